import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PreloadedResponses } from '../../runtime/client/index.ts';
import { startService } from './service.ts';
import type { Service } from './service.ts';

let service: Service;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.site.close());
beforeEach(() => {
  service.sent.length = 0;
});

/** Returns the preloaded responses as a page embeds them, serialized to JSON and parsed. */
async function preload(
  ...paths: (string | readonly [string, string])[]
): Promise<PreloadedResponses> {
  const { app } = service.site;
  const answers = await app.run(() => app.server.preload(paths));
  return JSON.parse(JSON.stringify(answers)) as PreloadedResponses;
}

test('4.8: a preloaded response is used once, without a request', async () => {
  const answers = await preload(
    '/cms/v2/tags?per_page=2&_fields=id,name&include[0]=7&include[1]=8/',
  );
  const client = service.client({ preload: answers });
  const ask = () => client.tags.list({ include: [7, 8], _fields: ['id', 'name'], per_page: 2 });
  const first = await ask();
  expect(service.sent).toEqual([]);
  expect(await ask()).toEqual(first);
  expect(service.sent).toHaveLength(1);
});

test('a preloaded response is found regardless of the order and the escaping of the query arguments', async () => {
  const answers = await preload(
    '/cms/v2/posts?_fields=id%2Ctitle.rendered&context=view&per_page=1',
  );
  const client = service.client({ preload: answers });
  const { items, total } = await client.posts.list({
    per_page: 1,
    context: 'view',
    _fields: ['id', 'title.rendered'],
  });
  expect(items).toHaveLength(1);
  expect(total).toBeGreaterThan(1);
  expect(service.sent).toEqual([]);
});

test('other arguments, other items and writes send requests', async () => {
  const client = service.client({ preload: await preload('/cms/v2/tags?per_page=2') });
  await client.tags.list({ per_page: 3 });
  await client.tags.list();
  await expect(client.tags.create({ name: 'New' })).rejects.toMatchObject({ status: 401 });
  expect(service.sent).toHaveLength(3);
});

test('paging uses a preloaded page and continues from it', async () => {
  const client = service.client({ preload: await preload('/cms/v2/tags?per_page=2') });
  let count = 0;
  for await (const tag of client.tags.all({ per_page: 2 })) count += tag.id > 0 ? 1 : 0;
  const { total } = await client.tags.list({ per_page: 1 });
  expect(count).toBe(total);
  expect(service.sent[0]).toBe('GET /cms/v2/tags?per_page=2&page=2 200');
});

test('preloaded responses to OPTIONS are used: a batch does not request its limit', async () => {
  const client = service.client({ preload: await preload(['/batch/v1', 'OPTIONS']) });
  await client.batch((batch) => [batch.tags.create({ name: 'New' })]);
  expect(service.sent).toEqual(['POST /batch/v1 207']);
});
