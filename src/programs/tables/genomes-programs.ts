/** Programs: sequences, alignments and variants of genomes. */
import { ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

/** Options that BLAST's programs share. Source: NCBI's BLAST Command Line Applications User Manual, NBK279684. */
const BLAST = `db query evalue outfmt num_threads max_target_seqs num_alignments num_descriptions word_size gapopen gapextend reward penalty matrix
  task dust seg soft_masking lcase_masking strand perc_identity qcov_hsp_perc max_hsps subject query_loc subject_loc query_gencode db_gencode
  show_gis html line_length sorthits sorthsps seqidlist negative_seqidlist gilist negative_gilist taxids taxidlist negative_taxids
  negative_taxidlist no_taxid_expansion culling_limit best_hit_overhang best_hit_score_edge subject_besthit searchsp sum_stats xdrop_ungap
  xdrop_gap xdrop_gap_final ungapped window_size parse_deflines threshold comp_based_stats use_sw_tback max_intron_length template_type
  template_length use_index index_name min_raw_gapped_score no_greedy off_diagonal_range mt_mode dbsize h help version`;

export const GENOMES = (): Family => ({
  // Sources: the manual page of each of its subcommands, samtools 1.16
  samtools: {
    does: {
      reads: [
        'view|depth|flagstat|idxstats|stats|bedcov|coverage|mpileup|quickcheck|head|samples|flags|tview|consensus|ampliconstats|targetcut|phase',
        'faidx|fqidx|dict|index|sort|cat|addreplacerg|calmd|collate|fastq|fasta|bam2fq|import|reference|reheader|version|help|depad',
      ],
      changes: ['split'],
    },
    effects: {
      short: '@mltbhLTOK',
      long: ['threads', 'output-fmt', 'reference', 'barcode-tag'],
      rows: [
        ordinary('merge|markdup|fixmate|rmdup|ampliconclip', 'changes', 'writes alignments to a file', { without: '-o' }),
        // no file among those of `acts`: the manual's own example has -0 /dev/null, which would count as what is copied
        ordinary('fastq|fasta|bam2fq', 'changes', 'writes reads to files', { options: '-1 -2 -0 -s' }),
        ordinary('markdup', 'changes', 'writes statistics to a file', { options: '-f' }),
        ordinary('reheader', 'changes', 'changes the file itself', { options: '-i --in-place' }),
        ordinary('stats', 'changes', 'writes a file for each of its parts', { options: '-S --split' }),
      ],
    },
    subcommands: {
      view: {
        options: [
          'bC1uhHcMBPSXp o= U= t= T= L= N= r= R= d= D= q= l= m= e= f= F= G= x= s= O= @=',
          `bam cram fast uncompressed with-header header-only no-header count output= unoutput= output-unselected= unmap fai-reference=
          reference= target-file= targets-file= use-index region-file= regions-file= qname-file= read-group= read-group-file= tag= tag-file=
          min-MQ= library= min-qlen= expr= require-flags= excl-flags= exclude-flags= rf= incl-flags= include-flags= remove-tag= keep-tag=
          remove-B add-flags= remove-flags= subsample= subsample-seed= fetch-pairs customized-index no-PG input-fmt-option= output-fmt=
          output-fmt-option= threads= write-index verbosity= help`,
        ],
      },
      merge: {
        options: [
          '1fnrucpX b= h= o= t= R= L= l= O= @=',
          'no-PG input-fmt-option= output-fmt= output-fmt-option= reference= threads= write-index',
        ],
      },
    },
    acts: { writes: 'o output U unoutput output-unselected i1 i2 P split-prefix fai-idx gzi-idx' },
    data: `1 2 0 @ threads O output-fmt T reference l m M n N t u K r q Q d D f F G g H h a A aa b B c C e E i I J k L p R s S v w W X x y
      z no-PG template-coordinate write-index input-fmt-option output-fmt-option verbosity min-BQ min-MQ rf ff incl-flags excl-flags
      region bam-list max-depth fasta-ref positions count-orphans no-BAQ redo-BAQ adjust-MQ ignore-RG exclude-RG output-BP output-MQ
      output-QNAME output-extra output-sep histogram ascii no-header n-bins min-read-len depth length continue region-file
      reverse-complement mark-strand fastq required-flag filtering-flag coverage remove-dups GC-depth insert-size id read-length
      most-inserts trim-quality ref-seq split target-regions sparse remove-overlaps cov-threshold barcode-tag quality-tag index-format
      include-fails no-multi-dup mode barcode-name barcode-rgx read-coords coords-order format line-len show-del show-ins ambig
      use-qual min-depth het-fract call-fract version-only`,
  },

  // Source: the manual page of bcftools 1.16
  bcftools: {
    does: {
      reads: [
        'annotate|call|concat|consensus|convert|csq|filter|gtcheck|head|index|mpileup|merge|norm|query|reheader|roh|sort|stats|view|help',
        'cnv|polysomy|isec',
      ],
    },
    effects: {
      rows: [
        ordinary('isec', 'changes', 'writes files of variants', { options: '-p --prefix' }),
        ordinary('cnv|polysomy', 'changes', 'writes files of variants'),
      ],
    },
    acts: { writes: 'o output output-dir T temp-dir chain gensample hapsample haplegendsample temp-prefix' },
    data: `O output-type r regions R regions-file regions-overlap s samples S samples-file t targets targets-file targets-overlap threads
      no-version a annotations annotate c columns columns-file e exclude i include force header-lines I set-id k keep-sites l
      merge-logic m mark-sites rename-annots rename-chrs x remove ploidy ploidy-file A keep-alts f apply-filters F G g gvcf M V
      skip-variants v variants-only consensus-caller multiallelic-caller n novel-rate p prefix pval-threshold P prior X Y
      allow-overlaps naive rm-dups D remove-duplicates file-list ligate ligate-force q min-PQ absent fasta-ref H haplotype iupac-codes
      mark-del mark-ins mark-snv mask missing sample SnpGap IndelGap mode soft-filter set-GTs gff-annot local-csq phase ncsq csi
      min-shift tbi all nrecords stats complement nfiles w collapse force-samples print-header use-header 0 missing-to-ref
      filter-logic info-rules merge no-index count-orphans bam-list no-BAQ B C d max-depth E redo-BAQ adjust-MQ read-groups Q min-BQ
      min-MQ max-BQ ignore-RG seed L max-idepth gap-frac skip-indels per-sample-mF atomize check-ref rm-dup multiallelics N
      do-not-normalize strict-filter site-win format list-samples allow-undef-tags vcf-list fai AF-dflt AF-tag estimate-AF GTs-only
      genetic-map max-mem af-bins af-tag 1st-allele-only depth exons split-by-ID user-tstv u h header-only drop-genotypes no-header
      with-header trim-alt-alleles no-update min-ac max-ac genotype known min-alleles max-alleles novel phased min-af max-af uncalled
      types exclude-types private exclude-private W write-index min-overlap pair-logic single-overlaps format-fields prior-freqs
      group-samples insert-missed keep-masked-ref constrain chromosome-X chromosome-Y control-sample AF-file plot-threshold
      query-sample aberrant BAF-weight b BAF-dev err-prob LRR-weight LRR-smooth-win optimize same-prob xy-prob compact-PS ligate-warn
      naive-force mask-with gensample2vcf 3N6 tag sex vcf-ids gvcf2vcf hapsample2vcf haploid2diploid haplegendsample2vcf tsv2vcf
      custom-tag trim-protein-seq mask-file mask-overlap error-probability genotypes homs-only n-matches no-HWE-prob pairs pairs-file
      records local-alleles 6 illumina1.3+ full-BAQ no-reference skip-all-set ls skip-any-set ns skip-all-unset lu skip-any-unset nu
      ignore-overlaps mwu-u U config ambig-reads ar ext-prob tandem-qual indel-bias indel-size min-ireads max-read-len open-prob
      platforms atom-overlaps keep-sum old-rec-tag list-plugins peak-size cn-penalty fit-th include-aa min-fraction peak-symmetry
      buffer-size rec-rate hw-to-az az-to-hw viterbi-training compression-level exclude-phased exclude-uncalled`,
  },

  // Sources: the manual page of each: tabix 1.16, bwa 0.7.17, minimap2 2.24, bowtie2 2.5, hisat2 2.2, clustalo 1.2, mafft 7.5, freebayes 1.3
  bgzip: {
    changes: true,
    writes: { how: 'in-place', short: 'bIls@', long: ['offset', 'index-name', 'compress-level', 'size', 'threads'] },
    acts: { writes: 'I index-name' },
    data: 'b offset c stdout d decompress f force g rebgzip h i index k keep l compress-level r reindex s size t test @ threads',
  },
  tabix: {
    changes: true,
    data: `0 zero-based b begin c comment C csi e end f force m min-shift p preset s sequence S skip-lines h print-header H only-header l
      list-chroms r reheader R regions T targets D cache separate-regions verbosity @ threads`,
  },
  htsfile: { reads: true, data: 'c view h header-only H no-header v verbose' },
  bwa: {
    does: { reads: ['mem|aln|samse|sampe|bwasw|fastmap|pemerge'], changes: ['index|shm|bwt2sa|fa2pac|pac2bwt|pac2cwt|bwtupdate'] },
    acts: { writes: 'o f' },
    data: 'p a t k w d r c D m W P A B O E L U x R H q 5 K T j h C Y M v I n e i l N b 0 1 2 z s S V',
  },
  'bwa-mem2': { like: 'bwa' },
  minimap2: {
    changes: true,
    acts: { writes: 'o d split-prefix' },
    data: `k w H I idx-no-seq alt alt-drop f -xsr U q-occ-frac e g r n m D P dual X p N G F M rmq hard-mask-level mask-len max-chain-skip
      max-chain-iter chain-gap-scale no-long-join splice sr frag for-only rev-only heap-sort no-pairing A B O E C z s u end-bonus
      score-N splice-flank junc-bed junc-bonus no-end-flt cap-sw-mem a Q L R y c cs MD eqx Y seed t 2 K secondary max-qlen paf-no-hit
      sam-hit-only x h v no-hash-name end-seed-pen cap-kalloc no-kalloc print-qname print-seeds`,
  },
  ...each('bowtie2 hisat2', {
    changes: true,
    acts: {
      writes: `S un al un-conc al-conc un-gz al-gz un-conc-gz al-conc-gz un-bz2 al-bz2 un-conc-bz2 al-conc-bz2 met-file
        novel-splicesite-outfile summary-file`,
    },
    data: `1 2 U b q tab5 tab6 qseq f r F c s skip u upto 5 trim5 3 trim3 trim-to phred33 phred64 int-quals very-fast fast sensitive
      very-sensitive very-fast-local fast-local sensitive-local very-sensitive-local D R N L i n-ceil dpad gbar ignore-quals nofw norc
      no-1mm-upfront end-to-end local ma mp np rdg rfg score-min k a all I minins X maxins fr rf ff no-mixed no-discordant dovetail
      no-contain no-overlap preserve-tags t time met-stderr met no-unal no-head no-sq rg-id rg omit-sec-seq xeq sam-append-comment p
      threads reorder mm qc-filter seed non-deterministic x pen-cansplice pen-noncansplice pen-canintronlen pen-noncanintronlen
      min-intronlen max-intronlen known-splicesite-infile novel-splicesite-infile no-temp-splicesite no-spliced-alignment
      rna-strandness tmo dta dta-cufflinks avoid-pseudogene no-templatelen-adjustment sp no-softclip max-seeds repeat new-summary
      remove-chrname add-chrname h align-paired-reads sam-no-qname-trunc soft-clipped-unmapped-tlen bowtie2-dp no-repeat-index o
      offrate`,
  }),
  ...each('bowtie2-build hisat2-build', {
    changes: true,
    data: `f c a noauto p packed bmax bmaxdivn dcv nodc r noref 3 justref o offrate t ftabchars threads seed q large-index localoffrate
      localftabchars snp haplotype ss exon h repeat-ref repeat-info repeat-snp repeat-haplotype usage`,
  }),
  ...each('bowtie2-inspect hisat2-inspect', { reads: true, data: 'a across n names s summary e bt2-ref snp ss exon v h' }),
  clustalo: {
    changes: true,
    acts: { writes: 'o out outfile distmat-out guidetree-out clustering-out l log' },
    data: `i in infile hmm-in hmm-batch dealign profile1 p1 profile2 p2 is-profile t seqtype infmt distmat-in guidetree-in pileup full
      full-iter cluster-size use-kimura percent-id residuenumber resno outfmt wrap output-order iterations iter max-guidetree-iterations
      max-hmm-iterations maxnumseq maxseqlen auto threads force h v`,
  },
  mafft: {
    changes: true,
    acts: { writes: 'progress scorematrix' },
    data: `auto 6merpair globalpair localpair genafpair fastapair weighti retree maxiterate fft nofft noscore memsave parttree dpparttree
      fastaparttree partsize groupsize op ep lop lep lexp LOP LEXP bl jtt tm aamatrix fmodel clustalout inputorder reorder treeout quiet
      nuc amino seed thread add addfragments addfull addprofile keeplength mapout adjustdirection adjustdirectionaccurately anysymbol
      phylipout large leavegappyregion text ginsi linsi einsi`,
  },
  freebayes: {
    changes: true,
    acts: { writes: 'v vcf gvcf-out' },
    data: `f fasta-reference b bam L bam-list c stdin t targets r region s samples populations A cnv-map variant-input l only-use-input-alleles
      haplotype-basis-alleles p ploidy J pooled-discrete K pooled-continuous Z use-reference-allele n use-best-n-alleles m min-mapping-quality
      q min-base-quality C min-alternate-count F min-alternate-fraction min-coverage limit-coverage g skip-coverage gvcf gvcf-chunk
      gvcf-dont-use-chunk T theta P pvar i no-snps I no-indels u no-complex X no-mnps E max-complex-gap haplotype-length j use-mapping-quality
      strict-vcf genotype-qualities`,
  },

  // Source: the usage of SeqKit 2.8, bioinf.shenwei.me/seqkit/usage
  seqkit: {
    does: {
      reads: [
        'amplicon|bam|common|concat|convert|duplicate|fa2fq|faidx|fish|fq2fa|fx2tab|grep|head|head-genome|locate|merge-slides|mutate',
        'range|rename|replace|restart|rmdup|sample|sana|scat|seq|shuffle|sliding|sort|stats|stat|subseq|sum|tab2fx|translate|watch|version|help',
      ],
      changes: ['split|split2|pair|genautocomplete'],
    },
    effects: {
      rows: [
        ordinary('split|split2', 'deletes', 'empties the folder to which it writes', { options: '-f --force' }),
        ordinary('rmdup', 'changes', 'writes what it leaves out to a file', { options: '-d -D --dup-seqs-file --dup-num-file' }),
      ],
    },
    acts: { writes: 'o out-file O out-dir' },
    data: `j threads w line-width t seq-type id-regexp id-ncbi X infile-list quiet alphabet-guess-seq-length compress-level skip-file-check p
      pattern f pattern-file r use-regexp n by-name s by-seq i ignore-case v invert-match d degenerate R region C count only-positive-strand m
      max-mismatch a all T tabular b basename e skip-err N fq-encoding G gap-letters S seq g remove-gaps M max-len l length L lower-case u
      upper-case D dup-num-file dup-seqs-file validate-seq reverse complement dna2rna rna2dna Q min-qual q min-len proportion number
      rand-seed two-pass by-length by-bases reverse-order natural-order keep-key replacement key-miss-repl kv-file gtf bed chr feature
      up-stream down-stream only-flank step window circular frame transl-table trim clean by-part by-size by-id by-region read1
      read2 extension out-suffix save-unpaired name gc gc-skew base-content header-line avg-qual force c k I x y z A B H F h`,
  },
  // Source: the help text of seqtk 1.3
  seqtk: {
    does: {
      reads: [
        'seq|comp|sample|subseq|fqchk|mergepe|trimfq|hety|gc|mutfa|mergefa|famask|dropse|rename|randbase|cutN|listhet|size|telo|gap|hpc',
      ],
      changes: ['split|split2'],
    },
    data: 'q X n l Q s f M L c r A C N S V U F 1 2 a t b e m w p k H d',
  },
  // Source: the help text of each of its subcommands, bedtools 2.30
  bedtools: {
    does: {
      reads: [
        'intersect|window|closest|coverage|map|genomecov|merge|cluster|complement|shift|subtract|slop|flank|sort|random|shuffle|sample|spacing',
        'annotate|multiinter|unionbedg|pairtobed|pairtopair|bamtobed|bedtobam|bedpetobam|bed12tobed6|getfasta|maskfasta|nuc|multicov|tag',
        'jaccard|reldist|fisher|overlap|igv|links|makewindows|groupby|expand|summary|bamtofastq|help',
      ],
      changes: ['split'],
    },
    acts: { writes: 'fo fq fq2' },
    data: `3 5 A C D F L N S Sm a abam allowBeyondChromEnd b bams base bed bed12 bedOut bedpe bg bga both c chrThenScoreA chrThenScoreD
      chrThenSizeA chrThenSizeD chrom chromFirst cigar clps cluster color cols counts d db delim detail du dz e ed empty examples excl f
      faidx fd fi filenames filler fs fu full fullHeader g h header hist i ibam id ignoreD ignorecase img incl inheader intervals io iobuf iu
      k l loj m mapq mate1 max maxTries mc mdb mean n name nameOnly names noOverlapping nobuf nonamecheck o org outheader p path pattern pc pct
      prec q r reverse rna s scale scores seed seq sess sizeA sizeD slop sm soft sort sorted sortout split splitD strand sw t tab tags trackline
      trackopts u ubam v w wa wao wb wo`,
  },
  ...each('blastn blastp blastx tblastn tblastx psiblast rpsblast deltablast', {
    changes: true,
    effects: { rows: [ordinary('', 'uploads', 'sends the sequences to the servers of NCBI', { options: '-remote' })] },
    acts: { writes: 'out export_search_strategy out_pssm out_ascii_pssm' },
    data: `${BLAST} remote num_iterations in_pssm inclusion_ethresh`,
  }),
  makeblastdb: {
    changes: true,
    acts: { writes: 'out logfile' },
    data: `in input_type dbtype title parse_seqids hash_index mask_data mask_id mask_desc gi_mask blastdb_version max_file_sz taxid taxid_map
      metadata_output_prefix`,
  },
  blastdbcmd: {
    changes: true,
    acts: { writes: 'out logfile metadata_output_prefix' },
    data: `db dbtype entry entry_batch range strand mask_sequence_with outfmt target_only get_dups line_length ctrl_a info metadata list
      list_outfmt recursive show_blastdb_search_path remove_redundant_dbs taxids taxidlist ipg pig tax_info exact_length long_seqids`,
  },
});
