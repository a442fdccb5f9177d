/** What a command sends to another place because that is where it writes, or because it is piped into a program that talks to one. */
import { isLoopback } from '../base/loopback.ts';
import { type Effect, ordinary } from './effect-types.ts';
import { ownerIn } from './host-in.ts';

/** An address of another place than this machine's files. */
export const ADDRESS = /^(?!file:)[a-z][\w+.-]*:\/\//i;

/** What is written to an address in place of a file: `duckdb -c "copy t to 's3://bucket/t.csv'"`. */
export function sentTo(address: string): readonly Effect[] {
  const host = ownerIn(address) ?? address;
  return isLoopback(host) ? [] : [ordinary('uploads', `sends what it writes to ${host}`, { objects: [address] })];
}

/** The input of a command that talks to a host. */
export const sendsInput = (host: string, objects: readonly string[] = [host]): Effect =>
  ordinary('uploads', `sends the piped input to ${host}`, { objects });
