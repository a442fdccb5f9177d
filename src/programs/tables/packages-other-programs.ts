/** Programs: package managers of other systems. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { installs, removes } from './shared-rows.ts';

export const PACKAGES_OTHER = (): Family => ({
  // other systems
  pacman: {
    effects: {
      rows: [
        dangerous('', 'system', 'removes packages without asking', { options: '-Rdd --nodeps --noconfirm' }),
        ordinary('', 'system', 'installs or removes packages', { options: '-R -S -U --remove --sync --upgrade' }),
        ordinary('', 'system', 'changes what is on record about packages', { options: '-D --database', without: '-k --check' }),
        ordinary('', 'deletes', 'deletes downloaded packages', { options: '--clean' }),
      ],
    },
    bringsNames: true,
    manager: { of: 'arch', install: 'pacman -S' },
    listed: 'packages',
    common: true,
    area: 'packages',
    acts: { runs: 'config hookdir r root b dbpath gpgdir sysroot', lowers: 'overwrite', writes: 'cachedir logfile' },
    data: `Q q i l o k t u e d m n F y g p s w c T V v h info list owns check unrequired upgrades explicit deps foreign native query search downloadonly
      needed noconfirm confirm color quiet verbose refresh sysupgrade groups print asdeps asexplicit noprogressbar ignore ignoregroup recursive cascade
      nosave files regex machinereadable print-format deptest arch disable-download-timeout assume-installed noscriptlet changelog unneeded x`,
  },
  apk: {
    effects: {
      loose: true,
      rows: [ordinary('fix|upgrade', 'system', 'installs or upgrades packages'), ...removes('del', '--force'), installs('add|upgrade')],
    },
    bringsNames: true,
    manager: { of: 'alpine', install: 'apk add' },
    listed: 'packages',
    area: 'packages',
    network: 'talks',
    does: { reads: ['info|search|list|policy|stats|dot|version|audit|index-list|manifest|verify|query'], changes: ['fetch|cache|update'] },
    acts: {
      runs: 'p root keys-dir',
      reaches: 'X repository repositories-file',
      lowers: 'allow-untrusted force force-broken-world force-overwrite force-refresh no-verify',
    },
    data: `U update-cache u upgrade l latest a available s simulate q quiet v verbose i interactive no-cache t virtual no-progress
      no-network purge wait e installed d description R depends r rdepends L contents W who-owns x exact upgradable orphaned origin O
      o I P providers installed-size`,
  },
  emerge: {
    manager: { of: 'other' },
    listed: 'packages',
    area: 'packages',
    network: 'talks',
    effects: {
      rows: [
        ordinary('', 'system', 'installs, upgrades or removes packages', {
          without: '-s --search -p --pretend --info -V --version -S --searchdesc',
        }),
        dangerous('', 'system', 'removes packages', { options: '-C --unmerge -c --depclean' }),
      ],
    },
    acts: { lowers: 'nodeps', runs: 'config-root root prefix' },
    data: `a ask v verbose u update D deep N newuse U changed-use 1 oneshot av avuDN p pretend s search S searchdesc info sync quiet q e
      emptytree f fetchonly k usepkg j jobs keep-going autounmask with-bdeps backtrack`,
  },
  'xbps-install': {
    manager: { of: 'other' },
    area: 'packages',
    network: 'talks',
    effects: { rows: [ordinary('', 'system', 'installs or upgrades packages', { without: '-n --dry-run' })] },
    acts: { runs: 'C config r rootdir', reaches: 'R repository', lowers: 'I' },
    data: 'S sync u update y yes f force v verbose n dry-run',
  },
  pkg: {
    listed: 'packages',
    area: 'packages',
    network: 'talks',
    does: {
      reads: [
        'info|search|query|rquery|which|version|audit|stats|check|list-all|list-installed|show|files|list|shell-list|help|config',
        'repos|updating',
      ],
      changes: ['fetch|clean|autoclean|lock|unlock|annotate|backup'],
    },
    effects: {
      rows: [
        dangerous('delete|remove|uninstall|autoremove', 'system', 'removes packages'),
        ordinary('install|add|upgrade|update|reinstall|bootstrap|set|register|create|repo', 'system', 'installs or upgrades packages'),
      ],
    },
    acts: { runs: 'C c r o R', lowers: 'U no-repo-update' },
    data: 'y q f n d l x',
  },
  brew: {
    prints: /^shellenv\b/,
    effects: {
      loose: true,
      rows: [
        ordinary('autoupdate start|stop|delete', 'startup', 'starts or ends updates that run by themselves'),
        ordinary('', 'reads', 'shows a place of Homebrew', { options: '--prefix --cellar --repository --repo --caskroom' }),
        ordinary('reinstall|untap|migrate', 'system', 'installs, upgrades or removes packages'),
        ordinary('services start|run', 'startup', 'starts a service, now or at login'),
        ordinary('services restart', 'system', 'restarts a service', { area: 'services' }),
        ordinary('services stop|kill|cleanup', 'system', 'stops services'),
        ...removes('uninstall|remove|rm', '--force --zap'),
        ordinary('autoremove|cleanup', 'system', 'removes packages', { without: '-n --dry-run' }),
        installs('install|upgrade|update|tap'),
      ],
    },
    verbs: true,
    pages: true,
    bringsNames: true,
    manager: { of: 'mac', install: 'brew install' },
    listed: 'packages',
    common: true,
    area: 'packages',
    network: 'talks',
    does: {
      reads: [
        'autoupdate status|version|logs',
        'list|ls|search|info|abv|deps|uses|outdated|doctor|dr|config|--config|home|desc|leaves|log|cat|formulae|casks|commands|help',
        'options|missing|audit|livecheck|tap-info|which-formula|--prefix|--cellar|--repository|--version|--cache|--env|shellenv|cask',
        'services list|info',
        'bundle check|list',
        'analytics state',
        'style|docs|gist-logs|formula|nodenv-sync|alias',
      ],
      changes: [
        'tap-new',
        'link|unlink|pin|unpin|fetch|update-reset|create|extract|edit|completions|postinstall|unpack|developer|analytics',
        'bundle dump',
      ],
      installs: ['install|upgrade|reinstall|update|tap|bundle'],
      runs: ['test|sh|ruby|irb', 'bundle exec'],
    },
    acts: { runs: 'file', lowers: 'no-quarantine skip-cask-deps ignore-dependencies force-bottle', writes: 'appdir' },
    data: `cask formula formulae casks v verbose q quiet d debug n dry-run f force s build-from-source HEAD e overwrite adopt json 1
      versions installed-on-request tree include-build greedy installed all describe a eval-all full-name pinned
      installed-as-dependency prune zap prefix cellar cache repository recursive list-checks repair fix strict online set-name
      audit-debug except only tap include-optional include-test topological union missing t r l desc new git display-cop-names
      except-cops only-cops patch p stat direct total skip-recommended full upgrade cleanup repo caskroom`,
  },
  port: {
    bringsNames: true,
    manager: { of: 'other' },
    listed: 'packages',
    area: 'packages',
    network: 'talks',
    does: {
      reads: [
        'list|search|info|installed|outdated|deps|dependents|variants|contents|provides|echo|help|version|notes|livecheck|lint|rdeps',
        'leaves|diagnose|location|select',
      ],
      changes: ['fetch|checksum|clean|extract|patch|archive|sync|setrequested'],
      runs: ['test|configure|build|destroot'],
      installs: ['install|upgrade|selfupdate|activate|reclaim|migrate'],
    },
    effects: {
      rows: [
        ordinary('uninstall|deactivate', 'system', 'removes packages'),
        ordinary('load|unload|reload', 'startup', 'starts or stops a service, now or at login'),
      ],
    },
    acts: { runs: 'D F', lowers: 'f' },
    data: 'v d q n R u y s b c k p o t',
  },
});
