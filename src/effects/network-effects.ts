/** What requests, transfers and sockets send, fetch or delete on other machines. */
import { about, fillsWords } from '../programs/index.ts';
import { isLoopback } from '../base/loopback.ts';
import { type Arg, literalArg, lookUp, type Part, type Scope, type SimpleCommand } from '../syntax/simple-command.ts';
import { flagsOf } from '../syntax/flags.ts';
import { serverOf } from './download-source.ts';
import { dangerous, type Effect, ordinary, type Surroundings } from './effect-types.ts';
import { OPEN_TO_ALL } from './exposure.ts';
import { hostIn } from './host-in.ts';
import { commandsIn, inputFiles, readsFile } from './given-inputs.ts';
import { startsFile } from './local-code.ts';
import { isRemote, isSecret, isSecretArg, isSystem, pathOf } from './paths.ts';
import { fallsOn } from './removing.ts';
import { sendsInput } from './sent-to.ts';
import { readsOnly } from './subcommand-account.ts';
import { listed, shownArg } from './subject.ts';

/** Options of curl whose value is the body of a request. */
const DATA = ['data', 'data-binary', 'data-raw', 'data-ascii', 'data-urlencode', 'json'];
const CURL = { short: 'XdFTouHAbcebmKwxyYrUCE', long: ['request', ...DATA, 'form', 'upload-file', 'output', 'user', 'header', 'url'] };
const WGET = { short: 'OPoaiUetTwQ', long: ['method', 'post-file', 'body-file', 'post-data', 'body-data', 'header', 'output-document'] };
/** Addresses that delete or stop something with any method except GET. */
const DELETING_URL = /delete|destroy|purge|\/_close\b|_cluster\/settings|\/shutdown\b|\/truncate\b/i;
const DELETING_BODY = /mutation[\s\S]{0,40}\b(?:delete|remove|destroy)|"(?:action|method)"\s*:\s*"(?:delete|destroy)/i;

/** Where clouds give a machine its keys. Source: the documentation of EC2, Compute Engine and Azure on instance metadata. */
const isMetadata = (host: string): boolean =>
  /^(?:169\.254\.(?:169\.254|170\.2)|metadata(?:\.google\.internal)?|\[?fd00:ec2::254\]?)(?::\d+)?$/i.test(host);

/** `curl`, `wget`, `http`: what the server is asked to do, and what is sent to it. */
export function requestEffects(command: SimpleCommand): readonly Effect[] {
  const { request } = about(command.program);
  if (request === undefined) return [];
  const http = request === 'httpie';
  const flags = flagsOf(command.args, request === 'curl' ? CURL : request === 'wget' ? WGET : {});
  const value = (...names: readonly string[]): readonly Arg[] => names.flatMap((name) => flags.values.get(name) ?? []);
  const bodies = value('d', ...DATA, 'F', 'form', 'post-data', 'body-data');
  const named = (value('X', 'request', 'method').at(-1)?.value ?? (http ? (flags.operands[0]?.value ?? '') : '')).toUpperCase();
  const method = /^[A-Z]+$/.test(named) ? named : bodies.length > 0 ? 'POST' : 'GET';
  const urls = command.args.map(({ value: text, text: raw }) => text ?? raw).filter((text) => text.includes('/'));
  const host = serverOf(command);
  const found: Effect[] = [];
  if (method === 'DELETE') found.push(dangerous('deletes', `asks ${host} to delete data`, { area: 'cloud', objects: [host] }));
  else if (method !== 'GET' && (urls.some((url) => DELETING_URL.test(url)) || bodies.some(({ text }) => DELETING_BODY.test(text))))
    found.push(dangerous('deletes', `asks ${host} to delete or stop something`, { area: 'cloud', objects: [host] }));
  const files = [
    ...value('T', 'upload-file', 'post-file', 'body-file'),
    ...value('d', 'data', 'data-binary', 'data-ascii', 'data-urlencode', 'json').filter(({ text }) => /^["']?[\w.-]*@/.test(text)),
    ...value('F', 'form').filter(({ text }) => /=["']?[@<]/.test(text)),
  ];
  found.push(...uploadEffects(command, files, host));
  const sent = bodies.length > 0 || (method !== 'GET' && method !== 'HEAD');
  if (found.length === 0 && sent) found.push(ordinary('uploads', `sends a request to ${host}`, { objects: [host] }));
  const query = urls.find((url) => /\?[^=&]*=?[^&]{8,}|\/[\w%+-]{24,}/.test(url.replace(/^[a-z]+:\/\/[^/]*/i, '')));
  if (found.length === 0 && query !== undefined)
    found.push(ordinary('uploads', `sends what is in the address to ${host}`, { objects: [host] }));
  if (isMetadata(host)) found.push(dangerous('secret', 'reads what the cloud tells this machine, keys included', { objects: [host] }));
  if (found.length === 0) found.push(ordinary('network', `talks to ${host}`, { objects: [host] }));
  return [...found, ...wordsThatTell(command, host)].filter(
    ({ kind, objects }) => kind === 'deletes' || !objects.some((each) => isLoopback(hostIn(each) ?? each)),
  );
}

/**
 * Data of this machine in the words of a request or a lookup: a substitution, or a variable that the line does not set.
 * @param host null where the words name no host: a whole word that is substituted is then the host itself.
 */
export function wordsThatTell({ program, args, scope, wrappers }: SimpleCommand, host: string | null): readonly Effect[] {
  const fed = wrappers.some(fillsWords);
  const telling = args.find(
    ({ parts }) =>
      (host !== null || !isOnlyHost(parts)) &&
      parts.some(
        (part) =>
          (part.kind === 'command' && !part.commands.every((each) => onlyTellsTime(each) || isSameService(each, program))) ||
          part.kind === 'process' ||
          (fed && part.text.includes('{}')) ||
          (part.kind === 'variable' && tells(part.name.replace(/\W.*$/s, ''), part.name, scope)),
      ),
  );
  return telling === undefined
    ? []
    : [ordinary('uploads', `sends ${shownArg(telling)} to ${host ?? 'another machine'}`, { objects: [host ?? shownArg(telling)] })];
}

/** `gh run view "$(gh run list …)"`: what the same service has said; never what it is entered with. */
const isSameService = (inner: SimpleCommand, program: string | null): boolean =>
  program !== null &&
  inner.program === program &&
  about(program).socket !== true &&
  about(program).request === undefined &&
  readsOnly(inner) &&
  !inner.args.some(({ text }) => /auth|token|secret|key|password|credential/i.test(text));

/** `$(date +%F)`, `$(seq 3)`: what a program makes of a format or a number. */
const onlyTellsTime = ({ program, args, redirects }: SimpleCommand): boolean =>
  about(program).lines === 'made' &&
  redirects.length === 0 &&
  args.every(({ value }) => value !== null && /^(?!-\w*f|--file|--ref)[\w\s:+%@,-]*$/.test(value)) &&
  args.some(({ value }) => /^[+\d]/.test(value ?? ''));

/** Whether a variable says who the user is or is named like a secret; of one that the line sets, whether a file or such a thing is in it. */
function tells(name: string, written: string, scope: Scope | null): boolean {
  const held = lookUp(scope, name);
  if (held === undefined) return TELLS.test(written);
  return (held ?? []).some((arg) =>
    commandsIn([arg]).some(({ program }) => about(program).files === 'shown' || about(program).secret === true),
  );
}

/** The environment in the words of a request to a service: `gh issue comment 4 --body "$(env)"`. */
export const environmentTold = (command: SimpleCommand): readonly Effect[] =>
  about(command.program).network === undefined
    ? []
    : command.args
        .filter(({ parts }) =>
          parts.some(
            (part) =>
              part.kind === 'command' && part.commands.some(({ program, args }) => ENVIRONMENT.test(program ?? '') && args.length === 0),
          ),
        )
        .slice(0, 1)
        .map((arg) => ordinary('uploads', `sends ${shownArg(arg)} to another machine`, { objects: [shownArg(arg)] }));
/** Programs that print all variables. */
const ENVIRONMENT = /^(?:env|printenv|set)$/;

/** `ping $host`, `host $(hostname)`: the whole word is the name of a machine. */
const isOnlyHost = ([part, ...others]: readonly Part[]): boolean =>
  others.length === 0 &&
  ((part?.kind === 'variable' && /host|addr|server|domain|ip$/i.test(part.name)) ||
    (part?.kind === 'command' && part.commands.every(({ program }) => program === 'hostname' || program === 'uname')));

/** Variables that say who and where the user is, and those that are named like secrets. */
const TELLS =
  /(?:^|_)(?:KEY|TOKEN|SECRET|PASS|PASSWORD|PASSWD|CREDENTIALS?|AUTH)(?:_|$)|^(?:USER|LOGNAME|HOSTNAME|HOST|EMAIL|UID|EUID|RANDOM)$/i;

/** Variables that are named like secrets. */
export const TELLING = /(?:^|_)(?:KEY|TOKEN|SECRET|PASS|PASSWORD|PASSWD|CREDENTIALS?|AUTH)(?:_|$)/i;

/** What is sent: files, piped input, and substitutions in the arguments. */
function uploadEffects(command: SimpleCommand, files: readonly Arg[], host: string): readonly Effect[] {
  const fromPipe = files.some(({ value }) => value !== null && /^@?-$|=@-$|^@\/dev\/stdin$/.test(value)) ? command.from : [];
  const leak = [...fromPipe, ...commandsIn(command.args)].find(showsSecret);
  if (leak !== undefined)
    return [dangerous('uploads', `sends the output of ${leak.program} to ${host}`, { area: 'credentials', objects: [host] })];
  const secret = files.find((arg) => isSecret(fileIn(arg, command)));
  if (secret !== undefined) return [dangerous('uploads', `sends ${shownArg(secret)} to ${host}`, { area: 'credentials', objects: [host] })];
  const named = files.filter((arg) => !/^(?:@?-|@\/dev\/stdin)$/.test(arg.value ?? '')).map((arg) => literalArg(fileIn(arg, command)));
  if (named.length > 0) return [ordinary('uploads', `sends ${listed(named)} to ${host}`, { objects: [host] })];
  return files.length > 0 ? [ordinary('uploads', `sends its input to ${host}`, { objects: [host] })] : [];
}

/** Whether a command prints something secret. */
const showsSecret = (command: SimpleCommand): boolean =>
  (command.program !== null &&
    about(command.program).secret === true &&
    command.wrappers.length === 0 &&
    (command.program !== 'env' || command.args.length === 0)) ||
  [...command.args, ...inputFiles(command)].some((arg) => isSecretArg(arg, command.scope));

const fileIn = (arg: Arg, command: SimpleCommand): string =>
  pathOf(arg, command.scope)
    .replace(/^.*[@<](?=[\w.~/])/, '')
    .split(';')[0] as string;

/** `scp`, `rsync`, `sftp`: copies to another machine, from it, and deletions. */
export function transferEffects(command: SimpleCommand, { home }: Surroundings): readonly Effect[] {
  const { program, args } = command;
  if (about(program).transfers !== true) return [];
  const flags = flagsOf(
    args,
    program === 'scp'
      ? { short: 'cDFiJloPSX' }
      : { short: 'efBMT', long: ['rsh', 'exclude', 'include', 'filter', 'files-from', 'exclude-from'] },
  );
  if (flags.has('dry-run', 'list-only') || (program === 'rsync' && flags.has('n'))) return [];
  const place = flags.operands.at(-1);
  const sources = flags.operands.slice(0, -1);
  if (place === undefined) return [];
  const found: Effect[] = [];
  const target = pathOf(place, command.scope);
  const deleting = [...flags.long].some((name) => /^del(?:ete(?!d)|$)/.test(name));
  if (deleting)
    found.push(
      dangerous('deletes', `deletes files in ${shownArg(place)} that ${listed(sources)} does not have`, {
        recursive: true,
        inside: true,
        // whoever names the machine and asks for a copy there wants the same files there
        ...(isRemote(target) ? { area: 'uploads', objects: [hostIn(target) ?? target] } : fallsOn([place], command, home)),
        copy: { from: sources.map((arg) => pathOf(arg, command.scope)), to: target },
      }),
    );
  if (flags.has('remove-source-files'))
    found.push(dangerous('deletes', `deletes ${listed(sources)} after copying`, { recursive: true, ...fallsOn(sources, command, home) }));
  if (isRemote(target)) {
    const secret = sources.find((arg) => isSecretArg(arg, command.scope));
    const remote = target.slice(target.indexOf(':') + 1);
    if (secret !== undefined)
      found.push(
        dangerous('uploads', `sends ${shownArg(secret)} to ${target.split(':')[0]}`, {
          area: 'credentials',
          objects: [hostIn(target) ?? target, pathOf(secret, command.scope)],
        }),
      );
    else if (remote === '/' || (isSystem(remote) && !/^\/var\/www\b/.test(remote)) || remote.startsWith('/usr/local/'))
      // the files are those of the other machine
      found.push({
        ...dangerous('system', `writes ${remote} on ${target.split(':')[0]}`, { area: 'uploads', objects: [hostIn(target) ?? target] }),
        elsewhere: true,
      });
    else found.push(ordinary('uploads', `sends ${listed(sources)} to ${target.split(':')[0]}`, { objects: [hostIn(target) ?? target] }));
  } else if (sources.some((arg) => isRemote(pathOf(arg, command.scope))))
    found.push(
      ordinary('network', `copies ${listed(sources)} to this machine`, {
        objects: sources.map((arg) => hostIn(pathOf(arg, command.scope)) ?? '').filter((host) => host !== ''),
      }),
    );
  return found.length > 0 ? found : [ordinary('changes', `copies ${listed(sources)} to ${shownArg(place)}`)];
}

/** An end of socat at which others connect. */
const LISTENS = /\b(?:tcp|udp|openssl|sctp|dtls|vsock)\d?-(?:l|listen|recv)[\w-]*:/i;
/** An address at which only this machine connects. */
const HERE_ONLY = /\bbind=(?:127\.|localhost|\[?::1)/i;

/** Connections that a shell or a file is attached to. */
export function socketEffects(command: SimpleCommand): readonly Effect[] {
  const { program, args, from } = command;
  const host = hostIn(serverOf(command)) ?? serverOf(command);
  const words = args.map(({ text }) => text).join(' ');
  const handsOver = dangerous('network', `lets ${host} start programs on this machine`, { area: 'foreign-code', objects: [host, 'shell'] });
  if (program === 'socat') {
    if (/\b(?:exec|system|shell):/i.test(words) && /\b(?:tcp|udp|openssl)/i.test(words)) return [handsOver];
    const local = /\b(?:exec|system|shell):([^,\s]+)/i.exec(words)?.[1];
    if (local !== undefined) return startsFile(literalArg(local), command);
    if (/shutdown|disable|clear|del /.test(from.map(({ args: piped }) => piped.map(({ text }) => text).join(' ')).join(' ')))
      return [dangerous('system', 'asks a running service to stop or to delete something')];
    const peer =
      /\b(?:tcp|udp|openssl|sctp|dtls|socks|proxy)(?![\w-]*listen)[\w-]*:\[?([\w.:-]+?)\]?(?=[:,\s]|$)/i.exec(words)?.[1] ?? host;
    const service = /\bunix(?:-connect|-client)?:([^,\s]+)/i.exec(words)?.[1];
    if (LISTENS.test(words) && !HERE_ONLY.test(words))
      return service === undefined
        ? [ordinary('network', 'waits for connections from the network', { objects: [peer] }), OPEN_TO_ALL]
        : [dangerous('uploads', `opens ${service} to other machines`, { objects: [service] })];
    const isGiven = from.length > 0 || /(?:^|\s)(?:(?:file|open|gopen|create):|[.~]?\/)\S/i.test(words) || readsFile(command);
    return isGiven
      ? [ordinary('uploads', `sends what it is given to ${peer}`, { objects: [peer] })]
      : [ordinary('network', `talks to ${peer}`, { objects: [peer] })];
  }
  if (about(program).socket !== true || (program === 'openssl' && args[0]?.value !== 's_client')) return [];
  const flags = flagsOf(args, { short: 'pswiIXxq' });
  if (program !== 'telnet' && program !== 'openssl' && flags.has('e', 'c', 'exec', 'sh-exec', 'lua-exec')) return [handsOver];
  if (from.some(({ program: before }) => about(before).interprets?.shell === true)) return [handsOver];
  if (flags.has('l', 'listen', 'z')) return [ordinary('network', 'waits for connections from the network')];
  const given = [...from, command].find(showsSecret);
  if (given !== undefined) return [dangerous('uploads', `sends something secret to ${host}`, { area: 'credentials', objects: [host] })];
  if (from.some(({ program: before }) => before !== 'echo' && before !== 'printf') || readsFile(command)) return [sendsInput(host)];
  return [ordinary('network', `talks to ${host}`, { objects: [host] })];
}
