/** Programs: maps beyond GDAL, their tiles and routes. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

const SERVES = ordinary('', 'system', 'starts a server that other machines can reach', { without: '-h --help -V --version', aside: true });
/** A file of settings, of the system, or one that the line does not name. */
const HIDDEN = /^=?(?:.*\/\.\w|~|\$|\/(?:etc|usr|bin|s?bin|lib|boot|var|root)\b)/;
/** A file that is neither in this folder nor installed. */
const FOREIGN = /^(?:[~$]|\.\.\/|\/(?!opt\/|usr\/))/;

export const GEODATA = (): Family => ({
  // maps. Sources: the manual page of each, of Debian 12: gdal-bin 3.6, osm2pgsql 1.8, osmctools 0.9, mapproxy 1.15, proj-bin 9.1, postgis 3.3,
  // gpsbabel 1.8, gmt 6.4, qgis 3.22, saga 8.5; grass.osgeo.org/grass-stable/manuals/grass.html; wiki.openstreetmap.org/wiki/Osmosis/Detailed_Usage
  ...each(
    `gdal_merge.py gdal_polygonize.py gdal_fillnodata.py gdal_proximity.py gdal_sieve.py gdal_retile.py gdal_pansharpen.py gdal2tiles.py
      gdal2xyz.py pct2rgb.py rgb2pct.py gdalcompare.py gdal_edit.py ogrmerge.py`,
    {
      changes: true,
      writes: { how: 'touches' },
      acts: { writes: 'o targetDir' },
      data: `of co formats ot ps tap ul_lr v separate pct n a_nodata init createonly 8 nomask mask b f q md si srcband dstband values distunits
        maxdist nodata use_input_nodata fixed-buf-val levels overlap pyramidOnly r s_srs tileIndex tileIndexField csv csvDelim useDirForEachRow
        resume w threads bitdepth spat_adjust help-general ro a_srs a_ullr a_ulurll tr unsetgt unsetrpc unsetstats stats setstats approx_stats
        unsetnodata scale offset units colorinterp_X gcp unsetmd mo oo p profile resampling s xyz d tmscompatible z zoom e a srcnodata verbose x
        exclude quiet processes mpi tilesize tiledriver h k force-kml no-kml u url webviewer t title c copyright g googlekey bingkey mapml-template
        webp-quality webp-lossless`,
    },
  ),
  'gdal_calc.py': {
    changes: true,
    interprets: { inArguments: true },
    acts: { writes: 'outfile' },
    data: `A B C D E F h A_band NoDataValue hideNoData type format color-table extent projwin projectionCheck creation-option co allBands
      overwrite debug quiet`,
  },
  ...each('proj invproj cs2cs geod projinfo', {
    reads: true,
    data: `b d i I o t e E l lp lP le lu r s S m f w W v V area bbox no-ballpark accuracy authority 3d searchpaths remote-data list-crs
    dump-db-structure k summary q spatial-test crs-extent-use grid-check pivot-crs show-superseded hide-ballpark
    allow-ellipsoidal-height-as-vertical-crs boundcrs-to-wgs84 main-db-path aux-db-path identify output-id c-ify single-line a F p 66d31`,
  }),
  projsync: {
    changes: true,
    network: 'downloads',
    acts: { writes: 'target-dir', reaches: 'endpoint' },
    data: `local-geojson-file user-writable-directory system-directory bbox spatial-test source-id area-of-use file all exclude-world-coverage q
      quiet verbose dry-run list-files no-version-filtering`,
  },
  gmt: {
    changes: true,
    open: true,
    effects: {
      rows: [
        ordinary('movie|batch', 'unread', 'runs a script for each frame'),
        ordinary('clear', 'deletes', 'deletes downloaded data or settings of GMT'),
      ],
    },
  },
  ...each('shp2pgsql raster2pgsql', { reads: true, data: 'd a c p D w e s G g k m i S W I N T X ? b t P R f F n l q M C x r E V Y' }),
  pgsql2shp: {
    changes: true,
    network: 'talks',
    passwords: [String.raw`-P\s*`],
    acts: { writes: 'f', reaches: 'h' },
    data: 'p P u g b r d k m q',
  },
  osm2pgsql: {
    area: 'databases',
    network: 'talks',
    effects: {
      short: 'dUHPrbipCOSE',
      long: ['database', 'style'],
      rows: [
        ordinary('', 'changes', 'replaces the map in the database', { without: '-a --append -h --help -V --version' }),
        ordinary('', 'changes', 'changes the map in the database', { options: '-a --append' }),
      ],
    },
    acts: { runs: 'S style tag-transform-script', writes: 'F flat-nodes', reaches: 'H host' },
    data: `number-processes schema disable-parallel-indexing bbox expire-tiles expire-output expire-bbox-size keep-coastlines
      exclude-invalid-polygon unlogged c create h V log-level log-progress log-sql log-sql-data v verbose d database U username W password P port r
      input-reader b i tablespace-index tablespace-slim-data tablespace-slim-index p prefix s slim drop C cache cache-strategy x extra-attributes
      middle-schema middle-way-node-index-id-shift O output tablespace-main-data tablespace-main-index latlong m merc E proj k hstore j hstore-all z
      hstore-column hstore-match-only hstore-add-index G multi-geometry K reproject-area output-pgsql-schema e o I with-forward-dependencies`,
  },
  ...each('osmconvert osmfilter', {
    changes: true,
    effects: {
      short: 'o',
      rows: [
        ordinary('', 'system', 'writes to a file of settings or of the system', { options: '-o', value: HIDDEN, area: 'system-files' }),
      ],
    },
    acts: { writes: '-o' },
    data: `b B complete-ways complex-multipolygons complex-boundaries all-to-nodes add-bbox-tags add-bboxarea-tags add-bboxweight-tags
      add-bboxwidth-tags add-bboxwidthweight-tags object-type-offset drop-broken-refs drop-author drop-version drop-nodes drop-ways drop-relations
      modify-tags modify-node-tags modify-way-tags diff diff-contents subtract pbf-granularity emulate-osmosis emulate-pbf2osm fake-author
      fake-version fake-lonlat h merge-versions out-osm out-osc out-osh out-o5m out-o5c out-pbf out-csv csv-headline csv-separator csv out-none
      timestamp out-timestamp statistics out-statistics t parameter-file v verbose hash-memory max-objects max-refs keep keep-nodes keep-ways
      keep-relations keep-nodes-ways keep-nodes-relations keep-ways-relations drop drop-nodes-ways drop-nodes-relations drop-ways-relations
      keep-tags keep-node-tags keep-way-tags keep-relation-tags keep-node-way-tags keep-node-relation-tags keep-way-relation-tags drop-tags
      drop-node-tags drop-way-tags drop-relation-tags drop-node-way-tags drop-node-relation-tags drop-way-relation-tags modify-relation-tags
      modify-node-way-tags modify-node-relation-tags modify-way-relation-tags ignore-dependencies out-key out-count`,
  }),
  osmupdate: {
    changes: true,
    network: 'downloads',
    writes: { how: 'copies' },
    acts: { reaches: 'base-url base-url-suffix', writes: 't tempfiles' },
    data: `max-days minute hour day sporadic max-merge keep-tempfiles trust-tempfiles compression-level v verbose`,
  },
  osmosis: {
    changes: true,
    open: true,
    passwords: [String.raw`password=`],
    effects: {
      rows: [
        dangerous('', 'deletes', 'deletes the map in the database', {
          options: '--truncate-pgsql --tp --truncate-apidb --ta --truncate-pgsimp',
          area: 'databases',
        }),
      ],
    },
    acts: { runs: 'p P' },
  },
  'mapproxy-util': {
    does: { reads: ['wms-capabilities|scales|grids'], changes: ['create|autoconfig|export'] },
    effects: {
      short: 'tfbdgcs',
      long: ['template', 'mapproxy-conf', 'bind', 'unit', 'grid', 'host', 'capabilities', 'output', 'dest', 'type', 'source', 'levels'],
      rows: [ordinary('serve-develop|serve-multiapp-develop', 'network', 'starts a map server')],
    },
    acts: { writes: 'output output-seed dest', reaches: 'host capabilities' },
    data: `debug overwrite overwrite-seed l list-templates t template f mapproxy-conf force b bind unit levels d dpi as-res-config res-to-scale
      mapproxy-config list all g grid c coverage s seed-conf source type fetch-missing-tiles srs where concurrency base`,
  },
  'mapproxy-seed': {
    changes: true,
    network: 'talks',
    effects: { rows: [ordinary('', 'deletes', 'deletes old tiles of the cache', { options: '--cleanup' })] },
    acts: { writes: 'progress-file' },
    data: `s seed-conf f proxy-conf c concurrency n dry-run summary i interactive seed continue duration reseed-file reseed-interval
      use-cache-lock log-config`,
  },
  gpsbabel: { changes: true, network: 'talks', acts: { writes: 'F', runs: 'b p' }, data: 'i f o x s r t w D l L N T h V' },
  saga_cmd: { changes: true, open: true },
  grass: {
    changes: true,
    wraps: { starters: ['--exec'], inner: 'argv' },
    data: 'c e f h text gtext gui config tmp-location tmp-mapset tmp-project version',
  },
  qgis: {
    changes: true,
    acts: {
      writes: 'snapshot s',
      runs: 'code C f optionspath configpath profiles-path authdbdirectory globalsettingsfile S customizationfile z',
    },
    data: `width height lang l project p extent e nologo n noversioncheck V noplugins P nocustomization profile hide-browser dxf-export py-args
      openclLib`,
  },
  qgis_process: { open: true, does: { reads: ['list|help'], changes: ['run|plugins'] }, acts: { writes: 'OUTPUT' } },

  // tiles and routes. Sources: the README of each: tippecanoe 2.79 (felt), mbutil 0.3; the options in the sources of tilemaker 3.0, go-pmtiles 1.28
  // and PDAL 2.9; the sources of tegola and of osrm-routed; maplibre.org/martin. What the other programs of OSRM, Valhalla, LAStools do with their
  // files is known without a document
  ...each('tippecanoe tile-join tippecanoe-decode tippecanoe-overzoom tippecanoe-enumerate', {
    changes: true,
    effects: { rows: [ordinary('', 'changes', 'replaces the file of tiles if there is one', { options: '-f --force' })] },
    acts: { writes: 'o output e output-to-directory', runs: 'C prefilter postfilter' },
    data: `z Z l n t q c g r B accumulate-attribute additional allow-existing attribute-description attribute-type attribution base-zoom buffer
      calculate-feature-density calculate-feature-index clip-bounding-box cluster-densest-as-needed cluster-distance cluster-maxzoom coalesce
      coalesce-densest-as-needed coalesce-fraction-as-needed coalesce-smallest-as-needed convert-polygons-to-label-points
      convert-stringified-ids-to-numbers csv deduplicate-by-id description detect-longitude-wraparound detect-shared-borders
      drop-by-attribute-as-needed drop-by-attribute-order drop-denser drop-densest-as-needed drop-fraction-as-needed drop-lines drop-polygons
      drop-rate drop-smallest-as-needed empty-csv-columns-are-null exclude exclude-all exclude-all-tile-attributes exclude-all-tile-geometries
      exclude-layer exclude-metadata-row exclude-prefix extend-zooms-if-still-dropping extend-zooms-if-still-dropping-maximum extra-detail extract
      feature-filter feature-filter-file filter-points-multiplier force-feature-limit fractional-coordinates full-detail gamma generate-ids
      generate-variable-depth-tile-pyramid grid-low-zooms hilbert if-matched include increase-gamma-as-needed integer-coordinates json-progress
      keep-point-cluster-position layer limit-base-zoom-to-maximum-zoom limit-tile-feature-count limit-tile-feature-count-at-maximum-zoom
      line-simplification low-detail maximum-string-attribute-length maximum-tile-bytes maximum-tile-features maximum-zoom minimum-detail
      minimum-zoom name named-layer no-clipping no-duplication no-feature-limit no-line-simplification no-progress-indicator
      no-simplification-of-shared-nodes no-tile-compression no-tile-size-limit no-tile-stats no-tiny-polygon-reduction
      no-tiny-polygon-reduction-at-maximum-zoom one-tile order-by order-descending-by order-largest-first order-smallest-first overzoom
      preserve-input-order preserve-multiplier-density-threshold preserve-point-density-threshold prevent progress-interval projection quiet
      read-from read-parallel rename-layer reorder retain-points-multiplier reverse reverse-source-polygon-winding set-attribute simplification
      simplification-at-maximum-zoom simplify-only-low-zooms single-precision smallest-maximum-zoom-guess source-tile stats tag-layer-and-zoom
      temporary-directory tile-stats-attributes-limit tile-stats-sample-values-limit tile-stats-values-limit tiny-polygon-size use-attribute-for-id
      use-source-polygon-winding visvalingam wrap A Bf Bg D D8 E F H I J K L M N O P Q R S T U X Y Z4 a aC aD aG aI aL aN aP aS aX aa ab ac ad ae ag
      ah ai al an ansd ao ap ar as at av aw b d i j k kg m p pC pD pN pS pT pW pb pc pd pe pf pg pi pk pkC pn ps pt pw r1 rf rg rp s std u v w x y
      z0 z1 z10 z11 z12 z13 z14 z15 z16 z17 z18 z19 z2 z20 z21 z22 z3 z4 z5 z6 z7 z8 z9 zg`,
  }),
  'mb-util': {
    changes: true,
    writes: { how: 'copies', long: ['scheme', 'image_format', 'grid_callback'] },
    data: 'scheme image_format grid_callback do_compression silent',
  },
  tilemaker: {
    changes: true,
    acts: { writes: 'output store', runs: 'process' },
    data: `input bbox merge config quiet verbose skip-integrity log-tile-timings fast compact no-compress-nodes no-compress-ways
      materialize-geometries shard-stores threads`,
  },
  pmtiles: {
    does: { reads: ['show|tile|verify|version'], changes: ['cluster|edit|extract|merge|convert|makesync|sync'] },
    effects: {
      long: [
        'bucket',
        'region',
        'bbox',
        'minzoom',
        'maxzoom',
        'port',
        'interface',
        'cors',
        'public-url',
        'header-json',
        'metadata',
        'tmpdir',
      ],
      rows: [
        ordinary('serve', 'system', 'starts a tile server that other machines can reach', { area: 'services' }),
        ordinary('upload', 'uploads', 'uploads the tiles'),
      ],
    },
    data: `q quiet bucket metadata header-json tilejson public-url no-deduplication region bbox minzoom maxzoom download-threads dry-run overfetch
      force
      tmpdir block-size-kb ranges-per-request interface port admin-port cors cache-size max-concurrency`,
  },
  martin: {
    area: 'services',
    effects: { rows: [SERVES] },
    acts: { writes: 'save-config', runs: 'c config' },
    data: `l listen-addresses W workers k keep-alive base-path s sprite f font style cache-size auto-bounds ca-root-file default-srid p
      pool-size max-feature-count b C`,
  },
  tegola: {
    area: 'services',
    does: { reads: ['version|help'], changes: ['cache seed'] },
    effects: {
      long: ['config', 'min-zoom', 'max-zoom', 'bounds', 'map', 'port', 'concurrency'],
      rows: [
        ordinary('serve', 'system', 'starts a tile server that other machines can reach', { area: 'services' }),
        ordinary('cache purge', 'deletes', 'deletes tiles of the cache', { area: 'files' }),
      ],
    },
    acts: { runs: 'config' },
    data: 'min-zoom max-zoom bounds map port concurrency overwrite logger log-level no-cache',
  },
  ...each('osrm-extract osrm-partition osrm-customize osrm-contract', {
    changes: true,
    effects: {
      short: 'ptlo',
      long: ['profile', 'threads'],
      rows: [ordinary('', 'unread', 'runs a profile that is not in this folder', { options: '-p --profile', value: FOREIGN })],
    },
    acts: { writes: 'o output' },
    data: `p profile t threads l verbosity small-component-size with-osm-metadata parse-conditional-restrictions location-dependent-data
      disable-location-cache dump-nbg-graph generate-edge-lookup segment-speed-file turn-penalty-file edge-weight-updates-over-factor
      incremental-customization max-cell-sizes balance boundary core time-zone-file`,
  }),
  'osrm-routed': {
    area: 'services',
    effects: { rows: [SERVES] },
    data: `a algorithm i ip p port t threads shared-memory mmap dataset-name max-viaroute-size max-trip-size max-table-size max-matching-size
      max-nearest-size max-alternatives l verbosity trial keepalive-timeout`,
  },
  valhalla_service: { area: 'services', effects: { rows: [SERVES] } },
  pdal: {
    does: {
      reads: ['info|hausdorff|chamfer|delta|eval|help|drivers|options'],
      changes: ['translate|merge|split|sort|ground|density|tile|tindex|random|fauxplugin'],
      runs: ['pipeline'],
    },
    effects: { short: 'iorwfp', long: ['input', 'output', 'reader', 'writer', 'filter', 'json', 'driver'], rows: [] },
    acts: { writes: 'o output metadata pipeline-serialization', runs: 'json' },
    data: `i input r reader w writer f filter p pipeline a_srs t_srs all alldims boundary bounds buffer capacity count dimensions dims extract length
      origin_x origin_y point query schema stac stats stdin s stream summary tindex validate where nostream overwrite compress z cell_size
      max_distance
      max_window_size slope initial_distance threshold edge_length threads glob driver label developer-debug v verbose log m drivers options debug`,
  },
  ...each('lasinfo las2las laszip lasmerge las2txt txt2las lasindex lasground lasclip lasview', {
    changes: true,
    open: true,
    acts: { writes: 'o odir' },
  }),
});
