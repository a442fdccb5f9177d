/** What the operators of `[[ … ]]` test. */
export const TESTS: Readonly<Record<string, string>> = {
  '-e': 'it exists',
  '-f': 'it is a file',
  '-d': 'it is a folder',
  '-h': 'it is a symbolic link',
  '-L': 'it is a symbolic link',
  '-r': 'it can be read',
  '-w': 'it can be written to',
  '-x': 'it can be run, or entered if it is a folder',
  '-s': 'it is not empty',
  '-z': 'the text is empty',
  '-n': 'the text is not empty',
  '-v': 'the variable is set',
  '-t': 'the descriptor is a terminal',
};

export const COMPARISONS: Readonly<Record<string, string>> = {
  '=': 'the text matches the pattern',
  '==': 'the text matches the pattern',
  '!=': 'the text does not match the pattern',
  '=~': 'the text matches the regular expression',
  '<': 'it sorts before the other',
  '>': 'it sorts after the other',
  '-eq': 'the numbers are equal',
  '-ne': 'the numbers differ',
  '-lt': 'the number is smaller',
  '-le': 'the number is smaller or equal',
  '-gt': 'the number is larger',
  '-ge': 'the number is larger or equal',
  '-nt': 'the file is newer',
  '-ot': 'the file is older',
  '-ef': 'both are the same file',
};
