/**
 * Sixty-four more faults as servers, gateways and networks report them, from the providers' documentation, public issues and the sources
 * of the servers. Written before the table of causes was tried on them: what the line must say to be acted upon, and the words of the
 * server that must be in it.
 */
import type { Where } from './error-rows.ts';

export interface UnseenError {
  readonly name: string;
  readonly where: Where;
  /** Of the response; left out for an error inside a 200, and for one of the network. */
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The code of an error of the network, and its message. */
  readonly code?: string;
  readonly message?: string;
  readonly does: RegExp;
  readonly quotes?: string;
}

const row = (
  where: Where,
  name: string,
  status: number,
  body: unknown,
  does: RegExp,
  quotes?: string,
  headers?: UnseenError['headers'],
): UnseenError => ({
  where,
  name,
  ...(status === 200 ? {} : { status }),
  body,
  does,
  ...(quotes === undefined ? {} : { quotes }),
  ...(headers === undefined ? {} : { headers }),
});
const network = (where: Where, code: string, does: RegExp, message = ''): UnseenError => ({
  where,
  name: `network: ${code}`,
  code,
  message,
  does,
});
const openai = (message: string, code: string | null = null, type = 'invalid_request_error'): unknown => ({
  error: { message, type, param: null, code },
});

const KEY = /EXAMPLE_API_KEY|yosh setup/;
const MODEL = /yosh config set model|yosh models/;
const MONEY = /example\.com\/billing|billing|plan/;
const AGAIN = /ask again/;
const RESET = /yo reset/;
const LOG = /\blog\b/;
const ADDRESS = /base_url/;

export const UNSEEN_ERRORS: readonly UnseenError[] = [
  // accounts and keys
  row(
    'hosted',
    'Anthropic, a disabled organization',
    401,
    { type: 'error', error: { type: 'authentication_error', message: 'This organization has been disabled.' } },
    /support|yosh setup/,
    'This organization has been disabled',
  ),
  row(
    'hosted',
    'OpenAI, no member',
    401,
    openai('You must be a member of an organization to use the API. Please contact us at help.openai.com.'),
    KEY,
    'You must be a member of an organization',
  ),
  row(
    'hosted',
    'OpenAI, an address that is not allowed',
    401,
    openai(
      'Your request was made from an IP address that is not authorized. Please check the IP allowlist of the project.',
      'ip_not_authorized',
    ),
    /allowlist|account|project|yosh setup/,
    'IP address that is not authorized',
  ),
  row(
    'hosted',
    'OpenAI, a project without the model',
    403,
    openai('Project `proj_x` does not have access to model `vendor/large-model-128k-instruct-2026-10-01`', 'model_not_found'),
    MODEL,
    'does not have access to model',
  ),
  row(
    'hosted',
    'Azure, subscription key',
    401,
    {
      error: {
        code: '401',
        message:
          'Access denied due to invalid subscription key or wrong API endpoint. Make sure to provide a valid key for an active subscription and use a correct regional API endpoint for your resource.',
      },
    },
    KEY,
    'wrong API endpoint',
  ),
  row(
    'hosted',
    'Azure, a firewall',
    403,
    { error: { code: 'AccessDenied', message: 'Access denied due to Virtual Network/Firewall rules.' } },
    /network|firewall/i,
    'Virtual Network/Firewall rules',
  ),
  row(
    'hosted',
    'Bedrock, an expired token',
    403,
    { message: 'The security token included in the request is expired' },
    KEY,
    'security token',
  ),
  row(
    'hosted',
    'Bedrock, no access',
    403,
    { message: "You don't have access to the model with the specified model ID." },
    MODEL,
    "don't have access to the model",
  ),
  row(
    'hosted',
    'Gemini, an API that is switched off',
    403,
    [
      {
        error: {
          code: 403,
          message:
            'Generative Language API has not been used in project 123 before or it is disabled. Enable it by visiting https://console.developers.google.com/apis/api then retry.',
          status: 'PERMISSION_DENIED',
        },
      },
    ],
    /console\.developers\.google\.com/,
    'has not been used in project',
  ),
  row(
    'hosted',
    'Gemini, a leaked key',
    403,
    [{ error: { code: 403, message: 'Your API key was reported as leaked. Please use another API key.', status: 'PERMISSION_DENIED' } }],
    KEY,
    'reported as leaked',
  ),
  row(
    'hosted',
    'Hugging Face, a token without the right',
    403,
    { error: 'This authentication method does not have sufficient permissions to call Inference Providers on behalf of user x' },
    KEY,
    'sufficient permissions',
  ),
  row(
    'hosted',
    'GitHub, a token without the right',
    401,
    { error: { code: 'unauthorized', message: 'The `models` permission is required to access this endpoint', details: '' } },
    KEY,
    'permission is required',
  ),
  row('hosted', 'a gateway without a key', 401, { message: 'No API key found in request', request_id: 'x' }, KEY, 'No API key found'),
  row(
    'hosted',
    'Apigee',
    401,
    { fault: { faultstring: 'Invalid ApiKey', detail: { errorcode: 'oauth.v2.InvalidApiKey' } } },
    KEY,
    'Invalid ApiKey',
  ),
  row(
    'hosted',
    'problem+json',
    401,
    { type: 'about:blank', title: 'Unauthorized', status: 401, detail: 'The token expired at 2026-11-01.' },
    KEY,
    'The token expired',
  ),
  row(
    'hosted',
    'OAuth',
    400,
    { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' },
    KEY,
    'expired or revoked',
  ),
  row(
    'hosted',
    'XML',
    403,
    '<?xml version="1.0"?><Error><Code>AuthenticationFailed</Code><Message>Server failed to authenticate the request.</Message></Error>',
    /key|EXAMPLE_API_KEY/,
    'failed to authenticate',
  ),
  row(
    'hosted',
    'LiteLLM, another kind of key',
    401,
    openai("Authentication Error, LiteLLM Virtual Key expected. Received=exam****, expected to start with 'sk-'.", '401', 'auth_error'),
    KEY,
    'Virtual Key expected',
  ),
  // money and quota
  row(
    'hosted',
    'OpenRouter, fewer tokens',
    402,
    {
      error: {
        message: 'This request requires more credits, or fewer max_tokens. You requested up to 4096 tokens, but can only afford 1200.',
        code: 402,
      },
    },
    MONEY,
    'requires more credits',
  ),
  row(
    'hosted',
    'OpenRouter, free models a day',
    429,
    {
      error: { message: 'Rate limit exceeded: free-models-per-day. Add 10 credits to unlock 1000 free model requests per day', code: 429 },
    },
    MONEY,
    'free-models-per-day',
  ),
  row(
    'hosted',
    'Fireworks, suspended',
    412,
    {
      error: {
        message: 'Account x is suspended, possibly due to reaching the monthly spending limit or failure to pay past invoices.',
        code: 'PRECONDITION_FAILED',
      },
    },
    MONEY,
    'suspended',
  ),
  row(
    'hosted',
    'xAI, all credits used',
    403,
    {
      code: 'The caller does not have permission',
      error: 'Your team x has used all available credits or reached its monthly spending limit.',
    },
    MONEY,
    'used all available credits',
  ),
  row(
    'hosted',
    'Hugging Face, included credits',
    402,
    {
      error:
        'You have exceeded your monthly included credits for Inference Providers. Subscribe to PRO to get 20x more monthly included credits.',
    },
    MONEY,
    'monthly included credits',
  ),
  row(
    'hosted',
    'Z.ai, no package',
    429,
    { error: { code: '1113', message: 'Insufficient balance or no resource package. Please recharge.' } },
    MONEY,
    'Insufficient balance',
  ),
  row(
    'hosted',
    'LiteLLM, a budget',
    400,
    openai('Budget has been exceeded! Current cost: 10.02, Max budget: 10.0', '400', 'budget_exceeded'),
    MONEY,
    'Budget has been exceeded',
  ),
  row(
    'near',
    'Ollama, a model of the cloud',
    402,
    { error: 'this model requires a subscription, upgrade for access: https://ollama.com/upgrade' },
    /ollama\.com\/upgrade|config set model/,
    'requires a subscription',
  ),
  row(
    'near',
    'Ollama, usage by the hour',
    429,
    { error: "you've reached your hourly usage limit, please upgrade to continue" },
    /hour|ask again|upgrade|plan/,
    'hourly usage limit',
  ),
  row(
    'near',
    'Ollama, not signed in',
    401,
    { error: 'unauthorized', signin_url: 'https://ollama.com/connect?name=x' },
    /ollama\.com\/connect|yosh setup/,
  ),
  // limits
  row(
    'hosted',
    'OpenAI, tokens a minute',
    429,
    openai(
      'Rate limit reached for the model in organization org-x on tokens per min (TPM): Limit 30000, Used 29000, Requested 5000. Please try again in 8s.',
      'rate_limit_exceeded',
      'tokens',
    ),
    /ask again in 8 seconds/,
    'Rate limit reached',
  ),
  row(
    'hosted',
    'GitHub, half a day',
    429,
    {
      error: {
        code: 'RateLimitReached',
        message: 'Rate limit of 15 per 86400s exceeded for UserByModelByDay. Please wait 43200 seconds before retrying.',
      },
    },
    /ask again in 12 hours/,
    'Rate limit of 15',
  ),
  row(
    'hosted',
    'Mistral, a tier',
    429,
    { object: 'error', message: 'Service tier capacity exceeded for this model.', type: 'service_tier_capacity_exceeded', code: '3505' },
    AGAIN,
    'tier capacity exceeded',
  ),
  row(
    'hosted',
    'Groq, flex',
    498,
    { error: { message: 'Flex tier capacity exceeded. Try again later.', type: 'capacity_exceeded' } },
    AGAIN,
    'capacity exceeded',
  ),
  row(
    'hosted',
    'Moonshot, at the same time',
    429,
    {
      error: {
        message: 'Your account x request reached max concurrency: 1, please try again after 1 seconds',
        type: 'rate_limit_reached_error',
      },
    },
    /ask again in 1 second/,
    'max concurrency',
  ),
  row(
    'hosted',
    'LiteLLM, no deployment',
    429,
    openai('No deployments available for selected model, Try again in 60 seconds.', '429'),
    /ask again in 60 seconds/,
    'No deployments available',
  ),
  row(
    'near',
    'KoboldCpp, busy',
    503,
    { detail: { msg: 'Server is busy; please try again later.', type: 'service_unavailable' } },
    AGAIN,
    'Server is busy',
  ),
  row('hosted', 'Baidu', 200, { error_code: 17, error_msg: 'Open api daily request limit reached' }, MONEY, 'daily request limit'),
  // models
  row(
    'hosted',
    'OpenAI, responses only',
    404,
    openai('This model is only supported in v1/responses and not in v1/chat/completions.'),
    /yosh config set wire responses/,
    'only supported in v1/responses',
  ),
  row(
    'hosted',
    'OpenAI, no chat model',
    404,
    openai('This is not a chat model and thus not supported in the v1/chat/completions endpoint. Did you mean to use v1/completions?'),
    MODEL,
    'not a chat model',
  ),
  row(
    'hosted',
    'Bedrock, an inference profile',
    400,
    {
      message:
        'Invocation of model ID x with on-demand throughput isn’t supported. Retry your request with the ID or ARN of an inference profile that contains this model.',
    },
    MODEL,
    'on-demand throughput',
  ),
  row(
    'hosted',
    'Gemini, not found',
    404,
    [
      {
        error: {
          code: 404,
          message:
            'models/x is not found for API version v1beta, or is not supported for generateContent. Call ListModels to see the list.',
          status: 'NOT_FOUND',
        },
      },
    ],
    MODEL,
    'is not found for API version',
  ),
  row(
    'hosted',
    'OpenRouter, data policy',
    404,
    {
      error: {
        message: 'No endpoints found matching your data policy (Free model publication). Configure: https://openrouter.ai/settings/privacy',
        code: 404,
      },
    },
    /openrouter\.ai\/settings\/privacy/,
    'data policy',
  ),
  row(
    'hosted',
    'Hugging Face, no provider',
    400,
    { error: { message: "The requested model 'x' is not supported by any provider you have enabled.", code: 'model_not_supported' } },
    MODEL,
    'not supported by any provider',
  ),
  row(
    'hosted',
    'LiteLLM, a name',
    400,
    openai(
      'litellm.BadRequestError: Invalid model name passed in model=x. Call `/v1/models` to view available models for your key.',
      '400',
    ),
    MODEL,
    'Invalid model name',
  ),
  row('hosted', 'Triton', 400, { error: "[request id: <id_unknown>] Request for unknown model: 'x' is not found" }, MODEL, 'unknown model'),
  row(
    'hosted',
    'NIM, a function',
    404,
    { status: 404, title: 'Not Found', detail: "Function 'abc': Not found for account 'x'" },
    /model|account/,
    'Not found for account',
  ),
  row(
    'hosted',
    'NIM, degraded',
    400,
    { type: 'urn:x', title: 'Bad Request', status: 400, detail: "Function id 'abc': DEGRADED function cannot be invoked" },
    /another|ask again/,
    'DEGRADED',
  ),
  row(
    'near',
    'TabbyAPI, none loaded',
    400,
    { detail: { error: { message: 'No models are currently loaded.', trace: null } } },
    /load|config set model/,
    'No models are currently loaded',
  ),
  row(
    'near',
    'vLLM, no template',
    400,
    {
      object: 'error',
      message:
        'As of transformers v4.44, default chat template is no longer allowed, so you must provide a chat template if the tokenizer does not define one.',
      type: 'BadRequestError',
      code: 400,
    },
    MODEL,
    'default chat template is no longer allowed',
  ),
  row(
    'near',
    'LM Studio, an endpoint',
    200,
    { error: 'Unexpected endpoint or method. (POST /chat/completions). Returning 200 anyway' },
    ADDRESS,
    'Unexpected endpoint or method',
  ),
  // the machine
  row(
    'near',
    'Ollama, resources',
    500,
    { error: 'model failed to load, this may be due to resource limitations or an internal error, check ollama server logs for details' },
    /smaller|log/,
    'resource limitations',
  ),
  row(
    'near',
    'Ollama, the runner',
    500,
    { error: 'an error was encountered while running the model: unexpected EOF' },
    LOG,
    'while running the model',
  ),
  row(
    'near',
    'Ollama, a buffer',
    500,
    { error: 'llama runner process has terminated: error loading model: unable to allocate CUDA0 buffer' },
    /smaller/,
    'unable to allocate CUDA0 buffer',
  ),
  row(
    'near',
    'LM Studio, resources',
    400,
    { error: 'Failed to load model "x". Error: Model loading was stopped due to insufficient system resources.' },
    /smaller/,
    'insufficient system resources',
  ),
  row(
    'near',
    'LM Studio, a crash',
    400,
    { error: 'The model has crashed without additional information. (Exit code: 18446744072635812000)' },
    /log|again|another/,
    'The model has crashed',
  ),
  row(
    'near',
    'LM Studio, the context',
    400,
    {
      error:
        'Trying to keep the first 4501 tokens when context the overflows. However, the model is loaded with context length of only 4096 tokens.',
    },
    RESET,
    'context length of only 4096',
  ),
  row('near', 'LM Studio, n_keep', 400, { error: 'Cannot truncate prompt with n_keep (4500) >= n_ctx (4096)' }, RESET, 'n_ctx (4096)'),
  row(
    'near',
    'llama-swap',
    502,
    'unable to start process: upstream command exited prematurely but successfully',
    LOG,
    'unable to start process',
  ),
  row(
    'near',
    'LocalAI',
    500,
    openai('could not load model: rpc error: code = Unknown desc = failed loading the model', '500', ''),
    /log|another|smaller/,
    'could not load model',
  ),
  row(
    'near',
    'Docker',
    500,
    'unable to load runner: error waiting for runner to be ready: llama.cpp terminated unexpectedly',
    LOG,
    'unable to load runner',
  ),
  // the network
  network('hosted', 'CERT_HAS_EXPIRED', /expired|clock/),
  network('hosted', 'ERR_TLS_CERT_ALTNAME_INVALID', /base_url|another name/),
  network('hosted', 'SELF_SIGNED_CERT_IN_CHAIN', /ca_file/),
  network('hosted', 'ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE', /certificate|TLS|proxy/),
  network('hosted', 'EMFILE', /ulimit|open files/),
];
