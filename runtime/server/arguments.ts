import { RestError, isError } from '../errors/rest-error.ts';
import { depthError } from './depth.ts';
import type { DepthSettings } from './depth.ts';
import { invalidParams } from './invalid-params.ts';
import type { ArgRecord, EndpointRecord } from './records.ts';
import { emptyParams } from './request.ts';
import type { Params, RestRequest } from './request.ts';

/**
 * Checks the parameters of a matched request, then sanitizes them where they are (4.7). Errors, all
 * with status 400: `rest_invalid_json`, `rest_value_too_deep`, `rest_missing_callback_param`,
 * `rest_invalid_param`.
 */
export async function checkArguments(
  request: RestRequest,
  endpoint: EndpointRecord,
  settings: DepthSettings = {},
): Promise<RestError | null> {
  const error =
    request.bodyError ??
    request.jsonError ??
    depthError(request, settings) ??
    missing(request, endpoint) ??
    (await invalid(request, endpoint)) ??
    (await invalidTogether(request, endpoint)) ??
    (await sanitize(request, endpoint));
  if (!error) request.checkedFor = endpoint.argsByName;
  return error;
}

function missing(request: RestRequest, { args }: EndpointRecord): RestError | null {
  const names = args
    .filter(({ isRequired, name }) => isRequired && request.getParam(name) === null)
    .map(({ name }) => name);
  if (names.length === 0) return null;
  return new RestError('rest_missing_callback_param', `Missing parameters: ${names.join(', ')}.`, {
    status: 400,
    params: names,
  });
}

async function invalid(request: RestRequest, endpoint: EndpointRecord): Promise<RestError | null> {
  const problems = new Problems();
  for (const arg of endpoint.args) {
    const { name, validate } = arg;
    if (!validate) continue;
    const value = request.getParam(name);
    if (value === null) continue;
    if (value === endpoint.defaults[name] && isGoodDefault(arg, endpoint, request)) continue;
    const verdict = settled(validate(value, name, request));
    problems.judge(name, verdict instanceof Promise ? await verdict : verdict);
  }
  return problems.error();
}

async function invalidTogether(
  request: RestRequest,
  { validate }: EndpointRecord,
): Promise<RestError | null> {
  const verdict = validate ? await validate(request) : true;
  if (isError(verdict)) return verdict;
  if (verdict !== false) return null;
  return new RestError('rest_invalid_params', 'The parameters are invalid.', { status: 400 });
}

async function sanitize(request: RestRequest, endpoint: EndpointRecord): Promise<RestError | null> {
  const problems = new Problems();
  for (const source of request.sources()) {
    if (source === request.defaults) continue;
    for (const name of Object.keys(source)) {
      const callback = endpoint.argsByName.get(name)?.sanitize;
      if (!callback) continue;
      const result = settled(callback(source[name], name, request));
      const value = result instanceof Promise ? await result : result;
      if (isError(value)) problems.judge(name, value);
      else source[name] = value;
    }
  }
  await sanitizeDefaults(request, endpoint, problems);
  return problems.error();
}

/** What is known of the defaults of an endpoint, found out at its first request. */
interface DefaultsRecord {
  /** Those that were sanitized once and for all; others keep what was registered. */
  readonly sanitized: Params;
  /** Those that are sanitized at each request. */
  readonly late: readonly ArgRecord[];
}

const knownDefaults = new WeakMap<Params, DefaultsRecord>();
const goodDefaults = new WeakMap<ArgRecord, boolean>();

// A callback that does not take the request goes by the value alone: of a default, which is always the
// same, its answer is too. Most of the arguments of a request are defaults (bench/dispatch.ts).
function goesByValue(callback: (...args: never[]) => unknown): boolean {
  return callback.length < 3;
}

async function sanitizeDefaults(
  request: RestRequest,
  endpoint: EndpointRecord,
  problems: Problems,
): Promise<void> {
  const known = knownDefaults.get(endpoint.defaults) ?? readDefaults(endpoint, request);
  knownDefaults.set(endpoint.defaults, known);
  if (known.late.length === 0) {
    request.setDefaults(known.sanitized);
    return;
  }
  const defaults = Object.assign(emptyParams(), known.sanitized);
  for (const { name, sanitize: callback } of known.late) {
    const value = await callback?.(endpoint.defaults[name], name, request);
    if (isError(value)) problems.judge(name, value);
    else defaults[name] = value;
  }
  request.setDefaults(defaults);
}

function readDefaults(endpoint: EndpointRecord, request: RestRequest): DefaultsRecord {
  const sanitized = Object.assign(emptyParams(), endpoint.defaults);
  const late: ArgRecord[] = [];
  for (const name of Object.keys(endpoint.defaults)) {
    const arg = endpoint.argsByName.get(name);
    if (!arg?.sanitize) continue;
    const value = goesByValue(arg.sanitize)
      ? arg.sanitize(endpoint.defaults[name], name, request)
      : LATE;
    if (value === LATE || isError(value) || value instanceof Promise) late.push(arg);
    else sanitized[name] = freezeDeep(value);
  }
  return { sanitized: Object.freeze(sanitized), late };
}

/** One default is seen by many requests: none may change it for the others. */
function freezeDeep(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const member of Object.values(value)) freezeDeep(member);
  return Object.freeze(value);
}

const LATE = Symbol('sanitized at each request');

function isGoodDefault(
  arg: ArgRecord,
  { defaults }: EndpointRecord,
  request: RestRequest,
): boolean {
  const known = goodDefaults.get(arg);
  if (known !== undefined) return known;
  if (!arg.validate || !goesByValue(arg.validate)) return false;
  const verdict = arg.validate(defaults[arg.name], arg.name, request);
  const isGood = verdict !== false && !isError(verdict) && !(verdict instanceof Promise);
  goodDefaults.set(arg, isGood);
  return isGood;
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

/**
 * The parameters that were found wrong, each with its verdict: `false` or an error. Of a parameter that
 * came from several sources the weakest source's verdict is told, as it has always been.
 */
class Problems {
  readonly #verdicts = new Map<string, unknown>();

  judge(name: string, verdict: unknown): void {
    if (verdict === false || isError(verdict)) this.#verdicts.set(name, verdict);
  }

  error(): RestError | null {
    return this.#verdicts.size === 0 ? null : invalidParams(this.#verdicts);
  }
}
