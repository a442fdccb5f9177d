/** Programs: clusters. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import type { Elsewhere } from '../wrapping.ts';

/** The options that give a container the terminal. */
const INTERACTIVE = /^(?:-[A-Za-z]*[it][A-Za-z]*|--interactive|--tty)(?:=true)?$/;
/** The subcommands of kubectl that open a session in a container. */
const POD_SESSION: readonly Elsewhere[] = [
  { where: 'container', words: ['exec|attach|rsh|debug'] },
  { where: 'container', words: ['run'], option: INTERACTIVE },
];

export const CLUSTERS = (): Family => ({
  // clusters
  cmctl: {
    area: 'cloud',
    network: 'talks',
    does: { reads: ['status|inspect|check|version|help|completion', 'x experimental'], changes: ['convert', 'renew', 'create'] },
    effects: { rows: [dangerous('approve|deny', 'changes', 'decides about a certificate request')] },
    data: 'n namespace l selector A all all-namespaces o output context wait reason message',
  },
  kubectl: {
    passwords: ['--from-literal[= ]["\']?[\\w.-]+=', '--docker-password[= ]'],
    wraps: { subcommand: ['exec', 'run', 'debug'], inner: 'argv', dashes: true, where: 'container' },
    elsewhere: POD_SESSION,
    network: 'talks',
    effects: {
      loose: true,
      rows: [
        dangerous('get secret|secrets', 'secret', 'shows stored secrets', { options: '-o --output --template', value: /^(?!name$|wide$)/ }),
        ordinary('describe secret|secrets', 'secret', 'shows the names in stored secrets'),
        dangerous('create token', 'secret', 'shows a token of a service account'),
        dangerous('config view', 'secret', 'shows the keys of your clusters', { options: '--raw' }),
        ordinary(
          'config set-cluster|set-credentials|set|unset|delete-context|delete-cluster|delete-user',
          'settings',
          'changes how kubectl reaches clusters',
        ),
        dangerous('create clusterrolebinding|rolebinding', 'system', 'gives rights in the cluster', {
          area: 'accounts',
          deed: 'gives-rights',
        }),
        dangerous('certificate approve|deny', 'system', 'decides who may log in to the cluster'),
        dangerous('proxy', 'network', 'opens the API of the cluster to programs of this machine'),
        ordinary('debug|attach|rsh', 'changes', 'opens a session in the cluster'),
        ordinary('login|logout', 'network', 'logs in to the cluster'),
        dangerous('adm', 'system', 'changes the cluster'),
        dangerous('delete', 'deletes', 'deletes all resources of a kind', {
          options: '--all --all-namespaces -A',
          without: '--dry-run',
          called: String.raw`all\b every alle\b tout todo tutti`,
        }),
        dangerous('delete', 'deletes', 'deletes resources in the cluster', { without: '--dry-run', recursive: true, every: true }),
        dangerous('drain', 'system', 'moves all workloads off a node', {
          without: '--dry-run',
          called: 'drain evict empt move free maintenance leer down remov replac upgrad reboot patch',
        }),
        dangerous('replace', 'deletes', 'deletes resources in the cluster and creates them again', {
          options: '--force',
          without: '--dry-run',
        }),
        dangerous('rollout undo', 'changes', 'returns to an earlier version'),
        dangerous('cordon|taint', 'system', 'takes a node out of use', { without: '--dry-run' }),
        dangerous('patch|scale|set|label|annotate|taint', 'changes', 'changes everything of that kind in the cluster', {
          options: '--all -A --all-namespaces',
          without: '--dry-run',
          recursive: true,
        }),
        dangerous('apply', 'deletes', 'deletes what is in the cluster and not in these files', {
          options: '--prune',
          without: '--dry-run',
          called: String.raw`prun delet remov clean mirror sync exact only drift`,
        }),
        ordinary(
          'apply|create|edit|patch|scale|set|label|annotate|rollout|replace|expose|run|uncordon|autoscale',
          'changes',
          'changes the cluster',
        ),
        ordinary('config use-context|use|rename-context', 'changes', 'changes which cluster kubectl reaches'),
        ordinary('get|describe|logs|top|port-forward|cp|exec', 'network', 'talks to the cluster'),
      ],
      everyVerb: true,
    },
    unasked: [
      {
        args: /^(?=.*(?:^| )(?:-o ?(?!name|wide)|--output[= ](?!name|wide)|--template|--raw)).*(?:^| )(?:[\w.,/-]*[,/])?secrets?(?:[,./?]|$| )/,
        kind: 'secret',
        area: 'credentials',
        what: 'shows stored secrets',
      },
      {
        args: /(?:^| )(?:-f|--filename|-k|--kustomize)[= ]?(?:https?:\/\/|git@|github\.com\/|[a-z+]+:\/\/)/,
        kind: 'runs-foreign-code',
        area: 'containers',
        what: 'sets up in the cluster what a web address says',
        object: /(?:^| )(?:-f|--filename|-k|--kustomize)[= ]?(\S+)/,
      },
    ],
    files: 'kept',
    open: true,
    manner: { stops: true },
    verbs: true,
    pages: true,
    package: true,
    listed: 'services',
    common: true,
    area: 'cloud',
    does: {
      reads: [
        'explain|api-resources|api-versions|version|cluster-info|diff|events|wait|options|help|completion|kustomize',
        'krew list|search|info',
        'get|describe|logs|top',
        'config get-contexts|get-clusters|get-users|current-context|view',
        'auth can-i|whoami',
        'plugin list',
        'rollout status|history',
        'whoami|projects|status|project',
        'neat|tree|who-can|stern|images|get-all|lineage|df-pv|resource-capacity|outdated|deprecations|score|popeye',
      ],
      changes: [
        'config use-context|rename-context|set-context|use',
        'autoscale|uncordon|attach',
        'auth reconcile',
        'new-project|new-app|rsync',
        'ctx|ns',
      ],
      installs: ['krew install|upgrade|update'],
    },
    acts: {
      runs: 'kubeconfig',
      writes: 'output-directory cache-dir',
      reaches: 's server proxy-url',
      lowers: 'insecure-skip-tls-verify accept-hosts disable-filter reject-paths',
    },
    data: `n namespace o output l selector f filename R recursive k kustomize c container A all-namespaces context cluster user w watch
  watch-only field-selector sort-by show-labels L label-columns no-headers template p previous since since-time tail follow all-containers
  timestamps prefix max-log-requests limit-bytes replicas current-replicas image port target-port protocol name type from-literal from-file from-env-file
  dry-run grace-period timeout for v request-timeout i stdin t tty it rm restart env labels overrides limits requests as as-group save-config validate
  field-manager server-side overwrite all resource-version local min max cpu-percent to-revision revision chunk-size ignore-not-found show-kind
  containers sum subresource address types api-group namespaced verbs cached wide minify flatten raw copy-to target share-processes profile q
  quiet force ignore-daemonsets delete-emptydir-data cascade wait append-hash key cert docker-server docker-username docker-email clusterrole role
  serviceaccount group verb resource schedule class rule tcp external-name clusterip node-port`,
  },
  k: { like: 'kubectl' },
  oc: { like: 'kubectl' },
  k3s: { wraps: { inner: 'argv' }, elsewhere: POD_SESSION },
  microk8s: { wraps: { inner: 'argv' }, elsewhere: POD_SESSION },
  minikube: {
    wraps: { subcommand: ['ssh'], dashes: true, inner: 'argv', where: 'container' },
    elsewhere: [{ where: 'container', words: ['ssh'] }],
    package: true,
    network: 'talks',
    area: 'containers',
    does: {
      reads: [
        'status|profile|ip|version|logs|service|dashboard|help|options|update-check|license',
        'addons list|images',
        'image ls|list',
        'node list',
        'cache list',
        'config view|get',
        'kubectl',
      ],
      changes: [
        'start|pause|unpause|cp|mount|tunnel|docker-env|podman-env|update-context|ssh-key|ssh-host',
        'addons enable|disable|open|configure',
        'image load|save|build|tag|rm',
        'config set|unset|defaults',
        'node add|start',
      ],
      installs: ['image pull', 'start'],
    },
    effects: {
      rows: [
        dangerous('delete', 'deletes', 'deletes the local cluster'),
        ordinary('stop', 'system', 'stops the local cluster'),
        dangerous('node delete|stop', 'deletes', 'removes a node of the local cluster'),
      ],
    },
    data: 'p profile driver cpus memory nodes kubernetes-version container-runtime addons disk-size url n namespace o output wait',
  },
  helm: {
    network: 'talks',
    effects: {
      loose: true,
      rows: [
        ordinary('push', 'uploads', 'sends a chart to a registry'),
        dangerous('plugin uninstall|remove|rm', 'deletes', 'removes a plugin'),
        ordinary('registry login|logout', 'network', 'logs in to a registry'),
        dangerous('uninstall|delete|del|un', 'deletes', 'removes a release and everything it runs', {
          without: '--dry-run',
          recursive: true,
        }),
        dangerous('rollback', 'changes', 'returns to an earlier version', { without: '--dry-run' }),
        ordinary('install|upgrade', 'changes', 'changes the cluster', { without: '--dry-run', unless: /^diff$/ }),
      ],
      short: 'nf',
      long: ['namespace', 'values', 'set', 'version', 'kube-context'],
      everyVerb: true,
    },
    verbs: true,
    pages: true,
    package: true,
    listed: 'services',
    area: 'cloud',
    does: {
      reads: [
        'list|ls|status|history|hist|get|show|inspect|search|template|lint|version|env|help|completion|verify|diff',
        'repo list|ls',
        'plugin list|ls',
        'dependency|dep list|ls',
      ],
      changes: ['create|package', 'dependency|dep update|build|up', 'repo remove|rm', 'pull|fetch'],
      installs: ['repo add|update|up', 'plugin install|update'],
      runs: ['test'],
    },
    acts: {
      runs: 'post-renderer post-renderer-args kubeconfig repository-config registry-config',
      writes: 'output-dir d destination',
      reaches: 'repo kube-apiserver',
      lowers:
        'insecure-skip-tls-verify kube-insecure-skip-tls-verify plain-http skip-schema-validation disable-openapi-validation no-hooks',
    },
    data: `n namespace f values set set-string set-file set-json set-literal version kube-context create-namespace i install wait timeout
      atomic dry-run debug o output A all-namespaces a all reuse-values reset-values description devel filter q short max untar
      untardir name-template generate-name g u username revision history-max cleanup-on-fail force show-only s api-versions kube-version
      include-crds skip-crds skip-tests cascade keep-history labels l selector render-subchart-notes is-upgrade validate
      dependency-update app-version date show-resources strict versions max-col-width skip-refresh context suppress-secrets
      detailed-exitcode three-way-merge no-color logs reverse superseded failed deployed pending uninstalled offset list-repo-url
      fail-on-no-result regexp r with-subcharts quiet enable-dns password-stdin ca-file force-update`,
  },
  velero: {
    effects: {
      loose: true,
      rows: [
        ordinary('install', 'system', 'installs the backup system in the cluster'),
        ordinary('install', 'secret', 'gives the cluster a key of the storage', { options: '--secret-file' }),
        dangerous('uninstall', 'deletes', 'removes the backup system of the cluster'),
      ],
    },
    area: 'cloud',
    network: 'talks',
    does: {
      reads: ['get|describe|version|completion', 'backup|restore|schedule get|describe|logs'],
      changes: ['backup|restore|schedule create|pause|unpause|download'],
    },
    data: `o output include-namespaces exclude-namespaces include-resources exclude-resources ttl wait w l selector details n namespace
      from-backup from-schedule schedule labels storage-location snapshot-volumes namespace-mappings restore-volumes
      include-cluster-resources ordered-resources default-volumes-to-fs-backup show-labels volume-snapshot-locations kubecontext
      timeout features colorized client-only provider bucket backup-location-config snapshot-location-config secret-file use-node-agent`,
    acts: { runs: `kubeconfig plugins`, lowers: 'insecure-skip-tls-verify' },
  },
  k9s: {
    package: true,
    network: 'talks',
    area: 'cloud',
    changes: true,
    acts: { runs: 'kubeconfig', lowers: 'insecure-skip-tls-verify' },
    data: 'n namespace c command context cluster user A all-namespaces readonly l logLevel r refresh headless logoless crumbsless',
  },
});
