import { errorBody } from '../errors/body.ts';
import { RestError, isError } from '../errors/rest-error.ts';
import { emptyParams } from './request.ts';

/**
 * The error of a request with wrong parameters: `rest_invalid_param`, status 400, which tells of each
 * what is wrong. A verdict that is no error says nothing more than that it is.
 */
export function invalidParams(verdicts: ReadonlyMap<string, unknown>): RestError {
  const params = emptyParams();
  const details = emptyParams();
  let names = '';
  for (const [name, verdict] of verdicts) {
    names = names === '' ? name : `${names}, ${name}`;
    params[name] = isError(verdict) ? messagesOf(verdict) : 'The parameter is invalid.';
    if (isError(verdict)) details[name] = errorBody(verdict).body;
  }
  return new RestError('rest_invalid_param', `Invalid parameters: ${names}.`, {
    status: 400,
    params,
    details,
  });
}

function messagesOf(error: RestError): string {
  if (error.isSingle) return error.message;
  return error.codes.flatMap((code) => error.messages(code)).join(' ');
}
