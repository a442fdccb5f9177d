/** Secrets that look made up near a word for a credential, whatever stands between; and what only looks so. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Redactor } from '../../../src/safety/redact/index.ts';
import { runs } from '../../support/sample.ts';

const redact = (text: string): string => new Redactor({}).redact(text);
const MADE_UP = '0NAMwFRPzzHa6RN';

describe('a made-up word is masked', () => {
  test.each([
    ['on the line below its name', `web01:\n    password:\n        ${MADE_UP}\n`],
    ['in an argument behind a subcommand', `$ tool ctl admins passwd admin '${MADE_UP}'\nok\n`],
    ['some lines below a title', `==  Startup token for the first user  ==\n==                                 ==\n==   ${MADE_UP}   ==\n`],
    ['in what a trace shows', `write(4, "AUTH ${MADE_UP}\\r\\n", 23) = 23\n`],
    ['in the words of a protocol', `MANAGEMENT: CMD 'password "Auth" "${MADE_UP}"'\n`],
    ['under a label that says nothing', `"kind": "random_password",\n"length": 20,\n"result": "${MADE_UP}",\n`],
    ['beside a key, encoded', `"api_key": null,\n"encoded": "${MADE_UP}"\n`],
    ['with signs', "Password set for anna\n  'S%(wR<XwJy8KT'\n", 'wR<XwJy8KT'],
    ['in groups of digits', '  Password:\n    501450-994085-747816-912461\n', '994085'],
    ['in Rust', `const ADMIN_TOKEN: &'static str = "5edb781b8065d609fad9b820b5ab37ff1c58e61c";`, '5edb781b8065d609'],
    ['of a router, in its own notation', ' password 7 70555C5D02FAB381A00E48\n', '70555C5D02'],
    ['with a space in it', `define('AUTH_KEY', '8.<__p7;:c3*1?FvTAOC?2L1ZGdh:Hdo~+FD4wliVD|_0j/&yDz#c=K~& OO(n)n');`, 'ZGdh'],
  ])('%s', (_what, text, secret = MADE_UP) => {
    expect(redact(text)).not.toContain(secret);
  });

  test('the words of a phrase that restores a wallet', () => {
    const phrase = 'orbit cradle velvet thunder mango fiscal pigeon ramp subject hollow tissue wagon';
    expect(redact(`Successfully generated a new mnemonic.\nPhrase:\n${phrase}\n`)).not.toContain('velvet');
  });
});

test.each([
  ['a label of its own', '"token": null,\n"cursor": "eyZpZCI6MTIzNDU2LCJkaXIiOiJuZXh0In0x"\n'],
  ['a public key', 'public key of the secret\nRWQX1yhTT055fKvV8mQ1xZ7nR5tW0yL2pB9cD4fG6hJsAeUiOoTqWxY\n'],
  ['a digest', 'example.org/token v1.2.0 h1:hSWxHoqTgW2S2qGc0LTAI563KZ5YKYRhT3MFKZMbjag=\n'],
  ['a version', 'upgrade passwd:amd64 1:4.13+dfsg1-1+deb12u1 1:4.13+dfsg1-1+deb12u2\n'],
  ['a package', 'js-tokens 9.0.1\nUNMET OPTIONAL DEPENDENCY ws@^8.21.0\n'],
  ['an identifier of a cloud', 'auth\nsubnet-0bb1c79de3abcdef0\n'],
  ['a sentence', 'the password of the database is asked for when it is opened\nand kept nowhere\n'],
])('%s stays', (_what, text) => {
  expect(redact(text)).toBe(text);
});

test('a text is masked once: the second time nothing changes', () => {
  const piece = fc.constantFrom('password', 'token:', MADE_UP, `"${MADE_UP}"`, '\n', ' ', '  ', 'id: ', 'orbit', "'", '=');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const redactor = new Redactor({});
      const once = redactor.redact(pieces.join(''));
      expect(redactor.redact(once)).toBe(once);
    }),
    { numRuns: runs(300) },
  );
});
