/** The lines of what servers say: what happened, with their own words, and what to do. */
import { ownerOfKey } from '../providers/table.ts';
import { HEADER_WANTED } from './cause-sentences.ts';
import type { Fault, ServerFault } from './faults.ts';
import {
  ANOTHER_MODEL,
  ANOTHER_PROVIDER,
  at,
  duration,
  type Line,
  modelOf,
  otherwise,
  placeIn,
  REPORT,
  type Subject,
} from './failure-parts.ts';
import { said } from './server-sentence.ts';

/** A line with the server's words behind what happened. */
const line =
  (what: (subject: Subject, fault: Fault) => string, remedy: (subject: Subject, fault: Fault) => string): Line =>
  (subject, fault) => ({ what: `${what(subject, fault)}${said(subject, fault)}`, remedy: remedy(subject, fault) });

/** Likewise where the user has no key at all: whatever the server says of it, one is missing. */
const keyLine = (what: (subject: Subject) => string, remedy: (subject: Subject) => string): Line => {
  const given = line(what, remedy);
  const none = line(
    ({ host }) => `${host} wants a key`,
    ({ name }) => `run \`yosh setup\`, or set \`key\` for ${name} in ~/.yoconf`,
  );
  return (subject, fault) => (subject.keyFrom === '' ? none : given)(subject, fault);
};

/** The page for money; where none is known, what to look for. */
const bills = ({ billing }: Subject): string => (billing === undefined ? 'there (plan and billing)' : `at ${billing}`);

export const SERVER_LINES: Readonly<Record<ServerFault, Line>> = {
  'bad-request': line(
    ({ host }, fault) =>
      `${host} ${(fault.message ?? '') === '' ? 'refused the request without a reason' : 'did not accept the request'}${alsoWithout(fault)}`,
    (subject, fault) =>
      optionWanted(subject, fault) ??
      (subject.local
        ? `read the log of the server, or update it; another model: ${ANOTHER_MODEL}`
        : `choose another model: ${ANOTHER_MODEL}, or ${ANOTHER_PROVIDER}`),
  ),
  'bad-form': line(
    ({ host }, fault) => `${host} did not accept the request${alsoWithout(fault)}`,
    (subject, fault) =>
      optionWanted(subject, fault) ??
      `yosh wrote the request: update ${subject.local ? 'yosh or the server' : 'yosh'}, or ${REPORT}; meanwhile another model: ${ANOTHER_MODEL}`,
  ),
  'key-refused': keyLine(
    ({ host }) => `${host} did not accept the key`,
    ({ keyFrom, key, name }) => `check ${keyFrom}${otherKey(key, name)}, or run \`yosh setup\``,
  ),
  'key-ended': keyLine(
    ({ host }) => `${host} no longer accepts the key`,
    ({ keyFrom, keysAt }) => `make a new one ${at(keysAt)} for ${keyFrom}, or run \`yosh setup\``,
  ),
  permission: line(
    ({ host }) => `a permission is missing at ${host}`,
    () => `give it to the key there, or ask whoever manages the account; ${ANOTHER_PROVIDER}`,
  ),
  forbidden: line(
    ({ host }) => `${host} does not allow this`,
    () => `check what the key may use (\`yosh models\`), and that the service is open to your region; ${ANOTHER_PROVIDER}`,
  ),
  account: line(
    ({ host }) => `your account or project at ${host} is not active`,
    ({ billing }) => `check the account and its billing ${at(billing)}, or ask its support; ${ANOTHER_PROVIDER}`,
  ),
  payment: line(
    ({ host }) => `your account at ${host} has no credit left`,
    ({ billing }) => (billing === undefined ? 'check the billing of your account there' : `add some at ${billing}`),
  ),
  unpaid: line(
    ({ host }) => `a payment to ${host} is missing`,
    (subject) => `pay it ${bills(subject)}, then ask again`,
  ),
  'billing-setup': line(
    ({ host }) => `billing is not set up at ${host}`,
    (subject) => `add a payment method or switch billing on ${bills(subject)}, then ask again`,
  ),
  plan: line(
    ({ host }) => `${host} wants a paid plan for this`,
    (subject, fault) => `upgrade ${placeIn(subject, fault, subject.billing)}, or ${otherwise(fault)}`,
  ),
  quota: line(
    ({ host }) => `your quota at ${host} is used up`,
    (subject) => `add credit or raise the limit ${bills(subject)}`,
  ),
  'used-for-now': line(
    ({ host }) => `your limit at ${host} is used up for now`,
    (subject, fault) => `ask again ${nextPeriod(fault)}, or raise the limit ${bills(subject)}`,
  ),
  rate: line(
    ({ host }) => `${host} is limiting your requests`,
    (_, { retryAfterMs }) => `ask again in ${retryAfterMs === undefined ? 'a minute' : duration(retryAfterMs)}`,
  ),
  region: line(
    ({ host }) => `${host} does not answer in your region`,
    () => `choose ${ANOTHER_PROVIDER}`,
  ),
  verification: line(
    ({ host }) => `${host} wants your account verified first`,
    (subject, fault) => `verify it ${placeIn(subject, fault)}, or ${otherwise(fault)}`,
  ),
  'account-step': line(
    ({ host }) => `${host} wants a step in your account first`,
    (subject, fault) => `do it ${placeIn(subject, fault)} and ask again, or ${otherwise(fault)}`,
  ),
  'account-setting': line(
    (subject) => `the settings of your account at ${subject.host} exclude ${modelOf(subject)}`,
    (subject, fault) => `change them ${placeIn(subject, fault)}, or choose another model: ${ANOTHER_MODEL}`,
  ),
  'not-enabled': line(
    ({ host }) => `${host} is not switched on for your account`,
    (subject, fault) => `switch it on ${placeIn(subject, fault)}, then ask again`,
  ),
  'network-rule': line(
    ({ host }) => `${host} does not accept your network address`,
    () => `allow it in your account there, or choose ${ANOTHER_PROVIDER}`,
  ),
  clock: line(
    ({ host }) => `${host} finds the time of the request wrong`,
    () => 'compare `date -u` with the true time and set the clock, or make a new key',
  ),
  'header-wanted': line(
    ({ host }) => `${host} wants another header`,
    (_, { message = '' }) => `\`yosh config set headers '${HEADER_WANTED.exec(message)?.[1] ?? 'NAME'}: VALUE'\``,
  ),
  'other-wire': line(
    (subject) => `${modelOf(subject)} is asked over another protocol`,
    () => '`yosh config set wire responses`',
  ),
  'not-found': line(
    ({ host, model }) => `${host} does not know the model ${model || '(none is set)'} or the address`,
    () => `choose another model: ${ANOTHER_MODEL}, or check \`base_url\` in ~/.yoconf`,
  ),
  address: line(
    ({ host }) => `${host} does not know the address of the request`,
    ({ baseUrl }) => `check \`base_url\` in ~/.yoconf, now ${baseUrl}${/\/v\d/.test(baseUrl) ? '' : ': most end in /v1'}`,
  ),
  'api-version': line(
    ({ host }) => `${host} does not accept the API version`,
    () => 'compare the version in `base_url` in ~/.yoconf with its documentation',
  ),
  'model-missing': line(
    ({ host, model }) => `${host} does not have the model ${model || '(none is set)'}`,
    ({ fetchModel }, fault) =>
      `${fetchModel !== undefined && OLLAMA_LACKS.test(fault.message ?? '') ? `run \`${fetchModel}\`, or ` : ''}choose another: ${ANOTHER_MODEL}`,
  ),
  'model-name': line(
    ({ host, model }) => `${host} does not take the name ${model || '(none is set)'} for a model`,
    () => `correct it, or choose another: ${ANOTHER_MODEL}`,
  ),
  'model-forbidden': line(
    (subject) => `${subject.host} does not offer you ${modelOf(subject)}`,
    () => `allow it for your key there, or choose another: ${ANOTHER_MODEL}`,
  ),
  'not-loaded': line(
    (subject) => `${modelOf(subject)} is not loaded at ${subject.host}`,
    () => `load it there, then ask again, or choose another: ${ANOTHER_MODEL}`,
  ),
  'several-loaded': line(
    ({ host }) => `${host} has several models loaded and wants the name of one`,
    () => `name it: ${ANOTHER_MODEL}`,
  ),
  'model-retired': line(
    ({ host, model }) => `${host} no longer has the model ${model || '(none is set)'}`,
    () => `choose another: ${ANOTHER_MODEL}`,
  ),
  'model-unfit': line(
    (subject) => `${modelOf(subject)} cannot be used at ${subject.host}`,
    () => `choose another: ${ANOTHER_MODEL}`,
  ),
  policy: line(
    ({ host }) => `${host} refused the question`,
    () => 'put the question another way, or without the conversation: `yo reset` forgets it',
  ),
  memory: line(
    (subject) => `${subject.host} has too little memory for ${modelOf(subject)}`,
    () => `choose a smaller model: ${ANOTHER_MODEL}, or free memory there`,
  ),
  'too-large': line(
    ({ host }) => `the request was too large for ${host}`,
    () => '`yo reset` forgets the conversation; then ask again',
  ),
  context: line(
    () => 'the conversation is too long for the model',
    ({ local }) => `\`yo reset\` forgets it; then ask again${local ? ', or start the server with a larger context' : ''}`,
  ),
  template: line(
    (subject) => `${subject.host} cannot use the chat template of ${modelOf(subject)}`,
    (subject, fault) => optionWanted(subject, fault) ?? `update the server, or choose another model: ${ANOTHER_MODEL}; its log says more`,
  ),
  outdated: line(
    (subject) => `${subject.host} is too old for ${modelOf(subject)}`,
    () => `update the server, or choose another model: ${ANOTHER_MODEL}`,
  ),
  disk: line(
    ({ host }) => `${host} has no space left on its disk`,
    () => `free space there, or choose a smaller model: ${ANOTHER_MODEL}`,
  ),
  unread: line(
    (subject) => `${subject.host} could not read what ${modelOf(subject)} wrote`,
    () => `ask again, or choose another model: ${ANOTHER_MODEL}`,
  ),
  server: line(
    ({ host }) => `${host} has an error of its own`,
    ({ local }) => (local ? 'read the log of the server, or start it again' : 'ask again in a few minutes'),
  ),
  upstream: line(
    ({ host }) => `${host} cannot reach the server behind it`,
    ({ local, host }) => (local ? `start that server, or correct its address in the settings of ${host}` : 'ask again in a few minutes'),
  ),
  overloaded: line(
    ({ host }) => `${host} is overloaded`,
    () => `ask again in a minute, or choose another model: ${ANOTHER_MODEL}`,
  ),
  loading: line(
    (subject) => `${subject.host} is still loading ${modelOf(subject)}`,
    () => 'ask again, or choose a smaller model',
  ),
  unknown: line(
    ({ host }) => `${host} failed`,
    () => 'ask again; to see what works: `yosh doctor`',
  ),
};

/** Ollama's words for a model that was not downloaded. Servers that have no `ollama pull` say it in others. */
const OLLAMA_LACKS = /^model\b.{0,120}\bnot found\b|\btry pulling\b/i;

/** Why the key may be refused, where the key itself shows it: it is an address, or begins like those of another provider. */
function otherKey(key: string, name: string): string {
  if (/^https?:\/\//.test(key)) return ', which holds an address and no key';
  const owner = ownerOfKey(key);
  return owner === null || owner === name ? '' : `, which begins like a key of ${owner}`;
}

/** What was left out because the server refused it by its name: it cannot be the reason any more. */
const alsoWithout = ({ without = [] }: Fault): string => (without.length === 0 ? '' : `, not even without ${without.join(', ')}`);

/** The server says that it must be started in another way. */
const OPTION_WANTED = /\b(?:start|run|launch)\b.{0,30}\bwith\b.{0,8}--\w|\brequires? (?:the )?--\w/i;

const optionWanted = ({ local }: Subject, { message = '' }: Fault): string | null =>
  OPTION_WANTED.test(message)
    ? `${local ? 'start it with that option' : 'ask its administrator for that option'}, or choose another model: ${ANOTHER_MODEL}`
    : null;

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
