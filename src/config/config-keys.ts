/**
 * The table of settings: the name in `.yoconf`, the environment variable, the parser of the value, and the default.
 * A test compares `yoconf.example` and the README with it.
 */
import { RING_BYTES, RING_MAX_BYTES } from '../base/limits.ts';
import { parseHeaders } from '../base/headers.ts';
import { bareKey } from '../base/key-text.ts';
import { err, ok, type Result } from '../base/result.ts';
import { PROVIDER_NAMES, providerCalled, type ProviderName } from '../providers/table.ts';
import { WIRE_NAMES } from '../providers/wires.ts';

/** The values of `record_output`. */
const RECORD_OUTPUT = ['failed', 'all', 'none'] as const;
/** The values of `background`: `auto` is what the environment says. */
const BACKGROUND = ['auto', 'dark', 'light'] as const;
/** The values of `fallback` that are no profile. */
export const FALLBACKS = ['offline', 'none'] as const;
type RecordOutput = (typeof RECORD_OUTPUT)[number];

/** Why nothing may be sent: what says who is asked or what is masked cannot be used, and a default in its place could reach somebody else. */
export interface Stop {
  readonly what: string;
  /** What to do, as a few words or a command. */
  readonly mend: string;
}

/** The settings, and whether anything may be sent with them. */
export interface Config extends Settings {
  readonly stop: Stop | null;
}

export interface Settings {
  /** Empty: the first provider with a key, else a local server, else `offline`. */
  readonly provider: ProviderName | '';
  readonly model: string;
  readonly key: string;
  readonly key_command: string;
  readonly base_url: string;
  readonly wire: string;
  /** HTTP headers of every request, as `parseHeaders` reads them; empty without. They may hold a key. */
  readonly headers: string;
  /** The key may be sent without encryption, to the address beside it. */
  readonly insecure: boolean;
  /** Path of a file with certificates in PEM form, trusted besides those of the runtime. */
  readonly ca_file: string;
  /** Seconds of silence after which an answer is given up; 0: as long as suits the place of the model. */
  readonly timeout: number;
  /** Who answers while the provider is not asked because it failed again and again: `offline`, `none`, or a profile. */
  readonly fallback: string;
  readonly profile: string;
  readonly history: boolean;
  readonly history_limit: number;
  readonly token_budget: number;
  /** Of which commands the head and the tail of the output are kept on disk. */
  readonly record_output: RecordOutput;
  readonly scrollback_enabled: boolean;
  readonly scrollback_bytes: number;
  readonly scrollback_lines: number;
  readonly ignore: string;
  readonly server_web: boolean;
  readonly server_fetch: boolean;
  readonly explain_key: string;
  readonly again_key: string;
  /** SGR numbers, or `auto`: the colour that suits the background. */
  readonly chat_color: string;
  readonly background: (typeof BACKGROUND)[number];
}

export interface Key<Name extends keyof Settings> {
  readonly name: Name;
  readonly env: string | null;
  /** The value when neither the file nor the environment has one. */
  readonly standard: Settings[Name];
  readonly about: string;
  /** The value never appears in a message. */
  readonly secret: boolean;
  /** The error says what the value must be, to follow `must be`. */
  parse(text: string): Result<Settings[Name], string>;
}

const text = (value: string): Result<string, string> => ok(value);

/** A word of a fixed set, in any letters. */
const oneOf =
  <T extends string>(...values: readonly T[]) =>
  (value: string): Result<T, string> => {
    const one = values.find((each) => each === value.toLowerCase());
    return one === undefined ? err(`one of ${values.filter((each) => each !== '').join(', ')}`) : ok(one);
  };

const provider = (value: string): Result<ProviderName | '', string> =>
  value === '' ? ok('') : oneOf(...PROVIDER_NAMES)(providerCalled(value) ?? value);

/** A profile may have any name, but its words in other letters are these. */
const fallback = (value: string): Result<string, string> => ok(FALLBACKS.find((one) => one === value.toLowerCase()) ?? value);

const whole =
  (least: number, most: number) =>
  (value: string): Result<number, string> =>
    /^\d{1,12}$/.test(value) && Number(value) >= least && Number(value) <= most
      ? ok(Number(value))
      : err(`a whole number from ${least} to ${most}`);

const headers = (value: string): Result<string, string> => {
  const parsed = parseHeaders(value);
  return parsed.ok ? ok(value.trim()) : parsed;
};

/** What a shell would put a key in place of: nothing does so in the file, and no key has this form. */
const EXPANSION = /^\$(?:[A-Za-z_]\w*|\{.*\}|\(.*\))$/;

const apiKey = (value: string): Result<string, string> => {
  const key = bareKey(value);
  return EXPANSION.test(key) ? err('the key itself: no variable is read here, and a command goes into `key_command`') : ok(key);
};

const SWITCH: Readonly<Record<string, boolean>> = {
  1: true,
  0: false,
  true: true,
  false: false,
  yes: true,
  no: false,
  on: true,
  off: false,
};

const onOff = (value: string): Result<boolean, string> => {
  const known = SWITCH[value.toLowerCase()];
  return known === undefined ? err('1 or 0') : ok(known);
};

const sgr = (value: string): Result<string, string> =>
  /^(?:auto|\d{1,3}(?:;\d{1,3}){0,15})?$/.test(value) ? ok(value) : err('auto, or the numbers of an SGR sequence, as 36 or 1;34');

const keyName = (value: string): Result<string, string> =>
  /^(?:\^[A-Z][a-z]?|off)$/.test(value) ? ok(value) : err('a key as ^Xy or ^G, or off');

/** The longest `ignore`: longer than any useful list of words. */
const PATTERN_CHARS = 2_000;

const pattern = (value: string): Result<string, string> => {
  if (value.length > PATTERN_CHARS) return err(`a regular expression of at most ${PATTERN_CHARS} characters`);
  try {
    return value !== '' && new RegExp(value, 'mu').test('') ? err('a regular expression that does not match the empty string') : ok(value);
  } catch {
    return err('a regular expression');
  }
};

const row = <Name extends keyof Settings>(
  name: Name,
  env: string | null,
  standard: Settings[Name],
  parse: Key<Name>['parse'],
  about: string,
  secret = false,
): Key<Name> => ({ name, env, standard, parse, about, secret });

export const KEYS = [
  row('provider', null, '', provider, 'the provider; empty: the first with a key, else a local server, else offline'),
  row('model', 'YO_MODEL', '', text, 'the model, where the provider has several'),
  row('key', null, '', apiKey, 'the API key; the file must then be 0600', true),
  row('key_command', null, '', text, 'a command that prints the key'),
  row('base_url', null, '', text, 'address of a compatible server'),
  row('wire', null, '', oneOf('', ...WIRE_NAMES), 'the protocol of base_url'),
  row('headers', null, '', headers, 'headers for base_url: `Name: value`, several with ` | ` between', true),
  row('insecure', null, false, onOff, 'the key may go to base_url without encryption (http)'),
  row('ca_file', 'NODE_EXTRA_CA_CERTS', '', text, "a file with certificates to trust, such as your company's"),
  row('timeout', 'YO_TIMEOUT', 0, whole(0, 3600), 'seconds of silence after which an answer is given up; 0: 300 near, 60 to 120 hosted'),
  row('fallback', 'YO_FALLBACK', 'offline', fallback, 'who answers while the provider is down: offline, none, or a profile'),
  row('profile', 'YO_PROFILE', '', text, 'the [section] whose keys win over those above it'),
  row('history', 'YO_HISTORY', true, onOff, 'keep commands, questions and answers on disk, for other terminals'),
  row('history_limit', 'YO_HISTORY_LIMIT', 10, whole(0, 1000), 'how many questions and answers are remembered'),
  row('token_budget', 'YO_TOKEN_BUDGET', 4096, whole(256, 1_000_000), 'how many tokens the remembered ones may take'),
  row('record_output', null, 'failed', oneOf(...RECORD_OUTPUT), 'of which commands output is kept on disk: failed, all or none'),
  row('scrollback_enabled', 'YO_SCROLLBACK_ENABLED', true, onOff, 'keep the output of the terminal in memory'),
  row('scrollback_bytes', 'YO_SCROLLBACK_BYTES', RING_BYTES, whole(0, RING_MAX_BYTES), 'how much of the output is kept, in bytes'),
  row('scrollback_lines', 'YO_SCROLLBACK_LINES', 1000, whole(0, 100_000), 'how many lines of the output a model may see at once'),
  row('ignore', 'YO_IGNORE', '', pattern, 'a regular expression: commands that match are private, matching text elsewhere is masked'),
  row('server_web', 'YO_SERVER_WEB', true, onOff, "the model may use the provider's own web search"),
  row(
    'server_fetch',
    'YO_SERVER_FETCH',
    false,
    onOff,
    'the model may have the provider fetch pages: with terminal output in the request, a way out for secrets',
  ),
  row('explain_key', 'YO_EXPLAIN_KEY', '^Xy', keyName, 'the key that explains the line at the prompt, or asks with it, as ^Xy; off: none'),
  row(
    'again_key',
    'YO_AGAIN_KEY',
    'off',
    keyName,
    'the key that puts the last three answers of `yo again` at the prompt in turn, as ^Xo; off: none',
  ),
  row('chat_color', 'YO_CHAT_COLOR', 'auto', sgr, 'the colour of text from yo, as an SGR sequence; auto: what suits the background'),
  row(
    'background',
    'YO_BACKGROUND',
    'auto',
    oneOf(...BACKGROUND),
    'the background of the terminal: dark, light, or auto when it says so itself',
  ),
] as const;

type Standard = { readonly [Name in (typeof KEYS)[number]['name']]: Settings[Name] };

/** A setting without a row is an error here. */
export const STANDARD: Config = { ...(Object.fromEntries(KEYS.map((key) => [key.name, key.standard])) as unknown as Standard), stop: null };

/** Settings whose bad value is a `Stop`. A profile that does not exist is one too. */
export const DECIDING: ReadonlySet<string> = new Set<keyof Settings>(['provider', 'ignore']);

const SECRET: ReadonlySet<string> = new Set(KEYS.filter(({ secret }) => secret).map(({ name }) => name));

/** Whether the value of a setting is or may hold a key, so that no other user may read it and nothing of an old one may stay. */
export const isSecret = (name: string): boolean => SECRET.has(name);
