/** A path with the home folder written as `~`, so that the account name, which is often a person's name, is not sent. */
export function tilde(path: string, home: string): string {
  if (home === '' || home === '/') return path;
  return path === home ? '~' : path.startsWith(`${home}/`) ? `~${path.slice(home.length)}` : path;
}
