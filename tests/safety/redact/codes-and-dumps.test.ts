/** Codes of digits, private numbers that are printed in parts, and values of stores that a command shows; and what only looks so. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Redactor } from '../../../src/safety/redact/index.ts';
import { runs } from '../../support/sample.ts';

const redact = (text: string): string => new Redactor({}).redact(text);

test.each([
  ['a code in a sentence', 'Your verification code is 417026\n', '417026'],
  ['a code in two groups', 'Ihr Anmeldecode lautet 739 046. Bitte nicht weitergeben.\n', '739 046'],
  ['a code before its name', 'G-482913 is your Google verification code.\n', '482913'],
  ['a code in French', 'Votre code de vérification est 904418.\n', '904418'],
  ['a code that was asked for', 'Enter code from app (-1 to skip): 418027\n', '418027'],
  ['a PIN', '"notes":"recovery pin 60418827","x":1\n', '60418827'],
  ['a PIN for a device', '[agent] PIN code: 417026\n', '417026'],
  ['a code to unlock a card', 'PUK code: 48201936\n', '48201936'],
  ['a code for emergencies in French', 'Code de secours    : qmau-18ye-0n8m\n', '18ye'],
  ['a code for emergencies in German', 'Notfallcode: 8fk2-qq91-zx0p\n', 'qq91'],
  ['a code that is kept, in Spanish', 'Código de respaldo: 7HGT-99KQ-1ZXC\n', '99KQ'],
  ['a code that is kept, in Italian', 'Codice di backup: 93kd-02ma-xx81\n', '02ma'],
  ['a code that is typed once, in Chinese', '您的验证码是604812，5分钟内有效\n', '604812'],
  ['a code that is typed once, in Korean', '인증번호 [604812]를 입력하세요\n', '604812'],
  ['a code that is typed once, in Russian', 'Код подтверждения: 6048. Никому не сообщайте\n', '6048'],
  ['a code that is typed once, in Polish', 'Twój kod weryfikacyjny to 604812\n', '604812'],
  ['a code that opens a door', 'Zugangscode: 4711\n', '4711'],
  ['a code for a place that no list has', 'Boathouse code: 4711\n', '4711'],
  ['a code beside the place', ' - alarm code garage 7719, neighbours have the key\n', '7719'],
  ['a code in a sentence that goes on in the next line', 'Der Türcode für das Archiv ist\njetzt 5093#, der alte nicht mehr\n', '5093#'],
  ['a code that says behind it what it opens', 'Le code du portail est 4711B.\ncódigo de la alarma es 604812\n', '604812'],
  ['a code of a device', 'Could you type it in? Device admin code is 25002500.\n', '25002500'],
  ['a code below what asks for it', 'You have enabled multi-factor authentication.\nCode:   402917\n', '402917'],
  ['a PIN with a remark', 'Admin PIN (6 digits): 318806\n', '318806'],
  ['a PIN with whose it is', 'soporte: PIN de la impresora: 6640.\n', '6640'],
  ['a PIN in Dutch', '"notes": "pincode balie 4471",\n', '4471'],
  ['a code in a file of settings', 'alarm_code: "4711"\n', '4711'],
  ['a PIN in a variable', 'ADMIN_PIN=471108\n', '471108'],
  ['a key of a disk', '501450-994085-747816-912461-501450-994085-747816-912461\n', '994085'],
  ['the first line of a file', '$ head -1 db_password.txt\nwiesenblume\n$ \n', 'wiesenblume'],
  ['a file of what a client logs in with', '$ sudo cat /etc/openvpn/office.up\nj.moreau\nPamplemousse-Rose\n$ \n', 'Pamplemousse'],
  ['a variable of a client', '$ printenv MYSQL_PWD\nwiesenblume\n', 'wiesenblume'],
  ['a field that was selected', '$ jq -r .db.password config.json\nwiesenblume\n', 'wiesenblume'],
  ['what an interpreter made', `>>> import secrets; secrets.token_hex(16)\n'${'4bc80809'.repeat(4)}'\n`, '4bc80809'],
  ['what a library made, in Ruby', `$ ruby -e 'puts SecureRandom.hex(16)'\n${'4bc80809'.repeat(4)}\n`, '4bc80809'],
  ['what a library made, in IPython', "In [3]: Fernet.generate_key()\nOut[3]: b'd20dRQdz9UC7kGA-UTzZ4Qt='\n", 'd20dRQdz9UC7'],
  ['a value with an open parenthesis', 'Environment=APP_USER=vera APP_ADMIN_PASSWORD=E8O7KpgL(i!~\n', 'KpgL'],
  ['a number in pairs', 'priv:\n    d2:ad:43:fb:1b:aa:fe:bd:bd:24:89:6b:50:36:94:\n    c6:8b\npub:\n', 'd2:ad:43'],
  ['a member of a JSON Web Key', '{"kty":"OKP","x":"v7Cx0dKeYTZIYJ1BHR0l","d":"4ZWPfFcBXo674Y7QKrOrP3ie5aPwLoju"}\n', '4ZWPfFcB'],
  ['a file in hexadecimal digits', '$ xxd -l 16 luks.key\n00000000: 5d5f 8e35 3930 3de5 7891 f8bb 367f 3be5  .k..7.@\n', '5d5f 8e35'],
  ['a setting that was decrypted', '$ ansible-vault view all.yml\ndb_root: kranich_88_Ufer\n', 'kranich'],
  ['an entry of a store', '$ etcdctl get /secrets/db --print-value-only\nmuschel&perle\n', 'muschel'],
  ['the key of an identifier', 'Private API Key 28f8cdf0-d785-4103-b4cc-290022b24ec4\n', '28f8cdf0'],
  ['a value among the fields of a log', '18:20:11 数据库地址=10.0.3.7:3306 密码=Lz8_kunpeng 连接池=20\n', 'kunpeng'],
  ['a quote within a password', "Username: postgres\nPassword: 9a(Ty'&Uv4zP\n", 'Uv4zP'],
  ['a plain word beside its user', '[22][ssh] host: 10.0.0.5   login: anna   password: wendehals\n', 'wendehals'],
  ['a protocol in a trace', String.raw`write(3, "USER anna\r\nPASS efeu-ranke7\r\n", 28) = 28`, 'efeu'],
  ['a cookie of a session', '{ "name": "JSESSIONID", "value": "53DB355C6F66C09ADBF7448FFE4E5B03.node3", "httpOnly": true }', '53DB355C'],
  ['a data key beside its encrypted form', '{\n "CiphertextBlob": "AQIDAHi6LtupRp",\n "Plaintext": "r+ZODkVzEEhxqJBKbbMpp="\n}', 'ZODkVz'],
  ['the token of a bot', 'telegram_bot: 8175427953:Jicz4zNjbbIxo2_6pgxISbQPZ9Q6uUm8Sjj\n', 'Jicz4zNj'],
  ['a code in a field of JSON', '{"device": "a", "otp": "604812"}\n', '604812'],
  ['a code in a field with a longer name', '{"smsCode":"6048"}\n', '6048'],
  ['a number of a transaction', 'pushTAN: 604812\n', '604812'],
  ['what was typed behind what asked for it', 'Bitte PIN eingeben: 60481\n', '60481'],
  ['a number behind a verb', 'Su PUK es 60481297 y su PIN 6048\n', '60481297'],
  ['a code to set up a device', 'Setup code: 604-81-297\n', '604-81'],
  ['a PIN of a card', 'Geheimzahl: 6048\n', '6048'],
  ['a licence in groups', 'serial = QX7P-8CEP-JFLH-0AFV-LJMQ\n', '8CEP'],
  ['the same in three groups', 'activation_code = C8E55894-C1065250-C3C752A4\n', 'C1065250'],
  ['the same in German', 'Lizenzschlüssel: QX7PA-8CEPB-JFLHC-0AFVD-LJMQE\n', '8CEPB'],
  ['a licence between markers', '----- BEGIN LICENSE -----\nAnna\nBF203BD4 3A8FAAA3 91977CEC\n------ END LICENSE ------\n', '3A8FAAA3'],
  ['a list of codes that are kept', '"recovery_codes": [\n  "4f7k-92md",\n  "81qx-0zpa"\n]\n', '92md'],
  ['codes below a heading in Japanese', 'リカバリーコード\n  4f7k-92md\n  81qx-0zpa\n', '92md'],
  ['codes below a heading in Swedish', 'Återställningskoder:\n1. 4f7k-92md\n2. 81qx-0zpa\n', '92md'],
  [
    'the bytes of a key',
    '$ cat id.json\n[174, 21, 93, 8, 250, 111, 37, 64, 199, 2, 145, 88, 16, 233, 71, 120, 54, 9, 181, 240, 33, 97, 162, 18, 205, 76, 141, 30, 6, 222, 84, 117]\n',
    '250, 111',
  ],
  [
    'the words of a wallet in Spanish',
    'Frase de recuperación: gusts lofty waffle sidekick bugs tender pamphlet dazed riots ankle hockey unwind\n',
    'waffle',
  ],
  [
    'longer words of a wallet',
    'the following 25 words:\n\negotistic lofty waffle sidekick bugs tender egotistic lofty waffle sidekick bugs tender \negotistic lofty waffle sidekick bugs tender egotistic lofty waffle sidekick bugs tender egotistic\n',
    'sidekick',
  ],
])('%s is masked', (_what, text, secret) => {
  expect(redact(text)).not.toContain(secret);
});

test.each([
  ['a status', 'The exit code is 137\nerror code: 0x80070005\nstatus code: 404404\nHTTP code=503503\n'],
  ['a place', 'postal code: 10115 Berlin\nUnicode: 128512\ncountry code 49\n'],
  [
    'a code of a state, a text or goods',
    'close code: 1006\nreturn code is 4711\nProduct code: 60481297\nmax_decode=20971520\nkeycode: 6048\n',
  ],
  ['a code in other words', 'code for this error: 4711\nthe code is 4711\nkod pocztowy: 60481\ncódigo de error: 4711\n'],
  ['a label without what asks for a code', 'Error 4711\nCode: 4711\n'],
  ['a pin of a board', 'GPIO pin 17 is an output\npin 13\n'],
  ['a number that is no code', '{"port": 604812, "span": 6048, "sultan": "604812"}\nGPIO pin to 4096\nOTP version: 26.2\n'],
  ['a licence by its name', 'license: GPL-2.0-ONLY\nserial: 0000-0000-0000-0000\nLICENSE-2024-FINAL-DRAFT\n'],
  ['numbers that rise', `[${Array.from({ length: 32 }, (_, at) => at * 8).join(', ')}]\n`],
  ['a code of a pin', 'pin code 13 is the LED\nenter the pin code of your card\nPIN code: ****\n'],
  ['a call that goes on', 'password = Gpw2Make(a1!==b2)\nAPI_TOKEN=readToken2(\n'],
  ['a public number', 'pub:\n    04:fc:96:0e:9c:e8:56:c2:54:c3:94:04:bb:8d:9e:\n'],
  ['a public key', '{"kty":"OKP","crv":"Ed25519","x":"v7Cx0dKeYTZIYJ1BHR0ljkzuUeHimoH6MT4C0mkJUuG"}\n'],
  ['another file in hexadecimal digits', '$ xxd -l 16 picture.png\n00000000: 8950 4e47 0d0a 1a0a 0000 000d 4948 4452  .PNG........IHDR\n'],
  ['a heading about secrets', '#### Using Flux to decrypt secrets on-demand\nsops:\n    pgp: KEY_ID_ASDF1234\n'],
  ['a masked key', 'access_key     ****************7F3Q shared-credentials-file\n'],
  ['a variable in Ruby', "link_to 'Change my password', edit_url(reset_password_token: @token)\n"],
  ['a value of a type', 'var DefaultPasswordConfig = FilePassword{\n'],
  ['what a label says when nothing is stored', 'Schlüsselinhalt : Nicht vorhanden\n'],
  ['a record of the domain name system', '_acme-challenge.example. 60 IN TXT "Mq97-f335SQ_ONXxPw9ApOv2lTFOuqYcGlNV_JqbYpx"\n'],
  ['a word beside one for a code', '验证码长度 1024\n验证码错误\nerror_code: 4711\nexit code: 4711\n'],
  ['a call that makes a text, in a file', 'key = secrets.token_hex(16)\n4bc80809ea203ddd\n'],
  ['the accounts of a system', '$ cat /etc/passwd\nroot:x:0:0:root:/root:/bin/bash\nbin:x:1:1:bin:/bin:/sbin/nologin\n'],
  ['the source of a program', '$ head -2 src/token.ts\nlisten\n$ cat password.go\nmain2go\n'],
  ['a rule of a field', '$ jq .password.rules x.json\nwiesenblume\n'],
  ['a number in groups', '123456-234567-345678\n'],
  ['what the next command prints', 'db_password = <sensitive>\n$ vault list auth/accessors\n7A3JHEBMWgc3MNsy01Rx14JM\n'],
])('%s stays', (_what, text) => {
  expect(redact(text)).toBe(text);
});

test('a text is masked once: the second time nothing changes', () => {
  const piece = fc.constantFrom(
    'your code',
    'pin ',
    '417026',
    'priv:',
    '00:ff:1a:',
    '\n',
    ' ',
    ': ',
    '{"kty":',
    '"d":"',
    'Ab3xK9qLm2Zt7Yw4',
    '"}',
    '$ xxd a.key',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const redactor = new Redactor({});
      const once = redactor.redact(pieces.join(''));
      expect(redactor.redact(once)).toBe(once);
    }),
    { numRuns: runs(300) },
  );
});
