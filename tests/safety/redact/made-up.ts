/** Invented secrets, assembled at run time so that no repository scanner takes them for real ones. */

const ALNUM = 'A7bC2dE9fG4hI1jK6lM3nO8pQ5rS0tUvWxYz';
const HEX = '0f9e8d7c6b5a4132';

export const alnum = (length: number): string => ALNUM.repeat(Math.ceil(length / ALNUM.length)).slice(0, length);
export const hex = (length: number): string => HEX.repeat(Math.ceil(length / HEX.length)).slice(0, length);
const base64 = (text: string): string => Buffer.from(text).toString('base64url');

/** One token of each shape. */
export const TOKENS: Readonly<Record<string, string>> = {
  'github-token': `gh${'p_'}${alnum(36)}`,
  'github-token, fine-grained': `github${'_pat_'}${alnum(22)}_${alnum(59)}`,
  'gitlab-token': `gl${'pat-'}${alnum(20)}`,
  'slack-token': `xo${'xb-'}17653672481-19874698323-${alnum(24)}`,
  'aws-key': `AK${'IA'}${'QRSTUVWX23456723'}`,
  'google-key': `AI${'za'}${alnum(35)}`,
  'azure-secret': `abc8${'Q~'}${alnum(34)}`,
  'openai-key': `sk-${'proj-'}${alnum(48)}`,
  'anthropic-key': `sk-${'ant-'}api03-${alnum(60)}-${alnum(20)}AA`,
  'api-key': `sk${'-'}${alnum(48)}`,
  'groq-key': `gs${'k_'}${alnum(52)}`,
  'huggingface-token': `h${'f_'}${alnum(34)}`,
  'stripe-key': `sk${'_live_'}${alnum(24)}`,
  'npm-token': `np${'m_'}${alnum(36)}`,
  'pypi-token': `py${'pi-'}AgEIcHlwaS5vcmc${alnum(80)}`,
  'docker-token': `dckr${'_pat_'}${alnum(27)}`,
  'sendgrid-key': `S${'G.'}${alnum(22)}.${alnum(43)}`,
  'twilio-key': `S${'K'}${hex(32)}`,
  'mailgun-key': `ke${'y-'}${hex(32)}`,
  'mailchimp-key': `${hex(32)}${'-us'}12`,
  'telegram-token': `123456789${':A'}A${alnum(33)}`,
  'shopify-token': `shp${'at_'}${hex(32)}`,
  'vault-token': `hv${'s.'}${alnum(90)}`,
  'digitalocean-token': `dop${'_v1_'}${hex(64)}`,
  'databricks-token': `da${'pi'}${hex(32)}`,
  'tailscale-key': `ts${'key-'}auth-${alnum(12)}-${alnum(24)}`,
  'age-key': `AGE-${'SECRET-'}KEY-1${'QPZRY9X8'.repeat(8).slice(0, 58)}`,
  'json-web-token': `${base64('{"alg":"HS256","typ":"JWT"}')}.${base64('{"sub":"1234567890","name":"A"}')}.${alnum(43)}`,
  'onepassword-key': `A${'3-'}ABCDEF-ABCDEFGHIJK-12345-ABCDE-12345`,
};

const BODY = Array.from({ length: 12 }, (_, line) => alnum(64 + line).slice(line)).join('\n');

/** A private key in PEM; `kind` is the text after BEGIN. */
export const pem = (kind: string): string => `-----BEGIN ${kind}-----\n${BODY}\n${alnum(30)}==\n-----END ${kind}-----`;
export const PEM_BODY = BODY.split('\n');
