import { commentContexts } from '../../../generated/comments/contexts.ts';
import type { ListCommentsArgs } from '../../../generated/comments/types.ts';
import type { Caller } from '../../domain/permissions/caller.ts';
import { canModerate } from '../../domain/permissions/comments.ts';
import { fieldsShown, readableComments } from '../../domain/permissions/reading.ts';
import { localLimit } from '../../domain/dates.ts';
import type { CommentQuery, CommentSearchField, Limited } from '../../store/index.ts';
import { rowsBefore } from '../lists.ts';
import type { Scope } from '../scope.ts';
import { ids } from '../parameters.ts';

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
  const after = localLimit(args.after, zone);
  const before = localLimit(args.before, zone);
  const approved = approvedOf(args.status);
  const types = typesOf(args.type);
  return {
    access: readableComments(scope, unlocked),
    countReplies,
    orderBy: args.orderby,
    order: args.order,
    limit: args.per_page,
    offset: args.offset ? Math.abs(args.offset) : rowsBefore(args.page, args.per_page),
    ...list('include', args.include),
    ...list('exclude', args.exclude),
    ...list('parents', args.parent),
    ...list('parentsExclude', args.parent_exclude),
    ...list('posts', args.post),
    ...list('authors', args.author),
    ...list('authorsExclude', args.author_exclude),
    ...(args.search ? { search: args.search, searchIn: searchedFields(scope.caller) } : {}),
    ...(args.author_email ? { authorEmail: args.author_email } : {}),
    ...(after === undefined ? {} : { after }),
    ...(before === undefined ? {} : { before }),
    ...(approved ? { approved } : {}),
    ...(types ? { types } : {}),
  };
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

type IdLimit =
  'authors' | 'authorsExclude' | 'exclude' | 'include' | 'parents' | 'parentsExclude' | 'posts';

/** An empty list does not restrict. */
function list(
  name: IdLimit,
  sent: readonly number[] | undefined,
): { readonly [K in IdLimit]?: number[] } {
  return sent && sent.length > 0 ? { [name]: ids(sent) } : {};
}

/** Returns the stored statuses for the status of a request; `null` for any. */
function approvedOf(status: string): readonly string[] | null {
  switch (status) {
    case 'approve':
      return ['1'];
    case 'hold':
      return ['0'];
    case 'all':
    case '':
      return ['0', '1'];
    case 'any':
      return null;
    default:
      return [status];
  }
}

/** Returns the stored types for the type of a request; `null` for all. */
function typesOf(type: string): readonly string[] | null {
  switch (type) {
    case 'comment':
    case 'comments':
      return ['comment'];
    case 'pings':
      return ['pingback', 'trackback'];
    case 'all':
    case '':
      return null;
    default:
      return [type];
  }
}
