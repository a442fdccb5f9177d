/** Recognises a question in another language than English, so that it gets a true answer and not a wrong match. */

/** Frequent words of languages written in Latin letters that are no English words and no names of programs. */
const FOREIGN = new Set(
  // German
  (
    'wie ich alle aus nicht und oder der die das ein eine einen dem den auf mit ist sind wird werden kann zeige zeig zeigen lösche loesche ' +
    'löschen dateien datei ordner verzeichnis größten grösste außer ohne welche welcher warum wieviel viele mir mein meine im zum zur für von ' +
    'finde suche kopiere verschiebe benenne erstelle nach was läuft bitte mach warum ging hier gibt sie sondern nur ' +
    // French
    'comment le les des une dans sur avec sans pas est sont je tous toutes fichiers fichier dossier dossiers supprimer afficher quel quels ' +
    'quelle où pourquoi combien mon mes qui lister trouver du et ' +
    'trouve cherche crée supprime renomme copie montre mot depuis cette quelles ' +
    // Spanish, Portuguese, Italian
    'cómo como puedo los las una del en con sin por para qué cuál cuánto borrar eliminar archivos archivo carpeta directorio mostrar todos todas ' +
    'el mis procesos usan más memoria arquivos pasta apagar todos os come posso tutti il gli della nella cartella elimina mostra ' +
    'busca borra copia mueve muestra cuántas líneas espacio qué últimos trova cerca crea rinomina cancella mostrami quante quanto righe qual spazio ' +
    'encontre quantas linhas cria apaga renomeia meu uma você ' +
    // Dutch, Polish, Swedish
    'hoe verwijder bestanden alle het een van jak usunąć pliki plik wszystkie hur tar jag bort filer alla ' +
    'zoek maak toon hernoem kopieer hoeveel regels bestand behalve nog'
  ).split(' '),
);
/** English words that are in the list above, too. */
/** Words of English grammar: a question with one of them is in English. */
const ENGLISH = new Set('the my our your this that these those of to with how show list find is are does file files folder and'.split(' '));
const SHARED = new Set(['den', 'die', 'come', 'tar', 'el', 'as', 'alle', 'des', 'en', 'los', 'il', 'das', 'alla', 'was', 'nog']);
const SCRIPTS = 'Han Hiragana Katakana Hangul Cyrillic Arabic Hebrew Greek Devanagari Thai'.split(' ');
/** Making it takes 4 ms, so it is not made for a question in ASCII. */
const otherScript = (): RegExp => new RegExp(`[${SCRIPTS.map((name) => `\\p{Script=${name}}`).join('')}]`, 'u');

/** The words of a question in small letters: names of files in it do not count. */
const wordsOf = (question: string): string[] =>
  question
    .toLowerCase()
    .replace(/"[^"]*"|'[^']*'/g, ' ')
    .split(/[\s,;:?!()¿¡]+/)
    .filter((word) => word !== '' && !/[./\\*~$\d]/.test(word.replace(/[.]$/, '')))
    .map((word) => word.replace(/[.]$/, ''));

/** Whether the question is probably not in English. */
export function isForeign(question: string): boolean {
  const words = wordsOf(question);
  if (words.length === 0) return false;
  const isAscii = !/[^\0-\x7f]/.test(question);
  if (!isAscii) {
    const script = otherScript();
    if (words.filter((word) => script.test(word)).length * 2 >= words.length) return true;
  }
  const foreign = words.filter((word) => FOREIGN.has(word));
  const certain = foreign.filter((word) => !SHARED.has(word));
  return certain.length >= 2 && foreign.length * 3 >= words.length;
}

/** Whether a question without an answer may be in another language: one sign of that is enough, where nothing is a sign of English. */
export function mayBeForeign(question: string): boolean {
  const words = wordsOf(question);
  const isSign = (word: string): boolean => (FOREIGN.has(word) && !SHARED.has(word)) || (/[^\0-\x7f]/.test(word) && /\p{L}/u.test(word));
  return words.length > 1 && words.some(isSign) && !words.some((word) => ENGLISH.has(word));
}
