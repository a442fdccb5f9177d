/** Sentences about package managers and build programs of languages. */
export const DEVELOPMENT_TEXTS = `
cargo: builds Rust and manages its packages
cargo build: builds the project
-r --release: optimized
--target=: for this system
-p= --package=: only this package
--features=: with these features
--all-features: with all features
--no-default-features: without the usual features
--workspace: all packages of the workspace
-j= --jobs=: so many at the same time
--locked: exactly what the lock file has
--bin=: only this program
cargo run: builds and starts the program
-r --release: optimized
-p= --package=: this package
--bin=: this program
--example=: this example
--features=: with these features
others: given to the program
cargo test: runs the tests
-r --release: optimized
-p= --package=: only this package
--features=: with these features
--all-features: with all features
--workspace: of all packages of the workspace
--lib: only those of the library
--doc: only those in the documentation
--no-run: builds them only
--no-fail-fast: goes on after a failure
others: only those with this in their name; behind -- for the tests themselves
cargo check: checks the project without building it
--all-targets: tests and examples too
--workspace: all packages of the workspace
cargo clippy: finds likely mistakes
--all-targets: tests and examples too
--fix: mends what it can
cargo fmt: brings the code into the usual form
--check: changes nothing, and says whether it would
--all: all packages
cargo add: takes a package into the project
--dev: for tests only
--features=: with these features
others: the package
cargo install: installs a program
--path=: from this folder
--git=: from this repository
--locked: exactly what its lock file has
--force: although it is there
others: the program
cargo update: takes newer versions into the lock file
-p= --package=: only of this package
cargo clean: removes what was built
cargo new: makes a folder with a new project
--lib: a library
others: the folder
cargo doc: builds the documentation
--open: shows it in the browser
--no-deps: without that of other packages
go: builds and runs Go
go build: builds packages
-o=: writes it to this file
-v: names what it builds
-race: with checks for races
-tags=: with these build tags
-ldflags=: given to the linker
-trimpath: without the folders of this machine
others: the packages; ./... is all below this folder
go test: runs the tests
-run=: only those whose name matches this pattern
-v: names each test
-race: with checks for races
-count=: so many times; 1 uses no earlier result
-cover: says how much of the code was run
-coverprofile=: writes what was run to this file
-bench=: runs benchmarks whose name matches this pattern
-timeout=: ends after this time
-short: leaves out long ones
others: the packages; ./... is all below this folder
go run: builds and starts a program
-race: with checks for races
others: its files or package, then what it is given
go get: takes a package into the project
-u: newer versions too
others: the packages
go mod: manages the packages that a project needs
go mod tidy: adds what is missing, and removes what is not needed
go mod init: starts a module
others: its name
go mod download: fetches the packages
go install: builds and installs programs
others: the packages
go vet: finds likely mistakes
others: the packages
go fmt: brings code into the usual form
others: the packages
npm run, npm run-script: runs a script of the project
-s --silent: without what npm says itself
-w= --workspace=: in this workspace
--if-present: no error when there is no such script
.1: the script
others: given to the script
npm ls, npm list: lists the packages
-g --global: of all projects
--depth=: so many levels
-a --all: packages of packages too
others: only these
npm exec, npx, bunx, pnpx: runs a program of a package, fetched when it is missing
-y --yes: without asking
-p= --package=: from this package
.1: the program
others: given to the program
npm audit: looks for known holes in packages
--omit=: without these packages
npm audit fix: installs versions without known holes
--force: also versions that may break something
npm outdated: lists packages with newer versions
-g --global: of all projects
npm update: takes newer versions, as far as allowed
-g --global: of all projects
others: only these
npm init: makes a package.json
-y --yes: without questions
others: from this template
npm link: connects a package of this machine
others: the package
npm publish: puts the package into the registry
--access=: who may see it
--tag=: under this tag
--dry-run: only says what it would do
npm cache: shows or clears the cache
others: what is done
yarn: manages packages of JavaScript
yarn add: takes packages into the project
-D --dev: for development only
-E --exact: exactly this version
others: the packages
yarn remove: takes packages out
others: the packages
yarn install: installs what the project needs
--frozen-lockfile: exactly what the lock file has
--immutable: exactly what the lock file has
--production: without those for development
yarn run: runs a script of the project
.1: the script
others: given to the script
pnpm: manages packages of JavaScript
-r --recursive: in all packages of the workspace
-F= --filter=: only in these packages
pnpm install, pnpm i: installs what the project needs
--frozen-lockfile: exactly what the lock file has
-P --prod: without those for development
--offline: only from the store on this machine
pnpm add: takes packages into the project
-D --save-dev: for development only
-g --global: for all projects
-w --workspace-root: in the workspace's own package
others: the packages
pnpm run: runs a script of the project
.1: the script
others: given to the script
pnpm dlx: runs a program of a package once
.1: the program
others: given to the program
pytest: runs the tests of Python
-v --verbose: names each test
-q --quiet: says less
-x --exitfirst: ends at the first failure
-k=: only those whose name matches this
-m=: only those with this mark
-s: shows what the tests print
--lf --last-failed: only those that failed last
--maxfail=: ends after so many failures
--cov?: says how much of the code was run
-n=: so many at the same time
--tb=: how errors are shown
others: the files, or FILE::TEST
uv: manages Python, its packages and environments
uv pip: works like pip
uv pip install: installs packages
-r= --requirements=: those in this file
-e= --editable=: from this folder, which may still change
others: the packages
uv run: runs a command in the project's environment
others: the command, and what it is given
uv add: takes packages into the project
--dev: for development only
others: the packages
uv sync: installs what the project needs
uv venv: makes an environment
others: its folder
uv tool: installs and runs programs
others: what is done
`;
