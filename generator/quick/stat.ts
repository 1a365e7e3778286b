import { statSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { unlessAbsent } from '../system-error.ts';

/** What the system says of a path; nothing where there is none, or a file where a folder was. */
export function statAt(path: string): Stats | undefined {
  // Without an error for each path that is not there, of which there may be many.
  return unlessAbsent(() => statSync(path, { throwIfNoEntry: false }));
}

export function isSame(a: Stats, b: Stats): boolean {
  return a.size === b.size && a.mtimeMs === b.mtimeMs && a.ctimeMs === b.ctimeMs && a.ino === b.ino;
}

/**
 * Whether a time of a file is before `now` by more than the file system rounds it: what was written a moment ago may be
 * written again without a change of its times. Some count in seconds, or in two, and of others a time is hardly ever a
 * whole second; systems have clocks for it that go on every 10 ms, or 16.
 */
export function isLongBefore(now: number, ms: number): boolean {
  return ms < now - (ms % 1_000 === 0 ? 2_500 : 30);
}
