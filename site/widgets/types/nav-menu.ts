import type { MenuItem } from '../../../generated/menu-items/types.ts';
import { publicPosts } from '../../access/reading.ts';
import { menuItems } from '../../handlers/menu-item/items.ts';
import { withMeta } from '../../handlers/post-type/access.ts';
import { html, raw } from '../../pages/html.ts';
import type { Html } from '../../pages/html.ts';
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
    const shown = (await menuItems(scope, await withMeta(scope, rows))).filter(
      ({ invalid, url }) => !invalid && url !== '',
    );
    const top = nested(shown, ({ id, title, url, target }, below) => {
      const opens = target === '_blank' && raw(' target="_blank" rel="noopener"');
      return html`<li id="menu-item-${id}" class="menu-item">
        <a href="${url}" ${opens}>${titleText(title)}</a>
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

function titleText(title: MenuItem['title']): Html {
  return raw(typeof title === 'string' ? title : title.rendered);
}
