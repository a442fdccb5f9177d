/** Programs: editors and documentation. */
import { dangerous, ordinary, type Unasked } from '../effect-rows.ts';
import type { Family } from '../program.ts';

/** Commands of vim that run code of a language or a file, in `-c`, `--cmd` and `+`. Source: the manual of Vim, index of Ex commands. */
const RUNS_CODE: Unasked = {
  args: new RegExp(
    [
      String.raw`(?:^|[\s:|'"+])(?:so(?:urce)?|lua(?:file|do)?|py(?:3|thon3?|x|file|do|xfile)?|perl(?:do)?|ruby(?:do|file)?|`,
      String.raw`tcl|mz|call|ru(?:ntime)?|packadd|exe(?:cute)?|au(?:tocmd)?|redir|ter(?:minal)?|sh(?:ell)?)(?:!?\s|$)|`,
      String.raw`\bset?\s+(?:shell|\w+prg)=|\bset?\s[^|]*\b(?:exrc|nosecure|modeline(?:expr)?)\b`,
    ].join(''),
  ),
  kind: 'runs-foreign-code',
  area: 'foreign-code',
  what: 'runs code in the editor',
};

export const EDITORS = (): Family => ({
  // editors
  vi: {
    changes: true,
    files: 'kept',
    open: true,
    otherNames: ['vim', 'nvim'],
    common: true,
    acts: { runs: 'S s u U i T t W w P servername remote -u -S app-role luamod', writes: 'w W startuptime log' },
    unasked: [RUNS_CODE],
  },
  vim: {
    changes: true,
    writes: { how: 'scripted', short: 'cSuiTtwWsP' },
    files: 'kept',
    open: true,
    package: true,
    otherNames: ['vi', 'nvim'],
    common: true,
    acts: { runs: 'S s u U i T t W w P servername remote -u -S app-role luamod', writes: 'w W startuptime log' },
    unasked: [RUNS_CODE],
  },
  nvim: {
    changes: true,
    files: 'kept',
    open: true,
    package: { '*': 'neovim' },
    acts: {
      runs: 'S s l u i W w -u -S -l embed',
      reaches: 'server remote listen remote-send remote-expr remote-ui',
      writes: 'w W startuptime',
    },
    unasked: [RUNS_CODE],
  },
  neovim: { package: true, like: 'nvim' },
  nano: {
    changes: true,
    files: 'kept',
    package: true,
    common: true,
    acts: { runs: 's speller f rcfile Y-plugin', writes: 'C backupdir o operatingdir' },
    data: `l linenumbers w nowrap m mouse i autoindent T tabsize E tabstospaces B backup v view R restricted Y syntax c constantshow S softwrap
      x nohelp L nonewlines r fill Z zap K rebindkeypad I ignorercfiles q t saveonexit J guidestripe P positionlog A smarthome u unix k
      cutfromcursor 0 zero z suspendable boldtext D multibuffer F locking G historylog H rawsequences trimblanks M noconvert N bookstyle O
      quotestr Q quickblank U wordbounds W wordchars X atblanks a breaklonglines b rebinddelete d emptyline e showcursor g jumpyscrolling
      j noread n preserve p indicator afterends y minibar _`,
  },
  emacs: {
    changes: true,
    files: 'kept',
    open: true,
    package: true,
    acts: {
      runs: 'eval execute l load f funcall script u user L directory init-directory -eval -l -f -script -batch x + ',
      reaches: 'd display',
    },
  },
  ed: {
    changes: true,
    typed: true,
    writes: { how: 'scripted', short: 'p' },
    package: true,
    acts: { runs: 'c S + u' },
    data: 's p prompt E r v silent quiet G traditional l loose-exit-status extended-regexp restricted script strip-trailing-cr',
  },
  ex: {
    changes: true,
    typed: true,
    writes: { how: 'scripted', short: 'cSu' },
    acts: { runs: 'c S + u' },
    data: 's p prompt E r v silent quiet G traditional l loose-exit-status',
  },
  code: {
    changes: true,
    files: 'kept',
    acts: {
      runs: 'folder-uri file-uri user-data-dir extensions-dir enable-proposed-api inspect-extensions inspect-brk-extensions tunnel',
      lowers: 'no-sandbox disable-workspace-trust',
      reaches: `remote serve-web proxy-server host`,
    },
    effects: {
      rows: [
        ordinary('', 'changes', 'removes an extension', { options: '--uninstall-extension', area: 'packages' }),
        // from the one registry of the editor, or from a file
        ordinary('', 'runs-foreign-code', 'installs an extension', { options: '--install-extension', area: 'packages' }),
        dangerous('tunnel|serve-web', 'uploads', 'opens this machine to others'),
      ],
    },
    data: `d diff a add g goto n new-window r reuse-window w wait list-extensions show-versions v version h help verbose
      disable-extensions locale merge m profile s status uninstall-extension port`,
  },

  // documentation
  man: {
    reads: true,
    leaves: 'nothing',
    package: { apt: 'man-db', dnf: 'man-db', '*': 'man-db', apk: 'mandoc', brew: '' },
    common: true,
    acts: { runs: 'P pager H html C config-file p preprocessor' },
    data: `k apropos f whatis a all w path where s S sections M manpath L locale l local-file K global-apropos T troff-device t i I
      regex wildcard names-only e extension u r prompt 7 ascii E encoding no-hyphenation no-justification X Z nh nj`,
  },
  info: {
    reads: true,
    acts: { writes: 'o output dribble', runs: 'restore init-file' },
    data: 'n node f file k apropos d directory O show-options subnodes v vi-keys w where a all index-search usage',
  },
  whatis: { reads: true, common: true },
  whereis: { reads: true, common: true },
  apropos: { reads: true },
  tldr: {
    reads: true,
    data: 'l list u update p platform L language c clear-cache s search v version m markdown t tag a all d directories r regex',
  },
  cheat: { like: 'tldr' },
  glow: {
    package: true,
    reads: true,
    acts: { runs: 'config' },
    data: 'p pager s style w width l line-numbers a all n t tui m mouse e preserve-new-lines',
  },

  // others
  gum: {
    package: true,
    does: { reads: ['choose|confirm|file|filter|format|input|join|pager|style|table|write|log|version-check'] },
    wraps: { subcommand: ['spin'], short: 's', long: ['spinner', 'title', 'align', 'timeout', 'show-output', 'show-error'], inner: 'argv' },
  },
  select: { reads: true },
  tokei: {
    reads: true,
    package: true,
    data: 'e exclude t type types s sort f files hidden no-ignore o output c columns C compact n num-format',
  },
});
