import type { Paint } from '../diagnostics/paint.ts';

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

export type ReportOptions = Partial<Pick<Reporter, 'format' | 'quiet'>>;

/** `48 files in sync (86 ms)` */
export function inSync(files: number, details: string): string {
  return `${files} ${files === 1 ? 'file' : 'files'} in sync (${details})`;
}
