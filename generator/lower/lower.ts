import type { ArgSetFile, Project } from '../load/project.ts';
import { endpointsOf } from '../model/api.ts';
import type { Api, ArgSet, NamedEnum, NamedType, Resource } from '../model/api.ts';
import { definitionOf, dependsOnResource } from '../../runtime/resource/index.ts';
import { allSchemas } from '../../runtime/schema/sub-schemas.ts';
import { argOf } from './args.ts';
import { tokenOf } from './about.ts';
import { lowerResource } from './resource.ts';

/** Resolves all references of the schema files. Never fails because `check` has reported all errors. */
export function lower(project: Project): Api {
  const resources = project.resources.map((file) => lowerResource(file, project)).sort(byName);
  const shared = new Set(resources.flatMap(({ sharedSets }) => sharedSets));
  const uses = resources.flatMap(({ callbackUses }) => callbackUses);
  const argSets = [...project.argSets.values()].sort(byName);
  return {
    about: project.about,
    resources,
    argSets: argSets
      .filter(({ name }) => shared.has(name))
      .map((set) => lowerSet(set, tokenOf(project.about))),
    types: lowerTypes(project, resources),
    enums: lowerEnums(project),
    siteCallbacks: [...new Set(uses.map(({ callback }) => callback))].sort(),
    bases: project.bases.filter(({ name }) => project.settings.bases.includes(name)).sort(byName),
    argSpecs: Object.fromEntries(argSets.map(({ name, spec }) => [name, { args: spec.args }])),
  };
}

function lowerTypes({ types }: Project, resources: readonly Resource[]): readonly NamedType[] {
  if (types.size === 0) return [];
  const args = resources.flatMap(endpointsOf).flatMap((endpoint) => endpoint.args);
  const schemas = args.flatMap(({ definition, accepts }) => [
    ...allSchemas({ ...definition, ...accepts }),
  ]);
  const sent = new Set(schemas.map(({ $type }) => $type));
  const named = [...types.values()].map(({ name, source, digest, schema, places }) => ({
    ...{ name, source, digest, schema, isSent: sent.has(name) },
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
function lowerSet({ name, source, digest, spec, places }: ArgSetFile, token: string): ArgSet {
  const args = Object.entries(spec.args)
    .filter(([, arg]) => !dependsOnResource(arg))
    .map(([argName, arg]) => ({
      ...argOf(argName, definitionOf(arg, null), () => places.at(['args', argName]), token),
      sharedFrom: name,
    }));
  return { name, source, digest, description: spec.description ?? null, args };
}
