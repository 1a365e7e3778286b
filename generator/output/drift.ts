import { bearsItsStamp } from './stamp.ts';
import type { Files } from './plan.ts';

/** How a file on disk differs from what the schemas produce. */
export type Drift =
  | { readonly kind: 'missing'; readonly path: string; readonly to: string }
  /** `stamped`: the tool wrote it and nobody touched it since. */
  | { readonly kind: 'orphan'; readonly path: string; readonly stamped: boolean }
  /** Written by the tool; the schemas have changed since. */
  | { readonly kind: 'stale'; readonly path: string; readonly from: string; readonly to: string }
  /** Changed by hand: its stamp does not fit it. */
  | { readonly kind: 'edited'; readonly path: string; readonly from: string; readonly to: string };

/** Compares the planned files with those on disk, by path. */
export function findDrift(planned: Files, onDisk: Files): Drift[] {
  const drift: Drift[] = [];
  for (const [path, to] of planned) {
    const from = onDisk.get(path);
    if (from === undefined) drift.push({ kind: 'missing', path, to });
    else if (from !== to) {
      drift.push({ kind: bearsItsStamp(path, from) ? 'stale' : 'edited', path, from, to });
    }
  }
  for (const [path, text] of onDisk) {
    if (!planned.has(path))
      drift.push({ kind: 'orphan', path, stamped: bearsItsStamp(path, text) });
  }
  return drift.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Whether the tool would undo somebody's work by putting the file right. */
export function isHandMade(drift: Drift): boolean {
  return drift.kind === 'edited' || (drift.kind === 'orphan' && !drift.stamped);
}
