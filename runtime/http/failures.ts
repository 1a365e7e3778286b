import { errorBody } from '../errors/body.ts';
import { RestError } from '../errors/rest-error.ts';
import { bodyTooLarge } from './receive.ts';
import type { WireAnswer } from './wire.ts';

/** Answers that need no service: something is wrong with a request before anybody can be asked. */

export const TOO_LARGE = failure(bodyTooLarge());
export const UNREADABLE = refusal('rest_bad_request', 'This is no request that can be read.', 400);
export const NO_HOST = refusal('rest_bad_request', 'The request does not name a host.', 400);
export const TOO_SLOW = refusal('rest_request_timeout', 'The request took too long to come.', 408);
export const HEAD_TOO_LARGE = refusal(
  'rest_headers_too_large',
  'The headers of the request are too large.',
  431,
);
export const NOT_EXPECTED = refusal(
  'rest_expectation_failed',
  'The service does not do what the request expects.',
  417,
);
export const NOT_FOUND: WireAnswer = {
  status: 404,
  headers: ['Content-Type', 'text/plain; charset=UTF-8'],
  body: 'Not found.\n',
};

/** The answer to a request at which something broke: it says nothing of what. */
export function broken(id: string): WireAnswer {
  return failure(
    new RestError('internal_server_error', 'The service failed. This is a bug of it.', {
      status: 500,
      request_id: id,
    }),
  );
}

function refusal(code: string, message: string, status: number): WireAnswer {
  return failure(new RestError(code, message, { status }));
}

function failure(error: RestError): WireAnswer {
  const { status, body } = errorBody(error);
  const headers = ['Content-Type', 'application/json; charset=UTF-8'];
  return { status, headers, body: JSON.stringify(body) };
}
