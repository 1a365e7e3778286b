import type { BlockRenderer } from '../../block-type.ts';
import { plainTitle } from '../../../web/content/titles.ts';
import { raw } from '../../../web/html.ts';
import { textOf } from '../../values.ts';
import { addressOf } from '../published.ts';

/** A link to the post; who only hears it is told to which. */
export const readMore: BlockRenderer = async ({ attributes, scope, post, wrapper, html }) => {
  const link = post && (await addressOf(scope, post));
  if (!link) return html``;
  const words = scope.budget.phrase(textOf(attributes, 'content')) || 'Read more';
  const isNew = textOf(attributes, 'linkTarget') === '_blank';
  return html`<a ${wrapper()} href="${link}" ${isNew && html`target="_blank"`}>
    ${raw(words)}<span class="skip">: ${plainTitle(post)}</span>
  </a>`;
};
