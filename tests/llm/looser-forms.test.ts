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
    return call === undefined ? null : String((call.input as { readonly command?: unknown }).command);
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
  ])('%j', (text) => expect(commandsIn(text, false)).toEqual(both(null)));
});

test.each(COMMANDS)('no beginning of %j is another command', (text, command) => {
  for (let end = 0; end < text.length; end++)
    for (const found of commandsIn(text.slice(0, end), false)) expect([null, command]).toContain(found);
});
