# Builds the small tree that the generated wordings are about; wordings.ts has the same files as data. Usage: sh tree.sh FOLDER
set -eu
mkdir -p "$1/work" "$1/home" "$1/stubs"
cd "$1/work"
mkdir -p docs logs src/deep archive txt images pdf
for f in a.txt b.txt notes.txt docs/guide.txt docs/notes.txt txt/one.txt txt/two.log; do printf '%s\n' "$f" > "$f"; done
for f in app.log err.log logs/app1.log logs/old1.log logs/new1.log docs/trace.log; do printf '%s\n' "$f" > "$f"; done
for f in main.py util.py src/index.py src/deep/more.py; do printf 'print("%s")\n' "$f" > "$f"; done
for f in x.tmp y.tmp docs/draft.tmp src/deep/z.tmp; do printf '%s\n' "$f" > "$f"; done
for f in report.pdf docs/manual.pdf pdf/scan.pdf photo.jpg cat.png images/dog.jpg images/plan.txt; do printf '%s\n' "$f" > "$f"; done
: > empty.txt; : > logs/none.log; : > docs/blank.pdf
head -c 2000000 /dev/zero > big.txt; head -c 3000000 /dev/zero > logs/huge.log; head -c 2500000 /dev/zero > docs/film.pdf
for f in $(find . -type f); do touch -d '5 days ago' "$f"; done
for f in b.txt err.log logs/old1.log util.py y.tmp docs/manual.pdf src/deep/z.tmp docs/notes.txt images/dog.jpg; do touch -d '40 days ago' "$f"; done
for f in notes.txt app.log logs/new1.log main.py x.tmp report.pdf; do touch -d '1 hour ago' "$f"; done
cd ../stubs
printf '#!/bin/sh\necho "${0##*/} $*" >> "$CALLS"\ncase ${0##*/} in sudo) exec "$@";; esac\n' > stub
chmod 755 stub
for name in sudo apt-get systemctl docker pkill killall fuser reboot shutdown crontab ssh scp curl wget; do ln -s stub "$name"; done
