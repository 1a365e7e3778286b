import { RestError } from '../errors/rest-error.ts';
import type { Protocol } from './protocol.ts';
import type { EndpointRecord } from './registration.ts';
import type { RestRequest } from './request.ts';

/** Query parameters that shape a response and belong to no endpoint. */
const CONTROLS: ReadonlySet<string> = new Set(['_fields', '_embed']);

/**
 * Returns the error of a body that no endpoint takes as parameters: `rest_unsupported_media_type`, status 415, or
 * `rest_invalid_body`, status 400, for JSON that is not an object. `null` for any other request.
 */
export function bodyFormError(
  request: RestRequest,
  { takesUploads }: EndpointRecord,
  { parameters, unsupportedMediaType }: Protocol,
): RestError | null {
  if (!request.hasBody || request.bytes.length === 0) return null;
  const { contentType, json } = request;
  if (request.isJson) {
    const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
    if (isObject || parameters === 'any' || request.jsonError) return null;
    return new RestError('rest_invalid_body', 'The request body must be a JSON object.', {
      status: 400,
    });
  }
  if (!unsupportedMediaType || takesUploads || FORMS.has(contentType)) return null;
  const message = `Unsupported media type ${contentType === '' ? '(none)' : contentType}. Send application/json.`;
  return new RestError('rest_unsupported_media_type', message, { status: 415 });
}

const FORMS: ReadonlySet<string> = new Set([
  'application/x-www-form-urlencoded',
  'multipart/form-data',
]);

/**
 * Returns `rest_unknown_param`, status 400, with the names of parameters that the endpoint does not declare, or that a write
 * sends in the query. Requests that are embedded in another one are not checked: links may carry more.
 */
export function unknownParamsError(
  request: RestRequest,
  { argsByName }: EndpointRecord,
  { unknownParameters, parameters }: Protocol,
): RestError | null {
  if (unknownParameters === 'accept' || request.outer !== null) return null;
  const inQuery = Object.keys(request.query).filter((name) => !CONTROLS.has(name));
  const misplaced =
    request.hasBody && parameters === 'location'
      ? inQuery.filter((name) => argsByName.has(name))
      : [];
  const body = request.isJson ? request.json : request.body;
  const inBody = request.hasBody ? Object.keys(Object(body) as object) : []; // an object, as `Object` makes any value one
  const sent = [...new Set([...inQuery, ...inBody])];
  const unknown = sent.filter((name) => !argsByName.has(name));
  const params = [...new Set([...unknown, ...misplaced])];
  if (params.length === 0) return null;
  const sentences = [
    ...(unknown.length > 0 ? [`Unknown parameters: ${unknown.join(', ')}.`] : []),
    ...(misplaced.length > 0 ? [`Send in the body: ${misplaced.join(', ')}.`] : []),
  ];
  return new RestError('rest_unknown_param', sentences.join(' '), { status: 400, params });
}
