/** Programs: kits for small computers, for telephones, for tables of data and for books. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { alike } from './shared-rows.ts';

export const KITS = (): Family => ({
  // small computers. Sources: arduino.github.io/arduino-cli 0.35; avrdude(1) 7.1; docs.espressif.com/projects/esptool 4.7; openocd(1) 0.12;
  // docs.espressif.com/projects/esp-idf 5.2
  'arduino-cli': {
    network: 'talks',
    area: 'packages',
    does: {
      reads: [
        'board list|details|listall|search|attach',
        'core|lib list|search|examples|deps',
        'config dump|get',
        'cache|outdated|version|help|completion',
      ],
      changes: [
        'sketch new|archive',
        'config init|set|add|remove|delete',
        'core|lib uninstall|download|update-index',
        'update',
        'cache clean',
      ],
      runs: ['compile'],
      installs: ['core|lib install|upgrade', 'upgrade'],
    },
    effects: {
      rows: [
        ordinary('upload', 'changes', 'writes a program to a board'),
        dangerous('burn-bootloader', 'system', 'overwrites the start of a board', { called: 'burn bootloader' }),
        ordinary('monitor', 'network', 'talks to a board'),
        ordinary('daemon', 'network', 'starts a server'),
      ],
      short: 'bp',
      long: ['fqbn', 'port', 'format', 'config-file', 'profile'],
    },
    acts: { runs: 'config-file build-property', writes: 'output-dir build-path build-cache-path', reaches: 'additional-urls' },
    data: `b fqbn p port l protocol v verbose t verify warnings clean format json log-level no-color timeout c config names updatable all
      no-deps quiet q jobs j export-binaries e only-compilation-database dump-profile profile m board-options show-properties discovery-timeout
      w watch programmer P i input-dir describe timestamp raw`,
  },
  avrdude: {
    effects: {
      rows: [
        dangerous('', 'system', 'writes to or erases a chip', { options: '-U -e', called: 'flash writ burn upload program eras fuse' }),
        ordinary('', 'changes', 'talks to a chip'),
      ],
    },
    acts: { runs: 'C', writes: 'l' },
    data: 'p c P v q n F D V B b i A t E U e O T u x s',
  },
  esptool: {
    does: { reads: ['chip_id|flash_id|read_mac|image_info|version|get_security_info|chip-id|flash-id|read-mac|image-info'] },
    effects: {
      rows: [
        dangerous('erase_flash|erase_region|erase-flash|erase-region', 'deletes', 'erases a chip'),
        ordinary('write_flash|write-flash|load_ram|write_mem', 'changes', 'writes a program to a board'),
        ordinary('read_flash|read-flash|dump_mem|elf2image|merge_bin|make_image', 'changes', 'writes a file'),
        ordinary('run|verify_flash|verify-flash', 'changes', 'starts or compares the program of a chip'),
      ],
      short: 'cpb',
      long: ['chip', 'port', 'baud', 'before', 'after', 'connect-attempts'],
    },
    acts: { writes: 'o output' },
    data: 'chip c port p baud b before after no-stub trace connect-attempts flash_mode fm flash_freq ff flash_size fs z compress u no-compress verify',
  },
  ...alike('esptool', 'esptool.py'),
  openocd: {
    effects: { rows: [ordinary('', 'changes', 'talks to a chip and can write to it')] },
    acts: { runs: 'f file s search c command', writes: 'l log_output' },
    data: 'd debug p pipe',
  },
  'idf.py': {
    does: {
      reads: ['size|size-components|size-files|docs|show-efuse-table|partition-table|version'],
      changes: ['menuconfig|set-target|clean|fullclean|reconfigure|create-project|create-component|save-defconfig|monitor'],
      runs: ['build|app|bootloader|all'],
      installs: ['add-dependency|update-dependencies'],
    },
    effects: {
      rows: [
        ordinary('flash|app-flash|bootloader-flash', 'changes', 'writes a program to a board'),
        dangerous('erase-flash|erase_flash', 'deletes', 'erases a board'),
      ],
      short: 'pbBCD',
      long: ['port', 'baud', 'build-dir', 'project-dir'],
    },
    acts: { runs: 'C project-dir', writes: 'B build-dir' },
    data: 'p port b baud v verbose preview ccache no-ccache G generator D define-cache-entry n no-warnings no-hints w',
  },

  // telephones. Sources: developer.android.com/tools 34; the manual page of each: otool, lipo, agvtool of Xcode 15
  sdkmanager: {
    network: 'talks',
    area: 'packages',
    effects: {
      rows: [
        ordinary('', 'runs-foreign-code', 'installs packages of the Android SDK', {
          without: '--list --list_installed --version',
          least: 1,
        }),
        ordinary('', 'changes', 'removes packages of the Android SDK', { options: '--uninstall' }),
      ],
    },
    acts: { reaches: 'proxy_host', lowers: 'no_https' },
    data: 'list list_installed licenses update channel sdk_root include_obsolete newer verbose proxy proxy_port',
  },
  avdmanager: {
    does: { reads: ['list'], changes: ['create|move'] },
    effects: { rows: [dangerous('delete', 'deletes', 'deletes a virtual telephone')] },
    data: 'c compact 0 null v verbose s silent n name k package d device g tag b abi p path r rename f force sdcard',
  },
  aapt: {
    changes: true,
    acts: { writes: 'F G J P output-text-symbols' },
    data: `v a values include-meta-data c f d g j k m x z A I M S 0 min-sdk-version target-sdk-version max-res-version version-code version-name
      custom-package extra-packages auto-add-overlay preferred-configurations rename-manifest-package
      rename-instrumentation-target-package product utf16 non-constant-id error-on-failed-insert ignore-assets`,
  },
  apkanalyzer: {
    reads: true,
    data: 'h human-readable files-only defined-only references-only class proguard-mappings show-removed show-additions',
  },
  otool: { reads: true, data: 'a h l L D s S T M d v V I t r f o c m arch p x X j C R G' },
  lipo: {
    changes: true,
    acts: { writes: 'output -output' },
    data: '-info -archs -detailed_info -create -thin -extract -remove -replace -verify_arch -arch',
  },
  agvtool: { changes: true, data: '-terse -terse1 -all -noscm -usecvs -usesvn' },

  // tables and records. Sources: csvkit.readthedocs.io 1.3; the manual page of each: pgbadger 12, percona-toolkit 3.5, mariadb 10.11;
  // cassandra.apache.org/doc 4.1 (nodetool); mongodb.com/docs/database-tools/bsondump 100.9
  sql2csv: {
    reads: true,
    database: 'sql',
    acts: { reaches: 'db' },
    data: 'v verbose e encoding H no-header-row l linenumbers engine-option query',
  },
  bsondump: { reads: true, files: 'shown', acts: { writes: 'outFile' }, data: 'type pretty objcheck v verbose quiet bsonFile' },
  nodetool: {
    network: 'talks',
    area: 'databases',
    does: {
      reads: [
        'status|info|tpstats|tablestats|cfstats|ring|netstats|compactionstats|describecluster|gossipinfo|version|describering|getendpoints|tablehistograms',
        'proxyhistograms|gcstats|listsnapshots|getcompactionthroughput|getlogginglevels|statusgossip|statusbinary|statusbackup',
        'help|viewbuildstatus|toppartitions',
      ],
      changes: ['snapshot|flush'],
    },
    effects: {
      short: 'hpu',
      long: ['host', 'port', 'username', 'password', 'password-file'],
      rows: [
        ordinary(
          'repair|compact|cleanup|scrub|upgradesstables|refresh|rebuild|garbagecollect|reloadlocalschema',
          'changes',
          'changes the database',
        ),
        dangerous(
          'decommission|removenode|assassinate|drain|clearsnapshot|stopdaemon|move|truncatehints|disablegossip|disablebinary',
          'system',
          'stops nodes or deletes data',
        ),
        ordinary(
          'setlogginglevel|setcompactionthroughput|setstreamthroughput|enablegossip|enablebinary',
          'system',
          'changes a setting of the database',
        ),
      ],
    },
    acts: { reaches: 'h host' },
    data: 'p port u username pw password pwf password-file r resolve-ip H human-readable i ignore F format t tag cf column-family kt pp print-port',
  },
  mysqlbinlog: {
    reads: true,
    files: 'shown',
    network: 'talks',
    acts: { writes: 'r result-file', reaches: 'h host', runs: 'defaults-file defaults-extra-file plugin-dir' },
    data: `base64-output start-datetime stop-datetime j start-position stop-position d database v verbose s short-form u user p password P port S
      socket R read-from-remote-server to-last-log t o offset i server-id hexdump H include-gtids exclude-gtids skip-gtids rewrite-db
      force-read f force-if-open protocol character-sets-dir verify-binlog-checksum ssl-mode`,
  },
  pgbadger: {
    reads: true,
    acts: { writes: 'o outfile O outdir last-parsed pid-dir', runs: 'journalctl command ssh-program', reaches: 'r remote-host' },
    data: `j jobs J Jobs f format b begin e end d dbname u dbuser c dbclient p prefix t top q quiet v verbose T title x extension N appname w
      watch-mode s sample a average A histo-average I incremental X extra-files m maxlength n nohighlight z zcat nograph disable-error disable-hourly
      disable-type disable-query disable-session disable-connection disable-lock disable-temporary disable-checkpoint disable-autovacuum
      exclude-query exclude-user exclude-appname exclude-db exclude-time include-query include-time timezone log-timezone`,
  },
  'pt-query-digest': {
    reads: true,
    acts: { runs: 'config filter', writes: 'log save-results', reaches: 'h host' },
    data: `limit type since until order-by group-by report-format no-report report progress sample outliers database D user u port P
      timeline fingerprints show-all shorten interval iterations inherit-attributes charset`,
  },
  pg_config: {
    reads: true,
    data: 'bindir docdir htmldir includedir libdir mandir sharedir sysconfdir pgxs configure cc cflags ldflags libs',
  },

  // books and pages. Sources: manual.calibre-ebook.com 7.5; the manual page of each: pdfjam 3.07, kpathsea 6.3.4, texdoc 4.0, latexindent 3.20;
  // the help text of mermaid-cli 10.8
  'ebook-convert': {
    changes: true,
    effects: { rows: [ordinary('', 'runs-foreign-code', 'runs a recipe', { operand: /\.recipe$/ })] },
    acts: { writes: 'd debug-pipeline' },
    data: `authors title cover language publisher series series-index tags isbn comments pubdate rating book-producer input-profile output-profile
      no-default-epub-cover preserve-cover-aspect-ratio epub-version pretty-print margin-top margin-bottom margin-left margin-right base-font-size
      line-height extra-css filter-css enable-heuristics chapter chapter-mark level1-toc level2-toc no-chapters-in-toc page-breaks-before
      smarten-punctuation embed-all-fonts subset-embedded-fonts disable-font-rescaling paper-size pdf-page-numbers v verbose`,
  },
  calibredb: {
    network: 'talks',
    area: 'files',
    does: {
      reads: ['list|search|show_metadata|custom_columns|list_categories|check_library|fts_search'],
      changes: ['embed_metadata', 'add|add_format|set_metadata|backup_metadata|fts_index|add_custom_column'],
    },
    effects: {
      long: ['library-path', 'with-library', 'username', 'password', 'timeout'],
      rows: [
        dangerous('remove|remove_format|remove_custom_column', 'deletes', 'deletes books or what is known of them'),
        dangerous('restore_database', 'changes', 'makes the list of books anew'),
        ordinary('export|clone|catalog', 'changes', 'writes files'),
      ],
    },
    acts: { reaches: 'library-path with-library', writes: 'to-dir' },
    data: `fields f for-machine sort-by ascending s search limit separator w line-width prefix r recurse d duplicates e empty title t
      authors a isbn i tags T series S cover c languages l as-opf field list-fields all username password timeout m automerge
      one-book-per-directory 1 formats dont-write-opf dont-save-cover`,
  },
  pdfjam: {
    changes: true,
    acts: { writes: 'o outfile', runs: 'latex preamble' },
    data: `nup landscape no-landscape paper a4paper letterpaper suffix frame scale trim clip offset twoside pages batch quiet q vanilla
      angle delta pagecommand keepinfo no-keepinfo pdftitle pdfauthor booklet signature fitpaper rotateoversize column noautoscale
      tidy no-tidy checkfiles no-checkfiles papersize`,
  },
  kpsewhich: {
    reads: true,
    data: `a all D dpi e engine f format expand-path expand-var expand-braces var-value var-brace-value show-path p path progname n
      must-exist mktex no-mktex subdir safe-in-name safe-out-name debug i interactive mode`,
  },
  texdoc: { reads: true, data: 'l list m mixed s showall r just_view w view i I interactive nointeractive M machine q v d debug f files' },
  latexindent: {
    changes: true,
    acts: { writes: 'o outputfile c cruft g logfile', runs: 'l local y yaml' },
    data: 'w overwrite wd overwriteIfDifferent s silent t trace tt k check kv d onlydefault m modifylinebreaks r replacement rv rr n lines GCString',
  },
  mmdc: {
    changes: true,
    acts: { writes: 'o output', runs: 'p puppeteerConfigFile c configFile C cssFile' },
    data: 'i input t theme w width H height e outputFormat b backgroundColor s scale f pdfFit q quiet I svgId',
  },
});
