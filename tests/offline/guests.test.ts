/** What the guests' requests showed: words that were left out and counted, endings that change nothing, and names with spaces. */
import { expect, test } from 'vitest';
import { ask } from './support.ts';

const here = { cwd: '/home/user' };
const names: Readonly<Record<string, readonly string[]>> = {
  '/home/user': ['.git', 'letters', 'downloads', 'a.txt', 'b.txt', 'data.csv', 'run.sh', 'my notes.txt', 'notes.txt'],
  '/home/user/letters': ['to mum.txt'],
  '/home/user/downloads': ['report (1).pdf', 'a.pdf'],
};
const listFolder = (path: string): readonly string[] => names[path] ?? [];
const answered = async (question: string): Promise<string | null> => (await ask(question, here, { listFolder })).command;

test.each([
  ['second column of data.csv (separator is ;)', "awk -F';' '{print $2}' data.csv"],
  ['second column of data.csv separated by |', "awk -F'|' '{print $2}' data.csv"],
  ['second column of data.csv', "awk -F',' '{print $2}' data.csv"],
  ['search for "call" in a.txt and show the line nr', 'grep -n call a.txt'],
  ['list what is in letters', 'ls letters'],
  ['show the contents of a.txt', 'cat a.txt'],
  ['unique lines of a.txt with counts', 'sort a.txt | uniq -c | sort -rn'],
])('%s: %s', async (question, command) => expect(await answered(question)).toBe(command));

test.each([
  ['second column of data.csv, separator is §', 'another separator'],
  ['list jpg jpeg and png files case insensitive', 'a kind of file left out'],
  ['what is the difference between rm and rmdir', 'programs, no branches'],
])('%s: no command (%s)', async (question) => expect(await answered(question)).toBeNull());

test('branches are compared', async () =>
  expect(await answered('what is the difference between feature and main')).toBe('git diff feature main'));

test.each([
  ['in a.txt replace hello with bye, only print it dont change the file', 'sed s/hello/bye/g a.txt'],
  ['delete the blank lines of a.txt and print the rest', "sed '/^[[:space:]]*$/d' a.txt"],
  ['make a.txt all uppercase on screen', "tr '[:lower:]' '[:upper:]' < a.txt"],
  ['what would be deleted if i removed all tmp files older than a week?', "find . -type f -name '*.tmp' -mtime +7"],
  ['unstage a.txt but keep it', 'git restore --staged a.txt'],
  ['what did i change in the last hour', 'find . -type f -mmin -60'],
])('%s: %s', async (question, command) => expect(await answered(question)).toBe(command));

test.each(['delete a.txt, only print it', 'remove all tmp files, just show them'])('%s: changes nothing', async (question) =>
  expect((await answered(question)) ?? '').not.toMatch(/\brm\b|-delete|chmod/),
);

test.each([
  ['delete letters/to mum.txt', "rm 'letters/to mum.txt'"],
  ['delete the file report (1).pdf in downloads', "rm 'downloads/report (1).pdf'"],
  ['copy a.txt to b.txt', null],
  ['how many lines does my notes.txt have', "wc -l 'my notes.txt'"],
])('a name with spaces: %s', async (question, command) => {
  if (command !== null) expect(await answered(question)).toBe(command);
  else expect(await answered(question)).not.toContain("'");
});

test('a limit of depth is in the explanation', async () => {
  const { command, explanation } = await ask('delete the tmp files in downloads, not in subfolders', here, { listFolder });
  expect(command).toBe("find downloads -maxdepth 1 -type f -name '*.tmp' -delete");
  expect(explanation).toContain('none in subfolders');
});

test.each([
  ['everything in a.txt from 2024-03-02', 'grep -F -- 2024-03-02 a.txt'],
  ['lines in a.txt but not in b.txt', 'grep -vxFf b.txt -- a.txt'],
  ['in which files under downloads does the word port occur', 'grep -rlF -- port downloads'],
  ['smallest value in a.txt', "awk 'NR==1 || $1+0<m {m=$1+0} END {print m}' a.txt"],
  ['make run.sh not executable anymore', 'chmod -x run.sh'],
  ['mkdir x/y/z incl. parents', 'mkdir -p x/y/z'],
  ['errors in the journal since yesterday', 'journalctl -p err --since yesterday --no-pager'],
  ['print my PATH one entry per line', "printf '%s\\n' \"$PATH\" | tr : '\\n'"],
  ['what have i changed but not committed', 'git status --short'],
  ['commits between 2024-01-15 and 2024-02-15', "git log --oneline --since='2024-01-15 00:00' --until='2024-02-15 23:59:59'"],
  ['commit what is staged with the message "add three"', "git commit -m 'add three'"],
  ['kill the process 4711 nicely, not with -9', 'kill 4711'],
])('%s: %s', async (question, command) => expect(await answered(question)).toBe(command));
