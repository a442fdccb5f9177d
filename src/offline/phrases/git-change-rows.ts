/** What developers ask of git every day, to change something. */
import { phrasesOf, type Row } from '../row-phrases.ts';

const BRANCH = '(branch|git branch)';
const LAST = '(last|latest|most recent|previous)';

const rows: readonly Row[] = [
  [
    [
      '(delete|clean up|prune) [all] [local] branches (that are|which are|that have been) [already] merged [into|in] [here]',
      '(delete|clean up|prune) [all] merged [local] branches',
    ],
    "git branch --merged | grep -v '^[*+]' | xargs -r git branch -d",
    'deletes the local branches that are merged into this one',
  ],
  [
    ['(delete|clean up|prune) [all] [local] branches [that are|which are|that have been] [already] merged (into|in) {ref}'],
    "git branch --merged {ref} | grep -v '^[*+]' | grep -vxF -- '  '{ref} | xargs -r git branch -d",
    'deletes the local branches that are merged into {ref}',
  ],
  [
    [
      '(stash|shelve) [all] [of] (changes|work|everything) (including|with|and|also) (untracked|new) files [too]',
      '(stash) (everything|all) including untracked',
    ],
    'git stash push --include-untracked',
    'puts your changes and the new files aside; git stash pop brings them back',
  ],
  [
    [
      `(apply|pop|restore|unstash|get back|bring back|reapply) ${LAST} (stash|stashed changes)`,
      '(apply|pop|restore|unstash|get back|bring back) stash',
      '(restore|get back|bring back|unstash) stashed (changes|work)',
    ],
    'git stash pop',
    'brings back the changes of the last stash and removes it',
  ],
  [
    [`(squash|combine|merge|join) last {n} commits [into one] [commit]`],
    'git rebase -i HEAD~{n}',
    'opens the last {n} commits in your editor: write squash for those that join the one above',
  ],
  [
    ['(edit|reorder|rewrite|change) last {n} commits', 'interactive rebase of last {n} commits'],
    'git rebase -i HEAD~{n}',
    'opens the list of the last {n} commits in your editor, to reorder, edit or join them',
  ],
  [
    [
      'push [this|current|new] branch (and|and also|while) (set|setting|track|create) (upstream|tracking|remote branch|it)',
      'push [this|current] [new] branch [to origin] (for the first time|first time|with upstream|and set upstream)',
      'push [this] new branch [to origin|upstream]',
      'set upstream (of|for) (this|current) branch',
    ],
    'git push -u origin HEAD',
    'sends this branch to origin and makes it the upstream',
  ],
  [
    ['(make|save|write|export) patch (of|from|with) [current|uncommitted|local] changes', 'save changes as patch [file]'],
    'git diff > changes.patch',
    'writes the changes that are not staged to changes.patch',
  ],
  [['(apply) [patch|patch file] {patch}'], 'git apply {patch}', 'applies the patch {patch} to the files here'],
  [
    ['(go|switch|change|get|check out|checkout) [back] to (previous|last) branch', '(go|switch) to branch i was on before'],
    'git switch -',
    'goes back to the branch where you were before',
  ],
  [
    [`rename ${BRANCH} {ref} to {ref2}`, `rename branch [from] {ref} (to|into|as) {ref2}`],
    'git branch -m {ref} {ref2}',
    'renames the branch {ref} to {ref2}',
  ],
  [['(abort|cancel|stop) [this|current] merge'], 'git merge --abort', 'gives the merge up and brings back the state before it'],
  [['(abort|cancel|stop) [this|current] rebase'], 'git rebase --abort', 'gives the rebase up and brings back the state before it'],
  [['(continue|go on with|resume|proceed with) [this|current] rebase'], 'git rebase --continue', 'goes on with the rebase'],
  [['(abort|cancel) [this|current] (cherry pick|cherry-pick)'], 'git cherry-pick --abort', 'gives the cherry-pick up'],
  [
    ['rebase [this branch|current branch|my branch|branch|it] (onto|on|on top of) {ref}'],
    'git rebase {ref}',
    'puts the commits of this branch on top of {ref}',
  ],
  [
    [
      '(cherry pick|cherry-pick) [commit] {commit}',
      '(copy|take|apply) commit {commit} [to|onto|into|on] [this branch|here|current branch]',
    ],
    'git cherry-pick {commit}',
    'applies the commit {commit} to this branch',
  ],
  [['(revert|undo|reverse) commit {commit}'], 'git revert {commit}', 'makes a commit that undoes {commit}'],
  [
    [
      '(get|take|restore|check out|checkout|bring back) [one|just|only] [file] {file} from [branch|commit] {ref}',
      '(get|take) version of {file} from [branch|commit] {ref}',
    ],
    'git restore --source={ref} -- {file}',
    'replaces {file} with the version of {ref}; changes to it that are not committed are lost',
  ],
  [
    [
      '(remove|untrack|stop tracking) [file] {file} (from git|from the index|from repository|in git|from version control) ' +
        '(but|and|without) (keep|keep it|leave it|deleting it|keeping it) [on disk|locally|in my folder|here|there]',
      '(stop tracking|untrack) [file] {file} [in git|with git]',
    ],
    'git rm --cached {file}',
    'takes {file} out of git; the file stays here',
  ],
  [
    ['unstage (everything|all|all files|all changes|all of it)', '(remove|take) everything from (index|staging area|stage)'],
    'git restore --staged .',
    'unstages everything here; the files stay as they are',
  ],
  [
    ['unstage [file] {file}', '(remove|take) {file} (from|out of) (index|staging area|stage)'],
    'git restore --staged {file}',
    'unstages {file}; the file stays as it is',
  ],
  [
    ['(stage|add) (everything|all|all changes|all files|all my changes) [to git|for commit|for the next commit|to the index]'],
    'git add -A',
    'stages all changes for the next commit',
  ],
  [
    [
      '(commit) [all] [of] changes (with message|using message|with|as) {rest}',
      '(commit) (everything|all) (with message|as message|with|as) {rest}',
    ],
    'git add -A && git commit -m {rest}',
    'commits all changes with that message',
  ],
  [
    [
      '(add|include) [my|these|the] [staged] changes (to|into|in) (last|previous|latest) commit',
      'amend last commit without (changing|editing) message',
      'add [something] i forgot to last commit',
    ],
    'git commit --amend --no-edit',
    'adds what is staged to the last commit, with the same message',
  ],
  [
    [
      '(clone|git clone|download) {url} (without its history|without history|without the history|shallow|shallowly|only the ' +
        'latest version|with only the latest version|only the last commit|with depth 1|with only the last commit)',
      '(shallow clone) [of] {url}',
    ],
    'git clone --depth 1 {url}',
    'copies the newest version of the repository, without its history',
  ],
  [
    ['(clone|git clone) [repository] {url} (into|to|in|as) [folder] {dir}'],
    'git clone {url} {dir}',
    'copies the repository into the folder {dir}',
  ],
  [
    ['(clone|git clone) [repository] {url} (and|with|including) [its|the|all] submodules'],
    'git clone --recurse-submodules {url}',
    'copies the repository and its submodules',
  ],
  [
    ['(update|init|initialize|get|fetch|download) [all|the] [git] submodules'],
    'git submodule update --init --recursive',
    'gets the submodules as this commit wants them',
  ],
  [
    [
      '(fetch) [everything|all] (and|while) (remove|prune|drop) [deleted|stale|gone|old] [remote] branches',
      '(remove|prune|clean up) (stale|deleted|gone) remote branches',
      'prune remote branches',
    ],
    'git fetch --all --prune',
    'gets the news of all remotes and forgets branches that they no longer have',
  ],
  [
    ['(set|change|configure|make) git (editor) (to|as) {name}', '(use) {name} as git editor', '(set|make) {name} [as|to be] git editor'],
    'git config --global core.editor {name}',
    'makes {name} the editor of git',
  ],
  [
    ['(ignore) {pattern} in git', '(add) {pattern} to (gitignore|.gitignore|git ignore)', '(make) git ignore {pattern}'],
    "printf '%s\\\\n' {pattern} >> .gitignore",
    'adds {pattern} to .gitignore: git leaves it out then',
  ],
  [['(delete) [git] tag {ref}'], 'git tag -d {ref}', 'deletes the tag {ref} here, not on a remote'],
  [
    [
      '(add|set) [new] [git] remote (called|named) {ref} (with url|with address|at|to|for|with the url) {url}',
      '(add|set) {url} as [git] remote (called|named) {ref}',
      'add remote {ref} {url}',
    ],
    'git remote add {ref} {url}',
    'adds the remote repository {ref}',
  ],
  [
    ['(add|set) {url} as (origin|remote|remote origin)', '(connect|link) this (repository|folder|project) (to|with) {url}'],
    'git remote add origin {url}',
    'adds the remote repository as origin',
  ],
  [['(change|set|update) (url|address) of [remote] {ref} to {url}'], 'git remote set-url {ref} {url}', 'changes the address of {ref}'],
  [['(change|set|update) remote [url|address] to {url}'], 'git remote set-url origin {url}', 'changes the address of origin'],
  [
    [
      '(start|make|create|init|initialize) [a|new] [empty] git repository [here|in this folder]',
      '(turn|make) this folder into git repository',
      '(init|initialize) git [here]',
    ],
    'git init',
    'makes a git repository of this folder',
  ],
  [
    ['(start|begin) [git] bisect', '(find|which) commit (that broke|which broke|broke) (it|the build|the tests|something)'],
    'git bisect start',
    'starts the search: then git bisect bad, and git bisect good COMMIT',
  ],
];

export const gitChangeRows = phrasesOf(rows);
