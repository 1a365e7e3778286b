import type { OpenAPIV3_1 } from 'openapi-types';
import type { Api, Method } from '../../model/api.ts';
import type { Names } from '../../names/names.ts';
import { addressOf, capital } from '../wording.ts';
import { components } from './components.ts';
import { itemSchemas } from './items.ts';
import { operation } from './operation.ts';
import { used } from './used.ts';

/** `generated/openapi.json`: the service as an OpenAPI 3.1 document. */
export function emitOpenApi(api: Api, names: Names): string {
  return `${JSON.stringify(openApi(api, names), null, 2)}\n`;
}

export function openApi(api: Api, names: Names): OpenAPIV3_1.Document {
  const { server, license, ...about } = api.about;
  const found = paths(api, names);
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
    paths: found,
    components: used(components(itemSchemas(api, names)), found),
  };
}

function paths(api: Api, names: Names): OpenAPIV3_1.PathsObject {
  const found: Record<string, { [V in Verb]?: OpenAPIV3_1.OperationObject }> = {};
  for (const resource of api.resources) {
    for (const route of resource.routes) {
      const item = (found[addressOf(resource, route)] ??= {});
      for (const endpoint of route.endpoints) {
        for (const method of endpoint.methods) {
          // The first endpoint of a method is the one that is called (4.1).
          item[verbs[method]] ??= operation({ resource, route, endpoint, names, api }, method);
        }
      }
    }
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
