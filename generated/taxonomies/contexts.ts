// @generated from schemas/resources/taxonomies.json by `npm run generate`. Do not edit. (84a1b56bdc1c)

import type { ContextTable } from '../../runtime/shape/index.ts';

/** What each context leaves out of a taxonomy. */
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
