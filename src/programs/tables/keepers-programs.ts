/** Programs: backups on other machines, and pools of disks. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

const ENDS_BACKUPS = 'deletes backups';

export const KEEPERS = (): Family => ({
  // backups. Sources: tarsnap(1), tarsnap-keygen(1), tarsnap-keymgmt(1) of Tarsnap 1.0; btrbk(1) 0.32; fpsync(1) of fpart 1.5; the commands in the
  // sources of kopia and rustic
  tarsnap: {
    area: 'backups',
    network: 'talks',
    effects: {
      short: 'fCsTX',
      long: [
        'keyfile',
        'cachedir',
        'configfile',
        'exclude',
        'include',
        'maxbw',
        'maxbw-rate',
        'snaptime',
        'newer',
        'newer-mtime',
        'passphrase',
      ],
      rows: [
        dangerous('', 'deletes', ENDS_BACKUPS, { options: '-d --nuke --fsck-prune', without: '--dry-run' }),
        ordinary('', 'uploads', 'sends a backup to a server', { options: '-c', without: '--dry-run' }),
        ordinary('', 'changes', 'writes files from a backup', { options: '-x', area: 'files' }),
        ordinary('', 'changes', 'repairs what is known of the backups', { options: '--fsck --recover --initialize-cachedir' }),
      ],
    },
    does: { reads: [''] },
    acts: { runs: 'configfile', writes: 'csv-file' },
    data: `t r list-archives print-stats verify-config f C T X s H h I k L l m n O o P p q S U v w aggressive-networking archive-names cachedir
      check-links checkpoint-bytes chroot creationtime disk-pause dry-run dry-run-metadata dump-config exclude force-resources hashes
      humanize-numbers include insane-filesystems iso-dates keep-going keep-newer-files keyfile lowmem maxbw maxbw-rate maxbw-rate-down
      maxbw-rate-up newer newer-mtime newer-than newer-mtime-than no-aggressive-networking no-config-exclude no-config-include
      no-default-config no-print-stats no-quiet noatime nodump noisy-warnings normalmem null null-input null-output numeric-owner
      one-file-system passphrase progress-bytes fast-read resume-extract retry-forever snaptime store-atime strip-components totals verylowmem`,
  },
  ...each('tarsnap-keygen tarsnap-keymgmt', {
    area: 'credentials',
    network: 'talks',
    effects: { rows: [ordinary('', 'changes', 'writes a key for backups', { options: '--keyfile --outkeyfile' })] },
    does: { reads: [''] },
    acts: { writes: 'keyfile outkeyfile' },
    data: 'user machine passphrased passphrase-mem passphrase-time r w d nuke print-key-id print-key-permissions',
  }),
  btrbk: {
    area: 'backups',
    does: { reads: ['list|stats|usage|origin|diff|extents|ls|dryrun', 'config print|print-all'], changes: ['snapshot'] },
    effects: {
      short: 'cl',
      long: ['config', 'exclude', 'loglevel', 'format', 'lockfile', 'override'],
      rows: [
        ordinary('run|resume|archive', 'changes', 'makes snapshots and backups, and deletes those that the rules do not keep', {
          without: '-n --dry-run',
        }),
        dangerous('prune|clean', 'deletes', ENDS_BACKUPS, { without: '-n --dry-run' }),
        dangerous('run|snapshot|resume', 'deletes', 'deletes all snapshots but the latest', { options: '--wipe', without: '-n --dry-run' }),
      ],
    },
    acts: { runs: 'c config override', writes: 'lockfile' },
    data: `n dry-run exclude p preserve preserve-snapshots preserve-backups l loglevel t table L long 1 single-column format pretty S
      print-schedule progress raw`,
  },
  fpsync: {
    area: 'files',
    transfers: true,
    effects: { short: 'mTfsoOntdMwraDe', rows: [ordinary('', 'changes', 'copies a folder', { without: '-l -h' })] },
    acts: { runs: 'T o O', writes: 't d' },
    data: 'm f s E S n M v p l r R a D w',
  },
  kopia: {
    area: 'backups',
    network: 'talks',
    passwords: [String.raw`(?:^|\s)(?:-p\s+|--(?:new-|server-)?password[= ])`],
    does: {
      reads: [
        'diff|ls|list|show|benchmark|help',
        'logs list|show',
        'snapshot|snapshots list|ls|verify|estimate',
        'policy list|ls|show|get|export',
        'repository|repo status|validate-provider',
        'blob|content|index|manifest|session list|ls|stats|show|inspect|verify',
        'maintenance|cache|user|acl info|list|ls',
        'server status',
      ],
      changes: ['snapshot|snapshots create|pin|restore', 'cache sync|prefetch|set', 'restore|mount'],
    },
    effects: {
      rows: [
        dangerous('snapshot|snapshots delete|remove|expire|fix', 'deletes', ENDS_BACKUPS),
        dangerous(
          'blob|content|manifest|index delete|rm|gc|recover|optimize|rewrite',
          'deletes',
          'deletes or rewrites data of the backups',
        ),
        dangerous('policy|user|acl delete|rm|remove', 'deletes', 'deletes rules or accounts of the backups'),
        ordinary('snapshot|snapshots migrate|copy-history|move-history', 'changes', 'moves backups'),
        ordinary(
          'repository|repo create|connect|disconnect|set-client|set-parameters|upgrade|throttle|repair',
          'settings',
          'changes where the backups are',
        ),
        ordinary('repository|repo sync-to', 'uploads', 'sends all backups to another place'),
        ordinary('repository|repo change-password', 'protection', 'changes the password of the backups', {
          called: 'passw passwort kennwort',
        }),
        ordinary('policy set|edit|import', 'settings', 'changes the rules of the backups'),
        ordinary('maintenance run|set', 'changes', 'cleans up the backups'),
        ordinary('cache clear', 'changes', 'empties a cache'),
        ordinary('user|acl add|set|enable|hash-password', 'protection', 'changes who may use the backups', {
          called: 'user acl access permission',
        }),
        ordinary('server start', 'network', 'starts a server for backups'),
        ordinary(
          'server cancel|flush|pause|refresh|resume|shutdown|snapshot|throttle|upload',
          'system',
          'changes the server of the backups',
          { area: 'services' },
        ),
        ordinary('notification', 'settings', 'changes who gets messages about backups'),
      ],
    },
    acts: { lowers: 'insecure without-password disable-tls-verification disable-tls no-check-for-updates', runs: 'config-file' },
    fields: true,
  },
  rustic: { like: 'restic' },

  // volumes. Source: docs/stratis.txt of stratis-cli 3.8
  stratis: {
    area: 'disks',
    does: {
      reads: ['pool|filesystem|fs|blockdev|key list', 'report', 'daemon version', 'pool explain', 'pool|filesystem|fs|blockdev debug'],
    },
    effects: {
      rows: [
        dangerous('pool create|add-data|init-cache|add-cache', 'system', 'overwrites disks, which become part of a pool', {
          recursive: true,
        }),
        dangerous('pool destroy', 'system', 'destroys a pool with all data in it', { recursive: true }),
        dangerous('filesystem|fs destroy', 'deletes', 'destroys a file system and all in it', { recursive: true }),
        dangerous('filesystem|fs schedule-revert', 'deletes', 'gives up what has changed since a snapshot', { area: 'backups' }),
        ordinary('filesystem|fs create|snapshot', 'changes', 'makes a file system or a snapshot'),
        ordinary('filesystem|fs rename|set-size-limit|unset-size-limit|cancel-revert', 'system', 'changes a file system'),
        ordinary('pool start|stop|rename|extend-data|set-fs-limit|overprovision', 'system', 'changes a pool'),
        dangerous('pool unbind', 'protection', 'removes a key of an encrypted pool', { called: 'unbind key remov' }),
        dangerous('pool encryption off', 'protection', 'takes the encryption off a pool', { called: 'encrypt decrypt' }),
        ordinary('pool bind|rebind|encryption', 'protection', 'changes the keys of an encrypted pool', {
          called: 'bind key encrypt tang tpm',
        }),
        ordinary('key set|reset', 'protection', 'stores a key for encrypted pools', { called: 'key passphras' }),
        dangerous('key unset', 'deletes', 'removes a key for encrypted pools', { area: 'credentials' }),
      ],
    },
    acts: { reaches: 'tang-url', lowers: 'trust-url' },
    data: `propagate unhyphenated-uuids key-desc clevis thumbprint no-overprovision uuid name remove-cache keyfile-path capture-key unlock-method
      stopped device-uuid token-slot in-place size size-limit pretty written fs-name no-sort-keys`,
  },
});
