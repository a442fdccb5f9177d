/** Texts about commands of the shell itself, and programs that start others. */
export const SHELL_TEXTS = `
cd: goes to another folder
-P: follows links in the path
-L: keeps links in the path
.1: the folder; - is the one before
pwd: shows the current folder
-P: without links in it
-L: with links as they were gone through
echo: prints its words
-n: without a line end
-e: with escapes such as \\n
-E: without escapes
others: the words
printf: prints text in a form
-v=: into this variable
.1: the form: %s a text, %d a number, \\n a line end
others: the values
export: makes variables known to programs
-p: lists them
-n: takes it back
-f: functions instead of variables
others: NAME=value, or the names
kill: sends a signal to processes; without one it asks them to end
-<number>: the signal with this number; 9 ends the process at once
-s=: this signal
-l: lists the signals
-L: lists the signals as a table
-9: ends the process at once
-HUP -SIGHUP: tells them that the terminal closed; many servers read their settings again
-INT -SIGINT: as Ctrl-C does
-TERM -SIGTERM: asks them to end
-KILL -SIGKILL: ends them at once
-STOP -SIGSTOP: stops them until a CONT comes
-CONT -SIGCONT: lets them go on
-QUIT -SIGQUIT: asks them to end, with a core file
-USR1 -USR2 -SIGUSR1 -SIGUSR2: a signal whose meaning the program chooses
-15: asks the process to end
others: the processes
shopt: changes options of bash, or shows them
-s: switches them on
-u: switches them off
-q: shows nothing; the exit status tells
-p: as commands that set them again
-o: those of set -o
others: the options
alias: gives a command a short name
others: NAME=command
unset: forgets variables or functions
-f: functions
-v: variables
others: the names
source, .: runs the commands of a file in this shell
.1: the file
others: its arguments
eval: reads its words as a command and runs it
others: the words
exec: puts a program in the place of this shell
exit: leaves this shell
.1: the exit status
return: leaves a function
.1: the exit status
read: reads a line into variables
-r: backslashes mean nothing special
-p=: asks with this text
-s: without showing what is typed
-n=: at most so many characters
-t=: waits at most so many seconds
-a=: into this array
-d=: up to this character
others: the variables
test, [: tests something; the exit status tells
-e=: it exists
-f=: it is a file
-d=: it is a folder
-h= -L=: it is a symbolic link
-r=: it can be read
-w=: it can be written to
-x=: it can be run, or entered if it is a folder
-s=: it is not empty
-z=: the text is empty
-n=: the text is not empty
-eq=: the number before it equals this
-ne=: the number before it differs from this
-lt=: the number before it is smaller than this
-le=: the number before it is smaller than this, or equal
-gt=: the number before it is larger than this
-ge=: the number before it is larger than this, or equal
-nt=: the file before it is newer than this
-ot=: the file before it is older than this
-a -o: and, or
"!: turns the test behind it round
"]: the end of the test
"(: takes the tests up to ) together
"): the end of tests that are taken together
others: what is tested
set: changes options of the shell
-e: ends at the first failure
-u: unset variables are errors
-x: shows each command before it runs
-o=: the option with this name
local, declare, typeset: makes variables
type: tells what a command name means
-a: all meanings
-p: only the file
-t: only the kind
history: shows the commands of before
-c: forgets them
-d=: forgets this one
jobs: lists what runs in the background
-l: with process numbers
-p: only process numbers
bg: lets a stopped job go on in the background
fg: brings a job to the foreground
wait: waits until background jobs end
trap: runs a command when a signal comes
.1: what is run
others: the signals; EXIT is the end of the shell
ulimit: shows or sets limits
-a: all
-n: open files
-c: size of core files
others: the limit
umask: shows or sets which rights new files do not get
.1: the rights
true: does nothing, and works
false: does nothing, and fails
:: does nothing, and works
sleep: waits
others: how long: 5 seconds, 2m, 1h
time: measures how long a command takes
-p: in the form that POSIX describes
sudo: runs a command as root, or as another user
-u= --user=: as this user
-g= --group=: as this group
-i --login: with a login shell of that user
-s --shell: with a shell
-E --preserve-env?: keeps your variables
-H --set-home: with the home folder of that user
-k --reset-timestamp: forgets that you gave the password
-K --remove-timestamp: forgets it completely
-l --list: lists what you may do
-n --non-interactive: asks for no password
-S --stdin: reads the password from the input
-v --validate: asks for the password, and runs nothing
-b --background: in the background
-A --askpass: asks for the password with a program
-e --edit: edits files
-p= --prompt=: asks for the password with this text
su: starts a shell as another user
-l --login: with a login shell
-c= --command=: runs this command
-s= --shell=: with this shell
.1: - for a login shell, then the user
env: runs a command with other variables, or lists them
-i --ignore-environment: begins without any
-u= --unset=: without this one
-0 --null: ends each line with a NUL
-C= --chdir=: goes to this folder first
-S= --split-string=: cuts this text into words
"=: sets this variable for the command
nice: runs a command with less of the processor
-n= --adjustment=: by so much; up to 19 is less
nohup: runs a command that goes on when the terminal closes
timeout: runs a command, and ends it when it takes too long
-k= --kill-after=: kills it so much later
-s= --signal=: with this signal
--foreground: the command may read the terminal
--preserve-status: with the exit status of the command
-v --verbose: says which signal it sends
.1: how long: 10 seconds, 5m, 1h
watch: runs a command again and again, and shows what it prints
-n= --interval=: every so many seconds
-d --differences?: marks what changed
-t --no-title: without the line at the top
-e --errexit: stops when the command fails
-g --chgexit: stops when something changed
-c --color: in colours
-b --beep: beeps when the command fails
-x --exec: without a shell
bash, sh, zsh, dash: starts a shell, or runs a script
-c=: runs this command
-e: ends at the first failure
-x: shows each command before it runs
-i: interactive
-l: as a login shell
-n: reads and runs nothing
-s: reads commands from its input
-u: unset variables are errors
others: the script and its arguments
others -c: $0, $1 and so on of the command
`;
