/** Words that were dropped or guessed: the command obeys them, or there is none. */
import { expect, test } from 'vitest';
import { ask } from './support.ts';

test.each([
  ['show the 5 smallest files ignoring any empty files', "find . -type f ! -empty -printf '%s\\t%p\\n' | sort -n | head -n 5"],
  ['list all non-empty files', 'find . -type f ! -empty'],
  ['find files between 1 and 5 megabytes', 'find . -type f -size +1M -size -5242880c'],
  ['find files bigger than 1MB and smaller than 5MB', 'find . -type f -size +1M -size -5242880c'],
  ['list all files of size 0 bytes', 'find . -type f -size 0c'],
  ['list all zero-length files', 'find . -type f -empty'],
  ['find files under /srv/data containing foobar', 'grep -rlF -- foobar /srv/data'],
  ['stop all docker containers', 'docker stop $(docker ps -q)'],
  ['stop the docker container web', 'docker stop web'],
  ["show me what's in package.json", 'cat package.json'],
  ['show commits since yesterday', 'git log --oneline --since=yesterday'],
])('%s: %s', async (question, command) => expect((await ask(question)).command).toBe(command));

test.each([
  // an unknown word is no extension and no file of its own
  'remove junk files modified more than 31 days ago',
  'concatenate all .txt files residing in the /srv tree into a single file out.txt',
  // nor is it left out when it is what is asked for
  'unhide all hidden files',
  'prune all the files in docs',
  'search for all regular files below /srv/data and output the name of each',
])('%s: nothing that leaves this out', async (question) =>
  expect((await ask(question)).command ?? '').not.toMatch(/\*\.junk|^cat|-name '\.\*'|^find docs -type f$|^grep -rL/),
);

test.each(['what changed in git since yesterday', 'squash the merge of yesterday', 'what changed today'])(
  '%s: withheld, because no rule reads the day or the verb',
  async (question) => expect((await ask(question)).command).toBeNull(),
);

test.each([
  ['delete the .tmp files here', "find . -maxdepth 1 -type f -name '*.tmp' -delete"],
  ['remove all bak files in the current directory', "find . -maxdepth 1 -type f -name '*.bak' -delete"],
  ['remove the hidden files here', "find . -maxdepth 1 -type f -name '.*' ! -name . -delete"],
  ['remove all .bak files below this folder', "find . -type f -name '*.bak' -delete"],
  ['delete all .tmp files in this directory and its subdirectories', "find . -type f -name '*.tmp' -delete"],
  ['delete all .tmp files', "find . -type f -name '*.tmp' -delete"],
])('%s: what is changed is no wider than the place that is named', async (question, command) =>
  expect((await ask(question)).command).toBe(command),
);

test.each([
  'delete files modified before 2024-01-01',
  'show files modified before 2024-01-01',
  'add 5 days to 2024-01-01',
  'count the days between 2024-01-01 and 2024-02-03',
])('%s: a date is no subtraction', async (question) => expect((await ask(question)).command ?? '').not.toContain('awk'));
