/**
 * Accounts for code of other languages by its names: each name is one that only computes, reads its input or prints, or one that the code
 * itself defines, or it is not accounted for. What the code does with the others is unknown.
 */

/** Names in one-liners of Python, JavaScript, Ruby, Perl, PHP, Lua, awk, sed and jq that compute, read the input or print. */
const HARMLESS = new Set(
  `print println printf puts p pp say echo console log error warn info dir table write writelines stdout stderr stdin sys argv args read
  readline readlines lines gets each_line input getline next nextfile exit quit end begin BEGIN END NR NF FS OFS RS ORS FNR FILENAME RSTART
  RLENGTH SUBSEP substr index match sub gsub gensub length split sprintf tolower toupper int rand srand sin cos atan2 exp log2 log10 sqrt
  if else elif elsif unless then do while until for foreach in of to not and or is return yield lambda def fn function func class self this new
  var let const my our local use strict warnings utf8 feature import from as require with try except catch finally raise throw die pass
  break continue last redo switch case default True False None true false null undefined nil nan inf NaN Infinity
  len range enumerate zip map filter reduce sorted reversed sum min max abs round pow divmod any all list dict set tuple str repr float
  bool bytes bytearray chr ord hex bin oct hash id type isinstance format join strip lstrip rstrip replace startswith endswith find rfind
  count upper lower title capitalize splitlines encode decode append extend insert pop sort reverse items keys values get update copy
  json JSON loads load dumps dump parse stringify indent csv reader writer DictReader DictWriter writerow re compile search findall finditer
  sub group groups fullmatch math random randint choice shuffle sample seed uniform randrange secrets token_hex token_urlsafe token_bytes
  choices string ascii_letters digits punctuation uuid uuid1 uuid4 datetime date time timedelta timezone utc now today utcnow strftime
  strptime fromtimestamp isoformat timestamp toISOString toString Date getTime Math floor ceil trunc PI E collections Counter defaultdict
  OrderedDict deque most_common itertools chain product permutations combinations groupby functools operator itemgetter statistics mean
  median stdev decimal Decimal fractions Fraction textwrap pprint calendar base64 b64encode b64decode urlsafe_b64encode hashlib md5 sha1
  sha256 sha512 hexdigest digest hmac binascii hexlify unhexlify crypto randomBytes randomUUID createHash Buffer from btoa atob
  version __version__ version_info __file__ __name__ executable prefix platform python_version machine system release processor uname
  os getcwd cpu_count getpid listdir walk fs readdirSync existsSync cwd pid cpus totalmem freemem hostname
  process versions node arch memoryUsage uptime hrtime performance path basename dirname extname exists isfile isdir getsize abspath
  Array Object Number String Boolean Set Map entries fromEntries assign keys isArray push shift unshift slice splice concat includes
  indexOf some every flat flatMap forEach length test trim padStart padEnd toFixed toUpperCase toLowerCase charCodeAt fromCharCode
  localeCompare repeat parseInt parseFloat isNaN Intl NumberFormat DateTimeFormat each select reject inject first last take drop uniq
  compact flatten size to_s to_i to_f to_a to_h inspect chomp chop split gsub tr scan upcase downcase capitalize times upto step
  STDIN STDOUT STDERR ARGF ARGV RUBY_VERSION PHP_VERSION phpversion PHP_EOL VERSION implode explode count strlen strtoupper strtolower
  json_encode json_decode var_dump print_r urllib quote unquote quote_plus unquote_plus urlencode parse_qs urlparse unescape html escape
  encodeURIComponent decodeURIComponent encodeURI decodeURI URLSearchParams searchParams numpy np pandas pd array zeros ones arange
  linspace shape dtype head tail describe read_csv read_json to_csv_string columns value_counts mean torch cuda is_available device_count
  tensorflow tf config list_physical_devices sha3_256 calendar monthrange ipaddress ip_network ip_address hosts num_addresses struct
  unpack pack array locale getdefaultencoding maxsize getsizeof site getsitepackages sysconfig get_path get_paths inspect signature
  tell application app activate notification with title subtitle volume output muted delay beep
  e f s m y q qq qw x g i n a b c d k v t r w h j l o u z _ it key value item line word row col num total acc cur val res out tmp`.split(
    /\s+/,
  ),
);

const STRINGS = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`/gs;
const COMMENTS = /(?:^|\s)#[^\n]*|\/\/[^\n]*/g;
/** Names that the code defines: by an assignment, a loop, an import, a parameter. */
const DEFINED = new RegExp(
  [
    String.raw`\b([A-Za-z_]\w*)(?:\[[^\]]*\])?\s*(?:=(?!=)|=>|\+=|:=|\+\+)|\b(?:for|my|let|var|const|lambda|as|def|`,
    String.raw`function)\s+[\\$@%(]*([A-Za-z_]\w*)|\|\s*([a-z_]\w*)(?:\s*,\s*([a-z_]\w*))?\s*\|`,
  ].join(''),
  'g',
);
/** Regular expressions: `/x/`, `s/x/y/g`, `m{x}`. Only what stands where an expression can begin. */
const REGEX = /(?<![\w)\]]\s*)(?:\b(?:s|tr|y)\/(?:\\.|[^/\\\n])*\/|(?:\b(?:m|q[rqw]?))?\/)(?:\\.|[^/\\\n])*\/[a-z]*/g;

/** `open('data.csv')` of Python: it reads, unless a mode says otherwise; `open('|x')` of Ruby runs x. What its name gives away is read from the text. */
const READS_FILE =
  /(?<![\w.])open\s*\(\s*(['"])[^'"|\n]*\1\s*(?:,\s*(?:mode\s*=\s*)?(['"])rt?b?\2\s*)?(?:,\s*(?:encoding|newline|errors)\s*=\s*['"][^'"\n]*['"]\s*)*\)/g;

/** Longer code is not accounted for. */
const CODE_CHARS = 2000;

/** The names in code that nothing accounts for, at most three; null when the code is too long to be read. */
export function unknownNames(code: string): readonly string[] | null {
  if (code.length > CODE_CHARS) return null;
  const bare = code
    .replace(READS_FILE, ' ')
    .replace(/\brequire\s*\(\s*(['"])(?:node:)?[\w-]+\1\s*\)/g, ' ')
    // what a string interpolates is code: f"{x}", `${x}`, "#{x}"
    .replace(STRINGS, (text) => ` "" ${[...text.matchAll(/\{([^{}]*)\}/g)].map(([, inside]) => inside).join(' ')} `)
    .replace(COMMENTS, ' ')
    .replace(REGEX, ' ');
  const own = new Set([...bare.matchAll(DEFINED)].flatMap((found) => found.slice(1).filter((name) => name !== undefined)));
  const names = [...bare.matchAll(/(?<![\w$@%])[A-Za-z_]\w*/g)].map(([name]) => name);
  return [...new Set(names.filter((name) => !HARMLESS.has(name) && !own.has(name) && !/^[A-Z_]{1,2}$/.test(name)))].slice(0, 3);
}

/** The texts in code that could be paths. */
export const pathsIn = (code: string): readonly string[] =>
  [...code.matchAll(/(?<![~$/.\w-])[~$/.\w-]*[/.][\w./~*-]+/g)].map(([text]) => text).slice(0, 200);
