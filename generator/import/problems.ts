import type { Paint } from '../diagnostics/paint.ts';

/** An error in the input of an import. No file is written. */
export interface Problem {
  /** JSON pointer; `null` for the document as a whole. */
  readonly pointer: string | null;
  readonly message: string;
  readonly fix: string;
}

/** Ends an import. */
export class ImportError extends Error {
  readonly problems: readonly Problem[];

  constructor(...problems: readonly Problem[]) {
    super(problems.map(({ message }) => message).join('\n'));
    this.problems = problems;
  }
}

/** Returns the error of one problem. */
export function fatal(message: string, fix: string, pointer: string | null = null): ImportError {
  return new ImportError({ pointer, message, fix });
}

/** More problems are only counted. */
const MOST = 20;

/** Prints problems like diagnostics of schema files: place, message, fix. */
export function printProblems(
  source: string,
  problems: readonly Problem[],
  paint: Paint,
): readonly string[] {
  const shown = problems.slice(0, MOST).map(({ pointer, message, fix }) => {
    const place = pointer === null ? source : `${source}#${pointer}`;
    return `${paint.cyan(place)} - ${paint.red('error')}: ${message}\n\n  fix: ${fix}\n`;
  });
  const rest = problems.length - shown.length;
  const more = rest > 0 ? `, ${rest} of them not shown` : '';
  const count = `${problems.length} ${problems.length === 1 ? 'error' : 'errors'}${more}`;
  return [...shown, `${count}. Nothing was written.`];
}

/** Appends names to a JSON pointer, escaped. */
export function pointerTo(...names: readonly string[]): string {
  return names.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
