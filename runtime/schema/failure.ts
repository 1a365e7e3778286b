import { RestError } from '../errors/rest-error.ts';
import type { Wording, Words } from '../errors/rest-error.ts';

/** The names and values in the message of a failure. */
export interface Mentions {
  /** The parameter, or the member of it: `p`, `p[0]`, `p[a][b]`. */
  readonly param?: string;
  /** A property of it. */
  readonly property?: string;
}

/** The code and message of a kind of failures. */
interface Telling<About> extends Wording<string, About> {
  readonly code: string;
  /** The names and values in the message, if there are more than the parameter. */
  mentions?(param: string, about: About): Mentions;
  /** For `anyOf` and `oneOf`: the code of the quoted failure. */
  reason?(about: About): string;
}

/** A kind of failures. One of them holds no more than what the value is called and what else it is about. */
class Kind<About> implements Wording<string, About> {
  readonly telling: Telling<About>;

  constructor(telling: Telling<About>) {
    this.telling = telling;
  }

  words(param: string, about: About): Words {
    return this.telling.words(param, about);
  }
}

/**
 * A failure of a keyword (7.2). The message is built when it is read, because `anyOf` and `oneOf` collect failures and
 * report one.
 */
export interface SchemaError extends RestError {
  readonly wording: Kind<never>;
  /** The name of the value in messages. */
  readonly subject: string;
  readonly about: never;
}

/** Returns a function that makes failures of a kind. */
export function failing<About>(
  telling: Telling<About>,
): (param: string, about: About) => SchemaError {
  const { code } = telling;
  const kind = new Kind(telling);
  // Its wording is a kind, and it is given what that takes.
  return (param, about) => new RestError(code, kind, param, about) as SchemaError;
}

/** Returns a function that makes failures with the message "parameter predicate". */
export function failingTo<About = void>(
  code: string,
  predicate: (about: About) => string,
): (param: string, about: About) => SchemaError {
  return failing({
    code,
    words: (param, about: About) => ({ message: `${param} ${predicate(about)}.` }),
  });
}

/** `1 item`, `2 items`. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Whether an error is a failure of the dialect. */
export function isFailure(error: unknown): error is SchemaError {
  return error instanceof RestError && error.wording instanceof Kind;
}

/** Returns the names and values in the message of a failure. */
export function mentionsOf({ wording: { telling }, subject, about }: SchemaError): Mentions {
  return telling.mentions?.(subject, about) ?? { param: subject };
}

/** Returns the code of the failure that `anyOf` or `oneOf` quotes. */
export function reasonOf({ wording: { telling }, about }: SchemaError): string | null {
  return telling.reason?.(about) ?? null;
}
