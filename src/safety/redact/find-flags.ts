/** Passwords that a program takes in a way of its own: `mysql -psecret`, `curl -u user:secret`, `sshpass -p secret`. */
import type { Hits } from './literals.ts';
import type { Span } from './span.ts';
import { isHarmless } from './values.ts';

interface Program {
  /** Its name; whatever follows on the command line is looked at. */
  readonly name: string;
  /** Finds the value, in the named group `v`, on the rest of the line. */
  readonly flags: readonly RegExp[];
}

/** A shell word: quoted or bare. The quotes stay outside the group. */
const WORD = String.raw`(?:\\"(?<v>[^"\\\n]+)\\"|"(?<v>[^"\n]+)"|'(?<v>[^'\n]+)'|(?<v>[^\s"';|&<>()]+))`;
const flag = (pattern: string): RegExp => new RegExp(`(?<=\\s)${pattern}${WORD}`, 'g');
/** A user with a password behind a colon; one of them may be empty. Quotes around either part are allowed. */
const PAIR = flag(
  '(?:-[a-zA-Z]*u|--user|--proxy-user|-U)(?:=|\\s{0,5})(?=[^\\s]*:|["\'][^"\']*:)(?:["\']?[^\\s:"\']{0,200}["\']?:(?!["\']?(?:\\s|$)))?',
);

const PROGRAMS: readonly Program[] = [
  { name: 'curl', flags: [PAIR, flag('(?:-b|--cookie)\\s+(?=["\']?[\\w.-]+=[^\\s"\']*\\d)')] },
  { name: 'wget', flags: [flag('--(?:http-|ftp-|proxy-)?password[= ]')] },
  ...['mysql', 'mysqldump', 'mysqladmin', 'mariadb', 'mysqlimport', 'mycli'].map((name) => ({ name, flags: [flag('-p(?=\\S)(?!rint)')] })),
  { name: 'sshpass', flags: [flag('-p ?')] },
  { name: 'docker', flags: [flag('login\\s(?:[^\\n|;]{0,200}\\s)?(?:-p|--password)[= ]')] },
  { name: 'podman', flags: [flag('login\\s(?:[^\\n|;]{0,200}\\s)?(?:-p|--password)[= ]')] },
  { name: 'atuin', flags: [flag('(?:-p|-k|--password|--key)[= ]')] },
  { name: 'redis-cli', flags: [flag('(?:-a|--pass)[= ]')] },
  { name: 'mongo', flags: [flag('-p ')] },
  { name: 'openssl', flags: [flag('-(?:pass|passin|passout)\\s+["\']?pass:'), flag('-k\\s+')] },
  { name: 'ldapsearch', flags: [flag('-w ?')] },
  { name: 'htpasswd', flags: [flag('-[a-zA-Z]*b[a-zA-Z]*\\s+\\S+\\s+\\S+\\s+')] },
  { name: 'smbclient', flags: [flag('-U\\s*["\']?[^\\s%"\']+%')] },
  { name: 'vault', flags: [flag('login\\s+(?!-)')] },
  { name: 'unzip', flags: [flag('-P ')] },
  { name: 'zip', flags: [flag('-P ')] },
  { name: '7z', flags: [flag('-p(?=\\S)')] },
  { name: 'gpg', flags: [flag('--passphrase[= ]')] },
  { name: 'lftp', flags: [flag('(?:-u|user)\\s+[^\\s,]+[, ]')] },
  { name: 'rclone', flags: [flag('obscure\\s+')] },
  { name: 'az', flags: [flag('login\\s(?:[^\\n|;]{0,200}\\s)?-p ')] },
];

export const PROGRAM_LITERALS: readonly string[] = PROGRAMS.map(({ name }) => name);

/** Of a command line this much is looked at. */
const LINE_CHARS = 2000;
const MIN_CHARS = 3;

/** `hits`: with ids into PROGRAM_LITERALS. */
export function findFlags(text: string, hits: Hits): Span[] {
  const found: Span[] = [];
  const doneUntil = new Map<number, number>();
  for (const [index, start] of hits.starts.entries()) {
    const id = hits.ids[index] ?? 0;
    const program = PROGRAMS[id];
    if (program === undefined || start < (doneUntil.get(id) ?? 0)) continue;
    const from = start + program.name.length;
    if (!/\s/.test(text[from] ?? '') || !beginsWord(text, start)) continue;
    const command = commandLine(text, from);
    doneUntil.set(id, from + command.length);
    for (const pattern of program.flags)
      for (const match of command.matchAll(pattern)) {
        const value = match.groups?.['v'] ?? '';
        const at = from + match.index + match[0].lastIndexOf(value);
        if (value.length >= MIN_CHARS && !isHarmless(value)) found.push({ start: at, end: at + value.length, kind: 'password' });
      }
  }
  return found;
}

/** Nothing goes on here; a dash in the first column is that of a diff. */
const beginsWord = (text: string, at: number): boolean =>
  !/[\w.-]/.test(text[at - 1] ?? '') || (text[at - 1] === '-' && (at === 1 || text[at - 2] === '\n'));

/** To the end of the line, or of the last that a backslash continues. */
function commandLine(text: string, from: number): string {
  const piece = text.slice(from, from + LINE_CHARS);
  return /^(?:[^\n\\]|\\[^]|\\$)*/.exec(piece)?.[0] ?? '';
}
