/** What the name of a commit means, by the syntax of gitrevisions(7): `HEAD~3`, `main..feature`, `stash@{1}`, `v1^{commit}`. */
import type { Revisions } from './option-texts.ts';

/** What may follow a name, several times; each changes what the name means so far. */
const SUFFIXES: readonly (readonly [RegExp, (of: string, value: string) => string])[] = [
  [/^~(\d*)/, (of, steps) => before(of, steps === '' ? 1 : Number(steps))],
  [/^\^(\d+)/, (of, parent) => (parent === '0' ? `the commit of ${of}` : `the ${ordinal(Number(parent))}parent of ${of}`)],
  [/^\^\{(commit|tree|tag|blob)\}/, (of, kind) => `the ${kind} that ${of} leads to`],
  [/^\^\{\}/, (of) => `what the tag ${of} leads to`],
  [/^\^\{\/(.*?)\}/, (of, text) => `the newest commit before ${of} whose message matches ${text}`],
  [/^\^!/, (of) => `only ${of}, without its parents`],
  [/^\^@/, (of) => `all parents of ${of}`],
  [/^\^/, (of) => before(of, 1)],
  [/^@\{u(?:pstream)?\}/i, (of) => `the remote branch that ${of} follows`],
  [/^@\{push\}/i, (of) => `the remote branch that ${of} is pushed to`],
  [
    /^@\{(\d+)\}/,
    (of, entry) => (of === 'stash' ? `entry ${entry} of the stash; 0 is the newest` : `where ${of} was ${entry} changes ago`),
  ],
  [/^@\{([^}-].*?)\}/, (of, time) => `where ${of} was at ${time}`],
];

/** Names that are not those of a branch, a tag or a commit. */
const WHOLE: readonly (readonly [RegExp, (value: string) => string])[] = [
  [/^@\{-(\d+)\}$/, (switches) => `the branch before the last ${switches === '1' ? 'switch' : `${switches} switches`}`],
  [/^:\/(.+)$/s, (text) => `the newest commit whose message matches ${text}`],
  [/^:[0-3]:(.+)$/s, (path) => `the file ${path} as it is marked for the next commit`],
];

/** Null for what is only a name: of a branch, a tag, a commit or a file. */
export function revisionText(value: string, revisions: Revisions): string | null {
  const whole = WHOLE.map(([pattern, say]) => [pattern.exec(value)?.[1], say] as const).find(([found]) => found !== undefined);
  if (whole !== undefined) return whole[1](whole[0] ?? '');
  const [, from = '', dots = '', to = ''] = /^(.*?)(\.\.\.?)(.*)$/s.exec(value) ?? [];
  // `../x` and `a/../b` are paths
  if (dots !== '' && from + to !== '' && !/[./]$/.test(from) && !/^[./]/.test(to)) return between(from, to, dots, revisions);
  if (value.startsWith('^') && value.length > 1) return `without the commits of ${meaning(value.slice(1)) ?? value.slice(1)}`;
  const [, commit, path = ''] = /^([^:\s]+):([^/:\s][^:\s]*)$/.exec(value) ?? [];
  if (commit !== undefined) return `the file ${path} in ${meaning(commit) ?? commit}`;
  return /^(?:@|HEAD)$/.test(value) ? 'the current commit' : meaning(value);
}

function between(from: string, to: string, dots: string, revisions: Revisions): string | null {
  const [one, other] = [from, to].map((end) => (end === '' ? 'HEAD' : (meaning(end) ?? end)));
  if (dots === '...')
    return revisions === 'ends' ? `from where ${other} left ${one}, to ${other}` : `the commits that only one of ${one} and ${other} has`;
  return revisions === 'ends' ? `from ${one} to ${other}` : `the commits of ${other} that ${one} does not have`;
}

/** Of a name with signs behind it; null of a name alone, and of signs that are not known. */
function meaning(value: string): string | null {
  const [name = ''] = /^(?:@(?!\{)|(?:(?!@\{)[^~^:\s])*)/.exec(value) ?? [];
  let rest = value.slice(name.length);
  if (rest === '') return null;
  let of = name === '' && rest.startsWith('@{') ? 'this branch' : name === '@' ? 'HEAD' : name;
  while (rest !== '') {
    const [found, say] = SUFFIXES.map(([pattern, each]) => [pattern.exec(rest), each] as const).find(([match]) => match !== null) ?? [];
    if (found === undefined || found === null || say === undefined || of === '') return null;
    of = say(of, found[1] ?? '');
    rest = rest.slice(found[0].length);
  }
  return of;
}

const before = (of: string, steps: number): string =>
  steps === 0 ? `the commit of ${of}` : steps === 1 ? `the commit before ${of}` : `the commit ${steps} commits before ${of}`;
const ordinal = (parent: number): string => (parent === 1 ? '' : parent === 2 ? 'second ' : parent === 3 ? 'third ' : `${parent}th `);
