/** The pictures of docs/pictures: what a real session shows (tmux), on a dark and on a light background. */
import type { Script } from '../support/script.ts';
import { chat, command } from '../support/script.ts';
import { GALLERY } from '../ui/gallery.ts';

interface Picture {
  /** The name of its file. */
  readonly name: string;
  readonly title: string;
  readonly script: Script;
  /** What is typed, and the screen after it. `keys` end with Enter unless they say otherwise. */
  readonly typed: readonly { readonly text: string; readonly until: RegExp }[];
  readonly rows: number;
}

const PACKED = `Use \`tar\`; \`-a\` takes the compressor from the **name of the file**:

\`\`\`sh
tar -caf project.tar.zst src/   # zst, xz, gz
\`\`\`

- \`-t\` lists what is in it, \`-x\` takes it out
- \`yo 1\` puts the line above on your prompt`;

/** The picture at the top of the README. */
const FIRST: Picture = {
  name: 'yosh',
  title: 'A question, the command on the prompt with what it would do, and an answer in words',
  script: { delete: command('rm -rf build', 'removes the build folder'), '*': chat(PACKED) },
  typed: [
    { text: 'yo how do I pack a folder? (for a mail & so on)', until: /your prompt\n\$$/ },
    { text: "yo delete the build folder, I don't need it", until: /rm -rf build$/ },
  ],
  rows: 24,
};

/** Answers of the gallery that have a picture. */
const SHOWN = [
  'packing',
  'docker compose',
  'a Python script',
  'SQL',
  'JSON and jq',
  'TypeScript types',
  'regular expressions',
  'Chinese',
  'deep nesting',
  'a script',
];

export const PICTURES: readonly Picture[] = [
  FIRST,
  ...GALLERY.filter(({ name }) => SHOWN.includes(name)).map(({ name, text }) => ({
    name: name.toLowerCase().replaceAll(' ', '-'),
    title: `An answer in Markdown: ${name}`,
    script: { '*': chat(text) },
    typed: [{ text: `yo tell me about ${name}`, until: /\S\n\$$/ }],
    rows: 50,
  })),
];
