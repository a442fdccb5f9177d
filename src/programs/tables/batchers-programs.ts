/** Programs: LSF, the grid, and what else is typed on the machines of a computing cluster. Slurm, Grid Engine and PBS are among the batches. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family, Program } from '../program.ts';
import { deletesOnServer, each } from './shared-rows.ts';

const ENDS = 'ends jobs of the cluster';
const ENDS_ALL = 'ends all jobs of the cluster that match';
/** Options of LSF that choose among jobs, each with a value in the next word. */
const CHOOSES = { short: 'CgJmqsu', long: ['app', 'sla', 'stat'] };
/** Job 0 means all jobs that match. */
const EVERY_JOB = /^0$/;

/** A command of gfal that changes something on a server of the grid. */
const GFAL = 'D definition t timeout E cert key 4 6 C client-info V version v verbose';
const gfal = (what: string, data: string): Program => ({
  network: 'talks',
  effects: {
    short: 'DtEC',
    long: ['definition', 'timeout', 'cert', 'key', 'client-info', 'log-file'],
    rows: [ordinary('', 'changes', what, { without: '-h --help -V --version --dry-run' })],
  },
  acts: { writes: 'log-file' },
  data: `${GFAL} ${data}`,
});

export const BATCHERS = (): Family => ({
  // LSF. Sources: the command reference of IBM Spectrum LSF 10.1 (bsub, bjobs, bkill, bstop, bresume, badmin) and the quick references of LSF 4
  // (the other commands)
  ...each('bjobs bhosts bqueues bhist bacct bparams busers bugroup bmgroup bclusters bapp blimits bslots bresources', {
    reads: true,
    data: `A a aff alloc app aps C c cname csm cu d data dd e env env_details f fwd G g h help hostfile hms hpl hrt J Jd json l Lp m N n neg
      noheader o p P pe pei pi pl plan prio psum q r R rusage s S script sla ss sum T t U u UF usage V w W WF WL WP X x b y`,
  }),
  ...each('lsload lshosts lsid lsinfo lsclusters lseligible lsplace', {
    reads: true,
    data: 'a c cname E e gpu gpuload h I l L m N n o R r s t T V w',
  }),
  bpeek: { reads: true, data: 'f q m J h V' },
  bsub: {
    changes: true,
    interprets: { stdin: true },
    wraps: {
      short: 'abCcDeEFfGgiJkLMmnoPqQRSTtuUvWwX',
      single: [
        'alloc_flags app clusters cn_cu cn_mem core_isolation csm cwd data datagrp eo Ep eptl ext freq gpu hl hostfile jobaff Jd jsdl Lp network',
        'oo outdir pack p ptl rnc s sla smt sp stage step_cgroup ul We wt wa env json jsm nnodes',
      ].flatMap((names) => names.split(' ')),
      inner: 'text',
      where: 'machine',
    },
    acts: { runs: 'E Ep pack jsdl jsdl_strict a', writes: 'o e oo eo outdir' },
    data: `ar B h H I Ip IS Is ISp ISs IX K N notify r rn rnc R V We x XF Zs Q q m M n J P G g u w W b t c C D F S T v p`,
  },
  bkill: {
    area: 'cloud',
    effects: {
      ...CHOOSES,
      rows: [
        dangerous('', 'system', ENDS_ALL, { operand: EVERY_JOB, aside: true }),
        dangerous('', 'system', ENDS_ALL, { options: '-u -b', unless: EVERY_JOB }),
        ordinary('', 'system', ENDS, { unless: EVERY_JOB }),
      ],
    },
    data: 'l b stat app g sla J m q r s d u C h V',
  },
  ...each('bstop bresume', {
    area: 'cloud',
    effects: { ...CHOOSES, rows: [ordinary('', 'system', 'stops jobs of the cluster for a time, or lets them go on')] },
    data: 'a app C g J m q sla u h V d',
  }),
  ...each('bswitch bbot', {
    area: 'cloud',
    effects: { ...CHOOSES, rows: [ordinary('', 'system', 'changes when or how jobs of the cluster run')] },
    data: 'a app g J m q sla u h V',
  }),
  ...each('brequeue bmig', {
    area: 'cloud',
    effects: { ...CHOOSES, rows: [ordinary('', 'system', 'stops running jobs and queues them again')] },
    data: 'a d e H J m p r u f h V',
  }),
  badmin: {
    area: 'cloud',
    does: { reads: ['ckconfig|showconf|hhist|hist|mbdhist|qhist|showstatus|help'] },
    effects: {
      rows: [
        ordinary('hopen|hclose|qopen|qclose|qact|qinact', 'changes', 'changes which machines or queues of the cluster take jobs'),
        ordinary('reconfig|mbdrestart|hrestart|hstartup', 'system', 'starts or restarts the scheduler of the cluster', {
          area: 'services',
        }),
        dangerous('hshutdown', 'system', 'ends the scheduler on machines of the cluster', { area: 'services' }),
        dangerous('hpower', 'system', 'turns machines of the cluster on or off', { area: 'power' }),
        ordinary('mbddebug|sbddebug|schddebug|mbdtime|sbdtime|schdtime|perflog|perfmon', 'settings', 'changes what the scheduler records'),
        ordinary('hghostadd|hghostdel', 'changes', 'changes the groups of machines of the cluster'),
      ],
    },
    data: 'C f v h V l o t x d',
  },
  lsadmin: {
    area: 'cloud',
    does: { reads: ['ckconfig|showconf|help'] },
    effects: {
      rows: [
        ordinary('reconfig|limstartup|limrestart|resstartup|resrestart', 'system', 'starts or restarts LSF on machines of the cluster', {
          area: 'services',
        }),
        dangerous('limshutdown|resshutdown', 'system', 'ends LSF on machines of the cluster', { area: 'services' }),
        ordinary('limlock|limunlock|reslogon|reslogoff', 'changes', 'changes which machines of the cluster take jobs'),
      ],
    },
    data: 'v f h V',
  },

  // other clusters. Sources: the manual page of each: strigger of slurm-client 22.05, qconf of gridengine-client 8.1.9
  strigger: {
    area: 'schedule',
    effects: {
      rows: [
        ordinary('', 'startup', 'starts a program each time that something happens on the cluster', { options: '--set', area: 'schedule' }),
        ordinary('', 'deletes', 'removes a trigger of the cluster', { options: '--clear' }),
      ],
    },
    acts: { runs: 'p program' },
    data: `C B c b burst_buffer M clusters d down D drained F fail f fini flags front_end get i id I idle j jobid n node N noheader o offset h H g G
      e a A Q r reconfig set clear t time u up user v V`,
  },
  qconf: {
    reads: true,
    area: 'cloud',
    effects: {
      rows: [
        dangerous('', 'system', 'ends Grid Engine on machines of the cluster', {
          options: '-k -ke -kej -ks -km -kt -kec',
          area: 'services',
        }),
        dangerous('', 'deletes', 'deletes settings of the cluster', {
          options: `-Dattr -dattr -dcal -dckpt -dconf -de -dh -dhgrp -drqs -dm -do -dp -dprj -dq -ds -dstnode -dstree -du -dul -duser -purge
            -clearusage -cq`.replace(/\s+/g, ' '),
        }),
        dangerous('', 'settings', 'changes the settings of the cluster', {
          options:
            `-Aattr -Acal -Ackpt -Aconf -Ae -Ahgrp -Arqs -Ap -Aprj -Aq -Au -Mattr -Mc -Mcal -Mckpt -Mconf -Me -Mhgrp -Mrqs -Mp -Mprj -Mq
            -Msconf -Mstree -Mu -Muser -Rattr -aattr -acal -ackpt -aconf -ae -ah -ahgrp -arqs -am -ao -ap -at -aprj -aq -as -astnode -astree
            -Astree -au -Auser -auser -mattr -mc -mcal -mckpt -mconf -me -mhgrp -mp -mprj -mq -mrqs -msconf -mstnode -mstree -mu -muser -rattr
            -tsm`.replace(/\s+/g, ' '),
        }),
      ],
    },
    data: `-sc -scal -scall -sckpt -sckptl -sconf -sconfl -sds -se -sel -secl -sh -shgrp -shgrpl -shgrp_tree -shgrp_resolved -srqs -srqsl -sm -so
      -sobjl -sp -spl -sprj -sprjl -sq -sql -ss -ssconf -sstnode -rsstnode -sstree -sst -sss -su -sul -suser -suserl -bonsai -help`,
  },
  // images and programs of clusters. Sources: the manual page of each, Charliecloud 0.39; the options in the sources of conda-lock 3.0
  'ch-run': {
    wraps: {
      short: 'bcgmsu',
      long: ['bind', 'cd', 'feature', 'gid', 'join-pid', 'join-ct', 'join-tag', 'mount', 'storage', 'uid', 'unset-env'],
      operands: 1,
      inner: 'argv',
      where: 'container',
    },
    data: `env-no-expand home j join no-passwd q quiet seccomp t private-tmp set-env set-env0 unsafe v verbose w write W write-fake usage V
      version`,
  },
  'ch-image': {
    area: 'containers',
    network: 'talks',
    does: { reads: ['list|gestalt'], changes: ['undelete|build-cache|import'], runs: ['build|modify'], installs: ['pull'] },
    effects: {
      short: 'asftb',
      long: ['arch', 'storage', 'file', 'tag', 'bind', 'build-arg', 'image', 'cache-large', 'break'],
      rows: [
        deletesOnServer('delete', { area: 'containers' }),
        dangerous('reset', 'deletes', 'deletes all images of this user'),
        dangerous('build-cache', 'deletes', 'deletes what earlier builds have kept', { options: '--reset' }),
        ordinary('push', 'uploads', 'publishes an image'),
      ],
    },
    acts: { runs: 'force-cmd c S shell', lowers: 'tls-no-verify' },
    data: `always-download auth cache debug no-cache no-lock no-xattrs xattrs password-many profile q quiet rebuild v verbose dependencies force n
      dry-run parse-only dot gc tree l long u undeletable last-layer i`,
  },
  'ch-convert': { changes: true, area: 'containers', writes: { how: 'copies', short: 'ios', long: ['in-fmt', 'out-fmt', 'storage'] } },
  'conda-lock': {
    area: 'packages',
    network: 'talks',
    does: { changes: ['', 'lock|render|render-lock-spec'], installs: ['install'] },
    effects: {
      short: 'fpckenp',
      long: ['file', 'platform', 'channel', 'kind', 'extras', 'lockfile', 'name', 'prefix', 'category'],
      rows: [],
    },
    acts: { runs: 'conda', writes: 'lockfile filename-template', reaches: 'c channel' },
    data: `f file p platform k kind e extras n name prefix mamba no-mamba micromamba no-micromamba dev no-dev dev-dependencies no-dev-dependencies
      copy auth auth-file validate-platform no-validate-platform log-level force-platform preserve-temp-dirs pdb strip-auth category
      filter-categories filter-extras check-input-hash stdout virtual-package-spec update pypi_to_conda_lookup_file md metadata with-cuda
      without-cuda mdy metadata-yaml metadata-json pixi-project-name editable`,
  },

  // the grid. Sources: the manual page of each, gfal2-util 1.9
  ...each('gfal-ls gfal-stat gfal-sum gfal-xattr gfal-cat', {
    reads: true,
    network: 'talks',
    acts: { writes: 'log-file' },
    data: `${GFAL} a all l long d directory H human-readable xattr time-style full-time color b bytes`,
  }),
  'gfal-rm': {
    area: 'cloud',
    network: 'talks',
    effects: {
      short: 'DtEC',
      long: ['definition', 'timeout', 'cert', 'key', 'client-info', 'log-file', 'from-file'],
      rows: [deletesOnServer('', { without: '--dry-run' })],
    },
    acts: { writes: 'log-file' },
    data: `${GFAL} r R recursive dry-run just-delete from-file bulk`,
  },
  'gfal-copy': {
    network: 'talks',
    transfers: true,
    acts: { writes: 'log-file' },
    data: `${GFAL} f force p parent n nbstreams tcp-buffersize s src-spacetoken S dst-spacetoken T transfer-timeout K checksum checksum-mode
      from-file copy-mode just-copy disable-cleanup no-delegation evict scitag r recursive abort-on-failure dry-run`,
  },
  ...each('gfal-mkdir gfal-rename gfal-chmod', gfal('changes names or rights of files on a server of the grid', 'm mode p parents')),
});
