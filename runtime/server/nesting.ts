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

/** Compares the path of a request to a nested route with the item that it names. */
export class NestedItem {
  readonly #nesting: Nesting;
  readonly #find: (request: RestRequest) => Awaitable<Parents>;
  readonly #inPath: (request: RestRequest, group: string) => unknown;

  /** `find` looks up the parents of the item; `inPath` returns the value of a group. */
  constructor(
    nesting: Nesting,
    find: (request: RestRequest) => Awaitable<Parents>,
    inPath: (request: RestRequest, group: string) => unknown,
  ) {
    this.#nesting = nesting;
    this.#find = find;
    this.#inPath = inPath;
  }

  /** Returns whether the item belongs to the parents in the path, or the error about these. */
  async belongs(request: RestRequest): Promise<boolean | RestError> {
    // `Allow` is computed after the handler, which may have deleted the item.
    if (found.get(request) === request.url) return true;
    const parents = await called(() => this.#find(request));
    if (isError(parents)) return parents;
    const actual = new Map<string, unknown>(Object.entries(parents ?? {}));
    const belongs = this.#nesting.under.every(
      (group) =>
        actual.has(group) && String(actual.get(group)) === String(this.#inPath(request, group)),
    );
    if (belongs) found.set(request, request.url);
    return belongs;
  }

  /** Returns the error for an item that does not exist or belongs elsewhere, or about the parents; else `null`. */
  async refusal(request: RestRequest): Promise<RestError | null> {
    const verdict = await this.belongs(request);
    if (verdict === true) return null;
    if (verdict !== false) return verdict;
    const message = 'The parent in the path has no item with this ID.';
    return new RestError(this.#nesting.missing, message, { status: 404 });
  }
}
