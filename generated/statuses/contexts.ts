// @generated from schemas/resources/statuses.json by `npm run generate`. Do not edit. (c81df35d9b77)

import type { ContextTable } from '../../runtime/shape/index.ts';

/** What each context leaves out of a status. */
export const statusContexts = {
  view: { private: false, protected: false, show_in_list: false },
  embed: {
    private: false,
    protected: false,
    public: false,
    queryable: false,
    show_in_list: false,
    date_floating: false,
  },
  edit: {},
} satisfies ContextTable;
