import { hashFiles, inputPaths, outputPaths } from './files.ts';
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
  const hashes = hashFiles(root, Object.keys(files));
  return [...hashes].every(([path, hash]) => files[path] === hash) ? generated : null;
}
