/** Sentences about users, disks, firewalls, terminals and programs that look at the network. */
export const MACHINE_TEXTS = `
useradd: makes a user
-m --create-home: with a home folder
-s= --shell=: with this shell
-G= --groups=: in these groups too
-g= --gid=: with this main group
-u= --uid=: with this number
-d= --home-dir=: with this home folder
-c= --comment=: with this description
-r --system: for the system, not for a person
-M --no-create-home: without a home folder
-e= --expiredate=: until this day
-p= --password=: with this password, encrypted
others: the name
usermod: changes a user
-a --append: adds to the groups, and leaves none
-G= --groups=: in these groups
-g= --gid=: with this main group
-s= --shell=: with this shell
-d= --home=: with this home folder
-m --move-home: moves what is in the home folder there
-l= --login=: with this new name
-L --lock: locks the password
-U --unlock: unlocks the password
-u= --uid=: with this number
others: the user
userdel: removes a user
-r --remove: the home folder too
-f --force: although the user is logged in
others: the user
groupadd: makes a group
-g= --gid=: with this number
-r --system: for the system
others: its name
mkfs: makes a new file system; what was on the disk is lost
-t= --type=: of this type
others: the disk or partition
mkfs.ext4, mkfs.xfs, mkfs.btrfs: makes a new file system; what was on the disk is lost
-L=: with this name
others: the disk or partition
fdisk: shows and changes partitions
-l --list: lists them, and changes nothing
others: the disk
iptables, ip6tables: shows and changes the rules of the firewall
-A= --append=: adds a rule at the end of this chain
-I= --insert=: adds a rule at the start of this chain
-D= --delete=: removes a rule from this chain
-L --list: lists the rules
-F --flush: removes all rules
-P= --policy=: what happens to all that no rule matches
-p= --protocol=: for this protocol
-s= --source=: from this address
-d= --destination=: to this address
-i= --in-interface=: that comes in there
-o= --out-interface=: that goes out there
-j= --jump=: what is done: ACCEPT, DROP, REJECT, LOG
-m= --match=: with this extension
-t= --table=: of this table
-n --numeric: numbers instead of names
-v --verbose: with counts
--line-numbers: with the numbers of rules
--dport=: to this port
--sport=: from this port
--state=: in this state of a connection
--ctstate=: in this state of a connection
others: a chain, a number or a policy
ufw: a simple firewall
ufw allow: lets connections in
others: the port, service or rule
ufw deny: keeps connections out
others: the port, service or rule
ufw delete: removes a rule
others: its number or text
ufw enable: switches the firewall on
ufw disable: switches the firewall off
ufw status: shows the rules
others: verbose or numbered
ufw reset: removes all rules
tmux: keeps terminals open in one window
-L=: a server of this name
-f=: with this configuration
tmux new, tmux new-session: begins a session
-A: takes the session of this name if there is one
-s=: with this name
-d: in the background
-n=: the name of its first window
-c=: in this folder
-x=: so many columns wide
-y=: so many lines high
others: a command that runs in it
tmux attach, tmux attach-session, tmux a: shows a session that is there
-t=: this one
-d: and takes it away from other terminals
tmux ls, tmux list-sessions: lists the sessions
tmux kill-session: ends a session and all that runs in it
-t=: this one
-a: all others
tmux kill-server: ends all sessions
tmux detach, tmux detach-client: leaves the session, which goes on
tmux split-window: divides the window
-h: side by side
-v: one below the other
-t=: this one
-c=: in this folder
others: a command that runs in it
tmux new-window: opens a window
-n=: with this name
-t=: in this session
others: a command that runs in it
tmux send-keys: types keys into a window
-t=: into this one
others: the keys
tmux source, tmux source-file: reads a configuration
others: the file
screen: keeps terminals open in one window
-S=: with this name
-r: shows a session that is there
-ls: lists the sessions
-d: takes it away from the other terminal
-dmS: begins a session in the background; its name follows
-X: gives a session a command
-x: shows a session that another terminal shows too
-L: records what is shown
others: a session, or a command
ionice: runs a command with less of the disk
-c= --class=: the class: 1 first of all, 2 usual, 3 only when idle
-n= --classdata=: the place in it: 0 first, 7 last
-p= --pid=: of this process
-t --ignore: no error when it cannot be changed
strace: shows what a program asks the system
-f --follow-forks: of processes that it starts too
-e= --trace=: only these: trace=openat, file, network …
-o= --output=: writes it to this file
-p= --attach=: a process that runs
-c --summary-only: counts only
-t: with the time
-T --syscall-times?: with how long each took
-s= --string-limit=: shows so many characters of texts
-y --decode-fds?: with the paths of descriptors
nc, ncat, netcat: opens connections of the network and passes data through
-l: waits for a connection
-p=: at this port of this machine
-z: only looks whether somebody answers
-v: says what happens
-u: UDP instead of TCP
-w=: gives up after so many seconds
-n: numbers only, no names
-k: goes on waiting after a connection ends
-4: IPv4 only
-6: IPv6 only
others: the machine, then the port or ports
nmap: looks for machines and open ports
-p=: these ports
-sV: with the programs and versions behind the ports
-sS: with half-open connections
-sn: only looks for machines
-sU: UDP ports
-O: guesses the system
-A: system, versions, scripts and way
-Pn: without looking first whether the machine answers
-F: only the commonest ports
-T: how fast: 0 to 5
-v: says more
-oN=: writes the result to this file
-n: without names
-iL=: the machines in this file
others: the machines: names, addresses or ranges
tcpdump: shows what goes over the network
-i= --interface=: on this interface; any is all
-n: numbers instead of names
-c=: ends after so many
-w=: writes it to this file
-r=: reads from this file
-A: with the text of each
-X: with bytes and text of each
-v: says more
-q: says less
-s= --snapshot-length=: so many bytes of each
-e: with addresses of the network cards
others: which ones: host, port, and, or …
socat: connects two places and passes data
others: the two places
host, nslookup: asks the name service
others: the name or address, then the server that is asked
whois: shows who a domain or an address belongs to
-h= --host=: asks this server
others: the domain or address
traceroute: shows the way to a machine
-n: numbers instead of names
-m=: at most so many steps
-I: with ICMP
-T: with TCP
-p=: to this port
-w=: waits so many seconds for each
others: the machine
ssh-keygen: makes and changes keys of SSH
-t=: of this kind: ed25519, rsa
-b=: so many bits
-C=: with this comment
-f=: in this file
-N=: with this passphrase
-p: changes the passphrase
-l: shows the fingerprint
-y: shows the public key of a private one
-R=: removes a machine from the known ones
-q: says nothing
ssh-copy-id: lets a key of yours in on another machine
-i=: this key
-p=: at this port
others: USER@HOST
ssh-add: tells the agent keys
-l: lists those that it has
-D: removes all
-d: removes these
-t=: for so long
others: the files of the keys
lastlog: shows when each user was logged in last
-u= --user=: of this user
-b= --before=: longer ago than so many days
-t= --time=: within so many days
last: shows who was logged in
-n=: so many lines
getent: looks into the lists of users, groups and machines
.1: the list: passwd, group, hosts
others: the names
`;
