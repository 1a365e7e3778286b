import type { Settings } from './config/settings.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { diagnose } from './diagnostics/diagnostic.ts';
import { isError, sortDiagnostics } from './diagnostics/print.ts';
import { generate } from './generate.ts';
import type { Generated } from './generate.ts';
import { nothingPlanned, planHandlers } from './handlers/plan.ts';
import type { HandlerChange, HandlerPlan } from './handlers/plan.ts';
import { Memory } from './memory.ts';
import { causeOf } from './output/cause.ts';
import { diskOf, repair } from './output/disk.ts';
import { findDrift, isHandMade } from './output/drift.ts';
import type { Drift } from './output/drift.ts';
import { Staged } from './output/staged.ts';
import { writeStubs } from './output/stubs.ts';
import type { WrittenFile } from './quick/hashes.ts';
import { Stopwatch } from './stopwatch.ts';

export interface RunOptions {
  /** Whether to compare only. */
  readonly check: boolean;
  /** Whether files of the tool that were changed by hand are overwritten. */
  readonly force: boolean;
  /** Whether handler files are completed. */
  readonly stubs: boolean;
  /** All files that are other than in the run before, where somebody watches them. */
  readonly changed?: readonly string[] | null;
  /**
   * Waits until whoever changes files seems to be done; throws `ChangedMeanwhile` when they are other than the run has read
   * them. Nothing is told or written before.
   */
  readonly settled?: () => Promise<void>;
}

/** 0: in sync or written; 1: drift, or refused; 2: errors in the schemas. */
export type ExitCode = 0 | 1 | 2;

/** What a run has found and done. */
export interface Outcome {
  readonly exit: ExitCode;
  /** By file and position. */
  readonly diagnostics: readonly Diagnostic[];
  /** What differed from the schemas; after a run that wrote, what it put right. */
  readonly drift: readonly CausedDrift[];
  /** What handler files lacked. */
  readonly handlers: readonly HandlerChange[];
  /** What was changed by hand, and therefore kept a run from writing. */
  readonly refused: readonly CausedDrift[];
  /** What was generated; `null` when there were errors. */
  readonly result: Generated | null;
  readonly times: Stopwatch;
}

/** A difference with the place in a schema file that it follows from, where one is found. */
export type CausedDrift = Drift & { readonly cause: Diagnostic['span'] | null };

/** A whole run on the project at `root`: generates, then writes the result or compares with it. */
export async function run(
  root: string,
  settings: Settings,
  options: RunOptions,
  memory = Memory.open(root),
): Promise<Outcome> {
  const staged = Staged.open(root);
  try {
    return await runWith(staged, root, settings, options, memory);
  } finally {
    staged.end();
  }
}

async function runWith(
  staged: Staged,
  root: string,
  settings: Settings,
  options: RunOptions,
  memory: Memory,
): Promise<Outcome> {
  const toWrite = options.check ? null : staged;
  const { diagnostics, result, times } = await generate(
    root,
    settings,
    memory,
    undefined,
    toWrite,
    options.changed,
  );
  await options.settled?.();
  if (result === null) return failed(diagnostics, times);
  const plan = await times.measure('handlers', () =>
    options.stubs && settings.parts.includes('server')
      ? planHandlers(result.api, result.names, result.sources.handlers, memory)
      : nothingPlanned,
  );
  memory.turn();
  const all = [...diagnostics, ...plan.diagnostics];
  if (plan.diagnostics.some(isError)) return failed(all, times);

  const found = await times.measure('compare', () =>
    findDrift(result.output, diskOf(root, settings.out, result.output, memory)),
  );
  const isRefused = !options.check && !options.force && found.some(isHandMade);
  // Who writes has no question where it comes from.
  const isAsked = options.check || isRefused;
  const drift: CausedDrift[] = [];
  for (const each of found)
    drift.push({ ...each, cause: isAsked ? await causeOf(each, result) : null });
  const refused = isRefused ? drift.filter(isHandMade) : [];
  const missing = options.check ? missingEndpoints(plan) : [];
  const outcome = {
    diagnostics: sortDiagnostics([...all, ...missing]),
    drift,
    handlers: plan.changes,
    refused,
    result,
    times,
  };
  if (options.check) {
    return { ...outcome, exit: drift.length === 0 && plan.changes.length === 0 ? 0 : 1 };
  }
  if (refused.length > 0) return { ...outcome, exit: 1 };
  await times.measure('write', async () => {
    const startedAt = Date.now();
    await repair(root, settings.out, drift, staged);
    await writeStubs(root, plan.changes);
    // Files that come or go are looked for by the next run.
    const isSteady = drift.every(({ kind }) => kind !== 'missing' && kind !== 'orphan');
    if (isSteady && plan.changes.length === 0)
      memory.hashesOf(root).end(finished(drift, result, staged), startedAt);
  });
  return { ...outcome, exit: 0 };
}

/** Files that were written over others. */
function finished(
  drift: readonly Drift[],
  { output }: Generated,
  staged: Staged,
): readonly WrittenFile[] {
  return drift.flatMap(({ path }) => {
    const planned = output.get(path);
    return planned ? [{ path, hash: planned.hash, inode: staged.inodeOf(path) }] : [];
  });
}

/** The outcome of a run that could not begin, or ended at errors. */
export function failed(diagnostics: readonly Diagnostic[], times = new Stopwatch()): Outcome {
  return {
    exit: 2,
    diagnostics: sortDiagnostics(diagnostics),
    drift: [],
    handlers: [],
    refused: [],
    result: null,
    times,
  };
}

function missingEndpoints({ changes }: HandlerPlan): Diagnostic[] {
  return changes.flatMap((change) =>
    change.kind === 'create'
      ? []
      : change.members.map(({ id }) =>
          diagnose('handlers/missing-endpoint', change.span, { endpoint: id }),
        ),
  );
}
