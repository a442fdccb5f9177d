/**
 * A walk-through: the time from Enter on a step to the request for the next one, which is sent before the prompt is drawn, and to the
 * next step at that prompt. Also the number of tokens of a plain question, with system text and tools.
 */
import fs from 'node:fs';
import path from 'node:path';
import { ENTER_GUARD_MS } from '../../src/base/limits.ts';
import type { ProviderRequest, UserTurn } from '../../src/llm/port.ts';
import { renderUser } from '../../src/llm/render.ts';
import { pending } from '../support/script.ts';
import { median, quantile } from './numbers.ts';
import type { Bench } from './plan.ts';
import { onPath, settle, type Shell } from './world.ts';

const SHELLS: readonly Shell[] = ['bash', 'zsh'];
const LEAVES_MS = 60;
const QUESTION_TOKENS = 1_500;
const CHARS_PER_TOKEN = 3.5;
/** Output lines like those of a step that builds or installs something. */
const STEP = 'seq 200';

type Asked = ProviderRequest & { readonly atMs: number };

function asked(home: string): readonly Asked[] {
  const file = path.join(home, '.test-asks.jsonl');
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  return lines.map((line) => JSON.parse(line) as Asked).filter((one) => 'turns' in one);
}

export async function steps({ world, report, amounts }: Bench): Promise<void> {
  const script = path.join(world.home, '.test-script.json');
  const before = fs.readFileSync(script, 'utf8');
  fs.writeFileSync(script, JSON.stringify([{ match: '*', steps: pending(STEP, 'counts') }]));
  for (const shell of SHELLS) {
    if (onPath(shell) === null) {
      report.skipped(`steps, ${shell}`, 'it is not installed');
      continue;
    }
    const leaves: number[] = [];
    const prefills: number[] = [];
    let plain = 0;
    for (let round = 0; round < amounts.questions.rounds; round++) {
      const terminal = await world.session('yosh', shell, world.scriptedRoot);
      const first = asked(world.home).length;
      await terminal.answer('yo count for me\r', STEP);
      plain = Math.max(plain, tokens(asked(world.home)[first]));
      for (let i = 0; i < amounts.questions.count; i++) {
        await settle(ENTER_GUARD_MS + 50);
        const entered = performance.timeOrigin + performance.now();
        prefills.push(await terminal.answer('\r', `counts`));
        leaves.push((asked(world.home).at(-1)?.atMs ?? Number.NaN) - entered);
      }
      await settle(ENTER_GUARD_MS + 50);
      await terminal.close();
    }
    const name = `next step after 200 lines of output, ${shell}`;
    const p95 = quantile(leaves, 0.95);
    const goal = { value: p95, unit: 'ms p95', atMost: LEAVES_MS };
    report.figure({ name, values: { 'request leaves': median(leaves), 'next step prefilled': median(prefills) }, unit: 'ms', goal });
    report.figure({
      name: `a plain question with all it takes along, ${shell}`,
      values: { yosh: plain },
      unit: 'tokens',
      goal: { value: plain, unit: 'tokens', atMost: QUESTION_TOKENS },
    });
  }
  fs.writeFileSync(script, before);
}

/** System text, tools and the turn, at 3.5 characters each. */
function tokens(request: Asked | undefined): number {
  if (request === undefined) return Number.NaN;
  const turn = request.turns.at(-1) as UserTurn;
  return (request.system.length + JSON.stringify(request.tools).length + renderUser(turn).length) / CHARS_PER_TOKEN;
}
