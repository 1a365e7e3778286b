import { atMost, seconds } from './report.ts';
import type { Row } from './report.ts';
import type { AttackedSite } from './site.ts';

/** An attack on its own site, and the resulting rows. */
export interface Attack {
  readonly about: string;
  /** Environment of the site. */
  readonly settings?: Readonly<Record<string, string>>;
  run(site: AttackedSite): Promise<readonly Row[]>;
}

const LONGEST_HEALTH_MS = 1000;

/** A row for the health checks since the last read of the probe. */
export async function healthRow(site: AttackedSite, during: string): Promise<Row> {
  const { slowest, failed } = await site.probe.seen();
  const row = atMost(`${during}: slowest health check`, slowest, LONGEST_HEALTH_MS, seconds);
  return failed === 0 ? row : { ...row, isOk: false, measured: `${failed} failed` };
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
