/** Whether a text contains placeholders: nothing is learnt from a command whose words are not all known. */
import { maskedIn } from '../safety/redact/index.ts';

export const isMasked = (text: string): boolean => Object.keys(maskedIn(text)).length > 0;
