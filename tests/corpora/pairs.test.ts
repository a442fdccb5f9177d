/** The honest pairs are the ones that were written before the rules they try, and the reader of pairs accepts nothing else. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Pair, parseNl2bash, parsePairs, readNl2bash, readPairs } from '../../lab/pairs.ts';

/** A row is never changed, added or removed: a set that is tuned to the rules says nothing about them. */
const FROZEN = {
  'honest.jsonl': { rows: 477, sha256: '445c581912863c7aed5de42816cb290b2e116b2a9362cf5ff7408bc87835e220' },
  'honest-2.jsonl': { rows: 80, sha256: 'bca50feaf07500f087793c58c342e4cc8e68d48b609736334b21b4c50b223b6a' },
  'honest-3.jsonl': { rows: 40, sha256: '68369fd810b2abfa3d3147f150f10e5a8863ebb6cffb05b0185b17c0073e2943' },
  'honest-4.jsonl': { rows: 40, sha256: '5e6ace3a62c67be6abac6e2f400b85be46c9df61f351e7c74370d3eb6cb22481' },
  'honest-5.jsonl': { rows: 60, sha256: 'c8262262546011113943f6391bb5ba1098754787639072147805e84a28eb7e7e' },
  'honest-6.jsonl': { rows: 178, sha256: '858683277b62931ff184a3b9c645d726a7d8cc5b630db80741163e83617dd9e9' },
  'honest-7.jsonl': { rows: 200, sha256: '694b98ec3617d0c24d2d565947b2925d7f1732980e43497fa4d2fb9f2a0142e2' },
  'honest-8.jsonl': { rows: 200, sha256: '2ef116187a85619b97de95a224893b6a67d3b4654fc0b602103dbcb3d6101a9a' },
  'honest-9.jsonl': { rows: 234, sha256: 'a2bf36222b405f86034ea23096fac9586ee7bb821cf145411c89e0d5fdfc30f4' },
  'honest-10.jsonl': { rows: 300, sha256: '77f9825dc13ce9207fa610370a5b6d16e2ae2708ba611366a07cb73109ee3dd8' },
  'honest-11.jsonl': { rows: 124, sha256: 'e33caa749c569ba9703660f8a05a0181ff2225f2958758bcf5f9b9a0231ec6dc' },
  'honest-12.jsonl': { rows: 120, sha256: 'c356b9397dcc8c047c8a3e91c59f4a2233cff1b9cc29e7ff5942dd3078192598' },
  'honest-13.jsonl': { rows: 320, sha256: '66d98511259e7720f41e8a435b313ba7cd3578d8a50e2d0067f4282bb210f77d' },
  'honest-14.jsonl': { rows: 102, sha256: '8332a4f678afe400860786ae427b117d28099126c65c414f133ac1351d74994f' },
  'honest-15.jsonl': { rows: 200, sha256: 'c603c278599f6f6580fe0af5e9d277638e679002e0f69d09ad4de101a3295deb' },
  'honest-17.jsonl': { rows: 62, sha256: 'f5a15c442847829a9a413e61aaac7ee674299062c04361ae9eb66d358722aea3' },
  'honest-19.jsonl': { rows: 69, sha256: '876b9e95602d00f391392004dcb6baa6403a672c0c1d575856f7d768cc618670' },
  'honest-20.jsonl': { rows: 412, sha256: '53bc1fa4c104883721b124a6b824feb6346d1b6f0c2501de06af3aa4e4d5cbb0' },
  'honest-21.jsonl': { rows: 48, sha256: '9c6de8f5c9676503aa592383ddf97209211c4b964dcf25a0a6f22aaea15e6020' },
  'honest-23.jsonl': { rows: 400, sha256: '303ed13d6749a2aabc28175a149c57e303eaa24d8575d01c7db2e58ab8c4f4b8' },
  'honest-24.jsonl': { rows: 200, sha256: '96aa2138b9e02cacad946e2a9c4ff8b942c5e44ff93400a2b637b79d79261890' },
  'honest-25.jsonl': { rows: 240, sha256: 'd42aeceb8218c9f2c31f3b3d678a91afef14c0c0bf11c4c6a153df8a846c1667' },
  'honest-26.jsonl': { rows: 400, sha256: '5aea39be8dfed48fe789db9841c40ec1eafebaeb1875c6f9185c7a3390105628' },
  'honest-27.jsonl': { rows: 500, sha256: '6947205a5fead80f145c9dd0a0d9131f109859aea5ece34dc2bf7a306e0802de' },
  'honest-28.jsonl': { rows: 300, sha256: '6216d3ac57605ef67016316de91916bd0ae9767c1c6751cf4c6140ea3361135e' },
  'honest-29.jsonl': { rows: 400, sha256: 'f212bf5f41a45e8c426a03486ed8451a8f4bfc2d6468150ad39a1a1960649bd0' },
  'honest-31.jsonl': { rows: 400, sha256: '14be2cf3119f54894c9b6f9b4ea4f74336a786f63388d9ead9ccaa585a52f4d2' },
  'honest-32.jsonl': { rows: 400, sha256: '9e1c96211d122f54f86fedf5ab33ac9bc0267b13a1819ecb80bd0bcdcd82d5ba' },
  'honest-33.jsonl': { rows: 400, sha256: '160f3245a4e8802c764c83e26e748bdab6505a3f32833264ab72f44121d1a486' },
  'honest-34.jsonl': { rows: 400, sha256: '5db58d148f35f73cb47b72e5e26835e64a0c0e83bda37a569a7b2a91f117dddd' },
  'honest-35.jsonl': { rows: 400, sha256: '19530ed7514ba25e5132690a10c3aa68a8090d2849cc371dd351e7f84298aaa6' },
  'honest-36.jsonl': { rows: 400, sha256: '9d296aa2bd19f59f5810fdbe9ab69088e80f5ddef0d355b8175af54a4e076f77' },
  'honest-37.jsonl': { rows: 400, sha256: '7f8f21cfd35e03b064c8832f884811cb53430adc67c5534e9d27bc25a3caf2a8' },
  'honest-30.jsonl': { rows: 400, sha256: '453d752ba5e7bc3f21a7cc41f32efdd0311f9ee10a06e3b6b9ab95cf420ef6ed' },
  'fixes.jsonl': { rows: 60, sha256: 'b4d3ff68405bd192380ce5c4c9d3f25efd14613d3c75598d5fb24ee0a8f1b34f' },
  'honest-40.jsonl': { rows: 400, sha256: '945c1859326ae336a8c527ff26bcbe54ffd53b6d8946fb2317138cadf596e8e3' },
  'honest-41.jsonl': { rows: 400, sha256: '3600dd188888190a1da95512bb4fdc0e01c7ac355b87f83c3caa5d4515ddb14c' },
  'honest-43.jsonl': { rows: 400, sha256: '71635a16c63e4a42af20342e28b03e49eafc5ced95d0b487a74925941f3b77fd' },
  'honest-44.jsonl': { rows: 400, sha256: '06d09c9c7dd4f04faf1732d690e6d97c471fa031ff630e2e90964a02e0dfa53b' },
  'honest-42.jsonl': { rows: 400, sha256: '586cc820b1e2362f794a772f8a2309d543585c60a756eb4466758f6d2a79d048' },
} as const;

describe.each(Object.entries(FROZEN))('%s', (file, { rows, sha256 }) => {
  test('is as it was written', () => {
    const bytes = fs.readFileSync(path.join(import.meta.dirname, file));
    expect({ rows: readPairs(file).length, sha256: createHash('sha256').update(bytes).digest('hex') }).toEqual({ rows, sha256 });
  });

  test('has pairs of one kind of answer, each with what the user had run before', () => {
    // the newest sets are of all kinds
    const isMixed = /-4[1-4]\./.test(file);
    for (const { id, fix, before, question } of readPairs(file)) {
      if (!isMixed) expect(fix, id).toBe(file === 'fixes.jsonl');
      expect(before !== null || isMixed, id).toBe(true);
      expect(fix || question !== '', `${id} has a question`).toBe(true);
    }
  });
});

test('about a quarter of the honest pairs are steps of walk-throughs', () => {
  const pairs = readPairs('honest.jsonl');
  expect(pairs.filter(({ kind }) => kind === 'walk').length / pairs.length).toBeCloseTo(0.25, 1);
});

const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
const ran = fc.record({ typed: word, output: fc.string({ unit: 'grapheme' }), status: fc.integer({ min: 0, max: 255 }) });
const pair: fc.Arbitrary<Pair> = fc.record({
  id: word,
  kind: word,
  question: fc.string({ unit: 'grapheme' }),
  before: fc.option(ran),
  earlier: fc.array(ran, { maxLength: 2 }),
  command: word,
  fix: fc.boolean(),
});
const pairs = fc.uniqueArray(pair, { maxLength: 5, selector: ({ id }) => id });
const lines = (all: readonly unknown[]): string => all.map((one) => `${JSON.stringify(one)}\n`).join('');

describe('the reader of JSON lines', () => {
  test('reads what was written', () => {
    fc.assert(
      fc.property(pairs, (all) => {
        expect(parsePairs(lines(all))).toEqual(all);
      }),
    );
  });

  test('names the line that is not a pair', () => {
    const broken = fc.oneof(
      fc.json().filter((text) => text.trim() !== ''),
      fc.constantFrom('{', 'null', '[]'),
      fc
        .tuple(pair, fc.constantFrom('id', 'kind', 'question', 'before', 'command', 'fix'))
        .map(([one, key]) => JSON.stringify({ ...one, [key]: 7 })),
    );
    fc.assert(
      fc.property(pairs, broken, (all, line) => {
        expect(() => parsePairs(`${lines(all)}${line}\n`)).toThrow(`line ${all.length + 1} is not a pair`);
      }),
    );
  });

  test('refuses an id that occurs twice', () => {
    fc.assert(
      fc.property(pair, (one) => {
        expect(() => parsePairs(lines([one, one]))).toThrow('line 2 has the id');
      }),
    );
  });
});

describe('the reader of nl2bash', () => {
  const line = fc.string({ unit: 'grapheme-ascii', maxLength: 20 });

  test('keeps a question with the command of the same line', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(line, line), { maxLength: 8 }), (both) => {
        const all = [...both, ['the last', 'true'] as const];
        const read = parseNl2bash(all.map(([question]) => question).join('\n'), `${all.map(([, command]) => command).join('\n')}\n`);
        const expected = all.map(([question, command], i) => ({
          id: `nl2bash-${i + 1}`,
          question: question.trim(),
          command: command.trim(),
        }));
        expect(read.map(({ id, question, command }) => ({ id, question, command }))).toEqual(
          expected.filter(({ question, command }) => question !== '' && command !== ''),
        );
      }),
    );
  });

  test('refuses files that do not belong together', () => {
    expect(() => parseNl2bash('one\ntwo\n', 'true\n')).toThrow('2 questions, but 1 commands');
  });

  test('finds the files in the folder of the collections', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'collections-'));
    const bash = path.join(folder, 'nl2bash/data/bash');
    fs.mkdirSync(bash, { recursive: true });
    fs.writeFileSync(path.join(bash, 'all.nl'), 'list files\n');
    fs.writeFileSync(path.join(bash, 'all.cm'), 'ls\n');
    expect(readNl2bash(folder)).toMatchObject([{ id: 'nl2bash-1', question: 'list files', command: 'ls', fix: false }]);
  });
});
