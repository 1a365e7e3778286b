// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (387eec4fd09f)

import type { Endpoint, Page as PageOf } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `pages`; site/handlers/pages.ts implements them. */
export interface PagesHandlers {
  /** `GET /cms/v2/pages` */
  readonly list: Endpoint<types.ListPagesArgs, PageOf<types.Page>>;
}
