/** Programs: the commands of this product. One Enter on a wrong one would give the key away. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';

/** Settings that decide where the questions and the key are sent, and which program prints the key. */
const DESTINATION = 'key|key_command|headers|base_url|provider|wire|server_fetch|profile|fallback';

export const OWN = (): Family => ({
  yosh: {
    effects: {
      rows: [
        dangerous(`config set ${DESTINATION}`, 'changes', 'changes where your questions and your key are sent'),
        ordinary('config set', 'changes', 'changes a setting of yosh'),
        dangerous('config get', 'secret', 'shows your API key', { options: '--reveal' }),
        dangerous('sent', 'secret', 'shows the whole last request', { options: '--body' }),
        dangerous('forget', 'deletes', 'deletes your stored conversations'),
        ordinary('memory edit', 'changes', 'changes what yo remembers'),
        ordinary('trust', 'changes', 'has yo read a file of this project'),
        ordinary('bug', 'changes', 'writes a file with a question and its answer'),
        ordinary('replay', 'network', 'asks the model a recorded question again'),
        ordinary('setup', 'changes', 'changes the settings of yosh'),
        ordinary('models', 'network', 'asks the provider which models it has'),
        ordinary('doctor', 'network', 'asks the provider one short question'),
      ],
      everyVerb: true,
    },
    area: 'yosh',
    unasked: [
      {
        args: new RegExp(String.raw`(?:^| )config (?:\S+ )*?set (?:\S+ )*?(?:[\w-]+\.)?(?:${DESTINATION})(?: |=|$)`),
        what: 'changes where your questions and your key are sent',
        kind: 'startup',
        area: 'yosh',
        object: /set (?:\S+ )*?[\w.-]+[ =](\S+)/,
      },
      { args: /(?:^| )config get .*--reveal/, kind: 'secret', area: 'yosh', what: 'shows your API key' },
    ],
    verbs: true,
  },
  yo: { network: 'talks' },
});
