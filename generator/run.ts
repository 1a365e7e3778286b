import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { diagnose } from './diagnostics/diagnostic.ts';
import type { Paint } from './diagnostics/paint.ts';
import { isError, printDiagnostics } from './diagnostics/print.ts';
import { generate } from './generate.ts';
import type { Generated, Generation } from './generate.ts';
import { nothingPlanned, planHandlers } from './handlers/plan.ts';
import type { HandlerPlan } from './handlers/plan.ts';
import { readGenerated, repair } from './output/disk.ts';
import { findDrift, isHandMade } from './output/drift.ts';
import type { Drift } from './output/drift.ts';
import { changeReport, driftReport, refusalReport } from './output/report.ts';
import { writeStubs } from './output/stubs.ts';
import type { Stopwatch } from './stopwatch.ts';

export interface RunOptions {
  readonly check: boolean;
  readonly force: boolean;
  /** Whether handler files are completed. */
  readonly stubs: boolean;
  readonly quiet: boolean;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly paint: Paint;
  readonly errPaint: Paint;
}

/** 0: in sync or written; 1: drift, or refused; 2: errors in the schemas. */
export type ExitCode = 0 | 1 | 2;

/** A whole run on the project at `root`: generates, then writes the result or checks it. */
export async function run(root: string, options: RunOptions): Promise<ExitCode> {
  const generation = await generate(root);
  const { diagnostics, result, times } = generation;
  if (result === null) {
    report(diagnostics, options);
    return 2;
  }
  const plan = await times.measure('handlers', () =>
    options.stubs ? planHandlers(result.api, result.names, result.handlers) : nothingPlanned,
  );
  if (plan.diagnostics.some(isError)) {
    report([...diagnostics, ...plan.diagnostics], options);
    return 2;
  }
  const drift = await times.measure('compare', () => driftOf(root, result));
  return options.check
    ? check({ ...generation, result }, drift, plan, options)
    : write(root, { ...generation, result }, drift, plan, options);
}

type Successful = Generation & { readonly result: Generated };

async function driftOf(root: string, { output }: Generated): Promise<Drift[]> {
  return findDrift(output, await readGenerated(root, output));
}

async function check(
  { diagnostics, result, times }: Successful,
  drift: readonly Drift[],
  plan: HandlerPlan,
  options: RunOptions,
): Promise<ExitCode> {
  report([...diagnostics, ...plan.diagnostics, ...missingEndpoints(plan)], options);
  if (drift.length === 0 && plan.changes.length === 0) {
    if (!options.quiet) options.out(inSync(result, times));
    return 0;
  }
  options.out(await driftReport(drift, plan.changes, options.paint));
  return 1;
}

async function write(
  root: string,
  { diagnostics, result, times }: Successful,
  drift: readonly Drift[],
  plan: HandlerPlan,
  options: RunOptions,
): Promise<ExitCode> {
  report([...diagnostics, ...plan.diagnostics], options);
  const refused = options.force ? [] : drift.filter(isHandMade);
  if (refused.length > 0) {
    options.err(refusalReport(refused, options.errPaint));
    return 1;
  }
  await times.measure('write', async () => {
    await repair(root, drift);
    await writeStubs(root, plan.changes);
  });
  if (!options.quiet) {
    for (const line of changeReport(drift, plan.changes, options.paint)) options.out(line);
    options.out(inSync(result, times));
  }
  return 0;
}

/** `48 files in sync (load 12 ms, check 60 ms, …)` */
function inSync({ output }: Generated, times: Stopwatch): string {
  return `${output.size} files in sync (${times})`;
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

function report(diagnostics: readonly Diagnostic[], { err, errPaint }: RunOptions): void {
  if (diagnostics.length > 0) err(printDiagnostics(diagnostics, errPaint));
}
