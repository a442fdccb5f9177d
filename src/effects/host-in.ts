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
    String.raw`|hprof|pem|crt|key|csv|xml|html?|php|vue|java|scala|swift|lua|dart|svg|webp|raw|wav|flac|ogg|mkv|avi|dump|patch|diff|nix|gradle|kts|proto|`,
    String.raw`wasm|sock|pid|bam|vcf|gff|fasta|fastq|hcl|tfvars|srt|odt|ods|psd|heic|nef|service|timer|mount|plist|desktop|rules|list|spec|`,
    String.raw`ini|toml|lock|pdf|png|jpe?g|gif|mp4|mp3|sql|bin|exe|deb|rpm|apk|whl|gem|tex|docx?|xlsx?|parquet|ipynb|env|bak|old|tmp|out)$`,
  ].join(''),
  'i',
);

/** Endings of files that countries have too: with a second dot before them they are hosts. */
const COUNTRIES = /\.(?:cc|sh|md|py|rs|pl|so|am|ml|mk|in|ps|la|zip|app)$/i;

/** The endings of hosts in the countries of the world, by ISO 3166 and the root zone; another ending of two letters is that of a file. */
const COUNTRY_CODES = new Set(
  `ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bv bw by bz ca cc cd cf cg ch ci ck cl cm cn co
  cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gb gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn
  hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm
  mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb
  sc sd se sg sh si sj sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn
  vu wf ws ye yt za zm zw`.split(/\s+/),
);

/** Whether a name ends as hosts in a country do. */
export const endsInCountry = (host: string): boolean => COUNTRY_CODES.has(/\.([a-z]{2})$/i.exec(host)?.[1]?.toLowerCase() ?? '');

/** The host of a word such as `registry.example.org/app:1` or `user@example.org`, which names one without a scheme; null for a file's name. */
export function bareHost(text: string): string | null {
  const host = /^(?:[\w.+-]+@)?((?:[a-z\d-]+\.)+[a-z]{2,}|\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?(?=[/:@]|$)/i.exec(text)?.[1]?.toLowerCase();
  if (host === undefined) return null;
  const isFile = FILES.test(host) && !(COUNTRIES.test(host) && host.split('.').length > 2);
  const isNowhere = /\.[a-z]{2}$/.test(host) && !endsInCountry(host);
  return (isFile || isNowhere) && !/[/@]/.test(text) ? null : host;
}

const clean = (host: string | undefined): string | null =>
  host === undefined || host === '' ? null : host.replace(/^\[|\]$/g, '').toLowerCase();
