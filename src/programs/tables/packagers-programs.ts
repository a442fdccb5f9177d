/** Programs: how packages of Debian and Ubuntu are made and checked. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { DEVSCRIPTS, each } from './shared-rows.ts';

export const PACKAGERS = (): Family => ({
  // changelogs, versions and sources. Sources: the manual page of each: devscripts 2.23.4, dpkg-dev 1.21.22, debian-goodies 0.88, dlocate 1.12,
  // licensecheck 3.3, apt-rdepends 1.3, ubuntu-dev-tools 0.193
  ...each('dch debchange', {
    changes: true,
    acts: { writes: 'c changelog news' },
    data: `a append i increment v newversion e edit r release force-save-on-release no-force-save-on-release create package empty n nmu bin-nmu
      qa R rebuild s security team U upstream bpo stable l local b force-bad-version allow-lower-version force-distribution auto-nmu
      no-auto-nmu fromdirname closes query no-query d p preserve no-preserve nopreserve vendor D distribution u urgency m maintmaint M
      controlmaint t mainttrailer no-mainttrailer nomainttrailer lts release-heuristic noquery ${DEVSCRIPTS}`,
  }),
  ...each('dpkg-parsechangelog dpkg-checkbuilddeps dpkg-buildflags dpkg-vendor dpkg-scanpackages dpkg-scansources', {
    reads: true,
    data: `l L F S show-field format reverse all s since v u until f from t to c count n o offset admindir A B I d a P type e extra-override arch
      h hash m multiversion M medium no-sort source-override dump list status export get origin query query-features is derives-from vendor ?`,
  }),
  ...each('dpkg-gencontrol dpkg-genchanges dpkg-genbuildinfo dpkg-gensymbols dpkg-shlibdeps dpkg-mergechangelogs dpkg-name', {
    changes: true,
    acts: { writes: 'O -O' },
    data: `v V T D U c l f F p n P e d t x S I m i is -ip -isp b -sa -si -sd a k symlink o overwrite s subdir create-dir ignore-missing-info
      warnings merge-unreleased merge-prereleases build admindir ?`,
  }),
  'dpkg-repack': { changes: true, acts: { runs: 'root d deb-option' }, data: 'arch generate tag' },
  ...each('uscan uupdate', {
    changes: true,
    network: 'talks',
    acts: { runs: 'conffile conf-file rootcmd', writes: 'destdir', lowers: 'skip-signature no-signature' },
    data: `debug vv -vv -vvv extra-debug dehs no-dehs d download -dd force-download -ddd overwrite-download no-download nodownload signature safe
      report report-status download-version download-debversion download-current-version package upstream-version watchfile bare
      no-exclusion pasv no-pasv symlink no-symlink copy rename repack compression copyright-file timeout user-agent useragent pretty
      no-verbose f force-bad-version b r pristine no-pristine u s find ${DEVSCRIPTS}`,
  }),
  ...each('dget debcheckout debsnap origtargz pull-debian-source pull-lp-source pull-debian-debs pull-lp-debs', {
    changes: true,
    network: 'downloads',
    acts: { lowers: 'allow-unauthenticated k insecure', writes: 'destdir path', runs: 'build', reaches: 'mirror' },
    data: `a all b backup d download-only x extract no-cache auth details p print P package t type file source git-track u user f force l list
      binary architecture first last unpack tar-only clean m arch distro ppa release ${DEVSCRIPTS}`,
  }),
  ...each(
    `who-uploads wnpp-alert wnpp-check rc-alert dd-list grep-excuses debc build-rdeps reverse-depends list-unreleased manpage-alert debtree dpigs
      who-permits-upload check-dfsg-status vrms check-support-status how-can-i-help dlocate apt-rdepends licensecheck hardening-check
      which-pkg-broke which-pkg-broke-build deb-why-removed transition-check what-patch popcon-largest-unused debman debget`,
    {
      reads: true,
      data: `a all A M max-uploads date nodate no-date diff d p package n s source S status H human-readable lines cache include-tags f i dctrl
        include-tag-op t exclude-tags exclude-tag-op include-dists exclude-dists debtags popcon z uncompress sources u uploaders b print-binary
        autopkgtests experimental list-changes list-debs multi debs-dir build-depends dotty r reverse follow show c check ignore recursive l
        tail e encoding copyright m machine k K L -ls -conf -du -man ${DEVSCRIPTS}`,
    },
  ),
  'apt-show-versions': {
    reads: true,
    effects: { rows: [ordinary('', 'changes', 'fills its cache', { options: '-i --initialize', area: 'packages' })] },
    data: 'p package r regex R regex-all u upgradeable a allversions b brief -stf status-file -ld list-dir',
  },
  debcommit: {
    changes: true,
    data: `c changelog r release R release-use-changelog m message n noact d diff C confirm e edit a all s strip-message no-strip-message
      sign-commit no-sign-commit sign-tags no-sign-tags changelog-info ${DEVSCRIPTS}`,
  },
  ...each('wrap-and-sort mk-origtargz', {
    changes: true,
    acts: { writes: 'C directory' },
    data: `a wrap-always s short-indent b sort-binary-packages k keep-first n no-cleanup t trailing-comma d debian-directory f file
      max-line-length N experimental-rts-parser package exclude-file copyright-file signature copy rename symlink repack compression S
      repack-suffix force-repack c component ${DEVSCRIPTS}`,
  }),

  // building. Sources: the manual page of each: devscripts 2.23.4, debhelper 13.11, sbuild 0.85, schroot 1.6, pbuilder 0.231, cowdancer 0.89,
  // git-buildpackage 0.9.30, dgit 10.7, dh-python 5.2, equivs 2.3, dh-make 2.202301, alien 8.95, checkinstall 1.6, piuparts 1.1, quilt 0.67
  debuild: {
    does: { runs: [''] },
    acts: {
      runs: `r rootcmd prepend-path p sign-command R rules-file dpkg-buildpackage-hook clean-hook dpkg-source-hook build-hook binary-hook
        dpkg-genchanges-hook final-clean-hook lintian-hook signing-hook post-dpkg-buildpackage-hook`,
    },
    data: `S b B A F g G build source -us -uc -ui no-sign unsigned-source unsigned-changes -sa -sd -si -nc no-pre-clean -tc post-clean d D j jobs i
      I a host-arch P build-profiles k sign-key m e v tgz-check no-tgz-check lintian no-lintian lintian-opts username clear-hooks
      ${DEVSCRIPTS}`,
  },
  ...each(
    `dh dh_auto_build dh_auto_clean dh_auto_configure dh_auto_install dh_auto_test dh_clean dh_install dh_installdocs dh_missing dh_builddeb
      dh_strip dh_shlibdeps dh_fixperms dh_python3 dh_prep`,
    {
      does: { runs: [''] },
      data: `with without list l no-act n buildsystem S B builddirectory D sourcedirectory max-parallel parallel no-parallel a arch i indep p
        reload-all-buildenv-variables package N no-package remaining-packages mainpackage X exclude O P tmpdir fail-missing list-missing
        autodest sourcedir s A`,
    },
  ),
  debrepro: {
    does: { runs: [''] },
    acts: { runs: 'b before-second-build B build-command' },
    data: 's skip a artifact-pattern n no-copy t timeout',
  },
  debclean: {
    changes: true,
    effects: { rows: [ordinary('', 'deletes', 'removes what was built')] },
    data: `cleandebs nocleandebs d ${DEVSCRIPTS}`,
  },
  sbuild: {
    area: 'packages',
    network: 'talks',
    does: { runs: [''] },
    effects: { short: 'cdmeks', long: ['chroot', 'dist', 'arch', 'host', 'build', 'chroot-mode', 'maintainer', 'keyid'], rows: [] },
    acts: {
      runs: `pre-build-commands chroot-setup-commands chroot-update-failed-commands build-deps-failed-commands starting-build-commands
        finished-build-commands build-failed-commands chroot-cleanup-commands post-build-commands post-build-failed-commands
        anything-failed-commands setup-hook extra-repository-key autopkgtest-virt-server`,
      reaches: 'extra-repository mail-log-to',
      writes: 'build-dir stats-dir',
    },
    data: `c chroot chroot-mode d dist archive arch host build A arch-all no-arch-all arch-any no-arch-any b batch D debug apt-clean
      no-apt-clean apt-update no-apt-update apt-upgrade no-apt-upgrade apt-distupgrade no-apt-distupgrade m maintainer e uploader k keyid
      source-only-changes no-source-only-changes j jobs debbuildopt debbuildopts dpkg-source-opt dpkg-source-opts n nolog profiles p purge
      purge-build purge-deps purge-session s source no-source force-orig-source make-binNMU binNMU append-to-version clean-source
      no-clean-source run-lintian no-run-lintian lintian-opt lintian-opts run-piuparts no-run-piuparts run-autopkgtest no-run-autopkgtest
      build-dep-resolver resolve-alternatives no-resolve-alternatives extra-package build-path dsc-dir add-depends add-conflicts V`,
  },
  ...each('sbuild-update sbuild-upgrade sbuild-clean', {
    area: 'packages',
    network: 'talks',
    effects: { rows: [ordinary('', 'system', 'updates a system for building')] },
    data: 'arch u update g upgrade d dist-upgrade c clean a autoclean r autoremove chroot-mode V',
  }),
  'sbuild-createchroot': {
    area: 'packages',
    network: 'talks',
    effects: { rows: [ordinary('', 'system', 'makes a system for building')] },
    acts: { runs: 'debootstrap command-prefix', writes: 'make-sbuild-tarball', reaches: 'extra-repository', lowers: 'keyring' },
    data: `arch chroot-suffix chroot-prefix chroot-mode foreign resolve-deps no-resolve-deps keep-debootstrap-dir include exclude components
      merged-usr no-merged-usr setup-only keep-sbuild-chroot-dir no-deb-src alias V`,
  },
  schroot: {
    wraps: {
      short: 'cdusno',
      long: ['chroot', 'directory', 'user', 'shell', 'session-name', 'option'],
      inert: ['l', 'list', 'i', 'info', 'config', 'location', 'b', 'begin-session', 'e', 'end-session', 'recover-session', 'V', 'version'],
      inner: 'argv',
      where: 'container',
    },
    elsewhere: [
      {
        where: 'container',
        unless: /^(?:-l|--list|-i|--info|--config|--location|-b|--begin-session|-e|--end-session|-V|--version|-h|--help)$/,
      },
    ],
    area: 'containers',
    effects: { rows: [ordinary('', 'system', 'ends a session of another system', { options: '-e --end-session' })] },
    acts: { runs: 's shell' },
    data: `l list i info config location c chroot a all all-chroots all-sessions all-source-chroots exclude-aliases d directory u user p
      preserve-environment automatic-session b begin-session session-name n recover-session r run-session e end-session f force o option`,
  },
  ...each('pbuilder cowbuilder git-pbuilder pbuilder-dist cowbuilder-dist', {
    area: 'packages',
    network: 'talks',
    does: { reads: ['dumpconfig|help'], runs: ['build|b|login|l|execute|e|debuild|debug'] },
    effects: {
      loose: true,
      rows: [
        ordinary('create|update|up|u', 'system', 'makes or updates a system for building'),
        ordinary('', 'system', 'makes or updates a system for building', { options: '--create --update' }),
        ordinary('clean', 'deletes', 'removes what earlier builds left'),
        ordinary('', 'runs-project-code', 'builds a package, or runs a program in the system for building', {
          options: '--build --login --execute',
        }),
      ],
    },
    acts: {
      runs: 'hookdir configfile debootstrap inputfile bindmounts',
      reaches: 'mirror othermirror http-proxy',
      writes: 'buildresult logfile aptcache buildplace pkgname-logfile',
      lowers: 'allow-untrusted keyring debootstrapopts use-network',
    },
    data: `clean override-config distribution basetgz basepath architecture host-arch no-auto-cross components debbuildopts profiles loglevel
      binary-arch binary-indep source-only-changes no-source-only-changes variant save-after-login save-after-exec autocleanaptcache
      removepackages extrapackages debemail m timeout no-targz compressprog twice preserve-buildplace no-cowdancer-update dumpconfig`,
  }),
  pdebuild: {
    does: { runs: [''] },
    acts: { runs: 'buildsourceroot pbuilderroot pbuilder configfile pbuildersatisfydepends', writes: 'buildresult logfile' },
    data: 'architecture auto-debsign debsign-k debbuildopts use-pdebuild-internal',
  },
  gbp: {
    verbs: true,
    area: 'repository',
    does: {
      reads: ['config'],
      changes: ['dch|import-dsc|import-dscs|import-orig|import-ref|export-orig|pq|pristine-tar|tag|setup-gitattributes|clone|pull'],
      runs: ['buildpackage|buildpackage-rpm'],
    },
    effects: {
      rows: [
        ordinary('push', 'uploads', 'sends branches and tags to the server', { without: '--dry-run' }),
        dangerous('create-remote-repo', 'uploads', 'makes a repository on a server and sends the project to it'),
        ordinary('pq drop', 'deletes', 'deletes the branch of patches'),
      ],
    },
    acts: {
      runs: `git-builder git-cleaner git-preexport git-postexport git-prebuild git-postbuild git-posttag postclone postimport postunpack posttag
        postedit customizations spawn-editor filter-pristine-tar`,
      writes: 'git-export-dir git-tarball-dir tarball-dir',
      lowers: 'allow-unauthenticated no-upstream-signatures',
    },
    data: `git-tag git-tag-only git-retag git-ignore-branch git-ignore-new git-debian-branch git-upstream-branch git-upstream-tag
      git-upstream-tree git-debian-tag git-debian-tag-msg git-pristine-tar git-no-pristine-tar git-pristine-tar-commit git-dist git-arch
      git-pbuilder git-no-pbuilder git-qemubuilder git-pbuilder-options git-pbuilder-autoconf git-component git-compression
      git-compression-level git-force-create git-no-create-orig git-export git-notify git-verbose git-color git-sign-tags git-no-sign-tags
      git-keyid git-purge git-no-purge git-overlay git-hooks git-no-hooks git-submodules git-log git-author color color-scheme
      debian-branch upstream-branch upstream-tag debian-tag ignore-branch since auto snapshot snapshot-number release new-version team bpo
      nmu qa security local distribution force-distribution urgency id-length ignore-regex commit-msg commit dch-opt full multimaint-merge
      upstream-version merge-mode upstream-vcs-tag keyid import-msg filter component uscan upstream-signatures pristine-tar no-pristine-tar
      patch-num-format topic time-machine abbrev force all depth reference retag redo-pq track-missing skip-debian-tag allow-same-version
      author-is-committer author-date-is-committer-date no-interactive interactive sign-tags no-sign-tags patch-numbers no-patch-numbers
      pq-from drop meta-closes S us uc sa`,
  },
  quilt: {
    does: {
      reads: ['annotate|applied|diff|files|graph|grep|header|next|patches|previous|series|top|unapplied'],
      changes: ['add|edit|fold|fork|import|new|pop|push|refresh|remove|rename|revert|snapshot|upgrade|init'],
      runs: ['setup|shell|mail'],
    },
    effects: { rows: [ordinary('delete', 'deletes', 'removes a patch from the series')] },
    acts: { runs: 'quiltrc diff' },
    data: `trace a f q v m r e p u U c C z R P d n fuzz merge leave-rejects refresh color no-timestamps no-index sort combine snapshot backup dep3 E
      strip-trailing-whitespace strip-diffstat`,
  },
  'equivs-build': { changes: true, data: 'f full s source a arch t templates' },
  'equivs-control': { changes: true, writes: { how: 'touches' } },
  dh_make: {
    changes: true,
    data: `c copyright copyrightfile docs e email n native f file l library s single i indep a addmissing t templates o overlay p packagename d
      defaultless C packageclass k kmod y yes python createorig`,
  },
  alien: {
    area: 'packages',
    changes: true,
    effects: { rows: [ordinary('', 'system', 'installs packages that another system made', { options: '-i --install' })] },
    acts: { runs: 'patch' },
    data: `d to-deb r to-rpm t to-tgz to-slp p to-pkg g generate s single c scripts anypatch nopatch description version T test k keep-version
      bump fixperms target veryverbose`,
  },
  checkinstall: {
    area: 'packages',
    effects: { rows: [ordinary('', 'system', 'runs an installation and makes a package of it')] },
    wraps: { inner: 'argv' },
    acts: { runs: 'spec', writes: 'pakdir' },
    data: `t type D R S install fstrans y default pkgname pkgversion A arch pkgarch pkgrelease pkglicense pkggroup pkgsource pkgaltsource
      maintainer provides requires autodoinst strip stripso gzman umask exclude include nodoc deldoc deldesc delspec bk backup`,
  },
  piuparts: {
    area: 'packages',
    network: 'talks',
    does: { runs: [''] },
    acts: { runs: 'scriptsdir e existing-chroot docker-image', reaches: 'm mirror proxy extra-repo', lowers: 'do-not-verify-signatures' },
    data: `a apt d distribution arch b basetgz i ignore I ignore-regexp l log-file log-level n no-ignores p pbuilder schroot warn-on-others
      no-upgrade-test install-recommends minimize`,
  },
  'mk-build-deps': {
    area: 'packages',
    changes: true,
    effects: { rows: [ordinary('', 'system', 'installs what is needed to build a package', { options: '-i --install' })] },
    acts: { runs: 't tool s root-cmd' },
    data: 'r remove a arch host-arch build-arch B build-dep A build-indep P build-profiles',
  },
  debi: {
    area: 'packages',
    effects: { rows: [ordinary('', 'system', 'installs the packages that were built')] },
    acts: { runs: 'tool' },
    data: `a t m multi u upgrade with-depends debs-dir ${DEVSCRIPTS}`,
  },
});
