/** What the user of a test has agreed to before it begins: the key in `~/.yoconf` may go to the server of the test. */
import { markOf } from '../../src/llm/destination.ts';
import { openState } from '../../src/state/index.ts';

/** `address` is any address of the origin. */
export function agreeToKey(home: string, key: string, address: string, profile = ''): void {
  const mark = markOf({ kind: 'key', key, from: '' });
  openState({ HOME: home }).agreements.add({ kind: 'key', profile, key: mark, origin: new URL(address).origin });
}

/** The same for `key_command`. */
export function agreeToCommand(home: string, command: string, address: string): void {
  const key = markOf({ kind: 'command', command, from: '' });
  openState({ HOME: home }).agreements.add({ kind: 'key', profile: '', key, origin: new URL(address).origin });
}
