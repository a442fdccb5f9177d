/** Shell commands that a line writes into a start-up file, where they run later: they are read like the line itself. */
import { about } from '../programs/index.ts';
import { flagsOf } from '../syntax/flags.ts';
import type { SimpleCommand } from '../syntax/simple-command.ts';
import { givenText, scriptText, stdinText } from '../syntax/unwrap.ts';
import { isLoopback } from '../base/loopback.ts';
import { type Account, account, dangerous, type Effect, ordinary } from './effect-types.ts';
import { crontabText, isCronFile, jobsIn } from './cron-text.ts';
import { commandsNamedIn } from './escapes.ts';
import { ownerIn } from './host-in.ts';
import { ROTATION_SCRIPTS, settingFile } from './setting-files.ts';
import { settingsIn } from './written-settings.ts';
import { isBuildFile, isList, isSetting, isStartup, isSystem, placeOf } from './paths.ts';

/** Start-up files that hold settings: units, keys, accounts, and what one program reads. A line of them is no command of a shell. */
const SETTINGS = new RegExp(
  [
    String.raw`/\.ssh/(?!rc$)|gitconfig$|/systemd/|\.(?:service|timer|socket|desktop|plist)$|/(?:sudoers|passwd|shadow|group|fstab|environment)|`,
    String.raw`^/etc/(?:logrotate\.d|udev|modules-load|apt/apt\.conf|doas\.conf|polkit-1|ld\.so\.preload|hosts\.allow)`,
  ].join(''),
);
const isShellCode = (text: string): boolean => isStartup(text) && !SETTINGS.test(text);

/** Accounts for the text that a command writes into a start-up file, when the line contains it: `echo … >> ~/.bashrc`, `… | crontab -`. */
export function writtenCodeAccount(command: SimpleCommand): Account {
  const { program, args, from } = command;
  const written = placesWritten(command);
  const intoStartup = written.some(isShellCode) || program === 'crontab' || program === 'at' || program === 'batch';
  const printed = program === 'crontab' ? crontabText(command) : (givenText(command) ?? stdinText(command));
  // `sed -i '/x/a run = curl … | sh' FILE`, `jq '.hook = "curl … | sh"' a | sponge a`
  const edits = program === 'sed' ? flagsOf(args, { short: 'e' }).has('i', 'in-place') : printed === undefined && writesFile(command);
  const edited = edits ? downloadIn([command, ...from].flatMap((each) => each.args.map(scriptText)).join('\n')) : null;
  if (edited !== null)
    return account({ effects: [dangerous('runs-foreign-code', `writes a line that runs code from ${edited}`, { objects: [edited] })] });
  if (!intoStartup) return printed === undefined ? account({}) : settingAccount(printed, command);
  if (printed === undefined)
    return from.length === 0 ? account({}) : account({ unaccounted: [{ what: 'what it writes there', names: [] }] });
  const cron = written.find(isCronFile) ?? null;
  const jobs = program === 'crontab' || cron !== null ? jobsIn(printed, cron) : printed.split('\n');
  const lines = jobs.filter((line) => line.trim() !== '' && !/^(?:ssh-|ecdsa-|#|\[|\w+\s*=\s)/.test(line));
  return account({ commands: lines });
}

/** Where it writes to: by redirection, and what its arguments name. */
const placesWritten = ({ program, args, redirects, scope }: SimpleCommand): readonly string[] =>
  [
    ...redirects.flatMap(({ operator, target }) => (operator.includes('>') && target !== null ? [target] : [])),
    ...(about(program).writes === undefined ? [] : args),
  ].map((arg) => placeOf(arg, scope));

const writesFile = ({ program, redirects }: SimpleCommand): boolean =>
  about(program).writes !== undefined || redirects.some(({ operator }) => operator.includes('>'));

/** What the text that is written into a file of settings makes other programs do: run other code, talk to other hosts. */
function settingAccount(printed: string, writer: SimpleCommand): Account {
  const written = placesWritten(writer);
  const file = written.find(
    (text) => !isList(text) && (isSetting(text) || isStartup(text) || isBuildFile(text) || isSystem(text)) && !text.startsWith('/dev/'),
  );
  if (printed.length > TEXT_CHARS) return account({});
  if (file === undefined) {
    const told = written.length === 0 ? null : downloadIn(printed);
    return told === null
      ? account({})
      : account({ effects: [dangerous('runs-foreign-code', `writes a line that runs code from ${told}`, { objects: [told] })] });
  }
  const host = [...printed.matchAll(/\b[a-z][\w+.-]*:\/\/\S+|(?<![\w.-])\d{1,3}(?:\.\d{1,3}){3}(?![\w.-])/gi)]
    .map(([text]) => ownerIn(text))
    .find((each) => each !== null && !isLoopback(each) && !PRIVATE.test(each));
  const code = /(?:^|[\s"'=:!|])((?:\/tmp|\/var\/tmp|\/dev\/shm|\.{1,2}|~\/\.[\w-]+)\/[\w./-]+)(?![\w./-]|:\/)/m.exec(printed)?.[1];
  const command = /(?:^|[\s"'=:])!\s*([\w./-]+)/m.exec(printed)?.[1];
  const called = /\b(?:system|popen|os\.execute|run-shell|if-shell|luafile|pyfile)\b/.exec(printed)?.[0];
  const run = code ?? command ?? called;
  const told = downloadIn(printed);
  const effects: readonly Effect[] = [
    ...(told === null ? [] : [dangerous('runs-foreign-code', `writes a line that runs code from ${told}`, { objects: [told] })]),
    ...(host === undefined || host === null ? [] : [dangerous('network', `makes programs talk to ${host}`, { objects: [host] })]),
    ...(run === undefined ? [] : [ordinary('runs-foreign-code', `makes programs run ${run}`, { objects: [run] })]),
  ];
  const isStrict = settingFile(file)?.strict === true;
  const scripts = isStrict ? [...printed.matchAll(ROTATION_SCRIPTS)].map(([, script = '']) => script) : [];
  const unread = isStrict && settingsIn(printed, file) === null ? [ordinary('unread', `writes what yosh cannot read to ${file}`)] : [];
  return account({ effects: [...effects, ...unread], commands: [...commandsNamedIn(printed), ...scripts] });
}

/** The host of a download that a text gives to a shell: whoever reads the file, a program or an assistant, may run it. */
function downloadIn(text: string): string | null {
  const [, url = '', reader = ''] =
    /\b(?:curl|wget)\b[^\n|;]*?\s((?:https?:\/\/)?(?:[\w-]+\.)+[\w-]+[^\s"'|)]*)[^\n|;]*\|\s*(?:sudo\s+)?([\w.-]+)/.exec(text) ?? [];
  if (about(reader).interprets === undefined && !/^\w*sh\b/.test(reader)) return null;
  const host = url === '' ? null : ownerIn(url.includes('://') ? url : `https://${url}`);
  return host === null || isLoopback(host) ? null : host;
}

/** Addresses of the networks of homes and offices: no stranger has one. */
const PRIVATE = /^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01])|127|0|255)\./;

/** Longer texts are not written at a prompt. */
const TEXT_CHARS = 4096;
