/** What people do with pictures, videos and PDF files. The result is a new file, and never one that is there. */
import { type Phrase, type Reply, run } from '../phrasebook.ts';
import { quotePath } from '../quote.ts';
import type { Machine } from '../types.ts';

const PICTURE = /\.(?:jpe?g|png|gif|webp|tiff?|bmp|heic)$/i;
const VIDEO = /\.(?:mp4|mkv|mov|avi|webm|m4v|mpe?g)$/i;
const PDF = /\.pdf$/i;

/** The file with another ending, when it is there and the new one is not. */
function madeOf(file: string, kind: RegExp, ending: (stem: string, kind: string) => string, machine: Machine): string | null {
  const [last = ''] = kind.exec(file) ?? [];
  if (last === '' || !machine.exists(file)) return null;
  const made = ending(file.slice(0, -last.length), last);
  return machine.exists(made) ? null : made;
}

function resized({ file = '', n = '' }: Readonly<Record<string, string>>, machine: Machine): Reply | null {
  const program = ['magick', 'convert'].find((each) => machine.has(each));
  const made = /^[1-9]\d{0,4}$/.test(n) ? madeOf(file, PICTURE, (stem, kind) => `${stem}-${n}${kind}`, machine) : null;
  if (program === undefined || made === null) return null;
  return run(`${program} ${quotePath(file)} -resize ${n}x ${quotePath(made)}`, `writes ${made}, ${n} pixels wide`);
}

function sound({ file = '' }: Readonly<Record<string, string>>, machine: Machine): Reply | null {
  const made = madeOf(file, VIDEO, (stem) => `${stem}.mp3`, machine);
  return made === null ? null : run(`ffmpeg -n -i ${quotePath(file)} -vn ${quotePath(made)}`, `writes the sound of ${file} to ${made}`);
}

const JOINED = 'merged.pdf';

function joined({ one = '', other = '' }: Readonly<Record<string, string>>, machine: Machine): Reply | null {
  if (![one, other].every((file) => PDF.test(file) && machine.exists(file)) || machine.exists(JOINED)) return null;
  const files = `${quotePath(one)} ${quotePath(other)}`;
  const does = `writes the pages of both to ${JOINED}`;
  if (machine.has('pdfunite')) return run(`pdfunite ${files} ${JOINED}`, does);
  return machine.has('qpdf') ? run(`qpdf --empty --pages ${files} -- ${JOINED}`, does) : null;
}

export const mediaPhrases: readonly Phrase[] = [
  {
    ask: [
      '(resize|scale|shrink) [the] [picture|image|photo|file] {file} to {n} (pixels|px) [wide|width|in width]',
      '(make) {file} {n} (pixels|px) wide',
    ],
    reply: resized,
  },
  {
    ask: ['(extract|get|save|take|pull out) [the|only] [the] (audio|sound|music) (from|of|out of) [the] [video|file] {file}'],
    reply: sound,
  },
  {
    ask: [
      '(merge|combine|join|concatenate|unite|put) [the] [pdfs|pdf files|files] {one} (and|with) {other} [together|into one|into one file|into one pdf]',
    ],
    reply: joined,
  },
];
