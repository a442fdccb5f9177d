/** Passwords of several words behind labels for one, and sentences, states and prompts at the same place. */
import { expect, test } from 'vitest';
import { Redactor } from '../../../src/safety/redact/index.ts';

const redact = (text: string): string => new Redactor({}).redact(text);

/** The text in `⟦…⟧` must be masked, and nothing else. */
test.each([
  'password: ⟦seagull parade⟧\n',
  '[10:44:02]: Passphrase for the vault: ⟦a train in the rain⟧\n',
  'sql(anna): Password mismatch (given password: ⟦blue kettle⟧)\n',
  'db:\n  host: pg.example\n  password: ⟦OWl in the barn⟧\n  user: shop\n',
  'Database password: ⟦herring and onions⟧\nAdmin e-mail: bo@example.com\n',
  'Password [generated]: ⟦copper kettle nine⟧\n',
  'wifiPassphrase = ⟦rain on the roof⟧\n',
  'vault_pass: ⟦copper kettle⟧\n',
  'passphrase -> ⟦copper kettle nine⟧\n',
  'Passphrase: ⟦copper kettle nine⟧. Keep it\n',
  'WPA2 key: ⟦copper kettle nine⟧\n',
  'Netz "Gast", WLAN-Schlüssel: ⟦willkommen bei uns⟧\n',
  'mot de passe wifi : ⟦soleil sur la mer⟧\n',
  'La contraseña\nanterior era ⟦pajarito azul⟧. Gracias\n',
  'Пароль: ⟦белый снег зимой⟧\n',
])('the words of a password are masked: %j', (marked) => {
  const [, secret = ''] = /⟦([^⟧]*)⟧/.exec(marked) ?? [];
  const masked = redact(marked.replaceAll(/[⟦⟧]/g, ''));
  expect(masked).not.toContain(secret);
  expect(masked.replaceAll(/REDACTED_[A-Z]+_\d/g, '⟦⟧')).toBe(marked.replaceAll(/⟦[^⟧]*⟧/g, '⟦⟧'));
});

test.each([
  'Password: must have a digit\nPassword for anna: please type it again\nPassphrase: empty for no passphrase\n',
  'Incorrect password: 2 attempts remaining\nok 12 - password: accepts unicode\n',
  'Password change: Mar 01, 2026\nSupport for password authentication was removed on August 13, 2021.\n',
  'password: Best Practices\npasswords: why they matter\n',
  'Passwort: mindestens acht Zeichen\nmot de passe : saisissez le\n',
  'primary key: one or more columns\ncache key: path and query\n',
  'pw = pw + c\nsyn keyword netrcKeyword password nextgroup=netrcPassword skipwhite\n',
  'tool --password=$PW shop users\n',
])('other words stay: %j', (text) => {
  expect(redact(text)).toBe(text);
});
