import { join } from 'node:path';
import type { Editor, Place } from './editors/editor.ts';

/** What an editor waited for completion after a keypress, in milliseconds. */
export interface Wait {
  readonly clock: number;
  /** What of it the server took of a processor: on a busy machine the clock tells of others too. */
  readonly processor: number;
}

/** The first rounds load what later ones have at hand, and let the engine compile what it runs often. */
const WARMING = 5;
/** So long is waited at one place, in seconds. */
const MOST_S = 10;

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
    waits.push(...(await waitsAt(editor, file, endOf(before), endOf(text), rounds)));
    editor.close(file);
  }
  return waits;
}

async function waitsAt(
  editor: Editor,
  file: string,
  place: Place,
  end: Place,
  rounds: number,
): Promise<Wait[]> {
  const waits: Wait[] = [];
  const began = performance.now();
  while (waits.length < WARMING + rounds && performance.now() - began < MOST_S * 1000) {
    const before = editor.processorTime();
    const start = performance.now();
    editor.type(file, end);
    const count = await editor.complete(file, place);
    const clock = performance.now() - start;
    waits.push({ clock, processor: editor.processorTime() - before });
    if (count === 0) throw new Error(`nothing to complete at line ${place.line + 1} of ${file}`);
  }
  // Where it takes so long that there are no more, the last of the first has to do.
  return waits.slice(Math.min(WARMING, waits.length - 1));
}

function endOf(text: string): Place {
  const lines = text.split('\n');
  return { line: lines.length - 1, column: (lines.at(-1) ?? '').length };
}
