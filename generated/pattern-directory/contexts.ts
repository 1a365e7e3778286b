// @generated from schemas/resources/pattern-directory.json by `npm run generate`. Do not edit. (f05a417cc4cf)

import type { ContextTable } from '../../runtime/shape/index.ts';
import type {
  PatternDirectoryItem,
  PatternDirectoryItemEdit,
  PatternDirectoryItemEmbed,
  PatternDirectoryItemView,
} from './types.ts';

/** The fields of a pattern directory item that each context omits. */
export const patternDirectoryItemContexts = {
  view: {},
  embed: {},
  edit: {},
} satisfies ContextTable;

/** Returns a pattern directory item as each context shows it. */
export const patternDirectoryItemViews = {
  view: (item: PatternDirectoryItem): PatternDirectoryItemView => item,
  embed: (item: PatternDirectoryItem): PatternDirectoryItemEmbed => item,
  edit: (item: PatternDirectoryItem): PatternDirectoryItemEdit => item,
};
