import type { RestError } from '../errors/rest-error.ts';
import { HeaderList } from '../http/header-list.ts';
import { isJsonType, mediaType, headerKey, headerMap } from '../http/headers.ts';
import { withSlashes } from '../http/urls.ts';
import { parseForm, parseRepeated } from '../http/query.ts';
import type { BodyStream, UploadedFile, WireRequest } from '../http/wire.ts';
import type { Connection } from '../http/urls.ts';
import { emptyMap } from '../schema/index.ts';
import { isMap } from '../schema/values/containers.ts';
import type { Caller } from './site-login.ts';
import type { HandlerRequest } from './endpoint.ts';
import type { ArgumentsRecord, EndpointRecord } from './registration.ts';
import { parseJsonBody, renumbered, textOf } from './json-body.ts';
import type { Body } from './json-body.ts';
import type { SentHeaders } from '../http/headers.ts';

const encoder = new TextEncoder();

/** Parameters by name. Maps of parameters have no prototype, because clients choose the names. */
export type Params = Record<string, unknown>;

/** A user of the content API. */
export interface User {
  readonly id: number;
  readonly login: string;
  /** Whether a role or an extra grant of the user carries `capability`. */
  can(capability: string): boolean;
}

/**
 * The types of a project, set by module augmentation. `user` is the caller that `authenticate` returns:
 * `declare module 'restloom-runtime/server' { interface Register { user: Employee } }`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- projects add members
export interface Register {}

/** The caller of a request: `Register['user']`, else a user of the content API. */
export type RequestUser = Register extends { readonly user: infer Own } ? Own : User;

/** The parts of a request. Missing parts are empty. */
export interface RequestParts {
  /** The request ID in responses and logs; absent for internal requests. */
  readonly id?: string | undefined;
  readonly method?: string;
  readonly route?: string;
  readonly query?: { readonly [name: string]: unknown };
  /** The unparsed query of the URL. */
  readonly search?: string;
  /** Whether `query` and `body` belong to this request alone: then they are not copied. */
  readonly isOwn?: boolean;
  readonly headers?: SentHeaders;
  /** Parameters of a form that was already parsed. */
  readonly body?: { readonly [name: string]: unknown } | undefined;
  /** The uploaded files. */
  readonly files?: readonly UploadedFile[];
  /** The unparsed body; its content type decides how it is parsed. */
  readonly raw?: string | Uint8Array | undefined;
  /** The error of a body that was refused. */
  readonly bodyError?: RestError | null;
  readonly user?: RequestUser | null;
  /** Maximum number of brackets after a name in a form; default 64. */
  readonly formDepth?: number | undefined;
  /** How the caller was identified; absent if `user` needs no check. */
  readonly caller?: Caller | null;
  /** The connection of the request; absent for internal requests. */
  readonly connection?: Connection | null;
  /** The network address of the client; absent for internal requests. */
  readonly address?: string | null;
  /** The external request, whose signal is aborted with it; absent for internal requests. */
  readonly wire?: Pick<WireRequest, 'signal'> | undefined;
  /** The request whose response will contain the body of this one's. */
  readonly outer?: RestRequest | null;
}

/** The parts of a request that its body contains. */
export type ReceivedParts = Pick<RequestParts, 'body' | 'files' | 'raw' | 'bodyError'>;

/** A request for a route, external or internal (4.8). */
export class RestRequest {
  /** The request ID in responses and logs; `null` for internal requests. */
  readonly id: string | null;
  /** The route, with `ENCODED_SLASH` for each slash that was sent as `%2F`; routes are matched against it. */
  path: string;
  /** The caller; `null` for an anonymous request. */
  user: RequestUser | null;
  readonly caller: Caller | null;
  readonly connection: Connection | null;
  /** The network address of the client; `null` for internal requests. */
  readonly address: string | null;
  /** The method that was sent, before it was overridden. */
  readonly sentMethod: string;
  /** The request whose response will contain the body of this one's; `null` for a separate request. */
  readonly outer: RestRequest | null;
  /** The error of a body that was refused; `null` if it was accepted. */
  readonly bodyError: RestError | null;
  query: Params;
  /** The unparsed query of the URL; `null` for internal requests. */
  readonly search: string | null;
  /** The uploaded files, if the endpoint accepts uploads; they are removed after the response. */
  readonly files: readonly UploadedFile[];
  /** The path parameters of the matched route. */
  url: Params = NOTHING;
  /** The matched endpoint; `null` before the request is matched. */
  endpoint: EndpointRecord | null = null;
  /** The arguments that were validated and sanitized; `null` before that, and if an argument was refused. */
  checkedFor: ArgumentsRecord | null = null;
  /** The request as the endpoint with the checked arguments receives it; `null` before it is created. */
  view: HandlerRequest<unknown> | null = null;
  /** The result of the permission of the matched endpoint; `undefined` before it was called. */
  permission: unknown = undefined;
  /** The stream that the handler returned, which has to be sent or closed. */
  stream: BodyStream | null = null;
  readonly #sentHeaders: SentHeaders;
  readonly #wire: Pick<WireRequest, 'signal'> | undefined;
  #headers: Map<string, string> | null = null;
  readonly #formDepth: number | undefined;
  /** `null` while the defaults of the endpoint apply and were not read. */
  #defaults: Params | null = NOTHING;
  #method: string;
  #body: Params;
  #raw: string | Uint8Array;
  #json: Body = UNREAD;
  #jsonParams: Params | null = null;
  #isFormRead = false;
  #byLocation = false;
  #placedParams: Params | null = null;
  #order: readonly Params[] | null = null;
  #responseHeaders: HeaderList | null = null;

  /** `received` has the parts of the body. */
  constructor(parts: RequestParts = {}, received: ReceivedParts = parts) {
    this.id = parts.id ?? null;
    this.#method = (parts.method ?? 'GET').toUpperCase();
    this.sentMethod = this.#method;
    this.outer = parts.outer ?? null;
    this.path = parts.route ?? '';
    const isOwn = parts.isOwn === true;
    this.query = isOwn && parts.query ? parts.query : paramsOf(parts.query);
    this.search = parts.search ?? null;
    this.#body = isOwn && received.body ? received.body : paramsOf(received.body);
    this.files = received.files ?? [];
    this.bodyError = received.bodyError ?? null;
    this.#raw = received.raw ?? '';
    this.#formDepth = parts.formDepth;
    this.user = parts.user ?? null;
    this.caller = parts.caller ?? null;
    this.connection = parts.connection ?? null;
    this.address = parts.address ?? null;
    this.#sentHeaders = parts.headers ?? NO_HEADERS;
    this.#wire = parts.wire;
  }

  /** Aborted when the client disconnects or the request times out. Pass it to `fetch`, queries and timers. */
  get signal(): AbortSignal {
    return this.#wire?.signal ?? this.outer?.signal ?? new AbortController().signal;
  }

  /** `REST_REQUEST` (1): whether this request, or the request that contains it, is external. */
  get isRestRequest(): boolean {
    return this.connection !== null;
  }

  get isEmbedded(): boolean {
    return this.outer !== null;
  }

  /** The decoded path below the prefix, with a leading slash. */
  get route(): string {
    return withSlashes(this.path);
  }

  set route(route: string) {
    this.path = route;
  }

  get method(): string {
    return this.#method;
  }

  set method(method: string) {
    this.#method = method.toUpperCase();
    this.#order = null;
  }

  /** Headers to add to the response, such as a new nonce. Headers of internal requests are not sent. */
  get responseHeaders(): HeaderList {
    return (this.#responseHeaders ??= new HeaderList());
  }

  set responseHeaders(headers: HeaderList) {
    this.#responseHeaders = headers;
  }

  /** The unparsed body as text. */
  get raw(): string {
    return textOf(this.#raw);
  }

  /** The unparsed body as bytes. */
  get bytes(): Uint8Array {
    return typeof this.#raw === 'string' ? encoder.encode(this.#raw) : this.#raw;
  }

  /** Parameters of a form. The form of a POST is parsed before; forms of other methods are parsed here. */
  get body(): Params {
    return this.#body;
  }

  /** The parsed JSON body, with sanitized members; `null` if there is none or it is invalid. */
  get json(): unknown {
    const { value } = this.#readJson();
    return this.#jsonParams && isMap(value) ? this.#jsonParams : value;
  }

  /** The error of an invalid JSON body: `rest_invalid_json`, status 400. */
  get jsonError(): RestError | null {
    return this.#readJson().error;
  }

  /** The headers, by name in lower case. */
  get headers(): ReadonlyMap<string, string> {
    return (this.#headers ??= headerMap(this.#sentHeaders));
  }

  /** Returns a header by its case-insensitive name; `null` if it was not sent. */
  header(name: string): string | null {
    return this.headers.get(headerKey(name)) ?? null;
  }

  setHeader(name: string, value: string | readonly string[]): void {
    this.#headers ??= headerMap(this.#sentHeaders);
    this.#headers.set(headerKey(name), typeof value === 'string' ? value : value.join(','));
    this.#order = null;
  }

  /** The content type in lower case, without its parameters; empty if the header is missing. */
  get contentType(): string {
    return mediaType(this.header('content-type'));
  }

  /** Whether the content type is JSON: `application/json`, `…+json` or `…json+oembed`. */
  get isJson(): boolean {
    const { contentType } = this;
    return contentType !== '' && isJsonType(contentType);
  }

  /** Returns the first file of a form field; `null` if there is none. */
  file(field: string): UploadedFile | null {
    return this.files.find((file) => file.field === field) ?? null;
  }

  /** Returns the uploaded file if the whole body is a file; else `null`. */
  get upload(): UploadedFile | null {
    return this.files.find((file) => file.field === null) ?? null;
  }

  /** Returns the non-null value of a parameter from the source with the highest precedence; else `null`. */
  getParam(name: string): unknown {
    for (const source of this.sources()) {
      if (!Object.hasOwn(source, name)) continue;
      const value = source[name];
      if (value !== undefined && value !== null) return value;
    }
    return null;
  }

  /** Whether a source has the parameter, even if its value is `null`. */
  hasParam(name: string): boolean {
    return this.sources().some((source) => Object.hasOwn(source, name));
  }

  /** Returns all parameters by the precedence of their sources. */
  getParams(): Params {
    const all = emptyMap();
    for (const source of this.sources().toReversed()) Object.assign(all, source);
    return all;
  }

  /** Sets a parameter in every source that has it, else in the source with the highest precedence. */
  setParam(name: string, value: unknown): void {
    const sources = this.sources().filter((source) => source !== this.defaults);
    const holders = sources.filter((source) => Object.hasOwn(source, name));
    const [first] = sources;
    if (holders.length === 0 && first) first[name] = value;
    for (const holder of holders) holder[name] = value;
  }

  /**
   * Returns the sources of parameters, highest precedence first: JSON (of any method), the form (of methods
   * that have one), the query, the route, the defaults.
   */
  sources(): readonly Params[] {
    if (this.#order) return this.#order;
    this.#readForm();
    // Stored, because parameters are sanitized in place.
    this.#placedParams ??= this.endpoint?.args.placed?.read(this) ?? null;
    const order: Params[] = this.#placedParams ? [this.#placedParams] : [];
    if (this.#byLocation || this.endpoint?.args.takesWholeBody)
      return (this.#order = [...order, ...this.#locations()]);
    this.#jsonParams ??= asParams(this.json);
    // The content type may have been changed after the JSON parameters were read.
    if (this.#jsonParams && this.isJson) order.push(this.#own(this.#jsonParams, 'body'));
    if (WITH_FORM.has(this.#method)) order.push(this.#own(this.#body, 'body'));
    order.push(this.#own(this.query, 'query'), this.url, this.defaults);
    return (this.#order = order);
  }

  /**
   * Sets the endpoint of a request and the parameters of its path. With `byLocation` the path comes first, then the body of
   * POST, PUT and PATCH, or the query of other methods.
   */
  match(endpoint: EndpointRecord, url: Params, byLocation = false): void {
    this.endpoint = endpoint;
    this.url = url;
    this.#byLocation = byLocation;
    this.#defaults = null;
    this.#placedParams = null;
    this.#order = null;
  }

  /** Returns the defaults of the matched endpoint. */
  get defaults(): Params {
    return (this.#defaults ??= this.endpoint?.args.defaults ?? NOTHING);
  }

  /** Replaces the defaults by their sanitized values. */
  setDefaults(defaults: Params): void {
    this.#defaults = defaults;
    this.#order = null;
  }

  /** Whether parameters come from the body: of POST, PUT and PATCH, and of a DELETE that has one. A file has none. */
  get hasBody(): boolean {
    if (this.files.length > 0 && this.upload !== null) return false;
    return WITH_BODY.has(this.#method) || (this.#method === 'DELETE' && this.#raw.length > 0);
  }

  /** Returns the query or the body without arguments that are read from another place. */
  #own(source: Params, place: 'query' | 'body'): Params {
    return this.endpoint?.args.placed?.without(source, place) ?? source;
  }

  #locations(): readonly Params[] {
    if (!this.hasBody) return [this.url, this.#own(this.query, 'query'), this.defaults];
    const members = this.isJson ? (this.#jsonParams ??= asParams(this.json)) : this.#body;
    const body = this.endpoint?.args.takesWholeBody || !members ? emptyMap() : members;
    // The only parameters in the query of a write are those that shape the response: `_fields`, `_embed`.
    const controls = Object.entries(this.query).filter(([name]) => name.startsWith('_'));
    const shaping = paramsOf(Object.fromEntries(controls));
    return [this.url, this.#own(body, 'body'), shaping, this.defaults];
  }

  #readJson(): Body {
    // Most requests have no body: then the content type is not parsed. The type may be changed until the body is parsed as JSON.
    if (this.#json === UNREAD && this.#raw.length > 0 && this.isJson)
      this.#json = parseJsonBody(this.#raw);
    return this.#json;
  }

  #readForm(): void {
    if (this.#isFormRead) return;
    this.#isFormRead = true;
    if (this.#method === 'POST' || this.#raw.length === 0) return;
    // A type without a slash counts as absent.
    if (this.contentType.includes('/') && this.contentType !== FORM_TYPE) return;
    // Parameters that code has set take precedence over the body.
    const parse = this.#byLocation ? parseRepeated : parseForm;
    if (this.raw !== '' && this.raw !== '0')
      this.#body = Object.assign(renumbered(parse(this.raw, this.#formDepth)), this.#body);
  }
}

const NO_HEADERS: SentHeaders = {};
const NOTHING: Params = Object.freeze(emptyMap());
const UNREAD: Body = { value: null, error: null };
const WITH_BODY: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH']);
const WITH_FORM: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const FORM_TYPE = 'application/x-www-form-urlencoded';

function paramsOf(values: { readonly [name: string]: unknown } | undefined): Params {
  return Object.assign(emptyMap(), values);
}

// The names of a list's parameters are its positions; a scalar is at position 0.
function asParams(json: unknown): Params | null {
  if (json === null || json === undefined) return null;
  if (typeof json !== 'object') return paramsOf({ 0: json });
  return Object.assign(emptyMap(), json);
}
