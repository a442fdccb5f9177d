/** Whether a terminal follows links of OSC 8. Others ignore them, but a few print them, so only those that are known get any. */
import type { Env } from '../base/env.ts';

/** By TERM_PROGRAM. Source: the list at github.com/Alhadis/OSC8-Adoption, November 2026. */
const PROGRAMS: ReadonlySet<string> = new Set(['iTerm.app', 'WezTerm', 'ghostty', 'vscode', 'Tabby', 'rio']);
const TERMS = /^(?:xterm-(?:kitty|ghostty)|foot|alacritty|wezterm|contour)/;
/** Variables that a terminal sets for what runs in it. */
const VARIABLES = ['KITTY_WINDOW_ID', 'WT_SESSION', 'KONSOLE_VERSION', 'DOMTERM'];
/** GNOME Terminal and others. */
const VTE_VERSION = 5_000;

export function followsLinks(env: Env): boolean {
  const { TERM = '', TERM_PROGRAM = '', VTE_VERSION: vte = '0' } = env;
  // a multiplexer has the variables of the terminal that it was started in
  if (/^(?:screen|tmux|dumb|linux)/.test(TERM)) return false;
  return PROGRAMS.has(TERM_PROGRAM) || TERMS.test(TERM) || VARIABLES.some((name) => (env[name] ?? '') !== '') || Number(vte) >= VTE_VERSION;
}
