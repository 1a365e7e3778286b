import { inputPaths, lookedAt, outputPaths } from './files.ts';
import type { FileHashes } from './hashes.ts';
import { digestOfFiles, readRecord, toolId, writeRecord } from './record.ts';
import type { RunRecord } from './record.ts';

/**
 * What the last run has left when nothing has changed since it ended in sync; `null` when something has, or may have. Loads nothing of the generator: comparing hashes takes less time than that.
 */
export function unchanged(root: string, command: string, hashes: FileHashes): RunRecord | null {
  const record = readRecord(root);
  if (record?.command !== command || record.tool !== toolId()) return null;
  const { inputs, outputs, outside, folders, kept } = record;
  if (kept !== undefined && hashes.isAsKept(kept, lookedAt(folders), folders.out)) return record;
  // What was read comes first: where a schema has changed, what was written is not looked at.
  const read = inputPaths(root, folders, hashes);
  hashes.justLooked();
  if (digestOfFiles(read.map((path) => [path, hashes.lookedAt(path).hash])) !== inputs) return null;
  const written = [...outputPaths(folders.out, hashes), ...outside];
  if (digestOfFiles(written.map((path) => [path, hashes.hashOf(path)])) !== outputs) return null;
  const id = hashes.save();
  if (id !== null && id !== kept) writeRecord(root, { ...record, kept: id });
  return record;
}
