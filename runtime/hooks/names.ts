import type { RestError } from '../errors/rest-error.ts';
import type { RestRequest } from '../server/request.ts';
import type { RestResponse } from '../server/response.ts';

type Awaitable<T> = T | Promise<T>;

/** The default class name of servers (1). */
export const SERVER_CLASS = 'WP_REST_Server';

/** A class of servers, or the name of one that `ServerParts.classes` holds. */
export type ServerClass<S> = string | (new (...args: never[]) => S);

/**
 * Synchronous filters by name (6): the first argument is the filtered value. `S` is the server. Other code adds names by
 * declaring this interface again.
 */
export interface Filters<S = unknown> {
  /** Default `WP_REST_Server`. */
  wp_rest_server_class(serverClass: ServerClass<S>): ServerClass<S>;
  /** Default: handlers that search posts, terms and post formats. */
  wp_rest_search_handlers(handlers: readonly unknown[]): readonly unknown[];
  /** Default `cms-json`. */
  rest_url_prefix(prefix: string): string;
  rest_url(url: string, path: string, blogId: number | null, scheme: string): string;
  /** Default 24, 48 and 96. */
  rest_avatar_sizes(sizes: readonly number[]): readonly number[];
  /** `type` is the name of the post type (2.2). */
  rest_route_for_post(route: string, post: { readonly id: number; readonly type: string }): string;
  rest_route_for_post_type_items(route: string, postType: { readonly name: string }): string;
  /** `taxonomy` is the name of the taxonomy (2.2). */
  rest_route_for_term(
    route: string,
    term: { readonly id: number; readonly taxonomy: string },
  ): string;
  rest_route_for_taxonomy_items(route: string, taxonomy: { readonly name: string }): string;
  rest_queried_resource_route(route: string): string;
  rest_jsonp_enabled(enabled: boolean): boolean;
  rest_send_nocache_headers(send: boolean, request: RestRequest): boolean;
  rest_exposed_cors_headers(headers: readonly string[]): readonly string[];
  rest_allowed_cors_headers(headers: readonly string[]): readonly string[];
  /** Default 25. */
  rest_get_max_batch_size(most: number): number;
}

/** Filters of requests, which may be async (6). */
export interface RequestFilters<S = unknown> {
  /**
   * `null`: not checked; `true`: valid; an error stops the request (5). Application passwords are checked at priority 90,
   * cookie and nonce at 100.
   */
  rest_authentication_errors(result: unknown, request: RestRequest, server: S): Awaitable<unknown>;
  /** Any value that is set becomes the response, and no route is matched. At 10 it handles OPTIONS. */
  rest_pre_dispatch(result: unknown, server: S, request: RestRequest): Awaitable<unknown>;
  rest_request_before_callbacks(error: RestError | null, request: RestRequest): Awaitable<unknown>;
  /** A value that is not null replaces the result of the handler. */
  rest_dispatch_request(result: unknown, request: RestRequest, route: string): Awaitable<unknown>;
  rest_request_after_callbacks(result: unknown, request: RestRequest): Awaitable<unknown>;
  /** At 10 it adds `Allow`, then applies `_fields`. */
  rest_post_dispatch(
    response: RestResponse,
    server: S,
    request: RestRequest,
  ): Awaitable<RestResponse>;
  /**
   * `true`: nothing more is sent; a text or bytes replace the body. Headers go
   * into `request.responseHeaders`. At 10 it sends the cross-origin headers.
   */
  rest_pre_serve_request(
    served: boolean | string | Uint8Array,
    response: RestResponse,
    request: RestRequest,
    server: S,
  ): Awaitable<boolean | string | Uint8Array>;
  rest_pre_echo_response(data: unknown, server: S, request: RestRequest): Awaitable<unknown>;
  rest_envelope_response(envelope: unknown, response: RestResponse): Awaitable<unknown>;
  rest_index(response: RestResponse, request: RestRequest): Awaitable<RestResponse>;
  rest_namespace_index(response: RestResponse, request: RestRequest): Awaitable<RestResponse>;
}

/** Request filters whose value can be an error: a `RestError` that a callback throws counts as returned. */
export const errorFilters: ReadonlySet<string> = new Set<keyof RequestFilters>([
  'rest_authentication_errors',
  'rest_pre_dispatch',
  'rest_request_before_callbacks',
  'rest_dispatch_request',
  'rest_request_after_callbacks',
]);

/** Actions by name (6). */
export interface Actions<S = unknown> {
  /** The server was created; routes are registered now. */
  rest_api_init(server: S): void;
  /** A function that is deprecated since `version` was called; a debug header inside REST requests (7.3). */
  deprecated_function_run(fn: string, replacement: string | null, version: string): void;
  deprecated_argument_run(fn: string, message: string | null, version: string): void;
  /** `fn` was used incorrectly; `version` is `null` if it is not known. */
  doing_it_wrong_run(fn: string, message: string, version: string | null): void;
}
