# Builds the folder that the visitors ask in, beside the folders of fixture.sh. Usage: sh house.sh FOLDER
set -eu
mkdir -p "$1/house"
cd "$1/house"
export GIT_CONFIG_NOSYSTEM=1
git init -q -b main .
mkdir -p src/web docs pics/'summer 2023' logs/old music downloads tmp/keep node_modules/left void void2/inner letters
printf '{"name":"house","version":"1.0.0"}\n' > package.json
printf 'module.exports = 1; // TODO left\n' > node_modules/left/index.js; printf '# Left\n' > node_modules/left/README.md
printf 'import os\n# TODO clean\nprint("main")\n' > src/main.py; printf 'def help():\n    return 1\n' > src/util.py
printf 'console.log("app");\n// TODO style\nvar port = 3000;\n' > src/web/app.js; printf 'test("app");\n' > src/web/app.test.js
printf 'a { color: red }\nb { color: red }\n' > src/web/style.css
printf '# House\n\nRead me first.\n' > docs/readme.md; printf '# Setup\nrun make\nport 3000\n' > docs/setup.md; printf 'draft\n' > docs/draft.txt
head -c 4000 /dev/zero > pics/IMG_001.JPG; head -c 9000 /dev/zero > pics/IMG_002.jpg; head -c 2000 /dev/zero > pics/cover.png
head -c 70000 /dev/zero > 'pics/summer 2023/beach.jpg'; head -c 1000 /dev/zero > 'pics/summer 2023/lake.jpeg'
printf '2024-03-01 08:00:01 INFO start\n2024-03-01 08:00:05 WARN timeout soon\n2024-03-01 08:01:09 ERROR timeout on db\n2024-03-02 09:00:00 INFO ok\n2024-03-02 09:30:00 error disk full\n2024-03-03 10:00:00 INFO stop\n' > logs/app.log
printf 'old line\nERROR old\n' > logs/app.log.1; printf 'GET /\nGET /a\nPOST /a\n' > logs/web.log; printf 'year 2022\n' > logs/old/2022.log
head -c 50000 /dev/zero > music/song.mp3; head -c 120000 /dev/zero > music/live.flac; head -c 800 /dev/zero > music/ring.wav
head -c 12000000 /dev/zero > downloads/setup.iso; head -c 30000 /dev/zero > downloads/report.pdf; head -c 30000 /dev/zero > 'downloads/report (1).pdf'
printf 'note\n' > downloads/note.txt
(cd docs && python3 -c "import zipfile; z = zipfile.ZipFile('../downloads/data.zip', 'w'); z.write('readme.md'); z.write('setup.md')")
tar -czf downloads/theme.tar.gz src/web
printf 'buy milk\ncall Anna\nTODO: pay rent\nfix bike\ncall Bob\n\nTODO: book flight\n' > todo.txt
printf 'milk\nbread\neggs\nmilk\ncheese\nbread\nmilk\n' > shopping.txt
printf 'name;mail;city;age\nAnna;anna@example.com;Berlin;34\nBob;bob@example.com;Paris;28\nCarla;carla@example.com;Berlin;41\nDan;dan@example.com;Rome;19\n' > contacts.csv
printf '12\n7\n45\n3\n30\n' > scores.txt
printf '10.0.0.1 GET /index.html 200\n10.0.0.2 GET /old.html 404\n10.0.0.1 POST /login 500\n10.0.0.3 GET /missing 404\n10.0.0.1 GET /index.html 200\n' > access.log
printf 'host=localhost\nport=3000\n# debug\ndebug=false\n' > config.ini
printf 'hello\nworld\nHello again\n' > words.txt; printf '# Notes\n\nfirst note\nsecond note\n' > notes.md
printf 'apple\nkiwi\n' > list1.txt; printf 'apple\nlemon\n' > list2.txt
printf 'TOKEN=abc\n' > .env; printf 'export A=1\n' > .profile
printf '#!/bin/sh\necho hi\n' > script.sh; printf '#!/bin/sh\necho deploy\n' > deploy.sh; chmod 755 deploy.sh
printf 'k\n' > secret.key; chmod 644 secret.key; printf 'open\n' > open.txt; chmod 666 open.txt
: > blank.txt; : > tmp/zero.tmp; printf 'x\n' > tmp/x.tmp; printf 'y\n' > tmp/y.tmp; printf 'z\n' > tmp/keep/z.tmp; printf 'w\n' > tmp/notes.txt
printf 'bak\n' > todo.txt.bak; printf 'bak\n' > docs/setup.md.bak
printf 'a\r\nb\r\n' > win.txt
printf 'dear\n' > 'letters/to mum.txt'; printf 'sir\n' > letters/bank.txt
ln -s todo.txt todo-link; ln -s gone dead-link
find . -path ./.git -prune -o -type f -exec touch -d '15 days ago' {} +
touch -d '800 days ago' logs/old/2022.log; touch -d '90 days ago' downloads/setup.iso logs/app.log.1 docs/draft.txt; touch -d '60 days ago' music/song.mp3
touch -d '20 minutes ago' notes.md src/main.py; touch -d '3 hours ago' logs/app.log; touch -d '3 days ago' todo.txt logs/web.log; touch -d '2 days ago' contacts.csv
git add src docs todo.txt notes.md
git -c user.name=Ann -c user.email=ann@example.com commit -qm 'start'
