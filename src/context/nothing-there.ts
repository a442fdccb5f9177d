/** A machine on which nothing is there: a replay must not read this one. */
import { KeptFacts } from './kept-facts.ts';
import type { Machine } from './machine.ts';

export const NOTHING_THERE: Machine = {
  platform: '',
  release: '',
  arch: '',
  home: '',
  env: {},
  readFile: async () => null,
  kind: async () => 'none',
  resolve: async () => null,
  names: async () => new Set(),
  runnable: async () => false,
  stamp: async () => '',
  kept: new KeptFacts({}),
};
