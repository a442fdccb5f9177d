/** The command that the input of a call means, as it is to be put on the prompt; null where that is not certain. Pure. */
import { SHELL_LANGUAGES } from '../base/fences.ts';
import { quotedWord } from '../base/quoted-word.ts';
import { isCommon } from '../programs/index.ts';
import { unescaped } from './escaped-answer.ts';
import { COMMAND_LABEL } from './labels.ts';
import { isPrompted, withoutPrompt } from './prompt-signs.ts';

type Input = Readonly<Record<string, unknown>>;

/** Names of the folder in which a program runs a command, and of the language of what it runs. */
const FOLDERS = ['workdir', 'cwd', 'Cwd', 'working_directory', 'working_dir', 'work_dir', 'directory', 'folder'];
const LANGUAGES = ['language', 'lang'];
/** Signs with which a line may have several commands: `cd` in front of it would be true of the first one only. */
const SEPARATORS = ['\n', ';', '|', '&'];

export function commandGiven(command: unknown, input: Input): unknown {
  const language = LANGUAGES.map((name) => input[name]).find((value) => typeof value === 'string');
  if (language !== undefined && !SHELL_LANGUAGES.has(String(language).toLowerCase())) return null;
  const given = commandOf(command, input['args']);
  return typeof given === 'string' ? inFolder(asTyped(plain(given)), input) : given;
}

/** What is in quotes. */
const QUOTED = /'[^']*'|"(?:[^"\\]|\\[^])*"|\\[^]/g;
const ENTITY = /&(?:lt|gt|amp|quot|apos);/;
/** A sign that XML has no other use for in a text: what has one is not written as in XML, as a script with a page in it. */
const BARE_SIGN = /<|&(?!(?:lt|gt|amp|quot|apos|#\d+|#x[\da-f]+);)/i;

/**
 * Signs that are written as in XML. Outside of quotes a shell would start the program `amp` or `gt`, so there they cannot be meant; in quotes
 * they are what a command looks for.
 */
const asTyped = (command: string): string =>
  !BARE_SIGN.test(command) && ENTITY.test(command.replaceAll(QUOTED, '')) ? unescaped(command) : command;

/** A fence, a span of code, bold letters, or quotes around a line that begins with a program: a shell would look for one with a space in its name. */
const FENCED = /^(?:```\w*\n([^`]+?)\n?```|~~~\w*\n([^]+?)\n?~~~)$/;
const CODE = /^[*_]*(`{1,2})([^`]+)\1[*_]*$/;
/** A name alone between underscores is a name: `__init__`. */
const BOLD = /^(?:\*\*(?=[A-Za-z])([^*\n]+)\*\*|__(?=[A-Za-z])(\S+ [^*\n]+)__)$/;
const IN_QUOTES = /^(?:"([^"\\$`\n]+)"|'([^'\n]+)')$/;

/** Without what belongs to Markdown or to a screen: a fence or the marks of code around all of it, a label, a prompt sign. */
function plain(command: string): string {
  const text = command.trim();
  const [, backticks, tildes] = FENCED.exec(text) ?? [];
  const [, starred, underlined] = BOLD.exec(text) ?? [];
  const inside = (backticks ?? tildes ?? CODE.exec(text)?.[2] ?? starred ?? underlined)?.trim() ?? command;
  const [, line = '', rest] = /^(\w+)\n([^]+)$/.exec(inside) ?? [];
  // the language on a line of its own
  if (rest !== undefined && SHELL_LANGUAGES.has(line)) return rest;
  if (inside.includes('\n')) return inside;
  const behind = isPrompted(inside) ? withoutPrompt(inside).trimStart() : '';
  if (behind !== '') return behind;
  const [, double, single] = IN_QUOTES.exec(inside.trim()) ?? [];
  const typed = double ?? single ?? inside.replace(COMMAND_LABEL, '').trim();
  return typed !== inside && /\s/.test(typed) && isCommon(typed.split(/\s/, 1)[0] ?? '') ? typed : inside;
}

/** What is meant for another folder must not run in this one. */
function inFolder(command: string, input: Input): string | null {
  const folder = FOLDERS.map((name) => input[name]).find((value) => typeof value === 'string' && value.trim() !== '');
  if (typeof folder !== 'string' || /^\.\/?$/.test(folder)) return command;
  if (SEPARATORS.some((sign) => command.includes(sign))) return null;
  return `cd ${/^~(?:\/[\w./-]*)?$/.test(folder) ? folder : quotedWord(folder)} && ${command}`;
}

/** A list of words is a command with its arguments, as programs are started; `bash -c` around it is left out. */
function commandOf(command: unknown, args: unknown): unknown {
  if (typeof command === 'string' && typeof args === 'string') return `${command} ${args}`.trim();
  const argv = Array.isArray(command)
    ? command
    : typeof command === 'string' && Array.isArray(args) && args.length > 0 && !/\s/.test(command)
      ? [command, ...(args as readonly unknown[])]
      : null;
  if (argv === null) return args === undefined || args === null || Object.keys(args).length === 0 ? command : null;
  const texts = argv.filter((word): word is string => typeof word === 'string');
  const [program = '', option = '', script, ...more] = texts;
  if (texts.length !== argv.length || program === '') return null;
  if (texts.length === 1) return program;
  if (/^(?:\/\S*\/)?(?:ba|z)?sh$/.test(program) && /^-l?c$/.test(option) && script !== undefined && more.length === 0) return script;
  // several commands, and not the words of one
  return /\s/.test(program) ? null : texts.map(quotedWord).join(' ');
}
