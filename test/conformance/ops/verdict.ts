import { isError } from '../../../runtime/errors/rest-error.ts';
import type { RestError } from '../../../runtime/errors/rest-error.ts';
import { namesIn, reasonOf } from '../../kernel/failure-names.ts';
import { Judged } from '../types.ts';
import type { Case } from '../types.ts';

/** Returns a validated value in the form of the records: valid, or refused with a code and its data. */
export function verdictOf(record: Case, failure: RestError | null): Judged {
  return new Judged(
    record.expected,
    failure === null ? { valid: true } : refusalOf(record, failure),
  );
}

/** Returns a sanitized value, or the error that refused it. */
export function outcomeOf(record: Case, value: unknown): Judged {
  return new Judged(record.expected, isError(value) ? refusalOf(record, value) : { value });
}

function refusalOf({ expected }: Case, error: RestError): object {
  const { code, data } = error;
  const refusal = { valid: false, code, ...(data !== null && { data }) };
  // The records contain the reason only for properties; our errors always have it.
  const isReasonTold = typeof expected === 'object' && expected !== null && 'reason' in expected;
  const mentions = namesIn(error);
  const names = Object.keys(mentions).length > 0 ? { names: mentions } : {};
  return { ...refusal, ...names, ...(isReasonTold && { reason: reasonOf(error) }) };
}
