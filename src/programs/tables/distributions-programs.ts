/** Programs: packages of Arch and Gentoo, and how they are made. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

/** The options of pacman that its helpers take too. */
const PACMAN = `Q q query l list o owns k check t deps u upgrades sysupgrade e explicit d m foreign n native F files y refresh g groups p print s
  search S sync w downloadonly c changelog D database T V v h i info R remove unrequired needed noconfirm confirm color cascade recursive nosave
  asdeps asexplicit noprogressbar ignore ignoregroup regex x machinereadable print-format U upgrade N`;
/** With these, what looks like an installation only shows or fetches something. */
const SHOWS = '-s --search -i --info -l --list -g --groups -p --print -c --clean -w --downloadonly';
const MODES = `-S --sync -R --remove -U --upgrade -Q --query -F --files -D --database -T --deptest -V --version -h --help -P --show -G
  --getpkgbuild -W --web -Y --yay -B --build -L --repoctl -C --chrootctl --gendb`
  .split(/\s+/)
  .join(' ');
const PRETENDS = '-p --pretend -h --help -V --version';

export const DISTRIBUTIONS = (): Family => ({
  // helpers of the AUR: what they install, others publish. Sources: yay(8) 12, paru(8) 2.1, the arguments of pikaur 1.33 and pamac-cli 11.7
  ...each('yay paru pikaur', {
    bringsNames: true,
    area: 'packages',
    network: 'talks',
    effects: {
      rows: [
        dangerous('', 'system', 'removes packages without asking', { options: '-Rdd --nodeps' }),
        ordinary('', 'system', 'removes packages', { options: '-R --remove' }),
        ordinary('', 'system', 'installs or upgrades packages', { options: '-S --sync -U --upgrade', without: SHOWS }),
        ordinary('', 'deletes', 'empties the cache of packages', { options: '-Sc -Scc' }),
        ordinary('', 'system', 'installs or upgrades packages', { without: MODES }),
        ordinary('', 'runs-project-code', 'builds and installs the package of a folder', { options: '-B --build' }),
        ordinary('', 'system', 'removes packages that nothing needs', { options: '-Yc' }),
      ],
    },
    acts: {
      runs: `config r root b dbpath gpgdir hookdir makepkg makepkgconf pacman pacman-conf git gpg editor editorflags gitflags gpgflags mflags sudo
        sudoflags fm fmflags bat batflags chrootflags`,
      reaches: 'aururl aurrpcurl',
      lowers: 'overwrite skipreview nodeps',
      writes: 'builddir clonedir cachedir',
    },
    data: `a aur repo mode devel nodevel redownload redownloadall noredownload rebuild rebuildall rebuildtree norebuild cleanafter nocleanafter
      sudoloop nosudoloop topdown bottomup answerclean answerdiff answeredit answerupgrade cleanmenu diffmenu editmenu removemake askremovemake
      noremovemake combinedupgrade nocombinedupgrade batchinstall nobatchinstall provides noprovides pgpfetch nopgpfetch useask timeupdate
      keepsrc sortby searchby completioninterval save P show G getpkgbuild Y yay W web B build stats news complete gendb clean comments limit
      review upgrademenu noupgrademenu interactive failfast nofailfast keepbuild noedit edit nodiff ignoredevel quiet verbose ${PACMAN}`,
  }),
  pamac: {
    bringsNames: true,
    area: 'packages',
    network: 'talks',
    does: { reads: ['search|list|info|checkupdates|help|version'], changes: ['clone'], runs: ['build'] },
    effects: {
      rows: [
        ordinary('install|reinstall|upgrade|update', 'system', 'installs or upgrades packages'),
        dangerous('remove', 'system', 'removes packages without asking', { options: '--no-confirm' }),
        ordinary('remove', 'system', 'removes packages'),
        ordinary('clean', 'deletes', 'empties the cache of packages', { without: '-d --dry-run' }),
      ],
    },
    data: `no-confirm a aur i installed o orphans u unneeded f files d dry-run no-aur devel no-devel force-refresh r repos e explicitly-installed m
      foreign quiet b build-files k keep cascade`,
  },

  // Arch. Sources: makepkg(8) 6.0, the manual pages of pacman-contrib (2026), devtools 1.5, pacutils (2024), pkgfile(1) and auracle(1) (2026)
  makepkg: {
    area: 'packages',
    does: { runs: [''] },
    effects: {
      rows: [
        ordinary('', 'system', 'installs packages', { options: '-i --install -s --syncdeps' }),
        ordinary('', 'system', 'removes what was installed for the build', { options: '-r --rmdeps' }),
      ],
    },
    acts: { runs: 'p config', lowers: 'skipinteg skipchecksums skippgpcheck' },
    data: `A ignorearch c clean C cleanbuild d nodeps e noextract verifysource f force g geninteg holdver L log m nocolor o nobuild R repackage S
      source allsource check noarchive nocheck noprepare sign nosign key noconfirm needed asdeps noprogressbar packagelist printsrcinfo V`,
  },
  ...each('checkupdates auracle sogrep', {
    reads: true,
    network: 'talks',
    acts: { runs: 'config b dbpath', relays: 'proxy', writes: 'C chdir' },
    data: `c change d download n nocolor nosync q quiet r recurse refresh resolve-deps searchby sort rsort show-file literal color V v verbose h`,
  }),
  ...each('paclist pactree pacsearch pacconf pacinfo pacsift paccheck pacreport lddd', {
    reads: true,
    acts: { runs: 'config b dbpath gpgdir root sysroot' },
    data: `d depth n nocolor a ascii color debug g graph l linear o optional r reverse s sync u unique null options raw repo
      repo-list single short files exists not-exists invert any exact regex local name base description packager group owns-file license url
      provides conflicts replaces depends optdepends size list-broken recursive file-properties md sha db-files backup cachedir groups
      missing-files unowned-files optional-for optional-deps verbose quiet`,
  }),
  paccache: {
    area: 'packages',
    effects: {
      rows: [
        ordinary('', 'deletes', 'deletes older packages from the cache', { options: '-r --remove' }),
        ordinary('', 'changes', 'moves older packages out of the cache', { options: '-m --move' }),
      ],
    },
    acts: { writes: 'm move', runs: 'c cachedir' },
    data: 'd dryrun a arch f force i ignore k keep min-atime min-mtime nocolor z null q u uninstalled',
  },
  pacdiff: {
    area: 'system-files',
    effects: {
      rows: [
        ordinary('', 'system', 'replaces or removes files of settings, one by one', { without: '-o --output -h --help -V --version' }),
      ],
    },
    data: 'f find l locate p pacmandb b backup c cachedir nocolor o output s sudo 3 threeway',
  },
  updpkgsums: { changes: true, network: 'talks', data: 'm nocolor V' },
  rankmirrors: { reads: true, network: 'talks', data: 'n m max-time p parallel r repo t times u url w working-only' },
  pkgfile: {
    area: 'packages',
    effects: { rows: [ordinary('', 'changes', 'fetches the newest lists of files', { options: '-u --update' })] },
    acts: { runs: 'C config', writes: 'D cachedir' },
    data: 'l list s search b binaries d directories g glob i ignorecase r regex R repo 0 null q w raw',
  },
  paclock: {
    area: 'packages',
    effects: { rows: [ordinary('', 'changes', 'locks or unlocks the database of packages', { options: '--lock --unlock' })] },
    wraps: { single: [], long: ['config', 'root', 'sysroot', 'lockfile', 'key'], inert: ['lock', 'unlock', 'print'], inner: 'argv' },
    acts: { writes: 'lockfile' },
    data: 'lock unlock run fail-ok print no-check-keys enoent-ok key',
  },
  makechrootpkg: { area: 'packages', does: { runs: [''] }, acts: { runs: 'd D r I' }, data: 'h c t u l n C T U x' },
  ...each('mkarchroot extra-x86_64-build multilib-build', {
    area: 'packages',
    network: 'talks',
    effects: { rows: [ordinary('', 'system', 'makes or updates a system for building')] },
    acts: { runs: 'C M f' },
    data: 'U c s h r n',
  }),
  pkgctl: {
    area: 'repository',
    network: 'talks',
    does: {
      reads: ['diff|search', 'repo web', 'version check', 'license check', 'issue list|view', 'auth status'],
      changes: ['repo clone|configure|switch', 'version setup|upgrade', 'license setup'],
      runs: ['build'],
    },
    effects: {
      rows: [
        dangerous('release', 'uploads', 'publishes a package for everyone to see'),
        dangerous('build', 'uploads', 'publishes a package for everyone to see', { options: '-r --release' }),
        dangerous('db move|update', 'changes', 'changes what everyone installs'),
        dangerous('db remove', 'deletes', 'removes a package that everyone installs'),
        dangerous('aur drop-from-repo', 'changes', 'moves a package out of the distribution'),
        ordinary('repo create', 'changes', 'makes a repository on the server'),
        ordinary('repo clean', 'deletes', 'removes untracked files', { without: '-n --dry-run' }),
        ordinary('issue create|edit|comment|close|reopen|move', 'uploads', 'writes to an issue that others read'),
        ordinary('auth login', 'settings', 'stores a token', { area: 'credentials' }),
      ],
    },
    acts: { runs: 'M makepkg-config I install-to-chroot', lowers: 'nocheck' },
    data: `arch repo s staging t testing o offload c clean inspect w worker i install-to-host pkgver pkgrel rebuild update-checksums e edit r release
      m message u db-update P pool color U unified y side-by-side W width l list d diffoscope p pkginfo b buildinfo package resolution
      confidentiality priority scope severity status maintainer protocol universe switch j jobs print f force json F format N no-default-filter
      discard-changes interactive n dry-run no-check prefer-platform-api url no-upstream no-update-checksums`,
  },

  // Gentoo. Sources: the manual page of each: portage 3.0, gentoolkit 0.6; the options in the code of portage-utils (2026); genkernel(8) (2025)
  ...each('equery epkginfo eshowkw eread qatom qcheck qdepends qfile qgrep qkeyword qlist qlop qsearch qsize quse qwhich', {
    reads: true,
    data: `C no-color N no-pipe V f full-regex e early-out n name-only o only-failures a all-packages D indirect F format depth A no-atom U
      no-useflags l linear m md5sum s timestamp t type tree filter I exclude-installed O overlay-tree p portage-tree S d date c i b bytes k r H`,
  }),
  euse: {
    area: 'settings',
    effects: { rows: [ordinary('', 'settings', 'changes how packages are built', { options: '-E --enable -D --disable -P --prune' })] },
    data: 'i info I info-installed a active g l',
  },
  ...each('eclean eclean-dist eclean-pkg', {
    area: 'packages',
    effects: { rows: [ordinary('', 'deletes', 'deletes downloaded sources and packages', { without: PRETENDS })] },
    data: 'C nocolor d deep e exclude-file i interactive n package-names q t time-limit f fetch-restricted s size-limit skip-vcs ignore-failure',
  }),
  'revdep-rebuild': {
    area: 'packages',
    network: 'talks',
    effects: { rows: [ordinary('', 'system', 'builds and installs packages again', { without: PRETENDS })] },
    data: 'C nocolor d debug e exact i ignore k keep-temp L library l no-ld-path o no-order P no-progress q u search-symbols',
  },
  emaint: {
    area: 'packages',
    network: 'talks',
    effects: {
      rows: [
        ordinary('sync', 'system', 'fetches the newest descriptions of packages'),
        ordinary('', 'system', 'mends what the package manager keeps', { options: '-f --fix' }),
        ordinary('', 'deletes', 'deletes old logs', { options: '-C --clean', without: '-p --pretend' }),
        ordinary('', 'deletes', 'deletes the history of repositories', { options: '--purgeallrepos --purgerepos' }),
      ],
    },
    data: 'c check p pretend t time y yes a auto A allrepos r repo sync-submodule',
  },
  'emerge-webrsync': {
    area: 'packages',
    network: 'talks',
    effects: { rows: [ordinary('', 'system', 'fetches the newest descriptions of packages')] },
  },
  ...each('etc-update dispatch-conf', {
    area: 'system-files',
    effects: { rows: [ordinary('', 'system', 'merges new versions of settings into those of this machine', { without: '-h --help' })] },
    data: 'd debug p preen automode',
  }),
  'env-update': {
    area: 'system-files',
    effects: { rows: [ordinary('', 'system', 'writes the environment of all users anew')] },
    data: 'no-ldconfig',
  },
  ebuild: {
    area: 'packages',
    does: { runs: [''] },
    effects: {
      loose: true,
      rows: [
        ordinary('merge|qmerge', 'system', 'installs a package'),
        ordinary('unmerge', 'system', 'removes a package'),
        ordinary('clean', 'deletes', 'removes what was built'),
      ],
    },
    data: 'color force ignore-default-opts skip-manifest',
  },
  quickpkg: { area: 'packages', changes: true, data: 'ignore-default-opts include-config include-unmodified-config umask' },
  'glsa-check': {
    area: 'packages',
    effects: {
      rows: [
        ordinary('', 'system', 'installs packages without known faults', { options: '-f --fix' }),
        ordinary('', 'settings', 'hides a warning about a fault', { options: '-i --inject', area: 'protection' }),
        ordinary('', 'uploads', 'sends mail', { options: '-m --mail' }),
      ],
    },
    data: 'l list d dump print t test p pretend n nocolor c cve r reverse q',
  },
  genkernel: {
    area: 'kernel',
    does: { runs: [''] },
    effects: {
      loose: true,
      rows: [ordinary('all|kernel|bzImage|initramfs', 'system', 'builds a kernel and installs it for the next start')],
    },
    acts: {
      runs: 'config callback module-rebuild-cmd linuxrc kerneldir kernel-config initramfs-overlay',
      writes: 'logfile bootdir cachedir tmpdir',
    },
    data: `menuconfig no-menuconfig loglevel clean no-clean mrproper no-mrproper oldconfig no-oldconfig install no-install makeopts lvm luks zfs btrfs
      mdadm microcode firmware compress-initramfs symlink color no-color bootloader`,
  },

  // the mirrors of Arch. Source: reflector(1) 2023
  reflector: {
    network: 'talks',
    area: 'packages',
    does: { reads: [''] },
    acts: { writes: 'save', reaches: 'url' },
    data: `country c protocol p latest l age a number n fastest f score sort delay include i exclude x completion-percent isos ipv4 ipv6
      connection-timeout download-timeout cache-timeout threads info list-countries verbose`,
  },
  // Gentoo's settings. Source: eselect(1) 1.4 and the help of its modules
  eselect: {
    area: 'packages',
    does: {
      reads: [
        'modules list|has',
        'profile|kernel|python|news|locale|repository|editor|pager|java-vm|ruby|php|gcc list|show|help|usage|version|count',
        'news read',
      ],
    },
    effects: {
      rows: [
        ordinary(
          'profile|kernel|python|locale|editor|pager|java-vm|ruby|php|gcc set|update|cleanup',
          'system',
          'changes a setting of the system',
        ),
        ordinary('repository add|enable|create', 'system', 'adds a source of packages'),
        ordinary('repository disable', 'system', 'removes a source of packages'),
        dangerous('repository remove', 'deletes', 'removes a source of packages with its files', { area: 'packages' }),
        ordinary('news purge|unread', 'changes', 'changes which news are read'),
      ],
    },
    data: 'brief colour color',
  },
});
