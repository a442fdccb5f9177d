/** Words that ask for such an effect and do not say on what: "set up my shell" asks for some change of some start-up file. Pure. */
import type { Effect, Effects, Surroundings } from '../effects/effect-types.ts';
import { ADDS_ACCOUNT } from '../programs/effect-rows.ts';
import { isPointedAt } from './pointing.ts';
import { isToolSetUp } from './said.ts';
import { names, type Words } from './user-words.ts';
import { isOutside } from './weight.ts';
import { OWN_ACCOUNT } from './wish-verbs.ts';
import { asksFor, isForGood, isOwnRc, isPublic, isToolsOwn, namesSecret } from './wishes.ts';

/** Kinds of effects that are asked for with certainty only where the words name what they fall on. */
const NAMED_KINDS: ReadonlySet<Effect['kind']> = new Set([
  'startup',
  'settings',
  'runs-foreign-code',
  'runs-project-code',
  'secret',
  'uploads',
  'network',
]);

/** A change of PATH that the words ask for. */
const isPathSet = (effect: Effect, words: Words): boolean =>
  effect.area === 'shell' && effect.objects.includes('PATH') && asksFor(effect, words);

/** What people call a unit, by the ending of its name; `systemctl enable NAME` needs none. */
function kindOfUnit(file: string): readonly string[] {
  if (/^\w[\w@-]*$/.test(file)) return ['systemd'];
  const kind = /\.(service|timer|socket|path|desktop|plist)$/.exec(file)?.[1];
  return kind === undefined ? [] : kind === 'desktop' || kind === 'plist' ? [kind] : [kind, 'systemd'];
}

/** Whether the words ask for such an effect, but do not say on what: "set up my shell" asks for some change of some start-up file. */
export function isVague(effect: Effect, words: Words, effects: Effects, { cwd, home }: Surroundings): boolean {
  const { kind, area, objects } = effect;
  const { list } = effects;
  if (isToolSetUp(effect, effects, words) || isOfNewAccount(effect, words, effects)) return false;
  if ((kind === 'runs-project-code' || area === 'scripts') && isPointedAt(effect, words.pointing)) return false;
  if ((area === 'startup' || area === 'firewall') && isPointedAt(effect, words.pointing)) return false;
  if (kind === 'startup' && objects.every((each) => each === '/etc/fstab') && isLastingMount(effects.text, words)) return false;
  // a file outside of the project is changed only under its name
  if (kind === 'changes' && area === 'files') return objects.some((each) => isOutside(each, cwd, home) && !names(words, each, 'path'));
  // a time is written in many ways
  if (!NAMED_KINDS.has(kind) || objects.length === 0 || area === 'schedule' || area === 'capture') return false;
  // "for good", with what is written named: the start-up file of the shell is the only place for it
  if (kind === 'startup' && objects.every(isOwnRc) && isForGood(words) && list.some((each) => isPathSet(each, words))) return false;
  // "a systemd service", "with systemd": a unit of that kind, whatever its name is
  if (kind === 'startup' && objects.every((each) => kindOfUnit(each).some((word) => words.tokens.has(word)))) return false;
  // "cluster" is no cluster-admin
  const isNamed = (each: string): boolean =>
    names(words, each, area === 'accounts' ? null : 'path') ||
    isPublic(each) ||
    isToolsOwn(each, words) ||
    (kind === 'secret' && namesSecret(each, words));
  // an operand such as `jsonpath={.data}` only chooses what is shown
  const things = kind === 'secret' ? objects.filter((each) => !/[={]/.test(each)) : objects.filter((each) => each !== '-');
  return area === 'accounts' || area === 'firewall' ? !things.some(isNamed) : !things.every(isNamed);
}

/** "mounted at /data for good", "swap that survives reboots": a line for it in fstab, the only place where such things are written. */
function isLastingMount(line: string, words: Words): boolean {
  const [, place = '', type] = /\s(\S+)\s+(swap|[a-z][\w.]*)\s+[\w,=.-]+\s+\d\s+\d\s*["']/.exec(line) ?? [];
  return (
    (isForGood(words) || AFTER_BOOT.test(words.text)) &&
    (type === 'swap' ? /(?<!\p{L})swap/iu.test(words.text) : place.startsWith('/') && names(words, place, 'path'))
  );
}

const AFTER_BOOT = /(?<!\p{L})(?:re)?boot(?:s|ed|ing)?(?!\p{L})/iu;

/** "add a user": an account that the line makes has the name that the line gives it. */
const isOfNewAccount = ({ area, objects }: Effect, words: Words, { list }: Effects): boolean =>
  area === 'accounts' &&
  NEW_ACCOUNT.test(words.text) &&
  list.some((each) => each.what === ADDS_ACCOUNT && asksFor(each, words) && objects.every((object) => each.objects.includes(object)));
const NEW_ACCOUNT = new RegExp(
  String.raw`(?<!\p{L})(?:add|creat\w*|mak\w*|new|need|want|set\s?up)(?!\p{L}).*(?<!\p{L})(?:user|account)(?!\p{L})|` +
    `(?<!\\p{L})${OWN_ACCOUNT}`,
  'iu',
);
