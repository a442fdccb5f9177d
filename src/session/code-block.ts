/** `yo 2` and `yo copy 2`: a code block of the last answer, at the prompt or on the clipboard. Pure; no model is asked. */
import { SHELL_LANGUAGES } from '../base/fences.ts';
import { screenLine } from '../safety/screen-gate.ts';
import { type AskTime, newAsking } from './ask-question.ts';
import { type OwnWordResult, saying } from './own-words.ts';
import { review } from './receive-answer.ts';
import type { Session, Step } from './session.ts';

export interface BlockWanted {
  /** From 1. */
  readonly number: number;
  readonly copies: boolean;
}

/** What is done, or a line that says why it is not. */
export function wantedBlock(session: Session, asked: AskTime, { number, copies }: BlockWanted): Step | OwnWordResult {
  const block = session.codeBlocks[number - 1];
  const count = session.codeBlocks.length;
  if (block === undefined) {
    const there = count === 0 ? 'has no code blocks' : count === 1 ? 'has one code block' : `has ${count} code blocks`;
    return saying(session, `there is no code block ${number}: the last answer ${there}`);
  }
  const { language, text } = block;
  if (text === null) return saying(session, `code block ${number} is too long to be kept. It is on the screen`);
  if (copies) {
    const lines = text.split('\n').length;
    const note = `code block ${number} (${lines === 1 ? 'one line' : `${lines} lines`}) is on the clipboard, if this terminal allows it`;
    return { session, note: screenLine(note), effects: [{ kind: 'copy-text', text }] };
  }
  if (language !== '' && !SHELL_LANGUAGES.has(language.toLowerCase()))
    return saying(session, `code block ${number} is ${language}, not a command. To copy it: \`yo copy ${number}\``);
  const phase = newAsking({ ...asked, purpose: 'question', question: '' }, { taken: { from: 'block', number } });
  return review(session, phase, { does: 'suggest', command: text, text: '', pending: false }, []);
}
