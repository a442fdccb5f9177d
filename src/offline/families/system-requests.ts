/** Rules for the machine, its clock, its users, the environment and the command history. */
import { quote } from '../quote.ts';
import type { Family } from '../types.ts';
import { BASE } from './system-parts.ts';

export const systemFamily: Family = {
  name: 'system',
  rules: [
    {
      when: 'uptime',
      not: 'process command take',
      also: `${BASE} boot running last`,
      make: (slots) => (slots.says('take', 'takes') || slots.tokens.some((token) => token.kind === 'quoted') ? null : 'uptime'),
      say: 'shows how long the machine has been running',
    },
    {
      when: 'boot',
      not: 'log error service delete',
      also: `${BASE} last time date uptime since`,
      make: 'uptime -s',
      say: 'shows when the machine was started',
    },
    {
      when: 'system|version',
      not: 'kernel package python node git memory cpu free update load uptime boot file log user disk commit service shell process time upgrade',
      also: `${BASE} version run running detail`,
      make: (slots, machine) => (slots.has('system', 'host') ? (machine.gnu ? 'cat /etc/os-release' : 'sw_vers') : null),
      say: 'shows which operating system this is',
    },
    {
      when: 'version',
      not: 'kernel package commit tag branch',
      also: `${BASE} system installed command python node git docker program process running shell have`,
      make: (slots, machine) => {
        const shell = slots.says('bash', 'zsh', 'python', 'python3', 'node', 'git', 'npm', 'docker')
          ? (slots.tokens.find((token) => /^(bash|zsh|python3?|node|git|npm|docker)$/.test(token.low))?.low ?? null)
          : null;
        const name = shell ?? slots.name();
        if (name === null || !/^[\w+-]+$/.test(name) || slots.tokens.some((token) => token.kind === 'path')) return null;
        for (const [at, token] of slots.tokens.entries()) if (token.low === name) slots.used.add(at);
        // what is no program here may be a library of any language
        if (shell === null && !machine.has(name)) return null;
        const program = name === 'python' && !machine.has('python') ? 'python3' : name;
        return `${program} --version`;
      },
      say: ['shows the version of the program', [/^(\S+) /, 'shows the version of $1']],
    },
    { when: 'kernel', not: 'log', also: `${BASE} version running`, make: 'uname -r', say: 'shows the kernel version' },
    {
      when: 'type|system cpu|host|system',
      not: 'memory count',
      also: `${BASE} architecture cpu bit`,
      make: (slots) => {
        if (!slots.says('architecture', 'arch', 'bit', '64-bit', '32-bit', '64')) return null;
        for (const [at, token] of slots.tokens.entries())
          if (/^(architecture|arch|bit|64-bit|32-bit|64|32)$/.test(token.low)) slots.used.add(at);
        return 'uname -m';
      },
      say: 'shows the processor architecture',
    },
    { when: 'hostname', not: 'set', also: BASE, make: 'hostname', say: 'shows the name of this machine' },
    {
      when: 'host name',
      not: 'set dns ip',
      also: BASE,
      make: (slots) => (slots.says('named', 'called') ? null : 'hostname'),
      say: 'shows the name of this machine',
      bonus: 0.2,
    },
    {
      when: 'whoami|user',
      not: 'delete add create process file password count owner group memory cpu exist set',
      also: `${BASE} current logged`,
      make: (slots) =>
        slots.says('who am i', 'username', 'user name', 'whoami') ||
        (slots.has('user') && slots.says('current', 'am', 'my') && !slots.says('users'))
          ? 'whoami'
          : null,
      say: 'shows your user name',
    },
    {
      when: 'user running|current|show',
      not: 'process delete add create file group whoami password owner memory',
      also: `${BASE} machine running current`,
      make: (slots) => (slots.says('logged in', 'logged', 'login', 'online', 'who') ? 'who' : null),
      say: 'shows who is logged in',
      bonus: 0.4,
    },
    {
      when: 'user show|find|count|all',
      not: 'process delete add create file running owner group password logged whoami',
      also: `${BASE} account count`,
      make: (slots) =>
        slots.says('logged', 'logged in')
          ? null
          : slots.says('users', 'accounts', 'user', 'accounts')
            ? `cut -d: -f1 /etc/passwd${slots.has('count') ? ' | wc -l' : ''}`
            : null,
      say: ['lists the accounts of this machine', [/wc -l$/, 'counts the accounts of this machine']],
    },
    {
      when: 'user host|system',
      not: 'process delete add create file running owner group password logged whoami',
      also: `${BASE} account count`,
      make: (slots) => (slots.says('users', 'accounts') ? `cut -d: -f1 /etc/passwd${slots.has('count') ? ' | wc -l' : ''}` : null),
      say: ['lists the accounts of this machine', [/wc -l$/, 'counts the accounts of this machine']],
    },
    {
      when: 'group',
      not: 'file owner add create delete set count column process',
      also: `${BASE} user member belong owner`,
      make: (slots) => {
        const user = slots.has('user') ? slots.named('user') : null;
        for (const [at, token] of slots.tokens.entries()) if (/^(member|part)$/.test(token.low)) slots.used.add(at);
        return user === null ? 'groups' : `groups ${quote(user)}`;
      },
      say: ['lists your groups', [/^groups (\S+)$/, 'lists the groups of $1']],
    },
    { when: 'group owner|user', not: 'file add delete process', also: `${BASE} belong owner`, make: 'groups', say: 'lists your groups' },
    { when: 'last user', also: `${BASE} login logged running`, make: 'last', say: 'shows who logged in recently' },
    {
      when: 'time|date|week',
      not:
        'file modified zone timestamp boot measure commit sort log calendar set git uptime cron process zone delete create ' +
        'name archive rename line',
      also: `${BASE} now today week time date`,
      make: (slots) =>
        slots.tokens.some((token) => ['path', 'glob', 'age', 'size'].includes(token.kind))
          ? null
          : slots.has('week') && slots.says('number')
            ? (slots.explain('number'), 'date +%V')
            : slots.says('day of the week', 'weekday', 'what day')
              ? 'date +%A'
              : slots.says('iso', 'yyyy-mm-dd')
                ? (slots.after('in', ''), 'date +%F')
                : 'date',
      say: [
        'shows the date and time',
        [/%V$/, 'shows the number of the week'],
        [/%A$/, 'shows the day of the week'],
        [/%F$/, 'shows the date as year-month-day'],
      ],
    },
    {
      when: 'timestamp',
      not: 'file modified',
      also: `${BASE} date time set seconds now`,
      make: (slots, machine) => {
        const n = slots.integer();
        return n === null ? 'date +%s' : machine.gnu ? `date -d @${n}` : `date -r ${n}`;
      },
      say: ['shows the seconds since 1970', [/^date -[dr] @?(\d+)$/, 'shows the date of the timestamp $1']],
    },
    {
      when: 'date|time zone',
      also: `${BASE} time date set`,
      make: (slots) =>
        slots.says('utc', 'gmt') ? 'date -u' : slots.has('show', 'find') || slots.says('what', 'which', 'timezone') ? 'date +%Z' : null,
      say: ['shows the time zone', [/ -u$/, 'shows the time in UTC']],
      bonus: 0.2,
    },
    {
      when: 'zone',
      also: `${BASE} time date set`,
      make: (slots) => (slots.says('utc', 'gmt') ? 'date -u' : 'date +%Z'),
      say: ['shows the time zone', [/ -u$/, 'shows the time in UTC']],
    },
    {
      when: 'calendar|thismonth',
      also: `${BASE} month year`,
      make: (_slots, machine) => (machine.has('cal') ? 'cal' : "python3 -m calendar $(date '+%Y %-m')"),
      say: 'shows a calendar of this month',
    },
    {
      when: 'hardware|device',
      not: 'network disk',
      also: `${BASE} connected connection device usb pci hardware attached`,
      make: (slots) =>
        slots.says('usb') ? 'lsusb' : slots.says('pci') ? 'lspci' : slots.has('device') && !slots.has('hardware') ? 'lsblk' : 'lscpu',
      say: [
        'lists the devices',
        [/^lsusb$/, 'lists the USB devices'],
        [/^lspci$/, 'lists the PCI devices'],
        [/^lsblk$/, 'lists the disks and their partitions'],
        [/^lscpu$/, 'describes the processor'],
      ],
    },
    {
      when: 'env',
      not: 'set create delete virtualenv python add',
      also: `${BASE} value path sort shell content`,
      make: (slots) => {
        const name = slots.tokens.find((token) => /^\$?[A-Z][A-Z0-9_]+$/.test(token.raw));
        if (name === undefined) return 'env | sort';
        slots.used.add(slots.tokens.indexOf(name));
        for (const [at, token] of slots.tokens.entries()) if (token.low === 'value') slots.used.add(at);
        return `printenv ${quote(name.raw.replace('$', ''))}`;
      },
      say: ['lists the environment variables', [/^printenv (\w+)/, 'shows the value of $1']],
    },
    {
      when: 'path|show|find',
      not: 'file dir absolute line',
      also: `${BASE} env line each one per variable value command shell entries`,
      make: (slots) => {
        const token = slots.tokens.find((one) => /^\$?(PATH|path)$/.test(one.raw) || /^\$[A-Z_]+$/.test(one.raw));
        if (token === undefined || slots.tokens.some((one) => one.kind === 'path')) return null;
        slots.used.add(slots.tokens.indexOf(token));
        const name = token.raw.replace('$', '').toUpperCase();
        if (name === 'PATH')
          return slots.says('line', 'lines', 'each', 'per', 'readable', 'entries', 'entry')
            ? "printenv PATH | tr ':' '\\n'"
            : 'printenv PATH';
        return `printenv ${name}`;
      },
      say: ['shows the value of the variable', [/^printenv (\w+)/, 'shows the value of $1']],
      bonus: 0.1,
    },
    {
      when: '',
      also: 'show home path env',
      make: (slots) => {
        if (!slots.says('value', 'variable', 'echo')) return null;
        const at = slots.tokens.findIndex((token) => /^\$?[A-Z][A-Z0-9_]+$/.test(token.raw));
        const name = slots.tokens[at];
        if (name === undefined) return null;
        slots.used.add(at);
        for (const [place, token] of slots.tokens.entries()) if (token.low === 'echo') slots.used.add(place);
        return `printenv ${quote(name.raw.replace('$', ''))}`;
      },
      say: ['shows the value of the variable', [/^printenv (\w+)/, 'shows the value of $1']],
    },
    {
      when: 'set|add|create env',
      not: 'virtualenv python',
      also: 'value',
      make: (slots) => {
        const name = slots.tokens.find((token) => /^[A-Z][A-Z0-9_]+$/.test(token.raw));
        if (name === undefined) return null;
        slots.used.add(slots.tokens.indexOf(name));
        const value = slots.quoted() ?? slots.after('to as', 'word');
        return value === null ? null : `export ${name.raw}=${quote(value)}`;
      },
      say: ['sets the variable for this shell and its programs', [/^export (\w+)=/, 'sets $1 for this shell and its programs']],
    },
    { when: 'alias', not: 'create add set delete', also: `${BASE} shell defined`, make: 'alias', say: 'lists your aliases' },
    {
      when: 'history',
      not: 'git commit delete clear branch author',
      also: `${BASE} command shell last find first count contain number`,
      make: (slots) => {
        const n = slots.count();
        const text = slots.quoted() ?? (slots.has('contain', 'find') ? (slots.after('for', 'word command') ?? slots.name()) : null);
        return text !== null ? `fc -l 1 | grep -F -- ${quote(text)}` : n !== null ? `fc -l -${n}` : 'fc -l 1';
      },
      say: [
        'shows the commands you typed before',
        [/grep -F -- (\S+)$/, 'shows the earlier commands that contain $1'],
        [/^fc -l -(\d+)$/, 'shows the last $1 commands'],
      ],
    },
    {
      when: 'last command',
      not: 'error history file',
      also: `${BASE} run typed first`,
      make: (slots) => ((n) => (n === null ? null : `fc -l -${n}`))(slots.count()),
      say: ['shows the commands you typed before', [/^fc -l -(\d+)$/, 'shows the last $1 commands']],
    },
  ],
};
