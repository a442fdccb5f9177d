/** Programs: the schedulers of computing clusters. What starts a job by its words (`srun`, `sbatch`) is among the builders. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

const ENDS = 'ends jobs of the cluster';
const SLURM_ENDS =
  '-u --user --me -A --account -p --partition -t --state -q --qos -n --name --jobname -w --nodelist -R --reservation --wckey';

export const BATCHES = (): Family => ({
  // Slurm. Sources: the manual page of each, slurm-client 22.05; contribs/seff of github.com/SchedMD/slurm
  squeue: {
    reads: true,
    data: `A account a all r array array-unique M clusters federation o format l long s steps O Format hide i iterate j jobs json L licenses
      local me n name noconvert w nodelist h noheader p partition P priority q qos R reservation sibling S sort start t states usage u user
      v verbose V version yaml`,
  },
  sinfo: {
    reads: true,
    data: `a all M clusters d dead e exact federation o format s summarize l long N Node R list-reasons O Format hide i iterate json local
      noconvert n nodes h noheader p partition T reservation r responding S sort t states usage v verbose V version yaml`,
  },
  sacct: {
    reads: true,
    data: `A accounts L allclusters X allocations a allusers x associations B batch-script b brief M clusters c completion C constraints
      delimiter D duplicates E endtime env-vars federation f file F flags o format g gid group e helpformat j jobs json local l long
      name i nnodes I ncpus noconvert N nodelist n noheader p parsable P parsable2 r partition q qos R reason S starttime s state K
      timelimit-max k timelimit-min T truncate u uid user units usage use-local-uid v verbose V version W wckeys whole-hetjob yaml`,
  },
  sstat: {
    reads: true,
    data: 'a allsteps o format fields e helpformat j jobs noconvert n noheader p parsable P parsable2 i pidformat usage v verbose V version',
  },
  sprio: {
    reads: true,
    data: `M clusters federation o format l long j jobs local h noheader n norm p partition sibling S sort usage u user v verbose V version w
      weights`,
  },
  sshare: {
    reads: true,
    data: 'A accounts a all M clusters o format l long n noheader p parsable P parsable2 m partition usage u users U Users v verbose V version',
  },
  sreport: {
    reads: true,
    data: 'a all_clusters M cluster federation local n noheader p parsable P parsable2 Q quiet t T tres v verbose V version',
  },
  seff: { reads: true, data: 'd v' },
  sattach: { reads: true, data: 'error-filter input-filter l label layout output-filter pty Q quiet u usage V version v verbose' },
  sdiag: {
    reads: true,
    effects: { rows: [ordinary('', 'changes', 'resets the counters of the scheduler', { options: '-r --reset', area: 'cloud' })] },
    data: 'a all M cluster r reset i sort-by-id t sort-by-time T sort-by-time2 usage V version',
  },
  scancel: {
    area: 'processes',
    effects: {
      short: 'AMnpqRstuw',
      long: [
        'account',
        'clusters',
        'jobname',
        'name',
        'nodelist',
        'partition',
        'qos',
        'reservation',
        'sibling',
        'signal',
        'state',
        'user',
        'wckey',
      ],
      rows: [
        dangerous('', 'system', 'ends all jobs of the cluster that match', { options: SLURM_ENDS }),
        ordinary('', 'system', ENDS, { least: 1 }),
      ],
    },
    data: `A account b batch M clusters ctld f full H hurry i interactive n jobname name me w nodelist p partition q qos Q quiet R
      reservation sibling s signal t state usage u user v verbose V version wckey`,
  },
  salloc: {
    open: true,
    wraps: {
      short: 'AbDMCScdmBGLJKFwNnpqtT',
      long: [
        'account',
        'begin',
        'chdir',
        'clusters',
        'constraint',
        'cpus-per-task',
        'dependency',
        'distribution',
        'gpus',
        'gpus-per-node',
        'gres',
        'job-name',
        'licenses',
        'mem',
        'mem-per-cpu',
        'mem-per-gpu',
        'nodelist',
        'nodes',
        'ntasks',
        'ntasks-per-node',
        'partition',
        'qos',
        'reservation',
        'time',
        'exclude',
        'nodefile',
        'comment',
        'mail-type',
        'mail-user',
      ],
      inner: 'argv',
    },
    acts: { runs: 'container' },
  },
  scontrol: {
    area: 'cloud',
    does: {
      reads: ['show|ping|version|help|wait_job|listpids|pidinfo|completing|errnumstr|all|details|hide|oneliner|cluster'],
      changes: ['write batch_script'],
    },
    effects: {
      short: 'Mu',
      long: ['clusters', 'sibling', 'uid'],
      rows: [
        ordinary('hold|uhold|release|top|resume', 'system', 'changes when jobs of the cluster run', { area: 'jobs' }),
        ordinary('suspend|requeue|requeuehold', 'system', 'stops running jobs of the cluster', { area: 'processes' }),
        ordinary('update|create', 'changes', 'changes a job, a node or a partition of the cluster'),
        ordinary('notify', 'changes', 'sends a message to a job'),
        ordinary(
          'reconfigure|setdebug|setdebugflags|schedloglevel|fsdampeningfactor|write',
          'settings',
          'changes the settings of the cluster',
        ),
        ordinary('cancel_reboot', 'system', 'lets machines of the cluster go on'),
        dangerous('delete', 'deletes', 'deletes a partition or a reservation of the cluster'),
        dangerous('reboot', 'system', 'restarts machines of the cluster', { area: 'power' }),
        dangerous('shutdown|abort|takeover', 'system', 'ends or replaces the scheduler of the cluster', { area: 'services' }),
        dangerous('token', 'secret', 'shows a token with which jobs can be started', { area: 'credentials' }),
      ],
    },
    data: 'a all M clusters d details federation F future hide local o oneliner Q quiet sibling u uid v verbose V version',
  },
  sacctmgr: {
    area: 'accounts',
    does: { reads: ['show|list|ping|version|help'] },
    effects: {
      rows: [
        ordinary('add|create|modify|load|reconfigure', 'changes', 'changes who may use the cluster'),
        ordinary('dump', 'changes', 'writes the accounts of the cluster to a file'),
        dangerous('delete|remove|archive|clear', 'deletes', 'deletes accounts or records of the cluster'),
        dangerous('shutdown', 'system', 'ends the records of the cluster', { area: 'services' }),
      ],
    },
    data: 's associations i immediate n noheader p parsable P parsable2 Q quiet r readonly v verbose V version',
  },
  sbcast: {
    effects: { rows: [ordinary('', 'changes', 'copies a file to the machines of a job')] },
    data: 'C compress exclude F fanout f force j jobid p preserve send-libs s size t timeout v verbose V version',
  },

  // Grid Engine and PBS, which share names. Sources: the manual page of each, gridengine-client 8.1.9; the PBS Professional 2022.1 reference guide
  qstat: {
    reads: true,
    data: '-explain -ext f F g j l -ne -ncb -pe -pri q -qs r s a -hold_jid t U u -urg -xml -dj -dq n 1 w x i E H J p T M G Q B Qf Bf c W',
  },
  qhost: { reads: true, data: 'F h j l -ncb q u -xml' },
  qquota: { reads: true, data: 'h l u P -pe q -xml' },
  qacct: { reads: true, data: '-ar A b d e g h j l m o u -pe q -slots t P D E f' },
  qselect: { reads: true, data: '-pe l q -qs U u s N a A c h J p P r t T x H W' },
  qsub: {
    open: true,
    changes: true,
    does: { runs: [''] },
    acts: { writes: 'o e' },
    data: `a A b c C clear cwd wd d D dl f h hard soft hold_jid hold_jid_ad I j k l l_hard l_soft m M masterq N notify now p P pe q r R sc
      shell S sync t tc terse u v V verify w W X z J ac dc ar ckpt binding display inherit js`,
  },
  qdel: {
    area: 'processes',
    effects: {
      short: 'utxW',
      rows: [
        dangerous('', 'system', 'ends all jobs of a user', { options: '-u' }),
        dangerous('', 'system', 'ends jobs of the cluster and removes what is known of them', { options: '-f -x -Wforce' }),
        ordinary('', 'system', ENDS, { least: 1 }),
      ],
    },
    data: 'f t u x W',
  },
  ...each('qhold qrls qalter qmove qorder', {
    area: 'jobs',
    effects: { rows: [ordinary('', 'system', 'changes when or how jobs of the cluster run')] },
    data: 'h u l N p q t e o m M j a W P A c r k v',
  }),
  qrerun: { area: 'processes', effects: { rows: [ordinary('', 'system', 'stops running jobs and queues them again')] }, data: 'W man' },
  qmod: {
    area: 'cloud',
    effects: {
      rows: [
        ordinary('', 'system', 'changes queues or jobs of the cluster'),
        ordinary('', 'system', 'stops running jobs and queues them again', {
          options: '-r --reschedule -rj --reschedulejob -rq --reschedulequeue',
        }),
      ],
    },
    data: `c clear -cj clearjob -cq clearqueue d disable e enable s suspend -sj suspendjob -sq suspendqueue -us unsuspend -usj unsuspendjob -usq
      unsuspendqueue`,
  },
  pbsnodes: {
    reads: true,
    area: 'cloud',
    effects: { rows: [ordinary('', 'changes', 'changes which machines take jobs', { options: '-o -c -r -d -C -m -N' })] },
    data: 'a v H j S L l s F o c r d C m N q x',
  },
  tracejob: { reads: true, data: 'a c f l m n p s v w z' },
});
