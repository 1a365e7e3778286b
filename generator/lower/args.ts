import { endpointArgs } from '../../runtime/schema/index.ts';
import type { ArgDefinition } from '../../runtime/schema/types.ts';
import type { Span } from '../diagnostics/diagnostic.ts';
import type { Project, ResourceFile } from '../load/project.ts';
import { argEntries } from '../load/spec.ts';
import type { ArgSpec, ArgsSpec, ResourceSpec } from '../load/spec.ts';
import type { Path } from '../load/tree.ts';
import type { Arg } from '../model/api.ts';
import { lowerCallback, namesToken, whenRegistered } from './callbacks.ts';

/** Where the arguments of one endpoint come from. */
export interface ArgSources {
  readonly project: Project;
  readonly resource: ResourceFile;
  /** Those of the route, and the path to them. */
  readonly common: ArgsSpec | undefined;
  readonly commonPath: Path;
  /** Those of the endpoint, and the path to them. */
  readonly own: ArgsSpec | undefined;
  readonly ownPath: Path;
  /** `POST`, or `POST, PUT, PATCH`. */
  readonly methods: string;
  /** Groups of the route's pattern. */
  readonly groups: ReadonlySet<string>;
}

/** The arguments of an endpoint. Of two with one name the later counts: route, schema, sets, own. */
export function lowerArgs(sources: ArgSources): Arg[] {
  const args = new Map<string, Arg>();
  for (const arg of [
    ...fromSpec(sources, sources.common, sources.commonPath),
    ...fromSpec(sources, sources.own, sources.ownPath),
  ]) {
    args.set(arg.name, { ...arg, inPath: sources.groups.has(arg.name) });
  }
  return [...args.values()];
}

function fromSpec(sources: ArgSources, spec: ArgsSpec | undefined, path: Path): Arg[] {
  const { project, resource, methods } = sources;
  const derived = spec?.$from === 'schema' ? fromSchema(resource, methods) : [];
  const included = (spec?.$include ?? []).flatMap((set) => fromSet(project, resource, set));
  const own = argEntries(spec).map(([name, arg]) =>
    lowerArg(name, arg, resource, resource.places.at([...path, name])),
  );
  return [...derived, ...included, ...own];
}

function fromSchema({ spec, places }: ResourceFile, methods: string): Arg[] {
  return Object.entries(endpointArgs(spec.schema, methods)).map(([name, definition]) =>
    argOf(name, definition, places.at(['schema', 'properties', name])),
  );
}

function fromSet(project: Project, resource: ResourceFile, name: string): Arg[] {
  const set = project.argSets.get(name);
  if (!set) throw new Error(`lower: no argument set ${name}; check should have refused it`);
  return Object.entries(set.spec.args).map(([argName, spec]) => {
    const arg = lowerArg(argName, spec, resource, set.places.at(['args', argName]));
    return dependsOnResource(spec) ? arg : { ...arg, sharedFrom: name };
  });
}

/** Whether the definition means something else in each resource. */
export function dependsOnResource({ enum: values }: ArgSpec): boolean {
  return values !== undefined && '$from' in values;
}

function lowerArg(
  name: string,
  spec: ArgSpec,
  { spec: resource }: ResourceFile,
  origin: Span,
): Arg {
  return argOf(name, definitionOf(spec, contextsOf(resource)), origin);
}

/** The contexts that can be asked for: without any, one view shows everything. */
export function contextsOf({ contexts }: ResourceSpec): readonly string[] {
  return contexts && contexts.length > 0 ? contexts : ['view'];
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

/** Callbacks and what is for types alone are taken out of the definition. */
export function argOf(
  name: string,
  given: ArgDefinition & Pick<ArgSpec, 'accepts'>,
  origin: Span,
): Arg {
  const { validate_callback, sanitize_callback, accepts, ...definition } = given;
  return {
    name,
    definition,
    ...callbacksOf(definition, validate_callback, sanitize_callback),
    accepts: accepts ?? null,
    inPath: false,
    sharedFrom: null,
    origin,
  };
}

function callbacksOf(
  definition: ArgDefinition,
  validate_callback: unknown,
  sanitize_callback: unknown,
): Pick<Arg, 'validate' | 'sanitize'> {
  const validate = lowerCallback(validate_callback, 'validateRequestArg');
  const sanitize = lowerCallback(sanitize_callback, 'sanitizeRequestArg');
  if (!namesToken(definition)) return { validate, sanitize };
  const isParsed = sanitize.by === 'absent' && definition.type !== undefined;
  return {
    validate: whenRegistered(validate, 'validateRequestArg'),
    sanitize: isParsed
      ? { by: 'registration', name: 'parseRequestArg' }
      : whenRegistered(sanitize, 'sanitizeRequestArg'),
  };
}
