/** The image that a container is made of: code that others publish. */
import { optionsEnd, scriptText } from '../syntax/unwrap.ts';
import { about, wrappingsOf } from '../programs/index.ts';
import { flagsOf, sliceArg } from '../syntax/flags.ts';
import { type Arg, literalArg, type SimpleCommand } from '../syntax/simple-command.ts';
import { dangerous, type Effect, ordinary } from './effect-types.ts';
import { isLoopback } from '../base/loopback.ts';
import { shownArg } from './subject.ts';

/** Commands of a container program whose `run`, `create` or `pull` takes no image. */
const NO_IMAGES: ReadonlySet<string> = new Set(
  'compose exec network volume context plugin secret config swarm stack buildx builder machine pod manifest farm'.split(' '),
);

/** `docker run IMAGE`, `docker create IMAGE`, `docker pull IMAGE`: an image with a registry or an owner in its name is anybody's. */
export function imageEffects(command: SimpleCommand): readonly Effect[] {
  const { program, args } = command;
  if (about(program).area !== 'containers') return [...clusterImageEffects(command), ...chartImageEffects(command)];
  const running = wrappingsOf(program).find(({ subcommand, where }) => where === 'container' && subcommand?.includes('run') === true);
  if (running === undefined) return [];
  const verb = args.findIndex(({ value }) => value === 'run' || value === 'create' || value === 'pull');
  // `compose run SERVICE`, `network create NAME`, `plugin create NAME`: no image
  if (verb === -1 || args.slice(0, verb).some(({ value }) => NO_IMAGES.has(value ?? ''))) return [];
  const image = args[optionsEnd(args, verb + 1, running) ?? args.length];
  if (image === undefined) return [];
  return ofImage(image);
}

/** `kubectl run x --image=IMAGE`, `kubectl set image deploy/x x=IMAGE`. */
function clusterImageEffects({ program, args }: SimpleCommand): readonly Effect[] {
  if (about(program).area !== 'cloud' || wrappingsOf(program).every(({ where }) => where !== 'container')) return [];
  const given = flagsOf(args, { long: ['image'] })
    .values.get('image')
    ?.at(-1);
  const at = args.findIndex(({ value }, index) => value === 'image' && args[index - 1]?.value === 'set');
  const set = at === -1 ? [] : args.slice(at + 1).filter(({ text }) => /^[\w*-]+=/.test(text));
  return [...(given === undefined ? [] : [given]), ...set.map((arg) => sliceArg(arg, arg.text.indexOf('=') + 1))].flatMap(ofImage);
}

/** A value of a chart that names an image or a registry, up to a host. */
const CHART_IMAGE = new RegExp(
  String.raw`^(?:--set(?:-string)?=)?(?:[^=]*,)?(?:[\w.-]*\.)?(?:image(?:\.(?:repository|registry|name|tag))?|(?:image)?registry|repository)=` +
    String.raw`(?=([\w-]+(?:\.[\w-]+)+)(?:[:/,]|$))`,
  'i',
);
/** `helm upgrade api ./chart --set image.repository=HOST/NAME`: an image from a registry of another host. */
function chartImageEffects({ program, args }: SimpleCommand): readonly Effect[] {
  if (about(program).area !== 'cloud') return [];
  return args.flatMap((arg) => {
    const [set = '', host = ''] = CHART_IMAGE.exec(scriptText(arg)) ?? [];
    return set === '' || !/\.[a-z]{2,}$/i.test(host) ? [] : ofImage(literalArg(scriptText(arg).slice(set.length).split(',')[0] as string));
  });
}

function ofImage(image: Arg): readonly Effect[] {
  const name = image.value ?? image.text;
  const bare = name.replace(/@sha256:\w+$/, '').replace(/:[\w.-]+$/, '');
  const owner = bare.split('/')[0] as string;
  const isOfficial = !bare.includes('/') || owner === 'library' || isLoopback(owner.replace(/:\d+$/, ''));
  return [
    (isOfficial ? ordinary : dangerous)('runs-foreign-code', `runs the image ${shownArg(image)}`, { area: 'containers', objects: [bare] }),
  ];
}
