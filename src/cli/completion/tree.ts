/** What completion offers at each place of the command line, flattened from the table of subcommands: one row a place. Pure. */
import type { CompletionOffer, CompletionTree } from '../../shell/shell-kind.ts';
import { SHELL_NAMES } from '../../shell/shell-kinds.ts';
import { type Flag, HELP, type Subcommand, TOP_FLAGS } from '../subcommand.ts';

type Place = CompletionTree['words'][number];

/** The options after these arguments and whatever follows them. Deeper places come first. */
export interface FlagPlace {
  readonly after: string;
  readonly flags: readonly Flag[];
}

const SHELL_OFFERS: readonly CompletionOffer[] = SHELL_NAMES.map((name) => ({ text: name, about: `your ${name}, with yo in it` }));

const join = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');
const plain = (texts: readonly string[]): CompletionOffer[] => texts.map((text) => ({ text, about: '' }));

export function placesOf(commands: readonly Subcommand[], after = ''): readonly Place[] {
  const offers = commands.map(({ name, about }) => ({ text: name, about }));
  const places: Place[] = [{ after, offers: after === '' ? [...SHELL_OFFERS, ...offers] : offers }];
  for (const { name, children, positionals = [] } of commands) {
    const here = join(after, name);
    if (children !== undefined) places.push(...placesOf(children, here));
    const [first, second] = positionals;
    const texts = first?.choices ?? first?.suggest ?? [];
    if (texts.length > 0) places.push({ after: here, offers: plain(texts) });
    for (const [previous, values] of Object.entries(second?.suggestAfter ?? {}))
      places.push({ after: join(here, previous), offers: plain(values) });
  }
  return places;
}

export function flagPlacesOf(commands: readonly Subcommand[], after = ''): readonly FlagPlace[] {
  const below = commands.flatMap(({ name, flags = [], children = [] }) => {
    const here = join(after, name);
    return [...flagPlacesOf(children, here), { after: here, flags: [...flags, HELP] }];
  });
  return after === '' ? [...below, { after, flags: TOP_FLAGS }] : below;
}

/** Options that take the next argument, at whatever place they are allowed. */
const flagsWithText = (places: readonly FlagPlace[]): readonly string[] => {
  const names = places.flatMap(({ flags }) => flags.filter((flag) => flag.kind === 'text').map((flag) => `--${flag.name}`));
  return [...new Set(names)].toSorted();
};

/** Everything a completion script is made from. */
export function completionTree(commands: readonly Subcommand[]): CompletionTree {
  const flags = flagPlacesOf(commands);
  return { words: placesOf(commands), flags, flagsWithText: flagsWithText(flags) };
}
