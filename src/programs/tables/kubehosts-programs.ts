/** Programs: what sets up and runs clusters of Kubernetes, and clusters in clusters. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { changesForOthers, each } from './shared-rows.ts';

const CHANGES_HOSTS = 'sets up a cluster on other machines';
const SHOWS_KEYS = 'shows the keys of a cluster';
const CHANGES = 'changes something in the cluster';
/** A request for secrets of the cluster, with their values. */
const SECRETS = /(?:^| )(?:kubectl|kc) .*\bsecrets?\b.*(?:-o|--output)[= ]?(?!name|wide)/;

export const KUBEHOSTS = (): Family => ({
  // small distributions. Sources: cmd of github.com/k0sproject/k0s, of k0sproject/k0sctl, of rancher/rke and of alexellis/k3sup; rke2 from memory
  // of docs.rke2.io
  k0s: {
    area: 'cloud',
    does: {
      reads: [
        'version|status|sysinfo|validate|docs|completion|help',
        'status components',
        'token list',
        'etcd member-list',
        'config validate|status|create',
        'airgap list-images',
        'kubectl|kc get|describe|logs|top|version|explain|api-resources|cluster-info',
      ],
      changes: ['backup', 'airgap bundle-artifacts', 'config edit'],
    },
    effects: {
      short: 'cn',
      rows: [
        dangerous('reset', 'deletes', 'removes the cluster from this machine with all its data', { recursive: true }),
        dangerous('restore', 'changes', 'overwrites the cluster with a backup'),
        dangerous('etcd leave', 'deletes', 'takes a machine out of the cluster'),
        ordinary('install', 'system', 'installs Kubernetes as a service', { area: 'services' }),
        ordinary('start|controller|server|worker', 'system', 'starts Kubernetes on this machine', { area: 'services' }),
        ordinary('stop', 'system', 'stops Kubernetes on this machine', { area: 'services' }),
        dangerous('token create|pre-shared', 'secret', 'makes a token with which machines join the cluster'),
        ordinary('token invalidate', 'changes', CHANGES),
        dangerous('kubeconfig admin|create', 'secret', SHOWS_KEYS),
      ],
    },
    unasked: [{ args: SECRETS, kind: 'secret', area: 'credentials', what: 'shows stored secrets' }],
    acts: { runs: 'c config kubeconfig', writes: 'save-path' },
    data: `data-dir debug d debugListenOn single enable-worker token-file role expiry out o output n namespace A all-namespaces l selector w watch
      groups certificate url peer-address all concurrency status-socket force`,
  },
  k0sctl: {
    area: 'cloud',
    network: 'talks',
    does: { reads: ['init|version|completion|help', 'config status'], changes: ['backup', 'config edit'] },
    effects: {
      short: 'c',
      rows: [
        ordinary('apply', 'changes', CHANGES_HOSTS, { without: '--dry-run' }),
        dangerous('reset', 'deletes', 'removes the cluster from its machines with all its data', { recursive: true }),
        dangerous('kubeconfig', 'secret', SHOWS_KEYS),
      ],
    },
    acts: { runs: 'c config restore-from', writes: 'kubeconfig-out' },
    data: `debug d trace k0s cluster-name n controller-count C user u key-path i concurrency concurrent-uploads default-timeout
      disable-downgrade-check retry-interval evict-taint force f no-wait no-drain no-redact timeout kubeconfig-api-address kubeconfig-user
      kubeconfig-cluster address cluster pre dry-run output o`,
  },
  rke: {
    area: 'cloud',
    network: 'talks',
    does: { reads: ['version|help', 'config'], changes: ['etcd snapshot-save', 'cert generate-csr', 'util get-state-file'] },
    effects: {
      rows: [
        ordinary('up', 'changes', CHANGES_HOSTS),
        dangerous('remove', 'deletes', 'removes the cluster from its machines with all its data', { recursive: true }),
        dangerous('etcd snapshot-restore', 'changes', 'overwrites the cluster with a backup'),
        changesForOthers('cert|encrypt rotate|rotate-key'),
        dangerous('util get-kubeconfig', 'secret', SHOWS_KEYS),
      ],
    },
    acts: { runs: 'config' },
    data: `all a bucket-name cert-dir custom-certs dind disable-port-check empty e force ignore-docker-version init list-version l local name n print
      p region rotate-ca s3 s3-endpoint service ssh-agent-auth system-images s update-only use-local-state debug d`,
  },
  rke2: {
    area: 'services',
    does: {
      reads: ['help|completion', 'etcd-snapshot list|ls', 'certificate check', 'secrets-encrypt status', 'token list'],
      changes: ['etcd-snapshot save'],
    },
    effects: {
      rows: [
        ordinary('server|agent', 'system', 'starts Kubernetes on this machine'),
        dangerous('server', 'deletes', 'resets the cluster to this one machine', {
          options: '--cluster-reset --cluster-reset-restore-path',
        }),
        dangerous('etcd-snapshot delete|prune', 'deletes', 'deletes backups of the cluster', { area: 'backups' }),
        changesForOthers('certificate|secrets-encrypt|token rotate|rotate-ca|enable|disable|prepare|reencrypt|rotate-keys'),
        changesForOthers('certificate|secrets-encrypt|token delete'),
        dangerous('token create|generate', 'secret', 'makes a token with which machines join the cluster'),
      ],
    },
    acts: { runs: 'c config kubelet-arg', reaches: 's server' },
    data: `data-dir d debug token t node-name node-ip tls-san name snapshot-compress s3 s3-bucket cni disable cluster-reset write-kubeconfig-mode`,
  },
  k3sup: {
    area: 'cloud',
    network: 'talks',
    does: { reads: ['version|ready|plan|help|completion'] },
    effects: {
      rows: [
        ordinary('install|join', 'changes', 'installs Kubernetes on another machine'),
        dangerous('node-token|get', 'secret', SHOWS_KEYS),
        ordinary('get-config', 'changes', 'writes the keys of a cluster to a file'),
        ordinary('update', 'runs-foreign-code', 'replaces k3sup with a download'),
      ],
    },
    acts: { writes: 'local-path', runs: 'kubeconfig' },
    data: `ip host user ssh-key ssh-port server-ip server-host server-user server-ssh-port server cluster context merge k3s-version k3s-channel
      k3s-extra-args sudo skip-install local print-command tls-san no-extras datastore token node-token-path node-token server-url
      server-data-dir attempts pause quiet ipsec latest limit background servers servicelb traefik`,
  },

  // Talos. Source: website/content/v1.15/reference/cli.md of github.com/siderolabs/talos
  talosctl: {
    area: 'cloud',
    network: 'talks',
    does: {
      reads: [
        'cgroups|containers|dashboard|diskfree|df|dmesg|events|get|health|inspect|list|ls|logs|memory|mounts|netstat|processes',
        'read|stats|time|usage|du|validate|version|completion',
        'cluster show|logs',
        'config info|contexts',
        'etcd members|status',
        'etcd alarm list',
        'image list|k8s-bundle|talos-bundle',
        'service',
      ],
      changes: [
        'copy|support|pcap|inject',
        'gen config|ca|crt|csr|key|keypair|secrets',
        'machineconfig gen|patch',
        'config add|context|endpoint|node|merge|new',
        'etcd snapshot',
        'cluster create',
        'kubeconfig',
      ],
    },
    effects: {
      short: 'nefopmic',
      long: ['nodes', 'endpoints', 'talosconfig', 'context', 'cluster', 'file', 'config-patch', 'patch', 'image', 'namespace', 'output'],
      rows: [
        dangerous('reset', 'deletes', 'erases a machine of the cluster', { recursive: true }),
        dangerous('wipe', 'system', 'erases a disk of a machine of the cluster', { area: 'disks' }),
        dangerous('cluster destroy', 'deletes', 'deletes a local cluster'),
        dangerous('etcd remove-member|leave|forfeit-leadership|defrag|downgrade', 'system', 'changes the database of the cluster'),
        dangerous('meta delete|write', 'system', 'changes a machine of the cluster'),
        ordinary('config remove', 'deletes', 'removes the settings of a cluster'),
        ordinary('image remove', 'deletes', 'deletes an image on a machine of the cluster'),
        ordinary('image pull', 'changes', CHANGES),
        ordinary('reboot|shutdown', 'system', 'stops or restarts machines of the cluster', { area: 'power' }),
        ordinary('restart', 'system', 'restarts a process of a machine of the cluster'),
        ordinary('apply-config|edit|patch', 'changes', 'changes machines of the cluster', { without: '--dry-run' }),
        ordinary('bootstrap|upgrade|upgrade-k8s|rollback|rotate-ca', 'changes', 'changes machines of the cluster', {
          without: '--dry-run',
        }),
      ],
    },
    acts: {
      runs: 'talosconfig kubeconfig',
      reaches: 'siderov1-keys-dir omni-api-endpoint',
      lowers: 'i insecure registry-insecure-skip-verify',
    },
    data: `n nodes e endpoints context cluster f file p config-patch config-patch-control-plane config-patch-worker dry-run m mode timeout force wait
      debug image preserve stage k kubernetes o output namespace tail follow since h human-readable humanize H l long r recurse d depth t type
      all threshold U update-interval s sort w watch limit snmp to from graceful reboot system-labels-to-wipe user-disks-to-wipe wipe-mode
      controlplanes workers kubernetes-version talos-version cpus memory disk cidr name provisioner additional-sans dns-domain install-disk
      install-image with-docs with-examples with-secrets output-types force-context-name merge patch preset control-plane-nodes worker-nodes
      init-node k8s-endpoint wait-timeout tcp udp x a listening v verbose c check`,
  },

  // clusters in clusters, and clusters that make clusters. Sources: cmd/clusterctl/cmd of github.com/kubernetes-sigs/cluster-api; cmd/vclusterctl
  // of loft-sh/vcluster; pkg/commands of ko-build/ko
  clusterctl: {
    area: 'cloud',
    network: 'talks',
    does: {
      reads: [
        'version|help|completion',
        'config repositories',
        'describe cluster',
        'generate cluster|provider|yaml',
        'init list-images',
        'upgrade plan',
      ],
    },
    effects: {
      short: 'nvbcip',
      rows: [
        ordinary('init', 'changes', CHANGES),
        ordinary('upgrade apply', 'changes', CHANGES),
        dangerous('delete', 'deletes', 'removes providers from the cluster', { recursive: true }),
        dangerous('move', 'changes', 'moves clusters to another cluster', { without: '--dry-run' }),
        dangerous('get kubeconfig', 'secret', SHOWS_KEYS),
        ordinary('alpha rollout restart|pause|resume', 'changes', CHANGES),
      ],
    },
    unasked: [
      { args: /--from[= ]?https?:\/\//, kind: 'runs-foreign-code', area: 'foreign-code', what: 'takes a template from a web address' },
    ],
    acts: { runs: 'kubeconfig config to-kubeconfig', writes: 'write-to to-directory' },
    data: `n namespace v b bootstrap c control-plane core i infrastructure ipam runtime-extension addon kubernetes-version
      control-plane-machine-count worker-machine-count flavor f from from-config-map from-directory list-variables target-namespace
      kubeconfig-context to-kubeconfig-context all include-crd include-namespace show-conditions show-machinesets show-resourcesets
      show-templates echo grouping color o output contract dry-run raw validate wait-providers wait-provider-timeout hide-api-warnings`,
  },
  vcluster: {
    area: 'cloud',
    network: 'talks',
    wraps: { subcommand: ['connect'], dashes: true, inner: 'argv' },
    does: {
      reads: ['list|ls|info|version|describe|help|completion|debug'],
      changes: ['connect|disconnect|use|logout'],
      installs: ['upgrade'],
    },
    effects: {
      short: 'nf',
      long: ['namespace', 'context', 'values', 'set', 'config'],
      rows: [
        ordinary('create|resume|wakeup|snapshot|login', 'changes', CHANGES),
        ordinary('pause|sleep', 'system', 'stops a cluster in the cluster'),
        dangerous('delete|rm', 'deletes', 'deletes a cluster in the cluster', { recursive: true }),
        dangerous('restore', 'changes', 'overwrites a cluster with a backup'),
      ],
    },
    acts: { runs: 'f values kube-config config', lowers: 'insecure' },
    data: `n namespace context s silent debug driver connect update-current print expose upgrade set chart-version chart-name chart-repo
      local-chart-dir create-namespace create-context kubernetes-version background-proxy local-port server service-account token-expiration o
      output keep-pvc delete-namespace delete-configmap wait project cluster restore reuse-values log-output cluster-role pod update
      kube-config-context-name`,
  },
  ko: {
    does: { reads: ['version|help|completion', 'deps'] },
    effects: {
      short: 'fltj',
      rows: [
        ordinary('build|publish|resolve', 'uploads', 'builds an image and sends it to a registry', { without: '-L --local' }),
        ordinary('build|publish|resolve', 'runs-project-code', 'builds the project', { options: '-L --local' }),
        ordinary('apply|create|run', 'changes', CHANGES, { area: 'cloud' }),
        dangerous('delete', 'deletes', 'deletes something in the cluster', { area: 'cloud' }),
        ordinary('login', 'network', 'logs in to a registry'),
      ],
    },
    acts: { writes: 'oci-layout-path tarball image-refs sbom-dir', lowers: 'insecure-registry' },
    data: `bare B base-import-paths P preserve-import-paths L local R recursive f filename l selector j jobs t tags tag-only platform push sbom
      image-label image-annotation image-user disable-optimizations debug ldflags v verbose`,
  },
  // networks of clusters, and plugins. Sources: cmd/krew/cmd of github.com/kubernetes-sigs/krew; hubble and calicoctl from memory of their help texts
  hubble: {
    network: 'talks',
    does: { reads: ['observe|status|version|help|completion', 'list nodes|namespaces', 'config view|get'], changes: ['config set|reset'] },
    acts: { reaches: 'server', lowers: 'tls-allow-insecure' },
    data: `n namespace f follow last since until first from-pod to-pod pod from-namespace to-namespace from-ip to-ip ip verdict protocol type t port
      from-port to-port label from-label to-label http-status http-method http-path fqdn to-fqdn node-name o output compact json not all A
      timeout tls from-service to-service service identity print-node-name numeric`,
  },
  calicoctl: {
    area: 'cloud',
    network: 'talks',
    does: { reads: ['get|version|help|validate', 'node status|diags|checksystem', 'ipam show|check', 'datastore migrate export'] },
    effects: {
      rows: [
        changesForOthers('apply|create|replace|patch|label'),
        dangerous('delete', 'deletes', 'deletes rules or settings of the network of the cluster'),
        ordinary('ipam release|configure|split', 'changes', CHANGES),
        ordinary('node run', 'system', 'starts the network of the cluster on this machine'),
      ],
    },
    acts: { runs: 'c config' },
    data: `f filename o output n namespace A all-namespaces a export R recursive skip-empty l log-level context allow-version-mismatch show-blocks
      show-borrowed show-configuration show-all-ips ip`,
  },
  ...each('krew kubectl-krew', {
    network: 'talks',
    does: { reads: ['list|search|info|version|help'], changes: ['index list'], installs: ['install|upgrade|update', 'index add'] },
    effects: { rows: [ordinary('uninstall|remove|rm', 'system', 'removes a plugin of kubectl', { area: 'packages' })] },
    acts: { runs: 'manifest archive manifest-url' },
    data: 'no-update-index v',
  }),
});
