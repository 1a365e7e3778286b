import { writeArgs } from '../schema/endpoint-args.ts';
import type { ArgDefinition, ArgDefinitions, ItemSchema, Schema } from '../schema/types.ts';
import { argEntries } from './spec.ts';
import type { ArgSetSpec, ArgSpec, ArgsSpec, ResourceSpec } from './spec.ts';
import { innerSchemas, mapInner } from '../schema/sub-schemas.ts';

/** Argument sets by name. */
export interface ArgSets {
  readonly [name: string]: ArgSetSpec;
}

/**
 * An argument, and where it comes from: a schema (`schema`, or that of a resource), the set of this
 * name, or the list itself.
 */
export interface FoundArg {
  readonly name: string;
  readonly definition: GivenDefinition;
  readonly from: 'own' | { readonly schema: string } | { readonly set: string };
}

/** Where arguments are looked up: the set, and the item of the resource, of a name. */
export interface ArgSources {
  setOf(name: string): ArgSetSpec;
  schemaOf(resource: string): ItemSchema;
}

/** What a resource that is made at run time takes arguments from. */
export interface RunTimeSources {
  readonly sets: ArgSets;
  /** Items of other resources, by name. */
  readonly schemas?: { readonly [resource: string]: ItemSchema };
}

/** A definition as a file gives it: `accepts` is for types alone. */
export type GivenDefinition = ArgDefinition & Pick<ArgSpec, 'accepts'>;

/** The arguments that a list stands for: those of the schema, of the sets, and its own, in this order. */
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
    for (const [name, definition] of Object.entries(writeArgs(withoutOptional(schema), kind)))
      yield { name, definition, from: { schema: spec.$from } };
  }
  for (const set of spec?.$include ?? []) {
    for (const [name, arg] of Object.entries(setOf(set).args))
      yield { name, definition: definitionOf(arg, contexts), from: { set } };
  }
  for (const [name, arg] of argEntries(spec))
    yield { name, definition: definitionOf(arg, contexts), from: 'own' };
}

/** The arguments of an endpoint at run time; of two with one name the later counts. */
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
  const found = Object.hasOwn(all, name) ? all[name] : undefined;
  if (found === undefined) throw new Error(`resource: unknown source of arguments ${name}`);
  return found;
}

/** The contexts that can be asked for: without any, one view shows everything. */
export function contextsOf({ contexts }: ResourceSpec): readonly string[] {
  return contexts && contexts.length > 0 ? contexts : ['view'];
}

/** Whether the definition means something else in each resource. */
export function dependsOnResource({ enum: values }: ArgSpec): boolean {
  return values !== undefined && '$from' in values;
}

/**
 * The definition with `contexts` where it asks for them, or without its `enum` when there are none to
 * speak of; every keyword stays in its place.
 */
export function definitionOf(spec: ArgSpec, contexts: readonly string[] | null): ArgDefinition {
  const { enum: values, ...others } = spec;
  if (values === undefined) return others;
  if (!('$from' in values)) return { ...spec, enum: values };
  return contexts === null ? others : { ...spec, enum: contexts };
}

/**
 * An item without the word `optional`: what answers may be without is told in types and in the OpenAPI document, not in
 * arguments that are made of it, nor by OPTIONS.
 */
export function withoutOptional<S extends Schema>(schema: S): S {
  if (!saysOptional(schema)) return schema;
  // Each property is what it was but for that word.
  return without(schema) as S;
}

function without(schema: Schema): Schema {
  const { optional: _optional, ...others } = schema;
  return mapInner(others, without);
}

/** Whether a schema, or one within it, has the word. */
function saysOptional(schema: Schema): boolean {
  return schema.optional !== undefined || innerSchemas(schema).some(saysOptional);
}
