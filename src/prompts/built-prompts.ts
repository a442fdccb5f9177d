/** For the bundler only: puts the text of the prompts in place of the module that reads them. A prompt with a fault ends the build. */
import path from 'node:path';
import { PROMPT_FILES } from './prompt-files.ts';
import { parsePrompt } from './prompt-file.ts';

const FILE = path.join(import.meta.dirname, 'prompt-files.ts');

/** A plugin of rolldown. */
export const builtPrompts = {
  name: 'prompts',
  load(id: string): string | null {
    if (id !== FILE) return null;
    for (const [name, file] of Object.entries(PROMPT_FILES)) {
      const parsed = parsePrompt(file);
      if (!parsed.ok) throw new Error(`prompts/${name}.md: ${parsed.error}`);
    }
    return `export const PROMPT_FILES = ${JSON.stringify(PROMPT_FILES)};`;
  },
};
