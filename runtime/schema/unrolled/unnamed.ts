import { isError } from '../../errors/rest-error.ts';
import type { Check, Failure, Sanitize } from '../types.ts';

// Most members are good, and the name of a member (`param[name]`) is for sentences alone. So a member is
// first asked without one; only what fails is asked again. Within a member that has no name nothing is
// asked twice, so the work stays small however deep the failure is.
const UNNAMED = '\0';

/** Checks a member of a list or a map; it is called `param[name]`. */
export function checkMember(
  value: unknown,
  check: Check,
  param: string,
  name: string | number,
): Failure {
  const failure = check(value, UNNAMED);
  return failure === null || param === UNNAMED ? failure : check(value, `${param}[${name}]`);
}

/** Sanitizes a member of a list or a map; it is called `param[name]`. */
export function sanitizeMember(
  value: unknown,
  sanitize: Sanitize,
  param: string,
  name: string | number,
): unknown {
  const sanitized = sanitize(value, UNNAMED);
  if (param === UNNAMED || !isError(sanitized)) return sanitized;
  return sanitize(value, `${param}[${name}]`);
}
