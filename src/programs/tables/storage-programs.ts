/** Programs: storage in the cloud, and stores of secrets. */
import { dangerous, type EffectRow, type Extra, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { changesForOthers, deletesOnServer, linksTo } from './shared-rows.ts';

/** Makes the destination like the source, deletions included. */
const mirrors = (words: string, extra: Extra): EffectRow =>
  dangerous(words, 'deletes', 'deletes files at the destination that the source does not have', extra);

export const STORAGE = (): Family => ({
  // storage
  rclone: {
    passwords: ['obscure\\s+'],
    network: 'talks',
    effects: {
      loose: true,
      rows: [
        dangerous('copy|copyto|sync|move|moveto|mkdir|rcat', 'uploads', 'lets anybody read the files', {
          options: '--s3-acl --s3-bucket-acl',
          value: /public/,
        }),
        ordinary('link', 'changes', 'takes a link back', { options: '--unlink' }),
        dangerous('config show|dump|redacted', 'secret', 'shows the passwords of your storage'),
        ordinary('config|authorize|reveal|obscure', 'settings', 'changes the settings of your storage'),
        dangerous('serve|rcd', 'uploads', 'opens files of this machine to others'),
        linksTo('link'),
        dangerous('rc|backend', 'changes', 'sends a command to a running rclone or to the storage'),
        ordinary('copyurl|rcat', 'uploads', 'copies data to the remote storage'),
        dangerous('selfupdate', 'runs-foreign-code', 'replaces rclone with a download'),
        mirrors('sync', { without: '-n --dry-run', recursive: true }),
        dangerous('delete|deletefile|purge|cleanup|rmdir|rmdirs|dedupe', 'deletes', 'deletes files on the remote storage', {
          without: '-n --dry-run',
        }),
        dangerous('move|moveto', 'deletes', 'moves files away from the source', { without: '-n --dry-run' }),
        ordinary('copy|copyto', 'uploads', 'copies files to or from the remote storage', { without: '-n --dry-run' }),
      ],
    },
    dry: 'n',
    package: true,
    area: 'files',
    does: {
      reads: [
        'ls|lsl|lsd|lsf|lsjson|size|tree|about|check|cryptcheck|checksum|md5sum|sha1sum|hashsum|listremotes|version|help|cat|ncdu',
        'completion|genautocomplete',
        'config file|paths|touch|providers|userinfo',
        'test',
      ],
      changes: ['mkdir|touch|mount|bisync|settier|nfsmount|gendocs'],
    },
    acts: {
      runs: 'config password-command sftp-ssh metadata-mapper rc-web-fetch-url',
      writes: 'log-file cache-dir backup-dir missing-on-dst missing-on-src combined differ match error',
      reaches: 'bind rc-addr addr http-proxy',
      lowers: 'no-check-certificate rc-no-auth',
    },
    data: `P progress v vv verbose q quiet n dry-run i interactive include exclude filter filter-from include-from exclude-from files-from
      max-age min-age max-size min-size transfers checkers c checksum size-only u update ignore-existing bwlimit fast-list max-depth R
      recursive stats retries create-empty-src-dirs s3-provider drive-shared-with-me human-readable delete-excluded vfs-cache-mode
      daemon allow-other read-only absolute-no buffer-size tpslimit low-level-retries dirs-only files-only F format separator csv
      absolute hash hash-type one-way head tail count offset download long no-traverse log-level order-by stats-one-line
      stats-one-line-date multi-thread-streams use-mmap level D dir vfs-cache-max-size vfs-cache-max-age vfs-read-ahead
      vfs-read-chunk-size dir-cache-time poll-interval attr-timeout volname max-delete track-renames suffix suffix-keep-extension
      compare-dest copy-dest server-side-across-configs M metadata L copy-links l links skip-links timeout contimeout retries-sleep
      max-transfer max-duration cutoff-mode ignore-case ignore-size immutable no-update-modtime use-json-log human stats-unit
      stats-log-level inplace s t a d o s3-acl s3-bucket-acl expire unlink obscure user`,
  },
  s3cmd: {
    network: 'talks',
    area: 'cloud',
    does: { reads: ['ls|la|info|du|get|multipart|listmp|accesslog|cfinfo|cflist|signurl|gettags'], changes: ['mb|get'] },
    effects: {
      short: 'cDm',
      long: ['config', 'region', 'exclude', 'include', 'host', 'host-bucket', 'access_key', 'secret_key'],
      rows: [
        mirrors('sync', { options: '--delete-removed', without: '-n --dry-run' }),
        deletesOnServer('get|sync', { options: '--delete-after-fetch' }),
        dangerous('', 'secret', 'shows the keys of your storage', { options: '--dump-config' }),
        ordinary('', 'settings', 'changes the settings of your storage', { options: '--configure' }),
        dangerous('', 'uploads', 'changes who may read the data', { options: '--acl-grant --acl-revoke' }),
        ordinary('', 'uploads', 'copies the files to one more place', { options: '--add-destination' }),
        deletesOnServer('del|rm|rb|abortmp|expire|delpolicy|dellifecycle'),
        ordinary('put|sync|cp|mv|modify', 'uploads', 'copies files to S3'),
        dangerous('setacl|setpolicy|setcors', 'uploads', 'changes who may read the data'),
      ],
    },
    acts: {
      runs: 'c config',
      reaches: 'host host-bucket website-endpoint',
      lowers: 'acl-public P no-ssl no-check-certificate no-check-hostname',
      writes: 'cache-file',
    },
    data: `r recursive n dry-run v verbose q quiet H human-readable-sizes f force exclude include rexclude skip-existing continue progress
      no-progress l long-listing region access_key secret_key access_token s ssl e encrypt no-encrypt continue-put
      upload-id check-md5 no-check-md5 acl-private D restore-days restore-priority no-delete-removed delete-after delay-updates
      max-delete p preserve no-preserve exclude-from rexclude-from include-from rinclude rinclude-from files-from bucket-location rr
      reduced-redundancy no-rr no-reduced-redundancy storage-class access-logging-target-prefix no-access-logging default-mime-type M
      guess-mime-type no-guess-mime-type no-mime-magic m mime-type add-header remove-header server-side-encryption
      server-side-encryption-kms-id encoding add-encoding-exts verbatim disable-multipart multipart-chunk-size-mb list-md5
      list-allow-unordered ws-index ws-error expiry-date expiry-days expiry-prefix cf-invalidate cf-invalidate-default-index
      cf-no-invalidate-default-index-root d debug F follow-symlinks ca-certs ssl-cert ssl-key check-certificate check-hostname
      signature-v2 no-connection-pooling requester-pays stop-on-error content-disposition content-type`,
  },
  gsutil: {
    network: 'talks',
    effects: {
      loose: true,
      rows: [
        dangerous('acl|defacl|iam|web|cors|notification|kms|hmac set|ch|create', 'uploads', 'changes who may read the data'),
        ordinary(
          'setmeta|rewrite|lifecycle|versioning|label|retention|requesterpays|logging|ubla|pap',
          'changes',
          'changes the settings of the storage',
        ),
        deletesOnServer('rm|rb'),
        mirrors('rsync', { options: '-d', without: '-n' }),
        ordinary('cp|mv|rsync', 'uploads', 'copies files to or from the cloud'),
      ],
    },
    area: 'cloud',
    does: {
      reads: ['ls|cat|du|stat|hash|version|help|test|signurl', 'logging|lifecycle|cors|versioning|iam|acl|label get'],
      changes: ['mb|compose|update|config'],
    },
    acts: { runs: 'o boto' },
    data: 'm q D h l a L r R e p u n c C z j Z x i I s b',
  },
  azcopy: {
    effects: {
      loose: true,
      rows: [
        deletesOnServer('remove|rm'),
        mirrors('sync', { options: '--delete-destination' }),
        ordinary('copy|cp|sync', 'uploads', 'copies files to or from the cloud'),
      ],
    },
    area: 'cloud',
    network: 'talks',
    does: { reads: ['list|ls|env|doc|version|bench', 'jobs list|show'], changes: ['make|login|logout|set-properties', 'jobs resume'] },
    data: 'recursive overwrite include-pattern exclude-pattern log-level dry-run from-to check-length put-md5 cap-mbps blob-type',
  },
  mc: {
    effects: {
      loose: true,
      rows: [
        dangerous('admin user svcacct add|edit', 'secret', 'creates or changes a key of an account'),
        dangerous('ilm rule add|edit', 'deletes', 'lets old objects be deleted', {
          options: '--expire-days --noncurrent-expire-days --expire-all-object-versions --expire-delete-marker',
        }),
        dangerous('mirror', 'changes', 'overwrites files that differ', { options: '--overwrite' }),
        ordinary('cp|mv|put|mirror|pipe', 'uploads', 'copies files to or from the storage'),
        ordinary(
          'alias|config|event|anonymous|policy|share|admin|replicate|support|license|idp',
          'changes',
          'changes the settings of the storage',
        ),
        deletesOnServer('rm|rb'),
        mirrors('mirror', { options: '--remove' }),
        changesForOthers('admin user|policy|bucket remove|disable|unset|detach'),
      ],
    },
    package: true,
    area: 'cloud',
    network: 'talks',
    unasked: [{ args: /^alias (?:list|ls|export)\b/, kind: 'secret', area: 'credentials', what: 'shows the keys of your storage' }],
    does: {
      reads: ['ls|list|stat|cat|head|find|du|diff|tree|ping|version|watch|sql', 'event|policy|tag|replicate list|ls', 'admin info|trace'],
      changes: ['mb|get|undo|retention|legalhold|ilm|encrypt|quota', 'tag set'],
    },
    acts: { runs: 'exec config-dir C', lowers: 'insecure' },
    data: `recursive r versions default user group attr older-than newer-than preserve a with-lock l p ignore-existing summarize force incomplete
      overwrite watch w name with-versioning expire-days noncurrent-expire-days prefix`,
  },

  // secrets
  'aws-vault': {
    wraps: { subcommand: ['exec'], inner: 'argv', dashes: true },
    area: 'credentials',
    network: 'talks',
    does: { reads: ['list|ls|version'], changes: ['login|rotate|clear|add'] },
    effects: { rows: [dangerous('remove|rm', 'deletes', 'deletes stored keys'), dangerous('export', 'secret', 'shows your keys')] },
    acts: { runs: 'prompt', lowers: 'no-session server ec2-server ecs-server' },
    data: 'd duration region mfa-token backend debug n j json',
  },
  op: {
    wraps: { subcommand: ['run'], inner: 'argv', dashes: true },
    effects: {
      loose: true,
      rows: [
        dangerous('inject', 'secret', 'shows a stored secret'),
        dangerous('item share|get', 'secret', 'shows a stored secret'),
        dangerous(
          'item|vault|document|user|group|account delete|forget|suspend|grant|revoke|confirm|provision|invite|add',
          'system',
          'changes accounts or deletes secrets',
        ),
        dangerous('connect|service-account|plugin create|init|token', 'secret', 'creates a token'),
        ordinary('read', 'secret', 'shows a stored secret'),
        ordinary('item|document get', 'secret', 'shows a stored secret'),
        ordinary('signin', 'network', 'logs in to the store of passwords'),
      ],
    },
    area: 'credentials',
    network: 'talks',
    does: {
      reads: [
        'whoami|completion|update|events-api',
        'account list|get',
        'vault list|get',
        'item list',
        'user list|get',
        'group list',
        'document list',
        'template list',
        'service-account ratelimit',
      ],
      changes: ['signout', 'item create|edit|move', 'document create|edit', 'vault create|edit'],
    },
    acts: { runs: 'config', writes: 'o output out-file', lowers: 'no-masking' },
    data: 'account vault format fields title category tags session cache in-file env-file reveal',
  },
  doppler: {
    wraps: { subcommand: ['run'], script: ['command'], inner: 'argv', dashes: true },
    effects: {
      loose: true,
      rows: [
        dangerous(
          'secrets|projects|environments|configs|groups delete|upload|set|download|get|substitute|tokens|create|rollback',
          'secret',
          'shows or changes stored secrets',
        ),
        dangerous('configure get token', 'secret', 'shows your token for Doppler'),
        ordinary('secrets', 'secret', 'shows stored secrets'),
      ],
    },
    area: 'credentials',
    network: 'talks',
    does: {
      reads: ['me|projects|environments|configs|activity|changelog|open|settings|feedback', 'configure options'],
      installs: ['update'],
      changes: ['setup|configure|login|logout|import'],
    },
    acts: { reaches: 'api-host dashboard-host', lowers: 'no-verify-tls', runs: 'configuration config-dir command scope' },
    data: 'p project c config t-no json only-names silent debug',
  },
});
