import { digestOf } from '../digest.ts';
import { isAbandoned } from '../files.ts';
import { sidesOf } from '../load/conflict.ts';
import type { Files } from './plan.ts';
import { bearsItsStamp } from './stamp.ts';

/** The text of a file. */
export type Content = () => Promise<string>;

/** A file on disk that differs from what the schemas produce: its text, and what it should be. */
export type Drift =
  | { readonly kind: 'missing'; readonly path: string; readonly to: Content }
  /** `stamped`: the tool wrote it, and it was not edited since. */
  | { readonly kind: 'orphan'; readonly path: string; readonly stamped: boolean }
  /** Written by the tool; the schemas have changed since. */
  | { readonly kind: 'stale'; readonly path: string; readonly from: string; readonly to: Content }
  /** Edited by hand: its checksum does not fit. */
  | { readonly kind: 'edited'; readonly path: string; readonly from: string; readonly to: Content }
  /** A merge has left its markers. `stamped`: both of its sides are what the tool wrote. */
  | {
      readonly kind: 'conflict';
      readonly path: string;
      readonly stamped: boolean;
      readonly to: Content;
    };

/** Text of a file on disk, with line feeds alone; `null` if it does not exist. */
export type ReadFile = (path: string) => string | null;

/** Compares the planned files with those at `paths`, and returns the differences by path. */
export function findDrift(planned: Files, paths: Iterable<string>, read: ReadFile): Drift[] {
  const drift: Drift[] = [];
  const missing = new Map(planned);
  for (const path of paths) {
    const text = read(path);
    if (text === null) continue;
    const file = planned.get(path);
    missing.delete(path);
    const isOwn = isAbandoned(path) === true || bearsItsStamp(path, text);
    if (file === undefined) drift.push({ kind: 'orphan', path, stamped: isOwn });
    else if (file.hash !== digestOf(text)) drift.push(differing(path, text, file.text));
  }
  for (const [path, { text }] of missing) drift.push({ kind: 'missing', path, to: text });
  return drift.sort((a, b) => (a.path < b.path ? -1 : 1));
}

function differing(path: string, from: string, to: Content): Drift {
  const sides = sidesOf(from);
  if (sides) {
    const stamped = bearsItsStamp(path, sides.ours) && bearsItsStamp(path, sides.theirs);
    return { kind: 'conflict', path, stamped, to };
  }
  return { kind: bearsItsStamp(path, from) ? 'stale' : 'edited', path, from, to };
}

/** Whether writing the file would lose manual edits. */
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
