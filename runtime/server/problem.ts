import type { HeaderList } from '../http/header-list.ts';
import type { RestResponse } from './response.ts';
import type { Server } from './server.ts';

/** A problem (RFC 9457); its further members are those of the error body. */
export interface Problem {
  readonly type: 'about:blank';
  /** The reason phrase of the status. */
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly message: string;
  readonly data: unknown;
}

/** Returns the problem of an error response, and sets its content type; `null` for other responses and other servers. */
export function problemOf(
  { protocol }: Server,
  { error, status, data }: RestResponse,
  headers: HeaderList,
): Problem | null {
  if (protocol.errors !== 'problem' || !error) return null;
  headers.set('Content-Type', 'application/problem+json');
  const title = TITLES[status] ?? 'Error';
  const { code, message, data: more } = error;
  const body = typeof data === 'object' ? data : null;
  return {
    ...{ type: 'about:blank', title, status, detail: message, code, message, data: more },
    ...body,
  };
}

const TITLES: { readonly [status: number]: string } = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  503: 'Service Unavailable',
};
