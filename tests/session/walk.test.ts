/** A walk-through in the state machine, prompt by prompt: what is sent, what is prefilled, and what ends it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WALK_THROUGH_STEPS } from '../../src/base/limits.ts';
import type { WalkThrough } from '../../src/session/walk-through.ts';
import type { CommandLine } from '../../src/safety/command-gate.ts';
import type { Effect, Session, SessionEvent, Verdict } from '../../src/session/session.ts';
import { newSession, step } from '../../src/session/step.ts';
import type { AskId } from '../../src/shell/wire.ts';
import { claimed } from '../support/sample.ts';

const END: SessionEvent = { kind: 'answer-event-received', event: { kind: 'end', reason: 'complete' } };
const suggests = (command: string, pending = true): readonly SessionEvent[] => [
  {
    kind: 'answer-event-received',
    event: { kind: 'tool', call: { name: 'command', input: { command, explanation: `does ${command}`, pending } } },
  },
  END,
];
const says = (text: string): readonly SessionEvent[] => [{ kind: 'answer-event-received', event: { kind: 'text', text } }, END];
const uses = (input: number, output: number): SessionEvent => ({
  kind: 'answer-event-received',
  event: { kind: 'usage', inputTokens: input, outputTokens: output },
});

/** Plays the events that a shell's hooks send around a prompt. */
class WalkThroughDriver {
  session: Session = newSession;
  effects: Effect[] = [];
  private count = 0;
  private offset = 0;
  /** Walk-throughs on disk, by id; when the newest is asked for, the test itself sends it. */
  disk = new Map<string, WalkThrough>();
  /** What reviews find out about suggestions. */
  verdict: Partial<Verdict> = {};
  cwd = '/p';
  who = '1000@here';

  constructor() {
    this.prompt();
  }

  play(...events: readonly SessionEvent[]): this {
    for (const event of events) {
      const done = step(this.session, event);
      this.session = done.session;
      this.effects.push(...done.effects.filter(({ kind }) => kind !== 'review-suggestion'));
      for (const effect of done.effects) {
        if (effect.kind === 'save-walk-through') this.disk.set(effect.walkThrough.id, effect.walkThrough);
        if (effect.kind === 'drop-walk-through') this.disk.delete(effect.id);
        if (effect.kind === 'load-walk-through' && effect.id !== null)
          this.play({ kind: 'walk-through-loaded', walkThrough: this.disk.get(effect.id) ?? null });
        if (effect.kind !== 'review-suggestion') continue;
        const verdict = { command: effect.command as CommandLine, script: null, effect: null, notes: [], refused: null, repair: null };
        this.play({ kind: 'suggestion-reviewed', verdict: { ...verdict, ...this.verdict } });
      }
    }
    return this;
  }

  id(): AskId {
    this.count += 1;
    return `1.${this.count}` as AskId;
  }

  prompt(): this {
    this.offset += 10;
    const { cwd, who, offset } = this;
    return this.play({ kind: 'prompt', shell: 'bash', version: '5.2', status: 0, cwd, who, offset, timeMs: offset });
  }

  /** A command runs; the prompt after it is not drawn yet. */
  ran(text: string, status = 0): this {
    this.offset += 20;
    const { offset } = this;
    return this.play(
      { kind: 'started', text: '', offset: offset - 10, timeMs: offset - 10 },
      { kind: 'ended', text, status, alias: '', offset, timeMs: offset },
    );
  }

  /** The hook asks for the next step, as before each prompt of a walk-through. */
  next(...answer: readonly SessionEvent[]): this {
    return this.play({ kind: 'step-due', id: this.id(), who: this.who, timeMs: this.offset }, ...answer);
  }

  yo(question: string, ...answer: readonly SessionEvent[]): this {
    return this.play({ kind: 'question-asked', id: this.id(), question, timeMs: this.offset }, ...answer).prompt();
  }

  take(): readonly Effect[] {
    const { effects } = this;
    this.effects = [];
    return effects;
  }

  get seen(): string[] {
    return this.take()
      .filter(
        ({ kind }) =>
          ![
            'record-exchange',
            'record-outcome',
            'save-walk-through',
            'load-walk-through',
            'show-text',
            'end-text',
            'cancel-request',
          ].includes(kind),
      )
      .map((effect) => {
        if (effect.kind === 'release-prompt') return `${effect.answer}:${effect.text}`;
        if (effect.kind === 'show-explanation') return `${effect.step ?? ''} ${effect.text}`;
        if (effect.kind === 'show-note') return `note ${effect.text}`;
        return effect.kind;
      });
  }

  /** The facts of the newest request. */
  facts(): Readonly<Record<string, string>> {
    const ask = this.effects.findLast((effect) => effect.kind === 'ask-model');
    if (ask?.kind !== 'ask-model') throw new Error('nothing was asked');
    return { ...Object.fromEntries(ask.facts.map(({ name, text }) => [name, text])), last: ask.last?.text ?? '' };
  }
}

const begun = (): WalkThroughDriver => {
  const desk = new WalkThroughDriver().yo('set up a project', ...suggests('mkdir x'));
  desk.take();
  return desk;
};

describe('a walk-through', () => {
  test('goes from step to step, and ends with text and what it cost', () => {
    const desk = new WalkThroughDriver().yo('set up a project', uses(100, 10), ...suggests('mkdir x'));
    expect(desk.seen).toEqual(['ask-model', '1 does mkdir x', 'pend:mkdir x']);
    desk.ran('mkdir x').next();
    expect(desk.facts()).toEqual({
      'walk-through': "goal, in the user's words: set up a project\nbegun in /p\n1. `mkdir x`: run as suggested, exit status 0",
      last: 'mkdir x',
    });
    desk.play(uses(200, 20), ...suggests('cd x')).prompt();
    expect(desk.seen).toEqual(['ask-model', '2 does cd x', 'pend:cd x']);
    desk.ran('cd x').next(uses(300, 30), ...says('All is set up.'));
    const total = desk.effects.find((effect) => effect.kind === 'show-walk-through-cost');
    expect(total?.kind === 'show-walk-through-cost' && total.walkThrough.usage).toEqual({
      inputTokens: 600,
      outputTokens: 60,
      cachedTokens: 0,
    });
    expect(desk.seen).toEqual(['ask-model', 'drop-walk-through', 'show-walk-through-cost', 'chat:']);
    expect(desk.session.walkThrough).toBeNull();
  });

  test('ends without a request when its last step was announced as the last', () => {
    const desk = begun()
      .ran('mkdir x')
      .next(...suggests('touch x/y', false))
      .prompt();
    desk.take();
    expect(desk.ran('touch x/y').next().seen).toEqual(['drop-walk-through', 'show-walk-through-cost', 'chat:']);
  });

  test('an edited step is recorded as edited, a failed one as failed', () => {
    const desk = begun().ran('mkdir -p x/y', 3).next();
    expect(desk.facts()['walk-through']).toContain('1. `mkdir x`: edited to `mkdir -p x/y` and run, exit status 3 (it failed)');
  });

  test('a detour is noted once, is not a step, and nothing of it is sent', () => {
    const desk = begun();
    expect(desk.ran('git status').next().seen).toEqual([
      'note the walk-through waits at step 1 · `yo next` goes on · `yo stop` ends it',
      'hold:',
    ]);
    desk.prompt();
    expect(desk.ran('ls', 2).next().seen).toEqual(['hold:']);
    // an empty line on a detour ends nothing
    expect(desk.prompt().next().prompt().seen).toEqual(['hold:']);
    // the step itself, typed later, goes on
    desk.ran('mkdir x').next();
    expect(desk.facts()).toMatchObject({ last: 'mkdir x' });
    expect(JSON.stringify(desk.facts())).not.toMatch(/git status|ls/);
  });

  test('`yo next` after a detour prefills the step again, without a request', () => {
    const desk = begun().ran('git status').next().prompt();
    desk.take();
    expect(desk.yo('next').seen).toEqual(['1 does mkdir x', 'pend:mkdir x']);
    desk.ran('mkdir x').next();
    expect(desk.facts()['walk-through']).toContain('run as suggested');
  });

  test('an empty line at the prompt of the step ends it; `yo next` resumes it', () => {
    const desk = begun().next();
    expect(desk.seen).toEqual(['note walk-through set aside at step 1 · `yo next` goes on · `yo stop` ends it', 'chat:']);
    expect(desk.session.walkThrough).toBeNull();
    expect(desk.prompt().yo('next').seen).toEqual(['1 does mkdir x', 'pend:mkdir x']);
  });

  test('`yo stop` ends it for good', () => {
    expect(begun().yo('stop').seen).toEqual(['drop-walk-through', 'note walk-through stopped at step 1', 'chat:']);
    expect(new WalkThroughDriver().yo('stop').seen).toEqual(['note there is no walk-through to stop', 'chat:']);
    expect(begun().next().yo('stop').session.paused).toBeNull();
  });

  test('a remark steers: the step is replaced, the goal stays, the remark is sent', () => {
    const desk = begun().yo('use a folder named y', ...suggests('mkdir y'));
    expect(desk.seen).toEqual(['ask-model', '1 does mkdir y', 'pend:mkdir y']);
    desk.ran('mkdir y').next();
    expect(desk.facts()['walk-through']).toBe(
      "goal, in the user's words: set up a project\nbegun in /p\n1. `mkdir y`: run as suggested, exit status 0\nthe user said on the way: use a folder named y",
    );
  });

  test('a side question leaves the step at the prompt', () => {
    expect(begun().yo('why mkdir?', ...says('It makes a folder.')).seen).toEqual(['ask-model', 'pend:mkdir x']);
    const detour = begun().ran('ls').next().prompt();
    detour.take();
    expect(detour.yo('why?', ...says('So.')).seen).toEqual(['ask-model', 'hold:']);
  });

  test('a command that answers a side question is not a step', () => {
    const desk = begun().yo('what is my address', ...suggests('hostname -I', false));
    expect(desk.seen).toEqual(['ask-model', ' does hostname -I', 'pend:hostname -I']);
    expect(desk.ran('hostname -I').next().seen.at(-1)).toBe('hold:');
    expect(desk.prompt().yo('next').seen).toEqual(['1 does mkdir x', 'pend:mkdir x']);
  });

  test('a model that asks something waits for the answer', () => {
    const desk = begun()
      .ran('mkdir x')
      .next(...says('Which language?'));
    expect(desk.seen).toEqual(['ask-model', 'hold:']);
    expect(desk.prompt().ran('ls').next().seen).toEqual(['hold:']);
    desk.prompt().yo('python', ...suggests('python3 -m venv x'));
    expect(desk.seen).toEqual(['ask-model', '2 does python3 -m venv x', 'pend:python3 -m venv x']);
    expect(desk.session.walkThrough?.goal).toBe('set up a project');
  });

  test('a step that cannot be had sets it aside, with what to do', () => {
    const desk = begun()
      .ran('mkdir x')
      .next({ kind: 'answer-event-received', event: { kind: 'failure', failure: { what: 'no network', remedy: 'look' } } });
    const failed = desk.effects.find((effect) => effect.kind === 'show-failure');
    expect(failed?.kind === 'show-failure' && failed.failure.remedy).toBe('look, then `yo next`');
    expect(desk.seen).toEqual(['ask-model', 'show-failure', 'err:']);
    expect(desk.prompt().yo('next').seen).toEqual(['ask-model']);
  });

  test('Ctrl-C while the next step is requested sets it aside', () => {
    const desk = begun().ran('mkdir x').next().play({ kind: 'question-cancelled' });
    expect(desk.session).toMatchObject({ walkThrough: null, paused: { goal: 'set up a project' } });
    desk.take();
    expect(desk.next().seen).toEqual(['chat:']);
  });

  test('a remark that is given up leaves the walk-through as it was', () => {
    expect(begun().yo('hm').play({ kind: 'question-cancelled' }).session.walkThrough).not.toBeNull();
  });

  test('a command the shell kept out of its history is not taken for the step', () => {
    const desk = begun().ran('').next();
    expect(desk.seen).toEqual([
      'note the shell did not report what was run; the walk-through waits at step 1 · `yo next` goes on · `yo stop` ends it',
      'hold:',
    ]);
  });

  test('after the last allowed step it pauses; `yo next` allows as many again', () => {
    const desk = begun();
    for (let n = 1; n < WALK_THROUGH_STEPS; n++) {
      desk
        .ran(desk.session.walkThrough?.steps.at(-1)?.command ?? '')
        .next(...suggests(`mkdir x${n}`))
        .prompt();
    }
    desk.take();
    expect(desk.ran(`mkdir x${WALK_THROUGH_STEPS - 1}`).next().seen).toEqual([
      `note ${WALK_THROUGH_STEPS} steps are done; \`yo next\` goes on, \`yo stop\` ends it`,
      'chat:',
    ]);
    desk.prompt().yo('next', ...suggests('mkdir more'));
    expect(desk.seen).toEqual(['ask-model', `${WALK_THROUGH_STEPS + 1} does mkdir more`, 'pend:mkdir more']);
  });

  test('one made by another user or on another host is not prefilled', () => {
    const desk = begun();
    desk.who = '0@here';
    expect(desk.prompt().yo('next').seen).toEqual([
      'note that walk-through belongs to 1000@here, and this is 0@here; go on there',
      'chat:',
    ]);
  });

  test('another terminal continues the one on disk, says where it was begun, and gates the step again', () => {
    const walkThrough = begun().session.walkThrough as WalkThrough;
    const other = new WalkThroughDriver();
    other.cwd = '/elsewhere';
    other.prompt();
    expect(other.yo('next').seen).toEqual([]);
    expect(other.play({ kind: 'walk-through-loaded', walkThrough }).seen).toEqual([
      'note this walk-through was begun in /p',
      '1 does mkdir x',
      'pend:mkdir x',
    ]);
    const bad: WalkThrough = { ...walkThrough, steps: [{ ...walkThrough.steps[0]!, command: 'rm \x1b[2Kx' }] };
    const seen = new WalkThroughDriver().yo('next').play({ kind: 'walk-through-loaded', walkThrough: bad }).seen;
    expect(seen.at(-1)).toBe('chat:');
    expect(seen.join()).toContain('cannot be prefilled');
    expect(new WalkThroughDriver().yo('next').play({ kind: 'walk-through-loaded', walkThrough: null }).seen.at(-2)).toBe(
      'note there is no walk-through to go on with',
    );
  });

  test('one that was set aside and continued elsewhere is resumed as it is now, or is over', () => {
    const desk = begun().next();
    const [walkThrough] = desk.disk.values();
    desk.disk.set(walkThrough!.id, {
      ...walkThrough!,
      steps: [{ ...walkThrough!.steps[0]!, outcome: { at: 'ran', text: 'mkdir x', edited: false, status: 0 } }],
    });
    desk.take();
    expect(desk.prompt().yo('next', ...suggests('cd x')).seen).toEqual(['ask-model', '2 does cd x', 'pend:cd x']);
    const over = begun().next();
    over.disk.clear();
    over.take();
    expect(over.prompt().yo('next').seen).toEqual(['note that walk-through was ended in another terminal', 'chat:']);
    expect(over.session.paused).toBeNull();
  });

  test('a step that is typed after the walk-through was set aside counts as run', () => {
    const desk = begun().next().prompt().ran('mkdir x');
    desk.take();
    expect(desk.prompt().yo('next', ...suggests('cd x')).seen).toEqual(['ask-model', '2 does cd x', 'pend:cd x']);
  });

  test('a step that no longer fits a smaller window is not prefilled again', () => {
    const long = `echo ${'x'.repeat(1_000)}`;
    const desk = new WalkThroughDriver().yo('set up a project', ...suggests(long));
    desk.play({ kind: 'window-resized', size: { cols: 40, rows: 10 } });
    desk.take();
    expect(desk.yo('why?', ...says('So.')).seen.at(-1)).toBe('hold:');
  });

  test('`yo off` sets it aside and nothing is sent any more', () => {
    const desk = begun().yo('off').ran('mkdir x');
    desk.take();
    expect(desk.next().seen).toEqual(['chat:']);
  });
});

describe('the outcome of a suggestion is in the next request', () => {
  const after = (does: (desk: WalkThroughDriver) => WalkThroughDriver): string | undefined => {
    const desk = new WalkThroughDriver().yo('list files', ...suggests('ls -la /tmp', false));
    does(desk).prompt().yo('and now?');
    return desk.facts()['your-last-suggestion'];
  };
  test.each<[string, (desk: WalkThroughDriver) => WalkThroughDriver, string]>([
    ['run as suggested', (desk) => desk.ran('ls -la /tmp'), '`ls -la /tmp`: run as suggested, exit status 0'],
    ['spaces do not count', (desk) => desk.ran('  ls  -la /tmp ', 2), '`ls -la /tmp`: run as suggested, exit status 2'],
    ['edited', (desk) => desk.ran('ls -la /var'), '`ls -la /tmp`: edited to `ls -la /var` and run, exit status 0'],
    ['an empty line or Ctrl-C at the prompt', (desk) => desk, '`ls -la /tmp`: not run'],
    ['something else', (desk) => desk.ran('make', 2), '`ls -la /tmp`: not run; other commands were'],
    [
      'something else, then the suggestion',
      (desk) => desk.ran('make').prompt().ran('ls -la /tmp'),
      '`ls -la /tmp`: run as suggested, exit status 0',
    ],
    ['a similar command later is another command', (desk) => desk.prompt().ran('ls'), '`ls -la /tmp`: not run; other commands were'],
    [
      'kept out of the history',
      (desk) => desk.ran(''),
      '`ls -la /tmp`: this or another command was run, the shell did not report which; exit status 0',
    ],
    ['interrupted', (desk) => desk.ran('ls -la /tmp', 130), '`ls -la /tmp`: run as suggested, exit status 130'],
  ])('%s', (_, does, outcome) => {
    expect(after(does)).toBe(outcome);
  });

  test('yo again at once: not run, and sent once', () => {
    const desk = new WalkThroughDriver().yo('list files', ...suggests('ls', false)).yo('no, all files', ...suggests('ls -a', false));
    expect(desk.facts()['your-last-suggestion']).toBe('`ls`: not run');
    desk.ran('ls -a').yo('more');
    expect(desk.facts()['your-last-suggestion']).toBe('`ls -a`: run as suggested, exit status 0');
  });
});

describe('look-ups', () => {
  const looks = (name: string, input: unknown): readonly SessionEvent[] => [
    { kind: 'answer-event-received', event: { kind: 'tool', call: { name, input } } },
    END,
  ];
  test('are noted and their results sent, three at most, then an answer is due', () => {
    const desk = new WalkThroughDriver().yo('what failed?', ...looks('scrollback', { lines: 80 }));
    expect(desk.effects.at(-1)).toMatchObject({ kind: 'ask-model', more: { kind: 'look-up', what: { kind: 'scrollback', lines: 80 } } });
    expect(desk.seen).toEqual(['ask-model', 'note reading 80 lines of output', 'ask-model']);
    desk.play(...looks('docs', {}), ...looks('earlier', {}));
    expect(desk.seen).toEqual([
      "note reading yosh's documentation",
      'ask-model',
      'note reading what was asked in earlier terminals',
      'ask-model',
    ]);
    desk.play(...looks('docs', {}));
    expect(desk.effects.at(-1)).toMatchObject({ kind: 'ask-model', more: { kind: 'correction' } });
    desk.take();
    expect(desk.play(...looks('docs', {})).seen).toEqual(['show-failure', 'err:']);
  });
});

test('in any order of events: one answer a question at most, a step is only ever prefilled for its own user, and the ledger stays bounded', () => {
  const commands = ['mkdir x', 'mkdir y', 'ls', ''];
  const move = fc.oneof(
    fc.constantFrom('next', 'stop', 'off', 'on', 'reset', 'help', 'go on', '').map((text) => ({ move: 'yo', text }) as const),
    fc.constantFrom(...commands).map((text) => ({ move: 'ran', text }) as const),
    fc.constantFrom(...commands).map((text) => ({ move: 'suggests', text: text || 'pwd' }) as const),
    fc.constantFrom('so', 'so?').map((text) => ({ move: 'says', text }) as const),
    fc.constantFrom('next', 'prompt', 'question-cancelled', 'answer-broken-off').map((kind) => ({ move: kind, text: '' }) as const),
    fc.constantFrom('1@a', '2@a').map((text) => ({ move: 'who', text }) as const),
  );
  fc.assert(
    fc.property(fc.array(move, { maxLength: 80 }), (moves) => {
      const desk = new WalkThroughDriver();
      let questions = 0;
      for (const one of moves) {
        if (one.move === 'yo' || one.move === 'next') questions += 1;
        const who = one.move === 'next' ? desk.who : desk.session.place.who;
        if (one.move === 'yo') desk.yo(one.text);
        else if (one.move === 'ran') desk.ran(one.text, 1);
        else if (one.move === 'suggests') desk.play(...suggests(one.text));
        else if (one.move === 'says') desk.play(...says(one.text));
        else if (one.move === 'next') desk.next();
        else if (one.move === 'prompt') desk.prompt();
        else if (one.move === 'who') desk.who = one.text;
        else desk.play({ kind: one.move });
        const { walkThrough } = desk.session;
        if (walkThrough !== null) {
          expect(walkThrough.steps.length).toBeLessThanOrEqual(walkThrough.allowed);
          expect(walkThrough.goal).not.toBe('');
        }
        for (const effect of desk.take()) {
          if (effect.kind !== 'release-prompt') continue;
          questions -= 1;
          if (
            effect.answer === 'pend' &&
            walkThrough !== null &&
            effect.text === walkThrough.steps.at(-1)?.command &&
            desk.session.suggestion?.step === true
          )
            expect(walkThrough.who).toBe(who);
        }
        expect(questions).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: claimed(3000) },
  );
});
