import type { Int64Places, Int64Responses } from '../../runtime/client/int64.ts';
import { isInt64 } from '../../runtime/schema/formats/formats.ts';
import { valuesOfDiscriminator } from '../../runtime/schema/keywords/alternatives.ts';
import { allSchemas } from '../../runtime/schema/sub-schemas.ts';
import type { Schema } from '../../runtime/schema/types.ts';
import { mapValues } from '../collections.ts';
import { endpointsOf, type Api, type Endpoint, type Resource } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import { ts, type Source } from './source.ts';
import { embeddableLinks, embeddedBy } from './embedded.ts';
import { addressOf } from './client-method.ts';

/** Returns the places of integers of 64 bits in the responses of every endpoint. */
export function int64Responses(api: Api): Int64Responses {
  const named = api.types.map(({ name, schema }) => [name, schema] as const);
  const types = new Map(named.filter(([, schema]) => [...allSchemas(schema)].some(isInt64)));
  const responses = api.resources.flatMap((resource) => {
    const item = itemOf(resource, api);
    return endpointsOf(resource).flatMap((endpoint) => {
      const call = addressOf(resource, endpoint).join(' ');
      const usual = placesIn(bodyOf(endpoint, item), types);
      const others = (endpoint.responses ?? []).flatMap(({ status, schema, answers }) => {
        const body = schema ?? (answers && item);
        return body ? [[`${call} ${status}`, placesIn(body, types) ?? {}] as const] : [];
      });
      return usual ? [[call, usual] as const, ...others] : others;
    });
  });
  const placesOf = ({ $type: _, ...schema }: Schema) => placesIn(schema, types) ?? {};
  return {
    types: mapValues(Object.fromEntries(types), placesOf),
    responses: Object.fromEntries(responses),
  };
}

/** Prints the last argument of functions whose values have BigInts if the project says so. */
export function int64Options({ settings: { int64 } }: Names): Source {
  return int64 === 'bigint' ? ts`, ${{ int64 }}` : ts``;
}

/** Returns the schema of an item with the items that it embeds. */
function itemOf(resource: Resource, api: Api): Schema {
  const embedded = [...embeddableLinks(resource)].flatMap(([relation, links]) => {
    const found = links.flatMap((link) => embeddedBy(link, api) ?? [])[0];
    if (!found) return [];
    const { whole } = found.target;
    return [[relation, { items: found.isList ? { items: whole } : whole }] as const];
  });
  const { whole } = resource;
  const _embedded = { properties: Object.fromEntries(embedded) };
  return { ...whole, properties: { ...whole.properties, _embedded } };
}

function bodyOf({ answers, answer }: Endpoint, item: Schema): Schema {
  switch (answers) {
    case 'item':
    case 'created':
      return item;
    case 'page':
    case 'list':
      return { items: item };
    case 'map':
      return { additionalProperties: item };
    case 'deleted':
      return { ...item, properties: { ...item.properties, previous: item } };
    case 'any':
      return answer?.shown ?? {};
  }
}

/** Returns the parts of a schema that contain integers of 64 bits; `null` if there are none. */
function placesIn(schema: Schema, types: ReadonlyMap<string, Schema>): Int64Places | null {
  const { $type, items, prefixItems, additionalProperties: others, discriminator } = schema;
  if ($type !== undefined) return types.has($type) ? { $type } : null;
  const within = (inner: Schema | boolean | undefined) =>
    typeof inner === 'object' ? placesIn(inner, types) : null;
  const members = (all: { readonly [name: string]: Schema } = {}) =>
    filled(Object.entries(all).map(([name, inner]) => [name, within(inner)]));
  const alternatives = (schema.oneOf ?? []).flatMap((one) => {
    const content = types.get(one.$type ?? '') ?? one;
    const values = valuesOfDiscriminator(content, discriminator ?? '');
    return values.map((value) => [String(value), within(one)] as const);
  });
  const inPrefix = (prefixItems ?? []).map((item) => within(item) ?? {});
  const hasPrefix = inPrefix.some((item) => Object.keys(item).length > 0);
  return filled([
    ['format', isInt64(schema) ? 'int64' : null],
    ['items', within(items)],
    // An item of the prefix has no places of the further items.
    ['prefixItems', hasPrefix || within(items) ? filled(inPrefix.entries()) && inPrefix : null],
    ['properties', members(schema.properties)],
    ['patternProperties', members(schema.patternProperties)],
    ['additionalProperties', within(others)],
    ['oneOf', filled(alternatives)],
    ['discriminator', filled(alternatives) && discriminator],
  ]);
}

/** Returns the object of the entries that have a value; `null` if there are none. */
function filled(entries: Iterable<readonly [name: string | number, value: unknown]>) {
  const known = [...entries].filter(([, value]) => value !== null);
  return known.length > 0 ? Object.fromEntries(known) : null;
}
