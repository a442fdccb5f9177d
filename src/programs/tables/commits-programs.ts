/** Programs: what works on repositories of git, their history and the messages of commits. */
import { dangerous, ordinary, type EffectRow, type Extra } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { deletesFiles, rewritesHistory, sendsChanges } from './shared-rows.ts';

const talks = (words: string): EffectRow => ordinary(words, 'network', 'talks to a git server');
/** Programs that run before or after each commit from then on. */
const hooks = (words: string, extra: Extra = {}): EffectRow =>
  ordinary(words, 'startup', 'runs the checks of the project before each commit', extra);

export const COMMITS = (): Family => ({
  // git. Sources: the options in the source of each: ghq 1.8, git-absorb 0.9, git-sizer 1.5, git-town 22, git-branchless 0.11, gibo 3,
  // gitwatch 0.5, bfg 1.15, gita 0.16, git-secret 0.5; the manual page of each: git-filter-repo 2.38, myrepos 1.20, git-review 2.3, gitk and
  // git-gui 2.39, gource 0.54
  ghq: {
    area: 'repository',
    does: { reads: ['list|root|help'], changes: ['get|clone|create|migrate'] },
    effects: { rows: [talks('get|clone'), deletesFiles('rm', { without: '--dry-run', area: 'repository' })] },
    data: 'update u p shallow look l vcs silent s no-recursive branch b parallel P bare partial exact e full-path unique dry-run all y',
  },
  'git-absorb': {
    changes: true,
    area: 'repository',
    data: `b base n dry-run no-limit force-author force-detach f force r and-rebase gen-completions w whole-file F one-fixup-per-commit s squash m
      message`,
  },
  'git-sizer': {
    reads: true,
    data: `threshold no-verbose critical names j json-version progress no-progress branches no-branches tags no-tags remotes no-remotes notes
      no-notes stash no-stash include exclude show-refs`,
  },
  'git-town': {
    area: 'repository',
    does: {
      reads: ['branch|diff-parent|help|completions|status|runlog', 'config get-parent'],
      changes: [
        'append|combine|compress|commit|continue|detach|down|up|feature|hack|init|observe|offline|park|prepend|prototype|rename|repo|set-parent',
        'skip|swap|switch|sync|undo|merge|contribute|walk',
      ],
    },
    effects: {
      rows: [
        talks('sync|ship|hack|propose'),
        ordinary('sync', 'uploads', 'sends commits to a server', { without: '--no-push --dry-run' }),
        ordinary('propose', 'uploads', 'proposes a branch for review', { without: '--dry-run' }),
        ordinary('ship', 'changes', 'merges a branch', { without: '--dry-run' }),
        dangerous('delete', 'deletes', 'deletes a branch, also on the server', { without: '--dry-run' }),
      ],
    },
    data: `a all d detached dry-run no-detached no-push push p prune s stack auto-resolve no-auto-resolve gone non-interactive interactive m
      message message-file f b body body-file title t browser no-browser beam c commit prototype propose no-sync stash no-stash strategy
      to-parent display-types`,
  },
  'git-branchless': {
    area: 'repository',
    does: {
      reads: ['smartlog|sl|query|help|bug-report'],
      changes: ['amend|hide|unhide|init|move|next|prev|record|reword|restack|repair|split|switch|sync|undo|difftool|gc'],
      runs: ['test'],
    },
    effects: { rows: [ordinary('submit', 'uploads', 'sends commits to a server')] },
    acts: { runs: 'x exec' },
    data: 's source b base d dest onto c create insert m message a all i interactive f force merge hidden main pull uninstall',
  },
  'git-filter-repo': {
    area: 'repository',
    effects: { rows: [rewritesHistory('', { without: '--analyze --dry-run -h --help --version' })] },
    acts: {
      runs: `filename-callback message-callback name-callback email-callback refname-callback blob-callback commit-callback tag-callback
        reset-callback`,
      writes: 'target report-dir',
    },
    data: `analyze invert-paths path-match path path-glob path-regex use-base-name path-rename path-rename-match paths-from-file
      subdirectory-filter to-subdirectory-filter replace-text strip-blobs-bigger-than strip-blobs-with-ids tag-rename replace-message
      preserve-commit-hashes preserve-commit-encoding mailmap use-mailmap replace-refs prune-empty prune-degenerate no-ff source force f
      partial refs dry-run debug stdin`,
  },
  bfg: {
    area: 'repository',
    effects: { rows: [rewritesHistory('', { without: '--help --version' })] },
    data: `b strip-blobs-bigger-than B strip-biggest-blobs bi strip-blobs-with-ids D delete-files delete-folders convert-to-git-lfs rt replace-text
      fi filter-content-including fe filter-content-excluding fs filter-content-size-threshold p protect-blobs-from no-blob-protection
      strict-object-checking private massive-non-file-objects-sized-up-to`,
  },
  'git-review': {
    network: 'talks',
    area: 'repository',
    effects: {
      short: 'drxNXmt',
      long: ['download', 'remote', 'cherrypick', 'cherrypickonly', 'cherrypickindicate', 'compare', 'topic', 'reviewers', 'notify'],
      rows: [
        ordinary('', 'uploads', 'sends commits to be reviewed', {
          without:
            '-d --download -x --cherrypick -N --cherrypickonly -X --cherrypickindicate -m --compare -l --list -s --setup -n --dry-run --version',
        }),
      ],
    },
    data: `i new-changeid f finish F force-rebase n dry-run s setup T no-topic p private P remove-private w work-in-progress W ready u update l
      list y R no-rebase no-thin no-custom-script track no-track use-pushurl license t r x`,
  },
  'git-secret': {
    area: 'credentials',
    does: { reads: ['changes|list|usage|whoknows'], changes: ['add|hide|init|remove'] },
    effects: {
      rows: [
        ordinary('cat', 'secret', 'shows a secret file'),
        ordinary('reveal', 'secret', 'writes the secret files as they are'),
        dangerous('tell', 'system', 'gives someone access to the secrets'),
        ordinary('removeperson|killperson', 'system', 'takes access to the secrets from someone'),
        ordinary('clean', 'deletes', 'deletes the encrypted files'),
      ],
    },
    data: 'c d m f F P p i l a',
  },
  gibo: { does: { reads: ['dump|list|search|root|version|help|completion'], changes: ['update'] }, effects: { rows: [talks('update')] } },
  gitwatch: {
    area: 'repository',
    effects: {
      short: 'sdrbglLmcex',
      rows: [
        ordinary('', 'changes', 'commits each change from then on', { least: 1 }),
        ordinary('', 'uploads', 'sends commits to a server', { options: '-r' }),
      ],
    },
    acts: { runs: 'c', writes: 'g' },
    data: 's d r R b l L m C e f M v x',
  },
  gitk: {
    reads: true,
    acts: { runs: 'argscmd' },
    data: 'all branches tags remotes since until date-order merge left-right full-history simplify-merges ancestry-path L select-commit',
  },
  'git-gui': { changes: true, area: 'repository' },
  gource: {
    reads: true,
    acts: { writes: 'o output-ppm-stream output-custom-log save-config', runs: 'load-config' },
    data: 'f p t a s c i e b',
  },
  mr: {
    area: 'repository',
    does: {
      reads: ['status|diff|log|list|ls|config|grep|help'],
      changes: ['checkout|update|register|remember|offline|online|fetch|commit|ci|record'],
    },
    wraps: { subcommand: ['run'], inner: 'argv' },
    effects: {
      short: 'dcnj',
      long: ['directory', 'config', 'no-recurse', 'jobs'],
      rows: [
        talks('checkout|update|fetch'),
        sendsChanges('push'),
        deletesFiles('clean', { options: '-f --force', area: 'repository' }),
        dangerous('bootstrap', 'runs-foreign-code', 'runs what a file of repositories says'),
      ],
    },
    acts: { runs: 'c config', lowers: 't trust-all k insecure' },
    data: 'd directory f force force-env m minimal s stats i interactive n no-recurse j jobs cache cached uncache top p path l',
  },
  gita: {
    area: 'repository',
    does: {
      reads: ['ll|ls|freeze|st|stat|status|log|lo|br|branch|diff|dfs|patch|last|remote|reflog|describe|whatchanged|help'],
      changes: [
        'add|clone|context|color|flags|group|info|rename|rm|clear|fetch|pull|commit|co|checkout|ci|stash|tag|merge|rebase|mergetool',
      ],
    },
    wraps: { subcommand: ['shell'], inner: 'text' },
    effects: {
      short: 'gCfnb',
      rows: [
        talks('clone|fetch|pull|remote'),
        sendsChanges('push'),
        deletesFiles('clean', { area: 'repository' }),
        dangerous('reset', 'deletes', 'discards uncommitted changes'),
      ],
    },
    data: 'a b r g C p f n v s',
  },

  // commits and releases. Sources: the options in the source of each: commitizen 4, cocogitto 7, commitlint 20, standard-version 9.5,
  // gitmoji-cli 9, prek 0.3; gitlint(1) 0.17
  cz: {
    area: 'repository',
    does: { reads: ['check|example|info|ls|schema|version|help'], changes: ['', 'commit|c|bump|changelog|ch'] },
    effects: { short: 'nlsdprt', long: ['config', 'name'], rows: [hooks('init')] },
    acts: { runs: 'config t template', writes: 'write-message-to-file file-name export-template', lowers: 'no-verify' },
    data: `n name -nr no-raise retry no-retry dry-run s signoff a all e edit l message-length-limit files-only version-files-only local-version
      changelog -ch tag-format bump-message prerelease -pr d devrelease increment increment-mode check-consistency -cc annotated-tag -at
      annotated-tag-message -atm gpg-sign changelog-to-stdout git-output-to-stderr major-version-zero prerelease-offset version-scheme
      version-type build-metadata get-next allow-no-commit unreleased-version incremental start-rev merge-prerelease commit-msg-file
      rev-range use-default-range m message allow-abort allowed-prefixes r report p project c commitizen major minor patch tag next
      extra`,
  },
  cog: {
    area: 'repository',
    does: {
      reads: ['check|log|verify|changelog|get-version|generate-completions|generate-manpages|help'],
      changes: ['commit|edit|init'],
      runs: ['bump'],
    },
    effects: { rows: [hooks('install-hook')] },
    acts: { runs: 'config H hook-profile' },
    data: `l from-latest-tag i ignore-merge-commits ignore-fixup-commits B breaking-change t type a author s scope e no-error f file at template r
      remote o owner repository u unified fallback package include-prereleases tag auto M major m minor p patch pre build A annotated d
      dry-run skip-ci skip-ci-override skip-untracked disable-bump-commit include-packages edit sign add update overwrite all`,
  },
  commitlint: {
    reads: true,
    acts: { runs: 'g config x extends H help-url p parser-preset' },
    data: 'c d cwd e edit E env f from from-last-tag git-log-args l last default-config o format q t to V s strict options print-config',
  },
  'standard-version': {
    does: { runs: [''] },
    effects: {
      rows: [
        ordinary('', 'changes', 'writes the changelog, commits it and makes a tag', {
          without: '--dry-run -h --help --version',
          area: 'repository',
        }),
      ],
    },
    acts: { runs: 'scripts', writes: 'i infile', lowers: 'n no-verify' },
    data: `r release-as p prerelease m message f first-release s sign a commit-all t tag-prefix skip git-tag-fallback path preset lerna-package
      releaseCommitMessageFormat header`,
  },
  gitmoji: {
    changes: true,
    network: 'talks',
    area: 'repository',
    effects: { rows: [hooks('', { options: '-i --init' })] },
    data: 'i init r remove g config c commit l list s search u update hook',
  },
  gitlint: {
    does: { reads: ['', 'lint|help'], changes: ['generate-config|uninstall-hook'] },
    effects: { short: 'Cce', long: ['target', 'commit', 'commits', 'config', 'ignore', 'contrib'], rows: [hooks('install-hook')] },
    acts: { runs: 'C config e extra-path' },
    data: 'target c commit commits ignore contrib msg-filename ignore-stdin staged fail-without-commits s d',
  },
  prek: {
    network: 'talks',
    does: {
      reads: [
        'list|validate-config|validate-manifest|sample-config|help',
        'util identify|list-builtins|generate-shell-completion',
        'cache dir|size',
      ],
      changes: ['uninstall|clean|gc|init-templatedir', 'cache gc|clean', 'util yaml-to-toml|init-templatedir'],
      runs: ['', 'run|try-repo|hook-impl'],
      installs: ['update|auto-update|autoupdate|install-hooks|prepare-hooks'],
    },
    wraps: { subcommand: ['exec'], operands: 1, inner: 'argv' },
    effects: {
      short: 'cC',
      long: ['config', 'cd', 'color'],
      rows: [hooks('install'), ordinary('self update', 'system', 'updates the program', { area: 'packages' })],
    },
    acts: { runs: 'c config', writes: 'log-file f file o output' },
    data: `C cd refresh no-progress no-log-file show-settings force overwrite prepare-hooks install-hooks t hook-type allow-missing-config git-dir
      skip all a all-files files glob d directory s from-ref source to-ref origin last-commit show-diff-on-failure fail-fast
      no-fail-fast dry-run stage hook-stage group require-group no-group rev ref output-format language bleeding-edge freeze repo
      exclude-repo include-tag exclude-tag exit-code check j jobs cooldown-days`,
  },
});
