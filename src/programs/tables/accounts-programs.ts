/** Programs: accounts, the firewall and the kernel. */
import { ADDS_ACCOUNT, dangerous, type EffectRow, type Joins, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { CHANGES_ACCOUNTS } from './shared-rows.ts';

/** What makes an account one with the rights of root. Sources: useradd(8) and usermod(8) of shadow 4.13. */
const GIVES_ROOT: readonly EffectRow[] = [
  ordinary('', 'protection', 'makes it a second account of root', { options: '-u --uid', value: /^0+$/, called: String.raw`root uid\s?0` }),
  ordinary('', 'protection', 'gives the account rights of root', {
    options: '-G --groups',
    value: /(?:^|,)(?:sudo|wheel|admin|root|docker|lxd|disk|shadow)(?:,|$)/,
    called: String.raw`sudo wheel admin root docker lxd disk shadow groups?\b rights? privileg permission`,
  }),
];
/** Source: usermod(8) of shadow 4.13. */
const JOINS: Joins = { groups: '-G --groups', only: '-a --append' };
/** Options of adduser that take a value. Source: adduser(8) 3.134. */
const OF_NEW_ACCOUNT = `--gecos --comment --home --shell --ingroup --gid --uid --conf --firstuid --lastuid --firstgid --lastgid`;
const ALL_TRAFFIC = String.raw`(?:all|any|every)\S*\s(?:\S+\s)?(?:traffic|connection|ports?|incoming|outgoing) everything default alles tout todo`;
const IPTABLES_DELETES_OR_LOOKS = '-D --delete -C --check -L --list -S --list-rules';
const NO_PASSWORD = String.raw`delet remov clear empt blank (?:no|without|ohne|sans|sin)\s(?:an?\s|its\s|his\s|her\s)?passw entfern l\xf6sch`;

/** How people ask for the end of an account; to take it out of a group is less. */
const ENDED = String.raw`delet remov drop eras purg wip[ei] kick gone\b get\srid away\b (?:no|any)\s(?:longer|more)\b left\b leav account l\xf6sch entfern weg\b
  supprim effac elimin borr quita rimuov cancell verwijder usu[n\u0144] \u0443\u0434\u0430\u043b \u5220\u9664 \u524a\u9664`;

export const ACCOUNTS = (): Family => ({
  nologin: { reads: true },
  // accounts
  useradd: {
    effects: { rows: [ordinary('', 'system', ADDS_ACCOUNT), ...GIVES_ROOT] },
    unasked: [CHANGES_ACCOUNTS],
    options: {
      gnu: [
        'DFMNOUhlmor G= K= P= R= Z= b= c= d= e= f= g= k= p= s= u=',
        `add-subids-for-system badname base-dir= comment= create-home defaults expiredate= gid= groups= help home-dir= inactive= key=
      no-create-home no-log-init no-user-group non-unique password= prefix= root= selinux-user= shell= skel= system uid= user-group`,
      ],
    },
    instead: { macos: 'sysadminctl -addUser' },
    area: 'accounts',
  },
  adduser: {
    // with two names, the second is that of a group
    effects: {
      rows: [
        ordinary('', 'system', ADDS_ACCOUNT, { most: 1 }),
        ordinary('', 'system', ADDS_ACCOUNT, { options: OF_NEW_ACCOUNT, least: 2 }),
        ordinary('', 'system', 'puts a user into groups', { without: OF_NEW_ACCOUNT, least: 2, most: 2, joins: { only: '' } }),
        ordinary('', 'system', ADDS_ACCOUNT, { least: 3 }),
      ],
    },
    area: 'accounts',
    data: `disabled-password disabled-login gecos comment home shell no-create-home ingroup gid uid system group add-extra-groups q debug allow-bad-names
      force-badname encrypt-home conf firstuid lastuid allow-all-names firstgid lastgid allow-badname`,
  },
  usermod: {
    effects: {
      rows: [
        dangerous('', 'system', 'locks an account', { options: '-L --lock', deed: 'locks' }),
        dangerous('', 'system', 'unlocks an account', { options: '-U --unlock', deed: 'unlocks' }),
        dangerous('', 'system', 'changes the user ID of an account', { options: '-o -u --non-unique --uid' }),
        dangerous('', 'system', 'takes a user out of all other groups', {
          options: '-G --groups',
          without: '-a --append -r --remove',
          called: String.raw`only replac instead exactly set\b nur`,
        }),
        ordinary('', 'system', 'puts a user into groups', { options: '-a --append', deed: 'gives-rights', joins: JOINS }),
        ordinary('', 'system', 'changes a user account', { without: '-a --append' }),
        ...GIVES_ROOT.map((each) => ({ ...each, joins: JOINS })),
      ],
    },
    unasked: [{ ...CHANGES_ACCOUNTS, joins: JOINS }],
    options: {
      gnu: [
        'LUabhmor G= P= R= V= W= Z= c= d= e= f= g= l= p= s= u= v= w=',
        `add-subgids= add-subuids= append badname comment= del-subgids= del-subuids= expiredate= gid= groups= home= inactive= lock
      login= move-home non-unique password= prefix= remove root= selinux-user= shell= uid= unlock`,
      ],
    },
    area: 'accounts',
  },
  userdel: {
    effects: {
      rows: [
        dangerous('', 'system', 'deletes a user account with its home folder and files', {
          options: '-r --remove --remove-home',
          recursive: true,
          called: ENDED,
        }),
        dangerous('', 'system', 'deletes a user account', { without: '-r --remove --remove-home', recursive: true, called: ENDED }),
      ],
    },
    unasked: [CHANGES_ACCOUNTS],
    area: 'accounts',
    data: 'f force R root P prefix Z selinux-user',
  },
  // Source: deluser(8), adduser 3.134
  deluser: {
    effects: {
      rows: [
        dangerous('', 'system', 'deletes a user account with its home folder and files', {
          options: '--remove-home --remove-all-files',
          recursive: true,
          called: ENDED,
        }),
        dangerous('', 'system', 'deletes a user account', { without: '--remove-home --remove-all-files', recursive: true }),
      ],
    },
    unasked: [CHANGES_ACCOUNTS],
    area: 'accounts',
    acts: { writes: 'backup-to' },
    data: 'backup backup-suffix conf group only-if-empty system',
  },
  passwd: {
    effects: {
      rows: [
        dangerous('', 'system', 'locks an account', { options: '-l --lock', deed: 'locks' }),
        dangerous('', 'system', 'unlocks an account', { options: '-u --unlock', deed: 'unlocks' }),
        dangerous('', 'system', 'lets a password expire', { options: '-e --expire' }),
        dangerous('', 'system', 'removes the password of an account', { options: '-d --delete', called: NO_PASSWORD }),
        ordinary('', 'system', 'changes a password', { without: '-S --status -l --lock -u --unlock' }),
      ],
    },
    common: true,
    area: 'accounts',
    data: 'a all expire i inactive k keep-tokens n mindays r repository R root status u unlock w warndays x maxdays',
  },
  chpasswd: {
    effects: { rows: [dangerous('', 'system', 'sets passwords of accounts', { recursive: true })] },
    unasked: [CHANGES_ACCOUNTS],
    area: 'accounts',
    data: 'c crypt-method e encrypted m md5 R root s sha-rounds',
  },
  chsh: { effects: { rows: [] }, area: 'accounts', data: 's shell l list-shells h help v version R root' },
  visudo: {
    effects: { rows: [ordinary('', 'system', 'changes who may run commands as root')] },
    unasked: [CHANGES_ACCOUNTS],
    area: 'accounts',
    acts: { writes: 'f file', queries: 'c check' },
    data: 'c check I no-includes O owner P perms s strict',
  },
  vipw: {
    unasked: [CHANGES_ACCOUNTS],
    effects: { rows: [dangerous('', 'system', 'edits the accounts of the machine')] },
    area: 'accounts',
    data: 'g group p passwd R root s shadow',
  },

  // firewall and protection
  iptables: {
    effects: {
      rows: [
        dangerous('', 'system', 'deletes firewall rules or changes the default policy', {
          options: '-F -X --flush --delete-chain -P --policy',
        }),
        ordinary('', 'system', 'changes the firewall rules', { without: '-L --list -S' }),
        ordinary('', 'system', 'lets traffic through the firewall', {
          options: '-j --jump',
          value: /^ACCEPT$/,
          without: IPTABLES_DELETES_OR_LOOKS,
          deed: 'lets-in',
        }),
        ordinary('', 'system', 'keeps traffic out with the firewall', {
          options: '-j --jump',
          value: /^(?:DROP|REJECT)$/,
          without: IPTABLES_DELETES_OR_LOOKS,
          deed: 'keeps-out',
        }),
      ],
    },
    package: { '*': 'iptables', brew: '' },
    common: true,
    area: 'firewall',
    acts: { runs: 'modprobe' },
    data: `A append C check D delete I insert R replace L list S list-rules F flush Z zero N new X delete-chain P policy E rename-chain 4 6 p protocol s
      source d destination j jump g goto i in-interface o out-interface f fragment c set-counters v verbose n numeric x exact line-numbers w wait m match t
      table dport sport dports sports to-destination to-source to-ports ctstate state limit limit-burst log-prefix log-level comment icmp-type tcp-flags syn
            reject-with mac-source hashlimit-name set-mark uid-owner new-chain ipv4 ipv6 match-set ctorigdstport src-type dst-type mark ctproto
      ctorigsrc ctorigdst`,
  },
  ip6tables: { package: { '*': 'iptables', brew: '' }, like: 'iptables' },
  ufw: {
    effects: {
      rows: [
        dangerous('default allow', 'system', 'lets all traffic through that no rule keeps out', {
          unless: /^out/,
          deed: 'lets-in',
          called: ALL_TRAFFIC,
        }),
        ordinary('default|logging|reload|route|app|delete|limit', 'system', 'changes the firewall rules'),
        ordinary('insert', 'system', 'changes the firewall rules', { unless: /^[1-5]$/ }),
        ordinary('prepend', 'system', 'changes the firewall rules', { unless: /^(?:deny|reject|allow|limit)$/ }),
        ordinary('prepend deny|reject', 'system', 'keeps traffic out with the firewall', { deed: 'keeps-out' }),
        ordinary('insert 1|2|3|4|5 deny|reject', 'system', 'keeps traffic out with the firewall', { deed: 'keeps-out' }),
        ordinary('prepend allow|limit', 'system', 'lets traffic through the firewall', { deed: 'lets-in' }),
        ordinary('insert 1|2|3|4|5 allow|limit', 'system', 'lets traffic through the firewall', { deed: 'lets-in' }),
        dangerous('disable|reset', 'system', 'turns the firewall off or deletes its rules', { deed: 'turns-off' }),
        ordinary('enable', 'system', 'turns the firewall on', { deed: 'turns-on' }),
        ordinary('deny|reject', 'system', 'keeps traffic out with the firewall', { deed: 'keeps-out' }),
        // whoever asks to block somebody has not asked to let him in
        ordinary('allow', 'system', 'lets traffic through the firewall', { deed: 'lets-in' }),
      ],
      everyVerb: true,
    },
    verbs: true,
    package: { '*': 'ufw', brew: '' },
    area: 'firewall',
    data: 'force',
    does: { reads: ['status|version|show|help', 'app list|info'] },
  },
  setenforce: { effects: { rows: [dangerous('0|Permissive', 'system', 'turns SELinux off', { deed: 'turns-off' })] }, area: 'kernel' },
  csrutil: {
    does: { reads: ['status|report', 'authenticated-root status', 'netboot list'] },
    effects: {
      rows: [
        dangerous('disable|clear', 'system', 'turns System Integrity Protection off'),
        dangerous('authenticated-root disable', 'system', 'lets the system volume be changed'),
        ordinary('enable', 'system', 'changes System Integrity Protection'),
        ordinary('authenticated-root|netboot enable|add|remove', 'system', 'changes System Integrity Protection'),
      ],
    },
    area: 'kernel',
  },

  // kernel and boot
  // Source: sysctl(8) of procps 4.0.2
  sysctl: {
    effects: { rows: [ordinary('', 'system', 'changes kernel settings', { options: '-w -p --write --load --system' })] },
    unasked: [
      {
        args: /(?:^| )[a-z][\w./-]*=/i,
        kind: 'system',
        area: 'kernel',
        what: 'changes kernel settings',
        object: /(?:^| )([a-z][\w./-]*)=/i,
      },
    ],
    common: true,
    area: 'kernel',
    data: 'e ignore N names q w p load a all A X b binary r pattern d f system write deprecated n values o x',
  },
  modprobe: {
    effects: { rows: [ordinary('', 'system', 'loads or removes a kernel module')] },
    area: 'kernel',
    data: `a all b use-blacklist c showconfig dump-modversions first-time force-vermagic force-modversion f force i ignore-install ignore-remove n show R
      resolve-alias r remove w wait S set-version show-depends s syslog`,
    acts: { runs: 'C config d dirname' },
  },
  insmod: { effects: { rows: [ordinary('', 'system', 'loads a kernel module')] }, area: 'kernel' },
  rmmod: {
    effects: {
      rows: [
        dangerous('', 'system', 'removes a kernel module', { recursive: true }),
        dangerous('', 'system', 'removes a kernel module that is in use', { options: '-f --force' }),
      ],
    },
    area: 'kernel',
    data: 's syslog',
  },
  grub: { effects: { rows: [dangerous('', 'system', 'changes how the machine starts', { recursive: true })] }, area: 'kernel' },
  'grub-install': {
    like: 'grub',
    acts: { writes: 'root-directory', runs: 'grub-shell' },
    data: 'no-floppy force-lba recheck target bootloader-id removable no-nvram boot-directory efi-directory',
  },
  'update-grub': { like: 'grub' },
  efibootmgr: {
    effects: {
      rows: [
        dangerous('', 'system', 'changes how the machine starts', {
          options: `-B --delete-bootnum -b --bootnum -o --bootorder -c --create -a --active -A --inactive -D --remove-dups -n --bootnext -N
            --delete-bootnext -O --delete-bootorder -t --timeout -T --delete-timeout -w --write-signature -m --mirror-below-4G -M --mirror-above-4G`,
        }),
      ],
    },
    area: 'kernel',
    data: 'L label d disk e edd30 E edd-device g gpt i iface l loader p part r driver u unicode UCS-2 y sysprep',
  },
  chage: {
    area: 'accounts',
    effects: { rows: [ordinary('', 'system', 'changes when a password expires', { without: '-l --list' })] },
    data: 'l list d lastday E expiredate i iso8601 I inactive m mindays M maxdays R root W warndays',
  },
  faillog: {
    area: 'accounts',
    effects: {
      rows: [ordinary('', 'system', 'changes how often a login may fail', { options: '-m --maximum -r --reset -l --lock-secs' })],
    },
    data: 'a all lock-secs maximum reset R root t time u user',
  },
});
