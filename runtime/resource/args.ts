import { writeArgs } from '../schema/endpoint-args.ts';
import type {
  ArgDefinition,
  ArgDefinitions,
  ItemSchema,
  PropertySchema,
  Schema,
} from '../schema/types.ts';
import { argEntries } from './spec.ts';
import type { ArgSetSpec, ArgSpec, ArgsSpec, ResourceSpec } from './spec.ts';
import { mapInner } from '../schema/sub-schemas.ts';
import { own } from '../schema/values/containers.ts';

/** Argument sets by name. */
export interface ArgSets {
  readonly [name: string]: ArgSetSpec;
}

/**
 * An argument and its origin: a schema (`schema`, or that of a resource), an argument set, or the list itself.
 */
export interface FoundArg {
  readonly name: string;
  readonly definition: GivenDefinition;
  readonly from: 'own' | { readonly schema: string } | { readonly set: string };
}

/** Returns argument sets and item schemas by name. */
export interface ArgSources {
  setOf(name: string): ArgSetSpec;
  schemaOf(resource: string): ItemSchema;
}

/** The argument sets and schemas of a resource that is created at run time. */
export interface RunTimeSources {
  readonly sets: ArgSets;
  /** The item schemas of other resources. */
  readonly schemas?: { readonly [resource: string]: ItemSchema };
}

/** A definition of a schema file. `accepts` affects types only. */
type GivenDefinition = ArgDefinition & Pick<ArgSpec, 'accepts'>;

/** Returns the arguments of a list: of its schema, of its sets, and its own. */
export function* argsFrom(
  spec: ArgsSpec | undefined,
  resource: ResourceSpec,
  { setOf, schemaOf }: ArgSources,
  methods: string,
): Iterable<FoundArg> {
  const contexts = contextsOf(resource);
  if (spec?.$from !== undefined) {
    const schema = spec.$from === 'schema' ? resource.schema : schemaOf(spec.$from);
    const kind = spec.$as === 'update' ? 'PUT' : methods;
    for (const [name, definition] of Object.entries(writeArgs(clientSchema(schema), kind)))
      yield { name, definition, from: { schema: spec.$from } };
  }
  for (const set of spec?.$include ?? []) {
    for (const [name, arg] of Object.entries(setOf(set).args))
      yield { name, definition: definitionOf(arg, contexts), from: { set } };
  }
  for (const [name, arg] of argEntries(spec))
    yield { name, definition: definitionOf(arg, contexts), from: 'own' };
}

/** Returns the arguments of an endpoint at run time; the last one of a name counts. */
export function argDefinitions(
  lists: readonly (ArgsSpec | undefined)[],
  resource: ResourceSpec,
  { sets, schemas = {} }: RunTimeSources,
  methods: string,
): ArgDefinitions {
  const sources: ArgSources = {
    setOf: (name) => known(sets, name),
    schemaOf: (name) => known(schemas, name),
  };
  const args = new Map<string, ArgDefinition>();
  for (const list of lists) {
    for (const { name, definition } of argsFrom(list, resource, sources, methods)) {
      const { accepts: _accepts, ...kept } = definition;
      args.set(name, kept);
    }
  }
  return Object.fromEntries(args);
}

function known<T>(all: { readonly [name: string]: T }, name: string): T {
  const found = own(all, name);
  if (found === undefined) throw new Error(`resource: unknown source of arguments ${name}`);
  return found;
}

/** Returns the contexts of a resource; `view` if it has none. */
export function contextsOf({ contexts }: ResourceSpec): readonly string[] {
  return contexts && contexts.length > 0 ? contexts : ['view'];
}

/** Whether the definition depends on the resource. */
export function dependsOnResource({ enum: values }: ArgSpec): boolean {
  return values !== undefined && '$from' in values;
}

/**
 * Returns the definition with the contexts as its `enum` if it asks for them, or without the `enum` if they are unknown.
 */
export function definitionOf(spec: ArgSpec, contexts: readonly string[] | null): ArgDefinition {
  const { enum: values, ...others } = spec;
  if (values === undefined) return others;
  if (!('$from' in values)) return { ...spec, enum: values };
  return contexts === null ? others : { ...spec, enum: contexts };
}

/**
 * Returns the schema of an item without the keywords that clients do not see: `optional` at any depth, which affects types
 * and the OpenAPI document, and `label` and `admin` of its properties.
 */
export function clientSchema<S extends Schema>(schema: S): S {
  const properties: readonly (readonly [string, PropertySchema])[] = Object.entries(
    schema.properties ?? {},
  );
  const shown = properties.map(([name, { label: _label, admin: _admin, ...property }]) => [
    name,
    property,
  ]);
  // Only keywords are removed.
  return withoutOptional({
    ...schema,
    ...(schema.properties && { properties: Object.fromEntries(shown) as typeof schema.properties }),
  }) as S;
}

function withoutOptional({ optional: _optional, ...schema }: Schema): Schema {
  return mapInner(schema, withoutOptional);
}
