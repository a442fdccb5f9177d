/** The proxy's settings, from its command line and environment. */
import type { Env } from '../base/env.ts';
import { RING_BYTES, RING_MAX_BYTES } from '../base/limits.ts';
import { randomHex } from '../base/random.ts';
import { type ShellName, shellNamed } from '../shell/shell-kinds.ts';
import type { Nonce } from '../shell/wire.ts';

/** The arguments that the launcher passes to the proxy. */
export interface ProxyArgs {
  readonly root: string;
  readonly session: string;
  readonly shell: ShellName;
  readonly shellPath: string;
  readonly login: boolean;
}

/** Throws on invalid arguments: the launcher is ours, and opens a plain shell then. */
export function parseArgs(args: readonly string[]): ProxyArgs {
  const [root, session, name, shellPath, login] = args;
  const shell = shellNamed(name);
  if (!root || !session || !shellPath) throw new Error('usage: proxy ROOT SESSION SHELL PATH LOGIN');
  if (shell === null) throw new Error(`not a shell yosh knows: ${name}`);
  return { root, session, shell, shellPath, login: login === '1' };
}

/** The values that mean off in src/config/config-keys.ts, which this process does not load. */
const OFF = /^(?:0|false|no|off)$/i;

/** Capacity of the scrollback ring in bytes. Anything but a whole number in range gives the default, as in src/config/config-keys.ts. */
export function ringBytes(env: Env): number {
  if (OFF.test(env['YO_SCROLLBACK_ENABLED'] ?? '')) return 0;
  const text = env['YO_SCROLLBACK_BYTES'] ?? '';
  return /^\d{1,12}$/.test(text) && Number(text) <= RING_MAX_BYTES ? Number(text) : RING_BYTES;
}

export const makeNonce = (): Nonce => randomHex(16) as Nonce;
