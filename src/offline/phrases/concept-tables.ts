/** What is true of modes, exit statuses, signals, ports, cron lines, options of tar, units and signs of the shell, as tables and texts. */

// sources: signal(7), bash(1) "EXIT STATUS", the IANA register of services, crontab(5), GNU tar's manual

const SIGNALS: Readonly<Record<number, readonly [name: string, about: string]>> = {
  1: ['SIGHUP', 'the terminal was closed; many daemons read their configuration again'],
  2: ['SIGINT', 'interrupt, as sent by Ctrl-C'],
  3: ['SIGQUIT', 'quit with a core dump, as sent by Ctrl-\\'],
  4: ['SIGILL', 'illegal instruction'],
  6: ['SIGABRT', 'the program aborted itself'],
  8: ['SIGFPE', 'arithmetic error, such as a division by zero'],
  9: ['SIGKILL', 'ends the process at once; it cannot be caught, so nothing is saved'],
  11: ['SIGSEGV', 'segmentation fault: memory was used that does not belong to the program'],
  13: ['SIGPIPE', 'wrote to a pipe that nobody reads'],
  14: ['SIGALRM', 'a timer ran out'],
  15: ['SIGTERM', 'asks the process to end; the default of kill'],
};
const NUMBER_OF = new Map(Object.entries(SIGNALS).map(([number, [name]]) => [name, Number(number)]));

const STATUSES: Readonly<Record<number, string>> = {
  0: 'success',
  1: 'a general error; what it means is up to the program',
  2: 'wrong use of the command, in most programs and in shell builtins',
  126: 'the file was found, but it is not executable',
  127: 'command not found: a typing mistake, not installed, or not in PATH',
  130: 'interrupted by Ctrl-C (128 + signal 2, SIGINT)',
};

export function statusText(status: number): string | null {
  const known = STATUSES[status];
  if (known !== undefined) return `Exit status ${status}: ${known}.`;
  const signal = SIGNALS[status - 128];
  if (signal !== undefined)
    return `Exit status ${status}: ended by signal ${status - 128}, ${signal[0]} (128 + ${status - 128}): ${signal[1]}.`;
  return null;
}

export const PORTS: Readonly<Record<string, number>> = {
  ftp: 21,
  ssh: 22,
  sftp: 22,
  telnet: 23,
  smtp: 25,
  dns: 53,
  http: 80,
  pop3: 110,
  ntp: 123,
  imap: 143,
  snmp: 161,
  ldap: 389,
  https: 443,
  smtps: 465,
  ldaps: 636,
  imaps: 993,
  pop3s: 995,
  mysql: 3306,
  mariadb: 3306,
  rdp: 3389,
  postgresql: 5432,
  postgres: 5432,
  vnc: 5900,
  redis: 6379,
  kubernetes: 6443,
  elasticsearch: 9200,
  memcached: 11211,
  mongodb: 27017,
};

export const signalText = (signal: string): string | null => {
  const upper = signal.toUpperCase().replace(/^-/, '');
  const number = /^\d+$/.test(upper) ? Number(upper) : (NUMBER_OF.get(upper.startsWith('SIG') ? upper : `SIG${upper}`) ?? Number.NaN);
  const known = SIGNALS[number];
  return known === undefined ? null : `Signal ${number} is ${known[0]}: ${known[1]}.`;
};

/** What a mode of three or four octal digits, or of nine letters, permits; null for another text. */
export function modeText(mode: string): string | null {
  if (!/^[0-7]{3,4}$/.test(mode)) return null;
  const digits = Array.from(mode.slice(-3), Number);
  const letters = digits.map((digit) => `${digit & 4 ? 'r' : '-'}${digit & 2 ? 'w' : '-'}${digit & 1 ? 'x' : '-'}`);
  const special = mode.length === 4 ? Number(mode[0]) : 0;
  const words = (digit: number): string => {
    const rights = [digit & 4 ? 'read' : '', digit & 2 ? 'write' : '', digit & 1 ? 'execute' : ''].filter((right) => right !== '');
    return rights.length === 0 ? 'nothing' : rights.join(', ');
  };
  const extra = [special & 4 ? 'set-user-ID' : '', special & 2 ? 'set-group-ID' : '', special & 1 ? 'sticky' : ''].filter(
    (one) => one !== '',
  );
  const [owner = 0, group = 0, others = 0] = digits;
  const plain = `${mode} is ${letters.join('')}: the owner may ${words(owner)}; the group ${words(group)}; others ${words(others)}`;
  return `${plain}${extra.length === 0 ? '' : `; ${extra.join(', ')}`}. On a folder, execute means to go into it.`;
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const two = (number: number): string => String(number).padStart(2, '0');

/** What the five fields of a cron line mean; null where they are not numbers, steps of `*`, ranges or lists within their bounds. */
export function cronText(fields: readonly string[]): string | null {
  const bounds: readonly (readonly [number, number])[] = [
    [0, 59],
    [0, 23],
    [1, 31],
    [1, 12],
    [0, 7],
  ];
  const isValid = (field: string, at: number): boolean => {
    const [low, high] = bounds[at] ?? [0, 0];
    const inside = (text: string): boolean => /^\d{1,2}$/.test(text) && Number(text) >= low && Number(text) <= high;
    return (
      field === '*' ||
      (/^\*\/[1-9]\d?$/.test(field) && Number(field.slice(2)) <= high) ||
      field.split(',').every((part) => {
        const ends = part.split('-');
        return ends.length <= 2 && ends.every(inside);
      })
    );
  };
  if (fields.length !== 5 || !fields.every(isValid)) return null;
  const [minute = '', hour = '', day = '', month = '', weekday = ''] = fields;
  const list = (field: string, name: (number: number) => string): string =>
    field
      .split(',')
      .map((part) => part.split('-').map(Number).map(name).join(' to '))
      .join(', ');
  const isNumber = (field: string): boolean => /^\d+$/.test(field);
  const step = (field: string): string => field.slice(2);
  let time: string;
  if (isNumber(minute) && isNumber(hour)) time = `at ${two(Number(hour))}:${two(Number(minute))}`;
  else if (isNumber(minute) && hour === '*') time = `every hour at minute ${minute}`;
  else if (isNumber(minute) && hour.startsWith('*/')) time = `at minute ${minute} of every ${step(hour)} hours`;
  else {
    const minutes =
      minute === '*' ? 'every minute' : minute.startsWith('*/') ? `every ${step(minute)} minutes` : `at minute ${list(minute, String)}`;
    const hours = hour === '*' ? '' : hour.startsWith('*/') ? ` of every ${step(hour)} hours` : ` of hour ${list(hour, String)}`;
    time = minutes + hours;
  }
  const days =
    (day === '*' ? '' : day.startsWith('*/') ? `every ${step(day)} days` : `on day ${list(day, String)} of the month`) +
    // with both set, cron runs on either
    (day !== '*' && weekday !== '*' ? ' or ' : '') +
    (weekday === '*'
      ? ''
      : weekday.startsWith('*/')
        ? `every ${step(weekday)} days of the week`
        : `on ${list(weekday, (number) => DAYS[number] ?? '')}`);
  const months =
    month === '*' ? '' : month.startsWith('*/') ? `every ${step(month)} months` : `in ${list(month, (number) => MONTHS[number - 1] ?? '')}`;
  const parts = [time, days === '' && isNumber(hour) && isNumber(minute) ? 'every day' : days, months].filter((part) => part !== '');
  return `${fields.join(' ')}: ${parts.join(', ')}.`;
}

/** The cron fields of `every monday at 9`, `daily at 3:30`; null where the words are others. */
export function cronFor(day: string, hour: string): string | null {
  const clock = /^(\d{1,2})(?::(\d{2}))?(am|pm)?$/i.exec(hour === 'midnight' ? '0' : hour === 'noon' ? '12' : hour);
  if (clock === null) return null;
  const half = clock[3]?.toLowerCase();
  const hours = half === undefined ? Number(clock[1]) : (Number(clock[1]) % 12) + (half === 'pm' ? 12 : 0);
  const minutes = Number(clock[2] ?? 0);
  const weekday = DAYS.findIndex((name) => name.toLowerCase() === day.toLowerCase().replace(/s$/, ''));
  const field = /^(day|night|daily)$/i.test(day) ? '*' : /^weekdays?$/i.test(day) ? '1-5' : weekday < 0 ? null : String(weekday);
  return hours > 23 || minutes > 59 || field === null ? null : `${minutes} ${hours} * * ${field}`;
}

export const TAR: Readonly<Record<string, string>> = {
  c: 'create an archive',
  x: 'extract',
  t: 'list the contents',
  r: 'append files',
  u: 'append newer files',
  z: 'compressed with gzip',
  j: 'compressed with bzip2',
  J: 'compressed with xz',
  f: 'the next word is the archive file',
  v: 'verbose: name each file',
  p: 'keep the permissions',
  k: 'keep files that exist',
  C: 'the next word is the folder to work in',
};

export const BYTES: Readonly<Record<string, readonly [decimal: number, binary: number]>> = Object.fromEntries(
  ['kilo', 'mega', 'giga', 'tera', 'peta'].flatMap((prefix, at) => {
    const sizes = [1000 ** (at + 1), 1024 ** (at + 1)] as const;
    return [`${prefix}byte`, `${prefix}bytes`, `${prefix[0]}b`].map((name) => [name, sizes]);
  }),
);

/** Signs of the shell, as bash(1) and zshparam(1) describe them. */
const SIGNS: Readonly<Record<string, string>> = {
  '$?': 'the exit status of the last command; 0 means success',
  '$!': 'the process ID of the last command that was started in the background',
  $$: 'the process ID of the shell',
  $0: 'the name of the shell or the script',
  $1: 'the first argument of the script or function',
  '$@': 'all arguments; "$@" keeps each of them one word',
  '$*': 'all arguments; "$*" joins them to one word',
  '$#': 'the number of arguments',
  $_: 'the last word of the previous command',
  '~': 'your home folder',
  '.': 'the folder where you are; as a command, it runs a file in this shell',
  '..': 'the parent folder',
  '|': 'a pipe: gives the output of the left command to the right one as input',
  '>': 'writes the output to a file and replaces what was in it',
  '>>': 'appends the output to a file',
  '<': 'reads the input from a file',
  '2>': 'writes the errors (stderr) to a file',
  '2>&1': 'sends the errors (stderr) where the output (stdout) goes',
  '&>': 'writes output and errors to a file',
  '>/dev/null': 'throws the output away',
  '2>/dev/null': 'throws the errors (stderr) away',
  '&': 'starts the command in the background',
  '&&': 'runs the next command only when the one before succeeded',
  '||': 'runs the next command only when the one before failed',
  ';': 'runs the next command after the one before, whatever its status',
  '*': 'any text in a file name, also none; not a leading dot',
  '?': 'any one character in a file name',
  '!!': 'the previous command, in bash and zsh',
  '#': 'begins a comment',
  '\\': 'takes the special meaning from the next character',
  '--': 'ends the options: what follows is an operand, even with a dash in front',
  '-': 'standard input, or in cd the folder before',
};
export const signText = (sign: string): string | null => (Object.hasOwn(SIGNS, sign) ? `${sign}: ${SIGNS[sign]}.` : null);
