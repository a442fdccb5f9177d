/** The lines of what servers say about the user's key and account: what happened, with their own words, and what to do. */
import { ownerOfKey } from '../providers/table.ts';
import { headerIn } from './cause-sentences.ts';
import {
  addressIn,
  ANOTHER_MODEL,
  ANOTHER_PROVIDER,
  at,
  aWhile,
  duration,
  type Line,
  lineWithWords,
  modelOf,
  otherwise,
  placeIn,
  type Subject,
} from './failure-parts.ts';
import type { AccountFault, Fault } from './faults.ts';
import { quoted } from './server-sentence.ts';

/** All that Ollama says where a model of its cloud is asked for without a login. */
const OLLAMA_CLOUD = /^unauthorized\W*$/i;

/** A line about the key. Where the user has none at all one is missing, whatever the server says of it. */
const keyLine = (what: (subject: Subject) => string, remedy: (subject: Subject, fault: Fault) => string): Line => {
  const given = lineWithWords(what, remedy);
  const none = lineWithWords(
    ({ host }) => `${host} wants a key`,
    ({ name, local, fetchModel }, { message = '' }) =>
      local && fetchModel !== undefined && OLLAMA_CLOUD.test(message)
        ? 'a model of its cloud wants a login: run `ollama signin`, or choose a model of this machine: `yosh setup`'
        : `run \`yosh setup\`, or set \`key\` for ${name} in ~/.yoconf`,
  );
  return (subject, fault) => (subject.keyFrom === '' ? none : given)(subject, fault);
};

/** The quoted words name the place where the setting is. */
const saysWhere = (subject: Subject, fault: Fault): boolean => /\b(?:settings|console|dashboard|portal)\b/i.test(quoted(subject, fault));

/** The place for money: the one that the server names, the page that is known, or what to look for. A server of the user's own has no bills. */
function bills(subject: Subject, fault: Fault): string {
  if (saysWhere(subject, fault)) return 'where it says';
  if (subject.local) return 'at the service behind it';
  return subject.billing === undefined ? 'there (plan and billing)' : `at ${subject.billing}`;
}

/** Whom the server wants to have the permission: the first that its sentence names. */
const holderIn = ({ message = '' }: Fault): string => {
  const named = /\b(?:authentication method|token|user|role|service account|principal)\b/i.exec(message)?.[0].toLowerCase();
  return named === undefined || /^(?:a|t)/.test(named) ? 'key' : named;
};

/** There is credit, for less than what was asked. */
const AFFORDS = /\bcan only afford\b|\bfewer max_tokens\b/i;

/** Nobody may ask from the internet, so no address of the user's can be allowed. */
const CLOSED = /\bpublic (?:network )?access\b.{0,16}\bdisabled\b|\bprivate (?:endpoint|link)\b/i;

export const ACCOUNT_LINES: Readonly<Record<AccountFault, Line>> = {
  'key-refused': keyLine(
    ({ host }) => `${host} did not accept the key`,
    ({ keyFrom, key, name }, { message = '' }) =>
      `check ${keyFrom}${/^OAuth\b/.test(message) ? ', which holds a login and no API key' : otherKey(key, name)}, or run \`yosh setup\``,
  ),
  'key-or-address': keyLine(
    ({ host }) => `${host} did not accept the key or the address`,
    (subject) => `check ${subject.keyFrom} and ${addressIn(subject)}, or run \`yosh setup\``,
  ),
  'key-ended': keyLine(
    ({ host }) => `${host} no longer accepts the key`,
    ({ keyFrom, keysAt }) => `make a new one ${at(keysAt)} for ${keyFrom}, or run \`yosh setup\``,
  ),
  'key-limit': lineWithWords(
    ({ host }) => `the limit of this key at ${host} is reached`,
    (subject, fault) => `raise the limit of the key ${placeIn(subject, fault, subject.keysAt)}, or make another key`,
  ),
  permission: lineWithWords(
    ({ host }) => `a permission is missing at ${host}`,
    (_, fault) => `give it to the ${holderIn(fault)} there, or ask whoever manages the account; ${ANOTHER_PROVIDER}`,
  ),
  forbidden: lineWithWords(
    ({ host }) => `${host} does not allow this`,
    () => `check what the key may use (\`yosh models\`), and that the service is open to your region; ${ANOTHER_PROVIDER}`,
  ),
  account: lineWithWords(
    ({ host }) => `your account or project at ${host} is not active`,
    ({ billing }) => `check the account and its billing ${at(billing)}, or ask its support; ${ANOTHER_PROVIDER}`,
  ),
  payment: lineWithWords(
    ({ host }) => `your account at ${host} has too little credit`,
    (subject, fault) =>
      [
        subject.billing === undefined && !subject.local ? 'check the billing of your account there' : `add some ${bills(subject, fault)}`,
        ...(AFFORDS.test(fault.message ?? '') ? [`choose a cheaper model: ${ANOTHER_MODEL}`] : []),
      ].join(', or '),
  ),
  unpaid: lineWithWords(
    ({ host }) => `a payment to ${host} is missing`,
    (subject, fault) => `pay it ${bills(subject, fault)}, then ask again`,
  ),
  'billing-setup': lineWithWords(
    ({ host }) => `billing is not set up at ${host}`,
    (subject, fault) => `add a payment method or switch billing on ${bills(subject, fault)}, then ask again`,
  ),
  plan: lineWithWords(
    ({ host }) => `${host} wants a paid plan for this`,
    (subject, fault) => `upgrade ${placeIn(subject, fault, subject.billing)}, or ${otherwise(fault)}`,
  ),
  quota: lineWithWords(
    ({ host }) => `your quota at ${host} is used up`,
    (subject, fault) => `add credit or raise the limit ${bills(subject, fault)}`,
  ),
  budget: lineWithWords(
    ({ host }) => `a budget at ${host} is used up`,
    (subject, fault) => `raise it ${placeIn(subject, fault)}, or ask whoever manages it; another model: ${ANOTHER_MODEL}`,
  ),
  'free-quota': lineWithWords(
    ({ host }) => `the free quota at ${host} is used up`,
    (subject, fault) =>
      `${saysWhere(subject, fault) ? 'change that setting' : `choose a paid plan ${bills(subject, fault)}`}, or choose another model: ${ANOTHER_MODEL}`,
  ),
  'used-for-now': lineWithWords(
    ({ host }) => `your limit at ${host} is used up for now`,
    (subject, fault) => `ask again ${nextPeriod(fault)}, or raise the limit ${bills(subject, fault)}`,
  ),
  rate: lineWithWords(
    ({ host }) => `${host} is limiting your requests`,
    (_, fault) => `ask again in ${aWhile(fault)}`,
  ),
  region: lineWithWords(
    ({ host }) => `${host} does not answer in your region`,
    () => `choose ${ANOTHER_PROVIDER}`,
  ),
  verification: lineWithWords(
    ({ host }) => `${host} wants your account verified first`,
    (subject, fault) => `verify it ${placeIn(subject, fault)}, or ${otherwise(fault)}`,
  ),
  'account-step': lineWithWords(
    ({ host }) => `${host} wants a step in your account first`,
    (subject, fault) => `do it ${placeIn(subject, fault)} and ask again, or ${otherwise(fault)}`,
  ),
  membership: lineWithWords(
    ({ host }) => `${host} wants you to be a member of an organization`,
    () => `ask its administrator to add you, or choose ${ANOTHER_PROVIDER}`,
  ),
  'account-setting': lineWithWords(
    (subject) => `the settings of your account at ${subject.host} exclude ${modelOf(subject)}`,
    (subject, fault) => `change them ${placeIn(subject, fault)}, or choose another model: ${ANOTHER_MODEL}`,
  ),
  'not-enabled': lineWithWords(
    ({ host }) => `this is not switched on at ${host}`,
    (subject, fault) => `switch it on ${placeIn(subject, fault)}, or ask its administrator; then ask again`,
  ),
  'network-rule': lineWithWords(
    ({ host }) => `${host} does not accept your network address`,
    (_, { message = '' }) =>
      CLOSED.test(message)
        ? `ask from its private network or VPN, or switch public access on in the account there; ${ANOTHER_PROVIDER}`
        : `ask from a network or VPN that it allows, or allow yours in the account there; ${ANOTHER_PROVIDER}`,
  ),
  clock: lineWithWords(
    ({ host }) => `${host} finds the time of the request wrong`,
    () => 'compare `date -u` with the true time and set the clock, or make a new key',
  ),
  'header-wanted': lineWithWords(
    ({ host }) => `${host} wants another header`,
    (_, { message = '' }) => `\`yosh config set headers '${headerIn(message) ?? 'NAME'}: VALUE'\``,
  ),
  'client-certificate': lineWithWords(
    ({ host }) => `${host} wants a client certificate, which yosh has none of`,
    () => `ask its administrator for another way in, or choose ${ANOTHER_PROVIDER}`,
  ),
};

/** Why the key may be refused, where the key itself shows it: it is an address, or begins like those of another provider. */
function otherKey(key: string, name: string): string {
  if (/^https?:\/\//.test(key)) return ', which holds an address and no key';
  const owner = ownerOfKey(key);
  return owner === null || owner === name ? '' : `, which begins like a key of ${owner}`;
}

/** When a limit begins anew: what the server asks to wait, or the next period of those that its sentence names. */
function nextPeriod({ message = '', retryAfterMs }: Fault): string {
  if (retryAfterMs !== undefined) return `in ${duration(retryAfterMs)}`;
  const day = /\b(?:on|until|after|at) (\d{4}-\d\d-\d\d)\b/.exec(message)?.[1];
  if (day !== undefined) return `on ${day}`;
  const next = [
    ['in an hour', /\bhour/i],
    ['next week', /\bweek/i],
    ['next month', /\bmonth/i],
    ['tomorrow', /\bda(?:y|ily)\b/i],
  ] as const;
  return next.find(([, says]) => says.test(message))?.[0] ?? 'when it begins anew';
}
