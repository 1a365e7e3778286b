import type { BlockRenderer } from '../../block-type.ts';
import { titleOf } from '../../../web/content/titles.ts';
import { headingOf } from '../heading-of.ts';
import { addressOf } from '../published.ts';
import { isOn, numberOf, textAlign, textOf } from '../../values.ts';

/** What the post is called. */
export const postTitle: BlockRenderer = async ({ attributes, scope, post, wrapper, html }) => {
  if (!post) return html``;
  const title = titleOf(post);
  const link = isOn(attributes, 'isLink') ? await addressOf(scope, post) : null;
  const isNew = textOf(attributes, 'linkTarget') === '_blank';
  const shown =
    link === null ? title : html`<a href="${link}" ${isNew && html`target="_blank"`}>${title}</a>`;
  return headingOf(numberOf(attributes, 'level', 2), wrapper(textAlign(attributes)), shown);
};
