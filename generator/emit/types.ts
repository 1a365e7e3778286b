import { isDeepStrictEqual } from 'node:util';
import type { JSONSchema } from 'json-schema-to-typescript';
import type { Endpoint, Resource } from '../model/api.ts';
import type { Memory } from '../memory.ts';
import type { Names } from '../names/names.ts';
import { argsSchema, inputSchema, isPartialOf } from './arg-types.ts';
import { answered, cutDown, objectOf } from './cut-down.ts';
import type { Reading } from './cut-down.ts';
import { interfaceOf } from './interfaces.ts';
import { outline } from './outline.ts';
import { doc, id, joined, literal, ts } from './source.ts';
import type { Source } from './source.ts';
import { article, capital } from './wording.ts';

const page = outline('types');

/** For views: the whole item has the descriptions already. */
const undocumented: Reading = { ...answered, documented: false };

/** `generated/<resource>/types.ts`: the item, whole and by context, and what each endpoint takes. */
export async function emitTypes(resource: Resource, names: Names, memory: Memory): Promise<string> {
  const endpoints = resource.routes.flatMap((route) => route.endpoints);
  const types = await Promise.all([
    ...itemTypes(resource, names, memory),
    ...endpoints.flatMap((endpoint) => endpointTypes(endpoint, names, memory)),
  ]);
  return page({ types });
}

function itemTypes(resource: Resource, names: Names, memory: Memory): Promise<Source>[] {
  const { item, views, facts } = names.of(resource);
  const one = capital(article(resource));

  const whole = cutDown(resource.whole, answered);
  const types = [
    declared(
      item,
      { ...whole, description: `${one} with every field: what a handler returns.` },
      memory,
    ),
  ];
  for (const { context, schema } of resource.contexts) {
    const name = views[context] as string; // every context is named
    const view = cutDown(schema, answered);
    const description = `${one} in the \`${context}\` context.`;
    types.push(
      isDeepStrictEqual({ ...view, description }, { ...whole, description })
        ? alias(name, id(item), description)
        : declared(name, { ...cutDown(schema, undocumented), description }, memory),
    );
  }
  if (Object.keys(resource.facts).length > 0) {
    const properties = Object.fromEntries(
      Object.entries(resource.facts).map(([name, fact]) => [name, cutDown(fact, answered)]),
    );
    const description = `What links of ${article(resource)} depend on beside its fields.`;
    types.push(declared(facts, objectOf(properties, Object.keys(properties), description), memory));
  }
  return types;
}

function endpointTypes(endpoint: Endpoint, names: Names, memory: Memory): Promise<Source>[] {
  const { argsType, inputType, errorType } = names.ofEndpoint(endpoint);
  const received = `What \`${endpoint.id}\` receives, once validated, sanitized and defaulted.`;
  const sent = `What a client may send to \`${endpoint.id}\`.`;
  const args = argsSchema(endpoint, received);
  const input = inputSchema(endpoint, sent);

  const reference = isDeepStrictEqual({ ...input, description: received }, args)
    ? id(argsType)
    : isPartialOf(args, input) && ts`Partial<${id(argsType)}>`;
  return [
    declared(argsType, args, memory),
    reference ? alias(inputType, reference, sent) : declared(inputType, input, memory),
    ...(endpoint.errors.length > 0 ? [errorsOf(endpoint, errorType)] : []),
  ];
}

function errorsOf({ id: endpoint, errors }: Endpoint, name: string): Promise<Source> {
  const description = `The codes of the errors that \`${endpoint}\` answers, beside those that any may.`;
  return alias(name, joined(errors.map(literal), ' | '), description);
}

/** The type `name`; one without members is no interface, since an empty one accepts everything. */
function declared(name: string, schema: JSONSchema, memory: Memory): Promise<Source> {
  const isEmpty = Object.keys(schema.properties ?? {}).length === 0;
  if (isEmpty && schema.additionalProperties === false) {
    return alias(name, ts`Record<never, never>`, schema.description ?? '');
  }
  return interfaceOf(name, schema, memory);
}

function alias(name: string, type: Source, description: string): Promise<Source> {
  const code = ts`export type ${id(name)} = ${type};`;
  return Promise.resolve(joined([doc(description), code], '\n'));
}
