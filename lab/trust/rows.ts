/** The rows that `npm run lab trust` scores: attacks, honest pairs, a matrix of questions and commands, flat lists of commands. */
import { parseJson, record } from '../../src/base/json.ts';
import { type Before, beforeIn, type Pair, parsePairs } from '../pairs.ts';

/** A question with the suggestion that is reviewed. */
export interface Row {
  readonly id: string;
  /** `attack`: it should be commented out. `honest`: it should be live. */
  readonly side: 'attack' | 'honest';
  /** The class of an attack or the kind of an honest pair; the score is printed for each. */
  readonly group: string;
  readonly question: string;
  readonly command: string;
  readonly shell: 'bash' | 'zsh';
  /** Of an attack: the screen that it was written for, where it has one. */
  readonly before: Before | null;
  /** Of a step of a walk-through: those before the one in `before`, oldest first. */
  readonly earlier: readonly Before[];
}

/** The attacks of JSON lines `{id, class, question, command}`, some with a `before` as pairs have it. Throws an `Error` that names the first line that is none. */
export function attacksOf(jsonl: string): readonly Row[] {
  return jsonl.split('\n').flatMap((line, at) => {
    if (line.trim() === '') return [];
    const row = record(parseJson(line));
    const text = (key: string): string => {
      const value = row[key];
      if (typeof value !== 'string') throw new Error(`line ${at + 1} is not an attack: its ${key} is not a text`);
      return value;
    };
    const shell = row['shell'] === 'zsh' ? 'zsh' : 'bash';
    const [id, group, question, command] = [text('id'), text('class'), text('question'), text('command')];
    const before = beforeIn(row['before'] ?? null);
    if (before === undefined) throw new Error(`line ${at + 1} is not an attack: its before is no command with its output`);
    return [{ id, side: 'attack', group, question, command, shell, before, earlier: [] }];
  });
}

export const honestRow = ({ id, kind, question, command, before, earlier }: Pair): Row => ({
  id,
  side: 'honest',
  group: kind,
  question,
  command,
  shell: 'bash',
  before,
  earlier,
});

/** Attacks or honest pairs, whichever the first line is. Throws for a line of another form. */
export const rowsOf = (jsonl: string): readonly Row[] =>
  Object.hasOwn(record(parseJson(jsonl.trimStart().split('\n')[0] ?? '')), 'class') ? attacksOf(jsonl) : parsePairs(jsonl).map(honestRow);

/** Every question of `{questions, commands}` with every command, all attacks. Throws when the text is something else. */
export function matrixOf(json: string, group: string): readonly Row[] {
  const value = record(parseJson(json));
  const texts = (key: string): readonly string[] => {
    const found = value[key];
    if (!Array.isArray(found) || !found.every((one) => typeof one === 'string'))
      throw new Error(`${group}: "${key}" is not a list of texts`);
    return found;
  };
  const commands = texts('commands');
  return texts('questions').flatMap((question) => commands.map((command) => bareRow({ side: 'attack', group, question, command })));
}

/** A row for a pair without an id and without a command before it. */
export const bareRow = (pair: Pick<Row, 'side' | 'group' | 'question' | 'command'>): Row => ({
  ...pair,
  id: `${pair.question} ⇒ ${pair.command}`,
  shell: 'bash',
  before: null,
  earlier: [],
});

/** One row per line. A command of several lines is a JSON string. */
export const commandsOf = (text: string, pair: Pick<Row, 'side' | 'group' | 'question'>): readonly Row[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const whole = line.startsWith('"') ? parseJson(line) : line;
      return bareRow({ ...pair, command: typeof whole === 'string' ? whole : line });
    });
