/** The user's turn as it will be sent: what was typed or found out, and how much of the conversation goes before it. */
import { randomBytes } from 'node:crypto';
import type { Config } from '../config/keys.ts';
import { documentation } from '../context/documentation.ts';
import { gather } from '../context/gather.ts';
import { FACTS } from '../context/index.ts';
import { ignorePattern, keptOut, unsaid, withoutIgnored } from '../context/kept-out.ts';
import type { Machine } from '../context/machine.ts';
import type { FactSource } from '../context/source.ts';
import type { Fact, Turn, UserTurn } from '../llm/port.ts';
import type { LookUp } from '../replies/index.ts';
import type { RedactedText } from '../safety/redact/index.ts';
import { remembered } from '../session/memory.ts';
import type { Effect, More } from '../session/session.ts';
import { earlierText, type Kept } from '../state/conversations.ts';
import type { Block, OutputBudget, ReadRing, SizeMark } from '../transcript/block.ts';
import { newestThatFit } from '../transcript/excerpt.ts';
import { renderBlock, renderScrollback } from '../transcript/output.ts';

type AskEffect = Extract<Effect, { kind: 'ask' }>;

/** What a turn is made from. */
export interface Material {
  readonly config: Config;
  readonly machine: Machine;
  readme(): string;
  earlier(): readonly Kept[];
  readonly sizes: readonly SizeMark[];
  /** Position in the ring up to which it may be told. */
  readonly end: number;
  readonly readRing: ReadRing;
  redact(text: string): RedactedText;
  /** See CompanionHost. */
  readonly patience: number;
}

/** Of a look-up, about 9,000 tokens: as much as 1,000 short lines. */
const LOOK_UP_CHARS = 32_000;

/** What stays the same for long: told once, and again only when it has changed or was forgotten. */
const LASTING = new Set(['os', 'shell', 'user', 'installed', 'cwd']);

/**
 * As it is sent and remembered: secrets are masked in it, since what is remembered is also written down, and nothing is left that the
 * user's `ignore` fits.
 */
export async function turnOf(asked: AskEffect, material: Material): Promise<{ readonly turn: UserTurn; readonly memory: readonly Turn[] }> {
  const fence = randomBytes(8).toString('hex');
  const ignore = ignorePattern(material.config.ignore);
  const hide = (block: Block): Block => unsaid(block, ignore);
  const { blocks } = asked;
  const effect: AskEffect = {
    ...asked,
    last: asked.last === null ? null : hide(asked.last),
    recent: asked.recent.map(hide),
    blocks: { ...blocks, ended: blocks.ended.map(hide) },
  };
  const clean = ({ name, text }: Fact): Fact => ({ name, text: material.redact(withoutIgnored(text, ignore)) });
  if (effect.more !== null) {
    const turn = await goesOn(effect.more, effect, material);
    return { turn: { ...turn, facts: turn.facts.map(clean), fence }, memory: effect.memory };
  }
  const { history_limit: exchanges, token_budget: tokens } = material.config;
  const memory = remembered(effect.memory, { exchanges, tokens });
  const facts = [...effect.told, ...(await gather(source(effect, material), FACTS, material.patience))].map(clean);
  return { turn: { role: 'user', question: effect.question, facts: facts.filter((fact) => !isKnown(fact, memory)), fence }, memory };
}

function isKnown({ name, text }: Fact, memory: readonly Turn[]): boolean {
  if (!LASTING.has(name)) return false;
  for (const turn of memory.toReversed()) {
    const known = turn.role === 'user' ? turn.facts.find((fact) => fact.name === name) : undefined;
    if (known !== undefined) return known.text === text;
  }
  return false;
}

function source(
  { purpose, question, place, last, recent, alias }: AskEffect,
  { config, machine, sizes, readRing, redact }: Material,
): FactSource {
  const { shell, version, cwd, who } = place;
  return {
    purpose,
    question,
    shell,
    version,
    cwd,
    who,
    last,
    alias,
    recent,
    output: async (budget: OutputBudget) => {
      if (last === null || !config.scrollback_enabled) return null;
      // twice as much as will be told: where it is cut here, half a secret may stand, and that part goes with the second cut
      const output = await renderBlock(last, readRing, sizes, { ...budget, chars: budget.chars * 2 });
      return output === null ? null : { ...output, text: redact(output.text) };
    },
    machine,
  };
}

async function goesOn(more: More, effect: AskEffect, material: Material): Promise<UserTurn> {
  if (more.kind === 'correction') return { role: 'user', question: more.why, facts: [], follows: true };
  const text = await lookedUp(more.what, effect, material);
  return { role: 'user', question: 'Here is what you asked to see.', facts: [{ name: more.what.kind, text }], follows: true };
}

async function lookedUp(what: LookUp, effect: AskEffect, material: Material): Promise<string> {
  const { config, readme, earlier, redact } = material;
  const { place } = effect;
  switch (what.kind) {
    case 'scrollback': {
      if (!config.scrollback_enabled) return '(the user has switched the scrollback off)';
      return (await scrollback(what.lines, effect, material)) || '(nothing is held of the scrollback)';
    }
    case 'docs':
      return documentation(readme()) || '(the documentation cannot be read)';
    case 'earlier':
      return config.history ? earlierText(earlier(), place.who, redact(place.cwd)) : '(the user keeps no history)';
  }
}

/** More lines than will be told: a key of many lines is known by its first, which must not be the one that is cut off. */
const SPARE_LINES = 100;

async function scrollback(asked: number, { blocks, last, purpose, place }: AskEffect, material: Material): Promise<string> {
  const { config, readRing, sizes, end, redact } = material;
  const lines = Math.min(asked, config.scrollback_lines);
  if (lines <= 0) return '';
  const newest = purpose === 'bare' ? (blocks.ended.find(({ from, to }) => from === last?.from && to === last.to) ?? null) : null;
  const gaps = keptOut(blocks, place.who, newest);
  const { text } = await renderScrollback(end, readRing, sizes, lines + SPARE_LINES, LOOK_UP_CHARS * 2, gaps);
  return newestThatFit(redact(text).split('\n').slice(-lines), LOOK_UP_CHARS).join('\n');
}
