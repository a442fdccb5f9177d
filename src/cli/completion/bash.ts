/**
 * The script for bash, as static text. It uses nothing of the bash-completion package, works from bash 4.4 on, and holds to the
 * user's options: no unset variable is read, no bare command fails, IFS is its own.
 */
import type { Command } from '../command.ts';
import { flagPlacesOf, flagsWithText, placesOf } from './tree.ts';

const row = (pattern: string, offers: readonly string[]): string => `      ${pattern}) offers='${offers.join(' ')}' ;;`;

export function bashCompletion(commands: readonly Command[]): string {
  const flagPlaces = flagPlacesOf(commands);
  const flags = flagPlaces.map(({ after, flags: list }) =>
    row(
      after === '' ? "''" : `'${after}' | '${after} '*`,
      list.map((flag) => `--${flag.name}`),
    ),
  );
  const words = placesOf(commands).map(({ after, offers }) =>
    row(
      `'${after}'`,
      offers.map((offer) => offer.text),
    ),
  );
  return `# bash completion for yosh, made by: yosh completion bash
_yosh() {
  local IFS=$' \\t\\n' current=\${COMP_WORDS[COMP_CWORD]-} place='' offers='' word='' i=1
  for ((i = 1; i < COMP_CWORD; i++)); do
    word=\${COMP_WORDS[i]}
    case $word in
      ${flagsWithText(flagPlaces).join(' | ')})
        i=$((i + 1))
        [[ \${COMP_WORDS[i]-} != '=' ]] || i=$((i + 1))
        ;;
      -*) ;;
      *) place="$place\${place:+ }$word" ;;
    esac
  done
  COMPREPLY=()
  ((i == COMP_CWORD)) || return 0
  if [[ $current == -* ]]; then
    case $place in
${flags.join('\n')}
    esac
  else
    case $place in
${words.join('\n')}
    esac
  fi
  for word in $offers; do
    [[ $word != "$current"* ]] || COMPREPLY+=("$word")
  done
  return 0
}
complete -F _yosh yosh
`;
}
