import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** A language server. Lines and columns count from 0. */
export interface Editor {
  readonly open: (file: string, text: string) => void;
  readonly close: (file: string) => void;
  /** Puts a space at a place. */
  readonly type: (file: string, place: Place) => void;
  /** How many names are offered at a place. */
  readonly complete: (file: string, place: Place) => Promise<number>;
  /** Milliseconds of processor time that it has taken until now; `NaN` where the system does not tell. */
  readonly processorTime: () => number;
  readonly stop: () => void;
}

export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Lets a process go before others, where one may: what they do is not to be measured. */
export function goFirst({ pid }: ChildProcess): void {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && pid !== undefined) setPriority(pid, constants.priority.PRIORITY_HIGHEST);
}

/** Processor time of the thread that runs scripts, which is what one waits for. */
export function timeOfMainThread({ pid }: ChildProcess): number {
  return timeOf(`/proc/${pid}/task/${pid}/schedstat`);
}

/** Processor time of all threads: of a tool whose work is spread over them. */
export function timeOfAllThreads({ pid }: ChildProcess): number {
  const folder = `/proc/${pid}/task`;
  if (!existsSync(folder)) return NaN;
  const times = readdirSync(folder).map((thread) => timeOf(`${folder}/${thread}/schedstat`));
  return times.reduce((sum, time) => sum + time, 0);
}

/** Linux tells nanoseconds spent on a processor first. */
function timeOf(path: string): number {
  return existsSync(path) ? Number.parseInt(readFileSync(path, 'utf8')) / 1e6 : NaN;
}
