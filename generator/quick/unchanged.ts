import { hashOf, inputPaths, outputPaths } from './files.ts';
import { readRecord, toolId } from './record.ts';

/**
 * How many files are in sync when nothing has changed since a run ended so; `null` when something has, or
 * may have. Loads nothing of the generator: comparing hashes takes less time than that.
 */
export function unchanged(root: string, command: string): number | null {
  const record = readRecord(root);
  if (record?.command !== command || record.tool !== toolId()) return null;
  const { files, folders, generated } = record;
  const there = [...inputPaths(root, folders), ...outputPaths(root, folders)];
  if (!there.every((path) => Object.hasOwn(files, path))) return null;
  // What was read comes first: where a schema has changed, what was written is not looked at.
  const isSame = ([path, hash]: readonly [string, string]) => hashOf(root, path) === hash;
  return Object.entries(files).every(isSame) ? generated : null;
}
