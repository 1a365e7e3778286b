import type { ArgDefinition, Schema } from '../../runtime/schema/types.ts';

/** A part of a route: fixed text, or a group with its pattern. */
export type RoutePart = string | { readonly name: string; readonly expression: string };

/** A route of the index. */
export interface FuzzRoute {
  readonly route: string;
  /** In the form of OpenAPI: `/cms/v2/posts/{id}`. */
  readonly path: string;
  readonly parts: readonly RoutePart[];
  /** Matches paths of the route. */
  readonly pattern: RegExp;
  readonly schema: Schema | null;
}

export interface FuzzEndpoint {
  readonly route: FuzzRoute;
  readonly method: string;
  readonly args: { readonly [name: string]: ArgDefinition };
}

/** The index with the context `help`. */
export interface IndexBody {
  readonly routes: {
    readonly [route: string]: {
      readonly schema?: Schema;
      readonly endpoints: readonly {
        readonly methods: readonly string[];
        readonly args: { readonly [name: string]: ArgDefinition };
      }[];
    };
  };
}

/** Every endpoint of the index, one entry per method. */
export function endpointsOf({ routes }: IndexBody): readonly FuzzEndpoint[] {
  return Object.entries(routes).flatMap(([text, { schema = null, endpoints }]) => {
    const route = routeOf(text, schema);
    return endpoints.flatMap(({ methods, args }) =>
      methods.map((method) => ({ route, method, args })),
    );
  });
}

function routeOf(route: string, schema: Schema | null): FuzzRoute {
  const parts = partsOf(route);
  const path = parts.map((part) => (typeof part === 'string' ? part : `{${part.name}}`)).join('');
  const pattern = new RegExp(`^${route.replaceAll('(?P<', '(?<')}$`, 'i');
  return { route, path, parts, pattern, schema };
}

function partsOf(route: string): readonly RoutePart[] {
  const parts: RoutePart[] = [];
  let at = 0;
  for (const { index, 0: opening, 1: name = '' } of route.matchAll(/\(\?P<(\w+)>/g)) {
    const start = index + opening.length;
    const end = endOfGroup(route, start);
    parts.push(route.slice(at, index), { name, expression: route.slice(start, end) });
    at = end + 1;
  }
  return [...parts, route.slice(at)].filter((part) => part !== '');
}

/** Returns the position of the parenthesis that closes a group. */
function endOfGroup(route: string, start: number): number {
  let depth = 1;
  let isInClass = false;
  for (let at = start; at < route.length; at += 1) {
    const sign = route[at];
    if (sign === '\\') at += 1;
    else if (isInClass) isInClass = sign !== ']';
    else if (sign === '[') isInClass = true;
    else if (sign === '(') depth += 1;
    else if (sign === ')' && (depth -= 1) === 0) return at;
  }
  throw new Error(`The group is not closed: ${route}`);
}
