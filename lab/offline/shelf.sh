# Builds the folder that the wishes are asked in, beside the folders of fixture.sh. Usage: sh shelf.sh FOLDER
set -eu
mkdir -p "$1/shelf"
cd "$1/shelf"
mkdir -p reports/2023 reports/2024/draft music code/lib old perms vacant/inner Photos 'my letters' backup
printf 'Roses are red\nviolets are blue\n\nsugar is sweet\nand so are you\nviolets are blue\n\nThe END of the poem, a rather long line to finish with\nred again\n' > poem.txt
printf 'name,age,city,salary\nanna,31,Oslo,4200\nbert,25,Rome,3100\ncleo,47,Oslo,5600\ndora,38,Bern,3900\nemil,25,Rome,2800\n' > people.csv
printf 'anna 31 oslo\nbert 25 rome\ncleo 47 oslo\ndora 38 bern\n' > people.txt
printf 'anna\t31\nbert\t25\n' > people.tsv
printf '3.5\n12\n7.25\n100\n-4\n' > prices.txt
printf 'apple\nbanana\ncherry\nfig\n' > left.txt
printf 'banana\ncherry\ndate\n' > right.txt
printf '1 hammer\n2 saw\n3 drill\n' > tools.txt
printf '1 red\n3 blue\n' > colors.txt
printf 'root:x:0:0:root:/root:/bin/bash\ndaemon:x:1:1:daemon:/usr/sbin:/usr/sbin/nologin\nanna:x:1000:1000:Anna:/home/user:/bin/bash\n' > accounts.txt
printf 'one\ttwo\n\tthree\n' > tabs.txt
printf '  indented\nnot indented   \n' > spaces.txt
printf 'error: disk\nok\nError: net\nwarning: fan\nok\nERROR: cpu\nfine\nok\n' > run.log
printf 'GET /a\nGET /b\nPOST /a\nGET /a\n' > web.log
printf 'january\n' > reports/2023/jan.txt; printf 'february budget\n' > reports/2023/feb.txt; printf 'x\n' > reports/2023/notes.md
printf 'march budget\nmore\n' > reports/2024/mar.txt; printf 'april\n' > reports/2024/APR.TXT; printf 'later\n' > reports/2024/draft/plan.txt
head -c 5000 /dev/urandom > music/a.mp3; head -c 70000 /dev/urandom > music/b.mp3; head -c 300000 /dev/urandom > music/long.flac
head -c 2500000 /dev/urandom > music/album.zip
printf '#include <stdio.h>\nint main() { return 0; } // TODO x\n' > code/main.c; printf 'int f();\n' > code/lib/f.h
printf 'int f() { return 1; }\n/* TODO */\n' > code/lib/f.c; printf '# TODO\nprint(1)\n' > code/tool.py; printf 'print(2)\n' > code/lib/Helper.py
printf 'a\n' > old/forty.txt; touch -d '40 days ago' old/forty.txt
printf 'b\n' > old/hundred.log; touch -d '100 days ago' old/hundred.log
printf 'c\n' > old/ancient.dat; touch -d '800 days ago' old/ancient.dat
printf 'd\n' > old/three.txt; touch -d '3 days ago' old/three.txt
printf 'e\n' > old/hours.txt; touch -d '5 hours ago' old/hours.txt
touch -m -d '12 days ago' people.csv; touch -a -d '90 days ago' people.tsv
printf 'w\n' > perms/open.txt; chmod 777 perms/open.txt; printf 'p\n' > perms/private.key; chmod 600 perms/private.key
printf 'r\n' > perms/frozen.txt; chmod 444 perms/frozen.txt; printf '#!/bin/sh\n' > perms/go.sh; chmod 755 perms/go.sh
printf '#!/bin/sh\n' > perms/stay.sh; chmod 644 perms/stay.sh; printf 'g\n' > perms/shared.txt; chmod 664 perms/shared.txt
: > nothing.txt; : > reports/blank.md
printf 'img\n' > Photos/beach.JPG; printf 'img2\n' > Photos/dog.jpg; printf 'img3\n' > Photos/cat.png
printf 'dear\n' > 'my letters/to anna.txt'
printf 'hid\n' > .secret; printf 'cfg\n' > .settings.ini
printf 'bk\n' > poem.txt.bak; printf 'bk\n' > backup/notes.bak; printf 'bk\n' > code/main.c~
cp poem.txt backup/poem.txt
ln -s poem.txt verse; ln -s reports all-reports; ln -s gone.txt dead
tar -czf stuff.tar.gz code; (cd Photos && tar -cf ../photos.tar .)
printf '{"title":"demo","count":3}\n' > meta.json
