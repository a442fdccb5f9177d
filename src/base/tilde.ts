/** A path with the home folder written as `~`: shorter, and without the account name, which is often a person's name. */
export function tilde(path: string, home: string): string {
  if (home === '' || home === '/') return path;
  return path === home ? '~' : path.startsWith(`${home}/`) ? `~${path.slice(home.length)}` : path;
}
