import type { Groups } from './judge.ts';
export const heldOut: Groups = {};
