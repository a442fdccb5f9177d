/** Programs: how packages are signed, uploaded and kept in repositories. */
import { choice } from '../../base/choice.ts';
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { deletesOnServer, DEVSCRIPTS, each, publishes } from './shared-rows.ts';

/** With these an upload only says what it would do, or shows the settings. */
const NO_UPLOAD = '-s --simulate -o --check-only -H --host-list -p --print -v --version -V --Version -h --help --no';

export const RELEASES = (): Family => ({
  // signing, uploading and bugs. Sources: the manual page of each: devscripts 2.23.4, dput 1.1, dupload 2.9, reportbug 12.0, dgit 10.7
  debsign: {
    area: 'credentials',
    effects: { rows: [ordinary('', 'changes', 'signs packages with your key', { called: 'sign' })] },
    acts: { runs: 'p', reaches: 'r' },
    data: `m e k S a t multi re-sign no-re-sign debs-dir ${DEVSCRIPTS}`,
  },
  dscverify: { reads: true, acts: { lowers: 'nosigcheck no-sig-check u' }, data: `no-default-keyrings ${DEVSCRIPTS}` },
  ...each('dput dupload', {
    effects: { rows: [{ ...publishes(''), without: NO_UPLOAD, least: 1 }] },
    acts: { runs: 'c config configfile', lowers: 'u unchecked U' },
    data: `d debug D dinstall f force l lintian P passive e delayed no-upload-log k keep q quiet t to nomail mailonly check-version`,
  }),
  dcut: {
    effects: { rows: [deletesOnServer('', { without: '-s --simulate -h --help --version', called: 'dcut cancel' })] },
    data: 'd debug P passive',
  },
  reportbug: {
    area: 'packages',
    network: 'talks',
    effects: {
      rows: [
        ordinary('', 'uploads', 'sends a report about a bug', {
          without: '-q --query-only -p --print -o --output --template -h --help --version -O --offline --configure',
          called: 'report bug',
        }),
      ],
    },
    acts: { runs: 'e editor mta mbox-reader-cmd mua M mutt', writes: 'o output', reaches: 'smtphost proxy http_proxy' },
    data: `b no-query-bts query-bts B bts body c no-config-files C class configure debconf no-debconf d debug email f filename g gnupg i include
      I j justification k kudos K latest-first l license m maintonly N bugnumber no-bug-script query-only query-source S severity s subject
      src source t type T tag u interface ui V package-version x no-cc z no-compress from-buildd offline O p print`,
  },
  bts: {
    network: 'talks',
    does: { reads: ['show|bugs|select|status|listcachedbugs|version|help', 'cache|cleancache'] },
    effects: {
      rows: [
        ordinary(
          choice(`clone done reopen archive unarchive retitle summary submitter reassign found notfound fixed notfixed block unblock merge
      forcemerge unmerge tag tags affects usertag usertags claim unclaim severity forwarded notforwarded package owner noowner
            subscribe unsubscribe reportspam spamreport`),
          'uploads',
          'changes a bug report that others read',
          { without: '-n --no-action', called: 'bug bts report' },
        ),
      ],
    },
    acts: { runs: 'mailreader sendmail', reaches: 'smtp-host bts-server', writes: 'mbox' },
    data: `o offline online no-offline n no-action cache no-cache cache-mode cache-delay cc-addr use-default-cc no-use-default-cc mutt no-mutt
      soap-timeout smtp-username smtp-helo f force-refresh no-force-refresh only-new include-resolved no-include-resolved no-ack ack i
      interactive force-interactive no-interactive ${DEVSCRIPTS}`,
  },
  dgit: {
    verbs: true,
    area: 'repository',
    network: 'talks',
    does: {
      reads: ['version|help|print-unapplied-treeish|print-dpkg-source-ignores'],
      changes: [
        'clone|fetch|pull|checkout|clean|quilt-fixup|import-dsc|setup-new-tree|setup-useremail|setup-mergechangelogs|update-vcs-git',
      ],
      runs: ['build|build-source|sbuild|pbuilder|cowbuilder|gbp-build'],
    },
    effects: { rows: [publishes('push|push-source|push-built|rpush|rpush-built|rpush-source')] },
    acts: { lowers: 'force no-rm-on-error' },
    data: `k no-sign clean -wg -wgf -wga -wgfa -wc -wci -wn -wd -wdd -wdn -wddn -wda d distro N new include-dirty ignore-dirty overwrite delayed
      quilt no-quilt-fixup gbp dpm split-view C build-products-dir rm-old-changes no-rm-old-changes D v since-version m -sa -si -sd n dry-run L
      damp-run save-dgit-view dep14tag no-dep14tag h`,
  },

  // repositories of packages. Sources: the manual page of each: reprepro 5.3, aptly 1.5, apt-mirror 0.5, debmirror 2.37, createrepo-c 0.17,
  // dnf-plugins-core 4.3, ostree 2022.7, netselect 0.3, extrepo 0.11
  reprepro: {
    area: 'packages',
    does: {
      reads: [
        choice(`list listmatched listfilter ls lsbycomponent check checkpool checkupdate dumpupdate checkpull dumppull dumpreferences
            dumpunreferenced dumptracks unusedsources sourcemissing reportcruft sizes`),
      ],
      changes: [
        'includedeb|includeudeb|includedsc|include|processincoming|export|update|pull|copy|copysrc|copymatched|copyfilter|restore|restoresrc',
        'collectnewchecksums|rereference|reoverride|redochecksums|retrack|gensnapshot|createsymlinks|repairdescriptions|flood|predelete',
      ],
    },
    effects: {
      short: 'bCATSP',
      long: ['basedir', 'outdir', 'confdir', 'distdir', 'logdir', 'dbdir', 'component', 'architecture', 'type', 'section', 'priority'],
      rows: [
        ordinary('remove|removematched|removefilter|removesrc|removesrcs', 'deletes', 'removes packages from a repository'),
        ordinary(
          'deleteunreferenced|deleteifunreferenced|clearvanished|removealltracks|removetrack|tidytracks',
          'deletes',
          'deletes what a repository no longer uses',
        ),
      ],
    },
    acts: {
      runs: 'confdir endhook outhook gunzip bunzip2 unlzma unxz lunzip',
      writes: 'outdir distdir logdir dbdir listdir',
      lowers: 'ignore f force',
    },
    data: `h V s silent b basedir C component A architecture T type S section P priority export nolistsdownload nothingiserror keeptemporaries
      keepunreferencedfiles keepunusednewfiles keepdirectories ask-passphrase noskipold waitforlock list-max list-skip list-format
      show-percent restrict restrict-file t morguedir methoddir`,
  },
  aptly: {
    area: 'packages',
    network: 'talks',
    does: {
      reads: [
        'mirror|repo|snapshot|publish list|show|search',
        'snapshot verify|diff',
        'package search|show',
        'config show',
        'graph|version|help',
      ],
      changes: [
        'mirror create|edit|rename|update',
        'repo add|copy|create|edit|import|include|move|rename',
        'snapshot create|filter|merge|pull|rename',
      ],
    },
    effects: {
      rows: [
        ordinary('publish repo|snapshot|update|switch', 'changes', 'publishes packages, so that who uses the repository gets them'),
        dangerous('publish drop', 'deletes', 'removes a published repository'),
        dangerous('mirror|repo|snapshot drop', 'deletes', 'deletes a repository or its copy'),
        ordinary('repo remove', 'deletes', 'removes packages from a repository'),
        ordinary('db cleanup', 'deletes', 'deletes packages that are no longer used'),
        ordinary('db recover', 'changes', 'mends the database of packages'),
        ordinary('serve', 'network', 'lets other machines fetch packages from this one'),
        ordinary('api serve', 'network', 'lets other programs change the repositories'),
        ordinary('task run', 'unread', 'runs commands of its own'),
      ],
    },
    acts: {
      runs: 'config -config',
      lowers: 'ignore-signatures -ignore-signatures skip-signing -skip-signing accept-unsigned',
      writes: '-output',
    },
    data: `-architectures -db-open-attempts -dep-follow-all-variants -dep-follow-recommends -dep-follow-source -dep-follow-suggests -gpg-provider
      -filter -filter-with-deps -force-architectures -force-components -keyring -with-installer -with-sources -with-udebs -json -raw
      -with-packages -force -download-limit -downloader -ignore-checksums -max-tries -skip-existing-packages -archive-url -format -with-deps
      -force-replace -remove-files -dry-run -comment -component -distribution -uploaders-file -no-remove-files -repo -sort -all-matches
      -no-deps -no-remove -only-matching -latest -force-drop -skip-cleanup -acquire-by-hash -batch -butautomaticupgrades -force-overwrite
      -gpg-key -label -notautomatic -origin -skip-contents -suite -with-files -with-references -verbose -no-lock -layout -listen`,
  },
  ...each('apt-mirror debmirror', {
    area: 'packages',
    network: 'downloads',
    changes: true,
    acts: {
      runs: 'config-file rsync-options',
      reaches: 'h host proxy',
      lowers: 'no-check-gpg ignore-release-gpg disable-ssl-verification keyring ignore-missing-release',
    },
    data: `p progress r root method passive u user d dist s section a arch di-dist di-arch source nosource i18n getcontents checksums check-gpg ignore
      exclude include exclude-deb-section limit-priority exclude-field include-field t timeout max-batch rsync-batch postcleanup precleanup
      nocleanup diff`,
  }),
  ...each('createrepo createrepo_c mergerepo_c modifyrepo_c', {
    area: 'packages',
    changes: true,
    acts: { writes: 'o outputdir c cachedir' },
    data: `V x excludes basedir u baseurl g groupfile s checksum p pretty d database no-database update update-md-path skip-stat split i pkglist n
      includepkg recycle-pkglist exclude S skip-symlinks changelog-limit unique-md-filenames simple-md-filenames retain-old-md distro content
      repo revision set-timestamp-to-revision read-pkgs-list workers xz compress-type general-compress-type zck keep-all-metadata compatibility
      retain-old-md-by-age deltas oldpackagedirs num-deltas location-prefix repomd-checksum error-exit-val ignore-lock r a archlist
      nogroups noupdateinfo method all mdtype remove compress no-compress f batchfile new-name`,
  }),
  ...each('repoquery repomanage repoclosure repodiff needs-restarting', {
    reads: true,
    network: 'talks',
    acts: { reaches: 'repofrompath', runs: 'c config setopt installroot' },
    data: `old oldonly new s space k keep u useronly r reboothint services arch best check newest pkg repo repoid repo-old o repo-new n archlist a
      size compare-arch simple downgrade enablerepo disablerepo qf queryformat whatprovides whatrequires requires provides l list i info installed
      available latest-limit recursive resolve f file`,
  }),
  ...each('reposync yumdownloader repotrack', {
    changes: true,
    network: 'talks',
    acts: { writes: 'p download-path metadata-path destdir downloaddir', runs: 'c config setopt', reaches: 'repofrompath' },
    effects: { rows: [ordinary('', 'deletes', 'deletes packages that the server no longer has', { options: '--delete' })] },
    data: `a arch download-metadata g gpgcheck m downloadcomps n newest-only norepopath remote-time source u urls repo repoid enablerepo disablerepo
      debuginfo url resolve alldeps forcearch`,
  }),
  'yum-config-manager': {
    area: 'packages',
    effects: {
      rows: [
        dangerous('', 'system', 'changes where packages come from', { options: '--add-repo' }),
        ordinary('', 'system', 'changes where packages come from', {
          options: '--enable --disable --set-enabled --set-disabled --save --setopt',
        }),
      ],
    },
    acts: { lowers: 'setopt' },
    data: 'dump add-repo enable disable set-enabled set-disabled save',
  },
  extrepo: {
    area: 'packages',
    network: 'talks',
    does: { reads: ['search'] },
    effects: {
      long: ['url', 'mirror'],
      rows: [
        ordinary('enable|update', 'system', 'installs packages from one more place from now on'),
        ordinary('disable', 'system', 'no longer installs packages from a place'),
      ],
    },
    acts: { reaches: 'url mirror' },
    data: 'offlinedata',
  },
  netselect: { reads: true, network: 'talks', data: 'v -vv -vvv m s t I D' },
  'netselect-apt': {
    changes: true,
    network: 'talks',
    acts: { writes: 'o outfile' },
    data: 'i infile a arch s sources n nonfree f ftp t tests c country',
  },
});
