/**
 * Faults of gateways, deployments, proxies and servers near by, with bodies as they write them, none of them in another set. Written and
 * frozen before their first run; decision 46 has the figures.
 */
import { HOSTED_MODEL, NEAR_MODEL, type Where } from './error-rows.ts';
import type { UnseenError } from './unseen-errors.ts';

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
const openai = (message: string, code: string | null = null, type = 'invalid_request_error'): unknown => ({
  error: { message, type, param: null, code },
});
const anthropic = (type: string, message: string): unknown => ({ type: 'error', error: { type, message } });
const page = (title: string, text = ''): string => `<!DOCTYPE html><html><head><title>${title}</title></head><body>${text}</body></html>`;

const KEY = /EXAMPLE_API_KEY|yosh setup/;
const MODEL = /yosh config set model|yosh models/;
const MONEY = /example\.com\/billing|billing/;
const AGAIN = /ask again/;
const RESET = /yo reset/;
const ADDRESS = /base_url/;
const BROWSER = /browser/;
const CLOCK = /clock/;
const OTHER = /yosh setup/;

const CONTEXT: readonly (readonly [string, number, unknown])[] = [
  [
    'OpenAI',
    400,
    openai(
      'Input tokens exceed the configured limit of 272000 tokens. Your messages resulted in 312012 tokens. Please reduce the length of the messages.',
    ),
  ],
  [
    'Anthropic',
    400,
    anthropic(
      'invalid_request_error',
      'input length and `max_tokens` exceed context limit: 199000 + 8192 > 200000, decrease input length or `max_tokens` and try again',
    ),
  ],
  [
    'Gemini',
    400,
    [
      {
        error: {
          code: 400,
          message: 'The input token count (1048580) exceeds the maximum number of tokens allowed (1048576).',
          status: 'INVALID_ARGUMENT',
        },
      },
    ],
  ],
  ['Bedrock', 400, { message: 'Input is too long for requested model.' }],
  [
    'Mistral',
    400,
    {
      object: 'error',
      message: 'Prompt contains 40012 tokens and 0 draft tokens, too large for model with 32768 maximum context length',
      type: 'invalid_request_prompt',
    },
  ],
  [
    'llama.cpp',
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
  ],
  [
    'LM Studio',
    400,
    {
      error:
        'Trying to keep the first 5012 tokens when context the overflows. However, the model is loaded with context length of only 4096 tokens, which is not enough.',
    },
  ],
  [
    'TGI',
    422,
    {
      error:
        'Input validation error: `inputs` tokens + `max_new_tokens` must be <= 4096. Given: 5012 `inputs` tokens and 512 `max_new_tokens`',
      error_type: 'validation',
    },
  ],
  ['Groq', 400, openai('Please reduce the length of the messages or completion.', 'context_length_exceeded')],
  [
    'watsonx',
    400,
    {
      errors: [
        {
          code: 'invalid_input_argument',
          message: 'the number of input tokens 9000 cannot exceed the total tokens limit 8192 for this model',
        },
      ],
    },
  ],
];

export const GATEWAY_ERRORS: readonly UnseenError[] = [
  // a conversation that is too long, in ten wordings
  ...CONTEXT.map(([name, status, body]) => row('hosted', `context: ${name}`, status, body, RESET)),
  // keys
  row(
    'hosted',
    'an expired key',
    401,
    openai('Your API key expired on 2026-10-31. Create a new one in the console.'),
    KEY,
    'expired on 2026-10-31',
  ),
  row(
    'hosted',
    'a revoked key',
    401,
    { detail: { status: 'key_revoked', message: 'This key has been revoked by its owner.' } },
    KEY,
    'revoked by its owner',
  ),
  row(
    'hosted',
    'the key of another provider',
    401,
    openai('Malformed API key: keys of this service begin with xai-, got sk-a***.'),
    KEY,
    'begin with',
  ),
  row(
    'hosted',
    'LiteLLM, a virtual key',
    401,
    openai(
      'Authentication Error, Invalid proxy server token passed. Received API Key = sk-...abcd, Key Hash (Token) =ab12. Unable to find token in cache or `LiteLLM_VerificationTable`',
      '401',
      'token_not_found_in_db',
    ),
    KEY,
    'Invalid proxy server token passed',
  ),
  row(
    'hosted',
    'LiteLLM, a model not of this key',
    401,
    openai(
      `key not allowed to access model. This key can only access models=['small']. Tried to access ${HOSTED_MODEL}`,
      '401',
      'key_model_access_denied',
    ),
    MODEL,
    'key not allowed to access model',
  ),
  row(
    'hosted',
    'a clock that is wrong',
    403,
    { message: 'Signature expired: 20261123T101500Z is now earlier than 20261123T111000Z (20261123T111500Z - 5 min.)' },
    CLOCK,
    'Signature expired',
  ),
  row(
    'hosted',
    'a token that is not valid yet',
    401,
    { error: 'invalid_token', error_description: 'JWT not yet valid: nbf is in the future' },
    CLOCK,
    'nbf is in the future',
  ),
  row(
    'hosted',
    'Azure, a key of another resource',
    401,
    {
      error: {
        code: 'PermissionDenied',
        message:
          'The principal lacks the required data action Microsoft.CognitiveServices/accounts/OpenAI/deployments/chat/completions/action to perform this operation.',
      },
    },
    KEY,
    'lacks the required data action',
  ),
  row(
    'hosted',
    'Vertex, no right',
    403,
    [
      {
        error: {
          code: 403,
          message:
            "Permission 'aiplatform.endpoints.predict' denied on resource '//aiplatform.googleapis.com/projects/p' (or it may not exist).",
          status: 'PERMISSION_DENIED',
        },
      },
    ],
    /yosh models|yosh setup/,
    'denied on resource',
  ),
  row(
    'hosted',
    'Cloudflare gateway, its own key',
    401,
    {
      success: false,
      result: [],
      messages: [],
      error: [{ code: 2009, message: 'Unauthorized: this gateway requires cf-aig-authorization' }],
    },
    /headers/,
    'requires cf-aig-authorization',
  ),
  // money, quotas, places
  row(
    'hosted',
    'a quota of the project',
    429,
    openai(
      'Project proj_abc has exceeded its monthly budget of $20.00. Raise it in the settings of the project.',
      'project_budget_exceeded',
    ),
    MONEY,
    'exceeded its monthly budget',
  ),
  row(
    'hosted',
    'billing is not set up',
    403,
    [
      {
        error: {
          code: 403,
          message:
            'This API method requires billing to be enabled. Please enable billing on project #1234 by visiting https://console.example.com/billing/enable?project=1234 then retry.',
          status: 'PERMISSION_DENIED',
        },
      },
    ],
    MONEY,
    'requires billing to be enabled',
  ),
  row(
    'hosted',
    'a free tier that has ended',
    403,
    {
      code: 'AllocationQuota.FreeTierOnly',
      message:
        'The free tier of the model has been exhausted. If you wish to continue access, please disable the "use free tier only" mode in the management console.',
    },
    MONEY,
    'free tier of the model has been exhausted',
  ),
  row(
    'hosted',
    'a region',
    403,
    openai('This model is not offered in the country of your IP address.', null, 'forbidden'),
    OTHER,
    'not offered in the country',
  ),
  row(
    'hosted',
    'Bedrock, a region',
    400,
    { message: "The provided model isn't supported in this Region: eu-north-1." },
    /region|yosh setup/i,
    "isn't supported in this Region",
  ),
  row(
    'hosted',
    'Bedrock, not agreed to',
    404,
    {
      message:
        'Model use case details have not been submitted for this account. Fill out the use case details form before using the model.',
    },
    /form|account|there/,
    'use case details',
  ),
  row(
    'hosted',
    'a model behind a form',
    403,
    {
      error: {
        message: 'You must accept the terms of this model at https://example.com/terms before using it.',
        code: 'model_terms_required',
      },
    },
    /https:\/\/example\.com\/terms/,
    'accept the terms of this model',
  ),
  // models
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
    MODEL,
    'API deployment for this resource does not exist',
  ),
  row(
    'hosted',
    'Azure, another API version',
    404,
    { error: { code: '404', message: 'Resource not found' } },
    ADDRESS,
    'Resource not found',
  ),
  row(
    'hosted',
    'Azure, a version of the interface',
    400,
    { error: { code: 'BadRequest', message: "Unsupported API version '2023-01-01'." } },
    ADDRESS,
    'Unsupported API version',
  ),
  row(
    'hosted',
    'a model of pictures',
    400,
    openai('This model only supports image generation. Use the images endpoint.'),
    MODEL,
    'only supports image generation',
  ),
  row('near', 'an embedding model', 400, openai(`"${NEAR_MODEL}" does not support chat`), MODEL, 'does not support chat'),
  row(
    'near',
    'vLLM, an embedding model',
    400,
    { object: 'error', message: 'The model does not support Chat Completions API', type: 'BadRequestError', code: 400 },
    MODEL,
    'does not support Chat Completions',
  ),
  row('near', 'Ollama, not pulled', 404, openai(`model '${NEAR_MODEL}' not found`, null, 'not_found_error'), /ollama pull/, 'not found'),
  row(
    'near',
    'Ollama, too new',
    500,
    openai(`pull model manifest: 412: The model you are attempting to pull requires a newer version of Ollama.`, null, 'api_error'),
    /newer version|update/,
    'requires a newer version',
  ),
  row(
    'near',
    'LM Studio, crashed',
    400,
    { error: 'The model has crashed without additional information. (Exit code: 18446744072635812000)' },
    /log|smaller/,
    'has crashed',
  ),
  row(
    'near',
    'LM Studio, guard rails',
    400,
    {
      error: {
        message:
          'Model loading was stopped due to insufficient system resources. Continuing to load the model would likely overload your system.',
      },
    },
    /smaller|memory/,
    'insufficient system resources',
  ),
  row(
    'near',
    'llama.cpp, a template',
    500,
    { error: { code: 500, message: 'Value is not callable: null at row 58, column 41', type: 'server_error' } },
    /log/,
    'Value is not callable',
  ),
  row(
    'near',
    'llama.cpp, no slot',
    503,
    { error: { code: 503, message: 'no slot available', type: 'unavailable_error' } },
    AGAIN,
    'no slot available',
  ),
  row('near', 'TGI, full', 429, { error: 'Model is overloaded', error_type: 'overloaded' }, AGAIN, 'Model is overloaded'),
  row('near', 'a key that is wanted', 401, { error: 'Invalid API Key' }, /yosh setup|`key`/, 'Invalid API Key'),
  // refusals
  row(
    'hosted',
    'a safety block',
    400,
    {
      error: {
        message: 'Your input was blocked by our safety system. Rephrase it and try again.',
        code: 'moderation_blocked',
        type: 'invalid_request_error',
      },
    },
    /another way/,
    'blocked by our safety system',
  ),
  row(
    'hosted',
    'Cloudflare gateway, guard rails',
    424,
    { success: false, error: [{ code: 2016, message: 'Prompt blocked due to security configurations' }] },
    /another way/,
    'Prompt blocked',
  ),
  row(
    'hosted',
    'a guard of the company',
    403,
    { error: { message: 'Request blocked by guardrail "pii": the prompt contains an e-mail address', type: 'guardrail_violation' } },
    /another way/,
    'blocked by guardrail',
  ),
  // gateways and networks
  row(
    'hosted',
    'LiteLLM, all resting',
    429,
    openai(
      `No deployments available for selected model, Try again in 5 seconds. Passed model=${HOSTED_MODEL}. pre-call-checks=False`,
      '429',
      'None',
    ),
    /ask again in 5 seconds/,
    'No deployments available',
  ),
  row(
    'hosted',
    'a gateway without its server',
    502,
    { error: { message: 'upstream connect error or disconnect/reset before headers. reset reason: connection termination' } },
    AGAIN,
    'upstream connect error',
  ),
  row('hosted', 'a gateway that waited', 504, { message: 'Endpoint request timed out' }, AGAIN, 'timed out'),
  row(
    'hosted',
    'an API gateway without the path',
    403,
    { message: 'Missing Authentication Token' },
    /base_url|EXAMPLE_API_KEY/,
    'Missing Authentication Token',
  ),
  row(
    'hosted',
    'a gateway without a route',
    404,
    { message: 'no Route matched with those values', request_id: 'ab' },
    ADDRESS,
    'no Route matched',
  ),
  row('hosted', 'a login page of the company', 403, page('Sign in to your account', 'Proxy'), BROWSER),
  row(
    'hosted',
    'a filter of the company',
    403,
    page('Web Page Blocked', 'Category: generative AI. Contact your administrator.'),
    /administrator|network/,
    'Web Page Blocked',
  ),
  row('hosted', 'a captive portal', 511, page('Hotel WLAN: log in'), BROWSER),
  row('hosted', 'a challenge', 403, page('Just a moment...', 'Enable JavaScript and cookies to continue'), /browser|yosh setup|network/),
  row('hosted', 'a proxy that wants a login', 407, page('407 Proxy Authentication Required'), /HTTPS_PROXY/),
  row('hosted', 'work on the service', 503, page('Scheduled maintenance'), AGAIN, 'Scheduled maintenance'),
];
