import { sanitizeTitle } from '../../../runtime/schema/index.ts';
import type { ListCategoriesArgs } from '../../../generated/categories/types.ts';
import type { Taxonomy } from '../../domain/taxonomies.ts';
import type { TermQuery } from '../../store/index.ts';
import { rowsBefore } from '../lists.ts';
import { ids } from '../parameters.ts';

/** The arguments of a list of terms of any taxonomy. */
export type ListTermsArgs = ListCategoriesArgs & { readonly offset?: number };

/** Returns the store query for a list of terms. */
export function termQuery(args: ListTermsArgs, taxonomy: Taxonomy): TermQuery {
  const include = ids(args.include);
  const slugs = args.slug?.map(sanitizeTitle) ?? [];
  const hasInclude = include.length > 0;
  return {
    taxonomies: [taxonomy.name],
    orderBy: args.orderby,
    order: args.order,
    limit: args.per_page,
    offset: args.offset ? Math.abs(args.offset) : rowsBefore(args.page, args.per_page),
    // A term that a post has is not empty, even if the post is not published.
    hideEmpty: args.hide_empty && !args.post,
    ...(args.search ? { search: args.search } : {}),
    ...(hasInclude ? { include } : {}),
    // Included ids take precedence over excluded ones.
    ...(hasInclude ? {} : { exclude: ids(args.exclude) }),
    ...(slugs.length > 0 ? { slugs } : {}),
    ...(taxonomy.isHierarchical && args.parent !== undefined ? { parent: args.parent } : {}),
    ...(args.post ? { post: args.post } : {}),
  };
}
