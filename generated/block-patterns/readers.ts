// @generated from schemas/resources/block-patterns.json by `npm run generate`. Do not edit. (47c8c9ceb595)

import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/block-patterns/patterns` */
export const listBlockPatternsReader = { reads: [], read: () => undefined } satisfies ArgsReader;
