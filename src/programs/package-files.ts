/** Files that hold a package, by their endings: whoever made such a file chose what is in it. */

const OF_LANGUAGES = /\.(?:tgz|tar\.gz|whl|gem|crate|nupkg|vsix|jar|phar)$/;
const OF_SYSTEMS = /\.(?:deb|rpm|snap|pkg|apk|xbps|zst|flatpak(?:ref)?|AppImage)$/;

/** A package for the programs of one language or editor. */
export const isLanguagePackage = (path: string): boolean => OF_LANGUAGES.test(path);
/** A package of an operating system. */
export const isSystemPackage = (path: string): boolean => OF_SYSTEMS.test(path);
