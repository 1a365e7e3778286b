import type { OpenAPIV3_1 } from 'openapi-types';
import type { Api, Method, Resource } from '../../model/api.ts';
import type { Names } from '../../names/names.ts';
import { addressOf, capital } from '../wording.ts';
import { itemSchemas } from './items.ts';
import { operation } from './operation.ts';
import { referencesIn } from './used.ts';

/** What the document says of one resource. */
export interface Part {
  readonly tag: OpenAPIV3_1.TagObject;
  readonly operations: readonly (readonly [
    address: string,
    verb: Verb,
    operation: OpenAPIV3_1.OperationObject,
  ])[];
  readonly items: ReturnType<typeof itemSchemas>;
}

/** As much of it as the rest of the document depends on. */
export interface PartOutline {
  readonly tag: OpenAPIV3_1.TagObject;
  readonly addresses: readonly string[];
  /** What its operations refer to. */
  readonly references: readonly string[];
  readonly views: readonly { readonly name: string; readonly references: readonly string[] }[];
}

export function partOf(resource: Resource, api: Api, names: Names): Part {
  const { name, schema } = resource;
  const operations = resource.routes.flatMap((route) =>
    route.endpoints.flatMap((endpoint) =>
      endpoint.methods.map((method) => {
        const made = operation({ resource, route, endpoint, names, api }, method);
        return [addressOf(resource, route), verbs[method], made] as const;
      }),
    ),
  );
  const description = schema.description ?? `${capital(name.replaceAll('-', ' '))}.`;
  return { tag: { name, description }, operations, items: itemSchemas(resource, api, names) };
}

export function outlineOfPart({ tag, operations, items }: Part): PartOutline {
  return {
    tag,
    addresses: [...new Set(operations.map(([address]) => address))],
    references: referencesIn(operations),
    views: Object.entries(items).map(([name, item]) => ({ name, references: referencesIn(item) })),
  };
}

const verbs = {
  GET: 'get',
  POST: 'post',
  PUT: 'put',
  PATCH: 'patch',
  DELETE: 'delete',
} as const;
type Verb = (typeof verbs)[Method];
