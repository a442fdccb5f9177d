/** Accounts for the options of a command: what each is used for, by the rows of its program. */
import { isLoopback } from '../base/loopback.ts';
import type { Acts } from '../programs/account-rows.ts';
import { about, isKnownProgram, wrappingsOf } from '../programs/index.ts';
import type { Program } from '../programs/program.ts';
import { mannerOf, rowOf } from '../programs/known-options.ts';
import { CUSTOMARY, join, NOTHING, type Options, type Takes } from '../programs/options.ts';
import { type Arg, literalArg, type SimpleCommand } from '../syntax/simple-command.ts';
import { type Sorted, sortArgs } from '../syntax/sort-args.ts';
import { leadOf } from '../syntax/flags.ts';
import { scriptText } from '../syntax/unwrap.ts';
import { type Account, account, dangerous, type Effect, ordinary, type Unaccounted } from './effect-types.ts';
import { hostIn } from './host-in.ts';
import { startsFile } from './local-code.ts';
import { sendsInput } from './sent-to.ts';
import { onlyShows } from './showing-options.ts';
import { changesShell } from './shell-state.ts';
import { shownArg } from './subject.ts';
import { writtenTo } from './writing.ts';

/** Options that mean the same in nearly every program. */
const USUAL: Options = {
  ...CUSTOMARY,
  short: new Map([...CUSTOMARY.short, ['v', 'none'], ['q', 'none']]),
  long: new Map(
    'help version verbose quiet silent debug color no-color colour dry-run json yes no-pager'
      .split(' ')
      .map((name): [string, Takes] => [name, name.startsWith('colo') ? 'joined' : 'none']),
  ),
};

/** Accounts for every option of a command. Empty for a program that has no row: it is not accounted for as a whole. */
export function optionAccount(command: SimpleCommand): Account {
  const { program } = command;
  // the option of `time -v make`, in the place of the command that is read by itself
  if (program === null || program.startsWith('-')) return account({});
  const row = about(program);
  const own = listed(program);
  const parts = partsOf(command);
  const effects: Effect[] = [];
  const unaccounted: Unaccounted[] = [];
  const commands: string[] = [];
  for (const { sorted, isListed } of parts) {
    for (const [given, taken] of sorted.given) {
      // `-fplugin=./x.so` is one word after a single dash
      const [name = given, ...rest] = given.split('=');
      const value = rest.length > 0 ? rest.join('=') : taken;
      const use = useOf(name, row.acts, (exact) => own?.long.has(exact) === true || words(row.data).includes(exact));
      if (use === null || (use === 'writes' && words(row.acts?.queries).some((option) => sorted.given.has(option)))) continue;
      // the address in such an option is found as any address
      if (use === 'reaches' && row.area !== 'packages' && startsNothing(command.args, program)) continue;
      const arg = typeof value === 'string' ? literalArg(value) : value;
      const found = USES[use](arg, name, command);
      effects.push(...found.effects);
      commands.push(...found.commands);
    }
    for (const { flag, arg } of unaccountedIn(sorted, command, isListed))
      unaccounted.push({ what: `the option ${flag} of ${program}`, names: [flag, arg.value ?? arg.text] });
  }
  const plus = row.acts?.runs?.split(' ').includes('+') === true ? command.args.filter((arg) => /^\+\D/.test(leadOf(arg))) : [];
  for (const arg of plus) effects.push(runsText(arg));
  return account({ effects, unaccounted, commands });
}

/**
 * The options that nothing accounts for. An option that no row lists may do anything, except where the row says that the program only
 * reads or that its options are fields of a request: there, only a value that could be a path, an address or code is not accounted for.
 */
function unaccountedIn({ unknown }: Sorted, { program, args }: SimpleCommand, isListed: boolean): Sorted['unknown'] {
  const { reads, open, fields, interprets } = about(program);
  // what these are given is text, code that is read elsewhere, or a change of the shell that is
  if (open === true || (!isListed && interprets !== undefined) || changesShell(program)) return [];
  const hasPayload = (arg: Arg): boolean => {
    const joined = scriptText(arg).replace(/^-{1,2}[\w-]+/, '');
    return isPayload(joined.replace(/^=/, '')) || (joined === '' && isPayload(textOf(args[args.indexOf(arg) + 1])));
  };
  const isRequest = !isListed && (reads === true || fields === true);
  return unknown.filter(({ flag, arg }) => !(isRequest || onlyShows(flag)) || hasPayload(arg));
}

const textOf = (arg: Arg | undefined): string => (arg === undefined || arg.text.startsWith('-') ? '' : scriptText(arg));

/** Whether a value could be a path, an address, an expansion or code. */
const isPayload = (text: string): boolean => /[/:;|&<>$`~\s]/.test(text);

interface Part {
  readonly sorted: Sorted;
  /** Whether the row lists the options of this part. */
  readonly isListed: boolean;
}

/** The arguments of a command, those of its subcommand apart. */
function partsOf({ program, args: given }: SimpleCommand): readonly Part[] {
  const name = program ?? '';
  const args = withoutStarted(given, name);
  const row = about(name);
  const own = listed(name);
  const more = join(extraOf(row.data, row.acts), namedIn(row));
  const optionsOf = (listedOnes: Options | null): Options => join(join(listedOnes ?? NOTHING, more), USUAL);
  const sorted = startsNothing(args, name) ? withRest(args, name, optionsOf(own)) : sortArgs(args, optionsOf(own), mannerOf(name));
  const first = sorted.operands[0]?.arg;
  const subcommand = row.subcommands === undefined || first?.value === undefined || first.value === null ? undefined : first;
  const rowOfSub = subcommand === undefined ? null : listed(`${name} ${subcommand.value}`);
  if (subcommand === undefined || rowOfSub === null) return [{ sorted, isListed: own !== null && row.subcommands === undefined }];
  const at = args.indexOf(subcommand);
  const before = sortArgs(args.slice(0, at), optionsOf(own), mannerOf(name));
  const after = sortArgs(args.slice(at + 1), optionsOf(rowOfSub), mannerOf(`${name} ${subcommand.value}`));
  return [
    { sorted: before, isListed: own !== null },
    { sorted: after, isListed: true },
  ];
}

/** Whether a program that starts another one with some of its subcommands has none of them here: `conda create`. */
function startsNothing(args: readonly Arg[], name: string): boolean {
  const wrappings = wrappingsOf(name);
  return (
    mannerOf(name).stops === true &&
    wrappings.every(({ subcommand }) => subcommand !== undefined && !subcommand.some((each) => args.some(({ value }) => value === each)))
  );
}

/** What the options after the subcommand are used for. Which of them the program does not have is not known there. */
const withRest = (args: readonly Arg[], name: string, options: Options): Sorted => ({
  ...sortArgs(args, options, {}),
  unknown: sortArgs(args, options, mannerOf(name)).unknown,
});

/** `fd -e sh -x grep -n foo`: the words after `-x`, up to a `;`, are options of grep. */
function withoutStarted(args: readonly Arg[], name: string): readonly Arg[] {
  const starters = wrappingsOf(name).flatMap((wrapping) => wrapping.starters ?? []);
  const at = args.findIndex(({ value }) => value !== null && starters.includes(value));
  if (at === -1) return args;
  const end = args.findIndex(({ value }, index) => index > at && (value === ';' || value === '+'));
  return [...args.slice(0, at + 1), ...(end === -1 ? [] : args.slice(end))];
}

/** The listed options in both variants of the program: a suggestion that is wrong on this system is found by the check. */
function listed(name: string): Options | null {
  const [gnu, bsd] = [rowOf(name, 'gnu'), rowOf(name, 'bsd')];
  return gnu === null ? bsd : bsd === null ? gnu : join(gnu, bsd);
}

/** The options of the facets `data` and `acts`. What the row does not say is whether a value follows. */
function extraOf(data: string | undefined, acts: Acts | undefined): Options {
  const short = new Map<string, Takes>();
  const long = new Map<string, Takes>();
  const single = new Map<string, Takes>();
  const add = (name: string, takes: Takes): void => {
    if (name === '' || name === '+') return;
    if (name.startsWith('-')) single.set(name.slice(1), takes);
    else (name.length === 1 ? short : long).set(name, takes);
    // `terraform plan -out=x`, `go test -run X`: long options after a single dash
    if (name.length > 1 && !name.startsWith('-')) single.set(name, takes);
  };
  for (const use of USED) for (const name of words(acts?.[use])) add(name, use === 'lowers' ? 'maybe' : 'value');
  for (const name of words(data)) add(name, 'maybe');
  return { short, long, single, complete: true };
}

/**
 * The options that the other facets of a row name: they are accounted for there. Where a facet does not say whether a value follows,
 * anything is accepted.
 */
function namedIn({ wraps, writes, effects, interprets, dry }: Program): Options {
  const options = { short: new Map<string, Takes>(), long: new Map<string, Takes>(), single: new Map<string, Takes>(), complete: true };
  const add = (names: Iterable<string>, takes: Takes): void => {
    for (const given of names) {
      const name = given.replace(/^--?/, '');
      (name.length === 1 ? options.short : options.long).set(name, takes);
      if (name.length > 1) options.single.set(name, takes);
    }
  };
  for (const wrapping of wraps === undefined ? [] : 'inner' in wraps ? [wraps] : wraps) {
    add([...(wrapping.short ?? ''), ...(wrapping.long ?? []), ...(wrapping.script ?? [])], 'value');
    add(wrapping.inert ?? [], 'maybe');
  }
  add([...(writes?.short ?? ''), ...(writes?.long ?? []), ...(writes?.options ?? [])], 'value');
  add([...(effects?.short ?? ''), ...(effects?.long ?? [])], 'value');
  for (const { options: some, without } of effects?.rows ?? [])
    add(
      [...words(some), ...words(without)].filter((each) => each !== ''),
      'maybe',
    );
  add([...(interprets?.code ?? []), ...(interprets?.checks ?? [])], 'maybe');
  add(typeof dry === 'string' ? [dry] : [], 'none');
  return options;
}

const words = (text: string | undefined): readonly string[] => text?.split(/\s+/) ?? [];

type Use = Exclude<keyof Acts, 'queries'>;
/** The most serious use first. */
const USED: readonly Use[] = ['runs', 'writes', 'reaches', 'relays', 'lowers'];

/** What an option is used for beyond data; abbreviations count. */
function useOf(name: string, acts: Acts | undefined, isOption: (name: string) => boolean): Use | null {
  if (acts === undefined) return null;
  const found = USED.find((use) =>
    words(acts[use]).some(
      (each) => each.replace(/^-/, '') === name || (name.length > 2 && each.length > 2 && each.startsWith(name) && !isOption(name)),
    ),
  );
  return found ?? null;
}

/** Not those that load a plug-in or start another program. Source: gcc(1) 12. */
const COMPILER_FLAG = new RegExp(
  String.raw`^-(?:f(?!plugin|use-ld|pass-plugin|profile-(?:use|generate)|dump|auto-profile|load)[\w,=-]+|m[\w,=.+-]+|W(?!l,|p,|a,)[\w=+-]*|O\w?|g\w*|` +
    String.raw`D\w+(?:=[\w.]+)?|std=[\w+]+|pipe|pthread|pedantic)$`,
);

const USES: Readonly<Record<Use, (value: Arg | null, name: string, command: SimpleCommand) => Account>> = {
  runs: (value, _name, command) => {
    if (value === null || value.text === '') return account({});
    if (value.value === '-' || value.value === '/dev/stdin')
      return account({ effects: [ordinary('unread', `runs what ${command.program} is given`)] });
    // `--config 'build.rustc-wrapper="./w"'`: the value of a setting
    const setting = /^[\w.-]+=(?=.)/.exec(scriptText(value))?.[0].length ?? 0;
    const arg =
      setting === 0
        ? value
        : literalArg(
            scriptText(value)
              .slice(setting)
              .replace(/^(["'])(.*)\1$/, '$2'),
          );
    // `-e '.[dev]'`: the project with its extras
    const text = scriptText(arg).replace(/(?<=^[\w./-]+)\[[\w,-]*\]$/, '');
    if (/^\.\/?$/.test(text)) return account({ effects: [ordinary('runs-project-code', 'runs code of this project')] });
    // `-DCMAKE_BUILD_TYPE=Release`, `-DCMAKE_CXX_STANDARD=20`: a setting that is on, a number, or one of the tool's own words
    if (setting > 0 && /^(?:[A-Z]\w*|\d[\w.]*)$/.test(text)) return account({});
    // `--rsh='ssh -p 2222'` is read as a command; `--require ./x.js` names a file
    if (/^[.~]?\/|^\.\.\/|^\$|\.(?:js|mjs|cjs|ts|py|rb|pl|lua|so|dylib|jar|sh|conf|cfg|ini|ya?ml|toml|json|mk)$/.test(text))
      return account({ effects: isConfiguration(text) ? startsFile(arg, command) : startsProgram(arg, command) });
    // `-o DPkg::Lock::Timeout=60`: a setting that is a number
    if (/^[\w:.-]*(?:timeout|retries|limit|size|jobs|delay|interval|width)\w*=\d+$/i.test(text)) return account({});
    // `-ldflags='-s -w -X main.version=1.2'`: what a linker leaves out, and texts that it puts in
    if (
      text.startsWith('-') &&
      text.split(/\s+(?=-)/).every((each) => /^-(?:[swvg]|O\d?|W[\w-]*|X[ =]['"]?[\w./-]+=\S*|buildid=\w*)$/.test(each))
    )
      return account({});
    // `-DCMAKE_C_FLAGS='-fsanitize=address -O2'`: what a compiler checks and how it makes its code
    const isFlags = /^[\w.-]*FLAGS\w*=/i.test(scriptText(value)) && text.startsWith('-');
    if (isFlags && text.split(/\s+/).every((each) => COMPILER_FLAG.test(each))) return account({});
    // a single word that is no program is a file
    if (/^[\w.-]+$/.test(text) && !isKnownProgram(text))
      return account({ effects: isConfiguration(text) ? startsFile(arg, command) : startsProgram(arg, command) });
    // `split --filter=sh`: a shell without a script runs what the program gives it
    if (about(text.replace(/^\/(?:usr\/)?bin\//, '')).interprets?.shell === true)
      return account({ effects: [ordinary('unread', `runs what ${command.program} gives to ${text}`)] });
    return account({ commands: [text] });
  },
  writes: (value, _name, command) => account({ effects: value === null || value.value === '-' ? [] : writtenTo(value, command) }),
  reaches: (value, name, command) => {
    const { program } = command;
    const host = value === null ? null : hostIn(scriptText(value));
    if (host === null || isLoopback(host)) return account({});
    // whoever gives out packages writes what is run
    if (about(program).area === 'packages')
      return account({
        effects: [ordinary('runs-foreign-code', `takes packages from ${host}`, { area: 'foreign-code', objects: [host] })],
      });
    if (/proxy|socks/.test(name)) return account({ effects: [relays(host)] });
    const given = command.from.every(tellsNothing) ? [] : [sendsInput(host)];
    return account({ effects: [ordinary('network', `talks to ${host}`, { objects: [host] }), ...given] });
  },
  relays: (value) => {
    const host = value === null ? null : hostIn(scriptText(value));
    return account({ effects: host === null || isLoopback(host) ? [] : [relays(host)] });
  },
  lowers: (_value, name, { program }) =>
    account({
      effects: [ordinary('protection', `gives up a protection: ${program} ${name.length === 1 ? '-' : '--'}${name}`, { objects: [name] })],
    }),
};

/** `echo | openssl s_client`: the line contains what is piped in. */
const tellsNothing = ({ program, args }: SimpleCommand): boolean =>
  (about(program).lines === 'made' || program === 'echo' || program === 'printf') &&
  args.every(({ parts }) => parts.every(({ kind }) => kind === 'text'));

/** All that is asked and answered goes through it. */
const relays = (host: string): Effect => dangerous('network', `sends all through ${host}`, { objects: [host] });

/** A file of settings, which a project has for its tools. */
const isConfiguration = (text: string): boolean =>
  /\.(?:json|jsonc|ya?ml|toml|ini|conf|cfg|config\.[cm]?[jt]s|properties|xml|sql|mk|tfvars|env)$/.test(text);

/** A program or library in the value of an option: nobody sees it run, so the user must have named it. */
const startsProgram = (value: Arg, command: SimpleCommand): readonly Effect[] =>
  startsFile(value, command).map((each) => ({ ...each, kind: 'runs-foreign-code', area: 'foreign-code' }));

const runsText = (arg: Arg): Effect =>
  ordinary('runs-foreign-code', `runs ${shownArg(arg)} as a command of the program`, { objects: [arg.value ?? arg.text] });
