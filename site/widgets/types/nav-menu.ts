import type { MenuItem } from '../../../generated/menu-items/types.ts';
import { publicPosts } from '../../domain/permissions/reading.ts';
import { postTypeNames } from '../../domain/post-types.ts';
import { menuItems } from '../../handlers/menu-item/items.ts';
import { withMeta } from '../../handlers/post-type/access.ts';
import type { Scope } from '../../handlers/scope.ts';
import { html, raw } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';
import { numberField, numberOf, textField, textOf } from '../fields.ts';
import type { WidgetType } from '../widget-type.ts';
import { nested } from './list.ts';

const MOST = 1_000;

/** A menu. */
export const navMenu: WidgetType = {
  id: 'nav_menu',
  name: 'Navigation Menu',
  description: 'One of your menus.',
  classname: 'widget_nav_menu',
  fields: [
    textField('title', 'Title'),
    numberField('nav_menu', 'Number of the menu', {
      least: 0,
      most: Number.MAX_SAFE_INTEGER,
      unset: 0,
    }),
  ],
  async show(scope, instance) {
    const menu = await scope.store.terms.byId(numberOf(instance, 'nav_menu', 0));
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
      limit: MOST,
    });
    const items = await menuItems(scope, await withMeta(scope, rows));
    const hidden = await hiddenTargets(scope, items);
    const shown = items.filter(({ id, invalid, url }) => !invalid && url !== '' && !hidden.has(id));
    const top = nested(shown, (item, below) => {
      const { id, title, url, attr_title: tooltip, classes = [] } = item;
      return html`<li id="menu-item-${id}" class="${['menu-item', ...classes].join(' ').trim()}">
        <a href="${url}" ${linkAttributes(item)} ${tooltip && html`title="${tooltip}"`}
          >${titleText(title)}</a
        >
        ${
          below.length > 0 &&
          html`<ul class="sub-menu">
            ${below}
          </ul>`
        }
      </li>`;
    });
    if (top.length === 0) return null;
    return {
      title: html`${textOf(instance, 'title')}`,
      body: html`<ul class="menu">
        ${top}
      </ul>`,
    };
  },
};

/** The items that lead to a post which not everyone may read. */
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

/** The window that a link opens in, and how its target relates to the site. */
function linkAttributes({ target, xfn = [] }: MenuItem): Html {
  const isNew = target === '_blank';
  const rel = [...xfn, ...(isNew ? ['noopener'] : [])].filter(Boolean).join(' ');
  return html`${isNew && html`target="_blank"`} ${rel !== '' && html`rel="${rel}"`}`;
}

function titleText(title: MenuItem['title']): Html {
  return raw(typeof title === 'string' ? title : title.rendered);
}
