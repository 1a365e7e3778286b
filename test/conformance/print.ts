import type { Failure, FileResult } from './run.ts';

const LONGEST = 600;

/** `validate    2213/2213`, and a line for each case that differs on purpose. */
export function printResult({ file, total, failures, excepted, wasRun }: FileResult): string {
  const passed = total - failures.length - excepted.length;
  const counts = wasRun ? `${String(passed).padStart(5)}/${total}` : '    — not run yet';
  return [
    `${file.padEnd(12)}${counts}`,
    ...excepted.map(({ id, reason }) => `  ${id} differs on purpose: ${reason}`),
  ].join('\n');
}

/** Prints a failed case: the case, the path, the expected and the actual value. */
export function printFailure({ record, path, expected, got }: Failure): string {
  return [
    `  ${record.id} ${record.op} ${(record.tags ?? []).join(' ')}`.trimEnd(),
    `    input     ${shorten(record.input ?? record.steps)}`,
    `    at        ${path === '' ? '(the answer)' : path}`,
    `    expected  ${shorten(expected)}`,
    `    got       ${shorten(got)}`,
  ].join('\n');
}

function shorten(value: unknown): string {
  if (value === undefined) return '(nothing)';
  const text =
    typeof value === 'string' && value.startsWith('threw') ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
