import type { ItemSchema, Schema } from '../../../runtime/schema/index.ts';
import type { RouteDefinition } from '../../../runtime/server/index.ts';
import { isItemSchema } from './extend-route.ts';

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
    FIELDS.includes(name) ? { ...property, properties: bySize(sizes, property) } : property,
  ]);
  return { ...schema, properties: Object.fromEntries(properties) };
}

/** What the schema file says of one size, said of each of these. */
function bySize(sizes: readonly number[], { properties = {} }: Schema): Schema['properties'] {
  const [[known, address] = ['', {}]] = Object.entries(properties);
  const { description = '' } = address;
  return Object.fromEntries(
    sizes.map((size) => [
      size,
      { ...address, description: description.replace(known, String(size)) },
    ]),
  );
}
