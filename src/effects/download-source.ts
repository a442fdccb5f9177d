/** Where a download comes from, as the line has it. Pure. */
import type { SimpleCommand } from '../syntax/simple-command.ts';
import { ownerIn } from './host-in.ts';
import { pathOf } from './paths.ts';

const ADDRESS = /^[a-z+]+:\/\//i;

/** The host that a command downloads from; 'the network' when the line does not contain it. */
export function serverOf(command: SimpleCommand): string {
  const words = command.args.map((arg) => pathOf(arg, command.scope));
  const url = words
    .filter((word) => ADDRESS.test(word))
    .map((word) => ownerIn(word) ?? /^[a-z+]+:\/\/(?:[^/@]*@)?([^/?#]+)/i.exec(word)?.[1])
    .find((host) => host !== undefined && host !== null);
  const bare = words.find((word) => /^(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^localhost\b|^\d+\.\d+\.\d+\.\d+/i.test(word))?.split('/')[0];
  return url ?? bare ?? 'the network';
}

/** Whether all that a command downloads comes from one address, whose host is checked. */
export function isEncrypted({ program, args }: SimpleCommand): boolean {
  const urls = args.filter(({ value }) => ADDRESS.test(value ?? ''));
  return (
    (program === 'curl' || program === 'wget') &&
    urls.length === 1 &&
    urls.every(({ value }) => /^https:\/\/[^@]*$/.test(value ?? '')) &&
    args.every(
      (arg) =>
        urls.includes(arg) ||
        /^-[fsSLqO\d.v-]+$|^--(?:proto|tlsv1\.\d|fail|silent|show-error|location|https-only|quiet)\b|^-O-$|^-o-$|^=https$|^-$/.test(
          arg.value ?? '',
        ),
    )
  );
}
