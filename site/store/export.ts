import { nameWithToken, withWrittenToken, WRITTEN_TOKEN } from '../domain/meta-keys.ts';
import type { Context } from './context.ts';
import { allFormerPlaces } from './former-places.ts';
import { fromJson } from './values.ts';
import { metaStore } from './meta.ts';
import { POST_COLUMNS, postRow } from './post-rows.ts';
import type { MetaKind } from './rows.ts';
import { sessionOf } from './session.ts';
import { replaceTexts } from './site-file.ts';
import type { SiteAddresses, SiteFile } from './site-file.ts';
import { COMMENT_COLUMNS } from './comment-rows.ts';
import { TERM_COLUMNS } from './term-find.ts';

/**
 * Returns the content of the site as a site file, read at one moment. Passwords and the key of the site are
 * left out.
 */
export async function exportSite(
  context: Context,
  { baseUrl, adminUrl, token = WRITTEN_TOKEN }: SiteAddresses,
): Promise<SiteFile> {
  // Writers do not wait: both databases read from a snapshot.
  const file = await context.read
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((read) => readAll({ ...context, read, write: read }));
  const [admin, base] = [startOf(adminUrl), startOf(baseUrl)];
  return replaceTexts(file, {
    text: (value) =>
      withWrittenToken(value.replace(admin, '{admin_url}').replace(base, '{base_url}'), token),
    name: (value) => nameWithToken(value, WRITTEN_TOKEN, token),
    token,
  });
}

/** Matches an address at the start of others: not `http://a.test` in `http://a.testing` and `http://a.test:8080`. */
function startOf(address: string): RegExp {
  const escaped = address.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(`${escaped}(?![-\\p{L}\\p{N}_]|[.:@%][\\p{L}\\p{N}])`, 'gu');
}

async function readAll(inside: Context): Promise<SiteFile> {
  const { read } = inside;
  const metaOf = async (kind: MetaKind, ids: readonly number[]) => metaStore(inside).of(kind, ids);
  const { users } = sessionOf(inside);
  const userRows = (await users.find({ orderBy: 'id', order: 'asc' })).rows;
  const terms = await read.selectFrom('terms').select(TERM_COLUMNS).orderBy('id').execute();
  const posts = await read.selectFrom('posts').select(POST_COLUMNS).orderBy('id').execute();
  const comments = await read
    .selectFrom('comments')
    .select(COMMENT_COLUMNS)
    .orderBy('id')
    .execute();
  const ids = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id);
  const former = await allFormerPlaces(inside);
  const carried = await sessionOf(inside).posts.termsOf(ids(posts));
  const metas = {
    user: await metaOf('user', ids(userRows)),
    term: await metaOf('term', ids(terms)),
    post: await metaOf('post', ids(posts)),
    comment: await metaOf('comment', ids(comments)),
  };
  return {
    options: await optionsOf(inside),
    users: userRows.map((row) => ({ ...row, ...withMeta(metas.user.get(row.id)) })),
    terms: terms.map(({ count: _count, ...row }) => ({
      ...row,
      ...withMeta(metas.term.get(row.id)),
    })),
    posts: posts.map((stored) => {
      const { comment_count: _count, ...row } = postRow(stored);
      const terms = carried.get(row.id) ?? {};
      return {
        ...row,
        ...former.get(row.id),
        ...(Object.keys(terms).length > 0 ? { terms } : {}),
        ...withMeta(metas.post.get(row.id)),
      };
    }),
    comments: comments.map((row) => ({
      ...row,
      ...withMeta(metas.comment.get(row.id)),
    })),
  };
}

async function optionsOf({ read }: Context) {
  const rows = await read.selectFrom('options').selectAll().orderBy('name').execute();
  return Object.fromEntries(
    rows.filter(({ name }) => name !== SECRET).map(({ name, value }) => [name, fromJson(value)]),
  );
}

// The key of nonces and cookies is never exported.
const SECRET = 'site_secret';

function withMeta(meta: object | undefined): { readonly meta?: Readonly<Record<string, unknown>> } {
  return meta && Object.keys(meta).length > 0 ? { meta: { ...meta } } : {};
}
