/**
 * Errors as servers send them, and the exact line that a person reads. The bodies are those of the providers' documentation, of their
 * sources (Ollama, llama.cpp, vLLM, LM Studio) and of public issues. To add an error, add a row.
 */

/** `hosted`: api.example.com with a key from EXAMPLE_API_KEY; `near`: a server on this machine without a key. */
export type Where = 'hosted' | 'near';

export interface ErrorRow {
  readonly name: string;
  readonly where: Where;
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly line: string;
}

export const HOSTED_MODEL = 'vendor/large-model-128k-instruct-2026-10-01';
export const NEAR_MODEL = 'qwen3:8b';

const row = (where: Where, name: string, status: number, body: unknown, line: string, headers?: ErrorRow['headers']): ErrorRow => ({
  name,
  where,
  status,
  body,
  line,
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

const KEY = 'check EXAMPLE_API_KEY, or run `yosh setup`';
const CREDIT = 'add some at https://example.com/billing';
const CHECK = 'choose another model: `yosh config set model NAME`; `yosh models` lists them; another provider: `yosh setup`';
const MODEL = '`yosh config set model NAME`';
const PULL = `run \`ollama pull ${NEAR_MODEL}\`, or choose another: ${MODEL}`;

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
    `api.example.com did not accept the key (401): “Incorrect API key provided: …”; ${KEY}`,
  ),
  row(
    'hosted',
    'Anthropic, wrong key',
    401,
    anthropic('authentication_error', 'invalid x-api-key'),
    `api.example.com did not accept the key (401): “invalid x-api-key”; ${KEY}`,
  ),
  row(
    'hosted',
    'Gemini, wrong key: a 400 with a list',
    400,
    gemini(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
      { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID', domain: 'googleapis.com' },
    ]),
    `api.example.com did not accept the key (400): “API key not valid”; ${KEY}`,
  ),
  row(
    'hosted',
    'Gemini, expired key',
    400,
    gemini(400, 'INVALID_ARGUMENT', 'API key expired. Please renew the API key.'),
    `api.example.com did not accept the key (400): “API key expired”; ${KEY}`,
  ),
  row(
    'hosted',
    'xAI, wrong key: a 400 with a string',
    400,
    {
      code: 'Client specified an invalid argument',
      error: 'Incorrect API key provided: xa***GH. You can obtain an API key from https://console.x.ai.',
    },
    `api.example.com did not accept the key (400): “Incorrect API key provided: …”; ${KEY}`,
  ),
  row(
    'hosted',
    'DeepSeek, wrong key',
    401,
    openai('Authentication Fails, Your api key: ****abcd is invalid', null, 'authentication_error'),
    `api.example.com did not accept the key (401): “Authentication Fails, Your api key: … is invalid”; ${KEY}`,
  ),
  row(
    'hosted',
    'Mistral, wrong key',
    401,
    { message: 'Unauthorized', request_id: 'a1b2' },
    `api.example.com did not accept the key (401); ${KEY}`,
  ),
  row(
    'hosted',
    'Hugging Face, wrong key',
    401,
    { error: 'Invalid username or password.' },
    `api.example.com did not accept the key (401): “Invalid username or password”; ${KEY}`,
  ),
  row(
    'hosted',
    'Cohere, wrong key',
    401,
    { message: 'invalid api token' },
    `api.example.com did not accept the key (401): “invalid api token”; ${KEY}`,
  ),
  row(
    'hosted',
    'Dashscope, wrong key',
    401,
    { code: 'InvalidApiKey', message: 'Invalid API-key provided.', request_id: 'fb53c4ec' },
    `api.example.com did not accept the key (401): “Invalid API-key provided”; ${KEY}`,
  ),
  row(
    'hosted',
    'a page in place of an error',
    401,
    '<html><head><title>401 Authorization Required</title></head></html>',
    `api.example.com did not accept the key (401): “401 Authorization Required”; ${KEY}`,
  ),
  row(
    'hosted',
    'a key that the server echoes whole',
    401,
    openai('The key example-key-0123456789abcdef is unknown to us.'),
    `api.example.com did not accept the key (401): “The key … is unknown to us”; ${KEY}`,
  ),
  row(
    'hosted',
    'a key that the server echoes in part',
    401,
    openai('No account for 0123456789ab.'),
    `api.example.com did not accept the key (401): “No account for …”; ${KEY}`,
  ),
  row(
    'near',
    'a local server that wants a key',
    401,
    { error: 'Unauthorized: missing API token' },
    '127.0.0.1:11434 wants a key (401): “Unauthorized: missing API token”; run `yosh setup`, or set `key` for ollama in ~/.yoconf',
  ),
  // money
  row(
    'hosted',
    'Anthropic, no credit: a 400',
    400,
    anthropic(
      'invalid_request_error',
      'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.',
    ),
    `your account at api.example.com has no credit left (400): “Your credit balance is too low to access the Anthropic API”; ${CREDIT}`,
  ),
  row(
    'hosted',
    'DeepSeek, no credit',
    402,
    openai('Insufficient Balance', 'invalid_request_error', 'unknown_error'),
    `your account at api.example.com has no credit left (402): “Insufficient Balance”; ${CREDIT}`,
  ),
  row(
    'hosted',
    'OpenRouter, no credit',
    402,
    {
      error: {
        code: 402,
        message: 'This request requires more credits, or fewer max_tokens. You requested up to 8192 tokens, but can only afford 120.',
      },
    },
    `your account at api.example.com has no credit left (402): “This request requires more credits, or fewer max_tokens”; ${CREDIT}`,
  ),
  row(
    'hosted',
    'OpenAI, spent quota',
    429,
    openai('You exceeded your current quota, please check your plan and billing details.', 'insufficient_quota', 'insufficient_quota'),
    'your quota at api.example.com is used up (429): “You exceeded your current quota, please check your plan and billing details”; check plan and billing there; waiting does not help',
  ),
  row(
    'hosted',
    'OpenAI, inactive billing',
    429,
    openai('Your account is not active, please check your billing details on our website.', 'billing_not_active', 'billing_not_active'),
    `your account at api.example.com has no credit left (429): “Your account is not active, please check your billing details on our website”; ${CREDIT}`,
  ),
  row(
    'hosted',
    'xAI, no credit: a 403',
    403,
    {
      code: 'The caller does not have permission',
      error: "Your newly created team doesn't have any credits yet. You need to purchase credits.",
    },
    `your account at api.example.com has no credit left (403): “Your newly created team doesn't have any credits yet”; ${CREDIT}`,
  ),
  row(
    'hosted',
    'Dashscope, arrears',
    400,
    { code: 'Arrearage', message: 'Access denied, please make sure your account is in good standing.' },
    `your account at api.example.com has no credit left (400): “Access denied, please make sure your account is in good standing”; ${CREDIT}`,
  ),
  row(
    'hosted',
    'a spending limit',
    403,
    openai('Your team has reached its monthly spending limit.'),
    'your quota at api.example.com is used up (403): “Your team has reached its monthly spending limit”; check plan and billing there; waiting does not help',
  ),
  // where and who
  row(
    'hosted',
    'OpenAI, region',
    403,
    {
      error: {
        code: 'unsupported_country_region_territory',
        message: 'Country, region, or territory not supported',
        param: null,
        type: 'request_forbidden',
      },
    },
    'api.example.com does not answer in your region (403): “Country, region, or territory not supported”; choose another provider: `yosh setup`',
  ),
  row(
    'hosted',
    'Gemini, region: a 400',
    400,
    gemini(400, 'FAILED_PRECONDITION', 'User location is not supported for the API use.'),
    'api.example.com does not answer in your region (400): “User location is not supported for the API use”; choose another provider: `yosh setup`',
  ),
  row('hosted', '451', 451, '', 'api.example.com does not answer in your region (451); choose another provider: `yosh setup`'),
  row(
    'hosted',
    'OpenAI, verification',
    404,
    openai(
      'Your organization must be verified to use the model `gpt-6.1-terra`. Please go to: https://platform.openai.com/settings/organization/general and click on Verify Organization.',
      'model_not_found',
    ),
    `api.example.com wants your account verified first (404): “Your organization must be verified to use the model 'gpt-6.1-terra'”; verify it there, or choose another model: ${MODEL}`,
  ),
  row(
    'hosted',
    'a phone number to verify',
    400,
    openai('Please verify your phone number before using the API.'),
    `api.example.com wants your account verified first (400): “Please verify your phone number before using the API”; verify it there, or choose another model: ${MODEL}`,
  ),
  row(
    'hosted',
    'a key without the right',
    403,
    anthropic('permission_error', 'Your API key does not have permission to use the specified resource.'),
    `api.example.com does not allow this (403): “Your API key does not have permission to use the specified resource”; check what the key may use (\`yosh models\`), and that the service is open to your region; another provider: \`yosh setup\``,
  ),
  row(
    'hosted',
    'Cloudflare',
    403,
    '<!DOCTYPE html><html><head><title>Attention Required! | Cloudflare</title></head><body>…</body></html>',
    `a check for robots in front of api.example.com stopped the request (403): “Attention Required”; try another network, or without a VPN; another provider: \`yosh setup\``,
  ),
  // models
  row(
    'near',
    'Ollama, model not pulled',
    404,
    openai("model 'qwen3:8b' not found", null, 'not_found_error'),
    `127.0.0.1:11434 does not have the model qwen3:8b (404): “model 'qwen3:8b' not found”; ${PULL}`,
  ),
  row(
    'near',
    'Ollama, model not pulled, older',
    404,
    openai('model "qwen3:8b" not found, try pulling it first', null, 'api_error'),
    `127.0.0.1:11434 does not have the model qwen3:8b (404): “model 'qwen3:8b' not found, try pulling it first”; ${PULL}`,
  ),
  row(
    'near',
    'LM Studio, nothing loaded',
    404,
    {
      error: {
        message: "No models loaded. Please load a model in the developer page or use the 'lms load' command.",
        type: 'invalid_request_error',
        param: 'model',
        code: 'model_not_found',
      },
    },
    `127.0.0.1:11434 does not have the model qwen3:8b (404): “No models loaded. Please load a model in the developer page or use the 'lms load' command”; ${PULL}`,
  ),
  row(
    'hosted',
    'vLLM, another model',
    404,
    { object: 'error', message: `The model \`${HOSTED_MODEL}\` does not exist.`, type: 'NotFoundError', param: null, code: 404 },
    `api.example.com does not have the model ${HOSTED_MODEL} (404): “The model '${HOSTED_MODEL}' does not exist”; choose another: ${MODEL}`,
  ),
  row(
    'hosted',
    'OpenRouter, no such model: a 400',
    400,
    { error: { message: `${HOSTED_MODEL} is not a valid model ID`, code: 400 }, user_id: 'user_2abc' },
    `api.example.com does not have the model ${HOSTED_MODEL} (400): “${HOSTED_MODEL} is not a valid model ID”; choose another: ${MODEL}`,
  ),
  row(
    'hosted',
    'Anthropic, no such model',
    404,
    anthropic('not_found_error', `model: ${HOSTED_MODEL}`),
    `api.example.com does not know the model ${HOSTED_MODEL} or the address (404): “model: ${HOSTED_MODEL}”; check \`model\` and \`base_url\` in ~/.yoconf`,
  ),
  row(
    'hosted',
    'Azure, no deployment',
    404,
    {
      error: {
        code: 'DeploymentNotFound',
        message:
          'The API deployment for this resource does not exist. If you created the deployment within the last 5 minutes, please wait a moment and try again.',
      },
    },
    `api.example.com does not have the model ${HOSTED_MODEL} (404): “The API deployment for this resource does not exist”; choose another: ${MODEL}`,
  ),
  row(
    'hosted',
    'Groq, decommissioned: a 400',
    400,
    openai(
      'The model `llama3-70b-8192` has been decommissioned and is no longer supported. Please refer to https://console.groq.com/docs/deprecations for a recommendation.',
      'model_decommissioned',
    ),
    `api.example.com no longer has the model ${HOSTED_MODEL} (400): “The model 'llama3-70b-8192' has been decommissioned and is no longer supported”; choose another: ${MODEL}`,
  ),
  row(
    'hosted',
    'OpenAI, deprecated',
    404,
    openai('The model `gpt-4-32k` has been deprecated, learn more here: https://platform.openai.com/docs/deprecations', 'model_not_found'),
    `api.example.com no longer has the model ${HOSTED_MODEL} (404): “The model 'gpt-4-32k' has been deprecated, learn more here: https://platform.openai.com/docs/deprecations”; choose another: ${MODEL}`,
  ),
  row(
    'hosted',
    'a model that is gone',
    410,
    openai('This model reached its end of life on 2026-05-05.'),
    `api.example.com no longer has the model ${HOSTED_MODEL} (410): “This model reached its end of life on 2026-05-05”; choose another: ${MODEL}`,
  ),
  // addresses
  row(
    'hosted',
    'an address without /v1',
    404,
    { detail: 'Not Found' },
    `api.example.com does not know the model ${HOSTED_MODEL} or the address (404); check \`model\` and \`base_url\` in ~/.yoconf`,
  ),
  row(
    'hosted',
    'a web server',
    404,
    '<html><head><title>404 Not Found</title></head><body>nginx</body></html>',
    `api.example.com does not know the model ${HOSTED_MODEL} or the address (404): “404 Not Found”; check \`model\` and \`base_url\` in ~/.yoconf`,
  ),
  row(
    'hosted',
    'another method',
    405,
    { detail: 'Method Not Allowed' },
    `api.example.com does not know the model ${HOSTED_MODEL} or the address (405); check \`model\` and \`base_url\` in ~/.yoconf`,
  ),
  row(
    'near',
    'http to an https port, nginx',
    400,
    '<html><head><title>400 The plain HTTP request was sent to HTTPS port</title></head></html>',
    '127.0.0.1:11434 wants https (400): “400 The plain HTTP request was sent to HTTPS port”; `yosh config set base_url https://127.0.0.1:11434/v1`',
  ),
  row(
    'near',
    'http to an https port, Go',
    400,
    'Client sent an HTTP request to an HTTPS server.\n',
    '127.0.0.1:11434 wants https (400): “Client sent an HTTP request to an HTTPS server”; `yosh config set base_url https://127.0.0.1:11434/v1`',
  ),
  row(
    'hosted',
    'a login page',
    511,
    '<html><title>Log in to the hotel</title></html>',
    'a web page answered in place of api.example.com: “Log in to the hotel”; check `base_url`; a network login page does this: open a browser',
  ),
  // memory and size
  row(
    'near',
    'Ollama, memory',
    500,
    openai('model requires more system memory (8.0 GiB) than is available (3.0 GiB)', null, 'api_error'),
    `127.0.0.1:11434 has too little memory for qwen3:8b (500): “model requires more system memory (8.0 GiB) than is available (3.0 GiB)”; choose a smaller model (${MODEL}), or free memory there`,
  ),
  row(
    'near',
    'CUDA, memory',
    500,
    { error: 'llama runner process has terminated: cudaMalloc failed: out of memory' },
    `127.0.0.1:11434 has too little memory for qwen3:8b (500): “llama runner process has terminated: cudaMalloc failed: out of memory”; choose a smaller model (${MODEL}), or free memory there`,
  ),
  row(
    'hosted',
    'Anthropic, context',
    400,
    anthropic('invalid_request_error', 'prompt is too long: 210000 tokens > 200000 maximum'),
    'the conversation is too long for the model (400): “prompt is too long: 210000 tokens > 200000 maximum”; `yo reset` forgets it; then ask again',
  ),
  row(
    'near',
    'llama.cpp, context',
    400,
    {
      error: {
        code: 400,
        message: 'the request exceeds the available context size, try increasing it',
        type: 'exceed_context_size_error',
        n_prompt_tokens: 5000,
        n_ctx: 4096,
      },
    },
    'the conversation is too long for the model (400): “the request exceeds the available context size, try increasing it”; `yo reset` forgets it; then ask again',
  ),
  row(
    'hosted',
    'vLLM, context',
    400,
    { object: 'error', message: "This model's maximum context length is 4096 tokens. However, you requested 5000 tokens.", code: 400 },
    "the conversation is too long for the model (400): “This model's maximum context length is 4096 tokens. However, you requested 5000 tokens”; `yo reset` forgets it; then ask again",
  ),
  row(
    'hosted',
    'a request that is too large',
    413,
    anthropic('request_too_large', 'Request exceeds the maximum size'),
    'the request was too large for api.example.com (413): “Request exceeds the maximum size”; `yo reset` forgets the conversation; then ask again',
  ),
  // requests
  row(
    'hosted',
    'OpenAI, a parameter',
    400,
    openai(
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      'unsupported_parameter',
    ),
    `api.example.com did not accept the request (400): “Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead”; ${CHECK}`,
  ),
  row(
    'hosted',
    'vLLM without its flag',
    400,
    {
      object: 'error',
      message: '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set',
      type: 'BadRequestError',
      code: 400,
    },
    `api.example.com did not accept the request (400): “'auto' tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set”; ask its administrator for that option, or choose another model: \`yosh config set model NAME\``,
  ),
  row(
    'hosted',
    '422, FastAPI',
    422,
    { detail: [{ type: 'missing', loc: ['body', 'messages', 0, 'content'], msg: 'Field required', input: {} }] },
    `api.example.com did not accept the request (422): “messages.0.content: Field required”; ${CHECK}`,
  ),
  row(
    'hosted',
    '422, Mistral',
    422,
    {
      object: 'error',
      message: { detail: [{ type: 'extra_forbidden', loc: ['body', 'stream_options'], msg: 'Extra inputs are not permitted' }] },
      type: 'invalid_request_error',
    },
    `api.example.com did not accept the request (422): “stream_options: Extra inputs are not permitted”; ${CHECK}`,
  ),
  row(
    'hosted',
    'an error with a dump',
    400,
    openai("litellm.BadRequestError: OpenAIException - bad schema {'dump': [1, 2, 3]}"),
    `api.example.com did not accept the request (400): “bad schema”; ${CHECK}`,
  ),
  row('hosted', 'nothing but a status', 418, '', `api.example.com did not accept the request (418); ${CHECK}`),
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
    'api.example.com is limiting your requests (429): “Rate limit reached for model in organization org_01 on tokens per minute (TPM): Limit 6000, Used 5800”; ask again in 39 seconds',
  ),
  row(
    'hosted',
    'Gemini, retry in the details',
    429,
    gemini(429, 'RESOURCE_EXHAUSTED', 'You exceeded your current quota, please check your plan and billing details.', [
      { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '38s' },
    ]),
    'api.example.com is limiting your requests (429): “You exceeded your current quota, please check your plan and billing details”; ask again in 38 seconds',
  ),
  row(
    'hosted',
    'a wait in the head',
    429,
    anthropic('rate_limit_error', 'This request would exceed your rate limit of 50,000 input tokens per minute.'),
    'api.example.com is limiting your requests (429): “This request would exceed your rate limit of 50,000 input tokens per minute”; ask again in 41 seconds',
    { 'retry-after': '41' },
  ),
  row(
    'hosted',
    'minutes',
    429,
    openai('Too many requests, try again in 7m12.5s'),
    'api.example.com is limiting your requests (429): “Too many requests, try again in 7m12.5s”; ask again in 8 minutes',
  ),
  row(
    'hosted',
    'OpenRouter, the words of the provider behind it',
    429,
    {
      error: {
        message: 'Provider returned error',
        code: 429,
        metadata: { raw: '{"error":{"message":"Model is temporarily rate-limited upstream, retry after 20 seconds"}}', provider_name: 'X' },
      },
    },
    'api.example.com is limiting your requests (429): “Model is temporarily rate-limited upstream, retry after 20 seconds”; ask again in 20 seconds',
  ),
  // servers
  row(
    'hosted',
    'overloaded',
    529,
    anthropic('overloaded_error', 'Overloaded'),
    'api.example.com is overloaded (529): “Overloaded”; ask again in a minute',
  ),
  row(
    'hosted',
    'Gemini, overloaded',
    503,
    gemini(503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.'),
    'api.example.com is overloaded (503): “The model is overloaded”; ask again in a minute',
  ),
  row(
    'near',
    'Ollama, busy',
    503,
    openai('server busy, please try again.  maximum pending requests exceeded', null, 'api_error'),
    '127.0.0.1:11434 is overloaded (503): “server busy, please try again”; ask again in a minute',
  ),
  row(
    'near',
    'Ollama, a runner that died',
    500,
    openai('llama runner process has terminated: exit status 2', null, 'api_error'),
    '127.0.0.1:11434 has an error of its own (500): “llama runner process has terminated: exit status 2”; read the log of the server, or start it again',
  ),
  row(
    'hosted',
    'nginx',
    502,
    '<html><head><title>502 Bad Gateway</title></head></html>',
    'api.example.com has an error of its own (502): “502 Bad Gateway”; ask again in a few minutes',
  ),
  row(
    'hosted',
    'Envoy',
    503,
    'upstream connect error or disconnect/reset before headers. reset reason: connection failure',
    'api.example.com has an error of its own (503): “upstream connect error or disconnect/reset before headers. reset reason: connection failure”; ask again in a few minutes',
  ),
  row('hosted', 'Cloudflare, 520', 520, '', 'api.example.com has an error of its own (520); ask again in a few minutes'),
  // inside a 200
  row(
    'hosted',
    'a string inside a 200',
    200,
    { error: 'Insufficient balance, please recharge' },
    `your account at api.example.com has no credit left: “Insufficient balance, please recharge”; ${CREDIT}`,
  ),
  row(
    'hosted',
    'a list inside a 200',
    200,
    gemini(503, 'UNAVAILABLE', 'The model is overloaded.'),
    'api.example.com is overloaded: “The model is overloaded”; ask again in a minute',
  ),
  row(
    'hosted',
    'an object inside a 200',
    200,
    { error: { code: 401, message: 'No auth credentials found' } },
    `api.example.com did not accept the key: “No auth credentials found”; ${KEY}`,
  ),
  row(
    'near',
    'a crash inside a 200',
    200,
    { error: 'an error was encountered while running the model: unexpected EOF' },
    '127.0.0.1:11434 failed: “an error was encountered while running the model: unexpected EOF”; ask again; to see what works: `yosh doctor`',
  ),
];
