import { inputPaths, lookedAt, outputPaths } from './files.ts';
import type { ChangedFile, FileHashes } from './hashes.ts';
import { digestOfFiles, readRecord, toolId, writeRecord } from './record.ts';
import type { RunRecord } from './record.ts';

/** What the last run has left, which ended in sync, and what people have written to since. */
export interface Since {
  readonly record: RunRecord;
  /** Nothing else has changed; empty where nothing has. */
  readonly changed: readonly ChangedFile[];
}

/**
 * What has changed since the last run; `null` when that is much, or not known. Loads nothing of the generator: to compare hashes
 * takes less time than that.
 */
export function sinceLastRun(root: string, command: string, hashes: FileHashes): Since | null {
  const record = readRecord(root);
  if (record?.command !== command || record.tool !== toolId()) return null;
  const { inputs, outputs, outside, folders, kept } = record;
  if (kept !== undefined) {
    const changed = hashes.sinceKept(kept, lookedAt(folders), folders.out);
    if (changed !== null) {
      if (changed.length === 0 && hashes.isNew) keepAgain(root, record, hashes);
      return { record, changed };
    }
  }
  // What was read comes first: where a schema has changed, what was written is not looked at.
  const read = inputPaths(root, folders, hashes);
  hashes.justLooked();
  if (digestOfFiles(read.map((path) => [path, hashes.lookedAt(path).hash])) !== inputs) return null;
  const written = [...outputPaths(folders.out, hashes), ...outside];
  if (digestOfFiles(written.map((path) => [path, hashes.hashOf(path)])) !== outputs) return null;
  keepAgain(root, record, hashes);
  return { record, changed: [] };
}

function keepAgain(root: string, record: RunRecord, hashes: FileHashes): void {
  const id = hashes.save();
  if (id !== null && id !== record.kept) writeRecord(root, { ...record, kept: id });
}
