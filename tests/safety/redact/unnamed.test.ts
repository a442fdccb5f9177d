/** Values that can only be made up, and what looks like one and is ordinary output. The secrets are invented. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRandom } from '../../../src/safety/redact/random-word.ts';
import { Redactor } from '../../../src/safety/redact/index.ts';
import { claimed } from '../../support/sample.ts';

const redact = (text: string): string => new Redactor({}).redact(text);

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const MIXED = fc.string({ unit: fc.constantFrom(...LETTERS, ...LETTERS.toUpperCase(), ...'0123456789'), minLength: 36, maxLength: 64 });
const HEX = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 16, maxLength: 64 });
const WORDS = fc.uniqueArray(
  fc.constantFrom('get', 'user', 'name', 'token', 'cache', 'index', 'parse', 'value', 'http', 'server', 'config', 'item', 'list', 'v2'),
  { minLength: 4, maxLength: 10 },
);
const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** A made-up word, which a few of the words of random letters are not: some are too even. */
const A_WORD = ['q7Rk2mXv9LpT4wZb8NcY', '1sJ6'].join('');

describe('a word of letters and digits in no order', () => {
  test('is random, but for one in fifty', () => {
    const words = fc.sample(MIXED, { numRuns: claimed(1000), seed: 1 });
    expect(words.filter((word) => !isRandom(word)).length).toBeLessThanOrEqual(20);
  });

  test('is not an identifier, a path, words joined by signs, or a hexadecimal number', () => {
    fc.assert(
      fc.property(WORDS, HEX, (words, hex) => {
        const camel = words.map(capital).join('');
        for (const word of [
          camel,
          words.join('-'),
          words.join('_').toUpperCase(),
          words.join('/'),
          words.join('_'),
          hex,
          hex.toUpperCase(),
        ])
          expect(isRandom(word)).toBe(false);
      }),
    );
  });

  test.each([
    `acme '${A_WORD}'`,
    `acmeClient := "${A_WORD}"`,
    `return "${A_WORD}"`,
    `client.connect('${A_WORD}', 3)`,
    `ACME=${A_WORD}`,
    `curl -H 'X-Acme: 1' "${A_WORD}"`,
    `"params": ["${A_WORD}"]`,
    `echo "{\\"auth\\": \\"${A_WORD}\\"}"`,
    `<id>{acme ${A_WORD}}</id>`,
    `acme = " ${A_WORD} "`,
  ])('is masked without a telling name: %s', (text) => {
    expect(redact(text)).not.toContain(A_WORD);
    expect(redact(text)).toMatch(/REDACTED_[A-Z]+_1/);
  });

  test.each([
    `"requestId": "${A_WORD}"`,
    `"anything": "${A_WORD}"`,
    `x-amz-cf-id: ${A_WORD}`,
    `integrity "${A_WORD}" is ${A_WORD}`.replace(`"${A_WORD}"`, 'sha512'),
    `etag = "${A_WORD}"`,
    `source_code_hash = "${A_WORD}"`,
    `"invoice" => "in_${A_WORD}"`,
    `'sha256-${A_WORD}'`,
    `https://example.org/d/${A_WORD}/edit`,
    `error: ${A_WORD}: not found`,
  ])('stays where it identifies something: %s', (text) => {
    expect(redact(text)).toBe(text);
  });
});

describe('ordinary output with names of secrets', () => {
  test.each([
    'Mountable secrets:   default-token-x7k2p',
    'Image pull secrets:  regcred-q80id',
    'secret "db-credentials-w3706i8j76" not found',
    `checksum/secret: ${'0f9e8d7c6b5a4132'.repeat(4)}`,
    'io.example.token:jose-jwt:9.37.3',
    '"ClientToken": "69235ccf-526f-2a55-3c3d-b950d2eb67f7",',
    'GPG_KEY=A035C8C19219BA821ECEA86B64E628F8D684696D',
    `action key: ${'0f9e8d7c6b5a4132'.repeat(4)}`,
    `Build cache key for task ':core:compileJava' is 0f9e8d7c6b5a41320f9e8d7c6b5a4132`,
    '"Key": "logs/2024/5/383edc2b919a.gz"',
    'x-amz-request-id: AP2QWERT12345678',
    `https://cdn.example.org/a/${A_WORD}pW=s96-c`,
    'alias pwd=\'echo "$PWD"\'',
    'token := textinputs.InputConfig{',
  ])('%s', (text) => {
    expect(redact(text)).toBe(text);
  });

  test('a masked cell is no heading: the rows below it stay', () => {
    const rows = 'OPEN_MAX                           20000\nPAGESIZE                           4096\n';
    expect(redact(`NSS_BUFLEN_PASSWD                  1024x7\n${rows}`)).toContain(rows);
  });
});

describe('the value of a secret name', () => {
  test.each([
    ['<add key="Password" value="⟦CleartextPassword1⟧" />'],
    ['val password: String = "⟦exord13Paw64⟧"'],
    ['def connect(passwd: str = "⟦cq2tPr1a2⟧"):'],
    ['easy_setopt(curl, CURLOPT_PROXYUSERPWD, "⟦user:NjWbc62SosW⟧");'],
    ['PASSWORD = os.environ.get("PASSWORD") or "⟦at5G6zi!m⟧"'],
    ['if SECRET := getenv("SECRET", "⟦GEHEIMN1S⟧"):'],
    ['export const key =\n  process.env.ACCOUNT_KEY ||\n  "⟦C2y6yDjf5R+ob0N8A7Cgv30VRDJIWEHLM⟧"'],
    ['PSWRD:=⟦FlUgeGeHeImEn05⟧\nPASWORD:=⟦FlUgeGeHeImEn06⟧'],
    ['placeholder="Your password: &quot;⟦g1re0g1Pa5$w0Rd⟧&quot;"'],
    ['sonar-scanner -Dsonar.login=⟦5524bf449ca45fcace54698371466398321f3a82⟧'],
    ['new NetworkCredential("me@example.org", "⟦vzihlaquknriqlht⟧");'],
    ['new DirectoryEntry("LDAP://EXAMPLE.ORG",\n          "ADMIN@EXAMPLE.ORG",\n          "⟦Rrhh1234⟧");'],
    ["requests.get(url, auth=HTTPBasicAuth('anna', '⟦winterwind⟧'))"],
    ['Server=h;Port=5432;User Id=u;Password=⟦secret⟧;Database=d'],
    ['Secret: []byte{⟦33, 9, 100, 114, 245, 164, 134, 217,225,26,0⟧},'],
    ['ConvertTo-SecureString -String "⟦dsjUE#gds8s⟧" -AsPlainText -Force'],
    ["password = '⟦`123QWERasdf⟧'"],
    ["INSERT INTO u VALUES (1); SET PASSWORD = '⟦it''s-me-99⟧';"],
  ])('%s', (marked) => {
    const secrets = [...marked.matchAll(/⟦([^⟧]*)⟧/g)].map(([, secret = '']) => secret);
    const output = redact(marked.replaceAll(/[⟦⟧]/g, ''));
    for (const secret of secrets) expect(output).not.toContain(secret);
    expect(output).toContain('REDACTED_');
  });

  test('a bot token of Discord and a token of Tableau have a form and no beginning', () => {
    const discord = ['MTk4NjIyNDgzNDcxOTI1MjQ4', 'Cl2FMQ', 'ZnCjm1XVW7vRze4b7Cq4se7kKWs'].join('.');
    const tableau = ['YMqNfVWiTSa0QgpoJ9GpCw==', 'KTamjuKrXF5gVETjIJafBBvP8Ctj5aJ3'].join(':');
    expect(redact(`bot ${discord}\nname x\n${tableau}\n`)).toBe('bot REDACTED_DISCORD_TOKEN_1\nname x\nREDACTED_TOKEN_1\n');
  });
});
