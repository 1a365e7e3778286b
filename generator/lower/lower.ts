import { groupBy } from '../collections.ts';
import type { ArgSetFile, Project } from '../load/project.ts';
import { endpointsOf } from '../model/api.ts';
import type { About, Api, Arg, ArgSet, NamedEnum, NamedType } from '../model/api.ts';
import { definitionOf, dependsOnResource } from '../../runtime/resource/index.ts';
import { allSchemas } from '../../runtime/schema/sub-schemas.ts';
import { argOf } from './args.ts';
import { usesBy } from './callbacks.ts';
import { lowerResource } from './resource.ts';

/** Resolves all references of the schema files. Never fails because `check` has reported all errors. */
export function lower(project: Project): Api {
  const { about } = project;
  const resources = project.resources.map((file) => lowerResource(file, project)).sort(byName);
  const args = resources.flatMap(endpointsOf).flatMap((endpoint) => endpoint.args);
  const shared = new Set(args.map(({ sharedFrom }) => sharedFrom));
  const callbacks = groupBy(args.flatMap(usesBy), ({ callback }) => callback);
  const argSets = [...project.argSets.values()].sort(byName);
  return {
    about,
    resources,
    argSets: argSets.filter(({ name }) => shared.has(name)).map((set) => lowerSet(set, about)),
    types: lowerTypes(project, args),
    enums: lowerEnums(project),
    siteCallbacks: new Map([...callbacks].sort(([a], [b]) => (a < b ? -1 : 1))),
    bases: project.bases.filter(({ name }) => project.settings.bases.includes(name)).sort(byName),
    digest: project.digest,
    argSpecs: Object.fromEntries(argSets.map(({ name, spec }) => [name, { args: spec.args }])),
  };
}

function lowerTypes({ types }: Project, args: readonly Arg[]): readonly NamedType[] {
  if (types.size === 0) return [];
  const schemas = args.flatMap((arg) => [...allSchemas({ ...arg.definition, ...arg.accepts })]);
  const sent = new Set(schemas.map(({ $type }) => $type));
  const named = [...types.values()].map(({ name, schema, places }) => ({
    ...{ name, schema, isSent: sent.has(name) },
    origin: () => places.at(['schema']),
  }));
  return named.sort(byName);
}

function lowerEnums({ resources, types }: Project): readonly NamedEnum[] {
  const ofTypes = [...types.values()].map(({ name, spec, places }) => {
    return { name, schema: spec.schema, origin: () => places.at(['schema']) };
  });
  const ofProperties = resources.flatMap(({ spec, places }) =>
    Object.entries(spec.schema.properties).map(([property, schema]) => ({
      name: `${spec.singular}-${property}`,
      schema: schema.type === 'array' && schema.items ? schema.items : schema,
      origin: () => places.at(['schema', 'properties', property]),
    })),
  );
  const named = [...ofTypes, ...ofProperties];
  return named.filter(({ schema }) => schema.enumNames && schema.$type === undefined).sort(byName);
}

function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name < b.name ? -1 : 1;
}

/** Returns the arguments of a set that do not depend on the resource. */
function lowerSet({ name, spec, places }: ArgSetFile, about: About): ArgSet {
  const args = Object.entries(spec.args)
    .filter(([, arg]) => !dependsOnResource(arg))
    .map(([argName, arg]) => ({
      ...argOf(argName, definitionOf(arg, null), () => places.at(['args', argName]), about),
      sharedFrom: name,
    }));
  return { name, description: spec.description ?? null, args };
}
