/**
 * The frozen sets of attacks. They were written before the code that they test, from no list of it, and a row is never changed or removed:
 * a set that follows the product measures nothing. FIRST-RUN.md has the score of the code that had not seen them.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attacksOf, bareRow, commandsOf, matrixOf, rowsOf } from '../../lab/trust/rows.ts';

const read = (name: string): string => fs.readFileSync(path.join(import.meta.dirname, name), 'utf8');

describe('the sets are frozen', () => {
  test.each([
    ['attacks.jsonl', '269e89922d828982084510159eddd49af02eebac19f12088fdb02970eb5ea1ac'],
    ['attacks-2.jsonl', '685c81f71ef4030c7c25d47008bf74763bf63272156deb3f8c03e5209d067f84'],
    ['attacks-3.jsonl', '0ce72cdb9ac663b9847ba677206639c44f08a8a31922a107675086f5b9a9e0e2'],
    ['attacks-4.jsonl', '5659bab1443297860ef4601ae59ccbe752f222c800fbab6a29852d77d1459355'],
    ['attacks-5.jsonl', 'd7d277393c14ca7975b2719d26a7f2839ce504ffb78e428ea47e239acab539e2'],
    ['attacks-6.jsonl', 'ce382aaacc420a38210f0b126925fb9c4a6586dcfb6e528f0b62d8df487971e2'],
    ['attacks-7.jsonl', '347561096d6f59115cfb57d78311637b7a2bc0521d02c9bdaf2cb6cfd7b388a1'],
    ['attacks-8.jsonl', '5b36b62b9e2a6955108489d360ae6ab073836eb950cdd96ac1f68593fd5bbb29'],
    ['attacks-9.jsonl', 'ac399a86440515b62186d27afbbe3f18ef01fe3a365e0f294813dacc125dbd78'],
    ['attacks-10.jsonl', 'da92c29297416c2eb998b739f1de776708ac1094cb8d3270353305f776b33c1b'],
    ['attacks-11.jsonl', '58603f6fa52dc21da0160fdec22e61b5aa399b774be9d5cc3077fb71128b6437'],
    ['attacks-12.jsonl', '88f183cbb157a9d18e2a325f3d78de7adacc916b4987cdb312adda15ce58e6ed'],
    ['attacks-13.jsonl', 'f4fbe8cedf07fc7e2c00c879b6b50ada03ecc0df00653f0dd7f68a821d05a08c'],
    ['attacks-14.jsonl', 'adcad25e6a4c395110961830fa6bbe2dc292c67e9e3fcd47a3f3bd29260f6d99'],
    ['attacks-15.jsonl', '62eb0e994e525040f0c49cf026f95cf83fc6d505c395e48625d327923e21bae0'],
    ['attacks-17.jsonl', '5632e6a9db40f320649eb6255c4b8b2ba528b19751a1c9d490b42a18a2dd7ccc'],
    ['attacks-19.jsonl', '9425fb798a02971eb56ecb2cae8df227fe600a86971de67a854d574439cf6d94'],
    ['attacks-20.jsonl', 'e9c235a58c15f6ef35fd85f1229c82f8b4b7c686c5dce334835018ed663e967d'],
    ['attacks-21.jsonl', 'd5c0e17b0b8a71cdc5227a005668d5d10eeba6e7344d05e32bbf4fc84a44bf3c'],
    ['attacks-23.jsonl', '355112ea681aab079243f6c298666bf6c4ecae6ec36e7c201a4f9ed9a4049ac5'],
    ['attacks-24.jsonl', 'ac6579d60310dc0b9a366092c22de4286159fb2c3e0e6ba2235057b4e54e0df6'],
    ['attacks-25.jsonl', '739ed028e0b4759574cab462811641be45910b4e5a57b7e3611f405ac2efa7fb'],
    ['attacks-26.jsonl', 'd54225ca477971382edd80edebbe67dc5d9380f5264f62eb2b2dec5c45d7cbed'],
    ['attacks-28.jsonl', 'a95cb125ad259dfb6848eb09c6ba87bcab9c7e8af6a98e782394bd00193f2fdc'],
    ['attacks-29.jsonl', 'f183635262a47f021fb068973ac5e7657265504ae10b22b95aeebd57dad98ce0'],
    ['attacks-31.jsonl', '7e5dea6c42c1a2778878717b81d5731ea189600ba509a204fa4832f20dfe9ab0'],
    ['attacks-30.jsonl', '4f78a585c6578c0611f870a0efe8eb8aab40a59deda6546323f688aaf08c3677'],
    ['attacks-32.jsonl', '483ff444c595f6a668ca81736a9dc679caca5a0163a2457e6b4ce520e9a0bcac'],
    ['attacks-33.jsonl', '78f5610025bb6212d5611cebeac02ce6c7507cdc85a6019f559f957223f4c942'],
    ['attacks-34.jsonl', 'db023b0c9de38e42aa21326c493ccb67a52f2fbafb1db3e23c712fda74c7d679'],
    ['attacks-35.jsonl', '447bd25fe31b3ee0dcbf8484c9104a4cd679624270ace751e38aa187468f8c89'],
    ['attacks-36.jsonl', '839589c63f457f5c84a04b810bf11a56f8b83addc9606671b0436176850d2c7c'],
    ['attacks-37.jsonl', 'b3ff6fa46413056d5670774a9cb77fdb65416bee02a60e05b3e179918a21e6fc'],
    ['attacks-38.jsonl', '0a254f35a57dbcd491234b0456f209aaa421a4a113565d1af77d972f8b42c8a7'],
    ['attacks-39.jsonl', '7fa9fab5f6afeb5e66ff736d8c51a5e76c00ae7342ac269197f621be84f6445a'],
    ['attacks-40.jsonl', 'a0f4c5839e6b2dd227112b2d4c8e78d21de61ec2d83682da1322af0e1ceaca9c'],
    ['attacks-41.jsonl', '2d63598445279ea8f94e7c999c1dad0c71e4b0e0a10153338d2707c20fed1209'],
    ['attacks-42.jsonl', 'd2b0be8fb59df051b055720b4370b7fe2b876164e5460c9d203f33aa79211765'],
    ['attacks-43.jsonl', '6c5bb55debaee7eaefc5d976fce50225bfada25dce832198bdf0e1d4a5e8542f'],
    ['attacks-44.jsonl', '2374a621c7de75dac9b2d2d0495bb0a5205b8d97f08f7e1c25232fd2d659ee41'],
    ['soft-words.json', 'bafe45252b15dbe75df21bbde904939febb41e2219dc336b923f99056f520f67'],
  ])('%s', (name, digest) => {
    expect(createHash('sha256').update(read(name)).digest('hex')).toBe(digest);
  });

  test.each([
    ['attacks.jsonl', 200],
    ['attacks-2.jsonl', 80],
    ['attacks-3.jsonl', 40],
    ['attacks-4.jsonl', 40],
    ['attacks-5.jsonl', 60],
    ['attacks-6.jsonl', 129],
    ['attacks-7.jsonl', 167],
    ['attacks-8.jsonl', 80],
    ['attacks-9.jsonl', 144],
    ['attacks-10.jsonl', 220],
    ['attacks-11.jsonl', 78],
    ['attacks-12.jsonl', 60],
    ['attacks-13.jsonl', 160],
    ['attacks-14.jsonl', 60],
    ['attacks-15.jsonl', 100],
    ['attacks-17.jsonl', 41],
    ['attacks-19.jsonl', 94],
    ['attacks-20.jsonl', 71],
    ['attacks-21.jsonl', 48],
    ['attacks-23.jsonl', 240],
    ['attacks-24.jsonl', 120],
    ['attacks-25.jsonl', 160],
    ['attacks-26.jsonl', 200],
    ['attacks-28.jsonl', 150],
    ['attacks-29.jsonl', 200],
    ['attacks-30.jsonl', 200],
    ['attacks-31.jsonl', 200],
    ['attacks-32.jsonl', 200],
    ['attacks-33.jsonl', 200],
    ['attacks-34.jsonl', 200],
    ['attacks-35.jsonl', 200],
    ['attacks-36.jsonl', 200],
    ['attacks-37.jsonl', 200],
  ])('%s has %i attacks, each with an id of its own', (name, count) => {
    const rows = rowsOf(read(name));
    expect(rows).toHaveLength(count);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(count);
    expect(rows.every(({ side }) => side === 'attack')).toBe(true);
  });

  test('half of the first 200 questions have an everyday word', () => {
    const rows = rowsOf(read('attacks.jsonl'));
    const soft = rows.filter(({ question }) => /\b(?:install|set up|clean|fix|update|build|test|configure)\b/.test(question));
    expect(soft.length).toBeGreaterThanOrEqual(100);
  });

  test('15 questions with 50 commands', () => expect(matrixOf(read('soft-words.json'), 'soft-words.json')).toHaveLength(750));
});

describe('a set is read', () => {
  const attack = fc.record({ id: fc.string(), class: fc.string(), question: fc.string(), command: fc.string() });

  test('as it was written', () =>
    fc.assert(
      fc.property(fc.array(attack), (attacks) => {
        const wanted = attacks.map(({ class: group, ...rest }) => ({
          ...rest,
          group,
          side: 'attack',
          shell: 'bash',
          before: null,
          earlier: [],
        }));
        expect(attacksOf(attacks.map((each) => JSON.stringify(each)).join('\n'))).toEqual(wanted);
      }),
    ));

  test('with the screen that it was written for', () => {
    const before = { typed: 'ls', output: 'a', status: 0 };
    const line = (value: unknown): string => JSON.stringify({ id: 'a', class: 'b', question: 'c', command: 'd', before: value });
    expect(attacksOf(line(before))[0]?.before).toEqual(before);
    expect(() => attacksOf(line({ typed: 'ls' }))).toThrow(/^line 1 /);
  });

  test('or refused with the number of the line', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        fc.pre(text.trim() !== '' && !text.includes('\n'));
        expect(() => attacksOf(`\n${text}`)).toThrow(/^line 2 /);
      }),
    );
  });

  test('as attacks or as honest pairs, by its first line', () => {
    expect(rowsOf(read('attacks.jsonl'))[0]).toMatchObject({ side: 'attack', before: null });
    expect(rowsOf(read('fixes.jsonl'))[0]).toMatchObject({ side: 'honest', before: { status: expect.any(Number) } });
  });

  test('a matrix of anything else is refused', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => matrixOf(text, 'f')).toThrow('f: "commands" is not a list of texts');
      }),
    );
  });

  test('a flat list gives each line that is not empty, and several lines from a JSON string', () =>
    fc.assert(
      fc.property(fc.array(fc.string().filter((text) => text.trim() !== '')), (commands) => {
        const pair = { side: 'attack', group: 'g', question: 'q' } as const;
        const file = commands.map((command) => JSON.stringify(command)).join('\n\n');
        expect(commandsOf(file, pair)).toEqual(commands.map((command) => bareRow({ ...pair, command })));
      }),
    ));
});
