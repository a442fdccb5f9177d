import { about } from '../programs/index.ts';
import { type Arg, literalArg, type SimpleCommand } from '../syntax/simple-command.ts';
import { flagsOf } from '../syntax/flags.ts';
import { hostOf } from './foreign-code.ts';
import { danger, type Finding, plain } from './effect-types.ts';
import { isRemote, isSecret, isSystem, pathOf } from './paths.ts';
import { listed, shownArg } from './subject.ts';

/** What stands in a request's body, written out. */
const DATA = ['data', 'data-binary', 'data-raw', 'data-ascii', 'data-urlencode', 'json'];
const CURL = { short: 'XdFTouHAbcebmKwxyYrUCE', long: ['request', ...DATA, 'form', 'upload-file', 'output', 'user', 'header', 'url'] };
const WGET = { short: 'OPoaiUetTwQ', long: ['method', 'post-file', 'body-file', 'post-data', 'body-data', 'header', 'output-document'] };
/** Addresses that take something away, whatever the method but GET says. */
const DELETING_URL = /delete|destroy|purge|\/_close\b|_cluster\/settings|\/shutdown\b|\/truncate\b/i;
const DELETING_BODY = /mutation[\s\S]{0,40}\b(?:delete|remove|destroy)|"(?:action|method)"\s*:\s*"(?:delete|destroy)/i;

/** `curl`, `wget`, `http`: what is asked of the server, and what is sent to it. */
export function requests(command: SimpleCommand): readonly Finding[] {
  const { request } = about(command.program);
  if (request === undefined) return [];
  const http = request === 'httpie';
  const flags = flagsOf(command.args, request === 'curl' ? CURL : request === 'wget' ? WGET : {});
  const value = (...names: readonly string[]): readonly Arg[] => names.flatMap((name) => flags.values.get(name) ?? []);
  const bodies = value('d', ...DATA, 'F', 'form', 'post-data', 'body-data');
  const named = (value('X', 'request', 'method').at(-1)?.value ?? (http ? (flags.operands[0]?.value ?? '') : '')).toUpperCase();
  const method = /^[A-Z]+$/.test(named) ? named : bodies.length > 0 ? 'POST' : 'GET';
  const urls = command.args.map(({ value: text, text: raw }) => text ?? raw).filter((text) => text.includes('/'));
  const host = hostOf(command);
  const found: Finding[] = [];
  if (method === 'DELETE') found.push(danger('deletes', `asks ${host} to delete something`));
  else if (method !== 'GET' && (urls.some((url) => DELETING_URL.test(url)) || bodies.some(({ text }) => DELETING_BODY.test(text))))
    found.push(danger('deletes', `asks ${host} to take something away`));
  const files = [
    ...value('T', 'upload-file', 'post-file', 'body-file'),
    ...value('d', 'data', 'data-binary', 'data-ascii', 'data-urlencode', 'json').filter(({ text }) => /^["']?[\w.-]*@/.test(text)),
    ...value('F', 'form').filter(({ text }) => /=["']?[@<]/.test(text)),
  ];
  found.push(...uploads(command, files, host));
  if (found.length === 0) found.push(plain('network', `talks to ${host}`));
  return found;
}

/** What goes out: named files, what is piped in, what is substituted into the words. */
function uploads(command: SimpleCommand, files: readonly Arg[], host: string): readonly Finding[] {
  const fromPipe = files.some(({ value }) => value !== null && /^@?-$|=@-$|^@\/dev\/stdin$/.test(value)) ? command.from : [];
  const substituted = command.args.flatMap((arg) =>
    arg.parts.flatMap((part) => (part.kind === 'command' || part.kind === 'process' ? part.commands : [])),
  );
  const leak = [...fromPipe, ...substituted].find(tells);
  if (leak !== undefined) return [danger('uploads', `sends what ${leak.program} shows to ${host}`)];
  const secret = files.find((arg) => isSecret(fileIn(arg, command)));
  if (secret !== undefined) return [danger('uploads', `sends ${shownArg(secret)} to ${host}`)];
  const named = files.filter((arg) => !/^(?:@?-|@\/dev\/stdin)$/.test(arg.value ?? '')).map((arg) => literalArg(fileIn(arg, command)));
  if (named.length > 0) return [plain('uploads', `sends ${listed(named)} to ${host}`)];
  return fromPipe.length > 0 ? [plain('uploads', `sends what is piped in to ${host}`)] : [];
}

/** Whether a command shows something secret. */
export const tells = (command: SimpleCommand): boolean =>
  (command.program !== null &&
    about(command.program).secret === true &&
    command.wrappers.length === 0 &&
    (command.program !== 'env' || command.args.length === 0)) ||
  [...command.args, ...command.redirects.flatMap(({ operator, target }) => (operator === '<' && target !== null ? [target] : []))].some(
    (arg) => isSecret(pathOf(arg, command.scope)),
  );

const fileIn = (arg: Arg, command: SimpleCommand): string =>
  pathOf(arg, command.scope)
    .replace(/^.*[@<](?=[\w.~/])/, '')
    .split(';')[0] as string;

/** `scp`, `rsync`, `sftp`: to another machine, from it, or with deletions. */
export function transfers(command: SimpleCommand): readonly Finding[] {
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
  const found: Finding[] = [];
  const target = pathOf(place, command.scope);
  const deleting = [...flags.long].some((name) => /^del(?:ete(?!d)|$)/.test(name));
  if (deleting) found.push(danger('deletes', `deletes from ${shownArg(place)} what ${listed(sources)} does not have`, { recursive: true }));
  if (flags.has('remove-source-files')) found.push(danger('deletes', `deletes ${listed(sources)} once copied`, { recursive: true }));
  if (isRemote(target)) {
    const secret = sources.find((arg) => isSecret(pathOf(arg, command.scope)));
    const remote = target.slice(target.indexOf(':') + 1);
    if (secret !== undefined) found.push(danger('uploads', `sends ${shownArg(secret)} to ${target.split(':')[0]}`));
    else if (remote === '/' || isSystem(remote) || remote.startsWith('/usr/local/'))
      found.push(danger('system', `writes ${remote} on ${target.split(':')[0]}`));
    else found.push(plain('uploads', `sends ${listed(sources)} to ${target.split(':')[0]}`));
  } else if (sources.some((arg) => isRemote(pathOf(arg, command.scope)))) found.push(plain('network', `copies ${listed(sources)} here`));
  return found.length > 0 ? found : [plain('changes', `copies ${listed(sources)} to ${shownArg(place)}`)];
}

/** Sockets with a shell or a file at the other end. */
export function sockets(command: SimpleCommand): readonly Finding[] {
  const { program, args, from, redirects } = command;
  const host = hostOf(command);
  const words = args.map(({ text }) => text).join(' ');
  const handsOver = danger('network', `lets ${host} start programs on this machine`);
  if (program === 'socat') {
    if (/\b(?:exec|system|shell):/i.test(words) && /\b(?:tcp|udp|openssl)/i.test(words)) return [handsOver];
    return /shutdown|disable|clear|del /.test(from.map(({ args: piped }) => piped.map(({ text }) => text).join(' ')).join(' '))
      ? [danger('system', 'tells a running service to stop or to drop something')]
      : [plain('network', `talks to ${host}`)];
  }
  if (about(program).socket !== true || (program === 'openssl' && args[0]?.value !== 's_client')) return [];
  const flags = flagsOf(args, { short: 'pswiIXxq' });
  if (program !== 'telnet' && program !== 'openssl' && flags.has('e', 'c', 'exec', 'sh-exec', 'lua-exec')) return [handsOver];
  if (from.some(({ program: before }) => about(before).interprets?.shell === true)) return [handsOver];
  if (flags.has('l', 'listen', 'z')) return [plain('network', 'listens on the network')];
  const given = [...from, command].find(tells);
  if (given !== undefined) return [danger('uploads', `sends something secret to ${host}`)];
  if (from.some(({ program: before }) => before !== 'echo' && before !== 'printf') || redirects.some(({ operator }) => operator === '<'))
    return [plain('uploads', `sends what is piped in to ${host}`)];
  return [plain('network', `talks to ${host}`)];
}
