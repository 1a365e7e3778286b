// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (40c43ec07be5)

import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/pages` */
export const listPagesReader = { reads: [], read: () => undefined } satisfies ArgsReader;
