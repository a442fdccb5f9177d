/** What is worth knowing about a setting that is correct: keys that a shell has already, and settings that belong to another provider. Pure. */
import type { Config } from '../config/config-keys.ts';
import { parseFile } from '../config/parse-yoconf.ts';
import { KINDS, SHELL_NAMES } from '../shell/shell-kinds.ts';
import { listed } from './help.ts';
import { BOUND } from './setup/setup-plan.ts';

const KEY_SETTINGS = ['explain_key', 'again_key'] as const;

export const isKeySetting = (name: keyof Config): boolean => KEY_SETTINGS.some((one) => one === name);

/** Keys that do nothing, or not what they are set for, one line each. The hooks leave alone what is bound already. */
export function keyNotes(config: Config): readonly string[] {
  const taken = KEY_SETTINGS.flatMap((name) => {
    const shells = SHELL_NAMES.filter((shell) => KINDS[shell].editor.ownKeys.has(config[name]));
    return shells.length === 0
      ? []
      : [`\`${name}\`: ${config[name]} is a key of ${listed(shells, 'and')} itself and stays that. Choose another, as ^Xi or ^Xk`];
  });
  const twice = config.explain_key === config.again_key && config.explain_key !== 'off';
  return twice ? [...taken, `\`explain_key\` and \`again_key\` are both ${config.again_key}. Choose another for one of them`] : taken;
}

/** A section of a file in which nothing counts, because all is in sections and none is chosen; null where something counts. */
export function unchosenSection(text: string, config: Config): string | null {
  const { sections } = parseFile(text);
  const [first = null] = [...sections].flatMap(([name, entries]) => (name !== '' && entries.length > 0 ? [name] : []));
  return config.profile === '' && sections.get('')?.length === 0 ? first : null;
}

/** The settings in this section that were made for the provider `before`, with what takes them away; null without one. */
export function boundNote(text: string, section: string | null, before: string): string | null {
  const entries = parseFile(text).sections.get(section ?? '') ?? [];
  const names = BOUND.filter((name) => (entries.findLast((entry) => entry.name === name)?.value ?? '') !== '');
  if (names.length === 0 || before === '') return null;
  const prefix = section === null ? '' : `${section}.`;
  const unset = names.map((name) => `yosh config unset ${prefix}${name}`).join(' && ');
  return `still in effect, as set for ${before}: ${names.join(', ')}. To remove what is not for the new one: ${unset}`;
}
