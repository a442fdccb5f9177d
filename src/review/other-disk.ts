/** A disk that the words call by what it is, where the output lists several: "the usb stick" and the line of the only one with usb in it. Pure. */
import { choice } from '../base/choice.ts';
import type { Rule } from './beyond-rule.ts';
import { QUESTION_CHARS } from './named-files.ts';

/** What people call disks, and what programs that list them write. */
const KINDS: readonly (readonly [said: string, listed: RegExp])[] = [
  [
    String.raw`usb|(?:memory\s|thumb\s|flash\s|pen\s?)(?:stick|drive)|stick|pendrive|removable|clé`,
    /usb|stick|flash|removable|cruzer|datatraveler/i,
  ],
  [String.raw`sd[\s-]?cards?|micro\s?sd|memory\scard|mmc|speicherkarte`, /mmc|sd[\s-]?card|card\s?reader|\bsd\b/i],
  ['nvme|m\\.?2', /nvme/i],
  ['ssd', /ssd|nvme/i],
  ['hdd|spinning', /hdd|rota|\bata\b|\bsata\b/i],
  ['external|externe[snr]?', /usb|thunderbolt|extern|removable/i],
];
const THING = String.raw`(?:disk|drive|stick|partition|card|volume|device|ssd|hdd|platte|festplatte|karte|disque|disco|array)`;
/** "the data partition", "the 16G disk". Words that are no label choose nothing. */
const CALLED = new RegExp(
  String.raw`(?<![\p{L}\d])(?:([\p{L}][\p{L}\d_-]{2,20})|(\d{1,5}(?:[.,]\d)?)\s?([KMGT])i?B?)\s${THING}(?!\p{L})`,
  'giu',
);
const NO_LABEL = new RegExp(
  `^(?:${choice(`the this that new old my our whole entire other second first third last big small empty external internal hard usb flash thumb memory every
    any which boot root system swap raid virtual primary right spare same encrypted and for from with into onto unused`)})$`,
  'i',
);

/** The disk of a partition: `sda` of `/dev/sda1`, `nvme0n1` of `nvme0n1p2`. */
const diskOf = (name: string): string =>
  name.replace(/^\/dev\//, '').replace(/^((?:nvme\d+n|mmcblk|loop|nbd|md)\d+)(?:p\d+)?$|^([a-z]+?)\d*$/i, '$1$2');
const DISK = /^[\s|`└├─\\-]*(?:\/dev\/)?((?:[shv]d[a-z]+|xvd[a-z]+|nvme\d+n\d+|mmcblk\d+|disk\d+)(?:[ps]?\d+)?):?(?=\s|$)/i;

/** Something is put over a disk that is not the one with what the words call it. */
export const otherDisk: Rule = ({ area, kind, what, objects }, { words: { text: whole, shown, meant } }) => {
  if (area !== 'disks' || kind === 'reads' || kind === 'root' || meant !== null || shown === '') return null;
  const said = whole.slice(0, QUESTION_CHARS);
  const lines = shown.split('\n').flatMap((line) => {
    const name = DISK.exec(line)?.[1];
    return name === undefined ? [] : [{ name, text: line }];
  });
  const target = objects.map((each) => /^\/dev\/(\w+)$/.exec(each)?.[1]).find((each) => each !== undefined);
  if (target === undefined || lines.length < 2 || new RegExp(String.raw`(?<![\p{L}\d])${diskOf(target)}`, 'iu').test(said)) return null;
  // of a disk all that is on it, of a partition its own line and that of the disk
  const isOwn = (name: string): boolean =>
    name === target || (target === diskOf(target) ? diskOf(name) === target : name === diskOf(target));
  const own = lines.filter(({ name }) => isOwn(name));
  const others = lines.filter(({ name }) => !isOwn(name));
  if (own.length === 0) return null;
  const wanted = [
    ...KINDS.filter(([called]) => new RegExp(String.raw`(?<![\p{L}\d])(?:${called})(?![\p{L}\d])`, 'iu').test(said)).map(
      ([, listed]) => listed,
    ),
    ...[...said.matchAll(CALLED)].flatMap(([, label, size, unit = '']) =>
      size !== undefined
        ? [new RegExp(String.raw`(?<![\d.,])${size.replace(/[.,]/, '[.,]')}(?:[.,]\d+)?\s?${unit}`, 'i')]
        : label !== undefined && !NO_LABEL.test(label)
          ? [new RegExp(String.raw`(?<![\p{L}\d])${label}(?![\p{L}\d])`, 'iu')]
          : [],
    ),
  ];
  return wanted.some((each) => others.some(({ text }) => each.test(text))) &&
    !wanted.some((each) => own.some(({ text }) => each.test(text)))
    ? what
    : null;
};
