/** Programs: helpers of Python: notebooks, experiments, environments and tasks. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { deletesOnServer, each } from './shared-rows.ts';

export const NOTEBOOKS = (): Family => ({
  // Python: notebooks and experiments. Sources: the options in the code of jupytext 1.18 and papermill 2.6. From knowledge of the tools, not read
  // again: nbconvert, nbstripout, nbqa, marimo, kedro, wandb, deepspeed
  jupytext: {
    changes: true,
    acts: { runs: 'pipe check', writes: 'o output run-path' },
    effects: { rows: [ordinary('', 'runs-project-code', 'runs a notebook of this project', { options: '-x --execute' })] },
    data: `from to update set-formats sync s paired-paths p format-options opt update-metadata use-source-timestamp check-source-is-newer warn-only
      w test test-strict stop diff d diff-format pipe-fmt set-kernel k quiet q show-changes version v pre-commit pre-commit-mode x execute`,
  },
  papermill: {
    does: { runs: [''] },
    acts: { writes: 'stdout-file stderr-file', runs: 'engine' },
    data: `p parameters r parameters_raw f parameters_file y parameters_yaml b parameters_base64 help-notebook inject-input-path inject-output-path
      inject-paths request-save-on-cell-execute no-request-save-on-cell-execute autosave-cell-every prepare-only prepare-execute k kernel l
      language cwd progress-bar no-progress-bar log-output no-log-output log-level start-timeout execution-timeout report-mode no-report-mode`,
  },
  'jupyter-nbconvert': {
    changes: true,
    effects: { rows: [ordinary('', 'runs-project-code', 'runs a notebook of this project', { options: '--execute' })] },
    acts: { runs: 'config post writer', writes: 'output output-dir' },
    data: `to execute allow-errors stdin stdout inplace clear-output no-prompt no-input template log-level debug generate-config embed-images
      sanitize-html y coalesce-streams allow-chromium-download`,
  },
  ...each('jupyter-notebook jupyterlab', {
    does: { runs: [''] },
    effects: {
      rows: [ordinary('', 'network', 'lets other machines use the notebook', { options: '--ip', value: /^(?!127\.|localhost)/ })],
    },
    acts: { runs: 'config', lowers: 'allow-root' },
    data: `no-browser port ip notebook-dir NotebookApp.notebook_dir ServerApp.root_dir browser app-dir dev-mode core-mode log-level debug`,
  }),
  nbstripout: {
    changes: true,
    effects: {
      rows: [
        ordinary('', 'settings', 'changes which filters git runs for notebooks', { options: '--install --uninstall', area: 'settings' }),
      ],
    },
    data: `install uninstall is-installed status attributes keep-count keep-output keep-id extra-keys drop-empty-cells drop-tagged-cells
      strip-init-cells max-size mode f force t textconv dry-run global system verify python`,
  },
  nbqa: { wraps: { inner: 'argv' }, leaves: /^/ },
  marimo: {
    does: {
      reads: ['env|check', 'config show'],
      changes: ['new|convert|export', 'export html|md|script|ipynb'],
      runs: ['edit|run|tutorial'],
    },
    effects: {
      rows: [ordinary('edit|run', 'network', 'lets other machines use the notebook', { options: '--host', value: /^(?!127\.|localhost)/ })],
      short: 'p',
      long: ['port', 'host', 'token-password'],
    },
    acts: { writes: 'o output', lowers: 'no-token' },
    data: `p port host headless proxy token token-password sandbox watch skip-update-check base-url allow-origins include-code session-ttl
      redirect-console f force l log-level q quiet y yes d development-mode`,
  },
  kedro: {
    does: {
      reads: ['info|catalog|registry|--version'],
      changes: ['new|pipeline|micropkg'],
      runs: ['run|test|ipython|jupyter|lint|package|viz'],
    },
    acts: { runs: 'c config conf-source r runner' },
    data: `n node-names to-nodes from-nodes from-inputs to-outputs load-version lv p pipeline pipelines namespace params tags t e env async a
      only-missing-outputs starter checkout directory name tools example telemetry v verbose`,
  },
  wandb: {
    network: 'talks',
    does: {
      reads: ['status|verify', 'artifact ls|get'],
      changes: ['init|offline|online|enabled|disabled|local|server'],
      runs: ['agent|launch|launch-agent|scheduler'],
    },
    effects: {
      rows: [
        ordinary('sync', 'uploads', 'sends the results of runs to the server'),
        ordinary('artifact put', 'uploads', 'sends files to the server'),
        ordinary('sweep|job create', 'changes', 'makes a search on the server'),
        ordinary('login', 'network', 'logs in to the server'),
        ordinary('restore|pull', 'changes', 'replaces files by those of a run'),
        deletesOnServer('artifact cache cleanup'),
      ],
    },
    passwords: ['wandb\\s+login\\s+'],
    acts: { reaches: 'host' },
    data: `e entity p project relogin cloud id include-online include-offline include-synced clean clean-old-hours clean-force sync-all view name
      controller verbose program settings q queue c count n t type d description a alias root`,
  },
  deepspeed: {
    does: { runs: [''] },
    acts: { reaches: 'H hostfile master_addr', runs: 'launcher launcher_args module' },
    data: `i include e exclude num_nodes num_gpus master_port no_python no_local_rank autotuning elastic_training deepspeed deepspeed_config
      bind_cores_to_rank`,
  },

  // Python: environments and tasks. Sources: none was read again: virtualenvwrapper, pew, fabric, pyinfra, towncrier, cruft and tqdm are known from
  // their help texts
  ...each('mkvirtualenv mktmpenv mkproject', {
    bringsNames: true,
    network: 'talks',
    area: 'packages',
    does: { changes: [''] },
    acts: { runs: 'p python r t' },
    data: 'a i system-site-packages clear no-site-packages prompt no-pip f',
  }),
  ...each('workon cdvirtualenv cdsitepackages cdproject lsvirtualenv showvirtualenv lssitepackages setvirtualenvproject', {
    bringsNames: true,
    changes: true,
    leaves: 'nothing',
    data: 'b l c n',
  }),
  ...each('rmvirtualenv wipeenv', {
    effects: {
      rows: [
        dangerous('', 'deletes', 'deletes a Python environment or its packages', {
          area: 'packages',
          called: 'delet remov wip clean environment virtualenv',
        }),
      ],
    },
  }),
  pew: {
    bringsNames: true,
    does: {
      reads: ['ls|show|dir|lssitepackages|list_pythons|locate_python'],
      changes: ['new|mkproject|mktmpenv|setproject|add|toggleglobalsitepackages|cp|rename'],
      runs: ['in|inall|workon'],
      installs: ['install|restore'],
    },
    effects: { rows: [dangerous('rm|wipeenv', 'deletes', 'deletes a Python environment or its packages', { area: 'packages' })] },
    data: 'p i a r d l b c',
  },
  ...each('fab inv', {
    does: { runs: [''] },
    acts: { runs: 'c collection r search-root f config', reaches: 'H hosts' },
    data: `l list F list-format D list-depth d debug e echo p pty w warn-only n no-dedupe R dry h hide i identity prompt-for-login-password
      prompt-for-passphrase prompt-for-sudo-password S ssh-config t connect-timeout T command-timeout complete print-completion-script`,
  }),
  pyinfra: {
    network: 'talks',
    area: 'cloud',
    does: { runs: [''] },
    acts: { runs: 'config' },
    data: `v y yes limit fail-percent data group-data ssh-user ssh-port ssh-key ssh-key-password ssh-password sudo sudo-user use-sudo-password
      su-user doas parallel serial no-wait dry diff debug debug-facts debug-operations chdir quiet`,
  },
  towncrier: {
    does: { reads: ['check'], changes: ['create'] },
    effects: {
      rows: [
        ordinary('build', 'deletes', 'writes the news and removes their fragments', {
          without: '--draft --keep',
          called: 'build changelog news release',
        }),
      ],
    },
    acts: { runs: 'config', writes: 'dir' },
    data: 'draft keep version name date yes c content edit no-edit compare-with staged section',
  },
  cruft: {
    network: 'talks',
    does: { reads: ['check|diff'], installs: ['create|update'], changes: ['link'] },
    acts: { runs: 'config-file c', writes: 'o output-dir' },
    data: `no-input f overwrite-if-exists skip p project-dir y skip-apply-ask s skip-update u allow-untracked-files cookiecutter-input
      refresh-private-variables strict not-strict e exit-code checkout v variables extra-context template`,
  },
  tqdm: {
    reads: true,
    files: 'shown',
    acts: { writes: 'manpath comppath log' },
    data: `desc total leave ncols mininterval maxinterval miniters ascii disable unit unit-scale unit_scale dynamic-ncols smoothing bar-format
      bar_format initial position postfix unit-divisor delim buf-size buf_size bytes tee update update-to null`,
  },
  ptpython: { like: 'ipython' },
  ptipython: { like: 'ipython' },
});
