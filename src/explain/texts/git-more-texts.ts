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
revisions: ends
others: commits, or files
behind: the files
git show: shows a commit
--stat?: only the files and how much changed
--name-only: only the names of files
--pretty? --format=: in this form
-s --no-patch: without the changes
revisions: of commits
others: the commit
git remote: lists or changes the other repositories
-v --verbose: with addresses
git remote add: connects another repository
-f: fetches it at once
.1: the name it gets
.2: its address
git remote remove, git remote rm: forgets another repository
others: its name
git remote rename: gives it another name
others: the old name, then the new one
git remote set-url: sets the address of another repository
--push: only the address to which commits are sent
--add: one more address
.1: its name
.2: the new address
git remote show: describes another repository
others: its name
git remote get-url: shows the address of another repository
others: its name
git remote prune: forgets branches that are gone there
others: its name
git tag: lists, makes or removes tags
-a --annotate: with a message and your name
-m= --message=: with this message
-d --delete: removes it
-l --list: lists those that match
-f --force: replaces it
-s --sign: signed
-n?: with so many lines of the message
--sort=: sorted by this
revisions: of commits
.1: its name
.2: the commit that it names
others -d: their names
others -l: the pattern of names
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
-e= --exclude=: without what matches this pattern
others: only there
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
others: the file
git cherry-pick: applies the changes of other commits here
-n --no-commit: without making a commit
-x: says in the message where it comes from
-e --edit: lets you change the message
--continue: goes on after conflicts
--abort: gives it up
--skip: leaves this commit out
revisions: of commits
others: the commits
git revert: undoes a commit by a new one
-n --no-commit: without making a commit
--no-edit: with the message as it is
-e --edit: lets you change the message
--continue: goes on after conflicts
--abort: gives it up
-m= --mainline=: which side of a merge counts
revisions: of commits
others: the commits
git config: shows or changes settings
--global: of this user
--local: of this repository
--system: of the machine
-l --list: lists them
-e --edit: in the editor
--unset: removes one
--get: shows one
.1: the name of the setting
.2: its value
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
revisions: of commits
others: the name of the commit
git worktree: manages further folders of the repository
git worktree add: makes a further folder
-b=: with this new branch
-B=: with this branch, moved if there is one
-d --detach: without a branch
-f --force: although the branch is in use
.1: the folder
.2: the commit or branch
git worktree list: lists them
git worktree remove: removes one
-f --force: although it has changes
others: the folder
git worktree prune: forgets those whose folder is gone
git submodule: manages repositories inside this one
git submodule update: brings them to the recorded commits
--init: takes in those that are new
--recursive: those inside them too
--remote: to the newest of their branch
others: only these
git submodule add: takes another repository in
-b= --branch=: this branch of it
.1: its address
.2: the folder
git submodule init: takes in those that are new
git submodule status: shows at which commits they are
--recursive: those inside them too
git submodule foreach: runs a command in each
--recursive: in those inside them too
git submodule deinit: empties their folders
-f --force: although they have changes
--all: all of them
others: only these
git bisect: finds the commit that broke something by halves
git bisect start: begins
revisions: of commits
.1: a commit that is bad
others: commits that are good
git bisect good: the thing still works here
revisions: of commits
others: in these commits
git bisect bad: the thing is broken here
revisions: of commits
others: in this commit
git bisect reset: ends, and goes back
git bisect run: tries each half with a command, until the commit is found
others: the command
git bisect skip: this commit cannot be tried
revisions: of commits
others: these commits
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
