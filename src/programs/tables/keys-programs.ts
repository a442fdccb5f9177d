/** Programs: keys and encryption. */
import { dangerous, ordinary, type Unasked } from '../effect-rows.ts';
import type { Family } from '../program.ts';

const GIVES_KEY: Unasked = { args: /^/, what: 'makes one of your SSH keys available to others', kind: 'uploads', area: 'credentials' };

export const KEYS = (): Family => ({
  // keys
  'ssh-keygen': {
    passwords: ['-[NP] ?'],
    files: 'kept',
    options: { gnu: ['ABHKLQUceghiklpquvy C= D= E= F= I= M= N= O= P= R= V= Y= Z= a= b= f= m= n= r= s= t= w= z='] },
    changes: true,
    acts: { runs: 'D w', writes: 'f K', queries: 'R l F y B L H' },
    effects: {
      short: 'CDEFIMNOPRVYZabfmnrstwz',
      rows: [
        ordinary('', 'protection', 'forgets the key of a machine, so that any other is accepted', { options: '-R' }),
        ordinary('', 'changes', 'creates or changes a key', { without: '-l -y -B -L -F -Q -R' }),
      ],
    },
  },
  'ssh-add': {
    files: 'kept',
    effects: {
      rows: [
        ordinary('', 'protection', 'gives the SSH agent your keys', { without: '-l -L -T -d -D -x -X', area: 'credentials' }),
        dangerous('', 'deletes', 'removes keys from the SSH agent', { options: '-d -D -x' }),
      ],
    },
    acts: { runs: 's e S' },
    data: 't E c k H K',
  },
  'ssh-copy-id': { files: 'kept', unasked: [GIVES_KEY], network: 'talks', acts: { runs: 'o F', lowers: 'f' }, data: 'i n p s t x' },
  'ssh-keyscan': { files: 'kept', network: 'talks', reads: true, lists: 'f', data: 't p T f 4 6 H c D v q' },
  sshd: {
    package: { apt: 'openssh-server', dnf: 'openssh-server', '*': 'openssh' },
    effects: { rows: [dangerous('', 'system', 'starts a server for logins', { without: '-t -T' })] },
    acts: { writes: 'E', runs: 'f o' },
    area: 'services',
    data: 'C c D d e g i p u',
  },
  gpg: {
    passwords: ['--passphrase[= ]'],
    files: 'shown',
    secret: true,
    decodes: ['d', 'decrypt', 'dearmor'],
    unasked: [{ args: /--export-secret/, what: 'exports your secret keys', kind: 'secret', area: 'credentials' }],
    package: { apt: 'gnupg', dnf: 'gnupg2', '*': 'gnupg' },
    listed: 'files',
    common: true,
    effects: {
      rows: [
        dangerous('', 'secret', 'shows your secret keys', {
          options: '--export-secret-keys --export-secret-subkeys --export-secret-key',
          called: 'secret privat export back\\s?up mov transfer geheim priv\u00e9 privad segret clave',
        }),
        dangerous('', 'deletes', 'deletes keys', {
          options: '--delete-keys --delete-secret-keys --delete-secret-and-public-key --delete-key',
        }),
        ordinary('', 'secret', 'decrypts a file', { options: '-d --decrypt --decrypt-files' }),
        ordinary('', 'secret', 'shows the key with which a message is encrypted', { options: '--show-session-key' }),
        dangerous('', 'changes', 'revokes a user ID or a signature on a key', { options: '--quick-revoke-uid --quick-revoke-sig' }),
        ordinary('', 'changes', 'changes a smartcard', { options: '--edit-card --card-edit --change-pin' }),
        dangerous('', 'changes', 'writes a file under a name that the encrypted data contains', { options: '--use-embedded-filename' }),
        ordinary('', 'changes', 'changes your keys', {
          options: `--quick-set-expire --gen-key --generate-key --full-gen-key --full-generate-key --quick-gen-key --quick-generate-key --edit-key --import
            --sign-key --lsign-key --quick-add-key --passwd --gen-revoke --fast-import --generate-revocation --desig-revoke
            --generate-designated-revocation --quick-sign-key --quick-lsign-key --quick-add-uid --quick-set-primary-uid
            --change-passphrase --rebuild-keydb-caches --auto-key-import`,
        }),
        ordinary('', 'network', 'talks to a key server', {
          options:
            '--recv-keys --receive-keys --refresh-keys --search-keys --fetch-keys --locate-keys --locate-external-keys --auto-key-retrieve',
        }),
        ordinary('', 'uploads', 'sends a key to a key server', { options: '--send-keys' }),
        dangerous('', 'system', 'changes whom you trust', { options: '--import-ownertrust --update-trustdb --tofu-policy' }),
        ordinary('', 'changes', 'writes an encrypted or signed file', {
          options: '-e --encrypt -s --sign -b --detach-sign --clearsign --clear-sign -c --symmetric',
        }),
      ],
      everyVerb: true,
    },
    area: 'credentials',
    acts: {
      runs: 'options homedir agent-program dirmngr-program gpgconf-program photo-viewer exec-path load-extension command-file',
      writes: 'o output status-file logger-file attribute-file log-file primary-keyring',
      reaches: 'keyserver keyserver-options auto-key-locate',
      lowers: `trust-model trusted-key always-trust ignore-time-conflict allow-weak-digest-algos skip-verify no-tty-checks allow-weak-key-signatures
        ignore-mdc-error ignore-crc-error ignore-valid-from allow-non-selfsigned-uid no-require-cross-certification faked-system-time
        override-compliance-check allow-multiple-messages preserve-permissions`,
    },
    data: `k list-keys K list-secret-keys r recipient u local-user a armor verify fingerprint with-colons keyid-format list-sigs check-sigs
      list-packets v verbose q quiet batch yes no-tty default-key export import-options with-fingerprint dearmor enarmor version card-status print-md
      n dry-run dump-options no-default-keyring keyring show-keys with-keygrip with-subkey-fingerprint export-options hidden-recipient
      list-public-keys check-signatures list-signatures list-options verify-options with-key-data with-secret with-key-origin with-wkd-hash
      with-icao-spelling R encrypt-to hidden-encrypt-to compress-algo cipher-algo digest-algo cert-digest-algo personal-cipher-preferences
      personal-digest-preferences personal-compress-preferences s2k-cipher-algo s2k-digest-algo s2k-mode s2k-count status-fd logger-fd attribute-fd
      textmode t z compress-level comment no-comments emit-version no-emit-version throw-keyids no-throw-keyids sig-notation cert-notation
      set-notation set-filename display-charset debug-level ask-cert-level default-cert-level min-cert-level no-greeting no-permission-warning
      no-secmem-warning expert no-expert fast-list-mode fixed-list-mode legacy-list-mode max-output list-config list-gcrypt-config gpgconf-list
      interactive i multifile store print-mds warranty default-recipient default-recipient-self no-default-recipient no-default-recipient-self
      no-auto-key-retrieve no-auto-key-locate no-auto-key-import gen-random no-armor list-only utf8-strings no-verbose input-size-hint show-photos
      no-show-photos openpgp gnupg rfc4880 compliance default-new-key-algo default-sig-expire default-cert-expire sender try-secret-key
      try-all-secrets check-trustdb encrypt-files passphrase-repeat verify-files export-ssh-key export-ownertrust gen-prime no-batch enable-large-rsa
      disable-large-rsa enable-dsa2 disable-dsa2 secret-keyring no-utf8-strings no-options bzip2-compress-level bzip2-decompress-lowmem
      mangle-dos-filenames no-mangle-dos-filenames no-ask-cert-level no-sig-cache auto-check-trustdb no-auto-check-trustdb use-agent no-use-agent
      gpg-agent-info disable-dirmngr no-autostart lock-once lock-multiple exit-on-status-write-error limit-card-insert-tries no-random-seed-file
      require-secmem no-require-secmem require-cross-certification recipient-file f hidden-recipient-file F no-encrypt-to ungroup no-groups
      skip-hidden-recipients no-skip-hidden-recipients key-origin import-filter export-filter no-textmode force-v3-sigs no-force-v3-sigs
      force-v4-certs no-force-v4-certs force-mdc disable-signer-uid include-key-block rfc4880bis pgp7 pgp8 min-rsa-length require-compliance
      debug-iolbf enable-progress-filter N sig-policy-url cert-policy-url set-policy-url sig-keyserver-url for-your-eyes-only no-for-your-eyes-only
      no-use-embedded-filename disable-cipher-algo disable-pubkey-algo not-dash-escaped escape-from-lines no-escape-from-lines passphrase-fd
      pinentry-mode passphrase-file no-symkey-cache request-origin command-fd no-allow-non-selfsigned-uid allow-freeform-uid weak-digest no-keyring
      override-session-key override-session-key-fd ask-sig-expire no-ask-sig-expire ask-cert-expire no-ask-cert-expire force-sign-key forbid-gen-key
      allow-secret-key-import no-allow-multiple-messages enable-special-filenames default-preference-list default-keyserver-url gpgconf-test
      show-keyring show-notation no-show-notation show-policy-url no-show-policy-url`,
  },
  openssl: {
    socket: true,
    passwords: ['-(?:pass|passin|passout)\\s+["\']?pass:', '-k\\s+'],
    network: 'talks',
    files: 'shown',
    decodes: ['d'],
    open: true,
    verbs: true,
    pages: true,
    package: { '*': 'openssl', brew: 'openssl@3' },
    listed: 'files',
    common: true,
    changes: true,
    does: {
      reads: [
        'version|dgst|md5|sha1|sha256|sha384|sha512|asn1parse|ciphers|errstr|help|list|speed|prime|rand|verify|info|x509|crl|nseq',
        's_time|storeutl|passwd|ts|base64|crl2pkcs7|sess_id|fipsinstall',
      ],
      changes: [
        'genrsa|genpkey|gendsa|ecparam|dhparam|dsaparam|req|ca|pkcs7|cms|smime|spkac|rehash|pkeyparam|cmp|pkcs12|pkey|rsa|ec|dsa|enc',
        'pkeyutl|rsautl|pkcs8',
      ],
    },
    effects: {
      rows: [
        dangerous('s_server|ocsp', 'network', 'opens a server on this machine', { options: '-port -accept -www -WWW -HTTP' }),
        ordinary('s_client', 'network', 'opens a connection to another machine'),
      ],
    },
    acts: {
      runs: '-engine -provider -provider-path -config -extfile -inkey_engine -keyform -rand_engine',
      reaches: '-connect -proxy -host -url -issuer -accept',
      writes: '-out -keyout -writerand -msgfile -keylogfile -certout',
      lowers: '-verify_quiet -allow_proxy_certs -no_check_time -nodes',
    },
    data: `-in -inform -outform -noout -text -subj -newkey -days -x509 -new -key -keyin -sha256 -subject -dates -fingerprint
      -serial -modulus -pubkey -pubout -pubin -servername -showcerts -CAfile -CApath -purpose -startdate -enddate -checkend
      -name -aes256 -aes-256-cbc -salt -pbkdf2 -iter -d -e -a -base64 -hex -md -addext -sign -verify -signature -export
      -nokeys -clcerts -cacerts -pass -passin -passout -k -brief -status -tls1_2 -tls1_3 -starttls -verify_return_error
      -set_serial -CA -CAkey -CAcreateserial -genkey -nameopt -certopt -ext -alpn -sess_out -check -algorithm -pkeyopt -A
      -bits`,
  },
});
