/** Kinds of files as people name them, with the extensions they mean. */
const KINDS: Readonly<Record<string, string>> = {
  image: 'jpg jpeg png gif svg webp',
  picture: 'jpg jpeg png gif',
  photo: 'jpg jpeg png heic',
  video: 'mp4 mkv mov avi webm',
  movie: 'mp4 mkv mov avi',
  audio: 'mp3 wav flac ogg m4a',
  song: 'mp3 flac ogg m4a',
  music: 'mp3 flac ogg m4a',
  python: 'py',
  javascript: 'js',
  typescript: 'ts',
  shell: 'sh',
  bash: 'sh',
  ruby: 'rb',
  rust: 'rs',
  markdown: 'md',
  text: 'txt',
  log: 'log',
  config: 'conf cfg ini',
  header: 'h',
  perl: 'pl',
  golang: 'go',
  java: 'java',
  yaml: 'yml yaml',
  word: 'doc docx',
  excel: 'xls xlsx',
  zip: 'zip',
  tarball: 'tar tar.gz tgz',
  jpeg: 'jpg jpeg',
  kotlin: 'kt',
  compressed: 'gz zip xz bz2',
  backup: 'bak',
};
const OWN = new Set(
  (
    'pdf csv json html css scss js ts tsx jsx py sh rb rs go java c cpp h hpp php sql xml yml yaml md txt log png ' +
    'jpg jpeg gif svg webp mp3 mp4 mkv wav gz zip tar iso bak tmp conf ini toml swp o class jar doc docx xls xlsx ' +
    'pyc lock env vue mov avi srt epub'
  ).split(' '),
);
const PLAIN = new Set([
  'image',
  'picture',
  'photo',
  'video',
  'movie',
  'song',
  'tarball',
  'pdf',
  'csv',
  'jpg',
  'png',
  'jpeg',
  'mp3',
  'mp4',
  'pyc',
  'gif',
]);

const FOLDERS =
  /^(logs|images|photos|pictures|docs|tests|test|build|dist|backups?|data|config|temp|tmp|src|lib|scripts|python|node|archive|bin|assets|public|music)$/;

/** Whether the word is a usual name of a folder. */
export const isFolderName = (word: string): boolean => FOLDERS.test(word);

/**
 * The extensions a word stands for when it describes files; null when it does not. `fileBeside`: a noun for files is next to it, or none
 * is needed (`pdfs`, `images`).
 */
export function extensionsOf(word: string, fileBeside: boolean): readonly string[] | null {
  const single = word.endsWith('s') && word.length > 3 ? word.slice(0, -1) : word;
  if (!fileBeside) return null;
  if (OWN.has(word) || (OWN.has(single) && PLAIN.has(single))) return [OWN.has(word) ? word : single];
  const listed = KINDS[word] ?? (PLAIN.has(single) ? KINDS[single] : undefined);
  return listed === undefined ? null : listed.split(' ');
}

const BINARY = new RegExp(
  String.raw`\.(?:jpe?g|png|gif|webp|heic|tiff?|bmp|ico|mp4|mkv|mov|avi|webm|m4v|mp3|wav|flac|ogg|m4a|pdf|epub|docx?|xlsx?|pptx?|od[tsp]|` +
    String.raw`zip|gz|xz|bz2|zst|7z|rar|tar|tgz|iso|img|deb|rpm|jar|class|o|a|so|pyc|exe|dll|sqlite3?|db|woff2?|ttf|otf)$`,
  'i',
);
/** Whether the name is that of a file that is no text: on a screen it is noise, and two of them joined are none. */
export const isBinary = (path: string): boolean => BINARY.test(path);
