import type { RestError } from '../errors/rest-error.ts';
import { MemoryBody } from '../http/body.ts';
import { HeaderList } from '../http/header-list.ts';
import { headerOf } from '../http/index.ts';
import type { WireRequest, WireResponse } from '../http/index.ts';
import { bodyTooLarge } from '../http/limits.ts';
import type { BodyCaller, FormOptions, ReceivedForm, UploadedFile } from '../http/wire.ts';
import { allowedMethods } from '../server/index.ts';
import type { Server } from '../server/index.ts';
import { replaceTags } from './text.ts';

/** A map of JSON values. */
export interface Item {
  readonly [name: string]: unknown;
}

export function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The response of the API to a request that the admin sent. */
export interface ApiResponse {
  readonly status: number;
  readonly data: unknown;
  /** The methods that the caller may use at the route; `null` without the header `Allow`. */
  readonly allow: readonly string[] | null;
  /** A strong entity tag, for `If-Match`; `null` without one. */
  readonly etag: string | null;
  /** The number of items of a list, and of its pages, from its headers. */
  readonly total: number | null;
  readonly pages: number | null;
}

/** A request of the admin, which the API handles like a request from the network. */
export interface ApiRequest {
  readonly method?: string;
  readonly route: string;
  readonly query?: { readonly [name: string]: string | readonly string[] };
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as a form with files. */
  readonly form?: AdminForm;
  readonly ifMatch?: string | null;
}

/** The values and the files of a form of the admin. The request that brought them removes the files. */
interface AdminForm {
  readonly values: Item;
  readonly files: readonly UploadedFile[];
}

const ORIGIN = /^https?:\/\/[^/]*/i;
const FORM = { 'content-type': 'multipart/form-data' };

/** The body of a request whose form the admin has received already. */
class FormBody extends MemoryBody {
  readonly #form: AdminForm;

  constructor(form: AdminForm) {
    super(new Uint8Array(), FORM);
    this.#form = form;
  }

  override async form(
    _caller: BodyCaller,
    { takesFiles, fileSize = Infinity }: FormOptions,
  ): Promise<ReceivedForm | RestError> {
    const { values, files } = this.#form;
    if (files.some(({ size }) => size > fileSize)) return bodyTooLarge(fileSize);
    return { pairs: [], fields: { ...values }, files: takesFiles ? files : [] };
  }
}

/** Sends requests to the API in process, with the credentials of the caller. */
export class Api {
  readonly server: Server;
  /** Whether a request was sent that can change data. */
  hasWritten = false;
  readonly #wire: WireRequest;
  readonly #headers: { readonly [name: string]: string };

  constructor(
    server: Server,
    wire: WireRequest,
    headers: { readonly [name: string]: string } = {},
  ) {
    this.server = server;
    this.#wire = wire;
    this.#headers = headers;
  }

  async send({
    method = 'GET',
    route,
    query = {},
    json,
    form,
    ifMatch,
  }: ApiRequest): Promise<ApiResponse> {
    if (method !== 'GET') this.hasWritten = true;
    const params = new URLSearchParams();
    for (const [name, value] of Object.entries(query))
      for (const each of typeof value === 'string' ? [value] : value)
        params.append(typeof value === 'string' ? name : `${name}[]`, each);
    // `URL` would resolve the ID `..` to the item above.
    const path = this.server.restUrl(route, this.#wire.connection).replace(ORIGIN, '');
    const url = params.size === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${params}`;
    const headers = this.#sentHeaders();
    if (ifMatch) headers['if-match'] = ifMatch;
    let body: Uint8Array = new Uint8Array();
    if (json !== undefined) {
      headers['content-type'] = 'application/json';
      body = new TextEncoder().encode(JSON.stringify(json));
    } else if (form) Object.assign(headers, FORM);
    const response = await this.server.respond({
      ...this.#wire,
      ...{ method, url, headers, body },
      unread: form ? new FormBody(form) : null,
    });
    return this.#received(response);
  }

  /** Returns the methods that the caller may use at each route. */
  async allowed(routes: readonly string[]): Promise<readonly (readonly string[])[]> {
    const headers = this.#sentHeaders();
    const body = new Uint8Array();
    const wire = { ...this.#wire, method: 'OPTIONS', headers, body, unread: null };
    return allowedMethods(this.server, wire, routes);
  }

  /** Whether the caller may use one of the methods at a route. */
  async mayUse(route: string, methods: readonly string[]): Promise<boolean> {
    const [allow = []] = await this.allowed([route]);
    return allows(allow, methods);
  }

  #sentHeaders(): { [name: string]: string } {
    const headers: { [name: string]: string } = { ...this.#headers, accept: 'application/json' };
    for (const name of ['host', 'user-agent', 'origin']) {
      const sent = headerOf(this.#wire, name);
      if (sent !== null) headers[name] = sent;
    }
    return headers;
  }

  #received(response: WireResponse | null): ApiResponse {
    const headers = new HeaderList().setLines(response?.headers ?? []);
    const numeric = (name = ''): number | null =>
      headers.has(name) ? Number(headers.get(name)) : null;
    const etag = headers.get('ETag');
    const { totals } = this.server.protocol;
    const body = response?.body ?? '';
    return {
      status: response?.status ?? 404,
      data: jsonOf(typeof body === 'string' ? body : new TextDecoder().decode(body)),
      allow: headers.get('Allow')?.split(/\s*,\s*/) ?? null,
      etag: etag?.startsWith('"') ? etag : null,
      total: numeric(totals?.total),
      pages: numeric(totals?.pages),
    };
  }
}

/** Whether the methods of the header `Allow` contain one of these. */
export function allows(allow: readonly string[] | null, methods: readonly string[]): boolean {
  return allow !== null && methods.some((method) => allow.includes(method));
}

/** Returns the value of a JSON text; `null` for other texts. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** An error of the API: a message for the whole request, and messages by JSON pointers of arguments. */
export interface ApiProblem {
  readonly message: string;
  readonly fields: ReadonlyMap<string, string>;
}

/** Returns the error of a response with a status of 400 or more. */
export function problemOf({ status, data }: ApiResponse): ApiProblem {
  const fields = new Map<string, string>();
  const body = isItem(data) ? data : {};
  const message =
    typeof body['message'] === 'string'
      ? body['message']
      : `The API responded with status ${status}.`;
  const { params = body['params'], details = body['details'] } = isItem(body['data'])
    ? body['data']
    : {};
  if (Array.isArray(params))
    for (const name of params) {
      const isMissing = body['code'] === 'rest_missing_callback_param';
      fields.set(`/${name}`, isMissing ? 'Please fill in this field.' : plainSentence(message));
    }
  else if (isItem(params))
    for (const [name, reason] of Object.entries(params)) {
      const detail = isItem(details) ? details[name] : null;
      const text =
        isItem(detail) && typeof detail['message'] === 'string'
          ? detail['message']
          : String(reason);
      fields.set(placeOf(name, text), text);
    }
  return { message: plainSentence(message), fields };
}

/** Returns the pointer of the value that a message names: `sizes[0][width] is not …` is about `/sizes/0/width`. */
function placeOf(name: string, message: string): string {
  const [path = name] = /^[\w-]+(?:\[[\w-]+\])*/.exec(message) ?? [];
  const parts = path.split(/[[\]]+/).filter(Boolean);
  return parts[0] === name ? `/${parts.join('/')}` : `/${name}`;
}

/** Application errors can contain tags. */
function plainSentence(message: string): string {
  return replaceTags(message, '').trim();
}
