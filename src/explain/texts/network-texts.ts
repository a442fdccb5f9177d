/** Texts about programs of the network. */
export const NETWORK_TEXTS = `
curl: fetches or sends data by address
-X= --request=: with this method, for example POST
-d= --data=: sends this as a form; @FILE: what is in the file
--data-raw=: sends this, also when it begins with @
--data-binary=: sends this exactly
--data-urlencode=: sends this, encoded
--json=: sends this as JSON
-H= --header=: with this header
-o= --output=: writes into this file
-O --remote-name: writes into a file with the name from the address
-J --remote-header-name: with the name that the server says
-L --location: follows redirections
-s --silent: without progress and errors
-S --show-error: shows errors though -s is given
-f --fail: fails when the server answers with an error
-i --include: shows the headers of the answer too
-I --head: only the headers
-v --verbose: shows all that is said
-k --insecure: without checking certificates
-u= --user=: with this user and password
-A= --user-agent=: says that it is this program
-e= --referer=: says that it comes from this address
-b= --cookie=: with these cookies
-c= --cookie-jar=: keeps cookies in this file
-F= --form=: sends a form with files
-T= --upload-file=: sends this file
-x= --proxy=: through this proxy
-C= --continue-at=: goes on where it stopped; - finds out where
-m= --max-time=: at most so many seconds
--connect-timeout=: waits at most so many seconds for a connection
-w= --write-out=: prints this at the end
-G --get: puts the data into the address
-r= --range=: only these bytes
-z= --time-cond=: only if it is newer than this
--retry=: tries again so many times
--compressed: asks for compressed data
-4 --ipv4: only IPv4
-6 --ipv6: only IPv6
-n --netrc: with passwords from ~/.netrc
-N --no-buffer: shows data at once
-# --progress-bar: shows progress as a bar
-K= --config=: reads options from this file
-E= --cert=: with this certificate
--cacert=: checks with this certificate
--resolve=: uses this address for a host
--http2: with HTTP/2
--limit-rate=: at most so fast
--create-dirs: makes missing folders
-q --disable: without ~/.curlrc
-Z --parallel: several at the same time
others: the addresses
wget: fetches files by address
-O= --output-document=: writes into this file; - shows it
-o= --output-file=: writes messages into this file
-q --quiet: without messages
-c --continue: goes on with a part that is there
-r --recursive: with all that it links to
-l= --level=: at most so many links deep
--no-parent: not into the folders above
-p --page-requisites: with all that a page needs
-k --convert-links: makes links point to the copies
-m --mirror: a whole copy that can be brought up to date
-P= --directory-prefix=: into this folder
-i= --input-file=: the addresses in this file
-n=: with p not into the folders above, with c replaces no file, with d makes no folders, with v few messages
-N --timestamping: only if it is newer
--no-clobber: replaces no file
-b --background: in the background
-t= --tries=: tries so many times
-T= --timeout=: waits at most so many seconds
-U= --user-agent=: says that it is this program
-A= --accept=: only files that end like this
-R= --reject=: without files that end like this
-S --server-response: shows the headers of the answer
-v --verbose: with all messages
--no-verbose: with few messages
--limit-rate=: at most so fast
--no-check-certificate: without checking certificates
--header=: with this header
--user=: with this user
--password=: with this password
--spider: only looks whether it is there
-e= --execute=: an instruction as in ~/.wgetrc
-x --force-directories: makes folders as in the address
--no-directories: makes no folders
-H --span-hosts: also from other hosts
-E --adjust-extension: adds .html where it is missing
-w= --wait=: waits so many seconds in between
others: the addresses
ssh: opens a shell on another machine, or runs a command there
-p=: at this port
-i=: with this key
-l=: as this user
-L=: connects a port here to one there
-R=: connects a port there to one here
-D=: opens a SOCKS proxy here
-N: runs no command
-f: goes to the background
-v: says what it does
-X: shows windows of there here
-Y: the same, trusted
-A: lets the other machine use your keys
-C: compresses
-t: with a terminal
-T: without a terminal
-q: without messages
-o=: with this option
-J=: through this machine
-n: reads no input
-4: only IPv4
-6: only IPv6
-F=: reads this file of settings
-g: others may use the ports
-W=: connects its input and output to this host and port
.1: the machine: USER@HOST
others: the command
scp: copies files between machines
-r: folders with all that is in them
-P=: at this port
-i=: with this key
-p: keeps times and rights
-C: compresses
-q: without progress
-v: says what it does
-l=: at most so many kilobits a second
-o=: with this option
-3: through this machine
-4: only IPv4
-6: only IPv6
-F=: reads this file of settings
-J=: through this machine
others: what is copied; the last one is where to. HOST:PATH is on another machine
ping: asks a machine whether it answers
-c=: so many times
-i=: every so many seconds
-W=: waits at most so many seconds
-w=: ends after so many seconds
-q: only the sums
-s=: with so many bytes
-t=: over at most so many machines
-4: only IPv4
-6: only IPv6
-n: numbers instead of names
-I=: from this address
-f: as fast as it can
.1: the machine
ip: shows and changes addresses and routes
-4: only IPv4
-6: only IPv6
-brief: in a short form
-c -color: in colours
-s -stats: with counts
-j -json: as JSON
-o -oneline: one line for each
-d -details: with details
ip addr, ip a, ip address: shows or changes addresses
"show: shows them
"add: adds one
"del: removes one
"flush: removes all that match
"dev: of this interface:
others: which ones
ip link: shows or changes interfaces
"show: shows them
"set: changes one
"up: switches it on
"down: switches it off
"dev: this interface:
others: which ones
ip route, ip r: shows or changes the ways to other networks
"show: shows them
"add: adds one
"del: removes one
"get: shows the way to an address
"default: for everything else
"via: over this machine:
"dev: over this interface:
others: the network or address
ip neigh, ip n: shows which machines are near
others: which ones
ip netns: manages separate networks
others: what is done
ss: lists connections of the network
-t --tcp: TCP
-u --udp: UDP
-l --listening: those that wait for connections
-n --numeric: port numbers instead of names
-p --processes: with processes
-a --all: all
-x --unix: of the machine itself
-s --summary: only counts
-4 --ipv4: only IPv4
-6 --ipv6: only IPv6
-e --extended: with more about each
-m --memory: with memory
-o --options: with timers
-i --info: with details of TCP
-r --resolve: names instead of numbers
-w --raw: raw
-H --no-header: without the line at the top
-K --kill: closes them
netstat: lists connections of the network
-t --tcp: TCP
-u --udp: UDP
-l --listening: those that wait for connections
-n --numeric: numbers instead of names
-p --program: with processes
-a --all: all
-r --route: routes
-i --interfaces: interfaces
-s --statistics: counts
-c --continuous: again and again
dig: asks name servers
-x=: the name of this address
-t=: for records of this type
-p=: at this port
-4: only IPv4
-6: only IPv6
-f=: the questions in this file
others: the name, a type such as MX, @SERVER, +short for a short answer
`;
