import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { configNames } from '../config/names.ts';
import { isSelfContained } from '../config/self-contained.ts';
import type { Settings } from '../config/settings.ts';
import { writeAtomically } from '../output/write-atomically.ts';
import type { Outcome } from '../run.ts';
import type { FileHashes } from './hashes.ts';
import { cachePath, digestOfFiles, RECORD, toolId } from './record.ts';
import type { RunRecord } from './record.ts';

/** What is told of a run when it has ended. */
export type Remember = (outcome: Outcome) => Promise<void>;

/**
 * Keeps what a run has to say for the next one, which it spares when everything is as it was. What counts is what the
 * run has read: files that change meanwhile are found changed by the next.
 */
export function remembering(
  root: string,
  command: string,
  settings: Settings,
  hashes: FileHashes,
): Remember {
  const path = cachePath(root, RECORD);
  if (path === null) return () => Promise.resolve();
  const folders = { schemas: settings.schemas, handlers: settings.handlers, out: settings.out };
  const configs = configNames.map((name) => [name, hashes.hashOf(name)] as const);
  const there = configs.filter(([, hash]) => hash !== '');
  const isPlain = there.every(([name]) => isSelfContained(readFileSync(join(root, name), 'utf8')));
  return async ({ exit, diagnostics, result }) => {
    // Warnings are said at every run, and errors are looked for again.
    if (exit !== 0 || result === null || diagnostics.length > 0 || !isPlain) {
      await rm(path, { force: true });
      return;
    }
    const { output, sources } = result;
    const read = sources.texts.map((file) => [file.path, file.hash] as const);
    const record: RunRecord = {
      ...{ tool: toolId(), command, folders, generated: output.size },
      inputs: digestOfFiles([...there, ...read]),
      outputs: digestOfFiles([...output].map(([each, { hash }]) => [each, hash])),
      outside: [...output.keys()].filter((each) => !each.startsWith(`${folders.out}/`)),
    };
    writeAtomically(path, JSON.stringify(record));
  };
}
