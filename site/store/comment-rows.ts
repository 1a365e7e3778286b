import type { Insertable, Selectable } from 'kysely';
import { NO_DATE } from '../domain/dates.ts';
import { fold } from './fold.ts';
import type { CommentChange, CommentRow, NewComment } from './rows.ts';
import type { CommentTable } from './tables.ts';
import { columns, namesOf } from './values.ts';

/** The defaults of the columns that are written; every comment has a post and a content. */
export const EMPTY_COMMENT = {
  post: 0,
  parent: 0,
  author: 0,
  author_name: '',
  author_email: '',
  author_url: '',
  author_ip: '',
  author_agent: '',
  date: NO_DATE,
  date_gmt: NO_DATE,
  content: '',
  approved: '1',
  type: 'comment',
};

const WRITTEN = namesOf(EMPTY_COMMENT);

/** The columns of a comment that the store returns. */
export const COMMENT_COLUMNS = ['id', ...WRITTEN] as const;

export function newCommentColumns(comment: NewComment): Insertable<CommentTable> {
  const row = {
    ...EMPTY_COMMENT,
    ...columns({ ...comment, type: comment.type || EMPTY_COMMENT.type }, WRITTEN),
  };
  return { ...row, ...searchColumns(row), ...(comment.id === undefined ? {} : { id: comment.id }) };
}

/** Returns the columns of a changed comment; the searched text is computed with `before`. */
export function commentColumns(
  change: CommentChange,
  before: CommentRow,
): Partial<Selectable<CommentTable>> {
  const changed = columns(change, WRITTEN);
  if (changed.type === '') changed.type = EMPTY_COMMENT.type;
  return { ...changed, ...searchColumns({ ...before, ...changed }) };
}

/** Returns the searched columns: the text that every reader sees, and the text for moderators. */
function searchColumns(
  row: Pick<CommentRow, 'content' | 'author_name' | 'author_url' | 'author_email' | 'author_ip'>,
): Pick<CommentTable, 'folded' | 'folded_private'> {
  // No search contains a line break, so none matches across two fields.
  return {
    folded: fold([row.content, row.author_name, row.author_url].join('\n')),
    folded_private: fold([row.author_email, row.author_ip].join('\n')),
  };
}
