/** Reads the frozen sets of tests/corpora/lessons, and plays a case without a shell: what is learned, and what is prefilled then. */
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { RanCommand } from '../../src/base/ran-command.ts';
import { isOfSuggestion } from '../../src/base/same-command.ts';
import { failureOf } from '../../src/lessons/error-signature.ts';
import { fittingFix } from '../../src/lessons/known-fix.ts';
import { fixesIn } from '../../src/lessons/learn.ts';
import { Redactor } from '../../src/safety/redact/index.ts';

export interface StoryCommand {
  readonly run: string;
  readonly status?: number;
  readonly out?: string;
  readonly in?: string;
  readonly typed?: boolean;
}

export interface Story {
  readonly name: string;
  readonly first: readonly StoryCommand[];
  readonly then: StoryCommand;
  readonly expect?: string;
  /** What must not be learned nor prefilled. */
  readonly never?: string;
  /** A model suggested this command in an earlier session. */
  readonly suggested?: string;
}

/** Each round has forms that those before it do not have. */
const ROUNDS = ['', 'more-', 'third-', 'fourth-'] as const;
const KINDS = ['stories', 'near-misses', 'poisonings'] as const;
export type StorySet = `${(typeof ROUNDS)[number]}${(typeof KINDS)[number]}`;
export const STORY_SETS: readonly StorySet[] = ROUNDS.flatMap((round) => KINDS.map((kind) => `${round}${kind}` as const));

const FOLDER = path.join(import.meta.dirname, '../corpora/lessons');
export const HOME = '/home/me';
/** The sets were written before anybody looked up what a placeholder looks like. */
const placeholders = (text: string): string => text.replaceAll('<TOKEN_1>', 'REDACTED_TOKEN_1');

export const stories = (name: StorySet): readonly Story[] =>
  parse(fs.readFileSync(path.join(FOLDER, `${name}.yaml`), 'utf8')) as readonly Story[];

/** As the recorder hands them over: with secrets masked. */
export const ran = (commands: readonly StoryCommand[], redactor = new Redactor({})): readonly RanCommand[] =>
  commands.map(({ run, status = 0, out = '', in: cwd = '~/app', typed = true }, at) => ({
    id: at + 1,
    text: redactor.redact(placeholders(run)),
    cwd: cwd.replace('~', HOME),
    status,
    typed,
    output: status === 0 || out === '' ? null : redactor.redact(out),
  }));

interface Played {
  readonly fix: string | null;
  readonly learned: string;
}

export const played = ({ first, then, suggested = '' }: Story): Played => playedThrough(first, then, suggested);

/** What is learned of the first commands, and what is prefilled after the last one. */
export function playedThrough(first: readonly StoryCommand[], again: StoryCommand, suggested = ''): Played {
  const commands = ran(first).map((one) => ({ ...one, typed: one.typed && !isOfSuggestion(suggested, one.text) }));
  const learned = fixesIn(commands, HOME);
  const [last] = ran([again]);
  const failure = last === undefined ? null : failureOf(last);
  const known = learned.map(({ failure: { signature, shape }, template }) => ({ signature, template, failedShape: shape }));
  return {
    fix: failure === null ? null : (fittingFix(failure, known.toReversed())?.text ?? null),
    learned: JSON.stringify(learned.map(({ fix, template }) => [fix.text, template])),
  };
}

export interface Score {
  readonly right: number;
  readonly wrong: readonly string[];
}

/** Counts the cases of a set that end as they must. */
export function score(name: StorySet): Score {
  const wrong = stories(name).flatMap((story) => {
    const { fix, learned } = played(story);
    const bad = fix !== (story.expect ?? null) || (story.never !== undefined && learned.includes(story.never));
    return bad ? [`${story.name}: ${fix ?? 'nothing'}, not ${story.expect ?? 'nothing'}; learned ${learned}`] : [];
  });
  return { right: stories(name).length - wrong.length, wrong };
}
