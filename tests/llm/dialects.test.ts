/**
 * The dialects of compatible servers and small models, judged by what the user sees: whole, in 7-byte and in 1-byte pieces, and cut.
 */
import { describe, expect, test } from 'vitest';
import type { WireName } from '../../src/providers/wires.ts';
import { sample, sized } from '../support/sample.ts';
import { SPEECH, sse, WIRES } from '../support/wire-speech.ts';
import * as first from './dialect-rows.ts';
import type { TextRow } from './dialect-rows.ts';
import { MORE_BODIES, MORE_TEXTS } from './more-dialect-rows.ts';
import { expectSeen, see } from './see-body.ts';
import { UNSEEN_TEXTS } from './unseen-texts.ts';

const TEXTS = [...first.TEXTS, ...MORE_TEXTS, ...UNSEEN_TEXTS];
const BODIES = [...first.BODIES, ...MORE_BODIES];

/** In how many places a text or a body is cut. */
const CUTS = sized(8, 24);

const speak = (wire: WireName, text: string, chars: number, stop: 'normal' | 'cut' = 'normal'): string => {
  const letters = [...text];
  const pieces = Array.from({ length: Math.ceil(letters.length / chars) }, (_, at) => letters.slice(at * chars, (at + 1) * chars).join(''));
  return sse(SPEECH[wire].say({ text: pieces, stop }));
};

describe.each(WIRES)('text over %s', (wire) => {
  // a model without tools is only asked over Chat Completions; what a text says is read behind the wire
  const texts =
    wire === 'chat'
      ? TEXTS
      : sample(
          TEXTS.filter(({ toolless }) => toolless !== true),
          60,
        );
  test.each(texts)('$name', async ({ text, sees, toolless }: TextRow) => {
    for (const chars of [Infinity, 7, 1]) {
      const body = chars === Infinity ? sse(SPEECH[wire].say({ text: [text] })) : speak(wire, text, chars);
      expectSeen(await see(wire, { body, toolless: toolless === true }), sees);
    }
    const body = sse(SPEECH[wire].say({ text: [text] }));
    for (const size of [7, 1]) expectSeen(await see(wire, { body, size, toolless: toolless === true }), sees);
  });
});

test.each(TEXTS.filter(({ sees }) => typeof sees === 'object' && 'prefilled' in sees))(
  'a part of it is never another command: $name',
  async (row) => {
    const { text, sees } = row;
    const toolless = row.toolless === true;
    expect((await see('chat', { body: speak('chat', text, 9, 'cut'), toolless })).prefilled).toBeNull();
    const whole = (sees as { prefilled: string }).prefilled;
    // a text without an end of its own is whole wherever its stream ends
    const open = toolless || /^\$|command:\**\s+[^`\s]|action input:\s+[^{`\s]/i.test(text);
    // a whole call in thoughts that do not end is the answer
    const thought = /<think>[^]*"command": "([^"]*)"[^]*<\/think>/.exec(text)?.[1] ?? whole;
    for (let at = 1; at < text.length && !open; at += 1 + Math.floor(text.length / CUTS)) {
      const { prefilled } = await see('chat', { body: sse(SPEECH.chat.say({ text: [text.slice(0, at)] })), toolless });
      expect([null, whole, thought]).toContain(prefilled);
    }
  },
);

describe.each(WIRES)('bodies of %s', (wire) => {
  test.each(BODIES.filter((row) => row.wire === wire))('$name', async ({ body, type, sees }) => {
    const how = type === undefined ? {} : { type };
    expectSeen(await see(wire, { body, ...how }), sees);
    for (const size of [7, 1]) expectSeen(await see(wire, { body, size, ...how }), sees);
  });

  test.each(BODIES.filter((row) => row.wire === wire && typeof row.sees === 'object' && 'prefilled' in row.sees))(
    'a part of it is no command: $name',
    async ({ body, type, sees }) => {
      const whole = (sees as { prefilled: string }).prefilled;
      const how = type === undefined ? {} : { type };
      // behind the end of the command no more than its end can be missing; before it nothing may be prefilled
      const end = Math.max(...['-la', 'my file', 'lists the files'].map((part) => body.lastIndexOf(part) + part.length));
      for (let at = 1; at < body.length; at += 1 + Math.floor(body.length / CUTS)) {
        const { prefilled } = await see(wire, { body: body.slice(0, at), ...how });
        expect({ at, prefilled: at < end ? prefilled : null }).toEqual({ at, prefilled: null });
        expect([null, whole]).toContain(prefilled);
      }
    },
  );
});
