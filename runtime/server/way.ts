import { emptyMap } from '../schema/index.ts';
import type { EndpointRecord, Match, RouteRecord } from './records.ts';

/**
 * A route that a path leads to. With thousands of routes, what is looked at elsewhere is not in the caches
 * of the processor: all that a request needs that reads stands here (bench/routes).
 */
export class Way {
  /** The next route that the same path leads to. */
  readonly next: Way | null;
  readonly #route: RouteRecord;
  readonly #caught: Readonly<Record<string, unknown>>;
  /** What answers GET; `null` when nothing does, or what cannot be called. */
  readonly #reads: Match | null;

  /** `caught`: what the groups of the pattern caught. */
  constructor(route: RouteRecord, caught: Readonly<Record<string, unknown>>, next: Way | null) {
    this.next = next;
    this.#route = route;
    this.#caught = caught;
    const reads = matchFor(route, 'GET');
    this.#reads = reads?.endpoint.handle ? reads : null;
  }

  /** The endpoint for a method; `null` when none answers it. */
  matchFor(method: string): Match | null {
    return method === 'GET' && this.#reads ? this.#reads : matchFor(this.#route, method);
  }

  /** Whether what was matched can be called. */
  canCall(match: Match): boolean {
    return match === this.#reads || match.endpoint.handle !== null;
  }

  /** What the groups of the pattern caught, for one request: it is sanitized in its place. */
  caught(): Record<string, unknown> {
    const url = emptyMap();
    // It inherits nothing.
    for (const name in this.#caught) url[name] = this.#caught[name];
    return url;
  }
}

/** HEAD falls back to GET, endpoint by endpoint. */
function matchFor(route: RouteRecord, method: string): Match | null {
  for (const endpoint of route.endpoints) {
    if (answers(endpoint, method)) return { route, endpoint };
  }
  return null;
}

function answers({ methods }: EndpointRecord, method: string): boolean {
  return methods.includes(method) || (method === 'HEAD' && methods.includes('GET'));
}
