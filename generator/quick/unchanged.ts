import { inputPaths, outputPaths } from './files.ts';
import type { FileHashes } from './hashes.ts';
import { digestOfFiles, readRecord, toolId } from './record.ts';

/**
 * How many files are in sync when nothing has changed since a run ended so; `null` when something has, or
 * may have. Loads nothing of the generator: comparing hashes takes less time than that.
 */
export function unchanged(root: string, command: string, hashes: FileHashes): number | null {
  const record = readRecord(root);
  if (record?.command !== command || record.tool !== toolId()) return null;
  const { inputs, outputs, outside, folders, generated } = record;
  const isAsItWas = (paths: readonly string[], digest: string): boolean =>
    digestOfFiles(paths.map((path) => [path, hashes.hashOf(path)])) === digest;
  hashes.justLooked();
  // What was read comes first: where a schema has changed, what was written is not looked at.
  if (!isAsItWas(inputPaths(root, folders, hashes), inputs)) return null;
  if (!isAsItWas([...outputPaths(folders.out, hashes), ...outside], outputs)) return null;
  hashes.save();
  return generated;
}
