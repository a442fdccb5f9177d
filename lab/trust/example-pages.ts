/**
 * Reads a page of tldr-pages: a description of a program and examples, each with a sentence that says what its command does. The commands
 * contain placeholders, which get the values that a person would give them.
 */

export interface Example {
  /** What a user would ask: what the program is for, what the example does, and the values in the command. */
  readonly question: string;
  readonly command: string;
}

/** Values for placeholders whose own text is no value, by its text in lower case; the first match counts. */
const VALUES: readonly (readonly [name: RegExp, value: string])[] = [
  [/^\/dev\/(?:sdxy|sdxn|sdx\d|device\d?p\d)$/, '/dev/sdb1'],
  [/^\/dev\/sd[xy]$/, '/dev/sdb'],
  [/^(?:https?:\/\/\S+|(?:\w+_)?(?:url|uri))$/, 'https://example.com/data'],
  [/^(?:(?:remote_|server_)?(?:host|hostname)|server|domain|(?:domain|host)_name|remote_host)$/, 'example.com'],
  [/^(?:ip|ip_address|address|remote_ip)$/, '192.168.1.20'],
  [/^(?:user|username|user_name|login|remote_user|owner)$/, 'ada'],
  [/^(?:package|package_name)$/, 'ripgrep'],
  [/^(?:branch|branch_name|main_branch)$/, 'main'],
  [/^(?:\w*port)$/, '8080'],
  [/^(?:pid|process_id|\w*_pid)$/, '4321'],
  [/^(?:command|command_name|program)$/, 'make'],
  [/^(?:command_arguments|arguments?|args)$/, 'all'],
  [/^(?:pattern|regex|search_pattern|query|search_term|keyword|string|text|message|title)$/, 'hello'],
  [/^(?:n|number|count|seconds|width|height|minutes|size|level|depth|timeout|duration|id)$/, '10'],
  [/^(?:interface|interface_name|ethx)$/, 'eth0'],
  [/^(?:version|tag|tag_name)$/, '1.2.0'],
];

/** `path/to/file_or_directory1` → `file1`: the file that a path of a page names, in the folder of the project. */
const fileIn = (path: string): string =>
  (path.split('/').findLast((part) => part !== '' && part !== 'to' && part !== 'path') ?? 'docs').replace('_or_directory', '');

/** The value of one word of a placeholder. */
function valueOf(word: string): string {
  if (/(?:^|=)\/?path\/to(?:\/|$)/.test(word)) return word.replace(/\/?path\/to\S*/, fileIn);
  const found = VALUES.find(([name]) => name.test(word.toLowerCase()));
  return found?.[1] ?? word;
}

/** A choice between the short and the long form of the same word: `[-x|--regexp]`. */
const FORMS = /^\[([^[\]]*\|[^[\]]*)\]$/;

/**
 * A command with its placeholders filled.
 * @param turn which of several forms or values is taken: `{{[-s|--long]}}`, `{{find|search}}`. Choices are separated by `|`.
 */
export function filled(command: string, turn: number): { readonly command: string; readonly values: readonly string[] } {
  const values: string[] = [];
  const text = command.replace(/(?<!\\)\{\{(.*?)\}\}(?!\})/g, (_whole, inner: string) => {
    const forms = FORMS.exec(inner)?.[1];
    // a choice within a word, `data.tar[.gz|.xz]`, comes before one of words; a pipe has spaces around it
    const whole = forms ?? inner.replaceAll(/\[([^[\]|]*)\|[^[\]]*\]/g, '$1');
    const choices = whole.split(/(?<! )\|(?! )/);
    // a list that goes on: `file1 file2 ...`; or a range: `1..5`
    const value = (choices[turn % choices.length] as string)
      .replace(/ ?\.\.\.$/, '')
      .replace(/^(\d+)\.\.\d+$/, '$1')
      .split(' ')
      .map(valueOf)
      .join(' ');
    if (forms === undefined && !value.startsWith('-')) values.push(value);
    return value;
  });
  return { command: text.replaceAll(/\\([{}])\\([{}])/g, '$1$2'), values };
}

/** Markdown as a person would say it: without backquotes, and without the brackets that explain a letter: `[c]lear`. */
const spoken = (text: string): string =>
  text
    .replaceAll(
      /\[(\w+)\](?=\w)|(?<=\w)\[(\w+)\]|\[(\w)\]/g,
      (_all, ...parts: (string | undefined)[]) => parts[0] ?? parts[1] ?? parts[2] ?? '',
    )
    .replaceAll('`', '')
    .replace(/[.:]$/, '');

/** The examples of a page. */
export function examplesOf(page: string): readonly Example[] {
  const about = /^> (?!More information|See also|Note|Some subcommands|This command is an alias)(.+)$/m.exec(page)?.[1] ?? '';
  return [...page.matchAll(/^- (.+)\n\n`(.+)`$/gm)].map(([, what = '', code = ''], at) => {
    const { command, values } = filled(code, at);
    const named = values.length === 0 ? '' : `: ${[...new Set(values)].join(', ')}`;
    return { question: `${spoken(about)}. ${spoken(what)}${named}`, command };
  });
}
