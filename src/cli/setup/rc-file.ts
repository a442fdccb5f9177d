/** Plans the change of an rc file, as a diff: the line of `yosh init` at the top, once. Pure; setup writes the file. */
import type { Env } from '../../base/env.ts';
import { KINDS, SHELL_NAMES, type ShellName } from '../../shell/shell-kinds.ts';

export type RcPlan =
  /** `atTop`: only comments are above it. */
  { readonly kind: 'there'; readonly atTop: boolean } | { readonly kind: 'change'; readonly text: string; readonly diff: string };

const OURS = new RegExp(String.raw`/shell-hooks/rc\.(?:${SHELL_NAMES.join('|')})['"]?(?:\s|$)`);
const CONTEXT_LINES = 2;

const isOurs = (line: string): boolean => OURS.test(line) && !/^\s*#/.test(line);

/** Whether a line of ours names a file that is gone: its checkout was moved or deleted. */
export const goneHook = (text: string, exists: (file: string) => boolean): boolean =>
  text.split('\n').some((line) => {
    const [, file] = (isOurs(line) && /^\s*\[ -r '([^']+)' \] && \. '\1' #/.exec(line)) || [];
    return file !== undefined && !exists(file);
  });

/** `file` is the name shown in the diff, as the user would write it. `text` is '' when there is no file yet. */
export function planRc(text: string, line: string, file: string): RcPlan {
  const lines = text.split('\n');
  const at = lines.findIndex(isOurs);
  if (at >= 0 && lines[at]?.trim() === line)
    return { kind: 'there', atTop: lines.slice(0, at).every((above) => /^\s*(?:#|$)/.test(above)) };
  // The line of another installation is removed wherever it is; the lines around it stay
  const rest = lines.filter((each) => !isOurs(each));
  const removed = lines.map((each, i) => [i, each] as const).filter(([, each]) => isOurs(each));
  return { kind: 'change', text: `${line}\n${rest.join('\n')}`, diff: diffOf(lines, removed, line, file) };
}

function diffOf(lines: readonly string[], removed: readonly (readonly [number, string])[], line: string, file: string): string {
  const body = lines.at(-1) === '' ? lines.slice(0, -1) : lines;
  const above = body.slice(0, CONTEXT_LINES);
  const hunk = above.map((each) => `${isOurs(each) ? '-' : ' '}${each}`);
  const gone = above.filter(isOurs).length;
  const out = [`--- ${file}`, `+++ ${file}`];
  out.push(`@@ -${above.length === 0 ? '0,0' : `1,${above.length}`} +1,${above.length + 1 - gone} @@`, `+${line}`, ...hunk);
  const below = removed.filter(([i]) => i >= CONTEXT_LINES);
  below.forEach(([i, each], nth) => out.push(`@@ -${i + 1},1 +${i + 1 - gone - nth},0 @@`, `-${each}`));
  return out.join('\n');
}

/** The rc file of a shell: its path, and that path with `~`. */
export function rcFileOf(shell: ShellName, home: string, env: Env): { readonly path: string; readonly shown: string } {
  const base = home.replace(/\/+$/, '');
  const path = KINDS[shell].rc.file(base, env);
  return { path, shown: path.startsWith(`${base}/`) ? `~${path.slice(base.length)}` : path };
}
