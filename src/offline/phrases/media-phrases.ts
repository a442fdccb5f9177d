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

/** The file in another format, beside it, by the program for its kind. */
function converted({ file = '', ending = '' }: Readonly<Record<string, string>>, machine: Machine): Reply | null {
  const to = ending.toLowerCase().replace(/^\*?\./, '');
  const [kind, command] =
    PICTURE.test(file) && PICTURE.test(`.${to}`)
      ? [PICTURE, machine.has('magick') ? 'magick' : 'convert']
      : (VIDEO.test(file) && (VIDEO.test(`.${to}`) || SOUND.test(`.${to}`))) || (SOUND.test(file) && SOUND.test(`.${to}`))
        ? [VIDEO.test(file) ? VIDEO : SOUND, 'ffmpeg -n -i']
        : /\.(?:md|markdown|rst|html?|tex)$/i.test(file) && /^(?:pdf|html|docx|epub|odt)$/.test(to)
          ? [/\.\w+$/, 'pandoc']
          : /\.(?:docx?|odt|xlsx?|pptx?|ods|odp)$/i.test(file) && to === 'pdf'
            ? [/\.\w+$/, 'libreoffice --headless --convert-to pdf']
            : [/^$/, ''];
  const made = command === '' ? null : madeOf(file, kind, (stem) => `${stem}.${to}`, machine);
  if (made === null || made === file) return null;
  if (command === 'pandoc') return run(`pandoc ${quotePath(file)} -o ${quotePath(made)}`, `writes ${file} as ${made}`);
  if (command.startsWith('libreoffice')) return run(`${command} ${quotePath(file)}`, `writes ${file} as a PDF file in this folder`);
  const sound = VIDEO.test(file) && SOUND.test(made) ? ' -vn' : '';
  return run(`${command} ${quotePath(file)}${sound} ${quotePath(made)}`, `writes ${file} as ${made}`);
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
