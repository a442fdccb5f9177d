/** Counts the honest pairs whose command is commented out although the user asked for exactly that. */
import { BareCompanion, Parrot } from './bare-companion.ts';
import type { Pair } from './honest.ts';

export async function wronglyCommentedOut(pairs: readonly Pair[], every: (done: number) => void = () => {}): Promise<readonly string[]> {
  const parrot = new Parrot();
  using desk = new BareCompanion({ provider: parrot });
  const found: string[] = [];
  for (const [i, { question, command, line, output }] of pairs.entries()) {
    await desk.ask('reset');
    parrot.command = command;
    const { text } = await desk.run(line, output, question === '' ? 1 : 0).ask(question);
    if (text.startsWith('#') && !command.startsWith('#')) found.push(`${question} ⇒ ${command}`);
    every(i + 1);
  }
  return found;
}
