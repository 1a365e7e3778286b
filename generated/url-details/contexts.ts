// @generated from schemas/resources/url-details.json by `npm run generate`. Do not edit. (6abea9cb1957)

import type { ContextTable } from '../../runtime/shape/index.ts';
import type { UrlDetails, UrlDetailsEdit, UrlDetailsEmbed, UrlDetailsView } from './types.ts';

/** The fields of a url details that each context omits. */
export const urlDetailsContexts = {
  view: {},
  edit: {},
  embed: {},
} satisfies ContextTable;

/** Returns a url details as each context shows it. */
export const urlDetailsViews = {
  view: (item: UrlDetails): UrlDetailsView => item,
  edit: (item: UrlDetails): UrlDetailsEdit => item,
  embed: (item: UrlDetails): UrlDetailsEmbed => item,
};
