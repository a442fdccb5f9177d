/** A path as people write it: the home folder as `~`. The name of the account, which is often a person's, stays here that way. */
export function tilde(path: string, home: string): string {
  if (home === '' || home === '/') return path;
  return path === home ? '~' : path.startsWith(`${home}/`) ? `~${path.slice(home.length)}` : path;
}
