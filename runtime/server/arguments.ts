import { RestError, isError } from '../errors/rest-error.ts';
import type { ArgsParser } from '../schema/types.ts';
import { andThen, called, eachInTurn } from './awaitable.ts';
import { isGoodDefault, sanitizeDefaults } from './defaults.ts';
import { depthError } from './depth.ts';
import type { DepthSettings } from './depth.ts';
import type { Awaitable } from './endpoint.ts';
import { missingParams } from './invalid-params.ts';
import { knownQuery, rememberQuery } from './known-queries.ts';
import { Problems } from './problems.ts';
import type { ArgRecord, EndpointRecord } from './records.ts';
import { isEmpty } from './request.ts';
import type { RestRequest } from './request.ts';
import { textError } from './text-limit.ts';
import type { TextSettings } from './text-limit.ts';

/**
 * Checks the parameters of a matched request, then sanitizes them where they are (4.7). Errors: what is
 * wrong with the body (`rest_body_too_large`, 413; `rest_unsupported_charset`, 415), and, all
 * with status 400: `rest_invalid_json`, `rest_value_too_deep`, `rest_text_too_long`, `rest_missing_callback_param`,
 * `rest_invalid_param`, `rest_invalid_params`.
 */
export function checkArguments(
  request: RestRequest,
  endpoint: EndpointRecord,
  settings: DepthSettings & TextSettings = {},
): Awaitable<RestError | null> {
  const known = endpoint.parse ? knownQuery(request, endpoint.argsByName) : null;
  request.knownQuery = known;
  const refusal = known ? null : unreadable(request, endpoint, settings);
  if (refusal) return refusal;

  const invalid = new Problems();
  const judged = eachInTurn(endpoint.called, (arg) => {
    const verdict = called(() => check(arg, request, endpoint));
    if (verdict instanceof Promise)
      return verdict.then((late: unknown) => invalid.judge(arg.name, late));
    invalid.judge(arg.name, verdict);
  });
  return andThen(judged, () => {
    const failed = endpoint.parse ? parse(request, endpoint, endpoint.parse) : NONE;
    for (const arg of failed) invalid.judge(arg.name, check(arg, request, endpoint));
    const wrong =
      invalid.error(endpoint.args) ??
      (endpoint.validate ? invalidTogether(request, endpoint.validate) : null);
    return andThen(wrong, (error) => error ?? sanitizeArguments(request, endpoint, failed));
  });
}

function unreadable(
  request: RestRequest,
  endpoint: EndpointRecord,
  settings: DepthSettings & TextSettings,
): RestError | null {
  return (
    request.bodyError ??
    request.jsonError ??
    depthError(request, settings) ??
    textError(request, settings) ??
    missing(request, endpoint)
  );
}

/** Sanitizes the parameters in place, except those that were parsed. `failed` are those that the parser rejected. */
function sanitizeArguments(
  request: RestRequest,
  endpoint: EndpointRecord,
  failed: readonly ArgRecord[],
): Awaitable<RestError | null> {
  const { called: others } = endpoint;
  const args = failed.length > 0 ? [...others, ...failed] : others;
  const refused = new Problems();
  const sanitized = eachInTurn(request.sources(), (source) => {
    if (source === request.defaults || isEmpty(source)) return;
    return eachInTurn(args, ({ name, sanitize }) => {
      if (!sanitize || !Object.hasOwn(source, name)) return;
      return andThen(
        called(() => sanitize(source[name], name, request)),
        (value) => {
          if (isError(value)) refused.judge(name, value);
          else source[name] = value;
        },
      );
    });
  });
  return andThen(sanitized, () =>
    andThen(sanitizeDefaults(request, endpoint, refused), () => {
      const error = refused.error();
      if (!error) request.checkedFor = endpoint.argsByName;
      return error;
    }),
  );
}

const NONE: readonly ArgRecord[] = [];

function missing(request: RestRequest, { required }: EndpointRecord): RestError | null {
  if (required.every(({ name }) => request.getParam(name) !== null)) return null;
  return missingParams(
    required.map(({ name }) => name).filter((name) => request.getParam(name) === null),
  );
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

/** Parses the parameters in place. Returns the arguments whose values are left to the interpreter. */
function parse(
  request: RestRequest,
  { argsByName }: EndpointRecord,
  parseArgs: ArgsParser,
): readonly ArgRecord[] {
  if (request.knownQuery) {
    request.knownQuery.give(request);
    return NONE;
  }
  const sent = !isEmpty(request.query) && request.isQueryAlone() ? { ...request.query } : null;
  let failed: ArgRecord[] | null = null;
  for (const source of request.sources()) {
    if (source === request.defaults || isEmpty(source)) continue;
    parseArgs(source, (name) => {
      const arg = argsByName.get(name);
      // Several sources can have the argument.
      if (arg && !failed?.includes(arg)) failed = [...(failed ?? NONE), arg];
      return source[name];
    });
  }
  if (failed) return failed;
  if (sent) rememberQuery(request, argsByName, sent);
  return NONE;
}

async function invalidTogether(
  request: RestRequest,
  validate: (request: RestRequest) => unknown,
): Promise<RestError | null> {
  const verdict = await called(() => validate(request));
  if (isError(verdict)) return verdict;
  if (verdict !== false) return null;
  return new RestError('rest_invalid_params', 'Invalid parameters.', { status: 400 });
}
