import { addressOf, unnamed } from '../emit/wording.ts';
import { mustBeSent } from '../emit/arg-types.ts';
import type { Api, Arg, Endpoint, Method, Resource, Route } from '../model/api.ts';
import { goodValue } from './arguments.ts';

/** A method of a route: what a caller addresses. */
export interface Operation {
  readonly method: Method;
  /** `/cms/v2/books/{id}` */
  readonly path: string;
  readonly route: Route;
  readonly endpoint: Endpoint;
  readonly resource: Resource;
}

/** An operation before and after. */
export interface Kept {
  readonly from: Operation;
  readonly to: Operation;
}

/** Every operation, by method and path; what a group is called makes no difference to a caller. */
export function operationsOf({ resources }: Api): Map<string, Operation> {
  const found = new Map<string, Operation>();
  for (const resource of resources) {
    for (const route of resource.routes) {
      const path = addressOf(resource, route);
      for (const endpoint of route.endpoints) {
        for (const method of endpoint.methods) {
          const key = `${method} ${unnamed(path)}`;
          if (!found.has(key)) found.set(key, { method, path, route, endpoint, resource });
        }
      }
    }
  }
  return found;
}

/** The operations that were there and still are. */
export function* keptOperations(before: Api, after: Api): Iterable<Kept> {
  const now = operationsOf(after);
  for (const [key, from] of operationsOf(before)) {
    const to = now.get(key);
    if (to) yield { from, to };
  }
}

export function placeOf({ method, path }: Operation): string {
  return `${method} ${path}`;
}

/** A request that used to work: what is required, and what is given. */
export function exampleOf(
  { method, path, endpoint }: Operation,
  given: { readonly [name: string]: unknown },
): string {
  const inPath = new Map(endpoint.args.filter((arg) => arg.inPath).map((arg) => [arg.name, arg]));
  const address = path.replaceAll(/\{([^}]*)\}/g, (_, name: string) => {
    const arg = inPath.get(name);
    return String(given[name] ?? (arg ? goodValue(arg) : 'a'));
  });
  const required = endpoint.args.filter((arg) => mustBeSent(arg) && !arg.inPath);
  const sent = {
    ...Object.fromEntries(required.map((arg: Arg) => [arg.name, goodValue(arg)])),
    ...Object.fromEntries(Object.entries(given).filter(([name]) => !inPath.has(name))),
  };
  if (Object.keys(sent).length === 0) return `${method} ${address}`;
  return `${method} ${address} ${JSON.stringify(sent)}`;
}
