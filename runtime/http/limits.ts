import { RestError } from '../errors/rest-error.ts';

/** Parameters of a query, a form or a multipart form that are read where nothing else is set. */
export const MOST_PARAMETERS = 1000;
/** Files of a multipart form that are received where nothing else is set. */
export const MOST_FILES = 20;

/** An error for a request that exceeds a limit; its data names the limit and its value. */
function overLimit(
  code: string,
  message: string,
  data: { readonly status: number; readonly limit: string; readonly maximum: number },
): RestError {
  return new RestError(code, message, data);
}

/** `rest_too_many_parameters`, status 400. */
export function tooManyParameters(maximum: number): RestError {
  const message = `A request has at most ${amount(maximum)} parameters.`;
  return overLimit('rest_too_many_parameters', message, {
    status: 400,
    limit: 'parameters',
    maximum,
  });
}

/** `rest_too_many_files`, status 400. */
export function tooManyFiles(maximum: number): RestError {
  const message = `A form has at most ${amount(maximum)} files.`;
  return overLimit('rest_too_many_files', message, { status: 400, limit: 'files', maximum });
}

/** `rest_body_too_large`, status 413; `maximum` is in bytes. */
export function bodyTooLarge(maximum: number): RestError {
  const message = `The body of a request has at most ${size(maximum)}.`;
  return overLimit('rest_body_too_large', message, { status: 413, limit: 'body', maximum });
}

/** `rest_text_too_long`, status 400; `maximum` is in bytes. */
export function textTooLong(maximum: number, params: readonly string[]): RestError {
  const message = `A text has at most ${size(maximum)}: ${params.join(', ')}.`;
  return new RestError('rest_text_too_long', message, {
    status: 400,
    limit: 'text',
    maximum,
    params,
  });
}

/** `rest_headers_too_large`, status 431; `maximum` is in bytes. */
export function headersTooLarge(maximum: number, limit = 'headers'): RestError {
  const message = `The headers of a request have at most ${size(maximum)}.`;
  return overLimit('rest_headers_too_large', message, { status: 431, limit, maximum });
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

const MEBIBYTE = 1024 * 1024;
const KIBIBYTE = 1024;

/** A size in the unit in which it is a whole number. */
function size(bytes: number): string {
  if (bytes % MEBIBYTE === 0) return `${amount(bytes / MEBIBYTE)} MiB`;
  if (bytes % KIBIBYTE === 0) return `${amount(bytes / KIBIBYTE)} KiB`;
  return `${amount(bytes)} bytes`;
}

function amount(count: number): string {
  return count.toLocaleString('en-US');
}
