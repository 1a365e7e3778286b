import { addressOf, unnamed } from '../emit/wording.ts';
import { mustBeSent } from '../emit/arg-types.ts';
import { endpointsOf } from '../model/api.ts';
import type { Api, Endpoint, Method, Resource } from '../model/api.ts';
import { validValue } from './arguments.ts';

/** A difference between two versions of an API, as clients see it. */
export interface Change {
  /** Whether existing clients can fail. */
  readonly breaking: boolean;
  readonly side: 'request' | 'response';
  /** `POST /cms/v2/books`, `books in the context view` */
  readonly place: string;
  /** The predicate of a sentence about the place: `no longer accepts …`. */
  readonly text: string;
  /** A request that used to succeed, or a value that used to be returned. */
  readonly example: string | null;
}

/** Returns functions that make the changes of a place. */
export function changesAt(side: Change['side'], place: string) {
  return {
    breaking: (text: string, example: string | null = null): Change => {
      return { breaking: true, side, place, text, example };
    },
    compatible: (text: string): Change => {
      return { breaking: false, side, place, text, example: null };
    },
  };
}

export interface Operation {
  /** `POST /cms/v2/books/{id}` */
  readonly place: string;
  readonly method: Method;
  readonly path: string;
  readonly endpoint: Endpoint;
  readonly resource: Resource;
}

export interface OperationPair {
  readonly from: Operation;
  readonly to: Operation;
}

/** Returns the operations by method and path. Names of groups are ignored, because clients do not see them. */
export function operationsOf({ resources }: Api): ReadonlyMap<string, Operation> {
  const found = new Map<string, Operation>();
  for (const resource of resources)
    for (const endpoint of endpointsOf(resource))
      for (const method of endpoint.methods) {
        const path = addressOf(resource, endpoint.route);
        const place = `${method} ${path}`;
        // The first one is called.
        if (!found.has(unnamed(place)))
          found.set(unnamed(place), { place, method, path, endpoint, resource });
      }
  return found;
}

/** Returns the entries of two maps by key: those of the first, then those that only the second has. */
export function* pairsOf<K, V>(before: ReadonlyMap<K, V>, after: ReadonlyMap<K, V>) {
  for (const [key, from] of before) yield [key, from, after.get(key)] as const;
  for (const [key, to] of after) if (!before.has(key)) yield [key, undefined, to] as const;
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
