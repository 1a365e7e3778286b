import { allowsBatch } from '../../runtime/resource/index.ts';
import { DEFAULT_TOKEN, tokenOf } from '../lower/about.ts';
import type { Api, Endpoint, Resource, Route } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import { methodsOf } from './client-method.ts';
import { describe } from './client-type.ts';
import { Imports, modules, specifierOf } from './imports.ts';
import { render } from './render.ts';
import { doc, id, joined, literal, ts } from './source.ts';
import { commentOf, declaredAt, served } from './wording.ts';

/** `generated/client.ts`: the client of the whole service. */
export function emitClient(api: Api, names: Names): string {
  const imports = new Imports(names.modules.client, names);
  const resources = api.resources.map((resource) => {
    const { key, files, client } = names.of(resource);
    const batched = batchedMethods(resource).map(literal);
    return {
      name: id(key),
      type: imports.value(files.client, client),
      batched: batched.length > 0 ? joined(batched, ' | ') : false,
    };
  });
  const type = (name: string) => imports.type(modules.runtimeClient, name);
  const token = tokenOf(api.about);
  const isPlain = api.about.profile === 'plain';
  const own = isPlain ? literal({ token, methodOverride: false }) : ts`${token}`;
  const given = !isPlain && token === DEFAULT_TOKEN ? ts`options` : ts`options, ${own}`;
  return render('shared-client', imports, {
    ...{ resources, given },
    from: literal(specifierOf(names.modules.client, modules.runtimeClient, names.settings)),
    transport: type('Transport'),
    connect: imports.value(modules.runtimeClient, 'connect'),
    batch: imports.value(modules.runtimeClient, 'batch'),
    options: type('ClientOptions'),
    batchOptions: type('BatchOptions'),
    calls: type('Calls'),
    outcomes: type('Outcomes'),
  });
}

/** The methods whose requests may be in a batch: of routes whose schema says so, and that send no file. */
function batchedMethods({ routes }: Resource): string[] {
  return routes.flatMap(({ allowBatch, endpoints }) => {
    const isBatched = ({ methods: [method = 'GET'], uploads }: Endpoint): boolean =>
      !uploads && allowsBatch(allowBatch, method);
    return endpoints.filter(isBatched).map(({ name }) => name);
  });
}

/** `generated/<resource>/client.ts`: the resource as a client sees it. */
export function emitResourceClient(resource: Resource, api: Api, names: Names): string {
  const { files, client, described } = names.of(resource);
  const imports = new Imports(files.client, names);
  const type = describe(resource, api, names, imports);
  const methods = (route: Route) =>
    route.endpoints.flatMap((endpoint) => {
      const [first, all] = methodsOf({ resource, route, endpoint, names, imports });
      const place = `${served(resource, route, endpoint)} ${declaredAt(endpoint.origin)}`;
      const { summary, description } = endpoint;
      const said = `${description ?? (summary ? `${summary}.` : '')} ${place}`.trim();
      const ofAll = `Returns the items of all pages, one after the other. ${place}`;
      return [
        { doc: doc(commentOf(endpoint, said)), ...first },
        ...(all ? [{ doc: doc(commentOf(endpoint, ofAll)), ...all }] : []),
      ];
    });

  return render('client', imports, {
    type,
    methods: resource.routes.flatMap(methods),
    transport: imports.type(modules.runtimeClient, 'Transport'),
    doc: doc(`\`${resource.name}\`, as a client sees it.`),
    described: id(described),
    client: id(client),
    classDoc: doc(`Calls the endpoints of \`${resource.name}\`.`),
  });
}
