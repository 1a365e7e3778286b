import type { ItemSchema, Schema } from '../../runtime/schema/index.ts';
import type { RouteDefinition } from '../../runtime/server/index.ts';

/** The fields that hold addresses of pictures by size. */
const FIELDS: readonly string[] = ['avatar_urls', 'author_avatar_urls'];

/** The route of a schema file, whose schema names the usual sizes of avatars, with `sizes` (2.5). */
export function avatarSizesRoute(
  definition: RouteDefinition,
  sizes: readonly number[],
): RouteDefinition {
  // Generated code registers routes in this form.
  if (!('endpoints' in definition)) return definition;
  const { schema } = definition;
  return isItemSchema(schema) && FIELDS.some((name) => Object.hasOwn(schema.properties, name))
    ? { ...definition, schema: withSizes(schema, sizes) }
    : definition;
}

function withSizes(schema: ItemSchema, sizes: readonly number[]): ItemSchema {
  const properties = Object.entries(schema.properties).map(([name, property]) => [
    name,
    FIELDS.includes(name) ? { ...property, properties: bySize(sizes) } : property,
  ]);
  return { ...schema, properties: Object.fromEntries(properties) };
}

function bySize(sizes: readonly number[]): Schema['properties'] {
  const addresses = sizes.map((size) => [
    size,
    {
      description: `Address of the picture of ${size} pixels.`,
      type: 'string',
      format: 'uri',
      context: ['embed', 'view', 'edit'],
    },
  ]);
  return Object.fromEntries(addresses);
}

function isItemSchema(schema: unknown): schema is ItemSchema {
  return typeof schema === 'object' && schema !== null && 'properties' in schema;
}
