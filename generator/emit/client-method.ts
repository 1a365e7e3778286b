import { mapInner } from '../../runtime/schema/sub-schemas.ts';
import type { Schema } from '../../runtime/schema/types.ts';
import { isRaw } from '../lower/callbacks.ts';
import { pathIn } from '../lower/pattern.ts';
import type { Arg, Endpoint, Resource } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import { survivesAsText } from '../dialect/carriage.ts';
import { isContext, mustBeSent, valueSchema } from './arg-types.ts';
import { hasEmbeds } from './embedded.ts';
import { filesParameter } from './files.ts';
import { modules, type Imports } from './imports.ts';
import { replyKinds } from './replies.ts';
import { id, joined, literal, property, ts } from './source.ts';
import type { Source } from './source.ts';

/** The function of the client that reads a response which is not JSON, by its media type; `null` for JSON. */
export function readerOf({ media }: Endpoint): 'textOf' | 'bytesOf' | 'valuesOf' | null {
  if (media === undefined) return null;
  if (media === 'application/x-ndjson' || media === 'text/event-stream') return 'valuesOf';
  return media.startsWith('text/') ? 'textOf' : 'bytesOf';
}

interface Place {
  readonly resource: Resource;
  readonly endpoint: Endpoint;
  readonly names: Names;
  readonly imports: Imports;
}

/**
 * Prints the method of an endpoint, `name<generics>(parameters): returns { return call; }`, and for pages a second one that iterates over
 * all pages.
 */
export function methodsOf(place: Place) {
  const { endpoint, names } = place;
  const { method, all, answerType } = names.ofEndpoint(endpoint);
  // Contexts, fields and embedding apply to items.
  const isShaped = endpoint.answers !== 'any' && endpoint.answers !== 'deleted';
  const shaping = isShaped ? shapingOf(place) : null;
  const input = inputOf(place, shaping);
  const other = endpoint.answer ? ownType(place, answerType) : ts`unknown`;
  const item = shaping?.item ?? other;
  const each = ts`AsyncGenerator<${item}, void, undefined>`;
  const methodNamed = (name: string, returns: Source, way: 'call' | 'page' | 'all') => ({
    generics: shaping?.generics.length ? ts`<${joined(shaping.generics, ', ')}>` : ts``,
    parameters: parametersOf(place, input),
    name: id(name),
    returns,
    call: callOf(place, input !== null, way),
  });
  const isPage = endpoint.answers === 'page';
  const returns = readerOf(endpoint) === 'valuesOf' ? each : callType(place, item);
  const one = methodNamed(method, returns, isPage ? 'page' : 'call');
  return isPage ? [one, methodNamed(all, each, 'all')] : [one];
}

/** Prints the type of a call, with its error codes if the schema names them. */
function callType(place: Place, item: Source): Source {
  const { resource, endpoint, names } = place;
  const { errorType, errorDataType, responsesType } = names.ofEndpoint(endpoint);
  const errors = endpoint.errors.length === 0 ? [] : [ownType(place, errorType)];
  const data = endpoint.errorData ? [ownType(place, errorDataType)] : [];
  const view = names.of(resource).view(contextOf(resource, endpoint));
  const shown = endpoint.answers === 'deleted' ? ownType(place, view) : item;
  const streams = { textOf: ts`string`, bytesOf: ts`ReadableStream<Uint8Array>`, valuesOf: null };
  const reader = readerOf(endpoint);
  const answer =
    (reader && streams[reader]) ?? answered(endpoint, shown, (type) => runtimeType(place, type));
  const result = endpoint.responses
    ? ts`${runtimeType(place, 'Replies')}<${ownType(place, responsesType)}, ${answer}>`
    : answer;
  return ts`${runtimeType(place, 'Call')}<${joined([result, ...errors, ...data], ', ')}>`;
}

/** Prints a type of the resource: `types.ListPostsInput`. */
function ownType({ resource, names, imports }: Place, type: string): Source {
  return property(imports.allTypes(names.of(resource).files.types, 'types'), type);
}

function runtimeType({ imports }: Place, type: string): Source {
  return imports.type(modules.runtimeClient, type);
}

function parametersOf(place: Place, input: Source | null): Source {
  const { args, uploads, files } = place.endpoint;
  const type = (name: string) => runtimeType(place, name);
  const options = files
    ? filesParameter(files, type)
    : ts`options?: ${type(uploads ? 'UploadOptions' : 'CallOptions')}`;
  if (!input) return options;
  if (args.some(mustBeSent)) return ts`input: ${input}, ${options}`;
  // A required parameter cannot follow an optional one.
  const isLast = options.text.startsWith('options?');
  return isLast ? ts`input?: ${input}, ${options}` : ts`input: ${input} | undefined, ${options}`;
}

/** Returns the type parameters and arguments that shape a response, and the type of the shaped item. */
function shapingOf(place: Place) {
  const { resource, endpoint, names } = place;
  const type = id(names.of(resource).described);
  const asks = endpoint.asks.length > 0;
  const context = asks ? ts`C` : literal(contextOf(resource, endpoint));
  // `_fields` selects the members of a map (4.4), not the fields of their values; nothing is embedded.
  const isMap = endpoint.answers === 'map';
  const embeds = !isMap && hasEmbeds(resource);

  const generics: Source[] = [];
  const members: Source[] = [];
  if (asks) {
    generics.push(ts`C extends keyof ${type}['data'] = ${contextOf(resource, endpoint)}`);
    members.push(ts`context?: C | undefined`);
  }
  if (!isMap) {
    generics.push(ts`const F extends readonly ${type}['fields'][${context}][] = never`);
    members.push(ts`_fields?: F | undefined`);
  }
  if (embeds) {
    generics.push(ts`const E extends true | keyof ${type}['embeds'] = never`);
    members.push(ts`_embed?: E | readonly E[] | undefined`);
  }
  const shown = ts`${isMap ? ts`never` : ts`F`}, ${embeds ? ts`E` : ts`never`}`;
  const item = ts`${runtimeType(place, 'Answer')}<${type}, ${context}, ${shown}>`;
  return { generics, members, item };
}

/** Returns the context of a response if the request names none. */
export function contextOf({ contexts }: Resource, { context }: Endpoint): string {
  const known = contexts.map((view) => view.context);
  return known.includes(context) ? context : (known[0] ?? context);
}

/** Prints the type of the input; `null` if the method takes none. */
function inputOf(place: Place, shaping: ReturnType<typeof shapingOf> | null): Source | null {
  const { endpoint, names } = place;
  const parts: Source[] = [];
  if (endpoint.args.some((arg) => !isContext(arg)))
    parts.push(ownType(place, names.ofEndpoint(endpoint).inputType));
  if (shaping && shaping.members.length > 0) parts.push(ts`{ ${joined(shaping.members, '; ')} }`);
  return parts.length === 0 ? null : joined(parts, ' & ');
}

/** Prints the type of a response whose items have the type `item`. */
export function answered(
  { answers }: Endpoint,
  item: Source,
  runtime: (type: 'Page' | 'Deleted') => Source,
): Source {
  switch (answers) {
    case 'page':
      return ts`${runtime('Page')}<${item}>`;
    case 'list':
      return ts`readonly ${item}[]`;
    case 'map':
      return ts`{ readonly [name: string]: ${item} }`;
    case 'deleted':
      return ts`${item} | ${runtime('Deleted')}<${item}>`;
    case 'item':
    case 'created':
    case 'any':
      return item;
  }
}

/** The arguments that go into a query or a form, and whose texts do not tell what they are. */
function jsonArgs({ methods: [method], uploads, args }: Endpoint): readonly string[] {
  if (!uploads && method !== 'GET' && method !== 'DELETE') return [];
  // A form with a file has no other way, so callbacks that look into its texts are left to do so.
  const needsJson = (arg: Arg): boolean => {
    const { type, anyOf, oneOf } = arg.definition;
    if (type === undefined && !anyOf && !oneOf) return isRaw(arg) && !uploads;
    const isBySchema = arg.validate.by === 'schema' || arg.sanitize.by === 'absent';
    return (isBySchema || !uploads) && !survivesAsText(closed(valueSchema(arg)));
  };
  const json = args.filter((arg) => !arg.inPath && !isContext(arg) && needsJson(arg));
  return json.map(({ shownName }) => shownName);
}

/** Returns a schema without the undeclared members of objects, which the types of the client do not have either. */
function closed(schema: Schema): Schema {
  const { properties, additionalProperties = false, anyOf, oneOf } = schema;
  if (properties && (anyOf || oneOf)) return schema;
  return { ...mapInner(schema, closed), ...(properties && { additionalProperties }) };
}

/** Returns the names of arguments in the query of a write, in headers and in the whole body, as the client reads them: `?dry_run#X-Reason`. */
function placesOf({ args }: Endpoint): string {
  const namesIn = (place: 'header' | 'query' | 'body'): string =>
    args
      .filter(({ definition }) => definition.in === place)
      .map(({ shownName }) => shownName)
      .join('&');
  const whole = namesIn('body');
  return args.some(({ definition }) => definition.in)
    ? `?${namesIn('query')}#${namesIn('header')}${whole === '' ? '' : `#${whole}`}`
    : '';
}

/** Returns the method and the path of an endpoint as the client has them. */
export function addressOf(resource: Resource, endpoint: Endpoint) {
  const path = `${pathIn(resource.namespace, endpoint.route.path)}${placesOf(endpoint)}`;
  return [endpoint.methods[0], path] as const;
}

function callOf(place: Place, hasInput: boolean, way: 'call' | 'page' | 'all'): Source {
  const { resource, endpoint, imports } = place;
  const json = jsonArgs(endpoint);
  const reader = readerOf(endpoint);
  const value = (name: string) => imports.value(modules.runtimeClient, name);
  const isRead = !endpoint.responses && reader !== null && endpoint.uploads;
  const request = [
    ...addressOf(resource, endpoint).map(literal),
    ...[hasInput ? ts`input` : ts`undefined`, ts`options`],
    ...(json.length > 0 || isRead ? [literal(json)] : []),
    ...(isRead ? [value('uploadRequest')] : []),
  ];
  // Functions instead of methods, so that bundlers drop the unused ones.
  if (endpoint.responses && way !== 'all')
    return ts`${value('replyOf')}(this.#transport, ${replyKinds(endpoint, value)}, ${joined(request, ', ')})`;
  const helper = way === 'all' ? 'allOf' : (reader ?? (endpoint.uploads && 'upload'));
  if (!helper) return ts`this.#transport.${id(way)}(${joined(request, ', ')})`;
  const media = endpoint.media === undefined ? [] : [literal(endpoint.media)];
  return ts`${value(helper)}(${joined([ts`this.#transport`, ...media, ...request], ', ')})`;
}
