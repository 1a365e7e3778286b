import type { BlockRenderer } from '../../block-type.ts';
import { stored } from '../../../web/html.ts';
import { commentOf } from '../comments-of.ts';
import { isOn, textAlign } from '../../values.ts';

/** Who said it. */
export const commentAuthorName: BlockRenderer = async (request) => {
  const { attributes, wrapper, html } = request;
  const comment = await commentOf(request);
  if (!comment) return html``;
  const name = stored(comment.author_name || 'Anonymous');
  const isWeb = /^https?:\/\//i.test(comment.author_url) && isOn(attributes, 'isLink');
  return html`<div ${wrapper(textAlign(attributes))}>
    ${isWeb ? html`<a href="${comment.author_url}" rel="nofollow ugc">${name}</a>` : name}
  </div>`;
};
