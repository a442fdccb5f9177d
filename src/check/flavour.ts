/** GNU or BSD: which flavour a program has on this machine, and what the two flavours write differently. */
import type { Arg } from '../syntax/simple-command.ts';
import { about } from '../programs/index.ts';
import type { Flavour, Quirk } from '../programs/option-rows.ts';
import type { CheckWorld } from './check-world.ts';

const BSD_SYSTEMS: ReadonlySet<string> = new Set(['macos', 'freebsd', 'openbsd', 'netbsd', 'dragonfly']);

/**
 * The flavour of one program, by its path with links followed. Null for busybox, toybox and the user's own programs, about which the tables
 * say nothing.
 */
export function flavourOf(world: CheckWorld, real: string): Flavour | null {
  if (/\/(?:busybox|toybox)[^/]*$/.test(real)) return null;
  if (world.home !== '/' && real.startsWith(`${world.home}/`) && !real.includes('/.nix-profile/')) return null;
  if (world.os.gnu) return 'gnu';
  if (/\/(?:gnubin|coreutils|findutils|diffutils|gawk|gnu-[\w-]+)\//.test(real)) return 'gnu';
  return BSD_SYSTEMS.has(world.os.id) ? 'bsd' : 'gnu';
}

/** What to write instead of an option of the other flavour; null when no replacement is known. */
export const hintFor = (program: string, flag: string, here: Flavour): string | null =>
  about(program).differences?.hints?.[here]?.[flag] ?? null;

/** How a message names the flavour of a program. */
export const NAMES: Readonly<Record<Flavour, string>> = { gnu: 'the GNU one', bsd: 'the BSD one' };

/** The first argument that has another meaning in this flavour than was intended. */
export function quirkOf(program: string, args: readonly Arg[], here: Flavour): { readonly arg: Arg; readonly quirk: Quirk } | null {
  for (const quirk of about(program).differences?.quirks ?? []) {
    const arg = quirk.here === here ? faultIn(args, quirk) : undefined;
    if (arg !== undefined) return { arg, quirk };
  }
  return null;
}

function faultIn(args: readonly Arg[], { after, first, word }: Quirk): Arg | undefined {
  const matches = (arg: Arg | undefined): Arg | undefined =>
    arg !== undefined && arg.value !== null && word.test(arg.value) ? arg : undefined;
  if (first === true) return matches(args[0]);
  if (after === undefined) return args.find((arg) => matches(arg) !== undefined);
  const at = args.findIndex(({ value }) => value !== null && after.test(value));
  return at === -1 ? undefined : matches(args[at + 1]);
}
