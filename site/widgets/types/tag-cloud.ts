import { findTaxonomy, shownTaxonomies } from '../../content/taxonomies.ts';
import { termFound } from '../../pages/content/find.ts';
import { html, stored } from '../../pages/html.ts';
import { isSet, switchField, textField, textOf } from '../fields.ts';
import type { WidgetType } from '../widget-type.ts';
import { titleOr } from './list.ts';

const MOST = 45;
// Sizes of the letters of the rarest and the most used term, in points.
const SMALLEST = 8;
const LARGEST = 22;

/** The most used terms of a taxonomy, the larger the more they are used. */
export const tagCloud: WidgetType = {
  id: 'tag_cloud',
  name: 'Tag Cloud',
  description: 'Your most used tags.',
  classname: 'widget_tag_cloud',
  fields: [
    textField('title', 'Title'),
    switchField('count', 'Show how many posts there are'),
    textField('taxonomy', 'Taxonomy'),
  ],
  async show(scope, instance) {
    const named = findTaxonomy(textOf(instance, 'taxonomy'));
    const taxonomy = named?.hasCloud ? named : shownTaxonomies().find(({ hasCloud }) => hasCloud);
    if (!taxonomy) return null;
    const { rows } = await scope.store.terms.find({
      taxonomies: [taxonomy.name],
      hideEmpty: true,
      orderBy: 'count',
      order: 'desc',
      limit: MOST,
    });
    if (rows.length === 0) return null;
    const counts = rows.map(({ count }) => count);
    const least = Math.min(...counts);
    const step = (LARGEST - SMALLEST) / Math.max(1, Math.max(...counts) - least);
    const byName = [...rows].sort((one, other) => one.name.localeCompare(other.name));
    const links = await Promise.all(
      byName.map(async (term) => {
        const { link } = await termFound(scope, taxonomy, term);
        const size = Math.round((SMALLEST + (term.count - least) * step) * 10) / 10;
        const count = isSet(instance, 'count') && html`<span>(${term.count})</span>`;
        return html`<a href="${link}" class="tag-cloud-link" style="font-size: ${size}pt"
          >${stored(term.name)}${count}</a
        >`;
      }),
    );
    const usual = taxonomy.name === 'post_tag' ? 'Tags' : taxonomy.label.plural;
    return {
      title: titleOr(instance, usual),
      body: html`<div class="tagcloud">${links.map((link) => html`${link} `)}</div>`,
    };
  },
};
