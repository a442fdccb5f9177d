/** What a replay shows, as rows of plain text: the emulator draws the painted bytes, as a terminal would. */
import { emulatorOf } from '../transcript/emulator.ts';
import type { Replayed } from './replay-exchange.ts';

const ROWS = 24;

/** The rows of a window of this width, with the command behind a `>` where one is prefilled. */
export async function rowsOf({ screen, command }: Pick<Replayed, 'screen' | 'command'>, cols: number): Promise<readonly string[]> {
  const { terminal, feed } = await emulatorOf([{ offset: 0, cols, rows: ROWS }]);
  await feed(Buffer.from(command === null ? screen : `${screen}> ${command.replaceAll('\n', '\r\n')}\r\n`));
  const { active } = terminal.buffer;
  const rows = Array.from({ length: active.length }, (_, y) => active.getLine(y)?.translateToString(true) ?? '');
  terminal.dispose();
  return rows.slice(0, rows.findLastIndex((row) => row !== '') + 1);
}
