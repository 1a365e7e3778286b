// @generated from schemas/resources/url-details.json by `npm run generate`. Do not edit. (b092de9059cb)

import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms-block-editor/v1/url-details` */
export const getUrlDetailsReader: ArgsReader = { reads: [], read: () => undefined };
