/**
 * Errors as servers send them; `tests/corpora/fault-lines.jsonl` has the exact line of each. The bodies are those of the providers'
 * documentation, of their sources (Ollama, llama.cpp, vLLM, LM Studio) and of public issues. To add an error, add a row.
 */

/** `hosted`: api.example.com with a key from EXAMPLE_API_KEY; `near`: a server on this machine without a key. */
export type Where = 'hosted' | 'near';

export interface ErrorRow {
  readonly name: string;
  readonly where: Where;
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export const HOSTED_MODEL = 'vendor/large-model-128k-instruct-2026-10-01';
export const NEAR_MODEL = 'qwen3:8b';

const row = (where: Where, name: string, status: number, body: unknown, headers?: ErrorRow['headers']): ErrorRow => ({
  name,
  where,
  status,
  body,
  ...(headers === undefined ? {} : { headers }),
});
const openai = (message: string, code: string | null = null, type = 'invalid_request_error'): unknown => ({
  error: { message, type, param: null, code },
});
const anthropic = (type: string, message: string): unknown => ({
  type: 'error',
  error: { type, message },
  request_id: 'req_011CSHoEeqs5C35K2UUqR7Fy',
});
const gemini = (code: number, status: string, message: string, details: readonly unknown[] = []): unknown => [
  { error: { code, message, status, details } },
];

export const ERROR_ROWS: readonly ErrorRow[] = [
  // wrong keys
  row(
    'hosted',
    'OpenAI, wrong key',
    401,
    openai(
      'Incorrect API key provided: sk-proj-********abcd. You can find your API key at https://platform.openai.com/account/api-keys.',
      'invalid_api_key',
    ),
  ),
  row('hosted', 'Anthropic, wrong key', 401, anthropic('authentication_error', 'invalid x-api-key')),
  row(
    'hosted',
    'Gemini, wrong key: a 400 with a list',
    400,
    gemini(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
      { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID', domain: 'googleapis.com' },
    ]),
  ),
  row('hosted', 'Gemini, expired key', 400, gemini(400, 'INVALID_ARGUMENT', 'API key expired. Please renew the API key.')),
  row('hosted', 'xAI, wrong key: a 400 with a string', 400, {
    code: 'Client specified an invalid argument',
    error: 'Incorrect API key provided: xa***GH. You can obtain an API key from https://console.x.ai.',
  }),
  row(
    'hosted',
    'DeepSeek, wrong key',
    401,
    openai('Authentication Fails, Your api key: ****abcd is invalid', null, 'authentication_error'),
  ),
  row('hosted', 'Mistral, wrong key', 401, { message: 'Unauthorized', request_id: 'a1b2' }),
  row('hosted', 'Hugging Face, wrong key', 401, { error: 'Invalid username or password.' }),
  row('hosted', 'Cohere, wrong key', 401, { message: 'invalid api token' }),
  row('hosted', 'Dashscope, wrong key', 401, { code: 'InvalidApiKey', message: 'Invalid API-key provided.', request_id: 'fb53c4ec' }),
  row('hosted', 'a page in place of an error', 401, '<html><head><title>401 Authorization Required</title></head></html>'),
  row('hosted', 'a key that the server echoes whole', 401, openai('The key example-key-0123456789abcdef is unknown to us.')),
  row('hosted', 'a key that the server echoes in part', 401, openai('No account for 0123456789ab.')),
  row('near', 'a local server that wants a key', 401, { error: 'Unauthorized: missing API token' }),
  // money
  row(
    'hosted',
    'Anthropic, no credit: a 400',
    400,
    anthropic(
      'invalid_request_error',
      'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.',
    ),
  ),
  row('hosted', 'DeepSeek, no credit', 402, openai('Insufficient Balance', 'invalid_request_error', 'unknown_error')),
  row('hosted', 'OpenRouter, no credit', 402, {
    error: {
      code: 402,
      message: 'This request requires more credits, or fewer max_tokens. You requested up to 8192 tokens, but can only afford 120.',
    },
  }),
  row(
    'hosted',
    'OpenAI, spent quota',
    429,
    openai('You exceeded your current quota, please check your plan and billing details.', 'insufficient_quota', 'insufficient_quota'),
  ),
  row(
    'hosted',
    'OpenAI, inactive billing',
    429,
    openai('Your account is not active, please check your billing details on our website.', 'billing_not_active', 'billing_not_active'),
  ),
  row('hosted', 'xAI, no credit: a 403', 403, {
    code: 'The caller does not have permission',
    error: "Your newly created team doesn't have any credits yet. You need to purchase credits.",
  }),
  row('hosted', 'Dashscope, arrears', 400, {
    code: 'Arrearage',
    message: 'Access denied, please make sure your account is in good standing.',
  }),
  row('hosted', 'a spending limit', 403, openai('Your team has reached its monthly spending limit.')),
  // where and who
  row('hosted', 'OpenAI, region', 403, {
    error: {
      code: 'unsupported_country_region_territory',
      message: 'Country, region, or territory not supported',
      param: null,
      type: 'request_forbidden',
    },
  }),
  row('hosted', 'Gemini, region: a 400', 400, gemini(400, 'FAILED_PRECONDITION', 'User location is not supported for the API use.')),
  row('hosted', '451', 451, ''),
  row(
    'hosted',
    'OpenAI, verification',
    404,
    openai(
      'Your organization must be verified to use the model `gpt-6.1-terra`. Please go to: https://platform.openai.com/settings/organization/general and click on Verify Organization.',
      'model_not_found',
    ),
  ),
  row('hosted', 'a phone number to verify', 400, openai('Please verify your phone number before using the API.')),
  row(
    'hosted',
    'a key without the right',
    403,
    anthropic('permission_error', 'Your API key does not have permission to use the specified resource.'),
  ),
  row(
    'hosted',
    'Cloudflare',
    403,
    '<!DOCTYPE html><html><head><title>Attention Required! | Cloudflare</title></head><body>…</body></html>',
  ),
  // models
  row('near', 'Ollama, model not pulled', 404, openai("model 'qwen3:8b' not found", null, 'not_found_error')),
  row('near', 'Ollama, model not pulled, older', 404, openai('model "qwen3:8b" not found, try pulling it first', null, 'api_error')),
  row('near', 'LM Studio, nothing loaded', 404, {
    error: {
      message: "No models loaded. Please load a model in the developer page or use the 'lms load' command.",
      type: 'invalid_request_error',
      param: 'model',
      code: 'model_not_found',
    },
  }),
  row('hosted', 'vLLM, another model', 404, {
    object: 'error',
    message: `The model \`${HOSTED_MODEL}\` does not exist.`,
    type: 'NotFoundError',
    param: null,
    code: 404,
  }),
  row('hosted', 'OpenRouter, no such model: a 400', 400, {
    error: { message: `${HOSTED_MODEL} is not a valid model ID`, code: 400 },
    user_id: 'user_2abc',
  }),
  row('hosted', 'Anthropic, no such model', 404, anthropic('not_found_error', `model: ${HOSTED_MODEL}`)),
  row('hosted', 'Azure, no deployment', 404, {
    error: {
      code: 'DeploymentNotFound',
      message:
        'The API deployment for this resource does not exist. If you created the deployment within the last 5 minutes, please wait a moment and try again.',
    },
  }),
  row(
    'hosted',
    'Groq, decommissioned: a 400',
    400,
    openai(
      'The model `llama3-70b-8192` has been decommissioned and is no longer supported. Please refer to https://console.groq.com/docs/deprecations for a recommendation.',
      'model_decommissioned',
    ),
  ),
  row(
    'hosted',
    'OpenAI, deprecated',
    404,
    openai('The model `gpt-4-32k` has been deprecated, learn more here: https://platform.openai.com/docs/deprecations', 'model_not_found'),
  ),
  row('hosted', 'a model that is gone', 410, openai('This model reached its end of life on 2026-05-05.')),
  // addresses
  row('hosted', 'an address without /v1', 404, { detail: 'Not Found' }),
  row('hosted', 'a web server', 404, '<html><head><title>404 Not Found</title></head><body>nginx</body></html>'),
  row('hosted', 'another method', 405, { detail: 'Method Not Allowed' }),
  row(
    'near',
    'http to an https port, nginx',
    400,
    '<html><head><title>400 The plain HTTP request was sent to HTTPS port</title></head></html>',
  ),
  row('near', 'http to an https port, Go', 400, 'Client sent an HTTP request to an HTTPS server.\n'),
  row('hosted', 'a login page', 511, '<html><title>Log in to the hotel</title></html>'),
  // memory and size
  row('near', 'Ollama, memory', 500, openai('model requires more system memory (8.0 GiB) than is available (3.0 GiB)', null, 'api_error')),
  row('near', 'CUDA, memory', 500, { error: 'llama runner process has terminated: cudaMalloc failed: out of memory' }),
  row('hosted', 'Anthropic, context', 400, anthropic('invalid_request_error', 'prompt is too long: 210000 tokens > 200000 maximum')),
  row('near', 'llama.cpp, context', 400, {
    error: {
      code: 400,
      message: 'the request exceeds the available context size, try increasing it',
      type: 'exceed_context_size_error',
      n_prompt_tokens: 5000,
      n_ctx: 4096,
    },
  }),
  row('hosted', 'vLLM, context', 400, {
    object: 'error',
    message: "This model's maximum context length is 4096 tokens. However, you requested 5000 tokens.",
    code: 400,
  }),
  row('hosted', 'a request that is too large', 413, anthropic('request_too_large', 'Request exceeds the maximum size')),
  // requests
  row(
    'hosted',
    'OpenAI, a parameter',
    400,
    openai(
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      'unsupported_parameter',
    ),
  ),
  row('hosted', 'vLLM without its flag', 400, {
    object: 'error',
    message: '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set',
    type: 'BadRequestError',
    code: 400,
  }),
  row('hosted', '422, FastAPI', 422, {
    detail: [{ type: 'missing', loc: ['body', 'messages', 0, 'content'], msg: 'Field required', input: {} }],
  }),
  row('hosted', '422, Mistral', 422, {
    object: 'error',
    message: { detail: [{ type: 'extra_forbidden', loc: ['body', 'stream_options'], msg: 'Extra inputs are not permitted' }] },
    type: 'invalid_request_error',
  }),
  row('hosted', 'an error with a dump', 400, openai("litellm.BadRequestError: OpenAIException - bad schema {'dump': [1, 2, 3]}")),
  row('hosted', 'nothing but a status', 418, ''),
  // limits
  row(
    'hosted',
    'Groq, retry in the sentence',
    429,
    openai(
      'Rate limit reached for model in organization org_01 on tokens per minute (TPM): Limit 6000, Used 5800. Please try again in 38.2s. Need more tokens?',
      'rate_limit_exceeded',
      'tokens',
    ),
  ),
  row(
    'hosted',
    'Gemini, retry in the details',
    429,
    gemini(429, 'RESOURCE_EXHAUSTED', 'You exceeded your current quota, please check your plan and billing details.', [
      { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '38s' },
    ]),
  ),
  row(
    'hosted',
    'a wait in the head',
    429,
    anthropic('rate_limit_error', 'This request would exceed your rate limit of 50,000 input tokens per minute.'),
    { 'retry-after': '41' },
  ),
  row('hosted', 'minutes', 429, openai('Too many requests, try again in 7m12.5s')),
  row('hosted', 'OpenRouter, the words of the provider behind it', 429, {
    error: {
      message: 'Provider returned error',
      code: 429,
      metadata: { raw: '{"error":{"message":"Model is temporarily rate-limited upstream, retry after 20 seconds"}}', provider_name: 'X' },
    },
  }),
  // servers
  row('hosted', 'overloaded', 529, anthropic('overloaded_error', 'Overloaded')),
  row('hosted', 'Gemini, overloaded', 503, gemini(503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.')),
  row('near', 'Ollama, busy', 503, openai('server busy, please try again.  maximum pending requests exceeded', null, 'api_error')),
  row('near', 'Ollama, a runner that died', 500, openai('llama runner process has terminated: exit status 2', null, 'api_error')),
  row('hosted', 'nginx', 502, '<html><head><title>502 Bad Gateway</title></head></html>'),
  row('hosted', 'Envoy', 503, 'upstream connect error or disconnect/reset before headers. reset reason: connection failure'),
  row('hosted', 'Cloudflare, 520', 520, ''),
  // inside a 200
  row('hosted', 'a string inside a 200', 200, { error: 'Insufficient balance, please recharge' }),
  row('hosted', 'a list inside a 200', 200, gemini(503, 'UNAVAILABLE', 'The model is overloaded.')),
  row('hosted', 'an object inside a 200', 200, { error: { code: 401, message: 'No auth credentials found' } }),
  row('near', 'a crash inside a 200', 200, { error: 'an error was encountered while running the model: unexpected EOF' }),
];
