import type { ItemSchema, PropertySchema } from '../schema/types.ts';

/**
 * The item as responses have it: `answers` takes the place of what a property says of its values, and
 * keywords about arguments and `_fields` are left out.
 */
export function responseSchema(schema: ItemSchema): ItemSchema {
  const properties = Object.entries(schema.properties).map(
    ([name, property]) => [name, responseProperty(property)] as const,
  );
  return { ...schema, properties: Object.fromEntries(properties) };
}

function responseProperty(property: ItemSchema['properties'][string]): PropertySchema {
  // Taken apart to leave them out.
  const { arg_options: _options, whole: _whole, answers, ...shown } = property;
  if (!answers) return shown;
  const { description, context, readonly, optional } = shown;
  return {
    ...(description !== undefined && { description }),
    ...answers,
    ...(context !== undefined && { context }),
    ...(readonly !== undefined && { readonly }),
    ...(optional !== undefined && { optional }),
  };
}
