/**
 * The table of tokens that are recognised by their shape. A row has a literal that every such token contains, the set of characters
 * after it, and their least number; the whole run is masked. Sources of the prefixes: the issuers' own documentation and the public
 * lists of secret scanners.
 */
import type { CharSet } from './chars.ts';

export interface Shape {
  readonly kind: string;
  /** Matched in its own case, unless `anyCase`. */
  readonly literal: string;
  readonly chars: CharSet;
  /** The least number of characters after the literal. */
  readonly min: number;
  /** The number of characters after the literal, where the issuer fixes it. A longer run is masked whole, unless lines were joined. */
  readonly fixed?: number;
  readonly anyCase?: true;
  /** The characters before a literal in the middle of a token. Without this, a word character before the literal means no match. */
  readonly before?: { readonly chars: CharSet; readonly min: number; readonly max: number };
  /** Any character may be before the literal. */
  readonly inside?: true;
  /** A pattern for the whole token (at most 512 characters of it), where the literal is also a common word. */
  readonly like?: RegExp;
}

const MIXED = /\d/;

const rows = (kind: string, chars: CharSet, min: number, literals: string, more: Partial<Shape> = {}): Shape[] =>
  literals.split(' ').map((literal) => ({ kind, literal, chars, min, ...more }));

/** The beginnings of a PEM private key that is encoded once more, as in a kubeconfig, without the last base64 group. */
const ENCODED_KEYS = ['', 'RSA ', 'EC ', 'DSA ', 'OPENSSH ', 'ENCRYPTED ']
  .map((type) => Buffer.from(`-----BEGIN ${type}PRIVATE KEY`).toString('base64').slice(0, 26))
  .concat(Buffer.from('-----BEGIN PRIVATE').toString('base64'))
  .join(' ');

export const SHAPES: readonly Shape[] = [
  // a key of 32 bytes as Laravel writes it; source: Illuminate\Foundation\Console\KeyGenerateCommand
  ...rows('app-key', 'base64', 43, 'base64:', { like: /^base64:[A-Za-z0-9+/]{43}=$/ }),
  ...rows('github-token', 'alnum', 30, 'ghp_ gho_ ghu_', { fixed: 36, inside: true }),
  ...rows('github-token', 'alnum', 36, 'ghr_', { inside: true }),
  ...rows('github-token', 'dotted', 30, 'ghs_', { inside: true }),
  ...rows('github-token', 'word', 36, 'github_pat_ gh1_', { inside: true }),
  ...rows('github-token', 'hex', 40, 'v1.', { like: /^v1\.[0-9a-f]{40}$/i }),
  ...rows('gitlab-token', 'dotted', 16, 'glpat- gldt- glrt- glft- glsoat- glimt- glagent- glrtr- gloas- glffct- glptt- glcbt- glwt-', {
    inside: true,
  }),
  ...rows('gitlab-token', 'dashed', 20, 'GR1348941', { inside: true }),
  ...rows('gitlab-token', 'alnum', 20, '_gitlab_session=', { inside: true }),
  ...rows('slack-token', 'dashed', 8, 'xoxb- xoxa- xoxp- xoxo- xoxr- xoxs- xoxc- xoxd- xoxe- xoxe.xoxb- xoxe.xoxp- xapp-', {
    like: MIXED,
    anyCase: true,
  }),
  ...rows('slack-webhook', 'base64', 12, 'hooks.slack.com/services/ hooks.slack.com/workflows/ hooks.slack.com/triggers/', {
    inside: true,
  }),
  ...rows('teams-webhook', 'token', 40, '.webhook.office.com/webhookb2/', { inside: true }),
  ...rows('discord-webhook', 'any64', 40, 'discord.com/api/webhooks/ discordapp.com/api/webhooks/', { inside: true }),
  ...rows('discord-token', 'dashed', 60, 'mfa.'),
  ...rows('telegram-token', 'dashed', 33, ':A', { before: { chars: 'digits', min: 8, max: 12 }, inside: true }),
  ...rows('aws-key', 'alnum', 16, 'AKIA ASIA ABIA ACCA AKSA', { fixed: 16, like: /^[A-Z0-9]+$/ }),
  ...rows('aws-key', 'alnum', 17, 'A3T', { fixed: 17, like: /^[A-Z0-9]+$/ }),
  ...rows('aws-key', 'base64', 100, 'ABSK'),
  ...rows('aws-key', 'any64', 0, 'bedrock-api-key-YmVkcm9jay5hbWF6b25hd3MuY29t', { inside: true }),
  ...rows('google-key', 'dashed', 35, 'AIza', { fixed: 35, inside: true }),
  ...rows('google-token', 'dashed', 20, 'ya29. 1//0 GOCSPX-', { like: MIXED }),
  ...rows('azure-secret', 'tilde', 31, 'Q~', { before: { chars: 'tilde', min: 4, max: 4 }, like: /\dQ~/ }),
  ...rows('azure-key', 'base64', 40, 'AccountKey= SharedAccessKey= SharedSecretKey=', { inside: true, anyCase: true }),
  ...rows('azure-signature', 'any64', 30, 'sig=', { anyCase: true, like: /[%=+/]|\d/ }),
  ...rows('openai-key', 'dashed', 20, 'sk-proj- sk-svcacct- sk-admin- sk-None-', { like: MIXED }),
  ...rows('anthropic-key', 'dashed', 20, 'sk-ant-', { like: MIXED }),
  ...rows('openrouter-key', 'dashed', 20, 'sk-or-', { like: MIXED }),
  ...rows('api-key', 'dashed', 20, 'sk-', {
    like: /^sk-(?!(?:proj|svcacct|admin|None|ant|or)-)(?=[^A-Z]*[A-Z]|[0-9a-f]+$)(?=\D*\d)(?:[A-Za-z0-9_]{16,}|[A-Za-z0-9]+-[A-Za-z0-9_-]{20,})/,
  }),
  ...rows('groq-key', 'alnum', 40, 'gsk_'),
  ...rows('perplexity-key', 'alnum', 40, 'pplx-'),
  ...rows('xai-key', 'alnum', 40, 'xai-'),
  ...rows('replicate-token', 'alnum', 30, 'r8_', { like: MIXED }),
  ...rows('huggingface-token', 'alnum', 30, 'hf_ api_org_'),
  ...rows('stripe-key', 'alnum', 10, 'sk_live_ sk_test_ sk_prod_ rk_live_ rk_test_ rk_prod_ pk_live_ pk_test_ pk_prod_ whsec_'),
  ...rows('npm-token', 'alnum', 36, 'npm_', { fixed: 36, anyCase: true }),
  ...rows('pypi-token', 'dashed', 40, 'pypi-AgE'),
  ...rows('docker-token', 'dashed', 20, 'dckr_pat_ dckr_oat_'),
  ...rows('sendgrid-key', 'dotted', 32, 'SG.', { like: /^SG\.[\w=-]{16,}\.?[\w=.-]{16,}/ }),
  ...rows('sendinblue-key', 'dashed', 60, 'xkeysib- xsmtpsib-'),
  ...rows('twilio-key', 'hex', 32, 'SK', { fixed: 32, like: /^SK[0-9a-fA-F]{32}$/ }),
  ...rows('mailgun-key', 'alnum', 32, 'key- pubkey-', { fixed: 32, like: /^(?:pub)?key-(?=\D*\d)[0-9a-z]{32}$/ }),
  ...rows('mailchimp-key', 'digits', 1, '-us', { before: { chars: 'hex', min: 32, max: 32 } }),
  ...rows('shopify-token', 'alnum', 30, 'shpat_ shpca_ shppa_ shpss_'),
  ...rows('square-token', 'dashed', 22, 'sq0atp- sq0csp-', { like: MIXED, inside: true }),
  ...rows('square-token', 'dashed', 60, 'EAAA', { fixed: 60, like: MIXED }),
  ...rows('facebook-token', 'alnum', 80, 'EAAC EAAM EAAB'),
  ...rows('facebook-token', 'dashed', 27, '|', { before: { chars: 'digits', min: 15, max: 16 } }),
  ...rows('facebook-token', 'dashed', 27, '%7C', { before: { chars: 'digits', min: 15, max: 16 }, anyCase: true }),
  ...rows('facebook-token', 'dashed', 27, '%', { before: { chars: 'digits', min: 15, max: 16 } }),
  ...rows('vault-token', 'dashed', 24, 'hvs. hvb. hvr.'),
  ...rows('vault-token', 'alnum', 24, 's.', { fixed: 24, like: /^s\.(?=[^A-Z]*[A-Z])(?=\D*\d)[A-Za-z0-9]{24}$/ }),
  ...rows('terraform-token', 'any64', 40, '.atlasv1.', { before: { chars: 'alnum', min: 10, max: 20 } }),
  ...rows('digitalocean-token', 'hex', 60, 'dop_v1_ doo_v1_ dor_v1_', { anyCase: true }),
  ...rows('databricks-token', 'hex', 32, 'dapi'),
  ...rows('cloudflare-token', 'alnum', 36, 'cfat_ cfut_ cfk_'),
  ...rows('cloudflare-key', 'any64', 100, 'v1.0-'),
  ...rows('vercel-token', 'alnum', 36, 'vcp_ vci_ vca_ vcr_ vck_'),
  ...rows('netlify-token', 'alnum', 36, 'nfp_ nfc_ nfo_ nfu_ nfb_'),
  ...rows('notion-token', 'alnum', 40, 'ntn_'),
  ...rows('notion-token', 'alnum', 43, 'secret_', { fixed: 43, like: MIXED }),
  ...rows('linear-key', 'alnum', 32, 'lin_api_ lin_oauth_'),
  ...rows('figma-token', 'dashed', 32, 'figd_ figu_ figo_'),
  ...rows('grafana-token', 'any64', 24, 'glc_ glsa_ eyJrIjoi', { anyCase: true }),
  ...rows('tailscale-key', 'dashed', 16, 'tskey-'),
  ...rows('sentry-token', 'any64', 32, 'sntrys_ sntryu_'),
  ...rows('planetscale-token', 'any64', 30, 'pscale_pw_ pscale_tkn_ pscale_oauth_', { anyCase: true }),
  ...rows('postman-key', 'dashed', 50, 'PMAK-'),
  ...rows('pulumi-token', 'hex', 40, 'pul-'),
  ...rows('prefect-token', 'alnum', 36, 'pnu_ pnb_'),
  ...rows('readme-token', 'alnum', 60, 'rdme_'),
  ...rows('rubygems-token', 'hex', 40, 'rubygems_'),
  ...rows('scalingo-token', 'dashed', 40, 'tk-us-'),
  ...rows('shippo-token', 'hex', 40, 'shippo_live_ shippo_test_'),
  // minisign(1) and signify(1): the beginning of a secret key in base64
  ...rows('private-key', 'base64', 80, 'RWRTY0Iy RWRCSwAA RWRCS0Vk'),
  ...rows('settlemint-token', 'alnum', 16, 'sm_aat_ sm_pat_ sm_sat_'),
  ...rows('sonar-token', 'alnum', 36, 'sqp_ squ_ sqa_'),
  ...rows('sourcegraph-token', 'word', 36, 'sgp_', { like: MIXED }),
  ...rows('newrelic-key', 'dashed', 16, 'NRAK- NRJS- NRII- NRAA- NRRA- NRIQ- NRBR-', { anyCase: true, like: MIXED }),
  ...rows('dynatrace-token', 'dotted', 60, 'dt0c01. dt0s01.'),
  ...rows('doppler-token', 'dotted', 30, 'dp.pt. dp.st. dp.ct. dp.sa. dp.scim. dp.audit.'),
  ...rows('duffel-token', 'any64', 40, 'duffel_test_ duffel_live_'),
  ...rows('easypost-key', 'alnum', 50, 'EZAK EZTK'),
  ...rows('flutterwave-key', 'alnum', 12, 'FLWSECK_TEST- FLWPUBK_TEST- FLWSECK- FLWPUBK-'),
  ...rows('flyio-token', 'any64', 40, 'fo1_ fm1a_ fm1r_ fm2_'),
  ...rows('frameio-token', 'any64', 60, 'fio-u-'),
  ...rows('harness-key', 'dotted', 60, 'pat. sat.', { like: /^[ps]at\.[\w-]{22}\.[A-Za-z0-9]{24}\.[A-Za-z0-9]{20}/ }),
  ...rows('airtable-token', 'dotted', 79, 'pat', { like: /^pat[A-Za-z0-9]{14}\.[0-9a-f]{64}/ }),
  ...rows('heroku-key', 'dashed', 50, 'HRKU-'),
  ...rows('infracost-token', 'alnum', 32, 'ico-', { like: MIXED }),
  ...rows('intra-secret', 'hex', 60, 's-s4t2ud- s-s4t2af-'),
  ...rows('octopus-key', 'alnum', 26, 'API-', { fixed: 26, like: /^API-[A-Z0-9]{26}$/ }),
  ...rows('openshift-token', 'dashed', 40, 'sha256~', { fixed: 43 }),
  ...rows('maxmind-key', 'alnum', 0, '_mmk', { before: { chars: 'word', min: 36, max: 36 } }),
  ...rows('adobe-secret', 'alnum', 30, 'p8e-'),
  ...rows('age-key', 'alnum', 50, 'AGE-SECRET-KEY-1', { anyCase: true }),
  ...rows('alibaba-key', 'alnum', 17, 'LTAI', { like: MIXED }),
  ...rows('artifactory-key', 'alnum', 59, 'AKCp cmVmd'),
  ...rows('artifactory-key', 'alnum', 10, 'AKC AP1 AP2 AP3 AP4 AP5 AP6 AP7 AP8 AP9 APA APB APC APD APE APF', {
    like: /^(?:AKC|AP[1-9A-F])(?=[A-Z0-9]*[a-z])[A-Za-z0-9]{10}/,
  }),
  ...rows('atlassian-token', 'any64', 24, 'ATATT ATBB ATCTT3', { like: MIXED }),
  ...rows('authress-key', 'any64', 40, '.acc_ .acc-', { before: { chars: 'dotted', min: 12, max: 44 } }),
  ...rows('clickhouse-key', 'alnum', 38, '4b1d', { fixed: 38, like: /[G-Zg-z]/ }),
  ...rows('clojars-token', 'alnum', 56, 'CLOJARS_', { anyCase: true }),
  ...rows('onepassword-key', 'dashed', 25, 'A3-', { like: /^A3-[A-Z0-9]{6}-[A-Z0-9-]{20,}$/ }),
  ...rows('onepassword-token', 'any64', 100, 'ops_eyJ'),
  ...rows('yandex-token', 'any64', 30, 't1. AQVN YCAJE', {
    like: /^(?:t1\.[A-Z0-9a-z_-]+={0,2}\.[\w-]{80,}={0,2}|(?:AQVN|YCAJE)[\w-]{20,})/,
  }),
  // crypt(5) of libxcrypt; PHC string format; RFC 2307 for the schemes in braces; hashcat's list of formats for Kerberos
  ...rows('password-hash', 'crypt', 20, '$1$ $2a$ $2b$ $2x$ $2y$ $5$ $6$ $7$ $8$ $9$ $y$ $gy$ $apr1$ $sha1$ $md5 $P$ $H$ $S$', {
    inside: true,
    like: /^\$[\w]{1,5}[$,][^:@]*[./\dA-Za-z]{12}/,
  }),
  ...rows('password-hash', 'crypt', 30, '$argon2 $pbkdf2 $scrypt$ $bcrypt $krb5asrep$ $krb5tgs$ $krb5pa$', { inside: true }),
  ...rows('password-hash', 'crypt', 30, 'pbkdf2_sha256$ pbkdf2_sha1$ bcrypt_sha256$ argon2$argon2 sha1$ pbkdf2:sha256: scrypt:32768:'),
  ...rows('password-hash', 'base64', 20, '{SSHA} {SHA} {SMD5} {SSHA256} {SSHA512} {SHA256} {SHA512} {PBKDF2}', {
    inside: true,
    anyCase: true,
  }),
  ...rows('mysql-token', 'hex', 70, '$A$005$', { inside: true }),

  // parameters of addresses that give access: AWS Signature Version 4 and 2, Google Cloud, Azure SAS, CloudFront, OAuth 2
  ...rows('url-signature', 'query', 20, '&Signature= ?Signature= Amz-Signature= Goog-Signature= Security-Token= &sig= ?sig=', {
    anyCase: true,
    inside: true,
  }),
  ...rows('oauth-code', 'query', 12, '?code= &code=', { inside: true, like: /\d/ }),
  ...rows('api-key', 'query', 12, '?key= &key=', { inside: true, like: /=(?=[^&]*\d)(?=[^&]*[A-Za-z])/ }),

  // sessions and signatures of clouds: AWS STS and Azure API documentation
  ...rows('aws-token', 'base64', 40, 'IQoJb3JpZ2luX2Vj AQoDYXdz FwoGZXIvYXdz FQoDYXdz'),
  ...rows('aws-token', 'any64', 20, 'IQoJb3JpZ2luX2VjE bedrock-api-key-', { inside: true }),
  ...rows('aws-key', 'alnum', 26, 'da2-'),
  ...rows('azure-key', 'alnum', 20, 'JQQJ99', { inside: true, before: { chars: 'alnum', min: 40, max: 60 } }),
  ...rows('azure-key', 'base64', 10, 'AzCa AzFu AzSe +AMC +ARm +ASb +AEh +AIoT +ACR +ACDb +ASt', {
    before: { chars: 'base64', min: 20, max: 90 },
    like: /^[A-Za-z0-9+/]{40,}={0,2}$/,
  }),
  ...rows('ntlm-token', 'base64', 24, 'TlRMTVNTUAA', { inside: true }),
  ...rows('nkey-seed', 'alnum', 55, 'SUA SUB SUC SUD SAA SAB SAC SAD SNA SNB SNC SND SOA SOB SOC SOD', {
    fixed: 55,
    like: /^S[UANO][A-D][A-Z2-7]{55}$/,
  }),
  ...rows('salesforce-token', 'token', 80, '00D', { like: /^00D[A-Za-z0-9]{12,15}![\w.]{60,}/ }),
  ...rows('braintree-token', 'crypt', 20, 'access_token$production$ access_token$sandbox$'),
  ...rows('salesforce-token', 'dotted', 60, '3MVG', { like: MIXED }),
  ...rows('azure-token', 'alnum', 4, 'AZDO', { inside: true, before: { chars: 'alnum', min: 70, max: 80 } }),
  ...rows('softlayer-key', 'any64', 40, 'api.softlayer.com/soap/', { inside: true }),
  ...rows('thingsboard-token', 'alnum', 20, 'thingsboard.cloud/api/v1/', { inside: true }),
  ...rows('twitch-key', 'word', 35, 'live_', { like: /^live_\d{8,12}_[A-Za-z0-9]{30,36}$/ }),
  ...rows('launchdarkly-key', 'dashed', 36, 'api- sdk- mob-', { like: /^(?:api|sdk|mob)(?:-[a-z0-9]{4,12}){5}$/ }),
  ...rows('newrelic-key', 'alnum', 0, 'NRAL', { before: { chars: 'alnum', min: 28, max: 40 } }),
  ...rows('newrelic-key', 'alnum', 0, '-NRMA', { before: { chars: 'alnum', min: 28, max: 44 } }),
  ...rows('mapbox-token', 'any64', 40, 'sk.eyJ pk.eyJ'),
  ...rows('dropbox-token', 'dashed', 100, 'sl.', { like: /^sl\.(?:u\.)?[\w-]{100}/ }),
  ...rows('nuget-key', 'alnum', 43, 'oy2', { fixed: 43, like: /^oy2[a-z0-9]{43}$/ }),
  ...rows('k3s-token', 'token', 60, 'K10', { like: /^K10[0-9a-f]{48,}::/ }),
  ...rows('teams-webhook', 'token', 30, 'outlook.office.com/webhook/ outlook.office365.com/webhook/', { inside: true }),
  ...rows('docker-token', 'dashed', 40, 'SWMTKN-1- SWMKEY-1-'),

  // documented by their issuers as what their keys begin with
  ...rows('adafruit-key', 'alnum', 28, 'aio_'),
  ...rows('akamai-token', 'dashed', 30, 'akab-'),
  ...rows('apify-token', 'alnum', 30, 'apify_api_'),
  ...rows('bitbucket-token', 'base64', 40, 'BBDC-'),
  ...rows('buildkite-token', 'alnum', 40, 'bkua_ bkpt_ bkct_'),
  ...rows('circleci-token', 'word', 40, 'CCIPAT_ CCIPRJ_'),
  ...rows('cosmo-key', 'hex', 32, 'cosmo_'),
  ...rows('defined-key', 'dashed', 40, 'dnkey-'),
  ...rows('dependency-track-key', 'alnum', 32, 'odt_'),
  ...rows('fastmail-token', 'any64', 30, 'fmu1-'),
  ...rows('firecrawl-key', 'hex', 32, 'fc-'),
  ...rows('instagram-token', 'any64', 100, 'IGQV'),
  ...rows('jina-key', 'dashed', 50, 'jina_'),
  ...rows('langsmith-key', 'word', 40, 'lsv2_pt_ lsv2_sk_ ls__'),
  ...rows('llamacloud-key', 'dashed', 40, 'llx-'),
  ...rows('nvidia-key', 'dashed', 50, 'nvapi-'),
  ...rows('pinecone-key', 'word', 40, 'pcsk_'),
  ...rows('pganalyze-key', 'alnum', 27, 'pgar_ pgac_ pgaw_'),
  ...rows('posthog-key', 'alnum', 40, 'phc_ phs_ phx_ phr_ pha_'),
  ...rows('photoroom-key', 'word', 32, 'sk_pr_', { inside: true }),
  ...rows('rootly-token', 'hex', 60, 'rootly_'),
  ...rows('runpod-key', 'alnum', 40, 'rpa_'),
  ...rows('secret-token', 'any64', 10, 'secret-token:'),
  ...rows('spectral-token', 'hex', 32, 'spu-'),
  ...rows('supabase-key', 'dashed', 20, 'sb_secret_', { like: MIXED }),
  ...rows('supabase-key', 'hex', 40, 'sbp_'),
  ...rows('tavily-key', 'dashed', 20, 'tvly-', { like: MIXED }),
  ...rows('together-key', 'dashed', 40, 'tgp_v1_'),
  ...rows('voyage-key', 'dashed', 40, 'pa-', { like: /^pa-(?=[^A-Z]*[A-Z])(?=\D*\d)[\w-]{40,50}$/ }),

  // issuers that are not listed: a prefix of the product, then a word that says what it is
  ...rows('token', 'alnum', 16, '_live_ _secret_ _pat_ _sk_ _apikey_', {
    before: { chars: 'alnum', min: 2, max: 16 },
    like: /^[a-z][a-z\d]*_[a-z]+_(?=(?:[A-Za-z]*\d){3})\d*[A-Za-z]/,
  }),
  // the same, where a name of a test or of an entry in a cache can look so
  ...rows('token', 'alnum', 20, '_test_ _prod_ _key_ _token_ _api_', {
    before: { chars: 'alnum', min: 2, max: 16 },
    like: /^[a-z][a-z\d]*_[a-z]+_(?=(?:[A-Za-z]*\d){3})(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])/,
  }),
  // Matrix: Synapse, and the prefixes of the Matrix Authentication Service
  ...rows('matrix-token', 'any64', 28, 'syt_', { like: /^syt_[A-Za-z\d+/=]+_[A-Za-z]{16,24}_[A-Za-z\d]{6}$/ }),
  ...rows('matrix-token', 'word', 37, 'mat_ mar_ mct_ mcr_ mpt_', { like: /^m[acp][tr]_[A-Za-z\d]{30}_[A-Za-z\d]{6}$/ }),
  // GRUB, password_pbkdf2
  ...rows('password-hash', 'dotted', 60, 'grub.pbkdf2.'),
  // Windows: no LM hash, then an NT hash, as tools take them
  ...rows('password-hash', 'hex', 32, 'aad3b435b51404eeaad3b435b51404ee:', { fixed: 32, anyCase: true }),
  // Microsoft SQL Server, sys.sql_logins
  ...rows('password-hash', 'hex', 48, '0x0100 0x0200', { like: /^0x0[12]00(?:[\da-f]{48}|[\da-f]{88}|[\da-f]{136})$/i }),
  // `Password` in UTF-16, in each place of a group of base64: answer files of Windows have it behind the password
  ...rows('password', 'base64', 0, 'AGEAcwBzAHcAbwByAGQA YQBzAHMAdwBvAHIAZA hAHMAcwB3AG8AcgBkA', {
    before: { chars: 'base64', min: 8, max: 400 },
    inside: true,
  }),
  // Redis, ACL: `user ana on #<hash> ~* +@all`; keys of stores of sessions, such as connect-redis
  ...rows('password-hash', 'hex', 64, '#', { fixed: 64 }),
  ...rows('session', 'dashed', 24, 'sess: session:', { like: /^sess(?:ion)?:(?=\D*\d)(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])/ }),
  ...rows('aiven-password', 'dashed', 16, 'AVNS_'),
  // BIP 32, "Serialization format", and SLIP 132
  ...rows('wallet-key', 'alnum', 100, 'xprv yprv zprv tprv uprv vprv'),
  // Google Authenticator, "Key URI Format"
  ...rows('totp-secret', 'token', 20, 'otpauth://totp/ otpauth://hotp/ otpauth-migration://', { like: /[?&](?:secret|data)=/i }),
  // CouchDB, "Server administrators"
  ...rows('password-hash', 'crypt', 40, '-pbkdf2- -pbkdf2:', { inside: true }),

  ...rows('json-web-token', 'any64', 24, 'eyJ', { like: /^eyJ[\w-]{6,}={0,2}\.[\w-]{6,}/ }),
  ...rows('json-web-token', 'base64', 60, 'ZXlK', { like: /^ZXlK(?=[^A-Z]*[A-Z])(?=\D*\d)/ }),
  ...rows('private-key', 'base64', 40, ENCODED_KEYS),
];
