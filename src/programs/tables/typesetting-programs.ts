/** Programs: TeX and groff. */
import { ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

export const TYPESETTING = (): Family => ({
  // TeX and its fonts. Sources: the manual page of each, texlive-binaries 2022
  ...each('detex chkdvifont dvitype pktype mag', {
    reads: true,
    data: 'dpi magnification max-pages output-level page-start show-opcodes 2',
  }),
  ...each('ttfdump ttf2afm dviconcat', { reads: true, acts: { writes: 'o' }, data: 't g c i u e m' }),
  ...each('dvicopy pfb2pfa pktogf pltotf tftopl', {
    changes: true,
    writes: { how: 'copies' },
    data: 'magnification max-pages page-start charcode-format verbose',
  }),
  dviselect: { changes: true, writes: { how: 'copies' }, acts: { writes: 'o' } },
  dvitodvi: { changes: true, writes: { how: 'copies' }, acts: { writes: 'o' } },
  dvipos: { reads: true, acts: { writes: 'o output b bbox f framed' }, data: 'W warning d s smashchars m mag w framesize p pages' },
  ...each('ebb extractbb bibtex.original bibtexu mkindex pdftosrc axohelp', { changes: true, data: 'O m x d s t l o B H W M mstrings' }),

  // groff. Sources: the manual page of each, groff 1.22.4
  ...each('grodvi grolbp grolj4 gropdf lkbib lookbib pfbtops', {
    reads: true,
    data: 'd Fdir l ppapersize wn c copies F fontdir landscape o orientation p papersize w linewidth e I s u y istring pfilename tn',
  }),
  eqn2graph: { reads: true, data: 'format' },
  gdiffmk: { reads: true, writes: { how: 'touches' }, acts: { runs: 'x' }, data: 'aaddmark B cchangemark ddeletemark D Mmark1 xdiffcmd' },
  indxbib: { changes: true, acts: { writes: 'o' }, data: 'w cfile ddir ffile istring hn kn ln nn obasename tn' },

  // pages of a project. Sources: the manual page of each: sphinx 5.3; the help text of each: mkdocs 1.5, mdbook 0.4, typst 0.12, plantuml 1.2024
  'sphinx-quickstart': {
    changes: true,
    data: `p project a author v r release l language q quiet sep no-sep dot suffix master epub ext-autodoc ext-doctest ext-intersphinx ext-todo
      ext-coverage ext-imgmath ext-mathjax ext-viewcode makefile no-makefile batchfile no-batchfile m use-make-mode M no-use-make-mode ext-ifconfig
      ext-githubpages d`,
    acts: { runs: 't templatedir extensions' },
  },
  'sphinx-apidoc': {
    changes: true,
    data: `f force H doc-project A doc-author V doc-version R doc-release M module-first e separate P private E no-headings T no-toc d maxdepth l
      follow-links implicit-namespaces s suffix n dry-run q F full tocfile a`,
    acts: { runs: 't templatedir extensions', writes: 'o output-dir' },
  },
  mkdocs: {
    does: { changes: ['new|get-deps'], runs: ['build|serve'] },
    effects: { rows: [ordinary('gh-deploy', 'uploads', 'publishes the site')] },
    acts: { runs: 'f config-file t theme', reaches: 'a dev-addr', writes: 'd site-dir' },
    data: `s strict c clean dirty dirtyreload livereload no-livereload w watch q quiet v verbose use-directory-urls no-directory-urls m
      message b remote-branch r remote-name ignore-version o open`,
  },
  mdbook: {
    does: { changes: ['init|clean|completions'], runs: ['build|serve|test|watch'] },
    acts: { reaches: 'n hostname', writes: 'd dest-dir' },
    data: 'o open p port title ignore c chapter',
  },
  typst: {
    does: { reads: ['query|fonts'], changes: ['compile|c|watch|w|init'], installs: ['update'] },
    acts: { writes: 'make-deps' },
    data: `f format font-path ignore-system-fonts input pages pdf-standard ppi j jobs diagnostic-format creation-timestamp features
      no-serve port variants pretty one field target`,
  },
  plantuml: {
    changes: true,
    acts: { runs: 'config -config graphvizdot -graphvizdot', writes: 'o -o output -output' },
    data: `charset exclude x metadata keepfiles testdot pipe p computeurl decodeurl -tsvg -tpng -ttxt -tutxt -tpdf -teps -tlatex -txmi
      -tvdx -tscxml -thtml -tbraille -nbthread -verbose -quiet -failfast -failfast2 -checkonly -syntax -progress -stdrpt -noerror
      -nometadata -duration -splash -darkmode -theme`,
  },
});
