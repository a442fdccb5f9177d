/** The shell's own settings, and what else is of no family. */
import { quote, quotePath } from '../quote.ts';
import type { Family } from '../types.ts';
import { know, said, onFile, everyday } from './misc-parts.ts';

export const shellFamily: Family = {
  name: 'shell',
  rules: [
    {
      when: 'alias create|add|set',
      also: everyday,
      make: (slots) => {
        const name = slots.after('alias called named', 'name alias');
        const value = slots.quoted() ?? null;
        return name === null || value === null || !/^[\w.-]+$/.test(name) ? null : `alias ${name}=${quote(value)}`;
      },
      say: 'for this shell; put the line in your rc file to keep it',
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
      say: 'for this shell; put the line in your rc file to keep it',
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
      say: 'sets it for this shell and what it starts',
      bonus: 0.2,
    },
    {
      when: 'env start-with|contain|find',
      also: `${everyday} start-with`,
      make: (slots) =>
        ((text) => (text === null ? null : `env | grep ${quote(slots.has('start-with') ? `^${text}` : text)}`))(
          slots.quoted() ?? slots.after('with for containing', 'word char'),
        ),
      say: 'the variables that match',
      bonus: 0.4,
    },
    {
      when: '',
      also: `${everyday} follow running`,
      make: (slots) => {
        const seconds = slots.tokens.findIndex(
          (token, at) => /^(seconds?|secs?)$/.test(token.low) && slots.tokens[at - 1]?.kind === 'number',
        );
        const command = slots.quoted();
        if (command === null || !slots.says('every', 'repeatedly', 'watch')) return null;
        slots.used.add(seconds);
        return `watch -n ${slots.integer() ?? 2} ${quote(command)}`;
      },
      say: 'runs it again and again; Ctrl-C ends it',
    },
    {
      when: '',
      also: `${everyday} running`,
      make: said(/^(repeat|times)$/, (slots) => {
        const command = slots.quoted();
        const n = slots.integer();
        return command === null || n === null ? null : `for i in $(seq ${n}); do ${command}; done`;
      }),
      say: 'runs it that often',
    },
    { when: 'user', also: `${everyday} current`, make: said(/^(id|uid|gid)$/, () => 'id'), say: 'your user and group numbers' },
    {
      when: 'modified|line author|user|modified',
      also: everyday,
      make: (slots) => {
        if (!slots.says('who', 'blame')) return null;
        const n = slots.numberOf('line');
        return n === null || n < 1 ? null : onFile((file) => `git blame -L ${n},${n} ${file}`)(slots);
      },
      say: 'who last changed that line',
      bonus: 0.8,
    },
    { when: 'compare git', also: everyday, make: 'git diff', say: 'what is changed and not staged', bonus: 0.1 },
    {
      when: 'copy',
      also: 'git here',
      make: (slots) => (slots.says('clone') ? ((url) => (url === null ? null : `git clone ${quote(url)}`))(slots.url()) : null),
      say: 'copies the repository here',
      bonus: 0.5,
    },
    {
      when: 'stash',
      also: 'uncommitted last',
      make: said(/^(apply|pop|back|unstash|bring)$/, () => 'git stash pop'),
      say: 'brings back what was put aside',
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
      say: 'merges it into the present branch',
    },
    { when: 'pull', also: 'git new uncommitted latest commit last branch all', make: 'git pull', say: 'fetches and merges', bonus: 0.4 },
    {
      when: 'connection|internet|network',
      also: `${everyday} listen`,
      make: (slots) => {
        know(slots, /^(connectivity)$/);
        return ((host) => (host === null ? null : `ping -c 4 ${quote(host)}`))(slots.host());
      },
      say: 'whether it can be reached',
    },
    {
      when: 'port',
      not: 'kill',
      also: `${everyday} listen connection open internet`,
      make: (slots) => {
        const host = slots.host();
        const port = host === null ? null : slots.port();
        know(slots, /^open$/);
        return host === null || port === null ? null : `timeout 5 bash -c ${quote(`</dev/tcp/${host}/${port}`)} && echo open`;
      },
      say: 'says "open" when the port answers',
      bonus: 0.6,
    },
    {
      when: 'file sort|size|time|date|modified',
      not: 'big biggest delete count find',
      also: `${everyday} sort modified size time dir here new`,
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
      say: 'the files in that order',
      bonus: 0.3,
    },
    {
      when: 'file line',
      also: everyday,
      make: (slots) =>
        slots.says('one', 'single') && slots.says('per', 'each') && !slots.tokens.some((token) => token.kind === 'path') ? 'ls -1' : null,
      say: 'one file a line',
      bonus: 0.3,
    },
    {
      when: 'count file',
      also: `${everyday} dir recursive`,
      make: (slots) =>
        slots.says('each', 'per', 'every') && slots.has('dir') ? "find . -type f | sed 's|/[^/]*$||' | sort | uniq -c" : null,
      say: 'how many files each folder holds',
      bonus: 0.8,
    },
    {
      when: 'count file extension|type',
      also: `${everyday} dir recursive each extension type frequent`,
      make: (slots) =>
        slots.says('each', 'per', 'by', 'every') ? "find . -type f -name '*.*' | sed 's|.*\\.||' | sort | uniq -c | sort -rn" : null,
      say: 'how many files of each extension',
      bonus: 0.9,
    },
    {
      when: 'size|space sum|dir|user',
      also: `${everyday} space sum dir owner`,
      make: (slots) =>
        slots.says('extension')
          ? "find . -type f -printf '%s %f\\n' | awk '{n=split($NF,a,\".\"); s[a[n]]+=$1} END {for (e in s) print s[e], e}' | sort -rn"
          : null,
      say: 'bytes by extension',
    },
    {
      when: 'line|count file|python|contain|line',
      not: 'contain word',
      also: `${everyday} python node`,
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
      say: 'counts the lines of code, all files together',
      bonus: 0.3,
    },
    {
      when: 'find',
      also: everyday,
      make: said(/^(setuid|suid)$/, () => 'find . -type f -perm -4000'),
      say: 'files that run as their owner',
      bonus: 0.5,
    },
    {
      when: 'time|date',
      also: 'yesterday tomorrow',
      make: said(/^(yesterday|tomorrow)$/, (slots) =>
        slots.has('file', 'modified') ? null : `date -d ${slots.says('tomorrow') ? 'tomorrow' : 'yesterday'} +%F`,
      ),
      say: 'that date',
      bonus: 0.4,
    },
    {
      when: 'date',
      also: 'current show set time',
      make: said(/^(iso|iso8601|iso-8601|yyyy-mm-dd)$/, () => 'date +%F'),
      say: 'the date as year-month-day',
      bonus: 0.6,
    },
    {
      when: 'restart',
      also: 'host system',
      make: (slots) => (slots.says('reboot') && !slots.tokens.some((token) => token.kind === 'name') ? 'sudo reboot' : null),
      say: 'RESTARTS the machine',
    },
    { when: 'last restart', also: 'time date boot', make: 'uptime -s', say: 'when the machine was started', bonus: 0.5 },
    {
      when: 'show|file|content',
      also: 'show file content',
      make: (slots) =>
        slots.says('in', 'inside') || slots.tokens.some((token) => /^(what's|whats)$/.test(token.low))
          ? ((path) => (path === null ? null : /\.\w+$/.test(path) && !path.endsWith('/') ? null : `ls ${quotePath(path)}`))(
              slots.tokens.some((token) => token.kind === 'path') ? slots.dir() : null,
            )
          : null,
      say: 'lists the folder',
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
      say: 'what is in it',
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
      say: 'puts the text into the file',
      bonus: -0.2,
    },
  ],
};
