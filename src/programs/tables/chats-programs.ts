/** Programs: telephones and chat. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { EffectRow, Extra } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { deletesOnServer, each } from './shared-rows.ts';

/** A message goes to other people, and cannot be taken back from all of them. */
const sends = (words: string, extra: Extra = {}): EffectRow => ordinary(words, 'uploads', 'sends messages to other people', extra);
/** What the console of asterisk changes. */
const ASTERISK = new RegExp(
  [
    String.raw`^\s*!|\b(?:stop|restart|reload|module|hangup|originate|database (?:put|del|deltree)|dialplan (?:add|remove)|logger|set`,
    String.raw`|channel (?:request|redirect))\b`,
  ].join(''),
);
const CHANGES_ACCOUNT = 'changes your account or your groups';

export const CHATS = (): Family => ({
  // telephones. Sources: the manual page of each: baresip 1.0, sipp 3.6, linphone 5.1, kamailio 5.6. The rows of asterisk, fs_cli, opensips-cli
  // and pjsua hold what is certain of them: no manual was at hand
  asterisk: {
    area: 'services',
    effects: {
      rows: [
        ordinary('', 'system', 'changes what the telephone server does', { options: '-x', value: ASTERISK }),
        ordinary('', 'system', 'starts a telephone server', { without: '-r -R -x -V -h' }),
      ],
    },
    acts: { runs: 'C' },
    data: 'r R x V h c d e f F g G i I L m M n p q s t T U v vv vvv W X B z',
  },
  fs_cli: {
    typed: true,
    area: 'services',
    passwords: ['(?:-p|--password)[= ]'],
    effects: {
      rows: [
        ordinary('', 'system', 'changes what the telephone server does', {
          options: '-x --execute',
          value:
            /\b(?:shutdown|reload\w*|load|unload|originate|uuid_\w+|hupall|bgapi|fsctl|system|bg_system|global_setvar|db|sofia profile)\b/,
        }),
      ],
    },
    acts: { reaches: 'H host' },
    data: `P port u user p password i interrupt x execute l loglevel q r retry R reconnect t timeout T connect-timeout n no-color d debug b
      batchmode`,
  },
  sipp: {
    network: 'talks',
    effects: { rows: [ordinary('', 'network', 'makes calls to test a server', { without: '-v -sd -h' })] },
    acts: {
      runs: '-sf -plugin -oocsf -inf',
      writes: '-stf -message_file -error_file -log_file -screen_file -shortmessage_file -calldebug_file',
      reaches: '-rsa -3pcc',
    },
    data: `-sd -sn -oocsn t i p -bind_local -ci -cp -max_socket -max_reconnect -tls_cert -tls_key -tls_ca -tls_crl -tls_version -bg -nostdin
      -sleep -buff_size -lost -key -set -aa -base_cseq -cid_str d -auth_uri -au -ap s -nd -ip_field -mi -rtp_echo -mb -mp r -rp -rate_scale
      -rate_increase -rate_max -rate_interval l m -users -recv_timeout -send_timeout -timeout -timeout_error -max_retrans -nr f -trace_stat -fd
      -trace_msg -trace_shortmsg -trace_counts -trace_err -trace_screen -trace_rtt -trace_logs -infindex`,
  },
  ...each('baresip linphonec linphone-cli pjsua', {
    typed: true,
    network: 'talks',
    acts: { runs: 'f c m config-file', writes: 'l log-file rec-file' },
    data: '4 6 d e p s t n u v h a C D S V b id registrar realm username password null-audio auto-answer duration local-port max-calls',
  }),
  ...each('kamctl opensipsctl opensips-cli', {
    area: 'services',
    does: {
      reads: [
        'version|monitor|moni|console|ps|stats|online|uptime',
        'ul show',
        'db show|roshow',
        'domain|dispatcher|address|lcr|trusted|alias show',
        'ping',
      ],
    },
    effects: {
      rows: [
        ordinary('start|restart', 'system', 'starts the telephone server'),
        dangerous('stop', 'system', 'stops the telephone server'),
        ordinary('add|passwd|acl|grant|revoke', 'system', 'changes who may make calls', { area: 'accounts' }),
        dangerous('rm', 'deletes', 'removes an account of the telephone server'),
        ordinary(
          'ul|domain|dispatcher|address|lcr|trusted|alias|alias_db|rpid|avp|usrblock add|reload|load|set',
          'changes',
          'changes what the telephone server does',
        ),
        dangerous(
          'ul|domain|dispatcher|address|lcr|trusted|alias|alias_db|rpid|avp rm|del|drop',
          'deletes',
          'removes settings of the telephone server',
        ),
        ordinary('rpc|fifo|mi|kamcmd|trap|srv|db', 'system', 'changes what the telephone server does'),
      ],
    },
    data: 'f x execute p d i instance o',
  }),
  kamailio: {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'starts a telephone server', { without: '-c -h -v -V -I --version --help --cfg-print' })] },
    acts: { runs: 'f L loadmodule modparam', writes: 'P G' },
    data: `a alias atexit A b c cfg-print d debug D e E g h I K l log-engine m M n N O Q r R server-id subst substdef substdefs S t T u v V x X
      Y w W`,
  },

  // chat. Sources: man/signal-cli.1.adoc of signal-cli 0.13, matrix_commander.py of matrix-commander 8, the manual page of each: profanity 0.13,
  // finch 2.14, toxic 0.11, ii 1.8, sic 1.1, znc 1.8, mumble 1.3, prosodyctl 0.12. The subcommands of toot and ejabberdctl, and that tut,
  // discordo and telegram-cli talk to others, are what is certain of them
  'signal-cli': {
    network: 'talks',
    area: 'uploads',
    does: {
      reads: [
        'listAccounts|listDevices|listGroups|listContacts|listIdentities|listStickerPacks|getUserStatus|version|getAttachment',
        'getAvatar|getSticker',
      ],
      changes: ['receive'],
    },
    effects: {
      rows: [
        sends(
          'send|sendReaction|sendReceipt|sendTyping|sendStory|sendPollCreate|sendPollVote|sendPollTerminate|sendMessageRequestResponse',
        ),
        sends('sendContacts|sendSyncRequest|sendPaymentNotification|sendPinMessage|sendUnpinMessage|uploadStickerPack'),
        dangerous('remoteDelete|sendAdminDelete', 'deletes', 'deletes messages for everybody'),
        dangerous('unregister|deleteLocalAccountData', 'deletes', 'deletes your account, or its data here'),
        dangerous('link|addDevice', 'protection', 'lets another device read your messages', {
          area: 'accounts',
          called: 'link pair device add desktop connect',
        }),
        dangerous('trust', 'protection', 'trusts the key of another person', { area: 'accounts', called: 'trust identit safety verif' }),
        ordinary(
          'register|verify|updateAccount|startChangeNumber|finishChangeNumber|setPin|removePin|updateProfile|updateDevice',
          'settings',
          CHANGES_ACCOUNT,
        ),
        ordinary(
          'joinGroup|updateGroup|quitGroup|updateContact|removeContact|block|unblock|addStickerPack|updateConfiguration',
          'changes',
          CHANGES_ACCOUNT,
        ),
        dangerous('removeDevice', 'deletes', 'removes a device from your account'),
        ordinary('daemon|jsonRpc', 'network', 'lets other programs send and read your messages'),
      ],
      short: 'acoum',
      long: ['account', 'config', 'output', 'service-environment', 'trust-new-identities', 'bus-name', 'log-file'],
    },
    acts: { writes: 'log-file', lowers: 'trust-new-identities', runs: 'config c' },
    data: `a o output dbus dbus-system u username service-environment scrub-log m message message-from-stdin attachment g group-id note-to-self
      e end-session quote-timestamp quote-author quote-message mention text-style preview-url preview-title t timeout max-messages
      ignore-attachments ignore-stories recipient name detailed d voice captcha p pin n number view-once sticker edit-timestamp r remove
      target-author target-timestamp send-read-receipts`,
  },
  'matrix-commander': {
    network: 'talks',
    area: 'uploads',
    passwords: ['(?:--password|--access-token)[= ]'],
    effects: {
      rows: [
        dangerous('', 'deletes', 'deletes messages or media for everybody', {
          options: '--room-redact --room-delete-content --delete-mxc --delete-mxc-before --delete-device --room-delete-alias',
        }),
        dangerous('', 'secret', 'writes the keys of your messages to a file', { options: '--export-keys', area: 'credentials' }),
        ordinary('', 'changes', CHANGES_ACCOUNT, {
          options: `--room-create --room-join --room-leave --room-forget --room-invite --room-ban --room-unban --room-kick --set-device-name
            --set-display-name --set-avatar --set-presence --import-keys --login --logout --verify --room-set-alias --room-put-alias`,
        }),
        sends('', { options: '-m --message -i --image -a --audio -f --file -e --event --upload' }),
      ],
    },
    acts: { writes: 's store download-media download c credentials', reaches: 'proxy homeserver', lowers: 'no-ssl', runs: 'config' },
    data: `usage d log-level login verify logout r room room-default room-create room-dm-create room-join room-leave room-forget room-invite
      room-ban room-unban room-kick u user user-login name topic alias m message i image a audio f file e event w html z markdown k code j
      emojize p split n notice encrypted l listen t tail y listen-self print-event-id os-notify set-device-name set-display-name
      get-display-name set-presence get-presence upload joined-rooms joined-members joined-dm-rooms mxc-to-http devices get-devices
      discovery-info login-info content-repository-config set-avatar get-avatar get-profile get-room-info get-client-info has-permission
      import-keys room-resolve-alias get-openid-token room-get-visibility room-get-state whoami ssl-certificate file-name key-dict plain
      separator access-token password device sync o output room-invites`,
  },
  toot: {
    network: 'talks',
    area: 'uploads',
    does: {
      reads: [
        'timeline|timelines|thread|whoami|whois|search|notifications|instance|following|followers|status|auth|env|lists|tags',
        'bookmarks|activate|version|help',
      ],
      changes: ['tui'],
    },
    effects: {
      rows: [
        sends('post|upload|reblog|favourite|bookmark|unreblog|unfavourite|unbookmark'),
        deletesOnServer('delete'),
        ordinary(
          'follow|unfollow|mute|unmute|block|unblock|pin|unpin|tags_follow|tags_unfollow|login|login_cli|logout|update_account',
          'changes',
          CHANGES_ACCOUNT,
        ),
      ],
    },
    acts: { runs: 'e editor' },
    data: `no-color using media m description visibility sensitive spoiler-text reply-to language scheduled-at local public count once u c n r p
      i d instance no-media-check`,
  },
  ...each('profanity finch toxic discordo tut sic ii mumble telegram-cli', {
    typed: true,
    network: 'talks',
    changes: true,
    acts: { runs: 'c config f Z', reaches: 'p SOCKS5-proxy P HTTP-proxy n nodes T tcp-relay', writes: 'logfile i' },
    data: `a account t theme l log d default-locale debug nologin 4 ipv4 b e encrypt-data u unencrypt-data r o noconnect force-tcp x s h k m
      multiple noidentity token N W E R C`,
  }),
  znc: {
    area: 'services',
    effects: {
      rows: [
        ordinary('', 'system', 'starts a server that stays in chats', {
          without: '-h --help -v --version -c --makeconf -s --makepass -p --makepem',
        }),
      ],
    },
    acts: { runs: 'd datadir', lowers: 'r allow-root' },
    data: 'n no-color f foreground D c makeconf s makepass p makepem h',
  },
  prosodyctl: {
    area: 'services',
    does: { reads: ['status|about|check|help'] },
    effects: {
      rows: [
        ordinary('start|restart|reload', 'system', 'starts or sets up a chat server'),
        dangerous('stop', 'system', 'stops a chat server'),
        ordinary('adduser|passwd|register', 'system', 'changes who may log in to a chat server', { area: 'accounts' }),
        dangerous('deluser|unregister', 'deletes', 'deletes accounts of a chat server'),
        ordinary('cert', 'changes', 'makes or installs certificates'),
        dangerous('install', 'runs-foreign-code', 'installs a module that others publish'),
        ordinary('remove', 'deletes', 'removes a module'),
        ordinary('list|mod_announce', 'changes', 'changes what a chat server does'),
        ordinary('shell', 'runs-project-code', 'opens a console that controls a chat server', { area: 'scripts' }),
      ],
      long: ['config'],
    },
    acts: { runs: 'config' },
    data: 'root',
  },
  ejabberdctl: {
    area: 'services',
    does: {
      reads: [
        'status|help|registered_users|registered_vhosts|connected_users|connected_users_number|connected_users_info|stats',
        'stats_host|get_roster|user_sessions_info|check_account|list_cluster',
      ],
    },
    effects: {
      rows: [
        ordinary('start|restart|started|foreground|reload_config|live|debug|iexlive|etop', 'system', 'starts or sets up a chat server'),
        dangerous('stop|stop_kindly', 'system', 'stops a chat server'),
        ordinary(
          'register|change_password|set_vcard|add_rosteritem|srg_create|srg_user_add|create_room',
          'system',
          'changes who may log in to a chat server',
          { area: 'accounts' },
        ),
        dangerous(
          'unregister|ban_account|delete_rosteritem|delete_old_messages|delete_old_users|destroy_room|delete_mnesia|kick_user',
          'deletes',
          'deletes accounts or messages of a chat server',
        ),
        dangerous('module_install|module_upgrade|modules_update_specs', 'runs-foreign-code', 'installs a module that others publish'),
        ordinary('backup|dump|dump_table|export2sql|export_piefxis', 'changes', 'writes a copy of the data of a chat server'),
        dangerous('restore|load|install_fallback|import_piefxis|import_file', 'changes', 'replaces the data of a chat server'),
        sends('send_message|send_stanza|send_direct_invitation'),
      ],
      short: 'n',
      long: ['node', 'version', 'config-dir', 'config', 'ctl-config', 'logs', 'spool'],
    },
    acts: { runs: 'config-dir config ctl-config' },
    data: 'no-timeout node auth',
  },
});
