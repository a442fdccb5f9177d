/** Programs: labels of SELinux and other guards of a machine, and keys of the kernel. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family, Program } from '../program.ts';
import { each } from './shared-rows.ts';

const CHANGES_RULES = 'changes what programs may do';

const READS_POLICY: Program = {
  reads: true,
  data: `A allow auditallow dontaudit neverallow allowxperm auditallowxperm dontauditxperm neverallowxperm T type_trans type_member type_change
      role_allow role_trans range_trans s source t target D default c class p perm b bool -ds -dt -eb -ep -Sp -rs -rt -rc -rd -rb a attribute
      r role u user category common constrain fs_use genfscon initialsid netifcon nodecon permissive polcap portcon sensitivity typebounds
      validatetrans mlsconstrain mlsvalidatetrans property level all x expand flat stats S l m w`,
};

export const LABELS = (): Family => ({
  // SELinux. Sources: the manual page of each: libselinux 3.4, policycoreutils 3.4, setools 4.4; runcon(1) of coreutils 9.1
  ...each('getenforce selinuxenabled selinuxexeccon matchpathcon', { reads: true, data: 'm n N f p P V' }),
  ...each('getfilecon getpidcon getseuser getconlist getdefaultcon', { reads: true }),
  secon: {
    reads: true,
    data: `P prompt C u user r role t type s sensitivity c clearance m mls-range R raw f file L link p pid pid-exec pid-fs pid-key current self
      current-exec self-exec current-fs self-fs current-key self-key parent parent-exec parent-fs parent-key`,
  },
  ...each('sesearch seinfo sediff sedta seinfoflow', READS_POLICY),
  sechecker: { reads: true, acts: { writes: 'o' } },
  ...each('setsebool togglesebool', {
    area: 'protection',
    effects: {
      rows: [
        ordinary('', 'protection', CHANGES_RULES, {
          called: String.raw`let\b allow permit set\b enabl disabl turn switch toggl boolean on\b off\b erlaub autor`,
        }),
      ],
    },
    data: 'P N V',
  }),
  setfiles: {
    area: 'protection',
    effects: { short: 'cefoT', rows: [ordinary('', 'system', 'changes the security context of files', { without: '-n -c' })] },
    acts: { writes: 'o' },
    data: 'c C d e E f F ? i I D l m n p r s W 0 T',
  },
  restorecon_xattr: {
    area: 'protection',
    does: { reads: [''] },
    effects: { rows: [ordinary('', 'system', 'removes marks of checked files', { options: '-d -D' })] },
    data: 'm n r e f',
  },
  setfilecon: { area: 'protection', effects: { rows: [ordinary('', 'system', 'changes the security context of files')] } },
  sefcontext_compile: { changes: true, acts: { writes: 'o' }, data: 'p r' },
  genhomedircon: { area: 'protection', effects: { rows: [ordinary('', 'system', 'changes which security context files have')] } },
  runcon: {
    wraps: { short: 'turl', long: ['type', 'user', 'role', 'range'], operands: 0, inner: 'argv' },
    effects: {
      short: 'turl',
      long: ['type', 'user', 'role', 'range'],
      rows: [
        ordinary('', 'protection', 'runs a command in another security context', {
          called: 'context selinux type role domain',
          options: '-t --type -u --user -r --role -l --range',
        }),
      ],
    },
    data: 'c compute',
  },
  run_init: { wraps: { inner: 'argv' } },

  // other guards. Sources: the manual page of each: usbguard 1.1, auditd 3.0.9, knockd 0.8, bpftool 7.1, fprintd 1.94
  usbguard: {
    area: 'protection',
    does: { reads: ['get-parameter|list-devices|list-rules|generate-policy|watch|read-descriptor'] },
    effects: {
      loose: true,
      rows: [
        ordinary('allow-device', 'protection', 'lets a device of USB be used', {
          deed: 'lets-in',
          called: String.raw`allow permit let\b accept authori[sz] trust erlaub`,
        }),
        ordinary('block-device|reject-device', 'system', 'keeps a device of USB from being used', { deed: 'keeps-out' }),
        ordinary('append-rule|remove-rule|set-parameter', 'protection', 'changes which devices of USB may be used', {
          called: 'rule polic allow block usb',
        }),
        ordinary('add-user|remove-user', 'protection', 'changes who may say which devices are used', {
          called: 'user permission usbguard',
        }),
      ],
    },
    acts: { runs: 'e exec' },
    data: `a allowed b blocked t tree p permanent d show-devices l label after temporary with-ports P no-ports-sn devpath target X no-hashes H
      hash-only L ldif usbguardbase o objectclass n name-prefix w wait once u user g group policy devices exceptions parameters`,
  },
  auditd: {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'starts the recording of what happens on this machine')] },
    acts: { runs: 'c' },
    data: 'f l n s',
  },
  autrace: {
    wraps: { short: '', inert: [], inner: 'argv' },
    effects: { rows: [ordinary('', 'system', 'records what a program does')] },
    data: 'r',
  },
  knockd: {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'starts a service that lets machines in that knock')] },
    acts: { runs: 'c config' },
    data: 'i interface d daemon D l lookup 4 only-ip-v4',
  },
  knock: { network: 'talks', data: 'u udp d delay 4 ipv4 6 ipv6', does: { reads: [''] } },
  bpftool: {
    area: 'kernel',
    does: {
      reads: [
        'prog|map|link|cgroup|perf|net|btf|struct_ops show|list|help',
        'prog dump|tracelog|profile',
        'map dump|lookup|getnext|peek|event_pipe',
        'cgroup tree',
        'btf|struct_ops dump',
        'feature probe|list_builtins|help',
        'gen skeleton|subskeleton|help',
        'iter help',
        'version|help',
      ],
      changes: ['gen object|min_core_btf'],
    },
    effects: {
      rows: [
        ordinary('prog load|loadall|attach|detach|run|pin', 'system', 'loads or attaches a program of the kernel'),
        ordinary('map create|update|delete|pin|push|pop|enqueue|dequeue|freeze', 'system', 'changes data of programs of the kernel'),
        ordinary('link|iter pin|detach', 'system', 'changes programs of the kernel'),
        ordinary('cgroup|net attach|detach', 'system', 'changes programs of the kernel'),
        ordinary('struct_ops register|unregister', 'system', 'changes programs of the kernel'),
        ordinary('batch', 'unread', 'runs commands from a file'),
      ],
    },
    data: 'j p pretty l legacy m mapcompat n nomount f bpffs L use-loader B base-btf',
  },
  ...each('fprintd-list fprintd-verify', { reads: true, data: 'f' }),
  'fprintd-enroll': {
    area: 'accounts',
    effects: { rows: [ordinary('', 'protection', 'lets a finger open an account', { called: 'finger' })] },
    data: 'f finger',
  },
  'fprintd-delete': {
    area: 'accounts',
    effects: { rows: [dangerous('', 'deletes', 'deletes the fingers that open an account', { called: 'finger' })] },
    data: 'f finger',
  },

  // keys. Sources: the manual page of each: keyutils 1.6.3, chntpw 140201
  keyctl: {
    area: 'credentials',
    does: {
      reads: [
        'supports|id|show|list|rlist|describe|rdescribe|security|search|request|get_persistent|pkey_query',
        'watch|watch_session|pkey_verify|pkey_encrypt',
      ],
      changes: ['add|padd|newring|link|timeout|setperm|new_session|reap|update|pupdate|move|request2|prequest2'],
    },
    effects: {
      rows: [
        ordinary('read|pipe|print|pkey_decrypt|dh_compute|dh_compute_kdf|pkey_sign', 'secret', 'shows or uses a key'),
        dangerous('revoke|clear|unlink|purge|invalidate', 'deletes', 'removes keys from the kernel'),
        ordinary('chown|chgrp|restrict_keyring|instantiate|negate|reject', 'protection', 'changes who may use a key', {
          called: 'key owner permission restrict',
        }),
      ],
    },
    wraps: { subcommand: ['session'], operands: 1, inner: 'argv' },
    data: 'x raw f s i p n',
  },
  ...each('chntpw sampasswd', {
    area: 'accounts',
    effects: {
      short: 'u',
      rows: [ordinary('', 'system', 'changes passwords of a Windows system', { without: '-l -h', called: 'password passwort windows' })],
    },
    data: 'u l i e d L N E H r a t',
  }),
  reged: { changes: true, area: 'system-files', data: 'x I e L C N E t' },
});
