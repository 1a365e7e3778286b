import { z } from 'zod';
import type { Engine } from '../engine.ts';
import type { JsonSchema } from '../json-schema.ts';
import { splitter } from './split.ts';

/** zod with coercion of numbers and booleans; it builds a new object. */
export const zod: Engine = {
  name: 'zod',
  takes: 'sent',
  compile: ({ json, args }) => {
    const type = typeOf(json);
    const split = splitter(args);
    return {
      check(input) {
        const { success, data, error } = type.safeParse(split(input));
        return success ? data : error;
      },
      accepts: (result) => !(result instanceof z.ZodError),
    };
  },
};

const FORMATS: { readonly [format: string]: () => z.ZodType } = {
  'iso-date-time': () => z.iso.datetime({ local: true, offset: true }),
  email: () => z.email(),
  ipv4: () => z.ipv4(),
  ipv6: () => z.ipv6(),
  uri: () => z.url(),
};

function typeOf(schema: JsonSchema): z.ZodType {
  const { oneOf, anyOf, type } = schema;
  const alternatives = oneOf ?? anyOf;
  if (alternatives) return z.union(alternatives.map(typeOf));
  if (schema.enum) return z.enum(schema.enum.map(String));
  if (Array.isArray(type)) {
    const types: readonly string[] = type;
    return z.union(types.map((one) => typeOf({ ...schema, type: one })));
  }
  switch (type) {
    case 'integer':
      return integer(schema);
    case 'boolean':
      return z.union([z.boolean(), z.stringbool()]);
    case 'null':
      return z.null();
    case 'array':
      return z.array(typeOf(schema.items ?? {}));
    case 'object':
      return objectType(schema);
    default:
      return text(schema);
  }
}

function text({ type, format }: JsonSchema): z.ZodType {
  const known = format === undefined ? undefined : FORMATS[format];
  if (known) return known();
  return type === 'string' ? z.string() : z.unknown();
}

function integer({ minimum, maximum }: JsonSchema): z.ZodType {
  const whole = z.coerce.number().int();
  const bounded = minimum === undefined ? whole : whole.min(minimum);
  return maximum === undefined ? bounded : bounded.max(maximum);
}

function objectType({ properties = {}, required = [], additionalProperties }: JsonSchema) {
  const members = Object.entries(properties).map(([name, schema]) => {
    const type = typeOf(schema);
    if (schema.default !== undefined) return [name, type.default(schema.default)];
    return [name, required.includes(name) ? type : type.optional()];
  });
  const shape: { [name: string]: z.ZodType } = Object.fromEntries(members);
  return additionalProperties === false ? z.strictObject(shape) : z.looseObject(shape);
}
