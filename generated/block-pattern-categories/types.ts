// @generated from schemas/resources/block-pattern-categories.json by `npm run generate`. Do not edit. (db9661b2d449)

/** A block pattern category with every field: what a handler returns. */
export interface BlockPatternCategory {
  /** Unique name of the category. */
  name: string;
  /** Label for display. */
  label: string;
}

/** A block pattern category in the `view` context. */
export type BlockPatternCategoryView = BlockPatternCategory;

/** A block pattern category in the `edit` context. */
export type BlockPatternCategoryEdit = BlockPatternCategory;

/** A block pattern category in the `embed` context. */
export type BlockPatternCategoryEmbed = BlockPatternCategory;

/** What `block-pattern-categories.list` receives, once validated, sanitized and defaulted. */
export type ListBlockPatternCategoriesArgs = Record<never, never>;

/** What a client may send to `block-pattern-categories.list`. */
export type ListBlockPatternCategoriesInput = ListBlockPatternCategoriesArgs;

/** The codes of the errors that `block-pattern-categories.list` answers, beside those that any may. */
export type ListBlockPatternCategoriesError = 'rest_cannot_view';
