// @generated from schemas/resources/oembed.json by `npm run generate`. Do not edit. (49c7e16d1562)

import type { ContextTable } from '../../runtime/shape/index.ts';
import type { EmbeddedView, EmbeddedViewView } from './types.ts';

/** The fields of an embedded view that each context omits. */
export const embeddedViewContexts = {
  view: {},
} satisfies ContextTable;

/** Returns an embedded view as each context shows it. */
export const embeddedViewViews = {
  view: (item: EmbeddedView): EmbeddedViewView => item,
};
