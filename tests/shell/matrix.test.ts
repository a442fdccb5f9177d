/** The part of `npm run matrix` that needs no checkouts: its tables, and what Debian has beside the bare shell. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { checkoutName, PINS, type Repository } from '../../lab/matrix/configuration.ts';
import { CONFIGURATIONS } from '../../lab/matrix/configurations.ts';
import { CHECKS, UnitJudge } from '../../lab/matrix/judge-unit.ts';
import { cloneMissing, missing, otherCommits } from '../../lab/matrix/matrix-checkouts.ts';
import { shellAt, shellsHere } from '../../lab/matrix/shells-found.ts';
import { SHELLS_HERE, shellPath } from '../support/shells-here.ts';

const REPOSITORIES = Object.keys(PINS) as Repository[];

describe('the table of configurations', () => {
  test('has a pin for every checkout it names, names none that it does not use, and each row once', () => {
    for (const { name, uses = [], ...row } of CONFIGURATIONS) {
      const named = [...JSON.stringify(row).matchAll(/@([\w.-]+)@/g)].map(([, folder]) => folder).filter((folder) => folder !== 'HOME');
      expect([...new Set(named)].toSorted(), name).toEqual(uses.map(checkoutName).toSorted());
    }
    const used = new Set(CONFIGURATIONS.flatMap(({ uses = [] }) => uses));
    expect([...used].toSorted()).toEqual(REPOSITORIES.toSorted());
    const rows = CONFIGURATIONS.flatMap(({ name, shells }) => shells.map((shell) => `${shell} ${name}`));
    expect(new Set(rows).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(60);
    expect(new Set(REPOSITORIES.map(checkoutName)).size).toBe(REPOSITORIES.length);
    for (const commit of Object.values(PINS)) expect(commit).toMatch(/^[0-9a-f]{40}$/);
  });

  test('says what is missing, and what is at another commit', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'checkouts-'));
    const row = { name: 'x', shells: ['zsh'], uses: ['sindresorhus/pure'], needs: '@pure@/made', rc: '' } as const;
    expect(missing(row, folder)).toBe('pure is not in the folder of checkouts');
    fs.mkdirSync(path.join(folder, 'pure'));
    expect(missing(row, folder)).toBe(`${folder}/pure/made does not exist`);
    expect(otherCommits(folder, ['sindresorhus/pure', 'rupa/z'])).toEqual([
      `sindresorhus/pure: its commit is not known, not checked out at ${PINS['sindresorhus/pure']}`,
    ]);
    fs.writeFileSync(path.join(folder, 'pure/made'), '');
    expect(missing(row, folder)).toBeNull();
  });

  test('without a network, cloning leaves nothing behind', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'checkouts-'));
    const settings = {
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: `url.file://${folder}/none/.insteadOf`,
      GIT_CONFIG_VALUE_0: 'https://github.com/',
    };
    Object.assign(process.env, settings);
    expect(cloneMissing(folder, ['rupa/z'])).toEqual(['rupa/z could not be cloned from https://github.com/rupa/z']);
    expect(fs.readdirSync(folder)).toEqual([]);
    for (const name of Object.keys(settings)) delete process.env[name];
  });

  test('finds the shells that are installed', () => {
    expect(shellAt('/bin/sh/none')).toBeNull();
    expect(shellAt('/bin/cat')).toBeNull();
    expect(shellsHere([]).map(({ shell }) => shell)).toEqual(expect.arrayContaining(Object.keys(SHELLS_HERE)));
  });
});

describe.concurrent('as the bare shell, with the rc line', () => {
  test.for([
    ['bash', "Debian's liquidprompt"],
    ['zsh', "Debian's autosuggestions and syntax-highlighting"],
  ] as const)('%s: %s', async ([shell, name], ctx) => {
    const row = CONFIGURATIONS.find((one) => one.name === name);
    if (row === undefined) throw new Error(`no configuration ${name}`);
    const reason = missing(row, '');
    if (reason !== null) ctx.skip(reason);
    const home = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'unit-')), 'home');
    const judge = new UnitJudge({ row, shell, binary: shellPath(shell), checkouts: '', root: inject('scriptedRoot'), home });
    await judge.prepare();
    const { misses, difference, passed } = await judge.verdict('rc line');
    expect({ misses, difference, passed }).toEqual({ misses: [], difference: null, passed: CHECKS });
  });
});
