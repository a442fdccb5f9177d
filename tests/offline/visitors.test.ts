/** What people ask who came without a model: limits that are written in many ways, the last command, and this program itself. */
import { expect, test } from 'vitest';
import { ask } from './support.ts';

const here = { cwd: '/home/user' };
const listFolder = (path: string): readonly string[] => (path === '/home/user' ? ['.git', 'docs', 'a.txt', 'secret.key'] : []);

test.each([
  ['list all files except the git folder', "find . -type f -not -path '*/.git/*' -not -name .git"],
  ['list all files except .git', "find . -type f -not -path '*/.git/*' -not -name .git"],
  ['oldest file outside docs', "find . -type f -not -path '*/docs/*' -printf '%T@ %p\\n' | sort -n | head -n 1 | cut -d' ' -f2-"],
  ['search for TODO in all files outside docs', 'grep -rn TODO --exclude-dir=docs .'],
  ['files whose name has a space, but not in docs', "find . -type f -name '* *' -not -path '*/docs/*'"],
  ['files of size 3k', 'find . -type f -size 3072c'],
  ['find 5 MB files', 'find . -type f -size +5M'],
])('%s: %s', async (question, command) => expect((await ask(question, here, { listFolder })).command).toBe(command));

test.each([
  // who may do something is not shown by the file
  'only bob and i should be able to read secret.key',
  'only i can see a.txt',
  // a verb: the empty ones are not asked for
  'empty the log files',
  'empty my docs folder',
  'how big is each folder',
  'chmod all sh files except deploy.sh',
  // spaces are a kind of character, not a word to search for
  'files that have spaces',
  // an amount that may be meant in two ways is enough for a list only
  'delete 5 MB files',
  'delete files from 2 days ago',
  'delete files with a maximum of 5 MB',
  // a word is the name of a file only where there is one
  'permissions of model',
])('%s: withheld', async (question) => expect((await ask(question, here, { listFolder })).command).toBeNull());

test('a folder that is not there is said', async () => {
  expect((await ask('what is in the folder foo', here, { listFolder })).text).toContain('there is no foo here');
});

test.each(['how do i fix this', 'pls fix', 'what went wrong there?', 'why didnt that work', 'huh?', 'what does that error mean'])(
  '%s: about the last command',
  async (question) => {
    const facts = { 'last-command': 'gti status\nfailed with status 127', 'last-output': 'bash: gti: command not found' };
    expect((await ask(question, facts)).command).toBe('git status');
  },
);

test.each([
  ['how do i connect a model', 'yosh setup'],
  ['why are your answers so limited', 'yosh setup'],
  ['do you send my data anywhere', 'yosh sent'],
  ['can you run commands without asking me', 'before you press Enter'],
  ['how do i turn you off', 'yo off'],
  ['where is your config file', '~/.yoconf'],
  ['how do i uninstall yosh', 'docs/uninstall.md'],
  ['install yosh', 'no package list'],
])('%s: about this program', async (question, said) => {
  const { command, text } = await ask(question);
  expect(command).toBeNull();
  expect(text).toContain(said);
  expect(text.match(/no model is connected/gi)?.length ?? 0).toBeLessThan(2);
});

test.each(['kopiere notes.md nach docs', 'renomme words.txt en mots.txt', 'cuántas líneas tiene todo.txt', 'zoek pdf bestanden'])(
  '%s: another language is named as the reason',
  async (question) => expect((await ask(question)).text).toContain('I only know English'),
);

test.each(['frobnicate the más thing', 'resize my été photo'])('%s: a foreign word in English is none', async (question) => {
  expect((await ask(question)).text).not.toContain('I only know English');
});

test.each([
  ['lemme see the last 3 lines of app.log', 'tail -n 3 app.log'],
  ['gimme all pdfs', "find . -type f -name '*.pdf'"],
  ['copy a.txt to docs, but never overwrite anything', 'cp -n a.txt docs'],
  ['remove the write permission for others on a.txt, nothing else', 'chmod o-w a.txt'],
  ['replace 3000 with 8080 in docs/setup.md only', 'sed -i.bak s/3000/8080/g docs/setup.md'],
  ['delete a.txt and nothing else', 'rm a.txt'],
  ['only i should be able to read secret.key', 'chmod go-rwx secret.key'],
  ['first 2 lines of every md file in docs', 'head -n 2 -- docs/*.md'],
  ['zip docs without the vendor folder', "zip -r docs.zip docs -x '*/vendor/*'"],
  ['zip docs without the bak files', "zip -r docs.zip docs -x '*.bak'"],
])('%s: %s', async (question, command) => expect((await ask(question, here, { listFolder })).command).toBe(command));

test.each([
  'zip docs without overwriting',
  'zip docs without compression',
  'merge a.txt into docs, but never overwrite',
  'delete nothing else',
])('%s: withheld', async (question) => expect((await ask(question, here, { listFolder })).command).toBeNull());
