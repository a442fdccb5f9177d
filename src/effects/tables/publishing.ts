import { bad, mild, type Row, type Table } from '../rows.ts';

const OUT = 'publishes it for everyone to see';
const publishes = (words: string): Row => bad(words, 'uploads', OUT, { without: '--dry-run -n' });
const of = (...rows: readonly Row[]): Table => ({ loose: true, rows });
const js = (name: string): Table =>
  of(
    publishes('publish'),
    bad('unpublish|deprecate', 'deletes', 'takes a published version away'),
    bad('token|owner|access|team|org|adduser', 'changes', `changes who may publish with ${name}`, { options: '--add' }),
    mild('install|i|ci|add|update|upgrade|remove|uninstall|rm|dedupe', 'changes', 'changes the installed packages'),
  );

/** Package managers of languages: what they publish and what they install. */
export const PUBLISHING: Readonly<Record<string, Table>> = {
  npm: js('npm'),
  pnpm: js('pnpm'),
  yarn: js('yarn'),
  bun: js('bun'),
  cargo: of(
    publishes('publish'),
    bad('yank', 'deletes', 'takes a published version away'),
    mild('install|add|remove|clean|fix', 'changes', 'changes files'),
  ),
  poetry: of(publishes('publish'), mild('add|remove|install|update', 'changes', 'changes the installed packages')),
  uv: of(publishes('publish')),
  twine: of(publishes('upload')),
  gem: of(publishes('push'), bad('yank', 'deletes', 'takes a published version away')),
  mvn: of(publishes('deploy|release:perform')),
  mvnw: of(publishes('deploy|release:perform')),
  gradle: of(publishes('publish|publishPlugins|uploadArchives')),
  gradlew: of(publishes('publish|publishPlugins|uploadArchives')),
  pip: of(mild('install|uninstall', 'changes', 'changes the installed packages')),
  pip3: of(mild('install|uninstall', 'changes', 'changes the installed packages')),
};
