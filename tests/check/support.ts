/** A small machine in a temporary folder: programs that only need to exist, manual pages, a home, a project. */
import { readLine } from '../../src/syntax/read-line.ts';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll } from 'vitest';
import { check, type CheckWorld, type Finding, machineWorld } from '../../src/check/index.ts';

export interface Machine {
  readonly root: string;
  readonly world: CheckWorld;
  /** The findings of a command on this machine. */
  readonly findings: (command: string, over?: Partial<CheckWorld>) => Promise<readonly Finding[]>;
  /** The same, as `kind: what`. */
  readonly says: (command: string, over?: Partial<CheckWorld>) => Promise<readonly string[]>;
  readonly write: (file: string, text: string | Buffer, mode?: number) => string;
  readonly page: (name: string, text: string) => string;
}

/** The programs of a plain Debian that the tests use. */
const PROGRAMS =
  `bash sh cat ls cp mv rm mkdir touch chmod chown grep sed awk find xargs sort uniq head tail wc cut tr tee diff tar gzip unzip date stat du
  df ps ssh scp rsync curl wget git docker python3 env nice nohup timeout ln ip ss make jq fdfind apt apt-get sudo journalctl systemctl
  less install npm dd join more kill watch seq base64 readlink mktemp echo test which zip od file node`.split(/\s+/);

/** So long that the findings do not depend on how busy the machine is. Another test shows that the check ends in time. */
const PATIENT_MS = 20_000;

const made: string[] = [];
afterAll(() => made.forEach((folder) => fs.rmSync(folder, { recursive: true, force: true })));

export function machine(over: Partial<CheckWorld> = {}): Machine {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-check-')));
  made.push(root);
  const write = (file: string, text: string | Buffer, mode = 0o644): string => {
    const whole = path.join(root, file);
    fs.mkdirSync(path.dirname(whole), { recursive: true });
    fs.writeFileSync(whole, text, { mode });
    return whole;
  };
  for (const name of PROGRAMS) write(`usr/bin/${name}`, '#!/bin/false\n', 0o755);
  for (const name of ['notes.txt', 'a.log', 'x y.txt', 'src/main.c', 'data.tar.gz', 'script.sh']) write(`home/project/${name}`, 'x\n');
  write('home/project/run.sh', '#!/bin/sh\n', 0o755);
  const world: CheckWorld = {
    ...machineWorld({
      shell: 'bash',
      shellPath: '/bin/bash',
      cwd: path.join(root, 'home/project'),
      path: path.join(root, 'usr/bin'),
      names: () => false,
      home: path.join(root, 'home'),
      os: { id: 'debian', gnu: true, packageManager: 'apt' },
      cacheFolder: path.join(root, 'cache'),
    }),
    ...over,
  };
  const findings = (command: string, more: Partial<CheckWorld> = {}): Promise<readonly Finding[]> =>
    check(readLine(command), { ...world, ...more }, new AbortController().signal, PATIENT_MS);
  return {
    root,
    world,
    findings,
    says: async (command, more) => (await findings(command, more)).map(({ kind, what }) => `${kind}: ${what}`),
    write,
    page: (name, text) => write(`usr/share/man/man1/${name}.1.gz`, gzipSync(text)),
  };
}

/** The system of macOS. */
export const MAC: Partial<CheckWorld> = { os: { id: 'macos', gnu: false, packageManager: 'brew' } };
