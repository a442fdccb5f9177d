/** Texts about git. */
export const GIT_TEXTS = `
git: keeps versions of files
-C=: goes to this folder first
-c=: with this setting
--no-pager: without a pager
--git-dir=: the repository is here
--work-tree=: the files are here
-p --paginate: with a pager
-v --version: shows the version
--bare: without files of its own
git status: shows what has changed
-s --short: in a short form
-b --branch: with the branch
--porcelain?: in a form for programs
-u? --untracked-files?: how files that git does not know are shown
--ignored?: with ignored files
-v --verbose: with the changes
-z: ends each line with a NUL
git add: marks changes for the next commit
-A --all: all changes, also removed files
-u --update: only files that git knows
-p --patch: asks about each change
-n --dry-run: only says what it would do
-f --force: also ignored files
-i --interactive: lets you choose
-N --intent-to-add: only the names
-v --verbose: says what it adds
-e --edit: lets you edit the changes
others: the files; . is all in this folder
git commit: records the marked changes
-m= --message=: with this message
-a --all: with all changes of files that git knows
--amend: replaces the last commit
--no-edit: with the message as it is
-v --verbose: shows the changes in the editor
-s --signoff: adds a line with your name
-n --no-verify: without hooks
-q --quiet: without messages
-F= --file=: with the message in this file
-C= --reuse-message=: with the message of this commit
--allow-empty: also without changes
-S? --gpg-sign?: signed
--author=: in the name of this person
--date=: with this time
--fixup=: as a correction of this commit
-p --patch: asks about each change
git push: sends commits to another repository
-u --set-upstream: remembers where to
-f --force: replaces what is there
--force-with-lease?: replaces it only if it is as you know it
--all: all branches
--tags: with tags
-d --delete: removes the branches there
-n --dry-run: only says what it would do
--no-verify: without hooks
-q --quiet: without messages
-v --verbose: with more messages
--follow-tags: with tags that belong to the commits
--mirror: makes the other an exact copy
.1: the other repository
others: what is sent
git pull: fetches commits and joins them to yours
-r? --rebase?: puts your commits on top
--ff-only: only if nothing has to be joined
--no-rebase: joins with a merge
-q --quiet: without messages
-v --verbose: with more messages
--autostash: sets changes aside meanwhile
--all: from all
git fetch: fetches commits, and changes no files
--all: from all
-p --prune: forgets branches that are gone
-t --tags: with all tags
--depth=: only so many commits
-f --force: replaces what is there
-n --no-tags: without tags
-q --quiet: without messages
-v --verbose: with more messages
git clone: copies a repository
--depth=: only so many commits
-b= --branch=: this branch
--recurse-submodules?: with its submodules
--bare: without files
-q --quiet: without messages
--single-branch: only one branch
-o= --origin=: calls the other one this
--mirror: an exact copy
-n --no-checkout: without files
-v --verbose: with more messages
.1: the repository
.2: the folder
git checkout: goes to a branch, or brings files back
-b=: makes this branch and goes there
-B=: makes this branch, or sets it back, and goes there
-f --force: throws changes away
-t --track?: remembers where it comes from
--orphan=: begins a branch without a past
-q --quiet: without messages
-p --patch: asks about each change
--ours: keeps your side of a conflict
--theirs: keeps the other side of a conflict
-d --detach: goes to the commit, not to a branch
-m --merge: takes changes along
revisions: of commits
.1: the branch or commit, or a file
others: the files
behind: the files
git switch: goes to a branch
-c= --create=: makes this branch and goes there
-C= --force-create=: makes this branch, or sets it back, and goes there
-d --detach: goes to the commit, not to a branch
-f --force --discard-changes: throws changes away
-q --quiet: without messages
-t --track?: remembers where it comes from
revisions: of commits
.1: the branch
.1 -c: where it begins
behind: the files
git restore: brings files back
-S --staged: takes marks for the next commit back
-W --worktree: the files themselves
-s= --source=: from this commit
-p --patch: asks about each change
-q --quiet: without messages
others: the files
git branch: lists, makes or removes branches
-a --all: also those of other repositories
-r --remotes: only those of other repositories
-d --delete: removes it if it was merged
-D: removes it in any case
-m --move: renames it
-M: renames it in any case
-v --verbose: with the last commit
-f --force: sets it back
-c --copy: copies it
-u= --set-upstream-to=: remembers where it is sent to
--merged?: only those that are merged
--no-merged?: only those that are not merged
--show-current: the name of the current one
-l --list: lists those that match
--contains?: only those with this commit
--sort=: sorted by this
git merge: joins another branch to this one
--no-ff: always with a commit of its own
--ff-only: only if nothing has to be joined
--squash: as changes, without a commit
--abort: gives it up
--continue: goes on after conflicts
-m=: with this message
--no-commit: without making the commit
-q --quiet: without messages
--no-edit: with the message as it is
git rebase: puts your commits on top of others
-i --interactive: lets you change their list
--onto=: on top of this
--abort: gives it up
--continue: goes on after conflicts
--skip: leaves this commit out
-r? --rebase-merges?: keeps merges
--autosquash: puts fixup! and squash! commits behind those that they correct
--autostash: sets changes aside meanwhile
-q --quiet: without messages
--root: all commits
revisions: of commits
.1: on top of this
.2: the branch whose commits are moved
git reset: goes back to a commit, or takes marks for the next commit back
--soft: keeps the files, and what is marked for the next commit
--mixed: keeps the files; nothing is marked for the next commit any more
--hard: throws all changes away
-p --patch: asks about each change
-q --quiet: without messages
--keep: keeps changes, or stops
revisions: of commits
others: the commit, or the files
behind: the files
git stash: sets changes aside
git stash push, git stash save: sets changes aside
-u --include-untracked: new files too
-a --all: ignored files too
-k --keep-index: leaves what is marked
-S --staged: only what is marked
-m= --message=: under this name
-p --patch: asks for each change
others: only of these files
git stash pop: brings changes back, and forgets that they were aside
--index: what was marked is marked again
revisions: of commits
others: which ones
git stash apply: brings changes back, and keeps them aside too
--index: what was marked is marked again
revisions: of commits
others: which ones
git stash list: lists what is aside
git stash show: shows what is aside
-p --patch: with the changes
revisions: of commits
others: which ones
git stash drop: forgets what is aside: it is lost
revisions: of commits
others: which ones
git stash clear: forgets all that is aside: it is lost
git stash branch: makes a branch of what is aside
others: its name
git log: lists commits
--oneline: one line for each
--graph: with lines that show how they hang together
--all: of all branches
-n= --max-count=: at most so many
-<number>: at most so many
-p -u --patch: with the changes
--stat?: with the files and how much changed
--author=: of this person
--since= --after=: since this time
--until= --before=: until this time
--grep=: with this in the message
-S=: in which this text came or went
-G=: whose changes match this
--follow: also under earlier names of the file
--decorate?: with the names of branches and tags
--name-only: with the names of files
--name-status: with the names of files and what happened to them
--pretty? --format=: in this form
--abbrev-commit: with short numbers
--merges: only merges
--no-merges: without merges
--reverse: the oldest first
-i --regexp-ignore-case: capital and small letters are the same
-L=: of these lines
--date=: how times are written
--first-parent: only the first line of descent
revisions: of commits
others: commits, or files
behind: the files
`;
