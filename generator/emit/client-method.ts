import type { Endpoint, Resource, Route } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import { isContext, mustBeSent } from './arg-types.ts';
import { hasEmbeds } from './client-type.ts';
import type { Imports } from './imports.ts';
import { modules } from './modules.ts';
import { id, joined, literal, ts } from './source.ts';
import type { Source } from './source.ts';

interface Place {
  readonly resource: Resource;
  readonly route: Route;
  readonly endpoint: Endpoint;
  readonly names: Names;
  readonly imports: Imports;
}

/** The pieces of a client's method: `name<generics>(parameters): Promise<answer> { return call; }`. */
interface Method {
  readonly name: Source;
  readonly generics: Source;
  readonly parameters: Source;
  readonly answer: Source;
  readonly call: Source;
  readonly [piece: string]: Source;
}

const nothing = ts``;

export function methodOf(place: Place): Method {
  const { endpoint, names } = place;
  const shaping = isShaped(endpoint) ? shapingOf(place) : null;
  const input = inputOf(place, shaping);
  const isOptional = !endpoint.args.some(mustBeSent);
  return {
    name: id(names.ofEndpoint(endpoint).method),
    generics: shaping ? ts`<${joined(shaping.generics, ', ')}>` : nothing,
    parameters: input ? ts`${isOptional ? ts`input?` : ts`input`}: ${input}` : nothing,
    answer: answerOf(place, shaping),
    call: callOf(place, input !== null),
  };
}

/** What a caller may ask of the answer, and what the answer then is. */
interface Shaping {
  readonly generics: readonly Source[];
  readonly members: readonly Source[];
  readonly item: Source;
}

/** Whether the answer is items, so that contexts, fields and embedding apply. */
function isShaped({ answers }: Endpoint): boolean {
  return answers !== 'any' && answers !== 'deleted';
}

function shapingOf({ resource, endpoint, names, imports }: Place): Shaping {
  const { described } = names.of(resource);
  const type = id(described);
  const asks = endpoint.args.some(isContext);
  const context = literal(contextOf(resource, endpoint));
  const embeds = hasEmbeds(resource);
  const answer = imports.type(modules.runtimeClient, 'Answer', names.ofRuntime('Answer'));

  const generics = [];
  const members = [];
  if (asks) {
    generics.push(ts`C extends keyof ${type}['data'] = ${context}`);
    members.push(ts`context?: C`);
  }
  generics.push(ts`const F extends ${type}['fields'][${asks ? ts`C` : context}] = never`);
  members.push(ts`_fields?: readonly F[]`);
  if (embeds) {
    generics.push(ts`const E extends keyof ${type}['embeds'] = never`);
    members.push(ts`_embed?: readonly E[]`);
  }
  const item = ts`${answer}<${type}, ${asks ? ts`C` : context}, F, ${embeds ? ts`E` : ts`never`}>`;
  return { generics, members, item };
}

/** The context of an answer when none is asked for; a resource without contexts has but one. */
export function contextOf({ contexts }: Resource, { context }: Endpoint): string {
  const known = contexts.map((view) => view.context);
  return known.includes(context) ? context : (known[0] ?? context);
}

/** The type of the input; `null` when there is nothing to say. */
function inputOf({ resource, endpoint, names, imports }: Place, shaping: Shaping | null) {
  const parts: Source[] = [];
  if (endpoint.args.some((arg) => !isContext(arg))) {
    const { inputType } = names.ofEndpoint(endpoint);
    parts.push(imports.type(names.of(resource).files.types, inputType));
  }
  if (shaping) parts.push(ts`{ ${joined(shaping.members, '; ')} }`);
  return parts.length === 0 ? null : joined(parts, ' & ');
}

function answerOf({ resource, endpoint, names, imports }: Place, shaping: Shaping | null): Source {
  const runtime = (type: string) =>
    imports.type(modules.runtimeClient, type, names.ofRuntime(type));
  const item = shaping?.item ?? ts`unknown`;
  switch (endpoint.answers) {
    case 'page':
      return ts`${runtime('Page')}<${item}>`;
    case 'list':
      return ts`readonly ${item}[]`;
    case 'map':
      return ts`{ readonly [name: string]: ${item} }`;
    case 'deleted': {
      const { files, views } = names.of(resource);
      const view = views[contextOf(resource, endpoint)] as string; // every context is named
      const whole = imports.type(files.types, view);
      return ts`${whole} | ${runtime('Deleted')}<${whole}>`;
    }
    case 'item':
    case 'created':
    case 'any':
      return item;
  }
}

function callOf({ resource, route, endpoint }: Place, hasInput: boolean): Source {
  const send = endpoint.answers === 'page' ? ts`page` : ts`call`;
  const path = `/${resource.namespace ?? '{core}'}${route.path}`;
  const parameters = [literal(endpoint.methods[0]), literal(path)];
  if (hasInput) parameters.push(ts`input`);
  return ts`this.#transport.${send}(${joined(parameters, ', ')})`;
}
