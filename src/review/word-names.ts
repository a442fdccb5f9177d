/** How single words of the user name a thing by a part of its name, by its kind or by who makes it. Pure. */
import { ENDINGS } from './called.ts';

/** Words too short or too common to name anything. */
const COMMON = new Set(
  `the this that a an it my all and or in on to of for with is are up at by as do go be if no so we me us he sh bin usr etc var lib home tmp
  com org net www io dev`.split(/\s+/),
);
/** A single letter names nothing, either. */
export const isCommonWord = (word: string): boolean => [...word].length < 2 || COMMON.has(word);

export const lastPart = (text: string): string => text.split('/').at(-1) as string;

/** Whether a pattern such as `*.txt` is named by what such files are called. */
export function isNamedKind(tokens: ReadonlySet<string>, pattern: string): boolean {
  // `t*.sh`: fewer than ".sh files"
  const narrower = /^[\w-]*\*[\w*-]*(\.\w+)$/.exec(pattern)?.[1];
  if (narrower !== undefined && pattern !== `*${narrower}` && (tokens.has(narrower) || tokens.has(`*${narrower}`))) return true;
  const ending = /^\*?\.(\w+)$/.exec(pattern)?.[1];
  return ending !== undefined && isCalled(ENDINGS, ending, tokens);
}

export const isCalled = (table: Readonly<Record<string, string>>, name: string, tokens: ReadonlySet<string>): boolean =>
  Object.hasOwn(table, name) && (table[name] as string).split(' ').some((each) => tokens.has(each));

/** Whether a word begins the object or a folder on its way: "nginx" names /etc/nginx/sites-enabled, "postgres" names postgresql. */
export const loosely = (tokens: ReadonlySet<string>, text: string, where: 'name' | 'path'): boolean =>
  text
    .split('/')
    .slice(where === 'name' ? -1 : 0)
    // "which php is this" names no a.php
    .map((part) => part.replaceAll(/[*?]/g, '').replace(/(?<=\w)\.(?:php|js|mjs|cjs|ts|py|rb|pl|lua|sh)$/, ''))
    // "git log" names nothing in .git
    .flatMap((part) => (part === '.git' ? [part] : [part, ...part.split(/[-_.:@]/)]))
    .some((part) => !isCommonWord(part) && [...tokens].some((token) => isBeginning(token, part)));

/** Whether a word is the beginning of a part of a name, or a form of it: "postgres" of postgresql, "logs" of log, "signed" of sign. */
const isBeginning = (token: string, part: string): boolean =>
  part.length > 3 && token.length > 3
    ? part.startsWith(token) || (token.startsWith(part) && /^(?:s|es|ed|ing|er|ers)$/.test(token.slice(part.length)))
    : part.length > 2 && (token === part || token === `${part}s`);

/** The headers of a library: "missing openssl headers", "ffi.h" and "GL/gl.h" for libssl-dev, libffi-dev and libgl1-mesa-dev. */
export function isLibrary(text: string, tokens: ReadonlySet<string>): boolean {
  const library = /^(?:lib)?([a-z]{2,})[\w.+-]*-(?:dev|devel|headers)$/.exec(text)?.[1];
  return (
    library !== undefined &&
    (tokens.has('header') ||
      tokens.has('headers') ||
      [...tokens]
        .map((token) => token.replace(/\.(?:h|hpp|so|pc)$/, ''))
        .some((token) => token === library || (library.length > 2 && (token.endsWith(library) || token.startsWith(library)))))
  );
}

/** Whether a package is one of an owner that the words name, or whose name begins that of the package: `github.com/golangci/golangci-lint`. */
export function isOwnersName(path: string, tokens: ReadonlySet<string>): boolean {
  const [first = '', owner = ''] = path.split('/');
  return tokens.has(first) || (owner.length > 3 && lastPart(path).startsWith(owner));
}
