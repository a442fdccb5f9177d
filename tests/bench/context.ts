/** Gathering the facts of a question, deep inside a repository of 20,000 files: for the first time in a process, and again. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FACT_ROOM } from '../../src/companion/tool-sets.ts';
import { gather } from '../../src/context/gather.ts';
import { thisMachine } from '../../src/context/machine.ts';
import type { FactSource } from '../../src/context/source.ts';
import type { Block } from '../../src/transcript/block.ts';
import { quantile } from './numbers.ts';
import { type Bench, FULL } from './plan.ts';

const GATHER_GOAL_MS = 25;
const FILES = 20_000;
const FILES_PER_FOLDER = 100;
const DEEP = 'a/b/c/d/e/f/g/h/i/j/k/l';
const FACTS = ['os', 'shell', 'user', 'installed', 'cwd', 'git', 'recent-commands', 'last-command', 'last-output'];

export async function context({ report, amounts }: Bench): Promise<void> {
  const rounds = amounts === FULL ? 500 : 100;
  const repository = makeRepository();
  try {
    const warm = thisMachine(process.env);
    const first: number[] = [];
    const later: number[] = [];
    for (let round = 0; round < rounds; round++) {
      // the first time no folder in PATH has been read yet
      first.push(await timed(question(path.join(repository, DEEP), thisMachine(process.env))));
      later.push(await timed(question(path.join(repository, DEEP), warm)));
    }
    for (const [name, times] of Object.entries({ first, later }))
      report.figure({
        name: `facts of a question, ${name}`,
        values: { p50: quantile(times, 0.5), p95: quantile(times, 0.95), max: Math.max(...times) },
        unit: 'ms',
        goal: { value: quantile(times, 0.95), unit: 'ms p95', atMost: GATHER_GOAL_MS },
      });
  } finally {
    fs.rmSync(repository, { recursive: true, force: true });
  }
}

async function timed(source: FactSource): Promise<number> {
  const started = performance.now();
  const facts = await gather(source);
  const tookMs = performance.now() - started;
  const missing = FACTS.filter((name) => !facts.some((fact) => fact.name === name));
  if (missing.length > 0) throw new Error(`left out: ${missing.join(', ')}`);
  return tookMs;
}

function makeRepository(): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-facts-'));
  for (let i = 0; i < FILES; i++) {
    const folder = path.join(root, `folder-${Math.floor(i / FILES_PER_FOLDER)}`);
    if (i % FILES_PER_FOLDER === 0) fs.mkdirSync(folder);
    fs.writeFileSync(path.join(folder, `file-${i}`), `${i}\n`);
  }
  fs.mkdirSync(path.join(root, DEEP), { recursive: true });
  const git = (...words: readonly string[]): unknown => execFileSync('git', ['-C', root, ...words], { stdio: 'ignore' });
  git('init');
  git('add', '.');
  return root;
}

function question(cwd: string, machine: FactSource['machine']): FactSource {
  const block = (text: string): Block => {
    const place = { shell: 'bash', cwd, who: '1000@box' };
    return { text, status: 1, ...place, alias: '', typedFrom: 0, from: 0, to: 1, startedMs: null, durationMs: 5_000 };
  };
  return {
    purpose: 'question',
    room: FACT_ROOM.question,
    question: 'what now?',
    shell: 'bash',
    version: '5.2.15(1)-release',
    cwd,
    who: '1000@box',
    last: block('make all 2>&1 | tee log'),
    alias: '',
    recent: Array.from({ length: 64 }, (_, i) => block(`step ${i}`)),
    ownPart: () => '',
    lineOrigin: () => ({ origin: 'user' }),
    output: async ({ chars }) => ({ text: 'error: something\n'.repeat(100).slice(0, chars), lines: 20, cut: false }),
    memory: () => [],
    habits: async () => [],
    trust: { isEmpty: () => true, knows: () => false, accepts: () => false, changed() {} },
    machine,
  };
}
