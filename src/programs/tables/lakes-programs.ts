/** Programs: big data: Spark, Hadoop, Hive and Flink. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

/** Options of spark-submit that choose a cluster and what a job gets. */
const SPARK = `master deploy-mode class name executor-memory executor-cores num-executors driver-memory driver-cores total-executor-cores
  queue supervise verbose version help proxy-user principal keytab driver-class-path usage-error status kill files archives
  exclude-packages`;
/** What is loaded into a job. A setting can name a class, so it counts like one. */
const SPARK_ACTS = {
  runs: 'jars py-files properties-file conf c packages driver-java-options driver-library-path i I init',
  reaches: 'repositories',
} as const;

export const LAKES = (): Family => ({
  // Spark and Flink. Sources: from memory of spark.apache.org/docs/latest/submitting-applications.html and of the help text of flink
  ...each('spark-submit spark-class', {
    area: 'cloud',
    does: { runs: [''] },
    effects: {
      long: [
        'master',
        'deploy-mode',
        'class',
        'name',
        'executor-memory',
        'executor-cores',
        'num-executors',
        'driver-memory',
        'driver-cores',
        'queue',
        'files',
        'conf',
        'jars',
      ],
      rows: [dangerous('', 'system', 'ends a job of the cluster', { options: '--kill' })],
    },
    acts: SPARK_ACTS,
    data: SPARK,
  }),
  ...each('spark-shell pyspark sparkR', { interprets: { input: true }, changes: true, area: 'cloud', acts: SPARK_ACTS, data: SPARK }),
  'spark-sql': {
    database: 'sql',
    area: 'databases',
    interprets: { code: ['e'] },
    files: 'shown',
    acts: SPARK_ACTS,
    data: `${SPARK} database S silent hiveconf hivevar d define`,
  },
  flink: {
    area: 'cloud',
    network: 'talks',
    does: { reads: ['list|info|help|--version'], runs: ['run|run-application'] },
    effects: {
      short: 'cmpsDt',
      rows: [
        dangerous('cancel', 'system', 'ends a job of the cluster'),
        ordinary('stop', 'system', 'ends a job of the cluster'),
        ordinary('savepoint|checkpoint', 'changes', 'writes the state of a job'),
        dangerous('savepoint', 'deletes', 'deletes the state of a job', { options: '-d --dispose' }),
      ],
    },
    acts: { runs: 'C classpath py pyfs pyarch pyreq pyexec pym pyclientexec', reaches: 'm jobmanager' },
    data: `c class p parallelism d detached s fromSavepoint n allowNonRestoredState r running a all scheduled D t target savepointPath type drain v
      verbose sae`,
  },

  // Hadoop and Hive. Sources: from memory of hadoop.apache.org/docs (FileSystemShell, HDFSCommands) and of the help texts of beeline and sqoop
  ...each('hdfs hadoop', {
    area: 'cloud',
    network: 'talks',
    does: {
      reads: [
        'version|classpath|envvars|groups|getconf|fsck|lsSnapshottableDir|snapshotDiff|checknative|dfs|fs|dfsadmin|haadmin|oiv',
        'oev|storagepolicies',
      ],
      runs: ['jar'],
    },
    effects: {
      rows: [
        dangerous('dfs|fs', 'deletes', 'deletes files of the cluster', {
          options: '-rm -rmr -rmdir -expunge -deleteSnapshot -truncate',
          recursive: true,
        }),
        ordinary('dfs|fs', 'uploads', 'sends files to the cluster', { options: '-put -copyFromLocal -moveFromLocal -appendToFile' }),
        ordinary('dfs|fs', 'changes', 'changes files of the cluster', {
          options: '-cp -mv -mkdir -touch -touchz -setrep -concat -createSnapshot -renameSnapshot',
        }),
        ordinary('dfs|fs', 'changes', 'copies files of the cluster to this machine', {
          options: '-get -copyToLocal -getmerge -moveToLocal',
        }),
        dangerous('dfs|fs', 'system', 'changes who may read files of the cluster', { options: '-chmod -chown -chgrp -setfacl -setfattr' }),
        dangerous('namenode', 'deletes', 'deletes all files of the cluster', { options: '-format' }),
        ordinary(
          'namenode|datanode|journalnode|secondarynamenode|balancer|mover|zkfc|portmap|nfs3',
          'system',
          'starts a server of the cluster',
          { without: '-format' },
        ),
        dangerous('dfsadmin', 'system', 'changes the cluster', {
          options:
            '-safemode -saveNamespace -refreshNodes -finalizeUpgrade -rollingUpgrade -setQuota -clrQuota -shutdownDatanode -deleteBlockPool',
        }),
        dangerous('haadmin', 'system', 'changes which server of the cluster is the first', {
          options: '-failover -transitionToActive -transitionToStandby',
        }),
        dangerous('fsck', 'deletes', 'deletes damaged files of the cluster', { options: '-delete -move' }),
        ordinary('distcp', 'changes', 'copies files between clusters'),
        dangerous('distcp', 'deletes', 'deletes files of the target that the source does not have', { options: '-delete -overwrite' }),
      ],
    },
    acts: { runs: 'config -conf -libjars -D', reaches: '-fs -jt' },
    data: `-ls -lsr -cat -du -dus -df -count -stat -tail -head -test -text -find -getfacl -getfattr -checksum -usage -help -R -h -s -r -f -p -q -v -e
      -d -z -C -t -S -u -x -i -l -w -rm -immediate -skipTrash -report -live -dead -decommissioning -printTopology -getDatanodeInfo -getServiceState
      -getAllServiceState -checkHealth -files -blocks -locations -racks -openforwrite -list-corruptfileblocks -confKey -namenodes -update -m
      -bandwidth -policy -threshold -getStoragePolicy -listPolicies -name -print -ignoreCrc -crc -nl debug loglevel`,
  }),
  mapred: {
    area: 'cloud',
    network: 'talks',
    does: { reads: ['version|classpath|job|queue|envvars|minicluster'] },
    effects: {
      rows: [
        dangerous('job', 'system', 'ends a job of the cluster', { options: '-kill -kill-task -fail-task' }),
        ordinary('job', 'changes', 'starts or changes a job of the cluster', { options: '-submit -set-priority' }),
        ordinary('historyserver|hsadmin', 'system', 'starts a server of the cluster'),
      ],
    },
    data: `-list -status -counter -history -events -list-active-trackers -list-attempt-ids -logs -info -showacls all -all`,
  },
  ...each('hive beeline', {
    typed: true,
    database: 'sql',
    interprets: { code: ['e'] },
    area: 'databases',
    network: 'talks',
    passwords: [String.raw`-p\s+`],
    acts: { runs: 'f -f i -i init property-file hiveconf', reaches: 'u -u', writes: 'report' },
    data: `n -n p -p d -d e -e w r a database S silent v verbose hivevar define outputformat showHeader headerInterval fastConnect autoCommit
      nullemptystring delimiterForDSV maxWidth incremental truncateTable force H help isolation color service`,
  }),
  sqoop: {
    area: 'databases',
    network: 'talks',
    fields: true,
    passwords: ['--password[= ]'],
    does: {
      reads: ['help|version|list-databases|list-tables'],
      changes: ['import|import-all-tables|codegen|create-hive-table|import-mainframe'],
    },
    effects: {
      rows: [
        ordinary('export|merge', 'changes', 'changes the data of the database'),
        dangerous('eval', 'changes', 'runs statements in the database'),
        dangerous('import|import-all-tables', 'deletes', 'deletes what the target had before', {
          options: '--delete-target-dir --hive-overwrite',
        }),
      ],
    },
    acts: { runs: 'driver options-file bindir', reaches: 'connect' },
    data: `username password P table columns where m num-mappers split-by target-dir warehouse-dir hive-import hive-table query e as-parquetfile
      as-textfile incremental check-column last-value`,
  },
  // the tables of Hive. Source: schematool -help of Hive 4
  schematool: {
    area: 'databases',
    passwords: ['-passWord '],
    effects: {
      rows: [
        ordinary('', 'changes', 'changes the tables of Hive', {
          options: '-initSchema -initSchemaTo -upgradeSchema -upgradeSchemaFrom -initOrUpgradeSchema -createCatalog',
        }),
        dangerous('', 'deletes', 'deletes all databases of Hive', { options: '-dropAllDatabases' }),
        ordinary('', 'changes', 'moves tables of Hive', { options: '-moveDatabase -moveTable -alterCatalog -mergeCatalog' }),
        ordinary('', 'reads', 'looks at the tables of Hive', { options: '-info -validate' }),
      ],
    },
    acts: { reaches: '-url', runs: '-driver' },
    data: `-dbType -metaDbType -info -validate -verbose -dryRun -userName -passWord -initSchema -initSchemaTo -upgradeSchema
      -upgradeSchemaFrom -initOrUpgradeSchema`,
  },
});
