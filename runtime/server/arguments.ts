import { RestError, isError, errorBody } from '../errors/rest-error.ts';
import { validateValue } from '../schema/index.ts';
import { acceptsNull } from '../schema/sub-schemas.ts';
import type { ArgsParser } from '../schema/types.ts';
import { emptyMap, isEmpty } from '../schema/values/containers.ts';
import { called } from './called.ts';
import { isBySchema } from './callbacks.ts';
import { depthError, textError, bodyFormError, unknownParamsError } from './request-checks.ts';
import type { DepthSettings, TextSettings } from './request-checks.ts';
import { copied, frozen } from './endpoint-arguments.ts';
import { filesError } from './file-fields.ts';
import type { Protocol } from './protocol.ts';
import type { ArgRecord, EndpointRecord } from './registration.ts';
import type { Params, RestRequest } from './request.ts';
import type { Words } from '../errors/rest-error.ts';

/**
 * Checks the parameters of a matched request, then sanitizes them in place (4.7). Returns `null`, or the error:
 * `rest_body_too_large` (413), also of a file, `rest_unsupported_charset` and `rest_unsupported_media_type` (415), and, all with status 400,
 * `rest_invalid_json`, `rest_invalid_body`, `rest_unknown_param`, `rest_value_too_deep`, `rest_text_too_long`, `rest_missing_callback_param`, `rest_invalid_param`, `rest_invalid_params`.
 */
export async function checkArguments(
  request: RestRequest,
  endpoint: EndpointRecord,
  settings: DepthSettings & TextSettings & { readonly protocol?: Protocol } = {},
): Promise<RestError | null> {
  const { protocol } = settings;
  const refusal =
    request.bodyError ??
    request.jsonError ??
    (protocol ? bodyFormError(request, endpoint, protocol) : null) ??
    filesError(request, endpoint) ??
    depthError(request, settings) ??
    textError(request, settings) ??
    (protocol ? unknownParamsError(request, endpoint, protocol) : null) ??
    (endpoint.required.length > 0 ? missing(request, endpoint) : null);
  if (refusal) return refusal;

  const invalid = new InvalidParams();
  const nulls = protocol?.nulls === 'validate' ? sentNulls(request) : NO_NAMES;
  const check = (arg: ArgRecord): unknown =>
    nulls.has(arg.name) ? validateNull(arg, request) : validate(arg, request, endpoint);
  for (const arg of endpoint.called) invalid.add(arg.name, await check(arg));
  const failed = endpoint.parse ? parse(request, endpoint, endpoint.parse) : [];
  for (const arg of failed) invalid.add(arg.name, await check(arg));
  const error =
    invalid.error(endpoint.args) ??
    (endpoint.validate ? await validateTogether(request, endpoint.validate) : null);
  if (error) return error;

  const refused = new InvalidParams();
  const args = [...endpoint.called, ...failed];
  if (args.length > 0) await sanitize(request, args, refused);
  const { sanitized, late } = defaultsFor(endpoint, request);
  if (late.length === 0) request.setDefaults(sanitized);
  else await sanitizeDefaults(request, endpoint, { sanitized, late }, refused);
  const problem = refused.error();
  if (!problem) request.checkedFor = endpoint.argsByName;
  return problem;
}

function missing(request: RestRequest, { required }: EndpointRecord): RestError | null {
  const names = required.map(({ name }) => name).filter((name) => request.getParam(name) === null);
  return names.length === 0 ? null : missingParams(names);
}

/** Returns what the validation of an argument returns; `null` if there is nothing to validate. */
function validate(arg: ArgRecord, request: RestRequest, endpoint: EndpointRecord): unknown {
  const { name, validate: callback } = arg;
  const value = callback ? request.getParam(name) : null;
  if (!callback || value === null) return null;
  if (value === endpoint.defaults[name] && isValidDefault(arg, endpoint, request)) return null;
  return called(() => callback(value, name, request));
}

const NO_NAMES: ReadonlySet<string> = new Set();

/** Returns the names of the parameters that were sent as null. */
function sentNulls(request: RestRequest): ReadonlySet<string> {
  const names = request
    .sources()
    .filter((source) => source !== request.defaults)
    .flatMap((source) => Object.keys(source).filter((name) => source[name] === null));
  return names.length === 0 ? NO_NAMES : new Set(names);
}

/** Returns what the validation of a null says. A callback of the site is called for other values only. */
function validateNull(arg: ArgRecord, request: RestRequest): unknown {
  const { name, definition, validate: callback } = arg;
  const { type, validate_callback: given } = definition;
  if (callback && isBySchema(given)) return called(() => callback(null, name, request));
  return type === undefined || acceptsNull(definition) ? null : validateValue(null, { type }, name);
}

/** Parses the parameters in place. Returns the arguments whose values the parser rejects: the interpreter explains them. */
function parse(
  request: RestRequest,
  { argsByName }: EndpointRecord,
  parseArgs: ArgsParser,
): readonly ArgRecord[] {
  const failed = new Set<ArgRecord>();
  for (const source of request.sources()) {
    if (source === request.defaults || isEmpty(source)) continue;
    parseArgs(source, (name) => {
      const arg = argsByName.get(name);
      if (arg) failed.add(arg);
      return source[name];
    });
  }
  return [...failed];
}

async function validateTogether(
  request: RestRequest,
  callback: NonNullable<EndpointRecord['validate']>,
): Promise<RestError | null> {
  const verdict = await called(() => callback(request));
  if (isError(verdict)) return verdict;
  if (verdict !== false) return null;
  return new RestError('rest_invalid_params', 'Invalid parameters.', { status: 400 });
}

/** Sanitizes the parameters in every place that they were sent in. */
async function sanitize(
  request: RestRequest,
  args: readonly ArgRecord[],
  refused: InvalidParams,
): Promise<void> {
  for (const source of request.sources()) {
    if (source === request.defaults || isEmpty(source)) continue;
    for (const { name, sanitize: callback } of args) {
      if (!callback || !Object.hasOwn(source, name)) continue;
      const value = await called(() => callback(source[name], name, request));
      if (isError(value)) refused.add(name, value);
      else source[name] = value;
    }
  }
}

/** The sanitized defaults of an endpoint, computed at its first request. */
interface DefaultsRecord {
  /** The sanitized defaults that do not depend on the request, and all other defaults as they were registered. */
  readonly sanitized: Params;
  /** The arguments whose defaults are sanitized for each request. */
  readonly late: readonly ArgRecord[];
}

const knownDefaults = new WeakMap<Params, DefaultsRecord>();
const validDefaults = new WeakMap<ArgRecord, boolean>();

function defaultsFor(endpoint: EndpointRecord, request: RestRequest): DefaultsRecord {
  const known = knownDefaults.get(endpoint.defaults);
  if (known) return known;
  const made = readDefaults(endpoint, request);
  knownDefaults.set(endpoint.defaults, made);
  return made;
}

/** Gives a request the defaults of its endpoint, some of which are sanitized for each request. */
async function sanitizeDefaults(
  request: RestRequest,
  endpoint: EndpointRecord,
  { sanitized, late }: DefaultsRecord,
  refused: InvalidParams,
): Promise<void> {
  const defaults = Object.assign(emptyMap(), sanitized);
  for (const { name, sanitize: callback } of late) {
    const value = await called(() => callback?.(copied(endpoint.defaults[name]), name, request));
    if (isError(value)) refused.add(name, value);
    else defaults[name] = value;
  }
  request.setDefaults(defaults);
}

function readDefaults(endpoint: EndpointRecord, request: RestRequest): DefaultsRecord {
  const sanitized = Object.assign(emptyMap(), endpoint.defaults);
  const late: ArgRecord[] = [];
  for (const name of Object.keys(endpoint.defaults)) {
    const arg = endpoint.argsByName.get(name);
    const callback = arg?.sanitize;
    if (!arg || !callback) continue;
    const value = dependsOnRequest(callback)
      ? LATE
      : called(() => callback(copied(endpoint.defaults[name]), name, request));
    if (value === LATE || isError(value) || value instanceof Promise) late.push(arg);
    else sanitized[name] = frozen(value);
  }
  return { sanitized: Object.freeze(sanitized), late };
}

const LATE = Symbol('sanitized for each request');

/** Whether the default of an argument passes a validation that depends on the value alone. */
function isValidDefault(
  arg: ArgRecord,
  { defaults }: EndpointRecord,
  request: RestRequest,
): boolean {
  const known = validDefaults.get(arg);
  if (known !== undefined) return known;
  const { validate: callback } = arg;
  if (!callback || dependsOnRequest(callback)) return false;
  const verdict = called(() => callback(defaults[arg.name], arg.name, request));
  const isValid = verdict !== false && !isError(verdict) && !(verdict instanceof Promise);
  validDefaults.set(arg, isValid);
  return isValid;
}

/** Whether a callback has the request as parameter. The result of other callbacks for a default never changes. */
function dependsOnRequest(callback: (...args: never[]) => unknown): boolean {
  return callback.length > 2;
}

/** The result of a failed validation: `false`, or an error with details. */
interface Verdict {
  readonly name: string;
  readonly verdict: RestError | false;
}

/** The invalid parameters of a request. If several sources have a parameter, the error of the source with the lowest precedence counts. */
export class InvalidParams {
  readonly #verdicts: Verdict[] = [];

  /** Adds a parameter if `verdict` is `false` or an error. */
  add(name: string, verdict: unknown): void {
    if (verdict === false || isError(verdict)) this.#verdicts.push({ name, verdict });
  }

  /** `rest_invalid_param`, status 400, with the parameters in the order of `args`, else of discovery; `null` if none is invalid. */
  error(args: readonly ArgRecord[] = []): RestError | null {
    if (this.#verdicts.length === 0) return null;
    return new RestError('rest_invalid_param', invalidWords, this.#verdicts, args);
  }
}

/** `rest_missing_callback_param`, status 400: the names of required parameters that were not sent. */
export function missingParams(names: readonly string[]): RestError {
  const message = `Missing parameters: ${names.join(', ')}.`;
  return new RestError('rest_missing_callback_param', message, { status: 400, params: names });
}

function invalidWords(verdicts: readonly Verdict[], args: readonly ArgRecord[]): Words {
  const params = emptyMap();
  const details = emptyMap();
  const names: string[] = [];
  for (const { name, verdict } of inOrder(verdicts, args)) {
    names.push(name);
    params[name] = verdict ? messagesOf(verdict) : 'Invalid parameter.';
    if (verdict) details[name] = errorBody(verdict).body;
  }
  const message = `Invalid parameters: ${names.join(', ')}.`;
  return { message, data: { status: 400, params, details } };
}

/** Returns the last verdict of each parameter, in the order of `args` if there are any. */
function inOrder(verdicts: readonly Verdict[], args: readonly ArgRecord[]): readonly Verdict[] {
  const byName = new Map(verdicts.map((one) => [one.name, one]));
  if (args.length === 0) return [...byName.values()];
  return args.flatMap(({ name }) => byName.get(name) ?? []);
}

function messagesOf(error: RestError): string {
  if (error.isSingle) return error.message;
  return error.codes.flatMap((code) => error.messages(code)).join(' ');
}
