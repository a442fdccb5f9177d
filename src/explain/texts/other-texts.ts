/** One sentence about each of further programs, whose options have no texts. */
export const OTHER_TEXTS = `
lua: runs Lua
julia: runs Julia
rustc: compiles Rust
rustup: manages versions of Rust
deno, bun: runs JavaScript and TypeScript
nvm: manages versions of Node.js
ld: links compiled code
nm: lists the names in compiled code
ldd: lists the libraries that a program needs
objdump, readelf: shows what is in compiled code
strings: shows the texts in a binary file
ninja: builds a project
shellcheck: finds mistakes in shell scripts
minikube: runs a small Kubernetes cluster here
ansible, ansible-playbook: sets up machines from a description
vagrant: manages virtual machines
virsh: manages virtual machines
aws: manages Amazon Web Services
gcloud: manages Google Cloud
az: manages Microsoft Azure
glab: works with GitLab
hub: works with GitHub
git-lfs: keeps large files outside of the repository
tig, lazygit: shows a git repository in the terminal
mongosh, mongo: a shell for MongoDB
dnf, yum, microdnf: manages packages of Fedora and similar
rpm: manages single packages of Fedora and similar
zypper: manages packages of openSUSE
pacman: manages packages of Arch Linux
apk: manages packages of Alpine Linux
flatpak: manages applications in packages of their own
nix, nix-env: manages packages of Nix
conda, mamba: manages packages and environments of Python
pipx: installs programs of Python
poetry, pipenv: manages a Python project
gem: manages packages of Ruby
bundle: manages the packages of a Ruby project
mvn, gradle: builds Java projects
tsc: compiles TypeScript
tsx, ts-node: runs TypeScript
eslint: finds mistakes in JavaScript
prettier: formats code
ruff, flake8, pylint: finds mistakes in Python
black: formats Python
mypy, pyright: checks the types of Python
jest, vitest, mocha: runs tests of JavaScript
pre-commit: runs checks before a commit
vi, vim, nvim: a text editor
nano: a text editor
emacs: a text editor
ed, ex: a line editor
code: opens files in Visual Studio Code
more, most: shows text page by page
bat, batcat: shows files in colours
fzf: lets you choose from a list
eza, exa, lsd: lists files in colours
updatedb: makes the index for locate
cpio: packs and unpacks archives
rar, unrar: packs and unpacks rar archives
lz4, lzip: compresses files, or unpacks them
ar: packs compiled code into a library
zipinfo: lists what is in a zip archive
shred: overwrites files so that they cannot be brought back
install: copies files and sets their rights
-d --directory: makes these folders
-D: makes missing folders of the target first
-m= --mode=: with these rights
-o= --owner=: with this owner
-g= --group=: with this group
-p --preserve-timestamps: keeps the times
-s --strip: without symbols for debugging
-t= --target-directory=: the folder to copy into
-T --no-target-directory: the target is a file
-C --compare: leaves a target alone that is the same
-b: keeps a copy of each file that would be replaced
-v --verbose: says what it does
others: what is copied; the last one is where to
others -t: what is copied
others -d: the folders
rename, prename: renames many files by a pattern
mkfifo: makes a named pipe
mknod: makes a device file
chattr: changes attributes of files
lsattr: lists attributes of files
fallocate: reserves space for a file
setfacl: changes access lists of files
getfacl: shows access lists of files
inotifywait: waits until files change
sponge: reads all its input, then writes the file
sdiff: shows two files side by side
diff3: compares three files
cksum, sum: makes sums of files
shasum: makes sums by which a change of a file is seen
base32: turns data into letters and digits, and back
factor: shows the prime factors of numbers
numfmt: changes numbers from and to forms such as 1K
dc: calculates, operators last
join: joins lines of two files by a column they share
fmt: wraps paragraphs
pr: prepares text for printing
expand: turns tabs into spaces
unexpand: turns spaces into tabs
ts: puts the time before each line
dos2unix: changes line ends from those of Windows
unix2dos: changes line ends to those of Windows
csplit: cuts a file where a pattern is
yq: takes values out of YAML and changes it
xmlstarlet, xmllint: reads and changes XML
csvcut: takes columns out of CSV
whatis: shows the short description of commands
whereis: finds program, source and manual of a command
apropos: searches the short descriptions of commands
info: shows documentation
tldr: shows examples of a command
pidof: finds the number of a running program
pstree: shows processes as a tree
pmap: shows the memory of a process
pwdx: shows the folder of a process
htop, btop: shows processes and how busy the machine is
fuser: shows which processes use a file or a port
vmstat: shows memory, processes and disks at work
iostat: shows how busy the disks are
mpstat: shows how busy the processors are
sar: shows how busy the machine was
iotop: shows which processes use the disks
iftop, nethogs: shows who uses the network
ltrace: shows the calls of a program to libraries
gdb: looks into a program while it runs
valgrind: finds mistakes in the use of memory
users: lists who is logged in
arch: shows the kind of machine
lscpu: shows the processors
lspci: lists devices on the PCI bus
lsusb: lists devices on USB
lsmod: lists parts of the kernel that are loaded
modprobe, insmod: loads a part of the kernel
rmmod: unloads a part of the kernel
dmidecode: shows what the machine is built of
lshw, hwinfo, inxi: shows the hardware
cal, ncal: shows a calendar
stty: shows or changes settings of the terminal
tput: prints what the terminal needs for colours and movement
reset: puts the terminal right again
locale: shows the settings of language
service: starts and stops services
at: runs commands at a time
batch: runs commands when the machine is not busy
logrotate: makes room by putting old log files away
timedatectl: shows or sets the clock
hostnamectl: shows or sets the name of the machine
loginctl: shows who is logged in, and ends sessions
localectl: shows or sets language and keyboard
xclip, xsel, wl-copy: puts text on the clipboard
wl-paste, pbpaste: prints what is on the clipboard
pbcopy: puts text on the clipboard
open, xdg-open: opens a file with the program for it
adduser: makes a user
deluser: removes a user
addgroup: makes a group
groupdel, delgroup: removes a group
gpasswd: changes who is in a group
chsh: changes your shell
visudo: edits who may use sudo
nft: shows or changes the firewall
firewall-cmd: shows or changes the firewall
sysctl: shows or changes settings of the kernel
mkfs.vfat: makes a new file system; what was on the disk is lost
mkswap: makes swap space
swapon: switches swap space on
swapoff: switches swap space off
blkid: shows labels and numbers of file systems
findmnt: lists mounted file systems
cfdisk, sfdisk, gdisk, parted: shows or changes the parts of a disk
resize2fs: changes the size of a file system
wipefs: removes the marks of file systems from a disk
losetup: makes a disk of a file
hdparm: shows or changes settings of a disk
smartctl: shows the health of a disk
badblocks: searches a disk for bad places
mdadm: manages disks that work together
cryptsetup: manages encrypted disks
btrfs: manages btrfs file systems
zfs, zpool: manages ZFS file systems
restic, borg: makes backups
sshfs: shows the folders of another machine here
sftp: copies files between machines, with commands
ftp, lftp: copies files by FTP
aria2c, axel: fetches files over several connections
yt-dlp, youtube-dl: fetches videos
http, https, xh: sends requests to a web server
lynx, w3m: shows web pages in the terminal
mail, mutt: reads and sends mail
tracepath, mtr: shows the way to a machine
ssh-agent: keeps keys for ssh
ssh-keyscan: fetches the keys of machines
ifconfig: shows or changes network interfaces
route: shows or changes routes
arp: shows which machines are in the network
nmcli: manages network connections
ethtool: shows or changes a network card
iw, iwconfig: shows or changes wireless networks
ab, wrk, hey: measures how fast a web server is
nginx, httpd, apache2: a web server
certbot: fetches certificates for web servers
rclone: copies files to and from clouds
mpv, vlc, ffplay: plays sound and video
identify: shows facts about pictures
exiftool: shows or changes facts in pictures
pandoc: converts documents
pdflatex, xelatex, latex: makes documents from LaTeX
pdftotext: takes the text out of a PDF
pdfunite: joins PDF files into one
qpdf, pdftk: changes PDF files
gs: shows or converts PostScript and PDF
dot: draws graphs
pv: shows how much goes through a pipe
parallel: runs commands at the same time
entr: runs a command when files change
hyperfine: measures how long commands take
flock: runs a command while it holds a lock
taskset: runs a command on certain processors
setsid: runs a command in a session of its own
stdbuf: runs a command that does not hold its output back
script: records what is shown in the terminal
chroot: runs a command with another root folder
unshare: runs a command apart from the rest of the system
doas: runs a command as root, or as another user
pushd: goes to a folder and remembers this one
popd: goes back to the folder that was remembered
dirs: lists the folders that are remembered
command: runs a program, not a function of that name
builtin: runs a command of the shell itself
let: calculates
readonly: makes variables that cannot be changed
getopts: reads the options of a script
mapfile, readarray: reads lines into an array
shift: drops the first argument
.1: by so many
break: leaves a loop
continue: goes on with the next round of a loop
hash: forgets or shows where programs are
help: explains commands of the shell
disown: lets a job go on when the shell ends
times: shows how long the shell has worked
fc: edits a command of before and runs it
setopt: switches options of the shell on
unsetopt: switches options of the shell off
enable: switches commands of the shell on or off
bind: shows or changes keys of the editor
complete: says how words of a command are completed
just, task: runs a task of the project
age, sops: encrypts files
pass, gopass: keeps passwords
zoxide: goes to folders that you use often
yosh: starts your shell with yo in it, and manages it
`;
