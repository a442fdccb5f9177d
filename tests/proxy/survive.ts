/** Kills the proxy and checks what is left: a shell in the window, restored terminal modes, and a working Ctrl-C. */
import { setTimeout as sleep } from 'node:timers/promises';
import { signal, Window } from './window.ts';

export const SIGNALS = ['SIGKILL', 'SIGTERM', 'SIGHUP', 'SIGSEGV', 'SIGABRT', 'SIGINT', 'SIGQUIT'] as const;
export const OUTERS = ['alone', 'bash', 'zsh', 'tmux'] as const;
export type Outer = (typeof OUTERS)[number];

const PROGRAM: Readonly<Record<Outer, readonly [string, ...string[]]>> = {
  alone: ['/bin/sh', '-c', 'stty -a >before; exec {root}/bin/yosh'],
  bash: ['/bin/bash', '--norc', '--noprofile', '-i'],
  zsh: ['/usr/bin/zsh', '-f', '-i'],
  tmux: ['/bin/sh', '-c', `export TMUX_TMPDIR="$HOME"; exec tmux -f /dev/null new-session "stty -a >before; exec {root}/bin/yosh"`],
};

/** Types a line again and again until its effect shows: in tmux a prompt cannot be recognized in the bytes. */
async function effect(window: Window, line: string, file: string): Promise<string> {
  await window.type(`${line}\r`);
  return window.file(file);
}

/** Ctrl-C ends a program in the foreground, and the shell reports its status. */
async function interrupts(window: Window, name: string): Promise<string> {
  await window.type(`sh -c 'echo begun >${name}-begun; exec sleep 100'\r`);
  await window.file(`${name}-begun`);
  await sleep(20); // until sleep is what the terminal's Ctrl-C goes to
  await window.type('\x03');
  return (await effect(window, `echo $? >${name}-status`, `${name}-status`)).trim();
}

export interface Survival {
  readonly before: string;
  readonly after: string;
  readonly shown: string;
  /** Exit status of a `sleep` ended with Ctrl-C in the shell that is left, and in the one around it. */
  readonly interrupted: string;
  readonly interruptedOutside: string;
}

/** `inside` runs in the shell while the proxy is killed; it makes the file `running` when it has started. */
export async function survive(root: string, outer: Outer, name: NodeJS.Signals, inside?: string): Promise<Survival> {
  await using window = new Window({ root, program: PROGRAM[outer], env: { PS1: 'OUT> ' } });
  try {
    if (outer === 'bash' || outer === 'zsh') {
      await window.until('OUT> ');
      await effect(window, 'stty -a >before; echo x >started; "$YOSH"', 'started');
    }
    const proxy = await window.proxy();
    await effect(window, 'echo up >up', 'up');
    if (inside !== undefined) {
      window.write('inside.sh', inside);
      await effect(window, 'sh inside.sh', 'running');
    }
    window.clear();
    signal(proxy, name);
    await window.until('this is a plain shell');
    await window.wait(() => window.pidOf('proxy.cjs') === null, 'no proxy');
    const after = await effect(window, 'stty -a >after.tmp; mv after.tmp after', 'after');
    const shown = window.text;
    const interrupted = await interrupts(window, 'inner');
    let interruptedOutside = '130';
    if (outer === 'bash' || outer === 'zsh') {
      await window.type('exit\r');
      await window.until(/OUT> (?:\x1b\[[?\d;]*[a-zA-Z])*$/);
      interruptedOutside = await interrupts(window, 'outer');
    }
    return { before: await window.file('before'), after, shown, interrupted, interruptedOutside };
  } finally {
    if (outer === 'tmux') for (const pid of window.processes()) signal(pid, 'SIGKILL');
  }
}
