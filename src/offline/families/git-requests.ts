/** Rules for git commands that show something, and for branches. */
import { quote, quotePath } from '../quote.ts';
import type { Family } from '../types.ts';
import { BASE } from './git-parts.ts';

export const gitFamily: Family = {
  name: 'git',
  rules: [
    {
      when: 'git status|modified',
      not: 'create branch author stash log delete',
      also: BASE,
      make: 'git status',
      say: 'shows which files are changed and which are staged',
    },
    {
      when: 'uncommitted',
      not: 'undo delete stash reset',
      also: `${BASE} staged`,
      make: (slots) =>
        slots.has('staged')
          ? 'git diff --cached'
          : slots.has('file') || (slots.has('show') && slots.says('files'))
            ? 'git status --short'
            : 'git diff',
      say: [
        'shows the changes that are not staged',
        [/--cached/, 'shows the changes that are staged'],
        [/status/, 'lists the files with uncommitted changes'],
      ],
    },
    {
      when: 'staged',
      not: 'undo add delete',
      also: `${BASE} uncommitted compare`,
      make: 'git diff --cached',
      say: 'shows what the next commit will contain',
    },
    {
      when: 'untracked',
      not: 'delete',
      also: BASE,
      make: 'git ls-files --others --exclude-standard',
      say: 'lists the files that git does not track',
    },
    { when: 'conflict', also: `${BASE} join`, make: 'git diff --name-only --diff-filter=U', say: 'lists the files with merge conflicts' },
    {
      when: 'commit',
      not: 'undo create set count author add push delete copy rename stash compare',
      also: `${BASE} first history log thisweek contain word`,
      make: (slots) => {
        if (!slots.says('commits', 'by') && !slots.has('show', 'last', 'history', 'log', 'find', 'first')) return null;
        const text = slots.quoted() ?? (slots.says('mention', 'mentioning', 'containing', 'about', 'message') ? slots.text() : null);
        if (text !== null) return (slots.explain('contain', 'word'), `git log --oneline -i --grep=${quote(text)}`);
        const file = slots.file();
        const n = slots.count() ?? (slots.has('last') && !slots.says('commits') ? 1 : null);
        const user = slots.says('by') ? slots.after('by', 'user author') : null;
        const day = slots.since();
        const age = slots.age();
        if (slots.says('today')) return 'git log --oneline --since=midnight';
        const since =
          day !== null
            ? ` --since=${quote(day)}`
            : age === null
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
      say: [
        'lists the commits',
        [/^git log -1 -- (\S+)$/, 'shows the last commit that changed $1'],
        [/^git log -1(?: |$)/, 'shows the last commit'],
        [/ -n (\d+)/, 'lists the last $1 commits'],
        [/--since=midnight/, 'lists the commits of today'],
        [/--grep=(\S+)$/, 'lists the commits whose message contains $1'],
        [/--author="\$/, 'lists your own commits'],
        [/--author=(\S+)$/, 'lists the commits by $1'],
        [/ -- (\S+)$/, 'lists the commits that changed $1'],
      ],
      bonus: 0.2,
    },
    {
      when: 'git log|history',
      not: 'undo delete error',
      also: `${BASE} structure`,
      make: (slots) => {
        const n = slots.count();
        const file = slots.file();
        return `git log --oneline${n === null ? '' : ` -n ${n}`}${file === null ? '' : ` -- ${quotePath(file)}`}`;
      },
      say: ['lists the commits', [/ -n (\d+)/, 'lists the last $1 commits'], [/ -- (\S+)$/, 'lists the commits that changed $1']],
    },
    {
      when: 'count commit',
      not: 'author',
      also: `${BASE} sum author user create set`,
      make: (slots) =>
        ((user) => `git rev-list --count${user === null ? '' : ` --author=${quote(user)}`} HEAD`)(
          slots.says('by', 'did') ? slots.after('by did', '') : null,
        ),
      say: ['counts the commits', [/--author=(\S+) /, 'counts the commits by $1']],
      bonus: 0.3,
    },
    {
      when: 'author',
      not: 'line file modified set',
      also: `${BASE} count commit sort most frequent`,
      make: 'git shortlog -sn HEAD',
      say: 'shows how many commits each author made',
    },
    {
      when: 'commit count author|each|user',
      also: `${BASE} author sort`,
      make: (slots) => (slots.says('each', 'per', 'author', 'who') || slots.has('author') ? 'git shortlog -sn HEAD' : null),
      say: 'shows how many commits each author made',
      bonus: 0.3,
    },
    {
      when: 'author|modified|line|user',
      not: 'count set find word',
      also: `${BASE} line author`,
      make: (slots) =>
        slots.says('who', 'blame', 'author')
          ? ((file) => {
              for (const [at, token] of slots.tokens.entries()) if (token.low === 'blame') slots.used.add(at);
              return file === null ? null : `git blame ${quotePath(file)}`;
            })(slots.file())
          : null,
      say: ['shows who last changed each line', [/ (\S+)$/, 'shows who last changed each line of $1']],
      bonus: 0.4,
    },
    {
      when: 'branch',
      not: 'create delete rename join switch set push compare undo commit-x launch',
      also: `${BASE} remote-url`,
      make: (slots) =>
        slots.says('current', 'which', 'what', 'am') && !slots.says('branches')
          ? 'git branch --show-current'
          : slots.tokens.some((token) => token.kind === 'name') && slots.says('switch', 'checkout', 'change', 'go')
            ? null
            : slots.says('branches') || slots.has('all', 'show')
              ? `git branch${slots.has('all', 'remote-url') || slots.says('remote') ? ' -a' : ''}`
              : null,
      say: ['lists the branches', [/--show-current/, 'shows the current branch'], [/ -a$/, 'lists the branches, remote ones included']],
    },
    {
      when: 'branch create|launch',
      not: 'delete',
      also: `${BASE} switch start`,
      implies: 'new',
      make: (slots) => ((name) => (name === null || name === 'new' ? null : `git switch -c ${quote(name)}`))(slots.named('branch')),
      say: ['creates the branch and switches to it', [/-c (\S+)$/, 'creates the branch $1 and switches to it']],
    },
    {
      when: 'branch set|show|git',
      not: 'delete create rename join',
      also: BASE,
      make: (slots) => {
        if (!slots.says('switch', 'checkout', 'change', 'go', 'move')) return null;
        for (const [at, token] of slots.tokens.entries()) if (/^(checkout|switch)$/.test(token.low)) slots.used.add(at);
        return ((name) => (name === null ? null : `git switch ${quote(name)}`))(slots.named('branch'));
      },
      say: ['switches to the branch', [/switch (\S+)$/, 'switches to the branch $1']],
      bonus: 0.2,
    },
    {
      when: 'branch',
      not: 'delete create rename join show',
      also: BASE,
      make: (slots) => {
        if (!slots.says('switch', 'checkout', 'change', 'go')) return null;
        for (const [at, token] of slots.tokens.entries()) if (/^(checkout)$/.test(token.low)) slots.used.add(at);
        return ((name) => (name === null ? null : `git switch ${quote(name)}`))(slots.named('branch'));
      },
      say: ['switches to the branch', [/switch (\S+)$/, 'switches to the branch $1']],
      bonus: 0.3,
    },
  ],
};
