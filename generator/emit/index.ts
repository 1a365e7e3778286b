import type { Api, Resource } from '../model/api.ts';
import { Memory } from '../memory.ts';
import type { Names } from '../names/names.ts';
import { emitArgs, emitSharedArgs } from './args.ts';
import { emitArgSets, emitBase } from './bases.ts';
import { emitCallbacks } from './callbacks.ts';
import { emitClient, emitResourceClient } from './client.ts';
import { emitContexts } from './contexts.ts';
import { emitHandlers } from './handlers.ts';
import { emitLinks } from './links.ts';
import { emitOpenApi } from './openapi/index.ts';
import type { RememberPart } from './openapi/index.ts';
import { emitReaders } from './readers.ts';
import { emitRoutes } from './routes.ts';
import { emitSchema } from './schema.ts';
import { resourceKeys } from './resource-key.ts';
import { emitArbitraries, emitTesting } from './testing.ts';
import { emitTypes } from './types.ts';

/** What becomes of the text of a file before it is written. */
export type Finish = (path: string, text: string) => Promise<string>;

/**
 * The text of every generated file, by its path from the project's root; unformatted and without the first
 * line that names its source, unless `finish` adds them. Prints what the model says and decides nothing.
 */
export async function emit(
  api: Api,
  names: Names,
  memory = Memory.empty(),
  finish: Finish = (_, text) => Promise.resolve(text),
): Promise<Map<string, string>> {
  const finished = (files: readonly File[]): Promise<File[]> =>
    Promise.all(files.map(async ([path, text]) => [path, await finish(path, text)] as const));
  const keyOf = resourceKeys(api, names);
  const rememberPart: RememberPart = (resource, targets, make) =>
    memory.recallLive(`openapi ${keyOf(resource)} ${targets}`, make);
  const ofResources: (readonly File[])[] = [];
  const queue = api.resources.entries();
  const lane = async (): Promise<void> => {
    for (const [at, resource] of queue) {
      ofResources[at] = await memory.recallLater('resource', keyOf(resource), () =>
        finished(emitResource(resource, api, names)),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return new Map([
    ...ofResources.flat(),
    ...(await finished(emitShared(api, names, rememberPart))),
  ]);
}

/** Resources that are in the making at a time: what is not yet finished takes many times its room. */
const AT_ONCE = 2;

type File = readonly [path: string, text: string];

function emitShared(api: Api, names: Names, remember: RememberPart): File[] {
  const { parts } = names.settings;
  return [
    ...(parts.includes('server') ? emitServer(api, names) : []),
    ...(parts.includes('client') ? [[names.modules.client, emitClient(api, names)] as const] : []),
    ...(parts.includes('openapi')
      ? [[names.modules.openapi, emitOpenApi(api, names, remember)] as const]
      : []),
    ...(parts.includes('testing') ? emitTests(api, names) : []),
  ];
}

/** What the routes of all resources share. */
function emitServer(api: Api, names: Names): File[] {
  const { modules } = names;
  return [
    ...(api.argSets.length > 0 ? [[modules.args, emitSharedArgs(api, names)] as const] : []),
    ...api.bases.map((base) => [names.ofBase(base).file, emitBase(base, names)] as const),
    ...(api.bases.length > 0 ? [[modules.sets, emitArgSets(api, names)] as const] : []),
    [modules.callbacks, emitCallbacks(api, names)],
    [modules.routes, emitRoutes(api, names)],
  ];
}

/** What tests of somebody's own start from. It is made of what the server has. */
function emitTests(api: Api, names: Names): File[] {
  if (!names.settings.parts.includes('server')) return [];
  return [
    [names.modules.testing, emitTesting(api, names)],
    [names.modules.arbitraries, emitArbitraries(api, names)],
  ];
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
