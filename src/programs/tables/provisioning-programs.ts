/** Programs: infrastructure and configuration of machines, and servers of Python. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';

export const PROVISIONING = (): Family => ({
  // infrastructure
  nomad: {
    area: 'cloud',
    network: 'talks',
    does: {
      reads: [
        'status|version|monitor|ui|plan|validate',
        'node status',
        'job status|inspect|plan',
        'alloc status|logs',
        'server members',
        'namespace list',
        'var list',
        'operator raft list-peers',
        'eval list|status',
      ],
      changes: ['fmt|init', 'job init'],
    },
    wraps: { subcommand: ['exec'], operands: 1, again: true, inner: 'argv', where: 'container' },
    effects: {
      loose: true,
      rows: [
        ordinary('run|dispatch|scale|promote|restart|start|revert', 'changes', 'changes jobs of the cluster'),
        dangerous('stop|drain|purge|delete', 'deletes', 'stops or deletes jobs of the cluster'),
        dangerous('acl|agent|operator|system|var get|put|bootstrap|token', 'system', 'changes the cluster'),
      ],
    },
    data: `-dev -namespace -region -short -verbose -json -t -evals -all-allocs -allocs -self -detailed -stats -stderr -stdout -tail -n -c
      -f -task -job -check-index -detach -var -var-file -diff -hcl2-strict -recursive -check -list -write -status -per-page -filter
      -os -quiet -i -e -meta -stale -page-token -log-level -log-json -group -no-color`,
    acts: {
      reaches: '-address -bind',
      runs: '-config -ca-cert -ca-path -client-cert -client-key -vault-token -plugin-dir',
      lowers: '-tls-skip-verify -policy-override',
    },
  },
  boundary: {
    area: 'cloud',
    network: 'talks',
    does: { reads: ['version|status', 'targets list|read', 'scopes list', 'sessions list'], changes: ['authenticate|logout|connect'] },
  },
  waypoint: {
    area: 'cloud',
    network: 'talks',
    does: { reads: ['version|status|logs'], runs: ['build'] },
    effects: {
      rows: [
        ordinary('up|deploy|release|init|config', 'changes', 'changes an app that other people use'),
        dangerous('destroy', 'deletes', 'deletes what it deployed'),
      ],
    },
  },
  cdktf: {
    area: 'cloud',
    network: 'talks',
    does: {
      reads: ['output|debug', 'provider list'],
      changes: ['init|convert|get'],
      runs: ['synth|synthesize|watch|diff|plan|list'],
      installs: ['provider add|upgrade'],
    },
    effects: {
      rows: [
        ordinary('deploy|apply', 'changes', 'changes the infrastructure'),
        dangerous('destroy', 'deletes', 'deletes the infrastructure it manages'),
      ],
    },
  },
  sam: {
    area: 'cloud',
    network: 'talks',
    does: { reads: ['list|logs|traces|validate|docs'], changes: ['init|package|publish-local'], runs: ['build|local|sync|remote'] },
    effects: {
      rows: [
        ordinary('deploy|sync|pipeline|publish', 'changes', 'changes an app that other people use'),
        dangerous('delete', 'deletes', 'deletes what it deployed'),
      ],
    },
    data: `use-container u parallel p beta-features n name stack-name tail t s start-time e end-time include-traces output filter region
      profile guided g confirm-changeset no-confirm-changeset no-execute-changeset fail-on-empty-changeset no-fail-on-empty-changeset
      capabilities s3-prefix tags parameter-overrides force-upload config-env port lint debug-port d container-host runtime r
      architecture a dependency-manager package-type app-template no-input no-interactive cached c skip-pull-image debug resolve-s3
      resolve-image-repos s3-bucket stage image-repository warm-containers no-event event env-vars no-prompts`,
    acts: {
      runs: `template-file config-file manifest m hook-name docker-volume-basedir base-dir location container-env-vars debugger-path`,
      writes: 'build-dir b cache-dir output-template-file o output-dir',
      reaches: 'host',
    },
  },
  amplify: {
    area: 'cloud',
    network: 'talks',
    does: {
      reads: ['status|version|help|diagnose|console', 'env list'],
      changes: ['init|configure|pull|add|update|codegen'],
      runs: ['mock'],
    },
    effects: {
      rows: [
        ordinary('push|publish|import|env', 'changes', 'changes an app that other people use'),
        dangerous('delete|remove', 'deletes', 'deletes what it deployed'),
      ],
    },
  },
  'ansible-playbook': {
    network: 'talks',
    area: 'cloud',
    dry: 'check',
    does: { runs: [''] },
    acts: {
      runs: 'M module-path vault-password-file connection-password-file become-password-file become-pass-file conn-pass-file vault-pass-file',
      lowers: 'ssh-extra-args ssh-common-args scp-extra-args sftp-extra-args',
    },
    data: `i inventory l limit t tags skip-tags C check D diff v vv vvv vvvv b become K ask-become-pass k ask-pass e extra-vars u user f forks syntax-check
      list-tasks list-hosts list-tags start-at-task step private-key key-file flush-cache ask-vault-pass vault-id ask-vault-password become-method
      become-user force-handlers T timeout c connection inventory-file`,
  },
  'ansible-galaxy': {
    network: 'talks',
    does: {
      reads: ['list|search|info', 'collection|role list|search|info|verify'],
      changes: ['init|remove|build|download', 'collection|role init|remove|build|download'],
      installs: ['install', 'collection|role install'],
    },
    acts: {
      reaches: 's server signature',
      lowers: 'c ignore-certs disable-gpg-verify ignore-signature-status-code',
      writes: 'p roles-path collections-path init-path output-path',
      runs: 'r role-file requirements-file role-skeleton collection-skeleton keyring',
    },
    data: `f force force-with-deps no-deps n offline ignore-errors i keep-scm-meta g timeout clear-response-cache no-cache v verbose format pre U upgrade
      required-valid-signature-count token api-key import-timeout no-wait type author galaxy-tags platforms branch role-name list`,
  },
  'ansible-vault': {
    area: 'credentials',
    does: { changes: ['create|edit|encrypt|encrypt_string|rekey'] },
    effects: { rows: [dangerous('view|decrypt', 'secret', 'shows encrypted secrets')] },
    acts: { runs: 'vault-password-file new-vault-password-file', writes: 'output' },
    data: 'vault-id new-vault-id encrypt-vault-id ask-vault-pass ask-vault-password J n name p prompt stdin-name show-input v verbose',
  },
  'ansible-inventory': {
    reads: true,
    acts: { runs: 'i inventory playbook-dir', writes: 'output' },
    data: 'list graph host y yaml toml vars l limit',
  },
  'ansible-lint': {
    does: { runs: [''] },
    data: 'p q v f fix profile t x w exclude offline L R T nocolor force-color',
    acts: { runs: 'r' },
  },
  'ansible-doc': { reads: true },
  'ansible-config': { reads: true },
  molecule: {
    does: {
      reads: ['list|matrix'],
      runs: ['test|converge|verify|create|prepare|idempotence|lint|syntax|check|login|init|cleanup|side-effect|dependency'],
    },
    effects: { rows: [ordinary('destroy|reset', 'system', 'deletes machines of tests')] },
    area: 'containers',
    data: 's scenario-name destroy format f host all parallel force provisioner-name d driver-name platform-name p debug subcommand',
    acts: { runs: 'c base-config e env-file' },
  },
  salt: { network: 'talks', area: 'cloud', effects: { rows: [dangerous('', 'runs-foreign-code', 'runs commands on other machines')] } },
  puppet: {
    area: 'cloud',
    does: {
      reads: ['help|facts|lookup|describe|doc', 'config print', 'module list', 'parser validate', 'ssl show|verify'],
      installs: ['module install|upgrade'],
    },
    effects: {
      rows: [
        ordinary('apply|agent|resource', 'system', 'changes the machine as its configuration says', { without: '--noop' }),
        dangerous('ssl clean', 'deletes', 'deletes the keys of this machine'),
        ordinary('ssl bootstrap|submit_request|download_cert|generate_request', 'network', 'asks for a certificate of this machine'),
      ],
    },
    // puppet-agent(8)
    data: 'test t noop verbose v debug d onetime no-daemonize detailed-exitcodes tags skip_tags environment evaltrace show_diff logdest waitforcert',
  },
  // ldconfig(8), newaliases(1)
  ldconfig: {
    area: 'services',
    effects: { rows: [ordinary('', 'changes', 'renews the list of libraries', { without: '-p --print-cache' })] },
    data: 'v verbose n N X l c format i ignore-aux-cache',
    acts: { runs: 'f', writes: 'C r', queries: 'p print-cache' },
  },
  newaliases: { area: 'services', effects: { rows: [ordinary('', 'changes', 'renews the list of mail aliases')] }, data: 'v' },
  'chef-client': { effects: { rows: [ordinary('', 'system', 'changes the machine as its configuration says')] }, area: 'system-files' },

  // servers of Python
  gunicorn: {
    does: { runs: [''] },
    acts: {
      runs: 'c config k worker-class pythonpath chdir a arbiter',
      reaches: 'b bind',
      writes: 'access-logfile error-logfile log-file p pid',
    },
    data: `w workers threads t timeout graceful-timeout keep-alive max-requests log-level reload preload n name D daemon backlog worker-tmp-dir
      access-logformat capture-output max-requests-jitter worker-connections limit-request-line limit-request-fields certfile keyfile reuse-port print-config
      check-config umask m user u g`,
  },
  uvicorn: {
    does: { runs: [''] },
    acts: { runs: 'app-dir log-config env-file', reaches: 'host' },
    data: 'port reload workers log-level factory loop ws proxy-headers root-path',
  },
  flask: {
    does: { runs: ['run|shell|routes', ''] },
    acts: { runs: 'A app e env-file', reaches: 'h host' },
    data: 'p port debug reload sql d directory m message rev-id tag splice head branch-label',
  },
  'django-admin': {
    area: 'databases',
    does: {
      reads: ['check|help|version|diffsettings'],
      changes: ['startproject|startapp|makemigrations|makemessages|compilemessages|collectstatic|squashmigrations'],
      runs: ['runserver|shell|showmigrations|inspectdb|sqlmigrate|dumpdata|test|migrate|dbshell|loaddata|createsuperuser|changepassword'],
    },
    effects: {
      rows: [dangerous('flush', 'deletes', 'deletes the data of the database')],
      short: 'tko',
      long: [
        'settings',
        'pythonpath',
        'verbosity',
        'tag',
        'database',
        'fail-level',
        'locale',
        'ignore',
        'default',
        'output',
        'format',
        'indent',
        'pks',
        'app',
        'domain',
        'testrunner',
        'exclude-tag',
        'interface',
        'username',
        'email',
      ],
    },
    acts: { runs: 'settings pythonpath default testrunner', reaches: 'template', writes: 'o output' },
    data: `e extension n name x exclude v verbosity no-color traceback force-color t tag database list-tags deploy fail-level l locale f use-fuzzy i ignore
      all a format indent natural-foreign natural-primary pks no-input noinput include-partitions include-views ignorenonexistent app d domain s symlinks
      no-default-ignore no-wrap no-location add-location keep-pot empty merge no-header check fake fake-initial plan p run-syncdb noreload nothreading ipv6
      interface nostartup list backwards no-optimize squashed-name failfast keepdb r debug-mode debug-sql exclude-tag k pdb b buffer no-faulthandler timing
      username email skip-checks`,
  },
  'manage.py': { like: 'django-admin' },
  celery: {
    passwords: [String.raw`--basic[-_]auth[= ]`],
    does: {
      reads: ['inspect|status|events|report|result|list'],
      runs: ['worker|beat|multi|call|shell|flower|migrate'],
      changes: ['control'],
    },
    effects: {
      rows: [dangerous('purge', 'deletes', 'deletes the messages of the queue')],
      short: 'Ab',
      long: ['app', 'broker', 'workdir', 'result-backend'],
    },
    acts: { writes: 'pidfile logfile statedb unix_socket', runs: 'config loader workdir', reaches: `b broker result-backend address` },
    data: `A app l loglevel c concurrency Q queues n hostname B beat E P pool s schedule D detach q quiet t timeout without-gossip j json d
      destination basic-auth basic_auth`,
  },
  fastapi: { does: { runs: ['dev|run'] }, data: 'host port reload no-reload root-path app workers proxy-headers forwarded-allow-ips' },
  scrapy: {
    network: 'talks',
    does: { runs: ['crawl|runspider|shell|parse|check|fetch|view|bench', ''], changes: ['startproject|genspider|edit'] },
    data: `a nolog L loglevel t output-format r rules d depth noitems nolinks v verbose meta l list spider get getbool getint getfloat getlist init`,
    acts: { writes: 'o output O overwrite-output logfile pidfile profile lsprof', runs: 's set' },
  },
});
