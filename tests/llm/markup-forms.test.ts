/** Readers of tables, blocks of other markup languages, prompts and calls without a beginning, with any text: nothing throws, pieces do not count. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FormReader } from '../../src/llm/forms.ts';
import { fenced, readHtml } from '../../src/llm/markup-blocks.ts';
import { isPrompted, mayBePrompt, withoutPrompt } from '../../src/llm/prompt-signs.ts';
import { mayBeTable, readTable } from '../../src/llm/table-forms.ts';
import { mayBeUnopened, readUnopened } from '../../src/llm/unopened-tags.ts';
import { tools } from '../../src/replies/index.ts';
import { growth } from '../support/growth.ts';
import { readForm } from './read-form.ts';
import { claimed } from '../support/sample.ts';

const PARTS = [
  '| command | explanation |\n',
  '|---|---|\n',
  '| ls -la | lists |',
  '<pre><code class="language-bash">',
  '</code></pre>',
  '<p>Use this:</p>',
  '{code:bash}',
  '{code}',
  '[source,sh]\n----\n',
  '\n----',
  '#+begin_src sh\n',
  '\n#+end_src',
  "'''bash\n",
  "\n'''",
  '$$\\boxed{\\texttt{',
  '}}$$',
  '<name>command\n',
  '<parameter=command>',
  '</parameter>',
  '</function>',
  'me@box:~$ ',
  'PS C:\\> ',
  'ls -la',
  'It is so.',
  '\n',
  ' ',
  '- command: ',
  '\t',
];
const texts = fc.array(fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom(...PARTS)), { maxLength: 9 }).map((parts) => parts.join(''));
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  fenced: (text) => [fenced(text, false), fenced(text, true)],
  readHtml,
  table: (text) => [mayBeTable(text, tools), readTable(text, tools)],
  unopened: (text) => [mayBeUnopened(text, tools), readUnopened(text, tools)],
  prompt: (text) => [isPrompted(text), mayBePrompt(text), withoutPrompt(text)],
  'all of them': (text) => readForm(text, { tools }),
};

test.each(Object.entries(READERS))('%s never throws', (_, read) => {
  fc.assert(
    fc.property(texts, (text) => {
      read(text);
    }),
    { numRuns: claimed(2000) },
  );
});

const inCharacters = (text: string): unknown => {
  const reader = new FormReader({ tools });
  for (const char of text) reader.push(char);
  const form = reader.end();
  return typeof form === 'object' && 'calls' in form ? form.calls : null;
};

test('any text of these parts gives the same calls in characters', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PARTS), { maxLength: 6 }), (parts) => {
      const text = parts.join('');
      expect(inCharacters(text)).toEqual(readForm(text, { tools }));
    }),
    { numRuns: claimed(1000) },
  );
});

test('a text in characters gives the calls of the whole text', () => {
  for (const text of [
    '| Command | Explanation |\n|---|---|\n| `ls \\| wc` | counts |',
    '<p>Counts them.</p><pre><code class="language-bash">ls | wc &gt; n</code></pre>',
    'It is\n\n$$\\boxed{\\texttt{ls -la}}$$',
    'Run it:\n\n{code:bash}\nls -la\n{code}\nLists them.',
    '[source,bash]\n----\nls -la\n----',
    'This:\n\n#+begin_src sh\nls -la\n#+end_src',
    '\\begin{lstlisting}[language=bash]\nls -la\n\\end{lstlisting}',
    '<name>command\n</parameter>\n<parameter=command>\nls\n</parameter>\n<parameter=explanation>x</parameter>\n</function>',
    '- command: ls -la\n- explanation: lists',
    'me@box ~ % ls -la',
    'me@box:~$ cat notes.txt',
    'PS C:\\Users\\me> git status',
  ]) {
    expect(readForm(text, { tools }), text).toHaveLength(1);
    expect(inCharacters(text), text).toEqual(readForm(text, { tools }));
  }
});

test.each([
  '| command | explanation |\n|---|---|\n| rm -rf /home/me',
  '| command | explanation |\n|---|---|\n| rm -rf /home/me | removes \\|',
  '<pre><code class="language-bash">rm -rf /home/me',
  '<p>Use:</p><pre><code class="language-bash">rm -rf /home/me',
  '$$\\boxed{\\texttt{rm -rf /home/me',
  '{code:bash}\nrm -rf /home/me',
  '[source,bash]\n----\nrm -rf /home/me',
  '<parameter=command>\nrm -rf /home/me',
  '<parameter=explanation>\nremoves it\n</parameter>\n<parameter=command>\nrm -rf /home/me\n</parameter>\n',
  '<p>Never run this:</p><pre><code class="language-bash">rm -rf /home/me</code></pre>',
  '| Command | Meaning |\n|---|---|\n| ls | lists |',
  'It is $\\boxed{42}$.',
  'me@example.com is your address.',
])('no command: %j', (text) => expect(readForm(text, { tools })).toBeNull());

describe('the time is in proportion to the text', () => {
  const streamed = (text: string): unknown => {
    const reader = new FormReader({ tools });
    for (let at = 0; at < text.length; at += 64) reader.push(text.slice(at, at + 64));
    return reader.end();
  };
  test.each(PARTS)('%j', (part) => {
    // several times the longest block: the same share of both texts is examined again
    expect(growth(streamed, (chars) => part.repeat(Math.ceil(chars / part.length)), 16_000, 20)).toBeLessThan(40);
  });
});
