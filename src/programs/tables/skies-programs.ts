/** Programs: data of weather, images of the sky and images of the body. */
import { ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

export const SKIES = (): Family => ({
  // weather. Sources: the manual page of each, of Debian 12: netcdf-bin 4.9, nco 5.1. NCL, GrADS and Ferret run scripts, and wgrib2 writes files
  // and starts the programs that -udf names: known without a document
  ...each('nccopy ncgen ncgen3', {
    changes: true,
    writes: { how: 'copies', short: 'kdcmhe', long: [] },
    acts: { writes: 'o' },
    data: 'k d s u w c v V g G m h e r L M F 1 b D f H format_code l n N P W x 1b 2s 2 2ll 2.0f',
  }),
  ncap2: { changes: true, writes: { how: 'copies', short: 'sSvl', long: ['script', 'script-file'] }, data: '' },
  ...each('ncl grads ferret pyferret', {
    does: { runs: [''] },
    data: 'l b c p g h n Q x V e script nojnl gif batch noverify unmapped memsize',
  }),
  wgrib2: {
    changes: true,
    open: true,
    acts: {
      writes: 'grib netcdf csv csv_long text bin spread spread2 ieee grib_out netcdf_out print_out tosubmsg',
      runs: 'udf udf_arg config',
    },
  },

  // the sky. Sources: the manual page of each, of Debian 12: saods9 8.4, astropy-utils 5.2, libcfitsio-bin 4.2, astrometry.net 0.93,
  // source-extractor 2.25, swarp 2.41, scamp 2.10, wsclean 2.8, aoflagger 3.2, topcat 4.8, stilts 3.4, gnuastro 0.19, siril 1.0
  ds9: { changes: true, open: true, acts: { runs: 'source tcl analysis', writes: 'saveimage save export savefits' } },
  ...each('fitsheader fitsinfo', { reads: true, data: 'e extension k keyword t table f fitsort c compressed' }),
  fitsdiff: {
    reads: true,
    acts: { writes: 'o output-file' },
    data: `exact r rtol a atol u h q quiet n num-diffs d difference-tolerance b no-ignore-blanks no-ignore-blank-cards k ignore-keywords c
    ignore-comments f ignore-fields`,
  },
  fitscheck: { changes: true, data: 'k checksum w write f force c compliance i ignore-missing v' },
  ...each('fpack funpack', {
    changes: true,
    effects: { rows: [ordinary('', 'deletes', 'removes the files that it has packed or unpacked', { options: '-D -F' })] },
    acts: { writes: 'O R' },
    data: 'Y r h g g2 p d w t q i2f n3ratio n3min s n v T table tableonly S L C H V E P Z',
  }),
  ...each('fitscopy imcopy', { changes: true, writes: { how: 'copies' } }),
  'solve-field': {
    changes: true,
    acts: {
      writes:
        'D dir o out N new-fits Z kmz n scamp-config U index-xyls axy i scamp M match R rdls S solved B corr W wcs P pnm temp-dir cancel',
      runs: 'b backend-config config source-extractor-path source-extractor-config',
    },
    data: `h v verbose batch f files-on-stdin p no-plots plot-scale plot-bg G use-wget O overwrite K continue J skip-solved fits-image
      just-augment temp-axy timestamp 7 no-delete-temp L scale-low H scale-high u scale-units 8 parity c code-tolerance E pixel-error q
      quad-size-min Q quad-size-max odds-to-tune-up odds-to-solve odds-to-reject odds-to-stop-looking use-source-extractor DETECT_TYPE 3 ra 4 dec 5
      radius d depth objs l cpulimit r resort 6 extension invert z downsample no-background-subtraction sigma 9 no-remove-lines uniformize
      no-verify-uniformize no-verify-dedup 0 no-fix-sdss C I solved-in sort-rdls tag tag-all j scamp-ref k keep-xylist A dont-augment V verify
      verify-ext y no-verify g guess-scale crpix-center crpix-x crpix-y T no-tweak t tweak-order m F fields w width e height X x-column Y y-column s
      sort-column a sort-ascending`,
  },
  ...each('source-extractor sextractor sex SWarp swarp scamp psfex', {
    changes: true,
    open: true,
    acts: { writes: 'CATALOG_NAME CHECKIMAGE_NAME IMAGEOUT_NAME WEIGHTOUT_NAME RESAMPLE_DIR XML_NAME' },
  }),
  wsclean: {
    changes: true,
    acts: { writes: 'name temp-dir tempdir' },
    data: `niter auto-threshold auto-mask mgain pol weight multiscale data-column channels-out j mem absmem reorder no-reorder no-dirty saveweights
    saveuv apply-primary-beam reuse-primary-beam use-differential-lofar-beam update-model-required no-update-model-required verbose v log-time quiet
    superweight mfsweighting nomfsweighting weighting-rank-filter weighting-rank-filter-size taper-gaussian taper-tukey taper-inner-tukey taper-edge
    taper-edge-tukey size trim scale nwlayers nwlayers-for-size channelsout predict predict-channels subtract-model nosmallinversion smallinversion
    gridmode gkernelsize oversampling make-psf make-psf-only savegridding dft-prediction dft-with-beam visibility-weighting-mode
    no-normalize-for-weighting interval intervalsout channelrange field datacolumn maxuvw-m minuvw-m maxuv-l minuv-l maxw threshold gain
    joinpolarizations joinchannels fast-multiscale multiscale-threshold-bias multiscale-scale-bias multiscale-scales iuwt moresane-ext moresane-arg
    moresane-sl cleanborder fitsmask casamask smallpsf nonegative negative stopnegative fit-spectral-pol fit-spectral-log-pol deconvolution-channels
    squared-channel-joining force-dynamic-join beamsize beamshape fitbeam nofitbeam theoreticbeam circularbeam ellipticalbeam`,
  },
  aoflagger: {
    changes: true,
    acts: { runs: 'strategy' },
    data: 'v j direct-read indirect-read memory-read auto-read-mode skip-flagged uvw column bands fields',
  },
  casa: {
    does: { runs: [''] },
    acts: { runs: 'c rcdir pipeline', writes: 'logfile' },
    data: 'nologger nogui nologfile log2term norc colors agg iplog noipython',
  },
  topcat: { changes: true, acts: { runs: 'classpath' }, data: 'f verbose debug demo running memory disk samp exthub noserv stilts jsamp' },
  stilts: {
    changes: true,
    acts: { writes: 'stdout stderr', runs: 'classpath' },
    data: 'h verbose allowunused prompt bench debug batch memory disk memgui checkversion',
  },
  ...each(
    `astfits asttable astcrop astwarp astarithmetic astconvertt astconvolve aststatistics astnoisechisel astsegment astmkcatalog astmatch
      astcosmiccal astmkprof`,
    {
      changes: true,
      acts: { writes: 'o output', runs: 'config' },
      data: `h hdu K keepinputdir outhdu O colinfoinstdout tableformat T type datasum hasimagehdu hastablehdu listallhdus listimagehdus
      listtablehdus n numhdus pixelareaarcsec2 pixelscale skycoverage C copy k cut primaryimghdu R remove a asis copykeys c comment d delete H
      history l keyvalue printkeynames p printallkeys r rename s datetosec t date u update v verify wcscoordsys wcsdistortion w write edgesampling
      pixelareaonwcs ? checkconfig cite lastconfig minmapsize onlyversion P printparams quietmmap q quiet Q quitonerror S setdirconf usage U
      setusrconf V b noblank column catcolumns E noblankend inpolygon I ignorecase L catcolumnfile outpolygon catrowfile searchin stdintimeout
      catcolumnhdu wcsfile W wcshdu X catrowhdu B txtf64precision catcolumnrawname txtf64format D dontdelete f txtf32format i information m
      colmetadata txtf32precision wcslinearmatrix descending envseed e equal head notequal polygon rowrandom rowrange range sort tail log N
      numthreads hendwcs hstartwcs mode z zeroisnotblank suffix oneelemstdout widthinpix checkcenter center width cathdu catalog namecol x coordcol
      polygonout polygonsort section coveredfrac keepwcs checkmaxfrac ctype G gridfile gridhdu cdelt centeroncorner shear flip matrix project rotate
      scale translate g globalhdu interpmetric metacomment metaname onedasimage onedonstdout metaunit greaterequal2 greaterequal lessthan2 lessthan
      qrange checktiles F remainderfrac interpnumngb interponlyblank interpolate M numchannels oneelempertile workoverch Z tilesize std median
      maximum minimum modequant modesym modesymvalue mean number quantfunc quantofmean sigclip-mean sigclip-median sigclip-number sigclip-std sum
      quantile asciicfp A asciihist cumulative histogram2d histogram mirror contour sigmaclip ontile y sky checksky ignoreblankintiles khdu kernel
      meanmedqdiff mirrordist outliersclip outliersigma sclipparams smoothwidth asciiheight manualbinrange maxbinone numasciibins numbins numbins2
      normalize onebinstart onebinstart2 fitestimate fitestimatecol fitestimatehdu fitrobust fitweight fit fitmaxpower`,
    },
  ),
  ...each('siril siril-cli', { does: { runs: [''] }, acts: { runs: 's script i initfile' }, data: 'd directory f format v p pipe c h' }),

  // the body. Sources: the manual page of each, of Debian 12: dcm2niix 1.0, dcmtk 3.6, nibabel 5.0; the programs of mrtrix3 3.0. That those of FSL,
  // AFNI, FreeSurfer and ANTs make images of images and start nothing else is known without a document
  dcm2niix: {
    changes: true,
    acts: { writes: 'o' },
    data: `a d e w y 1..-9 b ba f g h i l m n p r s t u v x z big-endian progress ignore_trigger_times terse xml`,
  },
  ...each('dcmdump dcmftest dcm2json dcm2xml dsrdump echoscu', { reads: true, open: true }),
  ...each(
    'dcmj2pnm dcm2pnm dcmconv dcmcjpeg dcmdjpeg dcmcjpls dcmdjpls dcmcrle dcmdrle dcmscale img2dcm pdf2dcm dcm2pdf dump2dcm xml2dcm dcmmkdir',
    { changes: true, open: true, writes: { how: 'touches' } },
  ),
  dcmodify: {
    changes: true,
    open: true,
    effects: {
      rows: [ordinary('', 'deletes', 'removes values from the images', { options: '-e --erase -ea --erase-all -ep --erase-private' })],
    },
  },
  ...each('storescu dcmsend', {
    open: true,
    network: 'talks',
    effects: { rows: [ordinary('', 'uploads', 'sends images to another machine', { without: '-h --help --version' })] },
  }),
  ...each('findscu getscu movescu', { open: true, changes: true, network: 'talks', acts: { writes: 'od output-directory' } }),
  ...each('storescp dcmrecv dcmqrscp', {
    open: true,
    area: 'network',
    effects: { rows: [ordinary('', 'network', 'takes images from other machines', { without: '-h --help --version' })] },
    acts: { runs: 'xcr exec-on-reception xcs exec-on-eostudy', writes: 'od output-directory' },
  }),
  ...each('mrinfo mrstats tckinfo tckstats dirstat fixelstats mrdump', { reads: true, open: true }),
  ...each(
    `mrconvert mrcalc mrmath mrcat mrgrid mrfilter mrthreshold mrtransform mrregister mrdegibbs dwidenoise dwi2tensor dwi2fod dwi2mask dwi2response
    dwi2adc
    dwiextract dwibiascorrect dwifslpreproc tensor2metric tckgen tckedit tckmap tcksample tcksift tcksift2 tckconvert tck2connectome 5ttgen
    labelconvert
    maskfilter fod2fixel mtnormalise mrview shview population_template`,
    { changes: true, open: true, writes: { how: 'touches' } },
  ),
  for_each: { does: { runs: [''] }, open: true },
  ...each('nib-ls nib-diff nib-nifti-dx', {
    reads: true,
    data: 'v H header-fields s stats c counts all-counts z zeros ma data-max-abs-diff mr data-max-rel-diff dt datatype',
  }),
  ...each('nib-conform nib-convert nib-tck2trk nib-trk2tck parrec2nii', {
    changes: true,
    writes: { how: 'touches' },
    acts: { writes: 'o output-dir' },
    data: `h out-shape voxel-size orientation f force V v verbose c compressed p permit-truncated b bvs d dwell-time field-strength i volume-info
    origin minmax store-header scaling keep-trace overwrite strict-sort`,
  }),
  ...each('fslinfo fslhd fslval fslnvols fslstats fslmeants', { changes: true, open: true, acts: { writes: 'o' } }),
  ...each(
    `fslmaths bet flirt fnirt run_first_all fslorient applywarp convert_xfm fslmerge fslsplit fslroi fslreorient2std fslswapdim mcflirt susan
      topup eddy dtifit probtrackx2 bedpostx randomise melodic feat film_gls invwarp slicetimer`,
    { changes: true, open: true, writes: { how: 'touches' }, acts: { writes: 'out omat o' } },
  ),
  ...each('3dinfo 3dBrickStat 3dROIstats 3dmaskave', { reads: true, open: true }),
  ...each(
    '3dcopy 3dcalc 3dTstat 3dvolreg 3dSkullStrip 3dAutomask 3dresample 3dDeconvolve 3dmerge 3dTshift 3dAllineate 3dUnifize align_epi_anat.py',
    { changes: true, open: true, acts: { writes: 'prefix' } },
  ),
  'afni_proc.py': {
    changes: true,
    open: true,
    effects: { rows: [ordinary('', 'unread', 'runs the script that it writes', { options: '-execute' })] },
    acts: { writes: 'script out_dir' },
  },
  'recon-all': { changes: true, open: true, acts: { writes: 'sd', runs: 'expert' } },
  ...each('mri_convert mri_vol2vol mri_binarize mri_segstats mri_label2vol mris_convert bbregister', {
    changes: true,
    open: true,
    writes: { how: 'touches' },
    acts: { writes: 'o' },
  }),
  ...each('mri_info mris_info', { reads: true, open: true }),
  ...each(
    `antsRegistration antsApplyTransforms N4BiasFieldCorrection antsRegistrationSyN.sh antsRegistrationSyNQuick.sh antsBrainExtraction.sh
      DenoiseImage ImageMath ThresholdImage ResampleImage`,
    { changes: true, open: true, writes: { how: 'touches' }, acts: { writes: 'o output' } },
  ),
});
