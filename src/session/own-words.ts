/** The words that `yo` acts on itself (`yo reset`): the whole question must match, so that "reset my git repository" stays a question. */
import { VERSION } from '../base/version.ts';
import { screenLine, type ScreenText } from '../safety/screen-gate.ts';
import { noBlocks } from '../transcript/blocks.ts';
import { memoryWish, type MemoryWish } from './memory-wish.ts';
import type { Effect, Session } from './session.ts';
import { pause } from './walk-through-step.ts';

/** The session afterwards, the note to show, and further effects. */
export interface OwnWordResult {
  readonly session: Session;
  readonly note: ScreenText;
  readonly effects?: readonly Effect[];
}

export type OwnWord =
  | { readonly kind: 'resumes' }
  /** Asks the newest question again. */
  | { readonly kind: 'repeats' }
  /** Takes a code block of the last answer; the first has number 1. */
  | { readonly kind: 'takes'; readonly number: number; readonly copies: boolean }
  /** The script of the session was open in the user's editor. */
  | { readonly kind: 'edits' }
  /** Copies that script to the file `to`, a path as the user typed it, without quotes. */
  | { readonly kind: 'saves'; readonly to: string }
  /** Reads or changes what the user told it to remember. */
  | { readonly kind: 'remembers'; readonly wish: MemoryWish }
  | { readonly kind: 'acts'; run(session: Session): OwnWordResult }
  /** Answered with a fixed text in Markdown, in a session and outside. */
  | { readonly kind: 'says'; readonly text: string };

const HELP = `- \`yo find big files\`: a command at your prompt; edit it, or press Enter
- \`yo what does find -exec do?\`: an answer in words
- \`yo set up a python project\`: a walk-through, one step at each prompt
- \`yo\`: what went wrong with the last command, and the fix; Ctrl-X y: what the command at the prompt does
- \`make 2>&1 | yo why\`: a question about what comes down a pipe
- \`yo @NAME …\`: that model or profile answers this question
- \`yo next\`, \`yo stop\`: goes on with the walk-through, ends it
- \`yo again\`: another answer to the same question; Ctrl-C stops one
- \`yo 2\`, \`yo copy 2\`: the second code block, at the prompt or on the clipboard; \`yo edit\`, \`yo save NAME\`: a long command
- \`yo off\`, \`yo on\`: nothing is captured or sent meanwhile; \`yo reset\`: forgets this conversation
- \`yosh sent\`: what left this machine with the last question
- \`yosh setup\`, \`yosh doctor\`, \`yosh tour\`: connects a model, checks everything, a tour`;

const forget = (session: Session): Session => ({
  ...session,
  memory: [],
  blocks: noBlocks,
  suggestion: null,
  untrustedLines: [],
  ownLines: [],
  stepBlock: null,
  asked: null,
  answers: [],
  codeBlocks: [],
  script: null,
});
const stop = (session: Session): Session => ({ ...session, walkThrough: null, paused: null });

/** Nothing but a line that says why. */
export const saying = (session: Session, text: string): OwnWordResult => ({ session, note: screenLine(text) });

export const OWN_WORDS: Readonly<Record<string, OwnWord>> = {
  next: { kind: 'resumes' },
  again: { kind: 'repeats' },
  edit: { kind: 'edits' },
  stop: {
    kind: 'acts',
    run: (session) => {
      const walkThrough = session.walkThrough ?? session.paused;
      const note = walkThrough === null ? 'there is no walk-through to stop' : `walk-through stopped at step ${walkThrough.steps.length}`;
      return { session: stop(session), note: screenLine(note) };
    },
  },
  reset: {
    kind: 'acts',
    run: (session) => ({
      session: stop(forget(session)),
      note: screenLine('forgotten: this conversation and the captured scrollback'),
      effects: [{ kind: 'set-capture', on: session.on }],
    }),
  },
  off: {
    kind: 'acts',
    run: (session) => ({
      session: { ...pause(forget(session)), on: false },
      note: screenLine('yo is off: nothing is captured or sent. Turn it on: yo on'),
      effects: [{ kind: 'set-capture', on: false }],
    }),
  },
  on: {
    kind: 'acts',
    run: (session) => ({
      session: { ...session, on: true },
      note: screenLine('yo is on: it captures and answers again'),
      effects: [{ kind: 'set-capture', on: true }],
    }),
  },
  '--help': { kind: 'says', text: HELP },
  '--version': { kind: 'says', text: `yosh ${VERSION}` },
};

const SHORT: ReadonlyMap<string, string> = new Map([
  ['-h', '--help'],
  ['-v', '--version'],
]);

/** Words that need another one: alone they are no question for a model. */
const INCOMPLETE: ReadonlyMap<string, string> = new Map([
  ['copy', 'Which code block? The first of the last answer: `yo copy 1`'],
  ['save', 'Under which name? For example: `yo save cleanup.sh`'],
  ['forget', 'What? For example: `yo forget st4`. This conversation: `yo reset`. All that is stored: `yosh forget`'],
]);

/** The name is one word, as a shell reads it: in quotes, or with a backslash before each space. */
const SAVE = /^save\s+(?:(?<quote>['"])(?<quoted>(?:(?!\k<quote>).)+)\k<quote>|(?<bare>(?!['"])(?:\\.|[^\s\\])+))$/;

/**
 * What a newcomer says to see what happens, and the answer. A model would take seconds for it, and without one there would be none. Each
 * matches the whole question, in small letters and without the marks at its end.
 */
const SMALL_TALK: readonly (readonly [RegExp, string])[] = [
  [/^(?:help|help me|what can (?:you|yo|yosh) do(?: for me)?|how (?:does|do) (?:this|it|you|yo|yosh) work)$/, HELP],
  [
    /^(?:hello|hi|hey|hiya|howdy|good (?:morning|day|afternoon|evening))(?: (?:there|yo|you|again))?$/,
    'Hello. Ask for anything in plain words, for example: `yo find big files`. More examples: `yo help`',
  ],
  [/^(?:ok |great |cool )?(?:thanks|thank you|thx|ty|cheers)(?: (?:a lot|so much|very much|yo|again))?$/, 'You are welcome.'],
  [
    /^(?:who|what) are you$/,
    'yo, the companion in this shell. A question gets a command at your prompt, or an answer. Nothing runs before you press Enter. Examples: `yo help`',
  ],
  [/^(?:exit|quit|bye|goodbye|good bye)$/, '`exit` without `yo` in front of it, or Ctrl-D, leaves this shell.'],
];

/** What completion offers after `yo`: words that are the whole question, and those with which one of these begins. The hooks have this list. */
export const FIRST_WORDS: readonly string[] = [...Object.keys(OWN_WORDS), 'help', 'save', 'copy', 'remember', 'forget'];

/** The word of its own that the question is, if it is one. Small talk with a model that was `named` is a question to that model. */
export function ownWord(typed: string, named = false): OwnWord | null {
  const question = SHORT.get(typed) ?? typed;
  const missing = INCOMPLETE.get(question);
  if (missing !== undefined) return { kind: 'says', text: missing };
  if (Object.hasOwn(OWN_WORDS, question)) return OWN_WORDS[question] ?? null;
  if (question === 'another way') return { kind: 'repeats' };
  const wish = memoryWish(question);
  if (wish !== null) return { kind: 'remembers', wish };
  const [block, copy, number] = /^(copy\s+)?([1-9]\d?)$/.exec(question) ?? [];
  if (block !== undefined) return { kind: 'takes', number: Number(number), copies: copy !== undefined };
  const { quoted, bare = '' } = SAVE.exec(question)?.groups ?? {};
  const to = quoted ?? bare.replaceAll(/\\(.)/g, '$1');
  if (to !== '') return { kind: 'saves', to };
  if (named) return null;
  const plain = question
    .toLowerCase()
    .replaceAll(/[\s,]+/g, ' ')
    .replace(/[ .!?]+$/, '');
  const found = SMALL_TALK.find(([words]) => words.test(plain));
  return found === undefined ? null : { kind: 'says', text: found[1] };
}
