/** Parts of the patterns that several files of rows have. */

export const HERE = '[here|in here|in this folder|in this directory|in current directory|in current folder]';
export const EACH = '(each|every|all|all of|all the)';
export const AND_ALL =
  '(and everything in it|and everything inside|and everything inside it|and everything below|and everything below it|and everything under it|' +
  'and all that is in it|and all its contents|and its contents|with everything in it|with all its contents|recursively|and all files in it|' +
  'and all files below it|and all files inside|and everything within)';
