import { RestError, isError } from '../errors/rest-error.ts';
import { isGoodDefault, sanitizeDefaults } from './defaults.ts';
import { depthError } from './depth.ts';
import type { DepthSettings } from './depth.ts';
import { Problems } from './problems.ts';
import type { ArgRecord, EndpointRecord } from './records.ts';
import type { Params, RestRequest } from './request.ts';

/**
 * Checks the parameters of a matched request, then sanitizes them where they are (4.7). Errors: what is
 * wrong with the body (`rest_body_too_large`, 413; `rest_invalid_form`), and, all
 * with status 400: `rest_invalid_json`, `rest_value_too_deep`, `rest_missing_callback_param`,
 * `rest_invalid_param`, `rest_invalid_params`.
 */
export async function checkArguments(
  request: RestRequest,
  endpoint: EndpointRecord,
  settings: DepthSettings = {},
): Promise<RestError | null> {
  const refusal =
    request.bodyError ??
    request.jsonError ??
    depthError(request, settings) ??
    missing(request, endpoint);
  if (refusal) return refusal;

  // Nothing but callbacks takes time, and most of them take none: what is no promise is not awaited.
  const { unread } = endpoint;
  const invalid = new Problems();
  for (const arg of unread) {
    const verdict = settled(check(arg, request, endpoint));
    invalid.judge(arg.name, verdict instanceof Promise ? await verdict : verdict);
  }
  const open = endpoint.reader ? read(request, endpoint) : NONE;
  for (const arg of open) invalid.judge(arg.name, check(arg, request, endpoint));
  const wrong =
    invalid.error(endpoint.args) ??
    (endpoint.validate ? await invalidTogether(request, endpoint.validate) : null);
  if (wrong) return wrong;

  const refused = new Problems();
  for (const source of request.sources()) {
    if (source === request.defaults) continue;
    for (const { name, sanitize } of open.length > 0 ? [...unread, ...open] : unread) {
      if (!sanitize || !Object.hasOwn(source, name)) continue;
      const result = settled(sanitize(source[name], name, request));
      const value = result instanceof Promise ? await result : result;
      if (isError(value)) refused.judge(name, value);
      else source[name] = value;
    }
  }
  const late = sanitizeDefaults(request, endpoint, refused);
  if (late) await late;
  const error = refused.error();
  if (!error) request.checkedFor = endpoint.argsByName;
  return error;
}

const NONE: readonly ArgRecord[] = [];

function missing(request: RestRequest, { required }: EndpointRecord): RestError | null {
  if (required.every(({ name }) => request.getParam(name) !== null)) return null;
  const names = required.map(({ name }) => name).filter((name) => request.getParam(name) === null);
  return new RestError('rest_missing_callback_param', `Missing parameters: ${names.join(', ')}.`, {
    status: 400,
    params: names,
  });
}

/** What the check of an argument says of its value; `null` where there is nothing to be said. */
function check(arg: ArgRecord, request: RestRequest, endpoint: EndpointRecord): unknown {
  const { name, validate } = arg;
  if (!validate) return null;
  const value = request.getParam(name);
  if (value === null) return null;
  if (value === endpoint.defaults[name] && isGoodDefault(arg, endpoint, request)) return null;
  return validate(value, name, request);
}

/** Has the reader sanitize what it can; the arguments that it left. */
function read(request: RestRequest, { reader, argsByName }: EndpointRecord): readonly ArgRecord[] {
  const names: string[] = [];
  for (const source of request.sources()) {
    if (source !== request.defaults && hasAny(source)) reader?.read(source, names);
  }
  if (names.length === 0) return NONE;
  const open: ArgRecord[] = [];
  for (const name of names) {
    const arg = argsByName.get(name);
    // Two sources can have it.
    if (arg && !open.includes(arg)) open.push(arg);
  }
  return open;
}

// Of the sources of a request most are empty, and a reader looks for every argument.
function hasAny(source: Params): boolean {
  for (const _name in source) return true;
  return false;
}

async function invalidTogether(
  request: RestRequest,
  validate: (request: RestRequest) => unknown,
): Promise<RestError | null> {
  const verdict = await validate(request);
  if (isError(verdict)) return verdict;
  if (verdict !== false) return null;
  return new RestError('rest_invalid_params', 'The parameters are invalid.', { status: 400 });
}

// Callbacks are foreign code: what looks like a promise is made one, so that one test will do.
function settled(result: unknown): unknown {
  const isThenable =
    typeof result === 'object' &&
    result !== null &&
    'then' in result &&
    typeof result.then === 'function';
  return isThenable && !(result instanceof Promise) ? Promise.resolve(result) : result;
}
