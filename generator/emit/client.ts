import type { Api, Resource, Route } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import { methodOf } from './client-method.ts';
import { describe } from './client-type.ts';
import { Imports } from './imports.ts';
import { modules, specifierOf } from './modules.ts';
import { outline } from './outline.ts';
import { doc, id, literal } from './source.ts';
import { served } from './wording.ts';

const resourcePage = outline('client');
const page = outline('shared-client');

/** `generated/client.ts`: the client of the whole service. */
export function emitClient(api: Api, names: Names): string {
  const imports = new Imports(names.modules.client, names.settings);
  const resources = api.resources.map((resource) => {
    const { key, files, client } = names.of(resource);
    return {
      name: id(key),
      type: imports.value(files.client, client),
    };
  });
  const transport = imports.value(modules.runtimeClient, 'Transport');
  const options = imports.type(modules.runtimeClient, 'ClientOptions');
  const runtime = literal(specifierOf(names.modules.client, modules.runtimeClient, names.settings));
  return page({ imports: imports.statements(), resources, transport, options, runtime });
}

/** `generated/<resource>/client.ts`: the resource as a client sees it. */
export function emitResourceClient(resource: Resource, api: Api, names: Names): string {
  const { files, client, described } = names.of(resource);
  const imports = new Imports(files.client, names.settings);
  const type = describe(resource, api, names, imports);
  const method = (route: Route) =>
    route.endpoints.map((endpoint) => ({
      doc: doc(said(endpoint.description, served(resource, route, endpoint))),
      ...methodOf({ resource, route, endpoint, names, imports }),
    }));

  return resourcePage({
    type,
    methods: resource.routes.flatMap(method),
    transport: imports.type(modules.runtimeClient, 'Transport', names.ofRuntime('Transport')),
    imports: imports.statements(),
    doc: doc(`\`${resource.name}\`, as a client sees it.`),
    described: id(described),
    client: id(client),
    classDoc: doc(`Calls the endpoints of \`${resource.name}\`.`),
  });
}

function said(description: string | null, place: string): string {
  return description === null ? place : `${description}\n\n${place}`;
}
