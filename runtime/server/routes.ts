import { RestError } from '../errors/rest-error.ts';
import { reportMisuse } from '../errors/notices.ts';
import { Recent } from '../shape/recent.ts';
import type { Match, RouteRecord } from './records.ts';
import type { Registration } from './register.ts';
import type { RestRequest } from './request.ts';
import { RegisteredRoute } from './registered-route.ts';
import { isPattern } from './route-pattern.ts';
import { splitPath } from './route-segments.ts';
import { RoutesIndex } from './routes-index.ts';
import { Way } from './way.ts';

/** The routes of a server, in the order of their registration, which is the order of matching. */
export class Routes {
  readonly #routes = new Map<string, RegisteredRoute>();
  /** The names of the routes that were registered under each, some more than once. */
  readonly #namespaces = new Map<string, { readonly name: string; readonly routes: string[] }>();
  #indexed: RoutesIndex | null = null;
  /** The ways of the paths that were last asked for. */
  #ways: Recent<Way | null> | null = null;

  /** The namespaces, in the order of their first routes. */
  get namespaces(): readonly string[] {
    return [...this.#namespaces.keys()];
  }

  /** All routes, in order. */
  all(): Iterable<RouteRecord> {
    return this.#routes.values();
  }

  get(route: string): RouteRecord | null {
    return this.#routes.get(route) ?? null;
  }

  /** The routes that were registered under a namespace; `null` for an unknown one. */
  of(namespace: string): readonly RouteRecord[] | null {
    const known = this.#namespaces.get(namespace);
    if (!known) return null;
    const own = new Set(known.routes);
    return [...this.all()].filter(({ route }) => own.has(route));
  }

  hasNamespace(namespace: string): boolean {
    return this.#namespaces.has(namespace);
  }

  addNamespace(namespace: string): void {
    this.#namespaces.set(namespace, { name: namespace, routes: [] });
  }

  /**
   * Registers a route under its full name. One that is there already gets the new endpoints behind its
   * own, and the new options over its own (2.3); with `override` it is replaced, in its place.
   */
  add(
    namespace: string,
    route: string,
    registration: Registration,
    how: 'merge' | 'override',
  ): void {
    const own = this.#namespaces.get(namespace);
    own?.routes.push(route);
    // One text however often it is written: to compare them takes a look at each.
    const name = own?.name ?? namespace;
    const known = this.#routes.get(route);
    if (!isPattern(route))
      reportMisuse('register_rest_route', `${route} is no regular expression.`);
    const added =
      known && how === 'merge'
        ? known.with(name, registration)
        : new RegisteredRoute(route, name, registration);
    this.#routes.set(route, added);
    this.#indexed = null;
    this.#ways = null;
  }

  /**
   * Finds the endpoint for a request, and hands it what the path says: the first route that matches and
   * has an endpoint for the method. Else `rest_no_route`, status 404.
   */
  match(request: RestRequest): Match | RestError {
    const { path, method } = request;
    this.#ways ??= new Recent((text) => this.#waysOf(text), MOST_PATHS);
    for (let way = this.#ways.of(path); way !== null; way = way.next) {
      const match = way.matchFor(method);
      if (!match) continue;
      if (way.canCall(match)) request.match(match.endpoint, way.caught());
      return match;
    }
    return new RestError('rest_no_route', 'No route matches the URL and the request method.', {
      status: 404,
    });
  }

  /** The first route of any namespace whose pattern matches a path, with what its groups catch. */
  matchAny(text: string): { route: RouteRecord; url: Record<string, unknown> } | null {
    const path = splitPath(text);
    for (const { pattern, record } of this.#index().everything.candidates(path)) {
      const url = pattern?.match(path);
      if (url) return { route: record, url };
    }
    return null;
  }

  #waysOf(text: string): Way | null {
    const path = splitPath(text);
    let first: Way | null = null;
    for (const { record, pattern } of this.#index().candidates(path).toReversed()) {
      const caught = pattern?.match(path);
      if (caught) first = new Way(record, caught, first);
    }
    return first;
  }

  #index(): RoutesIndex {
    return (this.#indexed ??= new RoutesIndex([...this.all()], this.namespaces));
  }
}

/** Sites have as many addresses that are asked for again and again. */
const MOST_PATHS = 4096;
