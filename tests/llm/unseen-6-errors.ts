/**
 * Forty more faults, from the documentation and public issues of providers, gateways and servers that no earlier set has. What a line must
 * say so that a person can act on it: the remedy that fits, and the server's own sentence. Frozen before their first run; decision 66 has
 * the figures.
 */
import type { UnseenError } from './unseen-errors.ts';

const error = (message: string, more: object = {}): unknown => ({
  error: { message, type: 'invalid_request_error', param: null, code: null, ...more },
});
const hosted = (
  name: string,
  status: number | undefined,
  body: unknown,
  does: RegExp,
  quotes: string,
  headers: Readonly<Record<string, string>> = {},
): UnseenError => ({ where: 'hosted', name, ...(status === undefined ? {} : { status }), body, does, quotes, headers });
const near = (...given: Parameters<typeof hosted>): UnseenError => ({ ...hosted(...given), where: 'near' });

const KEY = /EXAMPLE_API_KEY|yosh setup/;
const MODEL = /yosh config set model|yosh models/;
const MONEY = /billing/;
const WIRE = /yosh config set wire/;
const RESET = /yo reset/;
const LOG = /\blog\b/;
const ACCOUNT = /account/;

export const SIXTH_ERRORS: readonly UnseenError[] = [
  // a parameter that is refused though it was left out, or that cannot be left out: what was refused, and what can be done
  hosted(
    'refused: by a validator',
    422,
    { detail: [{ type: 'extra_forbidden', loc: ['body', 'stream_options'], msg: 'Extra inputs are not permitted' }] },
    MODEL,
    'Extra inputs are not permitted',
  ),
  hosted(
    'refused: by its value',
    400,
    error("Unsupported value: 'temperature' does not support 0 with this model.", { param: 'temperature', code: 'unsupported_value' }),
    MODEL,
    "'temperature' does not support 0",
  ),
  hosted(
    'refused: a name nobody sent',
    400,
    error("Unknown parameter: 'top_a'."),
    /headers|proxy|gateway|yosh config set model/,
    "Unknown parameter: 'top_a'",
  ),
  hosted(
    'refused: another wire is named',
    400,
    error('This model is only supported in v1/responses and not in v1/chat/completions.'),
    WIRE,
    'only supported in v1/responses',
  ),
  hosted(
    'refused: the messages',
    422,
    { detail: [{ type: 'missing', loc: ['body', 'messages', 0, 'content'], msg: 'Field required' }] },
    MODEL,
    'Field required',
  ),
  hosted(
    'refused: the schema',
    400,
    error("Invalid schema for function 'command': In context=(), 'additionalProperties' is required", {
      param: 'tools[0].function.parameters',
    }),
    MODEL,
    'Invalid schema for function',
  ),
  near(
    'refused: tools at all',
    400,
    { error: { code: 400, message: 'tools param requires --jinja flag', type: 'invalid_request_error' } },
    /--jinja/,
    'tools param requires --jinja flag',
  ),
  near('refused: an unnamed one', 400, { message: 'Invalid request format' }, /yosh config set|log/, 'Invalid request format'),
  // accounts
  hosted(
    'Fireworks, suspended for payment',
    412,
    {
      error: {
        message: 'Account example is suspended, possibly due to reaching the monthly spending limit or failure to pay past invoices',
      },
    },
    MONEY,
    'Account example is suspended',
  ),
  hosted(
    'DeepInfra, balance',
    402,
    { detail: { error: 'inference prohibited, please enter a payment method' } },
    MONEY,
    'please enter a payment method',
  ),
  hosted(
    'Novita, not enough',
    403,
    { code: 403, reason: 'NOT_ENOUGH_BALANCE', message: 'not enough balance', metadata: {} },
    MONEY,
    'not enough balance',
  ),
  hosted(
    'MiniMax, balance inside a 200',
    undefined,
    { base_resp: { status_code: 1008, status_msg: 'insufficient balance' } },
    MONEY,
    'insufficient balance',
  ),
  hosted(
    'Kimi, suspended',
    429,
    {
      error: {
        message: 'Your account org-x is suspended, please check your plan and billing details',
        type: 'exceeded_current_quota_error',
      },
    },
    MONEY,
    'is suspended',
  ),
  hosted(
    'DashScope, arrears',
    400,
    { code: 'Arrearage', message: 'Access denied, please make sure your account is in good standing.', request_id: 'r' },
    MONEY,
    'make sure your account is in good standing',
  ),
  hosted(
    'Hugging Face, monthly credits',
    402,
    {
      error:
        'You have exceeded your monthly included credits for Inference Providers. Subscribe to PRO to get 20x more monthly included credits.',
    },
    MONEY,
    'exceeded your monthly included credits',
  ),
  hosted(
    'GLM, no resource package',
    429,
    { error: { code: '1113', message: 'Insufficient balance or no resource package. Please recharge.' } },
    MONEY,
    'Please recharge',
  ),
  // keys
  hosted(
    'Hunyuan, a wrong secret',
    undefined,
    {
      Response: {
        Error: { Code: 'AuthFailure.SecretIdNotFound', Message: 'The SecretId is not found, please ensure that your SecretId is correct.' },
        RequestId: 'r',
      },
    },
    KEY,
    'The SecretId is not found',
  ),
  hosted(
    'Workers AI, a wrong token',
    401,
    { success: false, errors: [{ code: 10000, message: 'Authentication error' }], messages: [], result: null },
    KEY,
    'Authentication error',
  ),
  hosted(
    'Bedrock, a token that ended',
    403,
    { message: 'The security token included in the request is expired' },
    KEY,
    'security token included in the request is expired',
  ),
  hosted(
    'Azure, key or endpoint',
    401,
    {
      error: {
        code: '401',
        message:
          'Access denied due to invalid subscription key or wrong API endpoint. Make sure to provide a valid key for an active subscription.',
      },
    },
    KEY,
    'invalid subscription key or wrong API endpoint',
  ),
  hosted(
    'LiteLLM, the budget of a key',
    400,
    {
      error: {
        message: 'Budget has been exceeded! Current cost: 20.1, Max budget: 20.0',
        type: 'budget_exceeded',
        param: null,
        code: '400',
      },
    },
    MONEY,
    'Budget has been exceeded',
  ),
  near('TabbyAPI, a wrong key', 401, { detail: 'Invalid API key' }, /yosh setup/, 'Invalid API key'),
  near(
    'LM Studio, a token is wanted',
    401,
    {
      error: {
        message: 'An LM Studio API token is required to make requests to this server.',
        type: 'invalid_request_error',
        code: 'invalid_api_key',
      },
    },
    /yosh setup/,
    'API token is required',
  ),
  // models
  hosted(
    'SambaNova, gone',
    410,
    {
      error: { message: 'Model Meta-Llama-3.1-405B is no longer available. Please use a supported model.', type: 'invalid_request_error' },
    },
    MODEL,
    'is no longer available',
  ),
  hosted(
    'Groq, terms of a model',
    400,
    error(
      'The model `x` requires terms acceptance. Please have the org admin accept the terms at https://console.example.com/playground?model=x',
      { code: 'model_terms_required' },
    ),
    /console\.example\.com|account/,
    'requires terms acceptance',
  ),
  hosted(
    'Together, no serverless',
    400,
    error(
      'Unable to access non-serverless model x. Please visit https://api.example.ai/models to create and start a new dedicated endpoint for the model.',
      { code: 'model_not_available' },
    ),
    MODEL,
    'Unable to access non-serverless model',
  ),
  near(
    'llama.cpp, a router without it',
    400,
    { error: { code: 400, message: 'model is not loaded', type: 'invalid_request_error' } },
    MODEL,
    'model is not loaded',
  ),
  near(
    'LM Studio, several loaded',
    400,
    { error: "Multiple models are loaded. Please specify a model by providing a 'model' field in the request body." },
    MODEL,
    'Multiple models are loaded',
  ),
  near(
    'MLX, not in the cache',
    404,
    { error: '404 Client Error. Repository Not Found for url: https://huggingface.co/api/models/qwen3.' },
    MODEL,
    'Repository Not Found',
  ),
  near(
    'text-generation-webui, none loaded',
    500,
    { detail: 'No model is loaded. Load one in the Model tab.' },
    MODEL,
    'No model is loaded',
  ),
  // limits of a moment
  hosted(
    'Cerebras, a queue',
    429,
    {
      message: "We're experiencing high traffic right now! Please try again soon.",
      type: 'too_many_requests_error',
      param: 'queue',
      code: 'queue_exceeded',
    },
    /ask again/,
    'experiencing high traffic',
  ),
  hosted(
    'Bedrock, tokens of the day',
    429,
    { message: 'Too many tokens per day, please wait before trying again.' },
    /tomorrow|day|ask again/,
    'Too many tokens per day',
  ),
  hosted(
    'Groq, one request too large',
    413,
    error(
      'Request too large for model `x` on tokens per minute (TPM): Limit 6000, Requested 9013, please reduce your message size and try again.',
      { type: 'tokens', code: 'rate_limit_exceeded' },
    ),
    RESET,
    'Request too large',
  ),
  hosted(
    'Novita, a window in the header',
    429,
    { code: 429, reason: 'RATE_LIMIT_EXCEEDED', message: 'rate limit exceeded' },
    /ask again in (?:42 seconds|a minute)/,
    'rate limit exceeded',
    { 'ratelimit-reset': '42' },
  ),
  // the server itself
  near(
    'KoboldCpp, busy',
    503,
    { detail: { msg: 'Server is busy; please try again later.', type: 'service_unavailable' } },
    /ask again/,
    'Server is busy',
  ),
  near(
    'vLLM, dead engine',
    500,
    {
      object: 'error',
      message: 'EngineCore encountered an issue. See stack trace (above) for the root cause.',
      type: 'InternalServerError',
      code: 500,
    },
    LOG,
    'EngineCore encountered an issue',
  ),
  near(
    'Ollama, runner gone',
    500,
    { error: { message: 'llama runner process has terminated: exit status 2', type: 'api_error' } },
    LOG,
    'llama runner process has terminated',
  ),
  hosted(
    'Groq, no valid call',
    400,
    error("Failed to call a function. Please adjust your prompt. See 'failed_generation' for more details.", {
      code: 'tool_use_failed',
      failed_generation: '',
    }),
    /ask again|other words|yosh config set model/,
    'Failed to call a function',
  ),
  hosted(
    'DashScope, inspected',
    400,
    { code: 'DataInspectionFailed', message: 'Input data may contain inappropriate content.', request_id: 'r' },
    /another way|other words/,
    'may contain inappropriate content',
  ),
  hosted(
    'an account to be verified',
    403,
    error(
      'Your organization must be verified to stream this model. Please go to https://platform.example.com/settings and click on Verify.',
      { param: 'stream', code: 'unsupported_value' },
    ),
    ACCOUNT,
    'must be verified to stream this model',
  ),
];
