/** Programs: groups and directories of accounts, tickets, passwords and disk quotas. */
import { dangerous, type Joins, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { CHANGES_ACCOUNTS, each } from './shared-rows.ts';

/** Source: gpasswd(1) of shadow 4.16. */
const GPASSWD_JOINS: Joins = { account: '-a --add', only: '' };

export const REALMS = (): Family => ({
  // accounts and groups of this machine, wherever they are stored; newgrp starts a shell with one more of the groups that one has.
  // Sources: gpasswd(1) and newgrp(1) of shadow 4.16, getent(1) of glibc 2.41
  newgrp: { changes: true, common: true, data: 'c' },
  gpasswd: {
    effects: {
      rows: [
        ordinary('', 'system', 'takes a user out of a group', { options: '-d --delete', deed: 'takes-rights' }),
        ordinary('', 'system', 'puts a user into groups', {
          options: '-a --add -A --administrators',
          deed: 'gives-rights',
          joins: GPASSWD_JOINS,
        }),
        ordinary('', 'system', 'changes a group', { without: '-d --delete -a --add' }),
      ],
    },
    unasked: [{ ...CHANGES_ACCOUNTS, joins: GPASSWD_JOINS }],
    area: 'accounts',
    data: 'a add d delete A administrators M members Q root r remove-password R restrict',
  },
  groupadd: {
    unasked: [CHANGES_ACCOUNTS],
    effects: { rows: [ordinary('', 'system', 'adds a group')] },
    area: 'accounts',
    data: `f force g gid K key o non-unique p password r system R root P prefix U users add-extra-groups allow-all-names allow-bad-names comment
      disabled-login disabled-password firstuid lastuid firstgid lastgid force-badname allow-badname group home ingroup no-create-home shell uid gecos conf`,
  },
  addgroup: { like: 'groupadd' },
  groupmod: {
    unasked: [CHANGES_ACCOUNTS],
    effects: { rows: [ordinary('', 'system', 'changes a group')] },
    area: 'accounts',
    data: `a append g gid n new-name o non-unique p password R root P prefix U users add d delete Q r remove-password restrict A administrators M members`,
  },
  groupdel: {
    effects: { rows: [dangerous('', 'system', 'deletes a group', { recursive: true })] },
    unasked: [CHANGES_ACCOUNTS],
    area: 'accounts',
    data: 'f force R root P prefix',
  },
  delgroup: {
    like: 'groupdel',
    acts: { writes: 'backup-to' },
    data: 'force R root P prefix backup backup-suffix conf only-if-empty system group',
  },
  getent: {
    reads: true,
    unasked: [
      { args: /(?:^| )g?shadow(?: |$)/, kind: 'secret', area: 'credentials', what: 'shows the hashes of passwords' },
      {
        args: /(?:^| )a?hosts(?:v[46])? .*[$`]/,
        kind: 'uploads',
        area: 'uploads',
        what: 'asks name servers for what is only known when it runs',
      },
    ],
    leaves: 'nothing',
    common: true,
  },

  // LDAP. Sources: the manual page of each, ldap-utils 2.5.13
  ...each('ldapadd ldapmodify ldapmodrdn', {
    network: 'talks',
    effects: { rows: [ordinary('', 'changes', 'changes entries of the directory', { area: 'accounts' })] },
    acts: { writes: 'S', reaches: 'H' },
    data: 'd n a c f M x D W w y P e E o O I Q N U R X Y Z r s',
  }),
  ldapdelete: {
    network: 'talks',
    effects: { rows: [dangerous('', 'deletes', 'deletes entries of the directory', { area: 'accounts' })] },
    acts: { reaches: 'H' },
    data: 'd n c f r z M x D W w y P e E o O I Q N U R X Y Z',
  },
  ldappasswd: {
    network: 'talks',
    effects: { rows: [ordinary('', 'system', 'changes a password', { area: 'accounts' })] },
    acts: { reaches: 'H' },
    data: 'd n A a t S s T x D W w y e E o O I Q N U R X Y Z',
  },
  ...each('ldapwhoami ldapcompare', { network: 'talks', acts: { reaches: 'H' }, data: 'd n x D W w y e E o O I Q N U R X Y Z z M P' }),

  // Kerberos. Sources: the manual page of each, krb5-user 1.20.1
  kinit: {
    network: 'talks',
    effects: { rows: [ordinary('', 'secret', 'logs in and keeps a ticket', { area: 'credentials' })] },
    data: 'l s r f F p P a A C E R k t n I T c S X request-pac no-request-pac',
  },
  klist: {
    reads: true,
    effects: { rows: [ordinary('', 'secret', 'shows keys', { options: '-K', area: 'credentials' })] },
    data: 'e l A c f s a n C k i t d',
  },
  kdestroy: { effects: { rows: [ordinary('', 'deletes', 'deletes tickets', { area: 'credentials' })] }, data: 'A c p' },
  kvno: { network: 'talks', changes: true, acts: { writes: 'out-cache' }, data: 'c e k u P S I U F cached-only no-store u2u' },
  kpasswd: { network: 'talks', effects: { rows: [ordinary('', 'system', 'changes a password', { area: 'accounts' })] } },

  // secrets. Sources: the manual page of each: keepassxc 2.7.4, oathtool 2.6.7, dropbear 2022.83, steghide 0.5.1
  'keepassxc-cli': {
    area: 'credentials',
    does: {
      reads: ['analyze|db-info|diceware|estimate|generate|help|list|ls|search|exit|quit|close'],
      changes: ['add|db-create|db-edit|edit|mkdir|mv|import|merge|attachment-import|open'],
    },
    effects: {
      rows: [
        ordinary('show|clip|export|attachment-export', 'secret', 'shows or copies passwords'),
        dangerous('rm|rmdir|attachment-rm', 'deletes', 'deletes passwords'),
      ],
    },
    verbs: true,
    acts: { runs: 'okon', writes: 'set-key-file', lowers: 'unset-password unset-key-file' },
    data: `debug-info k key-file no-password y yubikey d key-file-from no-password-from yubikey-from s same-credentials u username url
      notes p password-prompt g generate t title a advanced H hibp attribute totp b best set-password decryption-time attributes all
      show-protected show-attachments W words w word-list f format R recursive flatten L length l lower U upper n numeric special e
      extended x exclude exclude-similar every-group stdout`,
  },
  oathtool: {
    effects: { rows: [ordinary('', 'secret', 'shows one-time passwords', { area: 'credentials' })] },
    data: 'hotp totp b base32 c counter s time-step-size S start-time N now d digits w window',
  },
  dropbearkey: { area: 'credentials', changes: true, acts: { writes: 'f' }, data: 't s y B' },
  dropbearconvert: { area: 'credentials', changes: true, writes: { how: 'copies' } },
  steghide: {
    does: {
      reads: ['info|encinfo|version|license|help|--info|--encinfo|--version|--license|--help'],
      changes: ['embed|extract|--embed|--extract'],
    },
    verbs: true,
    acts: { writes: 'sf -sf stegofile xf -xf extractfile' },
    data: 'ef embedfile cf coverfile e encryption z compress Z dontcompress K nochecksum N dontembedname p passphrase f force',
  },

  // quotas. Sources: the manual page of each, quota 4.06
  quota: {
    reads: true,
    data: `F format g group u user P project s human-readable always-resolve p raw-grace i no-autofs l local-only A all-nfs f
      filesystem-list filesystem m no-mixed-pathnames Q quiet-refuse w no-wrap show-mntpoint hide-device`,
  },
  repquota: {
    reads: true,
    data: `a all c cache C no-cache t truncate-names n no-names s human-readable p raw-grace i no-autofs F format g group P project u
      user O output`,
  },
  quotacheck: {
    area: 'disks',
    effects: { rows: [ordinary('', 'system', 'checks how much disk space users have', {})] },
    data: `b backup d u user g group c create-files f force M try-remount m no-remount i interactive n use-first-dquot F format a all R
      exclude-root`,
  },
  ...each('quotaon quotaoff', {
    area: 'disks',
    effects: { rows: [ordinary('', 'system', 'switches limits of disk space on or off', { without: '-p --print-state' })] },
    data: 'F format a all u user g group P project p print-state x xfs-command f off',
  }),
  ...each('setquota edquota', {
    area: 'accounts',
    effects: { rows: [ordinary('', 'system', 'changes how much disk space users may have')] },
    data: `r remote m no-mixed-pathnames F format u user g group P project p prototype always-resolve b batch c continue-batch t
      edit-period T edit-times a all f filesystem`,
  }),

  // machines in a domain of FreeIPA. Sources: ipa-client-install(1) 4.10, getcert(1) of certmonger 0.79
  'ipa-client-install': {
    area: 'accounts',
    network: 'talks',
    passwords: ['(?:--password|-w)[= ]'],
    effects: {
      rows: [
        dangerous('', 'system', 'joins this machine to a domain, which changes who may log in', { without: '--uninstall' }),
        dangerous('', 'system', 'takes this machine out of its domain', { options: '--uninstall' }),
      ],
    },
    acts: { reaches: 'server ntp-server', lowers: 'force no-dnssec-validation' },
    data: `uninstall U unattended mkhomedir domain realm p principal w password W hostname fixed-primary N no-ntp force-join no-ssh no-sshd
      no-sudo no-dns-sshfp enable-dns-updates ssh-trust-dns permit subid d debug`,
  },
  'ipa-getcert': {
    area: 'credentials',
    network: 'talks',
    does: { reads: ['list|list-cas|status'] },
    effects: {
      rows: [
        ordinary('request|start-tracking|resubmit|rekey|refresh', 'changes', 'gets or renews a certificate'),
        ordinary('stop-tracking|remove-ca', 'changes', 'renews a certificate no longer'),
      ],
    },
    acts: { runs: 'B C', writes: 'f k' },
    data: 'd n i I r R v w K N D U E A',
  },
});
