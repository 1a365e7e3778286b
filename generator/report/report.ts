import type { Paint } from '../diagnostics/paint.ts';
import { printDiagnostics } from '../diagnostics/print.ts';
import type { Outcome, RunOptions } from '../run.ts';
import { githubLines } from './github.ts';
import { outcomeJson } from './json.ts';
import { inSync } from './in-sync.ts';
import { changeReport, driftReport, refusalReport } from './text.ts';

/** `github`: lines that GitHub shows at the files of a pull request. */
export type Format = 'text' | 'json' | 'github';

export const formats = ['text', 'json', 'github'] as const satisfies readonly Format[];

/** How and where a run is told of. */
export interface Telling {
  readonly format: Format;
  /** Whether only what is wrong is told. */
  readonly quiet: boolean;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly paint: Paint;
  readonly errPaint: Paint;
}

/** Tells of a run: what is wrong with schemas and handlers, what differs, what was written. */
export async function report(
  outcome: Outcome,
  { check }: Pick<RunOptions, 'check'>,
  telling: Telling,
): Promise<void> {
  if (telling.format === 'json') {
    telling.out(JSON.stringify(outcomeJson(outcome), null, 2));
    return;
  }
  if (telling.format === 'github') {
    for (const line of githubLines(outcome)) telling.out(line);
  }
  await reportText(outcome, check, telling);
}

async function reportText(outcome: Outcome, check: boolean, telling: Telling): Promise<void> {
  const { diagnostics, drift, handlers, refused, files, times } = outcome;
  const { out, err, paint, errPaint, quiet } = telling;
  if (diagnostics.length > 0) err(printDiagnostics(diagnostics, errPaint));
  if (files === null) return;
  if (refused.length > 0) {
    err(refusalReport(refused, errPaint));
    return;
  }
  if (check && outcome.exit !== 0) {
    out(await driftReport(drift, handlers, paint));
    return;
  }
  if (quiet) return;
  for (const line of changeReport(drift, handlers, paint)) out(line);
  out(inSync(files, String(times)));
}
