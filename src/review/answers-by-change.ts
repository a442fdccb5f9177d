/** A question for information, or for a trial, that is answered by a change. Pure. */
import type { Effect, Effects } from '../effects/effect-types.ts';
import type { Rule } from './beyond-rule.ts';
import { says } from './effect-words.ts';
import { onlyInforms, onlyNames, wantsDryRun } from './question-kinds.ts';
import type { Words } from './user-words.ts';
import { isInPlace } from './weight.ts';
import { namesArea } from './wishes.ts';

/** Kinds of effects that answer no question for information. */
const CHANGES: ReadonlySet<Effect['kind']> = new Set(['deletes', 'system', 'startup', 'settings']);
const CHANGED: ReadonlySet<Effect['area']> = new Set(['cloud', 'databases', 'packages', 'accounts', 'containers', 'repository']);
const changesSomething = (effect: Effect): boolean =>
  (CHANGES.has(effect.kind) && effect.area !== 'capture' && effect.area !== 'processes') ||
  (effect.kind === 'changes' &&
    (CHANGED.has(effect.area) ||
      effect.targets.some(isInPlace) ||
      effect.existing === true ||
      says(effect, 'changes owners') ||
      says(effect, 'changes rights')));
/** Words about packages that could be had, whatever these are called. */
const NEWER = /(?<!\p{L})(?:newer|newest|latest|updates?|upgrades?|outdated|version|releases?)(?!\p{L})/iu;

/** Whether the user typed a command with such an effect himself. */
export const isTyped = ({ kind, area }: Effect, own: Effects | null): boolean =>
  own?.list.some((each) => each.kind === kind && each.area === area) === true;

/** A package for an answer that only it can give; who asks about packages wants to know, and one that goes answers nothing. */
const mayBeNeeded = (effect: Effect, words: Words): boolean =>
  effect.area === 'packages' && !says(effect, 'removes packages') && !namesArea('packages', words) && !NEWER.test(words.text);

/** Who wants to know something has not asked for a change. */
export const answersByChange: Rule = (effect, { words, own, wished, effects }) => {
  if (isTyped(effect, own)) return null;
  // "show hidden files" is a switch
  const isWanted = wished.get(effect) !== 'none' && effects.list.some(({ settings }) => settings !== undefined);
  const isDone = changesSomething(effect) || (effect.kind === 'uploads' && (effect.severity === 'dangerous' || says(effect, 'publishes')));
  const isWrong =
    (wantsDryRun(words) &&
      (isDone || (!ONLY_TRIES.test(effects.text) && (effect.kind === 'changes' || effect.kind === 'runs-project-code')))) ||
    (isDone &&
      ((!isWanted && onlyInforms(words) && !mayBeNeeded(effect, words)) ||
        ((effect.kind === 'changes' || effect.kind === 'deletes') && onlyNames(words))));
  return isWrong ? effect.what : null;
};
/** With these a tool of the project only says what it would do. */
const ONLY_TRIES =
  /(?<!\S)(?:--(?:dry-?run|collect-only|list-tests|check|simulate|what-?if|noop|no-act|preview|just-print)|-n|-C|plan|preview|diff)(?![\w-])/;
