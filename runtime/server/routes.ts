import { RestError } from '../errors/rest-error.ts';
import { reportMisuse } from '../errors/notices.ts';
import type { Match, RouteRecord } from './records.ts';
import type { Registration } from './register.ts';
import type { RestRequest } from './request.ts';
import { NamespaceIndex } from './namespace-index.ts';
import { RouteIndex } from './route-index.ts';
import { pathPattern } from './route-pattern.ts';
import { splitPath } from './route-segments.ts';
import type { SplitPath } from './route-segments.ts';

/** The routes of a server, in the order of their registration, which is the order of matching. */
export class Routes {
  readonly #routes = new Map<string, RouteRecord>();
  readonly #namespaces = new Map<string, Set<string>>();
  #indexes: Indexes | null = null;

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
    const routes = this.#namespaces.get(namespace);
    return routes ? [...this.all()].filter(({ route }) => routes.has(route)) : null;
  }

  hasNamespace(namespace: string): boolean {
    return this.#namespaces.has(namespace);
  }

  addNamespace(namespace: string): void {
    this.#namespaces.set(namespace, new Set());
  }

  /**
   * Registers a route under its full name. One that is there already gets the new endpoints behind its
   * own, and the new options over its own (2.3); with `override` it is replaced, in its place.
   */
  add(
    namespace: string,
    route: string,
    { endpoints, options }: Registration,
    how: 'merge' | 'override',
  ): void {
    const known = how === 'merge' ? this.#routes.get(route) : undefined;
    const pattern = pathPattern(route);
    if (!pattern) reportMisuse('register_rest_route', `${route} is no regular expression.`);
    this.#routes.set(route, {
      route,
      namespace,
      pattern,
      endpoints: [...(known?.endpoints ?? []), ...endpoints],
      schema: 'schema' in options ? options.schema : (known?.schema ?? null),
      allowBatch: 'allow_batch' in options ? options.allow_batch : known?.allowBatch,
    });
    this.#namespaces.get(namespace)?.add(route);
    this.#indexes = null;
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
    this.#indexes ??= this.#buildIndexes();
    const path = splitPath(text);
    for (const route of this.#indexes.everything.candidates(path)) {
      const url = route.pattern?.match(path);
      if (url) return { route, url };
    }
    return null;
  }

  // The namespaces that start the path count alone, in their order; when none does, every route counts.
  #candidates(path: SplitPath): readonly RouteRecord[] {
    this.#indexes ??= this.#buildIndexes();
    const { everything, namespaces } = this.#indexes;
    const all = everything.candidates(path);
    // Of one namespace that starts the path, they are what that namespace has to say.
    if (all.length === 0 || areOfOne(all, path.text)) return all;
    const found = namespaces.startOf(path.text);
    if (found.length === 0) return all;
    return found.flatMap((name) => all.filter(({ namespace }) => namespace === name));
  }

  #buildIndexes(): Indexes {
    const everything = new RouteIndex<RouteRecord>();
    for (const route of this.all()) everything.add(route);
    return { everything, namespaces: new NamespaceIndex(this.namespaces) };
  }
}

interface Indexes {
  readonly everything: RouteIndex<RouteRecord>;
  readonly namespaces: NamespaceIndex;
}

function areOfOne(routes: readonly RouteRecord[], path: string): boolean {
  const namespace = routes[0]?.namespace ?? '';
  if (namespace === '' || !path.startsWith(namespace, 1)) return false;
  for (const route of routes) if (route.namespace !== namespace) return false;
  return true;
}

/** HEAD falls back to GET, endpoint by endpoint. */
function endpointFor({ endpoints }: RouteRecord, method: string): Match['endpoint'] | null {
  for (const endpoint of endpoints) {
    const { methods } = endpoint;
    if (methods.includes(method) || (method === 'HEAD' && methods.includes('GET'))) return endpoint;
  }
  return null;
}
