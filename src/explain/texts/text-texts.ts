/** Texts about programs that show, sort, cut and change text. */
export const TEXT_TEXTS = `
cat: shows files one after the other
-A --show-all: shows line ends, tabs and controls
-b --number-nonblank: numbers the lines that are not empty
-e: shows line ends and controls
-E --show-ends: shows a $ at each line end
-n --number: numbers the lines
-s --squeeze-blank: several empty lines become one
-t: shows tabs and controls
-T --show-tabs: shows tabs as ^I
-u: does nothing
-v --show-nonprinting: shows controls
others: the files; - is the input
tac: shows the lines of files from the last to the first
-b --before: the separator is before each line
-r --regex: the separator is a regular expression
-s= --separator=: lines end with this
head: shows the first lines
-<number>: so many lines
-c= --bytes=: so many bytes; with - in front all but so many
-n= --lines=: so many lines; with - in front all but so many
-q --quiet --silent: without the names of files
-v --verbose: with the names of files
-z --zero-terminated: lines end with a NUL
others: the files
tail: shows the last lines
-<number>: so many lines
-c= --bytes=: so many bytes; with + in front from this byte on
-f --follow?: goes on showing what is added
-F: goes on by name, also when the file is replaced
-n= --lines=: so many lines; with + in front from this line on
--max-unchanged-stats=: how long a file is watched before it is opened anew
--pid=: ends when this process ends
-q --quiet --silent: without the names of files
--retry: tries again when a file cannot be opened
-s= --sleep-interval=: looks every so many seconds
-v --verbose: with the names of files
-z --zero-terminated: lines end with a NUL
others: the files
sort: sorts lines
-b --ignore-leading-blanks: spaces at the beginning do not count
-d --dictionary-order: only letters, digits and spaces count
-f --ignore-case: capital and small letters are the same
-g --general-numeric-sort: as numbers, also such as 1e5
-i --ignore-nonprinting: only characters that can be shown count
-M --month-sort: as months
-h --human-numeric-sort: as sizes such as 2K, 1G
-n --numeric-sort: as numbers
-R --random-sort: in random order, equal lines together
--random-source=: takes random bytes from this file
-r --reverse: in the opposite order
--sort=: general-numeric, human-numeric, month, numeric, random or version
-V --version-sort: as version numbers
--batch-size=: merges at most so many files at once
-c --check?: only tells whether it is sorted
-C: tells by the exit status whether it is sorted
--compress-program=: compresses temporary files with this program
--debug: marks what is compared
--files0-from=: reads the names, ended by NUL, from this file
-k= --key=: by this column, or from column to column
-m --merge: merges files that are sorted
-o= --output=: writes into this file
-s --stable: equal lines stay in their order
-S= --buffer-size=: uses so much memory
-t= --field-separator=: columns end with this character
-T= --temporary-directory=: puts temporary files here
--parallel=: so many at the same time
-u --unique: equal lines once
-z --zero-terminated: lines end with a NUL
others: the files
uniq: removes lines that are equal to the line before
-c --count: with how often each comes
-d --repeated: only lines that come several times in a row, once each
-D: all lines that come again
--all-repeated?: all lines that come again, in groups
-f= --skip-fields=: the first so many columns do not count
--group?: shows all lines, in groups
-i --ignore-case: capital and small letters are the same
-s= --skip-chars=: the first so many characters do not count
-u --unique: only lines that come once
-w= --check-chars=: at most so many characters count
-z --zero-terminated: lines end with a NUL
cut: shows parts of each line
-b= --bytes=: these bytes
-c= --characters=: these characters
-d= --delimiter=: columns end with this character instead of a tab
-f= --fields=: these columns
-n: does nothing
--complement: all but these
-s --only-delimited: without lines that have no separator
--output-delimiter=: puts this between the columns
-z --zero-terminated: lines end with a NUL
others: the files
tr: replaces or removes characters
-c -C --complement: the first set means all characters but these
-d --delete: removes characters instead of replacing them
-s --squeeze-repeats: the same character several times becomes one
-t --truncate-set1: makes the first set as short as the second
.1: the characters that are replaced
.1 -c: all characters but these are replaced
.2: the characters that take their place
sole -s: the characters of which several in a row become one
sole -c -s: of all characters but these several in a row become one
.1 -d: the characters that are removed
.1 -c -d: the characters that stay; all others are removed
.2 -d -s: the characters of which several in a row become one
wc: counts lines, words and bytes
-c --bytes: bytes
-m --chars: characters
-l --lines: lines
--files0-from=: reads the names, ended by NUL, from this file
-L --max-line-length: the width of the longest line
-w --words: words
--total=: when the sum is shown: auto, always, only or never
others: the files
sed: changes text line by line with a script
-n --quiet --silent: shows only what the script prints
--debug: shows how the script is understood
-e= --expression=: this script; may be given again
-f= --file=: reads the script from this file
-E -r --regexp-extended: extended regular expressions, with + ? | ( )
--follow-symlinks: changes the file that a link points to
-i? --in-place?: changes the files themselves | changes the files themselves, and keeps a copy under the name with this ending
-l= --line-length=: wraps lines of the l command at this width
--posix: without GNU's extensions
-s --separate: each file by itself
--sandbox: refuses commands that run programs or touch files
-u --unbuffered: shows each line at once
-z --null-data: lines end with a NUL
.1: the script: s/a/b/ replaces a by b, d removes the line, p shows it
others: the files
awk, gawk, mawk: goes through lines and their columns with a program
-F= --field-separator=: columns end with this
-v= --assign=: sets a variable of the program
-f= --file=: reads the program from this file
.1: the program: a condition and what is done in { }; $1 is the first column
others: the files
tee: writes its input into files and passes it on
-a --append: adds to the files instead of replacing them
-i --ignore-interrupts: does not stop at Ctrl-C
-p: reports errors that are not about pipes
--output-error?: what is done when writing fails
others: the files to write
diff: shows in what files differ
-<number>: with so many lines before and after
--normal: in the ordinary form
-q --brief: only whether they differ
-s --report-identical-files: also says when they are the same
-c: with three lines before and after, in the older form
-C= --context?: with so many lines before and after, in the older form
-u: with three lines before and after: the unified form
-U= --unified?: with so many lines before and after: the unified form
-y --side-by-side: side by side
-W= --width=: at most so many columns
-i --ignore-case: capital and small letters are the same
-E --ignore-tab-expansion: tabs and spaces are the same
-Z --ignore-trailing-space: spaces at the end do not count
-b --ignore-space-change: the number of spaces does not count
-w --ignore-all-space: spaces do not count
-B --ignore-blank-lines: empty lines do not count
-a --text: treats all files as text
-r --recursive: also what is in the folders
-N --new-file: a missing file counts as empty
-x= --exclude=: without files that match this pattern
-p --show-c-function: shows in which function of C it is
--color?: in colours: always, never or auto
-t --expand-tabs: shows tabs as spaces
-l --paginate: in pages, with pr
others: the two files or folders to compare
paste: puts the lines of files side by side
-d= --delimiters=: with these characters in between
-s --serial: each file becomes one line
-z --zero-terminated: lines end with a NUL
others: the files
comm: compares two sorted files line by line
-1: without lines that only the first has
-2: without lines that only the second has
-3: without lines that both have
--check-order: an error when they are not sorted
--nocheck-order: does not look whether they are sorted
--output-delimiter=: puts this between the columns
--total: with counts at the end
-z --zero-terminated: lines end with a NUL
others: the input, then the file that is written
less: shows text page by page
-N --LINE-NUMBERS: with line numbers
-S --chop-long-lines: cuts long lines instead of wrapping them
-R --RAW-CONTROL-CHARS: shows colours
-F --quit-if-one-screen: ends at once when all fits the screen
-X --no-init: leaves the text on the screen at the end
-i --ignore-case: searches without regard to capital letters
-n --line-numbers: without line numbers
-s --squeeze-blank-lines: several empty lines become one
"+F: waits at the end for new lines, as tail -f does
"+G: begins at the end
others: the files
nl: numbers lines
-b= --body-numbering=: which lines: a all, t those that are not empty
-s= --number-separator=: puts this behind the number
-w= --number-width=: numbers of this width
rev: turns each line round
fold: wraps long lines
-b --bytes: counts bytes
-s --spaces: at spaces
-w= --width=: at this width
column: puts text into columns
-t --table: as a table
-s= --separator=: columns of the input end with one of these characters
-o= --output-separator=: puts this between the columns
-n= --table-name=: the name of the table, for JSON
-J --json: as JSON
others: the files
split: cuts a file into pieces
-<number>: so many lines in each piece
-a= --suffix-length=: names end in so many characters
-b= --bytes=: so many bytes in each piece
-d --numeric-suffixes?: names end in numbers
-l= --lines=: so many lines in each piece
-n= --number=: so many pieces
--additional-suffix=: puts this at the end of the names
--verbose: says what it writes
.1: the file
.2: what the names of the pieces begin with
shuf: puts lines in random order
-e --echo: the words of the command are the lines
-i= --input-range=: the numbers from this to that
-n= --head-count=: at most so many
-o= --output=: writes into this file
-r --repeat: a line may come again
-z --zero-terminated: lines end with a NUL
others: the file
others -e: the lines
seq: counts
-f= --format=: writes numbers in this form
-s= --separator=: puts this between the numbers
-w --equal-width: with zeros in front, so that all have the same width
others: the first number, the step and the last; fewer words leave out step, then first
jq: takes values out of JSON and changes it
-r --raw-output: texts without quotes
-c --compact-output: each value on one line
-n --null-input: reads no input
-s --slurp: all values of the input as one list
-S --sort-keys: keys in order
-R --raw-input: reads lines of text instead of JSON
-e --exit-status: the exit status tells whether the last value was true
-M --monochrome-output: without colours
-C --color-output: in colours
--tab: indents with tabs
--indent=: indents by so many spaces
--arg=: sets a variable to a text
--argjson=: sets a variable to a JSON value
.1: the filter: .a is the value of a, .[] each element
others: the files
`;
