import type { BlockRenderer } from '../../block-type.ts';
import { titleOf } from '../../../web/content/titles.ts';
import { isOn, textAlign, textOf } from '../../values.ts';
import { publishedPosts } from '../published.ts';

/** A link to the post of the same type that was published next, or before; nothing at either end. */
export const postNavigationLink: BlockRenderer = async (request) => {
  const { attributes, scope, post, wrapper, html } = request;
  if (!post) return html``;
  const isNext = textOf(attributes, 'type') !== 'previous';
  const [found] = await publishedPosts(scope, {
    types: [post.type],
    limit: 1,
    ...(isNext
      ? { after: post.date, order: 'asc' as const }
      : { before: post.date, order: 'desc' as const }),
  });
  if (!found) return html``;
  const label = textOf(attributes, 'label');
  const showsTitle = isOn(attributes, 'showTitle');
  const rel = isNext ? 'next' : 'prev';
  const about = wrapper(
    `post-navigation-link-${isNext ? 'next' : 'previous'}`,
    textAlign(attributes),
  );
  const usual = isNext ? 'Next' : 'Previous';
  if (!showsTitle)
    return html`<div ${about}><a href="${found.link}" rel="${rel}">${label || usual}</a></div>`;
  const title = titleOf(found.post);
  const before = html`<span class="post-navigation-link__label">${label || `${usual}:`}</span>`;
  return isOn(attributes, 'linkLabel')
    ? html`<div ${about}><a href="${found.link}" rel="${rel}">${before} ${title}</a></div>`
    : html`<div ${about}>${before} <a href="${found.link}" rel="${rel}">${title}</a></div>`;
};
