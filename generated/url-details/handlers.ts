// @generated from schemas/resources/url-details.json by `npm run generate`. Do not edit. (4e76c8e7fbc7)

import type { Endpoint } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `url-details`; site/handlers/url-details.ts implements them. */
export interface UrlDetailsHandlers {
  /** `GET /cms-block-editor/v1/url-details` */
  readonly get: Endpoint<types.GetUrlDetailsArgs, types.UrlDetails>;
}
