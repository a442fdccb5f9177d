/** Options of the subcommands of git that are used every day. */
import type { Subcommand } from '../program.ts';

/** `?` marks options whose value may also be left out or be the next word, as for most options of git. */
export const GIT_EVERYDAY = (): Readonly<Record<string, Subcommand>> => ({
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
      progress quiet recurse-submodules recursive reference-if-able reference? reject-shallow? remote remote-submodules? separate-git-dir?
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
});
