/** Texts about the other subcommands of git. */
export const GIT_MORE_TEXTS = `
git diff: shows changes
--staged --cached: those that are marked for the next commit
--stat?: only the files and how much changed
--name-only: only the names of files
--name-status: only the names of files and what happened to them
-w --ignore-all-space: spaces do not count
--color?: in colours
--word-diff?: word by word
-U= --unified=: with so many lines around
-b --ignore-space-change: the number of spaces does not count
-p -u --patch: the changes themselves
--check: warns of spaces at line ends
--shortstat: only counts
--numstat: counts as numbers
-R: the other way round
--no-index: of two files outside of a repository
others: commits, or files
git show: shows a commit
--stat?: only the files and how much changed
--name-only: only the names of files
--pretty? --format=: in this form
-s --no-patch: without the changes
others: the commit
git remote: lists or changes the other repositories
-v --verbose: with addresses
git tag: lists, makes or removes tags
-a --annotate: with a message and your name
-m= --message=: with this message
-d --delete: removes it
-l --list: lists those that fit
-f --force: replaces it
-s --sign: signed
-n?: with so many lines of the message
--sort=: sorted by this
git rm: removes files, and marks that for the next commit
--cached: keeps the files on the disk
-r: folders with all that is in them
-f --force: also changed files
-n --dry-run: only says what it would do
-q --quiet: without messages
git mv: moves or renames files, and marks that
-f --force: replaces a file
-n --dry-run: only says what it would do
-k: skips what would fail
-v --verbose: says what it moves
git clean: removes files that git does not know
-f --force: really
-d: folders too
-n --dry-run: only says what it would do
-x: also ignored files
-X: only ignored files
-i --interactive: asks
-q --quiet: without messages
-e= --exclude=: without what fits this pattern
git init: begins a repository
--bare: without files
-b= --initial-branch=: the first branch has this name
-q --quiet: without messages
git blame: shows who changed each line last
-L=: only these lines
-w: spaces do not count
-C: also when it was copied from elsewhere
-M: also when it was moved
-e --show-email: with mail addresses
git cherry-pick: applies the changes of other commits here
-n --no-commit: without making a commit
-x: says in the message where it comes from
-e --edit: lets you change the message
--continue: goes on after conflicts
--abort: gives it up
--skip: leaves this commit out
git revert: undoes a commit by a new one
-n --no-commit: without making a commit
--no-edit: with the message as it is
-e --edit: lets you change the message
--continue: goes on after conflicts
--abort: gives it up
-m= --mainline=: which side of a merge counts
git config: shows or changes settings
--global: of this user
--local: of this repository
--system: of the machine
-l --list: lists them
-e --edit: in the editor
--unset: removes one
--get: shows one
git grep: searches in the files that git knows
-n --line-number: with line numbers
-i --ignore-case: capital and small letters are the same
-l --files-with-matches --name-only: only the names of files
-w --word-regexp: only whole words
-c --count: only how many lines
-E --extended-regexp: an extended regular expression
-v --invert-match: lines in which it is not found
.1: what is searched for
git ls-files: lists the files that git knows
-m --modified: changed ones
-o --others: those that git does not know
-d --deleted: removed ones
-c --cached: those that git knows
-s --stage: with their numbers
-z: ends each line with a NUL
--exclude-standard: without ignored ones
git reflog: lists where the branch has been
git rev-parse: turns names into numbers of commits
--short?: in a short form
--abbrev-ref?: the name of the branch
--show-toplevel: the folder of the repository
--verify: exactly one, or an error
git worktree: manages further folders of the repository
git submodule: manages repositories inside this one
git describe: names a commit by the last tag
--tags: with all tags
--always: or by its number
--abbrev?: with so many digits
--dirty?: says whether there are changes
git shortlog: lists commits by person
-s --summary: only counts
-n? --numbered: sorted by counts
-e --email: with mail addresses
git apply: applies changes from a file
--check: only tells whether it would work
-R --reverse: the other way round
--stat: only the files and how much changes
-p=: takes so many folders off the names
-v --verbose: with more messages
git archive: packs the files of a commit
--format=: in this form
-o= --output=: into this file
--prefix=: with this in front of the names
`;
