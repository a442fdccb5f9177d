/** Programs: macOS: disks, accounts and settings, packages and signatures, what looks into the system, and its developer tools. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

/** What systemsetup changes. */
const SETS = [
  '-setdate -settime -settimezone -setusingnetworktime -setnetworktimeserver -setsleep -setcomputersleep -setdisplaysleep',
  '-setharddisksleep -setwakeonmodem -setwakeonnetworkaccess -setrestartpowerfailure -setrestartfreeze',
  '-setallowpowerbuttontosleepcomputer -setcomputername -setstartupdisk -setwaitforstartupafterpowerfailure',
  '-setdisablekeyboardwhenenclosurelockisengaged -setlocalsubnetname -setkernelbootarchitecture',
].join(' ');

export const APPLES = (): Family => ({
  // disks, start-up and encryption. Source: the manual page of each, macOS 15
  asr: {
    area: 'disks',
    does: { reads: ['help|version|info'], changes: ['imagescan'] },
    effects: {
      rows: [
        dangerous('restore|restoreexact', 'system', 'writes an image over a disk', { recursive: true }),
        ordinary('server', 'network', 'lets other machines fetch an image of a disk'),
      ],
    },
    acts: { runs: 'config', writes: 'file', lowers: 'noverify nocheck noprompt' },
    data: `source target erase format timeout puppetstrings allowfragmentedcatalog corestorageconvert SHA1 SHA256 sourcevolumename sourcevolumeUUID
      useReplication useInverter toSnapshot fromSnapshot interface nostream plist csumbuffers csumbuffersize buffers buffersize debug h v -source
      -target`,
  },
  fdesetup: {
    area: 'protection',
    does: {
      reads: [
        'status|list|isactive|haspersonalrecoverykey|hasinstitutionalrecoverykey|usingrecoverykey|supportsauthrestart|version|help|showdeferralinfo',
        'validaterecovery',
      ],
    },
    effects: {
      rows: [
        ordinary('enable', 'system', 'encrypts the disk', { area: 'disks' }),
        dangerous('disable', 'system', 'turns the encryption of the disk off'),
        dangerous('add|remove|sync', 'system', 'changes who can unlock the disk', { area: 'accounts' }),
        dangerous('changerecovery|removerecovery', 'system', 'changes the recovery key of the disk'),
        dangerous('authrestart', 'system', 'restarts this machine without asking for the password of the disk', { area: 'power' }),
      ],
    },
    acts: { runs: 'inputplist', writes: 'outputplist' },
    data: `-extended -offline -verbose -user -usertoadd -prompt -forcerestart -keychain -certificate -defer -forceatlogin -dontaskatlogout
      -showrecoverykey -norecoverykey -key -delayminutes -device -uuid -personal -institutional`,
  },
  bless: {
    area: 'disks',
    effects: {
      rows: [dangerous('', 'system', 'changes what this machine starts from', { without: '--info -info --getBoot --version --help' })],
    },
    acts: { runs: 'bootefi startupfile netboot', reaches: 'server' },
    data: `folder file label labelfile setBoot nextonly shortform legacy options personalize create-snapshot snapshot snapshotname
      last-sealed-snapshot mount device info getBoot plist user unbless`,
  },
  ...each('newfs_apfs newfs_hfs', {
    area: 'disks',
    effects: { rows: [dangerous('', 'system', 'destroys the data on a disk or partition', { without: '-N', recursive: true })] },
    data: 'o i b s q r v E R C A W S e U G D w N',
  }),
  ...each('fsck_apfs fsck_hfs', {
    area: 'disks',
    effects: { rows: [ordinary('', 'system', 'mends a file system', { without: '-n -q -l' })] },
    data: 'n y q l s S o b c C d E F M g x W T D f p r',
  }),
  ...each('bputil firmwarepasswd', {
    area: 'protection',
    effects: {
      rows: [
        dangerous('', 'system', 'changes how well the start of this machine is protected', {
          without: '-d --display-policy -e --display-all-policies -j -h --help -check -mode -verify',
          least: 0,
        }),
      ],
    },
    passwords: [String.raw`(?:-p|--password)\s+`],
    data: `u username p password v vuid l debug-logging d display-policy e display-all-policies j json f full-security g reduced-security n
      permissive-security k enable-kexts c disable-kernel-ctrr a disable-boot-args-restriction s disable-ssv m enable-mdm r remove z cleanup
      -check -mode -verify -setpasswd -setmode -delete -unlockseed`,
  }),
  trimforce: { area: 'disks', effects: { rows: [dangerous('enable|disable', 'system', 'changes how disks free space')] } },
  drutil: {
    area: 'disks',
    does: {
      reads: ['help|info|list|status|cdtext|discinfo|dumpiso|dumpudf|getconfig|poll|size|subchannel|trackinfo|version|atip|filename'],
      changes: ['eject|tray'],
    },
    effects: {
      rows: [dangerous('burn', 'system', 'writes a disc'), dangerous('erase|bulkerase', 'system', 'destroys the data on a disc')],
    },
    data: `-drive -xml -test -appendable -erase -mount -noverify -nohfsplus -noiso9660 -nojoliet -noudf -nofs -audio -speed -pregap -eject -verify
      -data`,
  },

  // accounts and settings. Source: the manual page of each, macOS 15
  dscl: {
    area: 'accounts',
    effects: {
      loose: true,
      rows: [
        dangerous('', 'system', 'changes accounts', {
          options: '-create -createpl -createpli -append -merge -change -changei -delete -deletepl -deletepli -passwd',
        }),
        dangerous('create|createpl|append|merge|change|delete|passwd', 'system', 'changes accounts'),
      ],
    },
    passwords: [String.raw`-?passwd\s+\S+\s+`, String.raw`\s-P\s+`],
    data: 'p u P f -raw -plist -url q -read -readall -readpl -readpli -list -search -diff -cd -auth -authonly',
  },
  dseditgroup: {
    area: 'accounts',
    effects: { rows: [dangerous('', 'system', 'changes a group', { options: '-o', value: /^(?:create|delete|edit)/ })] },
    passwords: [String.raw`\s-P\s+`],
    data: 'o p q v m n u P a d t T L i g S r k c s f',
  },
  dsenableroot: {
    area: 'accounts',
    effects: {
      rows: [
        ordinary('', 'system', 'turns the account of root off', { options: '-d' }),
        dangerous('', 'system', 'turns the account of root on', { without: '-d' }),
      ],
    },
    passwords: [String.raw`\s-[pr]\s+`],
    data: 'd u p r',
  },
  dsconfigad: {
    area: 'accounts',
    effects: { rows: [dangerous('', 'system', 'changes which directory this machine takes accounts from', { without: '-show -help' })] },
    passwords: [String.raw`-(?:local)?password\s+`],
    acts: { lowers: '-packetsign -packetencrypt', runs: '-shell' },
    data: `-show -xml -add -username -password -computer -ou -preferred -force -localuser -localpassword -leave -remove -alldomains -localhome -groups
      -nogroups -mobile -mobileconfirm -namespace -passinterval -protocol -useuncpath`,
  },
  dsmemberutil: { reads: true, data: 'u g U G s S x X v' },
  pwpolicy: {
    area: 'accounts',
    effects: {
      rows: [
        dangerous('', 'system', 'changes the rules for passwords, or who may log in', {
          without:
            '-getglobalpolicy -getpolicy --get-effective-policy -getglobalhashtypes -gethashtypes -getaccountpolicies -authentication-allowed -h',
        }),
      ],
    },
    passwords: [String.raw`\s-p\s+`],
    data: 'v a p u c n',
  },
  createhomedir: {
    area: 'accounts',
    effects: { rows: [ordinary('', 'system', 'makes home folders', { without: '-h' })] },
    data: 's c b a l n u i L',
  },
  systemsetup: {
    area: 'settings',
    does: { reads: [''] },
    effects: {
      rows: [
        dangerous('', 'system', 'changes whether other machines may log in', {
          options: '-setremotelogin -setremoteappleevents',
          area: 'accounts',
        }),
        ordinary('', 'settings', 'changes the settings of this machine', { options: SETS }),
      ],
    },
    data: `-getdate -gettime -gettimezone -getusingnetworktime -getnetworktimeserver -getsleep -getcomputersleep -getdisplaysleep -getharddisksleep
      -getwakeonmodem -getwakeonnetworkaccess -getrestartpowerfailure -getrestartfreeze -getallowpowerbuttontosleepcomputer -getcomputername
      -getstartupdisk -getwaitforstartupafterpowerfailure -getdisablekeyboardwhenenclosurelockisengaged -getlocalsubnetname -getremotelogin
      -getremoteappleevents -listtimezones -liststartupdisks -printCommands -version -help f`,
  },
  scselect: { area: 'network', effects: { rows: [ordinary('', 'system', 'changes the network settings', { least: 1 })] }, data: 'n' },
  sharing: {
    area: 'accounts',
    effects: {
      rows: [
        dangerous('', 'system', 'lets other machines read a folder', { options: '-a -e' }),
        ordinary('', 'system', 'no longer shares a folder', { options: '-r' }),
      ],
    },
    data: 'l f S s g n R E',
  },
  languagesetup: {
    area: 'settings',
    effects: { rows: [ordinary('', 'settings', 'changes the language of this machine', { options: '-langspec' })] },
  },

  // packages, signatures and images. Source: the manual page of each, macOS 15
  installer: {
    area: 'packages',
    effects: {
      rows: [
        ordinary('', 'system', 'installs a package', {
          options: '-pkg -package',
          without: '-pkginfo -query -volinfo -dominfo -showChoicesXML',
        }),
      ],
    },
    acts: { lowers: 'allowUntrusted -allowUntrusted', runs: 'applyChoiceChangesXML -applyChoiceChangesXML -config -file' },
    data: `-dominfo -volinfo -pkginfo -showChoicesXML -showChoicesAfterApplyingChangesXML -query -allow -dumplog -help -verbose -verboseR -vers -plist
      -lang -listiso -pkg -package -target -tgt -store`,
  },
  pkgutil: {
    area: 'packages',
    effects: {
      rows: [
        ordinary('', 'changes', 'forgets that a package is installed', { options: '--forget' }),
        ordinary('', 'system', 'changes the rights of files as a package has them', { options: '--learn', area: 'system-files' }),
      ],
    },
    changes: true,
    data: `bom check-signature edit-pkg expand expand-full export-plist file-info file-info-plist files flatten flatten-full force group-pkgs groups
      groups-plist only-dirs only-files packages payload-files pkg-groups pkg-info pkg-info-plist pkgs pkgs-plist regexp volume f h s v`,
  },
  ...each('pkgbuild productbuild productsign', {
    area: 'packages',
    changes: true,
    data: `analyze cert component component-plist component-compression compression filter identifier install-location keychain large-payload
      min-os-version nopayload ownership prior root scripts sign timestamp content distribution package package-path plugins product resources
      synthesize ui`,
  }),
  ...each('mkbom lsbom', { changes: true, data: 's i b c d f l m x arch p' }),
  xip: { changes: true, data: 'expand keychain sign timestamp x' },
  xar: {
    changes: true,
    acts: { writes: 'C f' },
    data: `x c t a coalesce-heap compression compression-args distribution dump-header dump-toc dump-toc-cksum exclude extract-subdoc file-cksum
      keep-existing keep-setuid link-same list-subdocs no-compress prop-exclude prop-include rsize toc-cksum P j k l p s v z`,
  },
  ...each('aa compression_tool', {
    does: { reads: ['list|verify|help'], changes: ['', 'archive|append|extract|convert|manifest|check-and-fix'] },
    acts: { writes: 'o' },
    passwords: [String.raw`-password-value\s+`],
    data: `d i -subdir D x p a A b t -wt -manifest -imanifest -omanifest -list-format -include-path -exclude-path -include-regex -exclude-regex
      -exclude-name -include-type -exclude-type -include-field -exclude-field -keychain -password -encode -decode h v`,
  }),
  codesign: {
    area: 'credentials',
    effects: {
      rows: [
        ordinary('', 'changes', 'signs a program', { options: '-s --sign' }),
        ordinary('', 'changes', 'removes the signature of a program', { options: '--remove-signature' }),
      ],
    },
    acts: { writes: 'extract-certificates file-list' },
    data: `all-architectures a architecture bundle-version check-notarization d display D detached deep detached-database f force
      force-library-entitlements generate-entitlement-der h hosting i identifier o options P pagesize r requirements R test-requirement v verify
      continue dryrun entitlements xml der enforce-constraint-validity ignore-resources keychain prefix preserve-metadata strict timestamp
      runtime-version strip-disallowed-xattrs validate-constraint s sign`,
  },
  notarytool: {
    area: 'packages',
    passwords: [String.raw`--password[\s=]+`],
    does: { reads: ['info|history|wait'], changes: ['log'] },
    effects: {
      rows: [
        ordinary('submit', 'network', 'sends a program to Apple for a check'),
        ordinary('store-credentials', 'settings', 'stores a password', { area: 'credentials' }),
      ],
    },
    data: `k key d key-id i issuer apple-id team-id p keychain-profile keychain wait no-wait timeout no-s3-acceleration s3-acceleration force
      no-validate sync v progress no-progress f output-format`,
  },
  altool: {
    area: 'packages',
    network: 'talks',
    passwords: [String.raw`(?:-p|--password|--app-password)[\s=]+`],
    effects: {
      rows: [
        dangerous('', 'uploads', 'uploads a program to the App Store', {
          options: '--upload-app --upload-package --upload-asset-pack --upload',
        }),
      ],
    },
    acts: { writes: 'download' },
    data: `f t u api-issuer api-key api-key-subject app-settings apple-id beta-app-store-text build-status bundle-id bundle-short-version-string
      bundle-version delivery-id filter-name filter-platform generate-jwt keychain list-apps list-providers output-format p8-file-path platform
      provider-public-id show-progress use-old-altool username validate-app wait sync`,
  },
  stapler: { does: { reads: ['validate'], changes: ['staple'] }, data: 'q v' },
  hidutil: {
    area: 'settings',
    does: { reads: ['list|help'] },
    effects: { rows: [ordinary('property', 'settings', 'changes what keys do', { options: '--set' })] },
  },
});
