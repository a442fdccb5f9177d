/** Programs: Foundry, the tools of contracts in Solidity. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { deploys, makesKey, sends, showsKey } from './chain-rows.ts';

/** Options of the tools of Foundry that choose a network, a wallet or how Solidity is compiled. */
const FOUNDRY = `h j threads jobs profile color json md q quiet v verbosity V version force no-cache no-dynamic-test-linking skip libraries
  ignored-error-codes D deny no-auto-detect offline use-literal-content no-metadata ast evm-version optimize optimizer-runs via-ir
  experimental extra-output extra-output-files revert-strings build-info contracts R remappings remappings-env lib-paths hardhat k
  rpc-timeout no-rpc-rate-limit compute-units-per-second chain chain-id c e etherscan-api-key gas-limit gas-price priority-gas-price value
  nonce legacy blob eip4844 blob-gas-price access-list rpc-headers i interactive mnemonic-index mnemonic-derivation-path keystore account
  password-file ledger l t trezor aws gcp from unlocked network n block b B block-number fork-block-number timeout retries delay`;
const FOUNDRY_KEYS = ['--private-keys?[= ]', '--mnemonics?[= ]', '--(?:unsafe-)?password[= ]', '--raw-private-key[= ]', '--jwt-secret[= ]'];

export const CHAINS = (): Family => ({
  // Foundry. Sources: getfoundry.sh/reference, forge, cast and anvil 1.5; the README of foundryup
  forge: {
    network: 'talks',
    area: 'cloud',
    passwords: FOUNDRY_KEYS,
    does: {
      reads: [
        'config|co|inspect|in|tree|tr|remappings|re|geiger|lint|l|help|completions|com|verify-check|vc|verify-bytecode|vb|eip712|flatten|f',
        'compiler',
        'cache ls',
        'selectors|se list|ls|find|f|collision|co|cache',
        'soldeer version',
      ],
      changes: ['clean|cl|fmt|remove|rm|bind|bind-json|doc|generate', 'cache clean', 'soldeer clean|init|uninstall', 'init'],
      runs: ['build|b|compile|test|t|coverage|snapshot|s|script|fuzz'],
      installs: ['install|i|add|update|u|clone', 'soldeer install|update', 'init'],
    },
    effects: {
      rows: [
        sends('script', '--broadcast --resume'),
        deploys('create|c', '--broadcast'),
        ordinary('create|c', 'changes', 'tries the deployment of a contract', { without: '--broadcast' }),
        dangerous('verify-contract|v', 'uploads', 'publishes the source of a contract'),
        dangerous('script|create|c', 'uploads', 'publishes the source of a contract', { options: '--verify' }),
        dangerous('soldeer push', 'uploads', 'publishes a package for everyone to see', { without: '--dry-run -d' }),
        ordinary('soldeer login', 'network', 'logs in to the registry'),
        dangerous('selectors|se upload|up', 'uploads', 'publishes the signatures of the contracts'),
      ],
      short: 'cCDefgijlnoRrs',
      long: [
        'root',
        'out',
        'rpc-url',
        'chain',
        'private-key',
        'account',
        'sender',
        'fork-url',
        'match-test',
        'match-contract',
        'match-path',
        'config-path',
      ],
    },
    acts: {
      runs: 'ffi use root config-path symbolic-solver-command symbolic-solver template s',
      reaches: 'rpc-url fork-url r f verifier-url sourcify-url sponsor-url url',
      writes: 'o out output cache-path bindings-path report-file snap corpus-out dump save-path regression-out build-info-path',
      lowers: 'insecure disable-code-size-limit no-proxy',
    },
    data: `${FOUNDRY} sizes names watch w no-restart run-all rerun-failed watch-delay ignore-eip-3860 no-lint select select-all crate-name
      crate-version module overwrite single-file skip-build skip-extra-derives alloy-version no-git commit shallow no-commit branch vscode vyper
      empty use-parent-git tag rev match-test mt no-match-test match-contract mc no-match-contract match-path no-match-path no-match-coverage
      gas-report summary detailed list junit show-progress fail-fast fuzz-seed fuzz-runs fuzz-timeout fuzz-input-file rerun decode-internal
      allow-failure debug flamegraph flamechart report lcov-version ir-minimum include-libs exclude-tests constructor-args constructor-args-path
      license-type verifier verifier-api-key show-standard-json-input broadcast verify resume slow multi non-interactive skip-simulation sig
      target-contract g gas-estimate-multiplier with-gas-price sender initial-balance check raw pretty severity only-lint diff tolerance asc desc
      min max all no-dedupe charset no-strip isolate no-isolate always-use-create-2-factory live-logs code-size-limit compiler-version
      num-of-optimizations flatten encoded-constructor-args guess-constructor-args skip-is-verified-check basic fix path field dry-run d no-group
      extra-abis-path block-timestamp block-gas-limit memory-limit disable-block-gas-limit tx-origin fork-retries fork-retry-backoff
      no-storage-caching recursive-deps clean config-location git symbolic mutate include-libraries build serve port hostname`,
  },
  cast: {
    network: 'talks',
    area: 'cloud',
    passwords: FOUNDRY_KEYS,
    does: {
      reads: [
        '4byte|4|4b|4byte-calldata|4c|4byte-event|4e|abi-encode|ae|abi-encode-event|access-list|ac|address-zero|admin|age|a',
        'balance|b|base-fee|ba|block|bl|block-number|bn|call|c|calldata|cd|chain|chain-id|ci|cid|client|cl|code|co|codehash',
        'codesize|cs|completions|compute-address|ca|concat-hex|constructor-args|create2|c2|creation-code|cc|decode-abi|ad',
        'abi-decode|decode-calldata|decode-error|decode-event|decode-string|decode-transaction|dt|decode-tx|disassemble|da',
        'estimate|e|find-block|f|format-bytes32-string|format-units|from-bin|from-fixed-point|from-rlp|from-utf8|from-ascii',
        'from-wei|fw|gas-price|g|hash-message|hash-zero|help|implementation|impl|index|in|index-erc7201|interface|i|keccak|k',
        'keccak256|logs|l|lookup-address|la|max-int|max-uint|min-int|namehash|na|nonce|n|pad|parse-bytes32-address',
        'parse-bytes32-string|parse-units|pretty-calldata|pc|proof|pr|receipt|re|recover-authority|resolve-name|rn|run|r|selectors',
        'sel|shl|shr|sig|si|sig-event|se|source|et|src|storage|st|storage-root|trace|to-ascii|to-base|to-bytes32',
        'to-check-sum-address|ta|to-checksum|to-dec|td|to-fixed-point|to-hex|th|to-hexdata|to-int256|to-rlp|to-uint256|to-unit|tun',
        'to-utf8|to-wei|tw|tx|t|tx-pool|tp',
        'wallet|w address|a|addr|list|ls|verify|v|public-key',
        'erc20-token|erc20 allowance|balance|decimals|name|symbol|total-supply',
      ],
      changes: ['artifact|ar|bind|mktx|m'],
    },
    effects: {
      rows: [
        sends('send|s|publish|p|batch-send|bs'),
        sends('erc20-token|erc20 approve|burn|mint|transfer'),
        dangerous('upload-signature|ups', 'uploads', 'publishes signatures'),
        dangerous('rpc|rp', 'network', 'sends a request of its own to a node', {
          unless: /^(?:eth_(?:get|call|block|chain|gas|estimate|sync|fee)|net_|web3_)/,
        }),
        showsKey('wallet|w private-key|pk|decrypt-keystore|dk'),
        dangerous('wallet|w sign|s|sign-auth|sa', 'secret', 'signs with the key of a wallet', { called: 'sign', area: 'credentials' }),
        dangerous('wallet|w remove|rm', 'deletes', 'removes the key of a wallet', { area: 'credentials' }),
        makesKey('wallet|w new|n|new-mnemonic|nm|import|i|vanity|va|change-password|cp|derive'),
      ],
      short: 'BbCceflnors',
      long: [
        'rpc-url',
        'chain',
        'block',
        'private-key',
        'account',
        'from',
        'value',
        'gas-limit',
        'gas-price',
        'nonce',
        'etherscan-api-key',
        'keystore',
      ],
    },
    acts: {
      reaches: 'rpc-url r explorer-api-url explorer-url proxy sponsor-url',
      writes: 'o output output-dir d save-path',
      lowers: 'insecure no-proxy',
    },
    data: `${FOUNDRY} s f m C packed data abi-path ether erc20 override-balance override-nonce override-code override-state create trace debug
      decode-internal labels field raw full async confirmations ethsign starts-with ends-with matching case-sensitive deployer caller seed
      no-random without-args only-args input as-int name p pragma flatten from-block to-block address subscribe query-size verify path signature
      right left len quick prestate-tracer base-in base-out vm-trace state-diff count number words accounts keystore-dir dir all max-senders
      entropy register to-request solc-version with-local-artifacts disable-external-identification cost beacon salt init-code init-code-hash sync
      no-hash`,
  },
  anvil: {
    area: 'network',
    effects: {
      rows: [
        ordinary('', 'network', 'starts a blockchain of its own', {
          without: '-h --help -V --version',
          called: 'anvil node chain start fork local test',
        }),
        dangerous('', 'network', 'lets other machines use the blockchain', { options: '--host', value: /^(?!127\.|localhost|::1)/ }),
      ],
    },
    acts: { reaches: 'f fork-url', writes: 'config-out dump-state state cache-path ipc', lowers: 'no-cors' },
    data: `a accounts b block-time balance derivation-path fund-accounts hardfork init j threads load-state m mnemonic mnemonic-random mixed-mining
      no-mining number order p port preserve-historical-states profile prune-history s state-interval slots-in-an-epoch timestamp
      transaction-block-keeper max-persisted-states color json md q quiet v allow-origin host no-request-size-limit fork-block-number fork-chain-id
      fork-header fork-retry-backoff fork-transaction-hash no-rate-limit no-storage-caching retries timeout block-base-fee-per-gas chain-id
      code-size-limit disable-block-gas-limit disable-code-size-limit gas-limit gas-price auto-impersonate disable-console-log
      disable-default-create2-deployer memory-limit print-traces steps-tracing network n compute-units-per-second`,
  },
  foundryup: {
    network: 'talks',
    area: 'packages',
    effects: { rows: [ordinary('', 'runs-foreign-code', 'installs Foundry', { without: '-h --help -v --version -l --list -u --use' })] },
    acts: { runs: 'p path', reaches: 'r repo', lowers: 'f force' },
    data: 'i install l list u use b branch P pr C commit j jobs v version a arch platform n network U update',
  },
});
