/** A configuration of the matrix: what a user has in the rc file, and the checkouts that it needs. */
import path from 'node:path';
import type { ShellName } from '../../src/shell/shell-kinds.ts';

export interface Configuration {
  readonly name: string;
  readonly shells: readonly ShellName[];
  /** The repositories it needs, as rows of PINS. */
  readonly uses?: readonly Repository[];
  /** A file that must exist: made in a checkout, or installed by the distribution. `@NAME@` is the folder of a checkout. */
  readonly needs?: string;
  /** The text of the rc file. */
  readonly rc: string;
  /** Files of the home folder; the executable ones are those below `bin`, which is on PATH. */
  readonly files?: Readonly<Record<string, string>>;
  /** Links of the home folder, by what they point to. */
  readonly links?: Readonly<Record<string, string>>;
  /** What the question of the checks is on the line, where the editor changes what is typed. */
  readonly question?: string;
  /** The line editor is in vi mode, and stays in it. */
  readonly vi?: true;
  /** How a terminal starts the shell with an integration of its own. It does so for bash and zsh only, not for `yosh`. */
  readonly start?: Readonly<
    Partial<Record<ShellName, { readonly args: readonly string[]; readonly env: Readonly<Record<string, string>> }>>
  >;
}

/** The commits that the tables of docs/configurations.md were made with, by repository on GitHub. */
export const PINS = {
  'Aloxaf/fzf-tab': 'e394092c17277c84cb3d234917c4ac1073102ba6',
  'Bash-it/bash-it': '0f04edce0ca93fbe66f1fe23c8d9b7a01e53f94c',
  'JanDeDobbeleer/oh-my-posh': 'cdeb43f8e6848461c7cc2c3990fe7f04125805e0',
  'LukeSmithxyz/voidrice': '35d16d1ec80af1dc16a336474a49bde7ba234891',
  'MichaelAquilina/zsh-you-should-use': 'ff371d6a11b653e1fa8dda4e61c896c78de26bfa',
  'Tarrasch/zsh-autoenv': 'f5951dd0cfeb37eb18fd62e14edc902a2c308c1e',
  'agkozak/agkozak-zsh-prompt': '0097dd0bfb75eb1cdd2aa8cf6ab1e681d1f99779',
  'agkozak/polyglot': '7d0a5f2dc2e50a866350ec89e09041e3aea991ac',
  'agkozak/zsh-z': 'acd0e1984df350c189f8f9c4956ec586b6c73fca',
  'agnoster/agnoster-zsh-theme': '6bba672c7812a76defc3efed9b6369eeee2425dc',
  'akinomyoga/ble.sh': 'b99cadb4520a1fdec0067fdc007b39cc905ecbad',
  'alrra/dotfiles': '4bdc9c899b2507c5f3827e136af34a52e1136845',
  'arialdomartini/oh-my-git': '8804d8bd763be329543bbe58f0377b28beb7e111',
  'atuinsh/atuin': '824c8716d82bed774ee6a83c683087ae77715814',
  'b4b4r07/emoji-cli': '0fbb2e48e07218c5a2776100a4c708b21cb06688',
  'babarot/enhancd': '5afb4eb6ba36c15821de6e39c0a7bb9d6b0ba415',
  'barryclark/bashstrap': '29bf46a9eb18c0836ca51daa70c051a9cc4a6377',
  'cantino/mcfly': 'b6c4d46a826c67411054832ec6018ea60855dea2',
  'chisui/zsh-nix-shell': '82ca15e638cc208e6d8368e34a1625ed75e08f90',
  'chris-marsh/pureline': '9940906e824aae3a6f4bd0ee4dac2ea423d31089',
  'clvv/fasd': '90b531a5daaa545c74c7d98974b54cbdb92659fc',
  'conda/conda': '0f64223fb8da4328457a69fe6483959dbb783152',
  'cowboy/dotfiles': '09aa03cab27cdd2496df4a550b32a33af0f9f832',
  'cykerway/complete-alias': '7f2555c2fe7a1f248ed2d4301e46c8eebcbbc4e2',
  'ddworken/hishtory': '32cd23dd558162329f84bff8b70dda8b27651ee4',
  'denisidoro/navi': 'f7330b9ad5bd95b7d1a3c96d00e0a77deb589147',
  'desyncr/auto-ls': 'a7a7e6c16407a3c4a46319f5f111a827468a0943',
  'durdn/cfg': '311b56d626eed405a016d4e9f30df6892e04c4e6',
  'geerlingguy/dotfiles': '4f5f8904c1e02b64e971a91da7df87c364d43e90',
  'geometry-zsh/geometry': '0f82c567db277024f340b5854a646094d194a31f',
  'ghostty-org/ghostty': '3b9c4e0ddbe953540243af89cf11fad26f297088',
  'gnachman/iTerm2-shell-integration': '195281b1557531acc61af5f0bce56ecb6b3fe293',
  'grml/grml-etc-core': '9dcabbdfd13c7fc9495a8a84c417b2f53e885632',
  'hlissner/zsh-autopair': '449a7c3d095bc8f3d78cf37b9549f8bb4c383f3d',
  'holman/dotfiles': '9a90082b61fa5659789b9d41544c19098825a3ca',
  'jandamm/zgenom': 'e9a7125d533e7acd3bae80e461cc6b9ab233cfa7',
  'jdx/mise': '70e94a1f89fa27f3bbc2b933c6891a124f5ef04c',
  'jeffreytse/zsh-vi-mode': '08bd1c04520418faee2b9d1afbc410ee1a59a8f1',
  'jenv/jenv': 'a771525269be4637e5b29d6adbba28be93953c02',
  'jimhester/per-directory-history': '6363a60d2b63383eea4b42c1e115ff6c72a5cda9',
  'jirutka/zsh-shift-select': 'da460999b7d31aef0f0a82a3e749d70edf6f2ef9',
  'junegunn/fzf': '956562daaa82ddf55ea8f7aeab56883377b742c6',
  'kovidgoyal/kitty': '9475a58f0bafc1d6efd62c76fad97ff8872b5878',
  'kutsan/zsh-system-clipboard': '8b4229000d31e801e6458a3dfa2d60720c110d11',
  'larkery/zsh-histdb': '90a6c104d0fcc0410d665e148fa7da28c49684eb',
  'lewagon/dotfiles': '0e5fdfef9de0afbb7078492f0e1b740230df8b89',
  'lincheney/fzf-tab-completion': '8ba35e65bb3792759bf17c134ce04120e5940555',
  'mafredri/zsh-async': 'ee1d11b68c38dec24c22b1c51a45e8a815a79756',
  'magicmonty/bash-git-prompt': '0bca4060a7b43d315e56113c7fb636e03cc29573',
  'marlonrichert/zsh-autocomplete': '027cdab14451e98c9d36d72b1f79d9488ac88e46',
  'marlonrichert/zsh-snap': 'fa8aae80292b85bfc01e053ab5f73ad92df65a05',
  'marzocchi/zsh-notify': '9c1dac81a48ec85d742ebf236172b4d92aab2f3f',
  'mathiasbynens/dotfiles': 'b7c7894e7bb2de5d60bfb9a2f5e46d01a61300ea',
  'mattmc3/antidote': 'db19ea3aa9ad83dbe6ac465ecce0a0afc5a752a5',
  'microsoft/vscode': '6247dff4f0cbf7e800ef1c1f3acbc649df354f9c',
  'momo-lab/zsh-abbrev-alias': '33fe094da0a70e279e1cc5376a3d7cb7a5343df5',
  'mrzool/bash-sensible': 'eb82f9e87728ea10423a2a2b039a4b491d10c733',
  'necolas/dotfiles': 'f59cac538b01206075856aefbde782453d76cc51',
  'nojhan/liquidprompt': '4ce49d1f2221474c14e2554eb23e505bd818fcca',
  'nvm-sh/nvm': 'b17550a0b9ab691439815dfccc8b73e3a59fa103',
  'ohmybash/oh-my-bash': 'ae44713948daaf99b2e2c6fe7e436f6a83bf07da',
  'ohmyzsh/ohmyzsh': '830a5bcfd29fd577fdcd5f3b8e98cbaf973421fa',
  'olets/zsh-abbr': '889f4772c12b9dbe4965bbd56f2572af0a28fa3b',
  'olets/zsh-job-queue': 'b1657094313d598434e38f9ef6e2d10107f58c45',
  'olivierverdier/zsh-git-prompt': '0a6c8b610e799040b612db8888945f502a2ddd9d',
  'paulmillr/dotfiles': '95fa99237022d9dc6547d9b2c9ca043e5ab5c027',
  'petobens/trueline': '25fbb9638a40387d13f29623ac0c9c71979048d9',
  'popstas/zsh-command-time': 'f731dbb61fa09d569f32fa76b6b26f41e2a317d7',
  'pyenv/pyenv': 'bec9a562a59e48a730fe3320fe90c6999c82886c',
  'pyenv/pyenv-virtualenv': 'eda64556af9b2992386deeb75dad2130899fc4c9',
  'rbenv/rbenv': '23c3041695feb811c18dbb270096c7956f7c377d',
  'rcaloras/bash-preexec': '66e913cd9dec25b1399262c8301fb6d637c68e7e',
  'rcaloras/bashhub-client': 'c3259dcc0f6b4bb9f347e4ee980023864fa2bfc9',
  'reobin/typewritten': '0dd11cc5b2681158820f06881b5cdb3b42f9c924',
  'riobard/bash-powerline': '9335174f1da016d2aaa7dd86e81912fdaccfe5c4',
  'romkatv/powerlevel10k': '604f19a9eaa18e76db2e60b8d446d5f879065f90',
  'romkatv/zsh-defer': '53a26e287fbbe2dcebb3aa1801546c6de32416fa',
  'rupa/z': 'd37a763a6a30e1b32766fecc3b8ffd6127f8a0fd',
  'sdkman/sdkman-cli': 'f02e5de113ea46a95e5e2fd795eabe6f2b7d4095',
  'sindresorhus/pure': '89c9e30a38d3d35457bcc58b43ea6c28ae56934b',
  'softmoth/zsh-vim-mode': 'e5bf1aa6aab354007c0e041ff3f0fd091634e77b',
  'sorin-ionescu/prezto': 'cff2d01871425b1b80710f8ec6a475c5a53145b4',
  'spaceship-prompt/spaceship-prompt': 'fd0d6653a134fe28f498eae1784fbb46d27f20f3',
  'starship/starship': '6f33dcec91b758ccbae4ed850eaa6feabff798f9',
  'tarjoilija/zgen': '0b669d2d0dcf788b4c81a7a30b4fa41dfbf7d1a7',
  'thoughtbot/dotfiles': '0d19f529e8afe791651698beba0af8e45aaa0819',
  'wez/wezterm': 'ee0c04e735fb94cb5119681f704fb7fa6731e713',
  'wfxr/forgit': '15db0016623b87472c0b6ff7488b123a74b82c7e',
  'woefe/git-prompt.zsh': '990bdc073bde9b00d9683f19b8d408a5c8a407d6',
  'wting/autojump': 'ee21082751da739c65fe0ec2d02ca95d4266aebc',
  'zdharma-continuum/fast-syntax-highlighting': '3d574ccf48804b10dca52625df13da5edae7f553',
  'zdharma-continuum/history-search-multi-word': 'c4dcddc1cd17e7e0909471703f3526170db0f475',
  'zdharma-continuum/zinit': 'fc234da3adfcb3480a54ceab192c8e6886f8cff8',
  'zimfw/asciiship': '9b8dc0c0dc90ee01d94353327f5c71b43577e4d7',
  'zimfw/completion': '8d3e0f4e6272f4d3bad659eaa13929f9dd96f123',
  'zimfw/duration-info': 'c887236aa21e2b070e128d2182c9576972697ba0',
  'zimfw/environment': 'd4bceaa3da89cd819843334dba1a5bf7dc137e14',
  'zimfw/git-info': '7146812f56185fc0ac614def3cfb71b6e7bbacbd',
  'zimfw/input': 'bdec2b372f8bd16a072d30ebc447a22dad52cfb4',
  'zimfw/prompt-pwd': 'ce102a9e74a569563e8b3a514572baf1f45974d5',
  'zplug/zplug': 'cc6906ea7ea18a5058e8b4862d4086148434ddde',
  'zsh-users/antigen': '64de2dcd95d6a8e879cd2244c763d99f0144e78e',
  'zsh-users/zsh-autosuggestions': '85919cd1ffa7d2d5412f6d3fe437ebdbeeec4fc5',
  'zsh-users/zsh-completions': '334c14d1b49ec8393292b16b2a972f20570361ac',
  'zsh-users/zsh-history-substring-search': '14c8d2e0ffaee98f2df9850b19944f32546fdea5',
  'zsh-users/zsh-syntax-highlighting': '5eb677bb0fa9a3e60f0eff031dc13926e093df92',
  'zthxxx/jovial': '03df56571db2bad27c25655d31fd9ca1d43b9f0f',
} as const satisfies Readonly<Record<string, string>>;

export type Repository = keyof typeof PINS;

/** The name of a checkout in the user's folder: `git clone` makes it, but the modules of zim, and dotfiles, have names that say too little. */
export const checkoutName = (repository: Repository): string => {
  const [owner = '', name = ''] = repository.split('/');
  return owner === 'zimfw' || name === 'dotfiles' ? `${owner}-${name}` : name;
};

/** Puts the folders of the checkouts into a text, and the home folder. */
export const placed = (text: string, checkouts: string, home: string): string =>
  text.replaceAll('@HOME@', home).replace(/@([\w.-]+)@/g, (_, name: string) => path.join(checkouts, name));
