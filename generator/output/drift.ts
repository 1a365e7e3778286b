import { digestOf, isAbandoned } from '../files.ts';
import { sidesOf } from '../load/conflict.ts';
import type { Files } from './plan.ts';
import { hasValidChecksum } from './stamp.ts';

/** The text of a file. */
export type Content = () => Promise<string>;

/** A difference between a file on disk and the generated file. */
export type Drift =
  | { readonly kind: 'missing'; readonly path: string; readonly to: Content }
  /** `stamped`: the generator wrote the file, and it was not edited. */
  | { readonly kind: 'orphan'; readonly path: string; readonly stamped: boolean }
  /** Generated before the schemas changed. */
  | { readonly kind: 'stale'; readonly path: string; readonly from: string; readonly to: Content }
  /** Edited: its checksum does not match. */
  | { readonly kind: 'edited'; readonly path: string; readonly from: string; readonly to: Content }
  /** Unresolved merge conflict. `stamped`: both versions were generated and not edited. */
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
    const isOwn = isAbandoned(path) === true || hasValidChecksum(path, text);
    if (file === undefined) drift.push({ kind: 'orphan', path, stamped: isOwn });
    else if (file.hash !== digestOf(text)) drift.push(differing(path, text, file.text));
  }
  for (const [path, { text }] of missing) drift.push({ kind: 'missing', path, to: text });
  return drift.sort((a, b) => (a.path < b.path ? -1 : 1));
}

function differing(path: string, from: string, to: Content): Drift {
  const sides = sidesOf(from);
  if (sides) {
    const stamped = hasValidChecksum(path, sides.ours) && hasValidChecksum(path, sides.theirs);
    return { kind: 'conflict', path, stamped, to };
  }
  return { kind: hasValidChecksum(path, from) ? 'stale' : 'edited', path, from, to };
}

/** Whether writing the file would lose manual edits. */
export function isManuallyEdited(drift: Drift): boolean {
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
