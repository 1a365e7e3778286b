import { join } from 'node:path';
import type { Editor, Place } from './editors/editor.ts';

/** The time of a completion after a keypress, in milliseconds. */
export interface Wait {
  readonly clock: number;
  /** The processor time of the server: on a busy machine the clock contains the time of other programs. */
  readonly processor: number;
  /** The line if there were no completions. */
  readonly emptyAt: string | null;
}

/** The first rounds load files, and let V8 compile code. */
const WARMING = 5;
/** The maximum number of seconds at a place. */
const MOST_S = 5;

/**
 * Waits at places of a program: each is the last line of one, with `|` where completion is asked for, each
 * time after a keypress further down.
 */
export async function waitsOf(
  editor: Editor,
  folder: string,
  program: string,
  lines: readonly string[],
  rounds: number,
): Promise<Wait[]> {
  const file = join(folder, 'program.ts');
  const waits: Wait[] = [];
  for (const line of lines) {
    const before = `${program}\n${line.slice(0, line.indexOf('|'))}`;
    const text = `${before}${line.slice(line.indexOf('|') + 1)}\n\n`;
    editor.open(file, text);
    const places = { file, place: endOf(before), end: endOf(text) };
    for (const { count, ...wait } of await waitsAt(editor, places, rounds)) {
      waits.push({ ...wait, emptyAt: count === 0 ? line : null });
    }
    editor.close(file);
  }
  return waits;
}

interface Places {
  readonly file: string;
  readonly place: Place;
  readonly end: Place;
}

async function waitsAt(editor: Editor, { file, place, end }: Places, rounds: number) {
  const waits: { readonly clock: number; readonly processor: number; readonly count: number }[] =
    [];
  let began = performance.now();
  const hasTime = (): boolean => performance.now() - began < MOST_S * 1000;
  // At least twice: the first request also reads files.
  while (waits.length < 2 || (waits.length < WARMING + rounds && hasTime())) {
    const before = editor.processorTime();
    const start = performance.now();
    editor.type(file, end);
    const count = await editor.complete(file, place);
    const clock = performance.now() - start;
    waits.push({ clock, processor: editor.processorTime() - before, count });
    if (waits.length === 1) began = performance.now();
  }
  return waits.slice(Math.min(WARMING, waits.length - 1));
}

function endOf(text: string): Place {
  const lines = text.split('\n');
  return { line: lines.length - 1, column: (lines.at(-1) ?? '').length };
}
