import type { BlockRenderer } from '../../block-type.ts';
import { loopOf } from '../loop.ts';
import { publishedPosts } from '../published.ts';

/** What is inside, where the query around it finds nothing. */
export const queryNoResults: BlockRenderer = async (request) => {
  const { scope, wrapper, content, html } = request;
  const { query } = await loopOf(request);
  const found = await publishedPosts(scope, { ...query, limit: 1 });
  return found.length > 0 ? html`` : html`<div ${wrapper()}>${await content()}</div>`;
};
