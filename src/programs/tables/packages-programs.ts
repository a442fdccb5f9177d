/** Programs: package managers of Debian, Red Hat and SUSE. */
import { dangerous, type EffectRow, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { installs, removes } from './shared-rows.ts';

/** With these it only says what it would do: apt-get(8), `-s`. */
const APT_SIMULATES = '-s --just-print --simulate --dry-run --recon --no-act';
const APT_ROWS: readonly EffectRow[] = [
  ...[
    ...removes('remove|purge|autoremove|autopurge', '-y --yes --assume-yes'),
    installs('install|reinstall|satisfy|build-dep|upgrade|full-upgrade|dist-upgrade|dselect-upgrade|update'),
  ].map((row) => ({ ...row, without: APT_SIMULATES })),
  ordinary('edit-sources', 'system', 'changes where packages come from'),
  ordinary('clean|autoclean|distclean', 'changes', 'empties the cache of packages'),
];

export const PACKAGES = (): Family => ({
  // Debian
  apt: {
    effects: { loose: true, rows: APT_ROWS, everyVerb: true },
    options: {
      gnu: [
        'PVabcdhmsqvyuf o= t=',
        `allow-change-held-packages allow-downgrades allow-insecure-repositories allow-releaseinfo-change allow-remove-essential
      allow-unauthenticated arch-only assume-no assume-yes auto-remove autoremove build-profiles= color config-file=
      default-release= download download-only dry-run error-on= fix-broken fix-missing fix-policy force-yes full help
      host-architecture= ignore-hold ignore-missing install-recommends install-suggests installed just-print list-cleanup
      manual-installed mark-auto names-only no-act no-download no-install-recommends no-install-suggests no-list-cleanup no-remove
      no-show-upgraded no-upgrade only-source only-upgrade option= print-uris purge quiet recon reinstall simulate solver=
      target-release= trivial-only upgradable upgradeable verbose-versions version with-new-pkgs without-new-pkgs with-source= yes all-versions
      all-names comment= json no-pager update`,
      ],
    },
    verbs: true,
    bringsNames: true,
    instead: { macos: 'brew' },
    manager: { of: 'deb', install: 'apt install' },
    listed: 'packages',
    common: true,
    area: 'packages',
    network: 'talks',
    does: {
      reads: [
        'list|search|show|showsrc|policy|depends|rdepends|changelog|moo|madison|help|why|why-not|check|indextargets|hold-list|pkgnames',
        'history-list|history-info',
      ],
      changes: ['download|autoclean|auto-clean|build-dep-list|source'],
    },
    unasked: [
      {
        // apt.conf(5)
        args: /(?:Pre|Post)-Invoke|Dir::Bin|Proxy-Auto-Detect|AllowInsecure|Verify-(?:Peer|Host)["'=\s]*(?:=|::)\S*(?:false|0)|AllowUnauthenticated/i,
        kind: 'runs-foreign-code',
        area: 'foreign-code',
        what: 'starts programs around apt or takes packages without a signature',
      },
    ],
    acts: {
      runs: 'o option c config-file',
      lowers: `allow-unauthenticated allow-insecure-repositories allow-downgrades allow-releaseinfo-change force-yes
        allow-remove-essential allow-change-held-packages`,
      reaches: 'with-source',
    },
  },
  'apt-get': {
    like: 'apt',
    options: {
      gnu: [
        'PVabcdhmsvy f= o= q= t=',
        `allow-change-held-packages allow-downgrades allow-insecure-repositories allow-releaseinfo-change allow-remove-essential
      allow-unauthenticated arch-only assume-no assume-yes auto-remove autoremove build build-profiles= compile config-file=
      default-release= diff-only download-only dry-run dsc-only error-on= fix-broken fix-missing force-yes format= help
      host-architecture= ignore-hold ignore-missing indep-only install-suggests just-print list-cleanup mark-auto no-act
      no-download no-f? no-install-recommends no-list-cleanup no-remove no-show-upgraded no-upgrade only-source only-upgrade
      option= print-uris purge quiet recon reinstall show-progress simulate tar-only target-release= trivial-only verbose-versions
      version with-new-pkgs with-source= yes`,
      ],
    },
    manager: { of: 'deb' },
  },
  aptitude: { like: 'apt', effects: { loose: true, rows: APT_ROWS }, manager: { of: 'deb' } },
  dpkg: {
    effects: {
      rows: [
        dangerous('', 'system', 'removes packages', { options: '-P --purge --force-all' }),
        ordinary('', 'system', 'installs or removes packages', { options: '-i -r' }),
      ],
    },
    open: true,
    bringsNames: true,
    manager: { of: 'deb' },
    common: true,
    area: 'packages',
    changes: true,

    acts: {
      runs: 'pre-invoke post-invoke status-logger admindir root instdir',
      lowers: 'force force-all force-bad-verify force-confnew no-debsig',
      writes: 'log',
    },
  },

  // Red Hat and SUSE
  // aliases of its commands. Source: dnf(8) 4.14.0
  dnf: {
    effects: {
      loose: true,
      rows: [
        ordinary(
          'reinstall|rei|downgrade|dg|distro-sync|dsync|localinstall|groupinstall|swap|builddep|system-upgrade|offline-upgrade|update-minimal',
          'system',
          'installs or upgrades packages',
        ),
        ordinary('upgrade-minimal|up-min|upif', 'system', 'installs or upgrades packages'),
        dangerous('history undo|rollback|redo', 'system', 'undoes earlier changes of packages'),
        ordinary(
          'group|grp|module|copr|config-manager|offline install|remove|enable|disable|reset|switch-to|setopt|addrepo',
          'system',
          'changes packages or where they come from',
        ),
        ordinary('config-manager', 'system', 'changes where packages come from', {
          options: '--set-enabled --set-disabled --enable --disable --save',
        }),
        ...removes('remove|rm|erase|autoremove', '-y --assumeyes'),
        installs('install|in|upgrade|up|update'),
      ],
    },
    verbs: true,
    bringsNames: true,
    manager: { of: 'rpm', install: 'dnf install' },
    listed: 'packages',
    common: true,
    area: 'packages',
    network: 'talks',
    does: {
      reads: [
        'list|ls|search|se|info|if|check-update|check-upgrade|provides|prov|wp|whatprovides|repolist|repoquery|rq|deplist|help|repoinfo|updateinfo',
        'advisory|check',
        'needs-restarting',
        'alias list',
        'history|hist list|info',
        'history|hist',
        'group|grp list|info',
        'module list|info',
        'config-manager --dump',
        'leaves|changelog',
        'versionlock list',
      ],
      changes: ['makecache|mc|download|clean', 'mark', 'versionlock'],
    },
    acts: {
      runs: 'c config setopt disableplugin enableplugin installroot',
      reaches: 'repofrompath repo-add add-repo',
      lowers: 'nogpgcheck no-gpgchecks skip-broken-sig no-best-sign sslverify',
      writes: 'o output',
    },
    data: `y assumeyes q quiet v verbose b best enablerepo disablerepo repo repoid C cacheonly x exclude refresh allowerasing nobest
      showduplicates installed available upgrades all extras qf queryformat whatrequires requires l list security downloadonly downloaddir
      destdir advisory bugfix comment cve enhancement sec-severity obsoletes nodocs color assumeno skip-broken resolve recursive enabled
      disabled hidden ids source alldeps exactdeps whatprovides whatobsoletes whatrecommends whatsuggests whatenhances whatsupplements
      whatconflicts whatdepends provides conflicts recommends suggests supplements enhances nvr nevra info i changelogs location f file
      duplicates unneeded userinstalled recent reverse srpm debuginfo url urls archlist skip-unavailable latest-limit installonly updates
      releasever advisories bz bzs cves d debuglevel disableexcludes disableexcludepkgs e errorlevel excludepkgs forcearch help-cmd
      newpackage noautoremove noplugins R randomwait rpmverbosity secseverity ignore-installed ignore-extras a disable-modular-filtering
      unsatisfied depends requires-pre deplist envra with-cve with-bz`,
  },
  'add-apt-repository': {
    effects: {
      rows: [
        dangerous('', 'system', 'changes where packages come from', { without: '-h --help -L --list', called: 'ppa repo source add\\b' }),
      ],
    },
    package: { apt: 'software-properties-common' },
    area: 'packages',
    network: 'talks',
    data: 'y yes n no-update m enable-source r remove S sourceslist P ppa C cloud U uri p pocket c component d l login s',
  },
  'unattended-upgrade': {
    effects: { rows: [ordinary('', 'system', 'installs updates', { without: '--dry-run -h --help' })] },
    package: { apt: 'unattended-upgrades' },
    area: 'packages',
    network: 'talks',
    data: 'd debug v verbose apt-debug download-only minimal-upgrade-steps no-minimal-upgrade-steps',
  },
  'do-release-upgrade': {
    effects: { rows: [ordinary('', 'system', 'upgrades the system to its next release', { without: '-c --check-dist-upgrade-only -V' })] },
    package: { apt: 'ubuntu-release-upgrader-core' },
    area: 'packages',
    network: 'talks',
    data: 'd devel-release q quiet p proposed m mode f frontend',
  },
  yum: { like: 'dnf', manager: { of: 'rpm', install: 'yum install' } },
  microdnf: { like: 'dnf' },
  rpm: {
    effects: {
      rows: [
        ordinary('', 'changes', 'signs packages, or takes their signatures away', { options: '--addsign --resign --delsign' }),
        dangerous('', 'system', 'trusts another signer of packages', { options: '--import' }),
        ordinary('', 'system', 'installs packages', {
          options: '-F --install --upgrade --freshen --reinstall --rebuilddb --restore --setperms',
        }),
        dangerous('', 'system', 'removes packages', { options: '-e --erase --nodeps' }),
        ordinary('', 'system', 'installs packages', { options: '-i -U' }),
      ],
    },
    bringsNames: true,
    manager: { of: 'rpm' },
    area: 'packages',
    acts: {
      reaches: 'httpproxy',
      runs: 'pipe rcfile D define E eval load root dbpath macros',
      lowers: 'nosignature nodigest nogpg force nodeps nofiledigest noverify',
      writes: 'prefix relocate',
    },
    data: `q query a all i info l list f file p package d docfiles c configfiles R requires provides changelog scripts qf queryformat
      last V verify whatprovides whatrequires v vv h hash percent test import-check ? undefine allfiles badreloc excludepath
      excludeartifacts excludedocs ignoresize ignorearch ignoreos includedocs justdb nodb nomanifest nocaps noorder noplugins
      noscripts nopre nopost nopreun nopostun nopretrans noposttrans notriggers notriggerin notriggerun notriggerprein
      notriggerpostun oldpackage replacefiles replacepkgs allmatches dupes filecaps fileclass filecolor fileprovide filerequire g
      group hdrid pkgid querybynumber specfile tid triggeredby whatobsoletes whatconflicts whatrecommends whatsuggests
      whatsupplements whatenhances changes conflicts dump enhances filesbypkg filetriggers obsoletes recommends suggests
      supplements s state triggers triggerscripts A artifactfiles L licensefiles noartifact noconfig noghost nofiles nolinkto nomd5
      nosize nouser nogroup nomtime nomode nordev httpport path addsign resign delsign K checksig`,
  },
  zypper: {
    effects: {
      loose: true,
      rows: [
        ordinary(
          'dist-upgrade|dup|patch|verify|ve|source-install|si|install-new-recommends|inr',
          'system',
          'installs or upgrades packages',
        ),
        ordinary(
          'addrepo|ar|removerepo|rr|modifyrepo|mr|renamerepo|nr|addservice|as|removeservice|rs|modifyservice|ms|addlock|al',
          'system',
          'changes where packages come from',
        ),
        ordinary('removelock|rl|cleanlocks|cl', 'system', 'changes where packages come from'),
        ...removes('remove|rm', '-y --non-interactive -n'),
        ordinary('remove|rm', 'system', 'also removes packages that are no longer needed', { options: '-u --clean-deps' }),
        installs('install|in|update|up'),
      ],
    },
    bringsNames: true,
    manager: { of: 'suse', install: 'zypper install' },
    listed: 'packages',
    area: 'packages',
    network: 'talks',
    does: {
      reads: [
        'search|se|info|if|list-updates|lu|list-patches|lp|repos|lr|packages|pa|patterns|pt|products|pd|what-provides|wp|help|locks',
        'll|services|ls|patch-check|pchk|versioncmp|targetos|licenses|ps|needs-rebooting',
      ],
      changes: ['refresh|ref|clean|cc|download'],
    },
    acts: {
      runs: 'c config R root installroot userdata reposd-dir',
      lowers: `no-gpg-checks gpg-auto-import-keys allow-unsigned-rpm no-refresh allow-vendor-change gpgcheck-allow-unsigned
        gpgcheck-allow-unsigned-package gpgcheck-allow-unsigned-repo G no-gpgcheck`,
      reaches: 'p plus-repo',
      writes: 'export directory debugFile cache-dir raw-cache-dir solv-cache-dir pkg-cache-dir',
    },
    data: `n non-interactive q quiet v verbose y no-confirm r repo from t type s details l auto-agree-with-licenses dry-run D recommends
      no-recommends i installed-only u f force d requires provides conflicts obsoletes suggests supplements x match-exact match-substrings
      match-words C case-sensitive file-list g category b bugzilla cve issues severity date a all best-effort N sort-by-name sort-by-repo
      sort-by-uri sort-by-priority P show-enabled-only E uri download-only with-interactive not-installed-only uninstalled-only
      search-descriptions orphaned unneeded suggested recommended userinstalled with-optional without-optional download-in-advance
      download-in-heaps download-as-needed download-mode name oldpackage capability auto-agree-with-product-licenses replacefiles
      no-force-resolution solver-focus allow-downgrade no-allow-downgrade allow-name-change no-allow-name-change allow-arch-change
      no-allow-arch-change no-allow-vendor-change build-deps-only no-build-deps U no-clean-deps skip-interactive updatestack-only
      with-update releasever provides-pkg requires-pkg recommends-pkg supplements-pkg conflicts-pkg obsoletes-pkg suggests-pkg xmlfwd
      check no-check enable disable refresh priority k keep-packages K no-keep-packages gpgcheck gpgcheck-strict default-gpgcheck
      loose-auth loose-query local remote m medium-type alias A sort-by-alias force-build force-download B build-only services metadata M
      raw-metadata with-repos matches solvables packages no-packages all-matches no-delete short print no-abbrev terse table-style xmlout
      ignore-unknown non-interactive-include-reboot-patches plus-content disable-repositories no-cd no-remote disable-system-resolvables`,
  },
});
