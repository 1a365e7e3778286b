import { printDiagnostics } from '../diagnostics/print.ts';
import type { Outcome, RunOptions } from '../run.ts';
import { githubLines } from './github.ts';
import { outcomeJson } from './json.ts';
import { inSync } from './reporter.ts';
import type { Reporter } from './reporter.ts';
import { changeReport, driftReport, refusalReport } from './text.ts';

/** Reports a run: diagnostics, drift, and the files that were written. */
export async function report(
  outcome: Outcome,
  { check }: Pick<RunOptions, 'check'>,
  reporter: Reporter,
): Promise<void> {
  const { diagnostics, refused, files, ms } = outcome;
  const { format, out, err, paint, errPaint, quiet } = reporter;
  if (format === 'json') return out(JSON.stringify(outcomeJson(outcome), null, 2));
  if (format === 'github') for (const line of githubLines(outcome)) out(line);
  if (diagnostics.length > 0) err(printDiagnostics(diagnostics, errPaint));
  if (files === null) return;
  if (refused.length > 0) return err(refusalReport(outcome, errPaint));
  if (check && outcome.exit !== 0) return out(await driftReport(outcome, paint));
  if (quiet) return;
  for (const line of changeReport(outcome, paint)) out(line);
  out(inSync(files, `${ms} ms`));
}
