// @generated from schemas/resources/url-details.json by `npm run generate`. Do not edit. (61890e3adc93)

import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms-block-editor/v1/url-details` */
export const getUrlDetailsReader = { reads: [], read: () => undefined } satisfies ArgsReader;
