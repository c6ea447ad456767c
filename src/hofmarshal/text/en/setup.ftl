# Setting an event up: rules, settings, private data that may go.

setup-override-faults = { $count ->
    [one] This override cannot stand so. Mend it; nothing was changed.
   *[other] { $count } faults in the overrides. Mend them; nothing was changed.
}
setup-value-unread = The value “{ $value }” for { $path } cannot be read. Write a number, true or false, or a text in quotation marks.
setup-override-why = Say for { $path } why it is overridden and who decided it.
setup-settings-replace = { $count ->
    [one] The rulebook itself says what this setting would. Override it there, with its clause.
   *[other] The rulebook itself says what these { $count } settings would. Override it there, with its clauses.
}
setup-private-early = Private data is kept until { $until }. Change how long it stays, if that was too long.
