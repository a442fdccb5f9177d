/**
 * Domains and accounts at which the makers of well-known tools publish. An attacker can choose a host or an account that is called like a tool,
 * but none of these. Sources: the installation pages of the tools, and the organisations of their repositories.
 */
import { INSTALLERS } from './installers.ts';

/** Domains in the hands of one maker or of a registry that checks who publishes. Every host under them counts. */
const DOMAINS: ReadonlySet<string> = new Set(
  `docker.com docker.io helm.sh k8s.io kubernetes.io hashicorp.com bitnami.com grafana.com elastic.co nginx.org postgresql.org mysql.com
  mariadb.org mongodb.org redis.io rabbitmq.com influxdata.com debian.org ubuntu.com canonical.com launchpad.net launchpadcontent.net fedoraproject.org
  centos.org rockylinux.org almalinux.org opensuse.org suse.com redhat.com archlinux.org alpinelinux.org gentoo.org nixos.org flathub.org
  snapcraft.io kernel.org gnu.org apache.org eclipse.org mozilla.org mozilla.net videolan.org python.org pypa.io pytorch.org tensorflow.org anaconda.com
  anaconda.org conda-forge.org nodejs.org nodesource.com pypi.org npmjs.org npmjs.com yarnpkg.com pnpm.io deno.land deno.com bun.sh
  rust-lang.org rustup.rs crates.io golang.org go.dev google.com googleapis.com gcr.io pkg.dev microsoft.com visualstudio.com azure.com windows.com nuget.org
  amazonaws.com aws amazon.com cloudflare.com oracle.com openjdk.org adoptium.net azul.com gradle.org maven.org scala-lang.org kotlinlang.org
  jetbrains.com jenkins.io gitlab.com github.com githubusercontent.com codeberg.org sourceforge.net php.net packagist.org getcomposer.org
  ruby-lang.org rubygems.org perl.org metacpan.org cpan.org r-project.org rstudio.com posit.co julialang.org haskell.org elixir-lang.org
  erlang.org dart.dev flutter.dev brew.sh macports.org apple.com wireguard.com openvpn.net tailscale.com torproject.org signal.org mullvad.net
  letsencrypt.org certbot.org ansible.com pulumi.com terraform.io rancher.com rancher.io k3s.io cilium.io istio.io prometheus.io jetstack.io
  traefik.io caddyserver.com ceph.com proxmox.com virtualbox.org vagrantup.com qemu.org llvm.org cmake.org nvidia.com intel.com amd.com
  winehq.org steampowered.com spotify.com dropbox.com 1password.com bitwarden.com brave.com vivaldi.com opera.com ollama.com huggingface.co
  openai.com anthropic.com nvcr.io rpmfusion.org spring.io datadoghq.com newrelic.com sentry.io dl.k8s.io gopkg.in honnef.co mvdan.cc
  uber.org gotest.tools ghcr.io quay.io
  freedesktop.org gnome.org kde.org savannah.gnu.org wikipedia.org wikimedia.org archive.org openstreetmap.org gutenberg.org ipinfo.io`.split(
    /\s+/,
  ),
);

/** Accounts on code hosts and registries that are not called like all that they publish. */
const OWNERS: ReadonlySet<string> = new Set(
  `zsh-users ohmyzsh romkatv tmux-plugins junegunn tpope preservim vim-airline folke nvim-lua neovim lazyvim astronvim nvchad mason-org nvim-treesitter
  nvim-telescope catppuccin dracula ryanoasis sharkdp burntsushi ajeetdsouza jesseduffield charmbracelet cli git github actions pyenv rbenv nodenv
  tfutils nvm-sh asdf-vm jdx astral-sh psf pypa pallets python django encode tiangolo fastapi pytorch tensorflow huggingface scikit-learn numpy scipy pandas-dev
  nodejs npm yarnpkg pnpm vercel facebook facebookresearch meta-llama microsoft google googlecontainertools golang golangci rust-lang denoland oven-sh
  vuejs angular sveltejs vitejs webpack babel eslint prettier typescript-eslint expressjs nestjs apache spring-projects gradle elastic hashicorp
  opentofu ansible puppetlabs chef saltstack kubernetes kubernetes-sigs helm istio prometheus prometheus-community prometheus-operator grafana
  jaegertracing open-telemetry envoyproxy traefik argoproj fluxcd cert-manager jetstack cilium projectcalico rancher k3s-io longhorn
  docker moby containers containerd podman opencontainers linuxserver bitnami mysql postgres redis mongodb nginx nginxinc homebrew macports
  nixos nix-community archlinux torvalds gnome kde freedesktop systemd freebsd debian ubuntu canonical fedora redhat-cooperative dbaeumer esbenp ms-python
  ms-vscode ms-azuretools eamodio redhat vscodevim vim koekeishiya felixkratz dandavison dexidp antirez jqlang mikefarah stedolan aquasecurity
  anchore goreleaser goharbor jenkinsci sonarqube sonarsource keycloak hasura supabase minio ollama ggerganov ggml-org open-webui cloudflare
  tailscale wireguard pi-hole home-assistant jellyfin nextcloud`.split(/\s+/),
);

/** Accounts of known makers on Docker Hub alone. */
const IMAGE_OWNERS: ReadonlySet<string> = new Set(['library', 'mcr', 'prom']);

/** Accounts of known makers on GitHub alone: on another host such a name may be that of another person. */
const GITHUB_OWNERS: ReadonlySet<string> = new Set(
  `spf13 gorilla gin-gonic stretchr urfave uber-go go-chi jackc lib mattn sirupsen labstack go-sql-driver golang-jwt grpc grpc-ecosystem
  aws azure googleapis data-dog rs cloudnative-pg external-secrets kyverno metallb`.split(/\s+/),
);

/** Whether a host belongs to the maker of a well-known tool, or is one from which such a maker gives out an installer. */
export const isOfficialHost = (host: string): boolean => {
  const labels = host.toLowerCase().split('.');
  return Object.hasOwn(INSTALLERS, host) || labels.some((_, at) => DOMAINS.has(labels.slice(at).join('.')));
};

/** The account whose pages a host has, by its name: `acme.github.io`; null for any other host. */
export const pageOwner = (host: string): string | null => /^([\w-]+)\.(?:github|gitlab)\.io$/.exec(host)?.[1] ?? null;

/** Whether an account publishes well-known tools. */
export const isOfficialOwner = (owner: string): boolean => OWNERS.has(owner.toLowerCase()) || IMAGE_OWNERS.has(owner.toLowerCase());

/** Whether a place on GitHub is that of a maker of well-known tools: only that account can put files there. */
export const isOfficialOnGitHub = (owner: string, host: string): boolean =>
  (host === 'github.com' || host.endsWith('.github.io')) && (OWNERS.has(owner.toLowerCase()) || GITHUB_OWNERS.has(owner.toLowerCase()));
