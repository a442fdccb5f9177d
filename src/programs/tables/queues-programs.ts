/** Programs: queues of tasks, and data that is kept beside a repository. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';

export const QUEUES = (): Family => ({
  // Source: the help texts of Pueue 4.0.4, pueue/src/client/cli.rs of github.com/Nukesor/pueue
  pueue: {
    area: 'jobs',
    does: {
      reads: ['status|log|follow|wait|help'],
      changes: ['switch|stash|enqueue|start|restart|pause|parallel|clean|remove|send', 'group add|remove'],
    },
    effects: {
      short: 'cwdgaol',
      long: ['config', 'profile', 'working-directory', 'delay', 'group', 'after', 'priority', 'label', 'lines', 'status', 'signal'],
      rows: [
        ordinary('edit', 'changes', 'changes the command of a task'),
        ordinary('env', 'changes', 'changes the variables of a task'),
        dangerous('kill|shutdown', 'system', 'ends running tasks', { area: 'processes' }),
        dangerous('reset', 'system', 'ends all tasks and forgets them', { area: 'processes' }),
      ],
    },
    wraps: {
      subcommand: ['add'],
      short: 'wdgaol',
      long: ['working-directory', 'delay', 'group', 'after', 'priority', 'label'],
      inner: 'text',
    },
    acts: { runs: 'config c' },
    data: `e escape i immediate follow s stashed p print-task-id g group a all all-failed failed-in-group k in-place not-in-place edit w wait
      j json l lines f full force q quiet successful-only signal status profile`,
  },

  // Source: the command reference of DVC, content/docs/command-reference of github.com/iterative/dvc.org (December 2025)
  dvc: {
    area: 'repository',
    network: 'talks',
    does: {
      reads: [
        'check-ignore|dag|diff|doctor|list|ls|list-url|ls-url|root|status|version|help',
        'data status',
        'exp|experiments diff|list|ls|show',
        'metrics|params diff|show',
        'plots diff|show|templates',
        'queue logs|status',
        'remote|stage list',
      ],
      changes: [
        'add|checkout|commit|fetch|freeze|init|move|mv|pull|unfreeze|unprotect|update|get|get-url|import|import-url|remove|rm',
        'artifacts get',
        'cache dir|migrate',
        'exp|experiments apply|branch|clean|pull|rename|save',
        'queue stop|remove',
        'remote remove|rename',
      ],
      runs: ['repro', 'exp|experiments run', 'queue start'],
    },
    effects: {
      rows: [
        ordinary('push', 'uploads', 'sends data to the remote storage'),
        ordinary('exp|experiments push', 'uploads', 'sends experiments to the remote storage'),
        ordinary('remote add|modify|default', 'settings', 'changes where data is sent'),
        ordinary('config', 'settings', 'changes the settings of DVC', { least: 3 }),
        ordinary('config', 'settings', 'changes the settings of DVC', { options: '-u --unset' }),
        ordinary('install', 'settings', 'installs hooks of git'),
        ordinary('stage add', 'settings', 'changes which commands the project runs'),
        dangerous('destroy', 'deletes', 'deletes all that DVC keeps in this project', { area: 'files' }),
        dangerous('gc', 'deletes', 'deletes data that is not in use', { without: '--dry', area: 'files' }),
        dangerous('exp|experiments remove|rm', 'deletes', 'deletes experiments'),
        ordinary('queue kill', 'system', 'ends running experiments', { area: 'processes' }),
        ordinary('studio login|logout|token', 'secret', 'shows or changes a token of the account', { area: 'credentials' }),
      ],
    },
    acts: { writes: 'o out', runs: 'config remote-config fs-config html-template' },
    data: `no-commit glob to-remote r remote remote-jobs f force no-relink rev stage show-url j jobs unset system global project local
      dvc-files dry d details a all non-matching stdin summary with-deps R recursive relink allow-missing l list show-origin outs full md
      mermaid dot granular untracked-files unchanged not-in-remote json targets show-hash hide-missing param-deps no-path precision
      n num A all-commits name-only run-cache no-run-cache queue keep g git-remote temp run-all s single-item p pipeline P all-pipelines
      downstream force-downstream pull keep-going ignore-errors m message T all-tags all-branches no-pager only-changed sort-by
      sort-order sha csv max-size type w workspace date all-experiments projects c cloud table output-format no-exec no-download
      version-aware subdir no-scm use-pre-commit-tool tree L level size dvc-only x y x-label y-label title show-vega no-header interactive
      success failed queued e encoding default no-updates`,
    verbs: true,
  },
});
