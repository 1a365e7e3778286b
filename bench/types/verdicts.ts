import type { Cost } from './check.ts';
import type { Wait } from './complete.ts';

/** The cost of one program of one client for one compiler. */
export interface Row {
  readonly client: string;
  readonly times: number;
  readonly calls: number;
  /** `null` if it takes too long. */
  readonly cost: Cost | null;
  /** Empty if completion is not measured. */
  readonly waits: readonly Wait[];
  /** The errors if declaration files are checked, too. */
  readonly errors: string;
}

const OURS = 'ours';
const PEER = 'openapi-typescript + openapi-fetch';

/** A target with its limit, the measurement, and whether the target is reached. */
export function verdicts(rows: readonly Row[]): string[][] {
  const of = (client: string, times: number) =>
    rows.filter((row) => row.client === client && row.times === times);
  const [ours, ten] = [of(OURS, 1), of(OURS, 10)];
  const waits = (of: readonly Row[], unit: 'clock' | 'processor') =>
    of.flatMap((row) => row.waits.map((wait) => wait[unit]));
  const completion = (unit: 'clock' | 'processor', name: string) => [
    verdict(`completion p50 at 1×, ${name}`, 10, ' ms', quantile(waits(ours, unit), 0.5)),
    verdict(`completion p50 at 10×, ${name}`, 30, ' ms', quantile(waits(ten, unit), 0.5)),
    verdict(`completion p95 at 1×, ${name}`, 50, ' ms', quantile(waits(ours, unit), 0.95)),
    verdict(`completion p95 at 10×, ${name}`, 50, ' ms', quantile(waits(ten, unit), 0.95)),
  ];
  const both = [...ours, ...ten];
  return [
    verdict('check at 1×, of the peer', 0.3, '×', ratio(ours, of(PEER, 1))),
    verdict('check at 10×, of the peer', 0.15, '×', ratio(ten, of(PEER, 10))),
    verdict('check at 10×, of that at 1×', 1.7, '×', ratio(ten, ours)),
    verdict('instantiations', 2000, '', most(both.map(({ cost }) => cost?.instantiations ?? NaN))),
    ...completion('clock', 'on the clock'),
    ...completion('processor', 'of the processor'),
    verdict('programs with errors', 0, '', both.filter(({ errors }) => errors !== '').length),
  ];
}

function verdict(name: string, limit: number, unit: string, value: number): string[] {
  if (Number.isNaN(value)) return [name, `${limit}${unit}`, 'not measured', ''];
  const text = String(Math.round(value * 100) / 100);
  return [name, `${limit}${unit}`, `${text}${unit}`, value <= limit ? 'reached' : 'not yet'];
}

/** Returns the highest ratio for the same calls; `NaN` if there is none. */
function ratio(of: readonly Row[], to: readonly Row[]): number {
  const checks = (rows: readonly Row[], calls: number) =>
    rows.find((row) => row.calls === calls)?.cost?.check ?? NaN;
  return most(of.map(({ calls }) => checks(of, calls) / checks(to, calls)));
}

/** `NaN` without numbers. */
function most(numbers: readonly number[]): number {
  return numbers.length > 0 ? Math.max(...numbers) : NaN;
}

/** Returns a quantile of the numbers; `NaN` without numbers. */
export function quantile(numbers: readonly number[], part: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}
