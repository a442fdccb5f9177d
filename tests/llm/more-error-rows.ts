/**
 * Forty more errors as servers send them, written before the table of causes was tried on them, with what a person has to be told to do.
 * `does` was frozen first; `line` is the whole line as it is now, read by somebody who did not write it.
 */
import type { Where } from './error-rows.ts';

export interface MoreErrorRow {
  readonly where: Where;
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** A part of the line that can be acted upon. */
  readonly does: RegExp;
  /** The server's own words, which must be in it. */
  readonly quotes?: string;
}

const error = (message: string, more: object = {}): unknown => ({ error: { message, ...more } });

const MODEL = /another: `yosh config set model NAME`|pull/;
const WAIT = /ask again/;
const KEY = /yosh setup|EXAMPLE_API_KEY/;
const MONEY = /billing|credit|plan/;
const TOO_LONG = /yo reset/;

export const MORE_ERROR_ROWS: readonly MoreErrorRow[] = [
  {
    where: 'near',
    status: 500,
    body: error('llama runner process has terminated: exit status 2'),
    does: /log|start it again|smaller/,
    quotes: 'llama runner process has terminated',
  },
  {
    where: 'near',
    status: 500,
    body: { error: 'llama runner process has terminated: signal: killed' },
    does: /memory|smaller/,
    quotes: 'killed',
  },
  {
    where: 'near',
    status: 404,
    body: { error: 'model "qwen3:8b" not found, try pulling it first' },
    does: /ollama pull qwen3:8b/,
    quotes: 'not found',
  },
  { where: 'near', status: 400, body: { error: '"nomic-embed-text" does not support chat' }, does: MODEL, quotes: 'does not support chat' },
  { where: 'near', status: 400, body: { error: 'invalid model name' }, does: MODEL, quotes: 'invalid model name' },
  {
    where: 'near',
    status: 500,
    body: { error: 'unable to load model: /models/blobs/sha256-abc: unsupported model architecture' },
    does: /model/,
    quotes: 'unable to load model',
  },
  {
    where: 'near',
    status: 503,
    body: { error: { code: 503, message: 'Loading model', type: 'unavailable_error' } },
    does: WAIT,
    quotes: 'Loading model',
  },
  {
    where: 'near',
    status: 501,
    body: error('This server does not support chat completions. Start it with `--jinja`'),
    does: /model|wire|server/,
    quotes: 'Start it with',
  },
  {
    where: 'near',
    status: 400,
    body: error('the request exceeds the available context size, try increasing it', { n_prompt_tokens: 9000, n_ctx: 4096 }),
    does: TOO_LONG,
    quotes: 'try increasing it',
  },
  {
    where: 'near',
    status: 507,
    body: error('Insufficient storage to load the model'),
    does: /smaller|free|space|log/,
    quotes: 'Insufficient storage',
  },
  {
    where: 'near',
    status: 400,
    body: { object: 'error', message: "This model's maximum context length is 4096 tokens. However, you requested 5120 tokens", code: 400 },
    does: TOO_LONG,
    quotes: 'maximum context length is 4096 tokens',
  },
  {
    where: 'near',
    status: 404,
    body: { object: 'error', message: 'The model `tiny` does not exist.', type: 'NotFoundError', code: 404 },
    does: MODEL,
    quotes: 'does not exist',
  },
  {
    where: 'near',
    status: 400,
    body: '{"error":"Failed to parse input at pos 42: <tool_call>"}',
    does: /./,
    quotes: 'Failed to parse input',
  },
  {
    where: 'near',
    status: 500,
    body: { error: { message: 'jinja template rendering failed. System role not supported' } },
    does: /model|log/,
    quotes: 'System role not supported',
  },
  {
    where: 'near',
    status: 422,
    body: { detail: [{ loc: ['body', 'tools', 0], msg: 'extra fields not permitted', type: 'value_error.extra' }] },
    does: /model|wire/,
    quotes: 'extra fields not permitted',
  },
  { where: 'near', status: 502, body: '<html><body><h1>502 Bad Gateway</h1></body></html>', does: /log|start|again/ },
  { where: 'hosted', status: 401, body: { detail: 'Unauthenticated' }, does: KEY },
  { where: 'hosted', status: 401, body: { message: 'Unauthorized', request_id: 'x' }, does: KEY },
  {
    where: 'hosted',
    status: 403,
    body: error('Your API key does not have permission to use the specified resource.'),
    does: /key/,
    quotes: 'does not have permission',
  },
  { where: 'hosted', status: 403, body: error('Project has been suspended. Contact support.'), does: /./, quotes: 'has been suspended' },
  {
    where: 'hosted',
    status: 429,
    body: error('Request too large for model in organization on tokens per minute (TPM): Limit 6000, Requested 7200'),
    does: /yo reset|smaller|wait|again/,
    quotes: 'Limit 6000',
  },
  {
    where: 'hosted',
    status: 429,
    body: error('Rate limit reached. Please try again in 7m12s.'),
    does: /8 minutes|7 minutes|433 seconds/,
    quotes: 'Rate limit reached',
  },
  {
    where: 'hosted',
    status: 429,
    body: error('Daily request limit reached for the free tier'),
    does: /plan|tomorrow|billing|later|again/,
    quotes: 'Daily request limit',
  },
  {
    where: 'hosted',
    status: 402,
    body: error('This request requires more credits, or fewer max_tokens. You requested up to 4096 tokens, but can only afford 1200'),
    does: MONEY,
    quotes: 'requires more credits',
  },
  {
    where: 'hosted',
    status: 400,
    body: error('Your account is past due. Please update your payment method'),
    does: MONEY,
    quotes: 'past due',
  },
  {
    where: 'hosted',
    status: 404,
    body: error('No endpoints found matching your data policy (Free model training)'),
    does: /model|settings/,
    quotes: 'data policy',
  },
  { where: 'hosted', status: 410, body: error('This model was shut down on 2026-06-01'), does: MODEL, quotes: 'shut down' },
  {
    where: 'hosted',
    status: 400,
    body: error("Unsupported value: 'temperature' does not support 0 with this model. Only the default (1) value is supported.", {
      param: 'temperature',
      code: 'unsupported_value',
    }),
    does: /model/,
    quotes: 'does not support 0',
  },
  {
    where: 'hosted',
    status: 400,
    body: error("Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead."),
    does: /model/,
    quotes: "Use 'max_completion_tokens' instead",
  },
  { where: 'hosted', status: 400, body: error('Invalid schema for function command'), does: /model|wire/, quotes: 'Invalid schema' },
  { where: 'hosted', status: 409, body: error('Model is being deployed, try again later'), does: WAIT, quotes: 'being deployed' },
  { where: 'hosted', status: 423, body: error('Your account is locked'), does: /account/, quotes: 'locked' },
  {
    where: 'hosted',
    status: 503,
    body: error('The engine is currently overloaded, please try again later'),
    does: WAIT,
    quotes: 'overloaded',
  },
  { where: 'hosted', status: 503, body: '', headers: { 'retry-after': '3600' }, does: /hour|60 minutes|minutes/ },
  { where: 'hosted', status: 504, body: 'upstream request timeout', does: WAIT },
  { where: 'hosted', status: 525, body: '', does: WAIT },
  {
    where: 'hosted',
    status: 400,
    body: error('Request contains content that violates our usage policy'),
    does: /other words|another way/,
    quotes: 'violates our usage policy',
  },
  { where: 'hosted', status: 403, body: error('Access from your IP address is not allowed'), does: /./, quotes: 'IP address' },
  { where: 'hosted', status: 426, body: error('Upgrade Required'), does: /base_url|https|wire/ },
  { where: 'hosted', status: 498, body: error('Token expired/invalid'), does: KEY, quotes: 'Token expired' },
];
