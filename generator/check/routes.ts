import type { Span } from '../diagnostics/diagnostic.ts';
import type { Outside } from './rule.ts';
import { fullPattern } from '../lower/pattern.ts';
import { methodsOf } from '../lower/resource.ts';
import type { Method } from '../model/api.ts';

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
  /** Whether an earlier route is meant to answer its requests. */
  readonly isShadowed: boolean;
  /** The contexts that it can be asked for; empty when it takes none. */
  readonly asks: readonly string[];
  readonly span: () => Span;
}

/** Every method of every route, in the order of registration. */
export function servedRoutes({ resources, contextSets }: Outside): ServedRoute[] {
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
