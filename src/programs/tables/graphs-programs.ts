/** Programs: graphs as pictures, and pictures as text. */
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

export const GRAPHS = (): Family => ({
  // Graphviz. Sources: the manual page of each, graphviz 2.42.2
  ...each('circo fdp neato sfdp twopi osage patchwork', {
    reads: true,
    acts: { writes: 'o' },
    data: `Tdot Txdot Tps Tpdf Tsvg Tsvgz Tfig Tpng Tgif Tjpg Tjpeg Tjson Timap Tcmapx G N E lfile Tlang n Klayout O P c m T K l
      s x y q`,
  }),
  ...each('acyclic bcomps edgepaint mingle sccmap', {
    reads: true,
    acts: { writes: 'o' },
    data: 'n T s t x accuracy angle random_seed lightness share_endpoint color_scheme m a c i k K p r d S ooutput',
  }),
  ccomps: { reads: true, acts: { writes: 'o' }, data: 'e s x z C n X' },
  ...each('dot2gxl gml2gv graphml2gv gv2gml gv2gxl gvmap gvpack gxl2dot gxl2gv mm2gv', {
    reads: true,
    acts: { writes: 'o' },
    data: 'g d s m G array ggname ooutfile a b c c_opacity C D e highlight k l O p Q r t z Gname mmargin n ooutput sgraph_name u Ubflag',
  }),
  gvgen: { reads: true, acts: { writes: 'o' }, data: 'td Tx wn nprefix Nnam c C g G k b B m M p r R s S t T w i h n d' },
  ...each('diffimg dijkstra gc gvcolor nop tred unflatten', { reads: true, data: 'n N a d p l f c e C r s D U o' }),

  // pictures as text. Sources: the manual page of each: chafa 1.12.4, timg 1.4.5, jp2a 1.1.1, aha 0.5.1, figlet 2.2.5, caca-utils 0.99
  ...each('chafa timg aha chkfont figlist showfigfonts cacaview img2txt cacafire', {
    reads: true,
    data: `animate bg C center clear c colors color-extractor color-space dither dither-grain dither-intensity d duration fg
      fg-only fill font-ratio f format glyph-file invert margin-bottom margin-right O optimize g p pixelation compress W
      fit-width grid w a b B pattern-size auto-crop rotate U upscale I title F o E threads black css i iso l line-fix L lang
      n no-header pink r ignore-cr s stylesheet t word-wrap x no-xml y style width H height font-width font-height
      brightness contrast gamma`,
  }),
  jp2a: {
    reads: true,
    network: 'talks',
    acts: { writes: 'output' },
    data: `background b border chars colors color-depth d f term-fit term-height term-width z term-zoom fill html color x flipx y
      flipy height grayscale htmlls xhtml html-fill html-no-bold html-raw html-fontsize html-title`,
  },
});
