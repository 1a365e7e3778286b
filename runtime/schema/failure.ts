import { RestError } from '../errors/rest-error.ts';

/** What the sentence of a failure speaks about, apart from its wording. */
export interface Mentions {
  /** The parameter, or the member of it: `p`, `p[0]`, `p[a][b]`. */
  readonly param?: string;
  /** A property of it. */
  readonly property?: string;
}

/** A failure of the dialect (7.2), as every keyword answers it. */
export class SchemaError extends RestError {
  readonly names: Mentions;
  /** For `anyOf` and `oneOf`: the code of the failure that the sentence quotes. */
  readonly reason: string | null;

  constructor(
    code: string,
    message: string,
    names: Mentions,
    { data, reason = null }: { readonly data?: object; readonly reason?: string | null } = {},
  ) {
    super(code, message, data);
    this.names = names;
    this.reason = reason;
  }
}

/** A failure whose sentence speaks about `param`. */
export function failed(code: string, param: string, predicate: string): SchemaError {
  return new SchemaError(code, `${param} ${predicate}.`, { param });
}
