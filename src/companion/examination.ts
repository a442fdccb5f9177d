/** All that looks at a suggestion, in one piece that is loaded when there is one. */
export { examine, rehearse, unexamined } from './examine.ts';
export { readyWorld } from './surroundings.ts';
