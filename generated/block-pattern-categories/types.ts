// @generated from schemas/resources/block-pattern-categories.json by `npm run generate`. Do not edit. (d13c6e90d6df)

/** A block pattern category with every field: what a handler returns. (schemas/resources/block-pattern-categories.json:3) */
export interface BlockPatternCategory {
  /** Unique name of the category. */
  name: string;
  /** Label for display. */
  label: string;
}

/** A block pattern category in the `view` context. (schemas/resources/block-pattern-categories.json:3) */
export type BlockPatternCategoryView = BlockPatternCategory;

/** A block pattern category in the `edit` context. (schemas/resources/block-pattern-categories.json:3) */
export type BlockPatternCategoryEdit = BlockPatternCategory;

/** A block pattern category in the `embed` context. (schemas/resources/block-pattern-categories.json:3) */
export type BlockPatternCategoryEmbed = BlockPatternCategory;

/** The arguments that the handler of `block-pattern-categories.list` receives. (schemas/resources/block-pattern-categories.json:28) */
export type ListBlockPatternCategoriesArgs = Record<never, never>;

/** The arguments that a client may send to `block-pattern-categories.list`. (schemas/resources/block-pattern-categories.json:28) */
export type ListBlockPatternCategoriesInput = ListBlockPatternCategoriesArgs;

/** The error codes of `block-pattern-categories.list`, in addition to those of any endpoint. */
export type ListBlockPatternCategoriesError = 'rest_cannot_view';
