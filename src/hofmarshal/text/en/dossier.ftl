# What is private of people.

dossier-unknown-part = Nothing of that kind ({ $part }) is kept of this person.
