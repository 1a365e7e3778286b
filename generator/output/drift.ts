import { digestOf, isAbandoned } from '../files.ts';
import { sidesOf } from '../load/conflict.ts';
import { hasValidChecksum } from './checksum.ts';
import type { Files } from './plan.ts';

/** A difference between a file on disk and the generated file. */
export interface Drift {
  /** `stale`: generated before the schemas changed; `orphaned`: not generated; `conflict`: with merge conflict markers. */
  readonly kind: 'missing' | 'orphaned' | 'stale' | 'edited' | 'conflict';
  readonly path: string;
  /** Whether writing the file would lose manual edits: it has no checksum, or its checksum does not match. */
  readonly edited: boolean;
  /** The text on disk; empty for a missing file. */
  readonly from: string;
  /** Returns the generated text; empty for an orphaned file. */
  readonly to: () => Promise<string>;
}

/** Compares the planned files with those at `paths`, of which `read` returns the texts, and returns the differences by path. */
export function findDrift(
  planned: Files,
  paths: Iterable<string>,
  read: (path: string) => string | null,
): Drift[] {
  const drift: Drift[] = [];
  const missing = new Map(planned);
  for (const path of paths) {
    const from = read(path);
    if (from === null) continue;
    const file = planned.get(path);
    missing.delete(path);
    if (file?.hash === digestOf(from)) continue;
    const sides = file ? sidesOf(from) : null;
    const texts = sides ? [sides.ours, sides.theirs] : [from];
    const edited = !isAbandoned(path) && !texts.every((text) => hasValidChecksum(path, text));
    const kind = !file ? 'orphaned' : sides ? 'conflict' : edited ? 'edited' : 'stale';
    drift.push({ kind, path, edited, from, to: file ? file.text : () => Promise.resolve('') });
  }
  for (const [path, { text }] of missing)
    drift.push({ kind: 'missing', path, edited: false, from: '', to: text });
  return drift.sort((a, b) => (a.path < b.path ? -1 : 1));
}
