import type { Schema } from '../../runtime/schema/index.ts';

interface Described {
  readonly properties?: { readonly [name: string]: Schema } | undefined;
}

/**
 * The part of a value that a schema describes: undeclared members are removed at any depth. A property without
 * listed properties is kept whole.
 */
export function describedPart(schema: Described, value: object): object {
  const properties = schema.properties ?? {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]: [string, unknown]) => {
      const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return property ? [[name, describedMember(property, member)]] : [];
    }),
  );
}

/** The members of a value that are properties of a schema, each whole. */
export function describedMembers({ properties = {} }: Described, value: object): object {
  return Object.fromEntries(
    Object.entries(value).filter(([name]) => Object.hasOwn(properties, name)),
  );
}

function describedMember(schema: Schema, value: unknown): unknown {
  if (schema.properties === undefined || !isMap(value)) return value;
  return describedPart(schema, value);
}

function isMap(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
