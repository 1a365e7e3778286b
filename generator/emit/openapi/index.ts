import type { OpenAPIV3_1 } from 'openapi-types';
import { tokenOf } from '../../lower/callbacks.ts';
import type { Api, Method, Resource } from '../../model/api.ts';
import type { Names } from '../../names/names.ts';
import { addressOf, capital } from '../wording.ts';
import { components, securitySchemes } from './components.ts';
import { itemSchemas } from './items.ts';
import { operation } from './operation.ts';

/**
 * Prints `generated/openapi.json`: the service as an OpenAPI 3.1 document, one line per member, indented by one space to keep
 * large documents small.
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

/** Returns the members that describe the service. */
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
    // Public content needs no authentication.
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

/** Merges the operations of resources that share a path. The first endpoint of a method is called (4.1). */
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
  // openapi-types allows undefined members, which operations do not have.
  return paths as OpenAPIV3_1.PathsObject;
}

const common = components();

/** Returns the components that the paths refer to, directly or through other components. */
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
    // The document itself refers to them.
    securitySchemes: securitySchemes(token),
  };
}

/** Returns all references of `start`, including indirect ones. */
function reachable(
  start: Iterable<string>,
  referencesOf: (reference: string) => Iterable<string>,
): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (references: Iterable<string>): void => {
    for (const reference of references) {
      if (found.has(reference)) continue;
      found.add(reference);
      follow(referencesOf(reference));
    }
  };
  follow(start);
  return found;
}

/** Returns the distinct references of a part of the document. */
function referencesIn(value: unknown): readonly string[] {
  const found = new Set<string>();
  collect(value, found);
  return [...found];
}

function collect(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    if (key === '$ref' && typeof member === 'string') found.add(member);
    else collect(member, found);
  }
}
