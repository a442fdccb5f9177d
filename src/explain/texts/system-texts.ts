/** Texts about the system: users, time, disks, sums. */
export const SYSTEM_TEXTS = `
date: shows the time, or sets it
-d= --date=: this time instead of now
-f= --file=: the times in this file
-I? --iso-8601?: as in 2026-11-22
-R --rfc-email: as in mails
--rfc-3339=: as in 2026-11-22 10:00:00+00:00
-r= --reference=: the time of the last change of this file
-s= --set=: sets the clock to this time
-u --utc --universal: in UTC
--debug: says how the time is understood
others: +FORM: %Y year, %m month, %d day, %H hour, %M minute, %S second, %s seconds since 1970
uname: shows the name of the system
-a --all: all that follows
-s --kernel-name: the kernel
-n --nodename: the name of the machine
-r --kernel-release: the version of the kernel
-v --kernel-version: when the kernel was built
-m --machine: the kind of machine
-p --processor: the kind of processor
-i --hardware-platform: the platform
-o --operating-system: the operating system
hostname: shows or sets the name of the machine
-f --fqdn --long: the full name
-i --ip-address: the addresses of the name
-I --all-ip-addresses: all addresses of the machine
-s --short: the name up to the first dot
-d --domain: the domain
whoami: shows your user name
id: shows the numbers and names of a user and the groups
-u --user: only the number of the user
-g --group: only the number of the group
-G --groups: only the groups
-n --name: names instead of numbers
-r --real: the real ones
-z --zero: ends with a NUL
who: shows who is logged in
-a --all: all that follows
-b --boot: when the system started
-q --count: only names and how many
-H --heading: with a line at the top
-m: only you
-u --users: with how long they did nothing
-r --runlevel: the run level
w: shows who is logged in and what they do
-h --no-header: without the lines at the top
-s --short: in a short form
uptime: shows how long the system has run
-p --pretty: in words
-s --since: since when
groups: shows the groups of a user
nproc: shows how many processors there are
--all: all that are installed
--ignore=: without so many
printenv: shows variables of the environment
-0 --null: ends each line with a NUL
mount: connects a file system to a folder, or lists them
-a --all: all of /etc/fstab
-t= --types=: of this type
-o= --options=: with these options
-r --read-only: only for reading
-w --rw --read-write: also for writing
-v --verbose: says what it does
-B --bind: shows a folder in another place
-l --show-labels: with labels
-L= --label=: the one with this label
-U= --uuid=: the one with this UUID
.1: the disk, file system or machine
.2: the folder
umount: disconnects a file system
-l: as soon as nobody uses it
-f: by force
-a: all
-v: says what it does
-R: with all that are in it
lsblk: lists disks and their parts
-a --all: also empty ones
-b --bytes: sizes in bytes
-d --nodeps: without parts
-f --fs: with file systems
-o= --output=: these columns
-p --paths: with whole paths
-J --json: as JSON
-l --list: as a list
-m --perms: with rights
-n --noheadings: without the line at the top
-t --topology: how they are built
md5sum, sha1sum, sha224sum, sha256sum, sha384sum, sha512sum, b2sum: makes sums by which a change of a file is seen
-b --binary: reads as binary
-c --check: compares with the sums in a file
--tag: in the form of BSD
-t --text: reads as text
-z --zero: ends each line with a NUL
--ignore-missing: without an error for files that are missing
--quiet: without OK for each file
--status: says nothing; the exit status tells
--strict: an error for lines that are not sums
-w --warn: warns of lines that are not sums
others: the files
base64: turns data into plain letters, and back
-d --decode: back into data
-i --ignore-garbage: other characters do not count
-w= --wrap=: lines of this length; 0 one line
others: the file
od: shows the bytes of a file
-A= --address-radix=: addresses in front: d decimal, o octal, x hexadecimal, n none
-t= --format=: in this form: c characters, x1 hexadecimal bytes
-N= --read-bytes=: at most so many bytes
-j= --skip-bytes=: without the first so many bytes
-c: as characters
-x: as hexadecimal numbers
-b: as octal bytes
others: the files
-v --output-duplicates: equal lines too
hexdump, hd: shows the bytes of a file
-C --canonical: as hexadecimal bytes and characters
-n= --length=: at most so many
-s= --skip=: after so many
-v --no-squeezing: equal lines too
mktemp: makes a temporary file with a new name
-d --directory: a folder
-u --dry-run: only the name
-q --quiet: without errors
--suffix=: with this ending
-p= --tmpdir?: in this folder
-t: in the temporary folder
truncate: makes files shorter or longer
-c --no-create: makes no file
-o --io-blocks: the size is in blocks
-r= --reference=: the size of this file
-s= --size=: this size; + more, - less
dd: copies data block by block
"if=: reads from this file or device
"of=: writes to this file or device; what was in it is lost
"bs=: reads and writes so much at a time: a block
"ibs=: reads so much at a time
"obs=: writes so much at a time
"cbs=: converts so many bytes at a time
"count=: copies only so many blocks
"skip=: leaves out so many blocks at the beginning of the input
"iseek=: leaves out so many blocks at the beginning of the input
"seek=: skips so many blocks at the beginning of the output
"oseek=: skips so many blocks at the beginning of the output
"conv=: changes the data, or how it is copied, in these ways
"conv=noerror: goes on after errors of reading
"conv=sync: fills blocks that are too short with NULs
"conv=notrunc: keeps what is behind in the output file
"conv=fsync: writes everything to the disk before it ends
"conv=fdatasync: writes the data to the disk before it ends
"conv=excl: fails if the output file is there
"conv=nocreat: makes no output file
"conv=sparse: leaves holes for blocks of NULs
"conv=swab: swaps each pair of bytes
"conv=ucase: makes capital letters
"conv=lcase: makes small letters
"iflag=: reads in these ways
"iflag=direct: reads past the cache
"iflag=fullblock: reads until a block is full
"oflag=: writes in these ways
"oflag=direct: writes past the cache
"oflag=sync: writes each block to the disk at once
"oflag=append: adds to the end
"status=: how much it says
"status=progress: shows its progress
"status=none: shows only errors
"status=noxfer: shows no speed at the end
man: shows the manual page of a command
-k: searches in the short descriptions
-f: only the short description
-a: all pages, one after the other
others: the section and the name
expr: calculates, or compares texts
bc: calculates
-l --mathlib: with functions such as s(x), and 20 decimals
-q --quiet: without a greeting
-i --interactive: as at a terminal
-s --standard: as POSIX describes
yes: prints a word for ever
clear: clears the screen
passwd: changes a password
reboot: starts the system again
shutdown: ends the system
-h: and switches off
-r: and starts it again
-c: takes it back
tty: shows the name of the terminal
-s --silent --quiet: only the exit status
python3, python: runs Python
-c=: runs this code
-m=: runs this module
-i: stays interactive
-u: without keeping output back
-V --version: shows the version
-B: writes no .pyc files
-O: without assertions
-v: says what it imports
-W=: how warnings are treated
-E: does not read variables of the environment
-s: without packages of the user
-S: without packages of the site
-x: skips the first line
others: the script and its arguments
node: runs JavaScript
-e= --eval=: runs this code
-p= --print=: runs this code and shows the result
-v --version: shows the version
-r= --require=: loads this module first
-c --check: only checks the syntax
-i --interactive: stays interactive
--watch: starts again when a file changes
--test: runs tests
others: the script and its arguments
npm: manages packages of JavaScript
subcommands: take these options too
npm install, npm i: installs packages
-g --global: for the whole machine
-D --save-dev: as needed only for development
--save: as needed
-E --save-exact: exactly this version
--ignore-scripts: without scripts of packages
others: the packages
npm test: runs the tests of the project
others: given to the tests
npm start: starts the project
npm ci: installs exactly what the lock file has
pip, pip3: manages packages of Python
pip install, pip3 install: installs packages
-U --upgrade: newer versions
-r= --requirement=: those in this file
-e= --editable=: this folder, so that changes count at once
--user: for this user
--no-cache-dir: without a cache
-q --quiet: with fewer messages
-t= --target=: into this folder
--pre: also versions before the release
--no-deps: without what they need
others: the packages
pip list, pip3 list: lists packages
pip freeze, pip3 freeze: lists packages with their versions, for a file
pip uninstall, pip3 uninstall: removes packages
pip show, pip3 show: shows a package
`;
