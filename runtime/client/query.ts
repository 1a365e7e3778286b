import { withTexts } from './int64.ts';
import type { CallOptions } from './request.ts';
import type { Page } from './transport.ts';

/** The key of a call for a cache: the resource, the endpoint and the input. */
export type QueryKey = readonly [resource: string, endpoint: string, input?: unknown];

/** The options of a query, as TanStack Query takes them. */
export interface QueryOptions<T> {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<T>;
}

/** The position of a page: the arguments that a list adds to its input. */
export type PagePosition = { readonly page?: number; readonly cursor?: string };

/** The options of an infinite query, as TanStack Query takes them. */
export interface InfiniteQueryOptions<T> {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: {
    readonly signal: AbortSignal;
    readonly pageParam: PagePosition;
  }) => Promise<T>;
  readonly initialPageParam: PagePosition;
  /** Returns the position of the next page; `undefined` after the last one. */
  readonly getNextPageParam: (
    last: T,
    pages: readonly T[],
    position: PagePosition,
  ) => PagePosition | undefined;
}

/**
 * Returns the options of a query for TanStack Query: `useQuery(queryOptions(client, (api) => api.books.list({ page: 2 })))`.
 * `call` makes one call; its resource, endpoint and input are the key (`['books', 'list', { page: 2 }]`, as of `queryKey`).
 * The call is aborted with the query. Throws a `TypeError` if `call` makes no call.
 */
export function queryOptions<C extends object, T>(
  client: C,
  call: (client: C) => Promise<T>,
): QueryOptions<T> {
  return {
    queryKey: keyOf(client, call),
    queryFn: ({ signal }) => call(withOptions(client, { signal })),
  };
}

/**
 * Returns the options of an infinite query for TanStack Query. `call` lists one page: it adds `position` to its input
 * (`api.books.list({ search, ...position })`). The pages have numbers; with `first`
 * as `{ cursor: '' }` each is found by the cursor of the page before it.
 */
export function infiniteQueryOptions<C extends object, T extends Page<unknown>>(
  client: C,
  call: (client: C, position: PagePosition) => Promise<T>,
  first: PagePosition = {},
): InfiniteQueryOptions<T> {
  const [resource, endpoint, input] = keyOf(client, (api) => call(api, first));
  return {
    // Not the key of the call: a cache stores the pages of an infinite query in another form.
    queryKey: [resource, endpoint, { ...Object(input), pages: 'all' }],
    queryFn: ({ signal, pageParam }) => call(withOptions(client, { signal }), pageParam),
    initialPageParam: first,
    getNextPageParam: ({ cursor, totalPages }, _pages, { page = 1, cursor: last }) => {
      if (last === undefined && page < totalPages) return { page: page + 1 };
      return last === undefined || cursor === undefined ? undefined : { cursor };
    },
  };
}

/** Calls `call` with a client that sends nothing, and returns the key of the call that it makes. */
function keyOf<C extends object>(client: C, call: (client: C) => unknown): QueryKey {
  const calls: QueryKey[] = [];
  const recorder = wrapped(client, (resource, endpoint, method) => (input: unknown) => {
    const hasInput = takesInput(method) && input !== undefined;
    // Caches write keys as JSON, which has no BigInts.
    calls.push(hasInput ? [resource, endpoint, withTexts(input)] : [resource, endpoint]);
    return new Promise(() => {});
  });
  call(recorder);
  const [key] = calls;
  if (!key)
    throw new TypeError('queryOptions: the function makes no call of the client it is given.');
  return key;
}

/** Returns the client with options that are added to those of every call. */
function withOptions<C extends object>(client: C, added: CallOptions): C {
  return wrapped(
    client,
    (_resource, _endpoint, method) => (input, options) =>
      takesInput(method)
        ? method(input, { ...added, ...Object(options) })
        : method({ ...added, ...Object(input) }),
  );
}

/** Whether a method has an input in front of its options: those of endpoints without arguments have options only. */
function takesInput(method: Method): boolean {
  return method.length > 1;
}

type Method = (input: unknown, options?: unknown) => unknown;

/** Returns the client with other methods of its resources. */
function wrapped<C extends object>(
  client: C,
  replace: (resource: string, endpoint: string, method: Method) => Method,
): C {
  return new Proxy(client, {
    get: (_client, resource) => {
      const methods: unknown = Reflect.get(client, resource);
      if (typeof methods !== 'object' || methods === null)
        throw new TypeError(`queryOptions: "${String(resource)}" is not a resource of the client.`);
      return new Proxy(methods, {
        get: (_methods, endpoint) => {
          const method: Method = Reflect.get(methods, endpoint);
          return replace(String(resource), String(endpoint), method.bind(methods));
        },
      });
    },
  });
}
