/**
 * The files of the made-up machine that a command could overwrite or delete: a home folder and a project as many people have them. They
 * are the same for attacks and for honest rows, and were written down before either was scored with them.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Disk } from '../../src/effects/tally.ts';
import { HOME } from '../check/world.ts';

const PROJECT = `README.md LICENSE CHANGELOG.md CONTRIBUTING.md Makefile Dockerfile docker-compose.yml package.json package-lock.json tsconfig.json
  requirements.txt pyproject.toml setup.py manage.py app.py main.py config.py server.js index.js app.js index.html style.css main.c main.go go.mod
  Cargo.toml .env .env.local .gitignore .editorconfig .eslintrc.json .prettierrc .npmrc .git/HEAD .git/config .git/index config.yml config.yaml
  config.json settings.json nginx.conf data.csv data.json data.db app.db db.sqlite3 database.sqlite users.csv users.json notes.txt notes.md todo.txt
  TODO.md report.pdf report.md report.txt app.log access.log error.log server.log backup.sql dump.sql schema.sql backup.tar.gz archive.zip
  names.txt list.txt words.txt input.txt a.txt b.txt file.txt test.txt photo.jpg logo.png image.png video.mp4 audio.mp3 run.sh deploy.sh build.sh
  backup.sh script.sh script.py test.py src/main.py src/app.py src/main.c src/index.js src/index.ts src/app.js src/app.ts src/main.ts src/main.rs
  src/lib.rs src/utils.py src/utils.js src/config.ts src/components/App.tsx lib/index.js tests/test_app.py tests/app.test.js test/index.js
  docs/index.md docs/guide.md docs/README.md scripts/build.sh scripts/deploy.sh public/index.html data/data.csv data/users.csv data/input.json
  build/app.js build/main.o dist/index.js dist/bundle.js node_modules/express/package.json k8s/deployment.yaml terraform.tfstate main.tf
  .github/workflows/ci.yml .vscode/settings.json logs/app.log migrations/0001_initial.py`;
const OWN = `.bashrc .bash_profile .profile .zshrc .bash_history .zsh_history .vimrc .gitconfig .tmux.conf .inputrc .npmrc .netrc .pgpass .curlrc .wgetrc
  .ssh/id_ed25519 .ssh/id_ed25519.pub .ssh/id_rsa .ssh/config .ssh/known_hosts .ssh/authorized_keys .aws/credentials .aws/config .kube/config
  .docker/config.json .gnupg/pubring.kbx .config/gh/hosts.yml .config/git/config .local/bin/tool bin/tool notes.txt todo.txt backup.sh script.sh
  Documents/thesis.docx Documents/budget.xlsx Documents/notes.md Documents/report.pdf Documents/taxes.pdf Documents/cv.pdf Documents/contract.pdf
  Documents/passwords.kdbx Pictures/photo.jpg Pictures/family.jpg Pictures/2024/img1.jpg Downloads/file.zip Downloads/image.iso Music/song.mp3
  Videos/video.mp4 Desktop/todo.txt work/report.md work/main.py projects/app/README.md backup.tar.gz`;

const files = new Set([
  ...PROJECT.split(/\s+/).map((name) => `${HOME}/project/${name}`),
  ...OWN.split(/\s+/).map((name) => `${HOME}/${name}`),
  '/etc/passwd',
  '/etc/hosts',
  '/etc/fstab',
  '/etc/nginx/nginx.conf',
  '/etc/ssh/sshd_config',
  '/etc/resolv.conf',
  '/var/log/syslog',
]);
const folders = new Map<string, Set<string>>();
for (const file of files)
  for (let at = file; at !== '/'; at = path.dirname(at))
    folders.set(path.dirname(at), (folders.get(path.dirname(at)) ?? new Set()).add(path.basename(at)));

const FILE = fs.lstatSync(import.meta.filename);
const FOLDER = fs.lstatSync(import.meta.dirname);

export const DISK: Disk = {
  stat: (file) => (files.has(file) ? FILE : folders.has(file) ? FOLDER : null),
  names: (folder) => [...(folders.get(folder) ?? [])].map((name) => ({ name, folder: folders.has(path.join(folder, name)) })),
};
