/** Programs: servers that keep packages, files and pictures. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { deletesOnServer } from './shared-rows.ts';

export const DEPOTS = (): Family => ({
  garage: {
    area: 'cloud',
    network: 'talks',
    does: { reads: ['status|stats|help', 'layout show|history', 'bucket|key list|info', 'node id', 'worker|block list|get|list-errors'] },
    effects: {
      rows: [
        ordinary('server', 'system', 'starts a server that keeps files', { area: 'services' }),
        ordinary('layout assign|remove|config', 'changes', 'plans where data is kept'),
        dangerous('layout apply', 'changes', 'moves data between the machines of the cluster'),
        ordinary('layout revert', 'changes', 'drops what was planned'),
        dangerous('layout skip-dead-nodes', 'changes', 'gives up the data of machines that do not answer'),
        ordinary('bucket create|alias|unalias|set-quotas|cleanup-incomplete-uploads', 'changes', 'changes a bucket'),
        dangerous('bucket allow', 'system', 'gives a key access to a bucket', { area: 'accounts', deed: 'gives-rights' }),
        ordinary('bucket deny', 'system', 'takes the access of a key away', { area: 'accounts', deed: 'takes-rights' }),
        dangerous('bucket website', 'uploads', 'lets everybody read a bucket', { options: '--allow' }),
        ordinary('bucket website', 'changes', 'changes whether everybody can read a bucket'),
        deletesOnServer('bucket|key delete'),
        dangerous('key info', 'secret', 'shows a secret key', { options: '--show-secret' }),
        dangerous('key create|new|import', 'secret', 'makes a key and shows it', { area: 'credentials' }),
        dangerous('key allow|deny|rename|set', 'system', 'changes what a key may do', { area: 'accounts' }),
        ordinary('node connect', 'network', 'connects this machine to a cluster', { area: 'network' }),
        ordinary('repair|worker|block|meta', 'changes', 'changes the work of the cluster'),
        deletesOnServer('block purge'),
      ],
      short: 'chzgt',
      long: ['config', 'rpc-host', 'rpc-secret', 'zone', 'capacity', 'tag', 'version', 'key'],
      everyVerb: true,
    },
    acts: { reaches: 'h rpc-host' },
    data: `c config rpc-secret rpc-secret-file z zone capacity t tag g gateway version key read write owner yes all-nodes a max-size max-objects
      replace older-than create-bucket show-secret`,
  },
  'sentry-cli': {
    area: 'services',
    network: 'talks',
    passwords: ['--auth-token[= ]'],
    does: {
      reads: [
        'info|help|bash-hook|issues|events',
        'projects|organizations|repos list',
        'releases list|info|propose-version',
        'debug-files check|find',
      ],
      changes: ['login', 'sourcemaps inject', 'debug-files bundle-sources|print-sources'],
      installs: ['update'],
    },
    effects: {
      rows: [
        ordinary('releases new|finalize|set-commits|archive|restore|deploys', 'changes', 'changes a release on the server'),
        ordinary('deploys new', 'changes', 'changes a release on the server'),
        deletesOnServer('releases delete'),
        ordinary('sourcemaps upload', 'uploads', 'sends the sources of the project to a server'),
        ordinary('releases files', 'uploads', 'sends the sources of the project to a server'),
        ordinary('debug-files upload', 'uploads', 'sends files of the build to a server'),
        ordinary('upload-dif|upload-dsym|upload-proguard', 'uploads', 'sends files of the build to a server'),
        ordinary('send-event|send-envelope', 'uploads', 'sends a report to a server'),
        dangerous('uninstall', 'system', 'removes the program', { area: 'packages' }),
      ],
      short: 'opr',
      long: ['org', 'project', 'auth-token', 'url', 'log-level', 'release'],
    },
    acts: { reaches: 'url' },
    data: `auth-token org o project p release r log-level auto local commit ignore-missing env e dist d url-prefix validate rewrite no-rewrite
      strip-prefix strip-common-prefix ext ignore ignore-file wait wait-for include-sources finalize started finished`,
  },

  // servers of backups, packages and objects. Sources: rest-server --help 0.13; devpi-server --help 6; minio server --help 2024
  'rest-server': {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'starts a server for backups')] },
    acts: { lowers: 'no-auth no-verify-upload', reaches: 'listen', writes: 'log cpu-profile' },
    data: 'path append-only private-repos tls tls-cert tls-key tls-min-ver max-size prometheus debug',
  },
  'devpi-server': {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'starts a server of packages')] },
    acts: { runs: 'c configfile', reaches: 'host listen' },
    data: 'serverdir port restrict-modify threads role offline-mode debug outside-url',
  },
  'devpi-init': {
    area: 'services',
    passwords: ['--root-passwd[= ]'],
    effects: { rows: [ordinary('', 'changes', 'sets up a server of packages')] },
    acts: { runs: 'c configfile' },
    data: 'serverdir root-passwd root-user no-root-pypi role storage',
  },
  minio: {
    area: 'services',
    effects: {
      rows: [
        ordinary('server', 'system', 'starts a server of files'),
        dangerous('update', 'runs-foreign-code', 'replaces itself with a download'),
      ],
    },
    acts: { reaches: 'address console-address', runs: 'config' },
    data: 'quiet json anonymous S certs-dir ftp sftp',
  },
});
