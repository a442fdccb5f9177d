/** What a sentence of a server means: two sentences with different things to do have different kinds, though they share their words. */
import { expect, test } from 'vitest';
import { causeOf } from '../../src/llm/causes.ts';
import type { FaultKind } from '../../src/llm/faults.ts';

const rows = (kind: FaultKind, ...sentences: readonly (readonly [number, string])[]): readonly (readonly [FaultKind, number, string])[] =>
  sentences.map(([status, message]) => [kind, status, message]);

const ROWS: readonly (readonly [FaultKind, number, string])[] = [
  ...rows(
    'model-forbidden',
    [403, 'Your account does not have access to model gpt-x'],
    [404, 'The model `x` does not exist or you do not have access to it.'],
    [403, 'You are not allowed to sample from this model'],
    [403, 'Your organization has disabled access to this model'],
    [403, 'Access to model x is denied'],
    [403, 'The model x is not available for your account'],
    [400, 'Unable to access non-serverless model x'],
  ),
  ...rows(
    'permission',
    [401, 'You have insufficient permissions for this operation. Missing scopes: model.request'],
    [
      403,
      'User: arn:aws:iam::1:user/x is not authorized to perform: bedrock:InvokeModel on resource: arn:aws:bedrock:::foundation-model/x',
    ],
    [403, 'The caller does not have permission'],
    [403, 'The API key lacks the required scope'],
  ),
  ...rows(
    'key-ended',
    [401, 'OAuth token has expired. Please obtain a new token'],
    [401, 'API key is disabled'],
    [401, 'The provided API key was deleted'],
    [403, 'Your API key was compromised'],
  ),
  ...rows(
    'key-refused',
    [401, 'Invalid or expired token'],
    [401, 'Access token is missing or expired'],
    [400, 'This credential is only authorized for use with Claude Code and cannot be used for other API requests.'],
    [401, 'User not found.'],
    [403, 'Not authenticated'],
  ),
  ...rows(
    'account',
    [403, 'Your account has been deactivated'],
    [401, 'This organization is currently disabled'],
    [403, 'Account suspended'],
    [429, 'Your project is not active'],
  ),
  ...rows('unpaid', [402, 'Your payment was declined'], [403, 'You have unpaid invoices'], [400, 'Your subscription payment failed']),
  ...rows('billing-setup', [403, 'Please add a credit card to use this model'], [400, 'Billing is not enabled for this project']),
  ...rows('plan', [403, 'This model requires a Pro subscription'], [403, 'API access is not included in your current plan']),
  ...rows('key-limit', [403, 'Key limit exceeded (total limit)'], [401, 'This API key has reached its spending limit']),
  ...rows(
    'budget',
    [400, 'Budget has been exceeded! Current cost: 1.2, Max budget: 1.0'],
    [429, 'No deployments available - crossed budget: Exceeded budget for deployment'],
    [403, 'ExceededBudget: User over budget. Spend 3.1, Budget 3.0'],
  ),
  ...rows('free-quota', [403, 'Your free trial has ended'], [429, 'The free tier of the model has been exhausted']),
  ...rows(
    'used-for-now',
    [429, 'Monthly token quota reached'],
    [400, 'You have reached your workspace API usage limits. You will regain access on 2026-12-01'],
    [429, 'You have hit your weekly limit'],
    [429, 'you have used up your daily free allocation of 10,000 neurons'],
  ),
  ...rows(
    'rate',
    [429, "Quota exceeded for quota metric 'Requests' and limit 'Requests per minute per region'"],
    [429, 'Rate limit exceeded: free-models-per-min.'],
    [429, 'Too many requests'],
  ),
  ...rows(
    'account-setting',
    [404, 'No allowed providers are available for the selected model.'],
    [404, 'All providers have been ignored.'],
    [404, 'No endpoints available matching your guardrail restrictions and data policy'],
  ),
  ...rows('account-step', [403, 'Cannot access gated repo'], [403, 'You must request access to this model']),
  ...rows('not-loaded', [404, 'Model not loaded'], [400, 'Model unloaded.'], [400, 'The requested model is currently not loaded']),
  ...rows('several-loaded', [400, 'More than one model is loaded; name one']),
  ...rows('model-name', [400, 'Invalid model id'], [400, 'The model name is not valid: x y']),
  ...rows('model-missing', [404, 'No endpoints found for vendor/x.'], [404, 'model "x" not found, try pulling it first']),
  ...rows(
    'model-unfit',
    [400, 'The embedding model x cannot be used for chat'],
    [404, 'x is not a chat model'],
    [400, 'x does not support tools'],
  ),
  ...rows('model-retired', [404, 'You are using a deprecated version of this model'], [400, 'The model x was retired on 2026-01-01']),
  ...rows(
    'address',
    [404, '404 page not found'],
    [404, 'Cannot POST /chat/completions'],
    [404, 'Invalid URL (POST /v2/chat/completions)'],
    [404, 'File Not Found'],
  ),
  ...rows('not-found', [404, 'Not Found'], [404, 'Resource not found']),
  ...rows('overloaded', [429, 'No capacity available for model x'], [503, 'No instances available']),
  ...rows('membership', [401, 'You are not a member of this team'], [403, 'You must be a member of an organization to use the API']),
  ...rows(
    'key-or-address',
    [401, 'Access denied due to invalid subscription key or wrong API endpoint.'],
    [403, 'Check the API key or the base URL'],
  ),
  ...rows('client-certificate', [400, '400 No required SSL certificate was sent'], [403, 'A client certificate is required']),
  ...rows(
    'network-rule',
    [403, 'Public access is disabled. Please configure private endpoint.'],
    [403, 'Public network access is disabled for this account'],
  ),
  ...rows('model-region', [403, 'This model is not offered in the country of your IP address']),
  ...rows('region', [403, 'Country, region, or territory not supported'], [400, 'User location is not supported for the API use.']),
  ...rows('model-id', [400, 'Retry your request with the ID or ARN of an inference profile that contains this model.']),
  ...rows(
    'not-running',
    [400, 'Bad Request: The endpoint is paused, ask a maintainer to restart it'],
    [404, 'modal-http: app for invoked web endpoint is stopped'],
    [400, 'Please create and start a new dedicated endpoint for the model'],
  ),
  ...rows(
    'upstream-busy',
    [429, 'x:free is temporarily rate-limited upstream'],
    [429, 'No deployments available for selected model, Try again in 5 seconds'],
    [500, '当前分组上游负载已饱和，请稍后再试'],
  ),
  ...rows('account', [400, 'Organization has been restricted.'], [401, 'The project has been archived'], [403, '用户已被封禁']),
  ...rows('payment', [403, '用户额度不足, 剩余额度: ＄0.000000'], [429, '余额不足或无可用资源包,请充值。'], [403, '该令牌额度已用尽']),
  ...rows('key-ended', [401, '该令牌已过期'], [401, 'API Key 已失效']),
  ...rows('key-refused', [401, '无效的令牌'], [401, '身份验证失败']),
  ...rows('model-missing', [503, '当前分组 default 下对于模型 gpt-5 无可用渠道'], [400, '模型不存在，请检查模型代码。']),
  ...rows('rate', [429, '您的账户已达到速率限制，请您控制请求频率'], [429, '您当前使用该API的并发数过高']),
  ...rows('overloaded', [429, '该模型当前访问量过大，请您稍后再试'], [503, '服务器繁忙']),
  ...rows('policy', [400, '系统检测到输入或生成内容可能包含不安全或敏感内容'], [446, 'The guardrail checks defined in the config failed.']),
  ...rows(
    'filtered',
    [403, 'Internet Security by Zscaler'],
    [403, 'FortiGuard Intrusion Prevention - Access Blocked'],
    [403, 'ERROR: The requested URL could not be retrieved'],
  ),
  ...rows(
    'upstream',
    [502, 'Something went wrong'],
    [504, '504 Gateway Time-out'],
    [522, ''],
    [530, 'error code: 1033'],
    [500, 'dial tcp 127.0.0.1:8081: connect: connection refused'],
    [502, 'Cannot connect to host localhost:1234'],
  ),
  ...rows(
    'bad-form',
    [400, '`temperature` is deprecated for this model: unsupported parameter'],
    [400, "Parameter 'top_k' is not allowed with this model"],
    [422, 'Failed to deserialize the JSON body into the target type: messages[0]: missing field `content`'],
    [400, 'messages: text content blocks must be non-empty'],
  ),
  ...rows('bad-request', [400, 'Something is wrong'], [400, 'Please adjust your request']),
  ...rows('forbidden', [403, 'Access denied'], [403, 'no']),
];

test.each(ROWS)('%s: %i %s', (kind, status, message) => {
  expect(causeOf({ status, codes: [], message, retryAfterMs: undefined })).toBe(kind);
});

test('an account that is suspended is no quota, whatever its code says', () => {
  const said = { status: 429, codes: ['insufficient_quota'], retryAfterMs: 1_000 };
  expect(causeOf({ ...said, message: 'Your account is suspended' })).toBe('account');
  expect(causeOf({ ...said, message: 'You exceeded your current quota' })).toBe('quota');
});

test('a code that is more specific than its status counts where the sentence says nothing', () => {
  const at = (status: number, code: string): FaultKind => causeOf({ status, codes: [code], message: 'no', retryAfterMs: undefined });
  expect([
    at(403, 'BILLING_DISABLED'),
    at(403, 'CONSUMER_SUSPENDED'),
    at(403, 'PERMISSION_DENIED'),
    at(429, 'MODEL_CAPACITY_EXHAUSTED'),
  ]).toEqual(['billing-setup', 'account', 'forbidden', 'overloaded']);
});
