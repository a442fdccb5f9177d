/** Programs: infrastructure as code. */
import type { Area } from '../account-rows.ts';
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';

/** How people ask for more than a plan, and for the end of what there is. */
const APPLIES = String.raw`appl deploy creat provision roll updat chang set\sup setup spin launch start scal add\b remov delet destroy build
  mak(?:e|ing) fix import mov upgrad go\b good\b ok(?:ay)?\b lgtm yes\b continu proceed do\sit ship bring get\s run\b execut enabl
  disabl open clos us(?:e|ing)\b switch resiz rais
  lower increas decreas renam replac recreat anwend ausroll anleg erstell aplic applic cr[e\xe9]e cre[ae] neu(?!\p{L}) next weiter
  ${'\u90e8\u7f72 \u5e94\u7528 \u9069\u7528'}`;
const ENDS = String.raw`destroy tear delet remov decommission nuke wip get\srid take\sdown shut clean abrei l\xf6sch entfern supprim d\xe9trui elimin destru
  borr distrugg`;

/** What modules of Ansible do on the machines that it manages. Source: docs.ansible.com, the builtin collection. */
const MODULES: readonly (readonly [names: string, what: string, area: Area])[] = [
  ['apt|dnf|yum|package|pip|npm|snap', 'installs, upgrades or removes packages there', 'packages'],
  ['service|systemd(?:_service)?', 'starts, stops or enables services there', 'services'],
  ['copy|file|lineinfile|template|unarchive', 'changes files there', 'system-files'],
  ['reboot', 'restarts the machines', 'power'],
];
/** Modules that only look, and those whose command is read. */
const OTHER_MODULES = 'ping|setup|debug|stat|slurp|fetch|(?:gather|service|package|mount)_facts|command|shell|raw';
const ofModule = (names: string): string => String.raw`(?:ansible\.builtin\.)?(?:${names})$`;

export const INFRASTRUCTURE = (): Family => ({
  // infrastructure as code
  terraform: {
    effects: {
      rows: [
        ordinary('output', 'secret', 'shows values that may be secret', { options: '-json -raw --json --raw' }),
        ordinary('login|logout', 'network', 'logs in to a service'),
        dangerous('destroy', 'deletes', 'deletes the infrastructure it manages', { recursive: true }),
        dangerous('apply', 'changes', 'changes the infrastructure without asking', { options: '-auto-approve --auto-approve' }),
        dangerous('apply', 'deletes', 'deletes the infrastructure it manages', {
          options: '-destroy --destroy',
          recursive: true,
          called: ENDS,
        }),
        dangerous('state rm|push|replace-provider', 'changes', 'changes its record of the infrastructure'),
        dangerous('state pull', 'secret', 'shows all values of the infrastructure, the secret ones too'),
        dangerous('workspace delete', 'deletes', 'deletes a workspace'),
        dangerous('taint', 'changes', 'marks a resource to be created again'),
        dangerous('force-unlock', 'changes', 'removes a lock that another run may hold'),
        dangerous('run-all destroy|apply', 'deletes', 'changes or deletes the infrastructure it manages'),
        // with a plan that was saved it does not ask
        ordinary('apply', 'changes', 'changes the infrastructure', { called: APPLIES }),
        ordinary('import|init|refresh', 'network', 'talks to the cloud providers'),
      ],
      everyVerb: true,
    },
    unasked: [
      {
        args: /^apply (?:.* )?--?replace=/,
        kind: 'deletes',
        area: 'cloud',
        what: 'destroys a resource and makes it anew',
        object: /-replace=(\S+)/,
      },
    ],
    verbs: true,
    pages: true,
    package: true,
    listed: 'files',
    common: true,
    area: 'cloud',
    network: 'talks',
    does: {
      reads: [
        'plan|show|output|validate|graph|providers|version|metadata|help',
        'fmt|hclfmt|hcl',
        'run-all plan|validate|output|graph|providers|show|state-list',
        'state list|show',
        'workspace list|show',
        'get|modules',
      ],
      changes: ['fmt|untaint', 'workspace new|select', 'state mv'],
      installs: ['init|get', 'providers lock|mirror'],
      runs: ['plan', 'console'],
    },
    acts: {
      runs: '-plugin-dir plugin-dir -backend-config -from-module',
      writes: '-out out -generate-config-out',
      lowers: '-lock -verify-plugins',
    },
    data: `-chdir -var -var-file -target -replace -refresh -refresh-only -input -json -no-color -compact-warnings -parallelism
      -lock-timeout -detailed-exitcode -state -upgrade -reconfigure -migrate-state -backend -recursive -check -diff -write -raw
      -module -or-create var var-file target input json no-color -id -dry-run -platform -type -draw-cycles -update -filter -verbose
      -force -plan -test-directory -allow-missing -no-tests -lockfile -get -list -backup`,
  },
  tofu: { like: 'terraform' },
  terragrunt: {
    like: 'terraform',
    data: `-force terragrunt-working-dir terragrunt-non-interactive terragrunt-log-level terragrunt-check terragrunt-no-color
      terragrunt-parallelism terragrunt-include-dir terragrunt-exclude-dir terragrunt-strict-include
      terragrunt-ignore-dependency-errors terragrunt-no-auto-init terragrunt-diff terragrunt-forward-tf-stdout terragrunt-log-disable
      terragrunt-queue-include-dir terragrunt-queue-exclude-dir non-interactive log-level working-dir`,
  },
  pulumi: {
    effects: {
      loose: true,
      rows: [
        dangerous('config|stack', 'secret', 'shows stored secrets', { options: '--show-secrets' }),
        ordinary('up', 'changes', 'changes the infrastructure'),
        ordinary('login|logout', 'network', 'logs in to a service'),
        dangerous('destroy', 'deletes', 'deletes the infrastructure it manages', { recursive: true }),
        dangerous('stack rm', 'deletes', 'deletes a stack'),
        dangerous('state delete', 'changes', 'changes its record of the infrastructure'),
        dangerous('up', 'changes', 'changes the infrastructure without asking', { options: '-y --yes' }),
        dangerous('cancel', 'changes', 'cancels a running update'),
      ],
    },
    area: 'cloud',
    network: 'talks',
    does: {
      reads: [
        'about|version|help|whoami|preview|logs|history',
        'stack ls|output|graph|history|tag',
        'stack',
        'config get',
        'config',
        'plugin ls',
      ],
      changes: [
        'new|refresh|import|convert|package',
        'stack init|select|rename|export|import',
        'config set|rm|cp|refresh|set-all',
        'state rename|unprotect|upgrade|move',
      ],
      installs: ['install', 'plugin install'],
      runs: ['preview|up|refresh|watch'],
    },
    acts: {
      runs: 'config-file policy-pack exec-kind plan attach-debugger C cwd',
      lowers: 'disable-integrity-checking insecure-skip-tls-verify',
      writes: 'out save-plan dir',
    },
    data: `stack s target t target-dependents replace diff refresh r parallel p message m expect-no-changes show-config show-reads
      show-sames show-replacement-steps suppress-outputs suppress-progress suppress-permalink json j all a organization o project tag
      name n g generate-only description create c follow since resource page page-size full-dates show-ids show-urns i show-name
      exclude exclude-dependents secret color emoji non-interactive logtostderr v verbose path config secrets-provider`,
  },
  cdk: {
    effects: {
      rows: [
        ordinary('deploy|bootstrap|rollback|watch', 'changes', 'changes the infrastructure'),
        dangerous('destroy', 'deletes', 'deletes the infrastructure it manages', { recursive: true }),
      ],
    },
    area: 'cloud',
    network: 'talks',
    does: {
      reads: ['list|ls|diff|doctor|docs|notices|metadata|acknowledge|context'],
      changes: ['init|import|migrate|gc'],
      runs: ['synth|synthesize|diff|list|ls|watch'],
    },
    acts: { runs: 'a app plugin build', lowers: 'no-ssl require-approval', reaches: 'proxy', writes: 'o output O outputs-file' },
    data: `context c long l all toolkit-stack-name exclusively e progress concurrency profile quiet q strict security-only fail template
      context-lines change-set method tags t parameters verbose v trace debug json j no-color ci validation notices asset-metadata
      path-metadata version-reporting staging lookups language`,
  },
  serverless: {
    effects: {
      rows: [
        ordinary('deploy|rollback', 'changes', 'changes the infrastructure'),
        dangerous('remove', 'deletes', 'deletes the infrastructure it manages'),
      ],
    },
    area: 'cloud',
    network: 'talks',
    does: {
      reads: ['info|logs|print|metrics|doctor'],
      changes: ['create|package|config'],
      runs: ['invoke|offline|dev|package'],
      installs: ['plugin install'],
    },
    data: 'f function p path stage s region r verbose data d log l tail t startTime filter interval i aws-profile conceal param type',
    acts: { runs: 'config c' },
  },
  ansible: {
    package: true,
    // the module is `command` where none is named. Source: ansible(1)
    wraps: {
      script: ['a', 'args'],
      scripted: /^(?!.*(?:^|\s)(?:-m|--module-name)[ =]?(?!(?:ansible\.builtin\.)?(?:command|shell|raw)(?:\s|$)))/,
      short: 'imlftuMPTBe',
      long: ['inventory', 'module-name', 'limit', 'forks', 'user'],
      inner: 'none',
      where: 'machine',
    },
    listed: 'files',
    area: 'cloud',
    network: 'talks',
    open: true,
    effects: {
      rows: [
        ordinary('', 'runs-foreign-code', 'runs a module on other machines', {
          options: '-m --module-name',
          value: new RegExp(`^(?!${ofModule([OTHER_MODULES, ...MODULES.map(([names]) => names)].join('|'))})`),
          without: '--list-hosts --version --help',
        }),
        ...MODULES.map(([names, what, area]) =>
          ordinary('', 'system', what, { options: '-m --module-name', value: new RegExp(`^${ofModule(names)}`), area }),
        ),
      ],
      short: 'imaltuf',
      long: ['inventory', 'module-name', 'args', 'limit', 'tree', 'user', 'forks'],
    },
    unasked: [
      {
        args: /\bansible_(?:ssh_\w+|shell_\w+|connection|python_interpreter|become_exe)\s*[=:]/,
        kind: 'runs-foreign-code',
        area: 'foreign-code',
        what: 'changes the programs with which other machines are reached',
      },
    ],
    acts: { runs: 'M module-path playbook-dir vault-password-file become-password-file', lowers: 'ssh-extra-args ssh-common-args' },
    data: `i inventory l limit m module-name a args u user f forks v vv vvv b become K ask-become-pass k ask-pass o one-line t tree list-hosts C
      check D diff`,
  },
  packer: {
    package: true,
    area: 'cloud',
    network: 'talks',
    does: {
      reads: ['validate|inspect|version|fmt|console'],
      changes: ['fmt|fix|hcl2_upgrade'],
      runs: ['build'],
      installs: ['init', 'plugins install'],
    },
    data: `-var -var-file -only -except -force -color -debug -on-error -parallel-builds -machine-readable -recursive -check -diff -upgrade
      -syntax-only -timestamp-ui -evaluate-datasources -no-warn-undeclared-var -warn-on-undeclared-var
      -ignore-prerelease-bundled-plugins -write`,
  },
  consul: {
    package: true,
    network: 'talks',
    area: 'services',
    does: {
      reads: [
        'members|info|catalog|version|monitor|validate|rtt|debug',
        'operator raft list-peers',
        'kv get|export',
        'services export',
        'intention list|check',
        'acl policy|role list',
      ],
      changes: ['reload|event', 'services register|deregister', 'config write'],
      runs: ['agent', 'watch|lock|exec'],
    },
    effects: {
      loose: true,
      rows: [
        ordinary('join', 'system', 'joins a machine to the cluster'),
        ordinary('keygen', 'secret', 'makes a key and shows it'),
        dangerous('acl token list|read', 'secret', 'shows tokens of the cluster'),
        ordinary('kv put|import', 'changes', 'changes data of the cluster', { area: 'databases' }),
        dangerous('kv|acl|config delete', 'deletes', 'deletes data of the cluster'),
        dangerous('leave|force-leave|maint|acl|snapshot|keyring|tls', 'system', 'changes the cluster'),
      ],
    },
    acts: {
      runs: '-config-file -config-dir -ca-file -ca-path -client-cert -client-key',
      reaches: '-http-addr -join -retry-join -client -bind -advertise',
      writes: '-data-dir -pid-file -log-file',
    },
    data: `-detailed -wan -recurse -keys -tags -service -status -segment -format -separator -stale -node -near -node-meta -datacenter
      -filter -log-level -dev -quiet -raw -base64 -meta -pretty -name -type -passingonly -wait -per-page -partition -namespace -cas
      -modify-index -description -rules -policy-name -role-name -service-identity -accessor-id -prune -id`,
  },
});
