/** Sentences about packages of the system and compressing programs. */
export const PACKAGE_TEXTS = `
apt-get install, apt install: installs packages
-y --yes: answers yes to all questions
-q --quiet: says less
-s --simulate --dry-run: only says what it would do
-d --download-only: only fetches them
-f --fix-broken: mends packages that lack others
--no-install-recommends: without packages that are only recommended
--reinstall: although they are there
others: the packages
apt-get remove, apt remove: removes packages, and keeps their settings
-y --yes: answers yes to all questions
--purge: removes their settings too
-s --simulate --dry-run: only says what it would do
others: the packages
apt-get purge, apt purge: removes packages and their settings
-y --yes: answers yes to all questions
others: the packages
apt-get update, apt update: fetches the lists of packages
-q --quiet: says less
apt-get upgrade, apt upgrade: installs newer versions
-y --yes: answers yes to all questions
-s --simulate --dry-run: only says what it would do
apt-get dist-upgrade, apt full-upgrade: installs newer versions, and removes packages where it must
-y --yes: answers yes to all questions
apt-get autoremove, apt autoremove: removes packages that nothing needs any more
-y --yes: answers yes to all questions
--purge: removes their settings too
apt-get clean, apt clean: removes the packages that were fetched
apt search: searches for packages
others: the words
apt show: describes packages
others: the packages
apt list: lists packages
--installed: only installed ones
--upgradable: only those with a newer version
others: only those whose name matches
apt-get source, apt source: fetches the source of packages
others: the packages
dpkg: manages single packages of Debian
-i --install: installs these files
-r --remove: removes packages, and keeps their settings
-P --purge: removes packages and their settings
-l --list: lists packages
-L --listfiles: lists the files of packages
-S --search: finds the package that a file belongs to
-s --status: shows what is known of packages
-c --contents: lists what is in a package file
-I --info: describes a package file
--configure: finishes the installation
-a --pending: of all packages
--get-selections: lists packages and what is to become of them
others: packages, files, or patterns
brew: manages packages of Homebrew
brew install: installs packages
--cask: an application
--HEAD: the newest source
others: the packages
brew uninstall, brew remove, brew rm: removes packages
--cask: an application
--zap: with everything that belongs to it
others: the packages
brew upgrade: installs newer versions
--cask: of applications
others: only these
brew update: fetches the lists of packages
brew list, brew ls: lists installed packages
--cask: applications
--versions: with versions
others: the files of this package
brew search: searches for packages
others: the words
brew info: describes packages
others: the packages
brew services: manages background services
others: what is done, and the service
brew cleanup: removes old versions
brew doctor: looks for problems
snap: manages applications in packages of their own
snap install: installs applications
--classic: with all rights
--channel=: from this channel
--edge: the newest, untested
--devmode: without limits
others: the applications
snap remove: removes applications
--purge: without keeping a copy of their data
others: the applications
snap list: lists installed applications
--all: old versions too
others: only these
snap refresh: installs newer versions
others: only these
patch: changes files as a diff says
-p=: leaves out so many folders of each path
-i= --input=: reads the diff from this file
-R --reverse: takes the changes back
-d= --directory=: goes to this folder first
-b --backup: keeps the old files
-s --quiet: says nothing
-N --forward: leaves out changes that are there already
--dry-run: changes nothing, and says what would be done
others: the file, then the diff
cmp: compares two files byte by byte
-s --quiet --silent: says nothing; only the exit status tells
-l --verbose: each byte that differs
-b --print-bytes: shows the bytes
-n= --bytes=: at most so many bytes
others: the two files
xxd: shows bytes as hexadecimal numbers
-r: turns such numbers back into bytes
-p: only the numbers
-l=: so many bytes
-s=: from this place
-c=: so many in a line
-b: as bits
-i: as an array in C
-g=: so many bytes in a group
-u: with capital letters
others: the file, then where it is written to
iconv: changes the encoding of text
-f= --from-code=: from this encoding
-t= --to-code=: to this encoding
-c: leaves out what cannot be written
-o= --output=: writes it to this file
-l --list: lists the encodings
others: the files
zstd, unzstd: compresses files; fast
-d --decompress: unpacks
--ultra: allows levels above 19, which take more memory
-k --keep: keeps the original
-f --force: overwrites
-o=: writes it to this file
-c --stdout: writes it to the output
-T=: so many at the same time; 0 as many as there are processors
-r: folders with all that is in them
-q --quiet: says less
-v --verbose: says more
-t --test: only checks
-l --list: shows the sizes
--rm: removes the original
-<number>: how much is tried: 1 fast, 19 small
others: the files
bzip2, bunzip2, bzcat: compresses files with bzip2, or takes them out
-d --decompress: takes them out
-k --keep: keeps the original
-f --force: overwrites
-c --stdout: writes it to the output
-t --test: only checks
-v --verbose: says more
-q --quiet: says less
-1 --fast: fast
-9 --best: as small as it gets
others: the files
7z, p7zip: packs and unpacks archives of many kinds
-o: into this folder
-p: with this password
-r: folders with all that is in them
-y: answers yes to all questions
-t: an archive of this kind
-mx: how much is tried: 0 to 9
"a: packs files into an archive
"x: unpacks with folders
"e: unpacks everything into one folder
"l: lists what is in it
"t: only checks
"d: removes from the archive
"u: replaces older files in the archive
others: the archive, then the files
`;
