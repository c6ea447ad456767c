## What is said about results: exported folders, tables, documents, the published site.

# A nomination as a folder

results-step-unknown = What is recorded as “{ $event }” could not be written as a decision: it is left out of the folder.
results-protocol-apart = The protocol of bout { $bout } does not come to the result that was recorded (or none was): it is in { $file } and is not played.
results-replay-differs = { $path }: it was { $wanted }, the folder gives { $got }.
results-folder-head = The nomination “{ $name }” as it was fought: `hofmarshal run` plays this folder from its draw to its places.
results-fought-again = fought again
results-readme = The nomination “{ $name }”. `hofmarshal run` with this folder plays it again: entries.csv (who), decisions.yaml (what was decided, in its order), bouts.csv (results), bouts/ (protocols). Dates of birth and contacts are not in it.
results-readme-same = It was played when it was written, and came to the same tables and places.
results-readme-differs = It was played when it was written, and something came out otherwise:
