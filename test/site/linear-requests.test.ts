import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainTextOf } from '../../runtime/admin/text.ts';
import { SiteMaker } from './site-of.ts';
import type { TestSite } from './site-of.ts';
import { wireTold } from './wire-of.ts';

/** Texts of requests that take several seconds if a search begins again at each of their characters. */

const LENGTH = 100_000;
const LONGEST_TIME = 2_000;

let site: TestSite;
beforeAll(async () => {
  site = await (await SiteMaker.read(`${import.meta.dirname}/facts/site.json`)).make();
});
afterAll(() => site.close());

async function timeOf(run: () => unknown): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

test.each([
  ['slashes', `/cms/v2${'/'.repeat(LENGTH)}x`],
  ['a long ID of a template', `/cms/v2/templates/${'a'.repeat(LENGTH)}!`],
  ['at signs before the host', `//${'@'.repeat(LENGTH)}::/cms/v2/posts`],
])('the path of a batch with %s takes linear time', async (_, path) => {
  const body = { requests: [{ path }] };
  const time = await timeOf(async () => {
    const response = await site.ask({ method: 'POST', route: '/batch/v1', body });
    expect(response.status).toBe(207);
  });
  expect(time).toBeLessThan(LONGEST_TIME);
});

test('a search for users with many stars takes linear time', async () => {
  const body = { search: `a${'*'.repeat(LENGTH)}x` };
  const query = { _method: 'GET' };
  const time = await timeOf(async () => {
    const response = await site.ask({ method: 'POST', route: '/cms/v2/users', query, body });
    expect(response.body).toEqual([]);
  });
  expect(time).toBeLessThan(LONGEST_TIME);
});

test('the path of a page with many punctuation marks takes linear time', async () => {
  const url = `/${'!'.repeat(LENGTH)}x`;
  const time = await timeOf(async () => {
    expect((await wireTold(site.app, { url })).status).toBe(404);
  });
  expect(time).toBeLessThan(LONGEST_TIME);
});

test('the admin shows a value of many angle brackets in linear time', async () => {
  const text = '<'.repeat(LENGTH);
  expect(await timeOf(() => plainTextOf(text))).toBeLessThan(LONGEST_TIME);
  expect(plainTextOf('a <b>c</b> 1 < 2')).toBe('a c 1 < 2');
});
