import type { RestError } from '../errors/rest-error.ts';
import { HeaderList } from '../http/header-list.ts';
import { isJsonType, mediaType, headerKey, headerMap } from '../http/headers.ts';
import { withSlashes } from '../http/urls.ts';
import { parseForm } from '../http/query.ts';
import type { UploadedFile, WireRequest } from '../http/wire.ts';
import type { Connection } from '../http/urls.ts';
import { emptyMap } from '../schema/index.ts';
import { isMap } from '../schema/values/containers.ts';
import type { Caller } from './site-login.ts';
import type { HandlerRequest } from './endpoint.ts';
import type { EndpointRecord } from './registration.ts';
import { parseJsonBody, renumbered, textOf } from './json-body.ts';
import type { Body } from './json-body.ts';
import type { SentHeaders } from '../http/headers.ts';

const encoder = new TextEncoder();

/** The methods of the service (4.1), and HEAD, which is answered as GET without a body. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS' | 'HEAD';

/** Parameters by name. Made without a prototype: a name from outside is only ever a key. */
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

/** What a request is made of; what is left out is empty. */
export interface RequestParts {
  /** What it is called in answers and logs; absent for requests from inside. */
  readonly id?: string | undefined;
  readonly method?: string;
  readonly route?: string;
  readonly query?: { readonly [name: string]: unknown };
  /** The query as it stood in the address. */
  readonly search?: string;
  /** Whether `query` and `body` were made for this request alone: then they are not copied. */
  readonly isOwn?: boolean;
  readonly headers?: SentHeaders;
  /** Parameters of a form that was already read. */
  readonly body?: { readonly [name: string]: unknown } | undefined;
  /** The files that came with it. */
  readonly files?: readonly UploadedFile[];
  /** The body as it came; it is read by its content type. */
  readonly raw?: string | Uint8Array | undefined;
  /** Why the body was not taken. */
  readonly bodyError?: RestError | null;
  readonly user?: RequestUser | null;
  /** How many brackets may follow a name in a form; 64 when absent. */
  readonly formDepth?: number | undefined;
  /** How the caller was found out; absent when `user` is to be taken as it is. */
  readonly caller?: Caller | null;
  /** The connection it came over; absent for requests from inside. */
  readonly connection?: Connection | null;
  /** The network address of the other end; absent for requests from inside. */
  readonly address?: string | null;
  /** The request on the wire, whose signal is aborted with it; absent for requests from inside. */
  readonly wire?: Pick<WireRequest, 'signal'> | undefined;
  /** The request whose answer this one's becomes part of, without its headers. */
  readonly outer?: RestRequest | null;
}

/** A request for a route, from outside or from inside (4.8). */
export class RestRequest {
  /** What it is called in answers and logs; `null` for requests from inside. */
  readonly id: string | null;
  /** The route, with `ENCODED_SLASH` for each slash that was sent as `%2F`; routes are matched against it. */
  path: string;
  /** Who asks; `null` for nobody. */
  user: RequestUser | null;
  readonly caller: Caller | null;
  readonly connection: Connection | null;
  /** The network address of the other end; `null` for requests from inside. */
  readonly address: string | null;
  /** The method on the wire, before anything overrode it. */
  readonly sentMethod: string;
  /** The request whose answer this one's becomes part of; `null` when it is answered by itself. */
  readonly outer: RestRequest | null;
  /** Why the body was not taken; `null` when it was. */
  readonly bodyError: RestError | null;
  query: Params;
  /** The query as it stood in the address; `null` for requests from inside. */
  readonly search: string | null;
  /** The files that came with it, where its endpoint takes any; they are gone once it is answered. */
  readonly files: readonly UploadedFile[];
  /** What the groups of the matched route caught. */
  url: Params = NOTHING;
  /** The endpoint that the request reached; `null` before it is matched. */
  endpoint: EndpointRecord | null = null;
  /** The endpoint whose arguments were checked and sanitized; `null` before, and when one was refused. */
  checkedFor: EndpointRecord['argsByName'] | null = null;
  /** What the permission of the matched endpoint said; `undefined` before it was asked. */
  permission: unknown = undefined;
  readonly #sentHeaders: SentHeaders;
  readonly #wire: Pick<WireRequest, 'signal'> | undefined;
  #headers: Map<string, string> | null = null;
  #views: Map<EndpointRecord['argsByName'], HandlerRequest<unknown>> | null = null;
  readonly #formDepth: number | undefined;
  /** `null`: those of the endpoint, which nobody has asked for. */
  #defaults: Params | null = NOTHING;
  #method: string;
  #body: Params;
  #raw: string | Uint8Array;
  #json: Body = UNREAD;
  #jsonParams: Params | null = null;
  #isFormRead = false;
  #byLocation = false;
  #order: readonly Params[] | null = null;
  #responseHeaders: HeaderList | null = null;

  constructor(parts: RequestParts = {}) {
    this.id = parts.id ?? null;
    this.#method = (parts.method ?? 'GET').toUpperCase();
    this.sentMethod = this.#method;
    this.outer = parts.outer ?? null;
    this.path = parts.route ?? '';
    const isOwn = parts.isOwn === true;
    this.query = isOwn && parts.query ? parts.query : paramsOf(parts.query);
    this.search = parts.search ?? null;
    this.#body = isOwn && parts.body ? parts.body : paramsOf(parts.body);
    this.files = parts.files ?? [];
    this.bodyError = parts.bodyError ?? null;
    this.#raw = parts.raw ?? '';
    this.#formDepth = parts.formDepth;
    this.user = parts.user ?? null;
    this.caller = parts.caller ?? null;
    this.connection = parts.connection ?? null;
    this.address = parts.address ?? null;
    this.#sentHeaders = parts.headers ?? NO_HEADERS;
    this.#wire = parts.wire;
  }

  /** Aborted when the client goes away or the request takes too long; pass it on to `fetch`, queries and timers. */
  get signal(): AbortSignal {
    return this.#wire?.signal ?? this.outer?.signal ?? new AbortController().signal;
  }

  /** `REST_REQUEST` (1): whether the service was reached over the wire, be it by a request around this one. */
  get isRestRequest(): boolean {
    return this.connection !== null;
  }

  get isEmbedded(): boolean {
    return this.outer !== null;
  }

  /** The decoded path below the prefix, with a slash at its start. */
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

  /** The headers that every response to this request has, such as a new nonce; those of internal requests are not sent. */
  get responseHeaders(): HeaderList {
    return (this.#responseHeaders ??= new HeaderList());
  }

  set responseHeaders(headers: HeaderList) {
    this.#responseHeaders = headers;
  }

  /** The body as it came, as text. */
  get raw(): string {
    return textOf(this.#raw);
  }

  /** The body as it came, as bytes. */
  get bytes(): Uint8Array {
    return typeof this.#raw === 'string' ? encoder.encode(this.#raw) : this.#raw;
  }

  /** Parameters of a form. They are read from the body of any method but POST, where they came read. */
  get body(): Params {
    return this.#body;
  }

  /** What a JSON body says, its members as they were sanitized; `null` when there is none or it cannot be read. */
  get json(): unknown {
    const { value } = this.#readJson();
    return this.#jsonParams && isMap(value) ? this.#jsonParams : value;
  }

  /** What is wrong with a JSON body: `rest_invalid_json`, status 400. */
  get jsonError(): RestError | null {
    return this.#readJson().error;
  }

  /** The headers as they were sent, by their names in small letters. */
  get headers(): ReadonlyMap<string, string> {
    return (this.#headers ??= headerMap(this.#sentHeaders));
  }

  /** A header by its name, in any case; `null` when it was not sent. */
  header(name: string): string | null {
    return this.headers.get(headerKey(name)) ?? null;
  }

  setHeader(name: string, value: string | readonly string[]): void {
    this.#headers ??= headerMap(this.#sentHeaders);
    this.#headers.set(headerKey(name), typeof value === 'string' ? value : value.join(','));
    this.#order = null;
  }

  /** The type of the body in small letters, without its parameters; empty when none is named. */
  get contentType(): string {
    return mediaType(this.header('content-type'));
  }

  /** Whether the body is JSON by its type: `application/json`, `…+json` or `…json+oembed`. */
  get isJson(): boolean {
    const { contentType } = this;
    return contentType !== '' && isJsonType(contentType);
  }

  /** The first file of a field of the form; `null` when none came. */
  file(field: string): UploadedFile | null {
    return this.files.find((file) => file.field === field) ?? null;
  }

  /** The body as a whole, when that is a file; else `null`. */
  get upload(): UploadedFile | null {
    return this.files.find((file) => file.field === null) ?? null;
  }

  /** The first value of a parameter that is not null, from the strongest source; else `null`. */
  getParam(name: string): unknown {
    for (const source of this.sources()) {
      if (!Object.hasOwn(source, name)) continue;
      const value = source[name];
      if (value !== undefined && value !== null) return value;
    }
    return null;
  }

  /** Whether a source has the parameter, be it null. */
  hasParam(name: string): boolean {
    return this.sources().some((source) => Object.hasOwn(source, name));
  }

  /** All parameters, the strongest source winning. */
  getParams(): Params {
    const all = emptyParams();
    for (const source of this.sources().toReversed()) {
      for (const name of Object.keys(source)) all[name] = source[name];
    }
    return all;
  }

  /** Sets a parameter wherever it is, or in the strongest source when it is nowhere. */
  setParam(name: string, value: unknown): void {
    const sources = this.sources().filter((source) => source !== this.defaults);
    const holders = sources.filter((source) => Object.hasOwn(source, name));
    const [first] = sources;
    if (holders.length === 0 && first) first[name] = value;
    for (const holder of holders) holder[name] = value;
  }

  /**
   * The places parameters come from, the strongest first: JSON (of any method), the form (of methods
   * that have one), the query, the route, the defaults.
   */
  sources(): readonly Params[] {
    if (this.#order) return this.#order;
    if (this.#byLocation) return (this.#order = this.#locations());
    const order: Params[] = [];
    // Kept, because it is where JSON parameters are sanitized.
    this.#jsonParams ??= asParams(this.json);
    // What says no more that it is JSON has no such parameters, be it that they were read before.
    if (this.#jsonParams && this.isJson) order.push(this.#jsonParams);
    this.#readForm();
    if (WITH_FORM.has(this.#method)) order.push(this.#body);
    order.push(this.query, this.url, this.defaults);
    this.#order = order;
    return order;
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
    this.#order = null;
  }

  /** The defaults of the matched endpoint. */
  get defaults(): Params {
    return (this.#defaults ??= this.endpoint?.defaults ?? NOTHING);
  }

  /** Replaces the defaults by what they were sanitized to. */
  setDefaults(defaults: Params): void {
    this.#defaults = defaults;
    this.#order = null;
  }

  /** Whether parameters come from the body: of POST, PUT and PATCH, and of a DELETE that has one. A file has none. */
  get hasBody(): boolean {
    if (this.files.length > 0 && this.upload !== null) return false;
    return WITH_BODY.has(this.#method) || (this.#method === 'DELETE' && this.#raw.length > 0);
  }

  #locations(): readonly Params[] {
    if (!this.hasBody) return [this.url, this.query, this.defaults];
    this.#readForm();
    const body = this.isJson ? (this.#jsonParams ??= asParams(this.json)) : this.#body;
    // Of the query only what shapes the response counts: `_fields`, `_embed`.
    const controls = paramsOf(
      Object.fromEntries(Object.entries(this.query).filter(([name]) => name.startsWith('_'))),
    );
    return [this.url, body ?? emptyMap(), controls, this.defaults];
  }

  /** The request as an endpoint sees it, made once for each. */
  viewFor(args: EndpointRecord['argsByName']): HandlerRequest<unknown> | null {
    return this.#views?.get(args) ?? null;
  }

  keepView(args: EndpointRecord['argsByName'], view: HandlerRequest<unknown>): void {
    this.#views ??= new Map();
    this.#views.set(args, view);
  }

  #readJson(): Body {
    // Most requests bring none: for them its type is not looked at. Another one may be set until it is JSON.
    if (this.#json === UNREAD && this.#raw.length > 0 && this.isJson)
      this.#json = parseJsonBody(this.#raw);
    return this.#json;
  }

  #readForm(): void {
    if (this.#isFormRead) return;
    this.#isFormRead = true;
    if (this.#method === 'POST' || this.#raw.length === 0) return;
    if (this.contentType !== '' && this.contentType !== FORM_TYPE) return;
    // What was set by hand is not overridden by what the text says.
    if (this.raw !== '' && this.raw !== '0')
      this.#body = Object.assign(renumbered(parseForm(this.raw, this.#formDepth)), this.#body);
  }
}

/** An empty map whose keys can be any text. */
export function emptyParams(): Params {
  return emptyMap();
}

const NO_HEADERS: SentHeaders = {};
const NOTHING: Params = Object.freeze(emptyParams());
const UNREAD: Body = { value: null, error: null };
const WITH_BODY: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH']);
const WITH_FORM: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const FORM_TYPE = 'application/x-www-form-urlencoded';

function paramsOf(values: { readonly [name: string]: unknown } | undefined): Params {
  const params = emptyMap();
  if (values) for (const name of Object.keys(values)) params[name] = values[name];
  return params;
}

// A body that is a list has its positions as names; a single value is at position 0.
function asParams(json: unknown): Params | null {
  if (json === null || json === undefined) return null;
  if (typeof json !== 'object') return paramsOf({ 0: json });
  return Object.assign(emptyMap(), json);
}
