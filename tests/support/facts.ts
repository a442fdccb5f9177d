import type { Fact } from '../../src/base/fact.ts';

/** A fact with origin `system`, for tests in which the origin does not matter. */
export const fact = (name: string, text: string): Fact => ({ name, text, lasting: false, origin: 'system' });

export const untrusted = (name: string, text: string, label: string): Fact => ({ name, text, lasting: false, origin: 'untrusted', label });
