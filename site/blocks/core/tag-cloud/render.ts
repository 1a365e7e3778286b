import type { BlockRenderer } from '../../block-type.ts';
import { compareTexts } from '../../../domain/formatters.ts';
import { findTaxonomy } from '../../../domain/taxonomies.ts';
import { termFound } from '../../../web/content/find.ts';
import { stored } from '../../../web/html.ts';
import { isOn, numberOf, textOf } from '../../values.ts';

/** The most used terms of a taxonomy by name, the larger the more posts carry them. */
export const tagCloud: BlockRenderer = async ({ attributes, scope, wrapper, html }) => {
  const taxonomy = findTaxonomy(textOf(attributes, 'taxonomy'));
  const { rows } = await scope.store.terms.find({
    taxonomies: taxonomy ? [taxonomy.name] : [],
    hideEmpty: true,
    orderBy: 'count',
    order: 'desc',
    limit: numberOf(attributes, 'numberOfTags', 45),
  });
  if (!taxonomy || rows.length === 0)
    return html`<p ${wrapper()}>There is nothing to show here.</p>`;
  const counts = rows.map(({ count }) => count);
  const [fewest, most] = [Math.min(...counts), Math.max(...counts)];
  const smallest = sizeOf(textOf(attributes, 'smallestFontSize')) ?? DEFAULTS.smallest;
  const largest = sizeOf(textOf(attributes, 'largestFontSize')) ?? DEFAULTS.largest;
  const links = [];
  for (const term of rows.toSorted((a, b) => compareTexts(a.name, b.name))) {
    const { link } = await termFound(scope, taxonomy, term);
    const share = most === fewest ? 0 : (term.count - fewest) / (most - fewest);
    const size = smallest.amount + share * (largest.amount - smallest.amount);
    const count = isOn(attributes, 'showTagCounts') && html` <span>(${term.count})</span>`;
    const posts = term.count === 1 ? 'one post' : `${term.count} posts`;
    links.push(
      html`<a
        href="${link}"
        style="font-size: ${Math.round(100 * size) / 100}${smallest.unit}"
        aria-label="${stored(term.name)} (${posts})"
        >${stored(term.name)}${count}</a
      > `,
    );
  }
  return html`<p ${wrapper()}>${links}</p>`;
};

const DEFAULTS = { smallest: { amount: 8, unit: 'pt' }, largest: { amount: 22, unit: 'pt' } };

/** A size of letters: an amount and its unit, and nothing else that a style could hold. */
function sizeOf(text: string): { readonly amount: number; readonly unit: string } | null {
  const found = /^(\d{1,4}(?:\.\d{1,4})?)(px|pt|em|rem|%|vw)$/.exec(text);
  return found ? { amount: Number(found[1]), unit: found[2] ?? 'pt' } : null;
}
