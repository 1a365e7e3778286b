import { addressOf, unnamed } from '../emit/wording.ts';
import { mustBeSent } from '../emit/arg-types.ts';
import type { Api, Endpoint, Method, Resource, Route } from '../model/api.ts';
import { validValue } from './arguments.ts';

export interface Operation {
  readonly method: Method;
  /** `/cms/v2/books/{id}` */
  readonly path: string;
  readonly route: Route;
  readonly endpoint: Endpoint;
  readonly resource: Resource;
}

export interface OperationPair {
  readonly from: Operation;
  readonly to: Operation;
}

/** Returns the operations by method and path. Names of groups are ignored, because clients do not see them. */
export function operationsOf({ resources }: Api): Map<string, Operation> {
  const found = new Map<string, Operation>();
  for (const resource of resources)
    for (const route of resource.routes) {
      const path = addressOf(resource, route);
      for (const endpoint of route.endpoints)
        for (const method of endpoint.methods) {
          const key = `${method} ${unnamed(path)}`;
          if (!found.has(key)) found.set(key, { method, path, route, endpoint, resource });
        }
    }
  return found;
}

export function* commonOperations(before: Api, after: Api): Iterable<OperationPair> {
  const now = operationsOf(after);
  for (const [key, from] of operationsOf(before)) {
    const to = now.get(key);
    if (to) yield { from, to };
  }
}

export function placeOf({ method, path }: Operation): string {
  return `${method} ${path}`;
}

/** Returns a request that used to succeed, with the required arguments and the given ones. */
export function exampleOf(
  { method, path, endpoint }: Operation,
  given: { readonly [name: string]: unknown } = {},
): string {
  const valueOf = (name: string): unknown => {
    const arg = endpoint.args.find((each) => each.inPath && each.name === name);
    return given[name] ?? (arg ? validValue(arg) : 'a');
  };
  const url = path.replaceAll(/\{([^}]*)\}/g, (_, name: string) => String(valueOf(name)));
  const inPath = new Set(endpoint.args.filter((arg) => arg.inPath).map(({ name }) => name));
  const required = endpoint.args.filter((arg) => mustBeSent(arg) && !arg.inPath);
  const sent = Object.fromEntries([
    ...required.map((arg) => [arg.name, validValue(arg)] as const),
    ...Object.entries(given).filter(([name]) => !inPath.has(name)),
  ]);
  return [method, url, ...(Object.keys(sent).length > 0 ? [JSON.stringify(sent)] : [])].join(' ');
}
