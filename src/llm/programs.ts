/** Programs whose name at the beginning of a one-line answer makes it look like a command. A wrong guess shows a command as words. */
const NAMES = `
alias apt apt-get ar arch at awk base64 bash bat bc brew bunzip2 bzip2 cal cargo cat cd chgrp chmod chown cksum clear cmp column comm
cp crontab curl cut date dd df diff dig dirname dmesg dnf docker dpkg du echo egrep env expand export expr fd fdisk fgrep file find
fmt fold free fuser gcc gem getent gh git go gpg grep groups gunzip gzip head hexdump history host hostname htop iconv id ifconfig
ip iptables java jobs join journalctl jq kill killall kubectl last ldd less ln locate ls lsblk lscpu lsof lspci lsusb make man md5sum
mkdir mkfifo mktemp mount mv nano nc netstat nice nl nmap node nohup npm npx nproc od openssl pacman passwd paste patch pgrep ping pip
pip3 pkill podman printenv printf ps pwd python python3 readlink realpath rename rev rg rm rmdir rsync ruby scp screen sed seq service
sftp sh sha1sum sha256sum shuf sleep sort split ss ssh stat strace strings su sudo sysctl systemctl tac tail tar tee terraform time
timeout tmux top touch tr tree truncate tty umount uname uniq unzip uptime users vi vim vmstat w watch wc wget whatis whereis which
who whoami xargs xz yarn yes yum zcat zgrep zip zless zsh`;

export const PROGRAMS: ReadonlySet<string> = new Set(NAMES.trim().split(/\s+/));

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Names that are a whole command by themselves. */
export const ALONE: ReadonlySet<string> = words(`
date df dmesg env free history htop id ifconfig jobs ls lsblk lscpu lspci lsusb ps pwd top tree uname uptime users w who whoami`);

/** Words of a sentence. None is a usual argument of a command. */
export const PROSE: ReadonlySet<string> = words(`
an and are because can command displays is it its lists means or prints program should shows sure that the these this to tool
utility was were when which will with would you your`);
