/** Rows of frozen sets whose remedy a later reader of the lines found wrong: what the line says since then. */
export const JUDGED_ANEW: Readonly<Record<string, RegExp>> = {
  'a quota of the project': /next month.*where it says/,
  'a free tier that has ended': /change that setting.*yosh models/,
  'LiteLLM, a budget': /raise it.*whoever manages it/,
  'LiteLLM, the budget of a key': /raise it.*whoever manages it/,
};
