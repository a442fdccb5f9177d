/** Programs: keys in the chip of the machine and in tokens. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

/** Words for the keys of a token. */
const TOKEN = 'yubi fido piv\\b oath otp openpgp token keys?\\b credential account fingerprint slot';
/** Options of all programs of tpm2-tools. `-T` names a library that is loaded. */
const TPM = 'V verbose Q quiet Z enable-errata R autoflush h';
const MAKES_KEYS = 'makes or changes keys of a token';

export const TOKENS = (): Family => ({
  // the chip of the machine. Sources: the manual page of each, tpm2-tools 5.4
  tpm2_getekcertificate: {
    reads: true,
    network: 'talks',
    acts: { runs: 'T tcti', writes: 'o ek-certificate', lowers: 'X allow-unverified' },
    data: `${TPM} u ek-public x offline`,
  },
  ...each(
    `tpm2_create tpm2_createprimary tpm2_createek tpm2_createak tpm2_load tpm2_loadexternal tpm2_createpolicy tpm2_startauthsession
      tpm2_flushcontext tpm2_sign tpm2_quote tpm2_certify tpm2_hmac tpm2_rsaencrypt tpm2_makecredential tpm2_activatecredential tpm2_import
      tpm2_policypcr tpm2_policyauthvalue tpm2_policypassword tpm2_policyor tpm2_policysigned tpm2_policyauthorize tpm2_policysecret
      tpm2_policycommandcode tpm2_policyrestart tpm2_sessionconfig tpm2_encodeobject`,
    {
      changes: true,
      area: 'credentials',
      acts: { runs: 'T tcti', writes: 'o output' },
      data: `${TPM} C parent-context P parent-auth p key-auth auth g hash-algorithm G key-algorithm a attributes i sealing-input input L policy
        u public r private c key-context t creation-ticket d creation-hash digest q outside-info qualification l pcr-list S session f format s
        scheme signature m message F pcrs_format n name ak-name policy-session transient-object loaded-session saved-session flush-context eh`,
    },
  ),
  ...each('tpm2_encryptdecrypt tpm2_duplicate', {
    area: 'credentials',
    effects: { rows: [ordinary('', 'secret', 'shows what the chip keeps', { without: '-h --help' })] },
    acts: { runs: 'T tcti', writes: 'o output' },
    data: `${TPM} c object-context key-context p auth P C hierarchy s size offset S session d decrypt i iv G mode e pad`,
  }),
  ...each(
    `tpm2_nvextend tpm2_nvincrement tpm2_nvwritelock tpm2_nvreadlock tpm2_pcrextend tpm2_pcrevent
      tpm2_pcrreset tpm2_pcrallocate tpm2_setprimarypolicy tpm2_startup tpm2_shutdown tpm2_setclock`,
    {
      area: 'credentials',
      effects: { rows: [ordinary('', 'system', 'changes what the chip keeps', { without: '-h --help' })] },
      acts: { runs: 'T tcti', writes: 'o output' },
      data: `${TPM} c object-context C hierarchy P auth p s size a attributes i input offset g L policy S session n max-tries t recovery-time l
        lockout-recovery-time clear-lockout setup-parameters clear`,
    },
  ),

  // tokens. Sources: the manual page of each: ykman 4.0, ykpers 1.20, ykpamcfg 2.25, yubico-piv-tool 2.2, fido2-token 1.12. The subcommands of
  // ykman, which its page does not list, are those that are certain
  ykman: {
    area: 'credentials',
    passwords: ['(?:-P|--pin|--management-key|-m|--password|--access-code|-n|--new-pin|--puk)[= ]'],
    does: {
      reads: [
        'info|list',
        'fido|oath|openpgp|otp|piv|hsmauth info',
        'oath accounts list',
        'fido credentials|fingerprints list',
        'piv certificates|keys export|info|attest',
      ],
    },
    effects: {
      rows: [
        dangerous('fido|oath|openpgp|piv|hsmauth reset', 'deletes', 'deletes all keys of a part of the token', {
          area: 'files',
          called: TOKEN,
        }),
        dangerous('otp delete', 'deletes', 'deletes keys of the token', { area: 'files', called: TOKEN }),
        dangerous('oath accounts delete', 'deletes', 'deletes keys of the token', { area: 'files', called: TOKEN }),
        dangerous('fido credentials|fingerprints delete', 'deletes', 'deletes keys of the token', { area: 'files', called: TOKEN }),
        dangerous('piv certificates|keys|objects delete|import|generate', 'changes', MAKES_KEYS),
        ordinary('oath accounts code|uri', 'secret', 'shows one-time passwords'),
        ordinary('oath accounts add|rename', 'changes', MAKES_KEYS),
        ordinary('otp chalresp|hotp|static|yubiotp|swap|settings|ndef', 'changes', MAKES_KEYS),
        ordinary('otp calculate', 'secret', 'uses a key of the token'),
        ordinary('openpgp keys|certificates|access', 'changes', MAKES_KEYS),
        ordinary('fido|oath|piv access', 'changes', 'changes the PIN or the password of the token'),
        ordinary('config|mode', 'settings', 'changes what the token does'),
        ordinary('script', 'runs-project-code', 'runs a script in Python', { area: 'scripts' }),
        ordinary('apdu', 'changes', MAKES_KEYS),
      ],
      short: 'drl',
      long: ['device', 'reader', 'log-level', 'log-file'],
    },
    acts: { writes: 'log-file' },
    data: `d device r reader l log-level diagnose full-help s serials f force F format v h P pin m management-key t touch g generate n S subject
      a algorithm single`,
  },
  ykinfo: { reads: true, data: 's m n H v t p 1 2 q a c V' },
  ykpamcfg: {
    area: 'credentials',
    effects: { rows: [ordinary('', 'changes', 'ties the token to the login of a user', { without: '-h -V' })] },
    acts: { writes: 'p' },
    data: '1 2 A i v V h',
  },
  ykpersonalize: {
    area: 'credentials',
    effects: { rows: [dangerous('', 'changes', 'overwrites the keys of the token', { without: '-h -V -d' })] },
    acts: { writes: 's' },
    data: 'N 1 2 i f a c o y d v V h n t m S D u x z',
  },
  ykchalresp: {
    area: 'credentials',
    effects: { rows: [ordinary('', 'secret', 'uses a key of the token', { without: '-V -h' })] },
    data: 'n 1 2 H Y N x v 6 8 t i V h',
  },
  'yubico-piv-tool': {
    area: 'credentials',
    passwords: ['(?:-P|--pin|-N|--new-pin|-k|--key|-n|--new-key|-p|--password)[= ]?'],
    effects: {
      rows: [
        dangerous('', 'deletes', 'deletes keys of the token', { options: '-a --action', value: /reset|delete|change|unblock|pin-retries/ }),
        ordinary('', 'changes', MAKES_KEYS, { options: '-a --action', value: /generate|import|set|write|request|selfsign|move/ }),
      ],
    },
    acts: { writes: 'o output' },
    data: `full-help r reader k key a action s slot A algorithm H hash n new-key pin-retries puk-retries i input K key-format p password S
      subject serial valid-days P pin N new-pin pin-policy touch-policy id f format attestation V h`,
  },
  'fido2-token': {
    area: 'credentials',
    effects: {
      rows: [
        dangerous('', 'deletes', 'deletes keys of the token', { options: '-R -D' }),
        ordinary('', 'changes', 'changes the PIN or the settings of the token', { options: '-S -C' }),
        ordinary('', 'secret', 'shows what the token keeps', { options: '-G' }),
      ],
    },
    data: 'C D S I L R G V a b c d e f i k l m n p r u',
  },
  'fido2-cred': { area: 'credentials', changes: true, acts: { writes: 'o' }, data: 'M V b c d h i q r u v' },
  'fido2-assert': {
    area: 'credentials',
    effects: { rows: [ordinary('', 'secret', 'uses a key of the token', { options: '-G' })] },
    acts: { writes: 'o' },
    data: 'G V b d h p r u v t i',
  },
});
