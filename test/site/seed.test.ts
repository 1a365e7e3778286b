import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { metaKeys } from '../../site/domain/meta-keys.ts';
import { readDetails } from '../../site/media/details.ts';
import type { Store } from '../../site/store/index.ts';
import { databaseKinds, databasesOf, opened, planOf } from './store-databases.ts';
import type { Address, Databases } from './store-databases.ts';

const keys = metaKeys('cms');

describe.each(databaseKinds)('generated content on %s', (kind) => {
  let databases: Databases;
  let database: Address;
  let store: Store;
  const seed = (posts: number, comments?: number, media = 0): Promise<void> =>
    store.seed({
      ...{ posts, authors: [1], categories: [], tags: [], baseUrl: 'http://site.test' },
      ...(comments === undefined ? {} : { comments }),
      media: { count: media, keys },
    });
  const posts = async () =>
    (await store.posts.find({ types: ['post'], orderBy: 'id', order: 'asc', limit: 100 })).rows;

  beforeAll(async () => {
    databases = await databasesOf(kind);
    database = await databases.fresh();
    store = await opened(database);
    await store.users.insert({ username: 'seeder', slug: 'seeder', email: 'seeder@site.test' });
  });
  afterAll(async () => {
    await store.close();
    await databases.stop();
  });

  test('comments are spread evenly over the posts, and each post has their number', async () => {
    await seed(4, 10);
    const made = await posts();
    expect(made.map(({ comment_count: count }) => count)).toEqual([2, 3, 2, 3]);
    for (const { id, comment_count: count } of made)
      expect((await store.comments.find({ posts: [id] })).total).toBe(count);
  });

  test('without a number one post of ten gets a comment', async () => {
    await seed(20);
    const counts = (await posts()).slice(4).map(({ comment_count: count }) => count);
    expect(counts).toEqual(Array.from({ length: 20 }, (_, at) => (at % 10 === 9 ? 1 : 0)));
  });

  test('no comments are made if none are requested', async () => {
    const { total } = await store.comments.find({});
    await seed(3, 0);
    expect((await store.comments.find({})).total).toBe(total);
  });

  test('the database expects few replies of a comment on a site without replies', async () => {
    await seed(2_000, 6_000);
    const plan = await planOf(
      database,
      `select id, (select count(*) from comments as reply
         where reply.parent = comments.id and reply.approved in ('0', '1'))
       from comments where post = 10`,
    );
    const [, rows = '0'] = /comments_by_parent_approved.*rows=(\d+)/.exec(plan.join('\n')) ?? [];
    expect(Number(rows)).toBeLessThan(100);
  });

  test('pictures have a file name and details, and come after the posts', async () => {
    await seed(2, 2, 3);
    const { rows } = await store.posts.find({ types: ['attachment'], orderBy: 'id', order: 'asc' });
    expect(rows.map(({ mime_type: type, status }) => [type, status])).toEqual(
      Array.from({ length: 3 }, () => ['image/png', 'inherit']),
    );
    const ids = rows.map(({ id }) => id);
    const metas = await store.meta.of('post', ids);
    for (const id of ids) {
      const { [keys.file]: file, [keys.fileDetails]: details } = metas.get(id) ?? {};
      expect(file).toBe(`seed/picture-${id}.png`);
      expect(readDetails(details)?.sizes?.['medium']).toMatchObject({
        file: `picture-${id}-300x200.png`,
      });
    }
    expect((await posts()).at(-1)?.id).toBeLessThan(ids[0] ?? 0);
    const { id } = await store.posts.insert({ type: 'post', title: 'Next', slug: 'next' });
    expect(id).toBeGreaterThan(ids.at(-1) ?? 0);
  });
});
