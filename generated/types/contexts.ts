// @generated from schemas/resources/types.json by `npm run generate`. Do not edit. (4781620e67b1)

import type { ContextTable } from '../../runtime/shape/index.ts';

/** What each context leaves out of a type. */
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
