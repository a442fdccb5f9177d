/** GNU or BSD: which kind the base programs are here, and what is written differently. */
import type { Arg } from '../syntax/simple-command.ts';
import { about } from '../programs/index.ts';
import type { Flavour, Quirk } from '../programs/option-rows.ts';
import type { CheckWorld } from './check-world.ts';

const BSD_SYSTEMS: ReadonlySet<string> = new Set(['macos', 'freebsd', 'openbsd', 'netbsd', 'dragonfly']);

/**
 * Of one program, by where it lies with links followed. Null: neither (busybox, toybox), or the user's own, and our tables say nothing
 * about it.
 */
export function flavourOf(world: CheckWorld, real: string): Flavour | null {
  if (/\/(?:busybox|toybox)[^/]*$/.test(real)) return null;
  if (world.home !== '/' && real.startsWith(`${world.home}/`) && !real.includes('/.nix-profile/')) return null;
  if (world.os.gnu) return 'gnu';
  if (/\/(?:gnubin|coreutils|findutils|diffutils|gawk|gnu-[\w-]+)\//.test(real)) return 'gnu';
  return BSD_SYSTEMS.has(world.os.id) ? 'bsd' : 'gnu';
}

/** What to write instead of the other flavour's option; null when nothing is known to do the same. */
export const hintFor = (program: string, flag: string, here: Flavour): string | null =>
  about(program).differences?.hints?.[here]?.[flag] ?? null;

export const NAMES: Readonly<Record<Flavour, string>> = { gnu: 'the GNU one', bsd: 'the BSD one' };

/** The first argument that means something else in this flavour than it was written for. */
export function quirkOf(program: string, args: readonly Arg[], here: Flavour): { readonly arg: Arg; readonly quirk: Quirk } | null {
  for (const quirk of about(program).differences?.quirks ?? []) {
    const arg = quirk.here === here ? faultIn(args, quirk) : undefined;
    if (arg !== undefined) return { arg, quirk };
  }
  return null;
}

function faultIn(args: readonly Arg[], { behind, first, word }: Quirk): Arg | undefined {
  const matches = (arg: Arg | undefined): Arg | undefined =>
    arg !== undefined && arg.value !== null && word.test(arg.value) ? arg : undefined;
  if (first === true) return matches(args[0]);
  if (behind === undefined) return args.find((arg) => matches(arg) !== undefined);
  const at = args.findIndex(({ value }) => value !== null && behind.test(value));
  return at === -1 ? undefined : matches(args[at + 1]);
}
