import { forest } from '../../../domain/forest.ts';
import type { BlockRenderer } from '../../block-type.ts';
import type { Html } from '../../../web/html.ts';
import { html } from '../../../web/html.ts';
import { titleOf } from '../../../web/content/titles.ts';
import { publishedPosts } from '../published.ts';
import type { PublishedPost } from '../published.ts';

const MOST = 500;

/** All published pages, each below the page that it belongs to. */
export const pageList: BlockRenderer = async ({ scope, wrapper, html }) => {
  const pages = await publishedPosts(scope, {
    types: ['page'],
    orderBy: 'menu_order',
    order: 'asc',
    limit: MOST,
  });
  if (pages.length === 0) return html``;
  const children = forest(pages, ({ post }) => post);
  return html`<ul ${wrapper()}>
    ${below(children, 0)}
  </ul>`;
};

function below(children: ReadonlyMap<number, readonly PublishedPost[]>, parent: number): Html[] {
  return (children.get(parent) ?? []).map(({ post, link }) => {
    const inner = below(children, post.id);
    return html`<li>
      <a href="${link}">${titleOf(post)}</a>
      ${
        inner.length > 0 &&
        html`<ul>
          ${inner}
        </ul>`
      }
    </li>`;
  });
}
