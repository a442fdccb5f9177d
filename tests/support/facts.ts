import type { Fact } from '../../src/base/fact.ts';

/** A fact of the system's, for tests that are not about where it is from. */
export const fact = (name: string, text: string): Fact => ({ name, text, lasting: false, origin: 'system' });

export const untrusted = (name: string, text: string, label: string): Fact => ({ name, text, lasting: false, origin: 'untrusted', label });
