import type { OpenAPIV3_1 } from 'openapi-types';
import type { Api, Method, Resource } from '../../model/api.ts';
import type { Names } from '../../names/names.ts';
import type { Blocks } from '../pieces.ts';
import { addressOf, capital } from '../wording.ts';
import { entry } from './entry.ts';
import { itemSchemas } from './items.ts';
import { operation } from './operation.ts';
import { referencesIn } from './used.ts';

/** What the document says of one resource, printed: printed it takes a third of the room, and none of the heap's. */
export interface Part {
  readonly outline: PartOutline;
  /** As they stand at their addresses. */
  readonly operations: readonly (readonly [address: string, verb: Verb, operation: Buffer])[];
  /** The item as each context shows it, by the name of its type. */
  readonly items: ReadonlyMap<string, Buffer>;
}

/** As much of it as the rest of the document depends on. */
export interface PartOutline {
  readonly tag: OpenAPIV3_1.TagObject;
  readonly addresses: readonly string[];
  /** What its operations refer to. */
  readonly references: readonly string[];
  readonly views: readonly { readonly name: string; readonly references: readonly string[] }[];
}

export function printPart(resource: Resource, api: Api, names: Names, blocks: Blocks): Part {
  const { name, schema } = resource;
  const operations = resource.routes.flatMap((route) =>
    route.endpoints.flatMap((endpoint) =>
      endpoint.methods.map((method) => {
        const made = operation({ resource, route, endpoint, names, api }, method);
        return [addressOf(resource, route), verbs[method], made] as const;
      }),
    ),
  );
  const kept = (key: string, value: unknown): Buffer => blocks.keep(entry(key, value, 3));
  const items = Object.entries(itemSchemas(resource, api, names));
  const description = schema.description ?? `${capital(name.replaceAll('-', ' '))}.`;
  return {
    outline: {
      tag: { name, description },
      addresses: [...new Set(operations.map(([address]) => address))],
      references: referencesIn(operations),
      views: items.map(([view, item]) => ({ name: view, references: referencesIn(item) })),
    },
    operations: operations.map(([address, verb, made]) => [address, verb, kept(verb, made)]),
    items: new Map(items.map(([view, item]) => [view, kept(view, item)])),
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
