import { RestError } from '../errors/rest-error.ts';
import type { Words } from '../errors/rest-error.ts';

/** What the sentence of a failure speaks about, apart from its wording. */
export interface Mentions {
  /** The parameter, or the member of it: `p`, `p[0]`, `p[a][b]`. */
  readonly param?: string;
  /** A property of it. */
  readonly property?: string;
}

/**
 * A failure of the dialect (7.2), as every keyword answers it. What it says is put into words when it is
 * read: `anyOf` and `oneOf` collect failures of which they tell one.
 */
export class SchemaError extends RestError {
  readonly names: Mentions;
  /** For `anyOf` and `oneOf`: the code of the failure that the sentence quotes. */
  readonly reason: string | null;

  constructor(code: string, names: Mentions, words: () => Words, reason: string | null = null) {
    super(code, words);
    this.names = names;
    this.reason = reason;
  }
}

/** A failure whose sentence speaks about `param`; `predicate` may be made when the sentence is. */
export function failed(
  code: string,
  param: string,
  predicate: string | (() => string),
): SchemaError {
  return new SchemaError(code, { param }, () => ({
    message: `${param} ${typeof predicate === 'string' ? predicate : predicate()}.`,
  }));
}
