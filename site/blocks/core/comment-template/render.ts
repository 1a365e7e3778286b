import type { BlockRenderer } from '../../block-type.ts';
import type { Html } from '../../../pages/html.ts';
import { commentsUnder } from '../comments-of.ts';

const MOST = 50;

/** What was said under the post, each comment shown by the blocks inside. */
export const commentTemplate: BlockRenderer = async ({ scope, post, wrapper, content, html }) => {
  const query = commentsUnder(post);
  const { rows } = query
    ? await scope.store.comments.find({ ...query, limit: MOST })
    : { rows: [] };
  if (rows.length === 0) return html``;
  const items: Html[] = [];
  for (const { id } of rows)
    items.push(html`<li id="comment-${id}">${await content({ context: { commentId: id } })}</li>`);
  return html`<ol ${wrapper()}>
    ${items}
  </ol>`;
};
