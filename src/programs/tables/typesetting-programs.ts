/** Programs: TeX and groff. */
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
    data: 'magnification max-pages page-start charcode-format',
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
});
