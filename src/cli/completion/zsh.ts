/**
 * The script for zsh, as static text: to be sourced, or put as `_yosh` into a folder of fpath. Sourced before compinit has run
 * it does nothing, silently. No `emulate` inside: the completion system has set the options its own functions need.
 */
import type { Command } from '../command.ts';
import { flagPlacesOf, flagsWithText, type Offer, placesOf } from './tree.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const escaped = (text: string): string => text.replaceAll(':', String.raw`\:`);
const described = ({ text, about }: Offer): string => quoted(about === '' ? escaped(text) : `${escaped(text)}:${about}`);
const row = (pattern: string, offers: readonly Offer[]): string => `      (${pattern}) offers=(${offers.map(described).join(' ')}) ;;`;

export function zshCompletion(commands: readonly Command[]): string {
  const flagPlaces = flagPlacesOf(commands);
  const flags = flagPlaces.map(({ after, flags: list }) =>
    row(
      after === '' ? "''" : `'${after}'|'${after} '*`,
      list.map((flag) => ({ text: `--${flag.name}`, about: flag.about })),
    ),
  );
  const words = placesOf(commands).map(({ after, offers }) => row(`'${after}'`, offers));
  return `#compdef yosh
# zsh completion for yosh, made by: yosh completion zsh
_yosh() {
  local place='' word=''
  local -i i=2
  local -a offers
  for ((i = 2; i < CURRENT; i++)); do
    word=\${words[i]}
    case $word in
      (${flagsWithText(flagPlaces).join('|')}) i+=1 ;;
      (-*) ;;
      (*) place="$place\${place:+ }$word" ;;
    esac
  done
  (( i == CURRENT )) || return 1
  if [[ \${words[CURRENT]} == -* ]]; then
    case $place in
${flags.join('\n')}
    esac
  else
    case $place in
${words.join('\n')}
    esac
  fi
  (( $#offers )) || return 1
  _describe -t words word offers
}
if [[ \${funcstack[1]-} == _yosh ]]; then
  _yosh "$@"
elif (( \${+functions[compdef]} )); then
  compdef _yosh yosh
fi
`;
}
