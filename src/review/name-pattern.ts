/** Which names a shell pattern of `*` and `?` takes. Pure. */

/** Whether a name is one that a pattern takes. Not by an expression, in which many stars are slow. */
export function fits(name: string, glob: string): boolean {
  let [at, star, mark] = [0, -1, 0];
  let here = 0;
  while (at < name.length) {
    if (glob[here] === '?' || (glob[here] === name[at] && glob[here] !== '*')) [at, here] = [at + 1, here + 1];
    else if (glob[here] === '*') [star, mark, here] = [here, at, here + 1];
    else if (star !== -1) [here, mark, at] = [star + 1, mark + 1, mark + 1];
    else return false;
  }
  return /^\**$/.test(glob.slice(here));
}
