import type { Span } from '../diagnostics/diagnostic.ts';
import type { Outside } from './rule.ts';
import { endpointEntries } from '../../runtime/resource/index.ts';
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
  readonly span: Span;
}

/** Every method of every route, in the order of registration. */
export function servedRoutes({ resources }: Outside): ServedRoute[] {
  return resources.flatMap(({ name, spec, places }) =>
    Object.entries(spec.routes).flatMap(([key, route]) =>
      endpointEntries(route).flatMap(([endpoint, { methods }]) =>
        methodsOf(methods).map((method) => ({
          resource: name,
          endpoint: `${name}.${endpoint}`,
          method,
          namespace: spec.namespace ?? null,
          pattern: fullPattern(spec.base, key),
          isShadowed: route.shadowed ?? false,
          span: places.ofName(['routes', key, endpoint]),
        })),
      ),
    ),
  );
}
