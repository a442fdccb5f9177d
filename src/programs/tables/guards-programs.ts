/** Programs: what guards a machine, its keys and its accounts. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

const CHANGES_BANS = 'changes which hosts are blocked';

export const GUARDS = (): Family => ({
  // SELinux, AppArmor, audits. Sources: the manual page of each: libselinux 3.4, policycoreutils 3.4, apparmor 3.0.8, auditd 3.0.9,
  // aide 0.18.3, fail2ban 1.0.2
  ...each('getsebool sestatus', { reads: true, data: 'a b' }),
  ...each('audit2why sealert', { reads: true, data: 'a b d i l w v all boot input lastreload' }),
  ...each('load_policy chcat', {
    area: 'protection',
    effects: { rows: [ordinary('', 'system', 'changes what programs may do')] },
    data: 'i d L l',
  }),
  semodule: {
    area: 'protection',
    effects: { rows: [ordinary('', 'system', 'changes what programs may do', { without: '-l --list-modules -E --extract' })] },
    data: `R reload B build rebuild-if-modules-changed D disable_dontaudit i install u upgrade b base r remove l list-modules X priority
      e enable d disable E extract s store n noreload N P preserve_tunables C ignore-module-cache c cil H hll m checksum`,
    acts: { writes: 'p path S store-path' },
  },
  fixfiles: {
    area: 'protection',
    does: { reads: ['check|verify'] },
    effects: { rows: [ordinary('restore|relabel|onboot', 'system', 'changes the security context of files')] },
    data: 'B F f R C N M T',
  },
  audit2allow: {
    reads: true,
    acts: { writes: 'M o output' },
    data: 'a all b boot d dmesg D dontaudit i l lastreload m module r requires N noreference R reference x xperms w why',
  },
  augenrules: {
    area: 'protection',
    effects: { rows: [ordinary('', 'system', 'changes what is audited', { without: '--check' })] },
    data: 'check load',
  },
  apparmor_parser: {
    area: 'protection',
    effects: {
      rows: [
        ordinary('', 'system', 'changes what programs may do', {
          without: '-Q --skip-kernel-load -p --preprocess -N --names -d --debug -S --stdout -V --version -h --help',
        }),
      ],
    },
    acts: { runs: 'config-file', writes: 'o ofile L cache-loc' },
    data: `N names p preprocess S stdout purge-cache a add r replace R remove B binary C Complain f apparmorfs policy-features override-policy-abi
      kernel-features M features-file m match-string n namespace-string X readimpliesX k show-cache K skip-cache T skip-read-cache W write-cache
      skip-bad-cache print-cache-dir Q skip-kernel-load warn Werror d D dump j jobs j8 jauto jx4 jx1 max-jobs O optimize abort-on-error
      skip-bad-cache-rebuild print-config-file b base I Include`,
  },
  aide: {
    reads: true,
    effects: {
      rows: [ordinary('', 'system', 'rewrites the list of trusted files', { area: 'protection', options: '-i --init -u --update' })],
    },
    acts: { runs: 'c config B before A after' },
    data: 'check C init i dry-init n update u compare E config-check D path-check p limit l log-level workers W',
  },
  'fail2ban-client': {
    area: 'firewall',
    does: { reads: ['status|ping|version|get|banned|help'] },
    effects: {
      rows: [
        ordinary('set unbanip', 'system', 'lets a host in again', { deed: 'lets-in' }),
        ordinary('unban', 'system', 'lets a host in again', { deed: 'lets-in' }),
        ordinary('set banip', 'system', 'blocks a host', { deed: 'keeps-out' }),
        ordinary('start|stop|reload|restart|add', 'system', CHANGES_BANS),
        ordinary('set addignoreip|delignoreip|bantime|findtime|maxretry|maxmatches|addfailregex|delfailregex', 'system', CHANGES_BANS),
        ordinary(
          'set addlogpath|dellogpath|addaction|delaction|action|idle|usedns|backend|loglevel|logtarget|dbfile',
          'system',
          CHANGES_BANS,
        ),
      ],
      loose: true,
      short: 'cps',
      long: ['conf', 'socket', 'pidfile', 'logtarget', 'syslogsocket', 'pname', 'loglevel'],
    },
    data: 'pname loglevel d dp dump-pretty t test i x b f async timeout str2sec s socket syslogsocket',
    acts: { writes: 'p pidfile logtarget', runs: 'c conf' },
  },
  'fail2ban-regex': {
    reads: true,
    acts: { runs: 'c config' },
    data: `d datepattern timezone TZ e encoding r raw usedns L maxlines m journalmatch l log-level verbosity verbose-date VD D debuggex
      no-check-all o out print-no-missed print-no-ignored print-all-matched print-all-missed print-all-ignored t log-traceback
      full-traceback`,
  },

  // keys and accounts. Sources: the manual page of each: libnss3-tools 3.87, opensc 0.23, gnupg 2.2.40, minisign 0.11, signify-openbsd
  // 31, realmd 0.17, sssd 2.8.2, wpasupplicant 2.10, xauth 1.1.2, passwd 4.13
  pk12util: {
    area: 'credentials',
    effects: {
      rows: [
        ordinary('', 'secret', 'exports keys', { options: '-o' }),
        ordinary('', 'protection', 'imports keys and certificates', { options: '-i' }),
      ],
    },
    acts: { writes: 'o' },
    data: 'i l c C d k K m key-len M cert-key-len n P r w W',
  },
  modutil: {
    area: 'protection',
    effects: { rows: [ordinary('', 'protection', 'changes which libraries hold keys', { without: '-list -rawlist -chkfips' })] },
    acts: { runs: 'libfile -libfile jar -jar rawadd -rawadd string -string' },
    data: `add changepw chkfips create default delete disable enable fips force list rawlist undefault ciphers dbdir dbprefix installdir
      mechanisms newpwfile nocertdb pwfile secmod slot tempdir`,
  },
  'opensc-tool': {
    reads: true,
    effects: {
      rows: [
        ordinary('', 'changes', 'sends commands to a smart card', {
          area: 'credentials',
          options: '-s --send-apdu -S --set-conf-entry -r --reset',
        }),
      ],
    },
    data: `atr a card-driver c list-algorithms info i list-drivers D list-files f list-readers l name n get-conf-entry G set-conf-entry S
      reader r reset send-apdu s serial wait w`,
  },
  'pkcs11-tool': {
    area: 'credentials',
    effects: {
      rows: [
        dangerous('', 'deletes', 'deletes or formats what a token holds', { options: '-b --delete-object --init-token' }),
        ordinary('', 'changes', 'makes or changes keys of a token', {
          options: '-k --keypairgen --keygen -w --write-object -c --change-pin --unlock-pin --init-pin -e --set-id',
        }),
        ordinary('', 'secret', 'uses a key of a token', { options: '-s --sign --decrypt --unwrap --derive' }),
      ],
    },
    acts: { runs: 'module', writes: 'o output-file' },
    data: `attr-from change-pin c unlock-pin hash hash-algorithm id d init-pin init-token input-file i keypairgen k keygen key-type
      usage-sign usage-decrypt usage-derive usage-wrap label a list-mechanisms M list-objects O list-slots L list-token-slots T
      list-interfaces session-rw login l login-type mechanism m mgf moz-cert z pin p puk new-pin sensitive extractable undestroyable
      set-id e show-info I sign s decrypt encrypt unwrap wrap derive derive-pass-der salt-len slot slot-description slot-index
      object-index use-locking test-threads token-label so-pin test t test-hotplug private always-auth allowed-mechanisms test-ec
      test-fork type y verify read-object r delete-object b application-label application-id issuer subject signature-file
      signature-format write-object w generate-random allow-sw iv applicatin-label`,
  },
  gpgconf: {
    reads: true,
    effects: {
      rows: [
        ordinary('', 'system', 'ends, starts or reloads the programs of GnuPG', {
          area: 'processes',
          options: '-K --kill -R --reload --launch',
        }),
        ordinary('', 'settings', 'changes the settings of GnuPG', { options: '--change-options --apply-profile --apply-defaults' }),
      ],
    },
    acts: { runs: 'homedir', writes: 'o output' },
    data: `list-components check-programs list-options change-options check-options apply-profile apply-defaults list-dirs L list-config
      check-config query-swdb reload R launch kill K create-socketdir remove-socketdir n r runtime status-fd`,
  },
  'gpg-connect-agent': {
    typed: true,
    changes: true,
    area: 'credentials',
    acts: { runs: 'agent-program dirmngr-program r run exec raw-socket S homedir' },
    data: 'dirmngr E no-ext-connect no-autostart s subst hex decode',
  },
  gpgv: {
    reads: true,
    acts: { runs: 'homedir', writes: 'o output log-file', lowers: 'ignore-time-conflict' },
    data: 'keyring status-fd logger-fd weak-digest enable-special-filenames',
  },
  minisign: { area: 'credentials', changes: true, acts: { writes: 'o', lowers: 'W' }, data: 'G C R S H l m p P s x c t Q f' },
  'signify-openbsd': { area: 'credentials', changes: true, acts: { lowers: 'n' }, data: 'C G S c e m p s t x z' },
  realm: {
    area: 'accounts',
    passwords: ['--one-time-password[= ]'],
    network: 'talks',
    does: { reads: ['discover|list'] },
    effects: {
      long: ['install', 'one-time-password'],
      short: 'i',
      rows: [
        ordinary('join|leave', 'system', 'joins this machine to a realm, or takes it out'),
        ordinary('permit|deny', 'protection', 'changes who may log in'),
      ],
    },
    data: `unattended a all client-software n name server-software membership-software use-ldaps automatic-id-mapping computer-ou computer-name
      os-name os-version U user user-principal do-not-touch-config remove name-only groups g realm R withdraw x no-password one-time-password`,
    acts: { writes: 'i install' },
  },
  sss_cache: {
    area: 'accounts',
    effects: { rows: [ordinary('', 'changes', 'forgets cached accounts')] },
    data: `E everything u user U users g group G groups n netgroup N netgroups s service S services a autofs-map A autofs-maps ssh-host H
      ssh-hosts r sudo-rule R sudo-rules d domain ?`,
  },
  wpa_passphrase: { reads: true, secret: true },
  xauth: {
    area: 'credentials',
    does: { reads: ['info|version|help'] },
    effects: {
      rows: [
        ordinary('list|nlist|extract|nextract', 'secret', 'shows the keys of the screen'),
        ordinary('add|generate|merge|nmerge|remove', 'changes', 'changes the keys of the screen'),
      ],
    },
    data: 'f i b n',
  },
  vigr: { like: 'vipw' },
});
