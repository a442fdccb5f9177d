/** The processes of one test, found in /proc by their home folder, which no other process has. */
import fs from 'node:fs';
import path from 'node:path';
import { eventually } from './clock.ts';
import type { World } from './world.ts';

export interface Process {
  readonly pid: number;
  readonly command: readonly string[];
  readonly environment: readonly string[];
}

const strings = (file: string): readonly string[] => fs.readFileSync(file, 'latin1').split('\0').slice(0, -1);

export function processesOf(world: World): readonly Process[] {
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const environment = strings(`/proc/${name}/environ`);
        const command = strings(`/proc/${name}/cmdline`);
        const ours = environment.some((entry) => entry.includes(world.home)) || command.some((word) => word.includes(world.home));
        return ours && command.length > 0 ? [{ pid: Number(name), command, environment }] : [];
      } catch {
        return []; // it has ended meanwhile, or belongs to another user
      }
    });
}

export function proxyOf(world: World): Process {
  const found = processesOf(world).find(({ command }) => command.some((word) => path.basename(word) === 'proxy.cjs'));
  if (found === undefined) throw new Error('no proxy runs');
  return found;
}

/** Waits until no process of this test runs; throws with those that still do. */
export const nothingRuns = (world: World): Promise<void> =>
  eventually(
    () =>
      `no process is left; still there: ${processesOf(world)
        .map(({ pid, command }) => `${pid} ${command.join(' ')}`)
        .join('\n')}`,
    () => processesOf(world).length === 0,
  );
