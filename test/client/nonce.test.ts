import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startService } from './service.ts';
import type { Service } from './service.ts';

const DAY = 24 * 60 * 60 * 1000;

let service: Service;
let now = Date.UTC(2025, 5, 1, 12);

beforeAll(async () => {
  service = await startService({ clock: () => now });
});
afterAll(() => service.site.close());
beforeEach(() => {
  service.sent.length = 0;
});

const whoAmI = '/cms/v2/users/me?_fields=slug';

test('5.1: the cookies of a browser and a nonce authenticate the user', async () => {
  const client = await service.inBrowser('harbour');
  expect(await client.users.me({ _fields: ['slug'] })).toEqual({ slug: 'harbour' });
});

test('an expired nonce is renewed once for all waiting calls, and their requests are repeated', async () => {
  const client = await service.inBrowser('harbour');
  service.sent.length = 0;
  now += 2 * DAY;
  const answers = await Promise.all([
    client.users.me({ _fields: ['slug'] }),
    client.users.me({ _fields: ['slug'] }),
    client.posts.create({ title: 'Written late', _fields: ['title.raw'] }),
  ]);
  expect(answers).toEqual([
    { slug: 'harbour' },
    { slug: 'harbour' },
    { title: { raw: 'Written late' } },
  ]);
  expect(service.sent.sort()).toEqual([
    `GET ${whoAmI} 200`,
    `GET ${whoAmI} 200`,
    `GET ${whoAmI} 403`,
    `GET ${whoAmI} 403`,
    'POST /cms/v2/posts?_fields=title.raw 201',
    'POST /cms/v2/posts?_fields=title.raw 403',
  ]);
});

test('concurrent calls with an expired nonce share one renewal', async () => {
  let renewals = 0;
  const client = await service.inBrowser('harbour', {
    nonce: 'old',
    nonceEndpoint: () => {
      renewals += 1;
      return Promise.resolve('no-better');
    },
  });
  const outcomes = await Promise.allSettled([client.users.me(), client.users.me()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(renewals).toBe(1);
});

test.each(['', '0', null, '<!doctype html>\n<title>Log in</title>'])(
  'a nonce endpoint that returns %j rejects the call with the error of the service, without a retry',
  async (none) => {
    const client = await service.inBrowser('harbour', {
      nonce: 'old',
      nonceEndpoint: () => Promise.resolve(none),
    });
    service.sent.length = 0;
    await expect(client.users.me()).rejects.toMatchObject({
      status: 403,
      code: 'rest_cookie_invalid_nonce',
    });
    expect(service.sent).toEqual(['GET /cms/v2/users/me 403']);
  },
);

test('a call that waits for a renewal can be aborted, and other calls still wait', async () => {
  let renew = (_: string | null): void => undefined;
  const fresh = new Promise<string | null>((resolve) => (renew = resolve));
  const client = await service.inBrowser('harbour', { nonce: 'old', nonceEndpoint: () => fresh });
  const other = client.users.me();
  await expect(client.users.me({}, { timeout: 100 })).rejects.toMatchObject({
    name: 'TimeoutError',
  });
  renew(null);
  await expect(other).rejects.toMatchObject({ code: 'rest_cookie_invalid_nonce' });
});
