import type { Part } from '../config/settings.ts';
import { digestOf } from '../files.ts';
import { tokenOf, wordedErrors } from '../lower/about.ts';
import type { Api, Resource } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import { commonArgs, emitArgs, emitInputs, emitSharedArgs, text } from './args.ts';
import { emitArgSets, emitBase, emitEnums, emitSchema } from './data.ts';
import { emitClient, emitResourceClient } from './client.ts';
import { emitErrors } from './errors.ts';
import { emitContexts } from './contexts.ts';
import { emitEditorSchemas, knownNames } from './editor-schemas.ts';
import { emitCallbacks, emitHandlers } from './handlers.ts';
import { emitOpenApi } from './openapi/index.ts';
import { emitAllRoutes, emitRoutes } from './routes.ts';
import { emitArbitraries, emitTesting } from './testing.ts';
import { emitSharedTypes, emitTypes } from './types.ts';

/** A generated file: its path from the project's root and its unformatted text, without the header. */
export type File = readonly [path: string, text: string];

/** Files that are generated from the same inputs. */
export interface Unit {
  /** The schema file that the files are generated from, or the folder of several. */
  readonly source: string;
  /** Digest of everything that `files` depends on. */
  readonly digest: string;
  readonly files: () => readonly File[];
}

/** Returns everything that is generated. Prints the model and decides nothing. */
export function emit(api: Api, names: Names): readonly Unit[] {
  const { modules, renamed, settings } = names;
  const { argSets, bases, about, types } = api;
  const [project, args] = [`${settings.schemas}/`, `${settings.schemas}/args/`];
  const token = tokenOf(about);
  const common = commonArgs(api);
  const known = knownNames(api);
  const everything = api.resources.map(({ name, digest }) => [name, digest]);
  const ofTypes = types.map(({ digest }) => digest);
  const enums = api.enums.map(({ name, schema }) => [name, schema]);
  const sets = argSets.map(({ name, digest }) => [name, digest]);
  // All units depend on these.
  const shared = [settings, renamed, sets, common.map(text)];

  const unit = (source: string, inputs: readonly unknown[], files: Unit['files']): Unit => {
    return { source, digest: digestOf(JSON.stringify([source, shared, inputs])), files };
  };
  /** Returns the unit of one file, if the parts are wanted that it belongs to. */
  const file = (
    isWanted: boolean,
    source: string,
    path: string,
    inputs: readonly unknown[],
    print: (api: Api, names: Names) => string,
  ): Unit[] => (isWanted ? [unit(source, [path, inputs], () => [[path, print(api, names)]])] : []);
  const has = (part: Part): boolean => settings.parts.includes(part);
  const [isServer, isClient] = [has('server'), has('client')];
  const hasSharedArgs = argSets.length > 0 || common.length > 0;
  const hasSharedTypes = (isServer || isClient) && (argSets.length > 0 || types.length > 0);
  const ofRoutes = [everything, about.profile, about.server, token];
  return [
    ...api.resources.map((resource) =>
      unit(resource.source, [resource.digest, embeddedDigests(resource, api)], () =>
        emitResource(resource, api, names),
      ),
    ),
    unit(project, ['editors', known], () => emitEditorSchemas(known, names)),
    ...bases.flatMap((base) =>
      file(isServer, base.source, names.ofBase(base).file, [base.digest], () =>
        emitBase(base, names),
      ),
    ),
    ...file(isServer && bases.length > 0, args, modules.sets, [api.argSpecs], emitArgSets),
    ...file(isServer && hasSharedArgs, args, modules.args, [token], emitSharedArgs),
    ...file(hasSharedTypes, args, modules.argTypes, [token, ofTypes], emitSharedTypes),
    ...file(isServer, project, modules.routes, ofRoutes, emitAllRoutes),
    ...file(isServer, project, modules.callbacks, ofRoutes, emitCallbacks),
    ...file(
      isServer && wordedErrors(about).length > 0,
      project,
      modules.errors,
      [about.errors],
      emitErrors,
    ),
    ...file(enums.length > 0, project, modules.enums, enums, emitEnums),
    ...file(isClient, project, modules.client, [everything, ofTypes], emitClient),
    ...file(isServer && has('testing'), project, modules.testing, everything, emitTesting),
    ...file(isServer && has('testing'), project, modules.arbitraries, everything, emitArbitraries),
    ...file(isServer && has('inputs'), project, modules.inputs, everything, emitInputs),
    ...file(has('openapi'), project, modules.openapi, [everything, about, ofTypes], emitOpenApi),
  ];
}

/** The files of a resource also name the views of the resources that its links embed. */
function embeddedDigests({ links }: Resource, { resources }: Api): readonly string[] {
  const embedded = new Set(links.map(({ embeds }) => embeds));
  return resources.filter(({ name }) => embedded.has(name)).map(({ digest }) => digest);
}

function emitResource(resource: Resource, api: Api, names: Names): readonly File[] {
  const { files } = names.of(resource);
  const { parts } = names.settings;
  const server = (): File[] => [
    [files.args, emitArgs(resource, api, names)],
    [files.contexts, emitContexts(resource, names)],
    [files.handlers, emitHandlers(resource, names)],
    [files.routes, emitRoutes(resource, names)],
    [files.schema, emitSchema(resource, names)],
  ];
  const client = (): File => [files.client, emitResourceClient(resource, api, names)];
  const types = (): File => [files.types, emitTypes(resource, api, names)];
  return [
    ...(parts.includes('server') ? server() : []),
    ...(parts.includes('client') ? [client()] : []),
    ...(parts.includes('server') || parts.includes('client') ? [types()] : []),
  ];
}
