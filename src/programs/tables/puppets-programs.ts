/** Programs: configuration of many machines with Puppet, CFEngine and what runs tasks on them. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

const APPLIES = 'changes the machine as its configuration says';
const APPLIES_THERE = 'changes other machines as their configuration says';

export const PUPPETS = (): Family => ({
  // Puppet. Sources: lib/facter/framework/cli/cli.rb of github.com/puppetlabs/facter; lib/puppet-lint/optparser.rb of puppet-lint; lib/bolt/cli.rb
  // and bolt_option_parser.rb of bolt; r10k(1) 3.15
  facter: {
    reads: true,
    acts: { runs: 'c config custom-dir external-dir p puppet' },
    data: `color no-color d debug hocon j json l log-level no-block no-cache no-custom-facts no-external-facts no-ruby trace verbose show-legacy y
      yaml strict t timing sequential http-debug list-block-groups list-cache-groups man v h`,
  },
  'puppet-lint': {
    does: { reads: [''] },
    effects: { rows: [ordinary('', 'changes', 'corrects files of this project', { options: '-f --fix' })] },
    acts: { runs: 'c config load load-from-puppet' },
    data: `f fix with-filename error-level show-ignored relative no-relative log-format json list-checks only-checks ignore-paths
      codeclimate-report-file no-autoloader_layout-check no-140chars-check no-80chars-check no-documentation-check fail-on-warnings sarif`,
  },
  r10k: {
    area: 'system-files',
    network: 'talks',
    does: { reads: ['version|help', 'deploy display', 'puppetfile check'], installs: ['puppetfile install'] },
    effects: {
      short: 'ctv',
      rows: [
        ordinary('deploy environment|module', 'changes', 'puts the configuration of machines in place'),
        dangerous('puppetfile purge', 'deletes', 'deletes modules that the project does not list'),
      ],
    },
    acts: { runs: 'c config puppet-conf puppet-path' },
    data: `t trace v verbose p puppetfile m modules no-force cachedir generate-types incremental default-branch-override moduledir fetch format
      detail color h`,
  },
  bolt: {
    area: 'cloud',
    network: 'talks',
    wraps: { script: [], inner: 'none', where: 'machine' },
    does: {
      reads: ['guide|lookup|help', 'group|plan|plugin|task|inventory|module|policy show', 'secret encrypt'],
      changes: ['project init|migrate', 'plan new|convert', 'policy new', 'module generate-types', 'secret createkeys', 'file download'],
      installs: ['module add|install'],
    },
    effects: {
      short: 'tquim',
      long: ['targets', 'inventoryfile', 'user', 'project', 'modulepath', 'params', 'run-as', 'transport', 'concurrency'],
      rows: [
        dangerous('command|script|task|plan run', 'runs-foreign-code', 'runs commands on other machines'),
        ordinary('apply', 'changes', APPLIES_THERE, { without: '--noop' }),
        ordinary('policy apply', 'changes', APPLIES_THERE, { without: '--noop' }),
        ordinary('file upload', 'changes', 'copies files to other machines'),
        dangerous('secret decrypt', 'secret', 'shows a stored secret'),
      ],
    },
    passwords: ['--(?:password|sudo-password)[= ]'],
    acts: { runs: 'm modulepath project inventoryfile i sudo-executable', lowers: 'no-host-key-check no-ssl no-ssl-verify' },
    data: `t targets q query rerun u user p password private-key run-as sudo-password c concurrency transport connect-timeout tty params format
      verbose v debug trace noop description env-var tmpdir filter detail color stream log-level save-rerun hiera-config host-key-check`,
  },

  // CFEngine and others. Sources: cf-agent(8) and cf-promises(8) of cfengine 3.21; ansible-pull(1) 2.14; the options in
  // github.com/pyinfra-dev/pyinfra; sites/docs/cli.rst of fabric/fabric; cloudinit/cmd/main.py of canonical/cloud-init; cap and mina, which are
  // made of rake, from memory
  'cf-agent': {
    area: 'cloud',
    effects: {
      rows: [
        ordinary('', 'system', APPLIES, { without: '-n --dry-run -h --help -V --version --simulate -x --self-diagnostics' }),
        dangerous('', 'startup', 'takes its configuration from a server from now on', { options: '-B --bootstrap' }),
      ],
    },
    acts: { runs: 'f file w workdir', reaches: 'B bootstrap', lowers: 't trust-server' },
    data: `b bundlesequence d debug D define x self-diagnostics n dry-run h I inform g log-level N negate K no-lock v verbose V timing-output C color
      no-extensions E l timestamp ignore-preferred-augments log-modules show-evaluated-classes show-evaluated-vars skip-bootstrap-policy-run
      skip-db-check simulate M`,
  },
  'cf-promises': {
    reads: true,
    acts: { runs: 'f file w workdir', writes: 'p' },
    data: `b bundlesequence c full-check D define d debug I inform N negate policy-output-format v verbose show-vars show-classes`,
  },
  'ansible-pull': {
    area: 'cloud',
    network: 'talks',
    effects: {
      short: 'iUdCeltscMTumfo',
      long: [
        'url',
        'inventory',
        'directory',
        'checkout',
        'extra-vars',
        'limit',
        'tags',
        'skip-tags',
        'user',
        'private-key',
        'module-name',
        'sleep',
      ],
      rows: [
        dangerous('', 'runs-foreign-code', 'changes the machine as a repository says', {
          without: '-h --help --version --list-hosts --check',
        }),
        ordinary('', 'deletes', 'deletes its copy of the repository at the end', { options: '--purge' }),
      ],
    },
    acts: {
      runs: 'M module-path vault-password-file connection-password-file become-password-file',
      lowers: 'accept-host-key ssh-common-args ssh-extra-args',
    },
    data: `v vv i inventory inventory-file list-hosts l limit t tags skip-tags e extra-vars u user c connection T timeout k ask-pass K
      ask-become-pass J ask-vault-password vault-id private-key key-file purge o only-if-changed s sleep f force d directory U url full C
      checkout m module-name verify-commit clean track-subs check diff`,
  },
  ...each('cap mina', {
    does: { runs: [''] },
    acts: { runs: 'f rakefile r require I libdir' },
    data: 'T tasks n dry-run t trace v verbose P prereqs D describe A all s silent d debug simulate',
  }),
});
