/** `yosh lessons`: what it shows, keeps and drops, and that nothing in the record reaches the screen raw. */
import { describe, expect, test } from 'vitest';
import { addLessons, allLessons, fixesOf, type LessonEntry } from '../../src/record/lessons.ts';
import { openRecord } from '../../src/record/record.ts';
import { clean } from '../record/desk.ts';
import { Fake } from './fake-endpoints.ts';

const AT_MS = new Date(2026, 4, 12, 8, 11).getTime();
function fix(after: string, minutes = 0, about = 'fatal: no upstream'): LessonEntry {
  const texts = { cwd: clean('/p'), before: clean('git push'), about: clean(about), after: clean(after) };
  return {
    kind: 'fix',
    signature: clean('git\nno'),
    template: clean(JSON.stringify(after)),
    shape: clean('git push'),
    evidence: { id: (AT_MS + minutes * 60_000) * 1_000, ...texts },
  };
}
const edit: LessonEntry = {
  ...fix('ls -lh'),
  kind: 'edit',
  signature: clean('ls'),
  template: clean('{"program":"ls","does":"adds","option":"-h"}'),
};

class Learned extends Fake {
  constructor(...entries: readonly LessonEntry[]) {
    super();
    Object.assign(this.io.env, { HOME: this.home });
    this.record((store) => addLessons(store.file, entries));
  }

  record<T>(work: (store: ReturnType<typeof openRecord>) => T): T {
    const store = openRecord(this.io.env);
    const done = work(store);
    store.close();
    return done;
  }

  async printed(...args: readonly string[]): Promise<string> {
    this.out = '';
    expect(await this.run('lessons', ...args)).toBe(0);
    return this.out;
  }
}

describe('lessons', () => {
  test('shows them, and why', async () => {
    using fake = new Learned(fix('git push -u origin a'), fix('git push -u origin a', 5), edit);
    expect(await fake.printed()).toBe('1    2 times   2026-05-12 08:16  git push  →  git push -u origin a\n');
    expect(await fake.printed('why', '1')).toBe(
      [
        '1    2 times   2026-05-12 08:16  git push  →  git push -u origin a',
        'When this error comes again, yo prefills it, with the names of the new place.',
        ...['08:16', '08:11'].flatMap((time) => [
          '',
          `2026-05-12 ${time}  /p`,
          '  failed     git push',
          '  with       fatal: no upstream',
          '  you ran    git push -u origin a',
        ]),
        '',
      ].join('\n'),
    );
  });

  test('an edit counts from the second time on', async () => {
    using fake = new Learned(edit, { ...edit, evidence: { ...edit.evidence, id: edit.evidence.id + 1 } });
    expect(await fake.printed()).toContain('you: adds -h to ls\n');
  });

  test('what is dropped is not used, and not learned again; what is kept comes first', async () => {
    using fake = new Learned(fix('git push -u a', 1), fix('git push -u b', 2), fix('git push -u b', 3));
    expect(await fake.printed('keep', '1')).toBe('kept: git push  →  git push -u a\n');
    expect(await fake.printed()).toContain('git push -u a  (kept)\n');
    expect(fake.record(({ file }) => fixesOf(file, 'git\nno')[0]?.evidence[0]?.after)).toBe('git push -u a');
    expect(await fake.printed('drop', '2')).toBe('dropped: git push  →  git push -u b\n');
    fake.record(({ file }) => addLessons(file, [fix('git push -u b', 9)]));
    expect(fake.record(({ file }) => allLessons(file).map(({ evidence }) => evidence[0]?.after))).toEqual(['git push -u a']);
  });

  test('forgotten, what a terminal still holds of the time before is not learned again', async () => {
    using fake = new Learned(fix('git push -u a'));
    expect(await fake.run('forget', '--lessons')).toBe(0);
    expect(fake.out).toBe('forgotten: what was learned\n');
    fake.record(({ file }) => addLessons(file, [fix('git push -u a', 1)]));
    expect(await fake.run('lessons')).toBe(1);
    expect(fake.err).toContain('nothing was learned yet');
  });

  test('nothing raw on the screen, and a line for what is no lesson', async () => {
    using fake = new Learned(fix('echo \x1b[2J', 0, 'evil \x1b]0;x\x07 \u202e'));
    expect((await fake.printed('why', '1')).replaceAll('\n', '')).toMatch(/^[^\p{C}]*$/u);
    expect(await fake.run('lessons', 'why', '7')).toBe(1);
    expect(fake.err).toContain('yosh: there is no lesson 7. The numbers: yosh lessons\n');
    expect(await fake.run('lessons', 'drop')).toBe(2);
    expect(fake.err).toContain('yosh: which one? The numbers: yosh lessons. For example: yosh lessons drop 1\n');
  });
});
