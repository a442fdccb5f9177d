/** Programs of Netpbm, which convert and change pictures. Source: the manual page of each, Netpbm 11.01. */
import type { Family, Program } from '../program.ts';
import { each } from './shared-rows.ts';

/** Options that name a file that is read: a second picture, a palette, a font. */
const INPUTS = `alpha colorfile file font fontdir infile listfile lookupfile map mapfile maskfile matrixfile palette patfile rgb rmap
  scriptfile text texfile wmap ztxt`;

/** It reads a picture from a file or from standard input and prints another one, or facts about it. */
const FILTER: Program = { reads: true, data: INPUTS };
const FILTERS = `
  411toppm asciitopgm atktopbm avstopam bioradtopgm bmptopnm bmptoppm brushtopbm cameratopam cistopbm cmuwmtopbm ddbugtopbm escp2topbm
  eyuvtoppm fitstopnm fstopgm g3topbm gemtopbm gemtopnm gouldtoppm hdifftopam hipstopgm icontopbm imgtoppm infotopam jpeg2ktopam
  leaftoppm lispmtopgm macptopbm mdatopbm mgrtopbm mrftopbm mtvtoppm neotoppm palmtopnm pamaddnoise pamaltsat pamarith pambackground
  pambayer pambrighten pamchannel pamcrater pamcut pamdeinterlace pamdepth pamditherbw pamedge pamendian pamenlarge pamfile pamfind
  pamfix pamfixtrunc pamflip pamfunc pamgauss pamgetcolor pamgradient pamhomography pamhue pamlevels pamlookup pammasksharpen
  pammixinterlace pammixmulti pammosaicknit pamoil pampaintspill pamperspective pampick pampop9 pamrecolor pamrgbatopng pamrubber
  pamscale pamseq pamshadedrelief pamsharpmap pamsharpness pamsistoaglyph pamslice pamstack pamstereogram pamstretch pamstretch-gen
  pamsumm pamsummcol pamtable pamthreshold pamtilt pamtoavs pamtofits pamtogif pamtohdiff pamtohtmltbl pamtojpeg2k pamtompfont
  pamtooctaveimg pamtopam pamtopdbimg pamtopfm pamtopng pamtopnm pamtosrf pamtosvg pamtotga pamtotiff pamtouil pamtowinicon pamtoxvmini
  pamtris pamundice pamunlookup pamvalidate pamwipeout pbmclean pbmlife pbmmake pbmmask pbmminkowski pbmnoise pbmpage pbmpscale
  pbmreduce pbmtext pbmtextps pbmto10x pbmtoascii pbmtoatk pbmtobbnbg pbmtocis pbmtocmuwm pbmtoepsi pbmtoepson pbmtoescp2 pbmtog3
  pbmtogem pbmtogo pbmtoibm23xx pbmtoicon pbmtolj pbmtoln03 pbmtolps pbmtomacp pbmtomatrixorbital pbmtomda pbmtomgr pbmtomrf pbmtonokia
  pbmtopgm pbmtopi3 pbmtoplot pbmtopsg3 pbmtoptx pbmtosunicon pbmtowbmp pbmtox10bm pbmtoxbm pbmtoybm pbmtozinc pbmupc pc1toppm
  pcdovtoppm pcxtoppm pfmtopam pgmabel pgmbentley pgmcrater pgmdeshadow pgmedge pgmenhance pgmhist pgmkernel pgmmake pgmmedian
  pgmminkowski pgmmorphconv pgmnoise pgmnorm pgmoil pgmramp pgmslice pgmtexture pgmtofs pgmtolispm pgmtopbm pgmtopgm pgmtoppm pgmtosbig
  pgmtost4 pi1toppm pi3topbm pjtoppm pngtopam pngtopnm pnmalias pnmarith pnmcat pnmcolormap pnmconvol pnmcrop pnmcut pnmdepth pnmenlarge
  pnmfile pnmflip pnmgamma pnmhisteq pnmhistmap pnmindex pnminterp pnminvert pnmmargin pnmmercator pnmnlfilt pnmnoraw pnmnorm pnmpad
  pnmpaste pnmpsnr pnmquant pnmremap pnmrotate pnmscale pnmscalefixed pnmshear pnmsmooth pnmsplit pnmtile pnmtofits pnmtojpeg pnmtopalm
  pnmtopclxl pnmtoplainpnm pnmtopnm pnmtops pnmtorast pnmtosgi pnmtosir pnmtotiff pnmtotiffcmyk pnmtoxwd ppm3d ppmbrighten ppmchange
  ppmcie ppmcolormask ppmcolors ppmdcfont ppmddumpfont ppmdim ppmdist ppmdither ppmdmkfont ppmdraw ppmflash ppmforge ppmglobe ppmhist
  ppmlabel ppmmake ppmmix ppmnorm ppmntsc ppmpat ppmquant ppmrainbow ppmrelief ppmrough ppmshadow ppmshift ppmspread ppmtoacad
  ppmtoapplevol ppmtoarbtxt ppmtoascii ppmtobmp ppmtoeyuv ppmtogif ppmtoicr ppmtoilbm ppmtojpeg ppmtoleaf ppmtolj ppmtomap ppmtomitsu
  ppmtoneo ppmtopcx ppmtopgm ppmtopi1 ppmtopict ppmtopj ppmtopjxl ppmtoppm ppmtopuzz ppmtosixel ppmtospu ppmtoterm ppmtotga ppmtouil
  ppmtoxpm ppmtoyuv ppmtv ppmwheel psidtopgm qrttoppm rasttopnm rawtopgm rawtoppm rgb3toppm rlatopam sbigtopgm sgitopnm sirtopnm
  sldtoppm spctoppm spottopgm sputoppm srftopam st4topgm sunicontopnm svgtopam thinkjettopbm wbmptopbm winicontopam xbmtopbm xvminitoppm
  xwdtopnm ybmtopbm yuvsplittoppm yuvtoppm yuy2topam zeisstopnm`;

export const NETPBM = (): Family => ({
  ...each(FILTERS, FILTER),

  // an option names another file that is written
  fiascotopnm: { reads: true, acts: { writes: 'o output' }, data: INPUTS },
  giftopnm: { reads: true, acts: { writes: 'alphaout' }, data: INPUTS },
  jpegtopnm: { reads: true, acts: { writes: 'exif' }, data: INPUTS },
  pdbimgtopam: { reads: true, acts: { writes: 'notefile' }, data: INPUTS },
  pnmmontage: { reads: true, acts: { writes: 'data header' }, data: INPUTS },
  pnmtofiasco: { reads: true, acts: { writes: 'o output' }, data: INPUTS },
  pnmtorle: { reads: true, acts: { writes: 'outfile' }, data: INPUTS },
  ppmtowinicon: { reads: true, acts: { writes: 'output' }, data: INPUTS },
  rletopnm: { reads: true, acts: { writes: 'alphaout' }, data: INPUTS },
  tgatoppm: { reads: true, acts: { writes: 'alphaout' }, data: INPUTS },
  tifftopnm: { reads: true, acts: { writes: 'alphaout' }, data: INPUTS },
  ximtoppm: { reads: true, acts: { writes: 'alphaout' }, data: INPUTS },
  xpmtoppm: { reads: true, acts: { writes: 'alphaout' }, data: INPUTS },

  // the second operand is written, where there is one
  jbigtopnm: {
    writes: { how: 'copies', long: ['xmax', 'ymax', 'plane'] },
    changes: true,
    data: `${INPUTS} xmax ymax plane binary diagnose`,
  },
  pamtodjvurle: { writes: { how: 'copies', long: ['transparent'] }, changes: true, data: `${INPUTS} transparent` },
  pbmtodjvurle: { writes: { how: 'copies' }, changes: true, data: INPUTS },
  pbmtoppa: { writes: { how: 'copies', short: 'xytlrbsdf' }, changes: true, data: `${INPUTS} x y t l r b s d f` },
  pnmtoddif: { writes: { how: 'copies' }, changes: true, data: INPUTS },
  pnmtojbig: { writes: { how: 'copies', short: 'xyldsmtop' }, changes: true, data: `${INPUTS} x y l b d s m t o p c` },

  // it makes many files
  pamdice: { changes: true, acts: { writes: 'outstem' }, data: 'width height hoverlap voverlap verbose' },

  // it runs a command for each picture
  pamexec: { wraps: { inner: 'first' }, data: 'check' },
});
