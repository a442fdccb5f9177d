/** What a command opens to everybody: an address that means every network, a right for every account. Pure. */
import { about } from '../programs/index.ts';
import type { SimpleCommand } from '../syntax/simple-command.ts';
import { scriptText } from '../syntax/unwrap.ts';
import { type Effect, ordinary } from './effect-types.ts';

/** The options and operands in which such an address is one to listen at, not one to look for or to connect to. */
const LISTENS = new RegExp(
  [
    String.raw`(?:^|\s)(?:--?(?:[\w.]+[-.])?(?:host(?:name)?|bind|ip|address|addr|listen|interface|publish|server|http)(?:[-.]\w+)*[=\s]|-[bHLRDlpS]\s?|`,
    String.raw`runserver\s|start\s)["']?(?:0\.0\.0\.0|\*|\[::\]|::)(?=[:\s"'/]|$)`,
  ].join(''),
);
/** Accounts that stand for everybody. Sources: the access control of Amazon S3, Google Cloud Storage and Kubernetes. */
const ALL_ACCOUNTS = new RegExp(
  String.raw`(?<![\w-])(?:allUsers|allAuthenticatedUsers|public-read(?:-write)?|system:(?:anonymous|unauthenticated)` +
    String.raw`|--allow-unauthenticated|publicRead(?:Write)?)(?![\w-])`,
);

/** Something here that others reach over the network. */
export const OPEN_TO_ALL = ordinary('protection', 'lets every machine that reaches this one connect', { area: 'network', open: true });

export function exposureEffects({ program, args }: SimpleCommand): readonly Effect[] {
  const { reads, files, area, request } = about(program);
  if (program === null || reads === true || files === 'shown' || program === 'echo' || program === 'printf') return [];
  const words = args.map(scriptText);
  const text = words.join(' ');
  const opened = request === undefined && area !== 'firewall' && LISTENS.test(text);
  const shared = ALL_ACCOUNTS.exec(text)?.[0];
  const places = words.filter((word) => /^[a-z][\w+.-]*:\/\/./i.test(word));
  return [
    ...(opened ? [OPEN_TO_ALL] : []),
    ...(shared === undefined
      ? []
      : [ordinary('protection', `opens something to everybody (${shared})`, { area: 'accounts', objects: places, open: true })]),
  ];
}
