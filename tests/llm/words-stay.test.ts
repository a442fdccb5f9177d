/** Texts about tags, labels and calls are words: what announces a command must not be found in every answer. */
import { expect, test } from 'vitest';
import { tools } from '../../src/replies/index.ts';
import { readForm } from './read-form.ts';

test.each([
  'The command: it has many options, see its manual.',
  'Commands are read by the shell.',
  'Answer: it depends on the shell.',
  '* one\n* two\n* three',
  '**bold** and *more*',
  'to= is an option of dd, of=… too.',
  'A <plan> is a word here, and <analysis> too.',
  'In a Makefile, `command: ls` is no rule.',
  '> a quotation\n> of two lines',
  'Output:\n```text\ntotal 0\n```',
  'Use [unused1] for a token.',
  'Here is my thought: it works.',
  'command() is no function of bash.',
  'Thought is free.',
  '>> appends to a file, > replaces it.',
  '>> command appends what it prints.',
  'ToolCall(name, arguments) is a class of Python.',
  'ToolCall(name="weather", arguments={"city": "Rome"})',
  'One:\n```bash\nls\n```\nTwo:\n```bash\npwd\n```\nOutput:\n```\n/\n```',
  '```bash\nls\n```\n\n```sh\npwd\n```',
  '<bash>echo "</bash>"; rm -rf a</bash>',
  '<tool: function>\nsudo ls\n</tool>',
  'Never send {"command": "rm -rf /", "explanation": "removes all"}',
  'You must not run this:\n{"command": "rm -rf /", "explanation": "removes all"}',
  'A call is {"command": "ls", "explanation": "lists"} in JSON.',
  'The object {"command": "ls", "explanation": "lists"} fails.',
])('%j', (text) => expect(readForm(text, { tools })).toBeNull());
