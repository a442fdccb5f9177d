/**
 * The state of bash's editor at its prompt, derived from its output. Readline prints READY when it begins a line and LEFT when
 * the line is submitted (bash up to 5.0 prints neither).
 *
 *   expected ──ready──▶ typing ──left──▶ submitted ──printed──▶ refused ──ready──▶ typing
 *       └──hinted──▶ continued ◀──ready──┘   ▲
 *                        └────────left───────┘
 */
export type Editing =
  /** The prompt frame came; the editor has not announced itself. */
  | 'expected'
  | 'typing'
  /** The line was submitted, and nothing was printed since. */
  | 'submitted'
  /** Something was printed after the line was submitted, without a frame: bash refused the line ("event not found"). */
  | 'refused'
  /** The editor is back and nothing was printed: it reads another line of the same command, which is not a question. */
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

/** The line that receives the keys may become a question. */
export const mayBecomeQuestion = (editing: Editing): boolean => editing === 'expected' || editing === 'typing';
