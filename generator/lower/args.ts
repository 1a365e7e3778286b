import type { ArgDefinition } from '../../runtime/schema/types.ts';
import type { ArgSetFile, Project, ResourceFile } from '../load/project.ts';
import { argsFrom, dependsOnResource } from '../../runtime/resource/index.ts';
import type { ArgSources, ArgSpec, ArgsSpec } from '../../runtime/resource/index.ts';
import type { Path } from '../load/tree.ts';
import type { Arg, Origin } from '../model/api.ts';
import {
  DEFAULT_TOKEN,
  lowerCallback,
  namesToken,
  shownDefinition,
  shownName,
  tokenOf,
  whenRegistered,
} from './callbacks.ts';

/** Returns the arguments of `spec`, which is at `path` of a resource file. `methods` are those of the endpoint: `POST, PUT`. */
export function lowerArgs(
  spec: ArgsSpec | undefined,
  path: Path,
  methods: string,
  resource: ResourceFile,
  { resources, argSets, about }: Project,
): Arg[] {
  const setOf = (name: string): ArgSetFile => found(argSets.get(name), name);
  const resourceOf = (name: string): ResourceFile =>
    name === 'schema'
      ? resource
      : found(
          resources.find((file) => file.name === name),
          name,
        );
  const sources: ArgSources = {
    setOf: (name) => setOf(name).spec,
    schemaOf: (name) => resourceOf(name).spec.schema,
  };
  return [...argsFrom(spec, resource.spec, sources, methods)].map(({ name, definition, from }) => {
    const lowered = (origin: Origin): Arg => argOf(name, definition, origin, tokenOf(about));
    if (from === 'own') return lowered(() => resource.places.at([...path, name]));
    if ('schema' in from) {
      const { places } = resourceOf(from.schema);
      return lowered(() => places.at(['schema', 'properties', name]));
    }
    const set = setOf(from.set);
    const arg = lowered(() => set.places.at(['args', name]));
    const given = set.spec.args[name];
    return given && dependsOnResource(given) ? arg : { ...arg, sharedFrom: from.set };
  });
}

function found<T>(file: T | undefined, name: string): T {
  if (file === undefined)
    throw new Error(
      `lower: there is no ${name} to take arguments from; check should have refused it`,
    );
  return file;
}

/** Separates the callbacks of a definition, and `accepts`, which is only for types. */
export function argOf(
  name: string,
  given: ArgDefinition & Pick<ArgSpec, 'accepts'>,
  origin: Origin,
  token = DEFAULT_TOKEN,
): Arg {
  const { validate_callback, sanitize_callback, accepts, ...definition } = given;
  return {
    name,
    shownName: shownName(name, token),
    definition,
    shown: shownDefinition(definition, token),
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
