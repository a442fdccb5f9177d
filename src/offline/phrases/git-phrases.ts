/** What people ask about git in whole sentences. */
import { WEEKDAYS } from '../../base/weekdays.ts';
import { isKnownProgram } from '../../programs/index.ts';
import { type Phrase, run } from '../phrasebook.ts';
import { quote, quotePath } from '../quote.ts';
import type { Machine } from '../types.ts';

const CHANGES = '[all] [of] [my|the] [local|uncommitted|unstaged] (changes|modifications|edits|work)';
const REF = /^[\w][\w./@{}~^-]*$/;
const isRepository = (machine: Machine): boolean => machine.exists('.git');

export const gitPhrases: readonly Phrase[] = [
  {
    ask: [
      '(undo|uncommit|take back|roll back|reverse|cancel) [the|my] (last|latest|most recent|previous) [local|git] commit',
      '(undo|uncommit|take back|roll back|reverse|cancel|remove) [the|my] (last|latest|most recent|previous) ' +
        '[local|git] commit (but|and|while|without) (keep|keeping|losing|leave) [all] [the|my] ' +
        '(changes|files|work|edits|modifications)',
    ],
    reply: () => run('git reset --soft HEAD~1', 'undoes the last commit and keeps its changes staged'),
  },
  {
    ask: [
      `(throw away|discard|drop|get rid of|revert|undo|reset) ${CHANGES} (in|to|of) [the file] {file}`,
      `(throw away|discard|drop|get rid of|revert|undo) what i changed in {file}`,
    ],
    reply: ({ file = '' }, machine) =>
      isRepository(machine) && machine.exists(file) && !/[*?]/.test(file)
        ? run(`git restore ${quotePath(file)}`, `discards the unstaged changes in ${file}; they cannot be brought back`)
        : null,
  },
  {
    ask: [`(throw away|discard|drop|get rid of|revert|undo) ${CHANGES}`],
    reply: (_, machine) =>
      isRepository(machine) ? run('git restore .', 'discards the unstaged changes here; they cannot be brought back') : null,
  },
  {
    ask: [
      'push [all] [my|the|our|this] (work|changes|commits|code|branch|commit|work upstream) [to|up to] ' +
        '[github|gitlab|the remote|origin|the server|upstream]',
      'upload my (changes|commits|code) to (github|gitlab|the remote)',
    ],
    reply: () => run('git push', 'sends your commits to the remote repository'),
  },
  {
    ask: ['(stage|git add) [the file] {file}'],
    reply: ({ file = '' }, machine) =>
      machine.exists(file) ? run(`git add ${quotePath(file)}`, `stages ${file} for the next commit`) : null,
  },
  {
    ask: [
      '(delete|remove) [the|my] local [git] branch [called|named] {branch}',
      '(delete|remove) [the|my] [git] branch (called|named) {branch}',
    ],
    reply: ({ branch = '' }) =>
      REF.test(branch) ? run(`git branch -d ${quote(branch)}`, `deletes the local branch ${branch} if it is merged`) : null,
  },
  {
    ask: [
      '(change|edit|fix|reword|replace) [the] (last|latest|previous) commit message (to|with|into) {text}',
      '(change|edit|fix|reword) the message of [the|my] (last|latest) commit to {text}',
    ],
    reply: ({ text = '' }) => run(`git commit --amend -m ${quote(text)}`, 'changes the message of the last commit'),
  },
  {
    ask: ['(which|what) commits did {who} (make|do|write|create)', '(show|list) [me] [all] [the] commits (by|of|from) {who}'],
    reply: ({ who = '' }) =>
      WEEKDAYS.includes(who.toLowerCase()) || /^(?:i|me|we|the|today|yesterday|last|this|now|\d.*|origin|main|master|head)$/i.test(who)
        ? null
        : run(`git log --oneline --author=${quote(who)}`, `lists the commits by ${who}`),
  },
  {
    ask: ['(show|list|see|view) [me] [the] [git] (history|log|commits) of [the file] {file}', '[git] (history|log) of [the file] {file}'],
    reply: ({ file = '' }, machine) =>
      machine.exists(file) && isRepository(machine)
        ? run(`git log --oneline -- ${quotePath(file)}`, `lists the commits that changed ${file}`)
        : null,
  },
  {
    ask: [
      '(what is|show|show me|print|get) [the|my] [git] remote [repository] (url|address)',
      '(what|which) remote (is this|am i using|do i push to)',
      'where does [git] push (go|to)',
    ],
    reply: () => run('git remote -v', 'shows the remote repositories and their addresses'),
  },
  {
    ask: [
      '(show|see|view|draw|print) [me] [the] [git|commit|git commit] ' +
        '(graph|commit graph|history as a graph|history graph) [of all branches|for all branches|with all branches]',
    ],
    reply: () => run('git log --graph --oneline --all', 'shows the commits of all branches as a graph'),
  },
  {
    ask: [
      '(set|change|configure) [my] [git] (email|e-mail|mail) [address] [in git|for git] to {mail}',
      'set [my] git (email|e-mail) {mail}',
    ],
    reply: ({ mail = '' }) =>
      /^[\w.+-]+@[\w.-]+$/.test(mail)
        ? run(`git config --global user.email ${quote(mail)}`, `sets the email address of your commits to ${mail}`)
        : null,
  },
  {
    ask: ['(set|change|configure) [my] git (name|user name|username) to {name}'],
    reply: ({ name = '' }) => run(`git config --global user.name ${quote(name)}`, `sets the name of your commits to ${name}`),
  },
  {
    ask: [
      '[see|show|show me|list] (what|which) files [have] changed',
      '[see|show|show me] what [have] [i] changed',
      '[see|show] what [have] i [have] changed (but|and) (not|have not|did not) [yet] (committed|commit) [yet]',
      'what have i changed (but|and) (not|have not|did not) [yet] (committed|commit) [yet]',
      '(what|which) files (did i change|have i changed|are changed|are modified|changed)',
    ],
    reply: (_, machine) => (isRepository(machine) ? run('git status --short', 'lists the changed files') : null),
  },
  {
    ask: [
      '(show|show me|see|what is|what are) the (difference|differences|diff|changes) between [the branches|branch] {one} and [branch] {other}',
      'diff [between] {one} and {other}',
    ],
    reply: ({ one = '', other = '' }, machine) =>
      isRepository(machine) && [one, other].every((ref) => REF.test(ref) && !machine.exists(ref) && !isKnownProgram(ref))
        ? run(`git diff ${quote(one)} ${quote(other)}`, `shows how ${other} differs from ${one}`)
        : null,
  },
  {
    ask: ['rename [the|my] current [git] branch to {name}'],
    reply: ({ name = '' }) => (REF.test(name) ? run(`git branch -m ${quote(name)}`, `renames the current branch to ${name}`) : null),
  },
];
