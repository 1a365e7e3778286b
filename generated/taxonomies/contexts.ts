// @generated from schemas/resources/taxonomies.json by `npm run generate`. Do not edit. (ccd122703c35)

import type { ContextTable } from '../../runtime/shape/index.ts';
import type { Taxonomy, TaxonomyEdit, TaxonomyEmbed, TaxonomyView } from './types.ts';

/** The fields of a taxonomy that each context omits. */
export const taxonomyContexts = {
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
} satisfies ContextTable;

/** Returns a taxonomy as each context shows it. */
export const taxonomyViews = {
  view: (item: Taxonomy): TaxonomyView => ({
    description: item.description,
    hierarchical: item.hierarchical,
    name: item.name,
    slug: item.slug,
    types: item.types,
    rest_base: item.rest_base,
    rest_namespace: item.rest_namespace,
  }),
  embed: (item: Taxonomy): TaxonomyEmbed => ({
    name: item.name,
    slug: item.slug,
    rest_base: item.rest_base,
    rest_namespace: item.rest_namespace,
  }),
  edit: (item: Taxonomy): TaxonomyEdit => item,
};
