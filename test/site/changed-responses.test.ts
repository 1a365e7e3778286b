import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteOn } from './site-on.ts';
import { sqliteDatabases } from './store-databases.ts';
import type { Databases } from './store-databases.ts';
import type { TestSite } from './site-of.ts';

let databases: Databases;
let site: TestSite;
let isChanging = false;

beforeAll(async () => {
  databases = await sqliteDatabases();
  site = await siteOn(databases);
  site.app.hooks.on('rest_post_dispatch', (response) => {
    if (isChanging) change(response.data);
    return response;
  });
});

afterAll(async () => {
  await site.close();
  await databases.stop();
});

/** Changes all members of a value in place. */
function change(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    if (typeof member === 'string') Reflect.set(value, name, `${member} changed`);
    else if (typeof member === 'boolean') Reflect.set(value, name, !member);
    else change(member);
  }
  if (Array.isArray(value)) value.push('changed');
}

test.each([
  '/cms/v2/types',
  '/cms/v2/statuses',
  '/cms/v2/taxonomies/category',
  '/cms/v2/block-types',
  '/cms/v2/block-patterns/patterns',
  '/cms/v2/block-patterns/categories',
  '/cms/v2/themes',
  '/cms/v2/widget-types',
  '/cms/v2/sidebars',
  '/cms/v2/settings',
  '/cms/v2/posts',
  '/cms/v2/users/me',
])('6: changes of a filter to a response of %s do not affect later responses', async (route) => {
  const ask = { route, user: 'admin', query: { context: 'edit' } };
  const before = await site.ask(ask);
  expect(before.status).toBe(200);
  isChanging = true;
  const changed = await site.ask(ask);
  isChanging = false;
  expect(changed.text).toContain('changed');
  expect((await site.ask(ask)).body).toEqual(before.body);
});
