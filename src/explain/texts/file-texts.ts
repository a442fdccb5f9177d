/** Texts about programs that list, copy, move and remove files. */
export const FILE_TEXTS = `
ls: lists the contents of folders
-a --all: also names that begin with a dot
-A --almost-all: also names that begin with a dot, except . and ..
--author: with the author of each file, in the long form
-b --escape: shows unusual characters as escapes
--block-size=: counts sizes in units of this
-B --ignore-backups: without names that end in ~
-c: by the time of the last change of status; with -lt sorts by it
-C: in columns
--color?: colours names by type: always, never or auto
-d --directory: folders themselves, not what is in them
-D --dired: for the dired mode of Emacs
-f: in the order of the disk, with all names
-F --classify?: marks types behind names: / folder, * program, @ link
--file-type: marks types behind names, except *
--format=: the form: across, commas, long, single-column, verbose or vertical
--full-time: the long form with complete times
-g: the long form without owners
--group-directories-first: folders before files
-G --no-group: without groups in the long form
-h --human-readable: sizes such as 1K, 234M, 2G
--si: sizes such as 1k, 234M, in powers of 1000
-H --dereference-command-line: follows links that are named in the command
--dereference-command-line-symlink-to-dir: follows links to folders that are named in the command
--hide=: without names that match this pattern, unless -a or -A is given
--hyperlink?: names as links that a terminal opens
--indicator-style=: which marks names get: none, slash, file-type or classify
-i --inode: with the index number of each file
-I= --ignore=: without names that match this pattern
-k --kibibytes: counts the space on the disk in blocks of 1024 bytes
-l: the long form: rights, owner, size, time
-L --dereference: shows the file that a link points to
-m: names separated by commas
-n --numeric-uid-gid: the long form with the numbers of users and groups
-N --literal: names without quotes
-o: the long form without groups
-p: a / behind folders
-q --hide-control-chars: shows ? for characters that cannot be shown
--show-control-chars: shows all characters as they are
-Q --quote-name: names in double quotes
--quoting-style=: how names are quoted
-r --reverse: in the opposite order
-R --recursive: also what is in the folders, and in theirs
-s --size: with the space that each file takes on the disk
-S: the largest first
--sort=: sorted by none, size, time, version, extension or width
--time=: which time is shown and sorted by: atime, ctime, birth or mtime
--time-style=: how times are written
-t: the newest first
-T= --tabsize=: tab stops every so many columns
-u: by the time of the last access; with -lt sorts by it
-U: not sorted, in the order of the disk
-v: sorted by numbers in the names, as versions
-w= --width=: lines of this width
-x: in columns, sorted across
-X: sorted by extension
-Z --context: with the security context
-1: one name on each line
--zero: ends each line with a NUL instead of a line end
others: the files and folders to list
cp: copies files and folders
-a --archive: with all that is in folders, and everything about the files kept
--attributes-only: only the attributes, not the contents
--backup?: keeps a copy of each file that would be replaced
-b: keeps a copy of each file that would be replaced
--copy-contents: copies the contents of special files
-d: copies links as links
-f --force: removes a target that cannot be opened, and tries again
-i --interactive: asks before it replaces a file
-H: follows links that are named in the command
-l --link: makes hard links instead of copies
-L --dereference: follows links, so that the files themselves are copied
-n --no-clobber: replaces no file
-P --no-dereference: copies links as links
-p: keeps rights, owner and times
--preserve?: keeps these attributes
--no-preserve=: does not keep these attributes
--parents: makes the folders of the path in the target too
-R -r --recursive: folders with all that is in them
--reflink?: shares the data on the disk until one copy changes
--remove-destination: removes each target before it is written
--sparse=: how holes in files are treated
--strip-trailing-slashes: removes slashes at the end of the sources
-s --symbolic-link: makes symbolic links instead of copies
-S= --suffix=: the ending of the copies that are kept
-t= --target-directory=: the folder to copy into
-T --no-target-directory: the target is a file, not a folder to copy into
-u --update?: only when the source is newer, or the target is missing
-v --verbose: says what it copies
-x --one-file-system: stays on this file system
-Z --context?: sets the security context
others: what is copied; the last one is where to
mv: moves or renames files and folders
--backup?: keeps a copy of each file that would be replaced
-b: keeps a copy of each file that would be replaced
-f --force: replaces files without asking
-i --interactive: asks before it replaces a file
-n --no-clobber: replaces no file
--strip-trailing-slashes: removes slashes at the end of the sources
-S= --suffix=: the ending of the copies that are kept
-t= --target-directory=: the folder to move into
-T --no-target-directory: the target is a file, not a folder to move into
-u --update?: only when the source is newer, or the target is missing
-v --verbose: says what it moves
-Z --context: sets the security context
others: what is moved; the last one is where to
rm: removes files for good
-f --force: without questions, and without an error for what is not there
-i: asks before each file
-I: asks once before it removes more than three files or a whole folder
--interactive?: asks: never, once or always
--one-file-system: skips folders on other file systems
--no-preserve-root: does not protect the root folder
--preserve-root?: does not remove the root folder
-r -R --recursive: folders with all that is in them
-d --dir: empty folders too
-v --verbose: says what it removes
others: what is removed
rmdir: removes empty folders
--ignore-fail-on-non-empty: no error for a folder that is not empty
-p --parents: also the folders above, as far as they become empty
-v --verbose: says what it removes
others: the folders to remove
mkdir: makes folders
-m= --mode=: with these rights
-p --parents: also the folders above, and no error when it is there
-v --verbose: says what it makes
-Z --context?: sets the security context
others: the folders to make
touch: sets the time of files to now, and makes files that are missing
-a: only the time of the last access
-c --no-create: makes no file
-d= --date=: sets this time instead of now
-f: does nothing
-h --no-dereference: changes the link itself
-m: only the time of the last change
-r= --reference=: sets the time of this file
-t=: sets this time, written as [[CC]YY]MMDDhhmm[.ss]
--time=: which time is changed: access or modify
others: the files
ln: makes links to files
--backup?: keeps a copy of each file that would be replaced
-b: keeps a copy of each file that would be replaced
-d -F --directory: tries to make a hard link to a folder
-f --force: replaces what is there
-i --interactive: asks before it replaces a file
-L --logical: links to the file that a link points to
-n --no-dereference: treats a link to a folder like a file
-P --physical: makes hard links to links themselves
-r --relative: a path that counts from where the link is
-s --symbolic: a symbolic link, which holds a path
-S= --suffix=: the ending of the copies that are kept
-t= --target-directory=: the folder in which the links are made
-T --no-target-directory: the last name is the link itself
-v --verbose: says what it links
others: what the link points to, then the name of the link
chmod: changes the rights of files
-c --changes: says what it changes
-f --silent --quiet: without most errors
-v --verbose: says something about each file
--no-preserve-root: does not protect the root folder
--preserve-root: does not change the whole root folder
--reference=: the rights of this file
-R --recursive: folders with all that is in them
.1: the rights: u user, g group, o others, a all; r read, w write, x run; or numbers such as 755
others: the files
chown: changes the owner of files
-c --changes: says what it changes
-f --silent --quiet: without most errors
-v --verbose: says something about each file
--dereference: changes the file that a link points to
-h --no-dereference: changes links themselves
--from=: only files of this owner and group
--no-preserve-root: does not protect the root folder
--preserve-root: does not change the whole root folder
--reference=: the owner of this file
-R --recursive: folders with all that is in them
-H: follows a link to a folder that is named in the command
-L: follows every link to a folder
-P: follows no links
.1: the new owner, and its group behind a colon
others: the files
chgrp: changes the group of files
-c --changes: says what it changes
-f --silent --quiet: without most errors
-v --verbose: says something about each file
-h --no-dereference: changes links themselves
--reference=: the group of this file
-R --recursive: folders with all that is in them
.1: the new group
others: the files
stat: shows what the system knows about a file
-L --dereference: about the file that a link points to
-f --file-system: about the file system
--cached=: how attributes that were kept may be used
-c= --format=: in this form: %s size, %n name, %y time of the last change, %a rights
--printf=: in this form, with escapes such as \\n and no line end by itself
-t --terse: in a short form
others: the files
du: adds up the space that files take on the disk
-0 --null: ends each line with a NUL
-a --all: for files too, not only for folders
--apparent-size: the sizes of the files instead of their space on the disk
-B= --block-size=: in units of this
-b --bytes: sizes of the files in bytes
-c --total: with the sum of all
-D -H --dereference-args: follows links that are named in the command
-d= --max-depth=: only so many folders deep
--files0-from=: reads the names, ended by NUL, from this file
-h --human-readable: sizes such as 1K, 234M, 2G
--inodes: counts files instead of space
-k: in kilobytes
-L --dereference: follows links
-l --count-links: counts a file as often as it is linked
-m: in megabytes
-P --no-dereference: follows no links
-S --separate-dirs: without the folders inside
--si: sizes in powers of 1000
-s --summarize: one sum for each name in the command
-t= --threshold=: only entries of at least this size, or at most, when it is negative
--time?: with the time of the last change
--time-style=: how times are written
-X= --exclude-from=: without what matches the patterns in this file
--exclude=: without what matches this pattern
-x --one-file-system: stays on this file system
others: the files and folders to measure
df: shows how full the file systems are
-a --all: also those without space of their own
-B= --block-size=: in units of this
-h --human-readable: sizes such as 234M, 2G
-H --si: sizes in powers of 1000
-i --inodes: numbers of files instead of space
-k: in kilobytes
-l --local: only those of this machine
--no-sync: without writing to the disk first
--output?: with these columns
-P --portability: in the form that POSIX describes
--sync: writes to the disk first
--total: with the sum of all
-t= --type=: only file systems of this type
-T --print-type: with the type of each
-x= --exclude-type=: without file systems of this type
others: the files or folders whose file system is shown
file: tells what kind of data a file contains
-b --brief: without the name of the file
-i --mime: as a MIME type
-L --dereference: follows links
-z --uncompress: looks inside compressed files
others: the files
basename: takes the folders off a path
-a --multiple: several paths
-s= --suffix=: also without this ending
-z --zero: ends each line with a NUL
dirname: takes the last part off a path
-z --zero: ends each line with a NUL
realpath: shows the full path of a file, without links in it
-e --canonicalize-existing: every part must exist
-m --canonicalize-missing: no part needs to exist
-s --no-symlinks --strip: follows no links
--relative-to=: counted from this folder
-q --quiet: without most errors
-z --zero: ends each line with a NUL
readlink: shows where a link points to
-f --canonicalize: follows all links in the path; the last part may be missing
-e --canonicalize-existing: follows all links; every part must exist
-m --canonicalize-missing: follows all links; any part may be missing
-n --no-newline: without a line end
-q -s --quiet --silent: without most errors
-v --verbose: with errors
-z --zero: ends each line with a NUL
`;
