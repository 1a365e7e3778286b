import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { configNames } from '../config/names.ts';
import { isSelfContained } from '../config/self-contained.ts';
import type { Settings } from '../config/settings.ts';
import { writeAtomically } from '../output/write-atomically.ts';
import type { Outcome } from '../run.ts';
import { inputPaths } from './files.ts';
import type { FileHashes } from './hashes.ts';
import { cachePath, digestOfFiles, RECORD, toolId } from './record.ts';
import type { RunRecord } from './record.ts';

/** What is told of a run when it has ended. */
export type Remember = (outcome: Outcome) => Promise<void>;

/**
 * Notes what a run is about to read. What it then has to say is kept for the next one, which it spares when
 * everything is as it was; files that change while it runs are found changed by the next.
 */
export function remembering(
  root: string,
  command: string,
  settings: Settings,
  hashes: FileHashes,
): Remember {
  const path = cachePath(root, RECORD);
  if (path === null) return () => Promise.resolve();
  const tool = toolId();
  const folders = { schemas: settings.schemas, handlers: settings.handlers, out: settings.out };
  const paths = inputPaths(root, folders);
  const inputs = digestOfFiles(paths.map((each) => [each, hashes.hashOf(each)]));
  const isPlain = paths.every((each) => !isCode(root, each));
  return async ({ exit, diagnostics, result }) => {
    // Warnings are said at every run, and errors are looked for again.
    if (exit !== 0 || result === null || diagnostics.length > 0 || !isPlain) {
      await rm(path, { force: true });
      return;
    }
    const { output } = result;
    const record: RunRecord = {
      ...{ tool, command, folders, inputs, generated: output.size },
      outputs: digestOfFiles([...output].map(([each, { hash }]) => [each, hash])),
      outside: [...output.keys()].filter((each) => !each.startsWith(`${folders.out}/`)),
    };
    writeAtomically(path, JSON.stringify(record));
  };
}

/** Whether a file is a configuration that depends on more than its own text. */
function isCode(root: string, path: string): boolean {
  return configNames.includes(path) && !isSelfContained(readFileSync(join(root, path), 'utf8'));
}
