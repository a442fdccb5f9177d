import { bad, mild } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import type { Wrapping } from '../wrapping.ts';
import { INTERACTIVE } from './interactive.ts';

/** One operand names the container, and what follows runs in it. */
const IN_CONTAINER: Wrapping = { operands: 1, again: true, inner: 'argv', where: 'container' };
/** Options of `docker run` that take a value. Source: docker-run(1) of docker 26. */
const RUN_VALUES: Pick<Wrapping, 'short' | 'long'> = {
  short: 'acehlmpuvw',
  long: `add-host attach cap-add cap-drop cidfile cpus cpuset-cpus device dns entrypoint env env-file expose gpus group-add hostname ip ipc label
    link log-driver log-opt mac-address memory memory-swap mount name net network network-alias pid platform publish pull restart runtime
    security-opt shm-size stop-signal stop-timeout sysctl tmpfs ulimit user userns uts volume volumes-from workdir`.split(/\s+/),
};

/** Containers, clusters, virtual machines. */
export const CONTAINERS: Family = {
  docker: {
    passwords: ['login\\s(?:[^\\n|;]{0,200}\\s)?(?:-p|--password)[= ]'],
    wraps: [
      { ...IN_CONTAINER, subcommand: ['exec'], short: 'euw', long: ['env', 'user', 'workdir', 'env-file', 'detach-keys', 'index'] },
      { ...IN_CONTAINER, subcommand: ['run'], ...RUN_VALUES },
    ],
    elsewhere: [
      { where: 'container', words: ['exec|attach'] },
      { where: 'container', words: ['run'], option: INTERACTIVE },
      { where: 'container', words: ['compose', 'run'] },
    ],
    effects: {
      short: 'Hlc',
      long: ['host', 'log-level', 'context', 'config', 'file', 'project-name', 'profile', 'env-file', 'project-directory'],
      rows: [
        bad('system prune|reset', 'deletes', 'deletes all unused containers, networks and images', { recursive: true }),
        bad('volume prune|rm|remove', 'deletes', 'deletes volumes and the data in them', { recursive: true }),
        bad('image|container|network|builder|buildx prune', 'deletes', 'deletes all that is unused'),
        bad('rm|rmi', 'deletes', 'removes containers or images that are in use', { options: '-f --force -v --volumes' }),
        bad('container|image rm', 'deletes', 'removes containers or images that are in use', { options: '-f --force' }),
        bad('compose down|rm', 'deletes', 'deletes volumes and the data in them', { options: '-v --volumes --rmi' }),
        bad('swarm leave', 'system', 'leaves the swarm', { options: '-f --force' }),
        bad('stack|secret|config|service|context rm|remove', 'deletes', 'removes it for every container that uses it'),
        bad('run|create', 'root', 'gives a container the whole machine', { options: '--privileged' }),
        bad('', 'root', 'gives a container the whole disk', { options: '-v --volume --mount', value: /^\/:|(?:source|src)=\/(?:,|$)/ }),
        mild('rm|rmi|stop|kill|restart|down', 'system', 'stops or removes containers'),
        mild('compose down|stop|rm|restart', 'system', 'stops or removes containers'),
        mild('push', 'uploads', 'sends an image to a registry'),
        mild('pull|run|login|build', 'network', 'talks to a registry'),
      ],
      everyVerb: true,
    },
    files: 'kept',
    unasked: [
      {
        args: /(?:--privileged|--pid[= ]host|(?:^| )(?:-v|--volume|--mount)[ =]\S*(?:\/:|=\/,|\/etc|\/root|\/home|docker\.sock))/,
        what: 'gives a container this machine',
        wish: /mount|volume|privileged|container|docker|share/i,
      },
    ],
    options: ['DHhlv c=', 'config= context= debug help host= log-level= tls tlscacert= tlscert= tlskey= tlsverify version'],
    manner: { stops: true },
    subcommands: {
      run: {
        options: [
          'PTdiqt a= c= e= h= l= m= p= u= v= w=',
          `detach detach-keys= sig-proxy? add-host= annotation= attach= blkio-weight= cap-add= cap-drop= cgroup-parent= cgroupns=
      cidfile= cpu-period= cpu-quota= cpu-shares= cpus= cpuset-cpus= cpuset-mems= device= disable-content-trust? dns= dns-option=
      dns-search= domainname= entrypoint= env= env-file= expose= gpus= group-add= health-cmd= health-interval= health-retries=
      health-start-period= health-timeout= help hostname= init interactive ip= ip6= ipc= isolation= label= label-file= link=
      log-driver= log-opt= mac-address= memory= memory-reservation= memory-swap= memory-swappiness= mount= name= net= network=
      network-alias= no-healthcheck oom-kill-disable oom-score-adj= pid= pids-limit= platform= privileged publish= publish-all
      pull= quiet read-only restart= rm runtime= security-opt= shm-size= stop-signal= stop-timeout= storage-opt= sysctl= tmpfs= tty
      ulimit= use-api-socket user= userns= uts= volume= volume-driver= volumes-from= workdir=`,
        ],
        manner: { stops: true },
        inputs: { most: 0, values: ['env-file'] },
      },
      create: {
        options: [
          'PTiqt a= c= e= h= l= m= p= u= v= w=',
          `add-host= annotation= attach= blkio-weight= cap-add= cap-drop= cgroup-parent= cgroupns= cidfile= cpu-period= cpu-quota=
      cpu-shares= cpus= cpuset-cpus= cpuset-mems= device= disable-content-trust? dns= dns-option= dns-search= domainname=
      entrypoint= env= env-file= expose= gpus= group-add= health-cmd= health-interval= health-retries= health-start-period=
      health-timeout= help hostname= init interactive ip= ip6= ipc= isolation= label= label-file= link= log-driver= log-opt=
      mac-address= memory= memory-reservation= memory-swap= memory-swappiness= mount= name= net= network= network-alias=
      no-healthcheck oom-kill-disable oom-score-adj= pid= pids-limit= platform= privileged publish= publish-all pull= quiet
      read-only restart= rm runtime= security-opt= shm-size= stop-signal= stop-timeout= storage-opt= sysctl= tmpfs= tty ulimit=
      use-api-socket user= userns= uts= volume= volume-driver= volumes-from= workdir=`,
        ],
        manner: { stops: true },
      },
      exec: {
        options: ['dit e= u= w=', 'detach detach-keys= env-file= env= help interactive privileged tty user= workdir='],
        manner: { stops: true },
      },
      ps: { options: ['alqs f= n=', 'all filter= format= help last= latest no-trunc quiet size'] },
      images: { options: ['aq f=', 'all digests filter= format= help no-trunc quiet tree'] },
      logs: { options: ['ft n=', 'details follow help since= tail= timestamps until='] },
      rm: { options: ['flv', 'force help link volumes'] },
      rmi: { options: ['f', 'force help no-prune platform='] },
      stop: { options: ['t= s=', 'help signal= time= timeout='] },
      start: { options: ['ai', 'attach checkpoint= checkpoint-dir= detach-keys= help interactive'] },
      restart: { options: ['t= s=', 'help signal= time= timeout='] },
      kill: { options: ['s=', 'help signal='] },
      pull: { options: ['aq', 'all-tags disable-content-trust? help platform= quiet'] },
      push: { options: ['aq', 'all-tags disable-content-trust? help platform= quiet'] },
      inspect: { options: ['s f=', 'format= help size type='] },
      cp: { options: ['aLq', 'archive follow-link help quiet'] },
      build: {
        options: [
          'Dq c= f= m= o= t=',
          `add-host= allow= annotation= attest= build-arg= build-context= builder= cache-from= cache-to= call= cgroup-parent= check
      compress cpu-period= cpu-quota= cpu-shares= cpuset-cpus= cpuset-mems= debug disable-content-trust? file= force-rm help
      iidfile= isolation= label= load memory= memory-swap= metadata-file= network= no-cache no-cache-filter= output= platform=
      policy= print= progress= provenance= pull push quiet rm? sbom= secret= security-opt= shm-size= squash ssh= tag= target=
      ulimit=`,
        ],
      },
    },
    verbs: true,
    pages: true,
    package: { apt: 'docker.io', dnf: 'moby-engine', pacman: 'docker', apk: 'docker', brew: 'docker' },
    otherNames: ['podman'],
    told: 'services',
    common: true,
  },
  podman: { like: 'docker', package: true, otherNames: ['docker'] },
  kubectl: {
    wraps: { subcommand: ['exec', 'run', 'debug'], inner: 'argv', dashes: true, where: 'container' },
    elsewhere: [
      { where: 'container', words: ['exec|attach|rsh|debug'] },
      { where: 'container', words: ['run'], option: INTERACTIVE },
    ],
    network: 'talks',
    effects: {
      loose: true,
      rows: [
        bad('delete', 'deletes', 'deletes from the cluster', { without: '--dry-run', recursive: true }),
        bad('drain', 'system', 'moves everything off a node', { without: '--dry-run' }),
        bad('replace', 'deletes', 'deletes and creates it anew', { options: '--force', without: '--dry-run' }),
        bad('rollout undo', 'changes', 'goes back to an earlier version'),
        bad('cordon|taint', 'system', 'takes a node out of use', { without: '--dry-run' }),
        mild('apply|create|edit|patch|scale|set|label|annotate|rollout|replace|expose|run', 'changes', 'changes the cluster'),
        mild('get|describe|logs|top|port-forward|cp|exec', 'network', 'talks to the cluster'),
      ],
      everyVerb: true,
    },
    files: 'kept',
    open: true,
    manner: { stops: true },
    verbs: true,
    pages: true,
    package: true,
    told: 'services',
    common: true,
  },
  oc: { like: 'kubectl' },
  vagrant: {
    wraps: { subcommand: ['ssh'], script: ['c', 'command'], inner: 'none', where: 'machine' },
    elsewhere: [{ where: 'machine', words: ['ssh'] }],
    effects: { rows: [bad('destroy', 'deletes', 'deletes a virtual machine')] },
  },
  helm: {
    network: 'talks',
    effects: {
      loose: true,
      rows: [
        bad('uninstall|delete|del|un', 'deletes', 'removes a release and what it runs', { without: '--dry-run', recursive: true }),
        bad('rollback', 'changes', 'goes back to an earlier version', { without: '--dry-run' }),
        mild('install|upgrade', 'changes', 'changes the cluster', { without: '--dry-run' }),
      ],
      everyVerb: true,
    },
    verbs: true,
    pages: true,
    package: true,
    told: 'services',
  },
  terraform: {
    effects: {
      rows: [
        bad('destroy', 'deletes', 'deletes what it has built', { recursive: true }),
        bad('apply', 'changes', 'changes the infrastructure without asking', {
          options: '-auto-approve --auto-approve -destroy --destroy',
        }),
        bad('state rm|push|replace-provider', 'changes', 'forgets what it has built'),
        bad('workspace delete', 'deletes', 'deletes a workspace'),
        bad('taint', 'changes', 'has it built anew'),
        bad('force-unlock', 'changes', 'breaks a lock'),
        bad('run-all destroy|apply', 'deletes', 'deletes what it has built'),
        mild('apply|import|init|refresh', 'network', 'talks to the providers'),
      ],
      everyVerb: true,
    },
    verbs: true,
    pages: true,
    package: true,
    told: 'files',
    common: true,
  },
  tofu: { like: 'terraform' },
  qemu: { open: true },
  buildah: { package: true },
  skopeo: { package: true },
  ansible: { package: true, told: 'files' },
  packer: { package: true },
  consul: { package: true },
  k9s: { package: true },
  minikube: {
    wraps: { subcommand: ['ssh'], dashes: true, inner: 'argv', where: 'container' },
    elsewhere: [{ where: 'container', words: ['ssh'] }],
    package: true,
  },
  'docker-compose': {
    wraps: { ...IN_CONTAINER, subcommand: ['exec', 'run'], short: 'euw', long: ['env', 'user', 'workdir', 'index'] },
    elsewhere: [{ where: 'container', words: ['exec|run'] }],
    effects: { rows: [bad('down|rm', 'deletes', 'deletes volumes and the data in them', { options: '-v --volumes --rmi' })] },
    package: { '*': 'docker-compose' },
    otherNames: ['docker'],
  },
  nerdctl: { like: 'docker', package: true, otherNames: ['docker'] },
  k: { like: 'kubectl' },
  terragrunt: { like: 'terraform' },
  pulumi: {
    effects: {
      loose: true,
      rows: [
        bad('destroy', 'deletes', 'deletes what it has built', { recursive: true }),
        bad('stack rm', 'deletes', 'deletes a stack'),
        bad('state delete', 'changes', 'forgets what it has built'),
        bad('up', 'changes', 'changes the infrastructure without asking', { options: '-y --yes' }),
        bad('cancel', 'changes', 'breaks off an update'),
      ],
    },
  },
  cdk: { effects: { rows: [bad('destroy', 'deletes', 'deletes what it has built', { recursive: true })] } },
  serverless: { effects: { rows: [bad('remove', 'deletes', 'deletes what it has built')] } },
  virsh: {
    elsewhere: [{ where: 'container', words: ['console'] }],
    effects: { rows: [bad('destroy|undefine|vol-delete|pool-delete', 'deletes', 'stops or deletes a virtual machine')] },
  },
  multipass: {
    wraps: { ...IN_CONTAINER, subcommand: ['exec'] },
    elsewhere: [{ where: 'container', words: ['shell|exec'] }],
    effects: { rows: [bad('delete|purge', 'deletes', 'deletes a virtual machine')] },
  },
  velero: { effects: { loose: true, rows: [bad('uninstall', 'deletes', 'removes the backup system')] } },
  pct: { wraps: { ...IN_CONTAINER, subcommand: ['exec'] }, elsewhere: [{ where: 'container' }] },
  'podman-compose': { like: 'docker-compose' },
  k3s: {
    wraps: { inner: 'argv' },
    elsewhere: [
      { where: 'container', words: ['exec|attach|rsh|debug'] },
      { where: 'container', words: ['run'], option: INTERACTIVE },
    ],
  },
  microk8s: {
    wraps: { inner: 'argv' },
    elsewhere: [
      { where: 'container', words: ['exec|attach|rsh|debug'] },
      { where: 'container', words: ['run'], option: INTERACTIVE },
    ],
  },
  lxc: { wraps: { ...IN_CONTAINER, subcommand: ['exec'] }, elsewhere: [{ where: 'container', words: ['exec|shell|console'] }] },
  incus: { like: 'lxc' },
  'lxc-attach': { wraps: { dashes: true, inner: 'argv', where: 'container' }, elsewhere: [{ where: 'container' }] },
  'systemd-nspawn': { wraps: { short: 'DMipu', inner: 'argv', where: 'container' }, elsewhere: [{ where: 'container' }] },
  'distrobox-enter': { wraps: { dashes: true, inner: 'argv', where: 'container' }, elsewhere: [{ where: 'container' }] },
  toolbox: {
    wraps: { subcommand: ['run'], short: 'cdr', long: ['container', 'distro', 'release'], inner: 'argv', where: 'container' },
    elsewhere: [{ where: 'container', words: ['enter|run'] }],
  },
  distrobox: {
    wraps: { subcommand: ['enter'], dashes: true, inner: 'argv', where: 'container' },
    elsewhere: [{ where: 'container', words: ['enter|run'] }],
  },
  colima: {
    wraps: { subcommand: ['ssh'], dashes: true, inner: 'argv', where: 'container' },
    elsewhere: [{ where: 'container', words: ['ssh'] }],
  },
  limactl: { wraps: { ...IN_CONTAINER, subcommand: ['shell'] }, elsewhere: [{ where: 'container', words: ['shell'] }] },
  machinectl: {
    wraps: { ...IN_CONTAINER, subcommand: ['shell'], short: 'E', long: ['setenv', 'uid'] },
    elsewhere: [{ where: 'container', words: ['shell|login'] }],
  },
  adb: { wraps: { subcommand: ['shell'], inner: 'text', where: 'machine' }, elsewhere: [{ where: 'machine', words: ['shell'] }] },
  wsl: {
    wraps: { short: 'deu', long: ['distribution', 'user', 'cd'], inner: 'argv', where: 'machine' },
    elsewhere: [{ where: 'machine' }],
  },
};
