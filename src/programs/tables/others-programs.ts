/** Programs: media, documents, and programs of which little more is known than where they come from. */
import type { Family, PackageNames } from '../program.ts';

const IMAGEMAGICK: PackageNames = { apt: 'imagemagick', dnf: 'ImageMagick', yum: 'ImageMagick', zypper: 'ImageMagick', '*': 'imagemagick' };
const POPPLER: PackageNames = { apt: 'poppler-utils', dnf: 'poppler-utils', yum: 'poppler-utils', apk: 'poppler-utils', '*': 'poppler' };

export const OTHERS: Family = {
  // video and sound
  ffmpeg: { changes: true, open: true, package: true, listed: 'files' },
  ffprobe: { reads: true, open: true },
  ffplay: { open: true },
  sox: { changes: true, package: true },
  mpv: { package: true },
  vlc: { package: true },

  // pictures
  convert: { changes: true, open: true, package: IMAGEMAGICK, listed: 'files' },
  magick: {
    changes: true,
    open: true,
    package: { dnf: 'ImageMagick', apt: 'imagemagick', '*': 'imagemagick' },
    otherNames: ['convert'],
    listed: 'files',
  },
  mogrify: { open: true, package: IMAGEMAGICK },
  identify: { reads: true, open: true, package: IMAGEMAGICK },
  montage: { open: true },
  composite: { open: true },
  import: { open: true },
  display: { open: true },
  compare: { open: true },
  feh: { package: true },
  exiftool: { package: { apt: 'libimage-exiftool-perl', dnf: 'perl-Image-ExifTool', pacman: 'perl-image-exiftool', '*': 'exiftool' } },
  graphviz: { package: true },
  dot: { package: { '*': 'graphviz' } },

  // documents
  pandoc: { changes: true, package: true, listed: 'files' },
  latex: { changes: true, open: true },
  pdflatex: { changes: true, open: true },
  xelatex: { changes: true },
  gs: { open: true, package: { '*': 'ghostscript' } },
  pdftotext: { package: POPPLER },
  pdfunite: { package: POPPLER },
  pdftk: { package: { apt: 'pdftk-java', pacman: 'pdftk', brew: 'pdftk-java' } },
  qpdf: { package: { '*': 'qpdf' } },

  // the terminal
  pv: { reads: true, package: true },
  zoxide: { package: true },
  just: { package: true },
  asciinema: { package: true },
  figlet: { reads: true, package: true },
  cowsay: { reads: true, package: true },
  fortune: { reads: true, package: true },
  lolcat: { reads: true, package: true },
};
