import type { BlockRenderer } from '../../block-type.ts';
import { dateElement } from '../../../web/content/titles.ts';
import { commentOf } from '../comments-of.ts';
import { isOn } from '../../values.ts';

/** When it was said. */
export const commentDate: BlockRenderer = async (request) => {
  const { attributes, scope, wrapper, html } = request;
  const comment = await commentOf(request);
  if (!comment) return html``;
  const date = dateElement(comment.date, scope.options);
  const shown = isOn(attributes, 'isLink')
    ? html`<a href="#comment-${comment.id}">${date}</a>`
    : date;
  return html`<div ${wrapper()}>${shown}</div>`;
};
