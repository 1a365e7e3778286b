import { reportMisuse } from '../errors/notices.ts';
import type { RestError } from '../errors/rest-error.ts';
import { noRoute } from '../http/failures.ts';
import { trimSlashes } from '../http/urls.ts';
import type { EndpointRecord, Match, Registration, RouteRecord } from './registration.ts';
import type { Params, RestRequest } from './request.ts';
import {
  lowerCase,
  pathSegments,
  patternOf,
  patternSegments,
  routePattern,
} from './route-pattern.ts';
import type { RoutePattern } from './route-pattern.ts';

/** The routes of a server, matched in the order of their registration. */
export class Router {
  /** Whether the location of a parameter decides which counts (`Protocol.parameters`). */
  readonly #byLocation: boolean;
  readonly #routes = new Map<string, RouteRecord>();
  /** The names of the routes that were registered under each namespace, some more than once. */
  readonly #namespaces = new Map<string, string[]>();
  #tree: RouteTree | null = null;

  constructor(byLocation: boolean) {
    this.#byLocation = byLocation;
  }

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

  /** Adds a namespace. Returns whether it is new. */
  addNamespace(namespace: string): boolean {
    if (this.#namespaces.has(namespace)) return false;
    this.#namespaces.set(namespace, []);
    return true;
  }

  /**
   * Registers a route under its full name. The endpoints are added to those of an existing route, and the options override
   * its own (2.3); with `override` the route is replaced, in its place.
   */
  add(
    namespace: string,
    route: string,
    registration: Registration,
    how: 'merge' | 'override',
  ): void {
    this.#namespaces.get(namespace)?.push(route);
    const known = how === 'merge' ? this.#routes.get(route) : undefined;
    if (!known && routePattern(patternOf({ route, namespace })) === null)
      reportMisuse('register_rest_route', `${route} is not a regular expression.`);
    const { options } = registration;
    const endpoints = [...(known?.endpoints ?? []), ...registration.endpoints];
    this.#routes.set(route, {
      route,
      namespace,
      endpoints,
      // Of two endpoints with the same method the later one decides, in the place of the first.
      deciding: new Map(endpoints.flatMap(({ methods }, at) => methods.map((name) => [name, at]))),
      options: { ...known?.options, ...options },
    });
    this.#tree = null;
  }

  /**
   * Finds the endpoint for a request, and passes it the parameters of the path: the first route that matches and
   * has an endpoint for the method. `rest_no_route`, status 404, if there is none.
   */
  match(request: RestRequest): Match | RestError {
    const { path, method } = request;
    const segments = pathSegments(path);
    for (const { route, match } of this.#candidates(path, segments)) {
      const params = match(path, segments);
      const endpoint = params && endpointFor(route, method);
      if (!endpoint) continue;
      if (endpoint.handle) request.match(endpoint, params, this.#byLocation);
      return { route, endpoint };
    }
    return noRoute();
  }

  /** Returns the routes with endpoints that match a path, in the order in which they are tried. */
  matchAll(path: string): readonly MatchedRoute[] {
    const segments = pathSegments(path);
    return this.#candidates(path, segments).flatMap(({ route, match }) => {
      const params = route.endpoints.length === 0 ? null : match(path, segments);
      return params ? [{ route, params }] : [];
    });
  }

  /** Returns the first route of any namespace that matches a path; `null` if there is none. */
  matchAny(path: string): MatchedRoute | null {
    const segments = pathSegments(path);
    for (const { route, match } of this.#routeTree().find(segments)) {
      const params = match(path, segments);
      if (params) return { route, params };
    }
    return null;
  }

  /** The routes of the namespaces that start the path, namespace by namespace; all routes if none does. */
  #candidates(path: string, segments: readonly string[]): readonly Candidate[] {
    const found = this.#routeTree().find(segments);
    const first = found[0];
    if (found.length === 1 && first && path.startsWith(first.route.namespace, 1)) return found;
    const plain = `${trimSlashes(path)}/`;
    const own: Candidate[] = [];
    let isOwn = false;
    for (const namespace of this.#namespaces.keys()) {
      if (!plain.startsWith(namespace)) continue;
      isOwn = true;
      for (const candidate of found)
        if (candidate.route.namespace === namespace) own.push(candidate);
    }
    return isOwn ? own : found;
  }

  #routeTree(): RouteTree {
    if (this.#tree) return this.#tree;
    this.#tree = new RouteTree();
    for (const route of this.#routes.values()) this.#tree.add(route);
    return this.#tree;
  }
}

/** A route that matches a path, and the parameters of the path. */
export interface MatchedRoute {
  readonly route: RouteRecord;
  readonly params: Params;
}

/** Returns the endpoint for a method; HEAD falls back to GET, endpoint by endpoint. */
function endpointFor({ endpoints }: RouteRecord, method: string): EndpointRecord | undefined {
  for (const endpoint of endpoints) {
    const { methods } = endpoint;
    if (methods.includes(method) || (method === 'HEAD' && methods.includes('GET'))) return endpoint;
  }
  return undefined;
}

/** A route with its pattern. */
interface Candidate {
  readonly position: number;
  readonly route: RouteRecord;
  readonly match: RoutePattern;
}

/** A place in the tree. Members are made when they are needed: there can be thousands of nodes. */
interface Node {
  /** Nodes by the text of the next segment. */
  texts?: Map<string, Node>;
  /** The node of routes whose next segment is a group. */
  group?: Node;
  /** Routes that end here. */
  ends?: Candidate[];
  /** Routes whose pattern continues in a way that the tree does not represent. */
  open?: Candidate[];
}

/** Finds the routes that a path can match by its segments, so that few patterns are tried. */
export class RouteTree {
  readonly #root: Node = {};
  #size = 0;

  add(route: RouteRecord): void {
    const pattern = patternOf(route);
    const parsed = patternSegments(pattern);
    const { segments, isWhole } = parsed;
    let node = this.#root;
    for (const segment of segments) {
      if (typeof segment !== 'string') {
        node = node.group ??= {};
        continue;
      }
      const texts = (node.texts ??= new Map<string, Node>());
      node = texts.get(segment) ?? {};
      texts.set(segment, node);
    }
    this.#size += 1;
    const match = routePattern(pattern, parsed) ?? (() => null);
    const candidate = { position: this.#size, route, match };
    if (isWhole) (node.ends ??= []).push(candidate);
    else (node.open ??= []).push(candidate);
  }

  /** Returns the routes that a path with these segments can match, in the order in which they were added. */
  find(segments: readonly string[]): readonly Candidate[] {
    const found: Candidate[] = [];
    collect(this.#root, segments, 0, found);
    return found.length < 2 ? found : found.sort((a, b) => a.position - b.position);
  }
}

/** Adds the routes that the segments of a path from `at` on lead to. */
function collect(
  { texts, group, ends, open }: Node,
  segments: readonly string[],
  at: number,
  found: Candidate[],
): void {
  if (open) found.push(...open);
  const segment = segments[at];
  if (segment === undefined) {
    if (ends) found.push(...ends);
    return;
  }
  const next = texts?.get(lowerCase(segment));
  if (next) collect(next, segments, at + 1, found);
  if (group) collect(group, segments, at + 1, found);
}
