import { digestOf } from '../files.ts';
import { tokenOf } from '../lower/callbacks.ts';
import type { Api, Resource } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import { commonArgs, emitArgs, emitSharedArgs, text } from './args.ts';
import { emitArgSets, emitBase, emitSchema } from './data.ts';
import { emitClient, emitResourceClient } from './client.ts';
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
  const { parts } = names.settings;
  const unit = unitFactory(api, names);
  const everything = api.resources.map(({ name, digest }) => [name, digest]);
  const project = `${names.settings.schemas}/`;
  const { modules } = names;
  const known = knownNames(api);

  const units = api.resources.map((resource) =>
    unit(resource.source, [resource.digest, embeddedDigests(resource, api)], () =>
      emitResource(resource, api, names),
    ),
  );
  units.push(unit(project, ['editors', known], () => emitEditorSchemas(known, names)));
  if (parts.includes('server')) {
    units.push(
      ...emitShared(api, names, unit),
      unit(project, ['routes', everything], () => [
        [modules.routes, emitAllRoutes(api, names)],
        [modules.callbacks, emitCallbacks(api, names)],
      ]),
    );
  }
  if (api.argSets.length > 0 && (parts.includes('server') || parts.includes('client')))
    units.push(
      unit(`${names.settings.schemas}/args/`, ['types', tokenOf(api.about)], () => [
        [modules.argTypes, emitSharedTypes(api, names)],
      ]),
    );
  if (parts.includes('client'))
    units.push(
      unit(project, ['client', everything], () => [[modules.client, emitClient(api, names)]]),
    );
  if (parts.includes('testing') && parts.includes('server'))
    units.push(
      unit(project, ['testing', everything], () => [
        [modules.testing, emitTesting(api, names)],
        [modules.arbitraries, emitArbitraries(api, names)],
      ]),
    );
  if (parts.includes('openapi'))
    units.push(
      unit(project, ['openapi', everything, api.about], () => [
        [modules.openapi, emitOpenApi(api, names)],
      ]),
    );
  return units;
}

type MakeUnit = (source: string, inputs: readonly unknown[], files: Unit['files']) => Unit;

/** Adds the inputs that all units share: settings, names and the argument sets. */
function unitFactory(api: Api, names: Names): MakeUnit {
  const { settings, renamed } = names;
  const sets = api.argSets.map(({ name, digest }) => [name, digest]);
  const shared = [settings, renamed, sets, commonArgs(api).map(text)];
  return (source, inputs, files) => ({
    source,
    digest: digestOf(JSON.stringify([source, shared, inputs])),
    files,
  });
}

/** The files of a resource also name the views of the resources that its links embed. */
function embeddedDigests({ links }: Resource, { resources }: Api): readonly string[] {
  const embedded = new Set(links.map(({ embeds }) => embeds));
  return resources.filter(({ name }) => embedded.has(name)).map(({ digest }) => digest);
}

/** Argument sets and bases, which routes and resources of the running service share. */
function emitShared(api: Api, names: Names, unit: MakeUnit): Unit[] {
  const { argSets, argSpecs, bases } = api;
  const { modules, settings } = names;
  const folder = `${settings.schemas}/args/`;
  return [
    ...(argSets.length > 0 || commonArgs(api).length > 0
      ? [
          unit(folder, ['args', tokenOf(api.about)], () => [
            [modules.args, emitSharedArgs(api, names)],
          ]),
        ]
      : []),
    ...(bases.length > 0
      ? [unit(folder, ['sets', argSpecs], () => [[modules.sets, emitArgSets(api, names)]])]
      : []),
    ...bases.map((base) =>
      unit(base.source, [base.digest], () => [[names.ofBase(base).file, emitBase(base, names)]]),
    ),
  ];
}

function emitResource(resource: Resource, api: Api, names: Names): readonly File[] {
  const { files } = names.of(resource);
  const { parts } = names.settings;
  const hasServer = parts.includes('server');
  const hasClient = parts.includes('client');
  const server = (): File[] => [
    [files.args, emitArgs(resource, api, names)],
    [files.contexts, emitContexts(resource, names)],
    [files.handlers, emitHandlers(resource, names)],
    [files.routes, emitRoutes(resource, names)],
    [files.schema, emitSchema(resource, names)],
  ];
  return [
    ...(hasServer ? server() : []),
    ...(hasClient ? [[files.client, emitResourceClient(resource, api, names)] as const] : []),
    ...(hasServer || hasClient ? [[files.types, emitTypes(resource, api, names)] as const] : []),
  ];
}
