/** Many files that are put under one name: only the last is left. */
import { fillsWords } from '../programs/index.ts';
import { type Arg, lookUp, type SimpleCommand } from '../syntax/simple-command.ts';
import { dangerous, type Effect } from './effect-types.ts';
import { placeOf } from './paths.ts';
import { isPlaceholder, shownArg } from './subject.ts';

/** `for f in *.jpg; do mv "$f" a.jpg; done`, `find … -exec cp {} all.txt \;`; null where it is not so. A name with an ending is no folder. */
export function lostUnderOneName(sources: readonly Arg[], place: Arg, { program, wrappers, scope }: SimpleCommand): Effect | null {
  const [source] = sources;
  // `mv {} {}.bak`: each file has a name of its own
  if (source === undefined || (place.value ?? place.text).includes(source.value ?? source.text)) return null;
  if ((program !== 'mv' && program !== 'cp') || !/[^/.]\.[A-Za-z]\w{0,4}$/.test(place.value ?? '')) return null;
  const values = lookUp(scope, /^"?\$\{?(\w+)\}?"?$/.exec(source.text)?.[1] ?? '') ?? [];
  const areMany = values.length > 1 || values.some(({ text }) => /[*?]|^\$\(/.test(text));
  if (!areMany && !(isPlaceholder(source) && wrappers.some(fillsWords))) return null;
  return dangerous('deletes', `puts several files into the one file ${shownArg(place)}, so only the last is left`, {
    objects: [...sources, place].map((arg) => placeOf(arg, scope)),
    // a request to rename or to copy files does not ask for this
    called: 'overwrit',
  });
}
