import type { BlockRenderer } from '../../block-type.ts';
import { findTaxonomy } from '../../../domain/taxonomies.ts';
import { termFound } from '../../../web/content/find.ts';
import { raw, stored } from '../../../web/html.ts';
import type { Html } from '../../../web/html.ts';
import { textAlign, textOf } from '../../values.ts';

/** The terms of one taxonomy that the post carries. */
export const postTerms: BlockRenderer = async ({ attributes, scope, post, wrapper, html }) => {
  const taxonomy = findTaxonomy(textOf(attributes, 'term'));
  if (!post || !taxonomy) return html``;
  const { rows } = await scope.store.terms.find({ taxonomies: [taxonomy.name], post: post.id });
  const links: Html[] = [];
  for (const term of rows) {
    const { link } = await termFound(scope, taxonomy, term);
    const before = links.length === 0 ? '' : textOf(attributes, 'separator');
    links.push(html`${before}<a href="${link}" rel="tag">${stored(term.name)}</a>`);
  }
  if (links.length === 0) return html``;
  const [prefix, suffix] = ['prefix', 'suffix'].map((name) =>
    scope.budget.phrase(textOf(attributes, name)),
  );
  return html`<div ${wrapper(`taxonomy-${taxonomy.name}`, textAlign(attributes))}>
    ${raw(prefix ?? '')}${links}${raw(suffix ?? '')}
  </div>`;
};
