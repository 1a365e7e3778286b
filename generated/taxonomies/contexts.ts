// @generated from schemas/resources/taxonomies.json by `npm run generate`. Do not edit. (3418a06d7db3)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule } from '../../runtime/shape/index.ts';
import type { TaxonomyEdit, TaxonomyEmbed, TaxonomyView } from './types.ts';

/** What each context leaves out of a taxonomy. */
export const taxonomyContexts: Record<'view' | 'embed' | 'edit', ContextRule> = {
  view: { capabilities: false, labels: false, show_cloud: false, visibility: false },
  embed: {
    capabilities: false,
    description: false,
    hierarchical: false,
    labels: false,
    show_cloud: false,
    types: false,
    visibility: false,
  },
  edit: {},
};

/** What each context shows of a taxonomy: the table, unrolled. */
export const taxonomyFilters: Record<'view' | 'embed' | 'edit', ContextFilter> = {
  view: contextFilter<TaxonomyView>(taxonomyContexts.view, (item, blank) => {
    const left = { ...blank };
    left.description = item.description;
    left.hierarchical = item.hierarchical;
    left.name = item.name;
    left.slug = item.slug;
    left.types = item.types;
    left.rest_base = item.rest_base;
    left.rest_namespace = item.rest_namespace;
    return left;
  }),
  embed: contextFilter<TaxonomyEmbed>(taxonomyContexts.embed, (item, blank) => {
    const left = { ...blank };
    left.name = item.name;
    left.slug = item.slug;
    left.rest_base = item.rest_base;
    left.rest_namespace = item.rest_namespace;
    return left;
  }),
  edit: contextFilter<TaxonomyEdit>(taxonomyContexts.edit, (item, blank) => {
    const left = { ...blank };
    left.capabilities = item.capabilities;
    left.description = item.description;
    left.hierarchical = item.hierarchical;
    left.labels = item.labels;
    left.name = item.name;
    left.slug = item.slug;
    left.show_cloud = item.show_cloud;
    left.types = item.types;
    left.rest_base = item.rest_base;
    left.rest_namespace = item.rest_namespace;
    left.visibility = item.visibility;
    return left;
  }),
};
