/**
 * Hosts and accounts that the user has not named, although they are called like what he named. Whoever attacks chooses the name of a host, the
 * last part of an address and an account with nearly the name of another, so none of these vouches for itself. Pure.
 */
import { isLoopback } from '../base/loopback.ts';
import type { Effect } from '../effects/effect-types.ts';
import { bareHost, hostIn } from '../effects/host-in.ts';
import { isOfficialHost, isOfficialOwner, pageOwner } from '../programs/official-hosts.ts';
import { SHARED } from './called.ts';
import type { Words } from './user-words.ts';
import { isPublic } from './wishes.ts';

/** Domains on which everybody publishes under an account of his own, the first part of the path. */
const CODE_HOSTS =
  /^(?:www\.)?(?:github|gitlab|bitbucket|codeberg|raw\.githubusercontent|codeload\.github|gist\.github|ghcr|quay|docker)\.(?:com|org|io)$/;

/** The host of an object; null where it names none. A word without a slash is a package, not a host, where packages are meant. */
function hostOf(object: string, { kind, area }: Effect): string | null {
  const text = object.replace(/^git\+/, '');
  if (/^[a-z][\w+.-]*:\/\//i.test(text) || /^[\w.-]+@[\w.-]+:/.test(text)) return hostIn(text);
  const isHost = kind === 'network' || kind === 'uploads' || (area === 'foreign-code' && kind === 'runs-foreign-code');
  return isHost || (text.includes('/') && (area === 'packages' || area === 'containers')) ? bareHost(text) : null;
}

/** The part of a host that has one owner: `example.org` of `a.b.example.org`, `acme.vercel.app` of `x.acme.vercel.app`. */
function domainOf(host: string): string {
  const shared = SHARED.exec(host)?.[0] ?? '';
  const labels = host.slice(0, host.length - shared.length).split('.');
  return shared === '' ? labels.slice(-2).join('.') : `${labels.at(-1)}${shared}`;
}

/** Whether the user wrote the host, or another one of the same owner. */
const isWritten = (host: string, { tokens }: Words): boolean =>
  tokens.has(host) || [...tokens].some((token) => token.includes('.') && domainOf(token) === domainOf(host) && /\.\p{L}{2,}$/u.test(token));

/** The first host of an effect that the user did not write, and that no maker of a well-known tool has; null where there is none. */
export function strangeHost(effect: Effect, words: Words): string | null {
  const hosts = effect.objects.flatMap((each) => hostOf(each, effect)?.toLowerCase() ?? []);
  return (
    hosts.find(
      (host) =>
        host.includes('.') &&
        !isLoopback(host) &&
        !isPublic(host) &&
        !isOfficialHost(host) &&
        !CODE_HOSTS.test(host) &&
        pageOwner(host) === null &&
        !isWritten(host, words),
    ) ?? null
  );
}

/** Whether what comes from its host is code, or decides what the system or a tool obeys or trusts. */
export const bringsTrust = ({ kind, area, severity }: Effect): boolean =>
  kind === 'runs-foreign-code' ||
  kind === 'settings' ||
  (area === 'packages' && kind !== 'network') ||
  (kind === 'network' && severity === 'dangerous');

/** Whose code an object is, and where: `zsh-users` on github.com; null where the object names no account. */
export function ownerOf(object: string, effect: Effect): { readonly owner: string; readonly host: string } | null {
  const host = hostOf(object, effect)?.toLowerCase() ?? null;
  const page = host === null ? null : pageOwner(host);
  if (host !== null && page !== null) return { owner: page, host };
  if (host !== null) {
    const owner = /^(?:[\w+.-]+:\/\/)?(?:[\w.-]+@)?[^/:]+(?::\d+)?[/:]+([\w.-]+)\/?[^/]*/i.exec(object.replace(/^git\+/, ''))?.[1];
    return owner !== undefined && CODE_HOSTS.test(host) ? { owner: owner.toLowerCase(), host } : null;
  }
  // an image of Docker Hub: one without a slash is among those that Docker checks
  const owner =
    effect.area === 'containers' && effect.kind === 'runs-foreign-code' ? /^([a-z\d_-]+)\/[^/]+$/i.exec(object)?.[1] : undefined;
  return owner === undefined ? null : { owner: owner.toLowerCase(), host: 'docker.io' };
}

/** Whether a package is one that some account publishes for itself, and no maker of a well-known tool: `acme/gh-tool`, an address. */
export const isOtherPublisher = (effect: Effect): boolean =>
  effect.objects.some((each) => {
    const owner = ownerOf(each, effect)?.owner ?? /^(?:(?:github|gitlab|gh):)?([a-z\d][\w-]*)\/[\w.-]+$/i.exec(each)?.[1]?.toLowerCase();
    return owner === undefined ? hostOf(each, effect) !== null : !isOfficialOwner(owner);
  });

/** Code from a host or an account that the user did not name and that is not well known, as a line says it; null where there is none. */
export function strangeSource(list: readonly Effect[], words: Words): string | null {
  const sources = list.filter(({ kind, area }) => kind === 'runs-foreign-code' || (kind === 'network' && area === 'repository'));
  const host = sources.map((each) => strangeHost(each, words)).find((each) => each !== null);
  if (host !== undefined) return `it takes code from ${host}, which you did not name`;
  const found = sources
    .flatMap((effect) => effect.objects.flatMap((each) => ownerOf(each, effect) ?? []))
    .find(({ owner }) => !words.tokens.has(owner) && !isOfficialOwner(owner));
  return found === undefined ? null : `it takes code from ${found.owner} on ${found.host}, whom you did not name`;
}

/** The words name somebody's repository, and the line takes one of the same name from somebody else. */
export function isOtherOwner(effect: Effect, { text }: Words): boolean {
  if (effect.kind !== 'runs-foreign-code' && effect.area !== 'repository' && effect.kind !== 'network') return false;
  const named = [...text.slice(0, 4096).matchAll(REPOSITORY)].map(([, owner = '', name = '']) => ({
    owner: owner.toLowerCase(),
    name: bareName(name),
  }));
  return effect.objects.some((each) => {
    const found = ownerOf(each, effect);
    const same = found === null ? [] : named.filter(({ name }) => name !== '' && bareName(each) === name);
    return same.length > 0 && !same.some(({ owner }) => owner === found?.owner);
  });
}
/** `acme/api`, `git@host:acme/api.git`, an address. */
const REPOSITORY = /(?<![\w./-])(?:(?:[a-z+]+:\/\/)?(?:[\w-]+@)?(?:[\w-]+\.)+[a-z]{2,}[:/])?([a-z\d][\w-]*)\/([\w.-]*\w)/gi;
const bareName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\.git$/, '')
    .replace(/\/+$/, '')
    .replace(/^.*[/:]/, '');

/** The first public address in a line that neither the words have nor a maker of a well-known tool; null where there is none. */
export function strangeAddress(line: string, words: Words): string | null {
  const hosts = [...line.matchAll(ADDRESS)].map(([, url, ip]) => (url ?? ip ?? '').toLowerCase());
  return (
    hosts.find(
      (host) =>
        host.includes('.') &&
        host !== '0.0.0.0' &&
        !isLoopback(host) &&
        !isPublic(host) &&
        !isOfficialHost(host) &&
        !CODE_HOSTS.test(host) &&
        !isWritten(host, words),
    ) ?? null
  );
}
const ADDRESS = /\b(?:https?|ftp|wss?|tcp|ssh|socks\w*):\/\/(?:[^\s/@"']*@)?([\w.-]+)|(?<![\w.:/-])(\d{1,3}(?:\.\d{1,3}){3})(?![\w.])/gi;
