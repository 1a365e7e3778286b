// @generated from schemas/resources/block-patterns.json by `npm run generate`. Do not edit. (eaa7a9ee08d2)

import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/block-patterns/patterns` */
export const listBlockPatternsReader: ArgsReader = { reads: [], read: () => undefined };
