import { commentContexts } from '../../../generated/comments/contexts.ts';
import type { ListCommentsArgs } from '../../../generated/comments/types.ts';
import type { Caller } from '../../domain/permissions/caller.ts';
import { canModerate } from '../../domain/permissions/comments.ts';
import { fieldsShown, readableComments } from '../../domain/permissions/reading.ts';
import { localLimit } from '../../domain/dates.ts';
import type { CommentQuery, CommentSearchField, Limited } from '../../store/index.ts';
import { defined, rowsBefore } from '../lists.ts';
import type { Scope } from '../scope.ts';
import { someIds } from '../parameters.ts';

/** The settings and permissions that a comment query depends on. */
interface CommentQueryOptions {
  /** The posts whose password was sent. */
  readonly unlocked: readonly number[];
  readonly countReplies: boolean;
}

/** Returns the store query for a list of comments. */
export function commentQuery(
  args: ListCommentsArgs,
  scope: Scope,
  { unlocked, countReplies }: CommentQueryOptions,
): Limited<CommentQuery> {
  const { zone } = scope.options;
  return defined<Limited<CommentQuery>>({
    access: readableComments(scope, unlocked),
    countReplies,
    orderBy: args.orderby,
    order: args.order,
    limit: args.per_page,
    offset: args.offset ? Math.abs(args.offset) : rowsBefore(args.page, args.per_page),
    include: someIds(args.include),
    exclude: someIds(args.exclude),
    parents: someIds(args.parent),
    parentsExclude: someIds(args.parent_exclude),
    posts: someIds(args.post),
    authors: someIds(args.author),
    authorsExclude: someIds(args.author_exclude),
    search: args.search || undefined,
    searchIn: args.search ? searchedFields(scope.caller) : undefined,
    authorEmail: args.author_email || undefined,
    after: localLimit(args.after, zone),
    before: localLimit(args.before, zone),
    approved: approvedOf(args.status),
    types: typesOf(args.type),
  });
}

const SEARCHED = ['content', 'author_name', 'author_url', 'author_email', 'author_ip'] as const;

/** Returns the fields in which the caller may search. */
function searchedFields(caller: Caller): readonly CommentSearchField[] {
  return fieldsShown(commentContexts, listContext(caller), SEARCHED);
}

/** Returns the context with the most fields in which the caller may list comments. */
export function listContext(caller: Caller): 'view' | 'edit' {
  return canModerate(caller) ? 'edit' : 'view';
}

/** Returns the stored statuses for the status of a request; `undefined` for any. */
function approvedOf(status: string): readonly string[] | undefined {
  switch (status) {
    case 'approve':
      return ['1'];
    case 'hold':
      return ['0'];
    case 'all':
    case '':
      return ['0', '1'];
    case 'any':
      return undefined;
    default:
      return [status];
  }
}

/** Returns the stored types for the type of a request; `undefined` for all. */
function typesOf(type: string): readonly string[] | undefined {
  switch (type) {
    case 'comment':
    case 'comments':
      return ['comment'];
    case 'pings':
      return ['pingback', 'trackback'];
    case 'all':
    case '':
      return undefined;
    default:
      return [type];
  }
}
