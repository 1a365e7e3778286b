import { isError } from '../errors/rest-error.ts';
import { fieldNames, isFieldIncluded } from '../shape/fields.ts';
import { called } from './awaitable.ts';
import type { HandlerRequest } from './endpoint.ts';
import type { EndpointArguments } from './endpoint-arguments.ts';
import type { ArgRecord, ArgumentsRecord } from './records.ts';
import { emptyParams } from './request.ts';
import type { Params, RestRequest, User } from './request.ts';

/** What of an endpoint decides how it sees a request. */
export interface View {
  /** The audience when the request names none. */
  readonly context: string;
  readonly args: EndpointArguments;
}

/** The request as an endpoint sees it; permission and handler see the same object. */
export function handlerRequest(request: RestRequest, view: View): HandlerRequest<unknown> {
  const set = view.args.current;
  const known = request.viewFor(set.argsByName);
  // Before the arguments are checked there is nothing to keep: it would be seen by the handler.
  if (known) return known;
  if (request.checkedFor !== set.argsByName)
    return new SeenRequest(request, set, null, view.context);
  const { knownQuery } = request;
  const make = (of: RestRequest): Params => Object.freeze(checkedArgs(of, set));
  const args = knownQuery ? knownQuery.argsOf(request, make) : make(request);
  const made = new SeenRequest(request, set, args, view.context);
  request.keepView(set.argsByName, made);
  return made;
}

/** Returns a request whose body was not received, with those arguments that are valid. */
export function bodylessRequest(
  request: RestRequest,
  { args, context }: View,
): HandlerRequest<Params> {
  const set = args.current;
  const values = emptyParams();
  for (const arg of set.args) {
    const value = request.getParam(arg.name);
    const sanitized = value === null ? undefined : goodValue(arg, value, request);
    if (sanitized !== undefined) values[arg.name] = sanitized;
  }
  return new SeenRequest(request, set, Object.freeze(values), context);
}

/** The request as it would be seen if it were answered for another audience. */
export function seenIn(
  context: string | undefined,
  seen: HandlerRequest<unknown>,
): HandlerRequest<unknown> {
  if (context === undefined) return seen;
  const { args, extra, user, request } = seen;
  return { args, extra, user, request, context, wants: (field) => seen.wants(field) };
}

class SeenRequest implements HandlerRequest<Params> {
  readonly request: RestRequest;
  readonly #declared: ArgumentsRecord;
  readonly #context: string;
  #args: Params | null;
  #extra: Params | null = null;
  #fields: readonly string[] | null = null;

  /** `args`: `null` where they were not checked. */
  constructor(
    request: RestRequest,
    declared: ArgumentsRecord,
    args: Params | null,
    context: string,
  ) {
    this.request = request;
    this.#declared = declared;
    this.#args = args;
    this.#context = context;
  }

  // Most permissions that are only asked for `Allow` look at nothing but the caller.
  get args(): Params {
    this.#args ??= Object.freeze(looseArgs(this.request, this.#declared));
    return this.#args;
  }

  get user(): User | null {
    return this.request.user;
  }

  get context(): string {
    const asked = this.#declared.argsByName.has('context') ? this.args['context'] : null;
    return typeof asked === 'string' && asked !== '' ? asked : this.#context;
  }

  get extra(): Params {
    this.#extra ??= this.#readExtra();
    return this.#extra;
  }

  wants(field: string): boolean {
    this.#fields ??= fieldNames(this.request.getParam('_fields'));
    return this.#fields.length === 0 || isFieldIncluded(field, this.#fields);
  }

  #readExtra(): Params {
    const extra = this.request.getParams();
    for (const name of this.#declared.argsByName.keys()) delete extra[name];
    return Object.freeze(extra);
  }
}

// Defaults first, whose names are those of every request: an object that always begins alike is made fast.
function checkedArgs(request: RestRequest, { argsByName }: ArgumentsRecord): Params {
  const { defaults } = request;
  const values = Object.assign(emptyParams(), defaults);
  const sources = request.sources();
  // From the weakest to the strongest.
  for (let at = sources.length - 1; at >= 0; at -= 1) {
    const source = sources[at];
    if (!source || source === defaults) continue;
    for (const name in source) {
      if (!argsByName.has(name)) continue;
      const value = source[name] ?? null;
      // What was sent as null says so, unless a weaker source or a default says more.
      if (value !== null || !(name in values)) values[name] = value;
    }
  }
  return values;
}

/**
 * The arguments for an endpoint that is only asked whether it would let the caller through (`Allow`,
 * 4.2): sanitized as far as they are good, and else as they came, since what is wrong with a request can
 * be what it would be refused for. Whatever a permission makes of them, it answers nobody but itself.
 */
function looseArgs(request: RestRequest, { argsByName, defaults }: ArgumentsRecord): Params {
  const values = Object.assign(emptyParams(), defaults);
  for (const name of Object.keys(request.getParams())) {
    const arg = argsByName.get(name);
    const value = request.getParam(name);
    if (arg && value !== null) values[name] = goodValue(arg, value, request) ?? value;
  }
  return values;
}

/** Returns a value as it is sanitized; `undefined` when it is not valid, or that takes waiting to know. */
function goodValue(
  { name, validate, sanitize }: ArgRecord,
  value: unknown,
  request: RestRequest,
): unknown {
  const verdict = called(() => validate?.(value, name, request));
  if (verdict === false || isError(verdict) || verdict instanceof Promise) return undefined;
  const sanitized = sanitize ? called(() => sanitize(value, name, request)) : value;
  return isError(sanitized) || sanitized instanceof Promise ? undefined : sanitized;
}
