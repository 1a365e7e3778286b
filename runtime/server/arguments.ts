import { RestError, isError, errorBody } from '../errors/rest-error.ts';
import { copyOf, validateValue } from '../schema/index.ts';
import { acceptsNull } from '../schema/sub-schemas.ts';
import type { ArgsParser } from '../schema/types.ts';
import { emptyMap, isEmpty } from '../schema/values/containers.ts';
import { called } from './called.ts';
import { isBySchema } from './callbacks.ts';
import { depthError, textError, bodyFormError, unknownParamsError } from './request-checks.ts';
import { filesError } from './file-fields.ts';
import type { ArgRecord, ArgumentsRecord, EndpointRecord } from './registration.ts';
import type { RestRequest } from './request.ts';
import type { ResolvedSettings } from './settings.ts';
import type { Words } from '../errors/rest-error.ts';

/**
 * Checks the parameters of a matched request, then sanitizes them in place (4.7). Returns `null`, or the error:
 * `rest_body_too_large` (413), also of a file, `rest_unsupported_charset` and `rest_unsupported_media_type` (415), and, all with status 400,
 * `rest_invalid_json`, `rest_invalid_body`, `rest_unknown_param`, `rest_value_too_deep`, `rest_text_too_long`, `rest_missing_callback_param`, `rest_invalid_param`, `rest_invalid_params`.
 */
export async function checkArguments(
  request: RestRequest,
  endpoint: EndpointRecord,
  settings: ResolvedSettings,
): Promise<RestError | null> {
  const { protocol } = settings;
  const { args, validate: validateAll } = endpoint;
  const refusal =
    request.bodyError ??
    request.jsonError ??
    bodyFormError(request, endpoint, protocol) ??
    filesError(request, endpoint) ??
    depthError(request, settings) ??
    textError(request, settings) ??
    unknownParamsError(request, args, protocol);
  if (refusal) return refusal;
  const nulls = protocol.nulls === 'validate' ? sentNulls(request) : NO_NAMES;
  const absent = missing(request, args, nulls);
  if (absent) return absent;

  const invalid = new InvalidParams();
  const check = (arg: ArgRecord): unknown =>
    nulls.has(arg.name) ? validateNull(arg, request) : validate(arg, request);
  for (const arg of args.validated) invalid.add(arg.name, await check(arg));
  const failed = args.parse ? parse(request, args, args.parse) : [];
  for (const arg of failed) invalid.add(arg.name, await check(arg));
  const error =
    invalid.error(args.list) ?? (validateAll ? await validateTogether(request, validateAll) : null);
  if (error) return error;

  const refused = new InvalidParams();
  const left = [...args.called, ...failed];
  if (left.length > 0) await sanitize(request, left, refused);
  if (args.lateDefaults.length > 0) await sanitizeDefaults(request, args, refused);
  const problem = refused.error();
  if (problem) return problem;
  request.checkedFor = args;
  request.view = null;
  return null;
}

/** Returns the error of required parameters that were not sent; a null counts as sent if it is validated. */
function missing(
  request: RestRequest,
  { required }: ArgumentsRecord,
  nulls: ReadonlySet<string>,
): RestError | null {
  const names = required.filter((name) => request.getParam(name) === null && !nulls.has(name));
  return names.length === 0 ? null : missingParams(names);
}

/** Returns what the validation of an argument returns; `null` if there is nothing to validate. */
function validate({ name, validate: callback }: ArgRecord, request: RestRequest): unknown {
  const value = callback ? request.getParam(name) : null;
  return callback && value !== null ? called(() => callback(value, name, request)) : null;
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
  { byName }: ArgumentsRecord,
  parseArgs: ArgsParser,
): readonly ArgRecord[] {
  const failed = new Set<ArgRecord>();
  for (const source of request.sources()) {
    if (source === request.defaults || isEmpty(source)) continue;
    parseArgs(source, (name) => {
      const arg = byName.get(name);
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

/** Gives a request the defaults of its endpoint, some of which are sanitized for each request. */
async function sanitizeDefaults(
  request: RestRequest,
  { defaults, lateDefaults }: ArgumentsRecord,
  refused: InvalidParams,
): Promise<void> {
  const sanitized = Object.assign(emptyMap(), defaults);
  for (const { name, sanitize: callback } of lateDefaults) {
    const value = await called(() => callback?.(copyOf(defaults[name]), name, request));
    if (isError(value)) refused.add(name, value);
    else sanitized[name] = value;
  }
  request.setDefaults(sanitized);
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
