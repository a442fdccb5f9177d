/** Recorded exchanges, replayed offline: what is painted and prefilled is the same as it was. `npm run lab replay` prints a table. */
import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { ownLine } from '../../src/companion/own-line.ts';
import { parseRecorded, storedOf } from '../../src/companion/recorded.ts';
import { replayOffline, replayWith } from '../../src/companion/replay-exchange.ts';
import type { ProviderRequest } from '../../src/llm/port.ts';
import { WIRE_NAMES } from '../../src/providers/wires.ts';
import { ALL, compared, KINDS, withoutWaiting } from '../support/recorded-exchanges.ts';
import { END } from '../support/script.ts';

test('there are 60, in three wires', () => {
  expect(ALL.length).toBe(60);
  expect(WIRE_NAMES.length).toBe(3);
});

/** Each kind in one wire; all 60 take half a minute. */
const SAMPLE = ALL.filter(([wire, name]) => WIRE_NAMES.indexOf(wire) === Object.keys(KINDS).indexOf(name) % WIRE_NAMES.length);

test.each(SAMPLE)('%s: %s', async (wire, name) => {
  const { painted, replayed, prefilled, command, recorded, cols } = await compared(wire, name);
  expect(replayed).toBe(withoutWaiting(painted).replace(ownLine(cols), ''));
  expect(replayed).not.toBe('');
  expect(command ?? '').toBe(prefilled);
  // through the form of a file, which may come from elsewhere
  const again = parseRecorded(storedOf(recorded));
  expect(again.ok && again.value).toEqual(recorded);
});

describe('asked again', () => {
  test('the recorded turns are sent, and the answer is painted and reviewed', async () => {
    const { recorded } = await compared('chat', 'a look-up, then a command');
    const requests: ProviderRequest[] = [];
    const replayed = await replayWith(recorded, {
      env: { PATH: process.env['PATH'] },
      look: { color: '', cols: 40 },
      say() {},
      provider: async () => ({
        name: 'other',
        model: 'm',
        async *ask(request) {
          requests.push(request);
          yield { kind: 'tool', call: { name: 'command', input: { command: 'rm -rf build', explanation: 'cleans up', pending: false } } };
          yield END;
        },
      }),
    });
    expect(replayed.command).toMatch(/rm -rf build$/);
    expect(replayed.screen).toMatch(/ {2}cleans up\r\n/);
    const [request] = requests;
    expect(request?.system).toBe(recorded.system);
    const texts = (turns: ProviderRequest['turns']): unknown =>
      JSON.parse(JSON.stringify(turns, (name, value: unknown) => (name === 'fence' ? undefined : value)));
    expect(texts(request?.turns ?? ([] as unknown as ProviderRequest['turns']))).toEqual(recorded.turns);
    expect(request?.turns.every((turn) => turn.role === 'assistant' || turn.fence !== undefined)).toBe(true);
  });
});

test('what somebody else wrote is read without a fault, and replays to an end', async () => {
  const { recorded } = await compared('messages', 'a harmless command');
  const stored = storedOf(recorded);
  const rest = JSON.parse(stored.rest) as Record<string, unknown>;
  const names = Object.keys(rest);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...names), fc.jsonValue(), fc.array(fc.string(), { maxLength: 3 }), async (name, value, request) => {
      const read = parseRecorded({ request, rest: JSON.stringify({ ...rest, [name]: value }) });
      if (!read.ok) return;
      // eslint-disable-next-line no-control-regex
      expect((await replayOffline(read.value)).screen.replaceAll(/\x1b\[[\d;]*m|\r\n/g, '')).not.toMatch(/[\x00-\x08\x0b-\x1f]/);
    }),
    { numRuns: 100 },
  );
});
