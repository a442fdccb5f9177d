/** Programs: frameworks, applications, extensions and registries of JavaScript. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each, publishes } from './shared-rows.ts';

export const APPS = (): Family => ({
  // frameworks and applications. Sources: none was read again: they are known from their help texts; a command that is not listed counts as unknown
  ...each('nest remix svelte-kit sails react-router qwik solid-start analog ember docusaurus vitepress vuepress redwood blitz', {
    network: 'talks',
    does: {
      reads: ['info|i|routes|version|help|doctor'],
      changes: ['new|n|generate|g|create|init|sync|clear|swizzle|write-translations|write-heading-ids|reveal|package|destroy|d'],
      runs: ['', 'build|start|dev|serve|preview|run|lift|console|debug|test|lint|watch|vite:build|vite:dev'],
      installs: ['add|update|install|migrate|upgrade'],
    },
    effects: { rows: [dangerous('deploy', 'uploads', 'publishes the site')] },
    acts: { runs: 'c config p path e exec', writes: 'out-dir outDir o', reaches: 'host h H' },
    data: `port w watch watchAssets webpack tsc debug d skip-git g skip-install s package-manager l language collection strict dry-run flat spec
      no-spec project no-open open poll no-minify locale base minify prod typescript template manual sourcemap v verbose bare module pod
      environment output-path silent drop`,
  }),
  ...each('ionic cordova capacitor phonegap', {
    network: 'talks',
    area: 'packages',
    does: {
      reads: ['info|doctor|ls|help|config get|requirements|telemetry', 'platform list|ls', 'plugin list|ls|search', 'config list'],
      changes: [
        'start|create|init|generate|g|sync|copy|clean|prepare|open|repair|link',
        'platform remove|rm',
        'plugin remove|rm',
        'capacitor copy|sync|open',
        'config set|unset',
      ],
      runs: ['build|serve|s|run|emulate|compile', 'cordova build|run|emulate|prepare', 'capacitor build|run'],
      installs: ['add|update|migrate', 'platform add|update', 'plugin add', 'capacitor add|update', 'integrations enable', 'ls'],
    },
    effects: {
      rows: [
        ordinary('login|logout|signup|ssh', 'network', 'logs in to a server'),
        dangerous('deploy|package', 'uploads', 'sends the app to a server'),
      ],
    },
    acts: { reaches: 'host address', runs: 'browser template' },
    data: `p port external lab no-open prod configuration c project platform target l livereload type no-deps no-git capacitor cordova tag id list
      verbose quiet confirm device emulator release debug save nosave force link variable buildConfig noprepare web-dir inline deployment no-build
      scheme flavor`,
  }),
  'react-native': {
    network: 'talks',
    does: {
      reads: ['info|config|doctor|log-android|log-ios|help'],
      changes: ['init|clean|upgrade'],
      runs: ['start|run-android|run-ios|build-android|build-ios|bundle|ram-bundle|test', 'codegen'],
    },
    acts: { runs: 'config template', writes: 'bundle-output assets-dest sourcemap-output', reaches: 'host' },
    data: `port reset-cache verbose mode appId main-activity deviceId device simulator scheme configuration udid list-devices no-packager terminal
      active-arch-only tasks platform entry-file dev minify version skip-install npm package-name title`,
  },
  eas: {
    network: 'talks',
    area: 'cloud',
    does: {
      reads: [
        'whoami|config|analytics|diagnostics|help|open|autocomplete',
        'build:list|build:view|build:inspect|branch:list|branch:view|channel:list|channel:view|update:list|update:view|project:info',
        'device:list',
        'env:list|env:get|webhook:list|metadata:lint',
      ],
      changes: ['init|build:configure|update:configure|env:pull|metadata:pull|credentials:configure-build'],
      runs: ['build:run|build:dev'],
    },
    effects: {
      rows: [
        dangerous('build|build:resign|build:version:set', 'uploads', 'sends the project to a server that builds it', {
          called: 'build send upload eas',
        }),
        dangerous('submit', 'uploads', 'sends the app to a store'),
        dangerous(
          'update|update:republish|update:rollback|update:roll-back-to-embedded|update:edit|deploy',
          'uploads',
          'publishes an update of the app',
        ),
        dangerous(
          'branch:create|branch:rename|channel:create|channel:edit|env:create|env:update|env:push|webhook:create|metadata:push|device:create',
          'changes',
          'changes something that other people use',
        ),
        dangerous(
          'branch:delete|channel:delete|update:delete|build:delete|env:delete|secret:delete|webhook:delete|device:delete|build:cancel',
          'deletes',
          'deletes data on the server',
        ),
        ordinary('login|logout|account:login|account:logout', 'network', 'logs in to the server'),
        ordinary('credentials', 'changes', 'shows or changes the keys that sign the app', { area: 'credentials' }),
      ],
      short: 'pem',
      long: ['platform', 'profile', 'message', 'branch', 'channel', 'environment', 'output'],
    },
    acts: { writes: 'output' },
    data: `p platform e profile m message branch channel environment local wait no-wait non-interactive json clear-cache auto-submit
      auto-submit-with-profile id path latest limit status all auto group input-dir skip-bundler private-key-path fingerprint freeze-credentials
      what-to-test verbose url rollout-percentage`,
  },
  electron: {
    does: { runs: [''] },
    acts: {
      runs: 'r require',
      lowers: 'no-sandbox disable-web-security ignore-certificate-errors',
      reaches: 'proxy-server remote-debugging-address',
    },
    data: 'inspect inspect-brk remote-debugging-port enable-logging version abi i interactive trace-warnings',
  },
  ...each('electron-builder electron-packager electron-forge', {
    network: 'talks',
    does: { reads: ['help'], changes: ['init|import|create-self-signed-cert'], runs: ['', 'build|start|package|make|install-app-deps'] },
    effects: {
      rows: [
        dangerous('publish', 'uploads', 'publishes the app'),
        dangerous('', 'uploads', 'publishes the app', { options: '-p --publish', value: /^(?!never)/ }),
      ],
    },
    acts: { runs: 'c config afterCopy projectDir project', writes: 'out' },
    data: `m mac macos o l linux w win windows x64 ia32 armv7l arm64 universal dir pd prepackaged publish p platform arch overwrite asar icon
      ignore electron-version all prune app-version name executable-name a targets skip-package dry-run from-dry-run enable-logging i
      inspect-electron log template f`,
  }),
  meteor: {
    network: 'talks',
    area: 'packages',
    does: {
      reads: ['list|search|show|help|list-sites|list-organizations|whoami'],
      changes: ['create|remove|remove-platform|reset|generate'],
      runs: ['', 'run|debug|build|test|test-packages|shell|mongo|node|npm|lint'],
      installs: ['add|update|add-platform|ensure-cordova-dependencies'],
    },
    effects: {
      rows: [
        publishes('publish|publish-for-arch|publish-release'),
        dangerous('deploy', 'uploads', 'publishes the site'),
        ordinary('login|logout', 'network', 'logs in to the server'),
        dangerous('reset', 'deletes', 'deletes the data of the project', { options: '--db' }),
      ],
    },
    acts: { runs: 'settings extra-packages driver-package', writes: 'directory' },
    data: `p port open production raw-logs no-lint verbose once react vue svelte typescript minimal bare full blaze apollo release architecture
      debug server-only server mobile-server platforms exclude-archs full-app free mongo plan container-size cache-build delete allow-superuser db
      inspect`,
  },

  // extensions and registries. Sources: the options in the code of vsce 3.6 and web-ext 8.9. From knowledge of the tools, not read again: ovsx,
  // nrm, n, verdaccio, bower, rush, np, bru
  ...each('vsce ovsx', {
    network: 'talks',
    area: 'packages',
    does: {
      reads: ['ls|list|show|search|ls-publishers|verify-pat|verify-signature|version|help|get'],
      changes: ['package|generate-manifest|logout'],
    },
    effects: {
      rows: [
        dangerous('publish', 'uploads', 'publishes an extension for everyone to see'),
        dangerous('unpublish|delete-publisher', 'deletes', 'withdraws an extension'),
        dangerous('create-namespace|create-publisher', 'changes', 'changes who may publish', { area: 'accounts' }),
        ordinary('login', 'network', 'logs in to the registry'),
      ],
    },
    passwords: ['(?:-p|--pat)[= ]'],
    acts: {
      runs: 'sign-tool',
      writes: 'o out output',
      reaches: 'r registryUrl',
      lowers: 'allow-package-all-secrets allow-package-secrets allow-package-env-file no-verify',
    },
    data: `tree yarn no-yarn ignoreFile dependencies no-dependencies readme-path follow-symlinks t target ignore-other-target-folders
      changelog-path m message no-update-package-json no-git-tag-version githubBranch gitlabBranch no-rewrite-relative-links baseContentUrl
      baseImagesUrl pre-release allow-star-activation allow-missing-repository skip-license azure-credential i packagePath manifestPath
      skip-duplicate p pat f force json stats pagesize allow-proposed-apis allow-all-proposed-apis preRelease versionRange metadata`,
  }),
  'web-ext': {
    network: 'talks',
    does: { reads: ['lint|docs|dump-config|help'], changes: ['build'], runs: ['run'] },
    effects: { rows: [dangerous('sign|submit', 'uploads', 'sends the extension to the store')], short: 'saictpfu' },
    passwords: ['--api-secret[= ]', '--api-key[= ]'],
    acts: {
      runs: 'c config firefox f firefox-binary chromium-binary adb-bin',
      writes: 'a artifacts-dir n filename',
      reaches: 'amo-base-url api-proxy adb-host',
    },
    data: `s source-dir v verbose i ignore-files no-input input config-discovery as-needed o overwrite-dest api-key api-secret timeout
      approval-timeout channel amo-metadata upload-source-code t target p firefox-profile profile-create-if-missing keep-profile-changes reload
      no-reload watch-file watch-ignored pre-install pref u start-url url devtools bc browser-console args arg adb-port adb-device
      adb-discovery-timeout adb-remove-old-artifacts firefox-apk firefox-apk-component chromium-profile chromium-pref output metadata w
      warnings-as-errors pretty privileged self-hosted enterprise boring`,
  },
  nrm: {
    network: 'talks',
    does: { reads: ['ls|current|test|home|help'] },
    effects: {
      rows: [
        dangerous(
          'use|add|del|delete|rename|set|login|set-auth|set-scope|del-scope|set-hosted-repo',
          'settings',
          'changes where packages come from',
          { area: 'settings' },
        ),
      ],
    },
    data: 'u l',
  },
  n: {
    network: 'talks',
    area: 'packages',
    does: {
      reads: ['ls|list|lsr|ls-remote|list-remote|bin|which|doctor|help'],
      changes: ['prune|rm|uninstall'],
      runs: ['run|as|use|exec'],
      installs: ['', 'install|i|latest|lts|stable|current|download'],
    },
    acts: { lowers: 'insecure' },
    data: 'a arch all d download offline q quiet p preserve no-preserve use-xz no-use-xz cleanup',
  },
  verdaccio: {
    effects: { rows: [ordinary('', 'network', 'starts a registry of packages', { without: '-h --help -v --version' })] },
    acts: { runs: 'c config', reaches: 'l listen' },
    data: 'i info v h',
  },
  bower: {
    network: 'talks',
    area: 'packages',
    does: {
      reads: ['list|ls|info|search|lookup|home|help|version', 'cache list'],
      changes: ['init|prune|uninstall|rm|link', 'cache clean'],
      installs: ['install|i|update'],
    },
    effects: {
      rows: [
        dangerous('register|unregister', 'uploads', 'publishes a package for everyone to see'),
        ordinary('login', 'network', 'logs in to the registry'),
      ],
    },
    acts: { runs: '', lowers: 'allow-root' },
    data: 'f force j json l loglevel o offline q quiet s silent V verbose S save D save-dev E save-exact F force-latest p production',
  },
  rush: {
    network: 'talks',
    area: 'packages',
    does: {
      reads: ['list|check|scan|alert'],
      changes: ['change|purge|remove|link|unlink|init|init-project|init-autoinstaller|init-deploy|setup|version|prettier'],
      runs: ['build|rebuild|test|deploy|start|lint|tab-complete'],
      installs: ['install|update|add|update-autoinstaller|upgrade-interactive|install-autoinstaller'],
    },
    effects: { rows: [publishes('publish')] },
    data: `t to T to-except f from o only i impacted-by v verbose p parallelism changed-projects-only production purge bypass-policy
      max-install-attempts full recheck package exact caret dev make-consistent skip-update json detailed bulk message bump-type target-branch a
      apply b n add-commit-details regenerate-changelogs timeline quiet debug s all subspace`,
  },
  np: {
    network: 'talks',
    effects: { rows: [publishes('')] },
    acts: { runs: 'test-script', lowers: 'any-branch no-2fa' },
    data: 'branch no-cleanup no-tests yolo no-publish preview tag no-yarn release-draft-only no-release-draft message package-manager',
  },
  ...each('bru', {
    network: 'talks',
    does: { runs: ['run'], changes: ['import'] },
    acts: { writes: 'o output reporter-html reporter-json reporter-junit', lowers: 'insecure', runs: 'sandbox' },
    data: `env env-var r recursive f format tests-only bail cacert ignore-truststore csv-file-path json-file-path iteration-count parallel delay
      reporter-skip-all-headers reporter-skip-headers env-file disable-cookies tags exclude-tags noproxy client-cert-config`,
  }),
});
