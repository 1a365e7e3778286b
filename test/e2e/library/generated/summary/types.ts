// @generated from schemas/resources/summary.json by `npm run generate`. Do not edit. (ec064c10f295)

/** The summary with every field: what a handler returns. (schemas/resources/summary.json:3) */
export interface Summary {
  /** Number of books. */
  books: number;
}

/** The summary in the `view` context. (schemas/resources/summary.json:3) */
export type SummaryView = Summary;

/** The arguments that the handler of `summary.get` receives. (schemas/resources/summary.json:15) */
export type GetSummaryArgs = Record<never, never>;

/** The arguments that a client may send to `summary.get`. (schemas/resources/summary.json:15) */
export type GetSummaryInput = GetSummaryArgs;
