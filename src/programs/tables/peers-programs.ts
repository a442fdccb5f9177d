/** Programs: files shared among peers, and folders kept the same. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

export const PEERS = (): Family => ({
  // files. Sources: core/commands of kubo 0.39, cmd/mutagen of mutagen 0.18, the manual page of each: lsyncd 2.2, csync2 2.0, onionshare 2.6
  ipfs: {
    network: 'talks',
    does: {
      reads: [
        'cat|get|ls|id|version|refs|resolve|commands|help|ping|stats|diag',
        'dag|block|object|files|repo|filestore|routing|dht stat|get|ls|read|resolve|verify|version|findpeer|findprovs|query',
        'pin|key|bootstrap|pubsub|p2p|log|cid|multibase ls|list|verify|peers|tail|format|bases|codecs|hashes|inspect|decode|encode|transcode|base32',
        'swarm addrs|peers|resources|filters',
        'name resolve|inspect|get',
        'config show|profile',
        'update check|versions',
        'dag export',
        'pin remote ls',
        'swarm peering ls',
      ],
      changes: [
        'init|add',
        'files cp|mkdir|mv|write|flush|chcid|touch|chmod',
        'pin add|update',
        'dag|block|object import|put|new|patch',
        'key gen|import|rename|sign',
      ],
    },
    effects: {
      rows: [
        ordinary('daemon', 'network', 'shares files with other machines', { area: 'network' }),
        ordinary('name publish|put', 'uploads', 'publishes an address for everyone to see'),
        ordinary('pin remote add', 'uploads', 'has another machine keep files'),
        ordinary('pubsub pub', 'uploads', 'sends messages to everybody'),
        ordinary('routing|dht|provide provide|put|reprovide|once', 'uploads', 'tells others what this machine has'),
        ordinary('shutdown', 'system', 'stops the service of IPFS', { area: 'services' }),
        dangerous('repo gc', 'deletes', 'deletes files that are not pinned'),
        dangerous('files|block rm', 'deletes', 'deletes files of IPFS'),
        dangerous('pin rm', 'deletes', 'lets files be deleted'),
        dangerous('pin remote rm', 'deletes', 'lets files be deleted'),
        dangerous('key rm', 'deletes', 'deletes keys'),
        ordinary('key export', 'secret', 'exports a key', { area: 'credentials' }),
        ordinary('config', 'settings', 'changes the settings of IPFS', { least: 3, unless: /^(?:show|profile)$/ }),
        ordinary('config replace|edit', 'settings', 'changes the settings of IPFS'),
        ordinary('bootstrap add|rm', 'settings', 'changes with whom IPFS talks'),
        ordinary('swarm connect|disconnect|peering|filters add|rm', 'network', 'changes with whom IPFS talks'),
        dangerous('p2p listen|forward', 'uploads', 'opens this machine to others', { called: 'p2p listen forward tunnel expos' }),
        dangerous('update install|revert', 'runs-foreign-code', 'replaces itself with a downloaded program'),
        ordinary('mount', 'system', 'mounts IPFS as a folder', { area: 'disks' }),
      ],
      short: 'cL',
      long: ['config', 'repo-dir', 'api', 'timeout', 'encoding', 'enc'],
    },
    acts: { reaches: 'api', writes: 'o output', runs: 'config c repo-dir' },
    data: `D debug L local timeout encoding enc stream-channels r recursive Q quieter q w wrap-with-directory n only-hash H hidden t trickle s
      chunker pin raw-leaves nocopy fscache cid-version hash p progress a archive C compress l compression-level offset length type format
      headers size resolve-type key lifetime ttl allow-offline offline init migrate enable-gc enable-pubsub-experiment profile e empty-repo
      human v parents to-files`,
  },
  'ipfs-cluster-ctl': {
    network: 'talks',
    area: 'cloud',
    passwords: ['--basic-auth[= ]'],
    does: { reads: ['id|version|health|status|help|commands', 'peers|pin ls', 'recover', 'health graph|metrics|alerts'] },
    effects: {
      rows: [
        ordinary('add|pin add|update', 'uploads', 'has other machines keep files'),
        ordinary('pin add|update', 'uploads', 'has other machines keep files'),
        dangerous('pin rm', 'deletes', 'lets files be deleted'),
        dangerous('peers rm', 'deletes', 'takes a machine out of the cluster'),
        dangerous('ipfs gc', 'deletes', 'deletes files that are not pinned'),
      ],
      short: 'lpe',
      long: ['host', 'secret', 'encoding', 'timeout', 'basic-auth'],
    },
    acts: { lowers: 'no-check-certificate', reaches: 'l host' },
    data: 'p secret e encoding t timeout https basic-auth force f d debug replication r name n recursive filter local allocations wait',
  },
  mutagen: {
    network: 'talks',
    does: {
      reads: ['version|legal|help', 'sync|forward|project list|monitor', 'generate'],
      changes: ['sync|forward|project pause|flush|resume'],
    },
    effects: {
      rows: [
        ordinary('sync create|reset', 'uploads', 'keeps folders of two machines the same'),
        ordinary('forward create', 'network', 'passes connections to or from another machine', { area: 'network' }),
        ordinary('project start|run|reset', 'runs-project-code', 'starts what the file of the project says'),
        ordinary('sync|forward|project terminate', 'system', 'ends what keeps folders the same or passes connections', {
          area: 'processes',
        }),
        ordinary('daemon start|stop|register|unregister|run', 'system', 'starts or stops the service that keeps folders the same', {
          area: 'services',
        }),
      ],
    },
    acts: { runs: 'c configuration-file f project-file' },
    data: `n name l label m mode i ignore ignore-vcs ignore-syntax h hash max-entry-count max-staging-file-size permissions-mode symlink-mode
      watch-mode default-file-mode default-directory-mode default-owner default-group a all label-selector paused p template
      no-global-configuration skip-wait scan-mode stage-mode probe-mode`,
  },
  lsyncd: {
    area: 'services',
    effects: {
      rows: [
        ordinary('', 'uploads', 'keeps a folder of another machine the same as one here, and deletes there', {
          without: '-help --help -version --version',
          area: 'uploads',
        }),
      ],
    },
    acts: { runs: '-runner', writes: '-pidfile -logfile' },
    data: '-delay -help -insist -log -nodaemon -rsync -rsyncssh -direct -version -statusfile',
  },
  csync2: {
    network: 'talks',
    effects: {
      rows: [
        ordinary('', 'uploads', 'makes files of other machines the same as here', { options: '-u -x' }),
        ordinary('', 'changes', 'changes which files count as the right ones', { options: '-f -m -R -o -c -h -I' }),
        ordinary('', 'network', 'lets other machines change files here', { options: '-i -ii -iii', area: 'network' }),
      ],
    },
    acts: { writes: 's D', runs: 'C' },
    data: 'h c u o f m x H L M S T -TT R i -ii -iii l r d B A N I X U G P F t W k v',
  },
  ...each('onionshare onionshare-cli', {
    effects: {
      rows: [
        dangerous('', 'uploads', 'lets others fetch files, or send some to this machine', {
          called: 'onion shar send publish serv(?:e|ing)\\b host receiv chat website',
          without: '-h --help --version',
        }),
      ],
    },
    acts: { runs: 'config', writes: 'data-dir persistent', reaches: 'webhook-url', lowers: 'public disable_csp' },
    data: `receive website chat local-only connect-timeout title auto-start-timer auto-stop-timer no-autostop-sharing disable-text disable-files
      custom_csp filenames filename`,
  }),
});
