/** Programs: containers. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import type { Wrapping } from '../wrapping.ts';

const SENDS_IMAGE = 'sends an image to a registry';
/** The options that give a container the terminal. */
const INTERACTIVE = /^(?:-[A-Za-z]*[it][A-Za-z]*|--interactive|--tty)(?:=true)?$/;
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

/** A home, by its path or as a shell writes it. */
const SOME_HOME = String.raw`(?:/home/[^/\s:,]+|/home|/Users/[^/\s:,]+|/Users|~|\$\{?HOME\}?)`;
/** Folders on the left side of a mount that hold what the machine or the user is protected by. */
const GIVEN_FOLDERS = [
  String.raw`/(?=[:,]|$)`,
  String.raw`/(?:etc|root|boot|dev|proc|sys|run|var/run|usr|var/lib|var/spool)(?=[/:,]|$)`,
  String.raw`\S*docker\.sock`,
  String.raw`${SOME_HOME}/?(?=[:,]|$)`,
  String.raw`${SOME_HOME}/\.(?:ssh|aws|azure|gnupg|kube|docker|config|netrc|password-store|local|mozilla|bash|zsh|profile)`,
];
const GIVES_MACHINE = new RegExp(
  String.raw`--privileged|--pid[= ]host|(?:^| )(?:(?:-v|--volume)[ =]?|--mount[ =]\S*?(?:source|src)=)(?:${GIVEN_FOLDERS.join('|')})`,
);

/** Words for data that no image can bring back: "restart it" and "free some space" ask for no end of it. */
const VOLUMES = String.raw`volume volumen data(?:base)?s?\b everything scratch wip[ei] reset purg nuke start(?:ing)?\sover clean\sslate fresh daten
  datos donn\xe9es ${'\u6570\u636e \u5377 \u30dc\u30ea\u30e5\u30fc\u30e0'}`;
/** Options of podman before the subcommand, with a value in the next word. */
const PODMAN_VALUES = `cgroup-manager connection events-backend identity namespace ssh storage-driver conmon hooks-dir network-cmd-path
  network-config-dir storage-opt root runroot tmpdir volumepath url`.split(/\s+/);
/** Options with which a container is less kept apart from this machine, or what it starts from less checked. */
const LOWERS = `privileged device device-cgroup-rule cap-add pid ipc uts userns cgroupns security-opt volumes-from group-add
  use-api-socket disable-content-trust insecure-registry allow`;
/** Options of docker, and of podman, that only choose, filter or format. */
const DOCKER = `f file p project-name profile env-file project-directory filter format q quiet a all n no-trunc tail since until t
  timestamps follow no-color no-log-prefix d detach build no-build force-recreate no-recreate no-deps remove-orphans scale wait
  wait-timeout abort-on-container-exit exit-code-from pull timeout V renew-anon-volumes no-start attach no-attach e env u user w workdir T
  no-TTY index l label driver subnet gateway ip-range ipv6 internal attachable opt platform progress no-cache build-arg target services
  images hash volumes dry-run parallel ansi compatibility orphans`;
/** The same of docker-compose, and of podman-compose. */
const COMPOSE = `p project-name profile env-file d detach build no-build force-recreate no-deps remove-orphans scale wait tail since until
  t timestamps follow q quiet a all services e env u user w workdir T l label ansi progress parallel dry-run pull V no-color no-log-prefix
  abort-on-container-exit exit-code-from index format filter no-cache s protocol service-ports x-smart-recreate no-recreate`;

export const CONTAINERS = (): Family => ({
  // containers
  docker: {
    passwords: ['login\\s(?:[^\\n|;]{0,200}\\s)?(?:-p|--password)[= ]'],
    wraps: [
      { ...IN_CONTAINER, subcommand: ['exec'], short: 'euw', long: ['env', 'user', 'workdir', 'env-file', 'detach-keys', 'index'] },
      { ...IN_CONTAINER, subcommand: ['run'], ...RUN_VALUES },
    ],
    elsewhere: [
      { where: 'container', words: ['exec|attach'] },
      // 125: the daemon's own error, docker-run(1), Exit Status
      { where: 'container', words: ['run'], option: INTERACTIVE, failsWith: 125 },
      { where: 'container', words: ['compose', 'run'] },
    ],
    effects: {
      short: 'Hlc',
      group: { word: 'compose', options: ['-f', '-p'] },
      long: [
        'host',
        'log-level',
        'context',
        'config',
        'file',
        'project-name',
        'profile',
        'env-file',
        'project-directory',
        ...PODMAN_VALUES,
      ],
      rows: [
        ordinary('', 'system', 'gives a container access to folders of this machine', {
          options: '-v --volume --mount',
          value: /^(?:\/|~|\.\.)|(?:source|src)=(?:\/|~|\.\.)/,
        }),
        dangerous('inspect', 'secret', 'shows the variables of a container', { options: '-f --format', value: /Env/ }),
        ordinary('cp', 'changes', 'copies files into or out of a container', { area: 'files' }),
        ordinary('container|image|pod|machine|manifest rm|remove|stop|kill', 'system', 'stops or removes containers or images'),
        ordinary('compose kill|push|publish', 'system', 'stops containers or sends images'),
        dangerous(
          'swarm|node|service|stack init|join|update|promote|demote|deploy|create|scale|rollback|ca|unlock|leave|join-token',
          'system',
          'changes the swarm',
        ),
        dangerous('secret|config create', 'changes', 'stores a secret or a configuration in the swarm'),
        ordinary('image|manifest|trust|plugin push|sign|create|annotate', 'uploads', 'sends an image to a registry'),
        dangerous('plugin install|enable|upgrade', 'runs-foreign-code', 'gives a plugin rights on this machine'),
        dangerous('plugin|trust rm|remove|disable|revoke', 'system', 'removes or disables a plugin or a signature'),
        dangerous('system prune', 'deletes', 'deletes volumes and the data in them', {
          options: '--volumes',
          area: 'databases',
          called: VOLUMES,
        }),
        dangerous('system prune|reset', 'deletes', 'deletes all unused containers, networks and images', { recursive: true, every: true }),
        dangerous('volume prune', 'deletes', 'deletes volumes and the data in them', {
          recursive: true,
          area: 'databases',
          called: VOLUMES,
        }),
        dangerous('volume rm|remove', 'deletes', 'deletes volumes and the data in them', { recursive: true }),
        dangerous('image prune', 'deletes', 'deletes all images that no container uses', { options: '-a --all', every: true }),
        ordinary('image prune', 'deletes', 'deletes the images without a name', { without: '-a --all', every: true }),
        dangerous('container prune', 'deletes', 'deletes all stopped containers', { every: true }),
        dangerous('pod prune', 'deletes', 'deletes all stopped pods', { every: true }),
        ordinary('network prune', 'deletes', 'deletes all unused networks', { every: true }),
        ordinary('builder|buildx prune', 'deletes', 'deletes the build cache', { every: true }),
        dangerous('rm|rmi', 'deletes', 'removes containers or images that are in use', { options: '-f --force -v --volumes' }),
        dangerous('container|image rm', 'deletes', 'removes containers or images that are in use', { options: '-f --force' }),
        dangerous('compose down|rm', 'deletes', 'deletes volumes and the data in them', { options: '-v --volumes', called: VOLUMES }),
        dangerous('compose down|rm', 'deletes', 'removes containers and their images', { options: '--rmi' }),
        dangerous('swarm leave', 'system', 'leaves the swarm', { options: '-f --force' }),
        dangerous('stack|secret|config|service|context rm|remove', 'deletes', 'removes a stack, service, secret or configuration'),
        dangerous('run|create', 'root', 'gives a container full control of this machine', { options: '--privileged' }),
        dangerous('', 'root', 'gives a container access to the whole disk', {
          options: '-v --volume --mount',
          value: /^\/:|(?:source|src)=\/(?:,|$)/,
        }),
        ordinary('rm|rmi|stop|kill|restart|down', 'system', 'stops or removes containers'),
        ordinary('compose down|stop|rm|restart', 'changes', 'stops or removes containers'),
        ordinary('push', 'uploads', SENDS_IMAGE),
        ordinary('build|bake', 'uploads', SENDS_IMAGE, { options: '--push' }),
        ordinary('buildx|builder|image|compose build|bake', 'uploads', SENDS_IMAGE, { options: '--push' }),
        ordinary('buildx imagetools create', 'uploads', SENDS_IMAGE, { without: '--dry-run' }),
        ordinary('build', 'uploads', SENDS_IMAGE, { options: '-o --output', value: /type=registry|push=true/ }),
        ordinary('buildx|builder|image build', 'uploads', SENDS_IMAGE, { options: '-o --output', value: /type=registry|push=true/ }),
        ordinary('pull|run|login|build', 'network', 'talks to a registry'),
      ],
      everyVerb: true,
    },
    files: 'kept',
    unasked: [{ args: GIVES_MACHINE, what: 'gives a container access to this machine', kind: 'root', area: 'protection' }],
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
      stop: { options: [' t= s=', 'help signal= time= timeout='] },
      start: { options: ['ai', 'attach checkpoint= checkpoint-dir= detach-keys= help interactive'] },
      restart: { options: [' t= s=', 'help signal= time= timeout='] },
      kill: { options: [' s=', 'help signal='] },
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
    area: 'containers',
    does: {
      reads: [
        'ps|images|logs|inspect|top|stats|port|diff|events|history|info|version|search|help|wait|attach',
        'container ls|list|ps|logs|inspect|top|stats|port|diff|wait|attach',
        'image ls|list|history|inspect',
        'network ls|list|inspect',
        'volume ls|list|inspect',
        'system df|info|events',
        'context ls|list|show|inspect',
        'buildx ls|du|inspect|version|history',
        'buildx imagetools inspect',
        'builder du',
        'compose ps|ls|logs|config|convert|images|top|port|events|version|stats|wait|attach|volumes',
        'node|service|stack|secret|config ls|list|ps|inspect|logs|services',
        'manifest inspect',
        'plugin ls|list|inspect',
        'trust inspect',
        'scout',
        'machine ls|list|inspect|info',
        'pod ps|ls|list|inspect|logs|stats|top',
        'generate',
      ],
      changes: [
        'start|pause|unpause|rename|update|tag|commit|cp|import|load|save|export|logout',
        'container start|pause|unpause|rename|update|commit|cp|export',
        'image tag|save|load|import',
        'network create|connect|disconnect',
        'volume create|update',
        'context use|create|export',
        'buildx create|use',
        'exec|run|create|pull',
        'container exec|run|create',
        'compose cp|pause|unpause|create|start|scale|export|exec',
        'pod create|start|pause|unpause',
        'machine init|start|set',
        'network rm|remove',
      ],
      runs: [
        'build|bake',
        'image|buildx|builder build|bake',
        'compose up|run|build|watch|create|start|restart',
        'container restart',
        'play kube',
        'kube play',
      ],
      installs: ['image pull', 'compose pull', 'model pull|run'],
    },
    acts: {
      runs: 'cli-plugin-extra-dirs',
      writes: 'cidfile iidfile metadata-file output o',
      reaches: 'H host registry-mirror',
      lowers: LOWERS,
    },
    data: DOCKER,
  },
  // Source: podman(1) 4.3
  podman: {
    like: 'docker',
    package: true,
    otherNames: ['docker'],
    acts: {
      runs: 'conmon hooks-dir network-cmd-path network-config-dir storage-opt',
      writes: 'cidfile iidfile metadata-file output o root runroot tmpdir volumepath',
      reaches: 'H host registry-mirror url',
      lowers: LOWERS,
    },
    data: `${DOCKER} cgroup-manager connection events-backend identity namespace noout r remote ssh storage-driver syslog`,
  },
  nerdctl: { like: 'docker', package: true, otherNames: ['docker'] },
  'docker-compose': {
    wraps: { ...IN_CONTAINER, subcommand: ['exec', 'run'], short: 'euw', long: ['env', 'user', 'workdir', 'index', 'entrypoint'] },
    elsewhere: [{ where: 'container', words: ['exec|run'] }],
    effects: {
      long: ['podman-path'],
      rows: [
        ordinary('down|stop|rm|kill', 'changes', 'stops or removes containers'),
        ordinary('push|publish', 'uploads', 'sends an image to a registry'),
        dangerous('down|rm', 'deletes', 'deletes volumes and the data in them', { options: '-v --volumes', called: VOLUMES }),
        dangerous('down|rm', 'deletes', 'removes containers and their images', { options: '--rmi' }),
      ],
    },
    package: { '*': 'docker-compose' },
    otherNames: ['docker'],
    area: 'containers',
    network: 'talks',
    acts: { runs: 'f file project-directory', reaches: 'H host', lowers: 'privileged allow-insecure-ssl', writes: 'o output' },
    data: COMPOSE,
    does: {
      reads: ['ps|ls|logs|config|convert|images|top|port|events|version|stats|help|wait'],
      changes: ['cp|pause|unpause|scale|exec'],
      runs: ['up|run|build|watch|create|start|restart'],
      installs: ['pull'],
    },
  },
  'podman-compose': {
    like: 'docker-compose',
    acts: { runs: 'podman-path f file project-directory', reaches: 'H host', lowers: 'privileged allow-insecure-ssl', writes: 'o output' },
    data: `${COMPOSE} no-ansi no-cleanup`,
  },
});
