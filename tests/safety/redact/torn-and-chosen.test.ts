/**
 * Passwords that hold a sign or a space, arguments that only a person can have chosen, settings of devices, files and stores that a command
 * prints: by the rule, not by the tool.
 */
import { describe, expect, test } from 'vitest';
import { Redactor } from '../../../src/safety/redact/index.ts';

const redact = (text: string): string => new Redactor({}).redact(text);
const plain = (marked: string): string => marked.replaceAll(/[⟦⟧]/g, '');
const masks = (marked: string): string => marked.replaceAll(/⟦[^⟧]*⟧/g, '*');
const HEX = '5d1c7e9a30b84f62'.repeat(4);
const UUID = '87998315-ab35-43c8-b196-9b1bdfad6b19';
const BASE_32 = 'ZSAQZNA6NOZPHMWCXVXXCX3NJYMJEAZ5';

/** The text in `⟦…⟧` must be masked, and nothing else. */
const MASKED: readonly string[] = [
  // the end of a value is that of its container
  'config {Addr::80 DB:{Host:pg User:api Password:⟦vT2<pq>Lm⟧ SSL:true} Debug:true}',
  'MailConfig[host=mx, password=⟦a,b;c}9x⟧, tls=true]',
  '"Server=a;User ID=b;Password=⟦x9{Hq;LmR2\\"vT⟧;Encrypt=True;"',
  'PWD      = {⟦Jk}}2;pp=Lo7⟧}',
  '$3 = {host = 0x5581c0 "ldap1", bindpw = 0x5581f0 "⟦Lin-den82⟧", tls = true}',
  // spaces
  "SSHPASS='⟦m#1 kohl&rabi⟧'",
  'HOME=/root\nRESTIC_PASSWORD=⟦vier Enten im Teich⟧\n',
  'wifi:\n  ssid: Guest\n  password: ⟦Guest friend 9⟧\n',
  // in a file of variables there are no expressions
  '+SMTP_PASSWORD=⟦new.Es_bread⟧',
  // arguments that can only be chosen
  '$ toolctl register kai chat.example ⟦ch4t_Room!⟧',
  '$ tool +login kai ⟦St3am!engine⟧ +quit',
  '# tool user create kai ⟦Domä.ne7x⟧ --given-name=Kai',
  '$ tool_passwd -b /etc/tool/passwd sensor7 ⟦dew-Drop8x⟧',
  '$ tool --encrypt reader 7Z8o65dOYDn9hneY 256 -- in.pdf out.pdf'.replace('7Z8o65dOYDn9hneY', '⟦7Z8o65dOYDn9hneY⟧'),
  '$ tool -y hmac-sha256:xfer:⟦hpDEW/J0h0Kzfmey3NpzWJ60Pjx6bfbM1BHUeNeWtSz=⟧ axfr',
  '$ tool init --password-file <(echo "⟦Sta1rs_up⟧")',
  'admin panel - kai / ⟦Pan3l!bed⟧',
  // settings of devices
  'tacacs-server host 10.2.0.5 key ⟦gewUAMjZRvSCfKbZ⟧',
  'crypto isakmp key ⟦vQ8-tunnelBern⟧ address 198.51.100.7',
  ' ikev1 pre-shared-key ⟦Ql0raPu1UuR0fA4IJH⟧',
  ' neighbor 10.9.0.1 password 7 ⟦0822455D0A16⟧',
  ' ip ospf message-digest-key 1 md5 ⟦0spf-k4ys⟧',
  '        set psksecret ENC ⟦W7njMnoVCpJeSyP1Xqvp1fphDIe4xqcH⟧',
  'password manager user-name "admin" plaintext "⟦Br3zel_Oven⟧"',
  'trapcommunity ⟦f4ll-P1t⟧',
  'username admin password ⟦Zyx!el_9⟧ user-type admin',
  '  auth-method shared-secret ⟦S0nic!wall⟧',
  'StoragePass=⟦Sl!urm_db⟧',
  'WLAN-Netzwerkschlüssel: ⟦77015179247044613434⟧',
  // records
  `%any : PSK 0x⟦${HEX.slice(0, 48)}⟧`,
  'anna:⟦butterf1y⟧:1002:1002::/home/user:/bin/bash',
  `kai::CORP:⟦${HEX.slice(0, 16)}:${HEX.slice(0, 32)}:${HEX}⟧`,
  // labels
  'dein neues Passwort lautet ⟦Regen-Bogen-77⟧, bitte ändern.',
  'Netz "Gast", Kennwort ⟦nest!kuckuck⟧',
  `enter this text code: ⟦${BASE_32}⟧`,
  'PIN1: ⟦4821⟧',
  'mysql:\n    root_pw:\n        ⟦S4lt!corn⟧\n',
  // addresses
  `  - https://conda.example/t/ac-⟦${UUID}⟧/acme`,
  // what a command prints
  '$ cat github-recovery-codes.txt\n⟦89da3-d0dcc⟧\n⟦3afce-d4fa2⟧\n',
  `$ tool mfa create && cat seed.txt\n⟦${BASE_32}⟧\n`,
  '$ cat auth.txt\n⟦Vpn!tunnel3⟧\n',
  '$ tool secret version access 6170 revision=2\n⟦Vinter-iXHNj.2.7⟧\n',
  `$ keyctl print 88213004\n⟦${HEX}⟧\n`,
  'BORG PAPER KEY v1\nid: 2 / 32a47b e03dc5\n 1: ⟦6b336e 8d8527 613aa1 - e7⟧\n 2: ⟦a5b283 d5c9a3 7d198d - 1c⟧\n',
  'S: 334 UGFzc3dvcmQ6\nC: ⟦YnJpZWYtTWFya2U3⟧\nS: 235 ok\n',
  `| key          | value |\n|--------------|-------|\n| full-tokenid | root@pam!mon |\n| value        | ⟦${UUID}⟧ |\n`,
  `│ NAME          │ VALUE │\n│ APP_SECRET    │ ⟦cc65d54948a2e57c2a91⟧ │\n│ ALGOLIA_ADMIN │ ⟦${HEX.slice(0, 32)}⟧ │\n`,
];

/** A prompt for a user and one for a password in base64 are masked, too, which does no harm. */
const exact = (masked: string): string => masked.replaceAll(/REDACTED_[A-Z_]+_\d+/g, '*').replaceAll(/334 \*/g, '334 UGFzc3dvcmQ6');

test.each(MASKED)('%s', (marked) => {
  expect(exact(redact(plain(marked)))).toBe(masks(marked));
});

test.each([
  'config {Addr::80 Token:nil Size:4}',
  'func(password string, tokens map[string]int) {',
  'const { password = {minLength: 8}, user } = props;',
  'PASSWORD=settings.DB_PASSWORD',
  'Password: must be at least 8 characters',
  'password: a word of 8 letters',
  'DB_PASSWORD=$(cat /run/pw) tool --flag -x',
  '$ gh auth login --hostname git.example.org',
  '$ docker login registry2.example.org',
  '$ git config user.name Anna2',
  '$ useradd -m -s /bin/bash anna2',
  'untrusted comment: minisign public key 2C3B4A5F6E7D8C9B',
  'the new key address is in section 4',
  'root:x:0:0:root:/root:/bin/bash\ndaemon:*:1:1::/:/usr/sbin/nologin\n',
  'std::vector<std::string>::iterator',
  '"forgot_password": "Passwort vergessen?"',
  '"Reset password?": "Passwort zurücksetzen?"',
  'src / lib2 / main',
  `https://forum.example/t/how-to-use-it-2024-11-23/81234`,
  '$ cat login.ts\nreturn;\n',
  `| NAME  | VALUE |\n| BUILD | ${HEX.slice(0, 40)} |\n`,
  '# is a delegated credential for use with S4U2Proxy by others',
  'pub   rsa4096/605C66F00D6C9793 2021-02-13 [SC]\n      Signing key of the team\nsub   rsa4096/605C66F00D6C9793 2021-02-13 [S]\n',
  'pinned: PIN1 is the first pin',
])('leaves %s', (text) => {
  expect(redact(text)).toBe(text);
});

const COLOUR = '\u{1b}[01;31m\u{1b}[K';
const without = (text: string): string => text.replaceAll(COLOUR, '');

describe('a colour', () => {
  test.each(MASKED)('at any place changes nothing: %s', (marked) => {
    const text = plain(marked);
    for (let at = 0; at <= text.length; at++)
      expect(exact(without(redact(text.slice(0, at) + COLOUR + text.slice(at)))), `at ${at}`).toBe(masks(marked));
  });

  test.each([1, 7])('every %i characters changes nothing', (step) => {
    for (const marked of MASKED) {
      const coloured = plain(marked).replaceAll(new RegExp(`[^]{${step}}`, 'g'), (piece) => piece + COLOUR);
      expect(exact(without(redact(coloured)))).toBe(masks(marked));
    }
  });
});

test('a text of several such screens is masked as each alone', () => {
  for (const marked of MASKED) {
    const before = 'some output of a tool\nthat ends\n\n';
    expect(exact(redact(`${before}${plain(marked)}\n\n`)), marked).toBe(`${before}${masks(marked)}\n\n`);
  }
});
