import { sidesOf } from './conflict.ts';
import type { Files, Planned } from './plan.ts';
import { bearsItsStamp } from './stamp.ts';

/** What a file has in it, for who asks. */
export type Content = Planned['content'];

/** How a file on disk differs from what the schemas produce: what is in it, and what should be. */
export type Drift =
  | { readonly kind: 'missing'; readonly path: string; readonly to: Content }
  /** `stamped`: the tool wrote it and nobody touched it since. */
  | { readonly kind: 'orphan'; readonly path: string; readonly stamped: boolean }
  /** Written by the tool; the schemas have changed since. */
  | { readonly kind: 'stale'; readonly path: string; readonly from: Content; readonly to: Content }
  /** Changed by hand: its stamp does not fit it. */
  | { readonly kind: 'edited'; readonly path: string; readonly from: Content; readonly to: Content }
  /** A merge has left its markers. `stamped`: both of its sides are what the tool wrote. */
  | {
      readonly kind: 'conflict';
      readonly path: string;
      readonly stamped: boolean;
      readonly to: Content;
    };

/** What is on disk. Line ends are made equal. */
export interface Disk {
  /** Of the folder that the tool owns, and of files outside of it that are planned. */
  readonly paths: Iterable<string>;
  hashOf(path: string): string;
  textOf(path: string): string;
  /** Whether a file of this hash is known to be what the tool wrote. */
  isOwn(hash: string): boolean;
}

/** Compares the planned files with those on disk, by path. */
export function findDrift(planned: Files, disk: Disk): Drift[] {
  const drift: Drift[] = [];
  const missing = new Map(planned);
  for (const path of disk.paths) {
    const hash = disk.hashOf(path);
    // It is gone since it was listed, or was never there.
    if (hash === '') continue;
    const file = planned.get(path);
    missing.delete(path);
    if (file === undefined)
      drift.push({ kind: 'orphan', path, stamped: bearsItsStamp(path, disk.textOf(path)) });
    else if (file.hash !== hash) drift.push(differing(path, hash, disk, file.content));
  }
  for (const [path, { content }] of missing) drift.push({ kind: 'missing', path, to: content });
  return drift.sort((a, b) => (a.path < b.path ? -1 : 1));
}

function differing(path: string, hash: string, disk: Disk, to: Content): Drift {
  const from = () => Promise.resolve(disk.textOf(path));
  if (disk.isOwn(hash)) return { kind: 'stale', path, from, to };
  const text = disk.textOf(path);
  const sides = sidesOf(text);
  if (sides) {
    const stamped = bearsItsStamp(path, sides.ours) && bearsItsStamp(path, sides.theirs);
    return { kind: 'conflict', path, stamped, to };
  }
  return { kind: bearsItsStamp(path, text) ? 'stale' : 'edited', path, from, to };
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
