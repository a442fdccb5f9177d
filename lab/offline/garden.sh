# Builds the folder that the clauses are asked in, beside the folders of fixture.sh. Usage: sh garden.sh FOLDER
set -eu
mkdir -p "$1/garden"
cd "$1/garden"
mkdir -p plots/north plots/south/deep/deeper tools/lib records/2022 records/2023 heap bed1 bed2/inner gates 'seed box' spare empty-pot
printf 'Tomato needs water\nand much sun\n\nwater again on Friday\n' > plots/north/tomato.txt
printf 'Basil likes warm nights\nwater little\n' > plots/north/basil.txt
printf '# Notes\nbuy seeds\n' > plots/north/notes.md
printf 'secret=7\n' > plots/north/.hidden.cfg
printf 'Carrot: sow in spring\ncarrot flies are bad\nCARROT soup\n' > plots/south/carrot.txt
printf 'kale\n' > plots/south/Kale.TXT
printf '{"beds":4}\n' > plots/south/data.json
printf '#!/bin/sh\necho run\n' > plots/south/run.sh; chmod 755 plots/south/run.sh
printf 'root one\nroot two\nroot three\n' > plots/south/deep/deeper/root.txt
printf 'deep water\n' > plots/south/deep/well.txt
printf 'import os\nprint("spade")\n# FIXME dig\n' > tools/spade.py
printf 'import sys\nprint("rake")\n' > tools/rake.py
printf '#!/bin/bash\necho hoe\n' > tools/hoe.sh; chmod 644 tools/hoe.sh
printf '#include "cut.h"\nint cut(void) { return 1; }\n' > tools/lib/cut.c
printf 'int cut(void);\n' > tools/lib/cut.h
printf '#include "cut.h"\n/* FIXME grow */\nint grow(void) { return cut(); }\n' > tools/lib/grow.c
printf 'all:\n\tcc cut.c\n' > tools/lib/Makefile
printf 'day,rain,place\nmon,3,north\ntue,0,south\nwed,12,north\nthu,7,south\n' > records/2022/rain.csv
printf 'day,rain,place\nmon,1,north\nfri,9,west\n' > records/2023/rain.csv
printf 'ok start\nerror pump\nok stop\nError valve\nwarn low\nerror pump\n' > records/2022/pump.log
printf 'ok\n' > records/2023/pump.log
printf 'old log\n' > records/2022/old.log; gzip -n records/2022/old.log
head -c 500 /dev/zero > heap/small.dat; head -c 40000 /dev/zero > heap/mid.dat; head -c 3000000 /dev/zero > heap/large.dat
: > heap/none.dat; : > plots/south/blank.txt
printf 'pear\napple\nfig\npear\nplum\napple\npear\n' > fruit.txt
printf 'apple\ncherry\nfig\n' > wanted.txt
printf 'anna:34:Oslo:gardener\nbert:28:Rome:cook\ncora:41:Oslo:cook\ndave:28:Bern:guard\n' > staff.txt
printf 'bolt 12 0.5\nnut 7 0.2\nscrew 130 0.05\nnail 99 0.02\n' > stock.txt
printf 'alpha\tone\nbeta\ttwo\n' > pairs.tsv
printf '17\n4\n230\n-6\n8\n' > yields.txt
printf 'port=80\nhost=garden\n\n# comment\nmode=dry\n' > site.conf
printf 'port=81\nhost=garden\nmode=wet\n' > other.conf
printf 'the quick fox\nand the dog\nthe end of the day\n' > tale.txt
cp tale.txt spare/tale-copy.txt
printf 'b\n' > 'seed box/bean list.txt'
printf 'x\n' > gates/open.key; chmod 777 gates/open.key
printf 'x\n' > gates/shut.key; chmod 600 gates/shut.key
printf 'x\n' > gates/half.txt; chmod 640 gates/half.txt
printf 'x\n' > gates/fixed.txt; chmod 444 gates/fixed.txt
printf '#!/bin/sh\n' > gates/go.sh; chmod 755 gates/go.sh
printf 'x\n' > gates/suid.bin; chmod 4755 gates/suid.bin
ln -s ../fruit.txt gates/to-fruit; ln -s plots south-link; ln -s nowhere gates/lost
ln fruit.txt spare/fruit-again.txt
for f in $(find records plots tools -type f) fruit.txt wanted.txt staff.txt stock.txt; do touch -d '6 days ago' "$f"; done
touch -d '45 days ago' records/2022/rain.csv; touch -d '400 days ago' tools/lib/Makefile
touch -d '3 hours ago' tools/rake.py; touch -d '20 minutes ago' plots/north/basil.txt
touch -a -d '70 days ago' stock.txt
tar -czf tools.tgz tools; tar -cf heap.tar heap/small.dat; gzip -nk site.conf
