/** `yosh lessons`: what was learned from the user's own commands and edits, what from, and what is to be kept or dropped. */
import { habitText } from '../base/habit-text.ts';
import { parseJson } from '../base/json.ts';
import { tilde } from '../base/tilde.ts';
import { allLessons, lessonOf, type LessonState, setLesson, type StoredLesson } from '../record/lessons.ts';
import { RECORD_FILE } from '../record/record-file.ts';
import { openRecord, type RecordStore } from '../record/record.ts';
import { screenLine } from '../safety/screen-gate.ts';
import { complain, type Endpoints, folded, refuse } from './cli-endpoints.ts';
import { counted, localTime, troubleText, unreadable } from './record-text.ts';
import { type Args, type Subcommand, textOf } from './subcommand.ts';

const EMPTY = 'nothing was learned yet. When a command fails and you type one that puts it right, yo knows it the next time';

const what = ({ kind, template, evidence }: StoredLesson): string => {
  if (kind !== 'fix') return `you: ${habitText(parseJson(template)) ?? ''}`;
  const [newest] = evidence;
  return newest === undefined ? 'a fix' : `${newest.before}  →  ${newest.after}`;
};

const kept = (state: LessonState): string => (state === 'kept' ? '  (kept)' : '');

/** `3    2 times   2026-05-12 08:11  git push  →  git push -u origin login`. */
const lineOf = (lesson: StoredLesson): string =>
  screenLine(
    `${String(lesson.id).padEnd(3)}  ${counted(lesson.times, 'time').padEnd(8)}  ${localTime(lesson.lastMs)}  ${what(lesson)}${kept(lesson.state)}`,
  );

function show(store: RecordStore, io: Endpoints): number {
  const lessons = allLessons(store.file);
  if (lessons.length === 0) complain(io, EMPTY);
  else io.out(folded(io, lessons.map((lesson) => `${lineOf(lesson)}\n`).join('')));
  return lessons.length > 0 ? 0 : 1;
}

function why(store: RecordStore, io: Endpoints, lesson: StoredLesson): number {
  const { kind, evidence } = lesson;
  const rows = evidence.flatMap(({ id, cwd, before, about, after }) => {
    const then = after === '' ? 'another command' : after;
    const error = about || '(its output was not kept)';
    const first = kind === 'fix' ? [`failed     ${before}`, `with       ${error}`] : [`question   ${about}`, `suggested  ${before}`];
    const lines = [...first, `you ran    ${then}`].map((line) => `  ${screenLine(line)}\n`);
    return ['\n', `${screenLine(`${localTime(id / 1_000)}  ${tilde(cwd, io.home ?? '') || '-'}`)}\n`, ...lines];
  });
  const told =
    kind === 'fix'
      ? 'When this error comes again, yo prefills it, with the names of the new place.'
      : 'Models are told when a question is about it.';
  io.out(folded(io, [`${lineOf(lesson)}\n`, `${told}\n`, ...rows].join('')));
  return 0;
}

function change(store: RecordStore, io: Endpoints, lesson: StoredLesson, state: LessonState): number {
  const done = setLesson(store.file, lesson.id, state);
  if (!done.ok || !done.value) complain(io, done.ok ? EMPTY : troubleText(done.trouble, io.env));
  else io.out(`${screenLine(`${state}: ${what(lesson)}`)}\n`);
  return done.ok && done.value ? 0 : 1;
}

const DEEDS: Readonly<Record<string, (store: RecordStore, io: Endpoints, lesson: StoredLesson) => number>> = {
  why,
  keep: (store, io, lesson) => change(store, io, lesson, 'kept'),
  drop: (store, io, lesson) => change(store, io, lesson, 'dropped'),
};

function lessons(args: Args, io: Endpoints): number {
  const blocked = unreadable(io.env, RECORD_FILE);
  if (blocked !== null) return refuse(io, blocked);
  const store = openRecord(io.env);
  try {
    const word = textOf(args, 'what');
    const deed = DEEDS[word ?? ''];
    if (word === null || deed === undefined) return show(store, io);
    const number = textOf(args, 'number') ?? '';
    const lesson = /^\d{1,9}$/.test(number) ? lessonOf(store.file, Number(number)) : null;
    if (lesson !== null) return deed(store, io, lesson);
    complain(
      io,
      number === ''
        ? `which one? The numbers: yosh lessons. For example: yosh lessons ${word} 1`
        : `there is no lesson ${number}. The numbers: yosh lessons`,
    );
    return number === '' ? 2 : 1;
  } finally {
    store.close();
  }
}

export const lessonsCommand: Subcommand = {
  name: 'lessons',
  about: 'show what was learned from your fixes and from your edits of suggestions; why, keep one, or drop it',
  examples: ['yosh lessons', 'yosh lessons why 3', 'yosh lessons drop 3'],
  positionals: [
    {
      name: 'what',
      about: 'why: what it was learned from; keep: never given up for newer ones; drop: not used, and not learned again',
      called: 'a word',
      optional: true,
      choices: Object.keys(DEEDS),
      choicesMessage: 'the words are',
    },
    { name: 'number', about: 'the number of the lesson', called: 'a number', optional: true },
  ],
  run: lessons,
};
