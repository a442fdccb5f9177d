/** The words that `yo` acts on itself (`yo reset`): the whole question must match, so that "reset my git repository" stays a question. */
import { VERSION } from '../base/version.ts';
import { screenLine, type ScreenText } from '../safety/screen-gate.ts';
import { noBlocks } from '../transcript/blocks.ts';
import type { Effect, Session } from './session.ts';
import { pause } from './walk-through-step.ts';

/** The session afterwards, the note to show, and further effects. */
export interface OwnWordResult {
  readonly session: Session;
  readonly note: ScreenText;
  readonly effects?: readonly Effect[];
}

export type OwnWord = { readonly about: string } & (
  { readonly resumes: true } | { readonly resumes?: never; run(session: Session): OwnWordResult }
);

const HELP =
  'yo <anything in plain words> · yo (what went wrong?) · yo @MODEL … · yo next · yo stop · yo reset · yo off · yo on · Ctrl-C gives up · yosh --help';

const forget = (session: Session): Session => ({ ...session, memory: [], blocks: noBlocks, suggestion: null, untrustedLines: [] });
const stop = (session: Session): Session => ({ ...session, walkThrough: null, paused: null });

export const OWN_WORDS: Readonly<Record<string, OwnWord>> = {
  next: { about: 'goes on with the walk-through, also in another terminal', resumes: true },
  stop: {
    about: 'ends the walk-through',
    run: (session) => {
      const walkThrough = session.walkThrough ?? session.paused;
      const note = walkThrough === null ? 'there is no walk-through to stop' : `walk-through stopped at step ${walkThrough.steps.length}`;
      return { session: stop(session), note: screenLine(note) };
    },
  },
  reset: {
    about: 'forgets the conversation and the captured scrollback of this session',
    run: (session) => ({
      session: stop(forget(session)),
      note: screenLine('forgotten: this conversation and the captured scrollback'),
      effects: [{ kind: 'set-capture', on: session.on }],
    }),
  },
  off: {
    about: 'captures nothing and sends nothing until `yo on`',
    run: (session) => ({
      session: { ...pause(forget(session)), on: false },
      note: screenLine('switched off: nothing is captured or sent. To turn it on: `yo on`'),
      effects: [{ kind: 'set-capture', on: false }],
    }),
  },
  on: {
    about: 'captures and answers again',
    run: (session) => ({ session: { ...session, on: true }, note: screenLine('on'), effects: [{ kind: 'set-capture', on: true }] }),
  },
  '--help': { about: 'help', run: (session) => ({ session, note: screenLine(HELP) }) },
  '--version': { about: 'the version', run: (session) => ({ session, note: screenLine(`yosh ${VERSION}`) }) },
};
