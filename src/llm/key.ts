/** Reads the API key from where it is kept. It stays in this process and goes only to `transport.ts`. */
import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Env } from '../base/env.ts';
import { bareKey, isKey } from '../base/key-text.ts';
import { KEY_BYTES, KEY_COMMAND_MS } from '../base/limits.ts';
import { err, ok, type Result } from '../base/result.ts';
import type { KeySource } from './choose.ts';
import type { Failure } from './port.ts';

const GROUP_AND_OTHERS = 0o077;

/** The key in the ancestor's `~/.yoshkey`, which is for Anthropic only. Empty without the file, or when others may read it. */
export function readYoshKey(env: Env): string {
  const home = env['HOME'] ?? '';
  if (home === '') return '';
  const file = path.join(home, '.yoshkey');
  try {
    const { mode, size } = fs.statSync(file);
    return (mode & GROUP_AND_OTHERS) === 0 && size <= KEY_BYTES ? bareKey(fs.readFileSync(file, 'utf8')) : '';
  } catch {
    return '';
  }
}

/**
 * Gives keys. The key that a command printed is kept until a provider refuses it, so that a password manager is not unlocked for every
 * question.
 */
export class Keys {
  private readonly printed = new Map<string, string>();

  forget(): void {
    this.printed.clear();
  }

  /** Empty for `none`. Fails when the command fails or the key has a character that no HTTP header can carry. */
  async read(source: KeySource, env: Env): Promise<Result<string, Failure>> {
    if (source.kind !== 'command') return usable(source.kind === 'none' ? '' : source.key, source.kind === 'none' ? '' : source.from);
    const known = this.printed.get(source.command);
    if (known !== undefined) return ok(known);
    const output = await run(source.command, env);
    if (!output.ok) return err({ what: `${source.from} ${output.error}`, remedy: 'run it by itself and see' });
    const key = usable(bareKey(output.value.trim().split('\n')[0] ?? ''), source.from);
    if (key.ok && key.value === '') return err({ what: `${source.from} printed nothing`, remedy: 'run it by itself and see' });
    if (key.ok) this.printed.set(source.command, key.value);
    return key;
  }
}

const usable = (key: string, from: string): Result<string, Failure> =>
  isKey(key) ? ok(key) : err({ what: `the key in ${from} contains a character that no key has`, remedy: 'copy it again' });

/** Runs the command in a session of its own, without a terminal, so that it cannot ask for a password. The error says what went wrong. */
function run(command: string, env: Env): Promise<Result<string, string>> {
  return new Promise((resolve) => {
    const { GPG_TTY: _, ...rest } = env;
    // without a descriptor for it there is no stream, and the error comes later
    const child: ChildProcess = process
      .getBuiltinModule('node:child_process')
      .spawn('/bin/sh', ['-c', command], { detached: true, stdio: ['ignore', 'pipe', 'ignore'], env: rest, cwd: '/' });
    let output = '';
    const end = (result: Result<string, string>): void => {
      clearTimeout(timer);
      child.stdout?.destroy();
      try {
        if (child.pid !== undefined && !result.ok) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // it ended in the meantime
      }
      resolve(result);
    };
    const timer = setTimeout(() => end(err(`took longer than ${KEY_COMMAND_MS / 1000} seconds`)), KEY_COMMAND_MS);
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.length > KEY_BYTES) end(err('printed more than a key'));
    });
    child.on('error', () => end(err('could not be started')));
    child.on('close', (code) => end(code === 0 ? ok(output) : err(code === null ? 'was killed' : `failed with status ${code}`)));
  });
}
