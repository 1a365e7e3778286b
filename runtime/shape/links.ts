/**
 * A link that every item of a resource may carry. `{field}` and `{$fact}` are filled in from the item
 * and its facts, `{core}` with the core namespace; `when` names the field or `$fact` that must be true-like.
 */
export interface LinkRule {
  /** `author`, or the full URI of a relation, where `{api_rel}` stands for that of the service. */
  readonly rel: string;
  /** A route of this service with its query, or an address. */
  readonly href: string;
  readonly when?: string;
  readonly embeddable?: boolean;
  readonly attributes?: { readonly [name: string]: string };
}

/** The links of a resource's items, in order. */
export type LinkTable = readonly LinkRule[];
