import { Window } from './window.ts';

const LINE = 'abcdefghijklmnopqrstuvwxyz012345\n';

/** A shell prints this many bytes and exits at once. Returns how many arrived, in order. */
export async function lastBytes(root: string, length: number, shell: 'bash' | 'zsh' = 'bash'): Promise<number> {
  const last = Buffer.alloc(length, LINE);
  await using window = await new Window({ root, shell }).prompt();
  window.write('last', last);
  window.clear();
  await window.type("stty -opost; printf '<<%s>>' GO; cat last; exit\r");
  await window.exited;
  const came = window.output.subarray(window.output.indexOf('<<GO>>') + 6);
  return last.findIndex((byte, i) => byte !== came[i]) < 0 ? length : last.findIndex((byte, i) => byte !== came[i]);
}
