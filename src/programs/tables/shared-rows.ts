/** Rows that programs of several families share. */
import { dangerous, type EffectRow, type Extra, type Unasked } from '../effect-rows.ts';

/** Requests whose address or body contains a substitution, or a variable that is named like a secret. */
export const SENDS_DATA: Unasked = {
  args: /\$\(|`|\$\{?[A-Z_]*(?:KEY|TOKEN|SECRET|PASS)/,
  what: 'sends data from this machine to another one',
  wish: /send|post|upload|report|request|query|api|call|token|key/i,
};

/** Variables and aliases that decide which code other commands run. */
export const CHANGES_WHAT_RUNS: Unasked = {
  args: /(?:^| )(?:LD_PRELOAD|LD_LIBRARY_PATH|DYLD_\w+|BASH_ENV|ENV|PROMPT_COMMAND|PYTHONSTARTUP|NODE_OPTIONS|GIT_\w+|https?_proxy|sudo|ssh|git)=/i,
  what: 'changes which code your commands run',
  wish: /variable|set|export|alias|proxy|env|prompt|path|preload/i,
};

export const CHANGES_ACCOUNTS: Unasked = { args: /^/, what: 'changes who may log in', wish: /user|account|group|member|permission|login/i };

/** Uploads a package to a registry that everyone can read. */
export const publishes = (words: string): EffectRow =>
  dangerous(words, 'uploads', 'publishes a package for everyone to see', { without: '--dry-run -n' });

export const withdraws = (words: string): EffectRow => dangerous(words, 'deletes', 'withdraws a published version');

/** Changes a service, a site or a repository that does not belong to this machine alone. */
export const changesForOthers = (words: string): EffectRow => dangerous(words, 'changes', 'changes something that other people use');

export const deletesOnServer = (words: string, extra: Extra = {}): EffectRow =>
  dangerous(words, 'deletes', 'deletes data on the server', extra);
