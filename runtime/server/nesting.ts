import { isError, RestError } from '../errors/rest-error.ts';
import { called } from './called.ts';
import type { Awaitable } from './endpoint.ts';
import type { Params, RestRequest } from './request.ts';

/** The relation of a nested route: the item that the path names belongs to the items that other groups name. */
export interface Nesting {
  /** The groups of the path that name the parents, outermost first. */
  readonly under: readonly string[];
  /** Code of the 404 for an item that does not exist or belongs to another parent. */
  readonly missing: string;
}

/** The parents of an item by the groups that name them, an error about the parents, or `null` for no such item. */
export type Parents = object | RestError | null;

/** The path parameters of requests whose item was found below its parents; each match of a route makes new ones. */
const found = new WeakMap<RestRequest, Params>();

/** How the item of a nested route is compared with the path of a request. */
export interface NestedItem extends Nesting {
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
  if (verdict === true) return null;
  if (verdict !== false) return verdict;
  const message = 'The parent in the path has no item with this ID.';
  return new RestError(item.missing, message, { status: 404 });
}
