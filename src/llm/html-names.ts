/** Names of HTML elements that people ask about and models write in words: as marks of an answer they would be taken out of it. */
export const HTML_NAMES: ReadonlySet<string> = new Set(
  `
    a b i p u s br hr em h1 h2 h3 h4 h5 h6 li ol ul td th tr dl dt dd div img nav pre sub sup svg code head body html form
    input label link main meta span table style title script button strong summary details section header footer article kbd
    tbody thead select option textarea iframe video audio canvas`
    .trim()
    .split(/\s+/),
);
