import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { configNames } from '../config/names.ts';
import { isSelfContained } from '../config/self-contained.ts';
import type { Settings } from '../config/settings.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { painted, plain } from '../diagnostics/paint.ts';
import { printDiagnostics } from '../diagnostics/print.ts';
import type { Outcome } from '../run.ts';
import type { FileHashes } from './hashes.ts';
import { cachePath, digestOfFiles, RECORD, toolId, writeRecord } from './record.ts';
import type { RunRecord, Warnings } from './record.ts';

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
    if (exit !== 0 || result === null || !isPlain) {
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
      warnings: warningsOf(diagnostics),
    };
    const kept = hashes.save();
    writeRecord(root, kept === null ? record : { ...record, kept });
  };
}

/**
 * The same of a run that has looked at what has changed alone. `kept` is the mark of what it has left; where there is none, the
 * next run looks at everything.
 */
export function rememberNarrow(
  root: string,
  { kept: _before, ...record }: RunRecord,
  narrowRuns: number,
  kept: string | null,
): void {
  writeRecord(root, {
    ...{ ...record, narrowRuns, inputs: UNKNOWN, outputs: UNKNOWN },
    ...(kept !== null && { kept }),
  });
}

/** No digest is like it. */
const UNKNOWN = '';

function warningsOf(diagnostics: readonly Diagnostic[]): Warnings | null {
  if (diagnostics.length === 0) return null;
  return {
    painted: printDiagnostics(diagnostics, painted),
    plain: printDiagnostics(diagnostics, plain),
  };
}
