import { errorStatus, RestError } from '../errors/rest-error.ts';
import { COMMON_CODES } from '../errors/common-codes.ts';
import { presentNames } from '../schema/sub-schemas.ts';
import type { Schema } from '../schema/types.ts';
import { own } from '../schema/values/containers.ts';
import { wrongValues } from '../shape/wrong-values.ts';

/** The codes of the errors that an endpoint may respond with, and their statuses; an empty list allows any status. */
export interface DeclaredErrors {
  readonly [code: string]: readonly number[];
}

/** The schemas of the data of errors, by code. */
export interface ErrorData {
  readonly [code: string]: Schema;
}

/**
 * Returns the error with the status that is declared for its code, unless it has one of its own: a status is written once, in
 * schemas/api.json. Of 401 and 403, the caller decides (5.3).
 */
export function withDeclaredStatus(
  error: RestError,
  declared: DeclaredErrors,
  user: object | null,
): RestError {
  const { code, message, data } = error;
  const known = typeof data === 'object' && data !== null ? data : {};
  if (!error.isSingle || 'status' in known) return error;
  const statuses = own(declared, code) ?? [];
  const status = statuses.length === 1 ? statuses[0] : forCaller(statuses, user);
  return status === undefined ? error : new RestError(code, message, { ...known, status });
}

/** Returns the problem of an error that its endpoint does not declare; `null` if it is declared. */
export function undeclaredError(
  error: RestError,
  declared: DeclaredErrors,
  data: ErrorData = {},
): string | null {
  for (const code of error.codes) {
    if (common.has(code)) continue;
    const statuses = own(declared, code);
    if (!statuses) return `the error ${code} is not among the "errors" of the endpoint.`;
    const status = errorStatus(error);
    if (code === error.code && statuses.length > 0 && !statuses.includes(status))
      return `the error ${code} has the status ${status}, and is declared with ${statuses.join(', ')}.`;
    const schema = own(data, code);
    const problem = schema && wrongData(error.dataOf(code), schema, `the data of ${code}`);
    if (problem) return problem;
  }
  return null;
}

/** Returns the problem of the data of an error: a wrong value, or a missing member. */
function wrongData(given: unknown, schema: Schema, name: string): string | null {
  // Members that are `undefined` are not sent.
  const data: unknown = JSON.parse(JSON.stringify(given ?? {}));
  const [wrong] = wrongValues(data, schema, '', name);
  if (wrong) return wrong.problem;
  const present = presentNames(schema, 'answered');
  const missing = present.find((member) => !Object.hasOwn(Object(data), member));
  return missing === undefined ? null : `${missing} is missing in ${name}.`;
}

const common: ReadonlySet<string> = new Set(COMMON_CODES);

function forCaller(statuses: readonly number[], user: object | null): number | undefined {
  if (statuses.length !== 2 || !statuses.includes(401) || !statuses.includes(403)) return undefined;
  return user ? 403 : 401;
}
