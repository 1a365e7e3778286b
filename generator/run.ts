import { join } from 'node:path';
import { Cache } from './cache.ts';
import type { LastRun } from './cache.ts';
import type { Memo } from './collections.ts';
import { loadSettings } from './config/load.ts';
import type { Config, Settings } from './config/settings.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { diagnose } from './diagnostics/diagnostic.ts';
import { painted } from './diagnostics/paint.ts';
import { isError, printDiagnostics, sortDiagnostics } from './diagnostics/print.ts';
import { generate } from './generate.ts';
import type { Generated } from './generate.ts';
import type { HandlerChange } from './handlers/plan.ts';
import { textAt } from './files.ts';
import { digestOfFiles, digestsOf, isConfigSelfContained } from './last-run.ts';
import type { FileDigest } from './last-run.ts';
import { inputPaths, noResources, outputPaths, readInputs } from './load/inputs.ts';
import { causeOf } from './output/cause.ts';
import { writeChanges } from './output/write.ts';
import { findDrift } from './output/drift.ts';
import type { Drift } from './output/drift.ts';

export interface RunOptions {
  /** Compare with the disk, and write nothing. */
  readonly check: boolean;
  /** Overwrite generated files that were edited. */
  readonly force: boolean;
  /** Add missing handlers to handler files. */
  readonly stubs: boolean;
}

/** 0: in sync or written; 1: out of date or refused; 2: errors in schemas or settings. */
export type ExitCode = 0 | 1 | 2;

/** The result of a run. */
export interface Outcome {
  readonly exit: ExitCode;
  /** Sorted by file and position. */
  readonly diagnostics: readonly Diagnostic[];
  /** Files that differed from the schemas; after a run that wrote, the files that it wrote. */
  readonly drift: readonly CausedDrift[];
  readonly handlers: readonly HandlerChange[];
  /** Edited files because of which the run wrote nothing. */
  readonly refused: readonly CausedDrift[];
  /** Number of generated files; `null` if there were errors, and so is `result`. */
  readonly files: number | null;
  readonly result: Generated | null;
  /** The time that the run took, in milliseconds. */
  readonly ms: number;
}

/** A difference with the position in a schema file that caused it, if one is found. */
export type CausedDrift = Drift & { readonly cause: Diagnostic['span'] | null };

/** Loads the configuration, generates, and writes the result or compares it with the disk. Saves the cache. */
export async function runProject(
  root: string,
  given: Config,
  options: RunOptions,
  cache: Cache,
  command: string,
): Promise<Outcome> {
  const { settings, diagnostics } = await loadSettings(root, given);
  if (settings === null) return failed(diagnostics);
  // Digests of the files as the run reads them: one that is saved meanwhile is left to the next run.
  const inputs = digestsOf(root, inputPaths(root, settings));
  const outcome = await run(root, settings, options, cache.memo);
  cache.save(isConfigSelfContained(root) ? lastRunOf(command, settings, inputs, outcome) : null);
  return outcome;
}

/** Generates the project at `root`, and writes the result or compares it with the disk. */
export async function run(
  root: string,
  settings: Settings,
  options: RunOptions,
  memo: Memo = new Cache(root).memo,
): Promise<Outcome> {
  const start = performance.now();
  const inputs = readInputs(root, settings);
  const { result, ...generated } = await generate(inputs, settings, memo);
  const found = [...noResources(root, inputs, settings), ...generated.diagnostics];
  if (result === null || found.some(isError)) return failed(found);
  const hasStubs = options.stubs && settings.parts.includes('server');
  const { changes: handlers, diagnostics: ofHandlers } = await handlerPlan(result, hasStubs);
  const all = [...found, ...ofHandlers];
  if (all.some(isError)) return failed(all);

  const drift = await compare(root, settings, result, options);
  const refused = options.check || options.force ? [] : drift.filter(({ edited }) => edited);
  const isInSync = drift.length === 0 && handlers.length === 0;
  const exit = refused.length > 0 || (options.check && !isInSync) ? 1 : 0;
  if (exit === 0 && !options.check)
    await writeChanges(root, settings.out, drift, await stubsOf(root, handlers));
  const missing = options.check ? missingEndpoints(handlers) : [];
  const diagnostics = sortDiagnostics([...all, ...missing]);
  const { size: files } = result.output;
  const ms = Math.round(performance.now() - start);
  return { exit, diagnostics, drift, handlers, refused, files, result, ms };
}

// The modules below load ts-morph and prettier, which most runs do not need.

async function handlerPlan({ api, names, sources }: Generated, isWanted: boolean) {
  if (!isWanted) return { changes: [], diagnostics: [] };
  const { planHandlers } = await import('./handlers/plan.ts');
  return planHandlers(api, names, sources.handlers);
}

async function stubsOf(root: string, changes: readonly HandlerChange[]) {
  if (changes.length === 0) return [];
  const { preparedStubs } = await import('./handlers/stubs.ts');
  return preparedStubs(root, changes);
}

/** Returns the files on disk that differ, with their causes if these are reported. */
async function compare(
  root: string,
  settings: Settings,
  result: Generated,
  { check, force }: RunOptions,
): Promise<readonly CausedDrift[]> {
  const { output, sources } = result;
  const paths = outputPaths(root, settings);
  const found = findDrift(output, paths, (path) => textAt(join(root, path)));
  const isReported = check || (!force && found.some(({ edited }) => edited));
  const drift: CausedDrift[] = [];
  for (const each of found)
    drift.push({ ...each, cause: isReported ? await causeOf(each, sources) : null });
  return drift;
}

export function failed(diagnostics: readonly Diagnostic[]): Outcome {
  const nothing = { drift: [], handlers: [], refused: [], files: null, result: null, ms: 0 };
  return { exit: 2, diagnostics: sortDiagnostics(diagnostics), ...nothing };
}

function missingEndpoints(changes: readonly HandlerChange[]): Diagnostic[] {
  return changes.flatMap((change) => {
    if (change.kind === 'create') return [];
    const { span, members } = change;
    return members.map(({ id }) => diagnose('handlers/missing-endpoint', span, { endpoint: id }));
  });
}

/** Returns the record that the next run compares with; `null` if this run left something to do. */
function lastRunOf(
  command: string,
  { schemas, handlers, out }: Settings,
  inputs: readonly FileDigest[],
  { exit, result, diagnostics }: Outcome,
): LastRun | null {
  if (exit !== 0 || result === null) return null;
  const folders = { schemas, handlers, out };
  const outputs = [...result.output].map(([path, { hash }]) => [path, hash] as const);
  return {
    digests: [digestOfFiles(command, folders, inputs), digestOfFiles(command, folders, outputs)],
    folders,
    files: result.output.size,
    warnings: diagnostics.length === 0 ? null : printDiagnostics(diagnostics, painted),
  };
}
