import type { RestError } from '../errors/rest-error.ts';
import { reportPatterns, vouchForPatterns } from '../schema/index.ts';
import type {
  ArgDefinition,
  ArgDefinitions,
  ArgsParser,
  SanitizeCallback,
  ValidateCallback,
} from '../schema/types.ts';
import type { FileFields } from '../resource/index.ts';
import { isList } from '../schema/values/containers.ts';
import { goesBySchema } from './callbacks.ts';
import type { DeclaredErrors } from './declared-errors.ts';
import type {
  Answers,
  EndpointDefinition,
  ItemShape,
  PlainEndpoint,
  RouteDefinition,
  RouteOptions,
  ShapedEndpoint,
} from './definition.ts';
import { endpointArguments, isDefinition, placedIn } from './endpoint-arguments.ts';
import type { EndpointArguments, Placed } from './endpoint-arguments.ts';
import type { Awaitable } from './endpoint.ts';
import { NestedItem } from './nesting.ts';
import { reportRegistration } from './notices.ts';
import type { DeclaredResponses } from './reply.ts';
import type { Params, RestRequest } from './request.ts';
import {
  failureOf,
  handlerOf,
  mayUploadOf,
  nestedItemOf,
  permissionOf,
} from './shaped-endpoint.ts';
import type { ResponseSettings } from './shaped-endpoint.ts';

/** An argument with its callbacks resolved: a function, or `null` for none. */
export interface ArgRecord {
  readonly name: string;
  readonly definition: ArgDefinition;
  readonly isRequired: boolean;
  readonly validate: ValidateCallback | null;
  readonly sanitize: SanitizeCallback | null;
}

/** The arguments of an endpoint in normalized form. */
export interface ArgumentsRecord {
  readonly args: readonly ArgRecord[];
  readonly argsByName: ReadonlyMap<string, ArgRecord>;
  readonly required: readonly ArgRecord[];
  /** The arguments that are read from one place of a request only (`in`); `null` if there are none. */
  readonly placed: PlacedArguments | null;
  /** Whether the body is the value of one argument, instead of the values of several ones by name. */
  readonly takesWholeBody: boolean;
  /** Parses the arguments that need no other callbacks; `null` if all callbacks are called. */
  readonly parse: ArgsParser | null;
  /** The arguments that `parse` does not handle: their callbacks are called. */
  readonly called: readonly ArgRecord[];
  /** The defaults as they were registered. */
  readonly defaults: Params;
}

/** Arguments that are read from a header, from the query, or that are the whole body. */
export interface PlacedArguments {
  /** Returns those that a request sends in their place. */
  read(request: RestRequest): Params;
  /** Returns the query or the body without those of another place. */
  without(source: Params, place: 'query' | 'body'): Params;
}

/** The responses of an endpoint of a schema file. */
export interface ResponseRecord {
  readonly answers: Answers;
  readonly media: string | undefined;
  /** The status of the usual response, if `answers` does not imply it. */
  readonly status: number | undefined;
  readonly responses: DeclaredResponses | undefined;
  /** Whether there is no body, with status 204 if no other one is declared. */
  readonly isEmpty: boolean;
  /** The context when the request names none. */
  readonly context: string;
  readonly shape: ItemShape;
  /** The errors that it may respond with; `undefined` where nothing is declared. */
  readonly errors: DeclaredErrors | undefined;
}

/** An endpoint in normalized form. */
export interface EndpointRecord extends ArgumentsRecord, EndpointFunctions {
  readonly methods: readonly string[];
  readonly showInIndex: boolean;
  /** `undefined`: the option of the route applies. */
  readonly allowBatch: unknown;
  readonly takesUploads: boolean;
  /** The files of a form by field; `undefined` if any files are accepted. */
  readonly files?: FileFields | undefined;
  readonly deprecation?: string | undefined;
  /** Checks all parameters together. */
  readonly validate: ((request: RestRequest) => unknown) | null;
}

interface EndpointFunctions {
  /** Checked before the permission; `null` unless the route is nested. */
  readonly nestedItem?: NestedItem | null | undefined;
  /** `null` if none was registered: then everyone has access. */
  readonly permission: ((request: RestRequest) => unknown) | null;
  /** Returns whether the caller may send files, before they are received; `null` if everyone may. */
  readonly mayUpload: ((request: RestRequest) => unknown) | null;
  /** `null` if the registered value is not a function. */
  readonly handle: ((request: RestRequest) => unknown) | null;
  /** Returns the error that replaces one that the permission refuses with; `null` to keep it. */
  readonly failure?: ((error: RestError, request: RestRequest) => Awaitable<unknown>) | null;
  /** `null` for endpoints that were registered as plain functions. */
  readonly response: ResponseRecord | null;
}

/** A route in normalized form. */
export interface RouteRecord {
  /** As it was registered: `/cms/v2/posts/(?P<id>[\d]+)`. */
  readonly route: string;
  /** Empty for the routes of the server itself. */
  readonly namespace: string;
  readonly endpoints: readonly EndpointRecord[];
  /** Each method, and the position of the endpoint that decides who may use it. */
  readonly deciding: ReadonlyMap<string, number>;
  /** The schema in the response to OPTIONS, or a function that returns it. */
  readonly schema: unknown;
  readonly allowBatch: unknown;
}

/** The route that a request matched, and the endpoint for its method. */
export interface Match {
  readonly route: RouteRecord;
  readonly endpoint: EndpointRecord;
}

/** A route in the normalized form of all definitions. */
export interface Registration {
  readonly endpoints: readonly EndpointRecord[];
  /** The options of the route that its definition names. */
  readonly options: Omit<RouteOptions, 'args'>;
}

/**
 * Normalizes a definition of any form (2.3). Problems are reported, not refused. Values that only requests need are made
 * with the first request.
 */
export function readDefinition(
  definition: RouteDefinition,
  settings: ResponseSettings,
): Registration {
  const { args, endpoints, ...options } = normalForm(definition);
  const common = { args, schema: options.schema };
  return {
    endpoints: endpoints.map((endpoint) => new RegisteredEndpoint(endpoint, common, settings)),
    options,
  };
}

function normalForm(
  definition: RouteDefinition,
): RouteOptions & { readonly endpoints: readonly EndpointDefinition[] } {
  if (isList(definition)) return { endpoints: definition };
  return 'endpoints' in definition ? definition : { endpoints: [definition] };
}

type Common = Pick<RouteOptions, 'args' | 'schema'>;

class RegisteredEndpoint implements EndpointRecord {
  readonly methods: readonly string[];
  readonly validate: EndpointRecord['validate'];
  readonly showInIndex: boolean;
  readonly allowBatch: unknown;
  readonly takesUploads: boolean;
  readonly files: FileFields | undefined;
  readonly deprecation: string | undefined;
  readonly nestedItem: EndpointRecord['nestedItem'];
  readonly permission: EndpointRecord['permission'];
  readonly mayUpload: EndpointRecord['mayUpload'];
  readonly handle: EndpointRecord['handle'];
  readonly failure: NonNullable<EndpointRecord['failure']> | null;
  readonly response: ResponseRecord | null;
  readonly #args: EndpointArguments;

  constructor(
    endpoint: EndpointDefinition,
    { args: common, schema }: Common,
    settings: ResponseSettings,
  ) {
    const definitions = { ...common, ...endpoint.args };
    judgeArguments(endpoint, definitions, placedIn(endpoint, settings.token));
    this.methods = methodsOf(endpoint.methods);
    this.validate = endpoint.validate_callback ?? null;
    this.showInIndex = endpoint.show_in_index ?? true;
    this.allowBatch = endpoint.allow_batch;
    const { uploads = false } = endpoint;
    this.takesUploads = uploads !== false;
    this.files = typeof uploads === 'object' ? uploads : undefined;
    this.deprecation = endpoint.deprecation;
    const isShaped = 'endpoint' in endpoint;
    const type = isShaped ? (endpoint.shape?.type ?? titleOf(schema, settings.token)) : '';
    const written = isShaped && writesItems(endpoint, this.methods) ? type : null;
    this.#args = endpointArguments(endpoint, definitions, settings, {
      type: written,
      method: this.methods.join(', '),
    });
    const functions = isShaped
      ? shapedFunctions(endpoint, { type, schema, args: this.#args }, settings)
      : plainFunctions(endpoint);
    this.nestedItem = functions.nestedItem;
    this.permission = functions.permission;
    this.mayUpload = functions.mayUpload;
    this.handle = functions.handle;
    this.failure = functions.failure ?? null;
    this.response = functions.response;
  }

  get args(): ArgumentsRecord['args'] {
    return this.#args().args;
  }

  get argsByName(): ArgumentsRecord['argsByName'] {
    return this.#args().argsByName;
  }

  get required(): ArgumentsRecord['required'] {
    return this.#args().required;
  }

  get placed(): ArgumentsRecord['placed'] {
    return this.#args().placed;
  }

  get takesWholeBody(): boolean {
    return this.#args().takesWholeBody;
  }

  get parse(): ArgumentsRecord['parse'] {
    return this.#args().parse;
  }

  get called(): ArgumentsRecord['called'] {
    return this.#args().called;
  }

  get defaults(): ArgumentsRecord['defaults'] {
    return this.#args().defaults;
  }
}

interface Shaped {
  /** The item type of the responses. */
  readonly type: string;
  readonly schema: RouteOptions['schema'];
  readonly args: EndpointArguments;
}

function shapedFunctions(
  definition: ShapedEndpoint,
  { type, schema, args }: Shaped,
  settings: ResponseSettings,
): EndpointFunctions {
  const {
    answers,
    answerSchema,
    context = 'view',
    shape = {},
    endpoint,
    nested,
    errors,
    errorData,
    media,
    status,
    responses,
  } = definition;
  const isEmpty = answers === 'any' && answerSchema?.type === 'null';
  const response = {
    answers,
    media,
    status,
    responses,
    isEmpty,
    context,
    shape: { ...shape, type },
    errors,
  };
  const view = { context, args };
  const check =
    settings.checks?.({
      answers,
      schema: answers === 'any' ? answerSchema : schema,
      contexts: shape.contexts ?? {},
      errors,
      errorData,
      responses,
    }) ?? null;
  const failure = failureOf(view, errors, check);
  return {
    nestedItem: nestedItemOf(endpoint, view, nested),
    permission: permissionOf(endpoint, view),
    mayUpload: mayUploadOf(endpoint, view),
    handle: handlerOf(endpoint, view, response, { settings, check, failure }),
    failure,
    response,
  };
}

function plainFunctions(endpoint: PlainEndpoint): EndpointFunctions {
  const { permission_callback: permission, callback, nested, parents_callback: parents } = endpoint;
  if (permission === undefined || permission === null)
    reportRegistration(
      'A route requires a permission_callback; a public route returns true.',
      '5.5.0',
    );
  if (nested && !parents)
    throw new Error(
      `routes: an endpoint of a route nested under ${nested.under.join(', ')} requires parents_callback`,
    );
  return {
    nestedItem:
      nested && parents
        ? new NestedItem(nested, parents, (request, group) => request.getParam(group))
        : null,
    permission: permission ?? null,
    mayUpload: endpoint.upload_permission_callback ?? null,
    handle: typeof callback === 'function' ? callback : null,
    response: null,
  };
}

/** Whether an endpoint creates or changes items of its type. */
function writesItems({ answers }: ShapedEndpoint, methods: readonly string[]): boolean {
  if (answers !== 'created' && answers !== 'item') return false;
  return methods.some((method) => WRITES.has(method));
}

const WRITES: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH']);

/** Returns the type of items that fields are added to at run time: the title of their schema (2.4). */
function titleOf(schema: RouteOptions['schema'], token: string): string {
  const title = typeof schema === 'object' && schema !== null ? (schema.title ?? '') : '';
  return title.replace('{token}', token);
}

/** Reports arguments that are not maps, and patterns that match nothing. */
function judgeArguments(
  endpoint: EndpointDefinition,
  definitions: ArgDefinitions,
  placed: Placed,
): void {
  const isGenerated = 'parse' in endpoint && endpoint.parse !== undefined;
  let isReported = false;
  for (const name of Object.keys(definitions)) {
    const given = definitions[name];
    if (!isDefinition(given)) {
      if (!isReported) reportRegistration('Each argument must be a map of keywords.', '6.1.0');
      isReported = true;
      continue;
    }
    if (!goesBySchema(given)) continue;
    // The generator has checked the patterns of schema files.
    if (isGenerated) vouchForPatterns(given);
    else reportPatterns('register_rest_route', given, name, placed);
  }
}

/** Returns the methods of `'POST, PUT'` or of a list, each once. */
function methodsOf(methods: string | readonly string[] = 'GET'): readonly string[] {
  const names = typeof methods === 'string' ? methods.split(',') : methods;
  if (!Array.isArray(names)) return [];
  const list = [...new Set(names.map((name: string) => name.trim().toUpperCase()))];
  const known = methodLists.get(list.join()) ?? Object.freeze(list);
  methodLists.set(list.join(), known);
  return known;
}

/** The lists of methods: thousands of endpoints share a few. */
const methodLists = new Map<string, readonly string[]>();
