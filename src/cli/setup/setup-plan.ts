/** Makes the new text of `.yoconf` from the answers to setup's questions. Pure. */
import { ok, type Result } from '../../base/result.ts';
import { applySplice, commentOut, planEdit } from '../../config/edit.ts';
import type { Settings } from '../../config/config-keys.ts';

export interface Answers {
  /** '' is the part above the first section. */
  readonly section: string;
  readonly provider: string;
  /** The provider configured there until now. */
  readonly before: string;
  /** Null: the key of the file or of the environment stays. */
  readonly key: string | null;
  /** '' is the provider's own default; null: it stays as it is. */
  readonly model: string | null;
  readonly url: string | null;
}

/** Settings that belong to the old provider: its key and its headers must go to no other host, and its model exists there only. */
export const BOUND: readonly (keyof Settings)[] = ['key', 'key_command', 'base_url', 'wire', 'headers', 'insecure', 'model'];

/** The new text. Old values become comments, so that nothing is lost when the user goes back. */
export function planSetup(text: string, answers: Answers): Result<string, string> {
  const { section, provider, before, key, model, url } = answers;
  let next = provider === before ? text : commentOut(text, section, BOUND);
  // A new key takes the place of a command that would print one
  if (key !== null) next = commentOut(next, section, provider === before ? ['key_command'] : []);
  const edits: [keyof Settings, string][] = [['provider', provider]];
  if (model !== null) edits.push(['model', model]);
  if (url !== null) edits.push(['base_url', url]);
  if (key !== null) edits.push(['key', key]);
  for (const [name, value] of edits) {
    const edit = planEdit(next, { section, name, value });
    if (!edit.ok) return { ok: false, error: `\`${name}\`: ${edit.error}` };
    next = applySplice(next, edit.value);
  }
  return ok(next);
}
