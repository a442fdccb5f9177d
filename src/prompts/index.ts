/** The system text of a request, by the model's profile: the default, and the parts that the user's own file changes. */
import fs from 'node:fs';
import path from 'node:path';
import type { Env } from '../base/env.ts';
import type { ProfileName } from '../base/model-notes.ts';
import { xdgFolder } from '../base/own-folder.ts';
import { sha256 } from '../base/sha256.ts';
import { type Example, parsePrompt, parseUserPrompt, type PromptFile, type ToolSet, type UserPrompt } from './prompt-file.ts';
import { PROMPT_FILES } from './prompt-files.ts';

/** What is sent as the system text, and which tools go along. */
export interface Prompt {
  readonly profile: ProfileName;
  readonly tools: ToolSet;
  /** 12 hex digits of a hash of the text, before the model's name is put in. */
  hash(): string;
  /** System text for a model: the same bytes as long as no file changes, so that a provider's prompt cache hits. */
  system(model: string): string;
}

/** The default of a profile. A fault in it ended the build. */
export function defaultPrompt(profile: ProfileName): PromptFile {
  const parsed = parsePrompt(PROMPT_FILES[profile]);
  if (!parsed.ok) throw new Error(`prompts/${profile}.md: ${parsed.error}`);
  return parsed.value;
}

const MODEL_CHARS = 80;

export function promptOf(profile: ProfileName, user: UserPrompt | null = null): Prompt {
  const { tools, ...file } = defaultPrompt(profile);
  const replaced = user !== null && user.replace !== '';
  const parts = [
    replaced ? user.replace : file.system,
    user?.system ?? '',
    user !== null && user.style !== '' ? user.style : file.style,
    replaced ? '' : examplesText(file.examples),
    file.facts,
  ];
  const text = parts.filter((part) => part !== '').join('\n');
  return {
    profile,
    tools,
    hash: () => sha256(text).slice(0, 12),
    system: (model) => text.replaceAll('{model}', () => model.replace(/[^\x21-\x7e]/g, '').slice(0, MODEL_CHARS) || 'unknown'),
  };
}

const examplesText = (examples: readonly Example[]): string =>
  examples.length === 0
    ? ''
    : ['Examples:', ...examples.flatMap(({ question, answer }) => [`Q: ${question}`, JSON.stringify(answer)])].join('\n');

/** The path of the user's file: `$XDG_CONFIG_HOME/yosh/prompt.md`, else below `~/.config`. Null without a home. */
export function userPromptPath(env: Env): string | null {
  const base = xdgFolder('config', env);
  return base === null ? null : path.join(base, 'yosh', 'prompt.md');
}

const FILE_BYTES = 64 * 1024;

export interface ReadUserPrompt {
  /** Null without a file, and with one that has a fault: then the default is used. */
  readonly user: UserPrompt | null;
  /** One line about the fault. */
  readonly problem: string | null;
}

/** Reads the user's file anew; never throws. */
export function readUserPrompt(env: Env): ReadUserPrompt {
  const file = userPromptPath(env);
  if (file === null) return { user: null, problem: null };
  const fault = (what: string): ReadUserPrompt => ({
    user: null,
    problem: `${file}: ${what}; the default is used. To see: yosh prompt check`,
  });
  try {
    const stat = fs.statSync(file);
    if (!stat.isFile()) return fault('it is not a regular file');
    if (stat.size > FILE_BYTES) return fault(`it is longer than ${FILE_BYTES} bytes`);
    const parsed = parseUserPrompt(fs.readFileSync(file, 'utf8'));
    return parsed.ok ? { user: parsed.value, problem: null } : fault(parsed.error);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' || code === 'ENOTDIR'
      ? { user: null, problem: null }
      : fault(`it cannot be read (${code ?? 'unknown error'})`);
  }
}
