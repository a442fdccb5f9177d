/** Programs: clusters, beyond the most common ones. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { changesForOthers, deletesOnServer } from './shared-rows.ts';

export const ORCHESTRATION = (): Family => ({
  // clusters
  stern: {
    reads: true,
    network: 'talks',
    acts: { runs: 'kubeconfig config template-file' },
    data: `n namespace A all-namespaces l selector c container s since t timestamps tail o output e exclude i include color context E
      exclude-container template no-follow max-log-requests field-selector`,
  },
  kubectx: { does: { reads: ['-'], changes: [''] }, data: 'c current' },
  kubens: { like: 'kubectx' },
  kubeseal: {
    network: 'talks',
    reads: true,
    acts: { runs: 'kubeconfig', writes: 'w sealed-secret-file' },
    data: `format o cert controller-name controller-namespace n namespace name scope f secret-file fetch-cert re-encrypt validate raw
      from-file`,
  },
  kustomize: {
    network: 'talks',
    does: { reads: ['build|cfg|version|help|localize'], changes: ['create|edit'], runs: ['fn'] },
    acts: { runs: 'enable-exec enable-alpha-plugins enable-helm helm-command', writes: 'o output', lowers: 'load-restrictor network' },
  },
  kind: {
    area: 'containers',
    network: 'talks',
    does: { reads: ['get|version|help|completion', 'export logs'], changes: ['create|load|export', 'build'] },
    effects: { rows: [dangerous('delete', 'deletes', 'deletes a local cluster')] },
    acts: { runs: 'config kubeconfig' },
    data: 'name image wait retain q quiet v verbosity nodes all internal A all-clusters',
  },
  k3d: {
    area: 'containers',
    network: 'talks',
    does: {
      reads: ['list|version|help|config', 'kubeconfig get', 'cluster|node|registry list|get'],
      changes: ['cluster|node|registry create|start|edit', 'image import', 'kubeconfig merge|write'],
    },
    effects: {
      rows: [
        dangerous('cluster|node|registry delete|rm', 'deletes', 'deletes a local cluster'),
        ordinary('cluster|node stop', 'system', 'stops a local cluster'),
      ],
    },
    data: `agents a servers s p port wait timeout no-headers o output c cluster i image v volume kubeconfig-switch-context d
      kubeconfig-merge-default network k3s-arg k3s-node-label registry-create registry-use api-port env e subnet token update all
      no-lb no-image-volume runtime-label replicas role memory servers-memory agents-memory mode keep-tools trace timestamps verbose`,
    acts: { runs: 'config' },
  },
  eksctl: {
    area: 'cloud',
    network: 'talks',
    does: { reads: ['get|info|version|help|completion'], changes: ['utils write-kubeconfig'] },
    effects: {
      rows: [
        dangerous('create|delete iamidentitymapping|iamserviceaccount|accessentry', 'system', 'changes who has which rights', {
          area: 'accounts',
        }),
        dangerous('delete|drain', 'system', 'ends programs that must not be interrupted', {
          options: '--disable-nodegroup-eviction --disable-eviction',
        }),
        dangerous('delete|drain', 'deletes', 'deletes a cluster or parts of it'),
        ordinary('create|upgrade|scale|set|enable|register|associate|update|utils', 'changes', 'changes a cluster'),
      ],
    },
    data: `region r o output n name cluster nodes node-type nodes-min nodes-max nodegroup-name node-volume-size version zones managed
      dry-run wait timeout v verbose p profile A all-namespaces namespace max-nodes-per-cluster tags ssh-access node-labels chunk-size
      C color disable-nodegroup-eviction disable-eviction arn username group`,
    acts: { runs: 'f config-file kubeconfig' },
  },
  skaffold: {
    area: 'cloud',
    network: 'talks',
    does: {
      reads: ['diagnose|version|schema|inspect', 'config list'],
      changes: ['init|fix', 'config set'],
      runs: ['dev|run|debug|render|build|test|verify|apply'],
    },
    effects: {
      rows: [
        ordinary('deploy|run|dev|apply', 'changes', 'changes the cluster'),
        dangerous('delete', 'deletes', 'deletes what it deployed'),
      ],
    },
    acts: {
      runs: 'f filename p profile kubeconfig',
      reaches: 'd default-repo insecure-registry',
      writes: 'file-output o output cache-file',
    },
    data: `port-forward tail namespace n tag t digest-source cache-artifacts b build-image platform q quiet interactive timestamps v
      verbosity label kube-context module m skip-tests status-check cleanup no-prune no-prune-children
      tolerate-failures-until-deadline watch-image watch-poll-interval i trigger auto-build auto-deploy auto-sync dry-run toot
      wait-for-deletions color profile-auto-activation`,
  },
  tilt: {
    area: 'cloud',
    network: 'talks',
    does: {
      reads: ['doctor|version|logs|get|describe|dump|api-resources|verify-install'],
      runs: ['up|ci|trigger|demo|args'],
      changes: ['wait|snapshot|enable|disable'],
    },
    effects: { rows: [dangerous('down|delete', 'deletes', 'deletes what it deployed')] },
    acts: { runs: 'f file', reaches: 'host' },
    data: 'stream hud legacy port context d debug v verbose timeout namespace',
  },
  helmfile: {
    area: 'cloud',
    network: 'talks',
    does: {
      reads: ['list|diff|status|lint|template|build|version|show-dag|print-env'],
      changes: ['deps|write-values|cache|fetch|init'],
      installs: ['repos'],
      runs: ['test'],
    },
    effects: {
      rows: [
        ordinary('apply|sync', 'changes', 'changes the cluster'),
        dangerous('destroy|delete', 'deletes', 'removes releases and everything they run'),
      ],
    },
    acts: { runs: 'f file state-values-file helm-binary b environment-values', lowers: 'enable-live-output skip-tls' },
    data: `e environment l selector n namespace context suppress-secrets suppress-diff detailed-exitcode concurrency include-needs
      include-transitive-needs skip-needs skip-deps skip-cleanup output quiet q log-level kube-context state-values-set set values
      no-color color chart c debug interactive i include-crds skip-crds include-tests skip-tests retain-values-files`,
  },
  argocd: {
    passwords: [String.raw`--(?:new|current)-password[= ]`, '--password[= ]'],
    area: 'cloud',
    network: 'talks',
    does: {
      reads: [
        'version|context|completion',
        'app list|get|diff|history|logs|manifests|resources|wait',
        'cluster|repo|proj|account|cert|repocreds|appset list|get',
        'account get-user-info|can-i',
      ],
    },
    effects: {
      rows: [
        changesForOthers('app create|set|sync|patch|rollback|edit|unset|actions|patch-resource'),
        dangerous('app sync', 'deletes', 'deletes what the repository no longer has', { options: '--prune' }),
        deletesOnServer('app|cluster|repo|proj|appset delete|rm|delete-resource|terminate-op'),
        dangerous(
          'account|admin|cluster|repo|proj update-password|generate-token|initial-password|add|create|add-source|role',
          'system',
          'changes accounts or access',
        ),
        ordinary('login|logout|relogin', 'network', 'logs in to a server'),
        ordinary('repo|repocreds add', 'secret', 'gives the server a key', {
          options: '--ssh-private-key-path --tls-client-cert-key-path',
        }),
      ],
    },
    acts: {
      reaches: 'server dest-server-override proxy',
      lowers: 'insecure plaintext grpc-web insecure-skip-server-verification',
      runs: 'config kube-context',
    },
    data: `o output project app-namespace N refresh hard-refresh local-repo-root revision health operation sync suspended degraded p
      parameter tail follow f since-seconds source timeout dry-run resource l selector async info label assumeYes show-params
      show-operation grpc-web-root-path repo path dest-namespace dest-name dest-server values helm-set helm-set-string helm-version
      helm-chart kustomize-image nameprefix container c group kind namespace name filter previous server-side-generate
      ignore-normalizer-jq-execution-timeout exit-code local sso sso-port username sync-policy password n account new-password cascade upsert`,
  },
  flux: {
    area: 'cloud',
    network: 'talks',
    does: { reads: ['get|check|logs|tree|stats|trace|events|version|export|diff|build|debug|envsubst|completion|list'], changes: ['pull'] },
    effects: {
      rows: [
        ordinary('create|reconcile|resume|suspend|install|bootstrap|push|tag|migrate', 'changes', 'changes the cluster'),
        dangerous('delete|uninstall', 'deletes', 'deletes parts of the cluster'),
      ],
    },
    acts: { runs: 'kubeconfig context-file kubeconfig-secret-ref' },
    data: `A all-namespaces watch w n namespace status-selector with-source all for level since timeout tail kind f follow no-header
      verbose path branch tag tag-semver interval export url source wait health-check health-check-timeout target-namespace depends-on
      label retry-interval release-name chart chart-version values create-target-namespace ssh-key-algorithm components
      components-extra pre progress-bar recursive reconcile-strategy ignore-paths commit ref-semver force-conflicts o output owner
      repository personal private author-name`,
  },
  istioctl: {
    area: 'cloud',
    network: 'talks',
    does: {
      reads: [
        'version|analyze|proxy-status|ps|proxy-config|pc|validate|verify-install|describe|profile|ztunnel-config',
        'bug-report|completion',
        'manifest generate|diff|translate',
      ],
      changes: ['dashboard|kube-inject'],
    },
    effects: {
      short: 'nirfo',
      long: ['namespace', 'context', 'istioNamespace', 'revision', 'kubeconfig', 'filename'],
      rows: [
        dangerous('uninstall', 'deletes', 'removes all of Istio from the cluster', { options: '--purge' }),
        ordinary('install|upgrade|tag|waypoint|admin|create-remote-secret', 'changes', 'changes the cluster'),
        dangerous('uninstall', 'deletes', 'removes Istio from the cluster'),
      ],
    },
    data: `n namespace context o output i istioNamespace remote all-namespaces A revision r recursive failure-threshold S
      suppress-threshold suppress output-threshold port name fqdn address subset direction type verbose short set dry-run
      skip-confirmation color y purge`,
    acts: { runs: 'c kubeconfig f filename manifests' },
  },
  linkerd: {
    area: 'cloud',
    network: 'talks',
    does: {
      reads: ['check|version|stat|top|tap|diagnostics|identity|profile|prune|install|upgrade|inject|uninject|uninstall|viz|completion'],
    },
    data: `o output n namespace A all-namespaces l selector t time-window to to-namespace from from-namespace pre wait linkerd-namespace L
      crds proxy retry-deadline short context expected-version verbose max-rps hide-sources method path routes identity-trust-anchors-file
      identity-issuer-certificate-file force`,
    acts: { runs: 'kubeconfig config' },
  },
  cilium: {
    area: 'cloud',
    network: 'talks',
    does: { reads: ['status|version', 'config view', 'connectivity test|perf'] },
    effects: {
      rows: [
        ordinary('install|upgrade|config|clustermesh|encryption|bgp', 'changes', 'changes the cluster'),
        dangerous('uninstall', 'deletes', 'removes Cilium from the cluster'),
      ],
    },
    data: `wait wait-duration n namespace o output context test single-node flow-validation print-flows interactive brief verbose
      worker-count`,
  },
  kops: {
    area: 'cloud',
    network: 'talks',
    does: { reads: ['get|validate|version|completion|toolbox'] },
    effects: {
      rows: [
        dangerous('delete', 'deletes', 'deletes a cluster'),
        ordinary('create|update|edit|replace|rolling-update|upgrade|export|promote', 'changes', 'changes a cluster'),
      ],
    },
  },
  kubeadm: {
    area: 'cloud',
    does: { reads: ['version|config|completion', 'certs check-expiration', 'upgrade plan|diff'] },
    effects: {
      rows: [
        dangerous('reset', 'deletes', 'removes the cluster from this machine'),
        dangerous('token create|delete|generate|list', 'secret', 'shows or creates a token of the cluster'),
        dangerous('init|join|upgrade|certs|kubeconfig', 'system', 'changes the cluster'),
      ],
    },
    data: `o output kubernetes-version feature-gates allow-experimental-upgrades allow-release-candidate-upgrades print-config
      experimental-output ttl print-join-command y yes`,
  },
  crictl: {
    area: 'containers',
    does: {
      reads: ['ps|pods|images|img|logs|inspect|inspectp|inspecti|stats|statsp|info|version|imagefsinfo'],
      changes: ['pull|start|create|attach|port-forward'],
    },
    effects: {
      rows: [
        dangerous('rm|rmp|rmi', 'deletes', 'removes containers or images'),
        ordinary('stop|stopp|run|runp|update', 'system', 'stops or changes containers'),
      ],
    },
    wraps: { subcommand: ['exec'], operands: 1, again: true, inner: 'argv', where: 'container' },
  },
  ctr: {
    area: 'containers',
    does: {
      reads: ['version|info|plugins', 'images ls', 'containers ls', 'tasks ls', 'namespaces ls'],
      installs: ['run', 'images pull'],
      changes: ['images import|export|tag|label'],
    },
    effects: {
      short: 'na',
      long: ['namespace', 'address'],
      rows: [
        dangerous(
          'images|containers|tasks|namespaces|content|snapshots rm|remove|delete|kill|prune',
          'deletes',
          'removes containers or images',
        ),
      ],
    },
    acts: { reaches: 'a address', lowers: 'privileged mount net-host' },
    data: `n namespace all q quiet`,
  },
  lazydocker: { changes: true, area: 'containers', data: 'f file c config d debug' },
  dive: { reads: true, area: 'containers', does: { reads: [''], runs: ['build'] }, acts: { runs: 'config ci-config' } },
  kompose: { acts: { writes: 'o out' }, does: { reads: ['version|completion'], changes: ['convert'] } },
});
