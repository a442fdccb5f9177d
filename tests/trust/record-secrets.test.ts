/** Two hundred secrets in commands, outputs, questions, folders and variables: none is in the record, its journal, or what reads it: find, log, replay, bug. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { find } from '../../src/record/find.ts';
import { exchanges } from '../../src/record/log.ts';
import { recall } from '../../src/record/recall.ts';
import { openRecord } from '../../src/record/record.ts';
import { Fake } from '../cli/fake-endpoints.ts';
import { TOKENS } from '../safety/redact/made-up.ts';
import { eventually } from '../support/clock.ts';
import { BareCompanion, Parrot } from './bare-companion.ts';

/** A text leaks a secret when it has this many of its characters in a row. */
const PIECE = 12;

/** Another token of the same shape: other digits in its last part, where any digit may be. */
const variant = (token: string, by: number): string =>
  token.slice(0, -8) + token.slice(-8).replace(/[2-7]/g, (digit) => String(((Number(digit) - 2 + by) % 6) + 2));
const tokens = (by: number): readonly string[] => Object.values(TOKENS).map((token) => variant(token, by));

/** No shape and no telling word: only the variable says that these are secrets. */
const VARIABLES = Object.fromEntries(
  Array.from({ length: 105 }, (_, n) => [`DEPLOY_${n}_TOKEN`, `walrus ${n} harbour ${n * 7 + 1_000} lantern`]),
);
const values = Object.values(VARIABLES);

test('none of 200 is in any file', async () => {
  const parrot = new Parrot();
  using companion = new BareCompanion({ provider: parrot, env: { OUTER_TOKEN: 'ostrich from the environment' } });
  const [inCommands, inOutputs, inQuestions, inAnswers] = [tokens(1), tokens(2), tokens(3), tokens(4)];
  const secrets = new Set([...inCommands, ...inOutputs, ...inQuestions, ...inAnswers, ...values, 'ostrich from the environment']);
  expect(secrets.size).toBeGreaterThanOrEqual(200);
  companion.moveTo(path.join(companion.home, `work-${inCommands[0] ?? ''}`));
  for (const token of inCommands) companion.run(`curl -H 'Authorization: Bearer ${token}' x.example`, 'no\r\n');
  for (const value of values.slice(0, 28)) companion.run(`login '${value}'`, 'no\r\n');
  for (const part of [inOutputs, values.slice(28, 70), ['ostrich from the environment']])
    companion.run('make deploy', part.map((one) => `line: ${one}\r\n`).join(''), 1);
  companion.tell(VARIABLES);
  parrot.words = inAnswers.map((token) => `use ${token}\n`);
  await companion.ask(`why does ${[...inQuestions, ...values.slice(70)].join(' and ')} not work`);
  const store = openRecord({ HOME: companion.home });
  const read = () => {
    const found = find(store.file, { words: '', output: 'line', cwd: '', nowMs: Date.now(), limit: 1_000 });
    const every = find(store.file, { words: '', cwd: '', nowMs: Date.now(), limit: 1_000 });
    const logged = exchanges(store.file, 100);
    return { found: found.ok ? found.value : [], every: every.ok ? every.value : [], logged: logged.ok ? logged.value : [] };
  };
  await eventually('commands, outputs and the question are recorded', () => read().logged.length === 1 && read().found.length > 0);
  expect(read().every.length).toBeGreaterThan(50);
  const folder = path.join(companion.home, '.local/state/yosh');
  const files = fs.readdirSync(folder).filter((name) => name.startsWith('record.'));
  expect(files.length).toBeGreaterThan(1);
  const recalled = recall(store.file, `the curl command ${inCommands[0] ?? ''}`, { cwd: '', home: companion.home, nowMs: Date.now() }, 100);
  const texts = [
    ...files.map((name) => fs.readFileSync(path.join(folder, name), 'utf8')),
    JSON.stringify(read()),
    JSON.stringify(recalled),
  ];
  store.close();
  using fake = new Fake({
    screen: { cols: 120, rows: 40 },
    env: { HOME: companion.home, OUTER_TOKEN: 'ostrich from the environment' },
    home: companion.home,
  });
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(fake.home);
  for (const run of [['find', '--json'], ['log'], ['log', '--json'], ['replay'], ['replay', '--offline'], ['bug']]) {
    expect(await fake.run(...run), run.join(' ')).toBe(0);
    texts.push(fake.out, fake.err);
  }
  cwd.mockRestore();
  const bug = fs.readdirSync(fake.home).filter((name) => name.startsWith('yosh-bug-'));
  expect(bug.length).toBe(1);
  for (const name of bug) texts.push(fs.readFileSync(path.join(fake.home, name), 'utf8'));
  expect(texts.join('\n')).toContain('REDACTED_');
  const leaked = [...secrets].filter((secret) =>
    texts.some((text) =>
      Array.from({ length: secret.length - PIECE + 1 }, (_, at) => secret.slice(at, at + PIECE)).some((piece) => text.includes(piece)),
    ),
  );
  expect(leaked).toEqual([]);
});
