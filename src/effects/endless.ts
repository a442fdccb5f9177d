/** Lines that never come to an end by themselves and take more and more: of the disk, of the memory, of the processes. */
import { about, fillsWords } from '../programs/index.ts';
import type { SimpleCommand } from '../syntax/simple-command.ts';
import { dangerous, type Effect } from './effect-types.ts';
import { inputFiles } from './given-inputs.ts';

/** Devices that can be read without end. */
const SOURCES = /^\/dev\/(?:zero|full|u?random)$/;
/** Sizes that no machine at hand has room for. */
const HUGE = /^\d*[TPEZY]i?B?$/i;
/** Words for what such a line is for, where somebody wants it. */
const WANTED = String.raw`fill full stress forever endless wip[ei] zero`;

/** Loops without a condition. */
const LOOP = /\b(?:while\s+(?::|true|\[\s*1\s*\]|\(\(\s*1\s*\)\))|until\s+false|for\s*\(\(\s*;\s*;\s*\)\))\s*;?\s*do\b/;
/** Whether a command makes each round of a loop take its time: it waits, for an answer of another machine or for what is typed. */
const takesTime = ({ program }: SimpleCommand): boolean => {
  const { waits, network, binds } = about(program);
  return waits === true || network !== undefined || binds === 'names';
};

/** Whether a line has a loop that never ends, and nothing in it takes time. */
export const loopsForever = (line: string, commands: readonly SimpleCommand[]): boolean => LOOP.test(line) && !commands.some(takesTime);

/**
 * What a command writes or keeps without end.
 * @param line the text around it.
 * @param loops the result of `loopsForever` for that text.
 */
export function endlessEffects(command: SimpleCommand, line: string, loops: boolean): readonly Effect[] {
  const { program, background, redirects, source } = command;
  if ((writesFile(command) || about(program).keeps === true) && isEndless(command)) return [fills(['disk', 'memory'])];
  if (!loops) return [];
  // `while :; do x & done`; with `done &` the loop itself is in the background
  if (background && /^\s*&(?!&)/.test(line.slice(source[1], source[1] + NEXT_CHARS)) && !line.slice(...source).endsWith('done'))
    return [dangerous('system', 'starts more and more processes until the machine no longer responds')];
  const appends = redirects.some(({ operator, target }) => operator === '>>' && target?.value?.startsWith('/dev/') !== true);
  return appends ? [fills(['disk'])] : [];
}

const fills = (objects: readonly string[]): Effect =>
  dangerous('system', `goes on until the ${objects.join(' or the ')} is full`, { area: 'disks', called: WANTED, objects });
/** What may be between a command and the `&` behind it. */
const NEXT_CHARS = 8;

/** Whether what a command gets or makes has no end, and nothing before it ends it. */
function isEndless(command: SimpleCommand): boolean {
  const stages = [...command.from, command];
  const last = stages.findLastIndex(isSource);
  return last !== -1 && !stages.slice(last).some(isBounded);
}

const isSource = (command: SimpleCommand): boolean =>
  command.program === 'yes' ||
  [...command.args, ...inputFiles(command)].some(({ value }) => SOURCES.test((value ?? '').replace(/^if=/, '')));

/** Whether a stage ends after a number of bytes or lines, or gives its input back to somebody who decides. */
function isBounded({ program, args, wrappers }: SimpleCommand): boolean {
  if (wrappers.includes('timeout')) return true;
  if (program === 'head') return !args.some(({ value }) => HUGE.test((value ?? '').replace(/^-c|^--bytes=/, '')));
  if (program === 'dd') return args.some(({ value }) => value?.startsWith('count=') === true);
  // `yes | apt install x`, `sed 5q`: whoever reads it stops by itself
  return !(
    program === 'yes' ||
    program === 'cat' ||
    program === 'tr' ||
    program === 'pv' ||
    program === 'tee' ||
    program === 'base64' ||
    program === 'gzip' ||
    about(program).keeps === true
  );
}

/** Whether the output goes into a file on the disk. */
function writesFile({ program, args, redirects, wrappers }: SimpleCommand): boolean {
  if (wrappers.some(fillsWords)) return false;
  const named = redirects.flatMap(({ operator, target }) =>
    operator.startsWith('>') || operator.startsWith('&>') ? (target?.text ?? []) : [],
  );
  const written = about(program).writes?.how === 'of=' ? args.flatMap(({ text }) => (text.startsWith('of=') ? text.slice(3) : [])) : [];
  const copied = program === 'tee' ? args.flatMap(({ text }) => (text.startsWith('-') ? [] : text)) : [];
  return [...named, ...written, ...copied].some((file) => !/^["']?\/dev\/|^\d+$|^-$/.test(file));
}
