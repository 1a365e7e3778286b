import type { ItemSchema, PropertySchema, Schema } from '../schema/types.ts';
import { withoutOptional } from './optional.ts';

/** What answers may hold in a property, by its name, where that is more than the property says. */
export interface AnsweredValues {
  readonly [property: string]: Schema;
}

/** The properties of an item that say what they `answer` besides. */
export function answeredValues({ properties }: ItemSchema): AnsweredValues {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, { answers }]) => (answers ? [[name, answers]] : [])),
  );
}

/** An item as answers have it: each property of `values` as it is there, for the same audiences. */
export function answeredSchema<S extends Schema>(schema: S, values: AnsweredValues): S {
  const names = Object.keys(values);
  if (names.length === 0) return schema;
  const properties: { [name: string]: PropertySchema } = { ...schema.properties };
  for (const name of names) {
    const { description, context, readonly, optional } = properties[name] ?? {};
    properties[name] = {
      ...(description !== undefined && { description }),
      ...values[name],
      ...(context !== undefined && { context }),
      ...(readonly !== undefined && { readonly }),
      ...(optional !== undefined && { optional }),
    };
  }
  return { ...schema, properties };
}

/** An item as OPTIONS shows it: without what is about arguments, `_fields` and answers. */
export function shownSchema(schema: ItemSchema): ItemSchema {
  return withoutOptional(withoutOptions(schema));
}

/** An item without what its properties say of arguments, of `_fields` and of what they answer besides. */
export function withoutOptions(schema: ItemSchema): ItemSchema {
  const properties = Object.entries(schema.properties).map(([name, property]) => {
    // Taken apart to leave them out.
    const { arg_options: _options, whole: _whole, answers: _answers, ...shown } = property;
    return [name, shown] as const;
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}
