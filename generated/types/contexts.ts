// @generated from schemas/resources/types.json by `npm run generate`. Do not edit. (e57afea13328)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule } from '../../runtime/shape/index.ts';
import type { TypeEdit, TypeEmbed, TypeView } from './types.ts';

/** What each context leaves out of a type. */
export const typeContexts: Record<'view' | 'embed' | 'edit', ContextRule> = {
  view: { capabilities: false, visibility: false, viewable: false, labels: false, supports: false },
  embed: {
    capabilities: false,
    description: false,
    hierarchical: false,
    has_archive: false,
    visibility: false,
    viewable: false,
    labels: false,
    supports: false,
    taxonomies: false,
  },
  edit: {},
};

/** What each context shows of a type: the table, unrolled. */
export const typeFilters: Record<'view' | 'embed' | 'edit', ContextFilter> = {
  view: contextFilter<TypeView>(typeContexts.view, (item, blank) => {
    const left = { ...blank };
    left.description = item.description;
    left.hierarchical = item.hierarchical;
    left.has_archive = item.has_archive;
    left.name = item.name;
    left.slug = item.slug;
    left.icon = item.icon;
    left.taxonomies = item.taxonomies;
    left.rest_base = item.rest_base;
    left.rest_namespace = item.rest_namespace;
    return left;
  }),
  embed: contextFilter<TypeEmbed>(typeContexts.embed, (item, blank) => {
    const left = { ...blank };
    left.name = item.name;
    left.slug = item.slug;
    left.icon = item.icon;
    left.rest_base = item.rest_base;
    left.rest_namespace = item.rest_namespace;
    return left;
  }),
  edit: contextFilter<TypeEdit>(typeContexts.edit, (item, blank) => {
    const left = { ...blank };
    left.capabilities = item.capabilities;
    left.description = item.description;
    left.hierarchical = item.hierarchical;
    left.has_archive = item.has_archive;
    left.visibility = item.visibility;
    left.viewable = item.viewable;
    left.labels = item.labels;
    left.name = item.name;
    left.slug = item.slug;
    left.icon = item.icon;
    left.supports = item.supports;
    left.taxonomies = item.taxonomies;
    left.rest_base = item.rest_base;
    left.rest_namespace = item.rest_namespace;
    return left;
  }),
};
