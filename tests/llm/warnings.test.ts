/** Sentences before or behind a block of code: those that say not to run it, and those that only have a no in them. */
import { describe, expect, test } from 'vitest';
import { isWarning, leadIn } from '../../src/llm/warnings.ts';

describe('says not to run the block', () => {
  test.each([
    'Never run this:',
    'Never, ever run the following command:',
    "Don't run this:",
    'Do not execute the following:',
    'You should not run this on a server:',
    'You must never type this:',
    'Avoid this command:',
    'Please avoid running:',
    'This is dangerous, so you shouldn’t use it:',
    'Be careful not to run:',
    '**Wrong:**',
    '### Bad:',
    '❌ This deletes everything:',
    '- 🚫 rm on the root:',
    'Führe das niemals aus:',
    'Das bitte nicht ausführen:',
    "N'exécutez jamais cette commande :",
    'Nunca ejecutes esto:',
    'No ejecutes esto:',
    'Non eseguire mai questo comando:',
    'Никогда не запускайте это:',
    'One should not use:',
  ])('%s', (words) => expect(isWarning(words)).toBe(true));
});

describe('has a no in it, and is an answer', () => {
  test.each([
    'Here is the command:',
    'Run this:',
    'If it does not work, run:',
    'This does not change any file:',
    'You do not need sudo for this:',
    'To list files that are not empty:',
    "Since you don't have jq, use:",
    'No problem! Use:',
    'No, there is a shorter way:',
    'This command is not recursive:',
    'To find files that have not been used:',
    'The correct way to do it:',
    'To remove bad characters from the names:',
    'Nothing is deleted by this:',
    'To show what is wrong with the disk:',
    'Das geht nicht mit ls. Nimm:',
    'Non-recursive listing:',
    'No se necesita sudo:',
    'The file is not there; create it:',
    'You cannot undo this, so look first:',
    'If you do not use zsh, run:',
    'This will not run anything in the background:',
  ])('%s', (words) => expect(isWarning(words)).toBe(false));
});

test('the sentence that introduces what follows', () => {
  expect(leadIn('Never do that. Instead, run:\n\n')).toBe('Instead, run:');
  expect(leadIn('One.\nNever run this:\n')).toBe('Never run this:');
  expect(leadIn('')).toBe('');
});
