import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Client } from '../../generated/client.ts';
import { allOf, Transport } from '../../runtime/client/index.ts';
import { startService } from './service.ts';
import type { Service } from './service.ts';

let service: Service;
let client: Client;
let ids: number[];

beforeAll(async () => {
  service = await startService();
  client = service.client();
  const { items, total } = await client.tags.list({ per_page: 100, _fields: ['id'] });
  ids = items.map(({ id }) => id);
  expect(total).toBe(ids.length);
  expect(total).toBeGreaterThan(4);
});
afterAll(() => service.site.close());
beforeEach(() => {
  service.sent.length = 0;
});

async function taken<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

test('`all` iterates over all items of a collection, page by page', async () => {
  const tags = await taken(client.tags.all({ per_page: 2, _fields: ['id', 'name'] }));
  expect(tags.map(({ id }) => id)).toEqual(ids);
  expect(Object.keys(tags[0] ?? {})).toEqual(['id', 'name']);
  expect(service.sent).toHaveLength(Math.ceil(ids.length / 2));
  expect(service.sent[1]).toBe('GET /cms/v2/tags?per_page=2&_fields=id,name&page=2 200');
});

test('ending the iteration early requests no more pages', async () => {
  for await (const { id } of client.tags.all({ per_page: 2 })) if (id === ids[2]) break;
  expect(service.sent).toEqual([
    'GET /cms/v2/tags?per_page=2 200',
    'GET /cms/v2/tags?per_page=2&page=2 200',
  ]);
});

test('aborting `all()` ends the iteration before the next item of the current page', async () => {
  const aborting = new AbortController();
  const seen: number[] = [];
  const reading = async () => {
    for await (const { id } of client.tags.all({ per_page: 3 }, { signal: aborting.signal })) {
      seen.push(id);
      aborting.abort(new Error('changed my mind'));
    }
  };
  await expect(reading()).rejects.toThrow('changed my mind');
  expect([seen.length, service.sent.length]).toEqual([1, 1]);
});

test('with an offset the next page starts after the previous one', async () => {
  const tags = await taken(client.tags.all({ per_page: 2, offset: 1 }));
  expect(tags.map(({ id }) => id)).toEqual(ids.slice(1));
});

test('lists, and routes with groups, keep their arguments on later pages', async () => {
  const some = ids.slice(0, 3);
  const tags = await taken(client.tags.all({ include: some, per_page: 1, orderby: 'include' }));
  expect(tags.map(({ id }) => id)).toEqual(some);
});

test('an argument that is false stays false on later pages', async () => {
  const tags = await taken(client.tags.all({ per_page: 3, hide_empty: false }));
  expect(tags.map(({ id }) => id)).toEqual(ids);
});

test('a site without permalinks is paged', async () => {
  const plain = service.client({ baseUrl: `${service.site.base}/index.php?rest_route=/` });
  const tags = await taken(plain.tags.all({ per_page: 3 }));
  expect(tags.map(({ id }) => id)).toEqual(ids);
});

test('an empty collection has no items and one page', async () => {
  expect(await taken(client.tags.all({ search: 'no tag is called like this' }))).toEqual([]);
  expect(service.sent).toHaveLength(1);
});

test('an error ends the iteration', async () => {
  await expect(taken(client.tags.all({ per_page: 1000 }))).rejects.toMatchObject({
    code: 'rest_invalid_param',
    params: { per_page: expect.any(String) },
  });
});

test('a cursor of the service is followed with its query only', async () => {
  const requests: string[] = [];
  const pages = new Map([
    [
      '',
      Response.json([1, 2], { headers: { link: '<http://other.test/x?cursor=b>; rel="next"' } }),
    ],
    ['?cursor=b', Response.json([3], { headers: { link: '<http://cms.test/>; rel="prev"' } })],
  ]);
  const transport = new Transport({
    baseUrl: 'http://cms.test/cms-json/',
    fetch: (address) => {
      requests.push(String(address));
      return Promise.resolve(pages.get(new URL(String(address)).search) ?? Response.error());
    },
  });
  expect(await taken(allOf(transport, 'GET', '/{core}/notes'))).toEqual([1, 2, 3]);
  expect(requests).toEqual([
    'http://cms.test/cms-json/cms/v2/notes',
    'http://cms.test/cms-json/cms/v2/notes?cursor=b',
  ]);
});

test.each([
  ['</x?per_page=1&cursor=MjAyNA%3D%3D>; rel="next"', 'MjAyNA=='],
  ['</x?cursor=2024-05-06T07%3A08%7C9&lang=de>; rel="next"', '2024-05-06T07:08|9'],
  ['</x?cursor=old&page=2>; rel="next", </x?cursor=new>; rel="http://cms.test/cursor"', 'new'],
  ['</x?page=1&cursor=old>; rel="prev"', undefined],
  ['</x?page=2>; rel="next"', undefined],
])('the cursor of %s is %s', async (link, cursor) => {
  const transport = new Transport({
    baseUrl: 'http://cms.test/cms-json/',
    fetch: () => Promise.resolve(Response.json([], { headers: { link } })),
  });
  expect((await transport.page('GET', '/{core}/notes')).cursor).toBe(cursor);
});
