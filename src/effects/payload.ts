/**
 * What a command may do when a part of it is not accounted for: by what its arguments name. A program that nobody knows is not harmless
 * when it is given a start-up file, a secret, somebody else's program or an address.
 */
import { isLoopback } from '../base/loopback.ts';
import { about, isKnownProgram } from '../programs/index.ts';
import type { Arg, SimpleCommand } from '../syntax/simple-command.ts';
import { scriptText } from '../syntax/unwrap.ts';
import { pathsIn } from './code-words.ts';
import { type Account, account, type Effect, ordinary, type Unaccounted } from './effect-types.ts';
import { endsInCountry, hostIn } from './host-in.ts';
import { isDevice, isSecret, isStartup, isSystem, isSystemProgram, isTemporary, pathOf, placeOf } from './paths.ts';
import { shownArg } from './subject.ts';

/** What the arguments of a command with unknown parts may lead to. Empty when all its parts are accounted for. */
export function payloadAccount(command: SimpleCommand, unknown: readonly Unaccounted[]): Account {
  if (unknown.length === 0) return account({});
  const who = command.program ?? 'the command';
  const isCode = about(command.program).interprets !== undefined;
  return account({
    effects: [...command.args.flatMap((arg) => effectOf(arg, command, who)), ...lookUps(command)],
    commands: isCode ? [] : command.args.flatMap(commandIn),
  });
}

/** What a substitution prints before a domain: `"$(whoami).x.example.org"` tells it to whoever answers for that domain. */
const lookUps = ({ args, scope }: SimpleCommand): readonly Effect[] =>
  args
    .filter(({ parts }) => parts.some(({ kind }) => kind === 'command') && /\.[a-z\d-]+\.[a-z]{2,}$/i.test(parts.at(-1)?.text ?? ''))
    .map((arg) => ordinary('uploads', `sends ${shownArg(arg)} in a name`, { objects: [pathOf(arg, scope)] }));

function effectOf(arg: Arg, { scope }: SimpleCommand, who: string): readonly Effect[] {
  const whole = pathOf(arg, scope);
  const place = whole.startsWith('-') ? whole : placeOf(arg, scope);
  const texts = [place, whole.replace(/^-{1,2}[\w-]+[=:]?/, ''), ...pathsIn(whole)];
  const first = (test: (text: string) => boolean): string | undefined => texts.find(test);
  const startup = first(isStartup);
  if (startup !== undefined)
    return [ordinary('startup', `may write ${startup} (what ${who} does with it is not known)`, { objects: [startup] })];
  const secret = first(isSecret);
  if (secret !== undefined)
    return [ordinary('secret', `may show or send ${secret} (what ${who} does with it is not known)`, { objects: [secret] })];
  const disk = first(isDevice);
  if (disk !== undefined)
    return [ordinary('system', `may change ${disk} (what ${who} does with it is not known)`, { area: 'disks', objects: [disk] })];
  const file = first(
    (text) => (isTemporary(text) && !text.startsWith('$')) || /^~?\/?(?:[^/]*\/)*\.[\w-]+\/[\w./-]+(?<!\.pub)$|^~\/\.[\w-]+$/.test(text),
  );
  if (file !== undefined)
    return [ordinary('runs-foreign-code', `may run or load ${file} (what ${who} does with it is not known)`, { objects: [file] })];
  const system = first(
    (text) =>
      isSystem(text) && !isSystemProgram(text) && text.includes('/') && !/^\/dev\/(?:null|zero|full|u?random|std\w+|tty|fd\/)/.test(text),
  );
  if (system !== undefined)
    return [ordinary('system', `may change ${system} (what ${who} does with it is not known)`, { objects: [system] })];
  const host = /:\/\/|@[\w.-]+:/.test(whole) || hostIn(whole) !== null ? hostIn(whole.replace(/^-{1,2}[\w-]+[=:]?/, '')) : null;
  // a range of addresses is in a rule, and nothing is sent there
  if (host === null || isLoopback(host) || !isHostLike(host) || /(?:^|=)\d+(?:\.\d+){3}\/\d+$/.test(whole)) return [];
  return [ordinary('uploads', `may send data to ${host} (what ${shownArg(arg)} is for is not known)`, { objects: [host] })];
}

/** A longer text is data. */
const TEXT_CHARS = 500;

/** A name with a dot may be a file: only what has the form of an address, or a usual top-level domain, counts. */
const isHostLike = (host: string): boolean =>
  (/^\d+(?:\.\d+){3}$|:|\.(?:com|org|net|io|dev|sh|co|me|app|info|xyz|site|online|example|test|local|internal|cloud)$/.test(host) ||
    endsInCountry(host)) &&
  !/\.(?:py|js|ts|rb|go|rs|sh|md|cc|cs|pl|ml|hs|so|db|gz|xz|bz|mk|in|am|tf|ps)$/.test(host);

/** An argument that reads like a command line: several words, the first of them a program, or the operators of a shell. */
function commandIn(arg: Arg): readonly string[] {
  const text = scriptText(arg).replace(/^(?:-{1,2}[\w-]+=|\w+=|[\\:.]*!|\.(?:shell|system)\s|shell\s)/, '');
  const first = /^[\w./~$-]+/.exec(text)?.[0] ?? '';
  const isCommand = /^[.~$]?\//.test(first) || isKnownProgram(first);
  return arg.quoted && isCommand && /\s/.test(text.trim()) && text.length < TEXT_CHARS && /[/|;&<>]/.test(text) ? [text] : [];
}
