/** What is known of variables: which are only data, and which decide what other programs run, load, trust or talk to. */

/** What setting a variable means for the programs that read it. */
export type VariableUse =
  /** Its value is only data: a level, a mode, a locale. */
  | 'data'
  /** A program, an option line, a library or a folder in which programs or libraries are searched. */
  | 'code'
  /** A server, a proxy, a certificate, or whether certificates are checked. */
  | 'transport'
  /** The prompt, the history, the startup or the word splitting of the shell. */
  | 'shell'
  /** Nothing is known about it. */
  | 'unknown';

/** Variables whose values are only data, by name. */
const DATA = new Set(
  `LANG LANGUAGE TZ TERM COLUMNS LINES CI NO_COLOR FORCE_COLOR CLICOLOR CLICOLOR_FORCE COLORTERM DEBUG VERBOSE QUIET LOG_LEVEL LOGLEVEL
  NODE_ENV RAILS_ENV RACK_ENV APP_ENV FLASK_ENV FLASK_DEBUG FLASK_APP DJANGO_DEBUG MIX_ENV ENVIRONMENT STAGE PORT RUST_LOG RUST_BACKTRACE
  PYTHONUNBUFFERED PYTHONDONTWRITEBYTECODE PYTHONHASHSEED PYTHONIOENCODING PYTHONUTF8 CGO_ENABLED GOOS GOARCH GOARM GO111MODULE
  DEBIAN_FRONTEND NEEDRESTART_MODE HOMEBREW_NO_AUTO_UPDATE HOMEBREW_NO_ANALYTICS DOCKER_BUILDKIT COMPOSE_DOCKER_CLI_BUILD BUILDKIT_PROGRESS
  COMPOSE_PROJECT_NAME COMPOSE_PROFILES AWS_PROFILE AWS_REGION AWS_DEFAULT_REGION AWS_DEFAULT_OUTPUT KUBE_NAMESPACE
  GIT_AUTHOR_NAME GIT_AUTHOR_EMAIL GIT_AUTHOR_DATE GIT_COMMITTER_NAME GIT_COMMITTER_EMAIL GIT_COMMITTER_DATE GIT_TRACE GIT_CURL_VERBOSE
  GIT_PAGER_IN_USE GPG_TTY GIT_TERMINAL_PROMPT GIT_MERGE_AUTOEDIT GIT_LFS_SKIP_SMUDGE PGUSER PGDATABASE PGCONNECT_TIMEOUT PGTZ POSTGRES_USER
  POSTGRES_DB MYSQL_DATABASE MYSQL_USER OMP_NUM_THREADS MKL_NUM_THREADS CUDA_VISIBLE_DEVICES TOKENIZERS_PARALLELISM TF_CPP_MIN_LOG_LEVEL
  TF_LOG HUSKY SKIP MAKELEVEL BLOCKSIZE BLOCK_SIZE POSIXLY_CORRECT CLASSIC LS_COLORS GREP_COLORS GREP_COLOR JQ_COLORS LESSCHARSET TIMEFORMAT
  HISTTIMEFORMAT HISTSIZE SAVEHIST HISTFILESIZE SHLVL OLDPWD REPLY OPTIND SECONDS RANDOM MODE ANSIBLE_NOCOWS ANSIBLE_FORCE_COLOR
  VITE_MODE BABEL_ENV STORYBOOK_DISABLE_TELEMETRY NEXT_TELEMETRY_DISABLED DOTNET_CLI_TELEMETRY_OPTOUT ASPNETCORE_ENVIRONMENT
  SPRING_PROFILES_ACTIVE COVERAGE PROFILE RELEASE VERSION BUILD_NUMBER`.split(/\s+/),
);

/** Beginnings of names that are only data. */
const DATA_FAMILIES = /^(?:LC_[A-Z]+|GIT_TRACE_[A-Z_]+|[A-Z_]*(?:TELEMETRY|LOG_LEVEL|COLOR|TIMEOUT|VERBOSE|DEBUG))$/;

/** The shell's own: what runs before each prompt, at start, and how words are split. Source: bash(1), zshparam(1). */
const SHELL = new RegExp(
  [
    String.raw`^(?:BASH_ENV|ENV|ZDOTDIR|PROMPT_COMMAND\d*|PS[0-4]|R?PROMPT[2-4]?|RPS1|IFS|SHELLOPTS|BASHOPTS|BASH_FUNC_.*|`,
    String.raw`BASH_LOADABLES_PATH|HISTFILE|HISTCONTROL|HISTIGNORE|EXECIGNORE|GLOBIGNORE|FIGNORE|TMOUT|MAILPATH|MAILCHECK|CDPATH|`,
    String.raw`FCEDIT|INPUTRC|HOME|USER|LOGNAME|PWD|SHELL|TMPDIR|TMPPREFIX|XDG_\w+|\w+_functions|functions|aliases|galiases|`,
    String.raw`saliases|commands|precmd|preexec|chpwd|periodic|zshexit|widgets|ZSH\w*|DISPLAY|SSH_\w+|SUDO_\w+|PERIOD|READNULLCMD|`,
    String.raw`NULLCMD|KEYTIMEOUT)$`,
  ].join(''),
);

/**
 * Names by which programs find code: the loader, search paths, pagers, editors, helpers, option lines. The endings are those that tools
 * use for variables with such a meaning.
 */
const CODE = [
  /^(?:LD|DYLD|GCONV|LOCPATH|MALLOC|GLIBC)_/,
  /(?:PATH|PATHS|path|fpath|LIB|LIBS|HOME_DIR|ROOT_DIR|PREFIX)$/,
  new RegExp(
    [
      String.raw`(?:^|_)(?:PAGER|MANPAGER|EDITOR|VISUAL|BROWSER|SHELL|COMMAND|CMD|CMDS|ASKPASS|OPENER|OPEN|CLOSE|WRAPPER|HOOKS?|`,
      String.raw`PRELOAD|STARTUP|RSH|SSH|HELPER|HANDLER|PLUGINS?|LAUNCHER|TERMINAL|DIFF|EXTERNAL|RUNNER|EXEC|PROGRAM|SCRIPT|`,
      String.raw`INTERPRETER|COMPILER|LINKER|LOADER|TOOL|FILTER)$`,
    ].join(''),
  ),
  /(?:OPT|OPTS|OPTIONS|FLAGS|ARGS|RC|RCFILE|CONFIG|CONF|CONFIG_FILE|CONFIG_GLOBAL|CONFIG_SYSTEM|INIT|KUBECONFIG|PRE|AGENT|TEMPLATE_DIR|TEMPLATE)$/,
  new RegExp(
    [
      String.raw`^(?:LESS(?:OPEN|CLOSE|KEY\w*)?|EDITOR|VISUAL|CC|CXX|LD|AR|AS|CPP|FC|MAKE|MAKEFILES|PERL5DB|PERL5LIB|PYTHON(?:HOME|`,
      String.raw`INSPECT|BREAKPOINT|USERBASE|WARNINGS|EXECUTABLE)|RUBY\w*|GEM_\w+|BUNDLE_\w+|JAVA_HOME|CLASSPATH|NODE_(?!ENV$).*|`,
      String.raw`npm_\w+|NPM_\w+|GO(?:FLAGS|ROOT|BIN|PROXY|NOSUMDB|NOSUMCHECK|SUMDB|INSECURE|PRIVATE|TOOLCHAIN)|CARGO_\w+|RUSTC\w*|`,
      String.raw`RUSTFLAGS|RUSTUP_\w+|GIT_\w+|HG\w+|SVN_\w+|SYSTEMD_\w+|DOCKER_\w+|PIP_\w+|UV_\w+|POETRY_\w+|GPG_\w+|GNUPGHOME|`,
      String.raw`TERMINFO\w*|TERMCAP|OPENSSL_\w+|KRB5\w+|TAR_OPTIONS|RSYNC_\w+|SCREENRC|VIMINIT|EXINIT|VIMRUNTIME|MYVIMRC|`,
      String.raw`EMACSLOADPATH|BAT_\w+|FZF_\w+|MANOPT|MANROFFOPT|GROFF\w*)$`,
    ].join(''),
  ),
];

/** Names by which programs find servers, or decide whom to trust. */
const TRANSPORT = new RegExp(
  [
    String.raw`(?:PROXY|proxy|URL|URI|url|HOST|HOSTS|HOSTNAME|ADDR|ADDRESS|ENDPOINT|ENDPOINTS|INDEX|REGISTRY|SERVER|SERVERS|`,
    String.raw`REMOTE|MIRROR|BROKER|CERT|CERTS|CERT_FILE|CERT_DIR|CA|CAFILE|CA_FILE|CA_BUNDLE|CA_CERTS|INSECURE|VERIFY|NO_VERIFY|`,
    String.raw`HTTPSVERIFY|REJECT_UNAUTHORIZED|TRUST|TRUSTED_HOST|SSLMODE|SSL|TLS|RESOLV_\w+|HOSTALIASES)$`,
  ].join(''),
);

/**
 * What a variable is for, by its name. The names of data are listed; the other uses are recognized by how tools name such variables, so
 * that a tool that is not known yet is recognized too.
 */
export function useOf(name: string): VariableUse {
  if (DATA.has(name)) return 'data';
  if (SHELL.test(name)) return 'shell';
  if (TRANSPORT.test(name)) return 'transport';
  if (DATA_FAMILIES.test(name)) return 'data';
  return CODE.some((one) => one.test(name)) ? 'code' : 'unknown';
}
