/**
 * Settings in a text that a line writes into a file which programs obey, where these give up a protection or open something to everybody:
 * `gpgcheck=0`, `PermitEmptyPasswords yes`, `root /;`. The names of such settings are much the same in all programs. Pure.
 */
import type { SimpleCommand } from '../syntax/simple-command.ts';
import { dangerous, type Effect, type Weakening } from './effect-types.ts';
import { isBuildFile, isList, isSetting, isStartup, isSystem } from './paths.ts';
import { settingsIn, textOf } from './written-settings.ts';

/** What protects, and is not to be off. */
const PROTECTS = new RegExp(
  String.raw`verif|strict|validat|check(?!sum)|ssl|tls|auth(?!or)|sandbox|sign(?:ed|ature|ing)|gpg|secur|safe|protect|enforc|passw|encrypt|` +
    String.raw`firewall|known_?hosts|selinux|squash|ptrace|randomize|disable_functions|fraud|gatekeep|trust(?=\.enabled)`,
  'gi',
);
/** The name of a setting that turns something off where it is on. */
const TURNS_OFF = /disable|skip|no|without/i;
const OFF = /^["']?(?:no|off|false|0|none|never|disabled?|null|\/dev\/null|permissive|accept|ignore|)["']?$/i;
/** What gives something away, and is not to be on. */
const OPENS = new RegExp(
  String.raw`allow|permit|trust|insecure|unsafe|unverif|unauth|forward(?=agent|x11)|bypass|autoindex|exrc|modeline|anonymous|public|empty_?pass|` +
    String.raw`nopass|directory_?listing|auto_?(?:load|exec|run|install|approve|accept)|ignore_?(?:cert|ssl|host)|automatictasks|confirm_?babel`,
  'gi',
);
const ON = /^["']?(?:yes|on|true|1|all|always|any|everyone|world|enabled?|\*)["']?$/i;
/** Whom or which place a setting is for, and is not to be everything. */
const CHOOSES = new RegExp(
  String.raw`^(?:root|prefix|listen\w*|bind\w*|allow\w*|whitelist|trusted[\w-]*|origins?|safe-?path|address(?:es)?|.*(?:_|-|^)hosts?_?allow\w*|interfaces?` +
    String.raw`|acl|networks?|.*origins?)$`,
  'i',
);
const EVERYTHING = /^["'[(\s]*(?:\/|\*|0\.0\.0\.0(?:\/0)?|::(?:\/0)?)["'\])\s]*$/;
/** Words that open something by themselves. Sources: exports(5), the file pg_hba.conf of PostgreSQL, vim(1), curl(1), sudoers(5). */
const ALONE = /^(?:no_root_squash|trust|insecure|nosecure|0\.0\.0\.0\/0|::\/0|nopasswd:?|sslv[23])$/i;
/** What takes something away from everybody. */
const DENIES = /(?<![\w-])(?:deny|block|reject|drop|disallow|exclude)/i;

/** Longer texts are not written at a prompt. */
const TEXT_CHARS = 4096;

/**
 * The weak settings of a text. Linear in its length.
 * @param file it is written to. Its plain settings are compared with the words as such.
 */
export function weakenedIn(text: string, file: string): readonly Weakening[] {
  return text
    .slice(0, TEXT_CHARS)
    .split(/[\n;{}]/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '' && !piece.startsWith('#') && !DENIES.test(piece) && settingsIn(piece, file) === null)
    .flatMap((piece) => {
      const telling = tellingIn(piece);
      return telling.length === 0 ? [] : [{ line: piece.replaceAll(/\s+/g, ' '), words: [...new Set(telling)] }];
    });
}

/** The parts of names by which a piece of a text is known as weak. */
function tellingIn(piece: string): readonly string[] {
  const words = piece.split(/[\s,()[\]]+/).filter((word) => word !== '');
  const [, first = '', rest = ''] = /^(?:set\s+|export\s+|-{1,2})?([\w.:-]+)(?:\s*[=:]\s*|\s+)(.*)$/.exec(piece) ?? [];
  const pairs = [
    ...(first === '' ? [] : [[first, rest] as const]),
    ...words.flatMap((word) => {
      const [, name, value] = /^["']?([\w.-]+)["']?[=:]["']?([\w.*/-]*)["']?$/.exec(word) ?? [];
      return name === undefined ? [] : [[name, value ?? ''] as const];
    }),
    ...words.slice(1).map((word, at) => [words[at] as string, word] as const),
  ];
  return [
    ...pairs.flatMap(([name, value]) => [
      ...(OFF.test(value) ? (name.match(PROTECTS) ?? []) : []),
      ...(ON.test(value) ? (name.match(OPENS) ?? []) : []),
      ...(EVERYTHING.test(value) && CHOOSES.test(name) ? [`${name} everything`] : []),
    ]),
    ...words.filter((word) => ALONE.test(word)),
  ].map((word) => word.toLowerCase());
}

/** `composer config secure-http false`, `bundle config set ssl_verify_mode 0`: a setting that protects is switched off by a program's own subcommand. */
export function weakConfigEffects({ program, args }: SimpleCommand): readonly Effect[] {
  const words = args.map(({ value, text }) => value ?? text).filter((each) => !each.startsWith('-'));
  const at = words.slice(0, 2).findIndex((each) => /^(?:config|configure|settings?|set-config)$/.test(each));
  if (program === null || at < 0) return [];
  const [name = '', value = ''] = words
    .slice(at + 1)
    .filter((each) => !/^(?:set|add|put|write|edit)$/.test(each))
    .flatMap((each) => each.split('='));
  const isWeak = tellingIn(`${name} ${value}`).length > 0 || (ON.test(value) && TURNS_OFF.test(name) && name.search(PROTECTS) >= 0);
  return isWeak
    ? [dangerous('settings', `gives up a protection in the settings of ${program}`, { area: 'settings', objects: [name] })]
    : [];
}

const isObeyed = (text: string): boolean =>
  !isList(text) && (isSetting(text) || isStartup(text) || isSystem(text) || isBuildFile(text)) && !text.startsWith('/dev/');

/** The effects with the weak settings in what is written to files that programs obey. */
export function withWeakened(effects: readonly Effect[], command: SimpleCommand): readonly Effect[] {
  const files = effects.filter(({ targets, objects }) => targets.some(({ kind }) => kind === 'path') && objects.some(isObeyed));
  if (files.length === 0) return effects;
  const text = textOf(command) ?? '';
  return effects.map((each) => {
    const weakens = files.includes(each) ? weakenedIn(text, each.objects[0] as string) : [];
    return weakens.length === 0 ? each : { ...each, weakens };
  });
}
