/** The lines of what servers say about the request, the model and themselves: what happened, with their own words, and what to do. */
import { lineOfServerBehind } from './behind-lines.ts';
import {
  addressIn,
  ANOTHER_MODEL,
  ANOTHER_PROVIDER,
  aWhile,
  type Line,
  lineWithWords,
  modelOf,
  placeIn,
  REPORT,
  type Subject,
} from './failure-parts.ts';
import type { Fault, ServerFault } from './faults.ts';

export const SERVER_LINES: Readonly<Record<ServerFault, Line>> = {
  'bad-request': lineWithWords(
    ({ host }, fault) =>
      `${host} ${(fault.message ?? '') === '' ? 'refused the request without a reason' : 'did not accept the request'}${alsoWithout(fault)}`,
    (subject, fault) =>
      optionWanted(subject, fault) ??
      (subject.local
        ? `read the log of the server, or update it; another model: ${ANOTHER_MODEL}`
        : `choose another model: ${ANOTHER_MODEL}, or ${ANOTHER_PROVIDER}`),
  ),
  'bad-form': lineWithWords(
    ({ host }, fault) => `${host} did not accept the request${alsoWithout(fault)}`,
    (subject, fault) =>
      optionWanted(subject, fault) ??
      `yosh wrote the request: update ${subject.local ? 'yosh or the server' : 'yosh'}, or ${REPORT}; meanwhile another model: ${ANOTHER_MODEL}`,
  ),
  'other-wire': lineWithWords(
    (subject) => `${modelOf(subject)} is asked over another protocol`,
    (_, { wire = 'responses' }) => `\`yosh config set wire ${wire}\``,
  ),
  'not-found': lineWithWords(
    ({ host, model }) => `${host} does not know the model ${model || '(none is set)'} or the address`,
    (subject) => `choose another model: ${ANOTHER_MODEL}, or check ${addressIn(subject)}`,
  ),
  address: lineWithWords(
    ({ host }) => `${host} does not know the address of the request`,
    (subject, { message = '' }) => {
      const id = OWN_ID.test(message) ? 'your ID in ' : '';
      const version = /\/v\d/.test(subject.baseUrl) ? '' : ': most end in /v1';
      return `check ${id}${addressIn(subject)}, now ${subject.baseUrl}${version}`;
    },
  ),
  'api-version': lineWithWords(
    ({ host }) => `${host} does not accept the API version`,
    (subject) => `compare the version in ${addressIn(subject)} with its documentation`,
  ),
  'model-missing': lineWithWords(
    ({ host, model }) => `${host} does not have the model ${model || '(none is set)'}`,
    ({ fetchModel }, fault) =>
      `${fetchModel !== undefined && OLLAMA_LACKS.test(fault.message ?? '') ? `run \`${fetchModel}\`, or ` : ''}choose another: ${ANOTHER_MODEL}`,
  ),
  'model-name': lineWithWords(
    ({ host, model }) => `${host} does not take the name ${model || '(none is set)'} for a model`,
    () => `correct it, or choose another: ${ANOTHER_MODEL}`,
  ),
  'model-forbidden': lineWithWords(
    (subject) => `${subject.host} does not offer you ${modelOf(subject)}`,
    (subject, fault) => `allow it for your ${ownerIn(fault)} ${placeIn(subject, fault)}, or choose another: ${ANOTHER_MODEL}`,
  ),
  'model-id': lineWithWords(
    (subject) => `${subject.host} wants an inference profile for ${modelOf(subject)}`,
    () => 'set its ID as `model`, or another model (see `yosh models`)',
  ),
  'model-region': lineWithWords(
    (subject) => `${subject.host} does not offer ${modelOf(subject)} where you are`,
    () => `choose another: ${ANOTHER_MODEL}, or ${ANOTHER_PROVIDER}`,
  ),
  'not-running': lineWithWords(
    (subject) => `${modelOf(subject)} is not running at ${subject.host}`,
    (subject, fault) => `start it ${placeIn(subject, fault)}, or choose another: ${ANOTHER_MODEL}`,
  ),
  'not-loaded': lineWithWords(
    (subject) => `${modelOf(subject)} is not loaded at ${subject.host}`,
    () => `load it there, then ask again, or choose another: ${ANOTHER_MODEL}`,
  ),
  'no-room': lineWithWords(
    (subject) => `${subject.host} has no room for ${modelOf(subject)} beside the models that are loaded`,
    () => `ask again in a minute, or unload another model there; another model: ${ANOTHER_MODEL}`,
  ),
  'several-loaded': lineWithWords(
    ({ host }) => `${host} has several models loaded and wants the name of one`,
    () => `name it: ${ANOTHER_MODEL}`,
  ),
  'model-retired': lineWithWords(
    ({ host, model }) => `${host} no longer has the model ${model || '(none is set)'}`,
    () => `choose another: ${ANOTHER_MODEL}`,
  ),
  'model-unfit': lineWithWords(
    (subject) => `${modelOf(subject)} cannot be used at ${subject.host}`,
    (_, { message = '' }) => `${/\bbackend\b/i.test(message) ? 'install that backend there, or ' : ''}choose another: ${ANOTHER_MODEL}`,
  ),
  policy: lineWithWords(
    ({ host }) => `${host} refused the question`,
    (_, { message = '' }) =>
      `put the question another way, or without the conversation: \`yo reset\` forgets it${
        OWN_CHECK.test(message) ? '; the log of the gateway says which check stopped it, and whoever manages it can change that' : ''
      }`,
  ),
  memory: lineWithWords(
    (subject) => `${subject.host} has too little memory for ${modelOf(subject)}`,
    () => `choose a smaller model: ${ANOTHER_MODEL}, or free memory there`,
  ),
  'too-large': lineWithWords(
    ({ host }) => `the request was too large for ${host}`,
    () => '`yo reset` forgets the conversation; then ask again',
  ),
  context: lineWithWords(
    () => 'the conversation is too long for the model',
    ({ local }) => `\`yo reset\` forgets it; then ask again${local ? ', or start the server with a larger context' : ''}`,
  ),
  thinking: lineWithWords(
    (subject, { limit = null }) =>
      `${modelOf(subject)} used all ${limit === null ? 'its' : limit.toLocaleString('en-US')} tokens for thinking`,
    ({ local }) =>
      `ask for less at once, or choose a model that thinks less: ${ANOTHER_MODEL}${local ? ', or start the server with a larger context' : ''}`,
  ),
  template: lineWithWords(
    (subject) => `${subject.host} cannot use the chat template of ${modelOf(subject)}`,
    (subject, fault) =>
      optionWanted(subject, fault) ??
      (OWN_REFUSAL.test(fault.message ?? '')
        ? `choose another model: ${ANOTHER_MODEL}, or give the server another template`
        : `update the server, or choose another model: ${ANOTHER_MODEL}; its log says more`),
  ),
  outdated: lineWithWords(
    (subject) => `${subject.host} is too old for ${modelOf(subject)}`,
    () => `update the server, or choose another model: ${ANOTHER_MODEL}`,
  ),
  disk: lineWithWords(
    ({ host }) => `${host} has no space left on its disk`,
    () => `free space there, or choose a smaller model: ${ANOTHER_MODEL}`,
  ),
  unread: lineWithWords(
    (subject) => `${subject.host} could not read what ${modelOf(subject)} wrote`,
    () => `ask again, or choose another model: ${ANOTHER_MODEL}`,
  ),
  server: lineWithWords(
    ({ host }) => `${host} has an error of its own`,
    ({ local }) => (local ? 'read the log of the server, or start it again' : 'ask again in a few minutes'),
  ),
  upstream: lineOfServerBehind,
  'upstream-busy': lineWithWords(
    ({ host }) => `the servers behind ${host} are busy`,
    (_, fault) => `ask again in ${aWhile(fault)}, or choose another model: ${ANOTHER_MODEL}`,
  ),
  overloaded: lineWithWords(
    ({ host }) => `${host} is overloaded`,
    (_, fault) => `ask again in ${aWhile(fault)}, or choose another model: ${ANOTHER_MODEL}`,
  ),
  loading: lineWithWords(
    (subject) => `${subject.host} is still loading ${modelOf(subject)}`,
    () => 'ask again, or choose a smaller model',
  ),
  unknown: lineWithWords(
    ({ host }) => `${host} failed`,
    () => 'ask again; to see what works: `yosh doctor`',
  ),
};

/** Addresses of some services hold the ID of an account or a project. */
const OWN_ID = /\b(?:object|account|project) (?:identifier|id)\b/i;

/** A check of a gateway, which its owner wrote. */
const OWN_CHECK = /\bguardrails?\b|\bhooks?\b/i;

/** Ollama's words for a model that was not downloaded. Servers that have no `ollama pull` say it in others. */
const OLLAMA_LACKS = /^model\b.{0,120}\bnot found\b|\btry pulling\b/i;

/** What was left out because the server refused it by its name: it cannot be the reason any more. */
const alsoWithout = ({ without = [] }: Fault): string => (without.length === 0 ? '' : `, not even without ${without.join(', ')}`);

/** The server says that it must be started in another way. */
const OPTION_WANTED = /\b(?:start|run|launch)\b.{0,30}\bwith\b.{0,8}--\w|\brequires? (?:the )?--\w/i;

const optionWanted = ({ local }: Subject, { message = '' }: Fault): string | null =>
  OPTION_WANTED.test(message)
    ? `${local ? 'start it with that option' : 'ask its administrator for that option'}, or choose another model: ${ANOTHER_MODEL}`
    : null;

/** What a template refuses by itself: another version of the server has the same template. */
const OWN_REFUSAL = /\broles?\b.{0,40}\b(?:not supported|unsupported|must alternate|only)\b/i;

/** Whom the server does not let use the model: the first that its sentence names. */
const ownerIn = ({ message = '' }: Fault): string =>
  /\b(?:key|project|team|organization|workspace|account)\b/i.exec(message)?.[0].toLowerCase() ?? 'key';
