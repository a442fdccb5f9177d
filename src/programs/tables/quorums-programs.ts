/** Programs: clusters that keep storage and services running. */
import { dangerous, ordinary, type EffectRow } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

const CHANGES_CLUSTER = 'changes a cluster that others use';

/** Options that all programs of Pacemaker have. Source: crm_mon(8), crm_resource(8) of Pacemaker 2.1. */
const PACEMAKER = `help-all help-output help-additional help-display help-deprecated output-as text-fancy ? V Q q quiet verbose version`;

const stopsNode = (words: string): EffectRow => dangerous(words, 'system', 'stops services of a cluster, or a machine in it');

export const QUORUMS = (): Family => ({
  // Gluster, DRBD. Sources: gluster(8) of GlusterFS 10.3; drbdadm(8), drbdsetup(8), drbdmon(8) of drbd-utils 9.22
  gluster: {
    area: 'cloud',
    network: 'talks',
    does: {
      reads: ['volume|peer|pool|snapshot info|list|status|help|get|top', 'volume heal|rebalance|quota|profile', 'get-state|help|quit'],
    },
    effects: {
      rows: [
        dangerous('volume delete', 'deletes', 'deletes a volume of a cluster', { recursive: true }),
        dangerous(
          'volume stop|remove-brick|reset-brick|replace-brick|reset|clear-locks',
          'system',
          'stops a volume or takes disks out of it',
        ),
        dangerous('snapshot delete|restore', 'deletes', 'deletes or goes back to a snapshot', { area: 'backups' }),
        dangerous('peer detach', 'system', 'takes a machine out of a cluster'),
        ordinary('volume create|start|set|add-brick|barrier|sync|log|bitrot|quota', 'system', CHANGES_CLUSTER),
        ordinary('peer probe', 'system', 'adds a machine to a cluster'),
        ordinary('snapshot create|activate|deactivate|clone|config', 'changes', 'makes or changes a snapshot', { area: 'backups' }),
      ],
    },
    acts: { reaches: 'remote-host' },
    data: 'mode xml',
  },
  drbdadm: {
    area: 'disks',
    does: { reads: ['role|state|cstate|dstate|status|dump|get-gi|show-gi|sh-nop|help|check-resize'] },
    effects: {
      short: 'ctsmhP',
      rows: [
        dangerous(
          'create-md|wipe-md|invalidate|invalidate-remote|new-current-uuid|forget-peer',
          'system',
          'overwrites data of a mirrored disk',
        ),
        dangerous('primary', 'system', 'makes this machine decide over a mirrored disk', {
          options: '--force -f --overwrite-data-of-peer',
        }),
        dangerous('connect', 'system', 'gives up changes of a mirrored disk', { options: '--discard-my-data' }),
        dangerous('down|detach|secondary|disconnect|outdate', 'system', 'stops a mirrored disk'),
        ordinary(
          'up|attach|connect|primary|syncer|adjust|resize|verify|pause-sync|resume-sync|wait-connect|suspend-io|resume-io',
          'system',
          'changes a mirrored disk',
        ),
      ],
    },
    acts: { runs: 'c config-file s drbdsetup m drbdmeta' },
    data: 'd dry-run t config-to-test S stacked P peer h force discard-my-data',
  },
  drbdsetup: { like: 'drbdadm' },
  drbdmon: { reads: true, data: 'd dry-run ascii no-header no-hotkeys' },

  // clusters that keep services running. Sources: the manual page of each: pacemaker 2.1.5, corosync 3.1.7, crmsh 4.4, pcs 0.11
  crm_mon: {
    reads: true,
    area: 'services',
    acts: { runs: 'E external-agent', writes: 'output-to p pid-file h as-html' },
    data: `${PACEMAKER} html-cgi html-stylesheet html-title I include U exclude node resource n group-by-node r inactive f failcounts o operations
      t timing-details c tickets m fence-history L neg-locations A show-node-attributes D hide-headers R show-detail b brief s simple-status i
      interval 1 one-shot d daemonize e external-recipient W watch-fencing X as-xml N disable-ncurses w web-cgi`,
  },
  ...each('crm_verify crmadmin', {
    reads: true,
    acts: { writes: 'output-to save-xml' },
    data: `${PACEMAKER} L live-check x xml-file p xml-pipe X xml-text S status P pacemakerd D dc_lookup N nodes t timeout B bash-export i ipc-name`,
  }),
  crm_resource: {
    area: 'services',
    does: { reads: [''] },
    effects: {
      rows: [
        dangerous('', 'system', 'stops, moves or removes services of a cluster', {
          options: '--force-stop --force-demote -D --delete -F --fail -M --move -B --ban -d --delete-parameter --restart',
        }),
        ordinary('', 'system', CHANGES_CLUSTER, {
          options: '-C --cleanup -R --refresh -p --set-parameter -U --clear --force-start --force-promote',
        }),
      ],
    },
    acts: { writes: 'output-to' },
    data: `${PACEMAKER} L list l list-raw O list-operations o list-all-operations list-standards list-ocf-providers list-agents
      list-ocf-alternatives show-metadata query-xml w query-xml-raw g get-parameter W locate a constraints A stack Y why validate e expired u
      lifetime promoted master wait digests force-check N node recursive t resource-type v parameter-value m meta z utilization n operation I
      interval class agent provider option s set-name i nvpair T timeout f force r resource`,
  },
  ...each('corosync-cfgtool', {
    area: 'services',
    does: { reads: [''] },
    effects: {
      rows: [
        dangerous('', 'system', 'stops a cluster or a machine in it', { options: '-k -H' }),
        ordinary('', 'system', CHANGES_CLUSTER, { options: '-R -L' }),
      ],
    },
    data: 'i b s n a force h',
  }),
  'corosync-quorumtool': {
    area: 'services',
    does: { reads: [''] },
    effects: { rows: [ordinary('', 'system', CHANGES_CLUSTER, { options: '-v -e' })] },
    data: 's m l p n H i o a f h V',
  },
  pcs: {
    area: 'services',
    network: 'talks',
    passwords: [String.raw`\s-p\s+`],
    does: {
      reads: [
        'status|config',
        'status resources|cluster|corosync|nodes|pcsd|quorum|booth',
        'resource|stonith config|status|list|describe|standards|providers|agents|relations|failcount',
        'cluster status|verify|corosync|cib',
        'property|constraint|acl|alert|tag|quorum|client config|list|status',
        'host list',
        'resource op defaults',
      ],
      changes: ['config backup|checkpoint', 'cluster report'],
    },
    effects: {
      short: 'fp',
      rows: [
        dangerous('cluster destroy', 'deletes', 'deletes the configuration of a cluster', { recursive: true }),
        stopsNode('cluster stop|kill|disable'),
        stopsNode('resource disable|safe-disable|restart|move|ban|debug-stop|unmanage'),
        stopsNode('node standby|maintenance'),
        stopsNode('stonith fence|confirm'),
        dangerous('resource|stonith|constraint|tag|alert delete|remove', 'deletes', 'deletes services or rules of a cluster'),
        dangerous('cluster node|link delete|remove', 'system', 'takes a machine out of a cluster'),
        ordinary(
          'resource create|update|enable|cleanup|refresh|meta|group|ungroup|clone|unclone|promotable|clear|manage|bundle',
          'system',
          CHANGES_CLUSTER,
        ),
        ordinary(
          'resource op|defaults|utilization|relocate|move-with-constraint|debug-start|debug-promote|debug-monitor',
          'system',
          CHANGES_CLUSTER,
        ),
        ordinary('stonith create|update|level|cleanup|refresh|enable|disable|sbd|history|update-scsi-devices', 'system', CHANGES_CLUSTER),
        ordinary('cluster setup|start|enable|auth|sync|reload|node|link|cib-push|cib-upgrade|edit|authkey', 'system', CHANGES_CLUSTER),
        ordinary('constraint location|order|colocation|ticket|rule', 'system', CHANGES_CLUSTER),
        ordinary('property set|unset', 'system', CHANGES_CLUSTER),
        ordinary('node attribute|utilization', 'system', CHANGES_CLUSTER, { least: 4 }),
        ordinary('node unstandby|unmaintenance', 'system', CHANGES_CLUSTER),
        ordinary('quorum update|expected-votes|unblock|device', 'system', CHANGES_CLUSTER),
        ordinary('host auth|deauth', 'protection', 'changes which machines trust each other', { called: 'auth trust join' }),
        ordinary('acl enable|disable|role|user|group|permission', 'protection', 'changes who may change a cluster', {
          called: 'acl role permission right user',
        }),
        ordinary('alert create|update|recipient', 'startup', 'starts a program when something happens in a cluster'),
        dangerous('config checkpoint restore', 'system', 'replaces the configuration of a cluster'),
        dangerous('config restore', 'system', 'replaces the configuration of a cluster'),
        ordinary('pcsd|qdevice|booth|dr|tag|client|cluster|config', 'system', CHANGES_CLUSTER, {
          unless:
            /^(?:status|verify|corosync|cib|config|backup|checkpoint|report|list|destroy|stop|start|enable|disable|kill|node|link|setup|auth|sync)$/,
          least: 2,
        }),
      ],
    },
    acts: { lowers: 'force skip-offline' },
    data: `f debug request-timeout enable start wait all name full output-format hide-inactive brief no-cluster-uuid no-keys-sync u`,
  },
  crm: {
    area: 'services',
    network: 'talks',
    does: {
      reads: [
        'status|verify|help|ls',
        'resource status|show|locate|constraints|meta|operations|scores',
        'configure show|verify|schema|graph',
        'node show|status|list|server',
        'cluster status|health|diff|wait_for_startup',
        'ra list|info|classes|providers|meta|validate',
        'corosync show|status|get|diff|log',
        'history',
        'cib list|diff',
      ],
    },
    effects: {
      short: 'cfDHo',
      rows: [
        dangerous('configure erase|delete|load|replace', 'deletes', 'deletes or replaces the configuration of a cluster'),
        stopsNode('resource stop|restart|move|migrate|ban|demote|unmanage|maintenance'),
        stopsNode('node standby|fence|delete|maintenance'),
        stopsNode('cluster stop|restart|remove|disable'),
        ordinary(
          'resource start|cleanup|clear|refresh|manage|param|meta|promote|utilization|unmigrate|unmove|secret|trace|untrace',
          'system',
          CHANGES_CLUSTER,
        ),
        ordinary('node online|ready|attribute|utilization|clearstate|status-attr', 'system', CHANGES_CLUSTER),
        ordinary('cluster start|init|join|add|enable|geo_init|geo_join|copy|rename|run|crash_test', 'system', CHANGES_CLUSTER),
        ordinary(
          'configure primitive|group|clone|ms|location|colocation|order|property|edit|commit|rsc_defaults|op_defaults|modgroup',
          'system',
          CHANGES_CLUSTER,
        ),
        ordinary('corosync set|edit|pull|push|reload|add-node|del-node', 'system', CHANGES_CLUSTER),
        ordinary('script|template|site|maintenance|options|cib|cibstatus|assist', 'system', CHANGES_CLUSTER, {
          unless: /^(?:list|show|diff|help)$/,
        }),
      ],
    },
    acts: { runs: 'f file scriptdir', lowers: 'F force' },
    data: 'c cib D display w wait H history d R regression-tests o opt',
  },
});
