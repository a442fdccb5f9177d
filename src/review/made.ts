/** Files and folders that are made from others or kept for a while, so that their loss is small. Pure. */

/** What tools of a project make there. */
const REBUILT =
  String.raw`build|dist|out|target|node_modules|coverage|package-lock\.json|yarn\.lock|pnpm-lock\.yaml|poetry\.lock|uv\.lock|Gemfile\.lock|` +
  String.raw`__pycache__|\.venv|venv|obj|\.next|\.nuxt|\.turbo|\.gradle|\.(?:pytest|mypy|ruff)_cache|\.tox|\.parcel-cache|` +
  String.raw`CMakeCache\.txt|CMakeFiles|cmake-build-\w+|[\w.-]+\.egg-info|\.svelte-kit|\.angular|\.vite|\.output|\.dart_tool|htmlcov|\.nyc_output`;
const MADE = new RegExp(
  [
    String.raw`^(?:.*\.(?:log|tmp|temp|bak|old|orig|o|pyc|class|swp|gz|cache)|logs?|tmp|temp|te?mp-.*|\.?cache|vendor|bin|`,
    String.raw`\.DS_Store|thumbnails|trash|${REBUILT})$`,
  ].join(''),
  'i',
);
const IS_REBUILT = new RegExp(`^(?:${REBUILT})$`);
const KEPT_FOR_A_WHILE = /(?:^|\/)(?:\.?caches?|tmp|temp|__pycache__|node_modules)\//i;
/** `dist` for `web/dist/` and for `web/dist/*`. */
export const endOf = (text: string): string => text.replace(/\/\*?$/, '').replace(/^.*\//s, '');

/** Whether a file is made from others or kept for a while: a log, a build, a cache. "Clean up" means these, and no other that is not named. */
export const isMade = (text: string): boolean => KEPT_FOR_A_WHILE.test(text) || MADE.test(endOf(text));

/** Whether tools of a project make such a file or folder. */
export const isRebuilt = (text: string): boolean => IS_REBUILT.test(endOf(text));
