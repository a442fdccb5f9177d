/** Programs: the command lines of servers that are administered: code, mail, accounts, backups, courses, directories. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';

const LOGIN = 'changes who may log in';
/** Kinds of entries of FreeIPA, before the deed: `user-add`, `hbacrule-find`. */
const named = (kinds: string, deeds: string): string =>
  kinds
    .split(' ')
    .flatMap((kind) => deeds.split(' ').map((deed) => `${kind}-${deed}`))
    .join('|');
const IPA_ACCESS =
  'user group role privilege permission sudorule sudocmd sudocmdgroup hbacrule hbacsvc hbacsvcgroup selfservice delegation pwpolicy';
const IPA_HOSTS = 'host hostgroup netgroup service idrange trust vault';
const IPA_NAMES = 'dnszone dnsrecord dnsforwardzone automountmap automountkey automountlocation';
const IPA_ALL = `${IPA_ACCESS} ${IPA_HOSTS} ${IPA_NAMES} cert certprofile ca otptoken`;

export const APPLIANCES = (): Family => ({
  // GitLab and Gitea, from knowledge of GitLab 17 and Gitea 1.22
  'gitlab-ctl': {
    area: 'services',
    does: { reads: ['status|tail|show-config|service-list|help|check-config|diff-config|get-redis-master|get-postgresql-primary'] },
    effects: {
      rows: [
        ordinary('reconfigure', 'system', 'sets up GitLab as its settings say'),
        ordinary('start|restart|hup|usr1|usr2|once|graceful-kill', 'system', 'starts or restarts services of GitLab'),
        dangerous('stop|kill|int|term', 'system', 'stops services of GitLab', { deed: 'turns-off' }),
        ordinary('deploy-page', 'system', 'shows or hides the page for a pause of GitLab'),
        dangerous('cleanse|remove-accounts', 'deletes', 'deletes all data or the accounts of GitLab', { recursive: true }),
        dangerous('uninstall', 'system', 'takes GitLab out of this machine'),
        ordinary('registry-garbage-collect', 'deletes', 'deletes layers of the registry that no image uses'),
        dangerous('registry-garbage-collect', 'deletes', 'deletes images of the registry that have no tag', { options: '-m' }),
        dangerous('pg-upgrade|revert-pg-upgrade|upgrade|prometheus-upgrade', 'system', 'changes the version of a database of GitLab'),
        ordinary('backup-etc', 'changes', 'copies the settings of GitLab into a backup'),
        ordinary('renew-le-certs', 'network', 'gets certificates for GitLab'),
      ],
    },
  },
  'gitlab-backup': {
    area: 'backups',
    effects: {
      rows: [
        ordinary('create', 'changes', 'makes a backup of GitLab'),
        dangerous('restore', 'deletes', 'overwrites the data of GitLab with a backup'),
      ],
    },
  },
  gitea: {
    passwords: [String.raw`--password[= ]`],
    area: 'services',
    does: { reads: ['help|docs', 'admin user|auth list', 'manager processes'], changes: ['dump|dump-repo|cert'] },
    effects: {
      short: 'cCw',
      long: ['config', 'custom-path', 'work-path'],
      rows: [
        dangerous('admin user delete', 'deletes', 'deletes the repositories of an account, too', { options: '--purge' }),
        dangerous('admin user create|change-password|must-change-password', 'startup', LOGIN, { area: 'accounts' }),
        dangerous('admin user delete', 'deletes', 'deletes an account of the server', { area: 'accounts' }),
        dangerous('admin user generate-access-token', 'secret', 'makes a token of an account and shows it'),
        dangerous('actions generate-runner-token', 'secret', 'shows a token with which machines join the server'),
        ordinary('generate secret', 'secret', 'makes a secret and shows it'),
        dangerous('admin auth', 'startup', LOGIN, { area: 'accounts', unless: /^list$/ }),
        ordinary('admin regenerate', 'system', 'writes the hooks or the keys of the server again'),
        ordinary('admin repo-sync-releases', 'changes', 'compares the releases with the repositories'),
        ordinary('admin sendmail', 'uploads', 'sends a message to all users'),
        ordinary('doctor', 'reads', 'looks for mistakes in the data of the server', { without: '--fix' }),
        dangerous('doctor', 'changes', 'changes the data of the server', { options: '--fix' }),
        dangerous('restore-repo', 'deletes', 'overwrites a repository of the server'),
        ordinary('migrate|migrate-storage', 'changes', 'changes the database of the server'),
        ordinary('web|serv|hook|keys', 'system', 'starts the server'),
        ordinary('manager shutdown|restart|flush-queues|reload-templates', 'system', 'stops or restarts the server'),
      ],
    },
    acts: { runs: 'c config C custom-path w work-path', writes: `file f t tempdir` },
    data: `username email must-change-password random-password random-password-length admin name all run list restricted user-type scopes
      token-name raw skip-repository skip-log skip-lfs-data skip-attachment-data skip-package-data skip-index type verbose V quiet q default id
      purge password`,
  },
  forgejo: { like: 'gitea' },
  register_new_matrix_user: {
    passwords: ['(?:-p|--password)[= ]', '(?:-k|--shared-secret)[= ]'],
    area: 'accounts',
    network: 'talks',
    effects: { rows: [dangerous('', 'startup', 'makes an account of the chat server', { without: '-h --help' })] },
    data: 'c config u user p password password-file a admin no-admin k shared-secret t user_type exists-ok',
  },

  // mail: Mailman 3.3, imapsync 2.229
  mailman: {
    area: 'services',
    does: {
      reads: ['lists|members|info|version|conf|status|help|findmember|report'],
      changes: ['create|aliases|unshunt|gatenews|reopen|notify|import21|inject'],
      runs: ['shell|withlist'],
    },
    effects: {
      rows: [
        dangerous('remove', 'deletes', 'deletes a mailing list'),
        ordinary('addmembers|changeaddress', 'startup', 'changes who is on a mailing list', { area: 'accounts' }),
        dangerous('delmembers|syncmembers', 'startup', 'takes people off a mailing list', { area: 'accounts' }),
        dangerous('members', 'startup', 'changes who is on a mailing list', {
          options: '--add --delete --sync -a -x -s',
          area: 'accounts',
        }),
        ordinary('digests|send-digests', 'uploads', 'sends digests to the members of a list'),
        ordinary('start|restart', 'system', 'starts the server of mailing lists'),
        dangerous('stop', 'system', 'stops the server of mailing lists'),
      ],
    },
    acts: { runs: 'C config r run', writes: 'o output' },
    data: 'domain names n d descriptions advertised l list role regular R digest nomail owner language domain-full-name print-full interactive',
  },
  imapsync: {
    passwords: ['--password[12][= ]'],
    network: 'talks',
    dry: 'dry',
    area: 'uploads',
    effects: {
      rows: [
        ordinary('', 'uploads', 'copies mail to another server', {
          without: '--dry --justlogin --justconnect --justfoldersizes --justbanner --version --help --testslive',
        }),
        dangerous('', 'deletes', 'deletes mail on one of the two servers', {
          options: `--delete1 --delete --delete2 --delete2folders --delete2duplicates --delete1duplicates --delete1emptyfolders --expunge1 --expunge
            --expunge2 --delete2foldersonly --delete1folders`,
          without: '--dry',
          recursive: true,
        }),
      ],
    },
    acts: {
      reaches: 'host1 host2',
      runs: `pipemess regextrans2`,
      lowers: 'nossl1 nossl2 notls1 notls2 sslargs1 sslargs2',
      writes: 'logfile logdir tmpdir pidfile',
    },
    data: `user1 user2 password1 password2 passfile1 passfile2 port1 port2 ssl1 ssl2 tls1 tls2 authmech1 authmech2 authuser1 authuser2
      proxyauth1 proxyauth2 domain1
      domain2 dry justlogin justconnect justfolders justfoldersizes justbanner folder folderrec folderfirst folderlast include exclude automap
      subscribe subscribed subscribeall nosubscribe prefix1 prefix2 sep1 sep2 subfolder1 subfolder2 maxage minage maxsize minsize search search1
      search2 useuid syncinternaldates nosyncinternaldates idatefromheader addheader useheader skipsize allowsizemismatch nolog nofoldersizes
      nofoldersizesatend foldersizes gmail1 gmail2 office1 office2 exchange1 exchange2 domino1 domino2 timeout1 timeout2 timeout maxbytespersecond
      maxmessagespersecond maxsleep exitwhenover errorsmax noerrorsdump syncflags nosyncflags resyncflags noresyncflags usecache nousecache
      releasecheck noreleasecheck noid skipcrossduplicates nomodulesversion debug debugimap debugimap1 debugimap2 keepalive1 keepalive2
      simulong syncacls f1f2 nomixfolders`,
  },

  // accounts and directories: FreeIPA 4.12, OpenLDAP 2.6
  ipa: {
    area: 'accounts',
    network: 'talks',
    fields: true,
    does: {
      reads: [
        'help|ping|env|whoami|plugins|topic-find|command-find|hbactest|krbtpolicy-show|config-show|user-status|cert-status',
        named(IPA_ALL, 'show find'),
      ],
    },
    effects: {
      rows: [
        dangerous(named(IPA_ALL, 'del'), 'deletes', 'deletes an entry of the directory'),
        dangerous(named(IPA_ACCESS, 'add mod add-member remove-member'), 'startup', LOGIN),
        dangerous(named('sudorule hbacrule', 'add-user remove-user add-host remove-host add-service enable disable'), 'startup', LOGIN),
        dangerous(named('sudorule', 'add-allow-command remove-allow-command add-option add-runasuser add-runasgroup'), 'startup', LOGIN),
        dangerous('user-enable|user-disable|user-unlock|user-undel|passwd|otptoken-add|config-mod|krbtpolicy-mod', 'startup', LOGIN),
        ordinary(named(IPA_HOSTS, 'add mod add-member remove-member'), 'system', 'changes machines or services of the directory'),
        dangerous('host-disable|service-disable', 'system', 'takes the keys of a machine or a service away'),
        ordinary(named(IPA_NAMES, 'add mod'), 'system', 'changes names that the directory gives out'),
        ordinary('cert-request', 'system', 'has a certificate signed'),
        dangerous('cert-revoke', 'system', 'withdraws a certificate'),
        dangerous('vault-retrieve', 'secret', 'shows a stored secret'),
        ordinary('vault-archive', 'secret', 'stores a secret'),
      ],
    },
    data: 'first last password random users groups hosts desc shell homedir email phone gecos displayname uid gid raw all n no-prompt f',
  },
  slapcat: {
    reads: true,
    secret: true,
    effects: { rows: [ordinary('', 'secret', 'shows the whole directory with its passwords')] },
    acts: { writes: 'l' },
    data: 'n b a s c g v d H o',
  },
  // Home Assistant, and the directory filled. Sources: ha --help 4.36; slapadd(8) 2.5
  ha: {
    area: 'services',
    network: 'talks',
    does: {
      reads: [
        'core|supervisor|host|addons|os|network|audio|dns|multicast|observer|cli|hardware|resolution info|logs|stats|services',
        'backups|store|jobs|mounts info|list',
        'core check',
        'info|help|banner|available-updates',
      ],
      changes: ['backups new', 'store reload|refresh', 'supervisor|network|host|addons|backups reload'],
    },
    effects: {
      rows: [
        ordinary('core|addons|supervisor|audio|dns|observer start|restart|rebuild|repair', 'system', 'restarts or rebuilds a service'),
        ordinary('core|addons stop', 'system', 'stops a service'),
        ordinary('core|addons|supervisor|os|cli update', 'system', 'updates a service or the system', { area: 'packages' }),
        ordinary('addons install', 'runs-foreign-code', 'installs an add-on'),
        dangerous('addons uninstall', 'deletes', 'removes an add-on with its data'),
        dangerous('host reboot|shutdown', 'system', 'restarts the machine or switches it off', { area: 'power' }),
        dangerous('backups restore', 'deletes', 'replaces what there is by a backup', { area: 'backups' }),
        dangerous('backups remove', 'deletes', 'deletes a backup', { area: 'backups' }),
        dangerous('authentication reset', 'system', 'changes the password of an account', { area: 'accounts' }),
        ordinary('core|addons|supervisor|host|os|network options|update|import', 'settings', 'changes settings', { least: 3 }),
      ],
    },
    acts: { reaches: 'endpoint', runs: 'config' },
    data: 'boot auto-update watchdog name password raw-json api-token no-progress log-level f follow n lines version',
  },
  slapadd: {
    area: 'databases',
    effects: {
      rows: [
        dangerous('', 'changes', 'writes entries into the directory past its server', { without: '-u' }),
        ordinary('', 'reads', 'checks the entries', { options: '-u' }),
      ],
    },
    acts: { runs: 'f F' },
    data: 'n l b c d g j o q s S u v w',
  },

  // the settings of OpenMediaVault. Sources: omv-salt --help, omv-confdbadm --help 7
  'omv-salt': {
    area: 'settings',
    does: { reads: ['deploy list', 'stage list'] },
    effects: {
      rows: [
        ordinary('deploy|stage run', 'system', 'writes the settings of the machine anew, and restarts services', { area: 'settings' }),
      ],
    },
    data: 'quiet no-color append-dirty ignore-dirty',
  },
  'omv-confdbadm': {
    area: 'settings',
    does: { reads: ['list-ids|exists|help'] },
    effects: {
      rows: [
        ordinary('read', 'secret', 'shows settings, some of which are passwords'),
        ordinary('update|create|populate|migrate', 'settings', 'changes the settings of the machine'),
        dangerous('delete', 'deletes', 'deletes settings of the machine'),
      ],
    },
    data: 'filter prettify uuid defaults',
  },
});
