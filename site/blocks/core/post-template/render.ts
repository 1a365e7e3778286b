import type { BlockRenderer } from '../../block-type.ts';
import type { Html } from '../../../web/html.ts';
import { loopOf } from '../loop.ts';
import { publishedPosts } from '../published.ts';

/** The posts that the query around it chooses, each shown by the blocks inside. */
export const postTemplate: BlockRenderer = async (request) => {
  const { scope, wrapper, content, html } = request;
  const { query } = await loopOf(request);
  const posts = await publishedPosts(scope, query);
  if (posts.length === 0) return html``;
  const items: Html[] = [];
  for (const { post } of posts) items.push(html`<li>${await content({ post })}</li>`);
  return html`<ul ${wrapper()}>
    ${items}
  </ul>`;
};
