/** What `yo` understands by itself: whole sentences only, so that "reset my git repository" stays a question. */
import { VERSION } from '../base/version.ts';
import { screenLine, type ScreenText } from '../safety/screen-gate.ts';
import { noBlocks } from '../transcript/blocks.ts';
import type { Effect, Session } from './session.ts';
import { pause } from './walk-through-step.ts';

/** The session after it, what is said, and what else is to be done. */
export interface Done {
  readonly session: Session;
  readonly note: ScreenText;
  readonly effects?: readonly Effect[];
}

export type Word = { readonly about: string } & ({ readonly resumes: true } | { readonly resumes?: never; run(session: Session): Done });

const HELP =
  'yo <anything in plain words> · yo (what went wrong?) · yo next · yo stop · yo reset · yo off · yo on · Ctrl-C gives up · yosh --help';

const forgotten = (session: Session): Session => ({ ...session, memory: [], blocks: noBlocks, suggestion: null, untrustedLines: [] });
const stopped = (session: Session): Session => ({ ...session, plan: null, paused: null });

export const WORDS: Readonly<Record<string, Word>> = {
  next: { about: 'goes on with the walk-through, also in another terminal', resumes: true },
  stop: {
    about: 'ends the walk-through',
    run: (session) => {
      const plan = session.plan ?? session.paused;
      const note = plan === null ? 'there is no walk-through to stop' : `walk-through stopped at step ${plan.steps.length}`;
      return { session: stopped(session), note: screenLine(note) };
    },
  },
  reset: {
    about: 'forgets the conversation and the captured scrollback of this session',
    run: (session) => ({
      session: stopped(forgotten(session)),
      note: screenLine('forgotten: this conversation and the captured scrollback'),
      effects: [{ kind: 'capture', on: session.on }],
    }),
  },
  off: {
    about: 'captures nothing and sends nothing until `yo on`',
    run: (session) => ({
      session: { ...pause(forgotten(session)), on: false },
      note: screenLine('off: nothing is captured or sent until `yo on`'),
      effects: [{ kind: 'capture', on: false }],
    }),
  },
  on: {
    about: 'captures and answers again',
    run: (session) => ({ session: { ...session, on: true }, note: screenLine('on'), effects: [{ kind: 'capture', on: true }] }),
  },
  '--help': { about: 'help', run: (session) => ({ session, note: screenLine(HELP) }) },
  '--version': { about: 'the version', run: (session) => ({ session, note: screenLine(`yosh ${VERSION}`) }) },
};
