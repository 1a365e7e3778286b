import type { BlockRenderer } from '../../block-type.ts';
import { withSmileys } from '../../../domain/smileys.ts';
import { renderComment } from '../../../domain/text.ts';
import { raw } from '../../../web/html.ts';
import { commentOf } from '../comments-of.ts';
import { textAlign } from '../../values.ts';

/** The text of a comment. */
export const commentContent: BlockRenderer = async (request) => {
  const { attributes, scope, wrapper, html } = request;
  const comment = await commentOf(request);
  if (!comment) return html``;
  return html`<div ${wrapper(textAlign(attributes))}>
    ${raw(withSmileys(renderComment(comment.content), scope.options))}
  </div>`;
};
