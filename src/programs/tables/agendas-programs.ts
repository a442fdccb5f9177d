/** Programs: contacts, calendars, lists of tasks and notes, and what is fetched from other people. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { alike, deletesOnServer, each, linksTo } from './shared-rows.ts';

/** Options of megatools that each of its commands has, besides the proxy. Source: megatools(7) 1.11. */
const MEGA = 'u username p password no-ask-password reload limit-speed netif ip-proto ignore-config-file debug no-progress';
const MEGA_PASSWORD = ['(?:-p|--password)[= ]'];

export const AGENDAS = (): Family => ({
  // contacts, calendars, tasks and time. Sources: the manual page of each: khard 0.18, todoman 4.1, taskwarrior's tasksh 1.2, timewarrior 1.4,
  // wyrd 1.4, calendar 12, ccal 4.0, pal 0.4; the options in the source of gcalcli 4.5 and jrnl 4; the commands in the source of topydo 0.14
  // and todo.txt-cli 2.12
  khard: {
    does: {
      reads: ['', 'list|ls|birthdays|bdays|email|phone|postaddress|filename|files|show|details|addressbooks|abooks|template|help'],
      changes: ['edit|new|add|add-email|merge|copy|cp|move|mv'],
    },
    effects: {
      short: 'ca',
      long: ['config'],
      rows: [dangerous('remove|rm|delete|del', 'deletes', 'deletes a contact', { area: 'files' })],
    },
    acts: { runs: 'c config', writes: 'o output-file' },
    data: 'skip-unparsable a addressbook A p parsable r reverse g group-by-addressbook s sort format fields u uid i input-file e edit',
  },
  ...each('todoman todo', {
    does: { reads: ['', 'list|show|help'], changes: ['new|edit|done|undo|cancel|copy|move|repl'] },
    effects: {
      rows: [
        dangerous('delete', 'deletes', 'deletes a task', { area: 'files' }),
        dangerous('flush', 'deletes', 'deletes all tasks that are done', { area: 'files' }),
      ],
    },
    acts: { runs: 'c config' },
    data: `verbosity colour porcelain h humanize l list raw s start d due location priority i interactive category grep sort reverse no-reverse
      startable status r read-description`,
  }),
  topydo: {
    does: { reads: ['', 'ls|lscon|lsprj|help'], changes: ['add|app|append|dep|depri|do|edit|mod|modify|postpone|pri|revert|sort|tag'] },
    effects: { short: 'cCdt', rows: [dangerous('del|rm', 'deletes', 'deletes a task', { area: 'files' })] },
    acts: { runs: 'c', writes: 'd t' },
    data: 'a C -info',
  },
  tasksh: { typed: true, changes: true },
  timew: {
    does: {
      reads: ['', 'day|diagnostics|export|extensions|get|help|month|show|summary|tags|week|gaps|report'],
      changes: ['annotate|continue|config|fill|join|lengthen|modify|move|resize|shorten|split|start|stop|tag|track|undo|untag'],
    },
    effects: { rows: [ordinary('cancel|delete', 'deletes', 'deletes tracked time', { area: 'files' })] },
  },
  jrnl: {
    changes: true,
    effects: { rows: [dangerous('', 'deletes', 'deletes entries of the journal', { options: '--delete', area: 'files' })] },
    acts: { runs: 'config-file cf config-override co template', writes: 'file' },
    data: `diagnostic list ls -ls encrypt decrypt import -on -today-in-history -month -day -year -from -to -until -contains -and -starred -tagged n
      -not edit change-time format export tags short s`,
  },
  gcalcli: {
    network: 'talks',
    passwords: ['--client-secret[= ]'],
    does: { reads: ['list|search|agenda|updates|conflicts|calw|calm|util|help'], changes: ['init|config'] },
    wraps: { subcommand: ['remind'], operands: 1, inner: 'first' },
    effects: {
      long: ['client-id', 'client-secret', 'config-folder', 'calendar', 'default-calendar', 'locale', 'lineart'],
      rows: [
        ordinary('add|quick|import|edit|agendaupdate', 'changes', 'changes the calendar on the server', { without: '-d --dump' }),
        deletesOnServer('delete', { area: 'cloud', called: 'delet remov cancel event appointment calend' }),
      ],
    },
    acts: { runs: 'config-folder' },
    data: `client-id client-secret noauth_local_server noauth_local_webserver noincluderc calendar default-calendar locale refresh nocache conky
      nocolor lineart details tsv json nostarted nodeclined width w military no-military override-color reminder default-reminders
      monday noweekend title where when who duration end description allday noprompt color use-legacy-import dump d use-reminders
      iamaexpert`,
  },
  ...alike('remind', 'rem'),
  wyrd: { changes: true, data: 'a add showrc' },
  calendar: {
    reads: true,
    effects: { rows: [ordinary('', 'uploads', 'sends each user the dates of the day by mail', { options: '-a' })] },
    data: 'A B b l e f t w',
  },
  ccal: { reads: true },
  pal: {
    reads: true,
    effects: { rows: [dangerous('', 'deletes', 'deletes old events', { options: '-x', area: 'files' })] },
    acts: { runs: 'f' },
    data: 'd r s c u p m nocolor mail html latex',
  },

  // fetched from other people. Sources: the manual page of each: mktorrent 1.1, ctorrent 1.3, rtorrent 0.9, qbittorrent-nox 4.5, deluge 2.0,
  // megatools 1.11, httrack 3.49; the options in the source of webtorrent-cli 5.1, peerflix 0.39, you-get 0.4, gdown 6, ffsend 0.2; wcurl(1)
  // 2024
  mktorrent: {
    changes: true,
    acts: { writes: 'o output' },
    data: 'a announce c comment d no-date l piece-length n name p private s source t threads w web-seed',
  },
  ctorrent: { network: 'downloads', acts: { writes: 's b' }, data: 'a A c d D e E f i l m M n p P t u U v x X z C T S B' },
  rtorrent: { network: 'downloads', changes: true, acts: { runs: 'o O', writes: 'd s' }, data: 'b i n p' },
  'qbittorrent-nox': {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'starts a server that downloads for you', { without: '-h --help -v --version' })] },
    acts: { runs: 'configuration profile', writes: 'save-path' },
    data: 'd daemon webui-port torrenting-port confirm-legal-notice',
  },
  deluged: {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'starts a server that downloads for you', { without: '-h --help -V --version' })] },
    acts: { runs: 'c config', writes: 'l logfile profile P pidfile' },
    data: 'p port i interface u ui-interface L loglevel logrotate d do-not-daemonize U user g group',
  },
  deluge: {
    network: 'downloads',
    changes: true,
    acts: { runs: 'c config', writes: 'l logfile profile' },
    data: 's set-default-ui L loglevel logrotate',
  },
  'deluge-console': {
    typed: true,
    network: 'talks',
    passwords: ['(?:-P|--password)[= ]'],
    acts: { runs: 'c config', writes: 'l logfile profile', reaches: 'd daemon' },
    data: 'p port U username P password L loglevel logrotate',
  },
  webtorrent: {
    network: 'downloads',
    does: { reads: ['info|version|help'], changes: ['', 'download|downloadmeta|create'] },
    effects: { rows: [ordinary('seed', 'uploads', 'shares files with everyone')] },
    acts: { runs: 'on-done on-exit player-args', writes: 'o out' },
    data: `airplay chromecast dlna mplayer mpv omx vlc iina smplayer xbmc stdout s select i interactive-select t subtitles p port b blocklist a
      announce d download-limit u upload-limit pip playlist torrent-port dht-port not-on-top keep-seeding no-quit quit`,
  },
  peerflix: {
    network: 'downloads',
    acts: { runs: 'on-downloaded on-listening', writes: 'f path' },
    data: `c connections p port i index l list t subtitles v vlc s airplay m mplayer g smplayer mpchc potplayer k mpv o omx w webplay j jack b
      blocklist n no-quit a all r remove h hostname e peer x peer-port d not-on-top`,
  },
  'you-get': {
    network: 'downloads',
    passwords: ['(?:-P|--password)[= ]'],
    acts: {
      runs: 'p player',
      writes: 'O output-filename o output-dir',
      relays: 'x http-proxy y extractor-proxy s socks-proxy',
      lowers: 'k insecure',
    },
    data: `i info u url n no-merge no-caption m postfix pre prefix f force skip-existing-file-size-check F format c cookies t timeout d I
      input-file P password l playlist first last size page-size a auto-rename no-proxy itag stream`,
  },
  gdown: {
    network: 'downloads',
    acts: { writes: 'O output', relays: 'proxy', lowers: 'no-check-certificate' },
    data: 'speed no-cookies continue c folder format user-agent remaining-ok fuzzy id',
  },
  ...each('megadl megaget', {
    network: 'downloads',
    passwords: MEGA_PASSWORD,
    acts: { runs: 'config', writes: 'path', relays: 'proxy' },
    data: `${MEGA} print-names choose-files disable-resume`,
  }),
  ...each('megals megadf', {
    network: 'talks',
    passwords: MEGA_PASSWORD,
    effects: { rows: [{ ...linksTo(''), options: '-e --export' }] },
    acts: { runs: 'config', relays: 'proxy' },
    data: `${MEGA} e export h human header l long R recursive n names print0 total free used mb gb`,
  }),
  megaput: {
    network: 'talks',
    passwords: MEGA_PASSWORD,
    effects: { rows: [ordinary('', 'uploads', 'copies files to your account')] },
    acts: { runs: 'config', relays: 'proxy' },
    data: `${MEGA} path enable-previews disable-previews disable-resume`,
  },
  megarm: {
    network: 'talks',
    passwords: MEGA_PASSWORD,
    effects: { rows: [deletesOnServer('', { area: 'cloud' })] },
    acts: { runs: 'config', relays: 'proxy' },
    data: MEGA,
  },
  megamkdir: { network: 'talks', passwords: MEGA_PASSWORD, changes: true, acts: { runs: 'config', relays: 'proxy' }, data: MEGA },
  megacopy: {
    network: 'talks',
    passwords: MEGA_PASSWORD,
    effects: {
      short: 'rlup',
      rows: [
        ordinary('', 'uploads', 'copies a folder to your account', { without: '-d --download -n --dryrun' }),
        ordinary('', 'changes', 'downloads a folder', { options: '-d --download' }),
      ],
    },
    acts: { runs: 'config', relays: 'proxy' },
    data: `${MEGA} r remote l local d download n dryrun enable-previews disable-previews disable-resume no-follow`,
  },
  httrack: {
    network: 'downloads',
    open: true,
    acts: { runs: 'V userdef-cmd callback', writes: 'O path', relays: 'P proxy' },
    effects: {
      rows: [dangerous('', 'deletes', 'deletes files that the site no longer has', { options: '-X --purge-old', value: /^(?!0)/ })],
    },
  },
  wcurl: { network: 'downloads', acts: { writes: 'o O output' }, data: 'no-decode-filename' },
  ffsend: {
    network: 'talks',
    passwords: ['(?:-p|--password|--basic-auth)[= ]'],
    does: { reads: ['exists|e|info|i|history|h|version|v|debug|dbg|help'], changes: ['download|d|down|generate|gen'] },
    effects: {
      short: 'AHTtodp',
      long: ['api', 'basic-auth', 'history', 'timeout', 'transfer-timeout', 'host', 'output', 'downloads-limit', 'expiry-time'],
      rows: [
        ordinary('upload|u|up', 'uploads', 'sends files to a server, for those who have the link'),
        ordinary('parameters|params|password|pass|p', 'changes', 'changes a shared file'),
        deletesOnServer('delete|del|rm'),
      ],
    },
    acts: { runs: 'copy-cmd C', writes: 'output', reaches: 'host' },
    data: `f force i incognito I no-interact y A api basic-auth t timeout T transfer-timeout d downloads-limit e expiry-time p password
      gen-passphrase n name o open D delete a archive c copy S shorten Q qrcode extract`,
  },
});
