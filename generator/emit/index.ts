import { digestOf } from '../files.ts';
import { tokenOf, wordedErrors } from '../lower/about.ts';
import type { Api, Resource } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import { commonArgs, emitArgs, emitSharedArgs, text } from './args.ts';
import { emitArgSets, emitBase, emitEnums, emitSchema } from './data.ts';
import { emitClient, emitResourceClient } from './client.ts';
import { emitErrors } from './errors.ts';
import { emitContexts } from './contexts.ts';
import { emitEditorSchemas, knownNames } from './editor-schemas.ts';
import { emitCallbacks, emitHandlers } from './handlers.ts';
import { emitOpenApi } from './openapi/index.ts';
import { emitInputs } from './inputs.ts';
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
  const { parts, schemas } = settings;
  const { argSets, argSpecs, bases, about } = api;
  const sets = argSets.map(({ name, digest }) => [name, digest]);
  const shared = [settings, renamed, sets, commonArgs(api).map(text)];
  const everything = api.resources.map(({ name, digest }) => [name, digest]);
  const known = knownNames(api);
  const [project, args] = [`${schemas}/`, `${schemas}/args/`];

  const typeDigests = api.types.map(({ digest }) => digest);

  const units: Unit[] = [];
  /** Adds a unit if `isWanted`. All units share some inputs: settings, names and the argument sets. */
  const add = (
    isWanted: boolean,
    source: string,
    inputs: readonly unknown[],
    files: Unit['files'],
  ): void => {
    const digest = () => digestOf(JSON.stringify([source, shared, inputs]));
    if (isWanted) units.push({ source, digest: digest(), files });
  };
  const hasServer = parts.includes('server');
  const hasClient = parts.includes('client');
  for (const resource of api.resources)
    add(true, resource.source, [resource.digest, embeddedDigests(resource, api)], () =>
      emitResource(resource, api, names),
    );
  add(true, project, ['editors', known], () => emitEditorSchemas(known, names));
  const hasArgs = argSets.length > 0 || commonArgs(api).length > 0;
  add(hasServer && hasArgs, args, ['args', tokenOf(about)], () => [
    [modules.args, emitSharedArgs(api, names)],
  ]);
  add(hasServer && bases.length > 0, args, ['sets', argSpecs], () => [
    [modules.sets, emitArgSets(api, names)],
  ]);
  for (const base of bases)
    add(hasServer, base.source, [base.digest], () => [
      [names.ofBase(base).file, emitBase(base, names)],
    ]);
  add(
    hasServer,
    project,
    ['routes', everything, about.profile, about.server, tokenOf(about)],
    () => [
      [modules.routes, emitAllRoutes(api, names)],
      [modules.callbacks, emitCallbacks(api, names)],
    ],
  );
  add(hasServer && wordedErrors(about).length > 0, project, ['errors', about.errors], () => [
    [modules.errors, emitErrors(about, names)],
  ]);
  const enums = api.enums.map(({ name, schema }) => [name, schema]);
  add(enums.length > 0, project, ['enums', enums], () => [[modules.enums, emitEnums(api, names)]]);
  const hasTypes = argSets.length > 0 || api.types.length > 0;
  add(hasTypes && (hasServer || hasClient), args, ['types', tokenOf(about), ...typeDigests], () => [
    [modules.argTypes, emitSharedTypes(api, names)],
  ]);
  add(hasClient, project, ['client', everything], () => [[modules.client, emitClient(api, names)]]);
  add(hasServer && parts.includes('testing'), project, ['testing', everything], () => [
    [modules.testing, emitTesting(api, names)],
    [modules.arbitraries, emitArbitraries(api, names)],
  ]);
  add(hasServer && parts.includes('inputs'), project, ['inputs', everything], () => [
    [modules.inputs, emitInputs(api, names)],
  ]);
  add(parts.includes('openapi'), project, ['openapi', everything, about, ...typeDigests], () => [
    [modules.openapi, emitOpenApi(api, names)],
  ]);
  return units;
}

/** The files of a resource also name the views of the resources that its links embed. */
function embeddedDigests({ links }: Resource, { resources }: Api): readonly string[] {
  const embedded = new Set(links.map(({ embeds }) => embeds));
  return resources.filter(({ name }) => embedded.has(name)).map(({ digest }) => digest);
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
