/** From Enter to the next prompt, of an empty line and of a command that does nothing: a session beside the same shell under script(1). */
import { median, ratio } from './numbers.ts';
import type { Bench } from './plan.ts';
import { onPath, PROMPT, settle, type Shell } from './world.ts';

const SHELLS: readonly Shell[] = ['bash', 'zsh'];
const LINES = { 'empty Enter': '', command: ':' } as const;
const MOST = 2;
/** The shell does some things after its prompt. */
const PAUSE_MS = 2;

export async function enters({ world, report, amounts }: Bench): Promise<void> {
  const names = world.candidates('bare', 'script', 'yosh');
  for (const shell of SHELLS) {
    if (onPath(shell) === null) {
      report.skipped(`Enter to prompt, ${shell}`, 'it is not installed');
      continue;
    }
    const sessions = await Promise.all(names.map(async (name) => ({ name, terminal: await world.session(name, shell) })));
    for (const [what, line] of Object.entries(LINES)) {
      const rounds = Object.fromEntries(names.map((name) => [name, [] as number[]]));
      for (let round = 0; round < amounts.prompts.rounds; round++) {
        const times = Object.fromEntries(names.map((name) => [name, [] as number[]]));
        for (let i = 0; i < amounts.prompts.count; i++) {
          sessions.push(sessions.shift()!);
          for (const { name, terminal } of sessions) {
            times[name]!.push((await terminal.answer(`${line}\r`, PROMPT)) * 1000);
            await settle(PAUSE_MS);
          }
        }
        for (const name of names) rounds[name]!.push(median(times[name]!));
      }
      const values = Object.fromEntries(names.map((name) => [name, median(rounds[name]!)]));
      const goal = rounds['script'] && { value: ratio(rounds['yosh']!, rounds['script']), unit: '× script', atMost: MOST };
      report.figure({ name: `Enter to prompt, ${what}, ${shell}`, values, unit: 'µs', ...(goal && { goal }) });
    }
    await world.closeAll();
  }
}
