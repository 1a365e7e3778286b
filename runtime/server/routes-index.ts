import { NamespaceIndex } from './namespace-index.ts';
import type { RouteRecord } from './records.ts';
import { RouteIndex } from './route-index.ts';
import { pathPattern } from './route-pattern.ts';
import type { PathPattern } from './route-pattern.ts';
import { patternSegments } from './route-segments.ts';
import type { SplitPath } from './route-segments.ts';

/** A route as it is looked for. */
export interface RouteCandidate {
  /** The pattern as text. */
  readonly route: string;
  /** `null` when the route is no pattern: it never matches. */
  readonly pattern: PathPattern | null;
  readonly record: RouteRecord;
}

/**
 * All routes, found by paths. The routes of a namespace are looked at when it is first asked for: with
 * thousands of them a process would start later (bench/routes).
 */
export class RoutesIndex {
  readonly #all: readonly RouteRecord[];
  readonly #namespaces: NamespaceIndex;
  readonly #byNamespace: ReadonlyMap<string, readonly RouteRecord[]>;
  readonly #made = new Map<string, RouteIndex<RouteCandidate>>();
  #everything: RouteIndex<RouteCandidate> | null = null;

  /** `all` in the order of matching. */
  constructor(all: readonly RouteRecord[], namespaces: readonly string[]) {
    this.#all = all;
    this.#namespaces = new NamespaceIndex(namespaces);
    this.#byNamespace = byNamespace(all);
  }

  /** The routes of every namespace. */
  get everything(): RouteIndex<RouteCandidate> {
    return (this.#everything ??= indexOf(this.#all));
  }

  /**
   * The routes that a path can match, in the order of matching: the namespaces that start it count alone,
   * in their order; when none does, every route counts.
   */
  candidates(path: SplitPath): readonly RouteCandidate[] {
    const namespaces = this.#namespaces.startOf(path.text);
    if (namespaces.length === 0) return this.everything.candidates(path);
    return namespaces.flatMap((namespace) => this.#of(namespace).candidates(path));
  }

  #of(namespace: string): RouteIndex<RouteCandidate> {
    const known = this.#made.get(namespace);
    if (known) return known;
    const made = indexOf(this.#byNamespace.get(namespace) ?? []);
    this.#made.set(namespace, made);
    return made;
  }
}

function byNamespace(routes: readonly RouteRecord[]): ReadonlyMap<string, readonly RouteRecord[]> {
  const groups = new Map<string, RouteRecord[]>();
  for (const route of routes) {
    const group = groups.get(route.namespace);
    if (group) group.push(route);
    else groups.set(route.namespace, [route]);
  }
  return groups;
}

function indexOf(routes: readonly RouteRecord[]): RouteIndex<RouteCandidate> {
  const index = new RouteIndex<RouteCandidate>();
  for (const record of routes) {
    const { route } = record;
    const segments = patternSegments(route);
    index.add({ route, pattern: pathPattern(route, segments), record }, segments);
  }
  return index;
}
