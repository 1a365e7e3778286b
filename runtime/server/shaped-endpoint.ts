import { isError } from '../errors/rest-error.ts';
import type { RestError } from '../errors/rest-error.ts';
import { isWithoutBody } from '../resource/index.ts';
import type { Schema } from '../schema/types.ts';
import { isMap, own } from '../schema/values/containers.ts';
import { declaredPart } from '../shape/declared.ts';
import { called } from './called.ts';
import { withDeclaredStatus } from './declared-errors.ts';
import type { Answers, RouteOptions, ShapedEndpoint } from './definition.ts';
import type { Awaitable, HandlerRequest, Page } from './endpoint.ts';
import { bodylessRequest, handlerRequest, inContext } from './handler-request.ts';
import { ItemAnswer, headerLink, RestResponse, type AnswerOptions } from './response.ts';
import { mediaResponse, readFirstPart } from './media-response.ts';
import { ItemShaper } from './item-shaper.ts';
import type { NestedItem, Nesting } from './nesting.ts';
import type { ArgumentsRecord, EndpointFunctions } from './registration.ts';
import { Reply, type DeclaredResponses } from './reply.ts';
import type { RestRequest } from './request.ts';
import type { ResponseCheck } from './response-checks.ts';
import type { Server } from './server.ts';
import { withTotals } from './page-headers.ts';

/** Returns the error that replaces one of an endpoint. */
type Failure = (error: RestError, request: RestRequest) => Awaitable<unknown>;

/** Returns the functions of an endpoint of a schema file. `schema` is that of the items of its route. */
export function shapedFunctions(
  definition: ShapedEndpoint,
  args: () => ArgumentsRecord,
  schema: RouteOptions['schema'],
  server: Server,
): EndpointFunctions {
  const { endpoint, nested, errors, errorData = {}, context = 'view' } = definition;
  const check = server.checks?.(definition, schema) ?? null;
  const seenBy = (request: RestRequest) => handlerRequest(request, args(), context);
  /** Gives an error the status that is declared for it, and checks that it is declared at all. */
  const failure: Failure = (error, request) => {
    const whole = errors ? withDeclaredStatus(error, errors, request.user) : error;
    return check ? check(whole, seenBy(request)) : whole;
  };
  const handler = new ShapedHandler(definition, { server, schema, check, failure });
  return {
    nestedItem: nested
      ? { ...nestedItemOf(endpoint, nested, seenBy), data: errorData[nested.missing] }
      : null,
    permission: (request) => endpoint.permission(seenBy(request)),
    mayUpload:
      'mayUpload' in endpoint
        ? (request) => endpoint.mayUpload(bodylessRequest(request, args(), context))
        : null,
    handle: (request) => handler.handle(seenBy(request)),
    failure,
    response: definition,
  };
}

/** Returns how an endpoint finds the item of a nested route. */
function nestedItemOf(
  endpoint: ShapedEndpoint['endpoint'],
  nesting: Nesting,
  seenBy: (request: RestRequest) => Request,
): NestedItem {
  if (!('parents' in endpoint))
    throw new Error(
      `routes: an endpoint of a route nested under ${nesting.under.join(', ')} requires \`parents\``,
    );
  return {
    ...nesting,
    parents: (request) => endpoint.parents(seenBy(request)),
    inPath: (request, group) => {
      const { args } = seenBy(request);
      return isMap(args) ? own(args, group) : undefined;
    },
  };
}

interface HandlerParts {
  readonly server: Server;
  readonly schema: RouteOptions['schema'];
  readonly check: ResponseCheck | null;
  readonly failure: Failure;
}

/** The result of a handler: a value, and the status and headers of a `Reply`. */
interface Returned {
  readonly value: unknown;
  readonly reply: Reply | null;
  /** The response that the schema file declares for the status of the reply. */
  readonly declared: DeclaredResponses[number] | undefined;
  /** Whether a response of this status has no body. */
  readonly isEmptied: boolean;
}

function returnedBy(result: unknown, responses: DeclaredResponses = {}): Returned {
  if (!(result instanceof Reply))
    return { value: result, reply: null, declared: undefined, isEmptied: false };
  const { body: value, status } = result;
  return { value, reply: result, declared: responses[status], isEmptied: isWithoutBody(status) };
}

/** Calls the handler of an endpoint, and makes a response of what it returns. */
class ShapedHandler {
  readonly #definition: ShapedEndpoint;
  readonly #parts: HandlerParts;
  #shaper: ItemShaper | null = null;

  constructor(definition: ShapedEndpoint, parts: HandlerParts) {
    this.#definition = definition;
    this.#parts = parts;
  }

  /** Returns a response or an error. */
  async handle(seen: Request): Promise<unknown> {
    const { endpoint, media, responses } = this.#definition;
    const result = await called(() => endpoint.handle(seen));
    if (isError(result)) return this.#parts.failure(result, seen.request);
    if (result instanceof RestResponse) return result;
    const returned = returnedBy(result, responses);
    return media !== undefined && !returned.declared?.schema && !returned.isEmptied
      ? this.#stream(returned, seen, media)
      : this.#json(returned, seen);
  }

  /** Returns a response of a media type other than JSON, or the error of its first part. */
  async #stream({ value, reply }: Returned, seen: Request, media: string): Promise<unknown> {
    const { request } = seen;
    const { server, check, failure } = this.#parts;
    const { int64, heartbeat = 15_000 } = server.settings;
    const streamed = replied(mediaResponse(value, media, int64), reply, this.#definition.status);
    const sent = check ? await check(streamed, seen) : streamed;
    // Only responses over the wire are read to their end.
    if (!(sent instanceof RestResponse) || !request.isRestRequest || request.method === 'HEAD')
      return sent;
    const started = await called(() => readFirstPart(sent, heartbeat));
    return isError(started) ? failure(started, request) : started;
  }

  /** Returns a response as JSON: the fields that are declared and that the context shows, and links. */
  async #json({ value, reply, declared, isEmptied }: Returned, seen: Request): Promise<unknown> {
    const { answers, answerSchema, status } = this.#definition;
    const { server, check } = this.#parts;
    const isAnswer = value instanceof ItemAnswer;
    const item: unknown = isAnswer ? value.item : value;
    const { context, links = [], location } = isAnswer ? value.options : NO_OPTIONS;
    const isNothing = (item ?? null) === null;
    const isDone = isNothing && answers === 'any' && answerSchema?.type === 'null';
    const isOther = isDone || isEmptied || declared?.schema !== undefined;
    const kind = isOther ? 'any' : (declared?.answers ?? answers);
    if (isNothing && ONE_ITEM.has(kind))
      throw new Error(
        `respond: an endpoint that answers "${kind}" must return an item or an error`,
      );
    const shown = inContext(context, seen);
    const other =
      kind === 'any' ? await declaredOf(declared?.schema ?? answerSchema, server) : null;
    const shaper = (this.#shaper ??= await this.#makeShaper());
    const shaped = await respond[kind](other ? declaredPart(item, other) : item, shown, shaper);
    const sent = replied(shaped, reply, isDone ? (status ?? 204) : status);
    const response = check ? await check(sent, shown) : sent;
    if (response instanceof RestResponse) {
      for (const link of links) response.appendHeader('Link', headerLink(link));
      if (location === null) response.headers.delete('Location');
    }
    return response;
  }

  async #makeShaper(): Promise<ItemShaper> {
    const { server, schema } = this.#parts;
    const { shape = {} } = this.#definition;
    return new ItemShaper(shape, server, await declaredOf(schema, server));
  }
}

const NO_OPTIONS: AnswerOptions = {};
const ONE_ITEM: ReadonlySet<Answers> = new Set(['item', 'created', 'deleted']);

/** Returns the schema whose members a response may have; `null` if it may have any. */
async function declaredOf(
  schema: RouteOptions['schema'],
  { protocol }: Server,
): Promise<Schema | null> {
  if (!schema || protocol.undeclaredMembers === 'keep') return null;
  // A function of a registration returns a schema.
  return (typeof schema === 'function' ? await schema() : schema) as Schema;
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
    return withTotals(response, page, request, shaper.server);
  },

  any: (result) =>
    isError(result) || result instanceof RestResponse ? result : new RestResponse(result ?? null),
};

async function writtenItem(item: unknown, request: Request, shaper: ItemShaper): Promise<unknown> {
  const error = await shaper.updateFields(item, request);
  return error ?? (await shaper.itemResponse(item, request));
}

function isPage(value: unknown): value is Page<unknown> {
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
