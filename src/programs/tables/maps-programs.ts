/** Programs: maps, images of disks, chips and drives. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

export const MAPS = (): Family => ({
  // maps. Sources: the manual page of each, gdal-bin 3.6.2
  ...each('gdalinfo gdallocationinfo gdalmdiminfo gdalsrsinfo gdaltransform', {
    reads: true,
    data: `json mm stats approx_stats hist nogcp nomd norat noct checksum listmdd mdd nofl wkt_format sd proj4 oo if xml lifonly
      valonly b overview l_srs geoloc wgs84 detailed nopretty array limit arrayoption single-line e o s_srs t_srs ct to
      order tps rpc i gcp output_xy`,
  }),
  ogrinfo: {
    reads: true,
    effects: { rows: [ordinary('', 'changes', 'changes a data source', { options: '-sql --sql' })] },
    data: `ro al rl so where sql dialect spat geomfield fid fields fielddomain geom oo nomd listmdd mdd nocount noextent
      nogeomtype formats wkt_format`,
  },
  ...each(
    `gdal_contour gdal_create gdal_grid gdal_rasterize gdal_translate gdal_viewshed gdaladdo gdalbuildvrt gdaldem
    gdalmdimtranslate gdaltindex gdalwarp nearblack ogrtindex`,
    {
      changes: true,
      writes: { how: 'touches' },
      acts: { writes: 'o' },
      data: `b a amin amax 3d inodata snodata f dsco lco i off fl e nln p ot of outsize bands burn a_srs a_ullr a_nodata mo co formats if
      txe tye tr zfield z_increase z_multiply spat clipsrc clipsrclayer clipsrcwhere clipsrcsql l where at add sql dialect init to te
      tap ts strict mask expand ovr r scale exponent unscale srcwin projwin projwin_srs epo eco a_coord_epoch ox oy oz tz md cc iv ov
      vv om ro clean oo minsize config tileindex resolution addalpha hidenodata srcnodata ignore_srcmaskband sd vrtnodata separate
      allow_projection_difference input_file_list overwrite non_strict compute_edges alg z s az alt combined multidirectional igor
      trigonometric zero_for_flat exact_color_entry nearest_color_entry alpha array group subset scaleaxes write_absolute_path
      skip_different_projection t_srs src_srs_name src_srs_format lyr_name s_srs s_coord_epoch t_coord_epoch ct vshift novshift order
      tps rpc geoloc et refine_gcps te_srs wo wt white color near nb setalpha setmask lnum lname accept_different_schemas dstnodata
      nosrcalpha dstalpha wm multi cutline cl cwhere cblend crop_to_cutline nomd cvmd doo colorinterp colorinterp_1 colorinterp_2
      colorinterp_3 colorinterp_4 nogcp gcp norat noxmp`,
    },
  ),
  ogr2ogr: {
    changes: true,
    writes: { how: 'touches' },
    effects: {
      rows: [dangerous('', 'deletes', 'deletes the layer that it makes anew', { options: '-overwrite --overwrite', area: 'files' })],
    },
    data: `f append upsert overwrite update select progress sql dialect where skipfailures spat spat_srs geomfield dsco lco nln nlt dim
      a_srs a_coord_epoch t_srs t_coord_epoch s_srs s_coord_epoch ct preserve_fid limit oo doo gt ds_transaction clipsrc clipsrclayer
      clipsrcwhere clipdst clipdstwhere clipdstlayer wrapdateline datelineoffset simplify segmentize makevalid mapFieldType
      unsetFieldWidth splitlistfields maxsubfields explodecollections zfield gcp order tps fieldmap addfields relaxedFieldNameMatch
      unsetDefault unsetFid emptyStrAsNull resolveDomains nomd mo noNativeData`,
  },
  gdalmanage: {
    writes: { how: 'touches' },
    does: { reads: ['identify'], changes: ['copy|rename'] },
    effects: { rows: [dangerous('delete', 'deletes', 'deletes data files', { area: 'files' })] },
    data: 'r u f',
  },

  // Source: the manual pages of osmium-tool 1.15.0, one for each command
  osmium: {
    does: {
      reads: ['fileinfo|show|diff|check-refs|tags-count|query-locations-index|help'],
      changes: [
        'add-locations-to-ways|apply-changes|cat|changeset-filter|create-locations-index|derive-changes|export|extract',
        'getid|getparents|merge-changes|merge|removeid|renumber|sort|tags-filter|time-filter',
      ],
    },
    acts: { writes: 'o output directory index-directory index-file' },
    data: `i index-type index-type-neg I show-index-types n keep-untagged-nodes keep-member-nodes ignore-missing-nodes progress
      no-progress F input-format f output-format fsync generator O overwrite output-header H with-history locations-on-ways
      redact change-file-format clean t object-type buffer-data a after b before B bbox C c D U u closed open user uid
      show-ids r check-relations update increment-version keep-details update-timestamp suppress-common s summary e E
      show-errors stop-on-error geometry-types attributes keep-untagged add-unique-id x format-option config p polygon
      strategy S option set-bounds crc no-crc extended g get G show-variables j json default-type id-file id-osm-file
      add-referenced remove-tags verbose-ids add-self simplify dump show-index start-id no-pager d format-debug format-opl
      format-xml m M min-count max-count sort expressions invert-match R omit-referenced`,
  },

  // images of disks, looked at without a change. Sources: the manual page of each, sleuthkit 4.11.1
  ...each(
    `blkcalc blkcat blkls blkstat fcat ffind fls fsstat hfind icat ifind ils img_cat img_stat istat jcat jls jpeg_extract
    mmcat mmls mmstat sigfind srch_strings tsk_comparedir tsk_gettimes usnjls mactime`,
    { reads: true, data: 'f i o b a s u w e A l R d D F m p r z t n O L Z B M number g y' },
  ),
  tsk_recover: { changes: true, writes: { how: 'copies' }, data: 'a e f i b o d' },
  tsk_loaddb: { changes: true, acts: { writes: 'd' }, data: 'a k i b' },

  // chips and drives. Sources: the manual page of each: i2c-tools 4.3, cdparanoia 10.2, checksec(1) 2.6.0, cmark(1) 0.30.2
  ...each('decode-dimms decode-vaio i2cdump i2cget', {
    reads: true,
    data: 'f format b bodyonly side-by-side merge-cells no-merge-cells c checksum x X r y a',
  }),
  i2cdetect: { reads: true, data: 'y a r F l' },
  cdparanoia: {
    changes: true,
    writes: { how: 'copies' },
    acts: { writes: 'l log-summary L log-debug' },
    data: `A analyze-drive e stderr-progress Q query s search-for-drive p output-raw r output-raw-little-endian R output-raw-big-endian w
      output-wav f output-aiff a output-aifc B batch c force-cdrom-little-endian C force-cdrom-big-endian n force-default-sectors d
      force-cdrom-device k force-cooked-device g force-generic-device S force-read-speed t toc-offset T toc-bias O sample-offset Z
      disable-paranoia z never-skip Y disable-extra-paranoia X abort-on-skip`,
  },
  checksec: { reads: true, data: 'output format file dir proc proc-all proc-libs kernel fortify-file fortify-proc update upgrade' },
  cmark: { reads: true, data: 'to t width hardbreaks nobreaks sourcepos validate-utf8 smart safe unsafe' },
  xmlif: { reads: true },
  xmlto: {
    changes: true,
    acts: { runs: 'x m searchpath p', writes: 'o' },
    data: 'extensions skip-validation stringparam noclean noautosize noextensions profile with-fop with-dblatex',
  },
  'stress-ng': {
    effects: { rows: [ordinary('', 'changes', 'keeps the machine busy', { area: 'jobs' })] },
    acts: { runs: 'job', writes: 'Y yaml temp-path' },
    data: `abort aggressive a all parallel b backoff class n dry-run ftrace ignite-cpu ionice-class ionice-level iostat keep-files k
      keep-name klog-check log-brief log-file log-lockless maximize max-fd mbind metrics metrics-brief c cpu cpu-load cpu-method
      cpu-ops m vm vm-bytes vm-method vm-keep vm-ops i io sequential t timeout perf v verbose q quiet times tz timer S sock switch
      matrix matrix-size memcpy C cache stream pipe mq mmap mmap-bytes r random verify exclude taskset skip-silent fork hdd hdd-bytes
      sched with progress timestamp seed thermalstat vmstat`,
  },
  pydocstyle: {
    reads: true,
    acts: { runs: 'config' },
    data: 'e explain s source d count match match-dir ignore-decorators select ignore convention add-select add-ignore',
  },
});
