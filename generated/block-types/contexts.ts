// @generated from schemas/resources/block-types.json by `npm run generate`. Do not edit. (b4168639437a)

import type { ContextTable } from '../../runtime/shape/index.ts';
import type { BlockType, BlockTypeEdit, BlockTypeEmbed, BlockTypeView } from './types.ts';

/** The fields of a block type that each context omits. */
export const blockTypeContexts = {
  view: {},
  embed: {},
  edit: {},
} satisfies ContextTable;

/** Returns a block type as each context shows it. */
export const blockTypeViews = {
  view: (item: BlockType): BlockTypeView => item,
  embed: (item: BlockType): BlockTypeEmbed => item,
  edit: (item: BlockType): BlockTypeEdit => item,
};
