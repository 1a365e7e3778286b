import { RestError } from '../errors/rest-error.ts';
import { reportMisuse } from '../errors/notices.ts';
import type { Match, RouteRecord } from './records.ts';
import type { Registration } from './register.ts';
import type { RestRequest } from './request.ts';
import { NamespaceIndex } from './namespace-index.ts';
import { RouteIndex } from './route-index.ts';
import { RegisteredRoute } from './registered-route.ts';
import { isPattern } from './route-pattern.ts';
import { splitPath } from './route-segments.ts';
import type { SplitPath } from './route-segments.ts';

/** The routes of a server, in the order of their registration, which is the order of matching. */
export class Routes {
  readonly #routes = new Map<string, RegisteredRoute>();
  /** The names of the routes that were registered under each, some more than once. */
  readonly #namespaces = new Map<string, string[]>();
  // Made when they are first asked for, each namespace by itself: of thousands of routes a process may be
  // asked few.
  #everyRoute: RouteIndex<RouteRecord> | null = null;
  #byNamespace: NamespaceIndex<() => RouteIndex<RouteRecord>> | null = null;

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
    const names = this.#namespaces.get(namespace);
    if (!names) return null;
    const own = new Set(names);
    return [...this.all()].filter(({ route }) => own.has(route));
  }

  hasNamespace(namespace: string): boolean {
    return this.#namespaces.has(namespace);
  }

  addNamespace(namespace: string): void {
    this.#namespaces.set(namespace, []);
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
    const known = this.#routes.get(route);
    if (!isPattern(route))
      reportMisuse('register_rest_route', `${route} is no regular expression.`);
    const added =
      known && how === 'merge'
        ? known.with(namespace, registration)
        : new RegisteredRoute(route, namespace, registration);
    this.#routes.set(route, added);
    this.#namespaces.get(namespace)?.push(route);
    this.#everyRoute = null;
    this.#byNamespace = null;
  }

  /**
   * Finds the endpoint for a request, and hands it what the path says: the first route that matches and
   * has an endpoint for the method. Else `rest_no_route`, status 404.
   */
  match(request: RestRequest): Match | RestError {
    const path = splitPath(request.route);
    for (const route of this.#candidates(path)) {
      const url = route.pattern?.match(path);
      const endpoint = url ? endpointFor(route, request.method) : null;
      if (!url || !endpoint) continue;
      if (endpoint.handle) request.match(endpoint, url);
      return { route, endpoint };
    }
    return new RestError('rest_no_route', 'No route matches this address with this method.', {
      status: 404,
    });
  }

  /** The first route of any namespace whose pattern matches a path, with what its groups catch. */
  matchAny(text: string): { route: RouteRecord; url: Record<string, unknown> } | null {
    const path = splitPath(text);
    for (const route of this.#everything().candidates(path)) {
      const url = route.pattern?.match(path);
      if (url) return { route, url };
    }
    return null;
  }

  // The namespaces that start the path count alone, in their order; when none does, every route counts.
  #candidates(path: SplitPath): readonly RouteRecord[] {
    this.#byNamespace ??= this.#indexNamespaces();
    const found = this.#byNamespace.startOf(path.text);
    const [first] = found;
    if (!first) return this.#everything().candidates(path);
    if (found.length === 1) return first().candidates(path);
    return found.flatMap((index) => index().candidates(path));
  }

  #everything(): RouteIndex<RouteRecord> {
    return (this.#everyRoute ??= new RouteIndex(this.all()));
  }

  #indexNamespaces(): NamespaceIndex<() => RouteIndex<RouteRecord>> {
    const routes = new Map<string, RouteRecord[]>();
    for (const namespace of this.#namespaces.keys()) routes.set(namespace, []);
    for (const route of this.all()) routes.get(route.namespace)?.push(route);
    return new NamespaceIndex(
      [...routes].map(([name, own]) => {
        let index: RouteIndex<RouteRecord> | null = null;
        return [name, () => (index ??= new RouteIndex(own))] as const;
      }),
    );
  }
}

/** HEAD falls back to GET, endpoint by endpoint. */
function endpointFor({ endpoints }: RouteRecord, method: string): Match['endpoint'] | null {
  for (const endpoint of endpoints) {
    const { methods } = endpoint;
    if (methods.includes(method) || (method === 'HEAD' && methods.includes('GET'))) return endpoint;
  }
  return null;
}
