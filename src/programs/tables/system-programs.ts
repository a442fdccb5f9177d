import { bad, mild } from '../effect-rows.ts';
import type { Family } from '../program.ts';

/** Administration: services, accounts, the kernel, the desktop. */
export const SYSTEM: Family = {
  logrotate: { dry: 'n' },
  systemctl: {
    effects: {
      rows: [
        bad('stop|disable|mask|kill|isolate|emergency|rescue|poweroff|reboot|halt|kexec', 'system', 'stops services'),
        mild('start|restart|reload|enable|unmask|daemon-reload|edit|set-default|try-restart', 'system', 'starts or changes services'),
      ],
      loose: true,
      everyVerb: true,
    },
    options: {
      gnu: [
        'PTafhilqrCv H= M= n= o= p= s= t=',
        `after all drop-in= image-policy= json= stdin when= kill-value= kill-who= before boot-loader-entry= boot-loader-menu=
      check-inhibitors= dry-run fail failed firmware-setup force full global help host= image= job-mode= kill-whom= legend= lines=
      log-level= log-target= machine= marked message= mkdir no-ask-password no-block no-pager no-reload no-wall now output= plain
      preset-mode= property= quiet read-only reboot-argument= recursive reverse root= runtime show-transaction show-types signal=
      state= system timestamp= type= user value version wait what= with-dependencies`,
      ],
    },
    verbs: true,
    leaves: 'nothing',
    instead: { macos: 'launchctl' },
    told: 'packages',
    common: true,
  },
  ufw: {
    effects: {
      rows: [
        bad('disable|reset', 'system', 'opens the firewall or cuts connections'),
        mild('allow|deny|enable|delete|limit|reject', 'system', 'changes the firewall'),
      ],
      everyVerb: true,
    },
    verbs: true,
    package: { '*': 'ufw', brew: '' },
  },
  security: { secret: true },
  pass: { secret: true, package: { '*': 'pass' } },
  keychain: { secret: true },
  'secret-tool': { secret: true },
  xterm: { open: true },
  useradd: {
    effects: { rows: [mild('', 'system', 'adds an account')] },
    unasked: [{ args: /^/, what: 'changes who may log in', wish: /user|account|group|member|permission|login/i }],
    options: {
      gnu: [
        'DFMNOUhlmor G= K= P= R= Z= b= c= d= e= f= g= k= p= s= u=',
        `add-subids-for-system badname base-dir= comment= create-home defaults expiredate= gid= groups= help home-dir= inactive= key=
      no-create-home no-log-init no-user-group non-unique password= prefix= root= selinux-user= shell= skel= system uid= user-group`,
      ],
    },
    instead: { macos: 'sysadminctl -addUser' },
  },
  usermod: {
    effects: {
      rows: [bad('', 'system', 'gives an account more rights', { options: '-o -u -L -U' }), mild('', 'system', 'changes an account')],
    },
    unasked: [{ args: /^/, what: 'changes who may log in', wish: /user|account|group|member|permission|login/i }],
    options: {
      gnu: [
        'LUabhmor G= P= R= V= W= Z= c= d= e= f= g= l= p= s= u= v= w=',
        `add-subgids= add-subuids= append badname comment= del-subgids= del-subuids= expiredate= gid= groups= home= inactive= lock
      login= move-home non-unique password= prefix= remove root= selinux-user= shell= uid= unlock`,
      ],
    },
  },
  neofetch: { reads: true, package: true },
  fastfetch: { reads: true, package: true },
  screenfetch: { reads: true, package: true },
  smartmontools: { package: true },
  cron: { package: true },
  crontab: {
    effects: {
      rows: [
        bad('', 'deletes', 'deletes all your cron jobs', { options: '-r' }),
        bad('', 'startup', 'changes what runs by the clock', { without: '-l -r -e' }),
        mild('', 'startup', 'changes what runs by the clock', { options: '-e' }),
      ],
    },
    verbs: true,
    package: { apt: 'cron', dnf: 'cronie', pacman: 'cronie', brew: '' },
    common: true,
  },
  xclip: { package: { '*': 'xclip' }, instead: { macos: 'pbcopy' }, told: 'files' },
  xsel: { package: { '*': 'xsel' } },
  'wl-copy': { package: { '*': 'wl-clipboard', brew: '' }, instead: { macos: 'pbcopy' }, told: 'files' },
  'xdg-open': {
    unasked: [
      {
        args: /\$\(|`|\$\{?[A-Z_]*(?:KEY|TOKEN|SECRET|PASS)/,
        what: 'tells another machine what this one says',
        wish: /send|post|upload|report|request|query|api|call|token|key/i,
      },
    ],
    package: { '*': 'xdg-utils', brew: '' },
    instead: { macos: 'open' },
  },
  'notify-send': { reads: true, package: { apt: 'libnotify-bin', '*': 'libnotify', brew: '' } },
  ip6tables: { package: { '*': 'iptables', brew: '' } },
  iptables: {
    effects: {
      rows: [
        bad('', 'system', 'opens the firewall or cuts connections', { options: '-F -X --flush --delete-chain -P --policy' }),
        mild('', 'system', 'changes the firewall', { without: '-L --list -S' }),
      ],
    },
    package: { '*': 'iptables', brew: '' },
    common: true,
  },
  pbcopy: { instead: { linux: 'xclip -selection clipboard' }, told: 'files' },
  pbpaste: { reads: true, instead: { linux: 'xclip -selection clipboard -o' } },
  open: {
    unasked: [
      {
        args: /\$\(|`|\$\{?[A-Z_]*(?:KEY|TOKEN|SECRET|PASS)/,
        what: 'tells another machine what this one says',
        wish: /send|post|upload|report|request|query|api|call|token|key/i,
      },
    ],
    instead: { linux: 'xdg-open' },
  },
  launchctl: {
    effects: {
      rows: [
        bad('unload|remove|bootout|disable|kill', 'system', 'stops services'),
        mild('load|bootstrap|enable', 'startup', 'has something started'),
      ],
      loose: true,
    },
    instead: { linux: 'systemctl' },
    told: 'services',
  },
  sw_vers: { reads: true, instead: { linux: 'cat /etc/os-release' } },
  mdfind: { reads: true, instead: { linux: 'locate' } },
  vm_stat: { reads: true, instead: { linux: 'free' } },
  say: { instead: { linux: 'espeak' } },
  system_profiler: { reads: true, instead: { linux: 'lshw' } },
  defaults: { instead: { linux: 'gsettings' } },
  softwareupdate: { instead: { linux: 'the package manager' } },
  service: {
    effects: {
      rows: [bad('stop', 'system', 'stops services'), mild('start|restart|reload', 'system', 'starts or changes services')],
      loose: true,
    },
    instead: { macos: 'launchctl' },
    common: true,
  },
  'rc-service': { effects: { rows: [bad('stop', 'system', 'stops services')], loose: true }, told: 'services' },
  passwd: {
    effects: {
      rows: [
        bad('', 'system', 'locks an account or takes its password away', { options: '-d -l -e --delete --lock' }),
        mild('', 'system', 'changes a password', { without: '-S' }),
      ],
    },
    common: true,
  },
  sysctl: { effects: { rows: [mild('', 'system', 'changes the kernel', { options: '-w -p --write --load' })] }, common: true },
  initctl: { effects: { rows: [bad('stop', 'system', 'stops services')], loose: true } },
  supervisorctl: { effects: { rows: [bad('stop|shutdown|remove|clear', 'system', 'stops services')], loose: true } },
  pm2: { effects: { rows: [bad('delete|kill', 'system', 'stops services')], loose: true } },
  shutdown: { effects: { rows: [bad('', 'system', 'switches the machine off', { without: '-c -k' })] } },
  reboot: { effects: { rows: [bad('', 'system', 'switches the machine off', { recursive: true })] } },
  halt: { effects: { rows: [bad('', 'system', 'switches the machine off', { recursive: true })] } },
  poweroff: { effects: { rows: [bad('', 'system', 'switches the machine off', { recursive: true })] } },
  init: { effects: { rows: [bad('0|6', 'system', 'switches the machine off')] } },
  telinit: { like: 'init' },
  nft: { effects: { rows: [bad('flush|delete', 'system', 'opens the firewall or cuts connections')] } },
  'firewall-cmd': { effects: { rows: [mild('', 'system', 'changes the firewall', { without: '--list-all --state --get-zones' })] } },
  setenforce: { effects: { rows: [bad('0|Permissive', 'system', 'switches SELinux off')] } },
  csrutil: { effects: { rows: [bad('disable', 'system', 'switches system integrity protection off')] } },
  userdel: {
    effects: { rows: [bad('', 'system', 'removes an account', { recursive: true })] },
    unasked: [{ args: /^/, what: 'changes who may log in', wish: /user|account|group|member|permission|login/i }],
  },
  deluser: { like: 'userdel' },
  groupdel: {
    effects: { rows: [bad('', 'system', 'removes an account', { recursive: true })] },
    unasked: [{ args: /^/, what: 'changes who may log in', wish: /user|account|group|member|permission|login/i }],
  },
  delgroup: { like: 'groupdel' },
  adduser: { effects: { rows: [mild('', 'system', 'adds an account')] } },
  chpasswd: {
    effects: { rows: [bad('', 'system', 'sets passwords', { recursive: true })] },
    unasked: [{ args: /^/, what: 'changes who may log in', wish: /user|account|group|member|permission|login/i }],
  },
  visudo: {
    effects: { rows: [mild('', 'system', 'changes who may be root')] },
    unasked: [{ args: /^/, what: 'changes who may log in', wish: /user|account|group|member|permission|login/i }],
  },
  modprobe: { effects: { rows: [mild('', 'system', 'loads or removes a kernel module')] } },
  rmmod: { effects: { rows: [bad('', 'system', 'removes a kernel module', { recursive: true })] } },
  insmod: { effects: { rows: [mild('', 'system', 'loads a kernel module')] } },
  grub: { effects: { rows: [bad('', 'system', 'changes how the machine starts', { recursive: true })] } },
  'grub-install': { effects: { rows: [bad('', 'system', 'changes how the machine starts', { recursive: true })] } },
  'update-grub': { effects: { rows: [bad('', 'system', 'changes how the machine starts', { recursive: true })] } },
  efibootmgr: { effects: { rows: [bad('', 'system', 'changes how the machine starts', { options: '-B -b -o -c' })] } },
  timedatectl: { effects: { rows: [mild('set-time|set-timezone|set-ntp', 'system', 'changes the clock')], loose: true } },
  hostnamectl: { effects: { rows: [mild('set-hostname|hostname', 'system', 'changes the name of the machine')], loose: true } },
  chsh: { effects: { rows: [] } },
  groupadd: { unasked: [{ args: /^/, what: 'changes who may log in', wish: /user|account|group|member|permission|login/i }] },
  groupmod: { unasked: [{ args: /^/, what: 'changes who may log in', wish: /user|account|group|member|permission|login/i }] },
  addgroup: { unasked: [{ args: /^/, what: 'changes who may log in', wish: /user|account|group|member|permission|login/i }] },
  gpasswd: { unasked: [{ args: /^/, what: 'changes who may log in', wish: /user|account|group|member|permission|login/i }] },
  vipw: { unasked: [{ args: /^/, what: 'changes who may log in', wish: /user|account|group|member|permission|login/i }] },
  atuin: { passwords: ['(?:-p|-k|--password|--key)[= ]'] },
};
