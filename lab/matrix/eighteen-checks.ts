/**
 * What must work in every configuration. The first fourteen are also made in the bare shell and count when the value and the screen are
 * the same there: a plugin may give a key or a variable another meaning. The last four are those of a session.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { command, inTurn, NEXT, pending, type Script } from '../../tests/support/script.ts';
import { COLS, type MatrixSession, Missed, ROWS, UNMARKED_MS } from './matrix-session.ts';

export interface Check {
  readonly name: string;
  /** Returns what was seen. */
  readonly run: (session: MatrixSession) => Promise<string>;
}

const CTRL_A = '\x01';
const CTRL_C = '\x03';
const CTRL_U = '\x15';
const CTRL_Z = '\x1a';
const ESC = '\x1b';
const UP = '\x1b[A';

const inBash = ({ unit }: MatrixSession): boolean => unit.shell === 'bash';

export const AS_IN_THE_BARE_SHELL: readonly Check[] = [
  {
    name: 'prompt',
    run: async (session) => {
      const started = performance.now();
      await session.settled(
        'prompt',
        () => /\S/.test(session.terminal.text()) && (session.editors() > 0 || performance.now() > started + UNMARKED_MS),
      );
      return session.ask('echo "<o=$((1+1))>"', 'o');
    },
  },
  {
    name: '$?',
    run: async (session) => {
      await session.keys('(exit 3)\r');
      return session.ask('echo "<s=$?>"', 's');
    },
  },
  {
    name: 'PIPESTATUS',
    run: async (session) => {
      await session.keys('false | true | false\r');
      return session.ask(`echo "<p=\${${inBash(session) ? 'PIPESTATUS' : 'pipestatus'}[*]}>"`, 'p');
    },
  },
  {
    name: '$_',
    run: async (session) => {
      await session.keys(': one two\r');
      return session.ask('echo "<u=$_>"', 'u');
    },
  },
  { name: 'history', run: (session) => session.ask(`echo "<h=$(fc -ln -2 -1 | tr -dc 'a-z ')>"`, 'h') },
  {
    name: 'recall',
    run: async (session) => {
      await session.ask('echo "<n=$((n+=1))>"', 'n');
      await session.keys(UP);
      return session.ask('', 'n');
    },
  },
  {
    name: 'job control',
    run: async (session) => {
      session.terminal.type("sh -c 'echo star''ted; exec sleep 600'\r");
      await session.settled('program', () => /^started/m.test(session.terminal.text()));
      await session.keys(CTRL_Z);
      const jobs = await session.ask('echo "<j=$(jobs | grep -c sleep)>"', 'j');
      await session.keys('kill -9 %1; sleep 0.1\r');
      return jobs;
    },
  },
  {
    name: 'completion',
    run: async (session) => {
      await session.keys('cat matrix-fi\t');
      return session.ask('', 'c');
    },
  },
  {
    name: 'multi-line',
    run: async (session) => {
      await session.keys('for i in 1 2\r');
      await session.keys('do echo "<m$i=$((i*3))>"\r');
      return session.ask('done', 'm2');
    },
  },
  {
    name: 'type-ahead',
    run: async (session) => {
      const editors = session.editors();
      const gate = path.join(session.unit.home, 'gate');
      // holds the shell until the line has been typed ahead, however busy the machine is
      execFileSync('mkfifo', [gate]);
      session.terminal.type("sh -c 'echo hol''ding; exec cat ~/gate'\r");
      await session.settled('program', () => /^holding/m.test(session.terminal.text()));
      const line = 'echo "<a=$((2+2))>"';
      const answer = session.ask(line, 'a');
      await session.terminal.until(line);
      fs.writeFileSync(gate, '');
      const seen = await answer;
      fs.rmSync(gate);
      // two prompts: the first is covered by the line that was typed ahead
      const end = performance.now() + UNMARKED_MS;
      await session.settled('second prompt', () => session.editors() > editors + 1 || performance.now() > end);
      return seen;
    },
  },
  {
    name: 'Ctrl-C',
    run: async (session) => {
      await session.keys('half a line');
      await session.keys(CTRL_C);
      return session.ask('echo "<i=$?>"', 'i');
    },
  },
  {
    name: 'resize',
    run: async (session) => {
      session.resize(COLS - 10, ROWS);
      await session.settled('prompt');
      const size = await session.ask('echo "<z=$COLUMNS,$(stty size | tr " " x)>"', 'z');
      session.resize(COLS, ROWS);
      await session.settled('prompt');
      return size;
    },
  },
  {
    name: 'emacs mode',
    run: async (session) => {
      if (session.unit.row.vi === undefined) await session.keys(`${inBash(session) ? 'set -o emacs' : 'bindkey -e'}\r`);
      await session.keys('ho "<e=$((1+1))>"');
      await session.keys(CTRL_A);
      const seen = await session.ask('ec', 'e').catch(() => 'nothing');
      if (seen === 'nothing') await session.keys(`${CTRL_C}`);
      return seen;
    },
  },
  {
    name: 'vi mode',
    run: async (session) => {
      const modes = inBash(session) ? ['set -o vi', 'set -o emacs'] : ['bindkey -v', 'bindkey -e'];
      const { vi } = session.unit.row;
      if (vi === undefined) await session.keys(`${modes[0]}\r`);
      await session.keys('xecho "<v=$((1+2))>"');
      await session.keys(ESC);
      await session.keys('0x');
      const seen = await session.ask('', 'v').catch(() => 'nothing');
      // A plugin begins the next line in the mode of the last: back to insert mode. Ctrl-C is another keystroke: zsh-vi-mode loses the `i`
      // of `i^C` in one burst, bare or not, and the next line would begin in normal mode.
      if (vi !== undefined) {
        session.terminal.type('i');
        await session.settled('mode');
      }
      if (seen === 'nothing' || vi !== undefined) await session.keys(CTRL_C);
      if (vi === undefined) await session.keys(`${modes[1]}\r`);
      return seen;
    },
  },
];

/** A shell that parsed it would print an error. */
const QUESTION = "what's up? (*.log & more";
const WALK = 'walk me through it';
const COMMAND = 'echo "<q=$((6*7))>"';
const STEPS = ['echo "<x=$((10+1))>"', 'echo "<y=$((20+2))>"', 'echo "<w=$((30+3))>"'] as const;

export const SCRIPT: Script = { [NEXT]: inTurn(pending(STEPS[1]), command(STEPS[2])), [WALK]: pending(STEPS[0]), '*': command(COMMAND) };

function same(what: string, seen: unknown, expected: unknown): string {
  if (seen !== expected) throw new Missed(`${what}: ${JSON.stringify(seen)}, not ${JSON.stringify(expected)}`);
  return String(seen);
}

export const OF_A_SESSION: readonly Check[] = [
  {
    name: 'question',
    run: async (session) => {
      session.terminal.type(`yo ${QUESTION}\r`);
      await session.prefilled(COMMAND);
      return same('the question', session.questions().at(-1), session.unit.row.question ?? QUESTION);
    },
  },
  { name: 'prefill', run: async (session) => same('its output', await session.accept('q'), '42') },
  {
    name: 'walk-through',
    run: async (session) => {
      session.terminal.type(`yo ${WALK}\r`);
      await session.prefilled(STEPS[0]);
      await session.accept('x');
      await session.prefilled(STEPS[1]);
      await session.accept('y');
      await session.prefilled(STEPS[2]);
      return same('the last step', await session.accept('w'), '33');
    },
  },
  {
    name: 'exit',
    run: async (session) => {
      const shown = /\x1b\]5577;/.exec(session.terminal.output.toString('latin1'))?.[0] ?? /__yo_\w+/.exec(session.terminal.text())?.[0];
      if (shown !== undefined) throw new Missed(`${JSON.stringify(shown)} on the screen`);
      session.terminal.type(`${CTRL_U}exit 7\r`);
      const status = await Promise.race([session.terminal.exited, sleep(8_000).then(() => 'none')]);
      same('the status', status, 7);
      for (let tries = 0; session.left().length > 0 && tries < 200; tries++) await sleep(10);
      return same('left behind', session.left().join(', '), '');
    },
  },
];
