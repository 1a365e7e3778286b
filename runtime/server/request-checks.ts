import { RestError } from '../errors/rest-error.ts';
import type { Protocol } from './protocol.ts';
import type { ArgumentsRecord, EndpointRecord } from './registration.ts';
import type { RestRequest } from './request.ts';
import { checkDepth } from '../schema/index.ts';
import type { ResolvedSettings } from './settings.ts';
import { byteLength } from '../errors/platform.ts';
import { textTooLong } from '../http/limits.ts';

/** Query parameters that shape a response and belong to no endpoint. */
const CONTROLS: ReadonlySet<string> = new Set(['_fields', '_embed']);

/**
 * Returns the error of a body that no endpoint takes as parameters: `rest_unsupported_media_type`, status 415, or
 * `rest_invalid_body`, status 400, for JSON that is not an object. `null` for any other request.
 */
export function bodyFormError(
  request: RestRequest,
  { takesUploads, args: { takesWholeBody } }: EndpointRecord,
  { parameters, unsupportedMediaType }: Protocol,
): RestError | null {
  if (!request.hasBody || request.bytes.length === 0) return null;
  const { contentType, json } = request;
  if (request.isJson) {
    const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
    if (isObject || takesWholeBody || parameters === 'any' || request.jsonError) return null;
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
  { byName, takesWholeBody, readonlyMembers }: ArgumentsRecord,
  { unknownParameters, parameters }: Protocol,
): RestError | null {
  if (unknownParameters === 'accept' || request.outer !== null) return null;
  const inQuery = Object.keys(request.query).filter((name) => !CONTROLS.has(name));
  const body = request.isJson ? request.json : request.body;
  const inBody = request.hasBody && !takesWholeBody ? Object.keys(Object(body) as object) : []; // an object, as `Object` makes any value one
  const sent = [...new Set([...inQuery, ...inBody])];
  const refused = readonlyMembers.filter((name) => Object.hasOwn(Object(body), name));
  const unknown = [...sent.filter((name) => !byName.has(name)), ...refused];
  const misplaced = new Map<string, string>();
  const usual = request.hasBody && parameters === 'location' ? 'body' : null;
  for (const [here, names] of Object.entries({ query: inQuery, body: inBody })) {
    for (const name of names) {
      const place = byName.get(name)?.definition.in ?? usual ?? here;
      if (byName.has(name) && place !== here) misplaced.set(name, place);
    }
  }
  const params = [...new Set([...unknown, ...misplaced.keys()])];
  if (params.length === 0) return null;
  const sentences = unknown.length > 0 ? [`Unknown parameters: ${unknown.join(', ')}.`] : [];
  for (const place of new Set(misplaced.values())) {
    const names = [...misplaced.keys()].filter((name) => misplaced.get(name) === place);
    sentences.push(`Send in the ${place}: ${names.join(', ')}.`);
  }
  return new RestError('rest_unknown_param', sentences.join(' '), { status: 400, params });
}

/** Returns `rest_value_too_deep`, status 400, if a body or query is nested too deeply; else `null`. */
export function depthError(
  request: RestRequest,
  { depth, formDepth }: ResolvedSettings,
): RestError | null {
  // A form is parsed when its parameters are first read.
  request.sources();
  return (
    checkDepth(request.json, 'The body', depth) ??
    // The outermost level is the map of parameters, which has no brackets.
    checkDepth(request.body, 'The body', formDepth + 1) ??
    checkDepth(request.query, 'The query', formDepth + 1)
  );
}

/**
 * Returns `rest_text_too_long` (status 400) if a parameter or one of its members is longer than the limit,
 * before texts are validated, sanitized and stored. Nesting has to be checked first.
 */
export function textError(
  request: RestRequest,
  { textLimit = Infinity }: ResolvedSettings,
): RestError | null {
  if (textLimit === Infinity) return null;
  const long = new Set<string>();
  for (const source of request.sources()) {
    if (source === request.defaults) continue;
    for (const name in source) if (isTooLong(source[name], textLimit)) long.add(name);
  }
  return long.size === 0 ? null : textTooLong(textLimit, [...long]);
}

/** Whether a value is or contains a text of more bytes than `limit`. */
function isTooLong(value: unknown, limit: number): boolean {
  // A text has at most three bytes for each UTF-16 code unit.
  if (typeof value === 'string') return value.length * 3 > limit && byteLength(value) > limit;
  if (typeof value !== 'object' || value === null) return false;
  for (const member of Object.values(value)) if (isTooLong(member, limit)) return true;
  return false;
}
