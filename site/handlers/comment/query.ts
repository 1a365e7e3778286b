import type { ListCommentsArgs } from '../../../generated/comments/types.ts';
import { localLimit } from '../../content/dates.ts';
import type { SiteOptions } from '../../content/options.ts';
import type { CommentQuery } from '../../store/index.ts';
import { rowsBefore } from '../lists.ts';
import { ids } from '../sent.ts';

/** What a list of comments asks the store for. */
export function commentQuery(args: ListCommentsArgs, { zone }: SiteOptions): CommentQuery {
  const after = localLimit(args.after, zone);
  const before = localLimit(args.before, zone);
  const approved = approvedOf(args.status);
  const types = typesOf(args.type);
  return {
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
    ...(args.search ? { search: args.search } : {}),
    ...(args.author_email ? { authorEmail: args.author_email } : {}),
    ...(after === undefined ? {} : { after }),
    ...(before === undefined ? {} : { before }),
    ...(approved ? { approved } : {}),
    ...(types ? { types } : {}),
  };
}

type IdLimit =
  'authors' | 'authorsExclude' | 'exclude' | 'include' | 'parents' | 'parentsExclude' | 'posts';

/** An empty list is no limit. */
function list(
  name: IdLimit,
  sent: readonly number[] | undefined,
): { readonly [K in IdLimit]?: number[] } {
  return sent && sent.length > 0 ? { [name]: ids(sent) } : {};
}

/** What the store calls the statuses that a client names; `null` for any. */
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

/** What the store calls the types that a client names; `null` for all. */
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
