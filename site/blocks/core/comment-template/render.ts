import type { BlockRenderer } from '../../block-type.ts';
import type { Html } from '../../../web/html.ts';
import { commentPages } from '../comment-pages.ts';

/** A page of what was said under the post, each comment shown by the blocks inside. */
export const commentTemplate: BlockRenderer = async (request) => {
  const { scope, wrapper, content, html } = request;
  const { query } = await commentPages(request);
  const { rows } = query ? await scope.store.comments.find(query) : { rows: [] };
  if (rows.length === 0) return html``;
  const items: Html[] = [];
  for (const { id } of rows)
    items.push(html`<li id="comment-${id}">${await content({ context: { commentId: id } })}</li>`);
  return html`<ol ${wrapper()}>
    ${items}
  </ol>`;
};
