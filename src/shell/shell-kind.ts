/**
 * What the code knows about a shell, as a type: one row of `kinds.ts` for each shell. Code that has to treat shells differently asks the
 * row for a fact and never compares a shell's name, so that a new shell is a row that the compiler asks for field by field.
 */

type Env = Readonly<Record<string, string | undefined>>;

export interface StartRequest {
  readonly login: boolean;
  /** The environment in which the user started yosh. */
  readonly env: Env;
  /** Absolute path of the folder `shell-hooks`. */
  readonly hooks: string;
}

export interface Start {
  readonly args: readonly string[];
  /** Added to the user's environment. */
  readonly env: Readonly<Record<string, string>>;
}

/** How zsh and its kin show that output did not end with a newline: printed before the prompt, and no part of the output. */
export interface EndMark {
  /** Matches it at the end of a command's output. */
  readonly atEnd: RegExp;
  /** Global. Matches it in the scrollback: group 1 is what precedes its text, group 2 the text. */
  readonly anywhere: RegExp;
  /** Occurs in every match of `anywhere`: output without it need not be searched. */
  readonly opening: string;
}

export interface CompletionOffer {
  readonly text: string;
  /** '' when there is nothing to say. */
  readonly about: string;
}

/** What may follow on the command line of `yosh`, one row for each place. Deeper places come first in `flags`. */
export interface CompletionTree {
  /** After exactly these words, joined by spaces, flags left out. */
  readonly words: readonly { readonly after: string; readonly offers: readonly CompletionOffer[] }[];
  /** After these words and whatever follows them; without the leading `--`. */
  readonly flags: readonly { readonly after: string; readonly flags: readonly { readonly name: string; readonly about: string }[] }[];
  /** Flags that take the next word, with the leading `--`. */
  readonly flagsWithText: readonly string[];
}

export interface ShellKind {
  /** The oldest version the hooks support: major and minor. */
  readonly oldestVersion: readonly [number, number];
  /** Everything of it in `shell-hooks`, by path within that folder. */
  readonly hookFiles: readonly string[];

  readonly start: {
    /** Arguments and variables that put the hooks into an interactive shell without a change to any of the user's files. */
    readonly plan: (request: StartRequest) => Start;
    /** Variables that `plan` sets for the hooks only: a yosh started inside must not hand them on. */
    readonly ownVariables: readonly string[];
    /** The user's variables that make it read or run something when it starts. */
    readonly userVariables: readonly string[];
  };

  readonly rc: {
    /** Absolute path of the file every interactive shell reads; `home` is without a trailing slash. */
    readonly file: (home: string, env: Env) => string;
    /** The command of `yosh init`: sources `hookFile`, and does nothing when that file is gone. */
    readonly sourceLine: (hookFile: string) => string;
    /** An rc file for measurements: this prompt, no history. `prompt` holds no quote and nothing that prompts expand. */
    readonly plain: (prompt: string) => string;
  };

  readonly syntaxCheck: {
    /** Arguments with which it reads standard input as a script and executes nothing. */
    readonly args: readonly string[];
    /** What its complaints begin with before the reason: its own name and the number of a line that the user did not write. */
    readonly complaintPrefix: RegExp;
    /** `src/syntax` parses this shell's language: when the shell cannot be asked, the parser's error counts. */
    readonly isParsed: boolean;
  };

  readonly language: {
    /** Builtins, reserved words, and functions that come with the shell and are commonly loaded. */
    readonly builtins: ReadonlySet<string>;
    /** An unquoted `$x` is split at spaces and its patterns match files. */
    readonly splitsVariables: boolean;
    /** `**` matches folders of any depth without an option. */
    readonly hasDeepGlob: boolean;
    /** The name of a folder is commonly a command that enters it. */
    readonly entersFolders: boolean;
    /** `<(command)` is a file name. */
    readonly hasProcessSubstitution: boolean;
  };

  readonly editor: {
    /**
     * Its line editor calls no hook at Enter: the proxy types LINE_KEY before an Enter that may submit a question, and PREFILL_KEY
     * at a prompt for which the hook holds a command. Both keys must be bound by the hook.
     */
    readonly needsKeys: boolean;
    readonly endMark: EndMark | null;
  };

  readonly history: {
    /** Where commands are remembered by default, relative to the home folder. */
    readonly files: readonly string[];
    /** Of several commands submitted together only the last one is reported by the hook, which reads the history. */
    readonly reportsLastLineOnly: boolean;
  };

  /** The script that `yosh completion` prints. */
  readonly completion: (tree: CompletionTree) => string;
}
