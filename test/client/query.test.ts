import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/query-core';
import { afterAll, beforeAll, beforeEach, expect, expectTypeOf, test } from 'vitest';
import type { Client } from '../../generated/client.ts';
import {
  ApiError,
  infiniteQueryOptions,
  queryKey,
  queryOptions,
} from '../../runtime/client/index.ts';
import { startService } from './service.ts';
import type { Service } from './service.ts';

let service: Service;
let client: Client;
const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });

beforeAll(async () => {
  service = await startService();
  client = service.client();
});
afterAll(() => service.site.close());
beforeEach(() => {
  service.sent.length = 0;
  queries.clear();
});

test('a query has the result of its call, with the type of the selected fields, and the key of queryKey', async () => {
  const input = { per_page: 2, _fields: ['id', 'name'] } as const;
  const options = queryOptions(client, (api) => api.tags.list(input));
  const tags = await queries.query(options);
  expect(tags.items).toHaveLength(2);
  expectTypeOf(tags.items[0]!).toEqualTypeOf<{ id: number; name: string }>();
  expect(options.queryKey).toEqual(queryKey(client, 'tags', 'list', input));
  expect(service.sent).toEqual(['GET /cms/v2/tags?per_page=2&_fields=id,name 200']);
  expect(queries.getQueryData(queryKey(client, 'tags', 'list', input))).toBe(tags);
});

test('an observer receives the result, and a second one with the same call gets it from the cache', async () => {
  const options = () => ({ ...queryOptions(client, (api) => api.tags.list()), staleTime: 60_000 });
  const observer = new QueryObserver(queries, options());
  const unsubscribe = observer.subscribe(() => {});
  const { data } = await observer.fetchOptimistic(options());
  expect(data?.total).toBeGreaterThan(4);
  expect(new QueryObserver(queries, options()).getCurrentResult().data).toBe(data);
  expect(service.sent).toEqual(['GET /cms/v2/tags 200']);
  unsubscribe();
});

test('an infinite query fetches page after page by number, until the last', async () => {
  const options = infiniteQueryOptions(client, (api, position) =>
    api.tags.list({ per_page: 3, ...position }),
  );
  const { total } = await client.tags.list({ per_page: 1 });
  const observer = new InfiniteQueryObserver(queries, options);
  const unsubscribe = observer.subscribe(() => {});
  let result = await observer.fetchNextPage();
  while (result.hasNextPage) result = await observer.fetchNextPage();
  const ids = result.data?.pages.flatMap(({ items }) => items.map(({ id }) => id)) ?? [];
  expect(new Set(ids).size).toBe(total);
  expect(result.data?.pageParams.at(-1)).toEqual({ page: Math.ceil(total / 3) });
  unsubscribe();
});

test('an infinite query follows cursors', async () => {
  const list = (api: Client, position: object) => api.posts.list({ per_page: 2, ...position });
  const options = infiniteQueryOptions(client, list, { cursor: '' });
  const { items } = await client.posts.list({ per_page: 100 });
  const { pages } = await queries.infiniteQuery({ ...options, pages: 100 });
  expect(pages.flatMap((page) => page.items.map(({ id }) => id))).toEqual(
    items.map(({ id }) => id),
  );
});

test('the key of a query and that of an infinite query of the same call differ', () => {
  const once = queryOptions(client, (api) => api.tags.list({ per_page: 2 }));
  const all = infiniteQueryOptions(client, (api) => api.tags.list({ per_page: 2 }));
  expect(once.queryKey).not.toEqual(all.queryKey);
  expect(all.queryKey.slice(0, 2)).toEqual(queryKey(client, 'tags', 'list'));
});

test('a query without an observer aborts its request', async () => {
  const aborted = queryOptions(client, (api) => api.tags.list());
  const controller = new AbortController();
  controller.abort(new Error('left the page'));
  await expect(aborted.queryFn({ signal: controller.signal })).rejects.toThrow('left the page');
});

test('a call without an input is aborted, and its key does not contain the options', async () => {
  const { signal } = new AbortController();
  const options = queryOptions(client, (api) => api.siteEditorExport.export({ timeout: 5000 }));
  expect(options.queryKey).toEqual(queryKey(client, 'siteEditorExport', 'export'));
  await expect(options.queryFn({ signal })).rejects.toBeInstanceOf(ApiError);
  const aborted = options.queryFn({ signal: AbortSignal.abort(new Error('left the page')) });
  await expect(aborted).rejects.toThrow('left the page');
});

test('the error of a query is the ApiError of its call', async () => {
  const missing = queries.query(queryOptions(client, (api) => api.tags.get({ id: 987_654 })));
  const error: unknown = await missing.catch((thrown: unknown) => thrown);
  expect(error instanceof ApiError && error.code).toBe('rest_term_invalid');
});

test('a function that makes no call, or names no resource, is refused with a message', () => {
  expect(() => queryOptions(client, async () => 7)).toThrow(
    'queryOptions: the function makes no call of the client it is given.',
  );
  expect(() => queryOptions(client, (api) => api.batch(() => []))).toThrow(
    'queryOptions: "batch" is not a resource of the client.',
  );
});
