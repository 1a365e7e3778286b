import { RestError, type Words } from '../errors/rest-error.ts';

/**
 * A failure of a keyword (7.2). The message is built when it is read, because `anyOf` and `oneOf` collect failures and
 * report one.
 */
export interface SchemaError extends RestError {
  /** The name of the value in messages: `p`, `p[0]`, `p[a][b]`. */
  readonly subject: string;
}

/** Returns a function that makes failures of a kind. */
export function failing<About = void>(
  code: string,
  words: (param: string, about: About) => Words,
): (param: string, about: About) => SchemaError {
  // The subject is the name of the value.
  return (param, about) => new RestError(code, words, param, about) as SchemaError;
}

/** Returns a function that makes failures with the message "parameter predicate". */
export function failingTo<About = void>(
  code: string,
  predicate: (about: About) => string,
): (param: string, about: About) => SchemaError {
  return failing(code, (param, about: About) => ({ message: `${param} ${predicate(about)}.` }));
}

/** Returns a function that makes failures of a count: "parameter must have at least 2 items". */
export function failingCount(
  code: string,
  bound: 'at least' | 'at most',
  [one, many]: readonly [one: string, many: string],
): (param: string, count: number) => SchemaError {
  return failingTo(code, (count) => `must have ${bound} ${count} ${count === 1 ? one : many}`);
}
