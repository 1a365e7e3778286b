import type { OpenAPIV3_1 } from 'openapi-types';
import { isContainer } from '../../../runtime/schema/values/containers.ts';
import { hasOwnLogins } from '../../lower/about.ts';
import { endpointsOf, type About, type Api } from '../../model/api.ts';
import type { Names } from '../../names/names.ts';
import { addressOf, capital } from '../wording.ts';
import { components } from './components.ts';
import { itemSchemas } from './items.ts';
import { asSent, unnamedSchema } from './schema.ts';
import { operation, requirements } from './operation.ts';

/** Prints `generated/openapi.json`: the service as an OpenAPI 3.1 document, indented by one space to keep large documents small. */
export function emitOpenApi(api: Api, names: Names): string {
  return `${JSON.stringify(openApi(api, names), null, 1)}\n`;
}

export function openApi(api: Api, names: Names): OpenAPIV3_1.Document {
  const paths = pathsOf(api, names);
  const items = Object.fromEntries([
    ...api.resources.flatMap((resource) =>
      Object.entries(asSent(itemSchemas(resource, api, names), api.about)),
    ),
    ...api.types.flatMap(({ name, schema }) => [
      [names.ofType(name).answered, asSent(unnamedSchema(schema, 'answered'), api.about)] as const,
      [names.ofType(name).sent, unnamedSchema(schema, 'required')] as const,
    ]),
  ]);
  const { title, version, description, contact, license, server = '/' } = api.about;
  const info = {
    ...{ title, version },
    ...(description !== undefined && { description }),
    ...(contact && { contact }),
    ...(license && { license }),
  };
  return {
    ...{ openapi: '3.1.0', info, servers: [{ url: server }], ...securityOf(api.about) },
    tags: tagsOf(api),
    paths,
    components: usedComponents(paths, items, api.about),
  };
}

/** Returns the authentication of operations that have none of their own. */
function securityOf(about: About): Pick<OpenAPIV3_1.Document, 'security'> {
  // Public content needs no authentication.
  if (hasOwnLogins(about))
    return { security: [{}, { cookie: [], nonce: [] }, { applicationPassword: [] }] };
  return about.security ? { security: requirements(about.security) } : {};
}

/** Returns a tag for each resource, and those that endpoints name in addition. */
function tagsOf({ resources }: Api): OpenAPIV3_1.TagObject[] {
  const known = resources.map(({ name, schema }) => {
    return { name, description: schema.description ?? `${capital(name.replaceAll('-', ' '))}.` };
  });
  const named = new Set(resources.flatMap(endpointsOf).flatMap(({ tags = [] }) => tags));
  for (const { name } of known) named.delete(name);
  return [...known, ...[...named].sort().map((name) => ({ name }))];
}

/** Merges the operations of resources that share a path. The first endpoint of a method is called (4.1). */
function pathsOf(api: Api, names: Names): OpenAPIV3_1.PathsObject {
  const paths: Record<string, Partial<Record<string, OpenAPIV3_1.OperationObject>>> = {};
  for (const resource of api.resources)
    for (const endpoint of endpointsOf(resource)) {
      const item = (paths[addressOf(resource, endpoint.route)] ??= {});
      for (const method of endpoint.methods)
        item[method.toLowerCase()] ??= operation({ resource, endpoint, names, api }, method);
    }
  // The members are named after methods, and none is undefined.
  return paths as OpenAPIV3_1.PathsObject;
}

/** Returns the components that the paths refer to, directly or through other components. */
function usedComponents(
  paths: OpenAPIV3_1.PathsObject,
  items: { readonly [name: string]: OpenAPIV3_1.SchemaObject },
  about: About,
): OpenAPIV3_1.ComponentsObject {
  const { securitySchemes, ...built } = components(about);
  const all = { ...built, schemas: { ...items, ...built.schemas } };
  const byReference = new Map(
    Object.entries(all).flatMap(([kind, parts]) =>
      Object.entries(parts).map(([name, part]) => [`#/components/${kind}/${name}`, part]),
    ),
  );
  const found = new Set<string>();
  const collect = (part: unknown): void => {
    if (!isContainer(part)) return;
    for (const [name, value] of Object.entries(part)) {
      if (name !== '$ref' || typeof value !== 'string') collect(value);
      else if (!found.has(value)) {
        found.add(value);
        collect(byReference.get(value));
      }
    }
  };
  collect(paths);
  const used = Object.entries(all).map(([kind, parts]) => {
    const isUsed = ([name]: [string, unknown]) => found.has(`#/components/${kind}/${name}`);
    return [kind, Object.fromEntries(Object.entries(parts).filter(isUsed))];
  });
  // The document itself refers to the authentication schemes.
  return { ...Object.fromEntries(used), ...(securitySchemes && { securitySchemes }) };
}
