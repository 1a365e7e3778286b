// @generated from schemas/resources/tags.json by `npm run generate`. Do not edit. (667e73360aba)

import type { ContextTable } from '../../runtime/shape/index.ts';
import type { Tag, TagEdit, TagEmbed, TagView } from './types.ts';

/** The fields of a tag that each context omits. */
export const tagContexts = {
  view: {},
  embed: { count: false, description: false, meta: false },
  edit: {},
} satisfies ContextTable;

/** Returns a tag as each context shows it. */
export const tagViews = {
  view: (item: Tag): TagView => item,
  embed: (item: Tag): TagEmbed => ({
    id: item.id,
    link: item.link,
    name: item.name,
    slug: item.slug,
    taxonomy: item.taxonomy,
  }),
  edit: (item: Tag): TagEdit => item,
};
