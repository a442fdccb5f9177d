/** Programs: development in a cluster of Kubernetes or in containers. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { changesForOthers, KUBERNETES_ACTS, KUBERNETES_OPTIONS } from './shared-rows.ts';

const CHANGES = 'changes something in the cluster';

export const KUBEDEVS = (): Family => ({
  // development in a cluster. Sources: cmd of github.com/loft-sh/devspace, of okteto/okteto and of loft-sh/devpod;
  // src/spec-node/devContainersSpecCLI.ts of devcontainers/cli; pkg/client/cli/cmd of telepresenceio/telepresence
  devspace: {
    area: 'cloud',
    network: 'talks',
    wraps: {
      subcommand: ['enter'],
      short: 'cnl',
      long: ['container', 'namespace', 'label-selector', 'pod', 'image', 'kube-context'],
      dashes: true,
      inner: 'argv',
      where: 'container',
    },
    elsewhere: [{ where: 'container', words: ['enter|attach'] }],
    does: {
      reads: ['list|logs|analyze|status|version|completion|help|print'],
      changes: ['init|use|set|save|restore|sync|open|ui|attach|add|remove|reset'],
      runs: ['dev|build|render|run|run-pipeline'],
      installs: ['upgrade', 'add|update plugin'],
    },
    effects: {
      short: 'ncpl',
      long: ['namespace', 'kube-context', 'profile', 'var', 'container', 'pod', 'image', 'label-selector', 'config'],
      rows: [
        ordinary('deploy|restart', 'changes', CHANGES),
        dangerous('purge', 'deletes', 'deletes what it deployed'),
        ordinary('cleanup', 'deletes', 'deletes local images or data'),
      ],
    },
    acts: { runs: 'config kubeconfig' },
    data: `n namespace kube-context p profile var b build-sequential debug silent no-warn s switch-context c container pod image l label-selector
      pick f follow lines force-build force-deploy force-dependencies skip-build skip-deploy skip-dependencies skip-push skip-push-local-kube t
      tag wait timeout tty all e x dependency exclude-dependency show-logs terminal sync portforwarding no-watch download-only upload-only
      local-path container-path exclude verbose-sync initial-sync port provider reconfigure r`,
  },
  okteto: {
    area: 'cloud',
    network: 'talks',
    wraps: { subcommand: ['exec'], dashes: true, inner: 'argv', where: 'container' },
    elsewhere: [{ where: 'container', words: ['exec|up'] }],
    does: {
      reads: ['status|logs|version|doctor|validate|list|help|completion', 'namespace|preview|pipeline|context list|show|endpoints'],
      changes: ['context|kubeconfig|init|login|logout|namespace', 'namespace use', 'context use'],
      runs: ['up|test'],
    },
    effects: {
      short: 'fn',
      long: ['file', 'namespace', 'context'],
      rows: [
        ordinary('deploy|restart', 'changes', CHANGES),
        ordinary('namespace create|sleep|wake', 'changes', CHANGES),
        ordinary('preview|pipeline deploy|sleep|wake', 'changes', CHANGES),
        ordinary('down', 'system', 'ends the development container'),
        dangerous('destroy', 'deletes', 'deletes what it deployed'),
        dangerous('namespace delete', 'deletes', 'deletes a namespace with all that is in it', { recursive: true }),
        dangerous('preview|pipeline destroy', 'deletes', 'deletes what it deployed'),
        ordinary('build', 'uploads', 'sends the project to a builder, and its image to a registry'),
      ],
    },
    acts: { runs: 'f file kubeconfig', lowers: 'insecure-skip-tls-verify' },
    data: `c context n namespace l log-level log-output server-name s no-build build wait w timeout t var v name r remote volumes all deploy reset
      no-cache tag build-arg target platform progress secret`,
  },
  telepresence: {
    area: 'cloud',
    network: 'talks',
    wraps: { subcommand: ['connect', 'intercept', 'replace', 'wiretap', 'ingest'], dashes: true, inner: 'argv' },
    does: {
      reads: ['status|list|list-contexts|list-namespaces|version|current-cluster-id|completion|help', 'config view'],
      changes: ['quit|leave|genyaml|gather-logs'],
    },
    effects: {
      rows: [
        ordinary('connect', 'network', 'connects this machine to the cluster'),
        changesForOthers('intercept|replace|wiretap|ingest'),
        ordinary('helm install|upgrade', 'changes', CHANGES),
        dangerous('uninstall', 'deletes', 'removes agents from the cluster'),
        dangerous('helm uninstall', 'deletes', 'removes Telepresence from the cluster'),
      ],
    },
    acts: { ...KUBERNETES_ACTS, writes: 'o output-file env-file env-json' },
    data: `${KUBERNETES_OPTIONS} p port w workload mount service to-pod http-header s stop-daemons a agents d debug i intercepts l only-interceptable output
      daemons traffic-agents traffic-manager anonymize f values set set-string set-json create-namespace manager-namespace preview-url docker
      reuse-values reset-values also-proxy never-proxy c`,
  },
  devpod: {
    area: 'containers',
    network: 'talks',
    wraps: { subcommand: ['ssh'], script: ['command'], inner: 'none', where: 'container' },
    elsewhere: [{ where: 'container', words: ['ssh'] }],
    does: {
      reads: [
        'list|ls|status|logs|version|help|completion|ping|troubleshoot',
        'provider|ide|context|machine list|ls|options|status|list-available',
      ],
      changes: ['export|import', 'provider|ide|context use|set-options', 'context create', 'machine create|start'],
      runs: ['build'],
      installs: ['up', 'provider add|update'],
    },
    effects: {
      rows: [
        ordinary('stop|down', 'system', 'stops a workspace'),
        ordinary('machine stop', 'system', 'stops a machine'),
        dangerous('delete', 'deletes', 'deletes a workspace with its data'),
        dangerous('machine|provider|context delete', 'deletes', 'deletes a machine, a provider or a context'),
        dangerous('up', 'deletes', 'sets up a workspace from nothing', { options: '--recreate --reset' }),
      ],
    },
    acts: { runs: 'dotfiles-script dotfiles devcontainer-path fallback-image devcontainer-image', reaches: 'host', lowers: 'insecure' },
    data: `ide ide-option id provider provider-option context debug silent log-output workspace-env workspace-env-file recreate reset machine force
      grace-period ignore-not-found output o user workdir forward-ports gpg-agent-forwarding ssh-config prebuild-repository git-clone-strategy
      open-ide configure-ssh start-services platform repository skip-push tag name use single-machine timeout max-depth`,
  },
  devcontainer: {
    area: 'containers',
    wraps: {
      subcommand: ['exec'],
      long: [
        'workspace-folder',
        'container-id',
        'id-label',
        'config',
        'override-config',
        'remote-env',
        'docker-path',
        'docker-compose-path',
        'log-level',
        'log-format',
      ],
      inner: 'argv',
      where: 'container',
    },
    elsewhere: [{ where: 'container', words: ['exec'] }],
    does: {
      reads: ['read-configuration|outdated|help', 'features info|resolve-dependencies', 'templates metadata'],
      changes: ['upgrade', 'features|templates package|generate-docs'],
      runs: ['up|build|set-up|run-user-commands', 'features test'],
      installs: ['templates apply'],
    },
    effects: {
      long: [
        'workspace-folder',
        'container-id',
        'id-label',
        'config',
        'override-config',
        'image-name',
        'log-level',
        'log-format',
        'mount',
        'cache-from',
      ],
      rows: [
        dangerous('features|templates publish', 'uploads', 'publishes a package for everyone to see'),
        ordinary('build', 'uploads', 'sends an image to a registry', { options: '--push' }),
      ],
    },
    acts: {
      runs: 'docker-path docker-compose-path config override-config dotfiles-repository dotfiles-install-command',
      writes: 'user-data-folder output',
    },
    data: `workspace-folder container-id id-label log-level log-format terminal-columns terminal-rows remove-existing-container build-no-cache
      no-cache mount cache-from cache-to image-name platform label push skip-post-create skip-post-attach skip-non-blocking-commands prebuild
      remote-env additional-features include-configuration include-merged-configuration include-features-configuration secrets-file
      dotfiles-target-path frozen-lockfile experimental-lockfile expect-existing-container update-remote-user-uid-default gpu-availability
      default-user-env-probe`,
  },
});
