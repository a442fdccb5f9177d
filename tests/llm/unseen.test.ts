/** The sets that were written before the rules they try are frozen: number and SHA-256. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SOCKET_ROWS } from './socket-rows.ts';
import { PROSE, TRUNCATED, WHOLE } from './notation-rows.ts';
import { UNSEEN_ERRORS } from './unseen-errors.ts';
import { SIXTH_BODIES } from './unseen-6-bodies.ts';
import { SIXTH_ERRORS } from './unseen-6-errors.ts';
import { SIXTH_SERVERS } from './unseen-6-servers.ts';
import { SIXTH_CUT, SIXTH_PROSE, SIXTH_TEXTS } from './unseen-6-texts.ts';
import { SERVER_ROWS } from './unseen-servers.ts';
import { UNSEEN_TEXTS } from './unseen-texts.ts';

const SETS: Readonly<Record<string, string>> = {
  'unseen-texts.ts': 'fa335f3b7fbfef61b7da17f861229dee933a28ebb4c383d3bafcfb75e42fe2bd',
  'unseen-servers.ts': '14677a874593b96b8a3a1fc0565d31d65ddd1f69c8e6c2a140a5a45d0abe486b',
  'unseen-errors.ts': '84f1b9bd454c1e562f674ed71a0c7ad4615c26d48ebace319b8352c10ed1e46b',
  'notation-rows.ts': 'c5c71d1f670ff9dc30680ec3e3a28115770400a69d8fc0d36d8be82527b384cf',
  'notation-rows-2.ts': '8075b415f5d3d3ddfff88cd8c09312b7e97719db6f9def0aca8c1db8212aab33',
  'later-bodies.ts': '4fe5eb11f3498e59cea82e7333e9090a9088577d8502f97f34c04ac16e7c4e3f',
  'socket-rows.ts': 'a9e77cae0ab887cb51b9837a932a2a598b64d3772007e704d1587a869125ed19',
  'gateway-errors.ts': '1e868ff5b598f2007be597bbff1d625cebe131ee99193a1663b15e571f7c4a8f',
  'native-texts.ts': '710c8aedb3375d03a969e2b89696b6eda3b96fb4813b897c6f5892b90ccc03b7',
  'native-bodies.ts': '1e653080193b68adeab6d273102d83d415985939d542ef0037341761cff82185',
  'unseen-6-texts.ts': '378ee543053f23316f73d885be2b4b8afed9b0f16ae42fa18fecb4ea7169b99c',
  'unseen-6-bodies.ts': 'c25ff63d10dad50bf7b553c2b7f3f8d0e875455d5118a0271339d2e3af80bc81',
  'unseen-6-servers.ts': '40488cfdd8a842252b573de99f75de8765e4a8c69bec2dd64a326d381f41ee68',
  'unseen-6-errors.ts': 'a839be2dad98fc66bf49d30c4ab94ed22a365c803dc33060691b952e945f85c4',
  '../corpora/unseen-7-texts.jsonl': '7e654e7c6359b431dfdd904200dd23f417464b182a4695598c80ae03829d0e73',
  '../corpora/unseen-7-bodies.jsonl': '4e9fc62cb73bdee8c776cd3c00771a04b681a576c9bf0692b49febb3916e7671',
  '../corpora/small-models-4.jsonl': '155ff53265127c107d2ce8ca31a480765fdc95dae0a333746ff77a902ec3aae4',
  '../corpora/small-models-3.jsonl': '4050c331155c80910c656c0df3c4c8676759b002bb57f391f14e18bd7a125bb6',
  '../corpora/small-models-2.jsonl': '7fff33101e3ea1d351f5cbb15bfc7099a60b722ec87fb2d202ef55bab8817796',
};

test('108 servers over real connections', () => expect(SOCKET_ROWS).toHaveLength(108));

test('136 notations, 40 cut ones, 40 texts of prose', () => {
  expect([WHOLE.length, TRUNCATED.length, PROSE.length]).toEqual([136, 40, 40]);
});

test('the sixth set: 128 texts, 24 cut ones, 22 of prose, 87 bodies, 34 servers, 40 faults', () => {
  expect([SIXTH_TEXTS, SIXTH_CUT, SIXTH_PROSE, SIXTH_BODIES, SIXTH_SERVERS, SIXTH_ERRORS].map(({ length }) => length)).toEqual([
    128, 24, 22, 87, 34, 40,
  ]);
});

test('156 texts, 113 servers, 64 faults, 43 answers of small models', () => {
  expect([UNSEEN_TEXTS.length, SERVER_ROWS.length, UNSEEN_ERRORS.length]).toEqual([156, 113, 64]);
  for (const [file, hash] of Object.entries(SETS)) {
    const bytes = fs.readFileSync(path.join(import.meta.dirname, file));
    expect(createHash('sha256').update(bytes).digest('hex'), file).toBe(hash);
  }
});
