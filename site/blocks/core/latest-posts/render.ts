import type { Attributes, BlockRenderer, RenderRequest } from '../../block-type.ts';
import { firstWords } from '../../../domain/text.ts';
import type { KnownPost } from '../../../handlers/post-type/access.ts';
import { dateElement, titleOf } from '../../../web/content/titles.ts';
import { html, stored } from '../../../web/html.ts';
import type { Html } from '../../../web/html.ts';
import type { PostQuery } from '../../../store/index.ts';
import { isOn, numberOf, textOf } from '../../values.ts';
import { pictureOf } from '../pictures.ts';
import { publishedPosts } from '../published.ts';

/** What was published last, with as much of each post as the block asks for. */
export const latestPosts: BlockRenderer = async (request) => {
  const { attributes, scope, wrapper } = request;
  const posts = await publishedPosts(scope, queryOf(attributes));
  const authors = await scope.store.users.byIds(posts.map(({ post }) => post.author));
  const items = [];
  for (const { post, link } of posts) {
    const picture = isOn(attributes, 'displayFeaturedImage') && (await pictureOf(scope, post));
    const isLinked = isOn(attributes, 'addLinkToFeaturedImage');
    const author = isOn(attributes, 'displayAuthor') && authors.get(post.author)?.name;
    items.push(
      html`<li>
        ${picture && (isLinked ? html`<a href="${link}">${picture}</a>` : picture)}
        <a href="${link}">${titleOf(post)}</a>
        ${author && html`<span>by ${stored(author)}</span>`}
        ${isOn(attributes, 'displayPostDate') && dateElement(post.date, scope.options)}
        ${isOn(attributes, 'displayPostContent') && (await said(request, post))}
      </li>`,
    );
  }
  const isGrid = textOf(attributes, 'postLayout') === 'grid';
  const layout = isGrid ? ['is-grid', `columns-${numberOf(attributes, 'columns', 3)}`] : ['list'];
  return html`<ul ${wrapper(...layout)}>
    ${items}
  </ul>`;
};

function queryOf(attributes: Attributes): Partial<PostQuery> {
  const author = numberOf(attributes, 'selectedAuthor', 0);
  const categories = attributes['categories'];
  const terms = (Array.isArray(categories) ? categories : [])
    .map((category: unknown) => idOf(category))
    .filter((id) => id > 0);
  return {
    limit: numberOf(attributes, 'postsToShow', 5),
    order: textOf(attributes, 'order') === 'asc' ? 'asc' : 'desc',
    orderBy: textOf(attributes, 'orderBy') === 'title' ? 'title' : 'date',
    ...(author > 0 ? { authors: [author] } : {}),
    ...(terms.length > 0
      ? { terms: { relation: 'AND', clauses: [{ taxonomy: 'category', terms, match: 'any' }] } }
      : {}),
  };
}

/** The number of a category that is told as a map. */
function idOf(category: unknown): number {
  if (typeof category !== 'object' || category === null || !('id' in category)) return 0;
  return Number.isInteger(Number(category.id)) ? Number(category.id) : 0;
}

/** What a post says, whole or its first words; of a protected one that it is. */
async function said({ attributes, contentOf }: RenderRequest, post: KnownPost): Promise<Html> {
  if (post.password !== '') return html`<p>This post is protected.</p>`;
  if (textOf(attributes, 'displayPostContentRadio') === 'full_post') {
    const { id, content } = post;
    return html`<div>${await contentOf({ key: `post ${id}`, content, post })}</div>`;
  }
  const most = Math.max(1, numberOf(attributes, 'excerptLength', 55));
  const { words, hasMore } = firstWords(post.excerpt || post.content, most);
  return html`<div>${stored(words.join(' ') + (hasMore ? '…' : ''))}</div>`;
}
