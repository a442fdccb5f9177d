/** The table of look-ups that a model may ask for: each row has the origin of its text and the function that makes it. */
import type { Fact, Provenance } from '../base/fact.ts';
import { documentation } from '../context/documentation.ts';
import { privateAndElsewhereGaps } from '../context/kept-out.ts';
import type { LookUp } from '../replies/index.ts';
import { newestThatFit } from '../transcript/excerpt.ts';
import { renderScrollback } from '../transcript/output.ts';
import type { AskEffect, Material, Terminal } from './turn-material.ts';

/** The origin covers everything the text may hold; there is no default. */
export type LookUpRow<What extends LookUp> = Provenance & {
  text(what: What, effect: AskEffect, material: Material): Found | Promise<Found>;
};

/** The text found; or why there is none, in words of this program, so without untrusted text. */
export type Found = string | { readonly nothing: string } | ({ readonly text: string } & Provenance);

const nothing = (why: string): Found => ({ nothing: `(${why})` });

const ROWS: { readonly [Kind in LookUp['kind']]: LookUpRow<Extract<LookUp, { readonly kind: Kind }>> } = {
  scrollback: {
    origin: 'untrusted',
    label: 'the terminal output',
    async text({ lines }, effect, material) {
      const { config, terminal } = material;
      if (terminal === null) return nothing('there is no scrollback: this was not asked in a session of yosh');
      if (!config.scrollback_enabled) return nothing('the user has switched the scrollback off');
      return (await scrollback(lines, effect, material, terminal)) || nothing('the scrollback is empty');
    },
  },
  docs: { origin: 'system', text: (_what, _effect, { readme }) => documentation(readme()) || nothing('the documentation cannot be read') },
  earlier: {
    origin: 'untrusted',
    label: 'an earlier conversation',
    async text(_what, { place }, { config, earlier }) {
      if (!config.history) return nothing('the user keeps no history');
      const text = await earlier(place.who, place.cwd);
      return text === null ? nothing('the record of earlier terminals cannot be read') : text || '(nothing is kept of earlier terminals)';
    },
  },
  history: {
    origin: 'untrusted',
    label: 'commands of your history',
    async text({ words }, { place }, { config, recall }) {
      if (!config.history) return nothing('the user keeps no history');
      const found = await recall(words, place.cwd);
      if (found.length === 0) return nothing('no recorded command has these words');
      const text = found.map((one) => `${one.text}\n  # ${one.ran}`).join('\n');
      // suggestions that were run are words of a model
      return found.every(({ typed }) => typed) ? { text, origin: 'user' } : text;
    },
  },
  remember: { origin: 'system', text: async ({ line }, _effect, { propose }) => nothing(await propose(line)) },
};

/** Performs a look-up, and returns the fact to send to the model. */
export async function lookedUp(what: LookUp, effect: AskEffect, material: Material): Promise<Fact> {
  const row = ROWS[what.kind] as LookUpRow<LookUp>;
  const { text, ...provenance } = row;
  const found = await text(what, effect, material);
  const fact = { name: what.kind, lasting: false } as const;
  if (typeof found === 'string') return { ...fact, text: found, ...provenance };
  return 'nothing' in found ? { ...fact, text: found.nothing, origin: 'system' } : { ...fact, ...found };
}

/** Limit of a look-up: about 9,000 tokens, as much as 1,000 short lines. */
const LOOK_UP_CHARS = 32_000;
/** Lines read beyond those that are sent: a key of several lines is recognized by its first, which must not be cut off before masking. */
const SPARE_LINES = 100;

async function scrollback(
  wanted: number,
  { blocks, last, purpose, place }: AskEffect,
  { config, redact }: Material,
  { readRing, sizes, end }: Terminal,
): Promise<string> {
  const lines = Math.min(wanted, config.scrollback_lines);
  if (lines <= 0) return '';
  const newest = purpose === 'bare' ? (blocks.ended.find(({ from, to }) => from === last?.from && to === last.to) ?? null) : null;
  const gaps = privateAndElsewhereGaps(blocks, place.who, newest);
  const { text } = await renderScrollback(end, readRing, sizes, lines + SPARE_LINES, LOOK_UP_CHARS * 2, gaps);
  return newestThatFit(redact(text).split('\n').slice(-lines), LOOK_UP_CHARS).join('\n');
}
