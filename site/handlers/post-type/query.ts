import { isError } from '../../../runtime/errors/rest-error.ts';
import type { RestError } from '../../../runtime/errors/rest-error.ts';
import { sanitizeTitle } from '../../../runtime/schema/index.ts';
import { listedStatuses } from '../../domain/permissions/posts.ts';
import { readablePosts, searchedPosts } from '../../domain/permissions/reading.ts';
import { localLimit } from '../../domain/dates.ts';
import type { PostType } from '../../domain/post-types.ts';
import { namedStatuses } from '../../domain/statuses.ts';
import { findTaxonomy } from '../../domain/taxonomies.ts';
import type { Limited, PostQuery, PostRow, TermClause } from '../../store/index.ts';
import { badRequest } from '../errors.ts';
import { defined, readList, rowsBefore } from '../lists.ts';
import type { Listed } from '../lists.ts';
import type { Scope } from '../scope.ts';
import { ids, someIds } from '../parameters.ts';
import type { ListArgs } from './types.ts';

/** Returns the store query for a list of posts, or an error for an invalid order. */
export function postQuery(
  args: ListArgs,
  type: PostType,
  scope: Scope,
): Limited<PostQuery> | RestError {
  const { options } = scope;
  const { orderby, order, search } = args;
  const refusal = orderRefusal(args);
  if (refusal) return refusal;
  return defined<Limited<PostQuery>>({
    types: [type.name],
    statuses: statusesOf(args.status, type, scope),
    access: readablePosts(scope, type),
    orderBy: orderby,
    order,
    limit: args.per_page,
    offset:
      args.offset === undefined ? rowsBefore(args.page, args.per_page) : Math.abs(args.offset),
    search: search || undefined,
    ...(search ? searchedPosts(scope, type) : {}),
    after: localLimit(args.after, options.zone),
    before: localLimit(args.before, options.zone),
    modifiedAfter: localLimit(args.modified_after, options.zone),
    modifiedBefore: localLimit(args.modified_before, options.zone),
    slugs: args.slug?.length ? args.slug.map(sanitizeTitle) : undefined,
    sticky: args.sticky,
    menuOrder: args.menu_order,
    terms: termsQuery(args, type),
    ...selection(args),
  });
}

/** Returns the error for an order that requires another argument. */
export function orderRefusal({
  orderby,
  search,
  include,
}: Pick<ListArgs, 'orderby' | 'search' | 'include'>): RestError | null {
  if (orderby === 'relevance' && !search)
    return badRequest(
      'rest_no_search_term_defined',
      'The order `relevance` requires a search term.',
    );
  if (orderby === 'include' && include.length === 0)
    return badRequest(
      'rest_orderby_include_missing_include',
      'The order `include` requires `include`.',
    );
  return null;
}

function statusesOf(
  names: readonly string[],
  type: PostType,
  { caller }: Scope,
): readonly string[] {
  if (names.length > 0) return namedStatuses(names);
  // Attachments have no status of their own.
  return type.name === 'attachment' ? ['inherit'] : listedStatuses(caller);
}

/** Returns the posts of a query. Errors: `rest_post_invalid_page_number`, and those of a cursor. */
export async function readPosts(
  scope: Scope,
  query: Limited<PostQuery>,
  {
    page,
    per_page: size,
    offset,
    cursor,
  }: Pick<ListArgs, 'page' | 'per_page' | 'offset' | 'cursor'>,
): Promise<Listed<PostRow> | RestError> {
  const list = await readList(scope, scope.store.posts, query, cursor);
  if (isError(list) || list.total === null) return list;
  // An offset after the last post gives an empty list instead of an invalid page.
  if (list.rows.length === 0 && offset !== undefined) return { ...list, total: 0 };
  if (page > Math.ceil(list.total / size) && list.total > 0)
    return badRequest(
      'rest_post_invalid_page_number',
      'The page number is larger than the number of pages.',
    );
  return list;
}

/**
 * Returns the filters that apply when arguments override each other: `include` overrides `exclude` and
 * `sticky=false`, `sticky=true` overrides `exclude`, `author_exclude` overrides `author`, and `parent`
 * overrides `parent_exclude`.
 */
function selection(args: ListArgs) {
  const include = someIds(args.include);
  const parents = someIds(args.parent);
  const authorsExclude = someIds(args.author_exclude);
  return {
    include,
    exclude: include || args.sticky ? undefined : ids(args.exclude),
    ...(include && args.sticky === false ? { sticky: undefined } : {}),
    authorsExclude,
    authors: authorsExclude ? undefined : someIds(args.author),
    parents,
    parentsExclude: parents ? undefined : someIds(args.parent_exclude),
  };
}

/** A filter by terms in a request; a list of ids stands for one without further options. */
interface SentTerms {
  readonly terms?: readonly number[];
  readonly include_children?: boolean;
  readonly operator?: 'AND' | 'OR';
}

function termsQuery(args: ListArgs, type: PostType): PostQuery['terms'] {
  // The filters by terms are arguments named after the bases of the taxonomies.
  const sent: { readonly [name: string]: unknown } = { ...args };
  const clauses = type.taxonomies.flatMap((name) => {
    const base = findTaxonomy(name)?.base;
    if (base === undefined) return [];
    return [
      ...termClause(name, sent[base], false),
      ...termClause(name, sent[`${base}_exclude`], true),
    ];
  });
  return clauses.length === 0 ? undefined : { relation: args.tax_relation ?? 'AND', clauses };
}

function termClause(taxonomy: string, sent: unknown, isExclusion: boolean): TermClause[] {
  if (typeof sent !== 'object' || sent === null) return [];
  // Checked by the schema of the argument.
  const limit = (Array.isArray(sent) ? { terms: sent } : sent) as SentTerms;
  const { terms = [], operator, include_children: includeChildren = false } = limit;
  if (terms.length === 0) return [];
  const match = isExclusion ? 'none' : operator === 'AND' ? 'all' : 'any';
  return [{ taxonomy, terms: ids(terms), match, includeChildren }];
}
