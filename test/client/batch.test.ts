import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Client } from '../../generated/client.ts';
import { ApiError, batch, Transport } from '../../runtime/client/index.ts';
import { toFetchHandler } from '../../runtime/http/fetch.ts';
import { createServer } from '../../runtime/server/index.ts';
import { startService } from './service.ts';
import type { Service } from './service.ts';

let service: Service;
let client: Client;

beforeAll(async () => {
  service = await startService();
  client = await service.withPassword('harbour');
});
afterAll(() => service.site.close());
beforeEach(() => {
  service.sent.length = 0;
});

test('the calls of a batch are one request, and each has its own outcome', async () => {
  const [tag, bad, post] = await client.batch((batch) => [
    batch.tags.create({ name: 'Of a batch', _fields: ['id', 'name'] }),
    batch.tags.create({ name: 'Of a batch' }),
    batch.posts.create({ title: 'Of a batch', sticky: true }),
  ]);
  expect(tag).toEqual({ ok: true, value: { id: expect.any(Number), name: 'Of a batch' } });
  expect(post.ok && post.value.title).toMatchObject({ raw: 'Of a batch' });
  expect(bad.ok).toBe(false);
  if (!bad.ok) {
    expect(bad.error).toBeInstanceOf(ApiError);
    expect(bad.error).toMatchObject({ status: 400, code: 'term_exists' });
  }
  expect(service.sent).toEqual(['OPTIONS /batch/v1 200', 'POST /batch/v1 207']);
});

test('a batch above the limit of the service is split into several requests', async () => {
  const names = Array.from({ length: 27 }, (_, at) => `Keyword ${at}`);
  const outcomes = await client.batch((batch) =>
    names.map((name) => batch.tags.create({ name, _fields: ['name'] })),
  );
  expect(outcomes.map((one) => one.ok && one.value.name)).toEqual(names);
  expect(service.sent).toEqual(['POST /batch/v1 207', 'POST /batch/v1 207']);
});

test('with require-all-validate no call runs if one is invalid', async () => {
  const outcomes = await client.batch(
    (batch) => [
      batch.posts.create({ title: 'Never written' }),
      batch.posts.update({ id: 1, author: 0.5 }),
    ],
    { validation: 'require-all-validate' },
  );
  expect(outcomes.map((one) => !one.ok && one.error.code)).toEqual([
    'batch_not_run',
    'rest_invalid_param',
  ]);
  expect((await client.posts.list({ search: 'Never written' })).total).toBe(0);
});

test('more calls than require-all-validate allows are refused before anything is sent', async () => {
  await client.batch((batch) => [batch.tags.create({ name: 'Warm' })]);
  service.sent.length = 0;
  const tooMany = client.batch(
    (batch) => Array.from({ length: 26 }, () => batch.tags.create({ name: 'Many' })),
    { validation: 'require-all-validate' },
  );
  await expect(tooMany).rejects.toThrow(RangeError);
  expect(service.sent).toEqual([]);
});

test('a route without batch support has an error in its position', async () => {
  // @ts-expect-error and the types say so
  const [outcome] = await client.batch((batch) => [batch.users.update({ id: 1, name: 'Ada' })]);
  expect(outcome).toMatchObject({ ok: false, error: { code: 'rest_batch_not_allowed' } });
});

test('a GET call makes the service refuse the whole batch', async () => {
  // @ts-expect-error what only reads is not there either
  const reads = client.batch((batch) => [batch.tags.list()]);
  await expect(reads).rejects.toMatchObject({ status: 400, code: 'rest_invalid_param' });
});

test('misuse throws before a request is sent', async () => {
  const outside = client.batch(() => [client.tags.list()]);
  await expect(outside).rejects.toThrow('must use the client that the callback receives');
  const dropped = client.batch((batch) => {
    void batch.tags.create({ name: 'Dropped' });
    return [];
  });
  await expect(dropped).rejects.toThrow('must return every call');
  const file = client.batch((batch) => [
    // @ts-expect-error nor is what sends files
    batch.media.create({}, { file: new Blob(['x']), filename: 'x.txt' }),
  ]);
  await expect(file).rejects.toThrow('Files cannot be sent');
  expect(await client.batch(() => [])).toEqual([]);
  expect(service.sent).toEqual(['GET /cms/v2/tags 200']);
});

test('a call may occur several times', async () => {
  const outcomes = await client.batch((batch) => {
    const tag = batch.tags.create({ name: 'Twice', _fields: ['name'] });
    return [tag, tag];
  });
  expect(outcomes).toEqual(Array(2).fill({ ok: true, value: { name: 'Twice' } }));
});

test('a call that is aborted before the batch is sent aborts the batch', async () => {
  const signal = AbortSignal.abort(new Error('changed my mind'));
  const call = client.batch((batch) => [
    batch.tags.create({ name: 'Never sent' }),
    batch.tags.create({ name: 'Called off' }, { signal }),
  ]);
  await expect(call).rejects.toThrow('changed my mind');
  expect(service.sent).toEqual([]);
});

test('a batch that is aborted while the limit is requested does not affect other batches', async () => {
  const fresh = await service.withPassword('harbour');
  const aborting = new AbortController();
  const [first, second] = [{ signal: aborting.signal }, {}].map((options, at) =>
    fresh.batch((batch) => [batch.tags.create({ name: `At once ${at}` })], options),
  );
  aborting.abort(new Error('changed my mind'));
  await expect(first).rejects.toThrow('changed my mind');
  expect(await second).toMatchObject([{ ok: true }]);
});

test('a batch that fails as a whole throws', async () => {
  const unreachable = service.client({ baseUrl: `${service.site.base}/elsewhere/` });
  const call = unreachable.batch((batch) => [batch.tags.create({ name: 'Lost' })]);
  await expect(call).rejects.toBeInstanceOf(ApiError);
});

test('a service of the profile plain accepts a batch, in several requests if it is long', async () => {
  const server = createServer({ profile: 'plain' });
  server.registerRoute('', '/books/{id}', {
    ...{ methods: 'PUT', answers: 'item', allow_batch: { v1: true } },
    args: { id: { type: 'integer' }, title: { type: 'string' } },
    endpoint: { permission: () => true, handle: ({ args }) => args },
  });
  const handle = toFetchHandler(server);
  const transport = new Transport({
    ...{ baseUrl: 'http://books.test', methodOverride: false },
    fetch: (url, init) => handle(new Request(url, init)),
  });
  const outcomes = await batch(transport, (each) =>
    Array.from({ length: 30 }, (_, id) =>
      each.call('PUT', '/books/{id}', { id, title: id === 3 ? 5 : 'A' }),
    ),
  );
  expect(outcomes.map(({ ok }) => ok)).toEqual(outcomes.map((_, id) => id !== 3));
  expect(outcomes[29]).toEqual({ ok: true, value: { id: 29, title: 'A' } });
});
