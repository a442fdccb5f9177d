/** Programs: containers, clusters, infrastructure and virtual machines. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import type { Elsewhere, Wrapping } from '../wrapping.ts';

/** The options that give a container the terminal. */
const INTERACTIVE = /^(?:-[A-Za-z]*[it][A-Za-z]*|--interactive|--tty)(?:=true)?$/;
/** The subcommands of kubectl that open a session in a container. */
const POD_SESSION: readonly Elsewhere[] = [
  { where: 'container', words: ['exec|attach|rsh|debug'] },
  { where: 'container', words: ['run'], option: INTERACTIVE },
];
/** One operand names the container, and the words after it run in it. */
const IN_CONTAINER: Wrapping = { operands: 1, again: true, inner: 'argv', where: 'container' };
/** Options of `docker run` that take a value. Source: docker-run(1) of docker 26. */
const RUN_VALUES: Pick<Wrapping, 'short' | 'long'> = {
  short: 'acehlmpuvw',
  long: `add-host attach cap-add cap-drop cidfile cpus cpuset-cpus device dns entrypoint env env-file expose gpus group-add hostname ip ipc label
    link log-driver log-opt mac-address memory memory-swap mount name net network network-alias pid platform publish pull restart runtime
    security-opt shm-size stop-signal stop-timeout sysctl tmpfs ulimit user userns uts volume volumes-from workdir`.split(/\s+/),
};
/** Long options of `docker create`, which `docker run` has too. */
const CREATE_OPTIONS = `
  add-host= annotation= attach= blkio-weight= cap-add= cap-drop= cgroup-parent= cgroupns= cidfile= cpu-period= cpu-quota=
  cpu-shares= cpus= cpuset-cpus= cpuset-mems= device= disable-content-trust? dns= dns-option= dns-search= domainname=
  entrypoint= env= env-file= expose= gpus= group-add= health-cmd= health-interval= health-retries= health-start-period=
  health-timeout= help hostname= init interactive ip= ip6= ipc= isolation= label= label-file= link= log-driver= log-opt=
  mac-address= memory= memory-reservation= memory-swap= memory-swappiness= mount= name= net= network= network-alias=
  no-healthcheck oom-kill-disable oom-score-adj= pid= pids-limit= platform= privileged publish= publish-all pull= quiet
  read-only restart= rm runtime= security-opt= shm-size= stop-signal= stop-timeout= storage-opt= sysctl= tmpfs= tty ulimit=
  use-api-socket user= userns= uts= volume= volume-driver= volumes-from= workdir=`;

export const CONTAINERS: Family = {
  // containers
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
        dangerous('system prune|reset', 'deletes', 'deletes all unused containers, networks and images', { recursive: true }),
        dangerous('volume prune|rm|remove', 'deletes', 'deletes volumes and the data in them', { recursive: true }),
        dangerous(
          'image|container|network|builder|buildx prune',
          'deletes',
          'deletes all unused images, containers, networks or build caches',
        ),
        dangerous('rm|rmi', 'deletes', 'removes containers or images that are in use', { options: '-f --force -v --volumes' }),
        dangerous('container|image rm', 'deletes', 'removes containers or images that are in use', { options: '-f --force' }),
        dangerous('compose down|rm', 'deletes', 'deletes volumes and the data in them', { options: '-v --volumes --rmi' }),
        dangerous('swarm leave', 'system', 'leaves the swarm', { options: '-f --force' }),
        dangerous('stack|secret|config|service|context rm|remove', 'deletes', 'removes a stack, service, secret or configuration'),
        dangerous('run|create', 'root', 'gives a container full control of this machine', { options: '--privileged' }),
        dangerous('', 'root', 'gives a container access to the whole disk', {
          options: '-v --volume --mount',
          value: /^\/:|(?:source|src)=\/(?:,|$)/,
        }),
        ordinary('rm|rmi|stop|kill|restart|down', 'system', 'stops or removes containers'),
        ordinary('compose down|stop|rm|restart', 'system', 'stops or removes containers'),
        ordinary('push', 'uploads', 'sends an image to a registry'),
        ordinary('pull|run|login|build', 'network', 'talks to a registry'),
      ],
      everyVerb: true,
    },
    files: 'kept',
    unasked: [
      {
        args: /(?:--privileged|--pid[= ]host|(?:^| )(?:-v|--volume|--mount)[ =]\S*(?:\/:|=\/,|\/etc|\/root|\/home|docker\.sock))/,
        what: 'gives a container access to this machine',
        wish: /mount|volume|privileged|container|docker|share/i,
      },
    ],
    options: ['DHhlv c=', 'config= context= debug help host= log-level= tls tlscacert= tlscert= tlskey= tlsverify version'],
    manner: { stops: true },
    subcommands: {
      run: {
        options: ['PTdiqt a= c= e= h= l= m= p= u= v= w=', `detach detach-keys= sig-proxy? ${CREATE_OPTIONS}`],
        manner: { stops: true },
        inputs: { most: 0, values: ['env-file'] },
      },
      create: { options: ['PTiqt a= c= e= h= l= m= p= u= v= w=', CREATE_OPTIONS], manner: { stops: true } },
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
    listed: 'services',
    common: true,
  },
  podman: { like: 'docker', package: true, otherNames: ['docker'] },
  nerdctl: { like: 'docker', package: true, otherNames: ['docker'] },
  'docker-compose': {
    wraps: { ...IN_CONTAINER, subcommand: ['exec', 'run'], short: 'euw', long: ['env', 'user', 'workdir', 'index'] },
    elsewhere: [{ where: 'container', words: ['exec|run'] }],
    effects: { rows: [dangerous('down|rm', 'deletes', 'deletes volumes and the data in them', { options: '-v --volumes --rmi' })] },
    package: { '*': 'docker-compose' },
    otherNames: ['docker'],
  },
  'podman-compose': { like: 'docker-compose' },
  buildah: { package: true },
  skopeo: { package: true },

  // clusters
  kubectl: {
    wraps: { subcommand: ['exec', 'run', 'debug'], inner: 'argv', dashes: true, where: 'container' },
    elsewhere: POD_SESSION,
    network: 'talks',
    effects: {
      loose: true,
      rows: [
        dangerous('delete', 'deletes', 'deletes resources in the cluster', { without: '--dry-run', recursive: true }),
        dangerous('drain', 'system', 'moves all workloads off a node', { without: '--dry-run' }),
        dangerous('replace', 'deletes', 'deletes resources in the cluster and creates them again', {
          options: '--force',
          without: '--dry-run',
        }),
        dangerous('rollout undo', 'changes', 'returns to an earlier version'),
        dangerous('cordon|taint', 'system', 'takes a node out of use', { without: '--dry-run' }),
        ordinary('apply|create|edit|patch|scale|set|label|annotate|rollout|replace|expose|run', 'changes', 'changes the cluster'),
        ordinary('get|describe|logs|top|port-forward|cp|exec', 'network', 'talks to the cluster'),
      ],
      everyVerb: true,
    },
    files: 'kept',
    open: true,
    manner: { stops: true },
    verbs: true,
    pages: true,
    package: true,
    listed: 'services',
    common: true,
  },
  k: { like: 'kubectl' },
  oc: { like: 'kubectl' },
  k3s: { wraps: { inner: 'argv' }, elsewhere: POD_SESSION },
  microk8s: { wraps: { inner: 'argv' }, elsewhere: POD_SESSION },
  minikube: {
    wraps: { subcommand: ['ssh'], dashes: true, inner: 'argv', where: 'container' },
    elsewhere: [{ where: 'container', words: ['ssh'] }],
    package: true,
  },
  helm: {
    network: 'talks',
    effects: {
      loose: true,
      rows: [
        dangerous('uninstall|delete|del|un', 'deletes', 'removes a release and everything it runs', {
          without: '--dry-run',
          recursive: true,
        }),
        dangerous('rollback', 'changes', 'returns to an earlier version', { without: '--dry-run' }),
        ordinary('install|upgrade', 'changes', 'changes the cluster', { without: '--dry-run' }),
      ],
      everyVerb: true,
    },
    verbs: true,
    pages: true,
    package: true,
    listed: 'services',
  },
  velero: { effects: { loose: true, rows: [dangerous('uninstall', 'deletes', 'removes the backup system of the cluster')] } },
  k9s: { package: true },

  // infrastructure as code
  terraform: {
    effects: {
      rows: [
        dangerous('destroy', 'deletes', 'deletes the infrastructure it manages', { recursive: true }),
        dangerous('apply', 'changes', 'changes the infrastructure without asking', {
          options: '-auto-approve --auto-approve -destroy --destroy',
        }),
        dangerous('state rm|push|replace-provider', 'changes', 'changes its record of the infrastructure'),
        dangerous('workspace delete', 'deletes', 'deletes a workspace'),
        dangerous('taint', 'changes', 'marks a resource to be created again'),
        dangerous('force-unlock', 'changes', 'removes a lock that another run may hold'),
        dangerous('run-all destroy|apply', 'deletes', 'changes or deletes the infrastructure it manages'),
        ordinary('apply|import|init|refresh', 'network', 'talks to the cloud providers'),
      ],
      everyVerb: true,
    },
    verbs: true,
    pages: true,
    package: true,
    listed: 'files',
    common: true,
  },
  tofu: { like: 'terraform' },
  terragrunt: { like: 'terraform' },
  pulumi: {
    effects: {
      loose: true,
      rows: [
        dangerous('destroy', 'deletes', 'deletes the infrastructure it manages', { recursive: true }),
        dangerous('stack rm', 'deletes', 'deletes a stack'),
        dangerous('state delete', 'changes', 'changes its record of the infrastructure'),
        dangerous('up', 'changes', 'changes the infrastructure without asking', { options: '-y --yes' }),
        dangerous('cancel', 'changes', 'cancels a running update'),
      ],
    },
  },
  cdk: { effects: { rows: [dangerous('destroy', 'deletes', 'deletes the infrastructure it manages', { recursive: true })] } },
  serverless: { effects: { rows: [dangerous('remove', 'deletes', 'deletes the infrastructure it manages')] } },
  ansible: { package: true, listed: 'files' },
  packer: { package: true },
  consul: { package: true },

  // systems in containers
  lxc: { wraps: { ...IN_CONTAINER, subcommand: ['exec'] }, elsewhere: [{ where: 'container', words: ['exec|shell|console'] }] },
  incus: { like: 'lxc' },
  'lxc-attach': { wraps: { dashes: true, inner: 'argv', where: 'container' }, elsewhere: [{ where: 'container' }] },
  pct: { wraps: { ...IN_CONTAINER, subcommand: ['exec'] }, elsewhere: [{ where: 'container' }] },
  'systemd-nspawn': { wraps: { short: 'DMipu', inner: 'argv', where: 'container' }, elsewhere: [{ where: 'container' }] },
  machinectl: {
    wraps: { ...IN_CONTAINER, subcommand: ['shell'], short: 'E', long: ['setenv', 'uid'] },
    elsewhere: [{ where: 'container', words: ['shell|login'] }],
  },
  toolbox: {
    wraps: { subcommand: ['run'], short: 'cdr', long: ['container', 'distro', 'release'], inner: 'argv', where: 'container' },
    elsewhere: [{ where: 'container', words: ['enter|run'] }],
  },
  distrobox: {
    wraps: { subcommand: ['enter'], dashes: true, inner: 'argv', where: 'container' },
    elsewhere: [{ where: 'container', words: ['enter|run'] }],
  },
  'distrobox-enter': { wraps: { dashes: true, inner: 'argv', where: 'container' }, elsewhere: [{ where: 'container' }] },

  // virtual machines and devices
  virsh: {
    elsewhere: [{ where: 'container', words: ['console'] }],
    effects: { rows: [dangerous('destroy|undefine|vol-delete|pool-delete', 'deletes', 'stops or deletes a virtual machine')] },
  },
  multipass: {
    wraps: { ...IN_CONTAINER, subcommand: ['exec'] },
    elsewhere: [{ where: 'container', words: ['shell|exec'] }],
    effects: { rows: [dangerous('delete|purge', 'deletes', 'deletes a virtual machine')] },
  },
  vagrant: {
    wraps: { subcommand: ['ssh'], script: ['c', 'command'], inner: 'none', where: 'machine' },
    elsewhere: [{ where: 'machine', words: ['ssh'] }],
    effects: { rows: [dangerous('destroy', 'deletes', 'deletes a virtual machine')] },
  },
  colima: {
    wraps: { subcommand: ['ssh'], dashes: true, inner: 'argv', where: 'container' },
    elsewhere: [{ where: 'container', words: ['ssh'] }],
  },
  limactl: { wraps: { ...IN_CONTAINER, subcommand: ['shell'] }, elsewhere: [{ where: 'container', words: ['shell'] }] },
  qemu: { open: true },
  wsl: {
    wraps: { short: 'deu', long: ['distribution', 'user', 'cd'], inner: 'argv', where: 'machine' },
    elsewhere: [{ where: 'machine' }],
  },
  adb: { wraps: { subcommand: ['shell'], inner: 'text', where: 'machine' }, elsewhere: [{ where: 'machine', words: ['shell'] }] },
};
