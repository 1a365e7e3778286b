import type { ArgSetSpec, ArgsSpec, ResourceSpec } from '../../runtime/resource/index.ts';
import { argEntries, endpointEntries } from '../../runtime/resource/index.ts';
import { withType } from '../../runtime/schema/keywords/type.ts';
import { mapInner } from '../../runtime/schema/sub-schemas.ts';
import type { PropertySchema, Schema, TypeName } from '../../runtime/schema/types.ts';

/** Returns a resource without shorthands, which later stages need not know: `const`, `nullable`. */
export function expandedResource(spec: ResourceSpec): ResourceSpec {
  const { schema, facts, routes } = spec;
  return {
    ...spec,
    schema: { ...schema, properties: mapped(schema.properties, property) },
    ...(facts && { facts: mapped(facts, expanded) }),
    routes: mapped(routes, (route) => ({
      ...route,
      ...(route.args && { args: args(route.args) }),
      ...Object.fromEntries(
        endpointEntries(route).map(([name, endpoint]) => [
          name,
          {
            ...endpoint,
            ...(endpoint.args && { args: args(endpoint.args) }),
            ...(endpoint.answer_schema && { answer_schema: expanded(endpoint.answer_schema) }),
          },
        ]),
      ),
    })),
  };
}

/** Returns an argument set without shorthands. */
export function expandedSet(spec: ArgSetSpec): ArgSetSpec {
  return { ...spec, args: mapped(spec.args, withoutShorthands) };
}

function args(spec: ArgsSpec): ArgsSpec {
  const own = argEntries(spec).map(([name, arg]) => [name, withoutShorthands(arg)]);
  return { ...spec, ...Object.fromEntries(own) };
}

function property(schema: PropertySchema): PropertySchema {
  const { arg_options: options, answers } = schema;
  return {
    ...withoutShorthands(schema),
    ...(options && { arg_options: withoutShorthands(options) }),
    ...(answers && { answers: expanded(answers) }),
  };
}

/** An `enum` of an argument can refer to the contexts of its resource. */
type Written = Omit<Schema, 'enum' | 'required'> & {
  readonly enum?: unknown;
  readonly accepts?: Schema;
};

function withoutShorthands<S extends Written>(schema: S): S {
  const { accepts } = schema;
  // Only the keywords of schemas change.
  return { ...expanded(schema as Schema), ...(accepts && { accepts: expanded(accepts) }) } as S;
}

/** Returns a schema without shorthands. */
export function expanded(schema: Schema): Schema {
  return withNull(withEnum(mapInner(schema, expanded)));
}

/** Replaces `const` by an `enum` of one value, which also tells the type. */
function withEnum(schema: Schema): Schema {
  if (schema.const === undefined) return schema;
  return Object.fromEntries(
    Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] =>
      keyword === 'const' ? [...typeFor(schema, value), ['enum', [value]]] : [[keyword, value]],
    ),
  );
}

function typeFor({ type, anyOf, oneOf }: Schema, value: unknown): ['type', TypeName][] {
  return type || anyOf || oneOf ? [] : [['type', typeOf(value)]];
}

function typeOf(value: unknown): TypeName {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  // Other types are named like those of JavaScript.
  return typeof value as TypeName;
}

/** Replaces `nullable` by the type `null`, an alternative of that type, and a value of `enum`. */
function withNull({ nullable, ...schema }: Schema): Schema {
  if (nullable !== true) return schema;
  const { type, enum: values, anyOf, oneOf } = schema;
  const alternatives = (schemas: readonly Schema[]): readonly Schema[] => [
    ...schemas.map((one) => withType(one, type)),
    { type: 'null' },
  ];
  return {
    ...schema,
    ...(type && { type: [...new Set([type, 'null' as const].flat())] }),
    ...(Array.isArray(values) && { enum: [...new Set([...values, null])] }),
    ...(anyOf && { anyOf: alternatives(anyOf) }),
    ...(oneOf && { oneOf: alternatives(oneOf) }),
  };
}

function mapped<T, U>(
  named: { readonly [name: string]: T },
  change: (value: T) => U,
): { [name: string]: U } {
  return Object.fromEntries(Object.entries(named).map(([name, value]) => [name, change(value)]));
}
