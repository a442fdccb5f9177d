import manifest from '../../package.json' with { type: 'json' };

/** As in package.json. */
export const VERSION: string = manifest.version;
