import type { RouteRecord } from './records.ts';
import type { PathPattern } from './route-pattern.ts';

/** A route as an index holds it. */
export interface RouteCandidate {
  /** The pattern as text. */
  readonly route: string;
  readonly namespace: string;
  /** `null` when the route is no pattern: it never matches. */
  readonly pattern: PathPattern | null;
  readonly record: RouteRecord;
}
