/**
 * What unknown words of a command suggest that it does: `frob reset`, `--force-delete`. An unknown program is not harmless when its words
 * say that something is lost, ended or sent. Pure.
 */
import { about } from '../programs/index.ts';
import type { SimpleCommand } from '../syntax/simple-command.ts';
import { type Account, account, type Effect, ordinary, type Telling, type Unaccounted } from './effect-types.ts';

/** What words tell, and these words, alone or as a part of a longer word. */
const TELLING: readonly (readonly [tells: Telling, words: ReadonlySet<string>])[] = [
  [
    'loses',
    set(`delete del remove rm erase wipe purge clear reset factory drop destroy truncate flush overwrite expunge uninstall unset prune forget
      discard trash shred unlink nuke zap rollback revert evict revoke reinit reinitialize`),
  ],
  ['ends', set('kill stop terminate shutdown poweroff reboot halt logoff logout kick ban abort cancel suspend deactivate disable lock')],
  ['sends', set('upload publish send submit share post webhook')],
  [
    'alters',
    set(
      'set put replace apply write update upgrade edit modify push merge migrate install rename move import restore commit create add enable',
    ),
  ],
];
function set(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

/** `no-delete`, `skip-reset`: what is not done. */
const DENIES = /^(?:no|not|skip|without|keep|never|ignore|dont|if|on|after|before|max|min)$/;
/** Words that are read as subcommands; later ones are names. */
const SUBCOMMANDS = 4;

/** What the unaccounted parts of a command tell. Empty when all its parts are accounted for. */
export function tellingAccount(command: SimpleCommand, unknown: readonly Unaccounted[]): Account {
  const { program } = command;
  if (unknown.length === 0 || program === null || !/^[\w.]/.test(program)) return account({});
  const effects = wordsOf(command, unknown).flatMap((word): readonly Effect[] => {
    const tells = toldIn(word);
    return tells === null
      ? []
      : [ordinary(KINDS[tells], `may ${MAY[tells]}: ${program} ${word} (what it does is not known)`, { area: AREAS[tells], tells })];
  });
  return account({ effects });
}

const MAY: Readonly<Record<Telling, string>> = {
  loses: 'lose data',
  ends: 'end something',
  sends: 'send data away',
  alters: 'change something',
};
const KINDS = { loses: 'deletes', ends: 'system', sends: 'uploads', alters: 'changes' } as const;
const AREAS = { loses: 'files', ends: 'processes', sends: 'uploads', alters: 'files' } as const;

/** The unknown options, the subcommand that no row lists, and of an unknown program the words that look like subcommands. */
function wordsOf({ program, args }: SimpleCommand, unknown: readonly Unaccounted[]): readonly string[] {
  const isUnknownProgram = unknown.some(({ what }) => what === `the program ${program}`);
  const options = unknown.flatMap(({ names: [name = ''] }) => (/^--?[a-z][\w-]+/i.test(name) ? name.replace(/=.*$/s, '') : []));
  const subcommands = unknown.flatMap(({ what, names: [name = ''] }) => (what.startsWith(`what ${program} `) ? name : []));
  const verbs = about(program).area === 'cloud' ? subcommands.flatMap((name) => verbsFrom(name, args)) : subcommands;
  const words = isUnknownProgram
    ? args.flatMap(({ value }) => (/^[a-z][a-z\d]*(?:[-_:][a-z\d]+)*$/i.test(value ?? '') ? [value as string] : []))
    : [];
  return [...new Set([...options, ...verbs, ...words.slice(0, SUBCOMMANDS)])];
}

/** In the command lines of clouds the verb follows the service: `aws cloudtrail put-event-selectors`, `gcloud logging sinks update`. */
const verbsFrom = (name: string, args: SimpleCommand['args']): readonly string[] => {
  const at = args.findIndex(({ value }) => value === name);
  return args.slice(at, at + SUBCOMMANDS).flatMap(({ value }) => (/^[a-z][a-z-]*$/.test(value ?? '') ? [value as string] : []));
};

function toldIn(word: string): Telling | null {
  const parts = word.toLowerCase().replace(/^-+/, '').split(/[-_:]/);
  const found = TELLING.find(([, words]) => parts.some((part, at) => words.has(part) && !DENIES.test(parts[at - 1] ?? '')));
  if (found !== undefined) return found[0];
  return /^-+unset/i.test(word) ? 'loses' : null;
}
