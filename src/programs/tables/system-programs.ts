/** Programs: administration: services, accounts, the firewall, the kernel and the desktop. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { CHANGES_ACCOUNTS, SENDS_DATA } from './shared-rows.ts';

export const SYSTEM: Family = {
  // services
  systemctl: {
    effects: {
      rows: [
        dangerous('stop|disable|mask|kill|isolate|emergency|rescue|poweroff|reboot|halt|kexec', 'system', 'stops services or the machine'),
        ordinary('start|restart|reload|enable|unmask|daemon-reload|edit|set-default|try-restart', 'system', 'starts or changes services'),
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
    listed: 'packages',
    common: true,
  },
  service: {
    effects: {
      rows: [dangerous('stop', 'system', 'stops services'), ordinary('start|restart|reload', 'system', 'starts or changes services')],
      loose: true,
    },
    instead: { macos: 'launchctl' },
    common: true,
  },
  launchctl: {
    effects: {
      rows: [
        dangerous('unload|remove|bootout|disable|kill', 'system', 'stops services'),
        ordinary('load|bootstrap|enable', 'startup', 'starts a service, now or at login'),
      ],
      loose: true,
    },
    instead: { linux: 'systemctl' },
    listed: 'services',
  },
  'rc-service': { effects: { rows: [dangerous('stop', 'system', 'stops services')], loose: true }, listed: 'services' },
  initctl: { effects: { rows: [dangerous('stop', 'system', 'stops services')], loose: true } },
  supervisorctl: { effects: { rows: [dangerous('stop|shutdown|remove|clear', 'system', 'stops services')], loose: true } },
  pm2: { effects: { rows: [dangerous('delete|kill', 'system', 'stops services')], loose: true } },

  // power
  shutdown: { effects: { rows: [dangerous('', 'system', 'shuts down or restarts the machine', { without: '-c -k' })] } },
  reboot: { effects: { rows: [dangerous('', 'system', 'shuts down or restarts the machine', { recursive: true })] } },
  halt: { effects: { rows: [dangerous('', 'system', 'shuts down or restarts the machine', { recursive: true })] } },
  poweroff: { effects: { rows: [dangerous('', 'system', 'shuts down or restarts the machine', { recursive: true })] } },
  init: { effects: { rows: [dangerous('0|6', 'system', 'shuts down or restarts the machine')] } },
  telinit: { like: 'init' },

  // scheduled jobs
  cron: { package: true },
  crontab: {
    effects: {
      rows: [
        dangerous('', 'deletes', 'deletes all your cron jobs', { options: '-r' }),
        dangerous('', 'startup', 'changes your cron jobs', { without: '-l -r -e' }),
        ordinary('', 'startup', 'changes your cron jobs', { options: '-e' }),
      ],
    },
    verbs: true,
    package: { apt: 'cron', dnf: 'cronie', pacman: 'cronie', brew: '' },
    common: true,
  },
  logrotate: { dry: 'n' },

  // accounts
  useradd: {
    effects: { rows: [ordinary('', 'system', 'adds a user account')] },
    unasked: [CHANGES_ACCOUNTS],
    options: {
      gnu: [
        'DFMNOUhlmor G= K= P= R= Z= b= c= d= e= f= g= k= p= s= u=',
        `add-subids-for-system badname base-dir= comment= create-home defaults expiredate= gid= groups= help home-dir= inactive= key=
      no-create-home no-log-init no-user-group non-unique password= prefix= root= selinux-user= shell= skel= system uid= user-group`,
      ],
    },
    instead: { macos: 'sysadminctl -addUser' },
  },
  adduser: { effects: { rows: [ordinary('', 'system', 'adds a user account')] } },
  usermod: {
    effects: {
      rows: [
        dangerous('', 'system', 'changes the user ID or the lock of an account', { options: '-o -u -L -U' }),
        ordinary('', 'system', 'changes a user account'),
      ],
    },
    unasked: [CHANGES_ACCOUNTS],
    options: {
      gnu: [
        'LUabhmor G= P= R= V= W= Z= c= d= e= f= g= l= p= s= u= v= w=',
        `add-subgids= add-subuids= append badname comment= del-subgids= del-subuids= expiredate= gid= groups= home= inactive= lock
      login= move-home non-unique password= prefix= remove root= selinux-user= shell= uid= unlock`,
      ],
    },
  },
  userdel: { effects: { rows: [dangerous('', 'system', 'deletes a user account', { recursive: true })] }, unasked: [CHANGES_ACCOUNTS] },
  deluser: { like: 'userdel' },
  groupadd: { unasked: [CHANGES_ACCOUNTS] },
  addgroup: { unasked: [CHANGES_ACCOUNTS] },
  groupmod: { unasked: [CHANGES_ACCOUNTS] },
  groupdel: { effects: { rows: [dangerous('', 'system', 'deletes a group', { recursive: true })] }, unasked: [CHANGES_ACCOUNTS] },
  delgroup: { like: 'groupdel' },
  gpasswd: { unasked: [CHANGES_ACCOUNTS] },
  passwd: {
    effects: {
      rows: [
        dangerous('', 'system', 'locks an account or removes its password', { options: '-d -l -e --delete --lock' }),
        ordinary('', 'system', 'changes a password', { without: '-S' }),
      ],
    },
    common: true,
  },
  chpasswd: {
    effects: { rows: [dangerous('', 'system', 'sets passwords of accounts', { recursive: true })] },
    unasked: [CHANGES_ACCOUNTS],
  },
  chsh: { effects: { rows: [] } },
  visudo: { effects: { rows: [ordinary('', 'system', 'changes who may run commands as root')] }, unasked: [CHANGES_ACCOUNTS] },
  vipw: { unasked: [CHANGES_ACCOUNTS] },

  // firewall and protection
  iptables: {
    effects: {
      rows: [
        dangerous('', 'system', 'deletes firewall rules or changes the default policy', {
          options: '-F -X --flush --delete-chain -P --policy',
        }),
        ordinary('', 'system', 'changes the firewall rules', { without: '-L --list -S' }),
      ],
    },
    package: { '*': 'iptables', brew: '' },
    common: true,
  },
  ip6tables: { package: { '*': 'iptables', brew: '' } },
  nft: { effects: { rows: [dangerous('flush|delete', 'system', 'deletes firewall rules')] } },
  ufw: {
    effects: {
      rows: [
        dangerous('disable|reset', 'system', 'turns the firewall off or deletes its rules'),
        ordinary('allow|deny|enable|delete|limit|reject', 'system', 'changes the firewall rules'),
      ],
      everyVerb: true,
    },
    verbs: true,
    package: { '*': 'ufw', brew: '' },
  },
  'firewall-cmd': {
    effects: { rows: [ordinary('', 'system', 'changes the firewall rules', { without: '--list-all --state --get-zones' })] },
  },
  setenforce: { effects: { rows: [dangerous('0|Permissive', 'system', 'turns SELinux off')] } },
  csrutil: { effects: { rows: [dangerous('disable', 'system', 'turns System Integrity Protection off')] } },

  // kernel and boot
  sysctl: { effects: { rows: [ordinary('', 'system', 'changes kernel settings', { options: '-w -p --write --load' })] }, common: true },
  modprobe: { effects: { rows: [ordinary('', 'system', 'loads or removes a kernel module')] } },
  insmod: { effects: { rows: [ordinary('', 'system', 'loads a kernel module')] } },
  rmmod: { effects: { rows: [dangerous('', 'system', 'removes a kernel module', { recursive: true })] } },
  grub: { effects: { rows: [dangerous('', 'system', 'changes how the machine starts', { recursive: true })] } },
  'grub-install': { effects: { rows: [dangerous('', 'system', 'changes how the machine starts', { recursive: true })] } },
  'update-grub': { effects: { rows: [dangerous('', 'system', 'changes how the machine starts', { recursive: true })] } },
  efibootmgr: { effects: { rows: [dangerous('', 'system', 'changes how the machine starts', { options: '-B -b -o -c' })] } },

  // settings
  timedatectl: { effects: { rows: [ordinary('set-time|set-timezone|set-ntp', 'system', 'changes the time settings')], loose: true } },
  hostnamectl: { effects: { rows: [ordinary('set-hostname|hostname', 'system', 'changes the name of the machine')], loose: true } },
  defaults: { instead: { linux: 'gsettings' } },
  softwareupdate: { instead: { linux: 'the package manager' } },

  // secrets
  pass: { secret: true, package: { '*': 'pass' } },
  keychain: { secret: true },
  'secret-tool': { secret: true },
  security: { secret: true },
  atuin: { passwords: ['(?:-p|-k|--password|--key)[= ]'] },

  // clipboard and desktop
  xclip: { package: { '*': 'xclip' }, instead: { macos: 'pbcopy' }, listed: 'files' },
  xsel: { package: { '*': 'xsel' } },
  'wl-copy': { package: { '*': 'wl-clipboard', brew: '' }, instead: { macos: 'pbcopy' }, listed: 'files' },
  pbcopy: { instead: { linux: 'xclip -selection clipboard' }, listed: 'files' },
  pbpaste: { reads: true, instead: { linux: 'xclip -selection clipboard -o' } },
  open: { unasked: [SENDS_DATA], instead: { linux: 'xdg-open' } },
  'xdg-open': { unasked: [SENDS_DATA], package: { '*': 'xdg-utils', brew: '' }, instead: { macos: 'open' } },
  'notify-send': { reads: true, package: { apt: 'libnotify-bin', '*': 'libnotify', brew: '' } },
  say: { instead: { linux: 'espeak' } },
  xterm: { open: true },

  // facts about the machine
  neofetch: { reads: true, package: true },
  fastfetch: { reads: true, package: true },
  screenfetch: { reads: true, package: true },
  smartmontools: { package: true },
  sw_vers: { reads: true, instead: { linux: 'cat /etc/os-release' } },
  system_profiler: { reads: true, instead: { linux: 'lshw' } },
  vm_stat: { reads: true, instead: { linux: 'free' } },
  mdfind: { reads: true, instead: { linux: 'locate' } },
};
