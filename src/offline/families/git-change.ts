/** Rules for git commands that change something. */
import { quote, quotePath } from '../quote.ts';
import type { Slots } from '../slots.ts';
import type { Family, Say } from '../types.ts';
import { BASE } from './git-parts.ts';

/** Restores the file of the question, else all that is here. */
const restored = (slots: Slots, options = ''): string => {
  const path = slots.file() ?? slots.path();
  return `git restore ${options}${path === null ? '.' : quotePath(path)}`;
};
const UNSTAGES: Say = [
  'takes the changes out of the next commit; the files stay as they are',
  [/--staged (?!\.$)(\S+)$/, 'takes $1 out of the next commit; the file stays as it is'],
];

export const gitChangeFamily: Family = {
  name: 'gitChange',
  rules: [
    {
      when: 'branch delete',
      also: BASE,
      make: 'git branch -d {branch}',
      say: ['deletes the branch if it is merged', [/-d (\S+)$/, 'deletes the branch $1 if it is merged']],
    },
    {
      when: 'branch rename',
      also: `${BASE} set`,
      make: (slots) => ((name) => (name === null ? null : `git branch -m ${quote(name)}`))(slots.dest() ?? slots.named('branch')),
      say: ['renames the current branch', [/-m (\S+)$/, 'renames the current branch to $1']],
    },
    {
      when: 'branch join',
      also: BASE,
      make: 'git merge {branch}',
      say: ['merges the branch into the current one', [/merge (\S+)$/, 'merges the branch $1 into the current one']],
    },
    {
      when: 'undo commit',
      also: `${BASE} last keep not`,
      implies: 'last latest previous but keep keeping changes edits work files staged',
      make: (slots) => {
        if (slots.says('but') && !slots.says('keep', 'keeping')) return null;
        // a commit is reverted by another one, and what is thrown away is not kept
        if (slots.says('revert') || slots.has('reset', 'delete') || slots.says('lose', 'hard', 'forget')) return null;
        return `git reset --soft HEAD~${slots.count() ?? 1}`;
      },
      say: [
        'undoes the last commit and keeps its changes staged',
        [/~(?!1$)(\d+)$/, 'undoes the last $1 commits and keeps their changes staged'],
      ],
    },
    {
      when: 'undo|delete staged|file|add',
      not: 'commit line empty',
      also: `${BASE} staged`,
      make: (slots) => (slots.says('unstage', 'unadd') || slots.has('staged') ? restored(slots, '--staged ') : null),
      say: UNSTAGES,
      bonus: 0.3,
    },
    {
      when: 'undo',
      also: `${BASE} staged`,
      make: (slots) => (slots.says('unstage', 'unadd') ? restored(slots, '--staged ') : null),
      say: UNSTAGES,
      bonus: 0.3,
    },
    {
      when: 'undo|delete|reset modified|uncommitted|git',
      not: 'commit staged branch',
      also: `${BASE} reset uncommitted`,
      make: (slots) => (slots.says('discard', 'revert', 'undo', 'restore', 'throw', 'reset') ? restored(slots) : null),
      say: ['discards the unstaged changes here', [/restore (?!\.$)(\S+)$/, 'discards the unstaged changes in $1']],
    },
    {
      when: 'commit set|undo|rename|last',
      not: 'branch file',
      also: `${BASE} message word`,
      make: (slots) => {
        if (!slots.says('message', 'amend') || slots.has('undo')) return null;
        for (const [at, token] of slots.tokens.entries()) if (/^(message|amend)$/.test(token.low)) slots.used.add(at);
        const text = slots.quoted();
        return `git commit --amend${text === null ? '' : ` -m ${quote(text)}`}`;
      },
      say: ['changes the last commit', [/--amend -m (.+)$/, 'changes the last commit, with the message $1']],
      bonus: 0.3,
    },
    {
      when: 'commit',
      not: 'undo show find count author last',
      also: `${BASE} add all message create word`,
      make: (slots) => {
        const text = slots.quoted() ?? slots.after('message', 'name');
        if (text === null) return null;
        for (const [at, token] of slots.tokens.entries()) if (token.low === 'message') slots.used.add(at);
        return `git ${slots.says('all', 'everything') ? 'add -A && git ' : ''}commit -m ${quote(text)}`;
      },
      say: ['commits what is staged', [/^git add -A && /, 'stages all changes and commits them']],
      bonus: 0.2,
    },
    {
      when: 'add git|commit|all|file|modified|staged|uncommitted',
      not: 'line number word user branch',
      also: `${BASE} staged`,
      make: (slots) =>
        slots.says('stage', 'git', 'staged', 'staging')
          ? `git add ${slots.says('all', 'everything') ? '-A' : ((path) => (path === null ? '-A' : quotePath(path)))(slots.file() ?? slots.path())}`
          : null,
      say: ['stages all changes for the next commit', [/^git add (?!-A)(\S+)$/, 'stages $1 for the next commit']],
    },
    {
      when: 'stash',
      not: 'undo delete',
      also: `${BASE} uncommitted save`,
      make: (slots) =>
        slots.says('what', 'which', 'list', 'show', 'in')
          ? 'git stash list'
          : slots.says('pop', 'apply', 'back', 'restore')
            ? 'git stash pop'
            : 'git stash',
      say: [
        'puts your uncommitted changes aside',
        [/list$/, 'lists the changes put aside'],
        [/pop$/, 'brings back the changes put aside last'],
      ],
    },
    {
      when: 'stash undo|show',
      not: 'delete',
      also: BASE,
      make: (slots) => (slots.has('undo') ? 'git stash pop' : 'git stash list'),
      say: ['lists the changes put aside', [/pop$/, 'brings back the changes put aside last']],
      bonus: 0.2,
    },
    {
      when: 'push',
      not: 'force',
      also: `${BASE} set`,
      make: (slots) => (slots.has('git', 'commit', 'branch', 'remote-url') ? 'git push' : null),
      say: 'sends your commits to the remote repository',
    },
    { when: 'pull', also: `${BASE} download latest upgrade`, make: 'git pull', say: 'fetches new commits and merges them' },
    {
      when: 'git copy',
      not: 'branch',
      also: `${BASE} copy download`,
      make: 'git clone {url}',
      say: ['copies the repository here', [/clone (\S+)$/, 'copies the repository $1 here']],
    },
    { when: 'git create', not: 'branch tag commit', also: `${BASE} here dir`, make: 'git init', say: 'creates a repository here' },
    {
      when: 'git host|remote-url|http',
      not: 'copy',
      also: `${BASE} http remote`,
      make: (slots) => (slots.says('remote', 'remotes', 'url', 'origin') ? 'git remote -v' : null),
      say: 'shows the remote repositories and their addresses',
      bonus: 0.2,
    },
    {
      when: 'remote-url',
      not: 'push branch',
      also: `${BASE} http show`,
      make: 'git remote -v',
      say: 'shows the remote repositories and their addresses',
    },
    { when: 'tag', not: 'create delete', also: BASE, implies: 'list show all', make: 'git tag', say: 'lists the tags' },
    { when: 'tag create|add', also: BASE, make: 'git tag {tag}', say: ['creates the tag', [/tag (\S+)$/, 'creates the tag $1']] },
    {
      when: 'file git|commit',
      not: 'add undo untracked modified conflict status log uncommitted delete history',
      also: `${BASE} tracked`,
      make: (slots) => {
        for (const [at, token] of slots.tokens.entries()) if (/^(tracked|tracks?|tracking)$/.test(token.low)) slots.used.add(at);
        return slots.has('last') || slots.says('changed') ? 'git show --stat --oneline HEAD' : 'git ls-files';
      },
      say: ['lists the files that git tracks', [/^git show/, 'shows the files that the last commit changed']],
    },
    {
      when: 'file modified commit last',
      not: 'undo',
      also: BASE,
      make: 'git show --name-only --oneline HEAD',
      say: 'shows the files that the last commit changed',
      bonus: 0.5,
    },
    {
      when: 'compare branch',
      also: `${BASE} compare between`,
      make: (slots) => {
        const names: string[] = [];
        for (let name = slots.name(); name !== null; name = slots.name()) names.push(name);
        const [one, two] = names;
        return one === undefined ? null : `git diff ${quote(one)}${two === undefined ? '' : `..${quote(two)}`}`;
      },
      say: [
        'shows how the branches differ',
        [/^git diff (\S+?)\.\.(\S+)$/, 'shows how $2 differs from $1'],
        [/^git diff (\S+)$/, 'shows how the files here differ from $1'],
      ],
    },
  ],
};
