import type { EndpointRecord, Match, RouteRecord } from './records.ts';
import type { PathPattern } from './route-pattern.ts';

/**
 * A route as an index holds it: what requests that read are matched by, and no more. With thousands of
 * routes, what is looked at elsewhere is not in the caches of the processor (bench/routes).
 */
export class RouteCandidate {
  /** The pattern as text. */
  readonly route: string;
  readonly namespace: string;
  /** `null` when the route is no pattern: it never matches. */
  readonly pattern: PathPattern | null;
  /** What answers GET; `null` when nothing does, or what cannot be called. */
  readonly #reads: Match | null;
  readonly record: RouteRecord;

  constructor(record: RouteRecord, pattern: PathPattern | null) {
    this.route = record.route;
    this.namespace = record.namespace;
    this.pattern = pattern;
    this.record = record;
    const endpoint = endpointFor(record, 'GET');
    this.#reads = endpoint?.handle ? { route: record, endpoint } : null;
  }

  /** The way of a request with a method; `null` when no endpoint answers it. */
  matchFor(method: string): Match | null {
    if (method === 'GET' && this.#reads) return this.#reads;
    const endpoint = endpointFor(this.record, method);
    return endpoint && { route: this.record, endpoint };
  }

  /** Whether what was matched can be called. */
  canCall(match: Match): boolean {
    return match === this.#reads || match.endpoint.handle !== null;
  }
}

/** HEAD falls back to GET, endpoint by endpoint. */
function endpointFor({ endpoints }: RouteRecord, method: string): EndpointRecord | null {
  for (const endpoint of endpoints) {
    const { methods } = endpoint;
    if (methods.includes(method) || (method === 'HEAD' && methods.includes('GET'))) return endpoint;
  }
  return null;
}
