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
    approved: storedValues(STATUSES, args.status),
    types: storedValues(TYPES, args.type),
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

/** Stored values by the value of a request; `undefined` for any. */
type Stored = ReadonlyMap<string, readonly string[] | undefined>;

const STATUSES: Stored = new Map([
  ['approve', ['1']],
  ['hold', ['0']],
  ['all', ['0', '1']],
  ['', ['0', '1']],
  ['any', undefined],
]);

const TYPES: Stored = new Map([
  ['comments', ['comment']],
  ['pings', ['pingback', 'trackback']],
  ['all', undefined],
  ['', undefined],
]);

/** Returns the stored values for the value of a request; other values are stored as they are sent. */
function storedValues(stored: Stored, sent: string): readonly string[] | undefined {
  return stored.has(sent) ? stored.get(sent) : [sent];
}
