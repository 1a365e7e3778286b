import { publishedPosts } from '../../blocks/core/published.ts';
import { titleOf } from '../../web/content/titles.ts';
import { html } from '../../web/html.ts';
import type { PostOrderBy } from '../../store/index.ts';
import { choiceField, textField, textOf } from '../fields.ts';
import type { WidgetType } from '../widget-type.ts';
import { nested, titleOr } from './list.ts';

const ORDERS: { readonly [order: string]: PostOrderBy } = {
  menu_order: 'menu_order',
  post_title: 'title',
  ID: 'id',
};

const MOST = 500;

/** The pages of the site, below one another. */
export const pages: WidgetType = {
  id: 'pages',
  name: 'Pages',
  description: 'A list of the pages of your site.',
  classname: 'widget_pages',
  fields: [
    textField('title', 'Title'),
    choiceField('sortby', 'In which order', [
      ['menu_order', 'The order of pages'],
      ['post_title', 'By title'],
      ['ID', 'As they were made'],
    ]),
    textField('exclude', 'Numbers of pages to leave out, with commas between them'),
  ],
  async show(scope, instance) {
    const shown = await publishedPosts(scope, {
      types: ['page'],
      exclude: textOf(instance, 'exclude').split(',').map(Number).filter(Number.isSafeInteger),
      orderBy: ORDERS[textOf(instance, 'sortby')] ?? 'menu_order',
      order: 'asc',
      limit: MOST,
    });
    const rows = shown.map(({ post, link }) => ({ ...post, link }));
    const top = nested(
      rows,
      (page, below) =>
        html`<li class="page_item page-item-${page.id}">
          <a href="${page.link}">${titleOf(page)}</a>
          ${
            below.length > 0 &&
            html`<ul class="children">
              ${below}
            </ul>`
          }
        </li>`,
    );
    if (top.length === 0) return null;
    return {
      title: titleOr(instance, 'Pages'),
      body: html`<ul>
        ${top}
      </ul>`,
    };
  },
};
