/** Programs: hosts of repositories, and other programs around git. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { changesForOthers, deletesOnServer } from './shared-rows.ts';

export const REPOSITORIES = (): Family => ({
  // hosts of repositories
  // aliases and options of attestation, cache and ruleset. Source: pkg/cmd of github.com/cli/cli (October 2024)
  gh: {
    network: 'talks',
    effects: {
      loose: true,
      rows: [
        deletesOnServer('release delete', { options: '--cleanup-tag' }),
        dangerous('repo sync', 'deletes', 'discards commits of a branch', { options: '--force' }),
        dangerous('pr checkout|co', 'deletes', 'discards commits of the local branch', { options: '--force' }),
        ordinary('release download|upload', 'changes', 'overwrites files of the same name', { options: '--clobber' }),
        ordinary('codespace|cs stop|edit|rebuild|create', 'changes', 'starts, stops or changes a codespace', { area: 'cloud' }),
        ordinary('pr review', 'changes', 'approves a pull request', {
          options: '-a --approve',
          called: 'approv lgtm accept genehmig aprob',
        }),
        deletesOnServer(
          'repo|release|gist|issue|label|cache|run|secret|variable|project|codespace|cs|ssh-key|gpg-key delete|delete-asset|remove|rm',
        ),
        dangerous('repo edit', 'uploads', 'changes who may see the repository', { options: '--visibility' }),
        ordinary('repo create|new|edit', 'changes', 'changes a repository on GitHub'),
        ordinary(
          'pr create|new|edit|comment|review|close|reopen|ready|lock|unlock|update-branch|revert',
          'changes',
          'changes a pull request on GitHub',
        ),
        ordinary('pr merge', 'changes', 'merges a pull request', { called: String.raw`merg land ship squash rebas` }),
        dangerous('pr merge', 'changes', 'merges a pull request although its checks or reviews are missing', {
          options: '--admin',
          called: String.raw`admin forc bypass anyway without overrid`,
        }),
        ordinary('issue create|new|edit|comment|close|reopen|lock|unlock|pin|unpin|transfer', 'changes', 'changes an issue on GitHub'),
        ordinary('release create|new|edit|upload', 'uploads', 'publishes files in a release'),
        ordinary('gist create|new|edit|rename', 'uploads', 'publishes files as a gist'),
        ordinary('run rerun|cancel', 'changes', 'starts or stops workflows on GitHub'),
        ordinary('workflow run|enable|disable', 'changes', 'starts or stops workflows on GitHub', { area: 'cloud' }),
        ordinary('label|ruleset|project create|edit|clone|item-add|item-edit|link|close', 'changes', 'changes something on GitHub'),
        dangerous('secret|variable set', 'changes', 'changes a secret or a variable of the workflows'),
        dangerous('auth token', 'secret', 'shows your token for GitHub'),
        dangerous('auth status', 'secret', 'shows your token for GitHub', { options: '-t --show-token' }),
        dangerous('ssh-key|gpg-key|deploy-key add', 'system', 'gives a key access to your account'),
        ordinary('auth login|logout|refresh|setup-git|switch', 'changes', 'changes how you log in to GitHub'),
        dangerous('alias|config set|import', 'startup', 'changes which commands gh runs'),
        dangerous('codespace|cs ports|ssh|cp', 'uploads', 'connects this machine with a codespace'),
        deletesOnServer('api', { options: '-X --method', value: /^DELETE$/i }),
        dangerous('api', 'changes', 'changes something on GitHub', { options: '-X --method', value: /^(?!GET$)/i }),
        dangerous('api', 'uploads', 'sends data to GitHub', { options: '--input' }),
        changesForOthers('repo archive|rename'),
        deletesOnServer('api', { options: '--delete' }),
        ordinary('repo|pr|issue|release|api|gist', 'network', 'talks to GitHub'),
      ],
    },
    verbs: true,
    pages: true,
    package: true,
    listed: 'services',
    common: true,
    area: 'repository',
    does: {
      reads: [
        'status|search|browse|help|version|completion',
        'attestation|at verify|trusted-root',
        'repo|pr|issue|release|run|workflow|gist|cache|label|ruleset|rs|secret|variable|org|project|alias|config|ssh-key|gpg-key ls',
        'extension|extensions|ext list|ls|search',
        'rs list|view|check',
        'cs list|ls|view|logs',
        'repo list|view|gitignore|license',
        'pr list|view|status|diff|checks',
        'issue list|view|status',
        'release list|view|verify',
        'run list|view|watch',
        'workflow list|view',
        'gist list|view',
        'auth status',
        'cache list',
        'label list',
        'ruleset list|view|check',
        'secret list',
        'variable list|get',
        'org list',
        'project list|view|field-list|item-list',
        'alias list',
        'config get|list',
        'ssh-key list',
        'gpg-key list',
        'codespace list|view|logs',
        'api',
      ],
      changes: [
        'repo clone|fork|sync|set-default',
        'pr checkout',
        'issue develop',
        'release|attestation|at download',
        'extension|extensions|ext remove',
        'run download',
        'gist clone',
        'label clone',
      ],
      installs: ['extension|extensions|ext install|upgrade|exec|create'],
      runs: ['copilot'],
    },
    acts: { reaches: 'hostname', runs: 'editor', writes: 'output clone dir', lowers: 'with-token insecure-storage' },
    data: `O k key owner signer-repo signer-workflow predicate-type digest-alg bundle format desc parents R repo L limit s state B base H
      head t title b body F body-file a assignee l label m milestone A author S search q jq json template w web workflow branch user
      event created commit c comment comments log log-failed job exit-status draft p project r reviewer f fill fill-first fill-verbose
      sort order visibility language topic archived fork source X method field raw-field paginate slurp i include cache preview n name
      D pattern notes notes-file generate-notes latest prerelease target tag watch interval required e env o org ref squash merge
      rebase delete-branch d auto private public internal push remote add-readme g gitignore license disable-wiki disable-issues
      homepage team fail-fast name-only add-label remove-label add-reviewer remove-reviewer add-assignee remove-assignee add-project
      remove-project add-milestone request-changes reason failed all exclude-drafts exclude-pre-releases no-archived stars forks
      good-first-issues help-wanted-issues include-forks number followers updated size match involves mentions team-mentions checks
      review review-requested reviewed-by merged merged-at no-assignee no-label no-milestone no-project linked locked closed
      description type color add-topic default-branch patch text id raw files filename line readme attempt compact skip-existing
      archive dry-run discussion-category verify-tag fail-on-no-commits notes-from-tag subject match-head-commit head-repo copy
      submodules detach fork-name default-branch-only remote-name upstream-remote-name disable-auto no-maintainer-edit recover T path
      git-protocol y filter cleanup-tag u clobber force notes-start-tag enable-auto-merge delete-branch-on-merge enable-squash-merge
      enable-merge-commit enable-rebase-merge enable-issues enable-projects enable-wiki enable-discussions allow-update-branch
      accept-visibility-change-consequences`,
  },
  glab: {
    network: 'talks',
    effects: {
      loose: true,
      rows: [
        deletesOnServer('repo|mr|issue|release|label|variable|snippet|ssh-key|schedule|ci delete'),
        ordinary(
          'mr|issue create|update|note|merge|close|reopen|approve|revoke|rebase|subscribe|unsubscribe|todo',
          'changes',
          'changes something on GitLab',
        ),
        ordinary('ci run|retry|cancel|trigger', 'changes', 'starts or stops pipelines'),
        ordinary('repo|label|snippet|schedule create|edit|update', 'changes', 'changes something on GitLab'),
        ordinary('release create|upload', 'uploads', 'publishes files in a release'),
        dangerous('variable set|update|export|get|list', 'secret', 'shows or changes variables of the pipelines'),
        dangerous('auth status', 'secret', 'shows your token for GitLab', { options: '-t --show-token' }),
        dangerous('config get token|oauth_token|job_token', 'secret', 'shows your token for GitLab'),
        dangerous('ssh-key|deploy-key add', 'system', 'gives a key access'),
        dangerous('alias|config set', 'startup', 'changes which commands glab runs'),
        ordinary('auth login|logout', 'changes', 'changes how you log in to GitLab'),
        deletesOnServer('api', { options: '-X --method', value: /^DELETE$/i }),
        dangerous('api', 'changes', 'changes something on GitLab', { options: '-X --method', value: /^(?!GET$)/i }),
        // fields are sent with POST where no method is given
        dangerous('api', 'changes', 'changes something on GitLab', {
          options: '-f --raw-field -F --field --input',
          without: '-X --method',
        }),
        ordinary('api', 'network', 'talks to GitLab'),
        changesForOthers('repo archive|transfer'),
      ],
    },
    area: 'repository',
    does: {
      reads: [
        'repo view|list|search|contributors',
        'mr list|view|diff|approvers|issues',
        'issue list|view',
        'ci list|view|status|get|trace|lint',
        'release list|view',
        'auth status',
        'label list|get',
        'help|version|completion|check-update',
        'snippet list|view',
        'config get',
        'pipeline|pipelines|pipe list|view|status|get|trace|lint',
      ],
      changes: ['repo clone|fork', 'mr checkout', 'release download', 'ci artifact'],
    },
    acts: { reaches: 'hostname h' },
    data: `R repo g group a assignee l label m milestone s state title description b branch source-branch target-branch p page P per-page F
      output web draft all auto-merge when-pipeline-succeeds squash remove-source-branch y yes rebase sha message fill push ready
      reviewer c comments live status order o sort source-issue target-label not-label not-author author N not-assignee mine M closed
      A i issue e epic confidential C weight w due-date time-estimate time-spent linked-issues linked-mr recover no-editor
      allow-collaboration related-issue signoff copy-issue-labels squash-message squash-before-merge raw color pipeline-id ref r
      variables X method H header include paginate masked protected value f raw-field field private internal defaultBranch scope O git-protocol
      stdin remote jq`,
  },
  hub: {
    package: true,
    area: 'repository',
    network: 'talks',
    does: {
      reads: ['browse|compare|ci-status', 'release show|download', 'issue|pr list|show'],
      changes: ['clone|fork|checkout|sync|create|fetch'],
    },
    effects: {
      rows: [
        ordinary('api|release', 'changes', 'changes something on GitHub'),
        deletesOnServer('delete'),
        ordinary('push|pull-request|create|merge|gist', 'uploads', 'sends commits or requests to GitHub'),
      ],
    },
  },

  // others
  tig: { package: true, reads: true, area: 'repository', does: { reads: ['log|show|blame|grep|refs|reflog|stash|status', ''] } },
  lazygit: {
    package: true,
    changes: true,
    area: 'repository',
    acts: { runs: 'ucf use-config-file ucd use-config-dir' },
    data: 'p path f filter git-dir work-tree w g v version l logs d debug',
  },
  gitleaks: {
    files: 'kept',
    reads: true,
    acts: { writes: 'r report-path', runs: 'c config' },
    data: `s source f report-format v verbose l log-level redact no-git no-banner staged exit-code b baseline-path log-opts
      max-target-megabytes`,
  },
});
