import { dateOf } from '../../pages/content/find.ts';
import { writtenDate } from '../../pages/content/titles.ts';
import { html } from '../../pages/html.ts';
import { isSet, switchField, textField } from '../fields.ts';
import type { WidgetType } from '../widget-type.ts';
import { countedLink, dropdown, list, titleOr } from './list.ts';

/** The months in which something was published. */
export const archives: WidgetType = {
  id: 'archives',
  name: 'Archives',
  description: 'Your posts by month.',
  classname: 'widget_archive',
  fields: [
    textField('title', 'Title'),
    switchField('dropdown', 'As a list to choose from'),
    switchField('count', 'Show how many posts there are'),
  ],
  async show(scope, instance) {
    const title = titleOr(instance, 'Archives');
    const published = { types: ['post'], statuses: ['publish'] };
    const months = await scope.store.posts.periods(published, 7);
    const named = months.map(({ period: month, count }) => {
      const name = writtenDate(new Date(`${month}-01T00:00:00Z`), scope.options, FORMAT);
      return { month, name: html`${name}`, count: isSet(instance, 'count') ? count : null };
    });
    if (isSet(instance, 'dropdown')) {
      const options = named.map(
        ({ month, name, count }) => [month.replace('-', ''), name, count] as const,
      );
      return { title, body: dropdown(scope.permalinks.home(), 'm', 'Select a month', options) };
    }
    const links = named.flatMap(({ month, name, count }) => {
      const found = dateOf(scope, month.split('-').map(Number));
      return found ? [countedLink(found.link, name, count)] : [];
    });
    const body = list(links);
    return body && { title, body };
  },
};

const FORMAT: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'long' };
