import { argEntries, endpointEntries } from '../../runtime/resource/index.ts';
import type {
  ArgSetSpec,
  ArgSpec,
  ArgsSpec,
  ResourceSpec,
  ResponseSpec,
  RouteSpec,
} from '../../runtime/resource/index.ts';
import { bySchema } from '../../runtime/schema/callbacks.ts';
import { withFlags } from '../../runtime/schema/endpoint-args.ts';
import { withType } from '../../runtime/schema/keywords/type.ts';
import { containsItself } from '../../runtime/schema/named-types.ts';
import { allSchemas, mapInner } from '../../runtime/schema/sub-schemas.ts';
import type { PropertySchema, Schema } from '../../runtime/schema/types.ts';
import { mapValues, memoized } from '../collections.ts';
import type { About } from '../model/api.ts';
import { typeOfValue } from './json.ts';

/** A resource file, or a base, which may lack parts. */
type Parts = Partial<Pick<ResourceSpec, 'contexts' | 'schema' | 'facts' | 'routes'>>;

/** Replaces the keywords `const`, `nullable`, `writeOnly`, `hidden` and `$type` by those that they stand for. A type inside itself keeps its name. */
export class Expander {
  /** The schemas of schemas/types/ as written, by name. */
  readonly #types: ReadonlyMap<string, Schema>;
  readonly #isPlain: boolean;
  /** The content of types by name. */
  readonly #contents = new Map<string, Schema>();

  constructor(types: ReadonlyMap<string, Schema>, isPlain = false) {
    this.#types = types;
    this.#isPlain = isPlain;
  }

  resource<S extends Parts>(spec: S): S {
    const { schema, facts, routes } = spec;
    const properties = mapValues(schema?.properties ?? {}, (each) =>
      this.#property(withContexts(each, spec.contexts)),
    );
    return {
      ...spec,
      ...(schema?.properties && { schema: { ...schema, properties } }),
      ...(facts && { facts: mapValues(facts, (fact) => this.schema(fact)) }),
      ...(routes && { routes: mapValues(routes, (route) => this.#route(route)) }),
    };
  }

  #route(route: RouteSpec): RouteSpec {
    const endpoints = endpointEntries(route).map(([name, endpoint]) => {
      const { args, answer_schema: schema, responses } = endpoint;
      return [
        name,
        {
          ...endpoint,
          ...(args && { args: this.#args(args) }),
          ...(schema && { answer_schema: this.schema(schema) }),
          ...(responses && { responses: mapValues(responses, (each) => this.#response(each)) }),
        },
      ] as const;
    });
    const args = route.args && { args: this.#args(route.args) };
    return { ...route, ...args, ...Object.fromEntries(endpoints) };
  }

  set(spec: ArgSetSpec): ArgSetSpec {
    return { ...spec, args: mapValues(spec.args, (arg) => this.#ownArgument(arg)) };
  }

  about(spec: About): About {
    const { errors } = spec;
    const all = (declared: NonNullable<About['errors']>[string]) =>
      'data' in declared && declared.data
        ? { ...declared, data: mapValues(declared.data, (each) => this.schema(each)) }
        : declared;
    return errors ? { ...spec, errors: mapValues(errors, all) } : spec;
  }

  /** Returns a schema without shorthands. `open` are the types around it. */
  schema(given: Schema, open: readonly string[] = []): Schema {
    const schema = given.$type === undefined ? given : this.#named(given, given.$type, open);
    // The content of a type is expanded already.
    const whole = schema === given ? mapInner(given, (inner) => this.schema(inner, open)) : schema;
    return withNull(withArray(withEnum(whole)));
  }

  #named(reference: Schema, name: string, open: readonly string[]): Schema {
    const written = this.#types.get(name);
    if (!written || open.includes(name)) return reference;
    const inside = this.#typesInside(written);
    // A type around it can be part of the content by its name.
    const isShared = !open.some((each) => inside.has(each));
    const known = isShared ? this.#contents.get(name) : undefined;
    // A flag of the reference must not replace a list of the type.
    const content = known ?? withFlags(this.schema(written, [...open, name]));
    if (isShared) this.#contents.set(name, content);
    const { context: _context, ...type } = content;
    return { ...type, ...reference };
  }

  /** Returns the names of the types that a type contains, directly or in others. */
  readonly #typesInside = memoized((written: Schema): ReadonlySet<string> => {
    const found = new Set(typeNamesIn(written));
    // The loop also visits names that are added to the set.
    for (const each of found)
      for (const inner of typeNamesIn(this.#types.get(each) ?? {})) found.add(inner);
    return found;
  });

  #response({ schema, headers, ...others }: ResponseSpec): ResponseSpec {
    return {
      ...others,
      ...(schema && { schema: this.schema(schema) }),
      ...(headers && { headers: mapValues(headers, (header) => this.schema(header)) }),
    };
  }

  #args(spec: ArgsSpec): ArgsSpec {
    const own = argEntries(spec).map(([name, arg]) => [name, this.#ownArgument(arg)]);
    return { ...spec, ...Object.fromEntries(own) };
  }

  /** With the profile `plain`, alternatives and values without a type are validated as in items; a content API ignores them (4.7). */
  #ownArgument(spec: ArgSpec): ArgSpec {
    const arg = this.#argument(spec);
    const { type, validate_callback: validate, sanitize_callback: sanitize } = arg;
    const isIdle = [type, validate, sanitize].every((keyword) => keyword === undefined);
    const hasRule = arg.anyOf ?? arg.oneOf ?? arg.enum;
    return this.#isPlain && isIdle && hasRule ? { ...arg, ...bySchema } : arg;
  }

  #property(schema: PropertySchema): PropertySchema {
    const { writeOnly, ...property } = schema;
    const { arg_options: options, answers } = schema;
    return {
      ...this.#argument(property),
      ...(writeOnly && { context: [] }),
      ...(options && { arg_options: this.#argument(options) }),
      ...(answers && { answers: this.schema(answers) }),
    };
  }

  /** `enum` of an argument can refer to the contexts of its resource. */
  #argument<S extends Argument>(schema: S): S {
    const { accepts } = schema;
    return {
      // Only the keywords of schemas change.
      ...(this.schema(schema as Schema) as S),
      ...(accepts && { accepts: this.schema(accepts) }),
    };
  }
}

/** Returns the names of the types to which a schema refers. */
const typeNamesIn = memoized((schema: Schema) =>
  [...allSchemas(schema)].flatMap(({ $type }) => ($type === undefined ? [] : [$type])),
);

/** Replaces `hidden` by a list of the other contexts. An unknown name is added to that list, where a rule reports it. */
function withContexts(given: Schema, contexts: readonly string[] = ['view']): Schema {
  const { hidden, ...schema } = mapInner(given, (inner) => withContexts(inner, contexts));
  if (!hidden) return schema;
  const unknown = hidden.filter((name) => !contexts.includes(name));
  return { ...schema, context: [...contexts.filter((name) => !hidden.includes(name)), ...unknown] };
}

type Argument = Omit<Schema, 'enum' | 'required'> & {
  readonly enum?: unknown;
  readonly accepts?: Schema;
};

/** Replaces `const` by an `enum` of one value, which also tells the type. */
function withEnum(schema: Schema): Schema {
  const { const: only } = schema;
  if (only === undefined) return schema;
  const made = { ...(!isTyped(schema) && { type: typeOfValue(only) }), enum: [only] };
  // The order of keywords stays.
  const keywords = Object.entries(schema);
  return Object.fromEntries(
    keywords.flatMap((each) => (each[0] === 'const' ? Object.entries<unknown>(made) : [each])),
  );
}

/** Adds the type of a tuple, which only arrays can be. */
function withArray(schema: Schema): Schema {
  return schema.prefixItems && !isTyped(schema) ? { type: 'array', ...schema } : schema;
}

function isTyped({ type, anyOf, oneOf }: Schema): boolean {
  return type !== undefined || anyOf !== undefined || oneOf !== undefined;
}

/** Replaces `nullable` by the type `null`, an alternative of that type, and a value of `enum`. */
function withNull(given: Schema): Schema {
  const { nullable, ...schema } = given;
  // A type inside itself must not accept null because this value may be null.
  const isKept = given.$type !== undefined && containsItself(given);
  if (nullable === undefined || (nullable && isKept)) return given;
  if (!nullable) return schema;
  const { type, enum: values, enumNames, enumDescriptions, anyOf, oneOf } = schema;
  const isAdded = !values?.includes(null);
  const alternatives = (schemas: readonly Schema[]): readonly Schema[] => [
    ...schemas.map((one) => withType(one, type)),
    { type: 'null' },
  ];
  return {
    ...schema,
    ...(type && { type: [...new Set([type, 'null' as const].flat())] }),
    ...(Array.isArray(values) && { enum: [...new Set([...values, null])] }),
    ...(enumNames && isAdded && { enumNames: [...enumNames, 'None'] }),
    ...(enumDescriptions && isAdded && { enumDescriptions: [...enumDescriptions, 'No value.'] }),
    ...(anyOf && { anyOf: alternatives(anyOf) }),
    ...(oneOf && { oneOf: alternatives(oneOf) }),
  };
}
