import { sanitizeUrl } from '../../../runtime/schema/index.ts';
import { mapForest } from '../../domain/forest.ts';
import { publicPosts } from '../../domain/permissions/reading.ts';
import { findPostType, postTypeOf } from '../../domain/post-types.ts';
import { postById, termById } from '../../web/content/find.ts';
import { titleOf } from '../../web/content/titles.ts';
import { html, listElement, raw } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';
import type { Attributes, BlockRenderer, BlockRenderers, RenderRequest } from '../block-types.ts';
import { isOn, numberOf, textOf } from '../attributes.ts';
import { shownMenus } from '../../handlers/menus/extras.ts';
import type { ListedPost } from '../../web/content/view.ts';
import { menuList } from '../../widgets/types/lists.ts';
import { currentMark, publishedPosts } from './published.ts';

/** Returns the link of a navigation item; `null` if it has no label or its post is not published. */
async function navigationAnchor({ attributes, scope }: RenderRequest): Promise<Html | null> {
  const label = textOf(attributes, 'label');
  const href = await target(attributes, scope);
  if (label === '' || href === null) return null;
  const isNew = isOn(attributes, 'opensInNewTab');
  const rel = textOf(attributes, 'rel');
  const title = textOf(attributes, 'title');
  return html`<a
    href="${href}"
    ${currentMark(scope, href)}
    ${isNew && html`target="_blank"`}
    ${rel !== '' && html`rel="${rel}"`}
    ${title !== '' && html`title="${title}"`}
    >${raw(scope.budget.phrase(label))}</a
  >`;
}

/** Returns the URL of the linked post or term, otherwise the URL in the attributes; `null` if it does not exist. */
async function target(
  attributes: Attributes,
  scope: RenderRequest['scope'],
): Promise<string | null> {
  const id = numberOf(attributes, 'id', 0);
  const kind = textOf(attributes, 'kind');
  if (kind === 'post-type' && id > 0) {
    const row = await scope.store.posts.byId(id);
    return row?.status === 'publish' ? ((await postById(scope, id))?.link ?? null) : null;
  }
  if (kind === 'taxonomy' && id > 0) {
    const type = textOf(attributes, 'type');
    const taxonomy = type === 'tag' ? 'post_tag' : type;
    return (await termById(scope, taxonomy, id))?.link ?? null;
  }
  return sanitizeUrl(textOf(attributes, 'url'));
}

/**
 * Renders the navigation: the menu in the attribute `ref`, otherwise the inner blocks, otherwise the menu at the
 * location of the block, otherwise the oldest menu.
 */
const navigation: BlockRenderer = async (request) => {
  const { attributes, content, wrapper, html } = request;
  const ref = numberOf(attributes, 'ref', 0);
  const own = ref > 0 ? await menuOf(request, ref) : await content();
  const links = own.text.trim() === '' && ref === 0 ? await usualLinks(request) : own;
  if (links.text.trim() === '') return html``;
  const label = textOf(attributes, 'ariaLabel') || 'Navigation';
  // A page list is already a list.
  const items = links.text.trimStart().startsWith('<ul')
    ? links
    : html`<ul>
        ${links}
      </ul>`;
  return html`<nav ${wrapper()} aria-label="${label}">${items}</nav>`;
};

/** Returns the menu at the location of the block, otherwise the oldest menu. */
async function usualLinks(request: RenderRequest): Promise<Html> {
  const { attributes, scope } = request;
  const menus = await shownMenus(scope.store);
  const located = menus.get(textOf(attributes, '__unstableLocation')) ?? 0;
  return (located > 0 && (await menuList(scope, located))) || menuOf(request, null);
}

/** Renders a published menu; the oldest one if `id` is `null`. */
async function menuOf({ scope, contentOf }: RenderRequest, id: number | null): Promise<Html> {
  const menu = await scope.store.posts.first({
    access: publicPosts(scope),
    types: [postTypeOf('{token}_navigation').name],
    statuses: ['publish'],
    order: 'asc',
    ...(id === null ? {} : { include: [id] }),
  });
  return contentOf({ key: `navigation ${menu?.id ?? 0}`, content: menu?.content ?? '' });
}

/** Renders a navigation item. */
const navigationLink: BlockRenderer = async (request) => {
  const { wrapper, html } = request;
  const anchor = await navigationAnchor(request);
  return anchor === null ? html`` : html`<li ${wrapper()}>${anchor}</li>`;
};

/** Renders a navigation item with a submenu. */
const navigationSubmenu: BlockRenderer = async (request) => {
  const { wrapper, content, html } = request;
  const anchor = await navigationAnchor(request);
  if (anchor === null) return html``;
  const inner = await content();
  return html`<li ${wrapper('has-child')}>
    ${anchor} ${inner.text.trim() !== '' && listElement([inner])}
  </li>`;
};

/** Renders a link to the front page as a navigation item. */
const homeLink: BlockRenderer = ({ attributes, scope, wrapper, html }) => {
  const home = scope.permalinks.home();
  const label = raw(scope.budget.phrase(textOf(attributes, 'label')) || 'Home');
  return html`<li ${wrapper()}>
    <a href="${home}" rel="home" ${currentMark(scope, home)}>${label}</a>
  </li>`;
};

const MOST = 500;

/** The value of the attribute `parentPageID` that means the current page. */
const SHOWN_PAGE = -1;

/** Renders the published pages as a tree: all of them, or the children of one page. */
const pageList: BlockRenderer = async ({ attributes, scope, post, wrapper, html }) => {
  const parent = numberOf(attributes, 'parentPageID', 0);
  const above = parent === SHOWN_PAGE ? (post?.id ?? 0) : parent;
  if (parent === SHOWN_PAGE && post?.type !== 'page') return html``;
  const pages = await publishedPosts(scope, {
    types: ['page'],
    orderBy: 'menu_order',
    order: 'asc',
    limit: MOST,
    ...(above > 0 ? { parents: [above] } : {}),
  });
  if (pages.length === 0) return html``;
  const items = mapForest<ListedPost, Html>(
    pages,
    ({ post }) => post,
    ({ post, link }, below) =>
      html`<li>
        <a href="${link}" ${currentMark(scope, link)}>${titleOf(post)}</a>
        ${listElement(below)}
      </li>`,
  );
  return html`<ul ${wrapper()}>
    ${items}
  </ul>`;
};

const DEEPEST = 20;

/** Renders links to the front page and to the ancestors of the current page; nothing for a top-level page. */
const breadcrumbs: BlockRenderer = async ({ scope, post, wrapper, html }) => {
  if (!post || !findPostType(post.type)?.isHierarchical || post.parent === 0) return html``;
  const above: Html[] = [];
  const passed = new Set([post.id]);
  let parent = post.parent;
  while (parent > 0 && !passed.has(parent) && above.length < DEEPEST) {
    passed.add(parent);
    const found = await postById(scope, parent);
    if (!found) break;
    above.unshift(html`<li><a href="${found.link}">${titleOf(found.view.post)}</a></li>`);
    ({ parent } = found.view.post);
  }
  return html`<nav ${wrapper()} aria-label="Breadcrumbs">
    <ol>
      <li><a href="${scope.permalinks.home()}">Home</a></li>
      ${above}
    </ol>
  </nav>`;
};

/** Renders a link to a profile on another service; nothing without a URL. */
const socialLink: BlockRenderer = ({ attributes, context, wrapper, html }) => {
  const url = sanitizeUrl(textOf(attributes, 'url'));
  if (url === '') return html``;
  const service = textOf(attributes, 'service');
  const name = textOf(attributes, 'label') || service || url;
  const about = wrapper(...(/^[a-z0-9-]+$/.test(service) ? [`social-link-${service}`] : []));
  const target = isOn(context, 'openInNewTab') && html`target="_blank"`;
  return html`<li ${about}><a href="${url}" rel="noopener nofollow" ${target}>${name}</a></li>`;
};

export const navigationBlocks: BlockRenderers = {
  breadcrumbs,
  navigation,
  'navigation-link': navigationLink,
  'navigation-submenu': navigationSubmenu,
  'home-link': homeLink,
  'page-list': pageList,
  'social-link': socialLink,
};
