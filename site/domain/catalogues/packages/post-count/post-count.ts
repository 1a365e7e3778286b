import type { PluginSite } from '../../../plugins/load.ts';

/** A block that shows the number of posts of the site or of a category. */
export default function postCount({ types }: PluginSite): void {
  types.registerBlockType(
    'post-count/number',
    {
      apiVersion: 2,
      title: 'Post count',
      category: 'widgets',
      icon: 'chart-bar',
      description: 'How many posts there are.',
      keywords: ['number', 'statistics'],
      attributes: { category: { type: 'integer', default: 0, minimum: 0 } },
      supports: { html: false },
    },
    async ({ attributes, scope, wrapper, html }) => {
      const category = Number(attributes['category']);
      const clause = { taxonomy: 'category', terms: [category], match: 'any' } as const;
      const count = await scope.store.posts.count({
        access: null,
        types: ['post'],
        statuses: ['publish'],
        ...(category > 0 ? { terms: { relation: 'AND', clauses: [clause] } } : {}),
      });
      return html`<p ${wrapper()}>${count === 1 ? 'One post' : `${count} posts`}</p>`;
    },
  );
}
