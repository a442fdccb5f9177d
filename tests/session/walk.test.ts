/** A walk-through, prompt by prompt, in the pure machine: what is asked, what is prefilled, and what ends it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PLAN_STEPS } from '../../src/base/limits.ts';
import type { Plan } from '../../src/session/walk-through.ts';
import type { Effect, Session, SessionEvent, Verdict } from '../../src/session/session.ts';
import { newSession, step } from '../../src/session/step.ts';
import type { AskId } from '../../src/shell/wire.ts';

const END: SessionEvent = { kind: 'provider', event: { kind: 'end', reason: 'complete' } };
const suggests = (command: string, pending = true): readonly SessionEvent[] => [
  { kind: 'provider', event: { kind: 'tool', call: { name: 'command', input: { command, explanation: `does ${command}`, pending } } } },
  END,
];
const says = (text: string): readonly SessionEvent[] => [{ kind: 'provider', event: { kind: 'text', text } }, END];
const uses = (input: number, output: number): SessionEvent => ({
  kind: 'provider',
  event: { kind: 'usage', inputTokens: input, outputTokens: output },
});

/** Plays what a shell's hooks say around a prompt. */
class WalkThroughDriver {
  session: Session = newSession;
  effects: Effect[] = [];
  private count = 0;
  private offset = 0;
  /** Walk-throughs, for all terminals; the newest is told by the test itself. */
  disk = new Map<string, Plan>();
  /** What is found out about suggestions. */
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
      this.effects.push(...done.effects.filter(({ kind }) => kind !== 'examine'));
      for (const effect of done.effects) {
        if (effect.kind === 'plan-save') this.disk.set(effect.plan.id, effect.plan);
        if (effect.kind === 'plan-drop') this.disk.delete(effect.id);
        if (effect.kind === 'plan-load' && effect.id !== null) this.play({ kind: 'plan-loaded', plan: this.disk.get(effect.id) ?? null });
        if (effect.kind !== 'examine') continue;
        const verdict = { command: effect.command, effect: null, notes: [], repair: null };
        this.play({ kind: 'examined', verdict: { ...verdict, ...this.verdict } });
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

  /** A command runs; the prompt behind it is not drawn yet. */
  ran(text: string, status = 0): this {
    this.offset += 20;
    const { offset } = this;
    return this.play(
      { kind: 'started', text: '', offset: offset - 10, timeMs: offset - 10 },
      { kind: 'ended', text, status, alias: '', offset, timeMs: offset },
    );
  }

  /** What the hook asks before each prompt of a walk-through. */
  next(...answer: readonly SessionEvent[]): this {
    return this.play({ kind: 'next', id: this.id(), who: this.who, timeMs: this.offset }, ...answer);
  }

  yo(sentence: string, ...answer: readonly SessionEvent[]): this {
    return this.play({ kind: 'asked', id: this.id(), sentence, timeMs: this.offset }, ...answer).prompt();
  }

  take(): readonly Effect[] {
    const { effects } = this;
    this.effects = [];
    return effects;
  }

  get seen(): string[] {
    return this.take()
      .filter(({ kind }) => !['record', 'became', 'plan-save', 'plan-load', 'stream', 'stream-end', 'abort'].includes(kind))
      .map((effect) => {
        if (effect.kind === 'answer') return `${effect.answer}:${effect.text}`;
        if (effect.kind === 'explain') return `${effect.step ?? ''} ${effect.text}`;
        if (effect.kind === 'note') return `note ${effect.text}`;
        return effect.kind;
      });
  }

  /** What the newest request is told. */
  told(): Readonly<Record<string, string>> {
    const ask = this.effects.findLast((effect) => effect.kind === 'ask');
    if (ask?.kind !== 'ask') throw new Error('nothing was asked');
    return { ...Object.fromEntries(ask.told.map(({ name, text }) => [name, text])), last: ask.last?.text ?? '' };
  }
}

const begun = (): WalkThroughDriver => {
  const desk = new WalkThroughDriver().yo('set up a project', ...suggests('mkdir x'));
  desk.take();
  return desk;
};

describe('a walk-through', () => {
  test('goes from step to step, and ends with words and what it cost', () => {
    const desk = new WalkThroughDriver().yo('set up a project', uses(100, 10), ...suggests('mkdir x'));
    expect(desk.seen).toEqual(['ask', '1 does mkdir x', 'pend:mkdir x']);
    desk.ran('mkdir x').next();
    expect(desk.told()).toEqual({
      'walk-through': "goal, in the user's words: set up a project\nbegun in /p\n1. `mkdir x`: run as suggested, exit status 0",
      last: 'mkdir x',
    });
    desk.play(uses(200, 20), ...suggests('cd x')).prompt();
    expect(desk.seen).toEqual(['ask', '2 does cd x', 'pend:cd x']);
    desk.ran('cd x').next(uses(300, 30), ...says('All is set up.'));
    const total = desk.effects.find((effect) => effect.kind === 'plan-total');
    expect(total?.kind === 'plan-total' && total.plan.usage).toEqual({ inputTokens: 600, outputTokens: 60, cachedTokens: 0 });
    expect(desk.seen).toEqual(['ask', 'plan-drop', 'plan-total', 'chat:']);
    expect(desk.session.plan).toBeNull();
  });

  test('ends without asking when its last step was announced as the last', () => {
    const desk = begun()
      .ran('mkdir x')
      .next(...suggests('touch x/y', false))
      .prompt();
    desk.take();
    expect(desk.ran('touch x/y').next().seen).toEqual(['plan-drop', 'plan-total', 'chat:']);
  });

  test('an edited step is told as edited, a failed one as failed', () => {
    const desk = begun().ran('mkdir -p x/y', 3).next();
    expect(desk.told()['walk-through']).toContain('1. `mkdir x`: edited to `mkdir -p x/y` and run, exit status 3 (it failed)');
  });

  test('a detour is remarked on once, is no step, and nothing of it is told', () => {
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
    expect(desk.told()).toMatchObject({ last: 'mkdir x' });
    expect(JSON.stringify(desk.told())).not.toMatch(/git status|ls/);
  });

  test('`yo next` after a detour puts the step back, without asking anybody', () => {
    const desk = begun().ran('git status').next().prompt();
    desk.take();
    expect(desk.yo('next').seen).toEqual(['1 does mkdir x', 'pend:mkdir x']);
    desk.ran('mkdir x').next();
    expect(desk.told()['walk-through']).toContain('run as suggested');
  });

  test('an empty line where the step stands ends it; `yo next` takes it up again', () => {
    const desk = begun().next();
    expect(desk.seen).toEqual(['note walk-through ended at step 1 · `yo next` takes it up again', 'chat:']);
    expect(desk.session.plan).toBeNull();
    expect(desk.prompt().yo('next').seen).toEqual(['1 does mkdir x', 'pend:mkdir x']);
  });

  test('`yo stop` ends it for good', () => {
    expect(begun().yo('stop').seen).toEqual(['plan-drop', 'note walk-through stopped at step 1', 'chat:']);
    expect(new WalkThroughDriver().yo('stop').seen).toEqual(['note there is no walk-through to stop', 'chat:']);
    expect(begun().next().yo('stop').session.paused).toBeNull();
  });

  test('a remark steers: the step is replaced, the goal stays, the remark is told', () => {
    const desk = begun().yo('use a folder named y', ...suggests('mkdir y'));
    expect(desk.seen).toEqual(['ask', '1 does mkdir y', 'pend:mkdir y']);
    desk.ran('mkdir y').next();
    expect(desk.told()['walk-through']).toBe(
      "goal, in the user's words: set up a project\nbegun in /p\n1. `mkdir y`: run as suggested, exit status 0\nthe user said on the way: use a folder named y",
    );
  });

  test('a question beside it leaves the step where it was', () => {
    expect(begun().yo('why mkdir?', ...says('It makes a folder.')).seen).toEqual(['ask', 'pend:mkdir x']);
    const detour = begun().ran('ls').next().prompt();
    detour.take();
    expect(detour.yo('why?', ...says('So.')).seen).toEqual(['ask', 'hold:']);
  });

  test('a command beside it is none of its steps', () => {
    const desk = begun().yo('what is my address', ...suggests('hostname -I', false));
    expect(desk.seen).toEqual(['ask', ' does hostname -I', 'pend:hostname -I']);
    expect(desk.ran('hostname -I').next().seen.at(-1)).toBe('hold:');
    expect(desk.prompt().yo('next').seen).toEqual(['1 does mkdir x', 'pend:mkdir x']);
  });

  test('a model that asks something waits for the answer', () => {
    const desk = begun()
      .ran('mkdir x')
      .next(...says('Which language?'));
    expect(desk.seen).toEqual(['ask', 'hold:']);
    expect(desk.prompt().ran('ls').next().seen).toEqual(['hold:']);
    desk.prompt().yo('python', ...suggests('python3 -m venv x'));
    expect(desk.seen).toEqual(['ask', '2 does python3 -m venv x', 'pend:python3 -m venv x']);
    expect(desk.session.plan?.goal).toBe('set up a project');
  });

  test('what cannot be found sets it aside with what to do', () => {
    const desk = begun()
      .ran('mkdir x')
      .next({ kind: 'provider', event: { kind: 'failure', failure: { what: 'no network', remedy: 'look' } } });
    const failed = desk.effects.find((effect) => effect.kind === 'fail');
    expect(failed?.kind === 'fail' && failed.failure.remedy).toBe('look, then `yo next`');
    expect(desk.seen).toEqual(['ask', 'fail', 'err:']);
    expect(desk.prompt().yo('next').seen).toEqual(['ask']);
  });

  test('Ctrl-C while the next step is awaited sets it aside', () => {
    const desk = begun().ran('mkdir x').next().play({ kind: 'cancelled' });
    expect(desk.session).toMatchObject({ plan: null, paused: { goal: 'set up a project' } });
    desk.take();
    expect(desk.next().seen).toEqual(['chat:']);
  });

  test('a remark that is given up leaves it under way', () => {
    expect(begun().yo('hm').play({ kind: 'cancelled' }).session.plan).not.toBeNull();
  });

  test('a command the shell kept out of its history is not taken for the step', () => {
    const desk = begun().ran('').next();
    expect(desk.seen).toEqual([
      'note the shell did not say what was run; the walk-through waits at step 1 · `yo next` goes on · `yo stop` ends it',
      'hold:',
    ]);
  });

  test('after the last allowed step it asks; `yo next` allows as many again', () => {
    const desk = begun();
    for (let n = 1; n < PLAN_STEPS; n++) {
      desk
        .ran(desk.session.plan?.steps.at(-1)?.command ?? '')
        .next(...suggests(`mkdir x${n}`))
        .prompt();
    }
    desk.take();
    expect(desk.ran(`mkdir x${PLAN_STEPS - 1}`).next().seen).toEqual([
      `note ${PLAN_STEPS} steps are done; \`yo next\` goes on, \`yo stop\` ends it`,
      'chat:',
    ]);
    desk.prompt().yo('next', ...suggests('mkdir more'));
    expect(desk.seen).toEqual(['ask', `${PLAN_STEPS + 1} does mkdir more`, 'pend:mkdir more']);
  });

  test('one made by another user or on another host is not prefilled', () => {
    const desk = begun();
    desk.who = '0@here';
    expect(desk.prompt().yo('next').seen).toEqual([
      'note that walk-through belongs to 1000@here, and this is 0@here; go on there',
      'chat:',
    ]);
  });

  test('another terminal goes on with what is on disk, says where it was begun, and passes the gate again', () => {
    const plan = begun().session.plan as Plan;
    const other = new WalkThroughDriver();
    other.cwd = '/elsewhere';
    other.prompt();
    expect(other.yo('next').seen).toEqual([]);
    expect(other.play({ kind: 'plan-loaded', plan }).seen).toEqual([
      'note this walk-through was begun in /p',
      '1 does mkdir x',
      'pend:mkdir x',
    ]);
    const bad: Plan = { ...plan, steps: [{ ...plan.steps[0]!, command: 'rm \x1b[2Kx' }] };
    const seen = new WalkThroughDriver().yo('next').play({ kind: 'plan-loaded', plan: bad }).seen;
    expect(seen.at(-1)).toBe('chat:');
    expect(seen.join()).toContain('cannot be put on this prompt');
    expect(new WalkThroughDriver().yo('next').play({ kind: 'plan-loaded', plan: null }).seen.at(-2)).toBe(
      'note there is no walk-through to go on with',
    );
  });

  test('one that was set aside and gone on with elsewhere is taken up as it is now, or is over', () => {
    const desk = begun().next();
    const [plan] = desk.disk.values();
    desk.disk.set(plan!.id, {
      ...plan!,
      steps: [{ ...plan!.steps[0]!, outcome: { at: 'ran', text: 'mkdir x', edited: false, status: 0 } }],
    });
    desk.take();
    expect(desk.prompt().yo('next', ...suggests('cd x')).seen).toEqual(['ask', '2 does cd x', 'pend:cd x']);
    const over = begun().next();
    over.disk.clear();
    over.take();
    expect(over.prompt().yo('next').seen).toEqual(['note that walk-through was ended in another terminal', 'chat:']);
    expect(over.session.paused).toBeNull();
  });

  test('a step that is run by hand after it was set aside was run', () => {
    const desk = begun().next().prompt().ran('mkdir x');
    desk.take();
    expect(desk.prompt().yo('next', ...suggests('cd x')).seen).toEqual(['ask', '2 does cd x', 'pend:cd x']);
  });

  test('a window that has become too small for the step gets it not back', () => {
    const long = `echo ${'x'.repeat(1_000)}`;
    const desk = new WalkThroughDriver().yo('set up a project', ...suggests(long));
    desk.play({ kind: 'resized', size: { cols: 40, rows: 10 } });
    desk.take();
    expect(desk.yo('why?', ...says('So.')).seen.at(-1)).toBe('hold:');
  });

  test('`yo off` sets it aside and nothing is asked any more', () => {
    const desk = begun().yo('off').ran('mkdir x');
    desk.take();
    expect(desk.next().seen).toEqual(['chat:']);
  });
});

describe('what became of a suggestion is told in the next request', () => {
  const after = (does: (desk: WalkThroughDriver) => WalkThroughDriver): string | undefined => {
    const desk = new WalkThroughDriver().yo('list files', ...suggests('ls -la /tmp', false));
    does(desk).prompt().yo('and now?');
    return desk.told()['your-last-suggestion'];
  };
  test.each<[string, (desk: WalkThroughDriver) => WalkThroughDriver, string]>([
    ['run as suggested', (desk) => desk.ran('ls -la /tmp'), '`ls -la /tmp`: run as suggested, exit status 0'],
    ['blanks do not count', (desk) => desk.ran('  ls  -la /tmp ', 2), '`ls -la /tmp`: run as suggested, exit status 2'],
    ['edited', (desk) => desk.ran('ls -la /var'), '`ls -la /tmp`: edited to `ls -la /var` and run, exit status 0'],
    ['an empty line or Ctrl-C at the prompt', (desk) => desk, '`ls -la /tmp`: not run'],
    ['something else', (desk) => desk.ran('make', 2), '`ls -la /tmp`: not run; other commands were'],
    [
      'something else, then the suggestion',
      (desk) => desk.ran('make').prompt().ran('ls -la /tmp'),
      '`ls -la /tmp`: run as suggested, exit status 0',
    ],
    ['something alike later is something else', (desk) => desk.prompt().ran('ls'), '`ls -la /tmp`: not run; other commands were'],
    [
      'kept out of the history',
      (desk) => desk.ran(''),
      '`ls -la /tmp`: something was run in its place or it itself, the shell did not say; exit status 0',
    ],
    ['interrupted', (desk) => desk.ran('ls -la /tmp', 130), '`ls -la /tmp`: run as suggested, exit status 130'],
  ])('%s', (_, does, told) => {
    expect(after(does)).toBe(told);
  });

  test('yo again at once: not run, and told once', () => {
    const desk = new WalkThroughDriver().yo('list files', ...suggests('ls', false)).yo('no, all files', ...suggests('ls -a', false));
    expect(desk.told()['your-last-suggestion']).toBe('`ls`: not run');
    desk.ran('ls -a').yo('more');
    expect(desk.told()['your-last-suggestion']).toBe('`ls -a`: run as suggested, exit status 0');
  });
});

describe('look-ups', () => {
  const looks = (name: string, input: unknown): readonly SessionEvent[] => [
    { kind: 'provider', event: { kind: 'tool', call: { name, input } } },
    END,
  ];
  test('are noted and asked on with, three at most, then an answer is due', () => {
    const desk = new WalkThroughDriver().yo('what failed?', ...looks('scrollback', { lines: 80 }));
    expect(desk.effects.at(-1)).toMatchObject({ kind: 'ask', more: { kind: 'look-up', what: { kind: 'scrollback', lines: 80 } } });
    expect(desk.seen).toEqual(['ask', 'note reading 80 lines of output', 'ask']);
    desk.play(...looks('docs', {}), ...looks('earlier', {}));
    expect(desk.seen).toEqual(["note reading yosh's documentation", 'ask', 'note reading what was asked in earlier terminals', 'ask']);
    desk.play(...looks('docs', {}));
    expect(desk.effects.at(-1)).toMatchObject({ kind: 'ask', more: { kind: 'correction' } });
    desk.take();
    expect(desk.play(...looks('docs', {})).seen).toEqual(['fail', 'err:']);
  });
});

test('in any order of events: one answer a question at most, a step is only ever prefilled for its own user, and the ledger stays bounded', () => {
  const commands = ['mkdir x', 'mkdir y', 'ls', ''];
  const move = fc.oneof(
    fc.constantFrom('next', 'stop', 'off', 'on', 'reset', 'go on', '').map((text) => ({ move: 'yo', text }) as const),
    fc.constantFrom(...commands).map((text) => ({ move: 'ran', text }) as const),
    fc.constantFrom(...commands).map((text) => ({ move: 'suggests', text: text || 'pwd' }) as const),
    fc.constantFrom('so', 'so?').map((text) => ({ move: 'says', text }) as const),
    fc.constantFrom('next', 'prompt', 'cancelled', 'broken').map((kind) => ({ move: kind, text: '' }) as const),
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
        const { plan } = desk.session;
        if (plan !== null) {
          expect(plan.steps.length).toBeLessThanOrEqual(plan.allowed);
          expect(plan.goal).not.toBe('');
        }
        for (const effect of desk.take()) {
          if (effect.kind !== 'answer') continue;
          questions -= 1;
          if (
            effect.answer === 'pend' &&
            plan !== null &&
            effect.text === plan.steps.at(-1)?.command &&
            desk.session.suggestion?.step === true
          )
            expect(plan.who).toBe(who);
        }
        expect(questions).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 3000 },
  );
});
