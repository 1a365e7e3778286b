import { html } from '../../pages/html.ts';
import { textField, textOf } from '../fields.ts';
import type { WidgetType } from '../widget-type.ts';

/** A form that searches the site. */
export const search: WidgetType = {
  id: 'search',
  name: 'Search',
  description: 'A search form for your site.',
  classname: 'widget_search',
  fields: [textField('title', 'Title')],
  show: ({ permalinks }, instance) => ({
    title: html`${textOf(instance, 'title')}`,
    body: html`<form role="search" method="get" class="search-form" action="${permalinks.home()}">
      <label>
        <span class="screen-reader-text">Search for:</span>
        <input type="search" class="search-field" name="s" />
      </label>
      <button type="submit" class="search-submit">Search</button>
    </form>`,
  }),
};
