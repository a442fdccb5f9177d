/** The prompts of shells in front of a command, recognised by their form: models copy them with the command from what they have read. */

const AT_HOST = String.raw`[\w.-]+@[\w.-]+`;
/** The text before the space. A path alone ends in `$` or `%`: behind `#` and `>` a command may go on. */
const FORMS = [
  '[$%❯λ]',
  String.raw`${AT_HOST}(?:[: ][^\s$%#>]*)? ?[$%#>]`,
  String.raw`\[${AT_HOST}[: ][^\]\n]*\] ?[$%#]`,
  String.raw`~[^\s$%]* ?[$%]`,
  String.raw`(?:ba|z|da|k)?sh-?[\d.]*[$%#]`,
  // oh-my-zsh: its first theme
  String.raw`➜ +(?:[~/]\S*|\S+ git:\([^)\n]*\))(?: +✗)?`,
  // PowerShell and cmd.exe
  String.raw`PS [^>\n]*>`,
  String.raw`[A-Z]:\\[^>\n]*>`,
].join('|');

/** The name of an environment of Python may be in front of a prompt. */
const PROMPT = new RegExp(String.raw`^\s*(?:\([\w.-]+\) )?(?:${FORMS})(?:[ \t]+(?![<\s])|(?<=>)(?=\w))`);
const BEGINS =
  /^(?:[\w.-]+(?:@[\w.-]*(?:[: ][^\s$%#>]*)? ?[$%#>]?)?|\[[\w.-]+@[^\]\n]*\]? ?[$%#]?|~[^\s$%]* ?[$%]?|[$%❯λ]|PS(?: [^>\n]*>?)?)?$/;

export const isPrompted = (line: string): boolean => PROMPT.test(line);

export const withoutPrompt = (line: string): string => line.replace(PROMPT, '');

/** Whether more text may make the beginning of a line a prompt. */
export const mayBePrompt = (line: string): boolean => BEGINS.test(line);
