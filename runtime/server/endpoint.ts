import type { CommonCode } from '../errors/common-codes.ts';
import type { RestError } from '../errors/rest-error.ts';
import type { Reply } from './reply.ts';
import type { ItemAnswer, RestResponse } from './response.ts';
import type { UploadedFile } from '../http/wire.ts';
import type { RequestUser, RestRequest } from './request.ts';

export type Awaitable<T> = T | Promise<T>;

/** One page of a collection. */
export interface Page<T> {
  readonly items: readonly T[];
  /** Number of items on all pages; `null` if they were not counted. */
  readonly total: number | null;
  /** Number of the page, if it is not the argument `page`: an offset can select another page. */
  readonly page?: number;
  /** The argument `cursor` of the next page, if there is one. */
  readonly cursor?: string;
}

/** The response of a delete endpoint after the item was permanently deleted. */
export interface Deleted<T> {
  readonly deleted: true;
  readonly previous: T;
}

/**
 * The accessors of a request. A class, because TypeScript leaves out accessors of classes where `{ args, ...rest }` and
 * `{ ...request }` leave them out.
 */
declare abstract class Accessors<Args> {
  /** The declared arguments; permission and handler receive the same object. */
  get args(): Args;
  /** Unvalidated arguments that the schema does not declare (4.7). */
  get extra(): Readonly<Record<string, unknown>>;
  /** The context that the response will be filtered for (4.5). */
  get context(): string;
  /** The caller; `null` for an anonymous request. */
  get user(): RequestUser | null;
}

/** The accessor of the declared files of a request. */
declare abstract class FilesAccessor<Fields> {
  get files(): FilesOf<Fields>;
}

/**
 * A request as an endpoint receives it: matched, validated, sanitized, with defaults. Frozen. `{ args, ...rest }` copies only `request`
 * and `wants`: pass the whole request on, or name the members.
 */
export interface HandlerRequest<Args> extends Accessors<Args> {
  /** The underlying request, with headers, method and raw body. */
  readonly request: RestRequest;
  /** Whether the response will contain `field` (dotted), so that an expensive field can be skipped. */
  readonly wants: (field: string) => boolean;
}

/**
 * An endpoint as its author writes it. Permission and handler are both required. `Code` are the codes of its errors, as far
 * as they are known.
 */
export interface Endpoint<Args, Result, Code extends string = string> {
  /** Returns whether the caller has access: `false` becomes 401 or 403 (5.3); an error becomes the response. */
  permission(request: HandlerRequest<Args>): Awaitable<boolean | RestError>;
  /** Returns the whole item or page; the server applies contexts, `_fields`, links and embedding. */
  handle(
    request: HandlerRequest<Args>,
  ): Awaitable<Result | ItemAnswer<Result> | RestError<Code | CommonCode> | RestResponse>;
}

/** The responses `R` of an endpoint as its handler returns them. Those without `body` have the value `Result`. */
export type Replies<R, Result> = {
  [S in keyof R]: R[S] extends { readonly status: infer Status extends number }
    ? Reply<
        Status,
        R[S] extends { readonly body: infer Body } ? Body : Result | ItemAnswer<Result>,
        R[S] extends { readonly headers: infer Headers } ? Headers : object
      >
    : never;
}[keyof R];

/** An endpoint of a nested route: the groups `Under` of the path name the parents of the item. */
export interface NestedEndpoint<
  Args,
  Result,
  Under extends keyof Args,
  Code extends string = string,
> extends Endpoint<Args, Result, Code> {
  /**
   * Returns the actual parents of the item that the path names, or `null` if there is no such item. The server
   * compares them with the path before it asks for permission, and gives the same 404 for an item that does not
   * exist and for one that belongs elsewhere. Returns an error for a parent that does not exist or that the
   * caller may not look into; that error must not depend on the item.
   */
  parents(request: HandlerRequest<Args>): Awaitable<Pick<Args, Under> | RestError | null>;
}

/**
 * An endpoint that accepts uploads. Before the server receives a body with files, it calls `mayUpload`:
 * files of callers without that permission are not written to the disk.
 */
export interface UploadEndpoint<Args, Result, Code extends string = string> extends Endpoint<
  Args,
  Result,
  Code
> {
  /**
   * Returns whether the caller may send files: `false` becomes 401 or 403 (5.3), an error becomes the response.
   * Only the path, the query and the headers are known; `args` contains the valid arguments among them.
   * `permission` is called after the body is received.
   */
  mayUpload(request: HandlerRequest<Partial<Args>>): Awaitable<boolean | RestError>;
}

/** The files of a form by field: `one`, `optional` or a `list`. */
export type FilesOf<Fields> = {
  readonly [K in keyof Fields]: Fields[K] extends 'list'
    ? readonly UploadedFile[]
    : Fields[K] extends 'optional'
      ? UploadedFile | null
      : UploadedFile;
};

/** An endpoint with declared files. `handle` receives them in `files`. */
export interface FilesEndpoint<Args, Result, Fields, Code extends string = string> extends Pick<
  UploadEndpoint<Args, Result, Code>,
  'permission' | 'mayUpload'
> {
  handle(
    request: HandlerRequest<Args> & FilesAccessor<Fields>,
  ): ReturnType<Endpoint<Args, Result, Code>['handle']>;
}

/**
 * Returns the facts that the links of items depend on and the items do not contain, one entry for each item, in
 * order. Called once for all items of a response, and only if the response contains links.
 */
export type FactsOf<Item, Facts> = (
  items: readonly Item[],
  request: HandlerRequest<unknown>,
) => Awaitable<readonly Facts[]>;
