import type { FuzzReport, Progress } from './fuzz.ts';

/** A line that overwrites itself on a terminal. */
export function progressLine({ sent, failures }: Progress, requests: number): string {
  return sent % 25 === 0 || sent === requests
    ? `\r${sent} of ${requests}, ${failures} failures `
    : '';
}

/** The report of a run: statuses, endpoints reached, and every failure with a command that reproduces it. */
export function reportLines(
  { failures, statuses, reached }: FuzzReport,
  { seed, requests }: { readonly seed: number; readonly requests: number },
): readonly string[] {
  const counts = [...statuses].toSorted(([a], [b]) => a - b);
  return [
    `Statuses: ${counts.map(([status, count]) => `${status} × ${count}`).join(', ')}`,
    `Endpoints with a successful response: ${reached.succeeded} of ${reached.all}`,
    ...failures.flatMap(({ rule, method, route, detail, curl, log, count }) => [
      '',
      `${rule}: ${method} ${route} (${count} of ${requests} requests, seed ${seed})`,
      `  ${detail}`,
      `  ${curl}`,
      ...(log === '' ? [] : [`  log: ${log.trim().split('\n').join('\n       ')}`]),
    ]),
    '',
    failures.length === 0 ? 'No failures.' : `${failures.length} failures.`,
  ];
}
