/** Programs: stores of secrets, and keys. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { changesForOthers, deletesOnServer } from './shared-rows.ts';

export const SECRETS = (): Family => ({
  // secrets
  sops: {
    area: 'credentials',
    does: { changes: ['edit|encrypt|rotate|updatekeys|set|unset|publish|groups'] },
    effects: {
      long: [
        'input-type',
        'output-type',
        'output',
        'extract',
        'age',
        'kms',
        'pgp',
        'config',
        'encrypted-regex',
        'add-age',
        'rm-age',
        'add-pgp',
        'rm-pgp',
      ],
      rows: [
        ordinary('', 'changes', 'encrypts or changes a file of secrets', { options: '-e --encrypt -r --rotate -i --in-place' }),
        ordinary('', 'protection', 'changes who can read the secrets', { options: '--add-age --rm-age --add-pgp --rm-pgp' }),
        ordinary('', 'changes', 'opens a file of secrets in an editor', {
          operand: /\.(?:ya?ml|json|env|ini)$/,
          without: '-d --decrypt -e --encrypt -r --rotate',
        }),
        dangerous('decrypt', 'secret', 'shows encrypted secrets'),
        dangerous('', 'secret', 'shows encrypted secrets', { options: '-d --decrypt' }),
      ],
    },
    wraps: { subcommand: ['exec-env', 'exec-file'], operands: 1, inner: 'first' },
    leaves: /^/,
    acts: { writes: 'output', runs: 'config keyservice' },
    data: `e encrypt d decrypt input-type output-type extract age kms pgp gcp-kms azure-kv hc-vault-transit encrypted-regex r rotate verbose s
      show-master-keys ignore-mac add-age rm-age add-pgp rm-pgp i in-place`,
  },
  age: {
    changes: true,
    decodes: ['d', 'decrypt'],
    acts: { writes: 'o output', runs: 'j' },
    data: 'e encrypt d decrypt r recipient R recipients-file p passphrase a armor i identity',
  },
  rage: { like: 'age' },
  'age-keygen': {
    effects: { rows: [ordinary('', 'secret', 'creates and shows a key', { without: '-y' })] },
    acts: { writes: 'o output' },
    data: 'y',
  },
  mkcert: {
    area: 'credentials',
    changes: true,
    effects: { rows: [dangerous('', 'system', 'changes which certificates this machine trusts', { options: '-install -uninstall' })] },
    data: '-cert-file -key-file -p12-file -client -ecdsa -pkcs12 -csr -CAROOT',
  },
  step: {
    network: 'talks',
    area: 'credentials',
    does: {
      reads: [
        'ca provisioner list',
        'version|help|path',
        'certificate inspect|verify|fingerprint|lint|needs-renewal',
        'ca health|roots|root',
      ],
      changes: ['certificate create|sign|bundle|format|key|p12', 'crypto', 'oauth|base64', 'ca init|certificate|renew|token|bootstrap'],
    },
    effects: {
      rows: [
        ordinary('ca provisioner add|update', 'protection', 'changes who gets certificates of an authority', {
          called: 'provision acme issu',
        }),
        dangerous('ca provisioner remove', 'deletes', 'removes a way to get certificates of an authority'),
        dangerous('certificate install|uninstall', 'system', 'changes which certificates this machine trusts'),
        ordinary('ca init', 'secret', 'makes the keys of an authority'),
        ordinary('ca certificate|renew|token|root|roots|init', 'changes', 'overwrites the files that it writes', { options: '--force -f' }),
        ordinary('certificate create|sign|bundle|key|p12', 'changes', 'overwrites the files that it writes', { options: '--force -f' }),
      ],
    },
    acts: { lowers: 'insecure no-password', reaches: 'ca-url' },
    data: `format short bundle kty curve crv size not-after not-before san profile kid roots servername expires-in provisioner name dns
      address deployment-type password-file provisioner-password-file ssh acme type`,
  },
  chamber: {
    area: 'credentials',
    network: 'talks',
    does: { reads: ['list|list-services|version|history|tag'] },
    wraps: { subcommand: ['exec'], dashes: true, inner: 'argv' },
    effects: {
      rows: [
        dangerous('list', 'secret', 'shows stored secrets', { options: '-e --expand' }),
        dangerous('read|export|env|find', 'secret', 'shows stored secrets'),
        changesForOthers('write|import'),
        deletesOnServer('delete'),
      ],
    },
    leaves: /^/,
  },
  saml2aws: {
    area: 'credentials',
    network: 'talks',
    does: { reads: ['list-roles'], changes: ['login|configure|console'] },
    wraps: { subcommand: ['exec'], dashes: true, inner: 'argv' },
    effects: { rows: [dangerous('script', 'secret', 'shows your keys')] },
    leaves: /^/,
  },
  granted: {
    area: 'credentials',
    network: 'talks',
    does: { reads: ['browser|doctor', 'sso list', 'credentials list'], changes: ['sso|credentials|registry|settings'] },
  },
  assume: {
    area: 'credentials',
    network: 'talks',
    effects: { rows: [ordinary('', 'secret', 'puts keys of an account into the shell')] },
    wraps: { script: ['exec'], inner: 'none' },
  },
  bw: {
    area: 'credentials',
    network: 'talks',
    does: { reads: ['status|sync|update|completion|generate'], changes: ['login|logout|lock|create|edit|confirm|move|encode'] },
    effects: {
      rows: [
        dangerous('config', 'uploads', 'changes the server that your passwords are sent to', { least: 3 }),
        ordinary('config', 'network', 'shows the server of your passwords'),
        dangerous('get|list|export|unlock|receive|send|serve', 'secret', 'shows stored passwords'),
        dangerous('delete|restore|import', 'deletes', 'deletes stored passwords'),
      ],
    },
    data: `search pretty uppercase lowercase number special length includeNumber words separator capitalize passphrase url organizationid
      collectionid folderid trash nointeraction raw format password response`,
    acts: { writes: 'output' },
  },
  lpass: { like: 'bw', acts: { lowers: 'trust plaintext-key' }, data: 'l long sync username password url notes field id name clip c' },
  gopass: {
    area: 'credentials',
    does: {
      reads: ['ls|list|find|search|version|help|audit'],
      changes: ['insert|generate|edit|mv|cp|init|clone|sync|setup|create|git|fsck'],
    },
    effects: {
      rows: [
        dangerous('recipients add|rm|remove', 'uploads', 'changes who can read your passwords'),
        ordinary('recipients', 'network', 'shows who can read your passwords'),
        ordinary('config', 'settings', 'changes the settings of gopass', { least: 3 }),
        dangerous('show|cat|otp|grep', 'secret', 'shows stored passwords'),
        dangerous('rm|delete|unlink', 'deletes', 'deletes stored passwords'),
      ],
    },
    secret: true,
  },
  'git-crypt': {
    area: 'repository',
    does: { reads: ['status|ls-gpg-users'], changes: ['init|lock|unlock|add-gpg-user'] },
    effects: { rows: [dangerous('export-key', 'secret', 'shows the key of the repository')], short: 'k', long: ['key-name'] },
    acts: { lowers: 'trusted' },
    data: 'e u k key-name n no-commit',
  },
  'ssh-agent': { prints: /^(?:-[sck]+)?$/, wraps: { short: 'aEtOP', inner: 'argv' }, acts: { runs: 'P' }, data: 's c k D d' },
  certutil: {
    area: 'credentials',
    changes: true,
    acts: { writes: 'o', lowers: 'empty-password' },
    data: `H K L O U V h a b c d e f g i k l m n P p r s t u w x y z Z X simple-self-signed dump-ext-val email extGeneric pss pss-sign 1 2 3 4 5 6 7 8
      keyUsage nsCertType extKeyUsage extAIA extSIA extCP extPM extPC extIA extSKID extNC extSAN keyAttrFlags keyOpFlagsOn keyOpFlagsOff new-n source-dir
      source-prefix upgrade-id upgrade-token-name`,
    effects: {
      rows: [
        dangerous('', 'deletes', 'deletes a certificate', { options: '-D' }),
        dangerous('', 'deletes', 'deletes a private key', { options: '-F' }),
        dangerous('', 'deletes', 'deletes the keys of a database', { options: '-T' }),
        ordinary('', 'system', 'changes which certificates programs trust', { options: '-A -E -M -S' }),
        ordinary('', 'system', 'changes the password of the keys', { options: '-W' }),
        ordinary('', 'changes', 'makes keys or certificates', { options: '-C -G -N -R' }),
      ],
    },
  },
  keytool: {
    area: 'credentials',
    changes: true,
    effects: {
      rows: [
        dangerous('', 'system', 'changes which certificates Java trusts', {
          options: '-cacerts',
          without: '-list -export -exportcert -printcert -certreq',
        }),
      ],
    },
    data: `-list -v -keystore -alias -storepass -genkeypair -keyalg -keysize -validity -import -importcert -file -export -exportcert
      -storetype -printcert -rfc -noprompt -trustcacerts printcertreq printcrl showinfo ext protected`,
  },
  pwgen: { reads: true },
  uuidgen: { lines: 'made', reads: true },
  fscrypt: {
    area: 'disks',
    does: { reads: ['status'] },
    effects: {
      rows: [
        ordinary('encrypt|unlock|lock|setup|metadata', 'system', 'changes encrypted folders'),
        dangerous('purge', 'system', 'removes keys of encrypted folders'),
      ],
    },
  },
  hashcat: {
    changes: true,
    area: 'credentials',
    effects: { rows: [ordinary('', 'secret', 'shows passwords that it recovered', { options: '--show' })] },
    acts: { writes: 'o outfile potfile-path debug-file outfile-check-dir restore-file-path induction-dir' },
    data: `m hash-type a attack-mode force stdin-timeout-abort machine-readable keep-guessing self-test-disable loopback b benchmark hex-salt hex-charset
      hex-wordlist runtime status status-timer outfile-format outfile-autohex-disable p separator username left stdout potfile-disable debug-mode c
      segment-size r rules-file g generate-rules generate-rules-func-min generate-rules-func-max generate-rules-seed 1 custom-charset1 2 custom-charset2 3
      custom-charset3 4 custom-charset4 increment increment-min increment-max markov-disable markov-classic t markov-threshold session restore
      restore-disable outfile-check-timer wordlist-autohex-disable remove-timer encoding-from encoding-to logfile-disable hccapx-message-pair
      nonce-error-corrections keyboard-layout-mapping truecrypt-keyfiles veracrypt-keyfiles veracrypt-pim benchmark-all speed-only progress-only bitmap-min
      bitmap-max cpu-affinity example-hashes I opencl-info opencl-platforms d opencl-devices D opencl-device-types opencl-vector-width O
      optimized-kernel-enable w workload-profile n kernel-accel u kernel-loops T kernel-threads spin-damp hwmon-disable hwmon-temp-abort scrypt-tmto s skip l
      limit keyspace j rule-left k rule-right S slow-candidates brain-server z brain-client brain-client-features brain-host brain-port brain-password
      brain-session brain-session-whitelist markov-hcstat2`,
  },
  john: {
    changes: true,
    area: 'credentials',
    effects: { rows: [ordinary('', 'secret', 'shows passwords that it recovered', { options: '--show -show' })] },
    acts: { runs: 'config external e', writes: 'pot session -makechars' },
    data: `-format format -groups groups -incremental incremental -restore restore -rules rules -salts salts -savemem -shells shells -single single -status
      status -stdin stdin -stdout stdout -test test -users users -wordlist wordlist`,
  },
  vault: {
    passwords: ['login\\s+(?!-)'],
    effects: {
      loose: true,
      rows: [
        dangerous('kv get', 'secret', 'shows a stored secret'),
        dangerous('read|unwrap|login|transit|ssh|pki', 'secret', 'shows a stored secret'),
        dangerous('token create', 'secret', 'shows a stored secret'),
        dangerous('print token', 'secret', 'shows a stored secret'),
        dangerous(
          'operator|namespace|plugin|policy|auth|secrets|audit|token|lease|proxy|agent|server init|unseal|seal|rekey|generate-root',
          'system',
          'changes Vault',
        ),
        dangerous(
          'operator|namespace|plugin|policy|auth|secrets|audit|token|lease|proxy|agent|server step-down|raft|migrate|write|register',
          'system',
          'changes Vault',
        ),
        dangerous(
          'operator|namespace|plugin|policy|auth|secrets|audit|token|lease|proxy|agent|server enable|tune|move|fmt|create',
          'system',
          'changes Vault',
        ),
        ordinary('write|patch', 'changes', 'changes stored secrets'),
        ordinary('kv put|patch|rollback|metadata', 'changes', 'changes stored secrets'),
        dangerous('delete', 'deletes', 'deletes stored secrets', { options: '-f -force' }),
        dangerous('kv delete|metadata', 'deletes', 'deletes stored secrets', { options: '-f -force' }),
        dangerous('server|agent|proxy', 'system', 'starts a server'),
        dangerous('secrets|auth|audit disable', 'deletes', 'disables a part of Vault and deletes its data'),
        dangerous('kv|token|lease destroy|revoke|undelete', 'deletes', 'destroys secrets or revokes access'),
        ordinary('read', 'secret', 'shows a stored secret'),
        ordinary('kv get', 'secret', 'shows a stored secret'),
      ],
    },
    package: true,
    unasked: [{ args: /^operator generate-root\b.*-decode/, kind: 'secret', area: 'credentials', what: 'shows a token for all of Vault' }],
    area: 'credentials',
    network: 'talks',
    does: {
      reads: [
        'status|version|list|path-help|debug|monitor|events',
        'operator members',
        'operator raft list-peers',
        'auth|secrets|audit|policy|kv|plugin|namespace list',
        'auth help',
        'policy read',
        'token lookup|capabilities',
        'kv metadata get',
        'lease lookup',
      ],
      changes: ['token|lease renew'],
    },
    acts: {
      reaches: 'address agent-address -address -agent-address -dev-listen-address',
      lowers: 'tls-skip-verify -tls-skip-verify',
      runs: '-config config -ca-cert',
    },
    data: `-method -detailed -no-print -no-store -accessor -dev -dev-root-token-id -format -field -namespace -ns -version -mount
      -output-policy -non-interactive -path -description -ttl -period -policy -use-limit -display-name -prefix -wrap-ttl -log-level
            -cas -delete-version-after -max-versions -init -nonce -decode -otp -renewable -orphan -no-default-policy -self -key-shares -key-threshold
      -pgp-keys -recovery-shares -recovery-threshold -status -cancel`,
  },
});
