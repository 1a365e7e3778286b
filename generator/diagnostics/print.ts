import { codes } from './codes.ts';
import type { Diagnostic, Severity, Span } from './diagnostic.ts';
import { fixOf } from './docs.ts';
import type { Paint } from './paint.ts';

/** Prints the diagnostics with code frames and fixes, by file and position, and a summary. */
export function printDiagnostics(diagnostics: readonly Diagnostic[], paint: Paint): string {
  const sorted = sortDiagnostics(diagnostics);
  const blocks = sorted.map((diagnostic) => printDiagnostic(diagnostic, paint));
  return [...blocks, summaryOf(sorted)].join('\n');
}

export const severityOf = ({ code }: Diagnostic): Severity => codes[code].severity;

export const isError = (diagnostic: Diagnostic): boolean => severityOf(diagnostic) === 'error';

export function messageOf({ code, values }: Diagnostic): string {
  // `diagnose` has checked the values against the code, which the type of the table cannot express.
  const message = codes[code].message as (values: Diagnostic['values']) => string;
  return message(values);
}

/** Sorts by file and position and removes duplicates: files that extend one base share its diagnostics. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const byText = new Map(diagnostics.map((diagnostic) => [keyOf(diagnostic), diagnostic]));
  return [...byText.values()].sort(
    (a, b) =>
      compareTexts(a.span.file.path, b.span.file.path) ||
      a.span.start - b.span.start ||
      compareTexts(keyOf(a), keyOf(b)),
  );
}

function keyOf(diagnostic: Diagnostic): string {
  const { code, span } = diagnostic;
  return JSON.stringify([span.file.path, span.start, code, messageOf(diagnostic)]);
}

export const compareTexts = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function printDiagnostic(diagnostic: Diagnostic, paint: Paint): string {
  const { code, span } = diagnostic;
  const { path, text } = span.file;
  const { line, column } = positionOf(span);
  const severity = severityOf(diagnostic);
  const colour = severity === 'error' ? paint.red : paint.yellow;
  const head = `${colour(severity)} ${paint.bold(code)}: ${messageOf(diagnostic)}`;
  return [
    // A folder and an empty file have no lines.
    `${paint.cyan(text === '' ? path : `${path}:${line}:${column}`)} - ${head}`,
    '',
    ...(text === '' ? [] : [...frameOf(span, colour, paint), '']),
    `  fix: ${fixOf(code)}`,
    '',
  ].join('\n');
}

/** Returns the line and the column of the start, both from 1. */
export function positionOf({ file, start }: Span): { line: number; column: number } {
  const before = file.text.slice(0, start).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** Returns two lines before the start, its line with `>` and the span underlined, and the next line. */
function frameOf(span: Span, colour: (text: string) => string, paint: Paint): string[] {
  const lines = span.file.text.split('\n');
  const { line, column } = positionOf(span);
  const first = Math.max(1, line - 2);
  const last = Math.min(lines.length, line + 1);
  const width = String(last).length;

  const room = Math.max(MIN_ROOM, (paint.columns ?? Infinity) - width - 5);
  const text = lines[line - 1] ?? '';
  const length = Math.max(1, Math.min(span.end - span.start, text.length - column + 1));
  // All lines are cut at the same columns, so that the underline stays below its text.
  const from = Math.max(0, Math.min(column - 1 - (room >> 1), text.length - room));

  return lines.slice(first - 1, last).flatMap((full, index) => {
    const number = first + index;
    const label = `${number === line ? '>' : ' '} ${String(number).padStart(width)} |`;
    const shown = `${paint.dim(label)} ${cut(full, from, room)}`.trimEnd();
    if (number !== line) return [shown];
    // Tabs are kept, so that the underline is aligned.
    const indent = text.slice(from, column - 1).replaceAll(/[^\t]/g, ' ');
    const mark = colour('^'.repeat(Math.min(length, room - indent.length)));
    return [shown, `${paint.dim(`  ${' '.repeat(width)} |`)} ${indent}${mark}`];
  });
}

const MIN_ROOM = 20;

/** Returns `room` characters of a line, with `…` where it is cut. */
function cut(line: string, from: number, room: number): string {
  const rest = from === 0 || line.length <= from ? line.slice(from) : `…${line.slice(from + 1)}`;
  return rest.length > room ? `${rest.slice(0, room - 1)}…` : rest;
}

function summaryOf(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(isError).length;
  const counts = { error: errors, warning: diagnostics.length - errors };
  const counted = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([word, count]) => `${count} ${word}${count === 1 ? '' : 's'}`);
  return `${counted.join(', ')}.${errors > 0 ? ' Nothing was written.' : ''}`;
}
