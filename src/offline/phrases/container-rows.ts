/** What developers ask of containers and clusters every day. */
import { phrasesOf, type Row } from '../row-phrases.ts';

const CONTAINER = '[docker] container';
const UNUSED = '(unused|dangling|old|untagged|useless)';
const IN_NAMESPACE = '(in|of|from) [namespace] {name2} [namespace]';
const CLUSTER = '[in kubernetes|on kubernetes|in cluster|on cluster|of cluster]';

const rows: readonly Row[] = [
  [
    ['start ' + CONTAINER + ' {name} [again]', 'start [stopped] docker container {name} [again]'],
    'docker start {name}',
    'starts the container {name}',
  ],
  [[`restart ${CONTAINER} {name}`], 'docker restart {name}', 'restarts the container {name}'],
  [[`(delete|rm) ${CONTAINER} {name}`], 'docker rm {name}', 'removes the container {name}; one that runs has to be stopped first'],
  [['(delete|rm) docker image {name}'], 'docker rmi {name}', 'removes the image {name}'],
  [[`(stop|shut down|end) ${CONTAINER} {name}`], 'docker stop {name}', 'stops the container {name}'],
  [[`rename ${CONTAINER} {name} to {name2}`], 'docker rename {name} {name2}', 'renames the container {name} to {name2}'],
  [[`(stop|halt|shut down) all [running] [docker] containers`], 'docker stop $(docker ps -q)', 'stops all running containers'],
  [
    [
      '(delete|prune|clean up|clear|get rid of) [all] (dangling|untagged) [docker] images',
      `(delete|prune|clean up|clear|get rid of) [all] ${UNUSED} (docker|container) images`,
    ],
    'docker image prune',
    'removes the images without a name that no container uses, after a question',
  ],
  [
    [`(delete|prune|clean up|clear|get rid of) [all] ${UNUSED} [docker] volumes`],
    'docker volume prune',
    'removes the volumes that no container uses, after a question',
  ],
  [
    [`(delete|prune|clean up|clear|get rid of) [all] ${UNUSED} [docker] networks`],
    'docker network prune',
    'removes the networks that no container uses, after a question',
  ],
  [
    [
      `(delete|prune|clean up|clear|get rid of) [all|everything] ${UNUSED} [in|from] docker [stuff|things|data|objects]`,
      '(clean up|prune) docker',
      '(delete|prune) everything unused (in|from) docker',
    ],
    'docker system prune',
    'removes stopped containers, unused networks and images without a name, after a question',
  ],
  [
    [
      'how much [disk] space (does|is) docker (use|using|take|taking|need)',
      'show [disk] (usage|space) (of|used by) docker',
      'how big is docker',
    ],
    'docker system df',
    'shows the disk space that docker uses',
  ],
  [
    [
      'show [all] (docker|container) images [here]',
      'which docker images (do i have|are there|are installed)',
      'which (images|container images) (do i have|are there) (in|on) docker',
    ],
    'docker images',
    'lists the images of docker',
  ],
  [
    [
      'show (all|stopped) [docker] containers',
      'show all [docker] containers (including|even|also) stopped [ones]',
      'show [docker] containers including stopped [ones]',
    ],
    'docker ps -a',
    'lists all containers, those that are stopped too',
  ],
  [['show [all] docker volumes', 'which docker volumes (are there|exist|do i have)'], 'docker volume ls', 'lists the volumes of docker'],
  [
    ['show [all] docker networks', 'which docker networks (are there|exist|do i have)'],
    'docker network ls',
    'lists the networks of docker',
  ],
  [
    [`show logs (of|from|for) ${CONTAINER} {name}`, `logs (of|from|for) ${CONTAINER} {name}`],
    'docker logs {name}',
    'prints what the container {name} logged',
  ],
  [
    [
      `(follow|tail|watch) [logs|log] (of|from|for) ${CONTAINER} {name}`,
      `(follow|tail|watch) logs of ${CONTAINER} {name}`,
      `logs (of|from|for) ${CONTAINER} {name} (follow|following|live)`,
    ],
    'docker logs -f --tail 100 {name}',
    'prints the newest logs of the container {name}, and goes on until Ctrl-C',
  ],
  [
    [
      `show [published] ports (of|from|for) ${CONTAINER} {name}`,
      `which ports does ${CONTAINER} {name} (have|use|publish|expose)`,
      `which ports are published by ${CONTAINER} {name}`,
    ],
    'docker port {name}',
    'lists the ports that the container {name} publishes',
  ],
  [
    [`(show|what is) ip [address] of ${CONTAINER} {name}`],
    "docker inspect -f '{{range .NetworkSettings.Networks}}{{.IPAddress}} {{end}}' {name}",
    'prints the addresses of the container {name}',
  ],
  [
    [`(inspect|show details of|describe) ${CONTAINER} {name}`],
    'docker inspect {name}',
    'prints all that docker knows of the container {name}',
  ],
  [
    [
      '(show|watch|how much) (memory|cpu|resources|ram|resource usage|cpu and memory) (of|do|does|used by|use by) [all|each] ' +
        '[running] [docker] containers [use]',
      '(which|what) container uses most (memory|cpu|ram)',
    ],
    'docker stats --no-stream',
    'shows the CPU and memory that each container uses',
  ],
  [
    [`(copy|get) {file} (into|to) ${CONTAINER} {name} (under|in|to|at|into) {file2}`],
    'docker cp {file} {name}:{file2}',
    'copies {file} into the container {name}',
  ],
  [
    [`(copy|get|download) {file} (from|out of) ${CONTAINER} {name} [here|to here|to this folder]`],
    'docker cp {name}:{file} .',
    'copies {file} from the container {name} to this folder',
  ],
  [
    [
      `(run|start) [new] {name} container interactively`,
      `(run|start) [new] {name} container with (bash|sh|shell)`,
      `(run|start|open) shell in [new] {name} container`,
      `(try|run) image {name} interactively`,
    ],
    'docker run --rm -it {name} sh',
    'starts a shell in a new container of {name}; the container is removed when it ends',
  ],
  [['(pull|download|get) [docker] image {name}', '(docker) pull {name}'], 'docker pull {name}', 'gets the image {name}'],
  [['(push|upload|publish) [docker] image {name}'], 'docker push {name}', 'sends the image {name} to its registry'],
  [
    [
      '(build) [docker] image {name} from this (folder|directory)',
      '(build) [docker] image (called|named|tagged) {name} (from|in) this (folder|directory)',
    ],
    'docker build -t {name} .',
    'builds the image {name} from this folder',
  ],
  [
    [
      '(start|bring up|run|launch) [docker] compose [services|stack] [in background|detached]',
      'docker compose up [in background|detached]',
    ],
    'docker compose up -d',
    'starts the services of the compose file in the background',
  ],
  [
    ['(stop|bring down|shut down|tear down) [docker] compose [services|stack]', 'docker compose down'],
    'docker compose down',
    'stops the services of the compose file and removes their containers',
  ],
  [
    ['(rebuild) [and restart] [docker] compose [services|stack]'],
    'docker compose up -d --build',
    'builds the images of the compose file again and restarts the services',
  ],
  [
    ['(follow|show|tail|watch) [docker] compose logs', '(follow|show|tail|watch) logs of [docker] compose'],
    'docker compose logs -f --tail 100',
    'prints the newest logs of the compose services, and goes on until Ctrl-C',
  ],
  [
    [
      '(show|which) pods (are|that are) (crashing|failing|not running|broken|unhealthy|not ready|failed)',
      `show (crashing|failing|failed|unhealthy|broken) pods ${CLUSTER}`,
      'which pods (crash|fail|keep crashing|keep restarting)',
    ],
    "kubectl get pods -A | grep -vE 'Running|Completed'",
    'lists the pods of all namespaces that neither run nor have finished',
  ],
  [['show [all] pods (in|of|from) all namespaces', 'show all pods in cluster'], 'kubectl get pods -A', 'lists the pods of all namespaces'],
  [['show [all] pods (in|of|from) [namespace] {name} [namespace]'], 'kubectl get pods -n {name}', 'lists the pods of the namespace {name}'],
  [
    [`show logs (of|from|for) pod {name} ${IN_NAMESPACE}`, `logs (of|from|for) pod {name} ${IN_NAMESPACE}`],
    'kubectl logs {name} -n {name2}',
    'prints what the pod {name} logged',
  ],
  [['logs (of|from|for) pod {name}'], 'kubectl logs {name}', 'prints what the pod {name} logged'],
  [
    ['(follow|tail|watch) logs (of|from|for) pod {name}'],
    'kubectl logs -f --tail 100 {name}',
    'prints the newest logs of the pod {name}, and goes on until Ctrl-C',
  ],
  [
    ['show logs of (crashed|previous|last) [container of] pod {name}', 'show (previous|crashed) logs (of|from|for) pod {name}'],
    'kubectl logs --previous {name}',
    'prints what the pod {name} logged before it was restarted',
  ],
  [
    ['(open|get|start|run) shell (in|on|inside) pod {name}', 'shell (into|in) pod {name}', '(go|get|log|ssh|exec) (into|in|to) pod {name}'],
    'kubectl exec -it {name} -- sh',
    'opens a shell in the pod {name}',
  ],
  [
    [`restart deployment {name} ${CLUSTER}`, 'restart all pods of [deployment] {name}', 'restart {name} deployment'],
    'kubectl rollout restart deployment {name}',
    'restarts the pods of the deployment {name}, one after the other',
  ],
  [
    [
      '(undo|roll back|rollback|revert) [last] (deployment|rollout|rollout of|deployment of) {name}',
      '(undo|roll back|rollback) deployment {name}',
    ],
    'kubectl rollout undo deployment {name}',
    'goes back to the deployment {name} before the last change',
  ],
  [
    [
      `scale deployment {name} to {n} [replicas|pods|instances] ${CLUSTER}`,
      'scale {name} to {n} (replicas|pods|instances)',
      'scale {name} deployment to {n} [replicas|pods]',
    ],
    'kubectl scale deployment {name} --replicas={n}',
    'makes the deployment {name} run {n} pods',
  ],
  [
    [
      '(switch|change|set|use) [to] (kubernetes context|kubectl context|cluster|context) [to] {name}',
      '(switch|change) to {name} (context|cluster)',
    ],
    'kubectl config use-context {name}',
    'makes {name} the cluster that kubectl talks to',
  ],
  [
    [
      'show [all] (kubernetes contexts|kubectl contexts|contexts|clusters)',
      'which (kubernetes context|kubectl context|cluster|context) am i (on|in|using)',
    ],
    'kubectl config get-contexts',
    'lists the clusters that kubectl knows; * marks the one in use',
  ],
  [
    ['(switch|change|set|use) [to] [kubernetes] namespace [to] {name}'],
    'kubectl config set-context --current --namespace={name}',
    'makes {name} the namespace that kubectl uses',
  ],
  [
    ['(apply|deploy) [manifest|file|kubernetes manifest] {manifest} [to kubernetes|to cluster]'],
    'kubectl apply -f {manifest}',
    'makes the cluster as {manifest} says',
  ],
  [
    ['show [all] [recent] events [of|in] [cluster|kubernetes]', 'show [all] [kubernetes|cluster] events'],
    'kubectl get events --sort-by=.lastTimestamp',
    'lists the events of this namespace, the newest last',
  ],
  [
    ['show [all] [kubernetes] deployments', 'which deployments (are there|exist)'],
    'kubectl get deployments',
    'lists the deployments of this namespace',
  ],
  [
    ['show [all] kubernetes services', 'show [all] services (of|in) (cluster|kubernetes)'],
    'kubectl get services',
    'lists the services of this namespace',
  ],
  [
    ['show [all] [kubernetes|cluster] (nodes|nodes of cluster|nodes in cluster)'],
    'kubectl get nodes -o wide',
    'lists the nodes of the cluster',
  ],
  [['show [all] [kubernetes] namespaces'], 'kubectl get namespaces', 'lists the namespaces of the cluster'],
  [['delete pod {name}'], 'kubectl delete pod {name}', 'deletes the pod {name}; a deployment starts another'],
  [
    ['(how much|show) (cpu and memory|memory|cpu|resources) (do|of|used by) pods [use]', '(which|what) pod uses most (memory|cpu)'],
    'kubectl top pods',
    'shows the CPU and memory that each pod uses',
  ],
];

export const containerRows = phrasesOf(rows);
