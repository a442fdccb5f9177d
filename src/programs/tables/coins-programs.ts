/** Programs: the tools of Solana, Sui and Aptos. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { deploys, makesKey, sends, showsKey } from './chain-rows.ts';

export const COINS = (): Family => ({
  // Solana. Sources: docs/src/cli/usage.md of solana-labs/solana; docs/content/docs/references/cli.mdx of coral-xyz/anchor. From knowledge of the
  // tools, not read again: newer commands of solana, solana-keygen, solana-test-validator, spl-token
  solana: {
    network: 'talks',
    area: 'cloud',
    does: {
      reads: [
        'account|address|balance|block|block-height|block-production|block-time|cluster-date|cluster-version|confirm|decode-transaction',
        'epoch|epoch-info|fees',
        'first-available-block|genesis-hash|gossip|inflation|largest-accounts|leader-schedule|live-slots|logs|nonce|nonce-account|rent|slot',
        'stakes',
        'stake-account|stake-history|supply|transaction-count|transaction-history|validators|validator-info|vote-account|wait-for-max-stake',
        'catchup|help|completion',
        'config get',
        'program show|dump',
        'feature status',
      ],
    },
    effects: {
      rows: [
        sends('transfer|pay|delegate-stake|deactivate-stake|withdraw-stake|withdraw-from-nonce-account|withdraw-from-vote-account'),
        sends('split-stake|merge-stake|create-stake-account|create-vote-account|create-nonce-account|close-vote-account|new-nonce|ping'),
        sends('stake-authorize|vote-authorize-voter|vote-authorize-withdrawer|vote-update-validator|authorize-nonce-account'),
        deploys('deploy'),
        deploys('program deploy|write-buffer|upgrade|extend'),
        dangerous('program close', 'deletes', 'closes a program on a blockchain for good'),
        dangerous('program set-upgrade-authority|set-buffer-authority', 'changes', 'changes who may upgrade a program', {
          area: 'accounts',
        }),
        ordinary('airdrop', 'changes', 'asks for coins for tests'),
        ordinary('config set|import-address-labels', 'settings', 'changes the settings of solana', { area: 'settings' }),
      ],
      short: 'uUkC',
      long: ['url', 'keypair', 'config', 'commitment', 'output', 'ws', 'from', 'fee-payer'],
    },
    acts: { reaches: 'u url ws', runs: 'C config' },
    data: `k keypair commitment output v verbose ul use-quic use-tpu-client use-rpc no-address-labels sign-only blockhash nonce nonce-authority
      signer fee-payer from allow-unfunded-recipient with-memo no-wait final program-id buffer upgrade-authority max-len programs buffers all
      lamports with-compute-unit-price max-sign-attempts skip-fee-check skip-preflight output-file limit sort number`,
  },
  'solana-keygen': {
    area: 'credentials',
    does: { reads: ['pubkey|verify|help'] },
    effects: { rows: [makesKey('new|recover|grind')] },
    acts: { writes: 'o outfile' },
    data: `f force s silent no-passphrase no-bip39-passphrase no-outfile word-count language derivation-path skip-seed-phrase-validation
      starts-with ends-with starts-and-ends-with ignore-case num-threads use-mnemonic C config`,
  },
  'solana-test-validator': {
    area: 'network',
    effects: {
      rows: [
        ordinary('', 'network', 'starts a blockchain of its own', {
          without: '--help -h --version -V',
          called: 'solana validator node chain start local test',
        }),
        dangerous('', 'network', 'lets other machines use the blockchain', {
          options: '--bind-address',
          value: /^(?!127\.|localhost|::1)/,
        }),
        ordinary('', 'deletes', 'deletes the data of the test blockchain', { options: '-r --reset' }),
      ],
    },
    acts: { reaches: 'u url', runs: 'C config geyser-plugin-config bpf-program upgradeable-program', writes: 'l ledger' },
    data: `q quiet log r reset rpc-port faucet-port faucet-sol mint account account-dir c clone clone-upgradeable-program maybe-clone w warp-slot
      slots-per-epoch limit-ledger-size dynamic-port-range gossip-host gossip-port ticks-per-slot deactivate-feature bind-address
      compute-unit-limit`,
  },
  'spl-token': {
    network: 'talks',
    area: 'cloud',
    does: { reads: ['accounts|account-info|address|balance|display|supply|help'] },
    effects: {
      rows: [
        sends('transfer|mint|burn|approve|revoke|wrap|unwrap|create-token|create-account|create-multisig|sync-native'),
        sends('initialize-metadata|update-metadata'),
        dangerous('close|close-mint', 'deletes', 'closes an account on a blockchain for good'),
        dangerous('authorize', 'changes', 'changes who may mint or freeze', { area: 'accounts' }),
        sends('freeze|thaw|gc'),
      ],
      short: 'uCp',
      long: ['url', 'config', 'program-id', 'owner', 'fee-payer'],
    },
    acts: { reaches: 'u url', runs: 'C config' },
    data: `p program-id program-2022 output v verbose owner fee-payer fund-recipient allow-unfunded-recipient decimals enable-freeze
      enable-metadata mint-authority from token with-memo with-compute-unit-price with-compute-unit-limit multisig-signer`,
  },
  anchor: {
    network: 'talks',
    area: 'cloud',
    does: {
      reads: ['account|verify|expand|help|completions', 'cluster list', 'keys list', 'idl fetch|authority|parse|type'],
      changes: ['init|new|clean', 'keys sync', 'idl build|convert'],
      runs: ['build|test|run|shell|localnet'],
    },
    effects: {
      rows: [
        deploys('deploy|upgrade|migrate'),
        deploys('idl init|upgrade|write-buffer|set-buffer'),
        dangerous('idl erase-authority|set-authority|close', 'changes', 'changes who may change a program', { area: 'accounts' }),
        dangerous('publish', 'uploads', 'publishes a package for everyone to see'),
      ],
      short: 'ponf',
      long: ['program-name', 'program-id', 'provider.cluster', 'provider.wallet'],
    },
    acts: { reaches: 'provider.cluster', writes: 'o out' },
    data: `p program-name program-id provider.wallet verifiable v skip-local-validator skip-deploy skip-build skip-lint detach run n f filepath
      solana-version b bootstrap e env no-idl no-docs javascript t template test-template package-manager no-install no-git force idl ts idl-ts`,
  },

  // Sui, Aptos. Sources: docs/content/references/cli/client.mdx of MystenLabs/sui. From knowledge of the tools, not read again: sui keytool and
  // move, aptos
  sui: {
    network: 'talks',
    area: 'cloud',
    does: {
      reads: [
        'client active-address|active-env|addresses|chain-identifier|dynamic-field|envs|gas|balance|object|objects|tx-block',
        'client verify-source|verify-bytecode-meter|help',
        'keytool list|show|decode-multi-sig',
        'help|completion',
        'move|disassemble',
      ],
      changes: ['move new|migrate'],
      runs: ['move build|test|coverage'],
    },
    effects: {
      rows: [
        sends(
          'client call|ptb|pay|pay-sui|pay-all-sui|transfer|transfer-sui|merge-coin|split-coin|execute-signed-tx|execute-combined-signed-tx',
        ),
        deploys('client publish|upgrade|test-publish'),
        ordinary('client faucet', 'changes', 'asks for coins for tests'),
        ordinary('client switch|new-env', 'settings', 'changes the settings of sui', { area: 'settings' }),
        makesKey('client new-address|remove-address'),
        makesKey('keytool generate|import|update-alias'),
        showsKey('keytool export'),
        dangerous('keytool sign|sign-kms', 'secret', 'signs with the key of a wallet', { called: 'sign', area: 'credentials' }),
        ordinary('start|genesis', 'network', 'starts or sets up a blockchain of its own', { area: 'network' }),
      ],
      long: [
        'client.config',
        'gas-budget',
        'recipients',
        'amounts',
        'input-coins',
        'to',
        'coin-id',
        'sui-coin-object-id',
        'amount',
        'package',
        'module',
        'function',
        'args',
        'keystore-path',
      ],
      short: 'p',
    },
    acts: { runs: 'client.config network.config', writes: 'install-dir', reaches: 'rpc ws' },
    data: `json y yes env address alias gas-budget gas gas-price args package module function type-args to amounts input-coins recipients
      skip-dependency-verification with-unpublished-dependencies dev test doc dry-run dev-inspect path p force with-faucet force-regenesis filter i
      gas-limit coverage statistics trace serialize-unsigned-transaction skip-fetch-latest-git-deps show-zeros`,
  },
  aptos: {
    network: 'talks',
    area: 'cloud',
    does: {
      reads: [
        'account list|balance|lookup-address|derive-resource-account-address',
        'config show-profiles|show-global-config',
        'info|help',
        'move list|view|show',
      ],
      changes: ['move init|clean|fmt|document', 'init'],
      runs: ['move compile|build|test|prove|coverage'],
    },
    effects: {
      rows: [
        sends('account transfer|create|create-resource-account|rotate-key'),
        sends('move run|run-script'),
        deploys('move publish|deploy-object|upgrade-object|create-object-and-publish-package|create-resource-account-and-publish-package'),
        ordinary('account fund-with-faucet', 'changes', 'asks for coins for tests'),
        makesKey('key generate'),
        showsKey('config show-private-key'),
        ordinary('node run-local-testnet|run-localnet', 'network', 'starts a blockchain of its own', { area: 'network' }),
      ],
      long: ['profile', 'url', 'account', 'package-dir'],
    },
    passwords: ['--private-key[= ]'],
    acts: { reaches: 'url rest-url faucet-url', writes: 'output-file output-dir' },
    data: `profile account amount package-dir named-addresses function-id args type-args assume-yes assume-no max-gas gas-unit-price
      expiration-secs network key-type vanity-prefix filter f save-metadata skip-fetch-latest-git-deps dev name with-faucet force-restart query
      local`,
  },
});
