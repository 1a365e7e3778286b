import type { Paint } from '../diagnostics/paint.ts';
import { printDiagnostics } from '../diagnostics/print.ts';
import type { Outcome, RunOptions } from '../run.ts';
import { githubLines } from './github.ts';
import { outcomeJson } from './json.ts';
import { changeReport, driftReport, refusalReport } from './text.ts';

/** `github`: annotations that GitHub shows in a pull request; `markdown`: the text of a comment, for contract changes only. */
export type Format = 'text' | 'json' | 'github' | 'markdown';

/** The format and the streams of a report. */
export interface Reporter {
  readonly format: Format;
  /** Whether only problems are reported. */
  readonly quiet: boolean;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly paint: Paint;
  readonly errPaint: Paint;
}

/** Reports a run: diagnostics, drift, and the files that were written. */
export async function report(
  outcome: Outcome,
  { check }: Pick<RunOptions, 'check'>,
  reporter: Reporter,
): Promise<void> {
  const { diagnostics, drift, handlers, refused, files, ms } = outcome;
  const { format, out, err, paint, errPaint, quiet } = reporter;
  if (format === 'json') return out(JSON.stringify(outcomeJson(outcome), null, 2));
  if (format === 'github') for (const line of githubLines(outcome)) out(line);
  if (diagnostics.length > 0) err(printDiagnostics(diagnostics, errPaint));
  if (files === null) return;
  if (refused.length > 0) return err(refusalReport(refused, errPaint));
  if (check && outcome.exit !== 0) return out(await driftReport(drift, handlers, paint));
  if (quiet) return;
  for (const line of changeReport(drift, handlers, paint)) out(line);
  out(inSync(files, `${ms} ms`));
}

/** `48 files in sync (86 ms)` */
export function inSync(files: number, details: string): string {
  return `${files} ${files === 1 ? 'file' : 'files'} in sync (${details})`;
}
