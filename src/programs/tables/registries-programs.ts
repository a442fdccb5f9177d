/** Programs: images of containers and the registries that keep them, without a daemon. */
import { dangerous, ordinary, type Unasked } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { deletesOnServer } from './shared-rows.ts';

/** A copy to a registry, by its last operand. */
const TO_REGISTRY: Unasked = {
  args: /(?:^|\s)(?:copy|sync)\s.*\sdocker:\/\/\S+$/,
  kind: 'uploads',
  area: 'uploads',
  what: 'sends an image to a registry',
  object: /\sdocker:\/\/([^/\s]+)\S*$/,
};

export const REGISTRIES = (): Family => ({
  buildah: {
    package: true,
    area: 'containers',
    network: 'talks',
    does: {
      reads: ['images|containers|inspect|info|version|help|ps|ls'],
      changes: ['add|copy|commit|config|mount|umount|tag|rename|manifest|source'],
      runs: ['build|bud|run|unshare'],
      installs: ['from|pull'],
    },
    effects: {
      long: [
        'cgroup-manager',
        'log-level',
        'storage-driver',
        'userns-gid-map',
        'userns-uid-map',
        'root',
        'runroot',
        'short-name-alias-conf',
        'registries-conf',
        'registries-conf-dir',
        'storage-opt',
      ],
      rows: [
        dangerous('rm|rmi|prune', 'deletes', 'removes containers or images'),
        ordinary('push', 'uploads', 'sends an image to a registry'),
        ordinary('login|logout', 'network', 'talks to a registry'),
      ],
    },
    acts: {
      writes: 'iidfile root runroot short-name-alias-conf',
      lowers: 'isolation security-opt cap-add device tls-verify',
      runs: 'runtime registries-conf registries-conf-dir storage-opt',
    },
    data: `t tag layers format f file pull pull-always pull-never build-arg no-cache target platform arch os quiet q json a all noheading
      notruncate no-trunc label jobs squash manifest name filter n user workingdir entrypoint cmd env e port p author created-by shell
      stop-signal annotation retry timestamp cgroup-manager log-level storage-driver userns-gid-map userns-uid-map`,
  },
  skopeo: {
    passwords: [String.raw`login\s(?:[^\n|;]{0,200}\s)?(?:-p|--password)[= ]`],
    package: true,
    network: 'talks',
    does: { reads: ['inspect|list-tags|manifest-digest|standalone-verify'], changes: ['copy|sync'] },
    effects: { long: ['tmpdir'], rows: [deletesOnServer('delete'), ordinary('login|logout', 'network', 'talks to a registry')] },
    unasked: [TO_REGISTRY],
    acts: { lowers: 'insecure-policy src-tls-verify dest-tls-verify tls-verify', runs: 'policy registries.d', writes: 'tmpdir' },
    data: `raw override-os override-arch override-variant all a format f no-tags n authfile command-timeout debug src-creds dest-creds
      creds quiet q retry-times keep-going scoped preserve-digests multi-arch no-creds config dest-compress dest-decompress
      dest-compress-format dest-compress-level src src-no-creds dest-no-creds additional-tag image-parallel-copies d dest s
      append-suffix u username password-stdin`,
  },
  crane: {
    network: 'talks',
    area: 'containers',
    does: { reads: ['digest|manifest|config|ls|catalog|validate|version|blob|export'], changes: ['pull'] },
    effects: {
      rows: [
        ordinary('push|copy|cp|append|mutate|tag|rebase|flatten', 'uploads', 'sends an image to a registry'),
        deletesOnServer('delete'),
        ordinary('auth', 'network', 'talks to a registry'),
      ],
    },
    acts: { lowers: 'insecure allow-nondistributable-artifacts' },
    data: 'omit-digest-tags platform full-ref j json v verbose',
  },
  oras: {
    network: 'talks',
    area: 'containers',
    does: { reads: ['discover|resolve|version|help', 'manifest fetch', 'repo ls|tags', 'blob fetch'], changes: ['pull'] },
    effects: {
      rows: [
        ordinary('push|attach|cp|copy|tag', 'uploads', 'sends files to a registry'),
        ordinary('manifest|blob push', 'uploads', 'sends files to a registry'),
        deletesOnServer('manifest|blob delete'),
        ordinary('login|logout', 'network', 'talks to a registry'),
      ],
    },
    acts: { lowers: 'insecure plain-http' },
  },
});
