/** The user's own words, prepared for comparing: the questions of a conversation, and the command that the user typed and that failed. */
import type { ReadLine } from '../syntax/read-line.ts';

export interface Words {
  /** What the user wrote, without what a negation denies, and the command that failed. */
  readonly text: string;
  /** Its words in lower case, as written and without their separators. */
  readonly tokens: ReadonlySet<string>;
  /** The command that the user typed and that failed, without its misspelled words; null when there is none. */
  readonly meant: ReadLine | null;
  /** Whether that command was refused for want of rights. */
  readonly refused: boolean;
}

/** `don't delete`, `without removing`: the word is in the question, but not as a wish. */
const DENIED = /\b(?:do\s*n[o']?t|don’t|without|never|not|nicht|ohne|sans|sin|senza)\s+(?:any\s+)?\p{L}+/giu;
const SPLIT = /[\s"'`,;:!?()[\]{}<>|=*]+/;

/**
 * @param text the user's questions.
 * @param failed the command that failed, if the user typed it.
 * @param typed the last command that the user typed: it asks for nothing, but what it names is named by the user.
 * @param meant the command that failed, without its misspelled words.
 */
export function wordsOf(text: string, failed: ReadLine | null = null, refused = false, typed = '', meant = failed): Words {
  const wished = text.replace(DENIED, ' ');
  const all = failed === null ? wished : `${wished}\n${failed.text}`;
  return { text: all, tokens: tokensOf(`${all}\n${typed}`), meant, refused };
}

/** The words with those that the user meant to type. */
export const asMeant = (words: Words): Words =>
  words.meant === null ? words : { ...words, tokens: new Set([...words.tokens, ...tokensOf(words.meant.text)]) };

function tokensOf(text: string): ReadonlySet<string> {
  const tokens = new Set<string>();
  const words = text
    .toLowerCase()
    .split(SPLIT)
    .map((word) => word.replace(/[.…]+$/, ''))
    .filter((word) => word !== '');
  for (const [at, word] of words.entries()) {
    tokens.add(word);
    tokens.add(bare(word));
    if (word.startsWith('$')) tokens.add(word.slice(1));
    // "node modules" names node_modules
    const [, next, third] = words.slice(at, at + 3);
    if (next !== undefined) tokens.add(bare(word + next));
    if (next !== undefined && third !== undefined) tokens.add(bare(word + next + third));
    for (const part of word.split(/[/@]/)) if (part.length > 1) tokens.add(part);
  }
  tokens.delete('');
  return tokens;
}

const bare = (word: string): string => word.replaceAll(/[-_.]/g, '');

/** "images" for image, and the other way round. */
const inOtherNumber = (word: string): string => (word.endsWith('s') ? word.slice(0, -1) : `${word}s`);

/** Words too short or too common to name anything. */
const COMMON =
  /^(?:.|the|this|that|a|an|it|my|all|and|or|in|on|to|of|for|with|is|are|sh|bin|usr|etc|var|lib|home|tmp|com|org|net|www|io|dev)$/;

/** What people call files, by the ending of their names. */
const ENDINGS: Readonly<Record<string, string>> = {
  txt: 'text texts',
  md: 'markdown',
  py: 'python',
  pyc: 'python bytecode compiled cache caches',
  js: 'javascript',
  ts: 'typescript',
  rb: 'ruby',
  sh: 'shell script scripts',
  jpg: 'image images picture pictures photo photos jpeg',
  jpeg: 'image images picture pictures photo photos jpg',
  png: 'image images picture pictures screenshot screenshots',
  gif: 'image images picture pictures',
  mp4: 'video videos movie movies',
  mov: 'video videos movie movies',
  mkv: 'video videos movie movies',
  mp3: 'music song songs audio',
  wav: 'audio sound sounds',
  log: 'log logs',
  tmp: 'temporary temp temporales temporaires temporären',
  bak: 'backup backups',
  zip: 'archive archives',
  gz: 'compressed archive archives',
};

/** Whether a pattern such as `*.txt` is named by what such files are called. */
function isNamedKind(tokens: ReadonlySet<string>, pattern: string): boolean {
  const ending = /^\*?\.(\w+)$/.exec(pattern)?.[1];
  return ending !== undefined && Object.hasOwn(ENDINGS, ending) && (ENDINGS[ending] as string).split(' ').some((each) => tokens.has(each));
}

/** Whether a word begins the object or a folder on its way: "nginx" names /etc/nginx/sites-enabled, "postgres" names postgresql. */
const loosely = (tokens: ReadonlySet<string>, text: string, where: 'name' | 'path'): boolean =>
  text
    .split('/')
    .slice(where === 'name' ? -1 : 0)
    .map((part) => part.replaceAll(/[*?]/g, ''))
    .flatMap((part) => [part, ...part.split(/[-_.]/)])
    .some((part) => !COMMON.test(part) && [...tokens].some((token) => isBeginning(token, part)));

/** Whether a word is the beginning of a part of a name, or a form of it: "postgres" of postgresql, "logs" of log, "signed" of sign. */
const isBeginning = (token: string, part: string): boolean =>
  part.length > 3 && token.length > 3
    ? part.startsWith(token) || (token.startsWith(part) && /^(?:s|es|ed|ing|er|ers)$/.test(token.slice(part.length)))
    : part.length > 2 && (token === part || token === `${part}s`);

/** Domains under which everybody can have a name of his own: the label before them says whose it is. */
const SHARED = new RegExp(
  [
    String.raw`\.(?:(?:github|gitlab|readthedocs|ngrok|render|repl)\.io|(?:fly|glitch|surge)\.(?:dev|me|sh)|`,
    String.raw`(?:vercel|netlify|ngrok-free|web)\.app|(?:firebaseapp|herokuapp|`,
    String.raw`onrender|appspot|amazonaws|blogspot|googleusercontent|trycloudflare)\.com|(?:pages|workers|deno)\.dev|`,
    String.raw`(?:co|com|org|net|ac|gov|edu)\.[a-z]{2})$`,
  ].join(''),
);

/**
 * Whether the words name an object: a file by its path, its name or its name without extension; a host by its whole name or by the label
 * that identifies it; anything else by itself.
 */
export function names({ tokens, text: said }: Words, object: string, loose: 'name' | 'path' | null = null): boolean {
  const scheme = /^([a-z][\w+.-]*):\/\//i.exec(object)?.[1]?.toLowerCase();
  // "copy it to s3" names s3://bucket
  if (scheme !== undefined && !/^(?:https?|ssh|git|ftps?|wss?|file)$/.test(scheme) && tokens.has(scheme)) return true;
  const text = object
    .toLowerCase()
    .replace(/^[a-z][\w+.-]*:\/\//, '')
    .replaceAll('*', '')
    .replace(/\/+$/, '')
    .replace(/:\d+$/, '');
  if (text === '') return false;
  // the user's own account
  if (/^"?\$(?:\{?(?:USER|LOGNAME)\}?|\((?:whoami|id -un)\))"?$/i.test(object)) return true;
  if (isNamedKind(tokens, object.toLowerCase())) return true;
  const found = (word: string): boolean =>
    !COMMON.test(word) &&
    (tokens.has(word) ||
      (bare(word).length > 2 && tokens.has(bare(word))) ||
      (loose !== null && word.length > 3 && tokens.has(inOtherNumber(word))));
  if (found(text) || tokens.has(text)) return true;
  if (text.includes(' ') && said.toLowerCase().includes(text)) return true;
  const [bareName = '', version] = text.split(/(?<=.)@/);
  if (version !== undefined && found(bareName)) return true;
  if (/^[\w-]+(?:\.[\w-]+)+$/.test(text) && !text.includes('/')) {
    // `api.github.com` is named by "github", but not by "api" or "com"; `get.github.evil.sh` and `evil.github.io` are not
    const label = text.replace(SHARED, '.shared').split('.').at(-2);
    if (label !== undefined && label.length > 3 && found(label)) return true;
  }
  if (loose !== null && loosely(tokens, text, loose)) return true;
  if (!text.includes('/') && !text.includes('.')) return false;
  const name = text.split('/').at(-1) as string;
  return found(name) || found(name.replace(/\.[\w]+$/, ''));
}
