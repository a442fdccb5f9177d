/** Programs: variants of genomes, what is counted in alignments, genes and communities. */
import { ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

/** What can be given to Java besides the memory that it may take, and starts code. */
const LOADS_CODE = /-(?:agent|javaagent|cp|classpath|-?module-path|jar|Xboot|XX:(?:OnError|OnOutOfMemoryError|Flags|VMOptionsFile))/;

export const VARIANTS = (): Family => ({
  // variants. Sources: the manual page of each, of Debian 12: plink 1.9 and 2.0, delly 1.1, sniffles 2.0, libvcflib-tools 1.0. That Picard and GATK
  // only write the files that their arguments name, and pass --java-options to Java, is known without a document
  ...each('plink1.9 plink2', { changes: true, open: true, acts: { writes: 'out', runs: 'script rerun' } }),
  ...each('picard picard-tools PicardCommandLine', {
    changes: true,
    open: true,
    writes: { how: 'touches' },
    acts: { writes: 'O OUTPUT M METRICS_FILE TMP_DIR', runs: 'arguments_file' },
  }),
  gatk: {
    changes: true,
    open: true,
    effects: {
      short: 'IORLVDXT',
      long: ['java-options', 'input', 'output', 'reference', 'intervals', 'variant', 'tmp-dir'],
      rows: [ordinary('', 'runs-foreign-code', 'loads other code into the program', { options: '--java-options', value: LOADS_CODE })],
    },
    acts: { writes: 'O output M tmp-dir', runs: 'gatk-config-file spark-submit-command arguments_file' },
  },
  delly: {
    does: { reads: ['help|version'], changes: ['call|merge|filter|cnv|lr|classify|pg|asm'] },
    acts: { writes: 'o outfile d dump c covfile' },
    data: 'g genome x exclude v vcffile t svtype q map-qual r qual-tra s mad-cutoff u geno-qual n minclip z min-clique-size i p h y technology m',
  },
  sniffles: {
    changes: true,
    acts: { writes: 'v vcf snf' },
    data: `h i input reference tandem-repeats non-germline phase t threads minsupport minsupport-auto-mult minsvlen minsvlen-screen-ratio mapq
    no-qc qc-stdev qc-stdev-abs-max qc-strand qc-coverage long-ins-length long-del-length long-del-coverage long-dup-length long-dup-coverage
    max-splits-kb max-splits-base min-alignment-length phase-conflict-threshold detect-large-ins cluster-binsize cluster-r cluster-repeat-h
    cluster-repeat-h-max cluster-merge-pos cluster-merge-len cluster-merge-bnd genotype-ploidy genotype-error sample-id genotype-vcf
    combine-high-confidence combine-low-confidence combine-low-confidence-abs combine-null-min-coverage combine-match combine-consensus
    combine-separate-intra combine-output-filtered output-rnames no-consensus no-sort no-progress quiet max-del-seq-len symbolic`,
  },
  ...each('vcffilter vcf2tsv vcfkeepinfo vcfuniq vcfstreamsort vcffixup vcfallelicprimitives', {
    reads: true,
    data: 'f g s t k u o r F A a m L p w',
  }),

  // alignments in files, and what is counted in them. Sources: the manual page of each, of Debian 12: sambamba 0.8, mosdepth 0.3, samblaster 0.1,
  // bamtools 2.5, bedops 2.4, htseq 1.99, rsem 1.3. That deepTools make files of files is known without a document
  sambamba: {
    does: { reads: ['view|slice|flagstat|depth|validate|pileup'], changes: ['sort|index|markdup|merge|subsample'] },
    effects: {
      short: 'FfLlotmb',
      long: ['filter', 'format', 'regions', 'compression-level', 'nthreads', 'memory-limit', 'tmpdir'],
      rows: [],
    },
    acts: { writes: 'o output-filename out tmpdir' },
    data: `F filter f format h with-header H header I reference-info L regions c count v valid S sam-input p show-progress l compression-level t
      nthreads m memory-limit n sort-by-name u uncompressed-chunks r remove-duplicates hash-table-size overflow-list-size io-buffer-size`,
  },
  mosdepth: {
    changes: true,
    writes: { how: 'touches' },
    data: `t threads c chrom b by n no-per-base f fasta F flag i include-flag x fast-mode q quantize Q mapq T thresholds m use-median R read-groups
    h`,
  },
  samblaster: {
    changes: true,
    acts: { writes: 'o output d discordantFile s splitterFile u unmappedFile' },
    data: `i input e excludeDups r removeDups a acceptDupMarks M addMateTags ignoreUnmated maxSplitCount maxUnmappedBases minIndelSize
      minNonOverlap minClipSize maxReadLength q quiet`,
  },
  bamtools: {
    does: { reads: ['count|coverage|header|stats|random|filter|merge|revert|sort|convert|resolve|help'], changes: ['index|split'] },
    acts: { writes: 'out', runs: 'script' },
    data: `in list region forceCompression format byname n mem bti tag mapped paired reference refPrefix tagPrefix stub isDuplicate mapQuality
      insert`,
  },
  ...each('bedops bedmap closest-features sort-bed bedextract bam2bed sam2bed gff2bed gtf2bed vcf2bed psl2bed wig2bed unstarch', {
    reads: true,
    data: `d n chrom ec header range c complement L difference e element-of i intersect m merge not-element-of p partition s symmdiff u
      everything w chop stagger x delim faster min-memory multidelim prec sci skip-unmapped sweep-all unmapped-val bp-ovr exact fraction-both
      fraction-either fraction-map fraction-ref cv kth mad max max-element max-element-rand mean median min min-element min-element-rand stdev sum
      tmean variance wmean bases bases-uniq bases-uniq-f count echo echo-map echo-map-id echo-map-id-uniq echo-map-range echo-map-score
      echo-map-size echo-overlap-size echo-ref-name echo-ref-row-id echo-ref-size indicator closest dist no-overlaps no-ref no-query`,
  }),
  'htseq-count': {
    changes: true,
    acts: { writes: 'o samout c counts_output' },
    data: `n nprocesses max-reads-in-buffer minaqual additional-attr nonunique secondary-alignments supplementary-alignments p samout-format d
    delimiter append-output with-header f format r order s stranded a t type i idattr m mode q quiet h`,
  },
  ...each('rsem-calculate-expression rsem-prepare-reference', {
    changes: true,
    writes: { how: 'touches' },
    acts: { runs: 'bowtie-path bowtie2-path star-path hisat2-path', writes: 'temporary-folder' },
    data: `paired-end no-qualities strandedness p num-threads alignments fai bowtie2 star hisat2-hca score-min rdg rfg no-splice seed
      single-cell-prior calc-pme calc-ci q quiet h sort-bam-by-read-name no-bam-output sampling-for-bam output-genome-bam sort-bam-by-coordinate
      sort-bam-memory-per-thread seed-length phred33-quals phred64-quals solexa-quals bowtie-n bowtie-e bowtie-m bowtie-chunkmbs
      bowtie2-mismatch-rate bowtie2-k bowtie2-sensitivity-level star-gzipped-read-file star-bzipped-read-file star-output-genome-bam tag
      fragment-length-min fragment-length-max fragment-length-mean fragment-length-sd estimate-rspd num-rspd-bins gibbs-burnin
      gibbs-number-of-samples gibbs-sampling-gap ci-credibility-level ci-memory ci-number-of-samples-per-count-vector keep-intermediate-files time
      run-pRSEM chipseq-peak-file chipseq-target-read-files chipseq-control-read-files chipseq-read-files-multi-targets
      chipseq-bed-files-multi-targets cap-stacked-chipseq-reads n-max-stacked-chipseq-reads partition-model sam bam strand-specific forward-prob
      gzipped-read-file gtf gff3 gff3-RNA-patterns gff3-genes-as-transcripts trusted-sources transcript-to-gene-map allele-to-gene-map polyA
      polyA-length no-polyA-subset bowtie star-sjdboverhang sjdbOverhang prep-pRSEM mappability-bigwig-file`,
  }),
  ...each(
    `bamCoverage bamCompare computeMatrix plotHeatmap plotProfile multiBamSummary multiBigwigSummary plotCorrelation plotPCA plotFingerprint
      bigwigCompare alignmentSieve`,
    {
      changes: true,
      open: true,
      acts: {
        writes: `o outFileName out plotFile outRawCounts outFileNameMatrix outFileSortedRegions outFileNameData outFileCorMatrix filterMetrics
            outQualityMetrics`,
      },
    },
  ),

  // genes, proteins and communities. Sources: the manual page of each, of Debian 12: prodigal 2.6, barrnap 0.9, aragorn 1.2, augustus 3.5, busco
  // 5.4, metaphlan 4.0, sortmerna 4.3, cnvkit 0.9; the references of the command line of Nextclade 3, the commands in the sources of nf-core/tools
  // 3. NCBI's datasets downloads what its arguments name: known without a document
  prodigal: { changes: true, acts: { writes: 'o a d s t w' }, data: 'c f g h i m n p q v' },
  barrnap: { changes: true, acts: { writes: 'o outseq' }, data: 'citation kingdom quiet threads lencutoff reject evalue incseq' },
  aragorn: {
    changes: true,
    acts: { writes: 'o' },
    data: `m t mt mtmam mtx mtd gc gcstd gcmet gcvert gcinvert gcyeast gcprot gcciliate gcflatworm gceuplot gcbact gcaltyeast gcascid gcaltflat
    gcblep gcchloroph gctrem gcscen gcthraust tv c7 i io if ifo ir c l d s sc ps rp seq br fasta fo fon fos fons w ss v a a7 aa j jr jr4 q rn O`,
  },
  augustus: {
    changes: true,
    acts: { writes: 'outfile errfile' },
    data: `species UTR codingseq protein cds introns extrinsicCfgFile predictionStart predictionEnd softmasking strand genemodel singlestrand
    hintsfile AUGUSTUS_CONFIG_PATH alternatives-from-evidence alternatives-from-sampling maxtracks proteinprofile progress gff3 noInFrameStop
    noprediction uniqueGeneId paramlist`,
  },
  busco: {
    changes: true,
    network: 'talks',
    acts: { writes: 'o out out_path download_path', reaches: 'download_base_url', runs: 'config' },
    data: `i in m mode l lineage_dataset augustus augustus_parameters augustus_species auto-lineage auto-lineage-euk auto-lineage-prok c cpu
      datasets_version download e evalue f force h limit list-datasets long metaeuk_parameters metaeuk_rerun_parameters offline q quiet r restart
      tar update-data v`,
  },
  metaphlan: {
    changes: true,
    network: 'talks',
    acts: { writes: 'o output_file bowtie2out s samout biom biom_output_file tmp_dir', runs: 'bowtie2_exe' },
    data: `nproc index x install unclassified_estimation add_viruses input_type mpa_pkl bowtie2db bt2_ps no_map tax_lev min_cu_len
      min_alignment_len ignore_viruses ignore_eukaryotes ignore_bacteria ignore_archaea stat_q ignore_markers avoid_disqm stat t nreads pres_th
      clade min_ab h sample_id_key sample_id mdelim metadata_delimiter_char v`,
  },
  sortmerna: {
    changes: true,
    acts: { writes: 'workdir aligned other' },
    data: `ref reads fastx sam SQ blast log num_alignments best min_lis print_all_reads paired_in paired_out match mismatch gap_open gap_ext N F R
    a e m v id coverage de_novo_otu otu_map passes edges num_seeds full_search pid h`,
  },
  ...each('cnvkit cnvkit.py', {
    does: {
      changes: [
        'batch|target|access|antitarget|autobin|coverage|reference|fix|segment|call|scatter|diagram|heatmap|breaks',
        'genemetrics|sex|metrics|segmetrics|bintest|export|import-picard|import-seg|import-theta|import-rna',
      ],
      reads: ['version|help'],
    },
    acts: { writes: 'o output d output-dir output-reference target-output-bed antitarget-output-bed', runs: 'rscript-path' },
    data: `h s min-gap-size x exclude m seq-method method segment-method y male-reference haploid-x-reference c count-reads drop-low-coverage p
      processes n normal f fasta t targets a antitargets annotate short-names target-avg-size g access antitarget-avg-size antitarget-min-size
      cluster r reference scatter diagram b bp-per-bin target-max-size target-min-size antitarget-max-size segment alpha target`,
  }),
  nextclade: {
    network: 'talks',
    does: { reads: ['dataset list', 'completions|help-markdown|read-annotation|schema'], changes: ['run|sort', 'dataset get'] },
    effects: { short: 'Ddrapmgnsj', long: ['input-dataset', 'dataset-name', 'name', 'jobs', 'output-all', 'output-dir'], rows: [] },
    acts: {
      writes: `O output-all o output-fasta P output-translations N output-ndjson J output-json c output-csv t output-tsv output-graph T output-tree
        output-tree-nwk output-annotation-gff output-annotation-tbl output-dir z output-zip output-path output-results-tsv output`,
      reaches: 'server x proxy',
      lowers: 'extra-ca-certs',
    },
    data: `verbosity silent v verbose q quiet color no-color D input-dataset d dataset-name r input-ref a input-tree p input-pathogen-json m
      input-annotation g cds-selection input-pcr-primers n output-basename s output-selection C output-columns-selection include-reference
      include-nearest-node-info in-order replace-unknown without-greedy-tree-builder masked-muts-weight alignment-preset min-length
      penalty-gap-extend penalty-gap-open penalty-gap-open-in-frame penalty-gap-open-out-of-frame penalty-g penalty-mismatch score-match
      max-band-area retry-reverse-complement no-translate-past-stop excess-bandwidth terminal-bandwidth gap-alignment-side kmer-length kmer-distance
      allowed-mismatches window-size min-match-length min-seed-cover max-alignment-attempts j jobs name search tag include-incompatible
      include-deprecated no-experimental no-community json only-names proxy-user proxy-pass input-minimizer-index-json min-score min-hits
      max-score-gap max-iter all-matches global feature-tree for f as`,
  },
  'nf-core': {
    network: 'talks',
    does: {
      reads: [
        'list|lint|help|interface',
        'pipelines list|lint|schema',
        'modules|subworkflows lint|info',
        'modules|subworkflows list',
        'test-datasets search|list|list-branches',
      ],
      changes: [
        'create|bump-version',
        'pipelines create|bump-version|create-params-file|create-logo|rocrate',
        'modules|subworkflows create|patch|remove|bump-versions',
      ],
      runs: ['modules|subworkflows test'],
      installs: ['download|launch', 'pipelines download|launch', 'modules|subworkflows install|update'],
    },
    effects: {
      short: 'ndlrop',
      long: ['name', 'dir', 'revision', 'outdir', 'log-file'],
      rows: [
        ordinary('pipelines sync', 'uploads', 'changes pipelines on GitHub'),
        ordinary('sync', 'uploads', 'changes pipelines on GitHub'),
      ],
    },
    acts: { writes: 'l log-file o outdir' },
    data: `v verbose hide-progress n name d description a author r revision x compress container-system parallel-downloads p params-in params-out
      save-all show-hidden url id json sort sort-by all f force dir tag no-prompts g git-remote b branch no-pull fix key show-passed fail-ignored
      fail-warned markdown k c conda-name meta no-meta label t template-yaml`,
  },
  datasets: {
    network: 'talks',
    does: { reads: ['summary|completion|help|version'], changes: ['download|rehydrate'] },
    effects: {
      long: ['filename', 'include', 'directory', 'inputfile', 'assembly-level', 'assembly-source', 'api-key', 'limit', 'reference'],
      rows: [],
    },
    passwords: [String.raw`--api-key[= ]`],
    acts: { writes: 'filename directory' },
    data: `api-key debug no-progressbar include dehydrated assembly-level assembly-source assembly-version annotated chromosomes exclude-atypical
      exclude-multi-isolate fast-zip-validation from-type inputfile limit mag preview reference released-after released-before search tax-exact-match
      as-json-lines report gzip list match max-workers ortholog taxon-filter fasta-filter geo-location host lineage complete-only refseq updated-after
      released-since`,
  },
  dataformat: { reads: true, acts: { writes: 'outputfile' }, data: 'inputfile package fields elide-header force' },
});
