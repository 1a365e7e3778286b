import type { OpenAPIV3_1 } from 'openapi-types';
import type { Api, Method, Resource } from '../../model/api.ts';
import type { Names } from '../../names/names.ts';
import { addressOf, capital } from '../wording.ts';
import { components } from './components.ts';
import { itemSchemas } from './items.ts';
import { digestOfTargets } from './links.ts';
import { operation } from './operation.ts';
import { used } from './used.ts';

/** What the document says of one resource. */
interface Part {
  readonly operations: readonly (readonly [
    address: string,
    verb: Verb,
    operation: OpenAPIV3_1.OperationObject,
  ])[];
  readonly items: ReturnType<typeof itemSchemas>;
}

/** Gives what was made of the resource before where nothing that it follows from has changed. */
export type RememberPart = (resource: Resource, targets: string, make: () => Part) => Part;

const remembersNothing: RememberPart = (_resource, _targets, make) => make();

/** `generated/openapi.json`: the service as an OpenAPI 3.1 document. */
export function emitOpenApi(api: Api, names: Names, remember = remembersNothing): string {
  return `${JSON.stringify(openApi(api, names, remember), null, 2)}\n`;
}

export function openApi(api: Api, names: Names, remember = remembersNothing): OpenAPIV3_1.Document {
  const { server, license, ...about } = api.about;
  const targets = digestOfTargets(api);
  const parts = api.resources.map((resource) =>
    remember(resource, targets, () => partOf(resource, api, names)),
  );
  const operations = parts.flatMap((part) => part.operations);
  const items = Object.assign({}, ...parts.map((part) => part.items)) as Part['items']; // of these alone
  return {
    openapi: '3.1.0',
    info: {
      title: about.title,
      version: about.version,
      ...(about.description !== undefined && { description: about.description }),
      ...(about.contact && { contact: about.contact }),
      ...(license && { license }),
    },
    servers: [{ url: server ?? '/' }],
    // Reading what is public needs no user.
    security: [{}, { cookie: [], nonce: [] }, { applicationPassword: [] }],
    tags: api.resources.map(({ name, schema }) => ({
      name,
      description: schema.description ?? `${capital(name.replaceAll('-', ' '))}.`,
    })),
    paths: paths(operations),
    components: used(
      components(items),
      operations.map(([, , operation]) => operation),
    ),
  };
}

function partOf(resource: Resource, api: Api, names: Names): Part {
  const operations = resource.routes.flatMap((route) =>
    route.endpoints.flatMap((endpoint) =>
      endpoint.methods.map((method) => {
        const made = operation({ resource, route, endpoint, names, api }, method);
        return [addressOf(resource, route), verbs[method], made] as const;
      }),
    ),
  );
  return { operations, items: itemSchemas(resource, api, names) };
}

function paths(operations: Part['operations']): OpenAPIV3_1.PathsObject {
  const found: Record<string, { [V in Verb]?: OpenAPIV3_1.OperationObject }> = {};
  for (const [address, verb, each] of operations) {
    const item = (found[address] ??= {});
    // The first endpoint of a method is the one that is called (4.1).
    item[verb] ??= each;
  }
  // As openapi-types has it, a path item of 3.1 is one of 3.0 as well, which no body of 3.1 fits.
  return found as OpenAPIV3_1.PathsObject;
}

const verbs = {
  GET: 'get',
  POST: 'post',
  PUT: 'put',
  PATCH: 'patch',
  DELETE: 'delete',
} as const;
type Verb = (typeof verbs)[Method];
