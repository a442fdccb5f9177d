/** Programs: configuration of many machines with Salt and Chef. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { changesForOthers, deletesOnServer } from './shared-rows.ts';

const APPLIES = 'changes the machine as its configuration says';
const APPLIES_THERE = 'changes other machines as their configuration says';
/** Options of all tools of Salt. */
const OF_SALT = `l log-level v verbose out output out-indent out-file-append no-color force-color state-output state-verbose t timeout
  hard-crash q quiet async skip-autoload static`;
/** Rows of `salt-call`, whose first operand is the name of a function. */
const SALT_READS = [
  'test.ping|test.version|grains.items|grains.item|grains.get|grains.ls|pillar.items|pillar.get|pillar.ls',
  'network.interfaces|network.ip_addrs|disk.usage|status.uptime|state.show_highstate|state.show_lowstate',
  'state.show_sls|state.show_top|state.list_states|pkg.list_pkgs|pkg.version|pkg.list_upgrades|service.status',
  'service.get_all|sys.doc|sys.list_functions|sys.list_modules|config.get|cp.list_master|cp.list_states',
  'file.file_exists|file.stats|user.list_users|user.info',
];

export const FLEETS = (): Family => ({
  // Salt. Sources: from memory of docs.saltproject.io/en/latest/ref/cli and of the names of its modules; a function that is not listed is unknown
  'salt-call': {
    area: 'cloud',
    does: { reads: SALT_READS },
    effects: {
      short: 'clmt',
      long: ['config-dir', 'log-level', 'module-dirs', 'file-root', 'pillar-root', 'id', 'out', 'output', 'master', 'log-file'],
      rows: [
        dangerous('cmd.run|cmd.shell|cmd.script|cmd.exec_code|cmd.run_all|cmd.retcode', 'runs-foreign-code', 'runs a command of Salt'),
        ordinary('state.apply|state.highstate|state.sls|state.single|state.top', 'system', APPLIES, { unless: /^test=true$/i }),
        ordinary('pkg.install|pkg.latest|pkg.upgrade', 'system', 'installs or upgrades packages', { area: 'packages' }),
        ordinary('service.start|service.stop|service.restart', 'system', 'starts or stops a service', { area: 'services' }),
        ordinary(
          'saltutil.sync_all|saltutil.refresh_pillar|saltutil.refresh_modules|saltutil.sync_grains',
          'changes',
          'fetches the newest modules and data',
        ),
        ordinary('saltutil.sync_modules|mine.update', 'changes', 'fetches the newest modules and data'),
      ],
    },
    acts: { runs: 'm module-dirs c config-dir file-root pillar-root states-dir', writes: 'out-file log-file', reaches: 'master' },
    data: `${OF_SALT} g grains local d doc documentation refresh-grains-cache retcode-passthrough id no-return-event return metadata set-metadata
      priority skip-grains`,
  },
  'salt-key': {
    area: 'cloud',
    does: { reads: ['help'] },
    effects: {
      short: 'cldarpf',
      rows: [
        dangerous('', 'system', 'lets machines in, whose commands come from here', {
          options: '-a --accept -A --accept-all',
          area: 'accounts',
        }),
        dangerous('', 'deletes', 'deletes the keys of machines', { options: '-d --delete -D --delete-all' }),
        dangerous('', 'system', 'keeps machines out', { options: '-r --reject -R --reject-all', deed: 'keeps-out' }),
        ordinary('', 'changes', 'writes new keys', { options: '--gen-keys --gen-signature', area: 'credentials' }),
      ],
    },
    acts: { runs: 'c config-dir', writes: 'gen-keys-dir out-file log-file' },
    data: `${OF_SALT} gen-keys y yes L list-all p print P print-all f finger F finger-all include-all include-rejected include-denied preserve-minions
      rotate-aes-key keysize user u auto-create pub priv signature-path list`,
  },
  'salt-run': {
    area: 'cloud',
    network: 'talks',
    does: {
      reads: [
        'manage.status|manage.up|manage.down|manage.versions|manage.list_state|jobs.active|jobs.list_jobs|jobs.lookup_jid',
        'jobs.list_job|cache.grains|cache.pillar|fileserver.file_list|doc.runner|state.event',
      ],
    },
    effects: {
      short: 'clt',
      rows: [
        ordinary('state.orchestrate|state.orch|state.sls', 'changes', APPLIES_THERE),
        ordinary(
          'fileserver.update|cache.clear_all|cache.clear_pillar|cache.clear_grains|git_pillar.update',
          'changes',
          'renews what Salt has stored',
        ),
        dangerous('salt.cmd|salt.execute|ssh.cmd|manage.bootstrap', 'runs-foreign-code', 'runs commands on other machines'),
      ],
    },
    acts: { runs: 'c config-dir', writes: 'out-file log-file' },
    data: `${OF_SALT} d doc documentation no-quiet skip-states`,
  },
  'salt-ssh': { like: 'salt' },
  'salt-cp': {
    area: 'cloud',
    network: 'talks',
    transfers: true,
    effects: { short: 'clt', rows: [ordinary('', 'changes', 'copies files to other machines')] },
    acts: { runs: 'c config-dir' },
    data: `${OF_SALT} E pcre L list G grain grain-pcre N nodegroup R range C compound I pillar S ipcidr n no-compression`,
  },

  // Chef. Sources: lib/inspec/cli.rb and base_cli.rb of github.com/inspec/inspec; lib/kitchen/cli.rb of test-kitchen; lib/berkshelf/cli.rb of
  // berkshelf; knife, chef and cookstyle from memory of their help texts
  'chef-solo': { like: 'chef-client' },
  knife: {
    area: 'cloud',
    network: 'talks',
    fields: true,
    effects: {
      loose: true,
      rows: [
        ordinary('list|show|search|status|diff|test|check', 'network', 'talks to the server of Chef'),
        deletesOnServer('delete|bulk'),
        dangerous('ssh|winrm|exec', 'runs-foreign-code', 'runs commands on other machines'),
        ordinary('bootstrap', 'changes', 'sets up another machine'),
        ordinary('upload', 'uploads', 'sends configuration to the server of Chef'),
        changesForOthers('create|edit|from|run_list|tag'),
        ordinary('download', 'changes', 'copies configuration to this folder'),
      ],
    },
    passwords: [String.raw`--(?:ssh|connection|winrm)-password[= ]`],
    acts: { runs: 'c config', reaches: 's server-url' },
    data: `a attribute i id-only F format l long r run-list N node-name x ssh-user connection-user sudo E environment w with-uri d disable-editing y
      yes identity-file P`,
  },
  chef: {
    does: {
      reads: ['describe-cookbook|diff|env|show-policy|version|help|shell-init'],
      changes: ['generate|export|update|clean-policy-cookbooks'],
      runs: ['exec|test'],
      installs: ['install', 'gem install'],
    },
    effects: {
      rows: [changesForOthers('push|push-archive|undelete'), deletesOnServer('delete-policy|delete-policy-group|clean-policy-revisions')],
    },
    acts: { runs: 'c config' },
    data: 'a archive D debug f force',
  },
  cookstyle: {
    does: { reads: [''] },
    effects: {
      rows: [
        ordinary('', 'changes', 'corrects files of this project', { options: '-a --autocorrect --auto-correct -A --autocorrect-all' }),
      ],
    },
    acts: { runs: 'r require c config', writes: 'o out' },
    data: `a autocorrect A f format D display-cop-names S display-style-guide only except l lint fail-level P parallel chefstyle v V`,
  },
  kitchen: {
    area: 'containers',
    elsewhere: [{ where: 'machine', words: ['login|console'] }],
    does: {
      reads: ['list|diagnose|doctor|logs|version|help|login|console'],
      changes: ['init|package'],
      runs: ['create|converge|setup|verify|test'],
    },
    effects: {
      rows: [
        dangerous('destroy', 'deletes', 'deletes a virtual machine'),
        dangerous('exec', 'runs-foreign-code', 'runs a command on other machines', { area: 'scripts' }),
      ],
    },
    data: `l log-level log-overwrite color t test-base-path b bare j json live probe d debug loader plugins instances all a c concurrency p parallel
      f fail-fast destroy auto-init command session-id format follow`,
  },
  inspec: {
    area: 'cloud',
    network: 'talks',
    does: {
      reads: ['json|export|check|detect|env|schema|version|help', 'plugin list|search'],
      changes: ['archive|vendor|init|clear_cache|parallel'],
      runs: ['exec|shell'],
      installs: ['plugin install|update'],
    },
    effects: {
      short: 'tbcipl',
      rows: [
        ordinary('plugin uninstall', 'system', 'removes a plugin', { area: 'packages' }),
        changesForOthers('compliance|supermarket|automate|habitat upload|login'),
        ordinary('sign', 'changes', 'signs a profile'),
      ],
    },
    passwords: ['--(?:password|sudo-password|enable-password)[= ]'],
    acts: {
      runs: 'config json-config depends input-file proxy-command profiles-path',
      reaches: 'host supermarket-url',
      lowers: 'insecure self-signed allow-unsigned-profiles',
    },
    data: `t target b backend port user key-files i sudo sudo-options shell shell-options path ssl controls tags reporter input waiver-file attrs
      no-create-lockfile create-lockfile backend-cache show-progress distinct-exit no-distinct-exit diff sort-results-by filter-empty-profiles
      format o output overwrite zip tar l log-level color chef-license command-timeout with-cookstyle docker-url podman-url ssh-config-file
      bastion-host bastion-user bastion-port c command interactive vendor-cache enhanced-outcomes`,
  },
  berks: {
    network: 'talks',
    does: {
      reads: ['list|info|show|outdated|search|contingent|verify|version|help'],
      changes: ['package|init|cookbook'],
      installs: ['install|update|vendor'],
    },
    effects: {
      rows: [
        ordinary('upload', 'uploads', 'sends configuration to the server of Chef'),
        changesForOthers('apply'),
        ordinary('viz', 'changes', 'writes a graph'),
        ordinary('vendor', 'deletes', 'deletes what the folder had before', { options: '--delete' }),
      ],
    },
    acts: { runs: 'c config b berksfile', writes: 'outfile', lowers: 'no-ssl-verify' },
    data: `format F q quiet d debug e except o only p path no-freeze force s skip-syntax-check halt-on-frozen f envfile lockfile ssl-verify a all
      source outfile-format`,
  },
});
