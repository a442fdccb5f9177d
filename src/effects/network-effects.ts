/** What requests, transfers and sockets send, fetch or delete on other machines. */
import { about } from '../programs/index.ts';
import { type Arg, literalArg, type SimpleCommand } from '../syntax/simple-command.ts';
import { flagsOf } from '../syntax/flags.ts';
import { hostOf } from './foreign-code.ts';
import { dangerous, type Effect, ordinary } from './effect-types.ts';
import { isRemote, isSecret, isSystem, pathOf } from './paths.ts';
import { listed, shownArg } from './subject.ts';

/** Options of curl whose value is the body of a request. */
const DATA = ['data', 'data-binary', 'data-raw', 'data-ascii', 'data-urlencode', 'json'];
const CURL = { short: 'XdFTouHAbcebmKwxyYrUCE', long: ['request', ...DATA, 'form', 'upload-file', 'output', 'user', 'header', 'url'] };
const WGET = { short: 'OPoaiUetTwQ', long: ['method', 'post-file', 'body-file', 'post-data', 'body-data', 'header', 'output-document'] };
/** Addresses that delete or stop something with any method except GET. */
const DELETING_URL = /delete|destroy|purge|\/_close\b|_cluster\/settings|\/shutdown\b|\/truncate\b/i;
const DELETING_BODY = /mutation[\s\S]{0,40}\b(?:delete|remove|destroy)|"(?:action|method)"\s*:\s*"(?:delete|destroy)/i;

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
  const host = hostOf(command);
  const found: Effect[] = [];
  if (method === 'DELETE') found.push(dangerous('deletes', `asks ${host} to delete data`));
  else if (method !== 'GET' && (urls.some((url) => DELETING_URL.test(url)) || bodies.some(({ text }) => DELETING_BODY.test(text))))
    found.push(dangerous('deletes', `asks ${host} to delete or stop something`));
  const files = [
    ...value('T', 'upload-file', 'post-file', 'body-file'),
    ...value('d', 'data', 'data-binary', 'data-ascii', 'data-urlencode', 'json').filter(({ text }) => /^["']?[\w.-]*@/.test(text)),
    ...value('F', 'form').filter(({ text }) => /=["']?[@<]/.test(text)),
  ];
  found.push(...uploadEffects(command, files, host));
  if (found.length === 0) found.push(ordinary('network', `talks to ${host}`));
  return found;
}

/** What is sent: files, piped input, and substitutions in the arguments. */
function uploadEffects(command: SimpleCommand, files: readonly Arg[], host: string): readonly Effect[] {
  const fromPipe = files.some(({ value }) => value !== null && /^@?-$|=@-$|^@\/dev\/stdin$/.test(value)) ? command.from : [];
  const substituted = command.args.flatMap((arg) =>
    arg.parts.flatMap((part) => (part.kind === 'command' || part.kind === 'process' ? part.commands : [])),
  );
  const leak = [...fromPipe, ...substituted].find(showsSecret);
  if (leak !== undefined) return [dangerous('uploads', `sends the output of ${leak.program} to ${host}`)];
  const secret = files.find((arg) => isSecret(fileIn(arg, command)));
  if (secret !== undefined) return [dangerous('uploads', `sends ${shownArg(secret)} to ${host}`)];
  const named = files.filter((arg) => !/^(?:@?-|@\/dev\/stdin)$/.test(arg.value ?? '')).map((arg) => literalArg(fileIn(arg, command)));
  if (named.length > 0) return [ordinary('uploads', `sends ${listed(named)} to ${host}`)];
  return fromPipe.length > 0 ? [ordinary('uploads', `sends the piped input to ${host}`)] : [];
}

/** Whether a command prints something secret. */
const showsSecret = (command: SimpleCommand): boolean =>
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

/** `scp`, `rsync`, `sftp`: copies to another machine, from it, and deletions. */
export function transferEffects(command: SimpleCommand): readonly Effect[] {
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
    found.push(dangerous('deletes', `deletes files in ${shownArg(place)} that ${listed(sources)} does not have`, { recursive: true }));
  if (flags.has('remove-source-files')) found.push(dangerous('deletes', `deletes ${listed(sources)} after copying`, { recursive: true }));
  if (isRemote(target)) {
    const secret = sources.find((arg) => isSecret(pathOf(arg, command.scope)));
    const remote = target.slice(target.indexOf(':') + 1);
    if (secret !== undefined) found.push(dangerous('uploads', `sends ${shownArg(secret)} to ${target.split(':')[0]}`));
    else if (remote === '/' || isSystem(remote) || remote.startsWith('/usr/local/'))
      found.push(dangerous('system', `writes ${remote} on ${target.split(':')[0]}`));
    else found.push(ordinary('uploads', `sends ${listed(sources)} to ${target.split(':')[0]}`));
  } else if (sources.some((arg) => isRemote(pathOf(arg, command.scope))))
    found.push(ordinary('network', `copies ${listed(sources)} to this machine`));
  return found.length > 0 ? found : [ordinary('changes', `copies ${listed(sources)} to ${shownArg(place)}`)];
}

/** Connections that a shell or a file is attached to. */
export function socketEffects(command: SimpleCommand): readonly Effect[] {
  const { program, args, from, redirects } = command;
  const host = hostOf(command);
  const words = args.map(({ text }) => text).join(' ');
  const handsOver = dangerous('network', `lets ${host} start programs on this machine`);
  if (program === 'socat') {
    if (/\b(?:exec|system|shell):/i.test(words) && /\b(?:tcp|udp|openssl)/i.test(words)) return [handsOver];
    return /shutdown|disable|clear|del /.test(from.map(({ args: piped }) => piped.map(({ text }) => text).join(' ')).join(' '))
      ? [dangerous('system', 'asks a running service to stop or to delete something')]
      : [ordinary('network', `talks to ${host}`)];
  }
  if (about(program).socket !== true || (program === 'openssl' && args[0]?.value !== 's_client')) return [];
  const flags = flagsOf(args, { short: 'pswiIXxq' });
  if (program !== 'telnet' && program !== 'openssl' && flags.has('e', 'c', 'exec', 'sh-exec', 'lua-exec')) return [handsOver];
  if (from.some(({ program: before }) => about(before).interprets?.shell === true)) return [handsOver];
  if (flags.has('l', 'listen', 'z')) return [ordinary('network', 'waits for connections from the network')];
  const given = [...from, command].find(showsSecret);
  if (given !== undefined) return [dangerous('uploads', `sends something secret to ${host}`)];
  if (from.some(({ program: before }) => before !== 'echo' && before !== 'printf') || redirects.some(({ operator }) => operator === '<'))
    return [ordinary('uploads', `sends the piped input to ${host}`)];
  return [ordinary('network', `talks to ${host}`)];
}
