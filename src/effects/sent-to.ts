/** What is written to an address in place of a file: `duckdb -c "copy t to 's3://bucket/t.csv'"`. */
import { isLoopback } from '../base/loopback.ts';
import { type Effect, ordinary } from './effect-types.ts';
import { ownerIn } from './host-in.ts';

/** An address of another place than this machine's files. */
export const ADDRESS = /^(?!file:)[a-z][\w+.-]*:\/\//i;

export function sentTo(address: string): readonly Effect[] {
  const host = ownerIn(address) ?? address;
  return isLoopback(host) ? [] : [ordinary('uploads', `sends what it writes to ${host}`, { objects: [address] })];
}
