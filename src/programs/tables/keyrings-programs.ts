/** Programs: passwords, certificates and stores of secrets. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { changesForOthers, deletesOnServer, each } from './shared-rows.ts';

const SHOWS_STORED = 'shows stored passwords';
const DELETES_STORED = 'deletes stored passwords';

export const KEYRINGS = (): Family => ({
  // passwords that are made and checked. Sources: the manual page of each: passwdqc 2.0, apg 2.2, diceware 0.10, argon2 0~20171227, mkpasswd of
  // whois 5.5, cracklib 2.9
  ...each('pwqgen apg diceware', {
    reads: true,
    lines: 'made',
    data: 'a n m x M E r b p s c d y q l t h v num caps no-caps specials delimiter randomsource w wordlist dice-sides',
  }),
  pwqcheck: { reads: true, data: '1 2 multi h' },
  'cracklib-check': { reads: true },
  argon2: { reads: true, data: 'd id -id t m k p l e r v h' },
  mkpasswd: { reads: true, passwords: ['mkpasswd\\s+(?:-\\S+\\s+)*'], data: 'S salt R rounds m method 5 P password-fd s stdin' },
  'update-cracklib': { area: 'settings', effects: { rows: [ordinary('', 'system', 'makes the list of weak passwords anew')] } },

  // stores of passwords. Sources: src/bin/rbw/main.rs of rbw 1.14, password-store.sh of passage 1.7, kpcli(1) 3.8, seahorse(1) 43. The options of
  // kwallet-query are those that are certain
  rbw: {
    area: 'credentials',
    network: 'talks',
    does: {
      reads: ['list|ls|unlocked|gen-completions|help', 'config show'],
      changes: ['register|login|unlock|sync|lock|stop-agent|add|generate|gen|edit'],
    },
    effects: {
      rows: [
        dangerous('get|code|totp|search', 'secret', SHOWS_STORED, {
          called: 'pass(?:word|wd)s? show get copy code totp 2fa otp login credential secret token key',
        }),
        dangerous('history', 'secret', SHOWS_STORED),
        dangerous('config set', 'uploads', 'changes the server that your passwords are sent to', { operand: /url/ }),
        dangerous('config set', 'runs-foreign-code', 'changes the program that asks for your password', { operand: /pinentry/ }),
        ordinary('config set|unset', 'settings', 'changes the settings of rbw'),
        dangerous('remove|rm', 'deletes', DELETES_STORED),
        ordinary('purge', 'changes', 'removes the copy of your passwords from this machine'),
      ],
    },
    data: 'folder i ignorecase fields field f full raw clipboard c list-fields l uri no-symbols only-numbers nonconfusables diceware',
  },
  passage: {
    area: 'credentials',
    does: { reads: ['', 'ls|list|find|search|version|help'], changes: ['insert|add|edit|generate|mv|rename|cp|copy|git|init|reencrypt'] },
    effects: { rows: [dangerous('show|grep', 'secret', SHOWS_STORED), dangerous('rm|remove|delete', 'deletes', DELETES_STORED)] },
    secret: true,
    data: 'c clip q qrcode e echo m multiline f force n no-symbols i in-place r recursive p path',
  },
  kpcli: {
    typed: true,
    secret: true,
    area: 'credentials',
    effects: { rows: [ordinary('', 'secret', SHOWS_STORED, { without: '--help -h' })] },
    acts: { runs: 'command', writes: 'histfile' },
    data: 'kdb key pwfile readonly timeout pwsplchars no-recycle pwclear pwscmin xpxsecs pwlen pwstars pwwords',
  },
  'kwallet-query': {
    area: 'credentials',
    effects: {
      rows: [
        ordinary('', 'secret', SHOWS_STORED, { options: '-r --read-password' }),
        ordinary('', 'changes', 'changes a stored password', { options: '-w --write-password' }),
      ],
    },
    data: 'l list-entries r read-password w write-password f folder v verbose h',
  },
  seahorse: { changes: true, area: 'credentials', data: 'no-window' },

  // stores of teams. Sources: pkg/cmd of conjur-cli-go 8.1, teller-cli of teller 2.0, main.go of berglas 2.0; openbao 2 has the commands of vault
  // (command/commands.go)
  bao: { like: 'vault', package: { '*': 'openbao' } },
  conjur: {
    area: 'credentials',
    network: 'talks',
    passwords: ['(?:-p|--password|-v|--value)[= ]'],
    does: {
      reads: ['list|whoami|resource|role|help|pubkeys|check', 'issuer|authenticator get|list', 'policy fetch'],
      changes: ['init|login|logout|authenticate'],
    },
    effects: {
      rows: [
        dangerous('variable get', 'secret', 'shows a stored secret'),
        changesForOthers('variable set'),
        changesForOthers('policy load|replace|update'),
        changesForOthers(
          'user|host|hostfactory|issuer|authenticator rotate-api-key|change-password|create|tokens|hosts|enable|disable|update',
        ),
        deletesOnServer('issuer delete'),
        ordinary('authenticate', 'secret', 'shows a token', { options: '-H --header' }),
      ],
      short: 'iupabfkvt',
      long: ['id', 'url', 'account', 'branch', 'file', 'password', 'value', 'kind', 'role'],
    },
    acts: { lowers: 'insecure self-signed', reaches: 'u url proxy' },
    data: `a account t authn-type b branch c ca-cert count cidr d debug D depth dry-run duration-days duration-hours duration-minutes f file
      force force-netrc i id inspect jwt-file jwt-host-id k kind l limit m members-of o offset output p password permitted-roles privilege r
      role s search service-id timeout token v value H header`,
  },
  teller: {
    area: 'credentials',
    network: 'talks',
    does: { reads: ['scan|help|version'], changes: ['new|redact'] },
    wraps: { subcommand: ['run'], dashes: true, inner: 'argv' },
    leaves: /^/,
    effects: {
      rows: [
        dangerous('show|env|sh|export|template', 'secret', 'shows stored secrets'),
        changesForOthers('put|copy'),
        deletesOnServer('delete'),
      ],
    },
    acts: { runs: 'c config', writes: 'o out' },
    data: 'verbose in shell reset sync providers map from to path root error-if-found std provider',
  },
  berglas: {
    area: 'credentials',
    network: 'talks',
    does: { reads: ['list|completion|version|help'] },
    wraps: { subcommand: ['exec'], dashes: true, inner: 'argv' },
    leaves: /^/,
    effects: {
      rows: [
        dangerous('access|edit', 'secret', 'shows a stored secret'),
        changesForOthers('create|update|bootstrap|migrate'),
        changesForOthers('grant|revoke'),
        deletesOnServer('delete'),
      ],
    },
    acts: { runs: 'editor' },
    data: `all-generations key bucket bucket-location create-if-missing generation kms-key kms-keyring kms-location l locations local log-debug
      log-format log-level member prefix project`,
  },

  // certificates and signatures. Sources: the manual page of each: gpgsm 2.2, sq and sqop 0.27; cmd/flags.go of an older lego, cmd/step-ca of
  // certificates 0.28. The newer options of lego, what sq 1 names otherwise, and cfssl, are what is certain of them
  gpgsm: {
    area: 'credentials',
    decodes: ['decrypt'],
    effects: {
      rows: [
        dangerous('', 'secret', 'shows your secret keys', {
          options: '--export-secret-key-p12 --export-secret-key-p8 --export-secret-key-raw --dump-secret-keys',
        }),
        dangerous('', 'deletes', 'deletes keys', { options: '--delete-keys --delete-key' }),
        ordinary('', 'secret', 'decrypts a file', { options: '--decrypt -d' }),
        ordinary('', 'changes', 'changes your keys', {
          options: '--generate-key --gen-key --import --learn-card --passwd --change-passphrase --keydb-clear-some-cert-flags',
        }),
        ordinary('', 'changes', 'writes an encrypted or signed file', { options: '--encrypt -e --sign -s' }),
      ],
      everyVerb: true,
    },
    acts: {
      runs: 'options homedir agent-program dirmngr-program policy-file call-dirmngr call-protect-tool server',
      writes: 'o output log-file',
      reaches: 'keyserver',
      lowers: `disable-crl-checks disable-policy-checks disable-trusted-cert-crl-check disable-ocsp debug-no-chain-validation
        debug-ignore-expiration ignore-cert-extension`,
    },
    data: `k list-keys K list-secret-keys list-external-keys list-chain dump-cert dump-keys dump-chain dump-external-keys export verify v a
      armor base64 assume-armor assume-base64 assume-binary p12-charset default-key u local-user r recipient with-key-data with-validation
      with-md5-fingerprint with-keygrip with-secret include-certs cipher-algo digest-algo compliance min-rsa-length require-compliance
      enable-crl-checks enable-policy-checks force-crl-refresh enable-ocsp auto-issuer-key-retrieve validation-model no-autostart
      no-secmem-warning passphrase-fd pinentry-mode debug-level request-origin batch`,
  },
  ...each('sq sqop', {
    area: 'credentials',
    decodes: true,
    does: {
      reads: [
        'inspect|verify|armor|dearmor|version|help',
        'keyring list|filter|join|merge|split',
        'packet dump|split|join',
        'wkd url|direct-url|generate',
        'key list',
      ],
      changes: [
        'encrypt|sign|generate-key|extract-cert',
        'key generate|password|userid|extract-cert|adopt|attest-certifications|subkey',
        'revoke|certify|autocrypt',
      ],
    },
    effects: {
      rows: [
        ordinary('decrypt|packet decrypt', 'secret', 'decrypts a file'),
        ordinary('packet decrypt', 'secret', 'decrypts a file'),
        dangerous('key export', 'secret', 'shows your secret keys'),
        dangerous('key delete', 'deletes', 'deletes keys'),
        ordinary('keyserver|network|wkd get|fetch|search', 'network', 'talks to a key server'),
        ordinary('keyserver|network send|publish', 'uploads', 'sends a key to a key server'),
        ordinary('cert import', 'changes', 'changes your keys'),
      ],
    },
    acts: { writes: 'o output e export rev-cert', reaches: 's server' },
    data: `f force B binary known-notation signer-file signer-cert recipient-file recipient-cert for-file for signature-file detached n
      signatures userid email name expires expires-in cipher-suite u private-key-store kind with-password`,
  }),
  lego: {
    network: 'talks',
    area: 'services',
    passwords: ['--(?:hmac|pfx\\.pass)[= ]'],
    does: { reads: ['list|dnshelp|help'] },
    effects: {
      rows: [
        ordinary('run|renew', 'changes', 'gets certificates', { area: 'network' }),
        dangerous('revoke', 'deletes', 'withdraws certificates'),
      ],
      short: 'dsmckal',
      long: [
        'domains',
        'server',
        'email',
        'csr',
        'kid',
        'hmac',
        'key-type',
        'filename',
        'path',
        'http.port',
        'http.webroot',
        'tls.port',
        'dns',
        'dns.resolvers',
        'cert.timeout',
        'days',
      ],
    },
    acts: {
      runs: 'run-hook renew-hook',
      reaches: 's server http.memcached-host',
      writes: 'path http.webroot',
      lowers: 'dns.disable-cp tls-skip-verify',
    },
    data: `d domains a accept-tos m email c csr eab kid hmac k key-type filename http http.port http.proxy-header tls tls.port dns dns.resolvers
      http-timeout dns-timeout pem pfx pfx.pass cert.timeout must-staple no-bundle preferred-chain days reuse-key ari-disable keep reason`,
  },
  'step-ca': {
    area: 'services',
    does: { reads: ['version|help', 'completion'] },
    effects: {
      rows: [
        ordinary('', 'system', 'starts a service that makes certificates', {
          without: '--version --help -h -v',
          unless: /^(?:version|help|completion)$/,
        }),
      ],
    },
    acts: { runs: 'config', reaches: 'resolver issuer', writes: 'pidfile', lowers: 'insecure' },
    data: `password-file ssh-host-password-file ssh-user-password-file issuer-password-file token context acme-http-port acme-tls-port
      acme-strict-fqdn init-password-file`,
  },
  cfssl: {
    area: 'credentials',
    secret: true,
    does: {
      reads: ['version|certinfo|bundle|info|print-defaults|ocspdump|scan'],
      changes: ['gencert|genkey|gencsr|gencrl|sign|selfsign|crl|ocspsign|ocsprefresh'],
    },
    effects: {
      rows: [
        ordinary('serve|ocspserve', 'network', 'serves certificates to other machines'),
        dangerous('revoke', 'deletes', 'withdraws certificates'),
      ],
    },
    acts: { reaches: '-remote remote -address address', runs: '-config config' },
    data: `-ca ca -ca-key ca-key -profile profile -initca initca -hostname hostname -csr csr -cert cert -domain domain -loglevel loglevel
      -self-signed -responder -responder-key -port port -key key -renewca -label -cn`,
  },
  cfssljson: { changes: true, area: 'credentials', acts: { writes: '-bare bare -f' }, data: '-stdout stdout' },
});
