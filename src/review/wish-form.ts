/**
 * Tells a wish from a question for information and from a complaint, by its form. People leave the verb out: "zsh as my login shell",
 * "staging.local should point to this machine", "windows line ends weg". Pure.
 */
import { choice } from '../base/choice.ts';
import { LetterPattern } from '../base/letter-pattern.ts';

/** What a wish may begin with, before what is wished for. */
const LEAD = new LetterPattern(
  [
    String.raw`^\s*(?:(?:hi|hello|hey|ok(?:ay)?|so|now|and|also|then|please|pls|bitte|kindly|just)[\s,]+|`,
    String.raw`(?:how\s(?:do|can|should|would)\s(?:i|we|you)|how\sto|(?:can|could|would)\syou|is\sthere\sa\sway\sto|`,
    String.raw`(?:i|we)(?:'d|\swould)?\s(?:want|need|like)(?:\sto)?|let(?:'s|\sus|\sme)|wie\s(?:kann|mache?)\sich|comment)\s+)+`,
  ].join(''),
);

/** Words with which a line asks for information, or only to look, run or open what is there. */
const LOOKS = new LetterPattern(
  `^(?:${choice(String.raw`
    who(?:se|'s)? what(?:'s)? which why how(?:'s)? when where is are was were am does do did has have had can could may will
    show list print display view see look find search grep count check read tell explain describe compare diff watch trace preview plot
    test try verify validate inspect review debug monitor profile measure calculate sum summari[sz]e translate
    run start stop open launch execute exec build compile format lint play serve go\s(?:to|home|back|there) jump cd exit close wait next undo back
    fetch get ping
    was wie warum wieso weshalb welche[mnrs]? wer wo wann ist sind hat zeig\p{L}* list\p{L}* find\p{L}* such\p{L}* prüf\p{L}* starte?
    que quel(?:le)?s? qu'est-ce pourquoi où qui quand combien est-ce montre\p{L}* affiche\p{L}* liste\p{L}* cherche\p{L}* trouve\p{L}* lance
    qué cuál(?:es)? por\squé cómo dónde quién cuándo cuánto[as]? muestra\p{L}* lista\p{L}* busca\p{L}* o\sque qual como onde quem quanto
    mostra\p{L}* che cosa quale perché dove chi quando cerca\p{L}*`)})(?![\\p{L}-])`,
);

/** Words that make a sentence a wish, whatever its verb is. */
const SHOULD = new LetterPattern(
  `(?<!\\p{L})(?:${choice(String.raw`should shall must ought needs? want wants wish please bitte soll\p{L}* muss müss\p{L}* möchte\p{L}* will\sich
    doit doivent debe deben deve devono quiero voglio quero veux voudrais`)})(?!\\p{L})`,
);

/** Verbs in the form in which people tell what is so. */
const TELLS = new LetterPattern(
  `(?<!\\p{L}|that\\s|which\\s)(?:${choice(String.raw`
    is isn't are aren't was were has have had does doesn't don't did didn't can't cannot won't couldn't says? said fails? failed failing hangs?
    crash(?:es|ed)? breaks? broke[n]? times\sout refuses? complains? denied slow stuck wrong missing keeps\s\p{L}+ing asks ist sind war hat geht
    funktioniert est sont marche est[áa] son funciona è sono funziona`)})(?!\\p{L})`,
);

/** A single word names something, and asks for nothing. */
const WORDS_MIN = 2;

/** A sentence can tell what is so in one part and wish for something in the other: "journal takes 4G, cut to 500M". */
const PARTS = /[,;:]\s+|\s-+\s|[.!]\s+/;

/**
 * Whether a line of the user's words is a wish for a state: it does not ask for information, or to show or run something, and does not describe what is so.
 * A question mark is no sign of either.
 */
export const isWish = (text: string): boolean =>
  text.split('\n').some((line) => {
    const wish = LEAD.replace(line, '').trim();
    return !LOOKS.test(wish) && (isWished(line) || wish.split(PARTS).some(isWished));
  });

/** Whether every line asks for information, or to show or run something. */
export const looksOnly = ({ text }: { readonly text: string }): boolean =>
  text.split('\n').every((line) => LOOKS.test(LEAD.replace(line, '').trim()));

function isWished(part: string): boolean {
  const wish = LEAD.replace(part, '').trim();
  return wish.split(/\s+/).length >= WORDS_MIN && !LOOKS.test(wish) && (SHOULD.test(part) || !TELLS.test(wish));
}
