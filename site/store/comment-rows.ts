import type { ExpressionBuilder, Insertable, Selectable } from 'kysely';
import { fold } from './fold.ts';
import type { CommentChange, CommentRow, NewComment } from './rows.ts';
import type { CommentTable, Tables } from './tables.ts';
import { columns, NO_DATE } from './values.ts';

const WRITTEN = [
  'post',
  'parent',
  'author',
  'author_name',
  'author_email',
  'author_url',
  'author_ip',
  'author_agent',
  'date',
  'date_gmt',
  'content',
  'approved',
  'type',
] as const;

/** The columns of a comment that leave the store, and how many answers it has, those on hold among them. */
export function commentSelection(eb: ExpressionBuilder<Tables, 'comments'>) {
  const answers = eb
    .selectFrom('comments as answer')
    .select((inner) => inner.fn.countAll<number>().as('count'))
    .whereRef('answer.parent', '=', 'comments.id')
    .where('answer.approved', 'in', ['0', '1']);
  return ['id', ...WRITTEN, answers.$asScalar().$notNull().as('answers')] as const;
}

const EMPTY = {
  parent: 0,
  author: 0,
  author_name: '',
  author_email: '',
  author_url: '',
  author_ip: '',
  author_agent: '',
  date: NO_DATE,
  date_gmt: NO_DATE,
  approved: '1',
  type: 'comment',
};

export function newCommentColumns(comment: NewComment): Insertable<CommentTable> {
  const row = {
    ...EMPTY,
    ...columns(comment, WRITTEN),
    post: comment.post,
    content: comment.content,
    type: comment.type || EMPTY.type,
  };
  return { ...row, folded: folded(row), ...(comment.id === undefined ? {} : { id: comment.id }) };
}

/** The columns of a changed comment; `before` is needed for what is searched. */
export function commentColumns(
  change: CommentChange,
  before: CommentRow,
): Partial<Selectable<CommentTable>> {
  const changed = columns(change, WRITTEN);
  if (changed.type === '') changed.type = EMPTY.type;
  return { ...changed, folded: folded({ ...before, ...changed }) };
}

/** Everything that a search of comments looks at. A line break stands in no search. */
function folded(row: {
  readonly content: string;
  readonly author_name: string;
  readonly author_email: string;
  readonly author_url: string;
  readonly author_ip: string;
}): string {
  const texts = [row.content, row.author_name, row.author_email, row.author_url, row.author_ip];
  return fold(texts.join('\n'));
}
