import type { MenuItem } from '../../../generated/menu-items/types.ts';
import { currentMark, publishedPosts } from '../../blocks/core/published.ts';
import { currentSite } from '../../context.ts';
import { mapForest } from '../../domain/forest.ts';
import type { SiteOptions } from '../../domain/options.ts';
import { publicPosts } from '../../domain/permissions/reading.ts';
import { postTypeNames } from '../../domain/post-types.ts';
import { menuItems } from '../../handlers/menu-items/items.ts';
import { withMeta } from '../../handlers/post-type/access.ts';
import type { Scope } from '../../handlers/scope.ts';
import type { FeedEntry } from '../../lib/http-client/feeds.ts';
import type { PostOrderBy } from '../../store/index.ts';
import { loginAddress } from '../../web/addresses.ts';
import { titleOf, writtenDate } from '../../web/content/titles.ts';
import { html, listElement, raw } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';
import {
  choiceField,
  isSet,
  numberField,
  numberOf,
  switchField,
  textField,
  textOf,
  urlField,
} from '../fields.ts';
import type { Instance, WidgetType } from '../widget-types.ts';
import { titled } from './titled.ts';

const ORDERS: { readonly [order: string]: PostOrderBy } = {
  menu_order: 'menu_order',
  post_title: 'title',
  ID: 'id',
};

const MOST_PAGES = 500;

/** Shows the tree of pages. */
export const pages = titled({
  id: 'pages',
  name: 'Pages',
  description: 'A list of the pages of your site.',
  classname: 'widget_pages',
  title: 'Pages',
  fields: [
    choiceField('sortby', 'Order', [
      ['menu_order', 'Page order'],
      ['post_title', 'By title'],
      ['ID', 'By date'],
    ]),
    textField('exclude', 'IDs of pages to exclude, separated by commas'),
  ],
  async body(scope, instance) {
    const shown = await publishedPosts(scope, {
      types: ['page'],
      exclude: textOf(instance, 'exclude').split(',').map(Number).filter(Number.isSafeInteger),
      orderBy: ORDERS[textOf(instance, 'sortby')] ?? 'menu_order',
      order: 'asc',
      limit: MOST_PAGES,
    });
    const rows = shown.map(({ post, link }) => ({ ...post, link }));
    const items = mapForest<(typeof rows)[number], Html>(
      rows,
      (page) => page,
      (page, below) =>
        html`<li class="page_item page-item-${page.id}">
          <a href="${page.link}">${titleOf(page)}</a>
          ${listElement(below, 'children')}
        </li>`,
    );
    return listElement(items);
  },
});

const MOST_ITEMS = 1_000;

/** Shows a menu. */
export const navMenu = titled({
  id: 'nav_menu',
  name: 'Navigation Menu',
  description: 'One of your menus.',
  classname: 'widget_nav_menu',
  fields: [
    numberField('nav_menu', 'ID of the menu', {
      least: 0,
      most: Number.MAX_SAFE_INTEGER,
      unset: 0,
    }),
  ],
  body: (scope, instance) => menuList(scope, numberOf(instance, 'nav_menu', 0)),
});

/** Returns the items of a menu that everyone may see, as a list; `null` without items. */
export async function menuList(scope: Scope, id: number): Promise<Html | null> {
  const menu = await scope.store.terms.byId(id);
  if (menu?.taxonomy !== 'nav_menu') return null;
  const { rows } = await scope.store.posts.find({
    access: publicPosts(scope),
    types: ['nav_menu_item'],
    statuses: ['publish'],
    terms: {
      relation: 'AND',
      clauses: [{ taxonomy: 'nav_menu', terms: [menu.id], match: 'any' }],
    },
    orderBy: 'menu_order',
    order: 'asc',
    limit: MOST_ITEMS,
  });
  const items = await menuItems(scope, await withMeta(scope, rows));
  const hidden = await hiddenTargets(scope, items);
  const shown = items.filter(({ id, invalid, url }) => !invalid && url !== '' && !hidden.has(id));
  const elementOf = (item: MenuItem, below: readonly Html[]): Html => {
    const { id, title, url, attr_title: tooltip, classes = [] } = item;
    const text = raw(typeof title === 'string' ? title : title.rendered);
    const about = html`${tooltip && html`title="${tooltip}"`} ${currentMark(scope, url)}`;
    return html`<li id="menu-item-${id}" class="${['menu-item', ...classes].join(' ').trim()}">
      <a href="${url}" ${linkAttributes(item)} ${about}>${text}</a>
      ${listElement(below, 'sub-menu')}
    </li>`;
  };
  return listElement(
    mapForest(shown, (item) => item, elementOf),
    'menu',
  );
}

/** Returns the IDs of items whose post is not readable for everyone. */
async function hiddenTargets(
  scope: Scope,
  items: readonly MenuItem[],
): Promise<ReadonlySet<number>> {
  const leading = items.filter(({ type }) => type === 'post_type');
  const include = leading.map((item) => item.object_id);
  const query = { access: publicPosts(scope), types: postTypeNames(), include };
  const open = new Set((await scope.store.posts.find(query)).rows.map(({ id }) => id));
  return new Set(leading.filter((item) => !open.has(item.object_id)).map(({ id }) => id));
}

/** Returns the attributes `target` and `rel` of a link. */
function linkAttributes({ target, xfn = [] }: MenuItem): Html {
  const isNew = target === '_blank';
  const rel = [...xfn, ...(isNew ? ['noopener'] : [])].filter(Boolean).join(' ');
  return html`${isNew && html`target="_blank"`} ${rel !== '' && html`rel="${rel}"`}`;
}

/** Shows links to the login page and to the API. */
export const meta = titled({
  id: 'meta',
  name: 'Meta',
  description: 'Links to the login page and the API.',
  classname: 'widget_meta',
  title: 'Meta',
  fields: [],
  body(scope) {
    const { baseUrl, adminUrl } = scope.settings;
    const login = scope.caller
      ? html`<a href="${adminUrl}/">Your account</a>`
      : html`<a rel="nofollow" href="${loginAddress(scope)}">Log in</a>`;
    return listElement([
      html`<li>${login}</li>`,
      html`<li><a href="${baseUrl}/?rest_route=/">API</a></li>`,
    ]);
  },
});

/** Shows the latest entries of a feed. */
export const rss: WidgetType = {
  id: 'rss',
  name: 'RSS',
  description: 'The newest entries of a feed.',
  classname: 'widget_rss',
  fields: [
    textField('title', 'Title'),
    urlField('url', 'URL of the feed'),
    numberField('items', 'Number of entries', { least: 1, most: 20, unset: 10 }),
    switchField('show_summary', 'Show summaries'),
    switchField('show_date', 'Show dates'),
  ],
  async show({ options, budget }, instance) {
    const url = textOf(instance, 'url');
    budget.take('renderQueries');
    const feed = url === '' ? null : await currentSite().feeds.read(url);
    if (!feed) return null;
    const entries = feed.entries.slice(0, numberOf(instance, 'items', 10));
    const body = listElement(entries.map((entry) => entryItem(entry, instance, options)));
    const title = html`${textOf(instance, 'title') || feed.title || 'Feed'}`;
    return body && { title, body };
  },
};

function entryItem(
  { link, title, summary, date }: FeedEntry,
  instance: Instance,
  options: SiteOptions,
): Html {
  const name = title || 'Untitled';
  const written =
    date && isSet(instance, 'show_date') ? writtenDate(date, options, { dateStyle: 'long' }) : '';
  return html`<li>
    ${link === '' ? name : html`<a class="rsswidget" href="${link}">${name}</a>`}
    ${written !== '' && html`<span class="rss-date">${written}</span>`}
    ${isSet(instance, 'show_summary') && html`<div class="rssSummary">${summary}</div>`}
  </li>`;
}
