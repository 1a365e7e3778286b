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
import type {
  EndpointDefinition,
  PlainEndpoint,
  RouteDefinition,
  RouteOptions,
  ShapedEndpoint,
} from './definition.ts';
import { endpointArguments, isDefinition, placedIn } from './endpoint-arguments.ts';
import type { Placed } from './endpoint-arguments.ts';
import type { Awaitable } from './endpoint.ts';
import type { NestedItem } from './nesting.ts';
import { reportRegistration } from './notices.ts';
import type { Params, RestRequest } from './request.ts';
import { shapedFunctions } from './shaped-endpoint.ts';
import type { Server } from './server.ts';

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
  readonly list: readonly ArgRecord[];
  readonly byName: ReadonlyMap<string, ArgRecord>;
  /** The names of the required arguments. */
  readonly required: readonly string[];
  /** The arguments that are read from one place of a request only (`in`); `null` if there are none. */
  readonly placed: PlacedArguments | null;
  /** Whether the body is the value of one argument, instead of the values of several ones by name. */
  readonly takesWholeBody: boolean;
  /** The `readonly` members of an argument that is the whole body. */
  readonly readonlyMembers: readonly string[];
  /** Parses the arguments that need no other callbacks; `null` if all callbacks are called. */
  readonly parse: ArgsParser | null;
  /** The arguments that `parse` does not handle: their callbacks are called. */
  readonly called: readonly ArgRecord[];
  /** The arguments that are validated by callbacks before the others are parsed. */
  readonly validated: readonly ArgRecord[];
  /** The defaults, sanitized except for those of `lateDefaults`. */
  readonly defaults: Params;
  /** The arguments whose defaults are sanitized for each request. */
  readonly lateDefaults: readonly ArgRecord[];
}

/** Arguments that are read from a header, from the query, or that are the whole body. */
export interface PlacedArguments {
  /** Returns those that a request sends in their place. */
  read(request: RestRequest): Params;
  /** Returns the query or the body without those of another place. */
  without(source: Params, place: 'query' | 'body'): Params;
}

/** An endpoint in normalized form. */
export interface EndpointRecord extends EndpointFunctions {
  readonly methods: readonly string[];
  /** The arguments, made when they are first read and again after a field was added at run time (2.4). */
  readonly args: ArgumentsRecord;
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

/** The functions that an endpoint applies to a request. */
export interface EndpointFunctions {
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
  /** The definition of an endpoint of a schema file; `null` for endpoints that were registered as plain functions. */
  readonly response: ShapedEndpoint | null;
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
  readonly options: Omit<RouteOptions, 'args'>;
}

/** The route that a request matched, and the endpoint for its method. */
export interface Match {
  readonly route: RouteRecord;
  readonly endpoint: EndpointRecord;
}

/** The endpoints and options of a route that one definition has. */
export type Registration = Pick<RouteRecord, 'endpoints' | 'options'>;

/**
 * Normalizes a definition of any form (2.3). Problems are reported, not refused. Values that only requests need are made
 * with the first request.
 */
export function readDefinition(
  definition: RouteDefinition,
  server: Server,
  route = '',
): Registration {
  const { args, endpoints, ...options } = normalForm(definition);
  for (const endpoint of endpoints) assertFunctions(endpoint, route);
  return {
    endpoints: endpoints.map((endpoint) => endpointRecord(endpoint, args, options.schema, server)),
    options,
  };
}

/** Throws an error about an endpoint of a schema file without permission or handler: untyped code may have left one out. */
function assertFunctions(endpoint: EndpointDefinition, route: string): void {
  if (!('endpoint' in endpoint)) return;
  const given: Partial<ShapedEndpoint['endpoint']> = Object(endpoint.endpoint);
  const names = ['permission', 'handle'] as const;
  const missing = names.find((name) => typeof given[name] !== 'function');
  if (missing === undefined) return;
  const methods = methodsOf(endpoint.methods).join(', ');
  throw new Error(`routes: the endpoint ${methods} ${route} lacks the function \`${missing}\``);
}

function normalForm(
  definition: RouteDefinition,
): RouteOptions & { readonly endpoints: readonly EndpointDefinition[] } {
  if (isList(definition)) return { endpoints: definition };
  return 'endpoints' in definition ? definition : { endpoints: [definition] };
}

function endpointRecord(
  endpoint: EndpointDefinition,
  common: RouteOptions['args'],
  schema: RouteOptions['schema'],
  server: Server,
): EndpointRecord {
  const definitions = { ...common, ...endpoint.args };
  reportArguments(endpoint, definitions, placedIn(endpoint, server.settings.token));
  const methods = methodsOf(endpoint.methods);
  const isShaped = 'endpoint' in endpoint;
  const type = isShaped ? (endpoint.shape?.type ?? titleOf(schema, server.settings.token)) : '';
  const written = isShaped && writesItems(endpoint, methods) ? type : null;
  const args = endpointArguments(endpoint, definitions, server, written, methods.join(', '));
  const { uploads = false } = endpoint;
  return {
    methods,
    get args() {
      return args();
    },
    showInIndex: endpoint.show_in_index ?? true,
    allowBatch: endpoint.allow_batch,
    takesUploads: uploads !== false,
    files: typeof uploads === 'object' ? uploads : undefined,
    deprecation: endpoint.deprecation,
    validate: endpoint.validate_callback ?? null,
    ...(isShaped
      ? shapedFunctions({ ...endpoint, shape: { ...endpoint.shape, type } }, args, schema, server)
      : plainFunctions(endpoint)),
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
        ? { ...nested, parents, inPath: (request, group) => request.getParam(group) }
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
function reportArguments(
  endpoint: EndpointDefinition,
  definitions: ArgDefinitions,
  placed: Placed,
): void {
  if (!Object.values(definitions).every(isDefinition))
    reportRegistration('Each argument must be a map of keywords.', '6.1.0');
  const isGenerated = 'parse' in endpoint && endpoint.parse !== undefined;
  for (const [name, given] of Object.entries(definitions)) {
    if (!isDefinition(given) || !goesBySchema(given)) continue;
    // The generator has checked the patterns of schema files.
    if (isGenerated) vouchForPatterns(given);
    else reportPatterns('register_rest_route', given, name, placed);
  }
}

/** Returns the methods of `'POST, PUT'` or of a list, each once. */
function methodsOf(methods: string | readonly string[] = 'GET'): readonly string[] {
  const names = typeof methods === 'string' ? methods.split(',') : methods;
  return [...new Set(names.map((name) => name.trim().toUpperCase()))];
}
