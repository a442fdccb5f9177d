/**
 * All answers of the gallery, on screens of four widths, dark, light and without colours: the same in pieces of three characters and whole,
 * and right after the window got another width at each of twenty moments. `npm run lab gallery -- NAME` shows one answer.
 */
import { faultsOf, GALLERY, type Look, LOOKS, resizeFaults, UNSEEN, WIDTHS } from '../../tests/ui/gallery.ts';
import { bytesOf } from '../../tests/ui/answer-screen.ts';

const [wanted] = process.argv.slice(2).filter((word) => word !== '--');
let screens = 0;
let resizes = 0;
let wrong = 0;

function report(what: string, faults: readonly string[]): void {
  wrong += faults.length;
  for (const fault of faults) console.log(`${what}: ${fault}`);
}

for (const example of [...GALLERY, ...UNSEEN].filter(({ name }) => wanted === undefined || name.includes(wanted))) {
  for (const cols of WIDTHS) {
    for (const look of LOOKS) {
      screens += 1;
      report(`${example.name}, ${cols} columns, ${look.name}`, await faultsOf(example, cols, look));
    }
    for (const after of WIDTHS.filter((width) => width !== cols)) {
      resizes += 20;
      report(`${example.name}, ${cols} → ${after} columns`, await resizeFaults(example, cols, after, LOOKS[0] as Look));
    }
    if (wanted !== undefined) console.log(bytesOf(example.text, { cols, color: '36', background: 'dark' }).replaceAll('\r', ''));
  }
}
console.log(`${screens} screens and ${resizes} resizes: ${wrong} wrong`);
process.exitCode = wrong === 0 ? 0 : 1;
