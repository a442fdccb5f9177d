/** Programs: compilers, networks for tests and checkers of contracts on blockchains, and of proofs without knowledge. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { deploys, makesKey, PAYS, sends, showsKey } from './chain-rows.ts';
import { each } from './shared-rows.ts';

export const CONTRACTS = (): Family => ({
  // other compilers and checkers of Solidity. Sources: the options of slither in its code. From knowledge of the tools, not read again: hardhat,
  // truffle, ganache, solc, vyper, solhint, mythril, aderyn, echidna, medusa
  hardhat: {
    network: 'talks',
    area: 'cloud',
    does: {
      reads: ['help|accounts|check|config|docs|telemetry|size-contracts'],
      changes: ['clean|flatten|init'],
      runs: ['', 'compile|build|test|console|run|coverage|typechain|node|debug'],
    },
    effects: {
      loose: true,
      rows: [
        deploys('deploy|ignition|ignition deploy'),
        dangerous('verify|etherscan-verify', 'uploads', 'publishes the source of a contract'),
        dangerous('run|console|test', 'changes', 'runs a script against a real blockchain', {
          options: '--network',
          value: /mainnet|^(?:ethereum|polygon|bsc|arbitrum|optimism|base|avalanche)$/,
          area: 'cloud',
          called: `${PAYS} mainnet run script`,
        }),
        ordinary('vars|keystore', 'changes', 'shows or stores a secret of the project', { area: 'credentials' }),
      ],
      long: ['network', 'config', 'tsconfig', 'max-memory'],
    },
    acts: { runs: 'config tsconfig', reaches: 'fork hostname' },
    data: `network show-stack-traces verbose emoji no-compile parallel bail grep force quiet no-typechain typecheck fork-block-number port
      constructor-args contract list-networks deployment-id parameters reset strategy flamegraph coverage gas-stats`,
  },
  ...each('truffle tronbox', {
    network: 'talks',
    area: 'cloud',
    does: {
      reads: ['version|help|networks|list|config'],
      changes: ['init|create|unbox|db'],
      runs: ['compile|build|test|exec|console|develop|debug|run|watch|dashboard'],
      installs: ['install|obtain|unbox'],
    },
    effects: {
      long: ['network', 'config'],
      rows: [deploys('migrate|deploy'), dangerous('publish', 'uploads', 'publishes a package for everyone to see')],
    },
    acts: { runs: 'config require r', reaches: 'url' },
    data: `network all quiet reset f from to compile-all dry-run skip-dry-run interactive show-events verbose-rpc bail b stacktrace force g p port`,
  }),
  ...each('ganache ganache-cli', {
    area: 'network',
    effects: {
      rows: [
        ordinary('', 'network', 'starts a blockchain of its own', { called: 'ganache node chain start fork local test' }),
        dangerous('', 'network', 'lets other machines use the blockchain', {
          options: '-h --host --server.host',
          value: /^(?!127\.|localhost|::1)/,
        }),
      ],
    },
    acts: { reaches: 'f fork fork.url fork.network', writes: 'db database.dbPath acctKeys account_keys_path wallet.accountKeysPath' },
    data: `a accounts wallet.totalAccounts e defaultBalanceEther wallet.defaultBalance b blockTime miner.blockTime d deterministic
      wallet.deterministic n secure m mnemonic wallet.mnemonic s seed i networkId chain.networkId chainId chain.chainId p port server.port g
      gasPrice l gasLimit k hardfork chain.hardfork q quiet v verbose u unlock t time detach D fork.blockNumber logging.quiet logging.verbose`,
  }),
  ...each('solc solcjs vyper', {
    changes: true,
    acts: { writes: 'o output-dir' },
    data: `optimize optimize-runs optimize-yul no-optimize-yul yul-optimizations via-ir evm-version abi bin bin-runtime asm asm-json opcodes ast
      ast-json ast-compact-json hashes userdoc devdoc metadata storage-layout ir ir-optimized gas combined-json pretty-json overwrite base-path
      include-path i allow-paths ignore-missing error-recovery stop-after input-file standard-json assemble yul strict-assembly import-ast link
      metadata-hash metadata-literal no-cbor-metadata model-checker-engine model-checker-targets model-checker-timeout model-checker-contracts
      libraries l revert-strings debug-info color no-color error-codes license version verbose machine f p traceback-limit no-optimize c`,
  }),
  solhint: {
    reads: true,
    does: { reads: ['', 'stdin|list-rules'], changes: ['init-config'] },
    acts: { runs: 'c config' },
    data: 'f formatter w max-warnings q quiet ignore-path fix disc noPrompt save filename',
  },
  ...each('slither slither-check-upgradeability slither-flat-map slither-read-storage slither-mutate', {
    does: { runs: [''] },
    effects: { rows: [dangerous('', 'uploads', 'sends the source of the contracts to OpenAI', { options: '--codex' })] },
    acts: { writes: 'json sarif zip sarif-triage', runs: 'solc config-file compile-custom-build', reaches: 'rpc-url' },
    data: `detect exclude exclude-dependencies exclude-optimization exclude-informational exclude-low exclude-medium exclude-high print
      filter-paths include-paths list-detectors list-printers triage-mode checklist checklist-limit fail-pedantic fail-low fail-medium fail-high
      no-fail show-ignored-findings solc-remaps solc-disable-warnings disable-color ignore-compile skip-clean hardhat-ignore-compile
      foundry-ignore-compile foundry-compile-all json-types markdown-root compile-force-framework zip-type contract-name layout
      table-storage-layout`,
  }),
  ...each('myth aderyn', {
    network: 'talks',
    does: {
      reads: ['analyze|a|disassemble|d|safe-functions|list-detectors|read-storage|function-to-hash|version|help|registry', ''],
      changes: ['init|completions'],
    },
    acts: { writes: 'o output graph statespace-json', reaches: 'rpc', runs: 'solc-json custom-modules-directory config' },
    data: `t transaction-count max-depth execution-timeout solver-timeout strategy m modules outform c code f codefile a address solv v infura-id
      bin-runtime parallel-solving i path-includes x path-excludes s src stdout no-snippets highs-only skip-build lsp`,
  }),
  ...each('echidna', {
    does: { runs: ['', 'fuzz'], changes: ['init'], reads: ['completion|help'] },
    acts: { runs: 'config compilation-target', writes: 'corpus-dir out', reaches: 'rpc-url' },
    data: `contract format test-mode test-limit seq-len contract-addr deployer sender seed timeout workers all-contracts shrink-limit
      target-contracts`,
  }),
  ...each('surya sol2uml', { changes: true, acts: { writes: 'o output outputFileName' }, data: 'c s n f a e r u d i m p json w no-color' }),

  // Starknet, circuits. Sources: the commands of scarb and starkli, the options of circom 2.2 and snarkjs 0.7 in their code;
  // foundry-rs.github.io/starknet-foundry (the commands of sncast). From knowledge of the tools, not read again: the options of scarb, sncast and
  // starkli, snforge, nargo
  scarb: {
    network: 'talks',
    area: 'packages',
    does: {
      reads: ['check|metadata|commands|tree|lint|manifest-path|help|completions', 'cache path'],
      changes: ['clean|fmt|init|new|remove|rm|package', 'cache clean'],
      runs: ['build|test|run|execute|prove|verify|doc|cairo-run|cairo-test|expand'],
      installs: ['add|fetch|update'],
    },
    effects: { rows: [dangerous('publish', 'uploads', 'publishes a package for everyone to see')] },
    acts: {
      writes: 'target-dir global-cache-dir global-config-dir',
      reaches: 'index git registry',
      lowers: 'no-verify',
      runs: 'manifest-path',
    },
    data: `P profile release dev offline no-warnings v verbose q quiet json p package w workspace F features no-default-features all-features check
      name tag branch rev path no-vcs edition fix deny-warnings allow-dirty`,
  },
  snforge: {
    network: 'talks',
    does: { runs: ['test|optimize-inlining'], changes: ['init|new|clean-cache|clean'], reads: ['check-requirements|help|completions'] },
    data: `e exact x exit-first p package w workspace no-optimization fuzzer-runs fuzzer-seed ignored include-ignored rerun-failed save-trace-data
      build-profile coverage detailed-resources gas-report color max-n-steps max-threads trace-verbosity trace-components features all-features
      release dev skip`,
  },
  sncast: {
    network: 'talks',
    area: 'cloud',
    passwords: ['--private-key[= ]'],
    does: {
      reads: ['call|show-config|tx-status|utils|account list|help|completions|balance|get'],
      changes: ['script init', 'multicall new'],
    },
    effects: {
      rows: [
        sends('invoke'),
        sends('multicall run|execute'),
        sends('account deploy'),
        sends('script run'),
        deploys('declare|deploy|declare-from'),
        dangerous('verify', 'uploads', 'publishes the source of a contract'),
        makesKey('account create|import|add'),
        dangerous('account delete', 'deletes', 'removes an account of a wallet', { area: 'credentials' }),
      ],
      short: 'pauk',
      long: ['profile', 'account', 'accounts-file', 'keystore', 'url'],
    },
    acts: { reaches: 'u url' },
    data: `p profile a account accounts-file k keystore int-format hex-format json w wait wait-timeout wait-retry-timeout contract-name c
      contract-address d class-hash g function f calldata arguments max-fee network n nonce salt unique type name path b block-id
      confirm-verification verifier package`,
  },
  starkli: {
    network: 'talks',
    area: 'cloud',
    passwords: ['--private-key[= ]', '--keystore-password[= ]'],
    does: {
      reads: [
        'selector|class-hash|abi|to-cairo-string|parse-cairo-string|mont|call|transaction|tx|block-number|bn|block-hash|bh|block|block-time',
        'bt|state-update',
        'traces|transaction-receipt|receipt|rc|transaction-status|chain-id|balance|bal|nonce|storage|class-hash-at|class-at|class-by-hash',
        'syncing|spec-version|help',
        'account fetch|address',
        'signer keystore inspect',
        'completions',
      ],
    },
    effects: {
      rows: [
        sends('invoke'),
        sends('account deploy'),
        deploys('declare|deploy'),
        makesKey('account|signer oz|argent|braavos|gen-keypair|keystore'),
        showsKey('signer keystore inspect-private'),
      ],
    },
    acts: { reaches: 'rpc', writes: 'output' },
    data: `network account keystore watch w block casm-file salt not-unique fee-token eth strk max-fee estimate-only simulate verbose v no-color
      l1-gas l2-gas`,
  },
  nargo: {
    does: {
      reads: ['check|info|lsp|help|generate-completion-script|expand'],
      changes: ['init|new|fmt|export|doc'],
      runs: ['compile|execute|test|debug|dap|fuzz'],
    },
    acts: { writes: 'target-dir oracle-file', reaches: 'oracle-resolver', runs: 'program-dir' },
    data: `package workspace force print-acir deny-warnings silence-warnings show-output exact p prover-name expression-width list-tests format
      test-threads check name lib bin contract json profile-execution inliner-aggressiveness pedantic-solving S q quiet v`,
  },
  circom: {
    changes: true,
    acts: { writes: 'o output' },
    data: `r1cs sym wasm json wat c O0 O1 O2 O2round verbose inspect use_old_simplification_heuristics simplification_substitution no_asm p prime l
      constraint_assert_disabled no_init sanity_check name_to_signal print_tree_info print_template_info`,
  },
  snarkjs: {
    changes: true,
    does: {
      reads: [
        'powersoftau|ptau verify|ptv',
        'r1cs info|print',
        'wtns check',
        'zkey verify',
        'groth16|plonk|fflonk verify',
        'file info',
        'witness verify',
        'ptv|ri|info|rp|print|wchk|zkv|zkvr|zkvi|g16v|verify|pkv|ffv|fi|wv',
        'zkey export soliditycalldata',
        'zkesc|generatecall',
      ],
      changes: [
        'powersoftau new|contribute|export|challenge|import|beacon|prepare|convert|truncate',
        'ptn|ptc|ptec|ptcc|ptir|ptb|pt2|ptcv|ptt|ptej|rej|wej|zkc|zkeb|zkbc|zkib|zkb|zkev|zkej|zkesv|generateverifier|zkn|g16s|g16p|pks|pkp',
        'ffs|ffp|zs|setup|proof|zpw',
        'r1cs export',
        'wtns export',
        'zkey contribute|export|bellman|import|beacon|new',
        'groth16|plonk|fflonk|zksnark setup|prove|proof',
      ],
      runs: ['wtns calculate|debug', 'wc|calculatewitness|wd', 'groth16|plonk|fflonk fullprove', 'g16f|g16i|pkf|fff'],
    },
    passwords: ['-{1,2}(?:entropy|e)[= ]'],
    data: `v verbose n name e entropy nopoints nocheck get g set s trigger t protocol r r1cs ws wasm i input wt witness vk verificationkey pk
      provingkey p proof pub public verifier`,
  },
});
