/** Verbs with which a subcommand only looks something up, in the command lines of clouds and of other services. */
const VERBS = 'can-i get show list ls status info describe view history search lookup estimate validate preview check-name'.split(' ');

/** `show`: the word itself. */
export const LOOKS: ReadonlySet<string> = new Set(VERBS);

/** Such a verb with what is looked up: `list-clusters`, `get-object-acl`. */
export const LOOKS_UP = new RegExp(`^(?:${VERBS.join('|')})(?:-[a-z\\d-]+)?$`);
