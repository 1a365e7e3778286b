import { FormatRegistry, Type } from '@sinclair/typebox';
import type { TSchema } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import { Value } from '@sinclair/typebox/value';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import type { Engine } from '../engine.ts';
import type { JsonSchema } from '../json-schema.ts';
import { splitter } from './split.ts';

/** `Value.Default` and `Value.Convert`, which walk the type, then the compiled check. */
export const typebox: Engine = {
  name: 'TypeBox',
  takes: 'sent',
  compile: ({ json, args }) => {
    registerFormats();
    const type = typeOf(json);
    const compiled = TypeCompiler.Compile(type);
    const split = splitter(args);
    return {
      check(input) {
        const value = Value.Convert(type, Value.Default(type, split(input)));
        return compiled.Check(value) ? value : new Refused(compiled.Errors(value).First());
      },
      accepts: (result) => !(result instanceof Refused),
    };
  },
};

class Refused {
  readonly error: unknown;
  constructor(error: unknown) {
    this.error = error;
  }
}

/** TypeBox compiles what its own builders made, so a schema is built again. */
function typeOf(schema: JsonSchema): TSchema {
  const options = schema.default === undefined ? {} : { default: schema.default };
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives) return Type.Union(alternatives.map(typeOf), options);
  if (schema.enum)
    return Type.Union(
      schema.enum.map((value) => Type.Literal(String(value))),
      options,
    );
  if (Array.isArray(schema.type)) {
    const types: readonly string[] = schema.type;
    return Type.Union(types.map((type) => typeOf({ ...schema, type })));
  }
  return { ...single(schema), ...options };
}

function single(schema: JsonSchema): TSchema {
  const { minimum, maximum, format } = schema;
  switch (schema.type) {
    case 'integer':
      return Type.Integer({
        ...(minimum === undefined ? {} : { minimum }),
        ...(maximum === undefined ? {} : { maximum }),
      });
    case 'boolean':
      return Type.Boolean();
    case 'null':
      return Type.Null();
    case 'array':
      return Type.Array(typeOf(schema.items ?? {}));
    case 'object':
      return objectType(schema);
    case 'string':
    case undefined:
      return schema.type || format ? Type.String(format ? { format } : {}) : Type.Unknown();
    default:
      throw new Error(`typebox: no type for ${JSON.stringify(schema)}`);
  }
}

function objectType({ properties = {}, required = [], additionalProperties }: JsonSchema): TSchema {
  const members = Object.entries(properties).map(([name, schema]) => {
    const type = typeOf(schema);
    return [name, required.includes(name) ? type : Type.Optional(type)];
  });
  const isOpen = additionalProperties === undefined ? {} : { additionalProperties };
  return Type.Object(Object.fromEntries(members), isOpen);
}

/** TypeBox has no formats of its own; these are those that ajv uses. */
function registerFormats(): void {
  for (const name of ['iso-date-time', 'email', 'ipv4', 'ipv6', 'uri'] as const) {
    const format = fullFormats[name];
    FormatRegistry.Set(name, accepts(format));
  }
}

function accepts(format: unknown): (text: string) => boolean {
  if (format instanceof RegExp) return (text) => format.test(text);
  if (typeof format === 'function') return (text) => Boolean(format(text));
  if (typeof format === 'object' && format !== null && 'validate' in format)
    return accepts(format.validate);
  throw new Error('typebox: a format that is neither an expression nor a function');
}
