/** Hosts in the arguments of a command. */

/** `https://user@host:1/x` → `host`; `user@host:path` and `host:1` → `host`; null when the text names none. */
export function hostIn(text: string): string | null {
  const url = /^[a-z][\w+.-]*:\/\/(?:[^/?#@\s]*@)?(\[[\da-f:]+\]|[^/?#:\s]+)/i.exec(text);
  if (url !== null) return clean(url[1]);
  // `80:localhost:3000` is a forwarded port
  const scp = /^(?:[\w.-]+@)?((?!\d+:)[\w.-]{2,}):(?!\/\/|\\)/.exec(text);
  if (scp !== null) return clean(scp[1]);
  // most words; the pattern below is slow to make
  if (!text.includes('.') && !/localho/i.test(text)) return null;
  const bare = /^(?:[\w.-]+@)?((?:[\p{L}\p{N}_-]+\.)+[\p{L}]{2,}|localhost|\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?(?:[/?#]|$)/iu.exec(text);
  return bare === null ? null : clean(bare[1]);
}

/** Whether an address is that of a bucket: its first part is the bucket's name, not a host. */
export const isBucket = (text: string): boolean => /^(?:s3|gs|az|b2|oss):\/\//.test(text);

/** Hosts on which everybody publishes: the name before the first slash says whose code it is. */
const CODE_HOSTS =
  /^(?:raw\.githubusercontent|gist\.github(?:usercontent)?|codeload\.github|github|gitlab|bitbucket|codeberg)\.(?:com|org)$/;

/** The host of an address together with its owner, where everybody can publish on that host: `github.com/acme`. */
export function ownerIn(text: string): string | null {
  const host = hostIn(text);
  if (host === null || !CODE_HOSTS.test(host)) return host;
  const owner = /^(?:[a-z][\w+.-]*:\/\/)?[^/:]+[/:]+([\w.-]+)/i.exec(text)?.[1];
  return owner === undefined ? host : `${host}/${owner.toLowerCase()}`;
}

/** Endings of names that are files, not hosts. */
const FILES = new RegExp(
  [
    String.raw`\.(?:py|js|ts|rb|go|rs|sh|md|cc|cs|pl|ml|hs|so|db|gz|xz|bz|mk|in|am|tf|ps|ko|la|cfg|conf|json|ya?ml|txt|log|zip|tar|tgz|jar|war|img|iso`,
    String.raw`|hprof|pem|crt|key|csv|xml|html?|`,
    String.raw`ini|toml|lock|pdf|png|jpe?g|gif|mp4|mp3|sql|bin|exe|deb|rpm|apk|whl|gem|tex|docx?|xlsx?|parquet|ipynb|env|bak|old|tmp|out)$`,
  ].join(''),
  'i',
);

/** Endings of files that countries have too: with a second dot before them they are hosts. */
const COUNTRIES = /\.(?:cc|sh|md|py|rs|pl|so|am|ml|mk|in|ps|la|zip|app)$/i;

/** The host of a word such as `registry.example.org/app:1` or `user@example.org`, which names one without a scheme; null for a file's name. */
export function bareHost(text: string): string | null {
  const host = /^(?:[\w.+-]+@)?((?:[a-z\d-]+\.)+[a-z]{2,}|\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?(?=[/:@]|$)/i.exec(text)?.[1]?.toLowerCase();
  const isFile = host !== undefined && FILES.test(host) && !/[/@]/.test(text) && !(COUNTRIES.test(host) && host.split('.').length > 2);
  return host === undefined || isFile ? null : host;
}

const clean = (host: string | undefined): string | null =>
  host === undefined || host === '' ? null : host.replace(/^\[|\]$/g, '').toLowerCase();
