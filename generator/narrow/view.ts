import { checkAlone } from '../check/check.ts';
import type { Settings } from '../config/settings.ts';
import { digestOfRoutes, recipeOf } from '../emit/index.ts';
import type { Recipe } from '../emit/index.ts';
import { resourcePieces } from '../emit/openapi/index.ts';
import type { ResourcePieces } from '../emit/openapi/index.ts';
import { resourceKeys } from '../emit/resource-key.ts';
import type { InputFile, Texts } from '../load/files.ts';
import { parseSources } from '../load/load.ts';
import { outwardKeyOf } from '../load/outward.ts';
import { projectOf } from '../load/project.ts';
import { lowerPart } from '../lower/lower.ts';
import type { Memory } from '../memory.ts';
import { namesOf } from '../names/names.ts';
import type { Around } from './around.ts';

/** One resource, as the stages make it of its schema file. */
export interface ResourceView {
  /** All that others can see of it, as a text: as long as this is the same, only its own files follow from it. */
  readonly face: string;
  /** Its own files. */
  readonly code: Recipe;
  /** What the OpenAPI document has of it; `null` where there is none. */
  readonly pieces: ResourcePieces | null;
}

/**
 * The resources called `names`, with a project of them and their neighbours in the place of the whole; `null` where something is
 * wrong with them.
 */
export async function viewsOf(
  names: readonly string[],
  resources: readonly InputFile[],
  shared: Texts,
  around: Around,
): Promise<readonly ResourceView[] | null> {
  const sources = parseSources({ ...shared, resources });
  if ((await checkAlone(sources)).length > 0) return null;
  const { memory, settings } = shared;
  const project = projectOf(sources);
  const api = lowerPart(project, around);
  const named = namesOf(api, settings, around.key, around.renamed);
  const keyOf = resourceKeys(api, named);
  return names.map((name) => {
    const file = there(project.resources.find((each) => each.name === name));
    const resource = there(api.resources.find((each) => each.name === name));
    const pieces = has(settings, 'openapi')
      ? resourcePieces(resource, api, named, memory, keyOf)
      : null;
    return {
      face: JSON.stringify([
        outlineIn(memory, resource.digest),
        outwardKeyOf(file, memory).digest,
        has(settings, 'server') && digestOfRoutes(resource, named, memory, keyOf),
        pieces?.outline,
      ]),
      code: recipeOf(resource, api, named, keyOf),
      pieces,
    };
  });
}

/** What lists, names and links say of it; its digest says more. */
function outlineIn(memory: Memory, digest: string): unknown {
  const outline = memory.remembered('outline', digest);
  // It was made by those who made the resource.
  return { ...(outline as object), digest: '' };
}

function has({ parts }: Settings, part: Settings['parts'][number]): boolean {
  return parts.includes(part);
}

function there<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('narrow: a resource is not in its own project');
  return found;
}
