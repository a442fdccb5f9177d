import { bad, mild } from '../effect-rows.ts';
import type { Family } from '../program.ts';

/** Version control. */
export const GIT: Family = {
  git: {
    effects: {
      short: 'CcbB',
      long: [
        'git-dir',
        'work-tree',
        'namespace',
        'exec-path',
        'config-env',
        'source',
        'orphan',
        'conflict',
        'unified',
        'inter-hunk-context',
      ],
      rows: [
        bad('reset', 'deletes', 'throws away uncommitted changes', { options: '--hard --merge', recursive: true }),
        bad('clean', 'deletes', 'deletes files that git does not know', {
          options: '-f --force',
          without: '-n --dry-run',
          recursive: true,
        }),
        bad('push', 'uploads', 'overwrites what others may have based their work on', {
          options: '-f --force --mirror --force-with-lease-if-includes',
          without: '-n --dry-run',
        }),
        bad('push', 'deletes', 'deletes a branch or tag on the server', { options: '-d --delete --prune', without: '-n --dry-run' }),
        mild('push', 'uploads', 'sends commits to the server', { without: '-n --dry-run' }),
        bad('checkout|switch', 'deletes', 'throws away uncommitted changes', { options: '-f --force --discard-changes' }),
        bad('restore', 'deletes', 'throws away uncommitted changes of these files', { without: '-S --staged' }),
        bad('restore', 'deletes', 'throws away uncommitted changes of these files', { options: '-W --worktree' }),
        bad('branch', 'deletes', 'drops a branch even if it was not merged', { options: '-D -f --force' }),
        mild('branch', 'changes', 'deletes a merged branch', { options: '-d --delete' }),
        bad('stash drop|clear', 'deletes', 'throws away stashed changes'),
        bad('reflog expire|delete', 'deletes', 'makes lost commits unrecoverable', { without: '-n --dry-run' }),
        bad('gc', 'deletes', 'makes lost commits unrecoverable', { options: '--prune' }),
        bad('prune', 'deletes', 'deletes unreachable objects', { without: '-n --dry-run' }),
        bad('filter-branch|filter-repo', 'deletes', 'rewrites the history', { without: '--dry-run --analyze' }),
        bad('update-ref', 'deletes', 'deletes a ref', { options: '-d' }),
        bad('worktree remove', 'deletes', 'deletes a worktree with its changes', { options: '-f --force' }),
        bad('submodule deinit', 'deletes', 'throws away a submodule’s changes', { options: '-f --force' }),
        bad('rm', 'deletes', 'deletes files from the working tree', { options: '-r -f --force', without: '--cached -n --dry-run' }),
        mild(
          'rm|mv|add|commit|merge|rebase|cherry-pick|revert|apply|am|stash|tag|init|checkout|switch|reset',
          'changes',
          'changes the repository',
        ),
        mild('clone|fetch|pull|ls-remote|submodule', 'network', 'talks to the server'),
      ],
      everyVerb: true,
    },
    files: 'kept',
    unasked: [
      {
        args: /\bconfig\b.*\b(?:core\.(?:pager|editor|sshcommand|fsmonitor|hookspath|askpass)|sequence\.editor|\w+\.external|\S+\.(?:cmd|path|driver|helper|clean|smudge|process|textconv|insteadof)|(?:alias|pager|gpg|include|includeif|credential|filter)\.)/i,
        what: 'sets what git runs or where it connects',
        wish: /config|set|alias|pager|editor|default|credential|helper|tool/i,
      },
      { args: /(?:^| )-c \S+=/, what: 'has git run with other settings', wish: /config|set/i },
    ],
    options: [
      'Phpv C= c=',
      `attr-source? bare config-env? exec-path? git-dir? glob-pathspecs help html-path icase-pathspecs info-path list-cmds?
      literal-pathspecs man-path namespace? no-lazy-fetch no-optional-locks no-pager no-replace-objects noglob-pathspecs paginate
      super-prefix? version work-tree?`,
    ],
    manner: { stops: true, negates: true },
    inputs: { most: 0, values: ['C'] },
    subcommands: {
      status: {
        options: [
          'bhsvz u? M?',
          `ahead-behind branch column find-renames? ignore-submodules? ignored long no-ahead-behind no-column no-renames porcelain?
      renames short show-stash untracked-files? verbose`,
        ],
      },
      add: {
        options: [
          'ANefinpuv',
          `all chmod? dry-run edit force ignore-errors ignore-missing ignore-removal intent-to-add interactive literal-pathspecs? no-all
      no-ignore-removal no-warn-embedded-repo patch pathspec-file-nul? pathspec-from-file? refresh renormalize sparse update
      verbose`,
        ],
      },
      commit: {
        options: [
          'aehinopqsvz C= F= S? c= m= t= u?',
          `all allow-empty-message? allow-empty? amend author? branch cleanup? date? dry-run edit file? fixup? gpg-sign? include
      literal-pathspecs? long message? no-edit no-gpg-sign no-post-rewrite no-signoff no-status? no-verify? null only? patch
      pathspec-file-nul? pathspec-from-file? porcelain quiet reedit-message? reset-author? reuse-message? short signoff squash?
      status? template? trailer? untracked-files? verbose verify`,
        ],
      },
      push: {
        options: [
          '46dfhnquv o=',
          `all atomic delete? dry-run exec? follow-tags force-if-includes force-with-lease? force? ipv4 ipv6 mirror no-atomic
      no-follow-tags? no-force-if-includes no-force-with-lease? no-recurse-submodules? no-signed? no-thin no-verify porcelain
      progress prune? push-option? quiet receive-pack? recurse-submodules? repo? set-upstream? signed? tags thin verbose? verify`,
        ],
      },
      pull: {
        options: [
          '46aefhknpqtv S? X= j= o= r? s=',
          `all allow-unrelated-histories append atomic autostash cleanup? commit deepen? depth? diff-algorithm? dry-run edit exec? ff
      ff-only find-renames? force gpg-sign? ignore-cr-at-eol? ignore-space-at-eol ipv4 ipv6 jobs? keep log? multiple negotiate-only
      negotiation-tip? no-autostash no-commit no-edit no-ff no-gpg-sign no-log? no-rebase no-recurse-submodules? no-renames?
      no-show-forced-updates no-signoff no-squash no-stat no-summary no-tags no-verify no-verify-signatures prefetch progress prune
      prune-tags quiet rebase recurse-submodules? refmap? server-option? set-upstream shallow-exclude? shallow-since?
      show-forced-updates signoff squash stat strategy-option? strategy? summary tags unshallow update-shallow upload-pack? verbose
      verify verify-signatures`,
        ],
      },
      fetch: {
        options: [
          '46Pafhkmnpqtuv j= o=',
          `all append atomic auto-gc auto-maintenance deepen? depth? dry-run exec? filter? force ipv4 ipv6 jobs? keep multiple
      negotiate-only negotiation-tip? no-auto-gc no-auto-maintenance no-recurse-submodules no-show-forced-updates no-tags
      no-write-commit-graph no-write-fetch-head prefetch progress prune prune-tags quiet recurse-submodules-default?
      recurse-submodules? refetch refmap? server-option? set-upstream shallow-exclude? shallow-since? show-forced-updates split
      stdin submodule-prefix? tags unshallow update-head-ok update-shallow upload-pack? verbose write-commit-graph write-fetch-head`,
        ],
      },
      clone: {
        options: [
          '46hlnqsv b= c= j= o= u=',
          `bare also-filter-submodules? branch? bundle-uri? config? depth? dissociate? filter? jobs? local mirror no-checkout
      no-hardlinks no-local no-reject-shallow? no-remote-submodules? no-shallow-submodules no-single-branch? no-tags? origin?
      progress quiet recurse-submodules reference-if-able reference? reject-shallow? remote remote-submodules? separate-git-dir?
      server-option? shallow-exclude? shallow-since? shallow-submodules shared single-branch? sparse? template? upload-pack?
      verbose`,
        ],
      },
      checkout: {
        options: [
          '2dfhlmpq3 B= b= t?',
          `conflict? detach force guess ignore-other-worktrees ignore-skip-worktree-bits literal-pathspecs? merge no-guess no-overlay
      no-overwrite-ignore no-progress no-recurse-submodules no-track orphan? ours overlay overwrite-ignore patch pathspec-file-nul
      pathspec-from-file? progress quiet recurse-submodules theirs track`,
        ],
      },
      switch: {
        options: [
          'dfhmqt C= c=',
          `conflict? create? detach discard-changes force force-create? guess ignore-other-worktrees merge no-guess no-progress
      no-recurse-submodules no-track orphan? progress quiet recurse-submodules track`,
        ],
      },
      restore: {
        options: [
          'SWhmpq2 s=',
          `conflict? ignore-skip-worktree-bits ignore-unmerged literal-pathspecs? merge no-overlay no-progress no-recurse-submodules
      ours overlay patch pathspec-file-nul pathspec-from-file? progress quiet recurse-submodules source? staged theirs worktree`,
        ],
      },
      branch: {
        options: [
          'CDMacdfhilmqrtv u=',
          `abbrev? all color? column? contains? copy create-reflog delete edit-description force format? ignore-case list merged move
      no-abbrev? no-color no-column? no-contains? no-create-reflog no-merged no-track points-at? quiet rebase-merges
      recurse-submodules remotes set-upstream set-upstream-to? show-current sort? track? unset-upstream verbose`,
        ],
      },
      merge: {
        options: [
          'aehnqv F= S? X= m= s=',
          `abort allow-unrelated-histories autostash cleanup? commit continue diff-algorithm? edit ff ff-only file? find-renames?
      gpg-sign? ignore-cr-at-eol? ignore-space-at-eol into-name? log message? no-allow-unrelated-histories? no-autostash no-commit
      no-edit no-ff no-gpg-sign no-log? no-overwrite-ignore no-progress no-renames? no-rerere-autoupdate? no-signoff no-squash
      no-stat no-summary no-verify-signatures no-verify? overwrite-ignore progress quiet quit rerere-autoupdate? signoff squash
      stat strategy-option? strategy? summary verbose verify verify-signatures`,
        ],
      },
      rebase: {
        options: [
          'fhikmnpqv C= S? X= r? s= x=',
          `abort allow-empty allow-empty-message ancestry-path apply autosquash autostash committer-date-is-author-date continue
      diff-algorithm? edit-todo empty? exec? find-renames? fixup? force-rebase fork-point gpg-sign? ignore-cr-at-eol? ignore-date
      ignore-space-at-eol ignore-whitespace interactive keep-base? keep-empty merge no-autosquash no-autostash no-ff no-fork-point
      no-gpg-sign no-keep-empty no-reapply-cherry-picks no-renames? no-rerere-autoupdate no-reschedule-failed-exec no-stat
      no-update-refs no-verify onto? quiet quit reapply-cherry-picks rebase-merges rerere-autoupdate reschedule-failed-exec
      reset-author-date root show-current-patch signoff skip squash stat strategy-option? strategy? update-refs verbose verify
      whitespace?`,
        ],
      },
      reset: {
        options: [
          'Nhpq',
          `amend hard keep literal-pathspecs? merge mixed no-recurse-submodules no-refresh patch pathspec-file-nul pathspec-from-file?
      quiet recurse-submodules refresh soft source`,
        ],
      },
      clean: { options: ['Xdfhinqx e=', 'dry-run exclude? force interactive quiet'] },
      stash: {
        options: [
          'Sahkpqu m=',
          `all include-untracked index keep-index literal-pathspecs? message? no-include-untracked no-keep-index only-untracked patch
      pathspec-file-nul? pathspec-from-file? quiet staged`,
        ],
      },
      remote: { options: ['afhnpv m= t=', 'add all auto delete dry-run mirror? no-tags prune push tags verbose'] },
      tag: {
        options: [
          'adefhilsv F= m= n? u=',
          `annotate cleanup? color? column? contains create-reflog? delete edit file? force format? ignore-case list local-user? merged?
      message? no-column? no-contains? no-create-reflog no-merged? no-sign points-at? sign sort? verify`,
        ],
      },
      'cherry-pick': {
        options: [
          'ehnrsx S? X= m=',
          `abort allow-empty allow-empty-message cleanup? continue edit ff gpg-sign? keep-redundant-commits mainline? no-commit
      no-gpg-sign no-rerere-autoupdate no-walk quit rerere-autoupdate signoff skip strategy-option? strategy?`,
        ],
      },
      revert: {
        options: [
          'ehns S? X= m=',
          `abort cleanup? continue edit gpg-sign? mainline? no-commit no-edit no-gpg-sign no-rerere-autoupdate no-walk quit reference
      rerere-autoupdate signoff skip strategy-option? strategy?`,
        ],
      },
      rm: {
        options: ['fhnqr', 'cached dry-run force ignore-unmatch literal-pathspecs? pathspec-file-nul? pathspec-from-file? quiet? sparse'],
      },
      mv: { options: ['fhknv', 'dry-run force verbose'] },
      init: { options: ['hq b=', 'bare initial-branch? object-format? quiet separate-git-dir? shared template?'] },
      blame: {
        options: [
          'bcefhklnpstw C? L= M? S=',
          `abbrev? color-by-age? color-lines? contents? date? encoding? first-parent ignore-rev? ignore-revs-file? incremental
      line-porcelain no-progress porcelain progress? reverse? root score-debug show-email show-name show-number show-stats since?`,
        ],
      },
      diff: {
        options: [
          '0123RWabchpqstuwz B? C? D G= I= M? O= S= U= X? l=',
          `abbrev? anchored? base? cached staged merge-base binary break-rewrites? cc check color-moved-ws? color-moved? color-words?
      color? compact-summary cumulative diff-algorithm? diff-filter? dirstat-by-file? dirstat? dst-prefix? exit-code ext-diff
      find-copies-harder find-copies? find-object? find-renames? full-index function-context histogram ignore-all-space
      ignore-blank-lines ignore-cr-at-eol ignore-matching-lines? ignore-space-at-eol ignore-space-change ignore-submodules?
      indent-heuristic inter-hunk-context? irreversible-delete ita-invisible-in-index ita-visible-in-index? line-prefix? minimal
      name-only name-status no-color no-color-moved no-color-moved-ws no-ext-diff no-indent-heuristic no-index no-patch no-prefix
      no-relative no-rename-empty no-renames no-textconv numstat ours? output-indicator-context? output-indicator-new?
      output-indicator-old? output? patch patch-with-raw patch-with-stat patience pickaxe-all pickaxe-regex? quiet raw relative?
      rename-empty rotate-to? shortstat skip-to? src-prefix? stat stat-count? stat-graph-width? stat-name-width? stat-width?
      submodule? summary text textconv theirs? unified? word-diff-regex? word-diff? ws-error-highlight?`,
        ],
      },
      log: {
        options: [
          'BDEFPRWabcghimpqrstuwz B? C? G= I= L= M? O= S= U= X? l= n=',
          `abbrev-commit? abbrev? after? all all-match alternate-refs ancestry-path? anchored? author-date-order author? basic-regexp
      before? binary bisect boundary branches break-rewrites? cc? check cherry cherry-mark cherry-pick? children clear-decorations
      color-moved-ws? color-moved? color-words? color? combined-all-paths committer? compact-summary cumulative date-order date?
      decorate-refs-exclude? decorate-refs? decorate? dense diff-algorithm? diff-filter? diff-merges? dirstat-by-file? dirstat?
      do-walk dst-prefix? encoding? exclude-first-parent-only exclude-hidden? exclude? expand-tabs? ext-diff extended-regexp
      find-copies-harder find-copies? find-object? find-renames? first-parent fixed-strings follow format? full-diff full-history
      full-index function-context glob? graph grep-reflog? grep? histogram ignore-all-space ignore-blank-lines ignore-cr-at-eol
      ignore-matching-lines? ignore-missing ignore-space-at-eol ignore-space-change ignore-submodules? indent-heuristic
      indexed-objects? inter-hunk-context? invert-grep irreversible-delete ita-invisible-in-index ita-visible-in-index? left-only
      left-right line-prefix? log-size mailmap max-count? max-parents? merge merges min-parents? minimal name-only name-status
      no-abbrev-commit no-abbrev? no-color no-color-moved no-color-moved-ws no-decorate? no-diff-merges? no-expand-tabs?
      no-ext-diff no-indent-heuristic no-mailmap no-max-parents? no-merges no-min-parents? no-notes no-patch no-prefix no-relative
      no-rename-empty no-renames no-standard-notes? no-textconv no-use-mailmap no-walk? not notes? numstat oneline?
      output-indicator-context? output-indicator-new? output-indicator-old? output? parents patch patch-with-raw patch-with-stat
      patience perl-regexp pickaxe-all pickaxe-regex? pretty? raw reflog regexp-ignore-case relative-date relative? remerge-diff?
      remotes remove-empty rename-empty reverse right-only? rotate-to? shortstat show-linear-break? show-notes? show-pulls
      show-signature simplify-by-decoration simplify-merges since-as-filter? since? single-worktree skip-to? skip? source sparse
      src-prefix? standard-notes? stat stat-count? stat-graph-width? stat-name-width? stat-width? stdin strategy submodule? summary
      tags text textconv topo-order unfold unified? until? use-mailmap walk-reflogs word-diff-regex? word-diff? ws-error-highlight?`,
        ],
      },
      show: {
        options: [
          'DRWabcghmpqstuwz B? C? G= I= M? O= S= U= X? l= n=',
          `abbrev-commit? abbrev? anchored? binary break-rewrites? cc? check color-moved-ws? color-moved? color-words? color?
      combined-all-paths compact-summary cumulative date? decorate diff-algorithm? diff-filter? diff-merges? dirstat-by-file?
      dirstat? dst-prefix? encoding? expand-tabs? ext-diff find-copies-harder find-copies? find-object? find-renames? first-parent
      follow? format? full-index function-context histogram ignore-all-space ignore-blank-lines ignore-cr-at-eol
      ignore-matching-lines? ignore-space-at-eol ignore-space-change ignore-submodules? indent-heuristic inter-hunk-context?
      irreversible-delete ita-invisible-in-index ita-visible-in-index? line-prefix? minimal name-only name-status no-abbrev-commit
      no-abbrev? no-color no-color-moved no-color-moved-ws no-diff-merges? no-expand-tabs? no-ext-diff no-indent-heuristic no-notes
      no-patch no-prefix no-relative no-rename-empty no-renames no-standard-notes? no-textconv notes numstat oneline?
      output-indicator-context? output-indicator-new? output-indicator-old? output? patch patch-with-raw patch-with-stat patience
      pickaxe-all pickaxe-regex? pretty? raw relative? remerge-diff? rename-empty rotate-to? shortstat show-notes? show-signature
      skip-to? src-prefix? standard-notes? stat stat-count? stat-graph-width? stat-name-width? stat-width? submodule? summary text
      textconv unfold unified? walk-reflogs? word-diff-regex? word-diff? ws-error-highlight?`,
        ],
      },
      grep: {
        options: [
          'EFGHILPWachiloqrvwnpz A= B= C= O? e= f= m=',
          `after-context? all-match and? basic-regexp before-context? break cached color? column context? count exclude-standard
      extended-regexp files-with-matches files-without-match fixed-strings full-name function-context heading ignore-case
      invert-match line-number max-count? max-depth? name-only no-color no-exclude-standard no-index no-recursive? no-textconv not?
      null only-matching open-files-in-pager? or? parent-basename? perl-regexp quiet recurse-submodules? recursive? show-function
      text textconv threads? untracked word-regexp`,
        ],
      },
      'ls-files': {
        options: [
          'cdfhikmostuvz X= x=',
          `abbrev? cached debug deduplicate deleted directory eol error-unmatch? exclude-from? exclude-per-directory? exclude-standard
      exclude? format? full-name ignored killed modified name-status no-empty-directory others porcelain recurse-submodules
      resolve-undo short sparse stage unmerged with-tree?`,
        ],
      },
      config: {
        options: [
          'ehlz f=',
          `add all append blob? bool bool-or-int comment? default? edit expiry-date file? fixed-value get get-all get-color?
      get-colorbool? get-regexp get-urlmatch? global includes int list local name-only no-includes no-type null path regexp
      remove-section rename-section replace-all show-names show-origin show-scope system type? unset unset-all url? value? worktree`,
        ],
      },
      describe: {
        options: [
          'h',
          `abbrev? all always broken? candidates? contains debug dirty? exact-match exclude? first-parent long match? no-exclude
      no-match tags`,
        ],
      },
      reflog: { options: ['hnqv', 'all dry-run expire-unreachable? expire? rewrite single-worktree stale-fix updateref verbose'] },
      worktree: {
        options: [
          'dfhnqvz B= b=',
          `checkout detach dry-run expire? force guess-remote lock no-checkout no-guess-remote no-track porcelain quiet reason? track
      verbose`,
        ],
      },
      submodule: {
        options: [
          'Nfhnq b= j=',
          `all branch? cached checkout default depth dissociate files filter? force init jobs? merge name no-fetch no-recommend-shallow
      no-single-branch progress quiet rebase recommend-shallow recursive reference? remote shared single-branch submodule?
      summary-limit`,
        ],
      },
      apply: {
        options: [
          '3Nhqvz C= R p=',
          `3way allow-binary-replacement allow-empty apply? binary build-fake-ancestor? cached? check directory? exclude?
      ignore-space-change ignore-whitespace inaccurate-eof? include? index intent-to-add no-add? numstat quiet recount? reject
      reverse? stat summary unidiff-zero unified? unsafe-paths verbose whitespace?`,
        ],
      },
      archive: {
        options: [
          '0123456789hlv o=',
          'add-file? add-virtual-file? exec? format? list output? prefix? remote? verbose worktree-attributes?',
        ],
      },
      shortlog: {
        options: [
          'cehns w? n=',
          `after? all all-match alternate-refs ancestry-path? author? basic-regexp before? bisect boundary branches cherry cherry-mark
      cherry-pick? committer? date? dense email exclude-first-parent-only exclude-hidden? exclude? extended-regexp first-parent
      fixed-strings format full-history glob? grep-reflog? grep? group? ignore-missing indexed-objects? invert-grep left-only
      left-right max-count? max-parents? merge merges min-parents? no-max-parents? no-merges no-min-parents? not notes numbered
      parents perl-regexp pretty? reflog regexp-ignore-case remotes remove-empty reverse? right-only? show-pulls
      simplify-by-decoration simplify-merges since-as-filter? since? single-worktree skip? sparse stdin summary tags until?
      walk-reflogs`,
        ],
      },
      'rev-parse': {
        options: [
          'hq',
          `abbrev-ref? absolute-git-dir after? all before? branches default? disambiguate? end-of-options exclude-hidden? exclude? flags
      git-common-dir git-dir git-path? glob? help help-all is-bare-repository is-inside-git-dir is-inside-work-tree
      is-shallow-repository keep-dashdash local-env-vars no-flags no-revs not parseopt path-format? prefix? quiet remotes
      resolve-git-dir? revs-only shared-index-path short? show-cdup show-object-format? show-prefix show-superproject-working-tree
      show-toplevel since? sq sq-quote stop-at-non-option stuck-long symbolic symbolic-full-name tags until? verify`,
        ],
      },
    },
    verbs: true,
    pages: true,
    leavesNothing: [
      'status',
      'log',
      'diff',
      'show',
      'branch',
      'add',
      'commit',
      'push',
      'remote',
      'tag',
      'blame',
      'grep',
      'fetch',
      'rev-parse',
      'config',
    ],
    package: true,
    told: 'services',
    common: true,
  },
  gh: {
    network: 'talks',
    effects: {
      loose: true,
      rows: [
        bad('repo archive|rename', 'changes', 'changes what others are using'),
        bad('api', 'deletes', 'deletes it on the server', { options: '--delete' }),
        mild('repo|pr|issue|release|api|gist', 'network', 'talks to GitHub'),
      ],
    },
    verbs: true,
    pages: true,
    package: true,
    told: 'services',
    common: true,
  },
  tig: { package: true },
  hub: { package: true },
  lazygit: { package: true },
  glab: { network: 'talks', effects: { loose: true, rows: [bad('repo archive|transfer', 'changes', 'changes what others are using')] } },
  'git-lfs': { network: 'talks' },
  gitleaks: { files: 'kept' },
};
