import { isError } from '../errors/rest-error.ts';
import { fieldNames, isFieldIncluded } from '../shape/fields.ts';
import { called } from './called.ts';
import type { HandlerRequest } from './endpoint.ts';
import { filesOf } from './file-fields.ts';
import type { Files } from './file-fields.ts';
import type { ArgRecord, ArgumentsRecord } from './registration.ts';
import { emptyMap } from '../schema/values/containers.ts';
import type { Params, RequestUser, RestRequest } from './request.ts';

/**
 * Returns a request as an endpoint with the arguments `declared` receives it; permission and handler receive the same object.
 * `context` applies when the request names none.
 */
export function handlerRequest(
  request: RestRequest,
  declared: ArgumentsRecord,
  context: string,
): HandlerRequest<unknown> {
  // A permission that is called only for `Allow` receives arguments that were not validated for its endpoint.
  if (request.checkedFor !== declared)
    return new EndpointRequest(request, declared, context, () => looseArgs(request, declared));
  if (request.view) return request.view;
  const args = checkedArgs(request, declared);
  return (request.view = new EndpointRequest(request, declared, context, () => args));
}

/** Returns a request whose body was not received, with its valid arguments. */
export function bodylessRequest(
  request: RestRequest,
  declared: ArgumentsRecord,
  context: string,
): HandlerRequest<Params> {
  return new EndpointRequest(request, declared, context, () => {
    const values = emptyMap();
    for (const arg of declared.list) {
      const value = request.getParam(arg.name);
      const sanitized = value === null ? undefined : validValue(arg, value, request);
      if (sanitized !== undefined) values[arg.name] = sanitized;
    }
    return values;
  });
}

/** Returns the same request for another context. */
export function inContext(
  context: string | undefined,
  seen: HandlerRequest<unknown>,
): HandlerRequest<unknown> {
  if (context === undefined) return seen;
  const { args, extra, user, request } = seen;
  return { args, extra, user, request, context, wants: (field) => seen.wants(field) };
}

class EndpointRequest implements HandlerRequest<Params> {
  readonly request: RestRequest;
  readonly #declared: ArgumentsRecord;
  readonly #context: string;
  readonly #makeArgs: () => Params;
  #args: Params | null = null;
  #files: Files | null = null;
  #extra: Params | null = null;
  #fields: readonly string[] | null = null;

  constructor(
    request: RestRequest,
    declared: ArgumentsRecord,
    context: string,
    makeArgs: () => Params,
  ) {
    this.request = request;
    this.#declared = declared;
    this.#context = context;
    this.#makeArgs = makeArgs;
  }

  get args(): Params {
    return (this.#args ??= Object.freeze(this.#makeArgs()));
  }

  /** The files by field, for endpoints that declare them. */
  get files(): Files {
    return (this.#files ??= filesOf(this.request));
  }

  get user(): RequestUser | null {
    return this.request.user;
  }

  get context(): string {
    const requested = this.#declared.byName.has('context') ? this.args['context'] : null;
    return typeof requested === 'string' && requested !== '' ? requested : this.#context;
  }

  get extra(): Params {
    if (this.#extra) return this.#extra;
    const extra = this.request.getParams();
    for (const name of this.#declared.byName.keys()) delete extra[name];
    return (this.#extra = Object.freeze(extra));
  }

  /** An own member, which also works without its object: `({ args, wants }) => …`. */
  readonly wants = (field: string): boolean => {
    this.#fields ??= fieldNames(this.request.getParam('_fields'));
    return this.#fields.length === 0 || isFieldIncluded(field, this.#fields);
  };
}

function checkedArgs(request: RestRequest, { byName }: ArgumentsRecord): Params {
  const { defaults } = request;
  // Without a prototype. Unlike the maps of the runtime it counts as a plain object, which database drivers accept.
  const values = Object.assign(Object.create(null) as Params, defaults);
  // From the source with the lowest precedence to the highest.
  for (const source of request.sources().toReversed()) {
    if (source === defaults) continue;
    for (const name in source) {
      if (!byName.has(name)) continue;
      const value = source[name] ?? null;
      // A null that was sent counts unless a source with lower precedence or a default has a value.
      if (value !== null || !(name in values)) values[name] = value;
    }
  }
  return values;
}

/**
 * Returns the arguments for an endpoint of which only the permission is called (`Allow`, 4.2): sanitized
 * if they are valid, else unchanged, since the permission may refuse because of them.
 */
function looseArgs(request: RestRequest, { byName, defaults }: ArgumentsRecord): Params {
  const values = Object.assign(emptyMap(), defaults);
  for (const name of Object.keys(request.getParams())) {
    const arg = byName.get(name);
    const value = request.getParam(name);
    if (arg && value !== null) values[name] = validValue(arg, value, request) ?? value;
  }
  return values;
}

/** Returns the sanitized value; `undefined` if the value is invalid or its callbacks are asynchronous. */
function validValue(
  { name, validate, sanitize }: ArgRecord,
  value: unknown,
  request: RestRequest,
): unknown {
  const verdict = called(() => validate?.(value, name, request));
  if (verdict === false || isError(verdict) || verdict instanceof Promise) return undefined;
  const sanitized = sanitize ? called(() => sanitize(value, name, request)) : value;
  return isError(sanitized) || sanitized instanceof Promise ? undefined : sanitized;
}
