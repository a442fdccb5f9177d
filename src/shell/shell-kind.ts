/**
 * The type of what the code knows about a shell: `shell-kinds.ts` has one row per shell. Code that treats shells differently reads a
 * field of the row and never compares a shell's name, so that a new shell costs one row, whose fields the compiler requires.
 */

import type { Env } from '../base/env.ts';
import type { Variable } from '../base/variable.ts';

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

export interface PassingStart {
  readonly files: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
}

/** The mark that zsh and similar shells print before the prompt when output did not end with a newline. Not part of the output. */
export interface EndMark {
  /** Matches the mark at the end of a command's output. */
  readonly atEnd: RegExp;
  /** Global. Matches the mark in the scrollback: group 1 is what precedes its text, group 2 the text. */
  readonly anywhere: RegExp;
  /** Occurs in every match of `anywhere`: output without it need not be searched. */
  readonly opening: string;
}

export interface CompletionOffer {
  readonly text: string;
  /** '' for no description. */
  readonly about: string;
}

/** What may follow on the command line of `yosh`, one row for each place in it. In `flags`, deeper places come first. */
export interface CompletionTree {
  /** After exactly these words, joined by spaces, flags left out. */
  readonly words: readonly { readonly after: string; readonly offers: readonly CompletionOffer[] }[];
  /** After these words and any that follow them; without the leading `--`. */
  readonly flags: readonly { readonly after: string; readonly flags: readonly { readonly name: string; readonly about: string }[] }[];
  /** Flags that take the next word, with the leading `--`. */
  readonly flagsWithText: readonly string[];
}

export interface ShellKind {
  /** The oldest version the hooks support: major and minor. */
  readonly oldestVersion: readonly [number, number];
  /** Its files in `shell-hooks`, by path within that folder. */
  readonly hookFiles: readonly string[];

  readonly start: {
    /** Arguments and variables that load the hooks into an interactive shell without a change to any of the user's files. */
    readonly plan: (request: StartRequest) => Start;
    /**
     * Files in `folder`, by name, and variables that make the shell read the user's own rc file, keep its history in that folder, and
     * end at Ctrl-C: the shell of `yosh tour`.
     */
    readonly passing: (folder: string, env: Env) => PassingStart;
    /** Variables that `plan` sets for the hooks only: a yosh started inside must not pass them on. */
    readonly ownVariables: readonly string[];
    /** The user's variables that make the shell read or run something when it starts. */
    readonly userVariables: readonly string[];
  };

  readonly rc: {
    /** Absolute path of the file every interactive shell reads, if it is no login shell; `home` is without a trailing slash. */
    readonly file: (home: string, env: Env) => string;
    /** The line that `yosh init` prints: sources `hookFile`, and does nothing when that file is gone. */
    readonly sourceLine: (hookFile: string) => string;
    /** An rc file for measurements: this prompt and no history. `prompt` must hold no quote and nothing that prompts expand. */
    readonly plain: (prompt: string) => string;
    /** What a login shell reads in its place, in the home folder: only the first of them that is there. Empty: it reads `file` as well. */
    readonly loginFiles: readonly string[];
  };

  readonly syntaxCheck: {
    /** Arguments with which the shell reads standard input as a script and executes nothing. */
    readonly args: readonly string[];
    /** Matches what precedes the reason in an error message: the shell's name, and the number of a line that the user did not write. */
    readonly complaintPrefix: RegExp;
    /** True when `src/syntax` parses this shell's language: then the parser's error counts when the shell cannot be run. */
    readonly isParsed: boolean;
  };

  readonly language: {
    /** Builtins, reserved words, and functions that come with the shell and are commonly loaded. */
    readonly builtins: ReadonlySet<string>;
    /** An unquoted `$x` is split at white space, and patterns in it match files. */
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
     * True when the line editor calls no hook at Enter. Then the proxy types LINE_KEY before an Enter that may submit a question, and
     * PREFILL_KEY at a prompt for which the hook holds a command; the hook must bind both keys.
     */
    readonly needsKeys: boolean;
    readonly endMark: EndMark | null;
    /** Keys that it binds by itself or with its completion, as settings name them: `^G`, `^Xe`. */
    readonly ownKeys: ReadonlySet<string>;
  };

  readonly history: {
    /** The default history files, relative to the home folder. */
    readonly files: readonly string[];
    /** True when the hook reads commands from the history: of several lines submitted together it reports only the last. */
    readonly reportsLastLineOnly: boolean;
  };

  /** Reads what the hook writes about the shell's variables. Null when it was not written to its end; never fails otherwise. */
  readonly readVariables: (text: string) => readonly Variable[] | null;

  /** The script that `yosh completion` prints. */
  readonly completion: (tree: CompletionTree) => string;
}
