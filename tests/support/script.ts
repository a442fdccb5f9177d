import type { ProviderEvent } from '../../src/llm/port.ts';

/** One step of the scripted provider: sends an event, waits until a file exists, or makes its process fail. */
export type ScriptStep = ProviderEvent | { readonly waitFor: string } | { readonly do: 'crash' | 'stop' | 'spin' };

export const END: ProviderEvent = { kind: 'end', reason: 'complete' };

/** A whole answer that prefills `command`; with a `cursor`, it has a hole there. */
export const command = (text: string, explanation = 'does it', cursor: number | null = null): readonly ScriptStep[] => [
  { kind: 'tool', call: { name: 'command', input: { command: text, explanation, pending: false, cursor } } },
  END,
];

/** A whole answer that prefills one step of a walk-through. */
export const pending = (text: string, explanation = `does ${text}`): readonly ScriptStep[] => [
  { kind: 'usage', inputTokens: 100, outputTokens: 10 },
  { kind: 'tool', call: { name: 'command', input: { command: text, explanation, pending: true } } },
  END,
];

/** A whole answer that looks something up. */
export const lookUp = (name: 'scrollback' | 'docs' | 'earlier' | 'history' | 'remember', input: object = {}): readonly ScriptStep[] => [
  { kind: 'tool', call: { name, input } },
  END,
];

/** Part of the question that follows a step of a walk-through, for a script to match. */
export const NEXT = 'The step was run';
/** Likewise, part of the question that returns the result of a look-up. */
export const LOOKED_UP = 'Here is what you asked to see';

/** A whole answer without a command. */
export const chat = (text: string): readonly ScriptStep[] => [{ kind: 'text', text }, END];

/** One answer after the other; the last one repeats. */
export interface InTurn {
  readonly inTurn: readonly (readonly ScriptStep[])[];
}

export const inTurn = (...answers: readonly (readonly ScriptStep[])[]): InTurn => ({ inTurn: answers });

/** Answers by a part of the question (`*` matches any); the first match counts. */
export type Script = Readonly<Record<string, readonly ScriptStep[] | InTurn>>;
