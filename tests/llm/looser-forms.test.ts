/** Commands in forms that have no end of their own, or are among words: each is read only where nothing else can be meant. */
import { describe, expect, test } from 'vitest';
import { FormReader } from '../../src/llm/forms.ts';
import { tools } from '../../src/replies/index.ts';

/** The command in an answer that arrives whole, and one that arrives character by character; null when it is words. */
function commandsIn(text: string, marked = true): readonly (string | null)[] {
  return [[text], [...text]].map((pieces) => {
    const reader = new FormReader({ tools });
    for (const piece of pieces) reader.push(piece);
    const form = reader.end(marked);
    const [call] = typeof form === 'object' && 'calls' in form ? form.calls : [];
    // a call that its tool's parser refuses has none
    const command = (call?.input as { readonly command?: unknown } | undefined)?.command;
    return command === undefined ? null : String(command);
  });
}
const both = (command: string | null): readonly (string | null)[] => [command, command];

const COMMANDS: readonly (readonly [string, string])[] = [
  ['.. code-block:: bash\n\n   ls -la\n', 'ls -la'],
  ['To see them:\n\n.. code-block:: console\n   :caption: files\n\n   $ ls -la\n\nIt lists them.', 'ls -la'],
  ['To list them, run::\n\n    ls -la\n\nIt lists them.', 'ls -la'],
  ['Run this::\n\n    df -h', 'df -h'],
  ['.. code:: sh\n\n    for f in *.txt; do\n      wc -l "$f"\n    done', 'for f in *.txt; do\n  wc -l "$f"\ndone'],
  ['<p>Type <kbd>ls -la</kbd> and press <kbd>Enter</kbd>.</p>', 'ls -la'],
  ['<p>Type <kbd>xrandr --listmonitors</kbd>.</p>', 'xrandr --listmonitors'],
  ['<p>Run <code>df -h</code> to see how full the disks are.</p>', 'df -h'],
  ['<details>\n<summary>The command</summary>\n<pre><code class="language-bash">du -sh *</code></pre>\n</details>', 'du -sh *'],
  ['<details><summary>How</summary><pre>du -sh .</pre></details>', 'du -sh .'],
  ['I\'ll run run_command("ls -l") to list the files.', 'ls -l'],
  ["Let me look. command(command='ls -l', explanation='lists')", 'ls -l'],
  ['Let me look: `run_command("df -h")`.', 'df -h'],
  ['Чтобы узнать адрес, выполните:\n```\ncurl -s https://example.org\n```', 'curl -s https://example.org'],
  ['To see the disks, run:\n```\ndf -h\n```\nIt shows how full they are.', 'df -h'],
  [
    '<|tool_call_begin|>functions.command:0<|tool_call_argument_begin|>"{\\"command\\": \\"wc -l *.csv\\"}"<|tool_call_end|>',
    'wc -l *.csv',
  ],
  [
    '<|open|>toolscall tool="command" index="1"<|sep|>\n<|open|>argument key="command"<|sep|>hostnamectl<|close|>argument<|sep|>\n<|close|>call<|sep|>',
    'hostnamectl',
  ],
  // an object behind the name of a tool, and texts that lost their marks
  ['call:command{command:pwd,explanation:where you are}', 'pwd'],
  ["call:command{command:awk '{print $1, $2}' a.txt,explanation:two columns}", "awk '{print $1, $2}' a.txt"],
  ['I look.\n\ncall:run_command{command:<|"|>df -h<|"|>}', 'df -h'],
  ['command[ARGS]{"command": "df -h"}', 'df -h'],
  ['command<arg_key>command</arg_key><arg_value>df -h</arg_value>', 'df -h'],
  ['[Calling tool: command({"command": "df -h"})]', 'df -h'],
  // ends that are missing, doubled or another's
  ['<tool_call>\n<function=command>\n<parameter=command>\ndf -h\n</function>\n</tool_call>', 'df -h'],
  ['<invoke name="command"><parameter name="command">df -h</command>\n<parameter name="explanation">sizes</parameter></invoke>', 'df -h'],
  ['<function=command>\n<parameter=command>\ndf -h\n</parameter>\n</parameter>\n</function>', 'df -h'],
  // blocks without a language
  ['\\begin{verbatim}\npdfinfo thesis.pdf\n\\end{verbatim}\nIt prints the pages.', 'pdfinfo thesis.pdf'],
  ['To see them, run:\n\n{code}\nls -la\n{code}\n', 'ls -la'],
  ['To see them, run:\n\n[code]\nls -la\n[/code]', 'ls -la'],
  ['You can count them like this:\n\n    ls | wc -l\n\nHidden ones are left out.', 'ls | wc -l'],
  // a prompt behind words that tell to type it, and a label with both
  ['Tippe Folgendes ein:\n\n$ ls -la\n\nDas war es.', 'ls -la'],
  ['命令：`ip route`，说明：显示路由。', 'ip route'],
  ['Command: `ls -la`, Explanation: lists them', 'ls -la'],
  ['Opdracht: `ls -la`\nUitleg: alle bestanden', 'ls -la'],
  ['💻 Command: `ls -la`\n📝 Explanation: lists them', 'ls -la'],
  // an object as the value of a property, and a comma behind the last value
  ['command: {"command": "ls -la", "explanation": "lists them"}', 'ls -la'],
  ['command: { ls -la; }\nexplanation: lists them', '{ ls -la; }'],
  ['command(\n    command="ls -la",\n    explanation="lists them",\n)', 'ls -la'],
];

test.each(COMMANDS)('is a command: %j', (text, command) => expect(commandsIn(text)).toEqual(both(command)));

describe('is words', () => {
  test.each([
    // no command of the shell, or not said to be one
    '.. code-block:: python\n\n   import os\n',
    '.. note:: bash\n\n   ls -la',
    'The file looks like this::\n\n    ls -la',
    'Use this form::\n\n    name: value',
    'Never run this::\n\n    rm -rf /',
    '...and so on\n   ls -la',
    '<p>Press <kbd>Ctrl</kbd>+<kbd>C</kbd> to stop it.</p>',
    '<p>The option <code>-h</code> of <code>df -h</code> prints sizes for people.</p>',
    '<p>Never run <kbd>rm -rf /</kbd>.</p>',
    '<p>Either <code>ls -la</code> or <code>ls -lA</code> lists them.</p>',
    '<p>The output looks like <code>ls -la</code>.</p>',
    // a function that is spoken of
    'In Python, os.system("ls -l") runs a command.',
    'The function run_command("ls -l") failed, so I stopped.',
    'Never call run_command("rm -rf /") as root.',
    'For example, run_command("ls -l") would list the files.',
    'run_command("ls -l") and run_command("pwd") are both possible.',
    'I could call run_command("ls -l") or list them by hand.',
    'I would call run_command("ls -l") to list them.',
    // a value that may end too early, or has another parameter in it
    "<function=command><parameter=command>grep '</parameter>' a</parameter></function>",
    "<function=command><parameter=command>grep '</function>' a</parameter></function>",
    '<function=command><parameter=command>cat <<E\n<parameter=x>\nE\n</parameter></function>',
    '<function=command>\n<parameter=command>\nls\n<parameter=explanation>\nx\n</function>',
    '<tool_call>command<arg_key>command</arg_key><arg_value>ls</arg_value>; rm -r a</tool_call>',
    // an object that is none of a call
    'run {script} first.',
    'call:me{later}',
    'command {print $1} is a program of awk.',
    // a prompt in an example
    'The prompt of bash looks like this:\n\n$ ls -la\n',
    'A file of settings is written like this:\n\n    name: value\n\nIt is read at once.',
    // a block that is not said to be run, or has no command
    'The file looks like this:\n```\nls -la\n```',
    'Use this form:\n```\nname: value\n```',
    'Never run this:\n```\nrm -rf /\n```',
    'Run one of these:\n```\nls -la\n```\nor\n```\nls -lA\n```',
  ])('%j', (text) => expect(commandsIn(text)).toEqual(both(null)));
});

describe('is never taken when it was cut', () => {
  test.each([
    '.. code-block:: bash\n\n   rm -rf /home/me',
    'See:\n\n.. code-block:: bash\n\n   rm -rf /home/me',
    'To clean up, run::\n\n    rm -rf /home/me',
    '<p>Type <kbd>rm -rf /home/me',
    '<p>Type <kbd>rm -rf /home/me</kbd> and',
    '<details><summary>How</summary><pre>rm -rf /home/me',
    'I run run_command("rm -rf /home/me',
    'I run run_command("rm -rf /home/me"',
    'To clean up, run:\n```\nrm -rf /home/me',
    'To clean up, run:\n\n    rm -rf /home/me',
    'To clean up, run:\n\n$ rm -rf /home/me',
    'call:command{command:rm -rf /home/me}',
    'command<arg_key>command</arg_key><arg_value>rm -rf /home/me</arg_value>',
    "<tool_call><function=command><parameter=command>rm -rf '</function>",
    '\\begin{verbatim}\nrm -rf /home/me',
    '命令：`rm -rf /home/me',
  ])('%j', (text) => expect(commandsIn(text, false)).toEqual(both(null)));
});

test.each(COMMANDS)('no beginning of %j is another command', (text, command) => {
  for (let end = 0; end < text.length; end++)
    for (const found of commandsIn(text.slice(0, end), false)) expect([null, command]).toContain(found);
});
