import type { ArgDefinition } from '../../runtime/schema/types.ts';
import type { Span } from '../diagnostics/diagnostic.ts';
import type { ArgSetFile, Project, ResourceFile } from '../load/project.ts';
import { argsFrom, dependsOnResource } from '../../runtime/resource/index.ts';
import type { ArgSpec, ArgsSpec } from '../../runtime/resource/index.ts';
import type { Path } from '../load/tree.ts';
import type { Arg } from '../model/api.ts';
import { lowerCallback } from './callbacks.ts';

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
  const setOf = (name: string): ArgSetFile => {
    const set = project.argSets.get(name);
    if (!set) throw new Error(`lower: no argument set ${name}; check should have refused it`);
    return set;
  };
  const { places } = resource;
  const found = argsFrom(spec, resource.spec, (name) => setOf(name).spec, methods);
  return [...found].map(({ name, definition, from }) => {
    if (from === 'schema')
      return argOf(name, definition, places.at(['schema', 'properties', name]));
    if (from === 'own') return argOf(name, definition, places.at([...path, name]));
    const set = setOf(from.set);
    const arg = argOf(name, definition, set.places.at(['args', name]));
    const given = set.spec.args[name];
    return given && dependsOnResource(given) ? arg : { ...arg, sharedFrom: from.set };
  });
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
    validate: lowerCallback(validate_callback, 'validateRequestArg'),
    sanitize: lowerCallback(sanitize_callback, 'sanitizeRequestArg'),
    accepts: accepts ?? null,
    inPath: false,
    sharedFrom: null,
    origin,
  };
}
