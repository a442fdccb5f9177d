/** The processes of one test, found in /proc by their home folder, which no other process has. */
import fs from 'node:fs';
import path from 'node:path';
import { eventually } from './clock.ts';
import type { World } from './world.ts';

export interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly command: readonly string[];
  readonly environment: readonly string[];
}

const strings = (file: string): readonly string[] => fs.readFileSync(file, 'latin1').split('\0').slice(0, -1);

export const processesOf = (world: World): readonly Process[] => processesIn(world.home);

export function processesIn(home: string): readonly Process[] {
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const environment = strings(`/proc/${name}/environ`);
        const command = strings(`/proc/${name}/cmdline`);
        const ours = environment.some((entry) => entry.includes(home)) || command.some((word) => word.includes(home));
        if (!ours || command.length === 0) return [];
        const [, parent] = /^PPid:\s*(\d+)/m.exec(fs.readFileSync(`/proc/${name}/status`, 'latin1')) ?? [];
        return [{ pid: Number(name), parent: Number(parent), command, environment }];
      } catch {
        return []; // it has ended meanwhile, or belongs to another user
      }
    });
}

const isProxy = ({ command }: Process): boolean => command.some((word) => path.basename(word) === 'proxy.cjs');

export function proxyOf(world: World): Process {
  const found = processesOf(world).filter(isProxy);
  // a program that the proxy starts looks like the proxy for a moment
  const proxy = found.find(({ parent }) => found.every(({ pid }) => pid !== parent));
  if (proxy === undefined) throw new Error('no proxy runs');
  return proxy;
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
