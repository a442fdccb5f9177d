# Builds the temporary folder that every request is asked in. Usage: sh fixture.sh FOLDER
set -eu
mkdir -p "$1/work" "$1/repo" "$1/home" "$1/stubs"
root=$(cd "$1" && pwd)
cd "$root/work"
mkdir -p src/deep docs images logs tmp emptydir photos backup video
printf '# Project\n\nA readme with TODO items.\nSee the guide.\n' > README.md
printf 'first line\nfoo is here\nTODO: write more\nanother foo and foo\nthe end\nError in here\n\nred apple\ngreen pear\nlast one\n' > notes.txt
printf 'bob\nalice\ncarol\nbob\ndave\nalice\nbob\n' > names.txt
printf '10\n9\n100\n2\n33\n' > numbers.txt
printf 'id,name,city,amount\n1,ann,Oslo,30\n2,bob,Rome,10\n3,cat,Oslo,20\n4,dan,Bern,40\n5,eve,Rome,25\n' > data.csv
printf 'alpha:1:x\nbeta:3:y\ngamma:2:x\n' > colon.txt
i=1
while [ $i -le 40 ]; do
  case $((i % 5)) in
    0) printf '2024-05-01 10:00:%02d ERROR failed to open file %d from 10.0.0.%d\n' $((i % 60)) $i $((i % 3)) ;;
    1) printf '2024-05-01 10:00:%02d WARN slow answer %d from 10.0.0.%d\n' $((i % 60)) $i $((i % 4)) ;;
    *) printf '2024-05-01 10:00:%02d INFO request %d from 10.0.0.%d\n' $((i % 60)) $i $((i % 4)) ;;
  esac
  i=$((i + 1))
done > app.log
printf '192.168.1.5 GET /index.html 200\n192.168.1.7 GET /about.html 404\n192.168.1.5 POST /login 200\n192.168.1.9 GET /index.html 500\n192.168.1.5 GET /index.html 200\n' > access.log
printf 'export const a = 1;\n// TODO tidy\nexport function alpha() {}\n' > src/index.ts
printf 'export const b = 2;\nconsole.log(b);\n' > src/util.ts
printf 'import { a } from "../index";\nconsole.log(a);\n\n' > src/deep/more.ts
printf 'print("hello")\nimport os\n# TODO\n' > main.py
printf 'import sys\nprint("hello world")\n' > src/app.py
printf 'console.log("hello world");\nvar x = 1;\n' > app.js
printf 'body { color: red }\n' > style.css
printf '<h1>hi</h1>\n' > index.html
printf '# Guide\nRead this guide.\n' > docs/guide.md
printf '%%PDF-1.4 fake\n' > docs/manual.pdf
head -c 20000 /dev/urandom > images/cat.jpg
head -c 30000 /dev/urandom > images/dog.png
head -c 10000 /dev/urandom > 'images/my photo.jpg'
head -c 3000000 /dev/urandom > video/clip.mp4
truncate -s 150M big.bin
printf 'old entry\n' > logs/old.log; touch -d '40 days ago' logs/old.log
printf 'week entry\nERROR week\n' > logs/week.log; touch -d '5 days ago' logs/week.log
printf 'fresh entry\n' > logs/fresh.log
printf 'x\n' > tmp/a.tmp; touch -d '30 days ago' tmp/a.tmp
printf 'y\n' > tmp/b.tmp
: > empty.txt
printf 'secret=1\n' > .env
printf 'hidden\n' > .hidden
printf '#!/bin/sh\necho ran\n' > run.sh
printf '#!/bin/sh\necho tool\n' > tool.sh; chmod 755 tool.sh
chmod 644 run.sh
printf 'b one\nb two\n' > backup/saved.txt
tar -czf backup.tar.gz backup
(cd photos && printf 'p1' > one.jpg && printf 'p2' > two.jpg)
printf 'create table t;\n' > dump.sql; gzip -k dump.sql; rm dump.sql
python3 -c "import zipfile; z = zipfile.ZipFile('photos.zip', 'w'); z.write('photos/one.jpg'); z.write('photos/two.jpg')"
ln -s notes.txt link
ln -s nowhere broken
printf '{"name":"demo","version":"1.2.3","port":8080}\n' > config.json
printf 'one\ntwo\nthree\n' > old.txt
printf 'one\n2\nthree\nfour\n' > new.txt
printf 'same\n' > dup1.txt; printf 'same\n' > dup2.txt
printf 'a\r\nb\r\n' > dos.txt
printf 'x  \ny\t\nz\n' > trail.txt
printf 'data\n' > 'my file.txt'
for f in README.md notes.txt names.txt numbers.txt data.csv colon.txt access.log main.py app.js style.css index.html big.bin run.sh tool.sh dup1.txt dup2.txt old.txt dos.txt trail.txt config.json empty.txt .env .hidden video/clip.mp4 src/util.ts src/deep/more.ts src/app.py docs/guide.md docs/manual.pdf images/cat.jpg images/dog.png photos/one.jpg photos/two.jpg backup/saved.txt backup.tar.gz photos.zip dump.sql.gz 'my file.txt' 'images/my photo.jpg'; do touch -d '20 days ago' "$f"; done
touch -d '3 hours ago' app.log
touch -d '2 days ago' src/index.ts
touch -d '60 days ago' style.css
touch -d '1 minute ago' new.txt

cd "$root/repo"
export HOME="$root/home" GIT_CONFIG_NOSYSTEM=1
git init -q -b main .
git config user.name Ann; git config user.email ann@example.com
printf 'one\n' > a.txt; git add a.txt; GIT_AUTHOR_DATE='2024-01-01T10:00:00Z' GIT_COMMITTER_DATE='2024-01-01T10:00:00Z' git commit -qm 'first commit'
printf 'two\n' > b.txt; git add b.txt; GIT_AUTHOR_NAME=Bob GIT_AUTHOR_EMAIL=bob@example.com GIT_AUTHOR_DATE='2024-02-01T10:00:00Z' GIT_COMMITTER_DATE='2024-02-01T10:00:00Z' git commit -qm 'add b and fix login'
git branch feature; git branch old-stuff; git tag v1.0
printf 'one\nmore\n' > a.txt; GIT_AUTHOR_DATE='2024-03-01T10:00:00Z' GIT_COMMITTER_DATE='2024-03-01T10:00:00Z' git commit -qam 'more in a'
git remote add origin https://example.com/demo.git
printf 'three\n' > staged.txt; git add staged.txt
printf 'two changed\n' > b.txt
printf 'loose\n' > untracked.txt

cd "$root/stubs"
cat > stub <<'S'
#!/bin/sh
echo "${0##*/} $*" >> "$CALLS"
case ${0##*/} in sudo) exec "$@";; esac
S
chmod 755 stub
for name in sudo apt-get apt-cache systemctl journalctl crontab docker ssh scp rsync-remote ssh-copy-id ssh-keygen curl wget ping traceroute dig dmesg fuser pkill killall shutdown reboot lsusb lspci chown; do ln -s stub "$name"; done
