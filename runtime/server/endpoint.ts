import type { RestError } from '../errors/rest-error.ts';
import type { ItemAnswer, RestResponse } from './response.ts';
import type { RequestUser, RestRequest } from './request.ts';

export type Awaitable<T> = T | Promise<T>;

/** One page of a collection. */
export interface Page<T> {
  readonly items: readonly T[];
  /** Items on all pages; `null` where they were not counted. */
  readonly total: number | null;
  /** Which page it is, where that is not the argument `page`: an offset can lead to another. */
  readonly page?: number;
  /** The argument `cursor` that the items after these are asked for with, where one leads there. */
  readonly cursor?: string;
}

/** What a delete endpoint answers when the item is gone for good. */
export interface Deleted<T> {
  readonly deleted: true;
  readonly previous: T;
}

/** A request as an endpoint sees it: matched, checked, sanitized, defaulted. Frozen. */
export interface HandlerRequest<Args> {
  /** The declared arguments; both halves of an endpoint see the same object. */
  readonly args: Args;
  /** Arguments that the schema does not declare, as they came (4.7). */
  readonly extra: Readonly<Record<string, unknown>>;
  /** The audience that the answer will be filtered for (4.5). */
  readonly context: string;
  /** The caller; `null` when nobody is logged in. */
  readonly user: RequestUser | null;
  /** The request beneath, for what has no argument: headers, method, raw body. */
  readonly request: RestRequest;
  /** Whether the answer will show `field` (dotted), so that a costly one can be skipped. */
  wants(field: string): boolean;
}

/** One endpoint, as its author writes it. Both halves are required. */
export interface Endpoint<Args, Result> {
  /** Whether the caller may: `false` becomes 401 or 403 (5.3); an error is answered as it is. */
  permission(request: HandlerRequest<Args>): Awaitable<boolean | RestError>;
  /** Answers the whole item or page; contexts, `_fields`, links and embedding are the dispatcher's. */
  handle(
    request: HandlerRequest<Args>,
  ): Awaitable<Result | ItemAnswer<Result> | RestError | RestResponse>;
}

/** An endpoint of a nested route: the groups `Under` of the path name the parents of the item. */
export interface NestedEndpoint<Args, Result, Under extends keyof Args> extends Endpoint<
  Args,
  Result
> {
  /**
   * Returns the actual parents of the item that the path names, or `null` if there is no such item. The server
   * compares them with the path before it asks for permission, and gives the same 404 for an item that does not
   * exist and for one that belongs elsewhere. Returns an error for a parent that does not exist or that the
   * caller may not look into; that error must not depend on the item.
   */
  parents(request: HandlerRequest<Args>): Awaitable<Pick<Args, Under> | RestError | null>;
}

/**
 * An endpoint that takes uploads. Before a body is received that may bring files, the server asks `mayUpload`:
 * files of callers who may send none are not written to the disk.
 */
export interface UploadEndpoint<Args, Result> extends Endpoint<Args, Result> {
  /**
   * Whether the caller may send files at all: `false` becomes 401 or 403 (5.3), an error is answered as it
   * is. Only the path, the query and the headers are known; `args` holds those of them that are valid.
   * `permission` is asked once the body is received.
   */
  mayUpload(request: HandlerRequest<Partial<Args>>): Awaitable<boolean | RestError>;
}

/**
 * What links of items depend on and the items do not show, one entry an item, in their order. Asked
 * for once for all items of an answer, and only when it shows links.
 */
export type FactsOf<Item, Facts> = (
  items: readonly Item[],
  request: HandlerRequest<unknown>,
) => Awaitable<readonly Facts[]>;
