/**
 * What bash's editor does with the line at its prompt, as far as its output shows. Readline announces itself with READY when it
 * begins a line and with LEFT when the line is submitted (bash up to 5.0 does neither).
 *
 *   expected ──ready──▶ typing ──left──▶ submitted ──printed──▶ refused ──ready──▶ typing
 *       └──hinted──▶ continued ◀──ready──┘   ▲
 *                        └────────left───────┘
 */
export type Editing =
  /** The prompt frame came; the editor has not announced itself. */
  | 'expected'
  | 'typing'
  /** The editor was left, and nothing was printed since. */
  | 'submitted'
  /** Something was printed after the editor was left, without a frame: the line was refused ("event not found"). */
  | 'refused'
  /** The editor is back without a word: it asks for another line of the same command, which is not a question. */
  | 'continued';

export type EditorEvent = 'ready' | 'left' | 'printed' | 'hinted';

const NEXT: Readonly<Record<Editing, Readonly<Partial<Record<EditorEvent, Editing>>>>> = {
  expected: { ready: 'typing', left: 'submitted', hinted: 'continued' },
  typing: { left: 'submitted' },
  submitted: { printed: 'refused', ready: 'continued' },
  refused: { left: 'submitted', ready: 'typing' },
  continued: { left: 'submitted' },
};

/** An event that a state does not name changes nothing. */
export const editingAfter = (editing: Editing, event: EditorEvent): Editing => NEXT[editing][event] ?? editing;

/** Keys are for a line that may become a question. */
export const mayBecomeQuestion = (editing: Editing): boolean => editing === 'expected' || editing === 'typing';
