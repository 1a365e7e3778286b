import { isError, RestError } from '../errors/rest-error.ts';
import type { Schema } from '../schema/types.ts';
import { called } from './called.ts';
import type { Awaitable } from './endpoint.ts';
import type { Params, RestRequest } from './request.ts';

/** The relation of a nested route: the item that the path names belongs to the items that other groups name. */
export interface Nesting {
  /** The groups of the path that name the parents, outermost first. */
  readonly under: readonly string[];
  /** Code of the 404 for an item that does not exist or belongs to another parent. */
  readonly missing: string;
  /** The message of the 404, in which `{group}` is the value of a group of the path; a general one when absent. */
  readonly message?: string;
}

/** The parents of an item by the groups that name them, an error about the parents, or `null` for no such item. */
export type Parents = object | RestError | null;

/** The path parameters of requests whose item was found below its parents; each match of a route makes new ones. */
const found = new WeakMap<RestRequest, Params>();

/** How the item of a nested route is compared with the path of a request. */
export interface NestedItem extends Nesting {
  /** The schema of the data of the 404. */
  readonly data?: Schema | undefined;
  /** Looks up the parents of the item. */
  readonly parents: (request: RestRequest) => Awaitable<Parents>;
  /** Returns the value of a group of the path. */
  readonly inPath: (request: RestRequest, group: string) => unknown;
}

/** Returns whether the item belongs to the parents in the path, or the error about these. */
export async function belongsToParents(
  { under, parents, inPath }: NestedItem,
  request: RestRequest,
): Promise<boolean | RestError> {
  // `Allow` is computed after the handler, which may have deleted the item.
  if (found.get(request) === request.url) return true;
  const given = await called(() => parents(request));
  if (isError(given)) return given;
  const actual = new Map<string, unknown>(Object.entries(given ?? {}));
  const belongs = under.every(
    (group) => actual.has(group) && String(actual.get(group)) === String(inPath(request, group)),
  );
  if (belongs) found.set(request, request.url);
  return belongs;
}

/** Returns the error for an item that does not exist or belongs elsewhere, or about the parents; else `null`. */
export async function nestingRefusal(
  item: NestedItem,
  request: RestRequest,
): Promise<RestError | null> {
  const verdict = await belongsToParents(item, request);
  if (isError(verdict)) return verdict;
  return verdict ? null : missingItem(item, request);
}

/** Returns the declared error for an item that is not below the parents in the path, with the values that are in the path. */
function missingItem(
  {
    missing,
    message = 'The parent in the path has no item with this ID.',
    data,
    inPath,
  }: NestedItem,
  request: RestRequest,
): RestError {
  const values = new Map<string, unknown>();
  const add = (name: string): void => {
    if (Object.hasOwn(request.url, name)) values.set(name, inPath(request, name));
  };
  for (const name of Object.keys(data?.properties ?? {})) add(name);
  const text = message.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    add(name);
    return String(values.get(name) ?? placeholder);
  });
  return new RestError(missing, text, { ...Object.fromEntries(values), status: 404 });
}
