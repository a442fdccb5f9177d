/** `yosh prompt show|check|diff|edit`: what the model is told, and the user's own file that changes it. */
import fs from 'node:fs';
import path from 'node:path';
import { PROFILE_NAMES, type ProfileName } from '../base/model-notes.ts';
import { toolsOf } from '../companion/tool-sets.ts';
import { promptOf, readUserPrompt, userPromptPath } from '../prompts/index.ts';
import { parseUserPrompt, tokensOf } from '../prompts/prompt-file.ts';
import { screenLine, screenText } from '../safety/screen-gate.ts';
import { complain, type Endpoints, NO_HOME, refuse } from './cli-endpoints.ts';
import { openInEditor } from './editor.ts';
import { type Args, type Positional, type Subcommand, textOf } from './subcommand.ts';
import { canReplace, readWhole, replaceFile } from './write-file.ts';

const PROFILE: Positional = {
  name: 'profile',
  about: 'the size of model that it is for',
  called: 'a size of model',
  optional: true,
  choices: PROFILE_NAMES,
  choicesMessage: 'the sizes are',
};

/** In place of the model's name, which is known when it is asked. */
const MODEL = 'MODEL';

const profileIn = (args: Args): ProfileName => PROFILE_NAMES.find((name) => name === textOf(args, 'profile')) ?? 'large';

/** Shown when the user's file has a fault: the default is what is used. */
function userIn(io: Endpoints): ReturnType<typeof readUserPrompt>['user'] {
  const { user, problem } = readUserPrompt(io.env);
  if (problem !== null) complain(io, problem);
  return user;
}

function show(args: Args, io: Endpoints): number {
  const prompt = promptOf(profileIn(args), userIn(io));
  const system = prompt.system(MODEL);
  const tools = toolsOf(prompt.tools);
  const asked = prompt.tools === 'schema' ? 'one JSON object' : `tools: ${tools.map(({ name }) => name).join(', ')}`;
  io.out(`${screenText(system)}\n`);
  io.err(`\n${prompt.profile} · ${prompt.hash()} · about ${tokensOf(system)} tokens · ${asked}\n`);
  return 0;
}

function check(args: Args, io: Endpoints): number {
  const file = textOf(args, 'file') ?? userPromptPath(io.env);
  if (file === null) return refuse(io, NO_HOME);
  const read = readWhole(file);
  if (!read.ok) return refuse(io, `${file} cannot be read (${read.error})`);
  if (read.value === null)
    return refuse(io, `there is no ${file}${textOf(args, 'file') === null ? '. To make one: yosh prompt edit' : ''}`);
  const parsed = parseUserPrompt(read.value.bytes.toString('utf8'));
  if (!parsed.ok) return refuse(io, `${file}: ${parsed.error}`);
  const sizes = PROFILE_NAMES.map((name) => `${name} ${tokensOf(promptOf(name, parsed.value).system(MODEL))}`);
  io.out(`${screenLine(file)} is good. Tokens with it: ${sizes.join(', ')}\n`);
  return 0;
}

/** Lines that only one of the two has: `-` of the default, `+` of what is used. */
function promptDiff(before: string, after: string): readonly string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `- ${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+ ${line}`),
  ];
}

function diff(args: Args, io: Endpoints): number {
  const profile = profileIn(args);
  const lines = promptDiff(promptOf(profile).system(MODEL), promptOf(profile, userIn(io)).system(MODEL));
  io.out(lines.length === 0 ? 'the default is used as it is\n' : `${lines.map((line) => screenLine(line)).join('\n')}\n`);
  return 0;
}

const TEMPLATE = `---
extends: default
---
# system

# style
Explain in at most 12 words, in the user's language.
`;

function edit(_: Args, io: Endpoints): number {
  const file = userPromptPath(io.env);
  if (file === null) return refuse(io, NO_HOME);
  if (io.person() === null) return refuse(io, `an editor needs a terminal. The file is ${file}`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  if (!fs.existsSync(file)) {
    const able = canReplace(file);
    const made = able.ok ? replaceFile(file, Buffer.from(TEMPLATE), 0o644) : able;
    if (!made.ok) return refuse(io, `${file} cannot be written (${made.error})`);
  }
  const trouble = openInEditor(io, file);
  return trouble === null ? check({}, io) : refuse(io, trouble);
}

export const promptCommand: Subcommand = {
  name: 'prompt',
  about: 'show what the model is told, and change it with a file of your own',
  examples: ['yosh prompt show', 'yosh prompt edit'],
  children: [
    {
      name: 'show',
      about: 'print what the model is told, with its size and hash',
      examples: ['yosh prompt show'],
      positionals: [PROFILE],
      run: show,
    },
    {
      name: 'check',
      about: 'say whether your prompt.md can be used',
      examples: ['yosh prompt check', 'yosh prompt check my-prompt.md'],
      positionals: [{ name: 'file', about: 'another file than your own', called: 'a file', optional: true }],
      run: check,
    },
    { name: 'diff', about: 'print what your prompt.md changes', examples: ['yosh prompt diff'], positionals: [PROFILE], run: diff },
    { name: 'edit', about: 'open your prompt.md in $EDITOR, then check it', examples: ['yosh prompt edit'], run: edit },
  ],
};
