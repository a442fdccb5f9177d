/** Texts about processes, services and packages. */
export const PROCESS_TEXTS = `
ps: lists processes
-A -e: all
-a: all of terminals, except leaders of sessions
-f: in the full form
-F: in an extra full form
-l: in the long form
-o= --format=: these columns
-p= --pid=: these processes
-u= --user=: of these users
-U=: of these real users
-C=: with this name
-t=: of this terminal
-L: with threads
-H: as a tree
-w: wide; twice without a limit
--forest: as a tree
--sort=: sorted by this column; - in front turns it round
--no-headers: without the line at the top
--ppid=: children of these processes
=a: processes of all users
=u: with owners, processor and memory
=x: also those without a terminal
=f: as a tree
=e: with their environment
=w: wide
=l: in the long form
=j: in the form for jobs
=r: only those that run
=m: with threads
=T: all of this terminal
pkill: sends a signal to processes by name
-f --full: compares the whole command line
-u= --euid=: of these users
-n --newest: only the newest
-o --oldest: only the oldest
-x --exact: the name must be exactly this
-i --ignore-case: capital and small letters are the same
-e --echo: says what it ends
-9: ends them at once
-HUP -SIGHUP: tells them that the terminal closed; many servers read their settings again
-INT -SIGINT: as Ctrl-C does
-TERM -SIGTERM: asks them to end
-KILL -SIGKILL: ends them at once
-STOP -SIGSTOP: stops them until a CONT comes
-CONT -SIGCONT: lets them go on
-QUIT -SIGQUIT: asks them to end, with a core file
-USR1 -USR2 -SIGUSR1 -SIGUSR2: a signal whose meaning the program chooses
-t= --terminal=: of this terminal
-P= --parent=: children of these processes
-c --count: how many
.1: the name, or a regular expression
pgrep: finds processes by name
-f --full: compares the whole command line
-l --list-name: with names
-a --list-full: with whole command lines
-u= --euid=: of these users
-n --newest: only the newest
-o --oldest: only the oldest
-x --exact: the name must be exactly this
-c --count: only how many
-d= --delimiter=: puts this between the numbers
-i --ignore-case: capital and small letters are the same
-v --inverse: all others
-P= --parent=: children of these processes
.1: the name, or a regular expression
killall: sends a signal to processes by name; without one it asks them to end
-9: ends them at once
-HUP -SIGHUP: tells them that the terminal closed; many servers read their settings again
-INT -SIGINT: as Ctrl-C does
-TERM -SIGTERM: asks them to end
-KILL -SIGKILL: ends them at once
-STOP -SIGSTOP: stops them until a CONT comes
-CONT -SIGCONT: lets them go on
-QUIT -SIGQUIT: asks them to end, with a core file
-USR1 -USR2 -SIGUSR1 -SIGUSR2: a signal whose meaning the program chooses
-i: asks about each
-u=: of this user
-v: says what it ends
-q: without an error when there is none
others: the names
top: shows processes and how busy the machine is
-b: in plain lines, for files and pipes
-n=: so many times
-d=: every so many seconds
-p=: these processes
-u=: of this user
-o=: sorted by this column
-H: threads
-c: whole command lines
-i: without those that do nothing
lsof: lists open files and who has them open
-i?: connections of the network; :80 of this port
-n: without names of hosts
-P: port numbers instead of names
-p=: of these processes
-u=: of these users
-c=: of commands that begin like this
-t: only process numbers
-a: all conditions must be true
others: the files
-s?: the state: TCP:LISTEN; without a value the size of files
free: shows how much memory is used
-b --bytes: in bytes
-k --kibi: in kibibytes
-m --mebi: in mebibytes
-g --gibi: in gibibytes
-h --human: such as 1.2Gi
--si: in powers of 1000
-l --lohi: with low and high memory
-t --total: with the sum
-s= --seconds=: again every so many seconds
-c= --count=: so many times
-w --wide: in the wide form
systemctl: manages services
-a --all: also those that are not loaded or not active
-t= --type=: of this type
--user: those of the user
--system: those of the system
-q --quiet: without messages
-l --full: without cutting lines
--now: starts or stops them at once too
-n= --lines=: with so many lines of the journal
--no-pager: without a pager
--failed: only those that failed
-f --force: replaces what is in the way
-H= --host=: on this machine
subcommands: take these options too
systemctl status: shows how services are
others: the services
systemctl start: starts services
others: the services
systemctl stop: stops services
others: the services
systemctl restart: stops and starts services
others: the services
systemctl reload: lets services read their settings again
others: the services
systemctl enable: starts services with the system
others: the services
systemctl disable: does not start services with the system any more
others: the services
systemctl is-active: tells whether services run
others: the services
systemctl is-enabled: tells whether services start with the system
others: the services
systemctl list-units: lists what is loaded
systemctl list-timers: lists timers, and when they run next
systemctl list-unit-files: lists what is installed
systemctl list-sockets: lists sockets
systemctl daemon-reload: reads the files of all services again
systemctl mask: makes it impossible to start services
others: the services
systemctl unmask: takes that back
others: the services
journalctl: shows the journal of the system
-u= --unit=: of this service
-f --follow: goes on showing what is added
-n= --lines?: the last so many lines
-r --reverse: the newest first
-b --boot?: since the system started
-k --dmesg: messages of the kernel
-p= --priority=: of at least this importance
-S= --since=: since this time
-U= --until=: until this time
-e --pager-end: from the end
-x --catalog: with explanations
-o= --output=: in this form
--user: of the user's services
--no-pager: without a pager
--disk-usage: how much space it takes
--vacuum-size=: removes old entries until it is this small
--vacuum-time=: removes entries older than this
-t= --identifier=: of this program
-q --quiet: without hints
-a --all: with all fields, however long
-g= --grep=: only lines that match this
dmesg: shows messages of the kernel
-T --ctime: with readable times
-w --follow: goes on showing what is added
-H --human: in a readable form
-l= --level=: of these levels
-c --read-clear: and forgets them
-C --clear: forgets them
-k --kernel: only of the kernel
crontab: manages commands that run at set times
-e: edits them
-l: lists them
-r: removes them all
-i: asks before it removes them
-u=: of this user
"-: reads them from the input
others: the file with the commands
apt, apt-get: manages packages of Debian and Ubuntu
-y --yes --assume-yes: answers every question with yes
-q? --quiet: with fewer messages
-s --simulate --dry-run: only says what it would do
-d --download-only: only downloads
-f? --fix-broken: repairs what depends on missing packages
--no-install-recommends: without packages that are only recommended
--purge: removes settings too
--reinstall: installs again
subcommands: take these options too
make: builds what a Makefile describes
-j? --jobs?: so many steps at the same time
-f= --file= --makefile=: reads this file
-C= --directory=: goes to this folder first
-n --just-print --dry-run --recon: only shows what it would do
-B --always-make: builds everything anew
-k --keep-going: goes on after errors
-s --silent --quiet: without showing the commands
-i --ignore-errors: errors do not count
-d: says why it does what
-e --environment-overrides: variables of the environment count more
-q --question: tells by the exit status whether anything is to do
-r --no-builtin-rules: without rules of its own
-t --touch: only sets the times of files
-w --print-directory: names the folders
-W= --what-if=: as if this file were new
others: the targets, or NAME=value
docker, podman: runs programs in containers
docker run, podman run: starts a container from an image
-d --detach: in the background
-i --interactive: with its input open
-t --tty: with a terminal
-p= --publish=: connects a port: HOST:CONTAINER
-v= --volume=: puts a folder into it: HOST:CONTAINER
-e= --env=: sets a variable
--rm: removes the container when it ends
--name=: gives it this name
-w= --workdir=: in this folder
-u= --user=: as this user
--network=: in this network
--entrypoint=: starts this program instead of its own
-h= --hostname=: with this host name
-m= --memory=: with at most so much memory
--privileged: with all rights on this machine
--env-file=: sets the variables in this file
--restart=: when it is started again
.1: the image
others: the command in it
docker exec, podman exec: runs a command in a container
-d --detach: in the background
-i --interactive: with its input open
-t --tty: with a terminal
-u= --user=: as this user
-w= --workdir=: in this folder
-e= --env=: sets a variable
.1: the container
others: the command
docker ps, podman ps: lists containers
-a --all: also those that have ended
-q --quiet: only their numbers
-f= --filter=: only those that match
-n= --last=: the last so many
-l --latest: the newest
-s --size: with sizes
--format=: in this form
--no-trunc: without cutting
docker images, podman images: lists images
-a --all: also those in between
-q --quiet: only their numbers
docker build, podman build: builds an image from a Dockerfile
-t= --tag=: gives it this name
-f= --file=: reads this file
--no-cache: builds everything anew
--build-arg=: sets an argument of the build
--pull: fetches newer images first
.1: the folder of the build
docker logs, podman logs: shows what a container printed
-f --follow: goes on showing what is added
-n= --tail=: the last so many lines
-t --timestamps: with times
--since=: since this time
others: the container
docker stop, podman stop: ends containers
docker rm, podman rm: removes containers
-f --force: also those that run
-v --volumes: with their volumes
docker rmi, podman rmi: removes images
-f --force: also those in use
docker pull, podman pull: fetches an image
docker push, podman push: sends an image
docker start, podman start: starts containers that have ended
docker restart, podman restart: ends and starts containers
docker inspect, podman inspect: shows all about containers or images
docker cp, podman cp: copies files into a container or out of it
docker kill, podman kill: ends containers at once
`;
