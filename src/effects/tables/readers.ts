const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Programs that change nothing whatever their arguments are, redirections apart. */
export const READERS: ReadonlySet<string> = words(`
  echo printf true false : test [ [[ cat tac head tail less more most bat batcat nl wc cut paste tr sort uniq comm join diff cmp colordiff sdiff diff3
  grep egrep fgrep rg ag ack zgrep zcat zless bzcat xzcat look column fold fmt pr expand unexpand rev seq yes shuf numfmt factor bc dc expr
  ls dir vdir exa eza lsd tree stat file du df ncdu duf pwd basename dirname realpath readlink locate plocate which whereis whatis apropos man info
  type hash help tldr cheat compgen id whoami who w users groups last lastlog finger uname hostname arch nproc uptime free vmstat iostat mpstat lscpu
  lsblk lsusb lspci lsmod lsof blkid dmidecode dmesg journalctl ps pgrep pstree top htop btop pidof jobs date cal ncal printenv locale tty stty
  tput clear reset md5sum sha1sum sha224sum sha256sum sha384sum sha512sum b2sum cksum sum shasum md5 xxd od hexdump hd strings jq yq xq
  base64 base32 nm objdump readelf ldd size sleep wait read cd pushd popd dirs let local declare typeset export unset alias unalias return exit break
  continue shift getopts ulimit umask times fg bg disown fc bind complete shopt set logout awk gawk mawk nawk sed gsed
  getent getconf getfacl lsattr namei pathchk findmnt ss netstat sensors acpi xrandr fdupes fzf peco select whereis iconv dos2unix`);

/** Programs that talk to another machine and do nothing else that a table knows. */
export const NETWORKERS: ReadonlySet<string> = words(`
  curl wget http https xh aria2c ssh scp sftp rsync ftp lftp tftp telnet nc ncat netcat socat ping ping6 traceroute tracepath mtr dig host nslookup whois
  nmap masscan aws gcloud gsutil az gh glab kubectl helm rclone s3cmd mosh mail mutt sendmail smtp youtube-dl yt-dlp git-lfs speedtest iperf3 httpie
  arp openssl`);

/** Programs that change files as a matter of course: builds, editors, archives. Nothing to say about them aloud. */
export const CHANGERS: ReadonlySet<string> = words(`
  mkdir touch cp mv ln install mktemp tar unzip zip gzip gunzip bzip2 bunzip2 xz unxz zstd unzstd 7z rar unrar cpio csplit patch
  vi vim nvim nano emacs code make cmake ninja gcc g++ cc c++ clang rustc go rmdir rename prename convert magick ffmpeg sox pandoc
  pdflatex latex xelatex dos2unix unix2dos chmod chown chgrp setfacl chattr truncate tee ed ex mkfifo mknod dd rm unlink shred`);

/** Programs that show the contents of the files they are given. */
export const PRINTERS: ReadonlySet<string> = words(`
  cat tac head tail less more most bat batcat nl cut paste tr sort uniq comm join diff cmp grep egrep fgrep rg ag ack awk gawk mawk sed strings
  xxd od hexdump hd base64 base32 jq yq fold column rev tee source . dd perl python python3 ruby node php openssl gpg nc ncat mail zcat`);

/** Programs for which naming a secret file is no reading aloud of it. */
export const KEEPERS: ReadonlySet<string> = words(`
  ls stat file chmod chown chgrp ssh scp sftp ssh-add ssh-copy-id ssh-keygen ssh-keyscan test [ [[ touch mkdir rm rmdir echo printf cd find du wc
  md5sum sha256sum git docker kubectl rsync vi vim nvim nano emacs code which readlink realpath basename dirname unlink shred gitleaks lsof
  source . export alias`);
