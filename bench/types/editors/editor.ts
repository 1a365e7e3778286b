import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** A language server. Lines and columns count from 0. */
export interface Editor {
  readonly open: (file: string, text: string) => void;
  readonly close: (file: string) => void;
  /** Inserts a space at a place. */
  readonly type: (file: string, place: Place) => void;
  /** Returns the number of completions at a place. */
  readonly complete: (file: string, place: Place) => Promise<number>;
  /** Returns the processor time so far in milliseconds; `NaN` on systems without this information. */
  readonly processorTime: () => number;
  readonly stop: () => void;
}

export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Raises the priority of a process if this is permitted, so that other processes disturb the measurement less. */
export function goFirst({ pid }: ChildProcess): void {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && pid !== undefined) setPriority(pid, constants.priority.PRIORITY_HIGHEST);
}

/** Returns the processor time of the main thread, for which users wait. */
export function timeOfMainThread({ pid }: ChildProcess): number {
  return timeOf(`/proc/${pid}/task/${pid}/schedstat`);
}

/** Returns the processor time of all threads, for tools that use several. */
export function timeOfAllThreads({ pid }: ChildProcess): number {
  const folder = `/proc/${pid}/task`;
  if (!existsSync(folder)) return NaN;
  const times = readdirSync(folder).map((thread) => timeOf(`${folder}/${thread}/schedstat`));
  return times.reduce((sum, time) => sum + time, 0);
}

/** The first number is the processor time in nanoseconds. */
function timeOf(path: string): number {
  return existsSync(path) ? Number.parseInt(readFileSync(path, 'utf8')) / 1e6 : NaN;
}
