import { bad, mild } from '../effect-rows.ts';
import type { Family } from '../program.ts';

/** Settings that decide who gets the questions and the key, and with which program the key is made. */
const DESTINATION = 'key|key_command|base_url|provider|wire|server_fetch|profile';

/** This product's own commands: one Enter on a wrong one would give the key away. */
export const OWN: Family = {
  yosh: {
    effects: {
      rows: [
        bad(`config set ${DESTINATION}`, 'changes', 'changes who gets your questions and your key'),
        mild('config set', 'changes', 'changes a setting of yosh'),
        bad('config get', 'secret', 'shows your key', { options: '--reveal' }),
        bad('sent', 'secret', 'shows the whole of the last request', { options: '--body' }),
        bad('forget', 'deletes', 'deletes your stored conversations'),
        mild('setup', 'changes', 'changes the settings of yosh'),
        mild('doctor', 'network', 'asks the provider one short question'),
      ],
      everyVerb: true,
    },
    unasked: [
      {
        args: new RegExp(String.raw`(?:^| )config (?:\S+ )*?set (?:\S+ )*?(?:[\w-]+\.)?(?:${DESTINATION})(?: |=|$)`),
        what: 'changes who gets your questions and your key',
        wish: /provider|server|url|address|key|wire|profile|anthropic|openai|ollama|local|yosh/i,
      },
      { args: /(?:^| )config get .*--reveal/, what: 'shows your key', wish: /key|secret|reveal/i },
    ],
    verbs: true,
  },
  yo: { network: 'talks' },
};
