import { isError } from '../errors/rest-error.ts';
import { andThen, eachInTurn, called } from './awaitable.ts';
import type { Awaitable } from './endpoint.ts';
import { frozen, ownValue } from './kept-value.ts';
import type { Problems } from './problems.ts';
import type { ArgRecord, EndpointRecord } from './records.ts';
import { emptyParams } from './request.ts';
import type { Params, RestRequest } from './request.ts';

/** What is known of the defaults of an endpoint, found out at its first request. */
interface DefaultsRecord {
  /** Those that were sanitized once and for all; others keep what was registered. */
  readonly sanitized: Params;
  /** Those that are sanitized at each request. */
  readonly late: readonly ArgRecord[];
}

const knownDefaults = new WeakMap<Params, DefaultsRecord>();
const goodDefaults = new WeakMap<ArgRecord, boolean>();

/** Gives a request the sanitized defaults of its endpoint. */
export function sanitizeDefaults(
  request: RestRequest,
  endpoint: EndpointRecord,
  problems: Problems,
): Awaitable<void> {
  let known = knownDefaults.get(endpoint.defaults);
  if (!known) {
    known = readDefaults(endpoint, request);
    knownDefaults.set(endpoint.defaults, known);
  }
  if (known.late.length > 0) return sanitizeLate(request, endpoint, known, problems);
  request.setDefaults(known.sanitized);
}

function sanitizeLate(
  request: RestRequest,
  endpoint: EndpointRecord,
  { sanitized, late }: DefaultsRecord,
  problems: Problems,
): Awaitable<void> {
  const defaults = Object.assign(emptyParams(), sanitized);
  const done = eachInTurn(late, ({ name, sanitize }) =>
    andThen(
      called(() => sanitize?.(ownValue(endpoint.defaults[name]), name, request)),
      (value) => {
        if (isError(value)) problems.judge(name, value);
        else defaults[name] = value;
      },
    ),
  );
  return andThen(done, () => request.setDefaults(defaults));
}

/** Whether the default of an argument passes its check, which goes by the value alone. */
export function isGoodDefault(
  arg: ArgRecord,
  { defaults }: EndpointRecord,
  request: RestRequest,
): boolean {
  const known = goodDefaults.get(arg);
  if (known !== undefined) return known;
  if (!arg.validate || !goesByValue(arg.validate)) return false;
  const { validate } = arg;
  const verdict = called(() => validate(defaults[arg.name], arg.name, request));
  const isGood = verdict !== false && !isError(verdict) && !(verdict instanceof Promise);
  goodDefaults.set(arg, isGood);
  return isGood;
}

// A callback that does not take the request goes by the value alone: of a default, which is always the
// same, its answer is too. Most of the arguments of a request are defaults.
function goesByValue(callback: (...args: never[]) => unknown): boolean {
  return callback.length < 3;
}

function readDefaults(endpoint: EndpointRecord, request: RestRequest): DefaultsRecord {
  const sanitized = Object.assign(emptyParams(), endpoint.defaults);
  const late: ArgRecord[] = [];
  for (const name of Object.keys(endpoint.defaults)) {
    const arg = endpoint.argsByName.get(name);
    if (!arg?.sanitize) continue;
    const { sanitize } = arg;
    const value = goesByValue(sanitize)
      ? called(() => sanitize(ownValue(endpoint.defaults[name]), name, request))
      : LATE;
    if (value === LATE || isError(value) || value instanceof Promise) late.push(arg);
    else sanitized[name] = frozen(value);
  }
  return { sanitized: Object.freeze(sanitized), late };
}

const LATE = Symbol('sanitized at each request');
