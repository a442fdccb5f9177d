/** The user's own account joins the group of the tool that the words name, or by which the user was just refused. Pure. */
import type { Effect, Effects, Surroundings } from '../effects/effect-types.ts';
import { onlyInforms } from './question-kinds.ts';
import { names, type Words } from './user-words.ts';
import { hasVerb } from './wishes.ts';

const JOINS: ReadonlySet<string | undefined> = new Set(['usermod', 'gpasswd', 'adduser']);
/** Groups with the rights of an administrator and nothing else. */
const FOR_ADMINISTRATORS = /^(?:sudo|wheel|admin|root|adm|shadow|disk|staff|kmem|mem)$/;
/** Groups of whoever may use the devices of a serial line. */
const SERIAL = /^(?:dialout|uucp|tty|plugdev)$/;
const SERIAL_DEVICE = /\/dev\/(?:tty(?:USB|ACM|S|AMA)\d|serial)/;
const WANTS_RIGHTS =
  /(?<!\p{L})(?:sudo|root|rights?|permissions?|permitted|denied|access|groups?|allowed|rechte|droits|permisos?)(?!\p{L})/iu;

/** Whether all that a line changes of accounts is that. The clear line says which rights come with the group. */
export function isOwnGroup({ by, area }: Effect, { text }: Effects, words: Words, { home }: Surroundings): boolean {
  if (!JOINS.has(by) || (area !== 'accounts' && area !== 'protection') || onlyInforms(words)) return false;
  // a name in a variable, another program that calls it
  if (/\bxargs\b|=\s*["']?(?:usermod|gpasswd|adduser)\b/.test(text)) return false;
  const own = String.raw`["']?(?:\$USER|\$\{USER\}|\$LOGNAME|\$\((?:whoami|id -un)\)|${home.replace(/^.*\//, '').replaceAll(/\W/g, '.')})["']?`;
  const group = '([a-z][\\w-]*)';
  // nothing behind it: a later option would count
  const end = String.raw`\s*(?=$|[;&|\n])`;
  const found = [
    ...text.matchAll(new RegExp(String.raw`\busermod\s+(?:-aG|-a\s+-G)\s+${group}\s+${own}${end}`, 'g')),
    ...text.matchAll(new RegExp(String.raw`\b(?:gpasswd\s+(?:-a|--add)|adduser)\s+${own}\s+${group}${end}`, 'g')),
  ].map(([, name = '']) => name);
  const calls = text.match(/\b(?:usermod|gpasswd|adduser)\b/g) ?? [];
  return found.length > 0 && found.length === calls.length && found.every((name) => isMeant(name, words));
}

function isMeant(group: string, words: Words): boolean {
  if (FOR_ADMINISTRATORS.test(group)) return false;
  const { typed, printed } = words.seen;
  const isTool = words.ran?.commands.some(({ program }) => program === group) === true;
  if (words.refused) return isTool || (SERIAL.test(group) && SERIAL_DEVICE.test(`${typed}\n${printed}`)) || names(words, group);
  return (isTool || names(words, group)) && (hasVerb('packages', words) || hasVerb('accounts', words) || WANTS_RIGHTS.test(words.question));
}
