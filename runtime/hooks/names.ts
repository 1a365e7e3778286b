import type { RestError } from '../errors/rest-error.ts';
import type { RestRequest } from '../server/request.ts';
import type { RestResponse } from '../server/response.ts';

type Awaitable<T> = T | Promise<T>;

/**
 * Filters that answer at once (6), by name: the first argument is what is filtered. `S` is the
 * server. Other code adds names by declaring this interface again.
 */
export interface Filters<S = unknown> {
  wp_rest_server_class(serverClass: new (...args: never[]) => S): new (...args: never[]) => S;
  wp_rest_search_handlers(handlers: readonly unknown[]): readonly unknown[];
  rest_url_prefix(prefix: string): string;
  rest_url(url: string, path: string, blogId: number | null, scheme: string): string;
  rest_avatar_sizes(sizes: readonly number[]): readonly number[];
  rest_route_for_post(route: string, post: unknown): string;
  rest_route_for_post_type_items(route: string, postType: unknown): string;
  rest_route_for_term(route: string, term: unknown): string;
  rest_route_for_taxonomy_items(route: string, taxonomy: unknown): string;
  rest_queried_resource_route(route: string): string;
  rest_jsonp_enabled(enabled: boolean): boolean;
  rest_send_nocache_headers(send: boolean, request: RestRequest): boolean;
  rest_exposed_cors_headers(headers: readonly string[]): readonly string[];
  rest_allowed_cors_headers(headers: readonly string[]): readonly string[];
  rest_get_max_batch_size(most: number): number;
}

/** Filters along the way of a request; they may take their time (6). */
export interface RequestFilters<S = unknown> {
  /** `null`: nobody has looked; `true`: fine; an error stops the request (5). */
  rest_authentication_errors(result: unknown, request: RestRequest): Awaitable<unknown>;
  /** A value that says anything is the answer: no route is looked for. */
  rest_pre_dispatch(result: unknown, server: S, request: RestRequest): Awaitable<unknown>;
  rest_request_before_callbacks(error: RestError | null, request: RestRequest): Awaitable<unknown>;
  /** A value that is not null stands for what the handler would have answered. */
  rest_dispatch_request(result: unknown, request: RestRequest, route: string): Awaitable<unknown>;
  rest_request_after_callbacks(result: unknown, request: RestRequest): Awaitable<unknown>;
  rest_post_dispatch(
    response: RestResponse,
    server: S,
    request: RestRequest,
  ): Awaitable<RestResponse>;
  /** `true`: the answer was written by the filter itself. */
  rest_pre_serve_request(
    served: boolean,
    response: RestResponse,
    request: RestRequest,
  ): Awaitable<boolean>;
  rest_pre_echo_response(data: unknown, server: S, request: RestRequest): Awaitable<unknown>;
  rest_envelope_response(envelope: unknown, response: RestResponse): Awaitable<unknown>;
  rest_index(response: RestResponse, request: RestRequest): Awaitable<RestResponse>;
  rest_namespace_index(response: RestResponse, request: RestRequest): Awaitable<RestResponse>;
}

/** Actions by name (6): something happened, nothing is answered. */
export interface Actions<S = unknown> {
  /** The server was made; routes are registered now. */
  rest_api_init(server: S): void;
}
