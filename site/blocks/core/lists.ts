import { mapForest } from '../../domain/forest.ts';
import { compareTexts } from '../../domain/formatters.ts';
import { findTaxonomy, taxonomyOf } from '../../domain/taxonomies.ts';
import { firstWords } from '../../domain/text.ts';
import type { KnownPost } from '../../handlers/post-type/access.ts';
import type { PostQuery, TermRow } from '../../store/index.ts';
import { termFound } from '../../web/content/find.ts';
import { dateElement, titleOf } from '../../web/content/titles.ts';
import { html, listElement, stored } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';
import type { Attributes, BlockRenderer, BlockRenderers, RenderRequest } from '../block-types.ts';
import { isOn, numberOf, textOf } from '../attributes.ts';
import { dropdown, linked, pictureOf } from './html.ts';
import { publishedPosts } from './published.ts';

/** Renders the latest posts with the parts that the block selects. */
const latestPosts: BlockRenderer = async (request) => {
  const { attributes, scope, wrapper } = request;
  const posts = await publishedPosts(scope, queryOf(attributes));
  const authors = await scope.store.users.byIds(posts.map(({ post }) => post.author));
  const items = [];
  for (const { post, link } of posts) {
    const picture = isOn(attributes, 'displayFeaturedImage') && (await pictureOf(scope, post));
    const target = isOn(attributes, 'addLinkToFeaturedImage') ? link : null;
    const author = isOn(attributes, 'displayAuthor') && authors.get(post.author)?.name;
    items.push(
      html`<li>
        ${picture && linked(picture, target)}
        <a href="${link}">${titleOf(post)}</a>
        ${author && html`<span>by ${stored(author)}</span>`}
        ${isOn(attributes, 'displayPostDate') && dateElement(post.date, scope.options)}
        ${isOn(attributes, 'displayPostContent') && (await bodyOf(request, post))}
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

/** Returns the ID of a category that is stored as an object; 0 if it is invalid. */
function idOf(category: unknown): number {
  if (typeof category !== 'object' || category === null || !('id' in category)) return 0;
  return Number.isInteger(Number(category.id)) ? Number(category.id) : 0;
}

/** Returns the content of a post, in full or as an excerpt; a notice for a protected post. */
async function bodyOf({ attributes, contentOf }: RenderRequest, post: KnownPost): Promise<Html> {
  if (post.password !== '') return html`<p>This post is protected.</p>`;
  if (textOf(attributes, 'displayPostContentRadio') === 'full_post') {
    const { id, content } = post;
    return html`<div>${await contentOf({ key: `post ${id}`, content, post, isText: true })}</div>`;
  }
  const most = Math.max(1, numberOf(attributes, 'excerptLength', 55));
  const { words, hasMore } = firstWords(post.excerpt || post.content, most);
  return html`<div>${stored(words.join(' ') + (hasMore ? '…' : ''))}</div>`;
}

interface Entry {
  readonly term: TermRow;
  readonly href: string;
  readonly label: Html;
}

const MOST = 1_000;

/** Renders the categories by name, each with a link to its posts. */
const categories: BlockRenderer = async ({ attributes, scope, wrapper }) => {
  const taxonomy = taxonomyOf('category');
  const { rows } = await scope.store.terms.find({
    taxonomies: [taxonomy.name],
    hideEmpty: !isOn(attributes, 'showEmpty'),
    limit: MOST,
    ...(isOn(attributes, 'showOnlyTopLevel') ? { parent: 0 } : {}),
  });
  const entries: Entry[] = [];
  for (const term of rows) {
    const { link: href } = await termFound(scope, taxonomy, term);
    const count = isOn(attributes, 'showPostCounts') && ` (${term.count})`;
    entries.push({ term, href, label: html`${stored(term.name)}${count}` });
  }
  if (isOn(attributes, 'displayAsDropdown'))
    return dropdown(wrapper('dropdown'), {
      label: 'Categories',
      isLabelShown: true,
      prompt: 'Select category',
      entries,
    });
  const isNested = isOn(attributes, 'showHierarchy');
  if (entries.length === 0) return html`<p ${wrapper()}>There are no entries yet.</p>`;
  return html`<ul ${wrapper('list')}>
    ${isNested ? mapForest(entries, ({ term }) => term, entryItem) : entries.map((entry) => entryItem(entry))}
  </ul>`;
};

function entryItem({ href, label }: Entry, below: readonly Html[] = []): Html {
  return html`<li>
    <a href="${href}">${label}</a>
    ${listElement(below)}
  </li>`;
}

/** Renders the most used terms of a taxonomy by name. The font size grows with the number of posts. */
const tagCloud: BlockRenderer = async ({ attributes, scope, wrapper, html }) => {
  const taxonomy = findTaxonomy(textOf(attributes, 'taxonomy'));
  const { rows } = await scope.store.terms.find({
    taxonomies: taxonomy ? [taxonomy.name] : [],
    hideEmpty: true,
    orderBy: 'count',
    order: 'desc',
    limit: numberOf(attributes, 'numberOfTags', 45),
  });
  if (!taxonomy || rows.length === 0) return html`<p ${wrapper()}>There is nothing to display.</p>`;
  const counts = rows.map(({ count }) => count);
  const [fewest, most] = [Math.min(...counts), Math.max(...counts)];
  const smallest = sizeOf(textOf(attributes, 'smallestFontSize')) ?? DEFAULTS.smallest;
  const largest = sizeOf(textOf(attributes, 'largestFontSize')) ?? DEFAULTS.largest;
  const links = [];
  for (const term of rows.toSorted((a, b) => compareTexts(a.name, b.name))) {
    const { link } = await termFound(scope, taxonomy, term);
    const share = most === fewest ? 0 : (term.count - fewest) / (most - fewest);
    const size = smallest.amount + share * (largest.amount - smallest.amount);
    const count = isOn(attributes, 'showTagCounts') && html` <span>(${term.count})</span>`;
    const posts = term.count === 1 ? 'one post' : `${term.count} posts`;
    links.push(
      html`<a
        href="${link}"
        style="font-size: ${Math.round(100 * size) / 100}${smallest.unit}"
        aria-label="${stored(term.name)} (${posts})"
        >${stored(term.name)}${count}</a
      > `,
    );
  }
  return html`<p ${wrapper()}>${links}</p>`;
};

const DEFAULTS = { smallest: { amount: 8, unit: 'pt' }, largest: { amount: 22, unit: 'pt' } };

/** Parses a font size: a number and a unit. Returns `null` for any other text. */
function sizeOf(text: string): { readonly amount: number; readonly unit: string } | null {
  const found = /^(\d{1,4}(?:\.\d{1,4})?)(px|pt|em|rem|%|vw)$/.exec(text);
  return found ? { amount: Number(found[1]), unit: found[2] ?? 'pt' } : null;
}

export const listBlocks: BlockRenderers = {
  'latest-posts': latestPosts,
  categories,
  'tag-cloud': tagCloud,
};
