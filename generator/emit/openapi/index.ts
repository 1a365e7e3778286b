import type { OpenAPIV3_1 } from 'openapi-types';
import { tokenOf } from '../../lower/callbacks.ts';
import type { Api, Method, Resource } from '../../model/api.ts';
import type { Names } from '../../names/names.ts';
import { addressOf, capital } from '../wording.ts';
import { components, securitySchemes } from './components.ts';
import { itemSchemas } from './items.ts';
import { operation } from './operation.ts';
import { reachable, referencesIn } from './used.ts';

/**
 * `generated/openapi.json`: the service as an OpenAPI 3.1 document. One line for each member, so that a change of one is a change of
 * one line, indented by one space: with two, half of a large document is space.
 */
export function emitOpenApi(api: Api, names: Names): string {
  return `${JSON.stringify(openApi(api, names), null, 1)}\n`;
}

export function openApi(api: Api, names: Names): OpenAPIV3_1.Document {
  const paths = pathsOf(api, names);
  const items = Object.fromEntries(
    api.resources.flatMap((resource) => Object.entries(itemSchemas(resource, api, names))),
  );
  return {
    ...heading(api),
    tags: api.resources.map(tagOf),
    paths,
    components: usedComponents(paths, items, tokenOf(api.about)),
  };
}

/** The members that describe the service as a whole. */
function heading({ about: { server, license, ...about } }: Api) {
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
  };
}

function tagOf({ name, schema }: Resource): OpenAPIV3_1.TagObject {
  const description = schema.description ?? `${capital(name.replaceAll('-', ' '))}.`;
  return { name, description };
}

const verbs = {
  GET: 'get',
  POST: 'post',
  PUT: 'put',
  PATCH: 'patch',
  DELETE: 'delete',
} as const satisfies Record<Method, string>;
type Verb = (typeof verbs)[Method];

/** Several resources may have routes at one address; the first endpoint of a method is the one that is called (4.1). */
function pathsOf(api: Api, names: Names): OpenAPIV3_1.PathsObject {
  const paths: Record<string, Partial<Record<Verb, OpenAPIV3_1.OperationObject>>> = {};
  for (const resource of api.resources) {
    for (const route of resource.routes) {
      const item = (paths[addressOf(resource, route)] ??= {});
      for (const endpoint of route.endpoints) {
        for (const method of endpoint.methods)
          item[verbs[method]] ??= operation({ resource, route, endpoint, names, api }, method);
      }
    }
  }
  // openapi-types forbids members that are undefined, which no operation has.
  return paths as OpenAPIV3_1.PathsObject;
}

const common = components();

/** The components that the paths refer to, directly or through others. */
function usedComponents(
  paths: OpenAPIV3_1.PathsObject,
  items: { readonly [name: string]: OpenAPIV3_1.SchemaObject },
  token: string,
): OpenAPIV3_1.ComponentsObject {
  const all = { ...common, schemas: { ...items, ...common.schemas } };
  const byReference = new Map(
    Object.entries(all).flatMap(([kind, parts]) =>
      Object.entries(parts).map(([name, part]) => [`#/components/${kind}/${name}`, part]),
    ),
  );
  const shown = reachable(referencesIn(paths), (reference) =>
    referencesIn(byReference.get(reference)),
  );
  const used = <T extends object>(kind: keyof typeof all, parts: T): T =>
    Object.fromEntries(
      Object.entries(parts).filter(([name]) => shown.has(`#/components/${kind}/${name}`)),
    ) as T; // a subset of the same members
  return {
    schemas: used('schemas', all.schemas),
    parameters: used('parameters', all.parameters),
    headers: used('headers', all.headers),
    responses: used('responses', all.responses),
    // Named by the document as a whole.
    securitySchemes: securitySchemes(token),
  };
}
