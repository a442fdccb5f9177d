/** Programs: mail that is read, sorted and sent. */
import { dangerous, ordinary, type EffectRow } from '../effect-rows.ts';
import type { Family, Program } from '../program.ts';
import { deletesOnServer, each } from './shared-rows.ts';

const SENDS: EffectRow = ordinary('', 'uploads', 'sends a message', {
  least: 1,
  without: '-f --file -e --exist --check-and-exit -H --headers --header-summary -L --search -h --help -V --version',
});
/** A client of mail that sends what it is given. */
const MAILER: Program = {
  typed: true,
  network: 'talks',
  files: 'shown',
  effects: {
    short: 'AabcCfLMmNqrsTuX',
    long: ['account', 'attach', 'append', 'bcc', 'cc', 'quote-file', 'from-address', 'return-address', 'subject', 'inbox-of', 'user'],
    rows: [SENDS],
  },
};

const changesMail = (words: string): EffectRow => ordinary(words, 'changes', 'changes mail on the server');

export const LETTERBOXES = (): Family => ({
  // mail. Sources: the manual page of each: bsd-mailx 8.1, s-nail 14.9, mailutils 3.15, alpine 2.26, aerc 0.14, procmail 3.22, maildrop 3.1,
  // mpop 1.4, afew 3.0, imapfilter 2.8, sieve-connect 0.90, fdm 2.1, mblaze 1.2, mpack 1.6, ripmime 1.4, mboxgrep 0.7, grepmail 5.3, abook
  // 0.6, lbdb 0.51; the README and the options in the source of himalaya 1.2 and 2.1
  ...each('mailx bsd-mailx s-nail', {
    ...MAILER,
    acts: { runs: 'S Y cmd startup-cmd' },
    data: `A account a B b bcc C c cc D disconnected d E discard-empty-messages e check-and-exit F f file H header-summary i I L search M m N
      no-header-summary n q quote-file R read-only r from-address s subject T t template u inbox-of X # batch-mode`,
  }),
  'mail.mailutils': {
    ...MAILER,
    acts: { runs: 'E exec set config-file' },
    data: `A attach a append attach-fd content-filename content-name content-type e exist encoding F byname f file H headers i ignore M mime
      no-mime N nosum n norc p print read q quit r return-address s subject t to u user debug-level config-lint config-verbose no-config
      no-site-config no-user-config`,
  },
  ...each('alpine alpinef', {
    typed: true,
    network: 'talks',
    effects: {
      rows: [
        ordinary('', 'uploads', 'sends files by mail', { options: '-attach -attachlist' }),
        dangerous('', 'deletes', 'sends a file by mail and deletes it', { options: '-attach_and_delete', area: 'files' }),
      ],
    },
    acts: { runs: 'I p P x', writes: '-conf -pinerc -passfile' },
    data: 'c d f F h i k n o r z -bail -convert_sigs -nowrite_password_cache -sort -supported -url -version -smimedir -pwdcertdir',
  }),
  aerc: { typed: true, network: 'talks', changes: true, data: 'a' },
  formail: {
    reads: true,
    files: 'shown',
    wraps: { starters: ['-s'], inner: 'none' },
    data: 'b p Y c z f r k t n e d l B m q x X a A i I u U R',
  },
  procmail: {
    does: { runs: [''] },
    effects: { rows: [ordinary('', 'changes', 'delivers mail as a file of recipes says', { without: '-v' })] },
    data: 'v p t f o Y a d m z',
  },
  lockfile: { changes: true, data: 'r l s -ml -mu 0 1 2 3 4 5 6 7 8 9' },
  maildrop: {
    does: { runs: [''] },
    effects: { short: 'AdfMDVwWt', rows: [ordinary('', 'changes', 'delivers mail as a file of rules says')] },
    acts: { runs: 'M' },
    data: 'a A d f m D V w W t',
  },
  mpop: {
    network: 'talks',
    effects: {
      short: 'CaF',
      rows: [
        ordinary('', 'changes', 'fetches mail and deletes it on the server', {
          without: '-k --keep -A --auth-only -s --status-only -P --pretend -S --serverinfo --configure --version --help',
        }),
        ordinary('', 'changes', 'fetches mail', { options: '-k --keep' }),
        ordinary('', 'protection', 'does not check the certificate of the server', {
          options: '--tls-certcheck --tls',
          value: /^(?:off)?$/,
        }),
      ],
    },
    acts: { runs: 'passwordeval filter C file delivery', writes: 'uidls-file', reaches: 'host', relays: 'proxy-host' },
    data: `P pretend d configure S serverinfo port source-ip proxy-port socket timeout pipelining received-header auth user tls-starttls
      tls-trust-file tls-crl-file tls-fingerprint tls-key-file tls-cert-file tls-priorities tls-host-override tls-min-dh-prime-bits Q
      half-quiet a all-accounts A auth-only s status-only n only-new k keep killsize skipsize`,
  },
  afew: {
    changes: true,
    effects: { rows: [ordinary('', 'changes', 'moves mail to other folders', { options: '-m --move-mails', without: '-d --dry-run' })] },
    acts: { runs: 'C notmuch-config' },
    data: `t tag w watch a all n new e enable-filters d R reference-set-size T reference-set-timeframe v`,
  },
  imapfilter: {
    does: { runs: [''] },
    network: 'talks',
    effects: { rows: [ordinary('', 'changes', 'sorts mail on the server as a script says', { without: '-V -n' })] },
    acts: { runs: 'c e', writes: 'd l p' },
    data: 'i n t V',
  },
  'sieve-connect': {
    network: 'talks',
    effects: {
      rows: [
        deletesOnServer('', { options: '--delete' }),
        ordinary('', 'changes', 'changes which mail goes where', { options: '--upload --edit --activate --deactivate' }),
      ],
    },
    acts: {
      runs: 'e exec',
      writes: 'download localsieve',
      reaches: 's server',
      lowers: 'notlsverify nosslverify noclearauth noclearchan clearchan',
    },
    data: `p port u user a authzid m authmech r realm remotesieve debugsasl dumptlsinfo 4 6 passwordfd clientkey clientcert clientkeycert
      tlscertfingerprint sslcertfingerprint tlscapath tlscafile tlshostname nosrv ignoreserverversion list checkscript man`,
  },
  fdm: {
    does: { runs: [''] },
    network: 'talks',
    effects: { rows: [ordinary('', 'changes', 'fetches or delivers mail as a file of rules says', { without: '-n' })] },
    acts: { runs: 'f' },
    data: 'a D h k l m n u x',
  },
  himalaya: {
    network: 'talks',
    does: {
      reads: [
        'account|accounts list|ls|check|doctor',
        'mailbox|mailboxes|mbox|folder|folders list|ls|lst',
        'envelope|envelopes list|ls|lst|search|sr|thread',
        'message|messages|msg read|thread|export',
        'attachment|attachments list|ls',
        'completion|manual|json-schema|help',
      ],
      changes: ['attachment|attachments download|dl', 'configure|wizard', 'account|accounts configure'],
    },
    effects: {
      short: 'cabofms',
      long: ['config', 'account', 'backend', 'output', 'folder', 'mailbox', 'page', 'page-size'],
      rows: [
        ordinary('message|messages|msg|template send|write|compose|reply|forward|mailto|edit', 'uploads', 'sends a message'),
        changesMail('message|messages|msg copy|move|save|add'),
        changesMail('flag|flags add|set|remove'),
        changesMail('mailbox|mailboxes|mbox|folder|folders add|create|expunge|subscribe|unsubscribe'),
        deletesOnServer('mailbox|mailboxes|mbox|folder|folders delete|purge'),
        deletesOnServer('message|messages|msg delete'),
      ],
    },
    acts: { runs: 'c config' },
    data: 'a account b backend o output f folder m mailbox s p page page-size w json debug trace no-headers headers H preview max-width',
  },
  ...each('maddr mdate mexport mhdr mlist mscan mthread magrep mailcheck frm from.mailutils frm.mailutils', {
    reads: true,
    files: 'shown',
  }),
  mpack: {
    effects: { rows: [ordinary('', 'uploads', 'sends a file by mail', { without: '-o' })] },
    acts: { writes: 'o' },
    data: 'a s d m c n',
  },
  munpack: { changes: true, acts: { writes: 'C' }, data: 'f t r' },
  ripmime: {
    changes: true,
    acts: { writes: 'd' },
    data: 'i p e v q h -overwrite -mailbox -debug -stdout -stderr -syslog -paranoid -no-nameless',
  },
  mboxgrep: {
    reads: true,
    files: 'shown',
    effects: { rows: [dangerous('', 'deletes', 'deletes the messages that match', { options: '-d --delete' })] },
    acts: { runs: 'p pipe', writes: 'o output' },
    data: `r recursive E extended-regexp G basic-regexp P perl-regexp e regexp i ignore-case v invert-match H headers B body l file-lock -nl
      no-file-lock c count -nd no-duplicates m mailbox-format`,
  },
  grepmail: { reads: true, files: 'shown', acts: { runs: 'E', writes: 'C' }, data: 'a b B D d e f F h H i j l L M m n r R s S u w X Y' },
  abook: {
    changes: true,
    acts: { runs: 'C config', writes: 'outfile' },
    data: 'datafile mutt-query convert informat infile outformat outformatstr add-email add-email-quiet formats',
  },
  lbdbq: { reads: true },
});
