/**
 * The seam between the shell hooks and the proxy: every frame, both ways.
 *
 * Up, in-band, hook → proxy, written to the terminal and swallowed by the proxy:
 *
 *     ESC ] 5577 ; <nonce> ; <verb> [; <arg>]* BEL
 *
 *   nonce   32 lower-case hex digits, made by the proxy, read by the hook from a 0600 file in the session's 0700 folder
 *   arg     percent-encoded: `%`, `;`, C0 controls and DEL as %XX; every other byte, UTF-8 included, as it is
 *   size    at most FRAME_BYTES from ESC to BEL
 *
 * Down, out-of-band, proxy → hook, written to the FIFO `down` in the same folder:
 *
 *     <id> ; <kind> ; <text> NUL        kind: cmd | pend | chat | hold | err | cancel
 *
 *   cmd, pend   prefill the text        pend, hold: a walk-through is under way, ask with `N` at the prompts to come
 *   chat, hold  nothing to prefill      cmd, chat: no walk-through, do not ask
 *
 * Ordering: `P` begins a prompt; `C` then `D` surround a command; a `Q` or an `N` is answered by exactly one message with its id,
 * and the hook waits for it, skipping answers with another id. An `N` stands between `D` and `P`.
 * Trust: a frame with the right nonce was written by the user's own shell. Anything else under the number 5577, a wrong nonce,
 * a frame that is too long or that holds a control byte, is ordinary output and passes unchanged.
 */
import type { Brand } from '../base/brand.ts';
import { err, ok, type Result } from '../base/result.ts';
import { type ShellName, shellNamed } from './shell-kinds.ts';

export type { ShellName } from './shell-kinds.ts';

export type Nonce = Brand<string, 'Nonce'>;
export type AskId = Brand<string, 'AskId'>;

export type Frame =
  /** A prompt is about to be drawn. `prefill`: the hook holds a command and waits for PREFILL_KEY (bash). `who`: `<uid>@<host>`. */
  | {
      readonly verb: 'P';
      readonly shell: ShellName;
      readonly version: string;
      readonly status: number;
      readonly cwd: string;
      readonly prefill: boolean;
      readonly who: string;
    }
  /** A command line was accepted and starts. Its text is known here in zsh only. */
  | { readonly verb: 'C'; readonly text: string }
  /**
   * It ended. The text is empty when the shell did not say; `alias` is what its first word is an alias of, mostly nothing.
   * `repeats`: bash's history did not grow, and wants no doubles: this command again, or one that begins with a blank.
   */
  | { readonly verb: 'D'; readonly status: number; readonly text: string; readonly alias: string; readonly repeats: string }
  /** A question: the sentence as typed, and the status of the user's last command. */
  | { readonly verb: 'Q'; readonly id: AskId; readonly status: number; readonly sentence: Uint8Array }
  /** A walk-through is under way and a prompt of `who` is due: what comes next? */
  | { readonly verb: 'N'; readonly id: AskId; readonly who: string }
  /** bash's editor has been asked with PREFILL_KEY, and has taken the command (or had something in its line already). */
  | { readonly verb: 'R' };

export const ANSWER_KINDS = ['cmd', 'pend', 'chat', 'hold', 'err', 'cancel'] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** Something stands at the next prompt. */
export const prefills = (kind: AnswerKind): boolean => kind === 'cmd' || kind === 'pend';

export interface Answer {
  readonly id: AskId;
  readonly kind: AnswerKind;
  readonly text: string;
}

/** Typed before the user's Enter when the line may be a question, in shells whose editor `needsKeys`; bound by the hook. */
export const LINE_KEY = '\x1b[5577~';
/** Typed when such an editor is ready and the hook holds a command to prefill. */
export const PREFILL_KEY = '\x1b[5578~';

const NONCE = /^[0-9a-f]{32}$/;
const ASK_ID = /^[0-9A-Za-z.-]{1,40}$/;
const STATUS = /^[0-9]{1,3}$/;

export function parseNonce(text: string): Result<Nonce, string> {
  return NONCE.test(text) ? ok(text as Nonce) : err('a nonce is 32 lower-case hex digits');
}

export function parseAskId(text: string): Result<AskId, string> {
  return ASK_ID.test(text) ? ok(text as AskId) : err('not an ask id');
}

/** What every frame of this session begins with. */
export function framePrefix(nonce: Nonce): Uint8Array {
  return Buffer.from(`\x1b]5577;${nonce};`, 'latin1');
}

const ESCAPED = 0x25;
const hex = (byte: number): string => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
const mustEscape = (byte: number): boolean => byte < 0x20 || byte === 0x7f || byte === 0x25 || byte === 0x3b;

/** Percent-encodes one argument; the inverse of `decodeArg`. Bytes in, bytes (as latin1) out: the encoding of the text is not our business. */
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
    if (byte !== ESCAPED) {
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
    if (i === body.length || body[i] === 0x3b) {
      args.push(body.subarray(start, i));
      start = i + 1;
    }
  }
  return args;
}

/** The body is what stands between the prefix and BEL. */
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
      return ok({ verb: 'P', shell, version: text(2), status: code, cwd: text(4), prefill: text(5) === 'f', who: text(6) });
    }
    case 'C':
      return args.length <= 2 ? ok({ verb: 'C', text: text(1) }) : err('bad C frame');
    case 'D': {
      const code = status(1);
      if (args.length !== 5 || code === null) return err('bad D frame');
      return ok({ verb: 'D', status: code, text: text(2), alias: text(3), repeats: text(4) });
    }
    case 'Q': {
      const id = parseAskId(text(1));
      const code = status(2);
      const sentence = args[3];
      if (args.length !== 4 || !id.ok || code === null || sentence === undefined) return err('bad Q frame');
      return ok({ verb: 'Q', id: id.value, status: code, sentence });
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
  const arg = (text: string): Uint8Array => encodeArg(Buffer.from(text, 'utf8'));
  const args = ((): Uint8Array[] => {
    switch (frame.verb) {
      case 'P':
        return [
          arg(frame.shell),
          arg(frame.version),
          arg(String(frame.status)),
          arg(frame.cwd),
          arg(frame.prefill ? 'f' : ''),
          arg(frame.who),
        ];
      case 'C':
        return [arg(frame.text)];
      case 'D':
        return [arg(String(frame.status)), arg(frame.text), arg(frame.alias), arg(frame.repeats)];
      case 'N':
        return [arg(frame.id), arg(frame.who)];
      case 'R':
        return [];
      case 'Q':
        return [arg(frame.id), arg(String(frame.status)), encodeArg(frame.sentence)];
    }
  })();
  return Buffer.concat([Buffer.from(frame.verb, 'latin1'), ...args.flatMap((one) => [Buffer.from(';'), one])]);
}

/** From ESC to BEL. */
export const encodeFrame = (nonce: Nonce, frame: Frame): Buffer =>
  Buffer.concat([framePrefix(nonce), encodeBody(frame), Buffer.from('\x07')]);

/** NUL ends the message and cannot stand in it; a text that holds one is a bug in the gate before it, and is refused here. */
export function encodeAnswer(answer: Answer): Result<Buffer, string> {
  if (answer.text.includes('\0')) return err('an answer cannot hold NUL');
  return ok(Buffer.from(`${answer.id};${answer.kind};${answer.text}\0`, 'utf8'));
}

const ANSWER_HEAD = new RegExp(`^([0-9A-Za-z.-]{1,40});(${ANSWER_KINDS.join('|')});`);

/** Whom an encoded answer is for and of what kind it is: all the proxy needs to know of it. */
export function parseAnswerHead(bytes: Uint8Array): Result<{ id: AskId; kind: AnswerKind }, string> {
  const head = ANSWER_HEAD.exec(Buffer.from(bytes.subarray(0, 64)).toString('latin1'));
  return head === null ? err('not an answer') : ok({ id: head[1] as AskId, kind: head[2] as AnswerKind });
}
