/** `yosh trust`: has yo read the file of this project, as it is now, after the user has seen it. */
import { currentFolder } from '../base/current-folder.ts';
import { PROJECT_FILE, projectHere } from '../companion/project-trust.ts';
import { screenLine, screenText } from '../safety/screen-gate.ts';
import { openState } from '../state/index.ts';
import { Cancelled } from '../ui/person.ts';
import { quoteLines } from '../ui/wrap.ts';
import { complain, type Endpoints, folded, NO_HOME, refuse } from './cli-endpoints.ts';
import { type Args, isOn, type Subcommand } from './subcommand.ts';

const NOT_WRITTEN = 'the list of trusted files cannot be written. To see why: yosh doctor';

async function trust(args: Args, io: Endpoints): Promise<number> {
  if (io.home === null) return refuse(io, NO_HOME);
  const here = await projectHere(io.env, currentFolder(io.env));
  if (here === null) return refuse(io, 'this folder does not exist any more');
  const { folder, file } = here;
  const { trusted } = openState(io.env);
  const name = screenLine(`${folder}/${PROJECT_FILE}`);
  if (isOn(args, 'undo')) {
    if (!trusted.knows(folder)) return refuse(io, `${name} is not trusted`);
    if (!trusted.undo(folder)) return refuse(io, NOT_WRITTEN);
    io.out(folded(io, `not read any more: ${name}\n`));
    return 0;
  }
  if (file === null) return refuse(io, `there is no ${name}, or it is a link or too large. In it, lines that begin with - are for yo`);
  if (file.lines.length === 0) return refuse(io, `no line of ${name} begins with -, so there is nothing to read`);
  if (trusted.accepts(folder, file.hash)) {
    io.out(folded(io, `${name} is trusted as it is. To undo: yosh trust --undo\n`));
    return 0;
  }
  io.out(`${folded(io, `${name}:\n`)}${quoteLines(screenText(file.text.trimEnd()), io.screen?.cols)}\n\n`);
  io.out(folded(io, `Lines of it that share a word with your question are sent with it.\n`));
  return (await confirmed(io)) ? accept(() => trusted.trust(folder, file.hash), name, io) : 1;
}

function accept(keep: () => boolean, name: string, io: Endpoints): number {
  if (!keep()) return refuse(io, NOT_WRITTEN);
  io.out(folded(io, `trusted: ${name}. When it changes, it is not read until you trust it again. To undo: yosh trust --undo\n`));
  return 0;
}

async function confirmed(io: Endpoints): Promise<boolean> {
  const person = io.person();
  if (person === null) {
    complain(io, 'yosh trust asks for a yes, and there is no terminal to ask on');
    return false;
  }
  try {
    const yes = await person.confirm('yosh: have yo read this file?');
    if (!yes) complain(io, 'nothing was changed');
    return yes;
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    return false;
  } finally {
    person.close();
  }
}

export const trustCommand: Subcommand = {
  name: 'trust',
  about: `have yo read ${PROJECT_FILE} of this project, as it is now; shows it and asks first`,
  examples: ['yosh trust', 'yosh trust --undo'],
  flags: [{ name: 'undo', about: 'do not read it any more', kind: 'switch' }],
  run: trust,
};
