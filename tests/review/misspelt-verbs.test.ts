/** A verb with one slip asks for the same; a word that looks like one asks for nothing. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withVerbsMended } from '../../src/review/misspelt-verbs.ts';
import { questionIntent as intent } from './question-intent.ts';

describe('mended', () => {
  test.each([
    ['kil all tmux sesions but the curent one', 'tmux kill-session -a', 'asked'],
    ['delte the zfs snapshot pool/home@monday', 'sudo zfs destroy pool/home@monday', 'asked'],
    ['rmeove the container web', 'docker rm -f web', 'asked'],
    ['what is in the rest of the log', 'git reset --hard', 'unasked'],
    ['star of the show in the build folder', 'rm -rf build', 'unasked'],
  ])('%s', (question, command, expected) => expect(intent(question, command)).toBe(expected));
});

test.each([
  ['kil it', 'kill it'],
  ['Delette x, then isntall y', 'delete x, then install y'],
  ['stat the crate and the rest', 'stat the crate and the rest'],
  ['the remote node and the movie', 'the remote node and the movie'],
  ['restarts, removed, copies', 'restarts, removed, copies'],
  ['./delte.sh and delte_all and --delte', './delte.sh and delte_all and --delte'],
])('%s', (text, mended) => expect(withVerbsMended(text)).toBe(mended));

test('nothing but whole words changes, and mending twice is mending once', () =>
  fc.assert(
    fc.property(fc.string(), (text) => {
      const once = withVerbsMended(text);
      expect(withVerbsMended(once)).toBe(once);
      expect(once.replaceAll(/\p{L}+/gu, '')).toBe(text.replaceAll(/\p{L}+/gu, ''));
    }),
  ));
