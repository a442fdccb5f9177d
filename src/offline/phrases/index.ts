/** All phrases, in the order in which they are tried. A file of phrases is added here. */
import type { Phrase } from '../phrasebook.ts';
import { beginnerPhrases } from './beginner-phrases.ts';
import { conceptPhrases } from './concept-phrases.ts';
import { holePhrases } from './hole-phrases.ts';
import { gitPhrases } from './git-phrases.ts';
import { mediaPhrases } from './media-phrases.ts';
import { newcomerPhrases } from './newcomer-phrases.ts';
import { projectPhrases } from './project-phrases.ts';
import { serverPhrases } from './server-phrases.ts';
import { unitPhrases } from './unit-phrases.ts';
import { rankedPhrases } from './ranked-phrases.ts';
import { yoshPhrases } from './yosh-phrases.ts';

export const phrases: readonly Phrase[] = [
  ...conceptPhrases,
  ...yoshPhrases,
  ...beginnerPhrases,
  ...newcomerPhrases,
  ...projectPhrases,
  ...gitPhrases,
  ...serverPhrases,
  ...mediaPhrases,
  ...holePhrases,
  ...rankedPhrases,
  ...unitPhrases,
];
