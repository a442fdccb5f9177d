/** For any line made from the grammar, every consumer finds the simple commands that the line was made of. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { statesOf } from '../../src/check/line.ts';
import { isOutputFromElsewhere } from '../../src/context/output-elsewhere.ts';
import { effectsOf } from '../../src/effects/effects.ts';
import { foundByRules } from '../review/question-intent.ts';
import { wordsOf } from '../../src/review/user-words.ts';
import { readLine } from '../../src/syntax/read-line.ts';
import { block } from '../context/support.ts';

/** A line with the numbers of the marked commands in it. Every consumer reacts to a marked command. */
interface Line {
  readonly text: string;
  readonly marks: readonly number[];
}

let next = 0;
const marked = (mark: number): string => `git -c user.mark=m${mark} clean -fdx`;

const simple: fc.Arbitrary<Line> = fc.oneof(
  fc.constant(0).map((): Line => {
    next += 1;
    return { text: marked(next), marks: [next] };
  }),
  fc
    .constantFrom('ls -la', 'echo "a; b"', "printf '%s\\n' '$(x)'", 'A=b true', 'cat < in > out 2>&1', '[ -f x ]')
    .map((text): Line => ({ text, marks: [] })),
);

const both = (a: Line, b: Line, join: string): Line => ({ text: a.text + join + b.text, marks: [...a.marks, ...b.marks] });
const around = (line: Line, wrap: (text: string) => string): Line => ({ ...line, text: wrap(line.text) });
const inDouble = (text: string): string => text.replace(/[\\"$`]/g, '\\$&');
const inSingle = (text: string): string => text.replaceAll("'", `'\\''`);

/** Wrappers that take any line: compound commands, substitutions, and strings that a shell reads. */
const ANY: readonly ((text: string) => string)[] = [
  (text) => `( ${text} )`,
  (text) => `{ ${text}; }`,
  (text) => `if true; then ${text}; fi`,
  (text) => `for i in 1 2; do ${text}; done`,
  (text) => `while read -r l; do ${text}; done < file`,
  (text) => `f() { ${text}; }`,
  (text) => `echo "$( ${text} )"`,
  (text) => `cat <( ${text} )`,
  (text) => `sh -c '${inSingle(text)}'`,
  (text) => `bash -c "${inDouble(text)}"`,
  (text) => `eval '${inSingle(text)}'`,
  (text) => `timeout 5 sh -c '${inSingle(text)}'`,
  (text) => `! ${text}`,
];

const { line } = fc.letrec<{ line: Line }>((tie) => ({
  line: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    simple,
    fc.tuple(tie('line'), tie('line'), fc.constantFrom('; ', ' && ', ' || ', ' | ', '\n', ' & ')).map(([a, b, join]) => both(a, b, join)),
    fc.tuple(tie('line'), fc.constantFrom(...ANY)).map(([inner, wrap]) => around(inner, wrap)),
  ),
}));

const marksIn = (texts: readonly string[]): readonly number[] =>
  [...new Set(texts.flatMap((text) => [...text.matchAll(/user\.mark=m(\d+)/g)].map(([, mark]) => Number(mark))))].toSorted((a, b) => a - b);

test('reader, check, effects, intent and facts find the same commands', () => {
  fc.assert(
    fc.property(line, ({ text, marks }) => {
      const read = readLine(text);
      fc.pre(read.error === null && read.commands.every(({ unread }) => unread === null));
      const own = read.commands.filter(({ program }) => program === 'git');
      expect(marksIn(own.map(({ args }) => args.map(({ value }) => value).join(' ')))).toEqual(
        [...new Set(marks)].toSorted((a, b) => a - b),
      );
      const { states } = statesOf(text, read.commands, { cwd: '/w', home: '/h' });
      expect(states.map(({ command }) => command)).toEqual(read.commands);
      const effects = effectsOf(read, { cwd: '/w', home: '/h' });
      expect(effects.list.some(({ what }) => what === 'deletes files that git does not track')).toBe(marks.length > 0);
      expect(foundByRules(effects, wordsOf('what is this?'), { cwd: '/w', home: '/h' }).kind === 'unasked').toBe(marks.length > 0);
      expect(isOutputFromElsewhere(block(text), '', '')).toBe(false);
      expect(isOutputFromElsewhere(block(text.replaceAll('git -c', 'ssh -p')), '', '')).toBe(marks.length > 0);
    }),
    { numRuns: 400 },
  );
});
