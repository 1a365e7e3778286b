import type { Settings } from '../config/settings.ts';
import { digestOf } from '../digest.ts';
import { tokenOf } from '../lower/callbacks.ts';
import type { Api, Resource } from '../model/api.ts';
import { Memory } from '../memory.ts';
import type { Names } from '../names/names.ts';
import { emitArgs, emitSharedArgs } from './args.ts';
import { emitArgSets, emitBase } from './bases.ts';
import { emitCallbacks } from './callbacks.ts';
import { batchedMethods, emitClient, emitResourceClient } from './client.ts';
import { emitContexts } from './contexts.ts';
import { emitHandlers } from './handlers.ts';
import { emitLinks } from './links.ts';
import { documentPieces } from './openapi/index.ts';
import { printed } from './pieces.ts';
import type { Piece } from './pieces.ts';
import { textOf } from './portions.ts';
import type { Portion } from './portions.ts';
import { emitReaders } from './readers.ts';
import { emitRoutes, routesOf } from './routes.ts';
import type { RoutesPart } from './routes.ts';
import { emitSchema } from './schema.ts';
import { resourceKeys } from './resource-key.ts';
import type { KeyOf } from './resource-key.ts';
import { emitArbitraries, emitTesting } from './testing.ts';
import { emitTypes } from './types.ts';

/**
 * A file: its path from the project's root and its text, unformatted and without the line that names its source; a long
 * one in portions.
 */
export type File = readonly [path: string, ...portions: readonly Portion[]];

/** Files, and a key of all that they follow from: two with one key are one. They are printed when somebody asks. */
export interface Recipe {
  readonly key: string;
  /** The schema file that they follow from; for what follows from several, their folder. */
  readonly source: string;
  readonly make: () => readonly File[];
}

/** Everything that is generated. Prints what the model says and decides nothing. */
export interface Emitted {
  readonly code: readonly Recipe[];
  /** The OpenAPI document; `null` when it is not wanted. */
  readonly document: EmittedDocument | null;
}

export interface EmittedDocument {
  readonly path: string;
  readonly source: string;
  /** Anew each time: what was printed is kept with them. */
  readonly pieces: () => readonly Piece[];
}

export function emit(api: Api, names: Names, memory = Memory.empty()): Emitted {
  const keyOf = resourceKeys(api, names);
  const { parts } = names.settings;
  const ofResources = api.resources.map((resource) => recipeOf(resource, api, names, keyOf));
  return {
    code: [
      // It takes the longest, and what belongs to resources is made meanwhile.
      ...(parts.includes('server') ? [routesRecipe(api, names, memory, keyOf)] : []),
      ...ofResources,
      ...(parts.includes('server') ? emitServer(api, names) : []),
      ...(parts.includes('client') ? [clientRecipe(api, names)] : []),
      ...(parts.includes('testing') ? emitTests(api, names) : []),
    ],
    document: parts.includes('openapi')
      ? {
          path: names.modules.openapi,
          source: everythingOf(names.settings),
          pieces: () => documentPieces(api, names, memory, keyOf),
        }
      : null,
  };
}

/** The code of one resource. */
export function recipeOf(resource: Resource, api: Api, names: Names, keyOf: KeyOf): Recipe {
  return {
    key: `code ${keyOf(resource)}`,
    source: resource.source,
    make: () => emitResource(resource, api, names),
  };
}

/** The folder of all schemas. */
export function everythingOf({ schemas }: Settings): string {
  return `${schemas}/`;
}

/** The text of every file, by its path. */
export function textsOf({ code, document }: Emitted): Map<string, string> {
  const files = new Map(
    code.flatMap(({ make }) =>
      make().map(([path, ...portions]) => [path, portions.map(textOf).join('')]),
    ),
  );
  return document ? files.set(document.path, String(printed(document.pieces()))) : files;
}

/** The file has a part for each resource: as long as all of them say what they said, it is not put together again. */
function routesRecipe(api: Api, names: Names, memory: Memory, keyOf: KeyOf): Recipe {
  const digestOfPart = (resource: Resource): string =>
    digestOfRoutes(resource, names, memory, keyOf);
  const partOf = (resource: Resource): RoutesPart =>
    memory.recall('routes', digestOfPart(resource), () => routesOf(resource, names));
  const digests = api.resources.map(digestOfPart);
  return {
    key: JSON.stringify([names.settings, names.renamed, 'routes', digests]),
    source: everythingOf(names.settings),
    make: () => [[names.modules.routes, ...emitRoutes(api, names, partOf)]],
  };
}

/** Of what the file of all routes says of a resource. */
export function digestOfRoutes(
  resource: Resource,
  names: Names,
  memory: Memory,
  keyOf: KeyOf,
): string {
  return memory.recall('routes-digest', keyOf(resource), () =>
    digestOf(JSON.stringify([resource.name, routesOf(resource, names)])),
  );
}

/** The file follows from the names of the resources, what of them may be in a batch, and the product token. */
function clientRecipe(api: Api, names: Names): Recipe {
  return {
    key: JSON.stringify([
      ...[names.settings, 'client', tokenOf(api.about)],
      api.resources.map((resource) => [resource.name, batchedMethods(resource, names)]),
    ]),
    source: everythingOf(names.settings),
    make: () => [[names.modules.client, emitClient(api, names)]],
  };
}

/** What the routes of all resources share. */
function emitServer(api: Api, names: Names): Recipe[] {
  const { argSets, bases } = api;
  const { modules, settings, renamed } = names;
  const ofSets = `${settings.schemas}/args/`;
  const recipe = (source: string, from: unknown, path: string, print: () => string): Recipe => ({
    key: JSON.stringify([settings, renamed, path, from]),
    source,
    make: () => [[path, print()]],
  });
  const digests = [tokenOf(api.about), argSets.map(({ name, digest }) => [name, digest])];
  const callbacks = emitCallbacks(api, names);
  return [
    ...(argSets.length > 0
      ? [recipe(ofSets, digests, modules.args, () => emitSharedArgs(api, names))]
      : []),
    ...bases.map((base) =>
      recipe(base.source, base.digest, names.ofBase(base).file, () => emitBase(base, names)),
    ),
    ...(bases.length > 0
      ? [recipe(ofSets, api.argSpecs, modules.sets, () => emitArgSets(api, names))]
      : []),
    recipe(everythingOf(names.settings), callbacks, modules.callbacks, () => callbacks),
  ];
}

/** What tests of somebody's own start from. It is made of what the server has. */
function emitTests(api: Api, names: Names): Recipe[] {
  if (!names.settings.parts.includes('server')) return [];
  const { testing, arbitraries } = names.modules;
  const files: File[] = [
    [testing, emitTesting(api, names)],
    [arbitraries, emitArbitraries(api, names)],
  ];
  // They are printed in any case; formatting them may still be spared.
  return files.map((file) => ({
    key: JSON.stringify([names.settings, file]),
    source: everythingOf(names.settings),
    make: () => [file],
  }));
}

function emitResource(resource: Resource, api: Api, names: Names): File[] {
  const { files } = names.of(resource);
  const { parts } = names.settings;
  const code: File[] = [];
  if (parts.includes('server')) {
    code.push(
      [files.args, emitArgs(resource, api, names)],
      [files.contexts, emitContexts(resource, names)],
      [files.handlers, emitHandlers(resource, names)],
      [files.links, emitLinks(resource, names)],
      [files.readers, emitReaders(resource, names)],
      [files.schema, emitSchema(resource, names)],
    );
  }
  if (parts.includes('client')) code.push([files.client, emitResourceClient(resource, api, names)]);
  if (code.length > 0) code.push([files.types, emitTypes(resource, names)]);
  return code;
}
