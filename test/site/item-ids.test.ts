import { afterAll, beforeAll, expect, test } from 'vitest';
import { SiteMaker } from './site-of.ts';
import type { TestSite } from './site-of.ts';

let site: TestSite;
beforeAll(async () => {
  site = await (await SiteMaker.read(`${import.meta.dirname}/facts/site.json`)).make();
});
afterAll(() => site.close());

async function statusOf(path: string, method = 'GET', body?: object): Promise<number> {
  const sent = body === undefined ? {} : { body };
  return (await site.ask({ user: 'admin', method, route: `/cms/v2/${path}`, ...sent })).status;
}

test.each([
  ['global-styles/53', '/anything', '/', '-x', 'e0', '_3'],
  ['global-styles/themes/twentytwentythree', '/x'],
  ['templates/twentytwentythree//index', '/x', '/', '-'],
  ['themes/twentytwentythree', '/x', '-'],
  ['plugins/reading-time/reading-time', '/x', '-x'],
  ['block-types/core/paragraph', '/x', '-'],
  ['types/post', '/x', '-'],
  ['taxonomies/category', '/x', '-'],
  ['statuses/publish', '/x', '-'],
  ['sidebars/sidebar-1', '/x', '-'],
  ['widgets/text-2', '/x', '-x', '0'],
  ['widget-types/text', '/x', '-'],
  ['menu-locations/primary', '/x', '-'],
  ['posts/6', '/x', 'x'],
  ['users/1', '/x', 'x'],
])('%s is an item, and gets 404 with more text after its ID', async (path, ...endings) => {
  expect(await statusOf(path)).toBe(200);
  for (const ending of endings) {
    expect([ending, await statusOf(path + ending)]).toEqual([ending, 404]);
  }
});

test.each(['global-styles/53/anything', 'templates/twentytwentythree//index/x', 'posts/6/x'])(
  'a PUT at %s gets 404',
  async (path) => {
    expect(await statusOf(path, 'PUT', { title: 'Changed' })).toBe(404);
  },
);
