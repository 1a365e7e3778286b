import { isError } from '../errors/rest-error.ts';
import type { RestError } from '../errors/rest-error.ts';
import { isWithoutBody } from '../resource/index.ts';
import { isMap } from '../schema/values/containers.ts';
import type { AdditionalFields } from '../shape/additional-fields.ts';
import type { Curie } from '../shape/curies.ts';
import type { LinkAddresses, LinkConstants } from '../shape/links.ts';
import { called } from './called.ts';
import { withDeclaredStatus } from './declared-errors.ts';
import type { DeclaredErrors } from './declared-errors.ts';
import type { ShapedEndpoint, Answers } from './definition.ts';
import type { Awaitable, Endpoint, HandlerRequest } from './endpoint.ts';
import { bodylessRequest, handlerRequest, inContext } from './handler-request.ts';
import type { View } from './handler-request.ts';
import { ItemAnswer, headerLink, RestResponse } from './response.ts';
import { mediaResponse, readFirstPart } from './media-response.ts';
import { ItemShaper } from './item-shaper.ts';
import { NestedItem } from './nesting.ts';
import type { Nesting } from './nesting.ts';
import type { Protocol } from './protocol.ts';
import type { ResponseRecord } from './registration.ts';
import { Reply } from './reply.ts';
import type { RestRequest } from './request.ts';
import type { ResponseCheck, ResponseChecks } from './response-checks.ts';
import type { ServerSettings } from './settings.ts';
import { withTotals } from './page-headers.ts';
import type { PageLike } from './page-headers.ts';

/** The parts of the server that responses are shaped with. */
export interface ResponseSettings {
  readonly token: string;
  /** The headers with the size of a collection; `null` for none. */
  readonly totalHeaders: Protocol['totals'];
  /** The greatest depth of values and schemas. */
  readonly depth: number;
  /** How the formats of arguments are checked. */
  readonly formats: Protocol['formats'];
  /** The type of integers of 64 bits in handlers. */
  readonly int64: ServerSettings['int64'];
  readonly curies: readonly Curie[];
  readonly fields: AdditionalFields;
  readonly constants: LinkConstants;
  /** `null` if responses are not checked. */
  readonly checks: ResponseChecks | null;
  /** Called with an error of a stream whose head was sent. */
  readonly onBug: (bug: unknown, requestId: string | null) => void;
  /** Returns how addresses are made in the response to a request. */
  addressesFor(request: RestRequest): LinkAddresses;
}

/** Returns the error that replaces one of an endpoint. */
export type Failure = (error: RestError, request: RestRequest) => Awaitable<unknown>;

/** Returns the permission of a typed endpoint as a function of the request. */
export function permissionOf(
  endpoint: Endpoint<unknown, unknown>,
  view: View,
): (request: RestRequest) => unknown {
  return (request) => endpoint.permission(handlerRequest(request, view));
}

/** Returns how a typed endpoint finds the item of a nested route; `null` for other routes. */
export function nestedItemOf(
  endpoint: ShapedEndpoint['endpoint'],
  view: View,
  nesting: Nesting | undefined,
): NestedItem | null {
  if (!nesting) return null;
  if (!('parents' in endpoint))
    throw new Error(
      `routes: an endpoint of a route nested under ${nesting.under.join(', ')} requires \`parents\``,
    );
  return new NestedItem(
    nesting,
    (request) => endpoint.parents(handlerRequest(request, view)),
    (request, group) => {
      const args: object = Object(handlerRequest(request, view).args) as object; // `Object` returns an object
      return new Map(Object.entries(args)).get(group);
    },
  );
}

/** Returns `mayUpload` of a typed endpoint as a function of the request; `null` if it has none. */
export function mayUploadOf(
  endpoint: ShapedEndpoint['endpoint'],
  view: View,
): ((request: RestRequest) => unknown) | null {
  if (!('mayUpload' in endpoint)) return null;
  return (request) => endpoint.mayUpload(bodylessRequest(request, view));
}

/** Gives an error of a typed endpoint the status that is declared for it, and checks that it is declared at all. */
export function failureOf(
  view: View,
  errors: DeclaredErrors | undefined,
  check: ResponseCheck | null,
): Failure {
  return (error, request) => {
    const whole = errors ? withDeclaredStatus(error, errors, request.user) : error;
    return check ? check(whole, handlerRequest(request, view)) : whole;
  };
}

/** Returns the handler of a typed endpoint as a function of the request that returns a response or an error. */
export function handlerOf(
  endpoint: Endpoint<unknown, unknown>,
  view: View,
  { answers, media, status, responses, isEmpty, shape }: ResponseRecord,
  {
    settings,
    check,
    failure,
  }: {
    readonly settings: ResponseSettings;
    readonly check: ResponseCheck | null;
    readonly failure: Failure;
  },
): (request: RestRequest) => Promise<unknown> {
  let shaper: ItemShaper | null = null;
  return async (request) => {
    const seen = handlerRequest(request, view);
    const result = await called(() => endpoint.handle(seen));
    if (isError(result)) return failure(result, request);
    if (result instanceof RestResponse) return result;
    const reply = result instanceof Reply ? result : null;
    const value: unknown = reply ? reply.body : result;
    const declared = reply ? responses?.[reply.status] : undefined;
    const isEmptied = reply !== null && isWithoutBody(reply.status);
    if (media !== undefined && declared?.schema === undefined && !isEmptied) {
      const streamed = replied(mediaResponse(value, media, settings.int64), reply, status);
      const sent = check ? await check(streamed, seen) : streamed;
      // Only responses over the wire are read to their end.
      if (!(sent instanceof RestResponse) || !request.isRestRequest || request.method === 'HEAD')
        return sent;
      const report = (bug: unknown): void => {
        if (!request.signal.aborted) settings.onBug(bug, request.id);
      };
      const started = await called(() => readFirstPart(sent, report));
      return isError(started) ? failure(started, request) : started;
    }

    const options = value instanceof ItemAnswer ? value : null;
    const item: unknown = options ? options.item : value;
    const isNothing = isEmpty && (item ?? null) === null;
    const kind =
      isNothing || isEmptied || declared?.schema ? 'any' : (declared?.answers ?? answers);
    shaper ??= new ItemShaper(shape, settings);
    const shown = inContext(options?.context, seen);
    const shaped = await respond[kind](item, shown, shaper);
    const sent = replied(shaped, reply, isNothing ? (status ?? 204) : status);
    const response = check ? await check(sent, shown) : sent;
    if (options && response instanceof RestResponse) {
      for (const link of options.links) response.appendHeader('Link', headerLink(link));
      if (options.hidesLocation) response.headers.delete('Location');
    }
    return response;
  };
}

/** Gives a response the status and the headers of a handler, else the usual status of its endpoint. */
function replied(response: unknown, reply: Reply | null, status: number | undefined): unknown {
  if (!(response instanceof RestResponse)) return response;
  if (reply) return reply.applyTo(response);
  if (status !== undefined) response.status = status;
  return response;
}

type Request = HandlerRequest<unknown>;
type Respond = (result: unknown, request: Request, shaper: ItemShaper) => Awaitable<unknown>;

/** Converts the result of a handler to a response, by the kind of response (`answers`) of its endpoint. */
const respond: { readonly [A in Answers]: Respond } = {
  item: (item, request, shaper) =>
    isWrite(request) ? writtenItem(item, request, shaper) : shaper.itemResponse(item, request),

  created: async (item, request, shaper) => {
    const error = await shaper.updateFields(item, request);
    if (error) return error;
    const response = await shaper.itemResponse(item, request);
    response.status = 201;
    const location = await shaper.locationOf(item, request);
    return location === undefined ? response : response.header('Location', location);
  },

  deleted: async (result, request, shaper) => {
    if (!isDeleted(result)) return shaper.itemResponse(result, request);
    const previous = await shaper.dataOf(result.previous, request);
    return new RestResponse({ deleted: true, previous });
  },

  list: async (items, request, shaper) => {
    if (!Array.isArray(items))
      throw new Error('respond: an endpoint that answers "list" must return a list');
    return new RestResponse(await shaper.shapeAll(items, request));
  },

  map: async (items, request, shaper) => {
    if (!isMap(items))
      throw new Error('respond: an endpoint that answers "map" must return an object of items');
    const shaped = await shaper.shapeAll(Object.values(items), request);
    const names = Object.keys(items);
    return new RestResponse(Object.fromEntries(names.map((name, at) => [name, shaped[at]])));
  },

  page: async (page, request, shaper) => {
    if (!isPage(page))
      throw new Error('respond: an endpoint that answers "page" must return { items, total }');
    const response = new RestResponse(await shaper.shapeAll(page.items, request));
    return withTotals(response, page, request, shaper.settings);
  },

  any: (result) =>
    isError(result) || result instanceof RestResponse ? result : new RestResponse(result ?? null),
};

async function writtenItem(item: unknown, request: Request, shaper: ItemShaper): Promise<unknown> {
  const error = await shaper.updateFields(item, request);
  return error ?? (await shaper.itemResponse(item, request));
}

function isPage(value: unknown): value is PageLike {
  if (!isMap(value) || !Array.isArray(value['items'])) return false;
  return value['total'] === null || typeof value['total'] === 'number';
}

function isDeleted(value: unknown): value is { readonly previous: unknown } {
  return isMap(value) && value['deleted'] === true && 'previous' in value;
}

/** Whether the request may send values for fields. */
function isWrite({ request }: Request): boolean {
  return request.method === 'POST' || request.method === 'PUT' || request.method === 'PATCH';
}
