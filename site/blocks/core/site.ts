import { currentSite } from '../../context.ts';
import { stripAllTags } from '../../../runtime/schema/text/html.ts';
import { can } from '../../domain/permissions/caller.ts';
import { postTypeOf } from '../../domain/post-types.ts';
import { loginAddress } from '../../web/addresses.ts';
import { templateParts } from '../../web/content/template.ts';
import { raw, stored } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';
import type { BlockRenderer, BlockRenderers } from '../block-types.ts';
import { declaredSidebars } from '../../widgets/arrangement.ts';
import { renderSidebar } from '../../widgets/render.ts';
import { sitePatterns } from '../patterns.ts';
import { isOn, numberOf, textAlign, textOf } from '../attributes.ts';
import { headingOf, linked, linkTarget, picture } from './html.ts';

const HOME = raw('rel="home"');

/** Renders the logo of the site; nothing if it has none. */
const siteLogo: BlockRenderer = async ({ attributes, scope, wrapper, html }) => {
  const image = await picture(scope, scope.options.number('site_logo', 0), 'full');
  if (!image) return html``;
  const width = Math.round(numberOf(attributes, 'width', 0));
  const sized = width > 0 ? html`<div style="width: ${width}px">${image}</div>` : image;
  const home = isOn(attributes, 'isLink') ? scope.permalinks.home() : null;
  return html`<div ${wrapper()}>${linked(sized, home, HOME)}</div>`;
};

/** Renders the tagline of the site; nothing if it has none. */
const siteTagline: BlockRenderer = ({ attributes, scope, wrapper, html }) => {
  const tagline = scope.options.text('blogdescription');
  return tagline === ''
    ? html``
    : html`<p ${wrapper(textAlign(attributes))}>${stored(tagline)}</p>`;
};

/** Renders the title of the site; nothing if it has none. */
const siteTitle: BlockRenderer = ({ attributes, scope, wrapper, html }) => {
  const name = scope.options.text('blogname');
  if (name.trim() === '') return html``;
  const home = isOn(attributes, 'isLink') ? scope.permalinks.home() : null;
  const shown = linked(stored(name), home, html`${HOME} ${linkTarget(attributes)}`);
  return headingOf(numberOf(attributes, 'level', 1), wrapper(textAlign(attributes)), shown);
};

/** Renders the search form. On a page of search results the field contains the search text. */
const search: BlockRenderer = ({ attributes, scope, wrapper, html }) => {
  const view = scope.page?.view;
  const value = view?.kind === 'search' ? view.text : '';
  const label = textOf(attributes, 'label') || 'Search';
  const position = textOf(attributes, 'buttonPosition');
  const button = textOf(attributes, 'buttonText') || 'Search';
  const phrase = (text: string): Html => raw(scope.budget.phrase(text));
  return html`<form
    ${wrapper(position)}
    role="search"
    aria-label="${stored(stripAllTags(label))}"
    method="get"
    action="${scope.permalinks.home()}"
  >
    <label>
      <span class="${isOn(attributes, 'showLabel') ? 'label' : 'skip'}">${phrase(label)}</span>
      <input
        type="search"
        name="s"
        value="${value}"
        placeholder="${textOf(attributes, 'placeholder')}"
        required
      />
    </label>
    ${position !== 'no-button' && html`<button type="submit">${phrase(button)}</button>`}
  </form>`;
};

/**
 * Renders a link to log in or out that returns to the post. It depends only on whether the caller is logged in, so that
 * pages and responses stay the same for all callers with the same access.
 */
const loginout: BlockRenderer = ({ attributes, scope, post, wrapper, html }) => {
  const plain = post ? scope.permalinks.plainPost(post.id) : scope.permalinks.home();
  const back = scope.page?.address ?? plain;
  const isOut = scope.caller === null;
  const address = loginAddress(scope, {
    ...(isOut ? {} : { action: 'logout' }),
    ...(isOn(attributes, 'redirectToCurrent') ? { redirect_to: back } : {}),
  });
  return html`<div ${wrapper(isOut ? 'logged-out' : 'logged-in')}>
    <a rel="nofollow" href="${address}">${isOut ? 'Log in' : 'Log out'}</a>
  </div>`;
};

/** Renders a published reusable block for all readers; the block itself is only open to users. */
const reusableBlock: BlockRenderer = async ({ attributes, scope, contentOf }) => {
  const id = numberOf(attributes, 'ref', 0);
  const row = id > 0 ? await scope.store.posts.byId(id) : undefined;
  const isShown = row?.status === 'publish' && row.password === '';
  if (!isShown || row.type !== postTypeOf('{token}_block').name) return raw('');
  return contentOf({ key: `block ${id}`, content: row.content });
};

/** Renders the blocks of a pattern; nothing if the pattern does not exist. */
const pattern: BlockRenderer = async ({ attributes, contentOf, html }) => {
  const found = (await sitePatterns()).get(textOf(attributes, 'slug'));
  return found ? contentOf({ key: `pattern ${found.name}`, content: found.content }) : html``;
};

/** Renders a template part of the active theme, customized or original. Editors see a notice if it does not exist. */
const templatePart: BlockRenderer = async ({ attributes, scope, wrapper, contentOf, html }) => {
  const slug = textOf(attributes, 'slug');
  const part = slug === '' ? undefined : await (scope.page?.part ?? templateParts(scope))(slug);
  if (!part) {
    if (!can(scope.caller, 'edit_theme_options')) return html``;
    return html`<p ${wrapper()}>There is no template part ${slug}.</p>`;
  }
  const content = await contentOf({ key: `template part ${slug}`, content: part.content });
  const tag = textOf(attributes, 'tagName');
  const name = raw(ELEMENTS.has(tag) ? tag : 'div');
  return html`<${name} ${wrapper()}>${content}</${name}>`;
};

/** The valid elements of a template part. */
const ELEMENTS = new Set(['header', 'footer', 'main', 'section', 'article', 'aside', 'nav']);

/** Renders the widgets of a sidebar of the theme; nothing without widgets. */
const widgetArea: BlockRenderer = async ({ attributes, scope, wrapper, html }) => {
  const id = textOf(attributes, 'id');
  const sidebar = (await declaredSidebars(scope.store)).find((each) => each.id === id);
  const widgets = raw(await renderSidebar(scope, currentSite().widgetTypes, id));
  if (!sidebar || widgets.text === '') return html``;
  // If the theme sets no markup, widgets are list items.
  const body = /^\s*<li\b/i.test(sidebar.before_widget)
    ? html`<ul>
        ${widgets}
      </ul>`
    : widgets;
  return html`<aside ${wrapper()} aria-label="${sidebar.name}">${body}</aside>`;
};

export const siteBlocks: BlockRenderers = {
  'site-logo': siteLogo,
  'site-tagline': siteTagline,
  'site-title': siteTitle,
  search,
  loginout,
  block: reusableBlock,
  pattern,
  'template-part': templatePart,
  'widget-area': widgetArea,
};
