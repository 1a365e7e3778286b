import type { Schema, TypeName } from '../../../runtime/schema/types.ts';
import { literal, ts } from '../source.ts';
import type { Source } from '../source.ts';
import { mapValues, typesOf } from './dialect.ts';

/** A literal of the members that are there. */
export function optional(members: { readonly [name: string]: unknown }): Source {
  return literal(
    Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)),
  );
}

/** `{ integer: …, string: … }`: what is done for each type of a list, in its order. */
export function byType(schema: Schema, print: (type: TypeName) => Source): Source {
  return literal(Object.fromEntries(typesOf(schema).map((type) => [type, print(type)])));
}

/** What is done with the members of an object, by the keywords that speak of them (4.7). */
export function membersOf(
  { properties, patternProperties, additionalProperties }: Schema,
  print: (schema: Schema) => Source,
): { readonly [keyword: string]: unknown } {
  return {
    properties: properties && mapValues(properties, print),
    patternProperties: patternProperties && mapValues(patternProperties, print),
    additionalProperties:
      typeof additionalProperties === 'object'
        ? print(additionalProperties)
        : additionalProperties === false
          ? false
          : undefined,
  };
}

/**
 * The sub-schemas of `anyOf` or `oneOf`, each as what is done with it, and with what choosing a message
 * has to know (7.2): its title, and the properties where objects are among them.
 */
export function alternativesList(
  alternatives: readonly Schema[],
  print: (schema: Schema) => { readonly [name: string]: Source },
): Source {
  const tells = alternatives.length > 1 && alternatives.some(({ type }) => type === 'object');
  return literal(
    alternatives.map((schema) => {
      const { title, type, properties } = schema;
      return optional({
        title,
        type: tells && type === 'object' ? type : undefined,
        properties: tells && properties ? mapValues(properties, () => true) : undefined,
        ...print(schema),
      });
    }),
  );
}

/** The arguments of a call; one that is null is left out. */
export function args(first: Source, second: Source | null): Source {
  return second ? ts`${first}, ${second}` : first;
}
