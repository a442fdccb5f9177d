import { bad, mild, type Table } from '../rows.ts';

const any = (what: string, without?: string): Table => ({
  rows: [bad('', 'system', what, without === undefined ? { recursive: true } : { without, recursive: true })],
});
const of = (...rows: Table['rows']): Table => ({ rows });
const loose = (...rows: Table['rows']): Table => ({ rows, loose: true });

const DISK = 'destroys what is on the disk';
const PARTITIONS = 'changes the partitions of a disk';
const OFF = 'switches the machine off';
const FIREWALL = 'opens the firewall or cuts connections';
const ACCOUNT = 'removes an account';
const REMOVES = 'removes packages';

/** Removing without being asked is told aloud; with the question of the package manager in between it is not. */
const packages = (install: string, remove: string, yes: string): Table => ({
  loose: true,
  rows: [
    bad(remove, 'system', `${REMOVES} without asking`, { options: yes, without: '--dry-run -s --simulate' }),
    mild(remove, 'system', REMOVES),
    mild(install, 'system', 'installs or upgrades packages'),
  ],
});
const APT = packages('install|upgrade|full-upgrade|dist-upgrade|update', 'remove|purge|autoremove|autopurge', '-y --yes --assume-yes');
const DNF = packages('install|upgrade|update', 'remove|erase|autoremove', '-y --assumeyes');

/** Programs that change the machine itself. From their manual pages. */
export const SYSTEM: Readonly<Record<string, Table>> = {
  ...Object.fromEntries(
    ['', '.ext2', '.ext3', '.ext4', '.xfs', '.btrfs', '.vfat', '.fat', '.ntfs', '.exfat', '.f2fs'].map((type) => [
      `mkfs${type}`,
      any(DISK, '-n -V --help'),
    ]),
  ),
  mke2fs: any(DISK, '-n -V'),
  mkswap: any(DISK),
  mkntfs: any(DISK),
  wipefs: of(bad('', 'system', DISK, { options: '-a --all -o --offset', without: '-n --no-act', recursive: true })),
  fdisk: any(PARTITIONS, '-l --list -s -V -x --list-details'),
  gdisk: any(PARTITIONS, '-l'),
  cfdisk: any(PARTITIONS),
  sfdisk: any(PARTITIONS, '-l --list -d --dump -J --json -n --no-act -V --verify'),
  sgdisk: any(PARTITIONS, '-p --print -i --info -v --verify -P --pretend'),
  parted: {
    loose: true,
    rows: [
      bad('mklabel|mkpart|mktable|rm|resizepart|set|rescue|toggle', 'system', PARTITIONS, { recursive: true }),
      bad('', 'system', PARTITIONS, { without: '-l --list -v --version -m' }),
    ],
  },
  blkdiscard: any(DISK),
  badblocks: of(bad('', 'system', DISK, { options: '-w' })),
  hdparm: of(bad('', 'system', DISK, { options: '--security-erase --security-erase-enhanced --trim-sector-ranges' })),
  nvme: of(bad('format|sanitize|write|delete-ns', 'system', DISK, { recursive: true })),
  diskutil: of(
    bad('eraseDisk|eraseVolume|partitionDisk|secureErase|zeroDisk|randomDisk|reformat|apfs|eraseall', 'system', DISK, { without: '-list' }),
  ),
  cryptsetup: loose(bad('luksFormat|erase|luksErase|luksRemoveKey|luksKillSlot|reencrypt', 'system', DISK)),
  lvremove: any(DISK),
  vgremove: any(DISK),
  pvremove: any(DISK),
  lvreduce: any('makes a volume smaller'),
  dmsetup: of(bad('remove|remove_all|wipe_table', 'system', DISK)),
  mdadm: of(
    bad('', 'system', 'stops or changes a RAID', { options: '-S --stop -r --remove -f --fail --zero-superblock -C --create -G --grow' }),
  ),
  zfs: loose(bad('destroy|rollback', 'deletes', 'destroys a file system or a snapshot', { without: '-n', recursive: true })),
  zpool: loose(bad('destroy|remove|detach|labelclear|offline', 'deletes', 'destroys a pool', { without: '-n', recursive: true })),
  btrfs: loose(bad('subvolume|device delete|remove', 'deletes', 'deletes a subvolume', { recursive: true })),
  swapoff: of(mild('', 'system', 'switches swap off')),
  umount: of(bad('', 'system', 'unmounts while in use', { options: '-f --force -l --lazy' }), mild('', 'system', 'unmounts')),
  mount: of(mild('', 'system', 'mounts', { without: '-l' })),
  losetup: of(mild('', 'system', 'changes loop devices', { options: '-d -D' })),
  systemctl: loose(
    bad('stop|disable|mask|kill|isolate|emergency|rescue|poweroff|reboot|halt|kexec', 'system', 'stops services'),
    mild('start|restart|reload|enable|unmask|daemon-reload|edit|set-default|try-restart', 'system', 'starts or changes services'),
  ),
  service: loose(bad('stop', 'system', 'stops services'), mild('start|restart|reload', 'system', 'starts or changes services')),
  launchctl: loose(
    bad('unload|remove|bootout|disable|kill', 'system', 'stops services'),
    mild('load|bootstrap|enable', 'startup', 'has something started'),
  ),
  'rc-service': loose(bad('stop', 'system', 'stops services')),
  initctl: loose(bad('stop', 'system', 'stops services')),
  supervisorctl: loose(bad('stop|shutdown|remove|clear', 'system', 'stops services')),
  pm2: loose(bad('delete|kill', 'system', 'stops services')),
  nginx: loose(bad('stop|quit', 'system', 'stops the web server')),
  haproxy: of(bad('', 'system', 'replaces the running one', { options: '-sf -st' })),
  shutdown: of(bad('', 'system', OFF, { without: '-c -k' })),
  reboot: any(OFF),
  halt: any(OFF),
  poweroff: any(OFF),
  init: of(bad('0|6', 'system', OFF)),
  telinit: of(bad('0|6', 'system', OFF)),
  crontab: of(
    bad('', 'deletes', 'deletes all your cron jobs', { options: '-r' }),
    bad('', 'startup', 'changes what runs by the clock', { without: '-l -r -e' }),
    mild('', 'startup', 'changes what runs by the clock', { options: '-e' }),
  ),
  at: of(mild('', 'startup', 'has something run later', { without: '-l -c -q' })),
  iptables: of(
    bad('', 'system', FIREWALL, { options: '-F -X --flush --delete-chain -P --policy' }),
    mild('', 'system', 'changes the firewall', { without: '-L --list -S' }),
  ),
  nft: of(bad('flush|delete', 'system', FIREWALL)),
  ufw: of(bad('disable|reset', 'system', FIREWALL), mild('allow|deny|enable|delete|limit|reject', 'system', 'changes the firewall')),
  'firewall-cmd': of(mild('', 'system', 'changes the firewall', { without: '--list-all --state --get-zones' })),
  setenforce: of(bad('0|Permissive', 'system', 'switches SELinux off')),
  csrutil: of(bad('disable', 'system', 'switches system integrity protection off')),
  userdel: any(ACCOUNT),
  deluser: any(ACCOUNT),
  groupdel: any(ACCOUNT),
  delgroup: any(ACCOUNT),
  useradd: of(mild('', 'system', 'adds an account')),
  adduser: of(mild('', 'system', 'adds an account')),
  usermod: of(bad('', 'system', 'gives an account more rights', { options: '-o -u -L -U' }), mild('', 'system', 'changes an account')),
  chpasswd: any('sets passwords'),
  passwd: of(
    bad('', 'system', 'locks an account or takes its password away', { options: '-d -l -e --delete --lock' }),
    mild('', 'system', 'changes a password', { without: '-S' }),
  ),
  visudo: of(mild('', 'system', 'changes who may be root')),
  modprobe: of(mild('', 'system', 'loads or removes a kernel module')),
  rmmod: any('removes a kernel module'),
  insmod: of(mild('', 'system', 'loads a kernel module')),
  sysctl: of(mild('', 'system', 'changes the kernel', { options: '-w -p --write --load' })),
  grub: any('changes how the machine starts'),
  'grub-install': any('changes how the machine starts'),
  'update-grub': any('changes how the machine starts'),
  efibootmgr: of(bad('', 'system', 'changes how the machine starts', { options: '-B -b -o -c' })),
  timedatectl: loose(mild('set-time|set-timezone|set-ntp', 'system', 'changes the clock')),
  hostnamectl: loose(mild('set-hostname|hostname', 'system', 'changes the name of the machine')),
  ip: loose(bad('flush', 'system', 'cuts the network'), mild('add|del|delete|set|replace', 'system', 'changes the network')),
  ifconfig: loose(bad('down', 'system', 'cuts the network')),
  nmcli: loose(mild('up|down|add|modify|delete|connect', 'system', 'changes the network')),
  apt: APT,
  'apt-get': APT,
  aptitude: APT,
  dnf: DNF,
  yum: DNF,
  microdnf: DNF,
  zypper: packages('install|in|update|up', 'remove|rm', '-y --non-interactive -n'),
  apk: packages('add|upgrade', 'del', '--force'),
  brew: packages('install|upgrade|update|tap', 'uninstall|remove|rm|autoremove|cleanup', '--force --zap'),
  snap: packages('install|refresh', 'remove', '--purge'),
  flatpak: packages('install|update', 'uninstall|remove', '-y --assumeyes --delete-data'),
  pacman: of(
    bad('', 'system', `${REMOVES} without asking`, { options: '-Rdd --nodeps --noconfirm' }),
    mild('', 'system', 'installs or removes packages', { options: '-R -S -U' }),
  ),
  dpkg: of(
    bad('', 'system', REMOVES, { options: '-P --purge --force-all' }),
    mild('', 'system', 'installs or removes packages', { options: '-i -r' }),
  ),
  rpm: of(bad('', 'system', REMOVES, { options: '-e --erase --nodeps' }), mild('', 'system', 'installs packages', { options: '-i -U' })),
};
