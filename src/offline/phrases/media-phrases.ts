/** What people do with pictures, videos and PDF files. The result is a new file, and never one that is there. */
import { type Phrase, type Reply, run } from '../phrasebook.ts';
import { quotePath } from '../quote.ts';
import type { Machine } from '../types.ts';

const PICTURE = /\.(?:jpe?g|png|gif|webp|tiff?|bmp|heic)$/i;
const VIDEO = /\.(?:mp4|mkv|mov|avi|webm|m4v|mpe?g)$/i;
const SOUND = /\.(?:mp3|ogg|flac|wav|m4a|opus)$/i;
const PDF = /\.pdf$/i;

/** The file with another ending, unless it is known to be missing, or the new one to be there. */
function madeOf(file: string, kind: RegExp, ending: (stem: string, kind: string) => string, machine: Machine): string | null {
  const [last = ''] = kind.exec(file) ?? [];
  if (last === '' || machine.lacks(file)) return null;
  const made = ending(file.slice(0, -last.length), last);
  return machine.exists(made) ? null : made;
}

function resized({ file = '', n = '' }: Readonly<Record<string, string>>, machine: Machine): Reply | null {
  const program = ['magick', 'convert'].find((each) => machine.has(each));
  const made = /^[1-9]\d{0,4}$/.test(n) ? madeOf(file, PICTURE, (stem, kind) => `${stem}-${n}${kind}`, machine) : null;
  if (program === undefined || made === null) return null;
  return run(`${program} ${quotePath(file)} -resize ${n}x ${quotePath(made)}`, `writes ${made}, ${n} pixels wide`);
}

function sound({ file = '', out = '' }: Readonly<Record<string, string>>, machine: Machine): Reply | null {
  if (out !== '' && (!SOUND.test(out) || machine.exists(out))) return null;
  const made = madeOf(file, VIDEO, (stem) => (out === '' ? `${stem}.mp3` : out), machine);
  return made === null ? null : run(`ffmpeg -n -i ${quotePath(file)} -vn ${quotePath(made)}`, `writes the sound of ${file} to ${made}`);
}

const JOINED = 'merged.pdf';

function joined(holes: Readonly<Record<string, string>>, machine: Machine): Reply | null {
  const { one = '', other = '', third = '', out = JOINED } = holes;
  const parts = [one, other, third].filter((file) => file !== '');
  if (![...parts, out].every((file) => PDF.test(file)) || parts.some((file) => machine.lacks(file)) || machine.exists(out)) return null;
  return united(parts.map(quotePath).join(' '), out, machine);
}

const allJoined: Phrase['reply'] = ({ out = JOINED }, machine) =>
  PDF.test(out) && !machine.exists(out) ? united('*.pdf', out, machine) : null;

function united(files: string, out: string, machine: Machine): Reply | null {
  const does = `writes the pages of all of them to ${out}`;
  if (machine.has('pdfunite')) return run(`pdfunite ${files} ${quotePath(out)}`, does);
  return machine.has('qpdf') ? run(`qpdf --empty --pages ${files} -- ${quotePath(out)}`, does) : null;
}

/** What writes a file of one kind as one of another: the kinds by their endings, and the line. */
interface Conversion {
  readonly from: RegExp;
  readonly to: RegExp;
  readonly line: (file: string, made: string, machine: Machine) => string;
}
const MARKUP = /\.(?:md|markdown|rst|html?|tex)$/i;
const OFFICE = /\.(?:docx?|odt|xlsx?|pptx?|ods|odp)$/i;
const CONVERSIONS: readonly Conversion[] = [
  { from: PICTURE, to: PICTURE, line: (file, made, machine) => `${machine.has('magick') ? 'magick' : 'convert'} ${file} ${made}` },
  { from: VIDEO, to: VIDEO, line: (file, made) => `ffmpeg -n -i ${file} ${made}` },
  { from: VIDEO, to: SOUND, line: (file, made) => `ffmpeg -n -i ${file} -vn ${made}` },
  { from: SOUND, to: SOUND, line: (file, made) => `ffmpeg -n -i ${file} ${made}` },
  { from: MARKUP, to: /\.(?:pdf|html|docx|epub|odt)$/, line: (file, made) => `pandoc ${file} -o ${made}` },
  { from: OFFICE, to: PDF, line: (file) => `libreoffice --headless --convert-to pdf ${file}` },
];

/** The file in another format, beside it, by the program for its kind. */
function converted({ file = '', ending = '' }: Readonly<Record<string, string>>, machine: Machine): Reply | null {
  const to = `.${ending.toLowerCase().replace(/^\*?\./, '')}`;
  const found = CONVERSIONS.find((each) => each.from.test(file) && each.to.test(to));
  const made = found === undefined ? null : madeOf(file, found.from, (stem) => `${stem}${to}`, machine);
  if (found === undefined || made === null || made === file) return null;
  const says = found.from === OFFICE ? `writes ${file} as a PDF file in this folder` : `writes ${file} as ${made}`;
  return run(found.line(quotePath(file), quotePath(made), machine), says);
}

const AUDIO = '(audio|sound|music|audio track|soundtrack|sound track)';
const AS_MP3 = '[as mp3|to mp3|into mp3|as mp3 file|to mp3 file|into mp3 file|in mp3 format]';
const TAKE = '(extract|get|save|take|pull|pull out|rip|grab|strip|pick|make|export)';
const PIXELS = '(pixels|px|pixel)';
const JOIN = '(merge|combine|join|concatenate|unite|put|glue|stitch)';
const INTO = '(into|to|in|as|and save as|and save it as)';
const ONE = '[one file|one pdf|single file|single pdf|file|pdf|one] [called|named]';

export const mediaPhrases: readonly Phrase[] = [
  {
    ask: [
      `(resize|scale|shrink|scale down|downscale) [picture|image|photo|file] {file} (to|down to|so it is) {n} ${PIXELS} [wide|width|in width|of width]`,
      `(resize|scale|shrink) [picture|image|photo|file] {file} to (width of|a width of) {n} [pixels|px]`,
      `(resize|scale|shrink) [picture|image|photo|file] {file} to {n}px [wide|width|in width]`,
      `make [picture|image|photo|file] {file} {n} ${PIXELS} wide`,
      `make [picture|image|photo|file] {file} {n}px wide`,
    ],
    reply: resized,
  },
  {
    ask: [
      `${TAKE} [only|just] ${AUDIO} (from|of|out of|off) [video|file|movie] {file} ${AS_MP3}`,
      `${TAKE} [only|just] ${AUDIO} (from|of|out of|off) [video|file|movie] {file} ${INTO} [file] [called|named] {out}`,
      '(convert|turn) [video] {file} (to|into) (mp3|audio|an audio file|audio only)',
    ],
    reply: sound,
  },
  {
    ask: [
      `${JOIN} [pdfs|pdf files|files] {one} (and|with|+) {other} [together|into one|into one file|into one pdf|into a single pdf|into a single file]`,
      `${JOIN} [pdfs|pdf files|files] {one} (and|with|+) {other} [together] ${INTO} ${ONE} {out}`,
      `${JOIN} [pdfs|pdf files|files] {one} {other} and {third} [together] ${INTO} ${ONE} {out}`,
    ],
    reply: joined,
  },
  {
    ask: [
      `${JOIN} (all|every|all of) (pdfs|pdf|pdf files|pdf file) [here|in this folder|in this directory|in here] [together] ${INTO} ${ONE} {out}`,
      `${JOIN} (all|every|all of) (pdfs|pdf files) [here|in this folder|in this directory|in here] (together|into one|into one` +
        ' file|into one pdf|into a single pdf)',
    ],
    reply: allJoined,
  },
  {
    ask: [
      '(convert|turn|change|transform|save|export|reencode|re-encode) [picture|image|photo|video|movie|file] {file} (to|into|as) {ending} [file|format]',
    ],
    reply: converted,
  },
];
