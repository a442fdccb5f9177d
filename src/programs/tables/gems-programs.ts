/** Programs: helpers of Ruby, Perl and Raku. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { alike, each } from './shared-rows.ts';

export const GEMS = (): Family => ({
  // Ruby: servers, checks and generators. Sources: the manual page of each: puma 3.12, unicorn 4.9, haml 3. From knowledge of the tools, not read
  // again: rackup, sorbet, steep, rbs, slimrb, rdoc, yard, reek, thor, guard, middleman
  bundler: { like: 'bundle' },
  ...each('rackup puma unicorn unicorn_rails thin falcon hanami middleman guard thor', {
    does: { runs: [''] },
    effects: {
      rows: [
        ordinary('', 'network', 'lets other machines use the server', {
          options: '-o --host -b --bind --bind-to -l --listen',
          value: /^(?:tcp:\/\/)?0\.0\.0\.0/,
        }),
      ],
      short: 'bCepSwtlEsP',
      long: ['port', 'environment', 'config', 'bind', 'host', 'workers', 'threads', 'env', 'server'],
    },
    acts: {
      runs: 'C config c config-file require r I include eval e R restart-cmd G guardfile',
      writes: 'pidfile redirect-stdout redirect-stderr P pid S state',
    },
    data: `p port b bind o host E env environment w workers t threads d daemon D daemonize control control-token control-url debug dir q quiet v
      log-requests tcp-mode early-hints tag preload prune-bundler s server O option N no-default-middleware warn l listen clear g group n notify i
      no-interactions watchdir verbose no-bundler-warning`,
  }),
  pumactl: {
    effects: {
      rows: [
        ordinary('halt|stop|phased-restart|restart|reload-worker-directory|refork', 'system', 'stops or restarts a web server', {
          area: 'services',
        }),
        ordinary('start', 'runs-project-code', 'runs code of this project'),
      ],
      short: 'FTCpPS',
      long: ['config-file', 'control-token', 'control-url', 'pid', 'pidfile', 'state'],
    },
    does: { reads: ['status|stats|gc-stats|thread-backtraces|gc'] },
    passwords: ['(?:-T|--control-token)[= ]'],
    acts: { runs: 'F config-file' },
    data: 'T control-token C control-url p pid P pidfile Q quiet S state',
  },
  ...each('srb steep sorbet tapioca typeprof', {
    does: {
      reads: ['tc|typecheck|t|check|stats|version|help|watch|coverage'],
      changes: ['init'],
      runs: ['rbi|gem|dsl|require|todo|annotations|langserver|binstub|checkfile'],
    },
    acts: { runs: 'steepfile config', writes: 'metrics-file' },
    data: `lsp p print e ignore typed error-white-list suppress-error-code autocorrect a dir file q quiet v verbose max-threads j jobs log-level
      severity-level with-expectations save-expectations group color no-color only exclude all verify isolate-error-code`,
  }),
  ...each('rdoc yard yardoc reek slimrb haml racc erb erb2haml slim2html', {
    does: { runs: [''] },
    acts: { runs: 'r require I load-path e plugin', writes: 'o output op output-dir O db' },
    data: `doc server stats list graph diff gems display help main title charset format markup exclude all force quiet verbose debug template
      private protected no-private readme files p n q v x P U W E K smell f failure-exit-code no-color single-line documentation todo s stdin t
      trace style escape-html double-quote-attributes c check rails l d k trim-mode`,
  }),
  rbs: {
    does: {
      reads: ['list|ancestors|methods|method|validate|constant|paths|parse|help|version'],
      changes: ['prototype|vendor|diff|subtract'],
      installs: ['collection install|update'],
      runs: ['test'],
    },
    acts: { runs: 'r I require', writes: 'out-dir o' },
    data: `log-level log-output no-stdlib no-collection collection repo all instance singleton class interface silent target base-dir merge owner
      todo exit-error-on-syntax-error write subtractor`,
  },

  // versions of Ruby and Perl. Sources: perlbrew(1p) 0.95, perl6(1) 2022. From knowledge of the tools, not read again: rvm, ruby-build, chruby,
  // plenv, carton, perlcritic, zef
  rvm: {
    network: 'talks',
    area: 'packages',
    bringsNames: true,
    does: {
      reads: ['list|info|version|current|help|known|ls|strings|notes', 'gemset list|name|dir', 'list known|gemsets'],
      changes: ['use|default|alias|reset|gemset|cleanup|tools|wrapper|reload', 'gemset create|use|copy|import|export'],
      runs: ['do|all|in|exec'],
      installs: ['install|reinstall|upgrade|get|fetch|rubygems|pkg|requirements|autolibs|docs'],
    },
    effects: {
      rows: [
        ordinary('remove|uninstall', 'changes', 'removes an installed version'),
        dangerous('gemset delete|empty', 'deletes', 'deletes a set of gems'),
        dangerous('implode|seppuku', 'deletes', 'removes RVM and all its Rubies'),
        ordinary('rvmrc|trust', 'startup', 'lets the files of a folder run commands'),
      ],
    },
    acts: { runs: 'patch C', reaches: 'r remote url', writes: 'prefix' },
    data: `default create ruby-version disable-binary binary autolibs with-openssl-dir j n name gems force verify-downloads latest movable
      quiet-curl`,
  },
  'ruby-build': {
    network: 'talks',
    area: 'packages',
    does: { installs: [''] },
    acts: { runs: 'p patch', writes: 'd dir' },
    data: 'l list definitions k keep v verbose 4 ipv4 6 ipv6 version',
  },
  chruby: { bringsNames: true, changes: true, leaves: 'nothing' },
  'chruby-exec': { wraps: { operands: 1, dashes: true, inner: 'argv' } },
  ...alike('rbenv', 'plenv'),
  perlbrew: {
    network: 'talks',
    area: 'packages',
    bringsNames: true,
    does: {
      reads: ['info|available|list|list-modules|version|help|env', 'lib list'],
      changes: ['init|use|off|switch|switch-off|alias|clean|download'],
      runs: ['exec'],
      installs: [
        'install|upgrade-perl|clone-modules|self-install|self-upgrade|install-patchperl|install-cpanm|install-cpm|install-multiple',
        'symlink-executables',
      ],
    },
    effects: {
      rows: [
        ordinary('uninstall', 'changes', 'removes an installed version'),
        ordinary('lib', 'changes', 'makes or removes libraries of modules'),
      ],
    },
    wraps: { subcommand: ['exec'], long: ['with'], inner: 'argv' },
    acts: { reaches: 'mirror', runs: 'sitecustomize', writes: 'destdir' },
    data: `q quiet v verbose f force j n notest switch as noman thread multi 64int 64all ld debug clang no-patchperl D U A both common-variations
      all-variations append with min max halt-on-error all`,
  },
  carton: {
    network: 'talks',
    area: 'packages',
    does: { reads: ['list|show|check|tree|version|help'], changes: ['bundle|fatpack'], installs: ['install|update'] },
    wraps: { subcommand: ['exec'], inner: 'argv' },
    acts: { runs: 'cpanfile' },
    data: 'deployment cached without path distfile',
  },
  perlcritic: {
    reads: true,
    acts: { runs: 'profile p' },
    data: `severity 1 2 3 4 5 gentle stern harsh cruel brutal theme include exclude single-policy s noprofile top statistics statistics-only count
      verbose f force list list-enabled list-themes profile-proto only strict-profile color nocolor quiet doc program-extensions`,
  },
  perltidier: { like: 'perltidy' },
  zef: {
    network: 'talks',
    area: 'packages',
    does: {
      reads: ['list|info|search|rdepends|depends|locate|browse|smell'],
      changes: ['uninstall|nuke'],
      installs: ['install|update|upgrade|fetch|look'],
      runs: ['test|build'],
    },
    acts: { runs: 'config-path' },
    data: `force force-resolve force-fetch force-extract force-build force-test force-install deps-only serial upgrade dry debug verbose v vv test
      depends build-depends test-depends max installed available exclude to install-to error update`,
  },
  ...each('raku perl6 rakudo', {
    interprets: { code: ['e'], input: true, checks: ['c'] },
    files: 'shown',
    acts: { runs: 'I M', writes: 'output o' },
  }),

  // jobs and tests of Ruby, and packages of anything. Sources: sidekiq --help 7, parallel_rspec --help 4, fpm --help 1.15
  sidekiq: {
    does: { runs: [''] },
    acts: { runs: 'C config r require' },
    data: 'c concurrency e environment g tag q queue t timeout v verbose',
  },
  ...each('parallel_rspec parallel_test parallel_cucumber', {
    does: { runs: ['', 'spec|test|features'] },
    acts: { runs: 'o test-options exec e serialize-stdout-cmd', writes: 'runtime-log' },
    data: `n p pattern exclude-pattern group-by m multiply-processes s single i isolate only-group first-is-1 type suffix serialize-stdout
      prefix-output-with-test-env combine-stderr non-parallel no-symlinks ignore-tags nice allowed-missing unknown-runtime failure-exit-code
      fail-fast verbose quiet specify-groups highest-exit-status`,
  }),
  fpm: {
    changes: true,
    effects: {
      rows: [
        ordinary('', 'network', 'downloads a package of others and what it builds with', {
          options: '-s',
          value: /^(?:gem|npm|python|virtualenv|cpan|pear|pip)$/,
        }),
      ],
    },
    acts: { runs: 'inputs fpm-options-file template-scripts', writes: 'p package workdir' },
    data: `s t n name v version iteration epoch license vendor category d depends no-depends provides conflicts replaces config-files directories
      a architecture m maintainer C chdir prefix url description x exclude exclude-file f force log verbose debug after-install
      before-install after-remove before-remove after-upgrade before-upgrade deb-systemd deb-no-default-config-files deb-user deb-group
      deb-compression deb-priority rpm-summary rpm-user rpm-group rpm-os rpm-dist rpm-compression rpm-digest`,
  },
});
