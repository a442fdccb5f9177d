/** Answers `yo remember …`, `yo forget …` and `yo what do you remember`: how the user's memory file changes, and what is said then. Pure. */
import { mentions } from '../base/json.ts';
import { type MemoryLine, namedIn, toldLine } from '../base/memory-lines.ts';
import type { Fact } from '../base/fact.ts';
import type { Turn } from '../llm/port.ts';
import { maskedIn } from '../safety/redact/index.ts';
import { exchangesOf } from './memory.ts';
import type { MemoryWish } from './memory-wish.ts';
import type { Session } from './session.ts';

/** What is to be done with the file, and the text that is shown when it was done. */
export interface MemoryAnswer {
  readonly change: { readonly kind: 'add' | 'remove'; readonly lines: readonly MemoryLine[] } | null;
  readonly text: string;
}

/** A longer line is a document; the model is told less than this of all lines together. */
export const LINE_CHARS = 300;

const EXAMPLE = 'for example: `yo remember our staging host is st4`';

/** Text of the user as Markdown that shows it as it is. */
const plain = (text: string): string => (/[\\`*_~[\]<>|#!]/.test(text) && !text.includes('`') ? `\`${text}\`` : text);
const where = ({ scope }: MemoryLine): string => (scope === null ? '' : ` (in ${plain(scope)})`);
const shown = (line: MemoryLine): string => `${plain(line.text)}${where(line)}${line.proposed ? ' (proposed by a model)' : ''}`;
const list = (lines: readonly MemoryLine[]): string => lines.map((line) => `- ${shown(line)}`).join('\n');

/** Why this text must not be kept; null when it may be. Secrets in it are masked already, or would be. */
export function refusalOf(text: string): string | null {
  if (!/[\p{L}\p{N}]/u.test(text)) return `say what to remember, ${EXAMPLE}`;
  if (text.length > LINE_CHARS) return `not remembered: a line has at most ${LINE_CHARS} characters`;
  const kinds = Object.keys(maskedIn(text)).map((kind) => kind.toLowerCase().replaceAll(/[_-]/g, ' '));
  if (kinds.length > 0)
    return `not remembered: there is a secret in it (${kinds.join(', ')}). Keep it in a password manager, and name the place here`;
  return null;
}

/**
 * What a wish comes to. Null when it names nothing remembered: then the sentence is a question.
 * @param root the repository or folder of the question.
 * @param lines all lines of the file.
 * @param here those that hold in this place.
 */
export function answerWish(
  wish: MemoryWish,
  { root, lines, here }: { readonly root: string; readonly lines: readonly MemoryLine[]; readonly here: readonly MemoryLine[] },
): MemoryAnswer | null {
  switch (wish.kind) {
    case 'remember': {
      const refusal = refusalOf(wish.text) ?? (wish.here ? refusalOf(root) : null);
      if (refusal !== null) return { change: null, text: refusal };
      const line: MemoryLine = { text: wish.text, scope: wish.here ? root : null, proposed: false };
      return { change: { kind: 'add', lines: [line] }, text: `remembered: ${shown(line)}` };
    }
    case 'forget': {
      const named = namedIn(wish.text, here);
      const [found = namedIn(wish.text, lines)] = named.length > 0 ? [named] : [];
      if (found.length === 0) return null;
      const texts = new Set(found.map(({ text }) => text));
      if (texts.size > 1)
        return {
          change: null,
          text: `nothing is forgotten, because ${found.length} lines match. Say more words of one, or: \`yosh memory edit\`\n\n${list(found)}`,
        };
      return { change: { kind: 'remove', lines: found }, text: `forgotten: ${found.map(shown).join(', ')}` };
    }
    case 'list': {
      if (here.length === 0) return { change: null, text: `nothing is remembered here yet; ${EXAMPLE}` };
      return { change: null, text: `${list(here)}\n\nTo change it: \`yosh memory edit\`` };
    }
  }
}

/** Facts that tell lines of the memory file, one row for each. */
const isMemory = ({ name }: Fact): boolean => name === 'remembered' || name === 'proposed-memory';

/**
 * The conversation without the lines that are no longer remembered. What only the provider understands is dropped with them: it refuses
 * that after a changed history.
 */
export function withoutForgotten(memory: readonly Turn[], isRemembered: (line: string) => boolean): readonly Turn[] {
  let changed = false;
  const turns = memory.map((turn): Turn => {
    if (turn.role === 'assistant') return turn;
    const facts = turn.facts.map((fact) => {
      if (!isMemory(fact)) return fact;
      const text = fact.text.split('\n').filter(isRemembered).join('\n');
      changed ||= text !== fact.text;
      return { ...fact, text };
    });
    return { ...turn, facts: facts.filter((fact) => !isMemory(fact) || fact.text !== '') };
  });
  if (!changed) return memory;
  return turns.map((turn) => (turn.role === 'assistant' ? { ...turn, items: null } : turn));
}

/**
 * The session without these lines, and without everything in the conversation that mentions one of them; commands that do count as private.
 * A walk-through that does has ended.
 */
export function withoutTexts(session: Session, texts: readonly string[]): Session {
  const lines = new Set(texts.map(toldLine));
  const isMention = (value: unknown): boolean => mentions(JSON.stringify(value), texts);
  const unlessMention = <T>(value: T | null): T | null => (isMention(value) ? null : value);
  const memory = exchangesOf(withoutForgotten(session.memory, (line) => !lines.has(line)))
    .filter((exchange) => !isMention(exchange))
    .flat();
  return {
    ...session,
    memory,
    blocks: { ...session.blocks, ended: session.blocks.ended.map((block) => (isMention(block.text) ? { ...block, text: '' } : block)) },
    suggestion: unlessMention(session.suggestion),
    untrustedLines: session.untrustedLines.filter((line) => !isMention(line)),
    ownLines: session.ownLines.filter(({ line }) => !isMention(line)),
    walkThrough: unlessMention(session.walkThrough),
    paused: unlessMention(session.paused),
    asked: unlessMention(session.asked),
    answers: session.answers.filter((answer) => !isMention(answer)),
    codeBlocks: session.codeBlocks.map((block) => (isMention(block.text) ? { ...block, text: null } : block)),
  };
}
