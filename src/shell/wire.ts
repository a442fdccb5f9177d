/**
 * The seam between the shell hooks and the proxy: every frame, both ways.
 *
 * Up, in-band, hook → proxy, written to the terminal and swallowed by the proxy:
 *
 *     ESC ] 5577 ; <nonce> ; <verb> [; <arg>]* BEL
 *
 *   nonce   32 lower-case hex digits, made by the proxy, read by the hook from a 0600 file in the session's 0700 folder
 *   arg     percent-encoded: `%`, `;`, C0 controls and DEL as %XX; every other byte, UTF-8 included, unchanged
 *   size    at most FRAME_BYTES from ESC to BEL
 *
 *     P ; shell ; version ; status ; cwd ; flags ; who      a prompt is about to be drawn
 *     C [; text]                                            a command line was accepted
 *     D ; status ; text ; alias ; repeats [; refused]       a command ended, or the shell's parser refused a line
 *     Q ; id ; status ; question                            a question
 *     N ; id ; who                                          the next step of a walk-through is wanted
 *     K ; id ; line ; key                                   a key of ours was pressed at a line
 *     R                                                     the editor has the command, or reads keys again
 *
 *   shell       a name of shell-kinds.ts
 *   status      exit status of the command that ended last, in 1 to 3 digits
 *   flags       any of these letters: `f`: the hook holds a command and waits for PREFILL_KEY before it gives it to the editor (bash);
 *               `l`: the hook must see every line that is submitted at this prompt, because the history does not keep it (bash);
 *               `n`: the shell reads this line without an editor, which no key of ours would reach (bash)
 *   who         <uid>@<host>
 *   text        the command line; empty, or left out in `C`, where the shell does not report it
 *   alias       the value of the alias that the first word of the text is; mostly empty
 *   repeats     the text of the command that this one may have repeated, or of the line that may have been refused; mostly empty
 *   refused     this word: nothing ran, and no `C` belongs to it
 *   id          1 to 40 of the characters 0-9 A-Z a-z . -
 *   key         `explain` or `again`
 *
 * Down, out-of-band, proxy → hook, written to the FIFO `down` in the same folder:
 *
 *     <id> ; <kind> ; <text> NUL        kind: cmd | pend | chat | hold | err | cancel
 *
 *   text        of cmd and pend: U+001F at most once, where the cursor goes; without it, at the end
 *   cmd, pend   prefill the text        pend, hold: a walk-through is under way, send `N` before the next prompts
 *   chat, hold  nothing to prefill      cmd, chat: no walk-through, send no `N`
 *
 * Ordering: `P` begins a prompt; `C` then `D` surround a command; a `Q` or an `N` is answered by exactly one message with its id,
 * and the hook waits for it and skips answers with another id. An `N` comes between `D` and `P`. A `K` is answered likewise, and followed
 * by an `R` instead of a prompt.
 * Trust: a frame with the right nonce was written by the user's own shell. Anything else under the number 5577 (a wrong nonce,
 * a frame that is too long or holds a control byte) is ordinary output and passes unchanged. The nonce keeps out what is only printed:
 * a file that `cat` shows, the output of another machine, what another user writes to the terminal. It keeps no program of this user out,
 * which can read the nonce's file, and could as well change the rc files or the hooks. So what a frame says is believed, and its texts,
 * which others may have written, stay untrusted.
 */
import type { Brand } from '../base/brand.ts';
import { err, ok, type Result } from '../base/result.ts';
import { type ShellName, shellNamed } from './shell-kinds.ts';

export type Nonce = Brand<string, 'Nonce'>;
export type AskId = Brand<string, 'AskId'>;

export type Frame =
  /** A prompt is about to be drawn. `prefill` is the flag `f`, `everyLine` the flag `l`, `noEditor` the flag `n`. */
  | {
      readonly verb: 'P';
      readonly shell: ShellName;
      readonly version: string;
      readonly status: number;
      readonly cwd: string;
      readonly prefill: boolean;
      readonly everyLine?: boolean;
      readonly noEditor?: boolean;
      readonly who: string;
    }
  /** A command line was accepted and starts. Only zsh sends its text here. */
  | { readonly verb: 'C'; readonly text: string }
  /**
   * The command ended. `text` is empty when the shell does not report it; `alias` is the value of its first word's alias, mostly empty.
   * `repeats`: bash's history drops duplicates and did not grow: the command was this one again, or began with a space.
   * `refused`: a line that the parser refused; of bash its text is in `repeats`, and is another line's when this one was not typed, or with a space
   * in front.
   */
  | {
      readonly verb: 'D';
      readonly status: number;
      readonly text: string;
      readonly alias: string;
      readonly repeats: string;
      readonly refused?: boolean;
    }
  /** A question as typed, in bytes, and the status of the user's last command. */
  | { readonly verb: 'Q'; readonly id: AskId; readonly status: number; readonly question: Uint8Array }
  /** A walk-through is under way and a prompt of `who` comes next: asks for the next step. */
  | { readonly verb: 'N'; readonly id: AskId; readonly who: string }
  /** A key of ours was pressed: the line in the editor, which the user goes on editing after the answer. */
  | { readonly verb: 'K'; readonly id: AskId; readonly line: Uint8Array; readonly key: EditorKey }
  /** bash's reply to PREFILL_KEY: its editor has taken the command, or its line was not empty; after `K`, in every shell: the editor reads keys again. */
  | { readonly verb: 'R' };

/** A frame whose hook waits for an answer. */
export type QuestionFrame = Extract<Frame, { readonly id: AskId }>;
/** A frame that tells what the shell does; its hook goes on at once. */
export type ReportFrame = Exclude<Frame, QuestionFrame>;

export const isQuestion = (frame: Frame): frame is QuestionFrame => 'id' in frame;

/** The keys of ours: `explain` explains the line or asks with it, `again` puts another answer to the same question in its place. */
const EDITOR_KEYS = ['explain', 'again'] as const;
export type EditorKey = (typeof EDITOR_KEYS)[number];

export const ANSWER_KINDS = ['cmd', 'pend', 'chat', 'hold', 'err', 'cancel'] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** The answer prefills the next prompt. */
export const prefills = (kind: AnswerKind): boolean => kind === 'cmd' || kind === 'pend';

export interface Answer {
  readonly id: AskId;
  readonly kind: AnswerKind;
  readonly text: string;
  /** Where the cursor goes in the text, in UTF-16 units; left out: at the end. */
  readonly cursor?: number;
}

/** Marks the place of the cursor. No command that passed the gate has a control character but LF and TAB. */
const CURSOR_MARK = '\x1f';

/** Typed by the proxy before the user's Enter when the line may be a question, in shells whose editor `needsKeys`; the hook binds it. */
export const LINE_KEY = '\x1b[5577~';
/**
 * Typed before LINE_KEY when it may end an incremental search; the hook binds it to nothing. bash finds no function for the key that ends
 * a search when `bind -x` has bound it.
 */
export const SEARCH_END_KEY = '\x1b[5576~';
/** Typed by the proxy when such an editor is ready and the hook holds a command to prefill. */
export const PREFILL_KEY = '\x1b[5578~';

const ID = '[0-9A-Za-z.-]{1,40}';
const ASK_ID = new RegExp(`^${ID}$`);
const STATUS = /^[0-9]{1,3}$/;

export function parseAskId(text: string): Result<AskId, string> {
  return ASK_ID.test(text) ? ok(text as AskId) : err('not an ask id');
}

/** The bytes that every frame of this session begins with. */
export function framePrefix(nonce: Nonce): Uint8Array {
  return Buffer.from(`\x1b]5577;${nonce};`, 'latin1');
}

const PERCENT = 0x25;
const SEMICOLON = 0x3b;
const DEL = 0x7f;
const hex = (byte: number): string => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
const mustEscape = (byte: number): boolean => byte < 0x20 || byte === DEL || byte === PERCENT || byte === SEMICOLON;

/** Percent-encodes one argument, byte by byte and whatever the text's encoding; the inverse of `decodeArg`. */
export function encodeArg(bytes: Uint8Array): Buffer {
  let out = '';
  for (const byte of bytes) out += mustEscape(byte) ? hex(byte) : String.fromCharCode(byte);
  return Buffer.from(out, 'latin1');
}

/** Decodes one argument. A `%` without two hex digits is an error: the hooks never write one. */
export function decodeArg(arg: Uint8Array): Result<Buffer, string> {
  const out = Buffer.allocUnsafe(arg.length);
  let length = 0;
  for (let i = 0; i < arg.length; i++) {
    const byte = arg[i] as number;
    if (byte !== PERCENT) {
      out[length++] = byte;
      continue;
    }
    const pair = String.fromCharCode(arg[i + 1] ?? 0, arg[i + 2] ?? 0);
    if (!/^[0-9A-Fa-f]{2}$/.test(pair)) return err('bad percent escape');
    out[length++] = Number.parseInt(pair, 16);
    i += 2;
  }
  return ok(out.subarray(0, length));
}

function splitArgs(body: Uint8Array): Uint8Array[] {
  const args: Uint8Array[] = [];
  let start = 0;
  for (let i = 0; i <= body.length; i++) {
    if (i === body.length || body[i] === SEMICOLON) {
      args.push(body.subarray(start, i));
      start = i + 1;
    }
  }
  return args;
}

/** `body` is the bytes between the prefix and BEL. */
export function parseFrame(body: Uint8Array): Result<Frame, string> {
  const args: Buffer[] = [];
  for (const raw of splitArgs(body)) {
    const arg = decodeArg(raw);
    if (!arg.ok) return arg;
    args.push(arg.value);
  }
  const text = (i: number): string => args[i]?.toString('utf8') ?? '';
  const status = (i: number): number | null => (STATUS.test(text(i)) ? Number(text(i)) : null);
  switch (text(0)) {
    case 'P': {
      const shell = shellNamed(text(1));
      const code = status(3);
      if (args.length !== 7 || code === null || shell === null) return err('bad P frame');
      const flags = text(5);
      const place = { shell, version: text(2), status: code, cwd: text(4), who: text(6) };
      return ok({
        verb: 'P',
        ...place,
        prefill: flags.includes('f'),
        ...(flags.includes('l') && { everyLine: true }),
        ...(flags.includes('n') && { noEditor: true }),
      });
    }
    case 'C':
      return args.length <= 2 ? ok({ verb: 'C', text: text(1) }) : err('bad C frame');
    case 'D': {
      const code = status(1);
      const refused = args.length === 6 && text(5) === 'refused';
      if ((args.length !== 5 && !refused) || code === null) return err('bad D frame');
      return ok({ verb: 'D', status: code, text: text(2), alias: text(3), repeats: text(4), ...(refused && { refused }) });
    }
    case 'Q': {
      const id = parseAskId(text(1));
      const code = status(2);
      const question = args[3];
      if (args.length !== 4 || !id.ok || code === null || question === undefined) return err('bad Q frame');
      return ok({ verb: 'Q', id: id.value, status: code, question });
    }
    case 'K': {
      const id = parseAskId(text(1));
      const line = args[2];
      const key = EDITOR_KEYS.find((one) => one === text(3));
      if (args.length !== 4 || !id.ok || line === undefined || key === undefined) return err('bad K frame');
      return ok({ verb: 'K', id: id.value, line, key });
    }
    case 'R':
      return args.length === 1 ? ok({ verb: 'R' }) : err('bad R frame');
    case 'N': {
      const id = parseAskId(text(1));
      return args.length === 3 && id.ok ? ok({ verb: 'N', id: id.value, who: text(2) }) : err('bad N frame');
    }
    default:
      return err('unknown verb');
  }
}

/** The inverse of `parseFrame`: the hooks write the same bytes in shell. */
export function encodeBody(frame: Frame): Buffer {
  const args = argsOf(frame).map((arg) => encodeArg(typeof arg === 'string' ? Buffer.from(arg, 'utf8') : arg));
  return Buffer.concat([Buffer.from(frame.verb, 'latin1'), ...args.flatMap((arg) => [Buffer.from(';'), arg])]);
}

/** The arguments of a frame in their order, before they are encoded. */
function argsOf(frame: Frame): readonly (string | Uint8Array)[] {
  switch (frame.verb) {
    case 'P': {
      const flags = (frame.prefill ? 'f' : '') + (frame.everyLine === true ? 'l' : '') + (frame.noEditor === true ? 'n' : '');
      return [frame.shell, frame.version, String(frame.status), frame.cwd, flags, frame.who];
    }
    case 'C':
      return [frame.text];
    case 'D':
      return [String(frame.status), frame.text, frame.alias, frame.repeats, ...(frame.refused === true ? ['refused'] : [])];
    case 'Q':
      return [frame.id, String(frame.status), frame.question];
    case 'N':
      return [frame.id, frame.who];
    case 'K':
      return [frame.id, frame.line, frame.key];
    case 'R':
      return [];
  }
}

/** Fails on a NUL in the text, which would end the message: the command gate lets none pass, so that is a bug in it. */
export function encodeAnswer(answer: Answer): Result<Buffer, string> {
  const { id, kind, text, cursor } = answer;
  if (text.includes('\0') || text.includes(CURSOR_MARK)) return err('an answer cannot hold NUL or the mark of the cursor');
  const marked = cursor === undefined ? text : text.slice(0, cursor) + CURSOR_MARK + text.slice(cursor);
  return ok(Buffer.from(`${id};${kind};${marked}\0`, 'utf8'));
}

const ANSWER_HEAD = new RegExp(`^(${ID});(${ANSWER_KINDS.join('|')});`);

/** Reads the id and the kind of an encoded answer: all that the proxy needs of it. */
export function parseAnswerHead(bytes: Uint8Array): Result<{ id: AskId; kind: AnswerKind }, string> {
  const head = ANSWER_HEAD.exec(Buffer.from(bytes.subarray(0, 64)).toString('latin1'));
  return head === null ? err('not an answer') : ok({ id: head[1] as AskId, kind: head[2] as AnswerKind });
}
