import { RestError } from '../errors/rest-error.ts';
import { isMap } from '../schema/values/containers.ts';
import type { WireHeaders } from './wire.ts';

/** The default of the most parameters of a query, a form or a multipart form. */
export const MOST_PARAMETERS = 1000;
/** The default of the most files of a multipart form. */
export const MOST_FILES = 20;

/** Limits of concurrency and memory. */
export interface RequestLimits {
  /** Requests that are handled concurrently. */
  readonly requests: number;
  /** Requests that wait to be handled. */
  readonly waiting: number;
  /** Milliseconds that a request waits. */
  readonly patience: number;
  /** Requests that clients have sent ahead over connections that are busy. */
  readonly pipelined: number;
  /** Bytes of bodies of callers that have not authenticated. */
  readonly anonymousBodies: number;
  /** Bytes of bodies of callers that have. */
  readonly knownBodies: number;
  /** Bytes of responses that clients have not read yet. */
  readonly responses: number;
  /** Bytes of the headers of one request. */
  readonly headers: number;
}

const KIBIBYTE = 1024;
export const MEBIBYTE = 1024 * KIBIBYTE;

/** Bytes of a body with files that are taken unless a setting says otherwise. */
export const DEFAULT_UPLOAD_LIMIT = 64 * MEBIBYTE;

export const DEFAULT_LIMITS: RequestLimits = {
  requests: 64,
  waiting: 1000,
  patience: 10_000,
  pipelined: 2000,
  anonymousBodies: 16 * MEBIBYTE,
  knownBodies: 256 * MEBIBYTE,
  responses: 128 * MEBIBYTE,
  headers: 16 * KIBIBYTE,
};

/** Seconds after which a client may try again. */
export const RETRY_AFTER = '5';

/** Returns an error for a request that exceeds a limit; its data names the limit and its value. */
function overLimit(
  [code, status]: readonly [code: string, status: number],
  message: string,
  data: { readonly limit: string; readonly maximum: number; readonly params?: readonly string[] },
): RestError {
  return new RestError(code, message, { status, ...data });
}

/** `rest_too_many_parameters`, status 400. */
export function tooManyParameters(maximum: number): RestError {
  const message = `A request may have at most ${amount(maximum)} parameters.`;
  return overLimit(['rest_too_many_parameters', 400], message, { limit: 'parameters', maximum });
}

/** `rest_too_many_files`, status 400. */
export function tooManyFiles(maximum: number, field?: string): RestError {
  const files = maximum === 1 ? 'file' : 'files';
  const message = `${field ?? 'A form'} may have at most ${amount(maximum)} ${files}.`;
  const params = field === undefined ? {} : { params: [field] };
  return overLimit(['rest_too_many_files', 400], message, { limit: 'files', maximum, ...params });
}

/** `rest_body_too_large`, status 413, for a body or the file of a form field; `maximum` is in bytes. */
export function bodyTooLarge(maximum: number, field?: string): RestError {
  const message = `${field ?? 'The request body'} must not exceed ${size(maximum)}.`;
  const data =
    field === undefined ? { limit: 'body', maximum } : { limit: 'file', maximum, params: [field] };
  return overLimit(['rest_body_too_large', 413], message, data);
}

/** `rest_text_too_long`, status 400; `maximum` is in bytes. */
export function textTooLong(maximum: number, params: readonly string[]): RestError {
  const message = `Text must not exceed ${size(maximum)}: ${params.join(', ')}.`;
  return overLimit(['rest_text_too_long', 400], message, { limit: 'text', maximum, params });
}

/** `rest_headers_too_large`, status 431; `maximum` is in bytes. */
export function headersTooLarge(maximum: number, limit = 'headers'): RestError {
  const message = `The request headers must not exceed ${size(maximum)}.`;
  return overLimit(['rest_headers_too_large', 431], message, { limit, maximum });
}

/** `rest_overloaded`, status 503: requests that are handled, or their bodies in bytes, are at their limit. */
export function overloaded(limit: 'requests' | 'bodies', maximum: number): RestError {
  const held = limit === 'requests' ? `${amount(maximum)} requests` : `bodies of ${size(maximum)}`;
  const message = `The server is busy: it handles at most ${held} concurrently. Try again in ${RETRY_AFTER} seconds.`;
  return overLimit(['rest_overloaded', 503], message, { limit, maximum });
}

/** Returns the headers of an error response: names and values by turns. */
export function refusalHeaders({ code, data }: RestError): readonly string[] {
  if (code === 'rest_overloaded') return ['Retry-After', RETRY_AFTER];
  if (code !== 'rest_unsupported_encoding') return [];
  return isMap(data) ? ['Accept-Encoding', String(data['supported'])] : [];
}

/** Returns `rest_body_too_large` for a body that announces more bytes than `limit`, else `null`. */
export function announcedError(headers: WireHeaders, limit: number): RestError | null {
  return Number(headers['content-length'] ?? 0) > limit ? bodyTooLarge(limit) : null;
}

/** Returns `rest_too_many_parameters` for a query or a form of more parameters than `most`, else `null`. */
export function parametersError(text: string, most: number = MOST_PARAMETERS): RestError | null {
  let count = 0;
  let start = 0;
  while (start < text.length) {
    const next = text.indexOf('&', start);
    const end = next < 0 ? text.length : next;
    if (end > start) count += 1;
    if (count > most) return tooManyParameters(most);
    start = end + 1;
  }
  return null;
}

/** A size in the unit in which it is a whole number. */
function size(bytes: number): string {
  if (bytes % MEBIBYTE === 0) return `${amount(bytes / MEBIBYTE)} MiB`;
  if (bytes % KIBIBYTE === 0) return `${amount(bytes / KIBIBYTE)} KiB`;
  return `${amount(bytes)} bytes`;
}

function amount(count: number): string {
  return count.toLocaleString('en-US');
}
