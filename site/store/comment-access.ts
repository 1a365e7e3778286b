import { sql } from 'kysely';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { rowsOf, shapeOf } from './compiled.ts';
import { isIn, isNotIn } from './context.ts';
import type { Context } from './context.ts';
import { COMMENT_COLUMNS } from './comment-rows.ts';
import { isSeen } from './post-access.ts';
import type { CommentAccess, CommentQuery } from './queries.ts';
import type { Tables } from './tables.ts';
import { storedTotal, limitsOnly } from './totals.ts';
import { knownIds, whole } from './values.ts';

type Condition = Expression<SqlBool>;

/** Returns the condition that a comment, in the table `alias`, may be seen. */
export function commentIsSeen(access: CommentAccess, alias = 'comments'): Condition {
  const { readable, unlocked, editable, author } = access;
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const post = { alias: 'commented' };
  const isOpen = sql<SqlBool>`(commented.password = '' or ${isIn(sql.ref<number>('commented.id'), knownIds(unlocked))})`;
  const underPost = sql<SqlBool>`exists (
    select 1 from posts as commented where commented.id = ${column('post')} and (
      ${column('approved')} = '1' and ${isOpen} and ${isSeen(readable, post)}
      or ${isSeen(editable, post)}
    )
  )`;
  if (author === 0) return underPost;
  return sql<SqlBool>`(${column('author')} = ${whole(author)} or ${underPost})`;
}

/** Selects the columns of a comment and, if the query asks for it, the number of replies that may be seen. */
export function commentSelection({ access, countReplies = false }: CommentQuery) {
  return (eb: ExpressionBuilder<Tables, 'comments'>) => {
    if (!countReplies) return COMMENT_COLUMNS;
    const replies = eb
      .selectFrom('comments as reply')
      .select((inner) => inner.fn.countAll<number>().as('count'))
      .whereRef('reply.parent', '=', 'comments.id')
      .where('reply.approved', 'in', ['0', '1'])
      .where(access ? commentIsSeen(access, 'reply') : sql<SqlBool>`1 = 1`);
    return [...COMMENT_COLUMNS, replies.$asScalar().$notNull().as('replies')] as const;
  };
}

/**
 * Returns the total of approved comments without other filters: the stored total, less the comments that
 * may not be seen. Those belong to the few posts that an index lists. `null` for any other query.
 */
export async function storedCommentTotal(
  context: Context,
  query: CommentQuery,
): Promise<number | null> {
  const { access, approved, types } = query;
  if (!limitsOnly(query, ['access', 'approved', 'types'])) return null;
  const all = await storedTotal(context, { kind: 'comment', first: approved, second: types });
  if (!access) return all;
  if (approved?.length !== 1 || approved[0] !== '1') return null;
  const shape = shapeOf('hidden comments', { access, types });
  const [found] = await rowsOf(context, shape, {}, () =>
    context.read
      .selectFrom('comments')
      .select((eb) => eb.fn.countAll<number>().as('hidden'))
      .where('approved', '=', '1')
      .$if(types !== undefined, (some) => some.where((eb) => isIn(eb.ref('type'), types ?? [])))
      .where('post', 'in', sql<number>`(${notForAll(context, access)})`)
      .where(sql<SqlBool>`not ${commentIsSeen(access)}`),
  );
  return all - Number(found?.hidden ?? 0);
}

/** Selects posts with approved comments that not everyone may read: listed by an index, or of closed types. */
function notForAll({ kind }: Context, { readable }: CommentAccess): Expression<unknown> {
  const open = readable.rules
    .filter(({ statuses }) => statuses.includes('publish'))
    .flatMap(({ types }) => types);
  const closed = sql`(
    select first from totals
    where kind = 'post' and second = 'publish' and ${isNotIn(sql.ref<string>('first'), open)}
  )`;
  // PostgreSQL would join the types with all posts that have comments; an array is looked up in the index.
  const isClosed = kind === 'postgres' ? sql`type = any(array${closed})` : sql`type in ${closed}`;
  return sql`
    select id from posts where comment_count > 0 and (status <> 'publish' or password <> '')
    union all
    select id from posts where status = 'publish' and comment_count > 0 and ${isClosed}`;
}
