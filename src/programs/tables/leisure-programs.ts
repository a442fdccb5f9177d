/** Programs: games and Windows programs, what a server at home runs, and data of science and of books. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

/** The verbs of pihole that have a row of their own, or change nothing. */
const PIHOLE = new RegExp(
  [
    '^(?:status|version|query|chronometer|tail|help|updateGravity|allow|deny|regex|wildcard|whitelist|blacklist|disable|enable|',
    'updatePihole|reconfigure|restartdns|reloaddns|reloadlists|flush|setpassword|checkout|uninstall)$',
  ].join(''),
);

/** Options of ledger that take a value. */
const LEDGER_VALUES = `file begin end period format sort limit display abbrev-len account-width amount-width balance-format bold-if budget-format
  cleared-format csv-format date-width datetime-format display-amount display-total first forecast-while forecast-years
  group-title-format import inject input-date-format last leeway master-account meta meta-width now pager payee payee-width
  pivot plot-amount-format plot-total-format prepend-format prepend-width price-exp pricedb-format prices-format register-format
  revalued-total script seed sort-xacts start-of-week total total-width trace truncate unrealized-gains unrealized-losses
  value-expr`;

export const LEISURE = (): Family => ({
  // Windows programs. Sources: the manual page of each, wine 8.0; the help text of winetricks 20230212, protontricks 1.11; the README of umu-launcher 1.1
  ...each('wine wine64 umu-run', { does: { runs: [''] } }),
  winecfg: { changes: true, area: 'settings' },
  wineserver: {
    area: 'processes',
    effects: { rows: [ordinary('', 'system', 'ends all Windows programs of this user', { options: '-k --kill' })] },
    data: 'k kill w wait p persistent f foreground d debug',
  },
  wineboot: {
    area: 'settings',
    effects: {
      rows: [
        ordinary('', 'changes', 'sets up or updates the folder of Windows', { without: '-k --kill -h --help' }),
        ordinary('', 'system', 'ends all Windows programs', {
          options: '-k --kill -e --end-session -f --force -r --restart -s --shutdown',
        }),
      ],
    },
    data: 'e end-session f force i init k kill r restart s shutdown u update',
  },
  winepath: { reads: true, data: 'u unix w windows l long s short 0' },
  winetricks: {
    network: 'talks',
    effects: {
      rows: [
        dangerous('annihilate', 'deletes', 'deletes the folder of Windows with all that is in it'),
        ordinary('', 'runs-foreign-code', 'installs what others publish', {
          least: 1,
          unless: /^(?:annihilate|list(?:-all|-installed|-download|-manual-download|-cached)?)$/,
        }),
      ],
    },
    data: 'force gui k keep_isos no-clean optin optout q unattended r no-isolate V verify country',
  },
  protontricks: {
    network: 'talks',
    effects: {
      short: 's',
      rows: [
        ordinary('', 'runs-foreign-code', 'installs what others publish for a game', {
          without: '-l --list -s --search -c --command -h --help -V --version --gui',
        }),
      ],
    },
    wraps: { script: ['c', 'command'], inner: 'none' },
    data: 'l list s search gui no-runtime no-bwrap no-term background-wineserver no-background-wineserver',
  },

  // games. Sources: the README of each: gamescope 3.14, mangohud 0.7, gamemode 1.8; developer.valvesoftware.com/wiki/SteamCMD; lutris(1) 0.5; dosbox(1) 0.74
  gamescope: {
    wraps: {
      short: 'WHwhroFSmOU',
      long: ['sharpness', 'fsr-sharpness', 'prefer-output', 'hide-cursor-delay', 'max-scale'],
      dashes: true,
      inner: 'argv',
    },
    data: `W output-width H output-height w nested-width h nested-height r nested-refresh o nested-unfocused-refresh f fullscreen b borderless e steam
      F filter S scaler m max-scale sharpness fsr-sharpness hdr-enabled adaptive-sync mangoapp g grab O prefer-output U n Y rt
      immediate-flips force-grab-cursor expose-wayland hide-cursor-delay`,
  },
  ...each('mangohud gamemoderun prime-run', { wraps: { inner: 'argv' }, data: 'dlsym' }),
  steamcmd: {
    network: 'talks',
    area: 'packages',
    passwords: [String.raw`\+login\s+\S+\s+`],
    does: { reads: ['+login|+quit|+app_info_print|+app_status|+app_info_update|+force_install_dir|+info'] },
    effects: {
      loose: true,
      rows: [
        ordinary('+app_update|+workshop_download_item|+download_depot|+app_license_request', 'system', 'installs or updates games'),
        dangerous('+app_uninstall', 'deletes', 'removes a game'),
        ordinary('+runscript', 'unread', 'runs commands from a file'),
        ordinary('+app_build|+run_app_build|+workshop_build_item', 'uploads', 'publishes a game'),
      ],
    },
  },
  steam: {
    effects: { rows: [ordinary('', 'runs-project-code', 'starts Steam, or a game of it', { without: '-h --help' })] },
    data: 'silent console bigpicture tenfoot applaunch shutdown',
  },
  lutris: {
    effects: {
      short: 'ieb',
      long: ['install', 'exec', 'output-script'],
      rows: [
        ordinary('', 'runs-project-code', 'starts Lutris, or a game of it', {
          without: '-l --list-games -a --list-steam-games --list-steam-folders --list-runners --list-wine-versions -h --help -v --version',
        }),
      ],
    },
    acts: { runs: 'i install e exec', writes: 'b output-script' },
    data: 'l list-games o installed a list-steam-games list-steam-folders list-runners list-wine-versions j json d debug',
  },
  legendary: {
    network: 'talks',
    does: { reads: ['list|list-games|list-installed|list-files|list-saves|info|status|verify|verify-game'], runs: ['launch'] },
    effects: {
      rows: [
        ordinary('install|download|update|repair|import', 'system', 'installs or updates a game', { area: 'packages' }),
        dangerous('uninstall', 'deletes', 'removes a game', { area: 'packages' }),
      ],
    },
    data: 'offline skip-version-check platform json csv H J force max-workers',
  },
  dosbox: {
    does: { runs: [''] },
    effects: {
      rows: [
        dangerous('', 'deletes', 'deletes the settings of DOSBox', {
          options: '-eraseconf -resetconf -erasemapper -resetmapper',
          area: 'settings',
        }),
      ],
    },
    acts: { runs: 'c conf editconf opencaptures' },
    data: 'fullscreen exit noconsole noautoexec lang machine securemode scaler forcescaler startmapper userconf printconf',
  },
  scummvm: {
    changes: true,
    acts: { runs: 'c config' },
    data: 'p path z list-games t list-targets detect f fullscreen F no-fullscreen auto-detect recursive q language',
  },
  retroarch: {
    does: { runs: [''] },
    acts: { runs: 'L libretro c config appendconfig', writes: 'r record s save S savestate' },
    data: 'f fullscreen menu features',
  },
  ...each('glxinfo glxgears eglinfo es2_info vulkaninfo vkcube', {
    reads: true,
    acts: { writes: 'o output' },
    data: '-display h i b B l t v s summary json j html fullscreen',
  }),

  // servers at home. Sources: the manual page of each: nut-client 2.8, snapraid 12.2; docs.pi-hole.net/core/pihole-command (version 5)
  pihole: {
    area: 'services',
    does: { reads: ['status|version|query|chronometer|tail|help|arpflush|logging'] },
    effects: {
      short: 'q',
      rows: [
        ordinary('', 'system', 'fetches the newest lists of blocked names', { options: '-g --gravity' }),
        ordinary('updateGravity', 'system', 'fetches the newest lists of blocked names'),
        ordinary('', 'settings', 'changes which names are blocked', {
          options: '-b --blacklist -w --whitelist --wild --regex --white-regex --white-wild',
        }),
        ordinary('allow|deny|regex|wildcard|whitelist|blacklist', 'settings', 'changes which names are blocked'),
        ordinary('disable', 'protection', 'stops blocking names', { area: 'network' }),
        ordinary('enable', 'settings', 'blocks names again'),
        ordinary('', 'system', 'updates the program', { options: '-up' }),
        ordinary('updatePihole|reconfigure', 'system', 'updates or repairs the program'),
        ordinary('restartdns|reloaddns|reloadlists', 'system', 'restarts the server of names'),
        dangerous('', 'deletes', 'deletes the log of queries', { options: '-f' }),
        dangerous('flush', 'deletes', 'deletes the log of queries'),
        ordinary('setpassword', 'system', 'changes the password of the program', { area: 'accounts' }),
        ordinary('checkout', 'runs-foreign-code', 'takes another branch of the program'),
        dangerous('uninstall', 'system', 'removes the program'),
        // rows for options have no words, so each verb that is not listed is taken for a change
        ordinary('', 'system', 'changes the server of names', {
          least: 1,
          unless: PIHOLE,
          without: '-g --gravity -b --blacklist -w --whitelist --wild --regex --white-regex --white-wild -up -f -q -c -t',
        }),
      ],
    },
    data: 'g gravity b blacklist w whitelist wild regex white-regex white-wild -up f c q t d exact all l list',
  },
  upsc: { reads: true, data: 'l L c' },
  upscmd: {
    area: 'power',
    passwords: ['-p\\s+'],
    effects: { rows: [ordinary('', 'system', 'sends a command to a power supply', { without: '-l' })] },
    data: 'l u w t p',
  },
  'nut-scanner': {
    reads: true,
    network: 'talks',
    data: `C complete_scan U usb_scan S snmp_scan M xml_scan q O oldnut_scan A avahi_scan N disp_nut_conf P disp_parsable s start_ip e end_ip m
      mask_cidr t timeout`,
  },
  snapraid: {
    area: 'backups',
    does: { reads: ['status|smart|diff|check|list|dup|devices|scrub'] },
    effects: {
      short: 'C',
      long: ['gen-conf'],
      rows: [
        dangerous('sync', 'changes', 'writes the whole parity anew', { options: '-R --force-realloc' }),
        dangerous('sync', 'deletes', 'takes files out of the parity for good', {
          options: '-Z --force-zero -E --force-empty -U --force-uuid -D --force-device -F --force-full',
        }),
        ordinary('sync', 'changes', 'brings the parity up to date'),
        ordinary('fix', 'changes', 'writes files as the parity has them'),
        ordinary('up|down', 'system', 'starts or stops the disks'),
        ordinary('touch|pool|rehash', 'changes', 'changes times, links or checksums of the array'),
      ],
    },
    acts: { runs: 'c conf', writes: 'l log' },
    data: `o older-than f filter d filter-disk m filter-missing e filter-error p plan a audit-only h pre-hash i import Z force-zero E force-empty U
      force-uuid D force-device N force-nocopy F force-full L error-limit S start B count H C gen-conf`,
  },

  // data of science. Sources: the manual page of each: netcdf 4.9, nco 5.1, openbabel 3.1; the manuals of cdo 2.1 and gromacs 2022
  ncdump: { reads: true, data: 'c h v b f l n p k s t i g w x F' },
  ...each('ncks ncra ncrcat ncea nces ncecat ncwa ncflint ncbo ncpdq', {
    changes: true,
    writes: { how: 'copies', short: 'vdaspwLtoxXy', long: ['dmn', 'variable', 'op_typ', 'dfl_lvl'] },
    data: `O ovr A apn v variable d dmn a x exclude h hst C c H M m Q s u 3 4 7 6 5 L dfl_lvl D y op_typ N w B b F X p l r t trd mk_rec_dmn fix_rec_dmn
      no_tmp_fl history json cdl xml`,
  }),
  ...each('ncrename ncatted', { changes: true, writes: { how: 'touches', short: 'vdagpl' }, data: 'v d a g O h D i' }),
  cdo: {
    changes: true,
    effects: {
      rows: [
        ordinary('', 'changes', 'writes its result to its last file', {
          unless:
            /^-?(?:s?info\w*|show\w+|n(?:time|date|year|month|var|level|grids\w*|par)|griddes|zaxisdes|vct|diff\w*|output\w*|gmtxyz|codetab|partab)(?:,|$)/,
        }),
      ],
    },
    manner: { free: /^-[a-z]\w*(?:,.*)?$/ },
    data: 'O s P f b L a r R t g z v V h k',
  },
  obabel: {
    changes: true,
    acts: { writes: 'O' },
    data: `i o a b c C d e f F h H j k l m p r s t x v V z gen2D gen3D addtotitle addformula property separate title join minimize ff steps unique
      filter sort canonical partialcharge conformer nconf`,
  },
  gmx: {
    does: {
      reads: ['check|dump|help|report-methods'],
      changes: [
        'grompp|mdrun|editconf|solvate|genion|genconf|genrestr|insert-molecules|pdb2gmx|trjconv|trjcat|energy|eneconv|make_ndx|convert-tpr|convert-trj',
        'rms|rmsf|gyrate|rdf|distance|hbond|sasa|cluster|covar|anaeig|angle|rama|density|msd|mindist|select|traj|trajectory',
        'wham|bar|tune_pme|xpm2ps|gangle|do_dssp',
      ],
    },
    acts: { writes: 'o odist oh os' },
    data: `f s c p n e g x cpo cpi cpt deffnm v nt ntmpi ntomp nb pme bonded update gpu_id pin pinoffset pinstride ntomp_pme npme dlb rdd maxh nsteps
      append noappend multidir maxwarn r t po pp water ff ignh inter ter box bt d center cs cp pname nname np nn neutral conc pbc ur fit skip b dt dump
      tu w res xvg sel ref i backup nobackup quiet h`,
  },
  ledger: {
    effects: { short: 'fbepXFSdlioQTZ', long: LEDGER_VALUES.split(/\s+/), rows: [] },
    does: {
      reads: [
        'balance|bal|b|register|reg|r|print|p|accounts|payees|commodities|stats|stat|cleared|equity|budget|csv|prices|pricedb|xact|entry|draft|xml|select|tags',
      ],
    },
    acts: { writes: 'o output', runs: 'init-file i import pager script', reaches: 'Q download' },
    data: `f file b begin e end p period D daily W weekly M monthly Y yearly C cleared U uncleared P by-payee R real L actual B basis V market X
      exchange E empty F format s subtotal S sort d display l limit n collapse r related A average I invert c current flat no-total depth pedantic
      strict price-db wide w head tail y date-format account amount gain G historical H start-of-week quarterly days-of-week abbrev-len account-width
      add-budget amount-data j amount-width anon ansi args-only auto-match aux-date effective average-lot-prices balance-format base bold-if budget
      budget-format check-payees cleared-format collapse-if-zero cost csv-format datetime-format date-width day-break dc decimal-comma deviation
      display-amount display-total equity exact first force-color force-pager forecast-while forecast-years generated group-title-format immediate
      inject input-date-format last leeway Z lot-dates lot-notes lot-prices lots lots-actual master-account meta meta-width no-aliases no-revalued
      no-rounding no-titles now options payee payee-width pending percent permissive pivot plot-amount-format plot-total-format prepend-format
      prepend-width price-exp prices-format pricedb-format primary-date actual-dates quantity O raw recursive-aliases register-format related-all
      revalued revalued-only revalued-total rich-data seed sort-xacts time-colon time-report total T total-data J total-width trace truncate
      unbudgeted unrealized unrealized-gains unrealized-losses unround values value-expr verify verify-memory`,
  },
  vdirsyncer: {
    network: 'talks',
    does: { reads: ['showconfig'] },
    effects: {
      rows: [
        ordinary('sync|metasync', 'changes', 'makes calendars here and on the server the same'),
        ordinary('discover|repair', 'changes', 'looks for calendars or mends them'),
      ],
    },
    acts: { runs: 'c config' },
    data: 'V verbosity max-workers list no-list',
  },
});
