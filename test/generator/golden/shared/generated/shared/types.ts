// @generated from schemas/args/ by `npm run generate`. Do not edit. (cb8afa55b197)

/** The arguments of the set `pages`. */
export interface PagesArgs {
  /** Page to answer, from 1. */
  page: number;
  /** Most items on a page. */
  per_page: number;
}
