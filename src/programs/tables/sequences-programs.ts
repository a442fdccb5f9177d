/** Programs: what compares, aligns and assembles sequences; the genomes contain the most common ones. */
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

export const SEQUENCES = (): Family => ({
  // searches and clusters. Sources: the manual page of each, of Debian 12: hmmer 3.3, infernal 1.1, diamond 2.1, mmseqs2 14, cd-hit 4.8, mash 2.3,
  // fastani 1.33, exonerate 2.4, last 1447, mummer 3.23, vsearch 2.22
  ...each('hmmsearch hmmscan nhmmer nhmmscan phmmer jackhmmer', {
    changes: true,
    acts: { writes: 'o A tblout domtblout pfamtblout dfamtblout hmmout aliscoresout chkhmm chkali' },
    data: `h acc noali notextw textw E T domE domT incE incT incdomE incdomT cut_ga cut_nc cut_tc max F1 F2 F3 nobias nonull2 Z domZ seed tformat
      cpu stall mpi qformat singlemx mxfile popen pextend dna rna seed_max_depth seed_sc_thresh seed_sc_density seed_drop_max_len seed_drop_lim
      seed_req_pos seed_ssv_length qsingle_seqs w_beta w_length watson crick mx EmL EmN EvL EvN EfL EfN Eft N fast hand symfrac fragthresh wpb wgsc
      wblosum wnone wid eent eclust enone eset ere esigma eid pnone plaplace`,
  }),
  ...each('hmmbuild hmmpress hmmalign hmmemit hmmfetch', {
    changes: true,
    writes: { how: 'touches' },
    acts: { writes: 'o' },
    data: `h n O amino dna rna fast hand symfrac fragthresh wpb wgsc wblosum wnone wid eent eclust enone eset ere esigma eid pnone plaplace
      singlemx mx mxfile popen pextend EmL EmN EvL EvN EfL EfN Eft cpu informat seed w_beta w_length mpi stall maxinsertlen f mapali trim outformat
      N a c C p L local unilocal glocal uniglocal minl minu index`,
  }),
  ...each('hmmstat hmmconvert', { reads: true, data: 'h a b 2 outfmt' }),
  ...each('cmsearch cmscan', {
    changes: true,
    acts: { writes: 'o A tblout' },
    data: `notrunc h g Z devhelp acc noali notextw textw verbose E T incE incT cut_ga cut_nc cut_tc max nohmm mid default rfam hmmonly hmmmax FZ
      Fmid anytrunc nonull3 mxsize smxsize cyk acyk wcx toponly bottomonly tformat cpu stall mpi fmt qformat glist clanin oclan oskip`,
  }),
  diamond: {
    does: {
      reads: ['help|version|dbinfo|getseq|view|test'],
      changes: ['makedb|prepdb|blastp|blastx|cluster|merge-daa|makeidx|linclust|deepclust'],
    },
    effects: { short: 'pdoqkebctl', long: ['threads', 'db', 'out', 'query', 'in', 'outfmt'], rows: [] },
    acts: { writes: 'o out un al parallel-tmpdir t tmpdir' },
    data: `p threads d db outfmt f v verbose log quiet header in taxonmap taxonnodes taxonnames q query strand unfmt alfmt unal max-target-seqs k top
      max-hsps range-culling compress evalue e min-score id query-cover subject-cover fast mid-sensitive sensitive more-sensitive very-sensitive
      ultra-sensitive iterate global-ranking g block-size b index-chunks c gapopen gapextend frameshift F long-reads matrix custom-matrix
      comp-based-stats masking query-gencode salltitles sallseqid no-self-hits taxonlist taxon-exclude seqidlist skip-missing-seqids algo bin
      min-orf l seed-cut freq-masking freq-sd motif-masking id2 xdrop x gapped-filter-evalue band shapes s shape-mask multiprocessing mp-init
      mp-recover mp-query-chunk ext-chunk-size no-ranking ext culling-overlap taxon-k range-cover dbsize no-auto-append xml-blord-format
      stop-match-score tantan-minMaskProb file-buffer-size memory-limit M no-unlink target-indexed ignore-warnings daa a forwardonly seq`,
  },
  ...each('cd-hit cd-hit-2d cd-hit-est cd-hit-est-2d cd-hit-454 cd-hit-dup', {
    changes: true,
    acts: { writes: 'o op' },
    data: `i c G b M T n l t d s S aL AL aS AS A uL uS U B p g sc sf bak h i2 s2 S2 j P cx cy ap r mask match mismatch gap 6 gap-ext j2 D 3`,
  }),
  mash: {
    does: { reads: ['dist|info|screen|triangle|bounds'], changes: ['sketch|paste'] },
    effects: { short: 'oksSpm', rows: [] },
    acts: { writes: 'o' },
    data: 'S I h p l t v d k s i w r b m c g n z a Z H C E',
  },
  fastANI: {
    changes: true,
    acts: { writes: 'o output' },
    data: 'r ref refList rl q query ql queryList k kmer t threads fragLen minFraction visualize matrix v',
  },
  exonerate: {
    reads: true,
    acts: { runs: 'customserver' },
    data: `h shorthelp v q query t target Q querytype T targettype querychunkid querychunktotal targetchunkid targetchunktotal V verbose E
    exhaustive B bigseq revcomp forcescan saturatethreshold cores fastasuffix m model s score percent showalignment showsugar showcigar showvulgar
    showquerygff showtargetgff ryo n bestn S subopt g gappedextension refine refineboundary D dpmemory C compiled terminalrangeint terminalrangeext
    joinrangeint joinrangeext spanrangeint spanrangeext x extensionthreshold singlepass joinfilter annotation softmaskquery softmasktarget d
    dnasubmat p proteinsubmat M fsmmemory forcefsm wordjump wordambiguity o gapopen e gapextend codongapopen codongapextend minner maxner neropen
    minintron maxintron i intronpenalty f frameshift useaatla geneticcode hspfilter useworddropoff seedrepeat w dnawordlen W proteinwordlen
    codonnwordlen dnahspdropoff proteinhspdropoff codonhspdropoff dnahspthreshold proteinhspthreshold codonhspthreshold dnawordlimit
    proteinwordlimit codonwordlimit geneseed geneseedrepeat alignmentwidth forwardcoordinates quality splice3 splice5 forcegtag`,
  },
  ...each('fastalength fastacomposition fastafetch fastasubseq fastarevcomp fastatranslate fastareformat fastasort fastaindex', {
    changes: true,
    data: 'f fasta i index q query F s start l length h v w r reverse k key',
  }),
  lastal: {
    reads: true,
    data: `h V v f D E r q p X a b A B c F x y z d e m l L k W s S K C P i M T n N R u w G t g j J Q split splice split-f split-d split-c split-t
    split-M split-S split-m split-s split-n split-b`,
  },
  lastdb: { changes: true, writes: { how: 'touches' }, data: 'h p R c Q s m u w a i b C x v V' },
  ...each('nucmer promer dnadiff', {
    changes: true,
    acts: { writes: 'p prefix delta' },
    data: `D n N q r S t v x e d h V m verbose x1 x2 g I Ir mum mumcand mumreference maxmatch l b s c F L depend f forward o coords reverse E w B
      H k T C a i R u`,
  }),
  ...each('show-coords show-snps show-aligns show-tiling show-diff delta-filter mummer', {
    reads: true,
    data: 'u b B c d g h H k l L r T I o q w x C i m 1 n s F maxmatch mum mumreference mumcand V v R f a A e E j S 2 t',
  }),
  vsearch: {
    changes: true,
    open: true,
    acts: {
      writes: `alnout biomout blast6out borderline centroids chimeras nonchimeras clusters consout dbmatched dbnotmatched eetabbedout fastaout
        fastaout_discarded fastapairs fastqout fastqout_discarded log lcaout matched mothur_shared_out msaout notmatched output otutabout profile
        qsegout tsegout samout tabbedout uc uchimealns uchimeout userout`,
    },
  },

  // alignments and trees. Sources: the manual page of each, of Debian 12: muscle 3.8 and 5.1, clustalw 2.1, kalign 3.3, t-coffee 13, raxml 8.2,
  // phyml 3.3, mrbayes 3.2
  muscle: {
    changes: true,
    acts: { writes: 'out output html jalview msf clw fasta log loga tree1 tree2 scorefile' },
    data: `in align super5 diversified stratified replicates maxgapfract minconf diags maxiters maxhours maxmb clwstrict quiet stable group threads
      perm perturb consiters refineiters nt amino profile in1 in2 refine`,
  },
  ...each('raxml raxmlHPC raxmlHPC-PTHREADS raxmlHPC-PTHREADS-AVX raxmlHPC-PTHREADS-SSE3 raxmlHPC-SSE3 raxmlHPC-AVX', {
    changes: true,
    acts: { writes: 'w' },
    data: `a A b B c C d D e E f z F g G h H i I j J k K L m M n o O p P q r R s S t T u U v V W x X y Y # N mesquite silent no-seq-check no-bfgs
      asc-corr flag-check auto-prot epa-keep-placements epa-prob-threshold epa-accumulated-threshold JC69 K80 HKY85 bootstop-perms
      quartets-without-replacement print-identical-sequences`,
  }),
  phyml: {
    changes: true,
    data: `i input d datatype q sequential n multiple p pars b bootstrap m model aa_rate_file f t ts v pinv c nclasses a alpha s search u inputtree
    o rand_start n_rand_starts r_seed print_site_lnl print_trace run_id quiet no_memory_check alias_subpatt boot_progress_display`,
  },
  kalign: { changes: true, acts: { writes: 'o output' }, data: 'i input f format type gpo gpe tgpe n nthreads V v h' },
  // its input is a script that can start programs
  mb: { does: { runs: [''] }, data: 'i v' },

  // assemblies and reads. Sources: the manual page of each, of Debian 12: canu 2.2, velvet 1.2, abyss 2.3, unicycler 0.5, racon 1.5, pilon 1.24,
  // porechop 0.2, filtlong 0.2, trim-galore 0.6, art 2016, seqprep 1.3, kmc 3.2, jellyfish 2.3, wgsim of samtools 1.16; hifiasm(1) 0.25; the help
  // texts of Trinity 2.15, QUAST 5.3, dorado 1.1 and NanoPlot 1.46
  canu: {
    does: { runs: [''] },
    acts: { writes: 'd', runs: 's' },
    data: 'p assemble correct trim trim-assemble pacbio nanopore pacbio-hifi haplotype raw corrected trimmed options',
  },
  spades: { like: 'spades.py' },
  ...each('velveth velvetg', {
    changes: true,
    writes: { how: 'touches' },
    manner: { free: /^-(?:ins_length|short|shortPaired|shortMatePaired)\d/ },
    data: `fastq fasta.gz fastq.gz sam bam fmtAuto shortPaired longPaired ins_length_sd cov_cutoff ins_length read_trkg min_contig_lgth amos_file
      exp_cov long_cov_cutoff ins_length_long scaffolding max_branch_length max_divergence max_gap_count min_pair_count max_coverage coverage_mask
      long_mult_cutoff unused_reads alignments exportFiltered clean very_clean paired_exp_fraction shortMatePaired conserveLong strand_specific
      reuse_Sequences reuse_binary noHash create_binary fasta interleaved separate short short2 shortPaired2 long reference`,
  }),
  'abyss-pe': { like: 'make' },
  unicycler: {
    changes: true,
    acts: { writes: 'o out', runs: 'spades_path racon_path bcftools_path' },
    data: `kmers depth_filter no_rotate h help_all 1 short1 2 short2 s unpaired l long verbosity min_fasta_length keep vcf t threads mode
    linear_seqs`,
  },
  racon: {
    reads: true,
    data: `u include-unpolished f fragment-correction w window-length q quality-threshold e error-threshold m match x mismatch g gap t threads h`,
  },
  pilon: {
    changes: true,
    acts: { writes: 'outdir' },
    data: `pacbio nanopore bam genome frags jumps unpaired output changes vcf vcfqe tracks variant chunksize diploid fix dumpreads duplicates iupac
    nonpf targets threads verbose debug defaultqual flank gapmargin K mindepth mingap minmq minqual nostrays`,
  },
  porechop: {
    changes: true,
    acts: { writes: 'o output b barcode_dir' },
    data: `h i input format v verbosity t threads barcode_threshold barcode_diff require_two_barcodes untrimmed discard_unassigned
    adapter_threshold check_reads scoring_scheme end_size min_trim_size extra_end_trim end_threshold no_split discard_middle middle_threshold
    extra_middle_trim_good_side extra_middle_trim_bad_side min_split_read_size`,
  },
  filtlong: {
    reads: true,
    data: `t target_bases p keep_percent min_length min_mean_q min_window_q a assembly 1 illumina_1 2 illumina_2 length_weight mean_q_weight
    window_q_weight trim split window_size verbose h`,
  },
  trim_galore: {
    changes: true,
    acts: { writes: 'o output_dir', runs: 'path_to_cutadapt fastqc_args' },
    data: `h v q quality phred33 phred64 fastqc outdir a adapter a2 adapter2 illumina nextera small_rna consider_already_trimmed max_length
      stringency e gzip dont_gzip length max_n trim-n no_report_file suppress_warn clip_R1 clip_R2 three_prime_clip_R1 three_prime_clip_R2 2colour
      nextseq basename j cores hardtrim5 hardtrim3 clock polyA implicon rrbs non_directional keep paired t trim1 retain_unpaired r1 length_1 r2
      length_2`,
  },
  art_illumina: {
    changes: true,
    acts: { writes: 'o out' },
    data: `ss sam in paired len fcov mflen sdev rndSeed noALN 1 2 amp amplicon c d ef f h i ir ir2 insRate2 dr dr2 delRate2 l m mp nf na p q qs qs2
    qShift2 rs s samout sp M`,
  },
  SeqPrep: { changes: true, acts: { writes: '1 2 3 4 s E' }, data: 'f r h 6 q L A B O M N b Q t e Z n d D X S g y' },
  wgsim: { changes: true, writes: { how: 'touches' }, data: 'e d s N 1 2 r R X S A h' },
  jellyfish: {
    does: { reads: ['stats|histo|dump|query|info|mem|cite'], changes: ['count|merge|bc'] },
    effects: { short: 'mstocplLUigSG', long: ['size', 'threads', 'mer-len', 'output', 'generator', 'shell'], rows: [] },
    acts: { writes: 'o output', runs: 'g generator S shell' },
    data: `G Generators mer-len size threads canonical high low increment m s t c out-counter-len C both-strands p r raw q quake quality-start
      min-quality L U matrix timing stats usage h full-help V v verbose l i f full column tab out-buffer-size cary-bit b bibtex`,
  },
  ...each('kmc kmc_tools kmc_dump', { changes: true, writes: { how: 'touches' }, manner: { words: true, free: /^-\w\S*$/ } }),
  hifiasm: {
    changes: true,
    acts: { writes: 'o' },
    data: `ul ont dual-scaf telo-m t h k w f D N r z max-kocc hg-size min-hist-cnt a x y m p n i u hom-cov pri-range lowQ b-cov h-cov m-rate
    primary 1 2 3 4 c d t-occ l s O purge-max n-hap h1 h2 n-weight n-perturb f-perturb l-msjoin seed`,
  },
  Trinity: {
    changes: true,
    acts: { writes: 'output workdir', runs: 'grid_exec bfly_jar java_opts mpiexec singularity_img singularity_extra_params' },
    data: `seqType max_memory left right single samples_file SS_lib_type CPU min_contig_length long_reads genome_guided_bam long_reads_bam
      jaccard_clip trimmomatic full_cleanup cite verbose show_full_usage_info no_super_reads prep no_cleanup no_version_check no_symlink monitoring
      monitor_sec no_distributed_trinity_exec min_kmer_cov inchworm_cpu no_run_inchworm max_reads_per_graph min_glue max_chrysalis_cluster_size
      no_bowtie no_run_chrysalis bfly_algorithm bfly_opts group_pairs_distance path_reinforcement_distance no_path_merging min_per_id_same_path
      max_diffs_same_path max_internal_gap_same_path bflyHeapSpaceMax bflyHeapSpaceInit bflyGCThreads bflyCPU bflyCalculateCPU
      quality_trimming_params normalize_max_read_cov normalize_by_read_set just_normalize_reads no_normalize_reads no_parallel_norm_stats
      genome_guided_max_intron genome_guided_min_coverage genome_guided_min_reads_per_partition grid_node_CPU grid_node_max_memory FORCE
      INCHWORM_CUSTOM_PARAMS FORCE_INCHWORM_KMER_METHOD NO_PARALLEL_IWORM iworm_opts iworm_cdhit min_pcnt_read_iworm_kmers min_iso_ratio glue_factor
      max_reads_per_loop min_pct_read_mapping bowtie_components bypass_java_version_check no_salmon min_eff_read_cov long_reads_mode
      no_check_coordsorted_bam stomp_snps NO_SEQTK h advanced_help verbose_leveli CPUi npi mpiexecs quality_trimming_paramss normalize_reads
      normalize_max_read_covi bfly_optss bflyHeapSpaceMaxs bflyHeapSpaceInits bflyGCThreadsi bflyCPUi bfly_jars java_optss
      path_reinforcement_distancei min_per_id_same_pathi max_diffs_same_pathi max_internal_gap_same_pathi min_eff_read_covf min_kmer_covi
      inchworm_cpui INCHWORM_CUSTOM_PARAMSs iworm_optss min_gluei glue_factorf min_iso_ratiof min_pcnt_read_iworm_kmersi max_reads_per_graphi
      max_reads_per_loopi min_pct_read_mappingi weldmer_sizei grid_execs run_as_paired monitor_seci jelly_si chrysalis_debug_weld_all`,
  },
  ...each('quast quast.py metaquast.py quast-lg.py', {
    changes: true,
    acts: { writes: 'o output-dir J save-json-to err-fpath' },
    data: `debug no-portable-html test test-sv test-no-ref t threads r R reference O operons G genes g features 1 reads1 2 reads2 pe1 pe2 mp1 mp2
      pe12 mp12 single pacbio nanopore ref-sam ref-bam sam bam sv-bedpe cov phys-cov aligns-for-reuse l labels L mgm s split-scaffolds e eukaryote
      fungus large f gene-finding rna-finding fragmented fragmented-max-indent a ambiguity-usage ambiguity-score u use-all-alignments strict-NA
      unaligned-part-size skip-unaligned-mis-contigs x extensive-mis-size local-mis-size scaffold-gap-max-size m min-contig i min-alignment
      min-identity est-ref-size contig-thresholds x-for-Nx gene-thresholds glimmer b conserved-genes-finding k k-mer-stats k-mer-size
      upper-bound-assembly upper-bound-min-con est-insert-size report-all-metrics plots-format use-input-ref-order circos no-read-stats fast
      no-check no-check-meta no-snps no-plots no-krona no-html no-icarus no-gc no-sv memory-efficient space-efficient silent combined-ref colors ls
      j save-json read-support agb unique-mapping reuse-combined-alignments max-ref-number references-list blast-db`,
  }),
  dorado: {
    network: 'talks',
    does: { reads: ['basecaller|duplex|summary|aligner|trim|correct|variant|polish'], changes: ['demux|download'] },
    effects: { short: 'rnotlbcxvkmpi', long: ['reference', 'output-dir', 'model', 'models-directory', 'kit-name', 'device'], rows: [] },
    acts: { writes: 'o output-dir models-directory dump_stats_file' },
    data: `emit-sam emit-moves mm2-opts batchsize RG allow-sec-supp ambig-ref any-bam bacteria bam-chunk bam-subchunk barcode-arrangement
      barcode-both-ends barcode-sequences batch-size bed-file candidate-filtering candidates chunksize compute-num-blocks continue-on-error data
      debug-tnames device devopts disable-read-splitting disable-variable-chunk-sizes draft-batchsize dump-variants dump_stats_filter
      emit-batchsize-benchmarks emit-fastq encoding-batchsize estimate-poly-a fill-char flank-trim-len from-paf full-precision gvcf hp-tag
      ignore-read-groups index-size infer-threads kada-disable-interval-exp kada-max-clipping kada-max-gapcomp-seq-div kada-min-base-qual
      kada-min-strand-cov kada-min-strand-cov-fract kada-min-varcall-cov kada-min-varcall-fract kada-use-dvr kit-name kmer-size legacy-windowing
      list list-structured list-yaml max-reads mid-occ-frac min-chain-score min-depth min-mapq min-qscore min-snp-acc model model-override
      model-path modified-bases modified-bases-batchsize modified-bases-models modified-bases-threshold no-classify no-fill-gaps no-sort no-trim
      no-trim-primers overlap ovl-window-size pairs pass-qual-filter phasing-bin poly-a-config primer-sequences progress_stats_frequency qualities
      queue-size read-ids recursive ref-batchsize reference regions resume-from rna rna-adapters run-batchsize-benchmarks run-block-id run-for
      sample-sheet scripted sequencing-kit skip-model-compatibility-check sort-bam stereo-model tag-keep-missing tag-name tag-value threads
      tiled-ext-cov-fract tiled-ext-flanks tiled-ext-major tiled-ext-min-cov tiled-regions to-paf trim unphased variant-flanking-bases vcf verbose
      window-len window-overlap b c i k l m n p q r t v x`,
  },
  NanoPlot: {
    changes: true,
    acts: { writes: 'o outdir' },
    data: `h v t threads verbose store raw huge no_static p prefix tsv_stats info_in_report maxlength minlength drop_outliers downsample loglength
    percentqual alength minqual runtime_until readtype barcoded no_supplementary c color cm colormap f format plots legacy listcolors listcolormaps
    no-N50 N50 title font_scale dpi hide_stats fastq fasta fastq_rich fastq_minimal summary bam ubam cram pickle feather arrow`,
  },
});
