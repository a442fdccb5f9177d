/** Programs: accounts of a domain, file servers, and clusters of them. */
import { ADDS_ACCOUNT, dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

const CHANGES_DOMAIN = 'changes accounts or groups of a domain';

/** Options of the programs of Samba. Source: samba(7) 4.17. */
const SAMBA = 'usage d debuglevel debug-stdout option l log-basename leak-report leak-report-full';

export const DOMAINS = (): Family => ({
  // accounts of a domain. Sources: the manual page of each: sssd 2.8, adcli 0.9, krb5 1.20, samba 4.17, ctdb 4.17; authselect(8)
  sssctl: {
    area: 'accounts',
    does: {
      reads: [
        'domain-list|domain-status|user-checks|access-report|user-show|group-show|netgroup-show|config-check|cert-show|cert-map|cert-eval-rule',
        'debug-level',
      ],
      changes: ['client-data-backup|cache-expire|cache-index|logs-fetch|analyze'],
    },
    effects: {
      rows: [
        dangerous('cache-remove|logs-remove', 'deletes', 'deletes cached accounts or logs'),
        ordinary('client-data-restore|cache-upgrade', 'system', 'changes cached accounts'),
      ],
    },
  },
  sss_override: {
    area: 'accounts',
    does: { reads: ['user-show|user-find|group-show|group-find'] },
    effects: {
      rows: [
        ordinary('user-add|user-del|group-add|group-del|user-import|group-import', 'system', 'changes accounts as this machine sees them'),
        ordinary('user-export|group-export', 'changes', 'writes accounts to a file', { area: 'files' }),
      ],
    },
    data: 'n name u uid g gid h home s shell c gecos x certificate d domain',
  },
  authselect: {
    area: 'accounts',
    does: { reads: ['current|list|list-features|show|requirements|check|test|is-feature-enabled|backup-list'] },
    effects: {
      rows: [
        ordinary(
          'select|apply-changes|enable-feature|disable-feature|create-profile|backup-restore|opt-out',
          'protection',
          'changes who may log in',
          { called: 'authselect select profil login log\\sin sssd pam feature' },
        ),
        dangerous('backup-remove|uninstall', 'deletes', 'deletes a backup of how people log in'),
      ],
    },
    data: `f force b backup nobackup q quiet r raw a all custom vendor symlink symlink-meta symlink-nsswitch symlink-pam symlink-dconf n nsswitch
      s system-auth p password-auth c smartcard-auth fingerprint-auth o
      postlogin d dconf-db l dconf-lock v debug trace warn base-on base-on-default`,
  },
  adcli: {
    area: 'accounts',
    network: 'talks',
    does: { reads: ['info|testjoin|show-computer'] },
    effects: {
      rows: [
        ordinary('join|update', 'protection', 'joins this machine to a domain', { called: 'join updat rejoin beitret rejoin' }),
        dangerous('delete-user|delete-group|delete-computer', 'deletes', 'deletes an account or a group of a domain'),
        ordinary('create-user', 'system', ADDS_ACCOUNT),
        ordinary('create-group|add-member|remove-member|passwd-user|create-msa', 'system', CHANGES_DOMAIN),
        ordinary('preset-computer|reset-computer', 'system', 'changes the account of a machine'),
      ],
    },
    acts: { reaches: 'S domain-controller', runs: 'samba-data-tool', lowers: 'trusted-for-delegation' },
    data: `D domain R domain-realm use-ldaps C login-ccache U login-user no-password W prompt-password stdin-password N computer-name O domain-ou H
      host-fqdn K host-keytab login-type os-name os-service-pack os-version description service-name user-principal one-time-password
      add-service-principal show-details show-password add-samba-data computer-password-lifetime account-disable remove-service-principal
      display-name mail unix-home unix-gid unix-shell unix-uid nis-domain`,
  },
  ...each('kadmin kadmin.local', {
    typed: true,
    area: 'accounts',
    network: 'talks',
    passwords: [String.raw`\s-w\s+`, String.raw`\s-pw\s+`],
    does: {
      reads: [
        '',
        'get_principal|getprinc|list_principals|listprincs|get_principals|getprincs|get_strings|getstrs|get_policy|getpol',
        'list_policies|listpols|get_policies|getpols|get_privs|getprivs|list_requests|quit|exit',
      ],
    },
    effects: {
      loose: true,
      short: 'rpcktwqdsemx',
      rows: [
        dangerous('delete_principal|delprinc|delete_policy|delpol|purgekeys', 'deletes', 'deletes accounts, rules or keys of a realm'),
        ordinary('add_principal|addprinc|ank', 'system', ADDS_ACCOUNT),
        ordinary('change_password|cpw', 'protection', 'changes a password of a realm', { called: 'passw passwort kennwort' }),
        ordinary('modify_principal|modprinc|rename_principal|renprinc|set_string|setstr|del_string|delstr', 'system', CHANGES_DOMAIN),
        ordinary('add_policy|addpol|modify_policy|modpol', 'protection', 'changes rules for passwords', { called: 'polic passw rule' }),
        ordinary('ktadd|xst|ktremove|ktrem', 'secret', 'writes keys of accounts to a file'),
        dangerous('', 'deletes', 'deletes accounts, rules or keys of a realm', { options: '-q', value: /\b(?:del|purge)/ }),
        ordinary('', 'protection', 'adds an account to a realm', {
          options: '-q',
          value: /\b(?:add_?princ|ank\b)/,
          called: String.raw`(?:add|creat|mak|new)\w*\s(?:\S+\s){0,4}(?:princip|user|account|keytab|service)`,
        }),
        ordinary('', 'secret', 'writes keys of accounts to a file', { options: '-q', value: /\b(?:ktadd|xst|ktrem)/ }),
        ordinary('', 'protection', 'changes accounts, passwords or rules of a realm', {
          options: '-q',
          value: /\b(?:cpw|change|mod|ren|set|add_?pol)/,
        }),
      ],
    },
    data: `r p k t n c w d s m e O N x -randkey -policy -norandkey -expire -pwexpire -maxlife -maxrenewlife -kvno -clearpolicy -unlock -keepold -pw`,
  }),
  ktutil: { typed: true, area: 'credentials', changes: true },
  smbstatus: {
    reads: true,
    acts: { runs: 'configfile' },
    data: `P profile R profile-rates b brief L locks B byterange p processes S shares N notify f fast u user n numeric j ${SAMBA}`,
  },
  smbcontrol: {
    area: 'services',
    effects: {
      loose: true,
      rows: [
        dangerous('shutdown|kill-client-ip|close-share|force-election', 'system', 'stops a file server or ends its connections'),
        ordinary(
          'reload-config|reload-certs|reload-printers|debug|profile|idmap|online|offline|drvupgrade',
          'system',
          'changes a file server',
        ),
        ordinary('ping|debuglevel|profilelevel|pool-usage|ringbuf-log|num-children|onlinestatus', 'changes', 'asks a file server'),
      ],
    },
    acts: { runs: 'configfile' },
    data: `t timeout ${SAMBA}`,
  },
  wbinfo: {
    reads: true,
    network: 'talks',
    passwords: [String.raw`\s(?:-a|-K|--authenticate[= ]|--krb5auth[= ])\s*[^\s%]+%`],
    effects: {
      rows: [
        ordinary('', 'system', 'changes accounts of a domain', {
          area: 'accounts',
          options: '-c --change-secret --change-user-password --set-auth-user --allocate-gid --allocate-uid --logoff',
        }),
        ordinary('', 'secret', 'shows a password', { options: '--get-auth-user' }),
      ],
    },
    data: `a authenticate all-domains ccache-save dc-info domain D domain-info dsgetdcname gid-info group-info g domain-groups getdcname G
      gid-to-sid i user-info I WINS-by-ip K krb5auth krb5ccname lanman lookup-sids m trusted-domains n name-to-sid N WINS-by-name ntlmv1
      ntlmv2 online-status own-domain pam-logon p ping P ping-dc r user-groups R lookup-rids s sid-to-name separator sequence S sid-to-uid
      sid-aliases sid-to-fullname sids-to-unix-ids t check-secret u domain-users uid-info usage user-domgroups user-sidinfo user-sids U
      uid-to-sid Y sid-to-gid`,
  },
  'samba-tool': {
    area: 'accounts',
    network: 'talks',
    passwords: [String.raw`--(?:new|admin|machine|krbtgt)?-?pass(?:word)?[= ]`, String.raw`\s(?:-U\s*|--user(?:name)?[= ])[^\s%]+%`],
    does: {
      reads: [
        'testparm|dbcheck|ldapcmp|time|visualize|processes|help',
        'user|group|computer|contact|ou|spn|gpo|sites list|show|listall|getgroups|listmembers|listobjects|stats',
        'gpo getinheritance|getlink|listcontainers',
        'domain info',
        'domain level|passwordsettings|trust show|list|validate',
        'domain passwordsettings pso list|show|show-user',
        'drs|fsmo|delegation|forest showrepl|show|bind',
        'dns query|serverinfo|zoneinfo|zonelist|roothints',
        'ntacl get|sysvolcheck',
        'schema attribute|objectclass show|show_oc',
      ],
    },
    effects: {
      short: 'UWHdr',
      rows: [
        dangerous(
          'user|group|computer|contact|ou|gpo|spn|sites delete|del|remove',
          'deletes',
          'deletes accounts, groups or rules of a domain',
        ),
        dangerous('dns delete|zonedelete', 'deletes', 'deletes names of a domain', { area: 'network' }),
        dangerous('domain demote|provision|dcpromo|classicupgrade|tombstones', 'system', 'sets up or ends a server of a domain'),
        ordinary('user add|create', 'system', ADDS_ACCOUNT),
        ordinary('user setpassword|password|syncpasswords', 'protection', 'changes passwords of a domain', {
          called: 'passw passwort kennwort reset',
        }),
        ordinary('user getpassword', 'secret', 'shows a password'),
        ordinary('user disable|enable|edit|move|rename|setexpiry|unlock|setprimarygroup|sensitive', 'system', CHANGES_DOMAIN),
        ordinary('group|computer|contact|ou add|create|addmembers|removemembers|edit|move|rename', 'system', CHANGES_DOMAIN),
        ordinary(
          'spn|gpo|sites add|create|setlink|dellink|setinheritance|manage|fetch|restore|backup',
          'system',
          'changes rules of a domain',
        ),
        ordinary(
          'delegation|dsacl|ntacl add-service|del-service|for-any-protocol|for-any-service|set|sysvolreset|changedomsid',
          'protection',
          'changes who may do what in a domain',
          { called: 'delegat acl right permission allow sysvol trust' },
        ),
        ordinary('dns add|update|zonecreate|cleanup', 'system', 'changes names of a domain', { area: 'network' }),
        ordinary('domain join', 'protection', 'joins this machine to a domain', { called: 'join' }),
        ordinary('domain exportkeytab', 'secret', 'writes keys of accounts to a file'),
        dangerous('domain passwordsettings set', 'protection', 'changes the rules for passwords of a domain'),
        ordinary('domain backup|level|passwordsettings|trust|schemaupgrade|functionalprep', 'system', 'changes a domain'),
        ordinary(
          'drs|fsmo|rodc|forest|schema replicate|kcc|options|seize|transfer|preload|clone-dc-database|directory_service|attribute',
          'system',
          'changes a domain',
        ),
      ],
    },
    acts: { writes: 'targetdir', reaches: 'H URL ipaddress', runs: 'editor' },
    fields: true,
    data: `given-name surname`,
  },
  ctdb: {
    area: 'services',
    does: {
      reads: [
        'pnn|status|nodestatus|leader|recmaster|uptime|listnodes|natgw|ping|ifaces|ip|ipinfo|scriptstatus|listvars|getvar|lvs',
        'getcapabilities|statistics',
        'dbstatistics|getreclock|getdebug|getpid|getdbmap|gettickles|runstate|version|process-exists|getdbstatus|catdb|cattdb|dumpdbbackup|pfetch',
        'event status|script',
      ],
    },
    effects: {
      short: 'nxtTd',
      rows: [
        dangerous('shutdown|stop|ban|disable', 'system', 'takes a machine out of a cluster of file servers'),
        dangerous('wipedb|detach|pdelete|restoredb', 'deletes', 'deletes or replaces data of a cluster'),
        ordinary(
          'enable|continue|unban|recover|sync|ipreallocate|moveip|addip|delip|reloadips|reloadnodes|setvar|setdebug',
          'system',
          'changes a cluster of file servers',
        ),
        ordinary(
          'setdbreadonly|setdbsticky|pstore|ptrans|attach|setifacelink|setlmasterrole|setleaderrole|gratarp|tickle',
          'system',
          'changes a cluster of file servers',
        ),
        ordinary('backupdb', 'changes', 'writes data of a cluster to a file', { area: 'files' }),
      ],
    },
    data: `n Y x X t T ? usage d debug print-emptyrecords print-datasize print-lmaster print-hash print-recordflags verbose`,
  },
  onnode: { wraps: { short: 'fo', operands: 1, inner: 'text', where: 'machine' }, network: 'talks', data: 'c f i n p P q v o' },
  winbindd: {
    area: 'services',
    effects: {
      rows: [ordinary('', 'system', 'starts a service that knows accounts of a domain', { without: '-h --help -V --version -?' })],
    },
    acts: { runs: 'configfile s' },
    data: `D daemon i interactive F foreground no-process-group n no-caching ${SAMBA}`,
  },
});
