/**
 * The next step with what the user's own last command has built or installed: an image that is pushed, a tool that is started, its line in the
 * start-up file of the shell. Pure.
 */
import { occursAsWord } from '../base/occurs.ts';
import type { Effect, Effects } from '../effects/effect-types.ts';
import { about } from '../programs/index.ts';
import { type ReadLine, readLine } from '../syntax/read-line.ts';
import { onlyInforms } from './question-kinds.ts';
import type { Words } from './user-words.ts';
import { has } from './word-match.ts';

/** A longer line is a script. */
const LINE_CHARS = 1000;
const SHIPS = String.raw`deploy ship releas roll\s?out rollout publi push upload registry staging prod live ausroll veröffentlich déploy desplieg distribui
  выкат 部署 发布 デプロイ 배포`;

/** Whether an effect is one of such a step. What it does is said. */
export const isOwnWork = (effect: Effect, effects: Effects, words: Words): boolean =>
  words.ran !== null &&
  effect.severity === 'ordinary' &&
  effects.text.length < LINE_CHARS &&
  !effect.elsewhere &&
  !onlyInforms(words) &&
  (isOwnImage(effect, effects, words) || isOwnTool(effect, effects, words));

/** `docker push HOST/api:1.9`, behind `docker build -t HOST/api:1.9 .`, for somebody who deploys it. The line sends one image and does nothing else to any. */
function isOwnImage({ kind, by = '' }: Effect, { text }: Effects, words: Words): boolean {
  if (kind !== 'uploads' || about(by).area !== 'containers' || !has(SHIPS, words.text)) return false;
  const own = readLine(text).commands.filter(({ program }) => about(program).area === 'containers');
  const [verb, image = '', ...more] = argsOf(own, by);
  const built = words.ran === null ? [] : argsOf(words.ran.commands, by);
  return own.length === 1 && verb === 'push' && image.includes('/') && more.length === 0 && built.includes(image);
}
const argsOf = (commands: ReadLine['commands'], program: string): readonly string[] =>
  commands.filter((each) => each.program === program).flatMap(({ args }) => args.map(({ value, text }) => value ?? text));

/** `sudo tlp start`, behind `sudo apt install tlp`: it is taken into use, and nothing of it ends. */
const isOwnTool = ({ kind, area, by = '', objects }: Effect, { text }: Effects, words: Words): boolean =>
  (kind === 'system' || kind === 'changes') &&
  (area === 'settings' || area === 'services') &&
  objects.every((each) => occursAsWord(words.seen.typed, each)) &&
  installedBy(words).includes(by) &&
  readLine(text).commands.every(({ program, args }) => program !== by || (args.length === 1 && STARTS.test(args[0]?.value ?? '')));
const STARTS = /^(?:start|enable|up|check|status)$/;

/** The packages that the user's own last command has installed. */
export const installedBy = ({ ran }: Pick<Words, 'ran'>): readonly string[] =>
  (ran?.commands ?? []).flatMap(({ program, args }) => {
    const [verb = '', ...packages] = args.map(({ text }) => text).filter((word) => !word.startsWith('-') || word.startsWith('-S'));
    return about(program).manager !== undefined && INSTALLS.test(verb) ? packages : [];
  });
const INSTALLS = /^(?:install|in|add|-S\w*)$/;

/** A folder of programs that packages fill. */
const OF_PACKAGES =
  /^(?:\/opt\/homebrew|\/usr(?:\/local)?|\$\(brew --prefix\)|\/home\/linuxbrew\/\.linuxbrew)\/(?:share|etc|opt|lib)\/(?!.*\.\.)/;
const LOADS =
  /^(?:echo|printf)\s+(?:'%s\\n'\s+)?(["'])(?:source|\.)\s+((?:\$\(brew --prefix\))?[\w./@+-]+)\1\s*>>\s*(?:~|\$HOME)\/\.(?:zsh|bash)rc$/;
/** `echo 'source /opt/homebrew/share/NAME/NAME.zsh' >> ~/.zshrc`, behind `brew install NAME`. */
export function loadsOwnPackage({ kind, area }: Effect, { text, list }: Effects, words: Words): boolean {
  if (kind !== 'startup' || area !== 'startup' || list.some((each) => each.kind !== 'startup' && each.kind !== 'runs-project-code'))
    return false;
  const [, , file = ''] = LOADS.exec(text.trim()) ?? [];
  const names = installedBy(words);
  return OF_PACKAGES.test(file) && names.some((name) => file.split('/').includes(name)) && !onlyInforms(words);
}
