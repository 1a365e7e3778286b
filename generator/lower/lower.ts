import type { ArgSetFile, Project, ResourceFile } from '../load/project.ts';
import type { Api, ArgSet, Resource } from '../model/api.ts';
import { definitionOf, dependsOnResource } from '../../runtime/resource/index.ts';
import { once } from '../once.ts';
import { argOf } from './args.ts';
import { tokenOf } from './callbacks.ts';
import { digestOf } from './digest.ts';
import { outlineOf, outlined } from './outline.ts';
import { lowerResource } from './resource.ts';

/** What follows from all resources together. */
export interface Together {
  /** The argument sets that at least one endpoint includes. */
  readonly sharedSets: readonly string[];
  /** The callbacks that the site has to supply. */
  readonly siteCallbacks: readonly string[];
}

/** Resolves everything that the schema files say. It never fails: what could fail was checked. */
export function lower(project: Project): Api {
  return lowerWith(project, together);
}

/** The same of a part of a project, where it is known what follows from the whole. */
export function lowerPart(project: Project, whole: Together): Api {
  return lowerWith(project, () => whole);
}

function lowerWith(project: Project, of: (resources: readonly Resource[]) => Together): Api {
  const resources = project.resources.map((file) => remembered(file, project)).sort(byName);
  const { sharedSets, siteCallbacks } = of(resources);
  const shared = new Set(sharedSets);
  const argSets = [...project.argSets.values()].sort(byName);
  return {
    about: project.about,
    resources,
    argSets: argSets
      .filter(({ name }) => shared.has(name))
      .map((set) => lowerSet(set, tokenOf(project.about))),
    siteCallbacks,
    bases: [...project.bases].sort(byName),
    argSpecs: Object.fromEntries(argSets.map(({ name, spec }) => [name, { args: spec.args }])),
  };
}

interface Named {
  readonly name: string;
}

function byName(a: Named, b: Named): number {
  return a.name < b.name ? -1 : 1;
}

/** A resource that is known by its outline is not lowered until somebody asks for more of it. */
function remembered(file: ResourceFile, project: Project): Resource {
  const { memory } = project;
  const digest = digestOf(file, project);
  return memory.recallLive(`lower ${digest}`, () => {
    const whole = once(() => lowerResource(file, project, digest));
    return outlined(
      memory.recall('outline', digest, () => outlineOf(whole())),
      whole,
    );
  });
}

/** A set as it is in every resource: what depends on the resource is left to each. */
function lowerSet({ name, source, digest, spec, places }: ArgSetFile, token: string): ArgSet {
  const args = Object.entries(spec.args)
    .filter(([, arg]) => !dependsOnResource(arg))
    .map(([argName, arg]) => ({
      ...argOf(argName, definitionOf(arg, null), () => places.at(['args', argName]), token),
      sharedFrom: name,
    }));
  return { name, source, digest, description: spec.description ?? null, args };
}

export function together(resources: readonly Resource[]): Together {
  const uses = resources.flatMap(({ callbackUses }) => callbackUses);
  return {
    sharedSets: [...new Set(resources.flatMap(({ sharedSets }) => sharedSets))],
    siteCallbacks: [...new Set(uses.map(({ callback }) => callback))].sort(),
  };
}
