/** The text of the files in `prompts/`. The build puts their text in place of this module (rolldown.config.mjs). */
import fs from 'node:fs';
import path from 'node:path';
import { PROFILE_NAMES, type ProfileName } from '../base/model-notes.ts';

const FOLDER = path.join(import.meta.dirname, '..', '..', 'prompts');

export const PROMPT_FILES = Object.fromEntries(
  PROFILE_NAMES.map((name) => [name, fs.readFileSync(path.join(FOLDER, `${name}.md`), 'utf8')]),
) as Readonly<Record<ProfileName, string>>;
