/** Programs: mail that is kept, read and sent. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';

export const LETTERS = (): Family => ({
  // Sources: the manual pages of notmuch 0.37 and of its subcommands. What `--output` of a subcommand means differs, so it is not
  // listed
  notmuch: {
    does: {
      reads: ['search|count|show|address|reply|dump|help', 'config get|list'],
      changes: ['tag|reindex|compact|insert|restore|setup', 'config set'],
      runs: ['new'],
    },
    verbs: true,
    effects: { rows: [ordinary('dump', 'changes', 'writes the tags of all letters to a file', { options: '--output -o' })] },
    acts: { runs: 'config' },
    data: `format format-version sort offset limit exclude duplicate batch lastmod entire-thread part verify decrypt body include-html
      deduplicate reply-to remove-all backup folder create-folder keep no-hooks world-readable accumulate include full-scan uuid`,
  },

  // Sources: the manual pages of mu 1.8.14 and of its subcommands
  mu: {
    does: { reads: ['find|view|info|fields|cfind|verify|help'], changes: ['init|index|add|extract|mkdir'] },
    effects: { rows: [ordinary('remove', 'deletes', 'removes messages from the index')] },
    verbs: true,
    acts: { runs: 'exec', writes: 'linksdir target-dir' },
    data: `f fields s sortfield z reverse n maxnum summary-len format after date b bookmark skip-dups u include-related r t threads
      terminate decrypt auto-retrieve muhome personal m maildir my-address lazy-check nocleanup a save-attachments save-all parts
      overwrite mode d debug log-stderr`,
  },

  // Sources: mutt(1) 2.2.12, neomutt(1) 20220429
  mutt: {
    typed: true,
    network: 'talks',
    package: true,
    effects: { rows: [ordinary('', 'uploads', 'sends a message', { options: '-s -a -c -b -H -i' })] },
    acts: { runs: 'F e' },
    data: 'f m n R y Z z p v D Q d x h A E',
  },
  neomutt: {
    typed: true,
    network: 'talks',
    effects: { rows: [ordinary('', 'uploads', 'sends a message', { options: '-s -a -c -b -H -i' })] },
    acts: { reaches: 'g', runs: 'F e', writes: 'l' },
    data: 'A B D O S d E f m n p Q R vv y Z z G',
  },

  // Source: swaks(1) 20201014.0
  swaks: {
    network: 'talks',
    effects: { rows: [ordinary('', 'uploads', 'sends a message', { without: '--support --dump --help --version' })] },
    acts: {
      runs: 'config pipe',
      writes: 'output output-file output-file-stdout output-file-stderr',
      reaches: 's server socket copy-routing',
    },
    data: `from p port li local-interface lp local-port lport 4 6 t to f ehlo lhlo helo quit quit-after da drop-after das drop-after-send
      timeout protocol pipeline prdr force-getpwuid tls tlso tls-optional tlsos tls-optional-strict tlsc tls-on-connect tlsp
      tls-protocol tls-cipher tls-verify tls-ca-path tls-cert tls-key tls-get-peer-cert tls-sni a auth ao auth-optional aos
      auth-optional-strict au auth-user ap auth-password ae auth-extra am auth-map apt auth-plaintext ahp auth-hide-password
      xclient-addr xclient-name xclient-port xclient-proto xclient-destaddr xclient-destport xclient-helo xclient-login
      xclient-reverse-name xclient-delim xclient xclient-no-verify xclient-before-starttls xclient-optional xclient-optional-strict
      proxy-version proxy proxy-family proxy-protocol proxy-command proxy-source proxy-source-port proxy-dest proxy-dest-port d data
      dab dump-as-body dabsp dump-as-body-shows-password body attach attach-body attach-type attach-name ah add-header header g
      no-data-fixup ndf no-strip-from nsf n suppress-data stl show-time-lapse nih no-info-hints nsh no-send-hints nrh
      no-receive-hints nth no-hints raw show-raw-text pp protect-prompt hr hide-receive hs hide-send hi hide-informational ha
      hide-all S support dump-mail dump`,
  },

  // Source: msmtp(1) 1.8.23
  msmtp: {
    network: 'talks',
    effects: { rows: [ordinary('', 'uploads', 'sends a mail')] },
    acts: { writes: 'logfile X', runs: 'C file passwordeval', reaches: 'host proxy-host rmqs socket' },
    data: `P pretend d configure S serverinfo a account port source-ip proxy-port timeout protocol domain auth user tls tls-starttls
      tls-certcheck tls-priorities tls-host-override tls-min-dh-prime-bits f from N dsn-notify R dsn-return set-from-header
      set-date-header set-msgid-header remove-bcc-headers undisclosed-recipients logfile-time-format syslog t read-recipients
      read-envelope-from aliases Fname auto-from maildomain Btype bm G hN i L m n O ox tls-trust-file tls-crl-file tls-fingerprint
      tls-key-file tls-cert-file`,
  },

  // Sources: exim(8) 4.96, smtp(1) 6.8.0
  sendmail: {
    network: 'talks',
    effects: {
      rows: [
        ordinary('', 'uploads', 'sends a message'),
        dangerous('', 'deletes', 'removes messages from the queue', { options: '-Mrm -Mg' }),
        ordinary('', 'network', 'serves mail to the network', { options: '-bd -bdf -bw' }),
        ordinary('', 'changes', 'changes messages in the queue', { options: '-Mar -Mes -Mf -Mt -MG -Mmad -Mmd' }),
      ],
    },
    acts: { runs: 'C O o be bt' },
    data: 't ti i m n f F r R S N G B L bm bp bpa bpc bpr bpra bpru bpu bP bv bvs bV bs bS brt brw Mvb Mvc Mvh Mvl dropcr',
  },
  smtp: { like: 'sendmail', acts: { reaches: 's', lowers: 'C' }, data: 'F H n a S v h' },
});
