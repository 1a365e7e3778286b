import { html } from '../../pages/html.ts';
import { postsShown } from '../../pages/content/find.ts';
import { dateElement, titleOf } from '../../pages/content/titles.ts';
import { flagField, isSet, numberField, numberOf, textField } from '../fields.ts';
import type { WidgetType } from '../widget-type.ts';
import { list, titleOr } from './list.ts';

/** The newest posts. */
export const recentPosts: WidgetType = {
  id: 'recent-posts',
  name: 'Recent Posts',
  description: 'Your newest posts.',
  classname: 'widget_recent_entries',
  fields: [
    textField('title', 'Title'),
    numberField('number', 'How many posts', { least: 1, most: 100, unset: 5 }),
    flagField('show_date', 'Show their dates'),
  ],
  async show(scope, instance) {
    const { rows } = await scope.store.posts.find({
      types: ['post'],
      statuses: ['publish'],
      limit: Math.max(1, numberOf(instance, 'number', 5)),
    });
    const showsDate = isSet(instance, 'show_date');
    const items = (await postsShown(scope, rows)).flatMap(({ view, link }) => {
      if (view.kind !== 'single') return [];
      const date = showsDate && dateElement(view.post.date, scope.options);
      return [
        html`<a href="${link}">${titleOf(view.post)}</a>${
            date && html` <span class="post-date">${date}</span>`
          }`,
      ];
    });
    const body = list(items);
    return body && { title: titleOr(instance, 'Recent Posts'), body };
  },
};
