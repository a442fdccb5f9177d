/** Files that outlive a terminal: private, bounded, and checked when they are read. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addStep, newWalkThrough, type WalkThrough } from '../../src/session/walk-through.ts';
import { parseAgreed } from '../../src/state/agreements.ts';
import { StateFolder, statePath } from '../../src/state/folder.ts';
import { openState, type State } from '../../src/state/index.ts';
import { parseKept } from '../../src/state/model-store.ts';
import { parseWalkThrough } from '../../src/state/walk-throughs.ts';
import { claimed } from '../support/sample.ts';

let home: string;
let state: State;
const folder = (): string => path.join(home, '.local/state/yosh');
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-state-'));
  state = openState({ HOME: home });
});
afterEach(() => fs.rmSync(home, { recursive: true, force: true }));

const walkThrough = (id: string, who = '1@h'): WalkThrough =>
  addStep(newWalkThrough({ id, goal: `goal of ${id}`, who, cwd: '/p' }), { command: 'ls', explanation: 'lists', last: false });
const NAMES = ['walkThroughs', 'agreements', 'models'] as const;
const forgetAll = (): object => Object.fromEntries(NAMES.map((name) => [name, state.forget(name)]));
const modeOf = (file: string): number => fs.statSync(file).mode & 0o777;

describe('the folder', () => {
  test('is private whatever the umask, and so is every file in it', () => {
    const before = process.umask(0);
    try {
      state.walkThroughs.save(walkThrough('1-1.1'), 1);
    } finally {
      process.umask(before);
    }
    expect(modeOf(folder())).toBe(0o700);
    expect(modeOf(`${folder()}/plans`)).toBe(0o700);
    expect(modeOf(`${folder()}/plans/1-1.1.json`)).toBe(0o600);
    fs.chmodSync(folder(), 0o755);
    expect(state.walkThroughs.newest('1@h')?.id).toBe('1-1.1');
    expect(modeOf(folder())).toBe(0o700);
  });

  test('is where the specification says, and nowhere without a home', () => {
    expect(statePath({ HOME: '/h' })).toBe('/h/.local/state/yosh');
    expect(statePath({ HOME: '/h', XDG_STATE_HOME: '/s' })).toBe('/s/yosh');
    expect(statePath({ HOME: '/h', XDG_STATE_HOME: 'relative' })).toBe('/h/.local/state/yosh');
    for (const env of [{}, { HOME: '' }, { HOME: 'x' }]) {
      const none = new StateFolder(env);
      expect([statePath(env), none.write('a', 'b'), none.read('a', 9), none.list('a'), none.remove('a')]).toEqual([
        null,
        false,
        null,
        [],
        'none',
      ]);
    }
  });

  test('a link, a FIFO, a folder and a file that is too large in its place are not read', () => {
    const file = `${folder()}/some.json`;
    const read = (): string | null => new StateFolder({ HOME: home }).read('some.json', 1_000);
    expect(new StateFolder({ HOME: home }).write('some.json', 'ours')).toBe(true);
    expect(read()).toBe('ours');
    fs.writeFileSync(file, 'x'.repeat(1_001));
    expect(read()).toBeNull();
    for (const make of [() => fs.symlinkSync('/etc/passwd', file), () => execFileSync('mkfifo', [file]), () => fs.mkdirSync(file)]) {
      fs.rmSync(file, { recursive: true });
      make();
      expect(read()).toBeNull();
    }
  });

  test('a folder that is a link to somewhere else is not used', () => {
    fs.mkdirSync(`${home}/.local/state`, { recursive: true });
    fs.mkdirSync(`${home}/trap`);
    fs.symlinkSync(`${home}/trap`, folder());
    state.walkThroughs.save(walkThrough('1-1.1'), 1);
    expect(fs.readdirSync(`${home}/trap`)).toEqual([]);
  });

  test('a home in which nothing can be made is no home, and is not tried for ever', () => {
    expect(new StateFolder({ HOME: '/proc/none' }).write('some.json', 'x')).toBe(false);
  });

  test('what cannot be written is not kept, without an error', () => {
    fs.writeFileSync(`${home}/.local`, 'a file in the way');
    state.walkThroughs.save(walkThrough('1-1.1'), 1);
    expect(state.walkThroughs.newest('1@h')).toBeNull();
    expect(forgetAll()).toEqual({ walkThroughs: 'none', agreements: 'none', models: 'none' });
  });
});

describe('walk-throughs', () => {
  test('are read as they were written; the newest of the user comes first; twenty are kept', () => {
    for (let n = 1; n <= 25; n++) state.walkThroughs.save(walkThrough(`${n}-1.1`), n);
    expect(fs.readdirSync(`${folder()}/plans`)).toHaveLength(20);
    expect(state.walkThroughs.newest('1@h')).toEqual(walkThrough('25-1.1'));
    state.walkThroughs.save(walkThrough('99-1.1', '2@h'), 99);
    expect(state.walkThroughs.newest('1@h')?.id).toBe('25-1.1');
    expect(state.walkThroughs.newest('3@h')?.id).toBe('99-1.1');
    state.walkThroughs.drop('99-1.1');
    expect(state.walkThroughs.newest('2@h')?.id).toBe('25-1.1');
  });

  test('an id that is a path is ignored', () => {
    state.walkThroughs.save({ ...walkThrough('x'), id: '../../evil' }, 1);
    expect(fs.existsSync(`${home}/.local/state/evil.json`)).toBe(false);
  });

  test('any content of a file gives a walk-through or nothing', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.jsonValue(), fc.record({ id: fc.constant('1-1.1'), goal: fc.string(), steps: fc.jsonValue(), usage: fc.jsonValue() })),
        (value) => {
          const parsed = parseWalkThrough(value);
          if (parsed === null) return true;
          return typeof parsed.goal === 'string' && parsed.goal !== '' && parsed.steps.every((step) => typeof step.command === 'string');
        },
      ),
    );
  });
});

test('`forget` removes everything, and reports what there was', () => {
  state.walkThroughs.save(walkThrough('1-1.1'), 1);
  expect(forgetAll()).toEqual({ walkThroughs: 'gone', agreements: 'none', models: 'none' });
  expect(forgetAll()).toEqual({ walkThroughs: 'none', agreements: 'none', models: 'none' });
  expect(fs.readdirSync(folder())).toEqual([]);
});

describe('what the user has agreed to', () => {
  const key = (profile: string, mark: string, origin: string) => ({ kind: 'key', profile, key: mark, origin }) as const;

  test('a key has one origin in a profile, a server one owner; other terminals see it', () => {
    state.agreements.add(key('', 'k', 'https://a'));
    state.agreements.add(key('', 'k', 'https://b'));
    state.agreements.add(key('work', 'k', 'https://a'));
    state.agreements.add({ kind: 'server', origin: 'http://127.0.0.1:1', uid: 5 });
    state.agreements.add({ kind: 'server', origin: 'http://127.0.0.1:1', uid: 6 });
    state.agreements.setLast('', 'a');
    state.agreements.setLast('work', 'b');
    state.agreements.setLast('', 'c');
    expect(openState({ HOME: home }).agreements.read()).toEqual({
      keys: [
        { profile: '', key: 'k', origin: 'https://b' },
        { profile: 'work', key: 'k', origin: 'https://a' },
      ],
      servers: [{ origin: 'http://127.0.0.1:1', uid: 6 }],
      last: { work: 'b', '': 'c' },
    });
    expect(modeOf(path.join(folder(), 'agreed.json'))).toBe(0o600);
    expect(state.forget('agreements')).toBe('gone');
    expect(state.agreements.read().keys).toEqual([]);
  });

  test('without a folder it lasts as long as the process', () => {
    const { agreements } = openState({});
    agreements.add(key('', 'k', 'https://a'));
    expect(agreements.read().keys).toEqual([{ profile: '', key: 'k', origin: 'https://a' }]);
    expect(openState({}).agreements.read().keys).toEqual([]);
  });

  test('any file gives agreements in the right form or none', () => {
    const entry = fc.oneof(
      fc.jsonValue(),
      fc.record({ key: fc.string(), origin: fc.string(), uid: fc.jsonValue(), profile: fc.jsonValue() }),
    );
    const file = fc.oneof(
      fc.string(),
      fc.record({ keys: fc.array(entry), servers: fc.array(entry), last: fc.jsonValue() }).map((all) => JSON.stringify(all)),
    );
    fc.assert(
      fc.property(file, (text) => {
        const { keys, servers, last } = parseAgreed(text);
        for (const one of keys) expect(Object.values(one).every((value) => typeof value === 'string')).toBe(true);
        for (const { uid, origin } of servers) expect(uid >= 0 && origin !== '').toBe(true);
        for (const label of Object.values(last)) expect(typeof label).toBe('string');
      }),
      { numRuns: claimed(1_000) },
    );
  });
});

test('what a probe found is kept, and any file gives such a thing or none', () => {
  const experience = { profile: 'medium', good: 0, bad: 0, lowered: 0 } as const;
  const probed = { atMs: 1_795_000_000_000, can: ['one tool'], refuses: ['tools'], right: 5, tasks: 6 } as const;
  const json = (found: unknown): string => JSON.stringify({ models: { m: { ...experience, probed: found } } });
  expect(parseKept(json(probed)).models['m']).toEqual({ ...experience, probed });
  for (const [startsInThought, kept] of [
    [true, { startsInThought: true }],
    [false, {}],
    ['yes', {}],
  ] as const)
    expect(parseKept(JSON.stringify({ models: { m: { ...experience, startsInThought } } })).models['m']).toEqual({
      ...experience,
      ...kept,
    });
  expect(parseKept(json({ ...probed, can: ['one tool', 'to fly'], refuses: ['x'] })).models['m']?.probed).toEqual({
    ...probed,
    refuses: [],
  });
  fc.assert(
    fc.property(fc.jsonValue(), (any) => {
      const { probed: read } = parseKept(json(any)).models['m'] ?? {};
      expect(read === undefined || (Number.isFinite(read.atMs) && Array.isArray(read.can))).toBe(true);
    }),
  );
});
