// @generated from schemas/resources/statuses.json by `npm run generate`. Do not edit. (c856687a10fa)

import type { ContextTable } from '../../runtime/shape/index.ts';
import type { Status, StatusEdit, StatusEmbed, StatusView } from './types.ts';

/** The fields of a status that each context omits. */
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

/** Returns a status as each context shows it. */
export const statusViews = {
  view: (item: Status): StatusView => ({
    name: item.name,
    public: item.public,
    queryable: item.queryable,
    slug: item.slug,
    date_floating: item.date_floating,
  }),
  embed: ({ name, slug }: Status): StatusEmbed => ({ name, slug }),
  edit: (item: Status): StatusEdit => item,
};
