/** What `yosh tour` shows, station by station: the line above the prompt, what is prefilled, and what a model would have answered. */
import type { UserTurn } from '../llm/port.ts';

/** A command as a model suggests it. */
export interface Suggested {
  readonly command: string;
  readonly explanation: string;
}

export interface Station {
  /** The part of the tour, from 1 to PARTS; a part may have several stations. */
  readonly part: number;
  /** Shown above the prompt. */
  readonly says: string;
  /** Prefilled: a question with `yo` in front of it, or a command. */
  readonly line: string;
  /** The answer when `line` is a question: one command, the steps of a walk-through, or a text. */
  readonly answer?: { readonly steps: readonly Suggested[]; readonly end?: string } | { readonly text: (turn: UserTurn) => string };
}

const PARTS = 4;
/** Name of the file with the made-up password, and the file's text. */
export const SECRET_FILE = { name: 'settings.env', text: 'DB_HOST=db.example\nDB_PASSWORD=kGx7-vw2Q-tour-Rm49\n' } as const;
/** The folder that the tour deletes. */
export const BUILD_FOLDER = 'build';
/** Shown before the shell starts, where nothing can be prefilled yet. */
export const WELCOME = [
  'yosh tour: one minute, offline, at your own prompt, in a throw-away folder.',
  'Nothing runs before you press Enter. Ctrl-C or exit leaves, and nothing stays.',
];

export const STATIONS: readonly [Station, ...Station[]] = [
  {
    part: 1,
    says: 'ask in plain words. Type this and press Enter: yo find big files',
    line: 'yo find big files',
    answer: { steps: [{ command: 'find . -type f -size +1M', explanation: 'lists the files over 1 MB here and below' }] },
  },
  {
    part: 2,
    says: 'a command that deletes says what it would delete. Enter asks for one',
    line: `yo delete the ${BUILD_FOLDER} folder`,
    answer: { steps: [{ command: `rm -rf ${BUILD_FOLDER}`, explanation: `removes the ${BUILD_FOLDER} folder` }] },
  },
  { part: 3, says: 'secrets are masked. Enter shows a file with a password in it', line: `cat ${SECRET_FILE.name}` },
  { part: 3, says: 'Enter shows what a model would get of that', line: 'yo what would be sent now', answer: { text: whatWouldBeSent } },
  {
    part: 4,
    says: 'a task in three steps: each waits until you have run the last',
    line: 'yo set up a small project',
    answer: {
      steps: [
        { command: 'mkdir demo', explanation: 'makes the folder' },
        { command: 'touch demo/README demo/main.sh', explanation: 'makes two files in it' },
        { command: 'ls demo', explanation: 'lists them' },
      ],
      end: 'The project demo is ready.',
    },
  },
  { part: 4, says: 'that was all. Next: yo help, and yosh setup. Enter leaves', line: 'exit' },
];

/** The line above the prompt. */
export const sentenceOf = ({ part, says }: Station): string => `tour ${part}/${PARTS} · ${says}`;

/** The station's line without `yo`; null when the line is a command. */
export const questionOf = ({ line, answer }: Station): string | null => (answer === undefined ? null : line.replace(/^yo /, ''));

/** Facts that are shown; the others are only named. */
const SHOWN: ReadonlySet<string> = new Set(['cwd', 'last-command', 'last-output']);

/** The question and some of its facts, exactly as they would be sent, because secrets in them are masked already. */
function whatWouldBeSent({ question, facts }: UserTurn): string {
  const shown = facts.filter(({ name }) => SHOWN.has(name)).map(({ name, text }) => `[${name}]\n${text.trim()}`);
  const others = facts.filter(({ name }) => !SHOWN.has(name)).map(({ name }) => name);
  const rest = others.length === 0 ? '' : `\n\nAlso sent: ${others.join(', ')}.`;
  const sent = `\`\`\`\n${question}\n${shown.join('\n')}\n\`\`\``;
  return `A model would get this; the tour sends nothing.\n\n${sent}${rest} After a real question \`yosh sent\` shows all of it.`;
}
