/** Options of the other subcommands of git. */
import type { Subcommand } from '../program.ts';

export const GIT_MORE = (): Readonly<Record<string, Subcommand>> => ({
  rm: { options: ['fhnqr', 'cached dry-run force ignore-unmatch literal-pathspecs? pathspec-file-nul? pathspec-from-file? quiet? sparse'] },
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
    options: ['0123456789hlv o=', 'add-file? add-virtual-file? exec? format? list output? prefix? remote? verbose worktree-attributes?'],
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

  // git-extras 6.5.0, each from its manual page
  summary: { options: ['', 'dedup-by-email no-merges line'] },
  effort: { options: ['', 'above='] },
  count: { options: ['', 'all'] },
  authors: { options: ['l', 'list no-email'] },
  'ignore-io': { options: ['lL a= r= s=', 'append= replace= list-in-table list-alphabetically search='] },
  ignore: { options: ['lgp', 'local global private'] },
  utimes: { options: ['', 'newer'] },
  undo: { options: ['sh', 'soft hard'] },
  psykorebase: { options: ['', 'no-ff continue'] },
  'merge-into': { options: ['', 'ff-only'] },
  info: { options: ['c', 'color no-config'] },
  root: { options: ['r', 'relative'] },
  guilt: { options: ['hewd', 'email ignore-whitespace debug'] },
  changelog: { options: ['aln t= f= s=', 'all list tag= final-tag= start-tag= start-commit= no-merges'] },
});
