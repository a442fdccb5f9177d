/** What `yo` understands by itself: whole sentences only, so that "reset my git repository" stays a question. */
import { VERSION } from '../base/version.ts';
import { screenLine, type ScreenText } from '../safety/screen-gate.ts';
import type { Session } from './session.ts';

export interface Word {
  readonly about: string;
  /** The session after it and what is said. */
  run(session: Session): { readonly session: Session; readonly note: ScreenText; readonly capture?: boolean };
}

const HELP = 'yo <anything in plain words> · yo (what went wrong?) · yo reset · yo off · yo on · Ctrl-C gives up · yosh --help';

export const WORDS: Readonly<Record<string, Word>> = {
  reset: {
    about: 'forgets the conversation and the captured scrollback of this session',
    run: (session) => ({
      session: { ...session, memory: [], last: null, started: null },
      note: screenLine('forgotten: this conversation and the captured scrollback'),
      capture: session.on,
    }),
  },
  off: {
    about: 'captures nothing and sends nothing until `yo on`',
    run: (session) => ({
      session: { ...session, on: false, memory: [], last: null, started: null },
      note: screenLine('off: nothing is captured or sent until `yo on`'),
      capture: false,
    }),
  },
  on: {
    about: 'captures and answers again',
    run: (session) => ({ session: { ...session, on: true }, note: screenLine('on'), capture: true }),
  },
  stop: { about: 'ends the walk-through', run: (session) => ({ session, note: screenLine('there is no walk-through to stop') }) },
  '--help': { about: 'help', run: (session) => ({ session, note: screenLine(HELP) }) },
  '--version': { about: 'the version', run: (session) => ({ session, note: screenLine(`yosh ${VERSION}`) }) },
};
