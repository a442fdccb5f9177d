/** The rules of docs/architecture.md, as failing tests: who may import whom, what the way to a prompt loads, what stands in no file. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { LONG, opensTerminal, quickFiles } from './support/lanes.ts';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => fs.existsSync(file));
const sources = tracked.filter((file) => file.startsWith('src/') && file.endsWith('.ts'));
const read = (file: string): string => fs.readFileSync(file, 'utf8');

/** Room → the rooms it may import; a star marks types only. */
// prettier-ignore
const RULES: Readonly<Record<string, readonly string[]>> = {
  base: [],
  syntax: ['base'],
  effects: ['base', 'syntax'],
  check: ['base', 'syntax'],
  shell: ['base'],
  link: ['base'],
  proxy: ['base', 'shell', 'link'],
  transcript: ['base', 'safety'],
  safety: ['base'],
  replies: ['base', 'safety'],
  session: ['base', 'replies', 'safety', 'transcript', 'llm*', 'shell*'],
  state: ['base', 'session'],
  context: ['base', 'session*', 'llm*', 'transcript', 'safety'],
  llm: ['base', 'session*', 'replies*', 'config*', 'safety*'],
  config: ['base'],
  ui: ['base', 'session*', 'llm*', 'safety'],
  companion: ['base', 'shell', 'link', 'transcript', 'safety', 'replies', 'session', 'state', 'context', 'check', 'effects', 'llm', 'config', 'ui'],
  cli: ['base', 'proxy', 'shell', 'link', 'transcript', 'safety', 'replies', 'session', 'state', 'context', 'llm', 'config', 'ui', 'companion'],
};

interface Import {
  readonly from: string;
  readonly to: string;
  readonly typeOnly: boolean;
}

function importsOf(file: string): Import[] {
  const found = read(file).matchAll(/^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|import\('([^']+)'\)/gm);
  return [...found].map(([, type, plain, dynamic]) => ({ from: file, to: plain ?? dynamic ?? '', typeOnly: type !== undefined }));
}

const room = (file: string): string => path.relative('src', file).split(path.sep)[0] ?? '';
const resolve = (one: Import): string => path.join(path.dirname(one.from), one.to);

describe('rooms', () => {
  test('import only what the map allows', () => {
    const wrong: string[] = [];
    for (const one of sources.flatMap(importsOf).filter(({ to }) => to.startsWith('.') && to.endsWith('.ts'))) {
      const here = room(one.from);
      const there = room(resolve(one));
      if (here === there) continue;
      const allowed = RULES[here] ?? [];
      if (!allowed.includes(there) && !(allowed.includes(`${there}*`) && one.typeOnly))
        wrong.push(`${one.from} imports ${one.to}: ${here} may use ${allowed.join(', ') || 'nothing'}`);
    }
    expect(wrong).toEqual([]);
  });

  test('no module reaches itself', () => {
    const graph = new Map(
      sources.map((file) => [
        file,
        importsOf(file)
          .filter((one) => one.to.startsWith('.') && !one.typeOnly)
          .map(resolve),
      ]),
    );
    const cycles: string[] = [];
    const done = new Set<string>();
    const visit = (file: string, trail: readonly string[]): void => {
      if (trail.includes(file)) cycles.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
      if (done.has(file)) return;
      done.add(file);
      for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
    };
    for (const file of sources) visit(file, []);
    expect(cycles).toEqual([]);
  });

  test('every room is on the map', () => {
    const map = read('docs/architecture.md');
    for (const name of Object.keys(RULES)) expect(map).toContain(`\`src/${name}\``);
    expect([...new Set(sources.map(room))].toSorted()).toEqual(Object.keys(RULES).toSorted());
  });
});

describe('the way to a prompt', () => {
  test('loads node:fs, node:tty, node:child_process and nothing else', () => {
    const reached = new Set<string>();
    const outside = new Set<string>();
    const visit = (file: string): void => {
      if (reached.has(file)) return;
      reached.add(file);
      for (const one of importsOf(file).filter((each) => !each.typeOnly)) {
        if (one.to.startsWith('.')) visit(resolve(one));
        else outside.add(one.to);
      }
    };
    visit('src/proxy/main.ts');
    expect([...outside].toSorted()).toEqual(['node:child_process', 'node:fs', 'node:path', 'node:tty']);
  });
});

describe('every file', () => {
  const text = tracked.filter((file) => !/package-lock\.json$|\.(png|bin)$/.test(file) && fs.statSync(file).size < 2_000_000);

  test('names no path of a developer’s machine', () => {
    const named = text.filter(
      (file) =>
        file !== 'tests/tidy.test.ts' &&
        /(?:^|[\s'"=(:])\/(?:home\/(?!me\b|user\b)\w+|Users\/\w+|work\/|root\/\w|farm\/)/m.test(read(file)),
    );
    expect(named).toEqual([]);
  });

  test('of source fits the page: 160 columns, 300 lines', () => {
    const long = sources.filter(
      (file) =>
        read(file)
          .split('\n')
          .some((line) => line.length > 160) || read(file).split('\n').length > 300,
    );
    expect(long).toEqual([]);
  });
});

describe('the quick lane', () => {
  const quick = quickFiles();
  const all = tracked.filter((file) => /^tests\/.*\.test\.ts$/.test(file));

  test('has what opens no terminal, and every exception is a file that would be in it', () => {
    expect(quick.length).toBeGreaterThan(all.length / 2);
    expect(all.filter((file) => opensTerminal(file) && quick.includes(file))).toEqual([]);
    expect(Object.keys(LONG).filter((file) => !all.includes(file) || opensTerminal(file))).toEqual([]);
  });

  test('is a way to run tests, not a second set of them: nothing is left out of the whole run', () => {
    expect(read('vitest.config.ts')).toContain("'tests/**/*.test.ts'");
    expect(quick.filter((file) => !all.includes(file))).toEqual([]);
  });
});

describe('packages', () => {
  const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, { hasInstallScript?: boolean; resolved?: string }> };
  const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;

  test('none has an install script, and the lockfile records no download address', () => {
    expect(
      Object.entries(lock.packages)
        .filter(([, entry]) => entry.hasInstallScript === true)
        .map(([name]) => name),
    ).toEqual([]);
    expect(read('package-lock.json')).not.toContain('"resolved"');
  });

  test('all versions are exact', () => {
    for (const group of ['dependencies', 'optionalDependencies', 'devDependencies']) {
      for (const version of Object.values(manifest[group] ?? {}))
        expect(version).toMatch(/^(?:npm:@lydell\/node-pty@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/);
    }
  });
});
