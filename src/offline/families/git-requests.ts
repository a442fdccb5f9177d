/** Git, in the words of people who do not remember its verbs. */
import { quote, quotePath } from '../quote.ts';
import type { Family } from '../types.ts';
import { base } from './git-parts.ts';

export const gitFamily: Family = {
  name: 'git',
  rules: [
    {
      when: 'git status|modified',
      not: 'create branch author stash log delete',
      also: base,
      make: 'git status',
      say: 'what is changed and staged',
    },
    {
      when: 'uncommitted',
      not: 'undo delete stash reset',
      also: `${base} staged`,
      make: (slots) =>
        slots.has('staged')
          ? 'git diff --cached'
          : slots.has('file') || (slots.has('show') && slots.says('files'))
            ? 'git status --short'
            : 'git diff',
      say: 'what is changed and not committed',
    },
    {
      when: 'staged',
      not: 'undo add delete',
      also: `${base} uncommitted compare`,
      make: 'git diff --cached',
      say: 'what the next commit will hold',
    },
    {
      when: 'untracked',
      not: 'delete',
      also: base,
      make: 'git ls-files --others --exclude-standard',
      say: 'the files that git does not know',
    },
    { when: 'conflict', also: `${base} join`, make: 'git diff --name-only --diff-filter=U', say: 'the files with merge conflicts' },
    {
      when: 'commit',
      not: 'undo create set count author add push delete copy rename stash compare',
      also: `${base} first history log thisweek contain word`,
      make: (slots) => {
        if (!slots.says('commits', 'by') && !slots.has('show', 'last', 'history', 'log', 'find', 'first')) return null;
        const text = slots.quoted() ?? (slots.says('mention', 'mentioning', 'containing', 'about', 'message') ? slots.text() : null);
        if (text !== null) return (slots.explain('contain', 'word'), `git log --oneline -i --grep=${quote(text)}`);
        const file = slots.file();
        const n = slots.count() ?? (slots.has('last') && !slots.says('commits') ? 1 : null);
        const user = slots.says('by') ? slots.after('by', 'user author') : null;
        const age = slots.age();
        if (slots.says('today')) return 'git log --oneline --since=midnight';
        const since =
          age === null
            ? slots.says('yesterday')
              ? ' --since=yesterday'
              : slots.has('thisweek')
                ? ' --since=1.week'
                : ''
            : ` --since=${Math.round(age.minutes)}.minutes`;
        const many = n === null || n === 1 ? (n === 1 && slots.says('commits') ? ' -n 1' : '') : ` -n ${n}`;
        const author =
          user === null || /^(date|day)$/.test(user) ? '' : ` --author=${user === 'me' ? '"$(git config user.name)"' : quote(user)}`;
        const format = n === 1 && !slots.says('commits') ? '-1' : '--oneline';
        return `git log ${format}${many}${since}${author}${file === null ? '' : ` -- ${quotePath(file)}`}`;
      },
      say: 'the commits',
      bonus: 0.2,
    },
    {
      when: 'git log|history',
      not: 'undo delete error',
      also: `${base} structure`,
      make: (slots) => {
        const n = slots.count();
        const file = slots.file();
        return `git log --oneline${n === null ? '' : ` -n ${n}`}${file === null ? '' : ` -- ${quotePath(file)}`}`;
      },
      say: 'the commits',
    },
    {
      when: 'count commit',
      not: 'author',
      also: `${base} sum author user create set`,
      make: (slots) =>
        ((user) => `git rev-list --count${user === null ? '' : ` --author=${quote(user)}`} HEAD`)(
          slots.says('by', 'did') ? slots.after('by did', '') : null,
        ),
      say: 'counts the commits',
      bonus: 0.3,
    },
    {
      when: 'author',
      not: 'line file modified set',
      also: `${base} count commit sort most frequent`,
      make: 'git shortlog -sn HEAD',
      say: 'who made how many commits',
    },
    {
      when: 'commit count author|each|user',
      also: `${base} author sort`,
      make: (slots) => (slots.says('each', 'per', 'author', 'who') || slots.has('author') ? 'git shortlog -sn HEAD' : null),
      say: 'who made how many commits',
      bonus: 0.3,
    },
    {
      when: 'author|modified|line|user',
      not: 'count set find word',
      also: `${base} line author`,
      make: (slots) =>
        slots.says('who', 'blame', 'author')
          ? ((file) => {
              for (const [at, token] of slots.tokens.entries()) if (token.low === 'blame') slots.used.add(at);
              return file === null ? null : `git blame ${quotePath(file)}`;
            })(slots.file())
          : null,
      say: 'who last changed each line',
      bonus: 0.4,
    },
    {
      when: 'branch',
      not: 'create delete rename join switch set push compare undo commit-x launch',
      also: `${base} remote-url`,
      make: (slots) =>
        slots.says('current', 'which', 'what', 'am') && !slots.says('branches')
          ? 'git branch --show-current'
          : slots.tokens.some((token) => token.kind === 'name') && slots.says('switch', 'checkout', 'change', 'go')
            ? null
            : slots.says('branches') || slots.has('all', 'show')
              ? `git branch${slots.has('all', 'remote-url') || slots.says('remote') ? ' -a' : ''}`
              : null,
      say: 'the branches',
    },
    {
      when: 'branch create|launch',
      not: 'delete',
      also: `${base} switch start`,
      implies: 'new',
      make: (slots) => ((name) => (name === null || name === 'new' ? null : `git switch -c ${quote(name)}`))(slots.named('branch')),
      say: 'makes the branch and goes to it',
    },
    {
      when: 'branch set|show|git',
      not: 'delete create rename join',
      also: base,
      make: (slots) => {
        if (!slots.says('switch', 'checkout', 'change', 'go', 'move')) return null;
        for (const [at, token] of slots.tokens.entries()) if (/^(checkout|switch)$/.test(token.low)) slots.used.add(at);
        return ((name) => (name === null ? null : `git switch ${quote(name)}`))(slots.named('branch'));
      },
      say: 'goes to the branch',
      bonus: 0.2,
    },
    {
      when: 'branch',
      not: 'delete create rename join show',
      also: base,
      make: (slots) => {
        if (!slots.says('switch', 'checkout', 'change', 'go')) return null;
        for (const [at, token] of slots.tokens.entries()) if (/^(checkout)$/.test(token.low)) slots.used.add(at);
        return ((name) => (name === null ? null : `git switch ${quote(name)}`))(slots.named('branch'));
      },
      say: 'goes to the branch',
      bonus: 0.3,
    },
  ],
};
