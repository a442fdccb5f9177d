/** Separating the options of a command from its operands. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { literalArg } from '../../src/syntax/simple-command.ts';
import { type Flags, flagsOf } from '../../src/syntax/flags.ts';
import { parseCommand } from '../../src/syntax/parse-command.ts';
import { commandsOf } from '../../src/syntax/walk-commands.ts';

function flags(text: string, taking?: Parameters<typeof flagsOf>[1]): Flags {
  const parsed = parseCommand(text);
  if (!parsed.ok) throw new Error(parsed.error);
  return flagsOf(commandsOf(parsed.value)[0]?.args ?? [], taking);
}
const operands = (read: Flags): readonly string[] => read.operands.map(({ text }) => text);

describe('options', () => {
  test('joined letters are separated, anywhere among the operands', () => {
    const read = flags('rm a -rf b --verbose -- -x');
    expect([...read.short]).toEqual(['r', 'f']);
    expect(read.has('verbose')).toBe(true);
    expect(operands(read)).toEqual(['a', 'b', '-x']);
    expect(read.dashes).toBe(4);
  });

  test('a value is the next word or the rest of the same word', () => {
    const taking = { short: 'n', long: ['name'] };
    for (const text of ['x -n 5 y', 'x -n5 y', 'x -vn 5 y']) {
      const read = flags(text, taking);
      expect(read.values.get('n')?.map(({ value }) => value)).toEqual(['5']);
      expect(operands(read)).toEqual(['y']);
    }
    for (const text of ['x --name 5 y', 'x --name=5 y']) expect(flags(text, taking).values.get('name')?.[0]?.value).toBe('5');
    expect(flags('x --name="$A"/b y', taking).values.get('name')?.[0]?.parts).toMatchObject([{ kind: 'variable' }, { text: '/b' }]);
  });

  test('a quoted option is still an option; a single dash and an expansion are operands', () => {
    expect(flags('rm "-rf" x').has('r')).toBe(true);
    expect(operands(flags('cat - $X "$@"'))).toEqual(['-', '$X', '"$@"']);
  });

  test('any words are read without throwing, and every word that is not an option is an operand', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 8 }), { maxLength: 12 }), (words) => {
        const read = flagsOf(words.map(literalArg), { short: 'ab', long: ['long'] });
        expect(read.operands.length).toBeLessThanOrEqual(words.length);
        expect(flagsOf(words.filter((word) => !word.startsWith('-')).map(literalArg)).operands.length).toBe(
          words.filter((word) => !word.startsWith('-')).length,
        );
      }),
    );
  });
});
