import { join } from 'node:path';
import type { Cache, LastRun } from './cache.ts';
import { configNames } from './config/settings.ts';
import { digestOf, textAt } from './files.ts';
import { inputPaths, outputPaths } from './load/inputs.ts';
import type { ProjectFolders } from './load/inputs.ts';

/**
 * Returns the last run if it left everything in sync and no file that it read or wrote has changed since, else `null`. `command`
 * identifies the options of a run. This module does not load the pipeline.
 */
export function unchangedRun(root: string, command: string, cache: Cache): LastRun | null {
  const { lastRun } = cache;
  if (lastRun === null) return null;
  const [inputs, outputs] = lastRun.digests;
  const digest = (paths: readonly string[]) =>
    digestOfFiles(command, lastRun.folders, digestsOf(root, paths));
  // After a change of an input, the outputs are not read.
  const isUnchanged =
    digest(inputPaths(root, lastRun.folders)) === inputs &&
    digest(outputPaths(root, lastRun.folders)) === outputs;
  return isUnchanged ? lastRun : null;
}

/** Returns the digests of the files that a run reads, and of those that it writes, as they are on disk. */
export function digestsOfProject(root: string, command: string, folders: ProjectFolders) {
  const all = [inputPaths(root, folders), outputPaths(root, folders)];
  return all.map((paths) => digestOfFiles(command, folders, digestsOf(root, paths)));
}

/** A path with the digest of its text. */
export type FileDigest = readonly [path: string, digest: string];

export function digestsOf(root: string, paths: readonly string[]): FileDigest[] {
  return paths.map((path) => [path, digestOf(textAt(join(root, path)) ?? '')]);
}

/** Returns the digest of the command and of these files. Their order does not matter. */
export function digestOfFiles(
  command: string,
  { schemas, handlers, out }: ProjectFolders,
  files: readonly FileDigest[],
): string {
  const sorted = files.map((file) => file.join(' ')).sort();
  return digestOf(JSON.stringify([command, { schemas, handlers, out }, sorted]));
}

/** Whether the settings depend on the text of the configuration file alone: not on the environment, an emitter or a value of another file. */
export function isConfigSelfContained(root: string): boolean {
  const others =
    /\bprocess\b|\bemitters\b|\brequire\b|\bimport\s*\(|\b(?:import(?! type)[^;]*?from|import)\s*['"]\./;
  return configNames.every((name) => !others.test(textAt(join(root, name)) ?? ''));
}
