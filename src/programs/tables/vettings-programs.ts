/** Programs: what looks for weak places and secrets in projects, clusters and images. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

const FETCHES_LIST = 'fetches the newest list of weak places';

export const VETTINGS = (): Family => ({
  // projects. Sources: docs/snippets/help.txt of zizmor 1.16, cmd/osv-scanner of osv-scanner 2.2, the tests of the help of noseyparker 0.25, the
  // argument parser of each: detect-secrets 1.5, brakeman 7, bundler-audit 0.9, safety 3.7; the README of retire 5; docs/references/subcommands
  // of fossa-cli 3. The options of dependency-check are those that are certain
  zizmor: {
    network: 'talks',
    reads: true,
    effects: { rows: [ordinary('', 'changes', 'changes the workflows that it checks', { options: '--fix', area: 'files' })] },
    acts: { runs: 'c config', writes: 'cache-dir', reaches: 'gh-hostname' },
    data: `collect strict-collection fix p pedantic persona min-severity min-confidence no-ignores format no-progress render-links
      show-audit-urls no-exit-codes o offline gh-token no-online-audits lsp no-config completions thanks`,
  },
  'osv-scanner': {
    network: 'talks',
    does: { reads: ['', 'scan|help|version', 'scan source|image'] },
    effects: {
      rows: [
        ordinary('fix', 'changes', 'changes the dependencies of the project', { area: 'files' }),
        ordinary('update', 'changes', 'changes the dependencies of the project', { area: 'files' }),
        ordinary('experimental-mcp', 'network', 'serves results to other programs'),
        ordinary('', 'network', 'serves a page with the results', { options: '--serve' }),
      ],
    },
    acts: { runs: 'config experimental-plugins call-analysis', writes: 'output output-file local-db-path', reaches: 'maven-registry' },
    data: `L lockfile S sbom format r recursive M manifest all-packages all-vulns allow-no-lockfiles archive data-source
      download-offline-databases experimental-disable-plugins experimental-exclude experimental-no-default-plugins ignore-dev include-git-root
      licenses no-call-analysis no-ignore no-resolve offline offline-vulnerabilities port serve verbosity min-severity upgrade-config strategy
      vulns apply-top max-depth non-interactive interactive ignore-vulns D docker`,
  },
  noseyparker: {
    network: 'talks',
    does: {
      reads: ['summarize|help', 'rules check|list', 'github repos'],
      changes: ['scan', 'datastore init|export', 'generate', 'annotations'],
    },
    effects: { rows: [ordinary('report', 'secret', 'shows the secrets that it found', { area: 'credentials' })] },
    acts: { runs: 'rules-path', writes: 'o output d datastore', reaches: 'git-url github-api-url', lowers: 'ignore-certs' },
    data: `j jobs ruleset load-builtins github-repo-type enumerator github-organization github-org github-user all-github-organizations
      git-clone git-history max-file-size i ignore blob-metadata git-blob-provenance copy-blobs-format snippet-length copy-blobs color progress
      max-matches max-provenance min-score finding-status suppress-redundant f format`,
  },
  ...each('detect-secrets detect-secrets-hook', {
    does: { reads: ['', 'scan'], changes: ['audit'] },
    acts: { runs: 'p plugin f filter' },
    data: `baseline C c cores diff stats report only-real only-false n no-verify only-verified exclude-lines exclude-files exclude-secrets
      word-list gibberish-model gibberish-limit disable-filter list-all-plugins base64-limit hex-limit disable-plugin string only-allowlisted
      all-files force-use-all-plugins slim`,
  }),
  brakeman: {
    reads: true,
    acts: { runs: 'add-checks-path c config-file allow-check-paths-in-config', writes: 'o output C create-config' },
    data: `n no-threads progress no-progress p path exit-on-error ensure-latest 3 rails3 4 rails4 5 rails5 6 rails6 7 rails7 8 rails8 A
      run-all-checks a assume-routes e escape-html faster no-branching branch-limit parser-timeout prism r report-direct s safe-methods
      skip-files only-files skip-vendor add-libs-path add-engines-path E enable t test x except d timing f format css-file i ignore-config I
      interactive-ignore show-ignored l highlights m routes message-limit pager table-width separate-models summary absolute-paths github-repo
      text-fields w compare k checks optional-checks force-scan no-exit-on-warn no-exit-on-error`,
  },
  ...each('bundler-audit bundle-audit', {
    does: { reads: ['', 'check|stats|version|help'] },
    effects: {
      rows: [ordinary('update|download', 'changes', FETCHES_LIST), ordinary('', 'changes', FETCHES_LIST, { options: '-u --update' })],
    },
    acts: { runs: 'c config', writes: 'o output' },
    data: 'i ignore u update D database F format G gemfile-lock',
  }),
  retire: {
    network: 'talks',
    reads: true,
    acts: { writes: 'outputpath cachedir', reaches: 'proxy jsrepo', lowers: 'insecure' },
    data: 'c nocache jspath path outputformat ignore ignorefile severity exitwith colors ext cacert includeOsv deep',
  },
  safety: {
    network: 'talks',
    does: {
      reads: ['check|validate|license|alert|help', 'auth status'],
      changes: ['scan|generate|configure|init|auth|check-updates|system-scan'],
    },
    effects: {
      rows: [
        ordinary('', 'changes', 'changes the dependencies of the project', {
          options: '--apply-fixes --apply-security-updates',
          area: 'files',
        }),
      ],
    },
    acts: { runs: 'policy-file', writes: 'save-html save-json save-as output-file', reaches: 'proxy-host db' },
    data: `r file stdin full-report bare cache ignore i key html json-output-format minimum-cvss-severity no-prompt organization-id
      organization-name output path project project-id proxy-port proxy-protocol proxy-required proxy-timeout stage detailed-output filter
      target use-server-matching disable-optional-telemetry auto-security-updates-limit continue-on-error exit-code short-report`,
  },
  fossa: {
    network: 'talks',
    does: { reads: ['test|report|list-targets|help', 'container test|list-targets', 'sbom test'], changes: ['init'] },
    effects: {
      rows: [
        ordinary('analyze', 'uploads', 'uploads the list of dependencies', { without: '-o --output' }),
        ordinary('container|sbom analyze', 'uploads', 'uploads the list of dependencies', { without: '-o --output' }),
        ordinary('project|release-group', 'changes', 'changes a project of the service', { area: 'cloud' }),
      ],
    },
    acts: { runs: 'c config', reaches: 'e endpoint' },
    data: `t team T title b branch r revision p project P project-url o output format timeout fossa-api-key policy only-target exclude-target
      only-path exclude-path debug json diff static-only-analysis include-unused-deps link jira-project-key label`,
  },
  'dependency-check': {
    network: 'talks',
    changes: true,
    acts: { runs: 'P propertyfile suppression hints dotnet', writes: 'o out d data l log', reaches: 'proxyserver nvdDatafeed' },
    data: `s scan f format project exclude n noupdate failOnCVSS nvdApiKey enableExperimental enableRetired prettyPrint updateonly proxyport
      proxyuser disableAssembly disableYarnAudit disableNodeAudit disableOssIndex v version advancedHelp h`,
  },

  // clusters, images and what is signed. Sources: conf/parser.py of kube-hunter 0.6, pkg/cli of terrascan 1.19, cmd of notation 1.3, cmd/rekor-
  // cli of rekor 1.4, cli of slsa-verifier 2.7
  'kube-hunter': {
    network: 'talks',
    effects: {
      rows: [
        dangerous('', 'network', 'attacks a cluster to test it', { options: '--active', called: 'attack active exploit pentest hunt' }),
      ],
    },
    acts: { writes: 'log-file', reaches: 'dispatch' },
    data: `list interface pod quick include-patched-versions cidr mapping remote c custom raw-hunter-names service-account-token kubeconfig
      active enable-cve-hunting log report statistics network-timeout num-worker-threads k8s-auto-discover-nodes`,
  },
  terrascan: {
    network: 'talks',
    does: { reads: ['scan|version|help'], changes: ['init'] },
    effects: { rows: [ordinary('server', 'network', 'serves scans to other machines')] },
    acts: { runs: 'c config-path p policy-path', writes: 'log-output-dir', reaches: 'u remote-url webhook-url repo-url' },
    data: `categories cert-path config-only config-with-error find-vuln d iac-dir f iac-file i iac-type iac-version key-path l log-level x
      log-type non-recursive o output t policy-type r remote-type repo-ref scan-rules severity show-passed skip-rules temp-dir use-colors
      use-terraform-cache values-files webhook-token`,
  },
  notation: {
    network: 'talks',
    area: 'credentials',
    passwords: ['(?:-p|--password)[= ]'],
    does: {
      reads: [
        'list|ls|inspect|verify|version|help',
        'blob inspect|verify',
        'cert|certificate|key|plugin|policy list|ls|show',
        'blob policy show',
      ],
      changes: ['login|logout', 'blob sign', 'blob policy init'],
    },
    effects: {
      rows: [
        ordinary('sign', 'uploads', 'signs an image and uploads the signature'),
        ordinary('key add|update', 'settings', 'changes which keys sign'),
        ordinary('cert|certificate add|generate-test', 'protection', 'changes whose signatures are trusted'),
        ordinary('policy import', 'protection', 'changes whose signatures are trusted'),
        ordinary('blob policy import', 'protection', 'changes whose signatures are trusted'),
        dangerous('cert|certificate|key delete|remove|rm|cleanup-test', 'deletes', 'deletes keys or certificates'),
        dangerous('plugin install', 'runs-foreign-code', 'installs a plugin that others publish'),
        dangerous('plugin uninstall', 'deletes', 'removes a plugin'),
      ],
      short: 'kupen',
      long: ['key', 'username', 'password', 'plugin', 'id', 'signature-format', 'expiry', 'type', 'store', 'scope', 'name'],
    },
    acts: { runs: 'plugin plugin-config', lowers: 'insecure-registry', reaches: 'timestamp-url', writes: 'signature-directory' },
    data: `k key u username p password e expiry id t type s store n name scope user-metadata signature-format force-referrers-tag oci-layout o
      output all a y yes d debug max-signatures default m media-type signature policy-name timestamp-root-cert b bits allow-referrers-api`,
  },
  'rekor-cli': {
    network: 'talks',
    does: { reads: ['get|loginfo|logproof|search|verify|version|help'] },
    effects: { rows: [dangerous('upload', 'uploads', 'publishes an entry for everyone to see')] },
    acts: { runs: 'config', reaches: 'rekor_server rekor-server' },
    data: `artifact signature public-key pki-format type entry uuid log-index sha email format first-size last-size tree-id retry timeout
      artifact-hash store-tree-state operator`,
  },
  'slsa-verifier': {
    reads: true,
    network: 'talks',
    data: `attestation-path attestations-path build-workflow-input builder-id package-name package-version print-attestation print-provenance
      provenance-path provenance-repository public-key-id public-key-path resource-uri source-branch source-tag source-uri source-versioned-tag
      subject-digest verified-level verifier-id`,
  },
});
