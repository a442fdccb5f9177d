/** Programs of macOS: settings, power, images, attributes, developer tools. Source: their manual pages. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';

export const MAC = (): Family => ({
  // facts about the machine
  ioreg: { reads: true, data: 'a b c d f h i k l n p r t w x z' },
  mdls: { reads: true, data: 'name n nullMarker raw plist p' },
  mdimport: { reads: true, data: 'g d t p r A X' },
  notifyutil: { reads: true, data: 'w g t v p s z' },
  lsappinfo: { reads: true, open: true },
  afinfo: { reads: true, open: true },
  vmmap: { reads: true, open: true },
  spindump: { reads: true, open: true },
  fs_usage: { reads: true, data: 'w f e b t R S E L' },
  wdutil: { does: { reads: ['info|dump'], changes: ['log'] } },
  log: {
    does: { reads: ['show|stream|stats|help'], changes: ['config|collect'] },
    effects: { rows: [dangerous('erase', 'deletes', 'deletes logs')] },
    area: 'system-files',
    data: `info debug predicate last start end style process level source signpost backtrace color type timeout archive mode subsystem
      loss overview per-book per-file sort count`,
  },
  textutil: {
    files: 'shown',
    reads: true,
    acts: { writes: 'output outputdir' },
    data: 'info convert cat stdin stdout format extension encoding',
  },

  // settings
  pmset: {
    area: 'settings',
    effects: { rows: [ordinary('', 'settings', 'changes when this machine sleeps', { without: '-g', least: 1 })] },
    data: 'g a b c u',
  },
  scutil: {
    area: 'settings',
    effects: { rows: [ordinary('', 'settings', 'changes the names or the network of this machine', { options: '--set' })] },
    data: 'set get dns proxy nwi r w t nc',
  },
  networksetup: {
    area: 'network',
    changes: true,
    unasked: [
      {
        args: /(?:^| )-(?:set|create|remove|add|rename|order|switch|delete|duplicate|import)/,
        kind: 'system',
        area: 'network',
        what: 'changes the network settings',
        object: /(?:^| )-(?:set|add)\w+ (?:"[^"]*"|\S+) (\S+)/,
      },
    ],
    open: true,
  },
  plutil: {
    area: 'settings',
    writes: { how: 'output', short: 'o', long: ['o'], options: ['o'] },
    unasked: [
      {
        args: /(?:^| )-(?:insert|replace|remove)\b/,
        kind: 'settings',
        area: 'settings',
        what: 'changes a file of settings',
        object: /(\S+)$/,
      },
    ],
    open: true,
  },
  profiles: {
    area: 'settings',
    does: { reads: ['list|show|status|help|version'] },
    effects: { rows: [dangerous('install|remove|renew|sync', 'settings', 'changes the settings that this machine is managed by')] },
    data: 'type user output all identifier path',
  },
  dscacheutil: { changes: true, data: 'flushcache cachedump statistics configuration q a h' },
  nvram: {
    area: 'kernel',
    effects: { rows: [ordinary('', 'system', 'changes what this machine does at boot', { least: 1 })] },
    data: 'p x d c',
  },

  // protection: what may run, and what programs may access
  xattr: {
    area: 'protection',
    changes: true,
    unasked: [
      {
        args: /(?:^| )-\w*[cd]\w* .*quarantine|(?:^| )-\w*c/,
        kind: 'settings',
        area: 'protection',
        what: 'lets downloaded files run without a check',
      },
    ],
    data: 'd c r l p w s v x h z',
  },
  tccutil: { area: 'protection', effects: { rows: [dangerous('reset', 'changes', 'resets what programs may access')] } },
  spctl: {
    area: 'protection',
    effects: {
      rows: [
        dangerous('', 'changes', 'changes which programs may run', {
          options: '--master-disable --global-disable --add --remove --disable --enable',
        }),
      ],
    },
    data: 'a assess v verbose t type status list rawsize context ignore-cache master-enable global-enable',
  },
  sfltool: {
    area: 'startup',
    does: { reads: ['dumpbtm'] },
    effects: { rows: [dangerous('resetbtm', 'startup', 'resets what starts at login')] },
  },
  sysadminctl: {
    area: 'accounts',
    effects: { rows: [dangerous('', 'system', 'changes user accounts or what is shared', { without: '-secureTokenStatus -h -help' })] },
    open: true,
  },

  // files and images of disks
  sips: {
    writes: { how: 'output', short: 'gsdeErzZcpo', long: ['out', 'getProperty', 'setProperty', 'resampleWidth'], options: ['o', 'out'] },
    effects: { rows: [ordinary('', 'changes', 'changes the images', { without: '-o --out -g --getProperty --verify' })] },
    data: `g getProperty s setProperty z resampleHeightWidth Z resampleHeightWidthMax resampleWidth resampleHeight r rotate f flip c
      cropToHeightWidth p padToHeightWidth padColor i addIcon m matchTo e embedProfile`,
  },
  ditto: {
    writes: { how: 'copies' },
    area: 'files',
    data: 'c x k z v V rsrc norsrc extattr arch keepParent sequesterRsrc noextattr noqtn',
  },
  chflags: {
    writes: { how: 'attributes' },
    effects: { rows: [dangerous('hidden|uappnd|schg|uchg|sappnd', 'changes', 'hides or locks files')] },
    data: 'R H L P f h v x',
  },
  hdiutil: {
    area: 'disks',
    does: {
      reads: ['info|imageinfo|verify|checksum|plugins|pmap|isencrypted|help'],
      changes: ['create|convert|makehybrid|detach|unmount|eject|resize|compact|segment'],
    },
    effects: {
      rows: [
        ordinary('attach|mount|attach-readonly|mountvol', 'system', 'mounts an image of a disk'),
        dangerous('burn|erasekeys', 'system', 'writes a disk'),
      ],
      long: ['srcfolder', 'srcdir', 'format', 'volname', 'size', 'fs', 'o', 'type'],
    },
    data: `srcfolder srcdir format volname size fs type ov o encryption stdinpass quiet plist nobrowse readonly readwrite mountpoint
      layout megabytes sectors attach autostretch stretch imagekey`,
  },

  // developer tools
  'xcode-select': {
    area: 'packages',
    effects: {
      rows: [
        ordinary('', 'system', 'installs the tools of Xcode', { options: '--install' }),
        ordinary('', 'system', 'changes which Xcode is used', { options: '-s --switch -r --reset' }),
      ],
    },
    data: 'p print-path v version h help install s switch r reset',
  },
  simctl: {
    area: 'containers',
    does: {
      reads: ['list|getenv|get_app_container|listapps|appinfo|logverbose|diagnose|help|io'],
      changes: [
        'boot|bootstatus|shutdown|create|clone|install|openurl|push|privacy|status_bar|ui|pbcopy|pbpaste|location|addmedia|rename|upgrade',
      ],
      runs: ['launch|spawn'],
    },
    effects: {
      rows: [
        dangerous('erase|delete', 'deletes', 'deletes simulators or what is on them'),
        ordinary('uninstall|terminate', 'changes', 'changes a simulator'),
      ],
    },
    open: true,
  },
  kmutil: {
    area: 'kernel',
    does: { reads: ['showloaded|inspect|find|print-diagnostics|libraries'] },
    effects: { rows: [dangerous('load|unload|install|create|configure-boot|trigger-panic', 'system', 'changes what the kernel runs')] },
  },
  kextload: { area: 'kernel', effects: { rows: [dangerous('', 'system', 'loads an extension into the kernel')] } },
  kextunload: { area: 'kernel', effects: { rows: [dangerous('', 'system', 'unloads an extension of the kernel')] } },
  mas: {
    area: 'packages',
    network: 'talks',
    package: true,
    does: { reads: ['list|search|info|outdated|account|version|home|open|vendor|lucky'], installs: ['install|purchase|upgrade'] },
    effects: { rows: [ordinary('uninstall', 'system', 'removes an application')] },
  },
  tmutil: {
    dry: 'n',
    data: 'b block a auto r rotation X d destination m',
    area: 'files',
    does: {
      reads: [
        'status|listbackups|latestbackup|destinationinfo|isexcluded|compare|calculatedrift|uniquesize|machinedirectory',
        'listlocalsnapshots|listlocalsnapshotdates|version',
      ],
      changes: ['startbackup|stopbackup|localsnapshot|removeexclusion'],
    },
    effects: {
      rows: [
        dangerous('delete|deletelocalsnapshots|thinlocalsnapshots', 'deletes', 'deletes backups', { area: 'backups' }),
        dangerous('restore', 'deletes', 'puts copies from a backup in the place of files'),
        ordinary('addexclusion', 'protection', 'leaves files out of the backups'),
        dangerous(
          'enable|disable|setdestination|removedestination|inheritbackup|associatedisk|setquota',
          'system',
          'changes the backups of this machine',
        ),
      ],
    },
  },
});
