import type { Part } from '../config/settings.ts';
import { digestOf } from '../files.ts';
import { wordedErrors } from '../lower/about.ts';
import type { Api } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import { commonArgs, emitArgs, emitInputs, emitSharedArgs, text } from './args.ts';
import { emitArgSets, emitBase, emitEnums, emitSchema } from './data.ts';
import { emitClient, emitResourceClient } from './client.ts';
import { emitErrors } from './errors.ts';
import { emitContexts } from './contexts.ts';
import { emitEditorSchema, schemaKinds } from './editor-schemas.ts';
import { emitCallbacks, emitHandlers } from './handlers.ts';
import { emitOpenApi } from './openapi/index.ts';
import { emitAllRoutes, emitRoutes } from './routes.ts';
import { emitArbitraries, emitTesting } from './testing.ts';
import { constantsOf, emitTypeSchemas } from './type-schemas.ts';
import { emitSharedTypes, emitTypes } from './types.ts';

/** A generated file. */
export interface File {
  /** From the project's root. */
  readonly path: string;
  /** The schema file that it is generated from, or the folder of several. */
  readonly source: string;
  /** Digest of everything that its text depends on. */
  readonly digest: string;
  /** Returns its unformatted text, without the header. */
  readonly print: () => string;
}

/** Returns everything that is generated. Prints the model and decides nothing. */
export function emit(api: Api, names: Names): readonly File[] {
  const { modules, renamed, settings } = names;
  const { argSets, bases, about, types, enums } = api;
  const [project, args] = [`${settings.schemas}/`, `${settings.schemas}/args/`];
  const has = (part: Part): boolean => settings.parts.includes(part);
  const [isServer, isClient] = [has('server'), has('client')];
  const hasTesting = isServer && has('testing');
  const hasTypes = isServer || isClient;
  const common = commonArgs(api);
  const hasSharedArgs = argSets.length > 0 || common.length > 0;
  const hasSharedTypes = argSets.length > 0 || types.length > 0;
  const hasErrors = wordedErrors(about).size > 0;

  // All files depend on these.
  const shared = digestOf(JSON.stringify([api.digest, settings, renamed, common.map(text)]));
  const everything = api.resources.map(({ digest }) => digest).join();

  const ofResources = api.resources.flatMap((resource): PossibleFile[] => {
    const { source, digest, links } = resource;
    const { files } = names.of(resource);
    // A client names the types of the resources that it embeds.
    const embedded = new Set(links.map(({ embeds }) => embeds));
    const others = api.resources.filter(({ name }) => embedded.has(name));
    const digests = [resource, ...others].map((each) => each.digest).join();
    return [
      [isServer, source, files.args, () => emitArgs(resource, api, names), digest],
      [isServer, source, files.contexts, () => emitContexts(resource, names), digest],
      [isServer, source, files.handlers, () => emitHandlers(resource, names), digest],
      [isServer, source, files.routes, () => emitRoutes(resource, api, names), digest],
      [isServer, source, files.schema, () => emitSchema(resource, api, names), digest],
      [isClient, source, files.client, () => emitResourceClient(resource, api, names), digests],
      [hasTypes, source, files.types, () => emitTypes(resource, api, names), digest],
    ];
  });
  const ofBases = bases.map((base): PossibleFile => {
    return [isServer, base.source, names.ofBase(base).file, () => emitBase(base, names)];
  });
  const ofEditors = schemaKinds.map((kind): PossibleFile => {
    const path = `${settings.out}/meta/${kind}.schema.json`;
    return [true, project, path, () => emitEditorSchema(kind, api)];
  });
  const all: readonly PossibleFile[] = [
    ...[...ofResources, ...ofEditors, ...ofBases],
    [isServer && bases.length > 0, args, modules.sets, emitArgSets],
    [isServer && hasSharedArgs, args, modules.args, emitSharedArgs],
    [hasTypes && hasSharedTypes, args, modules.argTypes, emitSharedTypes],
    [isServer && constantsOf(api).size > 0, project, modules.typeSchemas, emitTypeSchemas],
    [isServer, project, modules.routes, emitAllRoutes],
    [isServer, project, modules.callbacks, emitCallbacks],
    [isServer && hasErrors, project, modules.errors, emitErrors],
    [enums.length > 0, project, modules.enums, emitEnums],
    [isClient, project, modules.client, emitClient],
    [hasTesting, project, modules.testing, emitTesting],
    [hasTesting, project, modules.arbitraries, emitArbitraries],
    [isServer && has('inputs'), project, modules.inputs, emitInputs],
    [has('openapi'), project, modules.openapi, emitOpenApi],
  ];
  return all
    .filter(([isWanted]) => isWanted)
    .map(([, source, path, print, ofInputs = everything]) => ({
      ...{ path, source, print: () => print(api, names) },
      digest: digestOf([path, shared, ofInputs].join()),
    }));
}

/** A file that is generated if the parts are wanted that it belongs to. */
type PossibleFile = readonly [
  isWanted: boolean,
  source: string,
  path: string,
  print: (api: Api, names: Names) => string,
  /** Digest of the inputs that it has in addition to the shared ones; those of all resources by default. */
  digest?: string,
];
