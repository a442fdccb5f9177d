/** Programs: HTCondor, which runs jobs on a pool of machines. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

const ENDS = 'ends jobs of the cluster';
const ENDS_ALL = 'ends all jobs of the cluster that match';

/** Options that the commands of HTCondor for jobs share. */
const CONDOR = 'debug long totals all constraint pool name addr help version';
const CONDOR_VALUES = ['constraint', 'pool', 'name', 'addr', 'reason', 'subcode', 'since', 'file', 'limit', 'format'];
/** The commands that choose machines of the pool. */
const CONDOR_MACHINES =
  'debug pool name addr constraint all daemon graceful fast peaceful force-graceful drain annex reason request-id check start';

export const FLOCKS = (): Family => ({
  // HTCondor. Sources: the manual page of each, HTCondor 25 (docs/man-pages of github.com/htcondor/htcondor)
  condor_q: {
    reads: true,
    data: `${CONDOR} batch nobatch global submitter jobads userlog factory jobset autocluster cputime currentrun cumulative-time dag expert grid
      hold hold-codes limit io idle run stream-results wide xml json attributes autoformat af aaf format print-format analyze better-analyze
      machine mconstraint slotads userprios nouserprios reverse-analyze verbose allusers held`,
  },
  condor_status: {
    reads: true,
    data: `${CONDOR} diagnose absent ads annex any avail claimed cod collector defrag direct grid java license master negotiator run schedd server
      startd state broken healthy lvm snapshot statistics storage submitters subsystem vm offline attributes expert limit sort xml json compact
      autoformat af aaf format print-format target merge`,
  },
  condor_history: {
    reads: true,
    acts: { writes: 'extract' },
    data: `${CONDOR} backwards forwards since completedsince scanlimit match limit local schedd startd epochs transfer-history daemon file userlog
      search dir directory format af autoformat print-format l attributes xml json jsonl wide no-librarian`,
  },
  ...each(
    'condor_tail condor_wait condor_version condor_userlog condor_check_userlogs condor_dag_checker condor_gpu_discovery condor_token_list',
    {
      reads: true,
      data: `${CONDOR} maxbytes auto-retry follow no-stdout stderr status echo wait num arch opsys total raw evict j hostname json Statistics
      AllowIllegalChars UseDagDir CheckExternalFiles CheckJDL CheckScripts CheckSubDags Strict dir`,
    },
  ),
  ...each('condor_who condor_top condor_watch_q condor_ping condor_findhost', {
    reads: true,
    acts: { runs: 'config' },
    data: `${CONDOR} address type quiet table verbose format af l H p n d c s attrs users dags batches clusters`,
  }),
  condor_submit: {
    network: 'talks',
    does: { runs: [''] },
    effects: { long: ['file', 'name', 'remote', 'addr', 'pool', 'password', 'append', 'batch-name', 'maxjobs', 'queue', 'a'], rows: [] },
    passwords: [String.raw`-password\s+`],
    acts: { writes: 'dump dry-run', reaches: 'pool remote addr', runs: 'append a' },
    data: `terse verbose unused file name disable password debug batch-name spool interactive factory allow-crlf-script maxjobs single-cluster
      queue`,
  },
  condor_submit_dag: {
    network: 'talks',
    does: { runs: [''] },
    effects: { long: ['append', 'notification', 'debug', 'batch-name', 'priority', 'remote', 'MaxIdle', 'MaxJobs'], rows: [] },
    acts: {
      runs: 'dagman config insert_sub_file a append schedd-daemon-ad-file schedd-address-file',
      writes: 'outfile_dir Lockfile load_save',
    },
    data: `no_submit v verbose f force notification debug MaxIdle MaxJobs MaxPre MaxPost MaxHold suppress_notification dont_suppress_notification
      SubmitMethod UseDagDir batch-name AutoRescue DoRescueFrom DoRecovery AllowVersionMismatch no_recurse do_recurse update_submit import_env
      include_env insert_env valgrind DontAlwaysRunPost AlwaysRunPost priority r remote RescueFile help version`,
  },
  condor_run: { wraps: { short: 'ua', inner: 'text', where: 'machine' }, data: 'u a getenv' },
  ...each('condor_rm condor_vacate_job', {
    area: 'cloud',
    effects: {
      long: CONDOR_VALUES,
      rows: [
        dangerous('', 'system', ENDS_ALL, { options: '-all -constraint' }),
        dangerous('', 'system', 'ends jobs of the cluster and forgets them without waiting for them', { options: '-forcex' }),
        ordinary('', 'system', ENDS, { least: 1 }),
      ],
    },
    data: `${CONDOR} held transfer forcex fast reason`,
  }),
  ...each('condor_hold condor_suspend', {
    area: 'cloud',
    effects: { long: CONDOR_VALUES, rows: [ordinary('', 'system', 'stops jobs of the cluster until they are released')] },
    data: `${CONDOR} reason subcode`,
  }),
  ...each('condor_release condor_continue', {
    area: 'cloud',
    effects: { long: CONDOR_VALUES, rows: [ordinary('', 'system', 'lets jobs of the cluster go on')] },
    data: `${CONDOR} reason`,
  }),
  ...each('condor_prio condor_qedit condor_now', {
    area: 'cloud',
    effects: { short: 'pn', long: CONDOR_VALUES, rows: [ordinary('', 'system', 'changes when or how jobs of the cluster run')] },
    manner: { free: /^[-+]\d+$/ },
    data: `${CONDOR} p n a forward`,
  }),
  condor_transfer_data: {
    changes: true,
    network: 'talks',
    effects: {
      long: CONDOR_VALUES,
      rows: [ordinary('', 'changes', 'writes the results of jobs to the folders from which they were sent')],
    },
    data: CONDOR,
  },
  condor_ssh_to_job: {
    elsewhere: [{ where: 'machine' }],
    wraps: {
      long: ['name', 'pool', 'ssh', 'keygen-options', 'shells'],
      single: ['name', 'pool', 'ssh'],
      operands: 1,
      inner: 'argv',
      where: 'machine',
    },
    acts: { runs: 'ssh shells' },
    data: 'debug name pool keygen-options auto-retry remove-on-interrupt X x',
  },
  condor_userprio: {
    reads: true,
    area: 'cloud',
    effects: {
      rows: [
        dangerous('', 'changes', 'changes who comes first on the cluster', {
          options: '-delete -resetall -resetusage -setaccum -setbegin -setlast -setfactor -setprio -setceiling -setfloor',
        }),
      ],
    },
    data: `${CONDOR} inputfile duration activefrom allusers collector negotiator af autoformat flat groupid getreslist grouporder grouprollup
      hierarchical legacy modular order priority most quotas sortkey surplus usage`,
  },
  condor_config_val: {
    reads: true,
    area: 'cloud',
    effects: { rows: [dangerous('', 'settings', 'changes the settings of the cluster', { options: '-set -rset -unset -runset' })] },
    acts: { writes: 'writeconfig' },
    data: `${CONDOR} owner tilde config verbose raw default evaluate dump summary local-name subsystem root-config unused schedd startd
      collector negotiator master address mixedcase macro expand used`,
  },
  ...each('condor_off condor_restart condor_vacate condor_drain', {
    area: 'cloud',
    effects: {
      long: CONDOR_VALUES,
      rows: [dangerous('', 'system', 'takes machines of the cluster away from their jobs, or restarts HTCondor on them')],
    },
    acts: { runs: 'exec' },
    data: `${CONDOR_MACHINES} master quick resume-on-completion restart-on-completion reconfig-on-completion exit-on-completion cancel`,
  }),
  ...each('condor_on condor_reconfig condor_reschedule', {
    area: 'cloud',
    effects: {
      long: CONDOR_VALUES,
      rows: [ordinary('', 'system', 'starts HTCondor on machines of the cluster, or lets it read its settings')],
    },
    data: CONDOR_MACHINES,
  }),
  condor_token_create: {
    area: 'credentials',
    effects: { rows: [dangerous('', 'secret', 'shows a token with which jobs can be started', { without: '-token -file -help' })] },
    acts: { writes: 'token file' },
    data: 'identity key authz lifetime debug help',
  },

  // workflows and workers. Sources: temporal --help 1.1; ray start --help 2.9; dask worker --help 2024
  temporal: {
    area: 'jobs',
    network: 'talks',
    does: {
      reads: [
        'workflow list|describe|show|count|query|stack|trace|result|metadata',
        'schedule|batch|env|task-queue|activity list|describe|get',
        'operator namespace|search-attribute|cluster list|describe|health|system',
        'help|version|completion',
      ],
    },
    effects: {
      rows: [
        ordinary(
          'workflow start|execute|signal|signal-with-start|start-update-with-start|update|update-options|pause|unpause',
          'changes',
          'starts or changes a workflow',
        ),
        ordinary('workflow cancel', 'system', 'asks a workflow to end'),
        dangerous('workflow terminate|reset|reset-batch', 'system', 'ends a workflow at once, or does it again'),
        dangerous('workflow|schedule delete', 'deletes', 'deletes a workflow, its history or its times'),
        dangerous('batch terminate', 'system', 'ends many workflows at once'),
        ordinary('schedule create|update|toggle|trigger|backfill', 'changes', 'changes what runs at which time'),
        dangerous('operator namespace|search-attribute|cluster create|update|delete|remove|upsert', 'system', 'changes the server for all'),
        ordinary('server start-dev', 'system', 'starts a server', { area: 'services' }),
        ordinary('env set|delete', 'settings', 'changes settings'),
      ],
    },
    acts: { reaches: 'address ip ui-ip', runs: 'env-file config-file', lowers: 'tls-disable-host-verification', writes: 'f db-filename' },
    data: `w workflow-id r run-id n namespace reason q query type t task-queue i input input-file s schedule-id o output limit name signal-name
      e event-id headless port ui-port env tls tls-server-name log-level log-format color time-format y yes memo search-attribute
      execution-timeout run-timeout cron interval overlap-policy`,
  },
  ray: {
    area: 'jobs',
    network: 'talks',
    does: {
      reads: ['status|list|summary|get|logs|memory|timeline|stack|metrics|microbenchmark|healthcheck'],
      runs: ['job submit', 'submit|exec|attach'],
    },
    effects: {
      rows: [
        ordinary('start', 'system', 'starts a part of a cluster that does what others send', { area: 'services' }),
        ordinary('stop', 'system', 'ends the programs of the cluster on this machine'),
        dangerous('down|teardown', 'deletes', 'ends a cluster with its machines', { area: 'cloud' }),
        ordinary('up', 'changes', 'starts machines for a cluster', { area: 'cloud' }),
        ordinary('job stop|delete', 'changes', 'ends a job'),
      ],
    },
    acts: { reaches: 'address node-ip-address dashboard-host', runs: 'working-dir runtime-env runtime-env-json', writes: 'temp-dir' },
    data: `head port num-cpus num-gpus resources memory object-store-memory block include-dashboard dashboard-port min-worker-port
      max-worker-port node-manager-port object-manager-port ray-client-server-port disable-usage-stats labels v verbose no-wait f force`,
  },
  dask: {
    area: 'jobs',
    network: 'talks',
    does: { reads: ['config get|list|find', 'info|docs'] },
    effects: {
      rows: [
        ordinary('worker|scheduler|ssh|cuda', 'system', 'starts a part of a cluster that does what others send', { area: 'services' }),
      ],
    },
    acts: {
      runs: 'preload preload-nanny scheduler-file',
      reaches: 'host contact-address dashboard-address',
      writes: 'local-directory pid-file',
    },
    data: 'nworkers nthreads memory-limit name nanny no-nanny dashboard no-dashboard interface port protocol death-timeout lifetime resources',
  },
});
