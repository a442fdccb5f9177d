/** What developers ask of git every day, to look. */
import { phrasesOf, type Row } from '../row-phrases.ts';

const LAST = '(last|latest|most recent|previous)';

const rows: readonly Row[] = [
  [
    [
      '(show|get) [file] {file} (as it was|from) {n} (commit|commits) ago',
      '(show|get) [the] version of {file} (from|of) {n} (commit|commits) ago',
    ],
    'git show HEAD~{n}:{file}',
    'shows {file} as it was {n} commits ago',
  ],
  [
    ['(show|draw) [git|commit] (log|history|commits) as [a] (graph|tree)'],
    'git log --graph --oneline --all',
    'shows the commits of all branches as a graph',
  ],
  [
    [
      `(show|what is) (changed|different|the change|the changes|the diff) (in|by|of|with) ${LAST} commit`,
      `what did ${LAST} commit (change|do)`,
      `show ${LAST} commit`,
      `show (changes|diff) (of|in|from) ${LAST} commit`,
      `show what ${LAST} commit (changed|did)`,
    ],
    'git show',
    'shows the last commit and what it changed',
  ],
  [
    [
      '(show|see) what commit {commit} (changed|did|does)',
      '(show|what is in) commit {commit}',
      'what did commit {commit} (change|do)',
      'show (changes|diff) (of|in|from) commit {commit}',
    ],
    'git show {commit}',
    'shows the commit {commit} and what it changed',
  ],
  [
    [
      `(who|which commit|what commit) [last] (changed|wrote|touched|edited) line {n} (of|in) {file} [last]`,
      `(blame|git blame) line {n} (of|in) {file}`,
    ],
    'git blame -L {n},{n} -- {file}',
    'names the commit that last changed line {n} of {file}, and its author',
  ],
  [
    [
      'who (wrote|made|has|did) most [of the] (commits|commit) [in] [this repository|here]',
      '(count|number of) commits (per|by|of each) (author|person|user|contributor)',
      'how many commits (has each|did each|by each) (author|person) [made|make]',
      'who are the (contributors|authors|top contributors|main contributors) [of] [this repository|this project|here]',
      '(show|rank) (contributors|authors) [by commits|by number of commits]',
    ],
    'git shortlog -sn HEAD',
    'counts the commits of each author',
  ],
  [
    ['who (wrote|made|has|did) most [of the] (commits|commit) this year'],
    'git shortlog -sn --since=1.year HEAD',
    'counts the commits of each author in the last twelve months',
  ],
  [
    [
      `(show|which) [local] branches (that are|which are|are|have been) [already] merged [into|in|to] [this branch|here]`,
      `show merged branches`,
    ],
    'git branch --merged',
    'lists the branches that are merged into this one',
  ],
  [
    [`(show|which) [local] branches (that are|which are|are|have been) [already] merged (into|in|to) {ref}`],
    'git branch --merged {ref}',
    'lists the branches that are merged into {ref}',
  ],
  [
    [
      `(show|which) [local] branches (that are|which are|are|have) not [been] [yet] merged [into|in|to] [this branch|here]`,
      'show unmerged branches',
    ],
    'git branch --no-merged',
    'lists the branches that are not merged into this one',
  ],
  [
    [`(show|which) [local] branches (that are|which are|are|have) not [been] [yet] merged (into|in|to) {ref}`],
    'git branch --no-merged {ref}',
    'lists the branches that are not merged into {ref}',
  ],
  [
    ['(show) [all] (remote and local|local and remote|all) branches', 'show branches including remote [ones]', 'show all [of] branches'],
    'git branch -a',
    'lists all branches, those of the remote repositories too',
  ],
  [
    ['(show) [all] remote branches', 'which branches are (on|at) (origin|remote|server)'],
    'git branch -r',
    'lists the branches of the remote repositories',
  ],
  [
    [
      '(show|sort) branches (by|in order of|sorted by) (date|last commit|last change|age)',
      'which branches (are|were) (most recently|recently) (used|changed|active)',
    ],
    'git branch --sort=-committerdate -v',
    'lists the branches, the one with the newest commit first',
  ],
  [[`(show|what is in) ${LAST} stash`, 'show stash'], 'git stash show -p', 'shows the changes of the last stash'],
  [
    [
      '(show|which) files (that|which) (are different|differ|changed) between {ref} and {ref2}',
      '(show|which) files (changed|differ|are different) between [branches|branch] {ref} and [branch] {ref2}',
    ],
    'git diff --name-status {ref} {ref2}',
    'lists the files that differ between {ref} and {ref2}',
  ],
  [
    [
      '(show|which) commits (that are|are|which are) (in|on) {ref} (but|and) not (in|on) {ref2}',
      '(show) commits (of|on|in) {ref} (that are|which are) not (in|on) {ref2}',
    ],
    'git log --oneline {ref2}..{ref}',
    'lists the commits of {ref} that {ref2} does not have',
  ],
  [
    [
      '(show|which) [of] commits (that are not|are not|not|i have not|have not been|that i have not) [yet] [been] pushed [yet]',
      '(show|are there) unpushed commits',
      '(show|what did i) not push [yet]',
      'which commits did i not push [yet]',
    ],
    'git log --oneline @{upstream}..',
    'lists the commits that are not pushed yet',
  ],
  [
    [
      'when was [the file] {file} [first] (added|created|committed) [to git|in git|first]',
      '(which|what) commit [first] (added|created|introduced) [the file] {file}',
    ],
    'git log --diff-filter=A --follow --format="%h %ad %an: %s" -- {file}',
    'shows the commit that added {file}',
  ],
  [
    [
      '(find|which|what|show) commit [that|which] (deleted|removed) [the file] {file}',
      'when was [the file] {file} (deleted|removed) [from git|in git]',
      'who (deleted|removed) [the file] {file}',
    ],
    'git log --diff-filter=D --format="%h %ad %an: %s" -- {file}',
    'shows the commit that deleted {file}',
  ],
  [
    [
      '(find|which|what|show) commits [that|which] (added or removed|contain|mention|introduced|changed|added|removed) (text|' +
        'string|word|line) {text}',
      '(search) (history|git history|commits) (for) [text|string|word] {text}',
      'when was (text|string|word|line) {text} (added|removed|introduced)',
    ],
    'git log --oneline -S {text}',
    'lists the commits that added or removed the text {text}',
  ],
  [
    [
      '(find|which|what|show) commits (whose message|with a message that|with message|whose messages) (contains|contain|' +
        'mentions|mention|has|have) {text}',
      '(search) commit messages for {text}',
      'find commits about {text}',
    ],
    'git log --oneline -i --grep={text}',
    'lists the commits whose message contains {text}',
  ],
  [
    [
      '(find|show|which are|what are) (big|large|biggest|huge) (files|objects|blobs) in (git history|history|repository history|git repository)',
    ],
    "git rev-list --objects --all | git cat-file --batch-check='%(objectsize) %(objecttype) %(rest)' | grep ' blob ' | sort -rn | head -n 20",
    'lists the 20 largest files of the history with their sizes in bytes',
  ],
  [
    ['show [file] {file} (as it is in|as it was in) [branch|commit] {ref}', 'show [file] {file} (from|in|at|of|on) (branch|commit) {ref}'],
    'git show {ref}:{file}',
    'shows {file} as it is in {ref}',
  ],
  [
    ['(show|what is|which is) [latest|last|newest|current] tag', 'which (version|tag) is this [commit]'],
    'git describe --tags',
    'names the newest tag before this commit',
  ],
  [
    [
      '(show|what is) [current|full|short] (commit hash|hash of this commit|commit id|sha of this commit|current commit|commit i am on)',
      '(which|what) commit am i on',
    ],
    'git rev-parse HEAD',
    'prints the hash of this commit',
  ],
  [
    ['(show) (reflog|lost commits|where i was)', '(find|get back|recover|restore) lost commit', 'undo [git] (reset|rebase|hard reset)'],
    'git reflog',
    'lists where HEAD was; git reset --hard TO brings one back',
  ],
];

export const gitRows = phrasesOf(rows);
