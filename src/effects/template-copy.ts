/** A file of settings made from the example that a project has beside it: `cp .env.example .env`. */
import type { Arg, Scope } from '../syntax/simple-command.ts';
import { placeOf } from './paths.ts';

/** How projects mark an example, at the end of its name or before the ending: `.env.example`, `config.sample.yml`. */
const MARK = /[._-](?:example|sample|template|tmpl|dist|default)(?=\.|$)/;
/** A path below the current folder, in no hidden folder: a hook of `.git` that has a sample is started by git. */
const IN_PROJECT = /^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w.-]+$/;

/** Whether a copy only takes the mark of an example off, within the project. */
export function isFromTemplate(sources: readonly Arg[], place: Arg, scope: Scope | null): boolean {
  const [from = '', ...others] = sources.map((arg) => bare(placeOf(arg, scope)));
  return (
    others.length === 0 &&
    MARK.test(from) &&
    IN_PROJECT.test(from) &&
    !from.includes('..') &&
    from.replace(MARK, '') === bare(placeOf(place, scope))
  );
}

const bare = (path: string): string => path.replace(/^\.\//, '');
