// @generated from schemas/resources/url-details.json by `npm run generate`. Do not edit. (3ee01e6b3c39)

import type { Endpoint } from '../../runtime/server/index.ts';
import type { GetUrlDetailsArgs, UrlDetails } from './types.ts';

/** The endpoints of `url-details`; site/handlers/url-details.ts implements them. */
export interface UrlDetailsHandlers {
  /** `GET /cms-block-editor/v1/url-details` */
  readonly get: Endpoint<GetUrlDetailsArgs, UrlDetails>;
}
