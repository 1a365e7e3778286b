import type { ArgSetFile, Project, ResourceFile } from '../load/project.ts';
import type { Api, Arg, ArgSet, Resource } from '../model/api.ts';
import { definitionOf, dependsOnResource } from '../../runtime/resource/index.ts';
import { argOf } from './args.ts';
import { digestOf } from './digest.ts';
import { lowerResource } from './resource.ts';

/** Resolves everything that the schema files say. It never fails: what could fail was checked. */
export function lower(project: Project): Api {
  const resources = project.resources
    .map((file) => remembered(file, project))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const args = resources.flatMap(argsOf);
  const shared = new Set(args.map(({ sharedFrom }) => sharedFrom));
  return {
    about: project.about,
    resources,
    argSets: [...project.argSets.values()]
      .filter(({ name }) => shared.has(name))
      .map(lowerSet)
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
    siteCallbacks: siteCallbacksOf(args),
    bases: [...project.bases].sort((a, b) => (a.name < b.name ? -1 : 1)),
    argSpecs: Object.fromEntries(
      [...project.argSets.values()]
        .map(({ name, spec }) => [name, { args: spec.args }] as const)
        .sort(byName),
    ),
  };
}

/** In a process that goes on, most resources are the ones of the run before. */
function remembered(file: ResourceFile, project: Project): Resource {
  const digest = digestOf(file, project);
  return project.memory.recallLive(`lower ${digest}`, () => lowerResource(file, project, digest));
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

function argsOf({ routes }: Resource): readonly Arg[] {
  return routes.flatMap(({ endpoints }) => endpoints.flatMap(({ args }) => args));
}

/** A set as it is in every resource: what depends on the resource is left to each. */
function lowerSet({ name, source, spec, places }: ArgSetFile): ArgSet {
  const args = Object.entries(spec.args)
    .filter(([, arg]) => !dependsOnResource(arg))
    .map(([argName, arg]) => ({
      ...argOf(argName, definitionOf(arg, null), places.at(['args', argName])),
      sharedFrom: name,
    }));
  return { name, source, description: spec.description ?? null, args };
}

function siteCallbacksOf(args: readonly Arg[]): string[] {
  const callbacks = args.flatMap(({ validate, sanitize }) => [validate, sanitize]);
  const names = callbacks.flatMap((callback) => (callback.by === 'site' ? [callback.name] : []));
  return [...new Set(names)].sort();
}
