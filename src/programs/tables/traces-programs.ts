/** Programs: what protects, records and describes this machine and its network. */
import { ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

export const TRACES = (): Family => ({
  // AppArmor, audits. Sources: the manual page of each: apparmor 3.0.8, apparmor-utils 3.0.8, auditd 3.0.9
  ...each('aa-enabled apparmor_status aa-decode aa-unconfined', {
    reads: true,
    data: `x exclusive enabled profiled enforced complaining kill special-unconfined process-mixed json pretty-json paranoid
      with-ss with-netstat`,
  }),
  'aa-easyprof': {
    reads: true,
    acts: { runs: 'parser b base I Include' },
    data: `t template p policy-groups a abstractions r read-path w write-dir n name profile-name template-var list-templates
      show-template templates-dir include-templates-dir list-policy-groups show-policy-group policy-groups-dir
      include-policy-groups-dir`,
  },
  ...each('aa-complain aa-disable aa-remove-unknown aa-teardown', {
    area: 'protection',
    effects: { rows: [ordinary('', 'protection', 'switches rules of AppArmor off', { without: '-n' })] },
    data: 'd dir no-reload n',
  }),
  ...each('aa-enforce aa-audit aa-autodep aa-cleanprof aa-genprof aa-logprof aa-mergeprof aa-update-browser', {
    area: 'protection',
    effects: { rows: [ordinary('', 'system', 'changes the rules of AppArmor')] },
    data: 'd dir no-reload r remove f force s silent file m logmark u l',
  }),
  ...each('aureport ausyscall aulastlog auvirt', {
    reads: true,
    data: `au auth a avc comm c config cr crypto eoe-timeout e event escape f file failed host i interpret if input input-logs
      integrity k key l login m mods ma mac n anomaly node nc no-config p pid r response s syscall S F dump exact u user
      stdin all-events proof show-uuid summary te end ts start uuid vm`,
  }),
  aulast: { reads: true, data: 'bad extract f proof stdin tty user' },

  // captures. Sources: the manual page of each, wireshark-common 4.0.17
  capinfos: { reads: true, acts: { writes: 'log-file' }, data: 'a A b B c C d D e E F H i I k K l L m M n N o Q r R s S' },
  captype: { reads: true, acts: { writes: 'log-file' }, data: 'log-level log-fatal log-domains log-debug log-noisy' },
  mergecap: { changes: true, acts: { writes: 'w log-file' }, data: 'a F I s log-level log-fatal log-domains log-debug log-noisy' },
  ...each('editcap reordercap text2pcap', {
    changes: true,
    writes: { how: 'touches' },
    acts: { writes: 'log-file' },
    data: `a A B c C d D E F i I L o r s seed skip-radiotap-header S t T w inject-secrets discard-all-secrets capture-comment
      discard-capture-comment log-level log-fatal log-domains n log-debug log-noisy b e l m N P u 4 6`,
  }),
  dumpcap: {
    changes: true,
    effects: {
      rows: [
        ordinary('', 'system', 'records what the network carries', {
          area: 'capture',
          without: '-D --list-interfaces -L --list-data-link-types --list-time-stamp-types',
        }),
      ],
    },
    acts: { writes: 'w log-file g' },
    data: `a autostop b ring-buffer B buffer-size c C d D list-interfaces f i interface ifdescr ifname I monitor-mode L list-data-link-types M n N p
      no-promiscuous-mode P s snapshot-length S t temp-dir y linktype k capture-comment time-stamp-type log-level log-fatal log-domains log-debug
      log-noisy`,
  },

  // Windows networks. Sources: the manual page of each: smbclient 4.17.12, samba-common-bin 4.17.12
  smbtree: {
    reads: true,
    network: 'talks',
    acts: { runs: 'configfile option', writes: 'l log-basename' },
    data: `D domains S servers usage d debuglevel debug-stdout leak-report leak-report-full U user N no-pass password pw-nt-hash
      A authentication-file P machine-pass simple-bind-dn use-kerberos use-krb5-ccache`,
  },
  nmblookup: {
    reads: true,
    network: 'talks',
    acts: { reaches: 'B broadcast U unicast', runs: 'configfile' },
    data: `M master-browser recursion S status r root-port A lookup-by-ip T translate f flags d debuglevel debug-stdout option l
      log-basename leak-report leak-report-full R name-resolve O socket-options m max-protocol`,
  },
  testparm: {
    reads: true,
    acts: { runs: 'configfile option' },
    data: 's suppress-prompt parameter-name section-name show-all-parameters l skip-logic-checks usage d debuglevel debug-stdout',
  },
  smbget: {
    network: 'talks',
    changes: true,
    acts: { writes: 'o outputfile' },
    data: `a guest r resume R recursive U user w workgroup n nonprompt d debuglevel D dots O stdout f rcfile b blocksize usage u
      update e encrypt`,
  },
  smbcacls: {
    network: 'talks',
    area: 'accounts',
    effects: {
      rows: [
        ordinary('', 'system', 'changes who may use files of another machine', {
          options: '-a --add -M --modify -D --delete -S --set -C --chown -G --chgrp -I --inherit',
        }),
      ],
    },
    passwords: ['--password[= ]'],
    acts: { writes: 'l log-basename' },
    data: `a add M modify D delete S set C chown G chgrp I inherit propagate-inheritance numeric m max-protocol t test-args query-security-info
      set-security-info sddl domain-sid x maximum-access usage d debuglevel debug-stdout configfile option leak-report leak-report-full R name-resolve
      O socket-options n netbiosname netbios-scope W workgroup r realm U user N no-pass password pw-nt-hash A authentication-file P machine-pass
      simple-bind-dn use-kerberos use-krb5-ccache use-winbind-ccache`,
  },

  // certificates. Sources: certtool(1), ocsptool(1) of gnutls-bin 3.7.9
  certtool: {
    changes: true,
    files: 'kept',
    passwords: ['--password[= ]'],
    acts: { runs: 'provider', writes: 'outfile', lowers: 'verify-allow-broken' },
    data: `d infile i certificate-info pubkey-info s generate-self-signed c generate-certificate generate-proxy u update-certificate fingerprint
      key-id certificate-pubkey v1 sign-params crq-info generate-request no-crq-extensions p12-info p12-name to-p12 k key-info p8-info to-rsa p
      generate-privkey load-privkey salt-size key-type bits curve sec-param to-p8 8 pkcs8 provable verify-provable-privkey seed l crl-info
      generate-crl verify-crl e verify-chain verify verify-purpose verify-hostname verify-email verify-profile p7-generate load-crl p7-sign
      load-certificate p7-detached-sign p7-include-cert no-p7-include-cert p7-time no-p7-time p7-show-data no-p7-show-data p7-info p7-verify
      load-ca-certificate load-data smime-to-p7 generate-dh-params get-dh-params dh-info load-pubkey load-request load-ca-privkey password
      null-password empty-password hex-numbers cprint rsa dsa ecc ecdsa hash inder no-inder inraw outder no-outder outraw disable-quick-random
      template stdout-info ask-pass pkcs-cipher text no-text`,
  },
  ocsptool: {
    network: 'talks',
    changes: true,
    files: 'kept',
    acts: { writes: 'outfile', reaches: 'ask' },
    data: `d infile load-chain e verify-response i request-info j response-info generate-request nonce no-nonce load-issuer
      load-cert load-trust load-signer inder no-inder outder outpem Q load-request S load-response ignore-errors
      verify-allow-broken`,
  },

  // packages of RPM. Sources: rpmspec(8), rpmquery(8), rpmgraph(8) of rpm 4.18
  rpmgraph: { reads: true },
  rpmquery: {
    reads: true,
    acts: { runs: 'rcfile load macros pipe D define E eval' },
    data: 'vv dbpath root undefine allfiles badreloc excludepath excludeartifacts excludedocs force hash ignoresize ignorearch ignoreos',
  },
  rpmverify: {
    reads: true,
    acts: { runs: 'rcfile load macros pipe D define E eval' },
    data: 'vv dbpath root undefine allfiles badreloc excludepath excludeartifacts excludedocs force hash ignoresize ignorearch ignoreos',
  },

  // processors, firmware. Sources: cpufreq-info(1), cpufreq-set(1) of cpufrequtils 008; efivar(1) 37
  'cpufreq-info': {
    reads: true,
    data: `c cpu e f freq w hwfreq l hwlimits d driver p policy g governors a related-cpus affected-cpus s stats y latency o proc
      m human`,
  },
  'cpufreq-set': {
    area: 'settings',
    effects: { rows: [ordinary('', 'system', 'changes how fast the processor runs')] },
    data: 'c cpu d min u max g governor f freq r related',
  },
  efivar: {
    area: 'kernel',
    effects: { rows: [ordinary('', 'system', 'changes a variable of the firmware', { options: '-a --append -w --write' })] },
    data: 'L list-guids l list p print n name a append f fromfile t attributes usage',
  },

  // the memory of Java. Source: jmap --help of OpenJDK 17
  jmap: {
    reads: true,
    manner: { free: /^-(?:dump|histo|clstats|finalizerinfo)(?::|$)/ },
    unasked: [{ args: /-dump:/, kind: 'changes', area: 'files', what: 'writes the memory of a process' }],
  },
});
