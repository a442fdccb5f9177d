/** The key that cycles the last three answers: which line gets which answer, without a terminal. */
import { describe, expect, test } from 'vitest';
import type { CommandLine, CommandText } from '../../src/safety/command-gate.ts';
import type { Effect, SessionEvent } from '../../src/session/session.ts';
import { newSession, step } from '../../src/session/step.ts';
import type { AskId } from '../../src/shell/wire.ts';
import { command, pending } from '../support/script.ts';

class Desk {
  session = newSession;
  private questions = 0;

  send(event: SessionEvent): readonly Effect[] {
    const next = step(this.session, event);
    this.session = next.session;
    return next.effects;
  }

  /** A question that is answered with this command; `shown` is what the review makes of it. */
  answered(question: string, text: string, shown = text, steps = command, script: string | null = null): this {
    this.questions += 1;
    this.send({ kind: 'question-asked', id: `1.${this.questions}` as AskId, question, timeMs: this.questions });
    this.send({ kind: 'question-sent', turn: { role: 'user', question, facts: [] }, memory: this.session.memory });
    for (const event of steps(text)) this.send({ kind: 'answer-event-received', event: event as never });
    const kept = script === null ? null : { file: script, text: text as CommandText };
    const verdict = { command: shown as CommandLine, script: kept, effect: null, notes: [], refused: null, repair: null };
    this.send({ kind: 'suggestion-reviewed', verdict });
    return this;
  }

  failed(question: string): this {
    this.questions += 1;
    this.send({ kind: 'question-asked', id: `1.${this.questions}` as AskId, question, timeMs: this.questions });
    this.send({ kind: 'answer-event-received', event: { kind: 'end', reason: 'refused' } });
    return this;
  }

  ran(text: string): this {
    this.send({ kind: 'ended', text, status: 0, alias: '', offset: 0, timeMs: 9 } as never);
    return this;
  }

  /** The line after the key was pressed at `line`; null when it stays as it is. */
  pressed(line: string | null): string | null {
    const [effect, ...more] = this.send({ kind: 'other-answer-wanted', id: '1.99' as AskId, line });
    expect(more).toEqual([]);
    if (effect?.kind !== 'release-prompt') throw new Error('the prompt is not released');
    expect(effect.text === '').toBe(!['cmd', 'pend'].includes(effect.answer));
    return effect.text === '' ? null : effect.text;
  }
}

const desk = (...commands: readonly string[]): Desk => {
  const made = new Desk();
  commands.forEach((text, index) => made.answered(index === 0 ? 'make a file' : 'again', text));
  return made;
};

describe('how many answers there are', () => {
  test('none: every line stays', () => {
    const at = new Desk();
    expect([at.pressed(''), at.pressed('ls'), at.pressed(null)]).toEqual([null, null, null]);
  });

  test('one: an empty line gets it back, an edited one too, and it stays itself', () => {
    const at = desk('touch a b');
    expect([at.pressed('touch a b'), at.pressed(''), at.pressed('touch a c')]).toEqual([null, 'touch a b', 'touch a b']);
  });

  test('two, three, and of four the newest three', () => {
    const two = desk('touch a', 'install -m 644 /dev/null a');
    expect(two.pressed('install -m 644 /dev/null a')).toBe('touch a');
    expect(two.pressed('touch a')).toBe('install -m 644 /dev/null a');
    const four = desk('touch one', 'seq 2', 'printf 3', 'echo 4');
    let line = 'echo 4';
    const seen = [1, 2, 3, 4].map(() => (line = four.pressed(line) ?? ''));
    expect(seen).toEqual(['printf 3', 'seq 2', 'echo 4', 'printf 3']);
  });

  test('the same command twice is one answer', () => {
    const at = desk('touch a', 'seq 2', 'touch a');
    expect([at.pressed('touch a'), at.pressed('seq 2')]).toEqual(['seq 2', 'touch a']);
  });
});

describe('what is on the line', () => {
  test('an edited answer counts as that answer', () => {
    const at = desk('find . -name "*.log" -size +10M', 'du -ah . | sort -h');
    expect(at.pressed('du -ah . | sort -rh')).toBe('find . -name "*.log" -size +10M');
    expect(at.pressed('find . -name "*.txt" -size +1G')).toBe('du -ah . | sort -h');
  });

  test('a line of the user stays as it is, also one that is no text', () => {
    const at = desk('touch a', 'seq 2');
    expect([at.pressed('git status'), at.pressed('yo what is it'), at.pressed(null)]).toEqual([null, null, null]);
  });

  test('after a command was run, an empty line gets the newest', () => {
    const at = desk('touch a', 'seq 2').ran('seq 2');
    expect([at.pressed(''), at.pressed('seq 2')]).toEqual(['seq 2', 'touch a']);
  });
});

describe('which question they belong to', () => {
  test('a new question begins anew, whatever comes of it', () => {
    expect(desk('touch a', 'seq 2').answered('and now?', 'echo new').pressed('')).toBe('echo new');
    expect(desk('touch a', 'seq 2').failed('and now?').pressed('')).toBeNull();
  });

  test('one that could not be answered again keeps the others', () => {
    expect(desk('touch a', 'seq 2').failed('again').pressed('')).toBe('seq 2');
  });

  test('yo reset and yo off forget them', () => {
    for (const word of ['reset', 'off']) {
      const at = desk('touch a', 'seq 2');
      at.send({ kind: 'question-asked', id: '1.50' as AskId, question: word, timeMs: 50 });
      expect(at.pressed('')).toBeNull();
    }
  });

  test('in a walk-through the hook still asks for the next step', () => {
    const at = new Desk()
      .answered('make a project', 'mkdir p', 'mkdir p', pending)
      .answered('again', 'install -d p', 'install -d p', pending);
    const [effect] = at.send({ kind: 'other-answer-wanted', id: '1.99' as AskId, line: 'install -d p' });
    expect(effect).toMatchObject({ kind: 'release-prompt', answer: 'pend', text: 'mkdir p' });
  });
});

test('it is as the review left it: commented out, and of several lines', () => {
  const at = new Desk().answered('clean up', 'rm -rf ~', '# rm -rf ~').answered('again', 'ls\npwd');
  expect(at.pressed('ls\npwd')).toBe('# rm -rf ~');
  expect(at.pressed('# rm -rf ~')).toBe('ls\npwd');
  // without the mark it is an edit
  expect(at.pressed('rm -rf ~')).toBe('ls\npwd');
});

test('what does not fit a smaller window is left out', () => {
  const at = desk('echo short', `echo ${'long '.repeat(60)}`.trim());
  at.send({ kind: 'window-resized', size: { cols: 20, rows: 5 } });
  expect(at.pressed('')).toBe('echo short');
});

test('the one on the line is the suggestion whose outcome is recorded', () => {
  const at = desk('touch a', 'seq 2');
  const first = at.pressed('seq 2');
  expect(at.session.suggestion).toMatchObject({ command: first, id: '1-1.1', outcome: { at: 'open' } });
  expect(at.session.phase).toMatchObject({ at: 'prefilled' });
  const effects = at.send({ kind: 'ended', text: 'touch a', status: 0, alias: '', offset: 0, timeMs: 9 } as never);
  expect(effects).toContainEqual({ kind: 'record-outcome', id: '1-1.1', text: '`touch a`: run as suggested, exit status 0' });
});

test('the script of the one on the line is the one to edit and save', () => {
  const at = new Desk()
    .answered('write it', 'older', '. /s/1.sh', command, '/s/1.sh')
    .answered('again', 'newer', '. /s/2.sh', command, '/s/2.sh');
  const edited = (): unknown => step(at.session, { kind: 'question-asked', id: '1.50' as AskId, question: 'edit', timeMs: 50 }).effects;
  expect(edited()).toEqual([{ kind: 'read-script', file: '/s/2.sh' }]);
  expect(at.pressed('. /s/2.sh')).toBe('. /s/1.sh');
  expect(edited()).toEqual([{ kind: 'read-script', file: '/s/1.sh' }]);
  expect(at.pressed('. /s/1.sh')).toBe('. /s/2.sh');
  expect(edited()).toEqual([{ kind: 'read-script', file: '/s/2.sh' }]);
});
