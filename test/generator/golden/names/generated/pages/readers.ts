// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (65c8b5d57521)

import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/pages` */
export const listPagesReader: ArgsReader = { reads: [], read: () => undefined };
