/** Completion after `yo` offers every word that `yo` acts on itself: the lists in the hooks are compared with the table. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FIRST_WORDS, ownWord } from '../../src/session/own-words.ts';
import { REPOSITORY } from '../support/scripted-root.ts';

const LIST = /(?:for __yo_word in|compadd --) (help [^;\n]+)/;

test.each(['yosh.bash', 'yosh.zsh'])('%s offers them all, and no other', (file) => {
  const hooks = fs.readFileSync(path.join(REPOSITORY, 'shell-hooks', file), 'utf8');
  const offered = (LIST.exec(hooks)?.[1] ?? '').trim().split(' ');
  expect(offered.toSorted()).toEqual([...FIRST_WORDS].toSorted());
});

test('each of them is understood, alone or with what follows it', () => {
  const endings = ['', ' x', ' 1', ' the staging host'];
  for (const word of FIRST_WORDS) expect([word, endings.some((end) => ownWord(`${word}${end}`) !== null)]).toEqual([word, true]);
});
