import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../../generated/client.ts';
import { built } from '../built.ts';
import { postgresDatabases } from '../site/store-databases.ts';
import type { Databases } from '../site/store-databases.ts';
import { startSite } from './site-process.ts';

let databases: Databases;

beforeAll(async () => {
  databases = await postgresDatabases();
});

afterAll(() => databases.stop());

test('with DATABASE_URL the site uses PostgreSQL, and its content survives a restart', async () => {
  const { databaseUrl, dataDir } = await databases.fresh();
  const first = await startSite(built, dataDir, { DATABASE_URL: databaseUrl });
  const { login, applicationPassword } = first;
  const auth = { login, applicationPassword };
  const writer = new Client({ baseUrl: first.api, auth });
  const post = await writer.posts.create({ title: 'Kept in PostgreSQL', status: 'publish' });
  await first.stop();

  const second = await startSite(built, dataDir, { DATABASE_URL: databaseUrl });
  expect(second.applicationPassword).toBe('');
  const reader = new Client({ baseUrl: second.api, auth });
  const found = await reader.posts.list({
    search: 'PostgreSQL',
    context: 'edit',
    _fields: ['id', 'title.raw'],
  });
  expect(found).toMatchObject({
    items: [{ id: post.id, title: { raw: 'Kept in PostgreSQL' } }],
    total: 1,
  });
  const archive = await fetch(new URL('/2024/03/02/', second.api));
  expect(await archive.text()).toContain('The lamp is lit again');
  await second.stop();
});
