import { termFound } from '../../pages/content/find.ts';
import { taxonomyOf } from '../../content/taxonomies.ts';
import { html, stored } from '../../pages/html.ts';
import { isSet, switchField, textField } from '../fields.ts';
import type { WidgetType } from '../widget-type.ts';
import { countedLink, dropdown, nested, titleOr } from './list.ts';

/** The categories that have posts. */
export const categories: WidgetType = {
  id: 'categories',
  name: 'Categories',
  description: 'The categories of your posts.',
  classname: 'widget_categories',
  fields: [
    textField('title', 'Title'),
    switchField('count', 'Show how many posts there are'),
    switchField('hierarchical', 'Show which stand below others'),
    switchField('dropdown', 'As a list to choose from'),
  ],
  async show(scope, instance) {
    const taxonomy = taxonomyOf('category');
    const { rows } = await scope.store.terms.find({ taxonomies: ['category'], hideEmpty: true });
    const showsCount = isSet(instance, 'count');
    const links = await Promise.all(
      rows.map(async (term) => {
        const { link } = await termFound(scope, taxonomy, term);
        return {
          ...term,
          shown: [link, stored(term.name), showsCount ? term.count : null] as const,
        };
      }),
    );
    const title = titleOr(instance, 'Categories');
    if (isSet(instance, 'dropdown')) {
      const options = links.map(
        ({ id, shown: [, name, count] }) => [String(id), name, count] as const,
      );
      const home = scope.permalinks.home();
      return { title, body: dropdown(home, 'cat', 'Select a category', options) };
    }
    const isNested = isSet(instance, 'hierarchical');
    const top = nested(
      isNested ? links : links.map((term) => ({ ...term, parent: 0 })),
      ({ id, shown }, below) =>
        html`<li class="cat-item cat-item-${id}">
          ${countedLink(...shown)}
          ${
            below.length > 0 &&
            html`<ul class="children">
              ${below}
            </ul>`
          }
        </li>`,
    );
    const none = html`<li class="cat-item-none">No categories</li>`;
    return {
      title,
      body: html`<ul>
        ${top.length > 0 ? top : none}
      </ul>`,
    };
  },
};
