/** When the last request is written, and what happens where the record cannot be. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Provider } from '../../src/llm/port.ts';
import { MIGRATIONS } from '../../src/record/record-tables.ts';
import { exchangesIn, lastSentIn } from '../record/desk.ts';
import { eventually } from '../support/clock.ts';
import { BareCompanion, Parrot } from '../trust/bare-companion.ts';

/** Sends a body for each request, as a network provider does. */
const sending = (provider: Provider, answers: (question: string) => Promise<void> = async () => {}) => {
  return ({ onSend }: { readonly onSend?: (request: { provider: string; model: string; url: string; body: string }) => void }) =>
    Promise.resolve({
      ...provider,
      async *ask(...[request, signal]: Parameters<Provider['ask']>) {
        const question = JSON.stringify(request.turns.at(-1));
        onSend?.({ provider: 'p', model: 'm', url: 'u', body: question });
        await answers(question);
        yield* provider.ask(request, signal);
      },
    });
};

const homeOf = (companion: BareCompanion) => ({ HOME: companion.home });

test('it is written while a long answer is awaited, and only then before the answer', async () => {
  const parrot = new Parrot();
  const answer = Promise.withResolvers<void>();
  using companion = new BareCompanion({
    provider: sending(parrot, (question) => (question.includes('walrus') ? answer.promise : Promise.resolve())),
  });
  const asked = companion.ask('where is the walrus');
  await eventually('the request is recorded', () => lastSentIn(homeOf(companion))?.body.includes('walrus') === true);
  expect(exchangesIn(homeOf(companion))).toEqual([]);
  answer.resolve();
  await asked;
  await eventually('the exchange is recorded', () => exchangesIn(homeOf(companion)).length === 1);
});

test('with history = 0 it is not written', async () => {
  const parrot = new Parrot();
  using companion = new BareCompanion({ provider: sending(parrot) });
  fs.writeFileSync(path.join(companion.home, '.yoconf'), 'history = 0\n', { mode: 0o600 });
  await companion.ask('where is the walrus');
  fs.writeFileSync(path.join(companion.home, '.yoconf'), '', { mode: 0o600 });
  await companion.ask('and the other one');
  await eventually('the second is recorded', () => exchangesIn(homeOf(companion)).length === 1);
  expect(lastSentIn(homeOf(companion))?.body).toContain('the other one');
  expect(JSON.stringify(exchangesIn(homeOf(companion)))).not.toContain('walrus');
});

/** Makes the record of this home unusable. */
const SPOILED: Readonly<Record<string, (file: string) => void>> = {
  locked(file) {
    const other = database(file);
    other.exec('PRAGMA journal_mode = WAL; BEGIN EXCLUSIVE');
  },
  'of a newer version': (file) => {
    const other = database(file);
    other.exec(`PRAGMA user_version = ${MIGRATIONS.length + 1}`);
    other.close();
  },
  'a folder': (file) => fs.mkdirSync(file),
};
function database(file: string) {
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
  return new DatabaseSync(file);
}

test.each(Object.keys(SPOILED))('a record that is %s: the conversation goes on, and no line is shown', async (name) => {
  const parrot = new Parrot();
  using companion = new BareCompanion({ provider: sending(parrot) });
  const state = path.join(companion.home, '.local/state/yosh');
  fs.mkdirSync(state, { recursive: true, mode: 0o700 });
  SPOILED[name]?.(path.join(state, 'record.db'));
  await companion.ask('where is the walrus');
  const { painted } = await companion.ask('and its keeper');
  expect(painted.toString()).not.toMatch(/yo:/);
  expect(JSON.stringify(parrot.requests.at(-1))).toContain('where is the walrus');
});

test('a record that is damaged: the exchange is in a new one', async () => {
  const parrot = new Parrot();
  using companion = new BareCompanion({ provider: sending(parrot) });
  const state = path.join(companion.home, '.local/state/yosh');
  fs.mkdirSync(state, { recursive: true, mode: 0o700 });
  fs.writeFileSync(path.join(state, 'record.db'), 'x'.repeat(10_000), { mode: 0o600 });
  await companion.ask('where is the walrus');
  await eventually('the exchange is recorded', () => exchangesIn(homeOf(companion)).length === 1);
  expect(lastSentIn(homeOf(companion))?.body).toContain('walrus');
});
