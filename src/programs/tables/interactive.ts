/** The options of a container's command line that give it the terminal. */
export const INTERACTIVE = /^(?:-[A-Za-z]*[it][A-Za-z]*|--interactive|--tty)(?:=true)?$/;
