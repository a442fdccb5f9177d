/** Writes the manual pages yosh(1) and yo(1) in roff, from the tables of subcommands and settings and the README's table. Pure. */
import { KEYS } from '../config/config-keys.ts';
import { aboutArgument, flagName, sentence, usageOf } from './help.ts';
import { type Flag, type Subcommand, TOP_FLAGS } from './subcommand.ts';

/** Text for roff: nothing in it is a request or an escape. Source: groff_man(7), groff_char(7). */
const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll("'", '\\(aq')
    .replaceAll('`', '\\(ga')
    .replaceAll('^', '\\(ha')
    .replaceAll('~', '\\(ti')
    .replaceAll('"', '\\(dq')
    .replace(/^\./gm, '\\&.');

const bold = (text: string): string => `\\fB${escaped(text)}\\fR`;
const head = (name: string, version: string): string => `.TH ${name.toUpperCase()} 1 "" "yosh ${version}" "User Commands"`;
const section = (title: string, ...lines: readonly string[]): readonly string[] => [`.SH ${title}`, ...lines];
const item = (name: string, about: string): readonly string[] => ['.TP', bold(name), escaped(about)];
const example = (lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['.PP', '.RS', '.nf', ...lines.map(escaped), '.fi', '.RE'];

const flagsOf = (flags: readonly Flag[]): readonly string[] => flags.flatMap((flag) => item(flagName(flag), flag.about));

function commandsOf(path: string, commands: readonly Subcommand[]): readonly string[] {
  return commands.flatMap((command) => {
    const { name, about, examples = [], positionals = [], flags = [], children = [] } = command;
    const own = `${path} ${name}`;
    if (children.length > 0) return commandsOf(own, children);
    return [
      `.SS ${escaped(usageOf(own, command))}`,
      escaped(sentence(about)),
      ...example(examples),
      ...positionals.flatMap((each) => item(each.name.toUpperCase(), aboutArgument(each))),
      ...flagsOf(flags),
    ];
  });
}

const FILES: readonly (readonly [string, string])[] = [
  ['~/.yoconf', 'the settings, see SETTINGS'],
  ['~/.config/yosh/prompt.md', 'your own additions to what the model is told'],
  ['~/.local/state/yosh', 'what is remembered: commands, questions, walk-throughs'],
  ['~/.cache/yosh', 'compiled code and facts about this machine; can be deleted'],
];

export function yoshPage(top: Subcommand, version: string): string {
  const { examples = [], children = [] } = top;
  const settings = KEYS.flatMap(({ name, env, about }) => item(name, env === null ? about : `${about} (${env})`));
  return page([
    head('yosh', version),
    ...section('NAME', 'yosh \\- your own bash or zsh, with a companion you talk to by typing yo'),
    ...section('SYNOPSIS', `${bold('yosh')} [bash | zsh] [\\-\\-login]`, '.br', `${bold('yosh')} COMMAND`),
    ...section(
      'DESCRIPTION',
      escaped(`${sentence(top.about)} A suggested command appears on your prompt; it runs when you press Enter.`),
      ...example(examples),
    ),
    ...section('OPTIONS', ...flagsOf(TOP_FLAGS)),
    ...section('COMMANDS', ...commandsOf('yosh', children)),
    ...section('SETTINGS', escaped('In ~/.yoconf, a line each: name = value. A variable in parentheses wins over the file.'), ...settings),
    ...section('FILES', ...FILES.flatMap(([name, about]) => item(name, about))),
    ...section(
      'EXIT STATUS',
      escaped('0 when it worked, 1 when it did not, 2 when the command line cannot be read, 130 after Ctrl-C. Of a shell: its own.'),
    ),
    ...section('SEE ALSO', `${bold('yo')}(1)`),
  ]);
}

/** @param readme its table "What you type" has a row for each thing that can be typed at the prompt; those about yosh are left out */
export function yoPage(readme: string, version: string): string {
  const table = readme.slice(readme.indexOf('## What you type'), readme.indexOf('\n## ', readme.indexOf('## What you type') + 1));
  const rows = [...table.matchAll(/^\| ((?!---|You type).*?) \| (.*) \|$/gm)].filter(([, typed = '']) => !typed.includes('`yosh'));
  const plain = (text: string): string => text.replaceAll('`', '').replaceAll('\\|', '|');
  return page([
    head('yo', version),
    ...section('NAME', 'yo \\- ask for a command or an answer at the prompt'),
    ...section('SYNOPSIS', `${bold('yo')} [QUESTION]`, '.br', escaped('COMMAND | yo [--json] QUESTION')),
    ...section(
      'DESCRIPTION',
      escaped(
        'At the prompt of a yosh shell, yo and a question puts a command on the prompt or answers in words. Nothing in the question is expanded or run.',
      ),
      '.PP',
      escaped(
        'Outside a yosh shell, in scripts and in pipes it answers once: the command or the text goes to standard output, all else to standard error.',
      ),
    ),
    ...section('WHAT YOU TYPE', ...rows.flatMap(([, typed = '', about = '']) => item(plain(typed), plain(about)))),
    ...section(
      'OPTIONS',
      ...item('--json', 'print the answer, its effect and the notes as JSON; outside a yosh shell'),
      ...item('-v, --version', 'show the version'),
      ...item('-h, --help', 'show help'),
    ),
    ...section(
      'EXIT STATUS',
      escaped('0 when there is an answer, 130 after Ctrl-C, else 1, with one line on standard error that says why.'),
    ),
    ...section('SEE ALSO', `${bold('yosh')}(1)`),
  ]);
}

const page = (lines: readonly string[]): string => `${lines.join('\n')}\n`;
