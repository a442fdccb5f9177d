/** Rules for the shell's own settings, and for other requests without a family of their own. */
import { quote, quotePath } from '../quote.ts';
import type { Family } from '../types.ts';
import { know, withWord, onFile, EVERYDAY } from './misc-parts.ts';

export const shellFamily: Family = {
  name: 'shell',
  rules: [
    {
      when: 'alias create|add|set',
      also: EVERYDAY,
      make: (slots) => {
        const name = slots.after('alias called named', 'name alias');
        const value = slots.quoted() ?? null;
        return name === null || value === null || !/^[\w.-]+$/.test(name) ? null : `alias ${name}=${quote(value)}`;
      },
      say: ['defines the alias for this shell', [/^alias (\S+?)=/, 'defines the alias $1 for this shell; your rc file can keep it']],
    },
    {
      when: 'path add',
      also: 'set dir env show',
      make: (slots) => {
        const dir = slots.tokens.find((token) => token.kind === 'path');
        if (dir === undefined || !slots.tokens.some((token) => /^\$?PATH$/i.test(token.raw))) return null;
        know(slots, /^\$?path$/);
        slots.used.add(slots.tokens.indexOf(dir));
        return `export PATH="$PATH:"${quotePath(dir.raw)}`;
      },
      say: 'adds the folder to PATH for this shell; add the line to your rc file to keep it',
      bonus: 0.3,
    },
    {
      when: 'set|create',
      also: 'env to',
      make: (slots) => {
        const at = slots.tokens.findIndex((token) => /^[A-Z][A-Z0-9_]*$/.test(token.raw) && token.raw.length > 1);
        const name = slots.tokens[at];
        if (name === undefined) return null;
        slots.used.add(at);
        const value = slots.quoted() ?? slots.after('to', 'word');
        return value === null ? null : `export ${name.raw}=${quote(value)}`;
      },
      say: ['sets the variable for this shell and its programs', [/^export (\w+)=/, 'sets $1 for this shell and its programs']],
      bonus: 0.2,
    },
    {
      when: 'env start-with|contain|find',
      also: `${EVERYDAY} start-with`,
      make: (slots) =>
        ((text) => (text === null ? null : `env | grep ${quote(slots.has('start-with') ? `^${text}` : text)}`))(
          slots.quoted() ?? slots.after('with for containing', 'word char'),
        ),
      say: 'lists the environment variables that match',
      bonus: 0.4,
    },
    {
      when: '',
      also: `${EVERYDAY} follow running`,
      make: (slots) => {
        const seconds = slots.tokens.findIndex(
          (token, at) => /^(seconds?|secs?)$/.test(token.low) && slots.tokens[at - 1]?.kind === 'number',
        );
        const command = slots.quoted();
        if (command === null || !slots.says('every', 'repeatedly', 'watch')) return null;
        slots.used.add(seconds);
        return `watch -n ${slots.integer() ?? 2} ${quote(command)}`;
      },
      say: ['runs the command again and again; Ctrl-C stops it', [/-n (\d+) /, 'runs the command every $1 seconds; Ctrl-C stops it']],
    },
    {
      when: '',
      also: `${EVERYDAY} running`,
      make: withWord(/^(repeat|times)$/, (slots) => {
        const command = slots.quoted();
        const n = slots.integer();
        return command === null || n === null ? null : `for i in $(seq ${n}); do ${command}; done`;
      }),
      say: ['runs the command several times', [/seq (\d+)/, 'runs the command $1 times']],
    },
    { when: 'user', also: `${EVERYDAY} current`, make: withWord(/^(id|uid|gid)$/, () => 'id'), say: 'shows your user and group numbers' },
    {
      when: 'modified|line author|user|modified',
      also: EVERYDAY,
      make: (slots) => {
        if (!slots.says('who', 'blame')) return null;
        const n = slots.numberOf('line');
        return n === null || n < 1 ? null : onFile((file) => `git blame -L ${n},${n} ${file}`)(slots);
      },
      say: ['shows who last changed that line', [/ -L (\d+),/, 'shows who last changed line $1']],
      bonus: 0.8,
    },
    { when: 'compare git', also: EVERYDAY, make: 'git diff', say: 'shows the changes that are not staged', bonus: 0.1 },
    {
      when: 'copy',
      also: 'git here',
      make: (slots) => (slots.says('clone') ? ((url) => (url === null ? null : `git clone ${quote(url)}`))(slots.url()) : null),
      say: ['copies the repository here', [/clone (\S+)$/, 'copies the repository $1 here']],
      bonus: 0.5,
    },
    {
      when: 'stash',
      also: 'uncommitted last',
      make: withWord(/^(apply|pop|back|unstash|bring)$/, () => 'git stash pop'),
      say: 'brings back the changes put aside last',
      bonus: 0.4,
    },
    {
      when: 'join',
      not: 'file line',
      also: 'branch current git',
      make: (slots) =>
        slots.tokens.some((token) => token.kind === 'path')
          ? null
          : slots.says('merge')
            ? ((name) => (name === null ? null : `git merge ${quote(name)}`))(
                slots.after('merge branch', 'branch') ?? slots.named('branch'),
              )
            : null,
      say: ['merges the branch into the current one', [/merge (\S+)$/, 'merges the branch $1 into the current one']],
    },
    {
      when: 'pull',
      also: 'git new uncommitted latest commit last branch all',
      make: 'git pull',
      say: 'fetches new commits and merges them',
      bonus: 0.4,
    },
    {
      when: 'connection|internet|network',
      also: `${EVERYDAY} listen`,
      make: (slots) => {
        know(slots, /^(connectivity)$/);
        return ((host) => (host === null ? null : `ping -c 4 ${quote(host)}`))(slots.host());
      },
      say: ['checks whether the host can be reached', [/ (\S+)$/, 'checks whether $1 can be reached']],
    },
    {
      when: 'port',
      not: 'kill',
      also: `${EVERYDAY} listen connection open internet`,
      make: (slots) => {
        const host = slots.host();
        const port = host === null ? null : slots.port();
        know(slots, /^open$/);
        return host === null || port === null ? null : `timeout 5 bash -c ${quote(`</dev/tcp/${host}/${port}`)} && echo open`;
      },
      say: ['prints "open" if the port answers', [/\/dev\/tcp\/(\S+)\/(\d+)/, 'prints "open" if port $2 of $1 answers']],
      bonus: 0.6,
    },
    {
      when: 'file sort|size|time|date|modified',
      not: 'big biggest delete count find',
      also: `${EVERYDAY} sort modified size time dir here new`,
      make: (slots) =>
        !slots.says('by') || slots.tokens.some((token) => ['path', 'size', 'age', 'glob'].includes(token.kind))
          ? null
          : slots.has('size')
            ? 'ls -lhS'
            : slots.has('time', 'date', 'modified')
              ? 'ls -lt'
              : slots.has('extension', 'type')
                ? 'ls -lX'
                : null,
      say: ['lists the files by time of change', [/-lhS/, 'lists the files by size'], [/-lX/, 'lists the files by extension']],
      bonus: 0.3,
    },
    {
      when: 'file line',
      also: EVERYDAY,
      make: (slots) =>
        slots.says('one', 'single') && slots.says('per', 'each') && !slots.tokens.some((token) => token.kind === 'path') ? 'ls -1' : null,
      say: 'lists one file on each line',
      bonus: 0.3,
    },
    {
      when: 'count file',
      also: `${EVERYDAY} dir recursive`,
      make: (slots) =>
        slots.says('each', 'per', 'every') && slots.has('dir') ? "find . -type f | sed 's|/[^/]*$||' | sort | uniq -c" : null,
      say: 'counts the files in each folder',
      bonus: 0.8,
    },
    {
      when: 'count file extension|type',
      also: `${EVERYDAY} dir recursive each extension type frequent`,
      make: (slots) =>
        slots.says('each', 'per', 'by', 'every') ? "find . -type f -name '*.*' | sed 's|.*\\.||' | sort | uniq -c | sort -rn" : null,
      say: 'counts the files of each extension',
      bonus: 0.9,
    },
    {
      when: 'size|space sum|dir|user',
      also: `${EVERYDAY} space sum dir owner`,
      make: (slots) =>
        slots.says('extension')
          ? "find . -type f -printf '%s %f\\n' | awk '{n=split($NF,a,\".\"); s[a[n]]+=$1} END {for (e in s) print s[e], e}' | sort -rn"
          : null,
      say: 'adds up the file sizes of each extension',
    },
    {
      when: 'line|count file|python|contain|line',
      not: 'contain word',
      also: `${EVERYDAY} python node`,
      make: (slots) => {
        if (!slots.says('code', 'lines of code', 'loc') || slots.tokens.some((token) => token.kind === 'path')) return null;
        know(slots, /^(code|javascript|typescript|rust|golang|java)$/);
        const kind = slots.says('python')
          ? 'py'
          : slots.says('javascript')
            ? 'js'
            : slots.says('typescript')
              ? 'ts'
              : slots.says('rust')
                ? 'rs'
                : slots.says('java')
                  ? 'java'
                  : null;
        return kind === null ? null : `find . -type f -name '*.${kind}' -exec cat {} + | wc -l`;
      },
      say: ['counts the lines of code, in total', [/\*\.(\w+)'/, 'counts the lines of all .$1 files, in total']],
      bonus: 0.3,
    },
    {
      when: 'find',
      also: EVERYDAY,
      make: withWord(/^(setuid|suid)$/, () => 'find . -type f -perm -4000'),
      say: 'lists the files that run with the rights of their owner',
      bonus: 0.5,
    },
    {
      when: 'time|date',
      also: 'yesterday tomorrow',
      make: withWord(/^(yesterday|tomorrow)$/, (slots) =>
        slots.has('file', 'modified') ? null : `date -d ${slots.says('tomorrow') ? 'tomorrow' : 'yesterday'} +%F`,
      ),
      say: ['shows the date of that day', [/ -d (\w+)/, 'shows the date of $1']],
      bonus: 0.4,
    },
    {
      when: 'date',
      also: 'current show set time',
      make: withWord(/^(iso|iso8601|iso-8601|yyyy-mm-dd)$/, () => 'date +%F'),
      say: 'shows the date as year-month-day',
      bonus: 0.6,
    },
    {
      when: 'restart',
      also: 'host system',
      make: (slots) => (slots.says('reboot') && !slots.tokens.some((token) => token.kind === 'name') ? 'sudo reboot' : null),
      say: 'restarts the machine',
    },
    { when: 'last restart', also: 'time date boot', make: 'uptime -s', say: 'shows when the machine was started', bonus: 0.5 },
    {
      when: 'show|file|content',
      also: 'show file content',
      make: (slots) =>
        slots.says('in', 'inside') || slots.tokens.some((token) => /^(what's|whats)$/.test(token.low))
          ? ((path) => (path === null ? null : /\.\w+$/.test(path) && !path.endsWith('/') ? null : `ls ${quotePath(path)}`))(
              slots.tokens.some((token) => token.kind === 'path') ? slots.dir() : null,
            )
          : null,
      say: ['lists the files in the folder', [/ (\S+)$/, 'lists the files in $1']],
      bonus: 0.1,
    },
    {
      when: '',
      make: (slots) =>
        /^(what|what's|whats|what is)$/.test(slots.tokens[0]?.low ?? '') && slots.says('in', 'inside')
          ? ((file) =>
              file === null || /\.(zip|tar|gz|tgz|xz|bz2)$/.test(file)
                ? null
                : /\.\w+$/.test(file)
                  ? `cat ${quotePath(file)}`
                  : `ls ${quotePath(file)}`)(slots.tokens.some((token) => token.kind === 'path') ? slots.path() : null)
          : null,
      say: ['shows what is in it', [/^cat (\S+)$/, 'shows the contents of $1'], [/^ls (\S+)$/, 'lists the files in $1']],
    },
    {
      when: 'add|create|set',
      also: 'word line file content',
      make: (slots) => {
        const text = slots.quoted();
        if (text === null || !slots.says('to', 'into')) return null;
        const file = slots.file();
        return file === null
          ? null
          : slots.says('write', 'save') && !slots.has('add')
            ? (know(slots, /^(write|save)$/), `echo ${quote(text)} > ${quotePath(file)}`)
            : `echo ${quote(text)} >> ${quotePath(file)}`;
      },
      say: [
        'writes the text to the file',
        [/ >> (\S+)$/, 'appends the text to $1'],
        [/ > (\S+)$/, 'writes the text to $1 and replaces what was there'],
      ],
      bonus: -0.2,
    },
  ],
};
