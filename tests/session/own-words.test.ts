/** The words that `yo` acts on itself: only as the whole question. */
import { describe, expect, test } from 'vitest';
import { ownWord } from '../../src/session/own-words.ts';

test.each(['again', 'another way', '1', '42', 'copy 2', 'copy  99', 'next', 'stop', 'reset', 'off', 'on', '--help', '--version'])(
  '%s',
  (word) => expect(ownWord(word)).not.toBeNull(),
);

describe('a word that is not complete', () => {
  test.each([
    ['copy', '`yo copy 1`'],
    ['save', '`yo save cleanup.sh`'],
    ['forget', '`yo forget st4`'],
    ['-h', '`yo find big files`'],
    ['-v', 'yosh '],
  ])('%s is answered without a model', (question, text) =>
    expect(ownWord(question)).toEqual({ kind: 'says', text: expect.stringContaining(text) }),
  );
});

describe('the name of a file is one word of a shell', () => {
  test.each([
    ['save x.sh', 'x.sh'],
    ["save 'my script.sh'", 'my script.sh'],
    ['save "it\'s $here.sh"', "it's $here.sh"],
    ['save  my\\ script.sh', 'my script.sh'],
    ["save don't.sh", "don't.sh"],
    ['save ~/bin/x', '~/bin/x'],
  ])('%s', (question, to) => expect(ownWord(question)).toEqual({ kind: 'saves', to }));

  test.each(['save my work', "save 'a' 'b'", 'save "a" b', "save ''"])('%s is a question', (question) =>
    expect(ownWord(question)?.kind).not.toBe('saves'),
  );
});

describe('small talk', () => {
  test.each([
    'help',
    'Help!',
    'help me',
    'what can you do?',
    'What can you do for me?',
    'how does this work?',
    'hello',
    'Hi there!',
    'hey, yo',
    'good morning',
    'thanks',
    'Thank you very much.',
    'ok thanks',
    'who are you?',
    'exit',
    'bye!',
  ])('%s', (question) => expect(ownWord(question)?.kind).toBe('says'));

  test.each([
    'help me find big files',
    'help with git',
    'what can you do about this error',
    'how does this script work',
    'hello world in c',
    'hi-res images here',
    'thanks to whom',
    'who are you logged in as',
    'exit 3',
    'quit vim',
    'stop the server',
    'Reset',
    'off?',
    'next week',
    'again please',
    'Again',
    'another way to do it',
    'copy 2 files',
    'constructor',
    'copy two',
    '0',
    '02',
    '100',
    '2.5',
    '2 files',
    '',
  ])('%s is a question', (question) => expect(ownWord(question)).toBeNull());

  test('is a question to a model that was named; the words of its own are not', () => {
    expect(ownWord('hello', true)).toBeNull();
    expect(ownWord('next', true)?.kind).toBe('resumes');
  });

  test('the help is half a screen', () => {
    const help = ownWord('help');
    expect(help?.kind === 'says' && help.text.split('\n')).toHaveLength(12);
  });
});
