import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SiteMaker } from './site-of.ts';
import type { SiteRequest, TestSite } from './site-of.ts';

/** Revisions, autosaves and files without their own status have the permissions of their parent. */

const CMS = '/cms/v2';
/** A revision and an autosave of post 6, which belongs to user 1. */
const REVISION = 36;
const AUTOSAVE = 38;
/** Posts of user 1: published, draft and private. */
const [PUBLISHED, DRAFT, PRIVATE] = [6, 24, 30];

let site: TestSite;
beforeAll(async () => {
  const maker = await SiteMaker.read(join(import.meta.dirname, 'facts/site.json'));
  site = await maker.make();
});
afterAll(() => site.close());

async function outcomeOf(ask: SiteRequest): Promise<unknown[]> {
  const { status, body } = await site.ask(ask);
  const { code } = body as { code?: string };
  return code === undefined ? [status] : [status, code];
}

test.each([REVISION, AUTOSAVE])(
  'an upload to revision %i is a bad request for users who may edit it',
  async (post) => {
    const upload = { method: 'POST', route: `${CMS}/media`, query: { post } };
    for (const user of ['editor', 'admin'])
      expect(await outcomeOf({ ...upload, user })).toEqual([400, 'rest_invalid_param']);
    expect(await outcomeOf({ ...upload, user: 'author' })).toEqual([403, 'rest_cannot_edit']);
    const update = { method: 'PUT', route: `${CMS}/media/4`, body: { post } };
    expect(await outcomeOf({ ...update, user: 'editor' })).toEqual([400, 'rest_invalid_param']);
  },
);

test('a block of a revision is rendered for users who may edit the post', async () => {
  const render = {
    route: `${CMS}/block-renderer/core/archives`,
    query: { context: 'edit', post_id: REVISION },
  };
  expect(await outcomeOf({ ...render, user: 'editor' })).toEqual([200]);
  expect(await outcomeOf({ ...render, user: 'author' })).toEqual([403, 'block_cannot_read']);
});

test.each([DRAFT, PRIVATE])(
  'comments on a file of post %i are visible to users who may read the post',
  async (parent) => {
    const file = await site.store.posts.insert({ type: 'attachment', status: 'inherit', parent });
    const comment = await site.store.comments.insert({ post: file.id, content: 'A remark.' });
    const route = `${CMS}/comments/${comment.id}`;
    expect(await outcomeOf({ route })).toEqual([401, 'rest_cannot_read']);
    expect(await outcomeOf({ route, user: 'subscriber' })).toEqual([403, 'rest_cannot_read']);
    expect(await outcomeOf({ route, user: 'editor' })).toEqual([200]);
    await site.store.posts.update(file.id, { parent: PUBLISHED });
    expect(await outcomeOf({ route })).toEqual([200]);
  },
);

test('a file of a file has the permissions of the post of the other file', async () => {
  const inherit = { type: 'attachment', status: 'inherit' };
  const file = await site.store.posts.insert({ ...inherit, parent: PRIVATE });
  const copy = await site.store.posts.insert({ ...inherit, parent: file.id });
  const route = `${CMS}/media/${copy.id}`;
  expect(await outcomeOf({ route })).toEqual([401, 'rest_forbidden']);
  expect(await outcomeOf({ route, user: 'editor' })).toEqual([200]);
  await site.store.posts.update(file.id, { parent: copy.id });
  expect(await outcomeOf({ route })).toEqual([200]);
});

test.each([PUBLISHED, DRAFT, PRIVATE])(
  'users attach their files and move their comments to post %i only if they may edit it',
  async (post) => {
    const { insert, byId } = site.store.posts;
    const own = await insert({ type: 'post', status: 'publish', author: 3 });
    const file = await insert({ type: 'attachment', status: 'inherit', author: 3, parent: own.id });
    const comment = await site.store.comments.insert({ post: own.id, author: 3, content: 'Mine.' });
    const moves = [`media/${file.id}`, `comments/${comment.id}`];
    for (const path of moves) {
      const move = { method: 'PUT', route: `${CMS}/${path}` };
      const to = (id: number, user: string) => outcomeOf({ ...move, user, body: { post: id } });
      expect(await to(post, 'author')).toEqual([403, 'rest_cannot_edit']);
      expect(await to(own.id, 'author')).toEqual([200]);
      expect(await to(post, 'editor')).toEqual([200]);
    }
    expect(await byId(file.id)).toMatchObject({ parent: post });
    expect(await site.store.comments.byId(comment.id)).toMatchObject({ post });
  },
);
