// @generated from schemas/args/ by `npm run generate`. Do not edit. (a57638e1489c)

/** The arguments of the set `paging`. */
export interface PagingArgs {
  /** Page, starting at 1. */
  page: number;
  /** Maximum number of items per page. */
  per_page: number;
}
