// @generated from schemas/resources/types.json by `npm run generate`. Do not edit. (34198bb9757e)

import type { ContextTable } from '../../runtime/shape/index.ts';
import type { Type, TypeEdit, TypeEmbed, TypeView } from './types.ts';

/** The fields of a type that each context omits. */
export const typeContexts = {
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
} satisfies ContextTable;

/** Returns a type as each context shows it. */
export const typeViews = {
  view: (item: Type): TypeView => ({
    description: item.description,
    hierarchical: item.hierarchical,
    has_archive: item.has_archive,
    name: item.name,
    slug: item.slug,
    icon: item.icon,
    taxonomies: item.taxonomies,
    rest_base: item.rest_base,
    rest_namespace: item.rest_namespace,
  }),
  embed: (item: Type): TypeEmbed => ({
    name: item.name,
    slug: item.slug,
    icon: item.icon,
    rest_base: item.rest_base,
    rest_namespace: item.rest_namespace,
  }),
  edit: (item: Type): TypeEdit => item,
};
