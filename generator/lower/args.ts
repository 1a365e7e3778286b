import type { ArgDefinition } from '../../runtime/schema/types.ts';
import type { ArgSetFile, Project, ResourceFile } from '../load/project.ts';
import { argsFrom, dependsOnResource } from '../../runtime/resource/index.ts';
import type { ArgSources, ArgSpec, ArgsSpec } from '../../runtime/resource/index.ts';
import type { Path } from '../load/tree.ts';
import type { About, Arg, Origin } from '../model/api.ts';
import { lowerCallback, withToken } from './callbacks.ts';
import { tokenOf } from './about.ts';

/** Returns the arguments of `spec`, which is at `path` of a resource file. `methods` are those of the endpoint: `POST, PUT`. */
export function lowerArgs(
  spec: ArgsSpec | undefined,
  path: Path,
  methods: string,
  resource: ResourceFile,
  { resources, argSets, about }: Project,
): Arg[] {
  // `check` has reported unknown names.
  const setOf = (name: string) => argSets.get(name) as ArgSetFile;
  const resourceOf = (name: string) =>
    name === 'schema' ? resource : (resources.find((file) => file.name === name) as ResourceFile);
  const sources: ArgSources = {
    setOf: (name) => setOf(name).spec,
    schemaOf: (name) => resourceOf(name).spec.schema,
  };
  return [...argsFrom(spec, resource.spec, sources, methods)].map(({ name, definition, from }) => {
    const lowered = (origin: Origin): Arg => argOf(name, definition, origin, about);
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

/** Separates the callbacks of a definition, and `accepts`, which is only for types. */
export function argOf(
  name: string,
  given: ArgDefinition & Pick<ArgSpec, 'accepts'>,
  origin: Origin,
  about: Pick<About, 'token' | 'profile'> = {},
): Arg {
  const token = tokenOf(about);
  const { validate_callback, sanitize_callback, accepts, ...definition } = given;
  return {
    name,
    shownName: withToken(name, token),
    definition,
    shown: withToken(definition, token),
    validate: lowerCallback(validate_callback, 'validateRequestArg'),
    sanitize: lowerCallback(sanitize_callback, 'sanitizeRequestArg'),
    accepts: accepts ?? null,
    inPath: false,
    takesNull: about.profile === 'plain',
    sharedFrom: null,
    origin,
  };
}
