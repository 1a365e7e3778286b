import type { BlockRenderer } from '../../block-type.ts';
import { publishedPosts } from '../published.ts';
import { queryOf } from '../query-of.ts';

/** What is inside, where the query around it finds nothing. */
export const queryNoResults: BlockRenderer = async ({ scope, context, wrapper, content, html }) => {
  const found = await publishedPosts(scope, { ...queryOf(context['query']), limit: 1 });
  return found.length > 0 ? html`` : html`<div ${wrapper()}>${await content()}</div>`;
};
