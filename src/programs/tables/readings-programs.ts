/** Programs: reads of sequencers, what is expressed in them, and the workflows that put such programs together. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

export const READINGS = (): Family => ({
  // quality of reads. Sources: the manual page of each: fastqc 0.11.9, multiqc 1.14, fastp 0.23, cutadapt 4.2; trimmomatic 0.39
  fastqc: {
    changes: true,
    acts: { runs: 'j java', writes: 'o outdir d dir' },
    data: 'h casava nano nofilter extract noextract nogroup min_length f format t threads c contaminants a adapters l limits k kmers q',
  },
  multiqc: {
    changes: true,
    acts: { runs: 'c config cl-config cl_config t template', writes: 'o outdir n filename' },
    data: `f force d dirs -dd dirs-depth s fullnames i title b comment tag view-tags view_tags x ignore ignore-samples ignore-symlinks
      fn_as_s_name replace-names sample-names sample-filters l file-list e exclude m module data-dir no-data-dir k data-format z zip-data-dir p
      export -fp flat -ip interactive lint pdf no-megaqc-upload profile-runtime no-ansi h`,
  },
  fastp: {
    changes: true,
    acts: { writes: 'o out1 O out2 unpaired1 unpaired2 overlapped_out failed_out merged_out j json h html' },
    data: `i in1 I in2 m merge include_unmerged 6 phred64 z compression stdin stdout interleaved_in reads_to_process dont_overwrite fix_mgi_id
      V A disable_adapter_trimming a adapter_sequence adapter_sequence_r2 adapter_fasta detect_adapter_for_pe 2 f trim_front1 t trim_tail1
      b max_len1 F trim_front2 T trim_tail2 B max_len2 D dedup dup_calc_accuracy dont_eval_duplication g trim_poly_g poly_g_min_len G
      disable_trim_poly_g x trim_poly_x poly_x_min_len 5 cut_front 3 cut_tail r cut_right W cut_window_size M cut_mean_quality
      cut_front_window_size cut_front_mean_quality cut_tail_window_size cut_tail_mean_quality cut_right_window_size cut_right_mean_quality
      Q disable_quality_filtering q qualified_quality_phred u unqualified_percent_limit n n_base_limit e average_qual L
      disable_length_filtering l length_required length_limit y low_complexity_filter Y complexity_threshold filter_by_index1
      filter_by_index2 filter_by_index_threshold c correction overlap_len_require overlap_diff_limit overlap_diff_percent_limit U umi
      umi_loc umi_len umi_prefix umi_skip p overrepresentation_analysis P overrepresentation_sampling R report_title w thread s split S
      split_by_lines d split_prefix_digits cut_by_quality5 cut_by_quality3 cut_by_quality_aggressive discard_unmerged`,
  },
  cutadapt: {
    changes: true,
    acts: {
      writes: `o output info-file r rest-file wildcard-file too-short-output too-long-output untrimmed-output p paired-output
        untrimmed-paired-output too-short-paired-output too-long-paired-output`,
    },
    data: `h f format a adapter g front b anywhere e error-rate no-indels n times O overlap match-read-wildcards N no-match-adapter-wildcards
      no-trim mask-adapter u cut q quality-cutoff Q nextseq-trim quality-base trim-n x prefix y suffix strip-suffix length-tag
      discard-trimmed discard discard-untrimmed trimmed-only m minimum-length M maximum-length max-n A G B U pair-filter interleaved j
      cores l length action rc revcomp poly-a max-ee report pair-adapters Z fasta c colorspace d double-encode t trim-primer strip-f3 bwa
      maq no-zero-cap z zero-cap`,
  },
  ...each('trimmomatic TrimmomaticPE TrimmomaticSE', {
    changes: true,
    writes: { how: 'touches', short: '', long: ['threads', 'trimlog', 'summary'] },
    acts: { writes: 'trimlog summary' },
    data: 'threads phred33 phred64 validatePairs quiet version basein',
  }),

  // reads on genomes and genes. Sources: the manual of STAR 2.7.10, doc/STARmanual of github.com/alexdobin/STAR; the manual page of each:
  // featureCounts 2.0.3, stringtie 2.2, gffread 0.12, vcftools 0.1.16; the documents of salmon 1.10 and kallisto 0.48
  STAR: {
    changes: true,
    acts: { runs: 'readFilesCommand sysShell parametersFiles', writes: 'outFileNamePrefix outTmpDir' },
    data: `runMode runThreadN genomeDir genomeFastaFiles genomeSAindexNbases genomeChrBinNbits genomeLoad genomeSAsparseD sjdbGTFfile
      sjdbGTFfeatureExon sjdbGTFtagExonParentTranscript sjdbGTFtagExonParentGene sjdbOverhang sjdbFileChrStartEnd sjdbInsertSave readFilesIn
      readFilesPrefix readFilesManifest readFilesType outSAMtype outSAMmode outSAMstrandField outSAMattributes outSAMunmapped outSAMprimaryFlag
      outSAMattrRGline outSAMmapqUnique outSAMmultNmax outSAMtlen outBAMcompression outBAMsortingThreadN outBAMsortingBinsN limitBAMsortRAM
      limitGenomeGenerateRAM limitIObufferSize limitSjdbInsertNsj outReadsUnmapped outQSconversionAdd outFilterType outFilterMultimapNmax
      outFilterMismatchNmax outFilterMismatchNoverLmax outFilterMismatchNoverReadLmax outFilterScoreMin outFilterScoreMinOverLread
      outFilterMatchNmin outFilterMatchNminOverLread outFilterIntronMotifs outSJtype outSJfilterReads alignIntronMin alignIntronMax
      alignMatesGapMax alignSJoverhangMin alignSJDBoverhangMin alignEndsType alignSoftClipAtReferenceEnds chimSegmentMin chimOutType
      chimJunctionOverhangMin chimScoreMin chimScoreDropMax chimMultimapNmax chimMainSegmentMultNmax quantMode quantTranscriptomeBan
      quantTranscriptomeBAMcompression twopassMode twopass1readsN winAnchorMultimapNmax seedSearchStartLmax soloType soloCBwhitelist soloCBstart
      soloCBlen soloUMIstart soloUMIlen soloFeatures soloStrand soloCellFilter soloUMIdedup soloBarcodeReadLength soloMultiMappers
      outTmpKeep runDirPerm runRNGseed`,
  },
  featureCounts: {
    changes: true,
    acts: { writes: 'o Rpath tmpDir' },
    data: `a F t g extraAttributes A f O minOverlap fracOverlap fracOverlapFeature largestOverlap nonOverlap nonOverlapFeature
      readExtension5 readExtension3 read2pos M fraction Q splitOnly nonSplitOnly primary ignoreDup s J G p B P d D C donotsort T byReadGroup L
      R maxMOp countReadPairs`,
  },
  stringtie: {
    changes: true,
    acts: { writes: 'o A b C' },
    data: 'conservative mix rf fr G ptf l f L s g R m a j t c v M p E B e viral x u h F T i merge cram-ref ref',
  },
  gffread: {
    changes: true,
    acts: { writes: 'o w x y d' },
    data: `i l r R U C nc ignore-locus A s sort-alpha sort-by F keep-exon-attrs G keep-genes keep-comments O V H B P add-hasCDS adj-stop N J
      no-pseudo in-bed in-tlf M merge cluster-only K Q Y force-exons gene2exon D Z g W S L m t T bed tlf v E table ids nids`,
  },
  salmon: {
    does: { reads: ['swim|help'], changes: ['index|quant|alevin|quantmerge'] },
    acts: { writes: 'o output outputDir writeMappings z writeUnmappedNames auxDir' },
    data: `t transcripts i index k kmerLen l libType 1 mates1 2 mates2 r unmatedReads a alignments p threads g geneMap validateMappings gcBias
      seqBias posBias numBootstraps numGibbsSamples d decoys gencode keepDuplicates quants names column c type dumpEq useVBOpt useEM
      minScoreFraction rangeFactorizationBins fldMean fldSD incompatPrior meta tmpdir n noErrorModel chromium chromiumV3 dropseq tgMap
      whitelist expectCells forceCells b targets e discardOrphansQuasi allowDovetail recoverOrphans mimicBT2 mimicStrictBT2 features sketch`,
  },
  kallisto: {
    does: { reads: ['inspect|version|cite|h5dump'], changes: ['index|quant|bus|pseudo|merge|quant-tcc'] },
    acts: { writes: 'o output-dir' },
    data: `i index k kmer-size make-unique b bootstrap-samples t threads l fragment-length s sd single single-overhang fr-stranded rf-stranded
      seed plaintext genomebam g gtf c chromosomes bias fusion x technology list batch-file paired n num unstranded`,
  },
  vcftools: {
    changes: true,
    acts: { writes: 'out temp' },
    data: `vcf gzvcf bcf stdout c chr not-chr from-bp to-bp positions exclude-positions positions-overlap exclude-positions-overlap bed
      exclude-bed thin mask invert-mask mask-min snp snps exclude keep-only-indels remove-indels remove-filtered-all keep-filtered
      remove-filtered keep-INFO remove-INFO maf max-maf non-ref-af max-non-ref-af mac max-mac min-alleles max-alleles min-meanDP
      max-meanDP hwe max-missing max-missing-count phased minQ indv remove-indv keep remove max-indv remove-filtered-geno-all
      remove-filtered-geno minGQ minDP maxDP freq freq2 counts counts2 derived depth site-depth site-mean-depth geno-depth hap-r2 geno-r2
      ld-window ld-window-bp min-r2 TsTv TsTv-summary TsTv-by-count TsTv-by-qual FILTER-summary site-pi window-pi window-pi-step
      weir-fst-pop fst-window-size fst-window-step het hardy TajimaD indv-freq-burden LROH relatedness relatedness2 site-quality
      missing-indv missing-site SNPdensity kept-sites removed-sites singletons hist-indel-len hapcount mendel extract-FORMAT-info get-INFO
      recode recode-bcf recode-INFO recode-INFO-all contigs 012 IMPUTE BEAGLE-GL BEAGLE-PL plink plink-tped chrom-map diff gzdiff diff-bcf
      diff-site diff-indv diff-site-discordance diff-indv-discordance diff-discordance-matrix diff-switch-error non-ref-ac max-non-ref-ac
      non-ref-af-any max-non-ref-af-any non-ref-ac-any max-non-ref-ac-any geno-chisq hap-r2-positions geno-r2-positions ld-window-min
      ld-window-bp-min interchrom-hap-r2 interchrom-geno-r2 ldhat ldhelmet ldhat-geno diff-indv-map`,
  },

  // trees and assemblies. Sources: the manual page of each: iqtree 2.0.7, fasttree 2.1, spades 3.15, megahit 1.2, flye 2.9, prokka 1.14, kraken2 2.1, macs 2.2
  ...each('iqtree iqtree2', {
    changes: true,
    acts: { writes: 'prefix pre' },
    data: `h s seqtype st t o seed safe mem runs -fconst epsilon T nt threads-max redo redo-tree undo cptime p q Q S subsample subsample-seed
      lmap quartetlh ninit ntop nbest n nstop perturb radius allnni g fast polytomy tree-fix treels show-lh B bb ufboot J jack-prop
      sampling boot-trees wbtl nmax nstep bcor beps bnni b boot j alrt abayes lbp m mset msub mfreq mrate cmin cmax merit mtree madd mdef
      merge rcluster rclusterf rate tree-freq site-freq trees z test zb test-au zw au sitelh ancestral asr asr-min gcf df-tree scf lmclust
      terrace ufjack bcon bonly tbe modelomatic merge-model merge-rate rcluster-max alpha-min gamma-median mlrate mix-opt freq-max
      test-weight symtest symtest-only symtest-remove-bad symtest-remove-good symtest-type symtest-pval symtest-keep-zero cf-verbose
      cf-quartet`,
  }),
  ...each('FastTree fasttree fasttreeMP FastTreeMP', {
    changes: true,
    acts: { writes: 'log out' },
    data: `nt gtr wag lg gamma quiet nopr n boot nosupport intree intree1 fastest pseudo noml nome mlnni spr cat constraints seed quote expert
      rawdist slow topm close refresh 2nd no2nd bionj constraintWeight`,
  }),
  ...each('spades.py metaspades.py rnaspades.py plasmidspades.py', {
    changes: true,
    acts: { writes: 'o tmp-dir' },
    data: `sc meta rna plasmid iontorrent isolate test h 12 1 2 s merged pe mp hqmp nxmate sanger pacbio nanopore trusted-contigs
      untrusted-contigs only-error-correction only-assembler careful continue restart-from disable-gzip-output disable-rr dataset t threads m
      memory k cov-cutoff phred-offset`,
  }),
  megahit: {
    changes: true,
    acts: { writes: 'o out-dir tmp-dir' },
    data: `1 2 12 r read min-count k-list k-min k-max k-step no-mercy bubble-level merge-level prune-level prune-depth disconnect-ratio
      low-local-ratio max-tip-len cleaning-rounds no-local kmin-1pass presets m memory mem-flag t num-cpu-threads no-hw-accel out-prefix
      min-contig-len keep-tmp-files continue test h`,
  },
  flye: {
    changes: true,
    acts: { writes: 'o out-dir' },
    data: `pacbio-raw pacbio-corr pacbio-hifi nano-raw nano-corr nano-hq subassemblies g genome-size t threads i iterations m min-overlap
      asm-coverage hifi-error read-error extra-params meta keep-haplotypes no-alt-contigs scaffold polish-target resume resume-from
      stop-after h v`,
  },
  prokka: {
    changes: true,
    effects: {
      rows: [
        ordinary('', 'deletes', 'writes over an earlier result', { options: '--force' }),
        ordinary('', 'deletes', 'deletes the indices of its databases', { options: '--cleandb' }),
        ordinary('', 'changes', 'writes the indices of its databases', { options: '--setupdb' }),
      ],
    },
    acts: { writes: 'outdir' },
    data: `docs citation listdb depends prefix addgenes locustag increment gffver compliant centre genus species strain plasmid kingdom gcode gram
      usegenus proteins metagenome rawproduct fast cpus mincontiglen evalue rfam norrna notrna rnammer force`,
  },
  kraken2: {
    changes: true,
    acts: { writes: 'unclassified-out classified-out output report' },
    data: `db threads quick confidence minimum-base-quality use-mpa-style report-zero-counts report-minimizer-data memory-mapping paired use-names
      gzip-compressed bzip2-compressed minimum-hit-groups`,
  },
  ...each('macs2 macs3', {
    does: { changes: ['callpeak|bdgpeakcall|bdgbroadcall|bdgcmp|bdgopt|cmbreps|bdgdiff|filterdup|predictd|pileup|randsample|refinepeak'] },
    acts: { writes: 'outdir o ofile tempdir rfile' },
    data: `h t treatment c control f format g gsize s tsize keep-dup n name o-prefix B bdg trackline SPMR nomodel shift extsize bw d-min m
      mfold fix-bimodal q qvalue p pvalue scale-to down-sample seed nolambda slocal llocal max-gap min-length broad broad-cutoff
      cutoff-analysis call-summits fe-cutoff buffer-size to-large ratio i ifile l`,
  }),

  // Sources: the manual page of each, sra-toolkit 3.0; the documents of NCBI's Entrez Direct
  ...each('prefetch fasterq-dump fastq-dump', {
    changes: true,
    network: 'talks',
    acts: { writes: 'O o outdir outfile output-file output-directory t temp', runs: 'cart kart perm ngc' },
    data: `A accession split-files split-3 split-spot gzip bzip2 S s e threads p progress x details f force X max-size min-size T type N minSpotId
      maxSpotId skip-technical include-technical concatenate-reads stdout Z m mem F origfmt Q offset readids I M minReadLen r resume C verify
      clip W dumpbase B aligned unaligned option-file h V L log-level`,
  }),
  ...each('esearch efetch elink efilter einfo esummary epost', {
    reads: true,
    network: 'talks',
    data: `db query id format mode start stop sort days datetype mindate maxdate field pairs organism target related name input strand
      seq_start seq_stop style country fields links dbs`,
  }),

  // workflows. Sources: the manual page of snakemake 7.21; the reference of Nextflow 24, nextflow.io/docs/latest/reference/cli.html
  snakemake: {
    does: { runs: [''] },
    effects: {
      short: 'jcsdTCwRUO',
      long: [
        'jobs',
        'cores',
        'snakefile',
        'directory',
        'configfile',
        'profile',
        'cluster',
        'latency-wait',
        'output-wait',
        'resources',
        'jobscript',
      ],
      rows: [
        dangerous('', 'deletes', 'deletes the results of the workflow', {
          options: '--delete-all-output --delete-temp-output',
          without: '-n --dry-run --dryrun',
        }),
        ordinary('', 'changes', 'forgets what is known of results', { options: '--cleanup-metadata --cm' }),
      ],
    },
    dry: '-n',
    acts: {
      runs: `s snakefile cluster cluster-sync cluster-status cluster-cancel jobscript js profile drmaa configfile configfiles cluster-config u
        workflow-profile log-handler-script overwrite-shellcmd`,
      writes: 'report stats archive export-cwl',
      reaches: 'default-remote-prefix',
    },
    data: `j jobs c cores n dry-run dryrun p printshellcmds k keep-going f force F forceall R forcerun U until t touch O omit-from l list
      list-target-rules lt d directory dag rulegraph filegraph d3dag S summary D detailed-summary use-conda sdm software-deployment-method
      conda-frontend conda-create-envs-only use-singularity use-apptainer use-envmodules q quiet r reason rerun-incomplete ri
      rerun-triggers unlock nolock w latency-wait resources res set-threads set-resources default-resources config C local-cores retries T
      restart-times max-jobs-per-second allowed-rules batch notemp nt keep-incomplete ki ignore-incomplete ii wait-for-files prioritize P
      a allow-ambiguity greediness lint print-compilation verbose jobname jn benchmark-repeats lc lv li lp version v h is immediate-submit
      nocolor list-version-changes list-code-changes list-input-changes list-params-changes output-wait keep-target-files timestamp
      bash-completion executor`,
  },
  nextflow: {
    does: {
      reads: ['list|log|info|config|view|help|inspect|lint'],
      changes: ['clean'],
      runs: ['run'],
      installs: ['pull|clone|self-update|plugin'],
    },
    effects: {
      long: ['input', 'outdir', 'genome', 'reads'],
      rows: [
        ordinary('run', 'runs-foreign-code', 'runs a workflow, which is fetched where it is not on this machine', {
          operand: /^(?!.*\.nf$)[\w-]+\/[\w.-]+$/,
        }),
        ordinary('clean', 'deletes', 'deletes the results of earlier runs', { options: '-f -force' }),
        ordinary('drop', 'deletes', 'deletes the local copy of a workflow'),
        ordinary('secrets set|delete', 'settings', 'changes a stored secret', { area: 'credentials' }),
        ordinary('kuberun', 'system', 'starts a workflow in a cluster', { area: 'cloud' }),
      ],
    },
    acts: { runs: 'c config C params-file', writes: 'with-report with-timeline with-trace with-dag log output-dir outdir' },
    data: `profile resume r revision latest w work-dir ansi-log bg stub stub-run name N entry process test E disable-jobs-cancellation
      with-docker with-singularity with-conda with-podman with-apptainer queue-size preview f force n dry-run before after but k keep-logs
      q quiet input genome reads max_cpus max_memory skip_fastqc h v`,
  },
});
