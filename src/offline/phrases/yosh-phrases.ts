/** What people ask about this program itself. Elsewhere its name would be taken for a package, a service or a file. */
import { type Phrase, say } from '../phrasebook.ts';

const SELF = '(you|yosh|yo|this|this program|this thing)';
const MODEL = '(model|ai|llm|ai model|language model|provider|api key|chatgpt|gpt|claude|openai|anthropic|ollama)';

const ANSWERS: readonly (readonly [ask: readonly string[], text: string])[] = [
  [
    [
      `(connect|add|use|set up|setup|configure|choose|select|change|switch|enter|set|get) [to] [another|different|other|real|better|new] ${MODEL}`,
      `(connect|set up|setup|configure) (yosh|yo|this) (to|with) ${MODEL}`,
      `(which|what) ${MODEL} (is this|are you|do you use|are you using|is connected|is used)`,
      `(is there|do you use|are you using|do you have|are you) [any] ${MODEL}`,
    ],
    'No model is connected: these answers come from rules on this machine. To connect one: yosh setup',
  ],
  [
    [
      `why (are|is) your (answers|answer) so (limited|short|bad|poor|dumb|stupid|simple|weak)`,
      `why (are|is) ${SELF} so (limited|bad|poor|dumb|stupid|simple|weak)`,
      'why (do|can) you (not|understand so little|know so little) [understand me|answer|help|do more|answer that|understand that]',
      'why do you not know that',
    ],
    'Without a model there are only rules for everyday requests, and what no rule reads as a whole has no answer. To connect a model: yosh setup',
  ],
  [
    [
      `(do|does|will|did) ${SELF} (send|upload|share|leak|transmit|collect|store) [any of] (data|files|commands|anything|something|information|questions) ` +
        '[anywhere|somewhere|to anyone|to anybody|to the internet|to the cloud|to someone|online]',
      `is (anything|something|data) (sent|uploaded|shared|stored) [anywhere|somewhere|to anyone|to the internet|to the cloud|online]`,
      '(what is|what gets|what do you) (sent|send) [to the model|to the internet|to the cloud|anywhere|about me]',
      `(does|do) ${SELF} (need|require|use) [the] (internet|network|internet connection)`,
      'is this private',
    ],
    'Nothing leaves this machine while no model is connected. A model gets your question with the facts that belong to it; yosh sent shows what left.',
  ],
  [
    [
      `(do|does|will|would|did) ${SELF} (run|execute|start) (commands|anything|something|code|things) [by yourself|by itself|on your own|automatically] ` +
        '[without asking|without enter|without permission] [me|first|me first]',
      '(run|execute|start) (commands|anything|something|code|things) ' +
        '(by yourself|on your own|automatically|without asking|without permission) [me|first|me first]',
      'is it (safe|dangerous) [to use you|to use yosh|to use this]',
    ],
    'No. A command is put on your prompt, where you can edit it. Nothing runs before you press Enter.',
  ],
  [
    [
      `(turn|switch) ${SELF} off [again|for a while|for now]`,
      `(turn|switch) off ${SELF}`,
      `(stop|pause|disable|silence|deactivate|quit|leave|exit|end|close) (you|yosh|yo)`,
    ],
    'yo off: nothing is captured or sent until yo on. exit leaves yosh.',
  ],
  [
    [
      `where is [yosh|yo] (config|configuration|config file|configuration file|settings|settings file) [of yosh|of yo|stored|saved|kept]`,
      `where (are|do you keep|do you store|do you save|does yosh keep|does yosh store) [yosh|yo] (settings|config|configuration|key|api key)`,
      `where is (key|api key) [stored|saved|kept]`,
      `(show|change|edit|find) (yosh|yo|this programs) (config|configuration|settings|config file)`,
    ],
    'In ~/.yoconf, where a key is too. yosh config list shows the settings, yosh config set KEY VALUE changes one.',
  ],
  [
    ['(uninstall|delete|deinstall|purge|get rid of) (yosh|yo|you|this program|yosh again|yosh completely)'],
    'First yosh forget, which deletes what is stored. Then take the line of yosh out of your rc file, delete ~/.yoconf, and delete the program: ' +
      'npm uninstall -g yosh, or the folder that you cloned. The lines to paste are in docs/uninstall.md; yosh --help says where that is.',
  ],
  [
    ['(install|update|upgrade|reinstall) (yosh|yo|you)'],
    'yosh is in no package list of the system: update it as you installed it, by npm or from its repository. yosh --version says which one runs.',
  ],
  [
    [
      '(forget|delete) [everything|all|what] [that] you (know|stored|remember|have stored) [about me]',
      '(what do|do) you (store|remember|keep) [about me]',
    ],
    'yosh memory shows what you had remembered, yosh log the exchanges. yo reset forgets this conversation, yosh forget what is stored.',
  ],
];

export const yoshPhrases: readonly Phrase[] = ANSWERS.map(([ask, text]) => ({
  ask,
  reply: () => (/model/.test(text) ? { text, saysOffline: true } : say(text)),
}));
