/** Guesses what a command line of a service does from its verbs: `anything delete x`, `anything add-iam-policy-binding x`. */
import { about } from '../programs/index.ts';
import type { SimpleCommand } from '../syntax/simple-command.ts';
import { flagsOf } from '../syntax/flags.ts';
import { dangerous, type Effect } from './effect-types.ts';
import { LOOKS_UP } from './looking-verbs.ts';
import { pathOf } from './paths.ts';

/** Words that mean a deletion in nearly every program when they are among its first operands. */
const VERB = /^(?:batch-)?(?:delete|destroy|purge|wipe|erase|terminate|undeploy|deregister|deprovision|nuke)(?:[-_:](?!protect)[\w:-]+)?$/i;
/** Words that mean a deletion only in combination, with a colon or a dash. */
const COMPOUND =
  /^(?:remove-(?!comment)[\w-]+|[\w-]+:(?:delete|destroy|drop|purge|flush|wipe|reset)|db:(?:drop|reset|purge)(?::\w+)?|dropdb|dropuser)$/i;
/** Words that switch off what watches or guards, or set a date for an end: `stop-logging`, `disable-key`, `schedule-key-deletion`. */
const STOPS = new RegExp(
  String.raw`^(?:schedule-[\w-]*deletion|(?:stop|disable|suspend|deactivate|deregister|detach)-[\w-]*(?:log|logging|trail|recorder|monitor` +
    String.raw`|detector|key|mfa|guard|protection|alarm|rule|policy|hub|encryption)[\w-]*)$`,
  'i',
);
/** Programs that delete with an option. */
const BY_OPTION = /^(?:kafka-[\w-]+?|zkCli)(?:\.sh)?$/;
const OPTIONS: readonly string[] = ['delete', 'delete-config', 'remove', 'reset-offsets'];
/** How people ask for such an end: to stop something is less. Beginnings of words. */
const ENDED = `off\\b forc delet remov terminat destroy drop\\b eras wip[ei] purg nuke tear gone\\b rid\\b kill clean raz[ei] undeploy de-?regist de-?provision
  decommission lösch entfern supprim élimin elimin borr rimuov cancell apag 删除 終了 削除 삭제 удал verwijder usu[nń] away\\b throw trash
  revok reset empty clear cancel unpublish retire`;
/** Only the first operands count: a file that is called `delete` comes later. */
const FIRST_OPERANDS = 4;

/** Things of a service that decide who may do what. */
const GRANTED =
  String.raw`(?:iam|access|acls?|defacl|polic(?:y|ies)|(?:role|policy|cluster-?role|user)-?(?:binding|assignment)s?|permissions?|grants?` +
  String.raw`|roles?|members?|collaborators?|credentials?|deploy-?keys?|(?:ssh|access|api|service-account|storage)-?keys?|keys?-?pairs?` +
  String.raw`|tokens?|login-profile|security-?groups?(?:-rules?)?|firewall(?:s|-rules?)?|nsg|authorizations?|visibility)`;
const GIVES = String.raw`(?:add|attach|put|set|create|grant|invite|import|authorize|allow|assign|bind|enable|ch|apply|insert|reset|update|edit)`;
/** Verbs that give others rights or an account a new key, as one word: `attach-user-policy`, `keys:add`, `make-public`. */
const ACCESS_VERB = new RegExp(
  String.raw`^(?:${GIVES}[-_:](?:[\w]+[-_:])*?${GRANTED}(?:[-_:][\w-]+)?|${GRANTED}[-_:]${GIVES}|clusterrolebinding|rolebinding|make-public` +
    String.raw`|(?:put|delete|set)-public-access-block|add-user-to-group|modify-(?:image|snapshot|db-snapshot)-attribute|authorize-[\w-]+)$`,
  'i',
);
/** Giving access in two words, a noun and a verb: `role assignment create`, `ssh-key add`, `iam ch`. */
const ACCESS_NOUN = new RegExp(`^${GRANTED}$`, 'i');
const ACCESS_DEED = new RegExp(`^${GIVES}$`, 'i');
/** Rules that only say when something is scaled, kept or rotated are called policies, too. */
const NO_ACCESS = /scaling|lifecycle|retention|rotation|routing|replication|backup|network-policy|cors/i;

/** The ports of a rule for all of them. */
export const ALL_PORTS = '0-65535';
/** Rules for who may reach a machine. */
const REACHED = /security-?group|firewall|nsg/i;

/** Rights that a command gives to others at a service: the words for it are much the same in the command lines of all clouds. */
export function accessEffects({ program, args, scope }: SimpleCommand): readonly Effect[] {
  const { area, network, effects } = about(program);
  if (area !== 'cloud' && !(network === 'talks' && effects?.loose === true)) return [];
  const flags = flagsOf(args);
  const words = flags.operands.slice(0, FIRST_OPERANDS + 1).map(({ value }) => value ?? '');
  const at = words.findIndex(
    (word, index) =>
      !NO_ACCESS.test(word) &&
      (ACCESS_VERB.test(word) ||
        (ACCESS_NOUN.test(word) && ACCESS_DEED.test(words[index + 1] ?? '')) ||
        // `network nsg rule create`
        (words[index - 1] === 'nsg' && word === 'rule' && ACCESS_DEED.test(words[index + 1] ?? '')) ||
        (ACCESS_DEED.test(words[index - 1] ?? '') && /^(?:cluster)?rolebinding$|^iam$/.test(word))),
  );
  if (at === -1) return [];
  // the order of rules is no object
  const values = [...flags.values].filter(([name]) => name !== 'priority').flatMap(([, given]) => given);
  const objects = [...flags.operands.slice(at + 1), ...values].map((arg) => pathOf(arg, scope));
  const isReach = words.slice(0, at + 1).some((each) => REACHED.test(each));
  return [
    dangerous('startup', `gives others rights: ${program} ${words.slice(0, at + 2).join(' ')}`, {
      area: isReach ? 'firewall' : 'accounts',
      objects:
        isReach && /(?:protocol|ports?)[ =](?:-1|all)\b/i.test(args.map(({ text }) => text).join(' ')) ? [...objects, ALL_PORTS] : objects,
      deed: 'gives-rights',
    }),
  ];
}

/**
 * Hundreds of command lines of services have such verbs, too many to list. Used only for programs whose row does not already explain the
 * word.
 */
export function verbEffects(command: SimpleCommand): readonly Effect[] {
  const flags = flagsOf(command.args);
  const words = flags.operands.slice(0, command.program === 'java' ? FIRST_OPERANDS + 2 : FIRST_OPERANDS).map(({ value }) => value ?? '');
  const verb = words.find((word) => VERB.test(word) || COMPOUND.test(word));
  const { area } = about(command.program);
  const objects = verb === undefined ? [] : flags.operands.slice(words.indexOf(verb) + 1).map(({ value, text }) => value ?? text);
  const named = [...objects, ...[...flags.values.values()].flat().map(({ value, text }) => value ?? text)];
  if (verb !== undefined)
    return [
      dangerous(
        'deletes',
        `deletes something for good: ${command.program} ${verb}`,
        area === undefined ? {} : { area, objects: named, called: ENDED },
      ),
    ];
  const stop = words.find((word) => STOPS.test(word));
  if (stop !== undefined && area !== undefined)
    return [
      dangerous('system', `switches off or ends what guards others: ${command.program} ${stop}`, {
        area,
        objects: [...flags.operands.slice(words.indexOf(stop) + 1), ...[...flags.values.values()].flat()].map(
          ({ value, text }) => value ?? text,
        ),
      }),
    ];
  const option = BY_OPTION.test(command.program ?? '') ? OPTIONS.find((each) => flags.has(each)) : undefined;
  return option === undefined ? [] : [dangerous('deletes', `deletes something for good: ${command.program} --${option}`)];
}

/** Verbs that do something, alone or before what they do it to. */
const DOES = new RegExp(
  String.raw`^(?:add|apply|approve|assign|associate|attach|cancel|change|configure|copy|create|delete|deploy|disable|enable|exec|export|import|install` +
    String.raw`|invoke|join|login|modify|move|patch|publish|purge|push|put|reboot|register|release|remove|reset|resize|restart|restore|revoke|rotate|run` +
    String.raw`|send|set|ssh|start|stop|submit|sync|tag|terminate|unset|update|upgrade|upload|write)(?:-[a-z\d-]+)?$`,
);
/** What such a verb would show. */
const SECRET_THING = /secret|credential|token|passw|(?:^|-)keys?(?:$|-)|kubeconfig|connection-string|login|parameter|session/;

/** Whether a service's command line only looks something up that is no secret, by its verb. */
export function onlyLooks({ program, args }: SimpleCommand): boolean {
  const { area, network } = about(program);
  if (area !== 'cloud' || network !== 'talks') return false;
  const words = flagsOf(args)
    .operands.slice(0, FIRST_OPERANDS + 1)
    .map(({ value }) => value ?? '');
  return words.some((word) => LOOKS_UP.test(word)) && !words.some((word) => DOES.test(word) || SECRET_THING.test(word));
}
