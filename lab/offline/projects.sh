# Adds projects of several kinds beside the folders of fixture.sh. Usage: sh projects.sh FOLDER
set -eu
root=$(cd "$1" && pwd)
mkdir -p "$root/node" "$root/python" "$root/make" "$root/rust"
cd "$root/node"
printf '{"name":"shop","scripts":{"dev":"vite","build":"vite build","test":"vitest run","lint":"eslint ."}}\n' > package.json
printf 'lockfileVersion: 9\n' > pnpm-lock.yaml
cd "$root/python"
printf '[project]\nname = "tool"\ndependencies = []\n[dependency-groups]\ndev = ["pytest"]\n' > pyproject.toml
printf 'version = 1\n' > uv.lock
mkdir tests; printf 'def test_one():\n    assert True\n' > tests/test_one.py
cd "$root/make"
printf '.PHONY: all build test clean\nall: build\nbuild:\n\t@echo building\ntest:\n\t@echo testing\nclean:\n\t@echo cleaning\n' > Makefile
printf 'services:\n  web:\n    image: nginx\n  db:\n    image: postgres\n' > compose.yaml
cd "$root/rust"
printf '[package]\nname = "hello"\nversion = "0.1.0"\nedition = "2021"\n' > Cargo.toml
mkdir src; printf 'fn main() {}\n' > src/main.rs
cd "$root/stubs"
for name in pnpm npm yarn uv poetry cargo go make just chmodx su passwd useradd kubectl ffmpeg; do [ -e "$name" ] || ln -s stub "$name"; done
