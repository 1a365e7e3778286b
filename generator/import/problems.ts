import type { Paint } from '../diagnostics/paint.ts';

/** An error in the input of an import. No file is written. */
export interface Problem {
  /** JSON pointer; `null` for the document as a whole. */
  readonly pointer: string | null;
  /** The position of an error of syntax. */
  readonly position?: Position | undefined;
  readonly message: string;
  readonly fix: string;
}

/** A place in a text, from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
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
export function fatal(
  message: string,
  fix: string,
  pointer: string | null = null,
  position?: Position,
): ImportError {
  return new ImportError({ pointer, position, message, fix });
}

/** More problems are only counted. */
const MOST = 20;

/** Prints problems like diagnostics of schema files: place, message, fix. `positionOf` is not called for problems without a pointer. */
export function printProblems(
  source: string,
  problems: readonly Problem[],
  paint: Paint,
  positionOf: (pointer: string) => Position | null,
): readonly string[] {
  const shown = problems.slice(0, MOST).map(({ pointer, position, message, fix }) => {
    const found = position ?? (pointer === null ? null : positionOf(pointer));
    const place = found === null ? source : `${source}:${found.line}:${found.column}`;
    const at = pointer === null || pointer === '' ? '' : `\n\n  at: #${pointer}`;
    return `${paint.cyan(place)} - ${paint.red('error')}: ${message}${at}\n\n  fix: ${fix}\n`;
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
