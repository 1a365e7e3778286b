// @generated from schemas/resources/block-patterns.json by `npm run generate`. Do not edit. (eed483e6752d)

import type { ContextTable } from '../../runtime/shape/index.ts';
import type {
  BlockPattern,
  BlockPatternEdit,
  BlockPatternEmbed,
  BlockPatternView,
} from './types.ts';

/** The fields of a block pattern that each context omits. */
export const blockPatternContexts = {
  view: {},
  edit: {},
  embed: {},
} satisfies ContextTable;

/** Returns a block pattern as each context shows it. */
export const blockPatternViews = {
  view: (item: BlockPattern): BlockPatternView => item,
  edit: (item: BlockPattern): BlockPatternEdit => item,
  embed: (item: BlockPattern): BlockPatternEmbed => item,
};
