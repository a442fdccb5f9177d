/** Programs that put files somewhere, with the option of each that leaves what is there. Sources: cp(1), mv(1), tar(1), unzip(1). */
const KEEPS = /(?:^|[|;&] *|-exec )(?:cp|mv|tar|unzip)(?: -\S+)* -\w*[nk]/;

/** Whether a simple line, as a rule writes it, leaves the files that exist as they are. */
export const keepsFiles = (line: string): boolean => KEEPS.test(line);
