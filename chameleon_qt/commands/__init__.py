"""The commands of the program, one module each; `start` is what happens without one.

A module of a command has what `command.Command` lists. It imports what it works with where it
runs, for every start reads every module. A new command is its module and its line in
`parser.COMMANDS`.
"""
