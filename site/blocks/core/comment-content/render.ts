import type { BlockRenderer } from '../../block-type.ts';
import { renderComment } from '../../../content/text.ts';
import { raw } from '../../../pages/html.ts';
import { commentOf } from '../comments-of.ts';
import { textAlign } from '../../values.ts';

/** What was said. */
export const commentContent: BlockRenderer = async (request) => {
  const { attributes, wrapper, html } = request;
  const comment = await commentOf(request);
  if (!comment) return html``;
  return html`<div ${wrapper(textAlign(attributes))}>${raw(renderComment(comment.content))}</div>`;
};
