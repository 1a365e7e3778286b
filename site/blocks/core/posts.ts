import { withSmileys } from '../../domain/smileys.ts';
import { findTaxonomy } from '../../domain/taxonomies.ts';
import { contentPages, renderExcerpt } from '../../domain/text.ts';
import { avatarImage } from '../../web/avatar.ts';
import { authorById, termFound } from '../../web/content/find.ts';
import { dateElement, plainTitle, titleOf } from '../../web/content/titles.ts';
import { compareTexts } from '../../domain/formatters.ts';
import { mediaFile } from '../../handlers/media/file.ts';
import { renderDescription } from '../../handlers/media/shown.ts';
import type { KnownPost } from '../../handlers/post-type/access.ts';
import type { UserRow } from '../../store/index.ts';
import { html, raw, stored } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';
import type { BlockRenderer, BlockRenderers, RenderRequest } from '../block-types.ts';
import { isOn, numberOf, textAlign, textOf } from '../attributes.ts';
import { headingOf, linked, linkTarget, pictureOf } from './html.ts';
import { pageNumbers } from './pagination.ts';
import { addressOf, publishedPosts } from './published.ts';

/** Returns the author of the post, or the author whose posts the page lists. */
async function authorOf({ scope, post }: RenderRequest): Promise<UserRow | undefined> {
  const view = scope.page?.view;
  if (!post) return view?.kind === 'author' ? view.user : undefined;
  return scope.store.users.byId(post.author);
}

const BY_AUTHOR = raw('rel="author"');

/** Renders the author of the post. */
const postAuthor: BlockRenderer = async (request) => {
  const { attributes, scope, wrapper, html } = request;
  const author = await authorOf(request);
  if (!author) return html``;
  const found = await authorById(scope, author.id);
  const size = Math.min(512, Math.max(1, Math.round(numberOf(attributes, 'avatarSize', 48))));
  const byline = textOf(attributes, 'byline');
  return html`<div ${wrapper(textAlign(attributes))}>
    ${isOn(attributes, 'showAvatar') && (await avatarImage(scope, author, size, 'lazy'))}
    ${byline !== '' && html`<p class="byline">${raw(scope.budget.phrase(byline))}</p>`}
    <p class="name">${linked(stored(author.name), found?.link ?? null, BY_AUTHOR)}</p>
    ${isOn(attributes, 'showBio') && html`<p class="bio">${raw(scope.budget.phrase(author.description))}</p>`}
  </div>`;
};

/** Renders the biography of the author. */
const postAuthorBiography: BlockRenderer = async (request) => {
  const { attributes, scope, wrapper, html } = request;
  const author = await authorOf(request);
  if (!author || author.description === '') return html``;
  const description = raw(scope.budget.phrase(author.description));
  return html`<div ${wrapper(textAlign(attributes))}>${description}</div>`;
};

/** Renders the name of the author of the post. */
const postAuthorName: BlockRenderer = async (request) => {
  const { attributes, scope, wrapper, html } = request;
  const author = await authorOf(request);
  if (!author) return html``;
  const found = isOn(attributes, 'isLink') ? await authorById(scope, author.id) : null;
  const shown = linked(stored(author.name), found?.link ?? null, BY_AUTHOR);
  return html`<div ${wrapper(textAlign(attributes))}>${shown}</div>`;
};

/** Renders the content of the post and the file of an attachment; for a protected post, the password form. */
const postContent: BlockRenderer = async ({ scope, post, wrapper, contentOf }) => {
  if (!post) return html``;
  if (!isOpen(scope, post))
    return scope.page ? html`<div ${wrapper()}>${scope.page.passwordForm(post)}</div>` : html``;
  if (post.type === 'attachment') {
    const shown = await renderDescription(scope, post, mediaFile(scope, post));
    return html`<div ${wrapper()}>${raw(shown)}</div>`;
  }
  const { id } = post;
  const { page } = scope;
  // Lists show the first page. Responses of the API contain all pages.
  const texts = page ? contentPages(post.content) : [post.content];
  const number = page?.view?.kind === 'single' && page.view.post.id === id ? page.page : 1;
  const text = texts[number - 1] ?? '';
  const content = await contentOf({ key: `post ${id}`, content: text, post, isText: true });
  if (content.text === '' && texts.length < 2) return html``;
  const shown = scope.page ? raw(content.text.replace(WIDE, '$& tabindex="0"')) : content;
  return html`<div ${wrapper()}>
    ${shown}${texts.length > 1 && (await pageLinks(scope, post, { page: number, last: texts.length }))}
  </div>`;
};

/** Renders links to the pages of the content of a post. */
async function pageLinks(
  scope: RenderRequest['scope'],
  post: KnownPost,
  { page, last }: { readonly page: number; readonly last: number },
): Promise<Html> {
  const { permalinks } = scope;
  const link = (await addressOf(scope, post)) ?? permalinks.home();
  const numbers = pageNumbers(page, last, (number) => permalinks.later(link, number, true));
  return html`<nav class="post-nav-links" aria-label="Pages of the post">${numbers}</nav>`;
}

/** Matches tables and figures with tables. They get a `tabindex`, so that the keyboard can scroll them. */
const WIDE = /<figure(?=[^<>]*>\s*<table)|(?<!<figure[^<>]*>\s*)<table/g;

/** Whether the reader may see the protected content of a post. Responses of the API are the same for all readers. */
function isOpen({ page }: RenderRequest['scope'], post: KnownPost): boolean {
  return post.password === '' || page?.isOpen(post) === true;
}

/** Renders the date of publication or of the last change. */
const postDate: BlockRenderer = async ({ attributes, scope, post, wrapper, html }) => {
  if (!post) return html``;
  const isModified = textOf(attributes, 'displayType') === 'modified';
  const date = dateElement(isModified ? post.modified : post.date, scope.options);
  const link = isOn(attributes, 'isLink') ? await addressOf(scope, post) : null;
  return html`<div ${wrapper(textAlign(attributes))}>${linked(date, link)}</div>`;
};

/** Renders the excerpt of the post; for a protected post, a notice. */
const postExcerpt: BlockRenderer = async ({ attributes, scope, post, wrapper, html }) => {
  if (!post) return html``;
  if (!isOpen(scope, post)) return html`<div ${wrapper()}><p>This post is protected.</p></div>`;
  const more = textOf(attributes, 'moreText');
  const link = more === '' ? null : await addressOf(scope, post);
  return html`<div ${wrapper(textAlign(attributes))}>
    ${raw(withSmileys(renderExcerpt(post.excerpt, post.content), scope.options))}
    ${link !== null && html`<p><a href="${link}">${raw(scope.budget.phrase(more))}</a></p>`}
  </div>`;
};

/** Renders the featured image of the post. */
const postFeaturedImage: BlockRenderer = async ({ attributes, scope, post, wrapper, html }) => {
  const image = post && (await pictureOf(scope, post, textOf(attributes, 'sizeSlug') || 'full'));
  if (!image) return html``;
  const link = isOn(attributes, 'isLink') ? await addressOf(scope, post) : null;
  // The title of the post is also a link.
  const repeated = raw('tabindex="-1" aria-hidden="true"');
  return html`<figure ${wrapper()}>${linked(image, link, repeated)}</figure>`;
};

/** Renders a link to the next or previous post of the same type; nothing if there is none. */
const postNavigationLink: BlockRenderer = async (request) => {
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
  const label = scope.budget.phrase(textOf(attributes, 'label'));
  const kind = isNext ? 'next' : 'previous';
  const usual = isNext ? 'Next' : 'Previous';
  const link = (content: Html): Html =>
    linked(content, found.link, raw(`rel="${isNext ? 'next' : 'prev'}"`));
  const title = titleOf(found.post);
  const before = html`<span class="post-navigation-link__label"
    >${raw(label || `${usual}:`)}</span
  >`;
  const both = isOn(attributes, 'linkLabel')
    ? link(html`${before} ${title}`)
    : html`${before} ${link(title)}`;
  const shown = isOn(attributes, 'showTitle') ? both : link(raw(label || usual));
  return html`<div ${wrapper(`post-navigation-link-${kind}`, textAlign(attributes))}>
    ${shown}
  </div>`;
};

/** Renders the terms of the post in one taxonomy. */
const postTerms: BlockRenderer = async ({ attributes, scope, post, wrapper, html }) => {
  const taxonomy = findTaxonomy(textOf(attributes, 'term'));
  if (!post || !taxonomy) return html``;
  const carried = (await scope.store.posts.termsOf([post.id])).get(post.id)?.[taxonomy.name] ?? [];
  const found = [...(await scope.store.terms.byIds(carried)).values()];
  const links: Html[] = [];
  for (const term of found.toSorted((a, b) => compareTexts(a.name, b.name))) {
    const { link } = await termFound(scope, taxonomy, term);
    const before = links.length === 0 ? '' : textOf(attributes, 'separator');
    links.push(html`${before}<a href="${link}" rel="tag">${stored(term.name)}</a>`);
  }
  if (links.length === 0) return html``;
  const [prefix, suffix] = ['prefix', 'suffix'].map((name) =>
    scope.budget.phrase(textOf(attributes, name)),
  );
  return html`<div ${wrapper(`taxonomy-${taxonomy.name}`, textAlign(attributes))}>
    ${raw(prefix ?? '')}${links}${raw(suffix ?? '')}
  </div>`;
};

/** Renders the title of the post. */
const postTitle: BlockRenderer = async ({ attributes, scope, post, wrapper, html }) => {
  if (!post) return html``;
  const link = isOn(attributes, 'isLink') ? await addressOf(scope, post) : null;
  const shown = linked(titleOf(post), link, linkTarget(attributes));
  return headingOf(numberOf(attributes, 'level', 2), wrapper(textAlign(attributes)), shown);
};

/** Renders a link to the post, with its title for screen readers. */
const readMore: BlockRenderer = async ({ attributes, scope, post, wrapper, html }) => {
  const link = post && (await addressOf(scope, post));
  if (!link) return html``;
  const words = scope.budget.phrase(textOf(attributes, 'content')) || 'Read more';
  return html`<a ${wrapper()} href="${link}" ${linkTarget(attributes)}>
    ${raw(words)}<span class="skip">: ${plainTitle(post)}</span>
  </a>`;
};

export const postBlocks: BlockRenderers = {
  'post-author': postAuthor,
  'post-author-biography': postAuthorBiography,
  'post-author-name': postAuthorName,
  'post-content': postContent,
  'post-date': postDate,
  'post-excerpt': postExcerpt,
  'post-featured-image': postFeaturedImage,
  'post-navigation-link': postNavigationLink,
  'post-terms': postTerms,
  'post-title': postTitle,
  'read-more': readMore,
};
