// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (780a424d1f80)

import type { Endpoint, Page as PageOf } from '../../runtime/server/index.ts';
import type { ListPagesArgs, Page } from './types.ts';

/** The endpoints of `pages`; site/handlers/pages.ts implements them. */
export interface PagesHandlers {
  /** `GET /cms/v2/pages` */
  readonly list: Endpoint<ListPagesArgs, PageOf<Page>>;
}
