import type { ProviderEvent } from '../../src/llm/port.ts';

/** One thing the scripted provider does: says an event, waits until a file exists, or brings its process into trouble. */
export type ScriptStep = ProviderEvent | { readonly waitFor: string } | { readonly do: 'crash' | 'stop' | 'spin' };

export const END: ProviderEvent = { kind: 'end', reason: 'complete' };

/** A whole answer that prefills `command`. */
export const command = (text: string, explanation = 'does it'): readonly ScriptStep[] => [
  { kind: 'tool', call: { name: 'command', input: { command: text, explanation, pending: false } } },
  END,
];

/** A whole answer in words. */
export const chat = (text: string): readonly ScriptStep[] => [{ kind: 'text', text }, END];

/** By a part of the question (`*` is any), the first that fits. */
export type Script = Readonly<Record<string, readonly ScriptStep[]>>;
