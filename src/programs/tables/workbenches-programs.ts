/** Programs: packages that are published, devices and systems that are built, courses, models that are tested. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { publishes } from './shared-rows.ts';

const LOGIN = 'changes who may log in';

export const WORKBENCHES = (): Family => ({
  // packages that are published: devpi-client 7, snapcraft 8, namcap, rpm-sign 4.19
  devpi: {
    area: 'packages',
    network: 'talks',
    does: { reads: ['list|getjson|indexes|help'], changes: ['login|logoff|index'], runs: ['test'], installs: ['install'] },
    effects: {
      rows: [
        ordinary('use', 'settings', 'changes where packages come from'),
        publishes('upload'),
        publishes('push'),
        dangerous('remove', 'deletes', 'deletes packages of the server'),
        dangerous('index', 'deletes', 'deletes packages of the server', { options: '--delete' }),
        dangerous('user', 'startup', LOGIN, { area: 'accounts', options: '-c --create -m --modify --delete' }),
        ordinary('user', 'reads', 'shows accounts of the server', { without: '-c --create -m --modify --delete' }),
        dangerous('passwd', 'startup', LOGIN, { area: 'accounts' }),
      ],
    },
    passwords: ['--password[= ]'],
    data: `password user l v all index debug y client-cert no-projects formats no-vcs with-docs only-docs wheel sdist from-dir set-cfg
      pip-set-trusted always-set-cfg`,
  },
  snapcraft: {
    area: 'packages',
    network: 'talks',
    does: {
      reads: [
        'whoami|list|status|list-revisions|revisions|list-tracks|names|help|version|list-plugins|plugins|extensions|metrics|validate|lint',
        'list-extensions|expand-extensions',
      ],
      changes: ['init|clean|logout'],
      runs: ['pull|build|stage|prime|pack|snap|try|test|remote-build', ''],
    },
    effects: {
      rows: [
        ordinary('login', 'network', 'logs in to a service'),
        dangerous(
          'upload|push|release|promote|close|set-default-track|register|register-key|upload-metadata',
          'uploads',
          'publishes a package for everyone to see',
        ),
        dangerous('export-login', 'secret', 'writes or shows a login of yours'),
        ordinary('create-key', 'secret', 'makes a key'),
      ],
    },
    acts: { writes: 'output o' },
    data: 'destructive-mode use-lxd use-multipass v verbose verbosity q quiet arch build-for platform track channel force',
  },
  namcap: { reads: true, data: 'i info m machine-readable L list e exclude r rules t tags' },
  rpmsign: {
    changes: true,
    effects: { rows: [ordinary('', 'protection', 'takes the signature off packages', { options: '--delsign' })] },
    acts: { runs: 'define D rcfile macros load' },
    data: 'addsign resign key-id signfiles fskpath v verbose',
  },
  easyrsa: {
    area: 'credentials',
    does: {
      reads: ['help|version|show-req|show-cert|show-crl|show-ca|show-expire|show-revoke|show-renew|verify-cert|verify'],
      changes: ['gen-dh|gen-crl|gen-req|import-req|export-p12|export-p7|export-p8|export-p1|write|make-safe-ssl|update-db'],
    },
    effects: {
      rows: [
        dangerous('init-pki|clean-all', 'deletes', 'deletes all keys and certificates of the authority', { recursive: true }),
        ordinary('build-ca', 'secret', 'makes the key of an authority'),
        ordinary(
          'sign-req|sign|build-client-full|build-server-full|build-serverClient-full|renew',
          'startup',
          'makes a certificate that lets somebody in',
          { area: 'accounts' },
        ),
        dangerous('revoke|revoke-expired|revoke-issued|revoke-renewed|expire', 'startup', 'withdraws a certificate', { area: 'accounts' }),
        dangerous('set-pass|set-rsa-pass|set-ec-pass', 'secret', 'changes the password of a key'),
      ],
    },
    acts: { runs: 'vars ssl-conf' },
    data: 'batch silent days req-cn subject-alt-name san dn-mode keysize use-algo curve digest copy-ext S s notext',
  },

  // devices and systems that are built: ESPHome 2024, BitBake 2
  esphome: {
    network: 'talks',
    does: {
      reads: ['config|logs|version|vscode|idedata|help'],
      changes: ['wizard|clean|clean-mqtt|clean-all|rename'],
      runs: ['compile|dashboard'],
    },
    effects: {
      rows: [
        ordinary('config', 'secret', 'shows settings with their secrets', { options: '--show-secrets' }),
        ordinary('run|upload', 'runs-project-code', 'builds the program of a device as its file says', { area: 'project-code' }),
        ordinary('run|upload', 'system', 'replaces the program of a device', {
          area: 'disks',
          called: 'flash upload run device board esp firmware install deploy',
        }),
      ],
    },
    data: 'no-logs device upload_speed s substitution q quiet v verbose l log-level only-generate  reset port open-ui',
  },
  bitbake: {
    does: { runs: [''] },
    acts: { runs: 'r read R postread' },
    data: `c cmd k continue f force C e environment g graphviz n dry-run s show-versions v verbose D debug q quiet u ui p parse-only I
      log-domains P profile`,
  },
  tracker3: {
    area: 'settings',
    does: { reads: ['search|info|status|sparql|tag|help|webide'], changes: ['index|extract|export|import'] },
    effects: {
      rows: [
        ordinary('reset', 'deletes', 'deletes the index of files, which is made again'),
        ordinary('daemon', 'system', 'starts or stops the index of files', { options: '-s --start -t --terminate -k --kill' }),
        ordinary('daemon', 'reads', 'shows the state of the index of files', { without: '-s --start -t --terminate -k --kill' }),
      ],
    },
    data: 's filesystem r rss d documents m music i images v videos f files l limit o offset detailed a all',
  },

  // courses: The Littlest JupyterHub 1, nbgrader 0.9, RStudio Server, Superset 4
  'tljh-config': {
    area: 'services',
    does: { reads: ['show|help'] },
    effects: {
      rows: [
        dangerous('set|unset|add-item|remove-item', 'startup', LOGIN, { area: 'accounts', operand: /^(?:users|auth)\b/ }),
        ordinary('set|unset|add-item|remove-item', 'settings', 'changes the settings of the server', { unless: /^(?:users|auth)\b/ }),
        ordinary('reload', 'system', 'restarts the server'),
      ],
    },
  },
  nbgrader: {
    does: {
      reads: ['list|help', 'db student|assignment list'],
      changes: ['quickstart|collect|zip_collect|fetch_assignment|generate_feedback|fetch_feedback|export|update|release_feedback'],
      runs: ['validate|autograde|generate_assignment|assign|generate_solution'],
    },
    effects: {
      rows: [
        ordinary('release_assignment|release|submit', 'uploads', 'gives files to others'),
        ordinary('db student|assignment add|import|upgrade', 'changes', 'changes the database of the course'),
        dangerous('db student|assignment remove', 'deletes', 'deletes students or assignments and their marks'),
      ],
    },
    data: 'assignment student course create no-execute to debug quiet all inbound cached remove dry-run',
  },
  'rstudio-server': {
    area: 'services',
    does: { reads: ['status|version|verify-installation|active-sessions|help'] },
    effects: {
      rows: [
        ordinary('start|restart|reload|online|license-manager', 'system', 'starts or restarts the server'),
        dangerous(
          'stop|offline|suspend-session|suspend-all|force-suspend-session|force-suspend-all|kill-session|kill-all',
          'system',
          'stops the server or sessions of its users',
        ),
      ],
    },
  },
  superset: {
    area: 'databases',
    does: { reads: ['version', 'fab list-users'], runs: ['run'] },
    effects: {
      rows: [
        ordinary('db upgrade|init|migrate|stamp', 'changes', 'changes the database of the server'),
        dangerous('db downgrade', 'deletes', 'takes the database of the server back to an older form'),
        ordinary(
          'init|load_examples|load-examples|compute-thumbnails|update-datasources-cache',
          'changes',
          'changes the database of the server',
        ),
        dangerous('fab create-admin|create-user|reset-password|delete-user', 'startup', LOGIN, { area: 'accounts' }),
        ordinary('export-dashboards|export-datasources', 'changes', 'writes dashboards to a file'),
        dangerous('import-dashboards|import-datasources', 'changes', 'overwrites dashboards'),
        dangerous('set-database-uri|set_database_uri|re-encrypt-secrets', 'changes', 'changes how databases are reached'),
      ],
    },
    data: 'username firstname lastname email password p port h host with-threads reload debugger',
  },
  // models: huggingface_hub 0.34, lm-evaluation-harness 0.4
  'huggingface-cli': {
    passwords: [String.raw`--token[= ]`],
    network: 'talks',
    does: {
      reads: ['whoami|env|scan-cache|version|cache', 'auth whoami|list'],
      changes: ['login|logout|download|delete-cache|lfs-enable-largefiles', 'auth login|logout|switch'],
    },
    effects: {
      rows: [
        ordinary('upload|upload-large-folder|tag', 'uploads', 'publishes files'),
        dangerous('repo|repo-files', 'changes', 'changes something that other people use'),
      ],
    },
    data: `private y yes repo-type revision include exclude token quiet force-download max-workers commit-message`,
    acts: { writes: 'local-dir cache-dir' },
  },
  hf: { like: 'huggingface-cli' },
  lm_eval: {
    network: 'talks',
    does: { runs: [''] },
    acts: { runs: 'include_path', writes: 'output_path', lowers: 'trust_remote_code confirm_run_unsafe_code' },
    data: `model model_args tasks num_fewshot batch_size max_batch_size device limit log_samples apply_chat_template fewshot_as_multiturn
      gen_kwargs seed show_config verbosity write_out system_instruction check_integrity predict_only`,
  },
  'seaf-cli': {
    passwords: ['(?:-p|--password)[= ]'],
    network: 'talks',
    area: 'cloud',
    does: { reads: ['list|list-remote|status|help'], changes: ['init|download|download-by-name'] },
    effects: {
      rows: [
        ordinary('start', 'uploads', 'sends and fetches files of shared folders'),
        ordinary('stop', 'system', 'stops the copies of shared folders'),
        ordinary('sync', 'uploads', 'sends a folder to a server, and fetches it again'),
        ordinary('desync', 'changes', 'copies a folder no longer'),
        ordinary('create|share', 'uploads', 'makes a folder on a server'),
        ordinary('config', 'settings', 'changes the settings of shared folders'),
      ],
    },
    acts: { reaches: 's server' },
    data: 'd dir u username p password T token l library n name e libpasswd k key v value a tfa C c confdir json t desc',
  },

  // clients of SQL: sqlcmd 18 and go-sqlcmd 1.8, Trino 460
  sqlcmd: {
    passwords: ['-[PZz]\\s*'],
    database: 'sql',
    area: 'databases',
    effects: {
      rows: [dangerous('', 'startup', 'changes the password of an account of the database', { options: '-z -Z', area: 'accounts' })],
    },
    acts: { runs: 'i input-file', writes: 'o output-file', reaches: 'S server', lowers: 'C trust-server-certificate' },
    data: `Q query q initial-query d database-name U user-name P password E use-trusted-connection b h headers s column-separator W w t
      query-timeout l login-timeout v variables y Y r m V I e f k K M G H N encrypt-connection a c p L u F format R x X`,
  },
  trino: {
    database: 'sql',
    area: 'databases',
    acts: { runs: 'f file', reaches: 'server http-proxy socks-proxy', lowers: 'insecure' },
    data: 'user catalog schema output-format execute password session client-tags source timezone progress',
  },
});
