import { sidesOf } from './conflict.ts';
import type { Files } from './plan.ts';
import { bearsItsStamp } from './stamp.ts';

/** How a file on disk differs from what the schemas produce. */
export type Drift =
  | { readonly kind: 'missing'; readonly path: string; readonly to: string }
  /** `stamped`: the tool wrote it and nobody touched it since. */
  | {
      readonly kind: 'orphan';
      readonly path: string;
      readonly stamped: boolean;
      readonly from: string;
    }
  /** Written by the tool; the schemas have changed since. */
  | { readonly kind: 'stale'; readonly path: string; readonly from: string; readonly to: string }
  /** Changed by hand: its stamp does not fit it. */
  | { readonly kind: 'edited'; readonly path: string; readonly from: string; readonly to: string }
  /** A merge has left its markers. `stamped`: both of its sides are what the tool wrote. */
  | {
      readonly kind: 'conflict';
      readonly path: string;
      readonly stamped: boolean;
      readonly from: string;
      readonly to: string;
    };

/** A file on disk: its path and what is in it. */
export type TextAt = readonly [path: string, text: string];

/** Compares the planned files with those on disk, by path. Line ends have been made equal before. */
export function findDrift(planned: Files, onDisk: Iterable<TextAt>): Drift[] {
  const drift: Drift[] = [];
  const missing = new Map(planned);
  for (const [path, from] of onDisk) {
    const to = planned.get(path);
    missing.delete(path);
    if (to === undefined)
      drift.push({ kind: 'orphan', path, stamped: bearsItsStamp(path, from), from });
    else if (from !== to) drift.push(differing(path, from, to));
  }
  for (const [path, to] of missing) drift.push({ kind: 'missing', path, to });
  return drift.sort((a, b) => (a.path < b.path ? -1 : 1));
}

function differing(path: string, from: string, to: string): Drift {
  const sides = sidesOf(from);
  if (sides) {
    const stamped = bearsItsStamp(path, sides.ours) && bearsItsStamp(path, sides.theirs);
    return { kind: 'conflict', path, stamped, from, to };
  }
  return { kind: bearsItsStamp(path, from) ? 'stale' : 'edited', path, from, to };
}

/** Whether the tool would undo somebody's work by putting the file right. */
export function isHandMade(drift: Drift): boolean {
  switch (drift.kind) {
    case 'edited':
      return true;
    case 'orphan':
    case 'conflict':
      return !drift.stamped;
    case 'missing':
    case 'stale':
      return false;
  }
}
