/** Programs: images in registries, hosts of apps and sites, and continuous integration. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { changesForOthers, deletesOnServer, each } from './shared-rows.ts';

const CHANGES_APP = 'changes an app that other people use';
const CHANGES_CLOUD = 'changes something in the cloud';
const STARTS_BUILD = 'starts or ends a build that others see';

export const PIPELINES = (): Family => ({
  // images in registries. Sources: cmd/regctl of github.com/regclient/regclient; gcrane has the commands of crane, as the README of
  // go-containerregistry says
  gcrane: { like: 'crane' },
  regctl: {
    network: 'talks',
    area: 'containers',
    does: {
      reads: [
        'version|ref|digest|help|completion',
        'artifact list|ls|tree',
        'blob head|digest|diff-config|diff-layer|get',
        'image check-base|diff-config|digest|inspect|config|manifest|ratelimit|rate-limit|get-file|get',
        'manifest get|head|digest|diff|pull',
        'repo|tag|index ls|list',
        'registry config|whoami',
      ],
      changes: ['image export', 'artifact get', 'registry set', 'config get|set'],
    },
    effects: {
      rows: [
        deletesOnServer('tag|manifest|blob|image delete|rm|del|remove'),
        ordinary('image|repo|index|blob copy|cp|import|mod|create', 'uploads', 'sends an image to a registry'),
        ordinary('artifact|manifest|blob put|push', 'uploads', 'sends an image to a registry'),
        ordinary('index add|insert|append|delete', 'uploads', 'sends an image to a registry'),
        ordinary('registry login|logout', 'network', 'logs in to a registry'),
      ],
    },
    passwords: [String.raw`login\s(?:[^\n|;]{0,200}\s)?(?:-p|--pass)[= ]`],
    acts: { runs: 'cred-helper' },
    data: `u user p pass pass-stdin v verbosity logopt user-agent host format platform platforms m media-type digest include exclude limit last
      latest annotation label subject filter-artifact-type filter-annotation sort-annotation sort-desc artifact-type config-type file-media-type
      digest-tags referrers force-recursive force-tag-dereference include-external fast require-list ignore-missing no-config`,
  },

  // hosts of apps. Sources: src/commands of github.com/caprover/caprover-cli; src/subcommands of denoland/deployctl; surge from memory of its help
  // text
  surge: {
    area: 'cloud',
    network: 'talks',
    does: { reads: ['list|whoami|plan|help|dns|files'] },
    effects: {
      rows: [
        dangerous('teardown', 'deletes', 'takes a site off the web'),
        dangerous('token', 'secret', 'shows a token of your account'),
        ordinary('login|logout|ssl', 'network', 'logs in to Surge'),
        ordinary('', 'uploads', 'publishes the site', {
          unless: /^(?:list|whoami|plan|help|dns|files|teardown|token|login|logout|ssl)$/,
          without: '--help -h --version -V',
        }),
      ],
    },
    data: 'p project d domain a add r remove e V h s stage m message',
  },
  caprover: {
    area: 'cloud',
    network: 'talks',
    does: { reads: ['list|ls|help'] },
    effects: {
      rows: [
        ordinary('deploy', 'uploads', 'publishes the project'),
        ordinary('login|logout', 'network', 'logs in to CapRover'),
        ordinary('serversetup|setup|api', 'system', 'changes the server of apps'),
      ],
    },
    acts: { reaches: 'u caproverUrl', runs: 'c configFile' },
    data: `d default b branch t tarFile i imageName a appName caproverApp n caproverName p caproverPassword appToken caproverToken h`,
  },
  deployctl: {
    area: 'cloud',
    network: 'talks',
    does: { reads: ['logs|top|help', 'projects list', 'deployments list|show'], installs: ['upgrade'] },
    effects: {
      rows: [
        ordinary('deploy', 'uploads', 'publishes the project', { without: '--dry-run' }),
        ordinary('deployments redeploy', 'changes', CHANGES_APP),
        deletesOnServer('projects|deployments delete'),
        ordinary('projects create|rename', 'changes', CHANGES_CLOUD),
        ordinary('api', 'network', 'sends a request to the cloud'),
      ],
    },
    acts: { runs: 'import-map config' },
    data: `p project prod entrypoint include exclude token org save-config dry-run env env-file format grep levels regions since until last next prev
      id db page limit color static`,
  },

  // continuous integration. Sources: clicommand of github.com/buildkite/agent; drone of harness/drone-cli; cli of woodpecker-ci/woodpecker;
  // lib/travis/cli of travis-ci/travis.rb; src/index.ts of firecow/gitlab-ci-local; circleci from memory of its help text
  circleci: {
    network: 'talks',
    area: 'cloud',
    does: {
      reads: [
        'version|diagnostic|help|info|open',
        'config validate|process',
        'orb list|source|info|validate|process|list-categories',
        'context list|show',
        'policy diff|decide|logs|fetch',
        'runner instance|resource-class list',
      ],
      changes: ['setup|completion', 'config pack|generate|migrate', 'orb pack|init'],
      runs: ['local'],
      installs: ['update'],
    },
    effects: {
      rows: [
        dangerous('orb publish|unlist', 'uploads', 'publishes a package for everyone to see'),
        changesForOthers('context|orb|namespace|runner|policy|pipeline create|store-secret|remove-secret|push|trigger|run'),
        changesForOthers('context|orb|namespace|runner|policy|pipeline rename'),
        deletesOnServer('context|runner|namespace delete|delete-alias'),
        ordinary('follow', 'changes', 'starts builds of the project'),
      ],
    },
    acts: { runs: 'o', reaches: 'host' },
    data: `org-slug org-id skip-update-check debug token c config pipeline-parameters v verbose job e env checkout-key branch repo-url revision index
      node-total uncertified details private sort json`,
  },
  'buildkite-agent': {
    network: 'talks',
    area: 'cloud',
    does: {
      reads: ['help|version', 'meta-data get|exists|keys', 'artifact search|shasum', 'step get', 'job get', 'lock get'],
      changes: ['artifact download', 'lock acquire|do|done|release', 'env get|dump', 'tool keygen|sign'],
      runs: ['bootstrap'],
    },
    effects: {
      rows: [
        ordinary('start', 'system', 'starts an agent that runs the builds of others', { area: 'services' }),
        ordinary('stop|pause|resume', 'system', 'stops an agent', { area: 'services' }),
        ordinary('artifact upload', 'uploads', 'sends files to Buildkite'),
        ordinary('pipeline upload', 'changes', STARTS_BUILD),
        ordinary('annotate|annotation|build|step|job|meta-data cancel|update|set|remove', 'changes', 'changes a build that others see'),
        dangerous('oidc|secret request-token|get', 'secret', 'shows a token or a stored secret'),
      ],
    },
    acts: { runs: 'config hooks-path plugins-path bootstrap-script', reaches: 'endpoint', lowers: 'no-plugin-validation allow-secrets' },
    data: `agent-access-token job build step token name tags spawn build-path log-format no-color debug experiment profile queue style context append
      replace dry-run no-interpolation content-type literal delimiter include-retried-jobs priority default`,
  },
  ...each('drone woodpecker-cli', {
    network: 'talks',
    area: 'cloud',
    does: {
      reads: [
        'info|lint|help',
        'build|repo|cron|secret|orgsecret|user|server|registry|template|queue|org list|ls|info|show|last',
        'pipeline list|ls|show|last|ps|logs',
        'repo cron|secret|registry list|ls|show|info',
        'log view|show',
        'plugins|encrypt',
      ],
      changes: ['fmt|convert|jsonnet|starlark|setup|context'],
      runs: ['exec'],
      installs: ['update'],
    },
    effects: {
      long: ['server', 'token', 'config', 'repository', 'log-level'],
      short: 'st',
      rows: [
        changesForOthers('build|pipeline|deploy start|create|restart|promote|rollback|approve|decline|deploy|stop|kill'),
        changesForOthers('build|pipeline|deploy cancel'),
        changesForOthers('repo|cron|secret|orgsecret|user|server|registry|template|org|admin add|update|enable|disable'),
        changesForOthers('repo|cron|secret|orgsecret|user|server|registry|template|org|admin repair|chown|sync|create'),
        changesForOthers('repo|cron|secret|orgsecret|user|server|registry|template|org|admin block|pause|resume'),
        deletesOnServer('repo|cron|secret|orgsecret|user|server|registry|template|log rm|remove|purge|destroy|delete'),
        deletesOnServer('pipeline|queue|org rm|remove|purge|destroy|delete'),
        dangerous('sign', 'changes', 'signs a pipeline'),
      ],
    },
    acts: { reaches: 's server socks-proxy', lowers: 'skip-verify', runs: 'netrc-machine' },
    data: `t token c config repository repo name n image event branch data value allow-pull-request format limit page status pipeline include exclude
      trusted privileged env env-file secret-file secrets secrets-file timeout volume network local ref sha strict org log-level param p before
      after follow source target stdout stream string extVar extr backend-engine plugins-privileged metadata-file`,
  }),
  travis: {
    network: 'talks',
    area: 'cloud',
    does: {
      reads: ['status|logs|show|history|branches|repos|whoami|whatsup|lint|help|version|monitor|requests|accounts|open|report', 'cache'],
      changes: ['init|setup|login|logout|endpoint|sync'],
    },
    effects: {
      rows: [
        changesForOthers('enable|disable|restart|cancel|pubkey|sshkey|settings'),
        dangerous('cache', 'deletes', 'deletes the caches of a project', { options: '-d --delete' }),
        dangerous('token', 'secret', 'shows a token of your account'),
        changesForOthers('env set|unset|clear|copy'),
        ordinary('env list', 'network', 'talks to Travis'),
        ordinary('encrypt|encrypt-file', 'changes', 'encrypts something for Travis'),
      ],
    },
    acts: { lowers: 'I insecure', reaches: 'e api-endpoint' },
    data: `r repo org com pro t token debug skip-completion-check a add all b branch p pull-request l limit d delete f force no-interactive i x
      exit-code q quiet u upload K`,
  },
  'gitlab-ci-local': {
    does: { runs: [''] },
    effects: { long: ['file', 'cwd', 'stage', 'variable', 'home'], rows: [] },
    acts: { runs: 'file remote-variables', lowers: 'privileged' },
    data: `list list-all list-json list-csv list-csv-all preview completion cwd home variable stage needs only-needs force-shell-executor
      shell-executor-no-image timestamps manual shell-isolation mount-cache umask container-executable volume extra-host concurrency quiet
      no-artifacts-to-source unset-variable pull-policy fetch-includes maximum-includes ignore-schema-paths cleanup`,
  },
});
