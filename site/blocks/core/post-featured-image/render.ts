import type { BlockRenderer } from '../../block-type.ts';
import { pictureOf } from '../pictures.ts';
import { addressOf } from '../published.ts';
import { isOn, textOf } from '../../values.ts';

/** The picture that stands for the post. */
export const postFeaturedImage: BlockRenderer = async ({
  attributes,
  scope,
  post,
  wrapper,
  html,
}) => {
  const image = post && (await pictureOf(scope, post, textOf(attributes, 'sizeSlug') || 'full'));
  if (!image) return html``;
  const link = isOn(attributes, 'isLink') ? await addressOf(scope, post) : null;
  return html`<figure ${wrapper()}>
    ${link === null ? image : html`<a href="${link}">${image}</a>`}
  </figure>`;
};
