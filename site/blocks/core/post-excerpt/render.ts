import type { BlockRenderer } from '../../block-type.ts';
import { withSmileys } from '../../../domain/smileys.ts';
import { renderExcerpt } from '../../../domain/text.ts';
import { raw } from '../../../web/html.ts';
import { addressOf } from '../published.ts';
import { textAlign, textOf } from '../../values.ts';

/** The post in a few words; of a protected one nothing but that it is. */
export const postExcerpt: BlockRenderer = async ({ attributes, scope, post, wrapper, html }) => {
  if (!post) return html``;
  if (post.password !== '') return html`<div ${wrapper()}><p>This post is protected.</p></div>`;
  const more = textOf(attributes, 'moreText');
  const link = more === '' ? null : await addressOf(scope, post);
  return html`<div ${wrapper(textAlign(attributes))}>
    ${raw(withSmileys(renderExcerpt(post.excerpt, post.content), scope.options))}
    ${link !== null && html`<p><a href="${link}">${raw(scope.budget.phrase(more))}</a></p>`}
  </div>`;
};
