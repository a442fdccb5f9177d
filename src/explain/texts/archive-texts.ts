/** Texts about programs that pack and unpack. */
export const ARCHIVE_TEXTS = `
tar: packs files into one archive, and unpacks them
-A --catenate --concatenate: adds archives to an archive
-c --create: makes a new archive
-d --diff --compare: compares the archive with the files
--delete: removes files from the archive
-r --append=: adds files to the end of the archive
-t --list: lists what is in the archive
-u --update=: adds files that are newer than those in the archive
-x --extract --get: takes files out of the archive
-C= --directory=: goes to this folder first
-f= --file=: the archive; - is a pipe
-v --verbose: names each file
-w --interactive: asks about each file
-z --gzip --gunzip --ungzip: through gzip
-j --bzip2: through bzip2
-J --xz: through xz
--zstd: through zstd
--lzma: through lzma
--lzip: through lzip
-Z --compress --uncompress: through compress
-I= --use-compress-program=: through this program
-a --auto-compress: compresses by the ending of the name
-k --keep-old-files: replaces no file
--skip-old-files: skips files that are there
--overwrite: replaces files
-U --unlink-first: removes each file before it is replaced
-O --to-stdout: shows the contents instead of writing files
-m --touch: the files get the time of now
-p --preserve-permissions --same-permissions: keeps rights exactly
--same-owner: keeps owners
--no-same-owner: the files belong to you
--numeric-owner: numbers instead of names of owners
-P --absolute-names: keeps a / at the beginning of names
-h --dereference: packs the files that links point to
-T= --files-from=: reads the names from this file
-X= --exclude-from=: without what matches the patterns in this file
--exclude=: without what matches this pattern
--exclude-vcs: without files of git and similar
--strip-components=: takes so many folders off the names
--transform= --xform=: changes names by this expression of sed
--wildcards: names in the command are patterns
--one-file-system: stays on this file system
--remove-files: removes files once they are packed
--null: names in -T end with a NUL
-S --sparse: stores holes in files in a short form
-g= --listed-incremental=: only what changed since the list in this file
-W --verify: checks the archive after it is written
--totals?: says how many bytes
--checkpoint?: shows progress
--owner=: files in the archive belong to this user
--group=: files in the archive belong to this group
--mode=: files in the archive get these rights
--mtime=: files in the archive get this time
--sort=: the order of the files in the archive
others: the files and folders
gzip, gunzip, zcat: compresses files, or unpacks them
-c --stdout --to-stdout: shows the result, and leaves the file as it is
-d --decompress --uncompress: unpacks
-f --force: replaces what is there
-k --keep: keeps the file
-l --list: shows sizes
-n --no-name: does not store the name and time
-N --name: stores, or gives back, the name and time
-q --quiet: without warnings
-r --recursive: all files in the folders
-S= --suffix=: with this ending instead of .gz
-t --test: checks whether it is whole
-v --verbose: says how much smaller it became
-1 --fast: fast, and larger
-9 --best: slow, and smaller
others: the files
zip: packs files into a zip archive
-r: folders with all that is in them
-q: without messages
-e: encrypts with a password that it asks for
-m: removes the files once they are packed
-j: without the folders of the names
-u: only files that are newer
-x=: without what matches the patterns that follow
-9: slow, and smaller
-0: without compression
.1: the archive
others: the files and folders
unzip: unpacks a zip archive
-l: lists what is in it
-d=: into this folder
-o: replaces files without asking
-n: replaces no file
-q: without messages
-j: without the folders of the names
-p: shows the contents instead of writing files
-t: checks whether it is whole
-v: lists with more about each file
-x=: without the files that follow
.1: the archive
others: only these files
xz, unxz: compresses files, or unpacks them
-d --decompress --uncompress: unpacks
-k --keep: keeps the file
-c --stdout --to-stdout: shows the result, and leaves the file as it is
-f --force: replaces what is there
-l --list: shows sizes
-t --test: checks whether it is whole
-T= --threads=: uses so many processors; 0 all
-v --verbose: shows progress
-z --compress: compresses
-0: fast
-9: smaller, with much memory
-e --extreme: smaller, and slower
others: the files
rsync: copies files so that only what differs is sent
-a --archive: with folders, links, rights, times and owners
-v --verbose: says what it sends
-z --compress: compresses on the way
-r --recursive: folders with all that is in them
-u --update: skips files that are newer at the target
-n --dry-run: only says what it would do
-h --human-readable: sizes such as 1.2M
-P: shows progress and keeps what was sent in part
--progress: shows progress
--partial: keeps what was sent in part
--delete: removes at the target what the source does not have
--delete-after: removes it at the end
--exclude=: without what matches this pattern
--exclude-from=: without what matches the patterns in this file
--include=: with what matches this pattern, though excluded
-e= --rsh=: through this program, for example ssh -p 22
-l --links: copies links as links
-L --copy-links: copies the files that links point to
-p --perms: keeps rights
-t --times: keeps times
-g --group: keeps groups
-o --owner: keeps owners
-q --quiet: without messages
-c --checksum: compares contents instead of size and time
-x --one-file-system: stays on this file system
-b --backup: keeps what would be replaced
--backup-dir=: keeps it in this folder
--bwlimit=: at most so many kilobytes a second
--ignore-existing: skips files that are there
--remove-source-files: removes files at the source once they are sent
--stats: shows counts at the end
-i --itemize-changes: says what changes in each file
-R --relative: makes the folders of the path at the target
--size-only: compares only sizes
--inplace: writes into the files themselves
-A --acls: keeps access lists
-X --xattrs: keeps extended attributes
-H --hard-links: keeps hard links
others: what is copied; the last one is where to. HOST:PATH is on another machine
`;
