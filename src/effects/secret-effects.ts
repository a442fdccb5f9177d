/** Secrets that a command reads, shows, uses or looks for. */
import { about, fillsWords, wrappingsOf } from '../programs/index.ts';
import { flagsOf } from '../syntax/flags.ts';
import { type Arg, lookUp, type SimpleCommand } from '../syntax/simple-command.ts';
import { innersOf, scriptText } from '../syntax/unwrap.ts';
import { dangerous, type Effect, ordinary } from './effect-types.ts';
import { commandsIn, inputFiles } from './given-inputs.ts';
import { isHome, isRoot, isSecret, isSecretArg, isSecretName, isStartup, isSystem, placeOf } from './paths.ts';
import { shownArg } from './subject.ts';

const reads = (arg: Arg, { scope }: SimpleCommand): Effect =>
  dangerous('secret', `reads ${shownArg(arg)}, which is secret`, { objects: [placeOf(arg, scope)] });
const uses = (arg: Arg, { scope }: SimpleCommand): Effect =>
  ordinary('secret', `uses ${shownArg(arg)}, which is secret`, { objects: [placeOf(arg, scope)] });

/** Secret files among the arguments of a command that shows or uses them. */
export function secretEffects(command: SimpleCommand): readonly Effect[] {
  const { program, args, scope } = command;
  // what it deletes has an effect of its own, and is not read
  if (about(program).removes === true || (about(program).writes?.how === 'permits' && !opensToOthers(command))) return [];
  // what only makes a folder or an empty file reads nothing
  if (about(program).leaves === 'operands' && [undefined, 'touches'].includes(about(program).writes?.how)) return [];
  const inputs = inputFiles(command);
  // where a copy goes is written, and has an effect of its own
  const sources = about(program).writes?.how === 'copies' && args.length > 1 ? args.slice(0, -1) : args;
  const read = READ_BY.get(program)?.(sources) ?? (about(program).does === undefined ? sources : withoutVerb(sources));
  const words = program === 'dd' ? read.map(afterEquals) : read;
  const own = isWrapper(program) ? beforeCommand(words, command) : [...words, ...printedNames(args)];
  const secret = [...inputs, ...own].find((arg) => (isSecretArg(arg, scope) || isSecret(revisionPath(arg))) && !isPublic(arg));
  if (about(program).inputs?.form === 'find' && args.some(({ value }) => /^-(?:exec|ok)(?:dir)?$/.test(value ?? ''))) {
    const found = secret ?? args.find(({ value }, at) => /^-i?name$/.test(args[at - 1]?.value ?? '') && isSecretName(value ?? ''));
    const shows = args.some(({ value }) => value !== null && (about(value).files === 'shown' || takesAway(value)));
    if (found !== undefined && shows) return [reads(found, command)];
  }
  const searched = program === null || secret !== undefined ? undefined : searchedFor(command);
  if (searched !== undefined) return [ordinary('secret', `searches your files for ${searched}`, { objects: [searched] })];
  const sought = program === null || secret !== undefined ? null : (soughtSecret(command) ?? loopedSecret(command));
  if (sought !== null) return [dangerous('secret', `reads files like ${sought}, which are secret`, { objects: [sought] })];
  if (secret === undefined) return program !== null && takesAway(program) ? homeForAll(command) : [];
  if (program === null || isNameList(secret, command)) return [reads(secret, command)];
  const { files } = about(program);
  if (
    files === 'kept' &&
    (inputs.includes(secret) || about(program).changes === true || (about(program).verbs === true && !STAGES.test(args[0]?.value ?? '')))
  )
    return [uses(secret, command)];
  if (secret.text.includes(':') && isSecret(revisionPath(secret)))
    return [dangerous('secret', `shows ${shownArg(secret)}, which is secret`, { objects: [revisionPath(secret)] })];
  if (files === 'shown') {
    // `grep KEY .env` shows it, `grep -q KEY .env` does not; `tee .env` writes it
    if (program === 'tee' || (about(program).searches !== undefined && flagsOf(args).has('q', 'c', 'l', 'quiet', 'count'))) return [];
    if (program === 'sed' && flagsOf(args).has('i', 'in-place')) return [];
    return [command.captured ? uses(secret, command) : reads(secret, command)];
  }
  return files === 'kept' || isStartup(placeOf(secret, scope)) ? [] : [uses(secret, command)];
}

/** What a wrapper is given itself: `xargs -a FILE`, `msgfilter -i FILE cat`. All of it where it starts no command. */
function beforeCommand(words: readonly Arg[], command: SimpleCommand): readonly Arg[] {
  const starts = innersOf(command).map((inner) => (inner.kind === 'argv' ? command.args.indexOf(inner.words[0]) : -1));
  const start = starts.find((at) => at >= 0);
  const own = command.args.slice(0, start);
  return words.filter((word) => own.includes(word));
}

/** `sudo`, `timeout`: what is read is read by the command behind it, which has effects of its own. */
const isWrapper = (program: string | null): boolean => {
  const wrappings = program === null ? [] : wrappingsOf(program);
  return (
    wrappings.length > 0 &&
    wrappings.every(({ inner, where, starters }) => inner === 'argv' && where === undefined && starters === undefined)
  );
};

/** A subcommand is no file, in whatever folder: `cd /etc/wireguard && wg genkey`. */
const withoutVerb = (args: readonly Arg[]): readonly Arg[] => (/^[a-z]+$/.test(args[0]?.value ?? '') ? args.slice(1) : args);

/** The files of which openssl may show more than everybody may know. Sources: openssl-req(1), openssl-x509(1), openssl-pkey(1). */
function keysRead(args: readonly Arg[]): readonly Arg[] {
  const [subcommand = ''] = args.map(({ value }) => value ?? '');
  const { has } = flagsOf(args);
  const isPublic =
    /^(?:x509|crl|crl2pkcs7|verify|asn1parse)$/.test(subcommand) ||
    (/^(?:pkey|rsa|ec|dsa)$/.test(subcommand) && !has('text') && (has('pubout', 'pubin') || (has('check') && has('noout'))));
  // a new key is written, not read
  return args.filter((_, at) => !(isPublic ? /^-(?:in|keyout|out)$/ : /^-(?:keyout|out)$/).test(args[at - 1]?.value ?? ''));
}

/** The words of ssh-keygen that are read: a key that it makes is none. Source: ssh-keygen(1). */
const keysUsed = (args: readonly Arg[]): readonly Arg[] =>
  flagsOf(args, { short: 'CDEFIMNOPRVYZabfmnrstwz' }).has(...'ABcDeFHiklLpQRsuYy') ? args : [];

/** Programs of whose words only some are read. */
const READ_BY: ReadonlyMap<string | null, (args: readonly Arg[]) => readonly Arg[]> = new Map([
  ['openssl', keysRead],
  ['ssh-keygen', keysUsed],
]);

/** Whether the mode that chmod sets lets others read: any but those that end in zeros, that only concern the owner, or that only let write. */
const opensToOthers = ({ program, args }: SimpleCommand): boolean =>
  program !== 'chmod' ||
  !args.some(
    ({ value }) => value !== null && (/^[0-7]?[0-7]00$/.test(value) || /^(?:u[+=-]\w*|[goa]*(?:-\w*|[+=][wxXst]*)|,)+$/.test(value)),
  );

/** Whether a file is given as a list of names, which the program repeats in its messages. */
function isNameList(secret: Arg, { program, args }: SimpleCommand): boolean {
  const names = about(program).lists?.split(' ') ?? [];
  if (names.length === 0) return false;
  const { values } = flagsOf(args, { short: names.filter((name) => name.length === 1).join(''), long: names });
  return names.some((name) => values.get(name)?.some(({ text }) => text !== '' && secret.text.endsWith(text)) === true);
}

/** Subcommands of version control that move or mark files without showing what is in them. */
const STAGES = /^(?:add|rm|mv|restore|checkout|switch|reset|stash|status|ls-files|check-ignore|update-index|commit|exec|run|compose)$/;

/** The path in `HEAD:.env`, which version control prints; the empty text for any other word. */
const revisionPath = ({ value }: Arg): string => /^[\w.~^@{}/-]+:(?!\/\/)(.+)$/.exec(value ?? '')?.[1] ?? '';

/** `cat $(ls -d ~/.ssh/*)`: the names that a substitution prints. */
const printedNames = (args: readonly Arg[]): readonly Arg[] =>
  args
    .flatMap(({ parts }) => parts)
    .flatMap((part) => (part.kind === 'command' ? part.commands : []))
    .flatMap(({ args: inner }) => inner);

/** `find ~ -name 'id_*' -exec cat {} +`, `find … | xargs cat`: the pattern for names, when it is meant for secrets. */
function soughtSecret({ program, wrappers, from }: SimpleCommand): string | null {
  if (!wrappers.some(fillsWords) || (about(program).files !== 'shown' && (program === null || !takesAway(program)))) return null;
  const finder = from.findLast((each) => about(each.program).walks === true || about(each.program).inputs?.form === 'find');
  const words = (finder?.args ?? []).map(({ value }) => value ?? '');
  return words.find((word, at) => at > 0 && /^-i?(?:name|path|wholename|regex)$/.test(words[at - 1] ?? '') && isSecretName(word)) ?? null;
}

/**
 * `for f in $(find -name .netrc); do cat "$f"; done`, `ls ~/.ssh/* | while read -r f; do cat "$f"; done`, `ls ~/.ssh/* | cpio -o`: the word
 * for secret files of the command whose output names what this one shows or packs.
 */
function loopedSecret({ program, args, from, scope }: SimpleCommand): string | null {
  const row = about(program);
  const names = args.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'variable' ? [part.name] : [])));
  const packs = row.takesNames === true && from.length > 0;
  if (!packs && (names.length === 0 || (row.files !== 'shown' && (program === null || !takesAway(program))))) return null;
  const values = names.map((name) => lookUp(scope, name));
  const makers = [
    ...values.flatMap((value) => commandsIn(value ?? [])),
    // a variable that is read from what is piped in
    ...(packs || values.includes(null) ? from : []),
  ].filter((each) => isNameMaker(each));
  for (const { args: words, scope: around } of makers) {
    const found = words.find(
      (word, at) =>
        (isSecretArg(word, around) && !isPublic(word)) ||
        (/^-i?(?:name|path|wholename|regex)$/.test(words[at - 1]?.value ?? '') && isSecretName(word.value ?? '')),
    );
    if (found !== undefined) return found.value ?? found.text;
  }
  return null;
}

/** Whether a program prints names of files that its arguments say where to look for. */
const isNameMaker = ({ program }: SimpleCommand): boolean =>
  about(program).walks === true || about(program).inputs?.form === 'find' || program === 'ls' || program === 'echo' || program === 'printf';

/**
 * `grep -r password ~`, `git log -S token`: what a search through the files of the user or the system, or through all versions of a
 * repository, is after, when that is named like a secret.
 */
function searchedFor(command: SimpleCommand): string | undefined {
  const { program, args, scope } = command;
  if (program === 'git' && /^(?:log|show|rev-list|whatchanged)$/.test(flagsOf(args, about(program).effects).operands[0]?.value ?? '')) {
    const { values, has } = flagsOf(args, { short: 'SG', long: ['grep'] });
    // without a patch it names the commits
    if (has('s', 'oneline', 'stat', 'name-only', 'name-status', 'no-patch') && !has('p', 'u', 'patch', 'patch-with-stat')) return undefined;
    return [...(values.get('S') ?? []), ...(values.get('G') ?? [])].map(scriptText).find((text) => SECRETS.test(text));
  }
  const { searches } = about(program);
  const isRecursive = searches === 'tree' || flagsOf(args).has('r', 'R', 'recursive', 'dereference-recursive');
  if (searches === undefined || !isRecursive) return undefined;
  const { values, operands } = flagsOf(args, { short: 'eABCmfg', long: ['regexp', 'include', 'exclude', 'glob', 'type', 'max-count'] });
  const pattern = (values.get('e') ?? operands.slice(0, 1)).map(scriptText).find((text) => SECRETS.test(text));
  const isWide = operands.some((arg) => {
    const text = placeOf(arg, scope);
    return isRoot(text) || isHome(text) || isSystem(text) || text.startsWith('~/.');
  });
  return isWide || (pattern !== undefined && NAMED_SECRET.test(pattern)) ? pattern : undefined;
}

/** A folder of this machine that everybody may read. */
const SHARED = /^(?:-\w*)?(?:\/private)?(?:\/tmp|\/var\/tmp|\/dev\/shm)(?:\/|$)/;

/** The whole home folder, with the keys in it, copied or packed to where other users may read it. */
function homeForAll({ args, redirects, scope }: SimpleCommand): readonly Effect[] {
  const home = args.find((arg) => isHome(placeOf(arg, scope)));
  const places = [...args, ...redirects.flatMap(({ operator, target }) => (operator.includes('>') && target !== null ? [target] : []))];
  if (home === undefined || !places.some((arg) => SHARED.test(placeOf(arg, scope)))) return [];
  return [
    dangerous('secret', 'copies your whole home, with the secrets in it, to where others may read it', { objects: [placeOf(home, scope)] }),
  ];
}

/** Whether a program takes what is found to another place. */
const takesAway = (program: string): boolean => {
  const { writes, transfers, request, socket, inputs, takesNames } = about(program);
  return (
    takesNames === true ||
    writes?.how === 'copies' ||
    transfers === true ||
    request !== undefined ||
    socket === true ||
    inputs?.form === 'tar'
  );
};

/** Words that files with secrets contain. */
const SECRETS = /passw|\bpsk\b|secret|token|api.?key|private.?key|credential|BEGIN .*PRIVATE|\bAKIA|\bghp_|\bsk-/i;

/** A pattern that finds values rather than code about them: `PASSWORD`, `api_key=`, the beginning of a key. */
const NAMED_SECRET = new RegExp(
  [
    String.raw`(?<![a-z\d])(?:PASSW(?:OR)?D|SECRET|TOKEN|API_?KEY|PRIVATE_?KEY|CREDENTIALS?)(?![a-z\d])|`,
    String.raw`(?:passw(?:or)?d|secret|token|key)\s*[=:]|BEGIN .*PRIVATE|\bAKIA|\bghp_|\bsk-`,
  ].join(''),
);

const afterEquals = (arg: Arg): Arg =>
  arg.value === null ? arg : { ...arg, parts: [{ kind: 'text', text: arg.value.replace(/^\w+=/, ''), quoted: false }] };
const isPublic = (arg: Arg): boolean => arg.text.endsWith('.pub');
