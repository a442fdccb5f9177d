/** Concepts that the rules of git-requests.ts and git-change.ts share. */

export const BASE =
  'git show find all current file commit branch list name last detail status new modified local remote-url host change count log history set copy';
