/** Makes the user's turn as it is sent: the question with its facts, and how much of the conversation is sent before it. */
import { type Fact, withText } from '../base/fact.ts';
import { randomHex } from '../base/random.ts';
import { gather } from '../context/gather.ts';
import { FACTS } from '../context/index.ts';
import { ignorePattern, privateIfIgnored, maskIgnored } from '../context/kept-out.ts';
import type { FactSource } from '../context/source.ts';
import type { Turn, UserTurn } from '../llm/port.ts';
import type { RedactedText } from '../safety/redact/index.ts';
import { toldLine } from '../base/memory-lines.ts';
import { remembered } from '../session/memory.ts';
import type { More, Place } from '../session/session.ts';
import { withoutForgotten } from '../session/remembering.ts';
import { ownOf } from '../session/own-lines.ts';
import { EARLIER, lineOrigin } from '../session/untrusted.ts';
import type { Block, OutputBudget } from '../transcript/block.ts';
import { renderBlock } from '../transcript/output.ts';
import { lookedUp } from './look-ups.ts';
import { FACT_ROOM } from './tool-sets.ts';
import type { AskEffect, Material } from './turn-material.ts';

/**
 * The turn as it is sent and remembered. Secrets are masked, because the memory is also written to disk, and text that the user's
 * `ignore` matches is removed.
 * @param onRead called once, when the disk has been read: whatever keeps this thread busy should wait for it.
 */
export async function turnOf(
  original: AskEffect,
  material: Material,
  onRead: () => void = () => {},
): Promise<{ readonly turn: UserTurn; readonly memory: readonly Turn[] }> {
  const fence = randomHex(8);
  const ignore = ignorePattern(material.config.ignore);
  const hide = (block: Block): Block => privateIfIgnored(block, ignore);
  const { blocks } = original;
  const effect: AskEffect = {
    ...original,
    last: original.last === null ? null : hide(original.last),
    recent: original.recent.map(hide),
    blocks: { ...blocks, ended: blocks.ended.map(hide) },
  };
  const mask = (text: string): RedactedText => material.redact(maskIgnored(text, ignore));
  const masked = (fact: Fact): Fact => withText(fact, mask);
  if (effect.more !== null) {
    onRead();
    const turn = await followUp(effect.more, effect, material);
    return { turn: { ...turn, facts: turn.facts.map(masked), fence }, memory: effect.memory };
  }
  const { history_limit: exchanges, token_budget: tokens } = material.config;
  // another terminal, or the user's editor, may have removed lines that were sent before
  const lines = new Set<string>(material.memory().map(({ text }) => mask(toldLine(text))));
  const kept = withoutForgotten(effect.memory, (line) => lines.has(line));
  const memory = remembered(kept, { exchanges, tokens });
  const gathered = await gather(source(effect, material), FACTS, material.patience, onRead);
  const facts = [...effect.facts, ...gathered, ...material.hostFacts()].map(masked);
  return { turn: { role: 'user', question: effect.question, facts: facts.filter((fact) => !isKnown(fact, memory)), fence }, memory };
}

/** Reads and masks the facts of this place once, with the code and into the caches that the question will use. */
export async function readFacts(place: Place, material: Material): Promise<void> {
  const asked: Asked = { purpose: 'question', question: '', place, last: null, recent: [], alias: '', untrustedLines: [], ownLines: [] };
  for (const fact of await gather(source(asked, material))) withText(fact, material.redact);
}

function isKnown({ name, text, lasting }: Fact, memory: readonly Turn[]): boolean {
  if (!lasting) return false;
  for (const turn of memory.toReversed()) {
    const known = turn.role === 'user' ? turn.facts.find((fact) => fact.name === name) : undefined;
    if (known !== undefined) return known.text === text;
  }
  return false;
}

type Asked = Pick<AskEffect, 'purpose' | 'question' | 'place' | 'last' | 'recent' | 'alias' | 'untrustedLines' | 'ownLines'>;

/** What a question says itself of the facts that are gathered for it. */
export function ofQuestion(asked: Asked): Omit<FactSource, 'output' | 'memory' | 'habits' | 'trust' | 'machine'> {
  const { purpose, question, place, last, recent, alias, untrustedLines, ownLines } = asked;
  const { shell, version, cwd, who } = place;
  return {
    purpose,
    room: FACT_ROOM[purpose],
    question,
    shell,
    version,
    cwd,
    who,
    last,
    alias,
    recent,
    lineOrigin({ text }) {
      const origin = lineOrigin(untrustedLines, text);
      return origin === 'untrusted' ? { origin, label: EARLIER } : { origin };
    },
    ownPart: ({ text }) => ownOf(ownLines, text),
  };
}

function source(asked: Asked, { config, machine, terminal, redact, memory, habits, trust }: Material): FactSource {
  const { question, last } = asked;
  return {
    ...ofQuestion(asked),
    output: async (budget: OutputBudget) => {
      if (last === null || terminal === null || !config.scrollback_enabled) return null;
      // twice as much as is sent: the cut made here may leave half a secret, and the second cut removes that part
      const output = await renderBlock(last, terminal.readRing, terminal.sizes, { ...budget, chars: budget.chars * 2 });
      return output === null ? null : { ...output, text: redact(output.text) };
    },
    memory,
    // offline reads none
    habits: async () => (config.history && config.provider !== 'offline' && question !== '' ? habits(question) : []),
    trust,
    machine,
  };
}

async function followUp(more: More, effect: AskEffect, material: Material): Promise<UserTurn> {
  if (more.kind === 'correction') return { role: 'user', question: more.why, facts: [], follows: true };
  const fact = await lookedUp(more.what, effect, material);
  return { role: 'user', question: 'Here is what you asked to see.', facts: [fact], follows: true };
}
