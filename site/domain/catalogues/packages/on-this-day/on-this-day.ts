import type { PluginSite } from '../../../plugins/load.ts';

const MOST = 10;

/** A block with the posts that were published on this day of other years. */
export default function onThisDay({ types }: PluginSite): void {
  types.registerBlockType(
    'on-this-day/posts',
    {
      apiVersion: 2,
      title: 'On this day',
      category: 'widgets',
      icon: 'calendar-alt',
      description: 'What was published on this day of other years.',
      keywords: ['history', 'archive'],
      attributes: { most: { type: 'integer', default: 5, minimum: 1, maximum: MOST } },
      supports: { html: false },
    },
    async ({ attributes, scope, wrapper, html }) => {
      const published = { access: null, types: ['post'], statuses: ['publish'] };
      const today = new Date(scope.now).toISOString().slice(0, 10);
      const days = (await scope.store.posts.periods(published, 10))
        .map(({ period }) => period)
        .filter((day) => day !== today && day.slice(5) === today.slice(5));
      const links = days.slice(0, Number(attributes['most'])).map((day) => {
        const [year = 0, month, date] = day.split('-').map(Number);
        const href = scope.permalinks.date({ year, month, day: date });
        return html`<li><a href="${href}">${year}</a></li>`;
      });
      if (links.length === 0) return html`<p ${wrapper()}>Nothing happened on this day.</p>`;
      return html`<ul ${wrapper()}>
        ${links}
      </ul>`;
    },
  );
}
