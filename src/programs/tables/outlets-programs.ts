/** Programs: what hands out files and messages, and fetches them. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

/** Words for a folder that is opened to others. */
const OPENED = String.raw`serv(?:e|er|es|ing)?\b shar start host ftp\b upload file`;

export const OUTLETS = (): Family => ({
  // files. Sources: the manual page of each: cadaver 0.24, davfs2 1.6, atftp 0.8, tnftp 20230507, vsftpd 3.0, proftpd 1.3, mosquitto 2.0; the
  // README of miniserve 0.32. The options of darkhttpd are those that are certain
  cadaver: {
    typed: true,
    transfers: true,
    network: 'talks',
    elsewhere: [{ where: 'machine' }],
    acts: { runs: 'r rcfile', reaches: 'p proxy' },
    data: 't tolerant h',
  },
  ...each('mount.davfs', {
    area: 'disks',
    network: 'talks',
    passwords: ['password=', 'pass='],
    effects: { rows: [ordinary('', 'system', 'mounts a folder of another machine', { without: '-h --help -V --version' })] },
    data: 'o f i n r v w s V h fake rw ro',
  }),
  atftp: {
    network: 'talks',
    transfers: true,
    effects: { rows: [ordinary('', 'uploads', 'sends a file to another machine', { options: '-p --put' })] },
    acts: { writes: 'l local-file' },
    data: 'g get mget p put P password r remote-file tftp-timeout option mtftp no-source-port-checking prevent-sas trace V h',
  },
  tnftp: {
    typed: true,
    transfers: true,
    network: 'talks',
    elsewhere: [{ where: 'machine' }],
    effects: { rows: [ordinary('', 'uploads', 'sends files to a server', { options: '-u' })] },
    acts: { writes: 'o', runs: 'N' },
    data: '4 6 A a d e f g i n P p q R r s t T u V v x ?',
  },
  ...each('vsftpd proftpd pure-ftpd in.tftpd atftpd', {
    area: 'services',
    effects: {
      rows: [
        dangerous('', 'network', 'hands out files to other machines', {
          area: 'network',
          called: OPENED,
          without: '-t --configtest -v --version -h --help -vv -l --list',
        }),
      ],
    },
    acts: { runs: 'o c config' },
    data: 't configtest v -vv l list h n nodaemon d debug q S serveraddr p persistent D u N ipv6',
  }),
  miniserve: {
    effects: {
      rows: [
        dangerous('', 'network', 'lets whoever reaches this machine write or delete files', {
          area: 'network',
          options: '-u --upload-files -R --rm-files -U --mkdir --enable-webdav',
          called: OPENED,
        }),
        ordinary('', 'network', 'opens a folder to others', {
          area: 'network',
          without: '-h --help -V --version --print-completions --print-manpage',
        }),
      ],
    },
    passwords: ['(?:-a|--auth)[= ]'],
    data: `index spa pretty-urls p port i interfaces workers a auth auth-file route-prefix random-route P no-symlinks H hidden S
      default-sorting-method O default-sorting-order c color-scheme d color-scheme-dark q qrcode u upload-files web-upload-files-concurrency
      chmod directory-size U mkdir pastebin m media-type M raw-media-type o on-duplicate-files R rm-files r enable-tar g enable-tar-gz z
      enable-zip C compress-response D dirs-first t title header l show-symlink-info F hide-version-footer hide-theme-selector W
      show-wget-footer print-completions print-manpage tls-cert tls-key readme I disable-indexing enable-webdav size-display file-external-url
      log-color temp-directory`,
  },
  darkhttpd: {
    effects: { rows: [ordinary('', 'network', 'opens a folder to others', { area: 'network', without: '--help' })] },
    acts: { writes: 'log pidfile' },
    data: `port addr maxconn chroot daemon index no-listing mimetypes default-mimetype uid gid no-keepalive single-file forward forward-https
      no-server-id timeout auth ipv6 header`,
  },
  mosquitto: {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'starts a server for messages of devices', { without: '-h --help' })] },
    acts: { runs: 'c config-file' },
    data: 'd daemon p port h test-config tls-keylog',
  },
  mosquitto_passwd: {
    area: 'accounts',
    passwords: ['-b\\s+(?:-\\S+\\s+)*\\S+\\s+\\S+\\s+'],
    effects: {
      rows: [
        dangerous('', 'deletes', 'removes an account of the server', { options: '-D' }),
        ordinary('', 'changes', 'changes who may log in to the server', { without: '-D -h --help' }),
      ],
    },
    data: 'b c D H U I h',
  },
  mosquitto_ctrl: {
    network: 'talks',
    area: 'accounts',
    passwords: ['(?:-P|--pw)[= ]'],
    does: { reads: ['dynsec help|getClient|listClients|getRole|listRoles|getGroup|listGroups|getDefaultACLAccess|getAnonymousGroup'] },
    effects: {
      rows: [
        ordinary(
          'dynsec init|createClient|createRole|createGroup|setClientPassword|setClientId|addClientRole|addGroupClient|addGroupRole',
          'changes',
          'changes who may log in to the server',
        ),
        ordinary(
          'dynsec addRoleACL|removeRoleACL|setDefaultACLAccess|enableClient|disableClient|removeClientRole|removeGroupClient',
          'changes',
          'changes who may log in to the server',
        ),
        dangerous('dynsec deleteClient|deleteRole|deleteGroup', 'deletes', 'removes accounts of the server'),
      ],
      short: 'hpuPAiLqoV',
      long: ['host', 'port', 'username', 'pw', 'cafile', 'capath', 'cert', 'key', 'url', 'id', 'qos', 'unix', 'proxy'],
    },
    acts: { lowers: 'insecure', reaches: 'h host L url proxy', runs: 'o tls-engine' },
    data: `A cafile capath cert ciphers d D property i id key keyform nodelay p port P pw psk psk-identity q qos tls-alpn tls-version u username
      unix V protocol-version`,
  },
});
