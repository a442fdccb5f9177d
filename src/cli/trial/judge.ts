/** Whether a suggested command does what a task asks: by what it printed and left behind, or by its text where it was not run. Pure. */
import { sha256 } from '../../base/sha256.ts';
import type { Ran } from './sandbox.ts';
import type { Task } from './task.ts';

/** Null: right. Otherwise why not, for the line on the screen. */
export type Judgement = string | null;

/** The line of the folder's description that this entry has: a folder, a link, a file. */
function lineFor(name: string, value: string): string {
  if (name.endsWith('/')) return `d ./${name.slice(0, -1)}`;
  return value.startsWith('-> ') ? `l ./${name} ${value}` : `${sha256(value)}  ./${name}`;
}

/** The name that a line is about. */
const nameIn = (line: string): string => /^(?:d|l|[0-9a-f]{64} ) \.\/(.*?)(?: -> .*)?$/.exec(line)?.[1] ?? line;

/** A link may be written with `./` in front or `/` behind. */
const plain = (line: string): string => (line.startsWith('l ') ? line.replace(/-> \.\//, '-> ').replace(/\/$/, '') : line);

function wrongFiles({ after = {}, leaves }: Task, { before, left }: Ran): Judgement {
  const found = left.map(plain);
  for (const [name, value] of Object.entries(after)) {
    const bare = name.replace(/\/$/, '');
    const lines = found.filter((line) => nameIn(line) === bare);
    if (value === null ? lines.length > 0 : lines.length === 0) return value === null ? `${name} is still there` : `there is no ${name}`;
    if (typeof value === 'string' && !lines.includes(lineFor(name, value))) return `${name} is not as it should be`;
  }
  if (leaves === true) return null;
  const named = (line: string): boolean => [`${nameIn(line)}/`, nameIn(line)].some((name) => Object.hasOwn(after, name));
  const was = new Set(before.map(plain));
  const is = new Set(found);
  const other = [...found.filter((line) => !was.has(line)), ...[...was].filter((line) => !is.has(line))].find((line) => !named(line));
  return other === undefined ? null : `it changed ${nameIn(other)}`;
}

/** By execution. */
export function judgeRun(task: Task, ran: Ran): Judgement {
  const { prints = [], lacks = [] } = task;
  if (ran.status === null) return 'it did not end';
  if (ran.before.length === 0 && ran.left.length === 0 && ran.status !== 0) return `it ended with status ${ran.status}`;
  if (!prints.every((pattern) => pattern.test(ran.output))) {
    if (ran.status !== 0) return `it ended with status ${ran.status}`;
    return ran.output.trim() === '' ? 'it printed nothing' : 'it printed something else';
  }
  if (lacks.some((pattern) => pattern.test(ran.output))) return 'it printed more than was asked for';
  return wrongFiles(task, ran);
}

/** By its text. */
export const judgeText = ({ says }: Task, command: string): Judgement => (says.test(command) ? null : 'it is about something else');
