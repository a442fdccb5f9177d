import { bad, mild, type Table } from '../rows.ts';

const ENGINE: Table = {
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
    mild('rm|rmi|stop|kill|restart|down', 'system', 'stops or removes containers'),
    mild('compose down|stop|rm|restart', 'system', 'stops or removes containers'),
    mild('push', 'uploads', 'sends an image to a registry'),
    mild('pull|run|login|build', 'network', 'talks to a registry'),
  ],
};

const CLUSTER: Table = {
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
};

const PLAN = 'deletes what it has built';
const INFRASTRUCTURE: Table = {
  rows: [
    bad('destroy', 'deletes', PLAN, { recursive: true }),
    bad('apply', 'changes', 'changes the infrastructure without asking', { options: '-auto-approve --auto-approve -destroy --destroy' }),
    bad('state rm|push|replace-provider', 'changes', 'forgets what it has built'),
    bad('workspace delete', 'deletes', 'deletes a workspace'),
    bad('taint', 'changes', 'has it built anew'),
    bad('force-unlock', 'changes', 'breaks a lock'),
    bad('run-all destroy|apply', 'deletes', PLAN),
    mild('apply|import|init|refresh', 'network', 'talks to the providers'),
  ],
};

export const CONTAINERS: Readonly<Record<string, Table>> = {
  docker: ENGINE,
  podman: ENGINE,
  nerdctl: ENGINE,
  'docker-compose': { rows: [bad('down|rm', 'deletes', 'deletes volumes and the data in them', { options: '-v --volumes --rmi' })] },
  kubectl: CLUSTER,
  oc: CLUSTER,
  k: CLUSTER,
  helm: {
    loose: true,
    rows: [
      bad('uninstall|delete|del|un', 'deletes', 'removes a release and what it runs', { without: '--dry-run', recursive: true }),
      bad('rollback', 'changes', 'goes back to an earlier version', { without: '--dry-run' }),
      mild('install|upgrade', 'changes', 'changes the cluster', { without: '--dry-run' }),
    ],
  },
  terraform: INFRASTRUCTURE,
  tofu: INFRASTRUCTURE,
  terragrunt: INFRASTRUCTURE,
  pulumi: {
    loose: true,
    rows: [
      bad('destroy', 'deletes', PLAN, { recursive: true }),
      bad('stack rm', 'deletes', 'deletes a stack'),
      bad('state delete', 'changes', 'forgets what it has built'),
      bad('up', 'changes', 'changes the infrastructure without asking', { options: '-y --yes' }),
      bad('cancel', 'changes', 'breaks off an update'),
    ],
  },
  cdk: { rows: [bad('destroy', 'deletes', PLAN, { recursive: true })] },
  serverless: { rows: [bad('remove', 'deletes', PLAN)] },
  vagrant: { rows: [bad('destroy', 'deletes', 'deletes a virtual machine')] },
  virsh: { rows: [bad('destroy|undefine|vol-delete|pool-delete', 'deletes', 'stops or deletes a virtual machine')] },
  multipass: { rows: [bad('delete|purge', 'deletes', 'deletes a virtual machine')] },
};
