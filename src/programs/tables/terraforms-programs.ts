/** Programs: what works beside Terraform, Nomad, Consul and Docker. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { changesForOthers, each } from './shared-rows.ts';

/** Options of consul-template and envconsul that choose a server and its certificates. */
const OF_CONSUL = `-consul-auth -consul-retry -consul-retry-attempts -consul-retry-backoff -consul-retry-max-backoff -consul-ssl
  -consul-ssl-ca-cert -consul-ssl-ca-path -consul-ssl-cert -consul-ssl-key -consul-ssl-server-name -consul-token
  -consul-token-file -kill-signal -log-level -max-stale -once -parse-only -reload-signal -retry -syslog -syslog-facility
  -syslog-name -template-error-fatal -v -vault-agent-token-file -vault-renew-token -vault-retry -vault-retry-attempts
  -vault-retry-backoff -vault-ssl -vault-ssl-ca-cert -vault-ssl-ca-path -vault-ssl-cert -vault-ssl-key -vault-ssl-server-name
  -vault-token -vault-unwrap-token -vault-namespace -wait -dedup`;

export const TERRAFORMS = (): Family => ({
  // versions of Terraform. Sources: the README of github.com/tfutils/tfenv; libexec of tofuutils/tofuenv; cmd/tenv of tofuutils/tenv;
  // lib/param_parsing of warrensbox/terraform-switcher; tgenv and tgswitch are made after tfenv and tfswitch
  ...each('tfenv tofuenv tgenv', {
    does: { reads: ['list|list-remote|version-name|help|--version'], changes: ['use|pin|init'], installs: ['install'] },
    effects: { rows: [ordinary('uninstall', 'system', 'removes a version of a tool', { area: 'packages' })] },
  }),
  tenv: {
    does: {
      reads: ['version|help|completion|list|list-remote', 'tf|tofu|tg|tm|at|atmos list|list-remote|detect'],
      changes: ['tf|tofu|tg|tm|at|atmos use|reset|constraint'],
      installs: ['tf|tofu|tg|tm|at|atmos install', 'update-path'],
    },
    effects: { rows: [ordinary('tf|tofu|tg|tm|at|atmos uninstall', 'system', 'removes a version of a tool', { area: 'packages' })] },
    acts: { reaches: 'u remote-url', lowers: 's skip-signature', writes: 'r root-path' },
    data: `v verbose q quiet d display-only c color a arch f force-remote k key-file n no-install t github-token w working-dir stable descending`,
  },
  ...each('tfswitch tgswitch', {
    network: 'talks',
    effects: {
      short: 'bcdimpsPSTt',
      rows: [
        ordinary('', 'system', 'installs a version of a tool', {
          area: 'packages',
          without: '-L --latest-stable-show -h --help -v --version -K --dry-run --show-latest -U --show-latest-stable --show-required -R',
        }),
      ],
    },
    acts: { writes: 'b bin i install', reaches: 'm mirror M mirror-download' },
    data: `A arch c chdir d default K dry-run f force-color h help u latest p latest-pre s latest-stable l list-all g log-level k no-color t product
      S show-latest show-latest-pre show-latest-stable R show-required v version match-version-requirement x`,
  }),

  // infrastructure. Sources: cmd/import.go of github.com/GoogleCloudPlatform/terraformer; pkg/cmd of snyk/driftctl; atlantis and crossplane from
  // memory of their help texts
  terraformer: {
    area: 'cloud',
    network: 'talks',
    does: { reads: ['version|help'], changes: ['import|plan'] },
    acts: { writes: 'o path-output path-pattern', runs: 'bucket' },
    data: `r resources x excludes f filter c connect C compact state p projects z regions v verbose S no-sort O output n retry-number m
      retry-sleep-ms profile provider-type R resource-group organization owner base-url path-output-state`,
  },
  driftctl: {
    area: 'cloud',
    network: 'talks',
    does: { reads: ['scan|version|completion|help'], changes: ['fmt|gen-driftignore'] },
    acts: { writes: 'output o', reaches: 'tfc-endpoint', runs: 'config-dir' },
    data: `f from t to q quiet filter driftignore ignore headers H strict deep only-managed only-unmanaged tf-provider-version tfc-token tf-lockfile
      disable-telemetry send-crash-report no-version-check exclude-missing exclude-unmanaged i input error-reporting`,
  },
  atlantis: {
    area: 'services',
    does: { reads: ['version|help'] },
    effects: {
      rows: [
        dangerous('server', 'network', 'starts a server that changes infrastructure for others'),
        dangerous('testdrive', 'network', 'starts a server that others on the web can reach'),
      ],
    },
    acts: { runs: 'config repo-config repo-config-json' },
    passwords: ['--(?:gh-token|gitlab-token|bitbucket-token|azuredevops-token|web-password|gh-webhook-secret|gitlab-webhook-secret)[= ]'],
    data: `atlantis-url gh-user gh-token repo-allowlist port log-level data-dir gitlab-user gitlab-token gh-webhook-secret default-tf-version
      automerge gh-app-id`,
  },
  crossplane: {
    area: 'cloud',
    network: 'talks',
    does: { reads: ['version|help', 'beta|alpha trace|validate|top', 'render'], changes: ['xpkg build|init|extract', 'beta convert'] },
    effects: {
      rows: [
        ordinary('xpkg install|update', 'runs-foreign-code', 'installs in the cluster what others publish'),
        dangerous('xpkg push', 'uploads', 'publishes a package for everyone to see'),
        ordinary('xpkg login|logout', 'network', 'logs in to a registry'),
      ],
    },
    acts: { runs: 'kubeconfig', lowers: 'insecure-skip-tls-verify' },
    data: `n namespace c context o output f package-file w wait r revision-history-limit runtime-config manual-activation package-pull-secrets u
      upgrade embed-runtime-image embed-runtime-image-tarball package-root ignore v verbose show-connection-secrets show-package-dependencies s
      concurrency include-full-xr include-function-results observed-resources extra-resources`,
  },

  // Nomad and Consul. Sources: internal/cli of github.com/hashicorp/nomad-pack; command of hashicorp/levant; cli.go of hashicorp/consul-template
  // and of hashicorp/envconsul
  'nomad-pack': {
    area: 'cloud',
    network: 'talks',
    does: {
      reads: ['list|info|plan|render|status|version|help', 'registry list'],
      changes: ['fmt|generate', 'deps vendor'],
      installs: ['registry add|update'],
    },
    effects: {
      rows: [
        ordinary('run', 'changes', 'changes jobs of the cluster'),
        dangerous('stop|destroy', 'deletes', 'stops or deletes jobs of the cluster'),
        ordinary('registry delete', 'deletes', 'takes a registry off the list'),
      ],
    },
    acts: { runs: 'f var-file', writes: 'o to-dir to-file', reaches: 'address', lowers: 'tls-skip-verify policy-override' },
    data: `allow-unset-vars auto-approve ca-cert check check-index client-cert client-key consul-namespace consul-token detach diff exit-code-error
      exit-code-makes-changes exit-code-no-changes global ignore-missing-vars list name namespace no-format overwrite parser-v1 path
      preserve-counts preserve-resources purge recursive ref region registry render-output-template rollback skip-aux-files target timeout
      tls-server-name token v var verbose vault-namespace vault-token with-sample-pack write y`,
  },
  levant: {
    area: 'cloud',
    network: 'talks',
    does: { reads: ['plan|render|version|help'] },
    effects: { rows: [ordinary('deploy|dispatch|scale-in|scale-out', 'changes', 'changes jobs of the cluster')] },
    acts: { reaches: '-address -consul-address', writes: '-out', runs: '-var-file' },
    data: `-allow-stale -canary-auto-promote -force -force-batch -force-count -ignore-no-changes -log-level -log-format -vault -vault-token -var
      -count -percent -task-group -meta`,
  },
  'consul-template': {
    manner: { words: true },
    does: { runs: [''] },
    wraps: { script: ['exec'], inner: 'none' },
    effects: {
      long: ['exec', 'template'],
      rows: [ordinary('', 'changes', 'writes files from templates', { without: '-dry -v -version -h -help' })],
    },
    unasked: [
      {
        args: /-template[ =]["']?[^\s:]*:[^\s:]+:\S/,
        kind: 'runs-foreign-code',
        area: 'scripts',
        what: 'runs a command when it has written a file',
      },
    ],
    acts: {
      runs: '-config',
      reaches: '-consul-addr -vault-addr',
      writes: '-pid-file -log-file',
      lowers: '-consul-ssl-verify -vault-ssl-verify',
    },
    data: `${OF_CONSUL} -template -dry -default-left-delimiter -default-right-delimiter -exec-kill-signal -exec-kill-timeout -exec-reload-signal
      -exec-splay -exec-env-pristine -exec-env-allowlist -exec-env-denylist -exec-env-custom -log-rotate-bytes -version -h -help`,
  },
  envconsul: {
    wraps: {
      single: [
        'config',
        'consul-addr',
        'consul-token',
        'prefix',
        'secret',
        'vault-addr',
        'vault-token',
        'log-level',
        'kill-signal',
        'wait',
        'max-stale',
        'pid-file',
        'service-query',
        'exec-splay',
      ],
      inner: 'argv',
    },
    acts: { runs: '-config', reaches: '-consul-addr -vault-addr', writes: '-pid-file', lowers: '-consul-ssl-verify -vault-ssl-verify' },
    data: `${OF_CONSUL} -prefix -no-prefix -secret -pristine -sanitize -upcase -service-query -service-format-address -service-format-id
      -service-format-name -service-format-port -service-format-tag -exec-kill-signal -exec-kill-timeout -exec-splay -vault-k -version`,
  },

  // images and machines of Docker. Sources: cmd and config of github.com/goodwithtech/dockle; the README of slimtoolkit/slim; the options in
  // moncho/dry; commands of docker/machine
  dockle: {
    reads: true,
    network: 'talks',
    acts: { writes: 'o output', reaches: 'host authurl', lowers: 'insecure nonssl' },
    data: `f format i ignore input c exit-code l exit-level d debug q quiet timeout t use-xdg x no-color ak accept-key af accept-file ae
      accept-file-extension sw sensitive-word sf sensitive-file se sensitive-file-extension cache-dir username u password p cert-path
      version-check`,
  },
  ...each('slim docker-slim', {
    area: 'containers',
    network: 'talks',
    does: {
      reads: ['xray|lint|images|vulnerability|version|help|registry|probe'],
      runs: ['build|profile|run|debug|merge'],
      installs: ['update|install'],
    },
    effects: { rows: [ordinary('registry push', 'uploads', 'sends an image to a registry')] },
    acts: {
      runs: `exec exec-file http-probe-exec http-probe-exec-file http-probe-cmd-file preserve-path-file include-path-file include-bin-file
        include-exe-file compose-file`,
      reaches: 'host',
      writes: 'log state-path archive-state copy-meta-artifacts',
    },
    data: `target tag http-probe http-probe-off http-probe-cmd http-probe-ports http-probe-full http-probe-crawl http-probe-retry-count
      http-probe-start-wait continue-after include-path include-bin include-exe include-shell include-workdir include-zoneinfo preserve-path
      exclude-pattern dockerfile env expose label entrypoint cmd workdir network hostname mount publish-port publish-exposed-ports show-clogs
      show-blogs report debug log-level log-format quiet output-format pull docker-config-path detach rm session namespace pod changes layer
      add-image-manifest add-image-config image image-overrides new-entrypoint new-cmd new-expose new-env new-label new-volume new-workdir
      keep-perms obfuscate-metadata check-version`,
  }),
  dry: {
    area: 'containers',
    network: 'talks',
    changes: true,
    acts: { reaches: 'H docker_host' },
    data: 'c docker_certpath t docker_tls d description m monitor p profile v version w whale h help',
  },
  'docker-machine': {
    area: 'cloud',
    network: 'talks',
    fields: true,
    wraps: { subcommand: ['ssh'], operands: 1, inner: 'text', where: 'machine' },
    elsewhere: [{ where: 'machine', words: ['ssh'] }],
    does: { reads: ['ls|active|config|inspect|ip|status|url|version|help|env'], changes: ['mount|scp'] },
    effects: {
      rows: [
        ordinary('create|start|provision|upgrade|regenerate-certs', 'changes', 'makes or changes a machine with Docker'),
        ordinary('stop|kill|restart', 'system', 'stops a machine with Docker'),
        dangerous('rm', 'deletes', 'deletes a machine with Docker'),
      ],
    },
    acts: { reaches: 'engine-registry-mirror', lowers: 'engine-insecure-registry native-ssh' },
    data: `d driver q quiet filter t timeout f format force y shell u unset swarm no-proxy s storage-path D debug r recursive`,
  },
  // clouds of Juju. Source: from memory of the help text of juju 3
  juju: {
    area: 'cloud',
    network: 'talks',
    does: {
      reads: [
        'status|models|controllers|clouds|credentials|regions|users|machines|list-machines|spaces|subnets|storage|actions',
        'operations|offers|whoami|version|help|find|info|debug-log|model-defaults|show-model|show-controller|show-machine',
        'show-unit|show-application|show-status-log',
      ],
      changes: ['switch|download|add-cloud|update-public-clouds'],
    },
    effects: {
      short: 'mcn',
      rows: [
        changesForOthers('deploy|integrate|relate|add-unit|add-machine|add-model|expose|unexpose|refresh|config'),
        changesForOthers('scale-application|resolved|bootstrap|run|exec|attach-resource|consume|offer'),
        dangerous(
          'destroy-model|destroy-controller|kill-controller|remove-application|remove-unit|remove-machine',
          'deletes',
          'deletes something of the cloud',
          { recursive: true },
        ),
        dangerous('remove-relation|remove-storage|remove-user|remove-offer', 'deletes', 'deletes something of the cloud', {
          recursive: true,
        }),
        dangerous(
          'grant|revoke|add-user|add-ssh-key|import-ssh-key|add-credential|change-user-password',
          'startup',
          'changes who may log in',
          { area: 'accounts' },
        ),
        dangerous('disable-user|enable-user', 'startup', 'changes who may log in', { area: 'accounts' }),
        ordinary('ssh|scp|debug-hooks', 'network', 'logs in to a machine'),
        ordinary('login|logout|register|unregister', 'network', 'logs in to the cloud'),
      ],
    },
    data: `m model c controller n num-units format o output color relations storage watch constraints channel base series to trust revision replay
      tail include level limit no-prompt force`,
  },
});
