import type { BlockRenderer } from '../../block-type.ts';
import { dateElement } from '../../../web/content/titles.ts';
import { addressOf } from '../published.ts';
import { isOn, textAlign, textOf } from '../../values.ts';

/** When the post was published, or changed last. */
export const postDate: BlockRenderer = async ({ attributes, scope, post, wrapper, html }) => {
  if (!post) return html``;
  const isModified = textOf(attributes, 'displayType') === 'modified';
  const date = dateElement(isModified ? post.modified : post.date, scope.options);
  const link = isOn(attributes, 'isLink') ? await addressOf(scope, post) : null;
  return html`<div ${wrapper(textAlign(attributes))}>
    ${link === null ? date : html`<a href="${link}">${date}</a>`}
  </div>`;
};
