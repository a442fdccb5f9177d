/** The user's own account joins the group of the tool that the words name, or by which the user was just refused. Pure. */
import type { Effect, Surroundings } from '../effects/effect-types.ts';
import { onlyInforms } from './question-kinds.ts';
import { names, type Words } from './user-words.ts';
import { hasVerb } from './wishes.ts';

/** Groups with the rights of an administrator and nothing else. */
const FOR_ADMINISTRATORS = /^(?:sudo|wheel|admin|root|adm|shadow|disk|staff|kmem|mem)$/;
/** Groups of whoever may use the devices of a serial line. */
const SERIAL = /^(?:dialout|uucp|tty|plugdev)$/;
const SERIAL_DEVICE = /\/dev\/(?:tty(?:USB|ACM|S|AMA)\d|serial)/;
const WANTS_RIGHTS =
  /(?<!\p{L})(?:sudo|root|rights?|permissions?|permitted|denied|access|groups?|allowed|rechte|droits|permisos?)(?!\p{L})/iu;

/** Whether that is all that an effect changes. The clear line says which rights come with the group. */
export function isOwnGroup({ joins, elsewhere }: Effect, words: Words, { home }: Surroundings): boolean {
  if (joins === undefined || elsewhere || onlyInforms(words)) return false;
  const isOwn = (account: string): boolean => OWN.test(account) || account === home.replace(/^.*\//, '');
  return joins.every(({ account, group }) => isOwn(account) && isMeant(group, words));
}
const OWN = /^\$(?:USER|LOGNAME|\((?:whoami|id -un)\))$/;

function isMeant(group: string, words: Words): boolean {
  if (FOR_ADMINISTRATORS.test(group)) return false;
  const { typed, printed } = words.seen;
  const isTool = words.ran?.commands.some(({ program }) => program === group) === true;
  if (words.refused) return isTool || (SERIAL.test(group) && SERIAL_DEVICE.test(`${typed}\n${printed}`)) || names(words, group);
  return (isTool || names(words, group)) && (hasVerb('packages', words) || hasVerb('accounts', words) || WANTS_RIGHTS.test(words.question));
}
