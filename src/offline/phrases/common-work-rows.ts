/** What developers ask in passing of git and of containers, in the many ways in which it is said. */
import { phrasesOf, type Row } from '../row-phrases.ts';

const DELETE = '(delete|drop|get rid of|rm)';
const BOTH =
  '(locally and remotely|both locally and remotely|both here and on origin|here and on origin|both locally and on origin|locally and on origin|' +
  'both local and remote|local and remote|on both local and remote|here and on remote|here and on server|both here and on server|everywhere|' +
  'both here and on remote|both here and remotely|locally and on remote|locally and on server|both locally and on remote|both locally and on server|' +
  'here and remotely|here and on github|locally and on github|both here and on github|both locally and on github|from both local and remote|' +
  'both on my machine and on origin|on my machine and on origin|and its remote|as well as on origin|and also on origin|and on origin|and on origin too|' +
  'on origin and locally|on origin and here|both on origin and here|both on origin and locally|remotely and locally|both remotely and locally)';
const TAG = '(tag|mark|label)';
const COMMIT = '[this|current|head|last|latest] [commit|version|release|state|revision|head]';
const PUSH_TAG =
  '(and push|and push tag|and push it|and push that|and push that tag|and push to origin|and push tag to origin|and push it to origin|and publish it|' +
  'and send it to origin|then push it|then push tag|and then push it|and then push tag|and push it to server|and push it to remote|and push this tag|' +
  'and also push it|and push tag to remote)';
const CLEAN = '(clean up|delete|prune|clear|get rid of|clean|purge|clean out)';
const LEFTOVERS =
  '[all] (stopped containers dangling images and unused networks|unused containers images and networks|stopped containers' +
  ' unused networks and dangling images|' +
  'stopped containers and dangling images and unused networks|stopped containers and unused networks and dangling images|' +
  'unused containers networks and images|unused containers images networks|stopped containers networks and images|' +
  'unused containers networks and dangling images|everything unused in docker|everything docker does not use|unused docker data|unused docker stuff|' +
  'unused docker objects|everything that docker does not need|docker leftovers|docker garbage)';

const rows: readonly Row[] = [
  [
    [
      `${DELETE} [git] branch [called|named] {ref} ${BOTH}`,
      `${DELETE} {ref} branch ${BOTH}`,
      `${DELETE} [both] (local and remote|remote and local) branch [called|named] {ref}`,
      `${DELETE} [git] branch [called|named] {ref} (from|in) (my repository and origin|my repository and remote|local and remote repository)`,
    ],
    'git branch -d {ref} && git push origin --delete {ref}',
    'deletes the branch {ref} here, if it is merged, and on origin',
  ],
  [
    [
      `${TAG} ${COMMIT} (as|with|with tag|by) {ref} ${PUSH_TAG}`,
      `${TAG} ${COMMIT} {ref} ${PUSH_TAG}`,
      `(create|make|add|set) [new] [git] tag [called|named] {ref} ${PUSH_TAG}`,
      '(create|make) and push [new] [git] tag [called|named] {ref}',
      'push tag {ref} after creating it',
    ],
    'git tag {ref} && git push origin {ref}',
    'gives this commit the tag {ref} and sends the tag to origin',
  ],
  [
    ['push [only|just] [git] tag {ref} [to origin|to remote|to server|to github]'],
    'git push origin {ref}',
    'sends the tag {ref} to origin',
  ],
  [
    [`${DELETE} [git] tag {ref} ${BOTH}`, `${DELETE} [both] (local and remote|remote and local) tag {ref}`],
    'git tag -d {ref} && git push origin --delete {ref}',
    'deletes the tag {ref} here and on origin',
  ],
  [
    [`${DELETE} [git] (remote tag|tag) {ref} (on|from|at) (origin|remote|server|github)`, `${DELETE} remote tag {ref}`],
    'git push origin --delete {ref}',
    'deletes the tag {ref} on origin',
  ],
  [
    ['(set|change|configure) [global] git (user name|username|name|user.name) (to|as) {rest}'],
    'git config --global user.name {rest}',
    'sets the name that git writes into your commits',
  ],
  [
    ['(set|change|configure) [global] git (email|mail|email address|mail address|e-mail|user.email) (to|as) {text}'],
    'git config --global user.email {text}',
    'sets the mail address that git writes into your commits',
  ],
  [
    [
      '(which|what|show) files (changed|were changed|were modified|did i change|have changed|were touched) (in|by|with) (last|latest|most recent) commit',
      'show [names of] files [that] (last|latest) commit (changed|touched|modified)',
      'show [only] (names of|list of) [changed] files (of|in) last commit',
    ],
    'git show --stat --oneline HEAD',
    'lists the files that the last commit changed',
  ],
  [
    ['rename (this|current) branch (to|as|into) {ref}', 'rename branch i am on to {ref}', 'change name of (this|current) branch to {ref}'],
    'git branch -m {ref}',
    'renames this branch to {ref}',
  ],
  [
    [
      '(create|make|start|open) [new] branch [called|named] {ref} (from|off|based on|off of|out of|starting at|starting from) [branch|commit|tag] {ref2}',
      '(branch) off [of] {ref2} (as|into|to) {ref}',
      '(create|make|start) [new] branch from {ref2} (called|named) {ref}',
    ],
    'git switch -c {ref} {ref2}',
    'makes the branch {ref} from {ref2} and switches to it',
  ],
  [
    [
      '(how far|how many commits) (ahead|behind|ahead or behind|ahead of origin|behind origin) (am i|is this branch|is branch|is my branch)',
      '(am i|is this branch|is my branch) (ahead of|behind|ahead or behind|up to date with|in sync with) (origin|remote|upstream)',
    ],
    'git status -sb',
    'shows how far this branch is ahead of its upstream or behind it',
  ],
  [
    [
      '(show|what|which) [changes|commits] (did i|have i) [make|made|commit|committed] today',
      '(show|list) [all] my commits (of|from) today',
    ],
    'git log --oneline --since=midnight --author="$(git config user.name)"',
    'lists your commits of today',
  ],
  [
    [
      '(show|what is) (first|oldest|very first|initial) commit [of|in] [this|the] [repository|project]',
      'when was this repository (created|started)',
      'show first commit ever',
    ],
    'git log --reverse --format="%h %ad %an: %s" | head -n 1',
    'shows the oldest commit of this branch',
  ],
  [
    [`${CLEAN} ${LEFTOVERS} without asking`, `(clean up|prune) docker [system] without asking`],
    'docker system prune -f',
    'removes stopped containers, unused networks and images without a name, and asks nothing',
  ],
  [
    [`${CLEAN} ${LEFTOVERS}`],
    'docker system prune',
    'removes stopped containers, unused networks and images without a name, after a question',
  ],
  [
    [`${CLEAN} [all] (stopped|exited|dead) [docker] containers without asking`],
    'docker container prune -f',
    'removes all stopped containers, and asks nothing',
  ],
  [
    [`${CLEAN} [all] (dangling|unused|untagged) [docker] images without asking`],
    'docker image prune -f',
    'removes the images without a name that no container uses, and asks nothing',
  ],
  [
    [`${CLEAN} [all] (dangling|unused) [docker] volumes without asking`],
    'docker volume prune -f',
    'removes the volumes that no container uses, and asks nothing',
  ],
  [
    [
      '(which|what) (image|images) (is|are) [docker] container {name} (using|running|based on|made from|from)',
      '(which|what) image does [docker] container {name} (use|run|come from)',
    ],
    "docker inspect -f '{{.Config.Image}}' {name}",
    'prints the image of the container {name}',
  ],
  [
    ['(undo|revert|take back|reverse) [git] add (for|of|on) [file] {file}', '(un-add|unadd) {file}'],
    'git restore --staged {file}',
    'unstages {file}; the file stays as it is',
  ],
  [
    ['merge [branch] {branch} [branch] into [branch] {branch2} [branch]'],
    'git switch {branch2} && git merge {branch}',
    'switches to {branch2} and merges {branch} into it',
  ],
  [
    [
      '(get|fetch|download|pull) [latest|new|newest|all] [changes|commits|news|updates|everything] [from] [origin|remote|server|github] ' +
        '(without merging|but do not merge|without merging anything|without merging them|but not merge|but do not merge them|but do not merge' +
        ' anything|without touching my files|without changing my files)',
      'fetch (without merging|from origin without merging)',
      'fetch [latest|new|all] [changes|commits|branches] from [remote] (origin|remote|server)',
    ],
    'git fetch',
    'gets the news of the remote repository; your branch and files stay as they are',
  ],
  [
    [
      '(find|which|what|show) commit [that|which] (added|introduced|first added|brought in|removed|deleted|first introduced) [word|text|string' +
        '|function|line] {text}',
      '(which|what) commit [first] (added|introduced|removed|brought in) [word|text|string|function|line] {text}',
    ],
    'git log --oneline -S {text}',
    'lists the commits that added or removed the text {text}',
  ],
  [
    [
      '(show) logs (of|from|for) [docker] container {name} last {n} lines',
      '(show) last {n} lines (of|from|in) logs (of|from|for) [docker] container {name}',
      '(show) last {n} [log] lines (of|from|for) [docker] container {name}',
    ],
    'docker logs --tail {n} {name}',
    'prints the last {n} lines that {name} logged',
  ],
];

export const commonWorkRows = phrasesOf(rows);
