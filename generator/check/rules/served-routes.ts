import type { Span } from '../../diagnostics/diagnostic.ts';
import type { ProjectReferences } from './rule.ts';
import { fullPattern } from '../../lower/pattern.ts';
import { methodsOf } from '../../lower/resource.ts';
import type { Method } from '../../model/api.ts';

/** A route as it is registered, for one method. */
export interface ServedRoute {
  readonly resource: string;
  /** `comments.list` */
  readonly endpoint: string;
  readonly method: Method;
  /** `null` is the core namespace. */
  readonly namespace: string | null;
  /** With the base: `/comments/(?P<id>[\d]+)`. */
  readonly pattern: string;
  /** Whether the schema declares that an earlier route matches its requests. */
  readonly isShadowed: boolean;
  /** The contexts that a request can choose; empty if it cannot. */
  readonly asks: readonly string[];
  readonly span: () => Span;
}

/** Returns each method of each route, in the order of registration. */
export function servedRoutes({ resources, contextSets }: ProjectReferences): ServedRoute[] {
  return resources.flatMap(({ name: resource, namespace, base, contexts, endpoints, places }) =>
    endpoints.flatMap(({ route, name, methods, isShadowed, asks: own, sets }) => {
      const includes = sets.some((set) => contextSets.includes(set));
      const asks = own.length === 0 && includes ? contexts : own;
      return methodsOf(methods).map((method) => ({
        resource,
        endpoint: `${resource}.${name}`,
        method,
        namespace,
        pattern: fullPattern(base, route),
        isShadowed,
        asks,
        span: () => places.ofName(['routes', route, name]),
      }));
    }),
  );
}
