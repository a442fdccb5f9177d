/**
 * Commands whose whole output is a secret: what follows the program's name on the line, per program. Sources: the manual page or the
 * `--help` of each. A program that only may print one, among other things, is not here: names and shapes find those.
 */

/** Programs that print the files that they are given as they are, or in letters and digits; the last ones are those of PowerShell and Windows. */
export const FILE_PRINTERS: readonly string[] =
  'cat bat batcat tac nl head tail less more view base64 base32 base16 basenc strings Get-Content gc type'.split(' ');

/** Programs that print the bytes of a file in digits. */
export const DUMPERS: readonly string[] = ['xxd', 'od', 'hexdump', 'hd'];

/**
 * Programs of SECRET_OUTPUT that print a whole file of settings, which is stored encrypted for its values, or a whole entry of a store, which may
 * have more secrets below the password.
 */
export const SETTINGS_PRINTERS: ReadonlySet<string> = new Set(
  ['ansible-vault', 'sops', 'eyaml', 'rails', 'gpg'].concat(['pass', 'gopass', 'passage', 'lpass', 'keepassxc-cli']),
);

/** A file whose name says that it holds a secret, as the last argument; source code and documents are about one. */
const SECRET_FILE = new RegExp(
  String.raw`^(?!.*\.(?:[jt]sx?|[cm]js|py|go|rs|java|kt|rb|c|h|cc|cpp|cs|php|md|rst|html|css|vue|sql|test|lock|log)\s*$)(?:` +
    String.raw` (?:\S+ )*\S*(?:initial[-_]?(?:admin)?[-_]?password|passw(?:or)?d\b|node-token` +
    String.raw`|\btoken\b|\.key\b|secret|cookie\b|passphrase|\b(?:pw|pwd|pass)\.txt)\S*\s*$` +
    // a file that is named after what a client logs in with
    String.raw`| (?:\S+ )*\S*[\w-]\.(?:up|auth|creds?|login|pass|passwd|psk|pw)\s*$)`,
  'i',
);
/** Names of files with secrets, and names that may also be those of a program or a folder. */
const SECRET_NOTES = new RegExp(
  String.raw`${SECRET_FILE.source}|^ (?:\S+ )*\S*(?:2fa|mfa|totp|recovery|backup-?codes?|seed|mnemonic|wallet|auth|login|creds?|credentials)[\w-]*` +
    String.raw`(?:\.(?:txt|lst|list|dat|out))?\s*$`,
  'i',
);

/** A program that prints one with any arguments, and with none; or with none only. */
const ANY = /^(?:\s|$)/;
const NONE = /^\s*$/;
/** Those of SECRET_OUTPUT for which the name alone is a command. */
export const WITHOUT_ARGUMENTS: ReadonlySet<RegExp> = new Set([ANY, NONE]);

/** Matches the rest of a command line, from the character after the program's name. */
export const SECRET_OUTPUT: Readonly<Record<string, RegExp>> = {
  // stores of passwords
  pass: /^(?: show)?(?: -\S+)* (?!ls\b|list\b|find\b|grep\b|git\b|init\b|rm\b|mv\b|cp\b|insert\b|edit\b|otp\b|help\b)[\w./@-]+\s*$/,
  gopass: /^ (?:show\b|-o\b|cat\b)/,
  passage: /^(?: show)? [\w./@-]+\s*$/,
  op: /^ read\b| --fields?[= ]\S*(?:password|credential|secret)/,
  bw: /^ (?:get (?:password|totp|notes)|unlock --raw|login --raw|generate)/,
  rbw: /^ get\b/,
  lpass: /^ show\b.*(?:--password|-p\b)/,
  'keepassxc-cli': /^ (?:show\b.*(?:-s\b|--show-protected)|clip|generate|diceware)/,
  'secret-tool': /^ lookup\b/,
  security: /^ find-(?:generic|internet)-password\b.* -[a-z]*w[a-z]*\b/,
  keyring: /^ get\b/,
  chezmoi: /^ secret\b/,
  vault: /^ (?:read|kv get|print)\b.*-field|^ print token/,
  doppler: /^ secrets get\b.*--plain/,
  infisical: /^ secrets get\b.*--plain/,
  'ansible-vault': /^ (?:view|decrypt)\b/,
  sops: /^ (?:-d|--decrypt|decrypt)\b/,
  eyaml: /^ decrypt\b/,
  gpg: /^ (?:-\S+ )*(?:-\w*d\w*|--decrypt)(?: [^|>]*)?$/,

  // what makes one
  openssl: /^ rand\b/,
  pwgen: ANY,
  diceware: ANY,
  xkcdpass: ANY,
  php: /^ artisan key:generate\b.*--show\b/,
  node: /randomBytes\(/,
  apg: ANY,
  makepasswd: ANY,
  mkpasswd: ANY,
  wg: /^ gen(?:key|psk)\b/,
  'age-keygen': NONE,
  oathtool: /^ /,

  // sessions of clouds and hosts of code
  aws: new RegExp(
    String.raw`^ (?:ecr get-login-password|eks get-token|rds generate-db-auth-token|codeartifact get-authorization-token)\b` +
      String.raw`|--query [\x60'"]?SecretString|--with-decryption\b.*--output text`,
  ),
  gcloud: /^ auth (?:application-default )?print-(?:access|identity|refresh)-token|^ secrets versions access\b/,
  az: /^ account get-access-token\b.*-o tsv|^ keyvault secret show\b.*-o tsv/,
  doctl: /^ auth token\b/,
  gh: /^ auth token\b/,
  glab: /^ auth token\b/,
  heroku: /^ (?:config:get|auth:token)\b/,
  flyctl: /^ auth token\b/,
  argocd: /^ (?:admin initial-password|account generate-token)\b/,
  kubectl: /^ create token\b|^ (?:-n \S+ )?get secrets?\b.*(?:base64 (?:-d|-D|--decode)|\|base64decode|jsonpath|go-template)/,
  oc: /^ whoami (?:-t|--show-token)\b|^ create token\b/,
  mix: /^ hex\.(?:user|organization) key generate\b/,
  rails: /^ (?:secret|credentials:show)\b/,
  'bitcoin-cli': /^ (?:-\S+ )*dumpprivkey\b/,
  turso: /^ (?:db|group) tokens create\b/,
  kubeadm: /^ token (?:create|generate)\b/,
  docker: /^ swarm join-token\b.* -q\b/,
  terraform: /^ output\b.*-raw\b.*(?:pass|secret|token|key)/,
  tofu: /^ output\b.*-raw\b.*(?:pass|secret|token|key)/,

  // a file or a variable that is named after its secret
  head: new RegExp(String.raw`/dev/u?random\b|${SECRET_FILE.source}`, 'i'),
  tr: /\/dev\/u?random\b/,
  dd: /if=\/dev\/u?random\b.*\|/,
  cat: SECRET_NOTES,
  bat: SECRET_FILE,
  tail: SECRET_FILE,
  'get-content': SECRET_FILE,
  echo: /^ "?\$\{?\w*(?:_PWD|PASS|TOKEN|SECRET|KEY|CREDENTIAL)\w*\}?"?\s*$/i,
  printenv: /^ \w*(?:_PWD|PASS|TOKEN|SECRET|KEY|CREDENTIAL)\w*\s*$/i,
};
