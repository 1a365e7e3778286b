import { RestError } from '../errors/rest-error.ts';
import type { Wording, Words } from '../errors/rest-error.ts';

/** What the sentence of a failure speaks about, apart from its wording. */
export interface Mentions {
  /** The parameter, or the member of it: `p`, `p[0]`, `p[a][b]`. */
  readonly param?: string;
  /** A property of it. */
  readonly property?: string;
}

/** What is said of the failures of a kind. */
interface Telling<About> extends Wording<string, About> {
  readonly code: string;
  /** What the words speak about, where it is not the parameter alone. */
  mentions?(param: string, about: About): Mentions;
  /** For `anyOf` and `oneOf`: the code of the failure that the sentence quotes. */
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
 * A failure of the dialect (7.2), as every keyword answers it. What it says is put into words when it is
 * read: `anyOf` and `oneOf` collect failures of which they tell one.
 */
export interface SchemaError extends RestError {
  readonly wording: Kind<never>;
  /** What sentences call the value. */
  readonly subject: string;
  readonly about: never;
}

/** Makes failures of a kind. */
export function failing<About>(
  telling: Telling<About>,
): (param: string, about: About) => SchemaError {
  const { code } = telling;
  const kind = new Kind(telling);
  // Its wording is a kind, and it is given what that takes.
  return (param, about) => new RestError(code, kind, param, about) as SchemaError;
}

/** Makes failures whose sentence is the parameter and a predicate. */
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

/** What the sentence of a failure speaks about. */
export function mentionsOf({ wording: { telling }, subject, about }: SchemaError): Mentions {
  return telling.mentions?.(subject, about) ?? { param: subject };
}

/** For `anyOf` and `oneOf`: the code of the failure that the sentence quotes. */
export function reasonOf({ wording: { telling }, about }: SchemaError): string | null {
  return telling.reason?.(about) ?? null;
}
