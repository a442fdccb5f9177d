/** Programs: helpers of Kubernetes: pipelines and functions in a cluster, checks of manifests, and shells for one context. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { KUBERNETES_ACTS, KUBERNETES_OPTIONS } from './shared-rows.ts';

const ENDS = 'deletes something in the cluster';
const CHANGES = 'changes something in the cluster';
const RUNS = 'starts something in the cluster';

export const KUBES = (): Family => ({
  // pipelines. Sources: docs/cli of github.com/argoproj/argo-workflows; docs/cmd of github.com/tektoncd/cli and of github.com/knative/client
  argo: {
    area: 'cloud',
    network: 'talks',
    does: {
      reads: [
        'get|list|logs|lint|version|wait|watch|completion|help',
        'archive get|list|list-label-keys|list-label-values',
        'cron|template|cluster-template get|list|lint',
      ],
      changes: ['cp|convert'],
    },
    effects: {
      short: 'nslopfe',
      long: ['namespace', 'argo-server', 'context', 'kubeconfig', 'parameter', 'parameter-file', 'output', 'from', 'selector', 'labels'],
      rows: [
        ordinary('submit|resubmit|retry|resume|suspend|node', 'changes', 'starts or changes workflows of the cluster'),
        ordinary('stop|terminate', 'system', 'ends workflows of the cluster'),
        dangerous('delete', 'deletes', 'deletes workflows of the cluster', { without: '--dry-run regex' }),
        ordinary('archive resubmit|retry', 'changes', RUNS),
        dangerous('archive|cron|template|cluster-template delete', 'deletes', ENDS),
        ordinary('cron|template|cluster-template create|update|suspend|resume|backfill', 'changes', CHANGES),
        dangerous('auth token', 'secret', 'shows the token of an account'),
        ordinary('server', 'network', 'starts a server'),
      ],
    },
    unasked: [
      {
        args: /(?:^| )(?:submit|create|update)(?: .*)? https?:\/\//,
        kind: 'runs-foreign-code',
        area: 'foreign-code',
        what: 'runs in the cluster what a web address says',
        object: /(https?:\/\/\S+)/,
      },
    ],
    acts: { runs: 'kubeconfig', reaches: 's argo-server server proxy-url', lowers: 'insecure-skip-tls-verify k insecure-skip-verify' },
    data: `${KUBERNETES_OPTIONS} A all-namespaces all argo-base-href argo-http1 artifact-name b c chunk-size completed container disable-compression dry-run e
      entrypoint field-selector f follow force format from generate-name gloglevel grep H header h ignore-not-found instanceid kinds l labels
      limit log loglevel maxworkflowcount memoized message name no-color no-headers no-utf8 node-field-selector node-id o offline older output
      output-parameter p parallel parameter parameter-file phase prefix previous priority query-chunk-size restart-successful resubmitted
      running schedule scheduled-time secure selector server-dry-run serviceaccount since since-time status strict tail template-name timestamps
      uid v verbose w wait watch`,
  },
  tkn: {
    area: 'cloud',
    network: 'talks',
    does: {
      reads: [
        'version|completion|help',
        'pipeline|p|pipelines|pipelinerun|pr|pipelineruns|task|t|tasks|taskrun|tr list|ls|describe|desc|logs|export|verify',
        'taskruns list|ls|describe|desc|logs|export|verify',
        'customrun|cr|clustertask|ct|eventlistener|el|triggerbinding|tb|triggertemplate|tt list|ls|describe|desc|logs',
        'clustertriggerbinding|ctb list|ls|describe|desc|logs',
        'bundle list',
        'hub get|info|search|check-upgrade',
      ],
    },
    effects: {
      short: 'nckp',
      long: ['namespace', 'context', 'kubeconfig'],
      rows: [
        ordinary('pipeline|p|pipelines|task|t|tasks|clustertask|ct start', 'changes', RUNS, { without: '--dry-run regex' }),
        ordinary('pipelinerun|pr|pipelineruns|taskrun|tr|taskruns cancel', 'system', 'ends runs of the cluster'),
        dangerous('pipeline|p|pipelines|pipelinerun|pr|pipelineruns|task|t|tasks|taskrun|tr|taskruns delete|rm', 'deletes', ENDS),
        dangerous('customrun|cr|clustertask|ct|eventlistener|el delete|rm', 'deletes', ENDS),
        dangerous('triggerbinding|tb|triggertemplate|tt|clustertriggerbinding|ctb delete|rm', 'deletes', ENDS),
        ordinary('hub install|reinstall|upgrade|downgrade', 'runs-foreign-code', 'installs in the cluster what others publish'),
        ordinary('bundle push', 'uploads', 'sends an image to a registry'),
        ordinary('pipeline|p|task|t sign', 'changes', 'signs a file'),
      ],
    },
    unasked: [
      {
        args: /(?:-f|--filename|--pod-template)[= ]?https?:\/\//,
        kind: 'runs-foreign-code',
        area: 'foreign-code',
        what: 'runs in the cluster what a web address says',
      },
    ],
    acts: { runs: 'k kubeconfig', reaches: 'api-server', lowers: 'remote-skip-tls' },
    data: `A a all all-namespaces C c context namespace n dry-run E F L exit-with-pipelinerun-error f filename finally-timeout follow force from fzf
      i ignore-running ignore-running-pipelinerun image keep keep-since l label labels last limit log-failed no-color no-headers o output p
      param pipeline pipeline-timeout platforms pod-template prefix-name prs r reverse s serviceaccount showlog skip-optional-workspace step t
      tags tail task task-serviceaccount tasks-timeout template timeout timestamps to trs type use-param-defaults use-pipelinerun use-taskrun w
      workspace h`,
  },
  kn: {
    area: 'cloud',
    network: 'talks',
    does: {
      reads: [
        'version|completion|options|help',
        'service|ksvc|services|revision|revisions|route|routes|broker|brokers|channel|channels|domain list|ls|describe|export',
        'domains|trigger|triggers list|ls|describe|export',
        'subscription|subscriptions|eventtype|secret|plugin list|ls|describe',
        'service wait',
        'source list|list-types',
        'source apiserver|binding|container|ping list|ls|describe',
        'channel list-types',
      ],
    },
    effects: {
      short: 'n',
      long: ['namespace', 'context', 'kubeconfig', 'cluster', 'config', 'image', 'env', 'port', 'scale'],
      rows: [
        ordinary('service|ksvc|services|broker|channel|domain|trigger|subscription create|update|apply|import', 'changes', CHANGES),
        ordinary('eventtype|secret create|update|apply|import', 'changes', CHANGES),
        ordinary('source apiserver|binding|container|ping create|update', 'changes', CHANGES),
        dangerous('service|ksvc|services|revision|revisions|broker|channel|domain|trigger|subscription delete', 'deletes', ENDS),
        dangerous('eventtype|secret delete', 'deletes', ENDS),
        dangerous('source apiserver|binding|container|ping delete', 'deletes', ENDS),
      ],
    },
    acts: { runs: 'kubeconfig config', writes: 'target' },
    data: `${KUBERNETES_OPTIONS} A a all all-namespaces allow-missing-template-keys annotation annotation-revision annotation-service arg b broker class
      cluster-local cmd concurrency-limit env env-file env-from env-value-from f filename filter force h image l label label-revision
      label-service limit lock-to-digest mode mount no-headers no-lock-to-digest no-wait o output p port probe-liveness probe-readiness profile
      prune prune-all pull-policy pull-secret r ref request resource retry revision-name s scale scale-activation scale-init scale-max
      scale-metric scale-min scale-target scale-utilization scale-window schedule service service-account show-managed-fields sink source
      subject t tag template timeout tls toleration traffic type untag v verbose volume wait wait-timeout wait-window with-revisions
      no-cluster-local from-literal`,
  },

  // contexts and logs. Sources: the README of github.com/kubie-org/kubie and of github.com/johanhaleby/kubetail; cmd of github.com/boz/kail;
  // kubecolor starts kubectl with what it is given
  kubie: {
    area: 'cloud',
    wraps: { subcommand: ['exec'], operands: 2, inner: 'argv' },
    does: { reads: ['lint|info|export|help'], changes: ['ctx|ns|edit|edit-config'], installs: ['update'] },
    effects: { rows: [ordinary('delete', 'deletes', 'takes a context out of its file')] },
    data: 'n namespace r recursive f kubeconfig e exit-early context-headers',
  },
  kubecolor: { like: 'kubectl' },
  kubetail: {
    reads: true,
    network: 'talks',
    acts: { runs: 'j jq' },
    data: `c container t context l selector n namespace f follow d dry-run p previous s since b line-buffered e regex k colored-output z skip-colors
      tail show-color-index timestamps prefix pod-color cluster r timezone v version h help i`,
  },
  kail: {
    reads: true,
    network: 'talks',
    acts: KUBERNETES_ACTS,
    data: `l label p pod n ns svc rc rs ds d deploy sts j job node ing i ignore ignore-ns c containers current-ns context since output o log-level
      log-file dry-run regex`,
  },

  // charts and manifests. Sources: cmd of github.com/norwoodj/helm-docs, of helm/chart-testing, of FairwindsOps/polaris and of
  // aquasecurity/kube-bench; internal/commands of open-policy-agent/conftest; the README of zegl/kube-score; the flags in the source of
  // doitintl/kube-no-trouble and of robscott/kube-capacity; opa from memory of its help text
  'helm-docs': {
    changes: true,
    acts: { writes: 'o output-file' },
    data: `b badge-style c chart-search-root g chart-to-generate u document-dependency-values x documentation-strict-mode y
      documentation-strict-ignore-absent z documentation-strict-ignore-absent-regex d dry-run i ignore-file ignore-non-descriptions l log-level
      s sort-values-order skip-version-footer t template-files f values-file`,
  },
  ct: {
    area: 'cloud',
    does: { reads: ['list-changed|ls-changed|lsc|version|help'], runs: ['lint|l|install|i|lint-and-install|li'] },
    acts: { runs: 'config additional-commands', writes: 'build-id' },
    data: `all chart-dirs chart-repos chart-yaml-schema charts check-version-increment debug exclude-deprecated excluded-charts github-groups
      helm-dependency-extra-args helm-extra-args helm-extra-set-args helm-lint-extra-args helm-repo-extra-args lint-conf namespace print-config
      release-label release-name remote since skip-clean-up skip-helm-dependencies skip-missing-values target-branch upgrade use-helmignore
      validate-chart-schema validate-maintainers validate-yaml`,
  },
  conftest: {
    does: { reads: ['test|verify|parse|help|version'], changes: ['fmt|doc'], installs: ['pull', 'plugin install'] },
    effects: { short: 'dpnoi', rows: [ordinary('push', 'uploads', 'sends policies to a registry')] },
    acts: { reaches: 'u update', writes: 'outDir' },
    data: `absolute-paths all-namespaces c config-file capabilities check combine d data fail-on-warn github-hide-passed i ignore junit-hide-message
      n namespace no-color no-fail o output p policy parser proto-file-dirs quiet rego-version report s show-builtin-errors strict
      suppress-exceptions t template tls trace`,
  },
  opa: {
    does: { reads: ['eval|test|check|inspect|parse|deps|version|bench|capabilities|help'], changes: ['build|fmt|sign'], runs: ['exec'] },
    effects: { short: 'dbofaiu', rows: [ordinary('run', 'network', 'starts a server', { options: '-s --server', area: 'services' })] },
    acts: { runs: 'c config-file', writes: 'output-file-path', reaches: 'a addr diagnostic-addr', lowers: 'skip-verify insecure' },
    data: `b bundle d data i input I stdin-input f format fail fail-defined package p partial u unknowns explain v verbose t target e entrypoint o
      output r revision w write l list diff ignore timeout threshold coverage run benchmem count metrics profile strict strict-builtin-errors
      schema s server watch log-level log-format authentication authorization capabilities optimize O set rego-v1 v0-compatible v1-compatible
      bail`,
  },
  'kube-score': {
    does: { reads: ['score|list|version|help'] },
    data: `disable-ignore-checks-annotations disable-optional-checks-annotations enable-optional-test exit-one-on-warning ignore-container-cpu-limit
      ignore-container-memory-limit ignore-test kubernetes-version o output-format output-version v verbose all-default-optional`,
  },
  kubent: {
    reads: true,
    network: 'talks',
    acts: { runs: 'k kubeconfig', writes: 'O output-file' },
    data: `A additional-annotation a additional-kind c cluster x context e exit-error f filename helm3 l labels log-level o output t target-version v
      version`,
  },
  'kube-capacity': {
    reads: true,
    network: 'talks',
    acts: KUBERNETES_ACTS,
    data: `as as-group a available c containers context hide-limits hide-requests n namespace l namespace-labels no-taint node-labels node-taints o
      output pod-count pod-labels p pods sort t util u`,
  },
  'kube-bench': {
    does: { reads: ['run|version|help', ''] },
    acts: { runs: 'config D config-dir', writes: 'outputfile', reaches: 'pgsql asff' },
    data: `benchmark c check exit-code g group include-test-output json junit noremediations noresults nosummary nototals s scored unscored skip
      targets version v`,
  },
  polaris: {
    does: { reads: ['audit|version|help'], changes: ['fix'] },
    effects: {
      rows: [
        ordinary('dashboard|webhook', 'network', 'starts a server'),
        ordinary('audit', 'uploads', 'sends the result of the check away', { options: '--output-url --insights-host --upload-insights' }),
      ],
    },
    acts: {
      runs: 'kubeconfig',
      writes: 'output-file',
      reaches: 'output-url insights-host listening-address',
      lowers: 'skip-ssl-validation',
    },
    data: `audit-path base-path c config checks color context disallow-annotation-exemptions disallow-config-exemptions disallow-exemptions
      display-name f format files-path helm-chart helm-values load-audit-file log-level m merge-config mutate namespace only-show-failed-tests p
      port resource set-exit-code-below-score set-exit-code-on-danger severity template quiet`,
  },
});
