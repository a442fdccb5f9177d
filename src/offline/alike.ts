/** Words that say the same in front of a shell: each row holds those that may take each other's place in every phrase. */
const SAME: readonly (readonly string[])[] = `show list print display view see
delete remove erase
create make
find locate
folder directory dir
folders directories dirs
which what
in inside within
changed modified edited
biggest largest
newest latest
machine computer system box pc laptop
repository repo
kubernetes k8s kube`
  .split('\n')
  .map((row) => row.split(' '));
const ALIKE: ReadonlyMap<string, readonly string[]> = new Map(SAME.flatMap((row) => row.map((word) => [word, row] as const)));
/** The words that say the same, the word itself among them. */
export const alikeTo = (word: string): readonly string[] => ALIKE.get(word.toLowerCase()) ?? [word];
/** The first of them, by which all are compared. */
export const canonical = (word: string): string => alikeTo(word)[0] ?? word;
