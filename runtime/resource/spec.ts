import { isSet } from '../schema/index.ts';
import type { ArgDefinition, ItemSchema, Schema } from '../schema/types.ts';
import { isList } from '../schema/values/containers.ts';
import type { LinkRule } from '../shape/links.ts';

/** The kind of a response, which determines status, headers and shape. */
export type Answers = 'item' | 'page' | 'list' | 'map' | 'created' | 'deleted' | 'any';

/** A resource file after its base is merged and its parameters are filled in. */
export interface ResourceSpec {
  readonly resource: string;
  readonly singular: string;
  readonly namespace?: string;
  readonly base: string;
  readonly contexts?: readonly string[];
  readonly schema: ItemSchema;
  readonly facts?: { readonly [name: string]: Schema };
  readonly links?: { readonly [relation: string]: LinkSpec | readonly LinkSpec[] };
  readonly routes: { readonly [pattern: string]: RouteSpec };
}

export interface LinkSpec extends Omit<LinkRule, 'rel'> {
  readonly embeds?: string;
}

/** All other members are endpoints, except `x-…`. */
export interface RouteSpec {
  readonly args?: ArgsSpec;
  readonly allow_batch?: { readonly [version: string]: boolean };
  readonly shows_schema?: boolean;
  /** Whether an earlier, wider route takes its requests on purpose. */
  readonly shadowed?: boolean;
  readonly nested?: NestedSpec;
}

/** The item must belong to the items of the groups `under`; otherwise the error is `missing`. */
export interface NestedSpec {
  readonly under: readonly string[];
  readonly missing: string;
}

export interface EndpointSpec {
  readonly methods: string;
  readonly description?: string;
  /** For documents. */
  readonly summary?: string;
  readonly operationId?: string;
  readonly tags?: readonly string[];
  /** Whether, why or since which date clients should no longer call it. */
  readonly deprecated?: boolean | string | { readonly message?: string; readonly since: string };
  readonly answers: Answers;
  /** The schema of `any`. */
  readonly answer_schema?: Schema;
  /** The media type of a response that is not JSON. */
  readonly media?: string;
  /** The status of the usual response, if `answers` does not imply it. */
  readonly status?: number;
  /** Further responses by status, and the headers of the usual one. */
  readonly responses?: { readonly [status: string]: ResponseSpec };
  readonly context?: string;
  readonly uploads?: boolean | FileFields;
  /** For the OpenAPI document. */
  readonly security?: readonly SecurityRequirement[];
  readonly errors?: readonly string[];
  readonly args?: ArgsSpec;
}

/** The name of a security scheme, or the schemes that a request needs together, each with its scopes. An empty object: none. */
export type SecurityRequirement = string | { readonly [scheme: string]: readonly string[] };

/** A response with a certain status; without `answers` and `schema` it has no body. */
export interface ResponseSpec {
  readonly description?: string;
  /** The kind of an item in the body. */
  readonly answers?: 'item' | 'created';
  /** The schema of any other body. */
  readonly schema?: Schema;
  readonly headers?: { readonly [name: string]: Schema };
}

/** The files of a form by field. */
export interface FileFields {
  readonly [field: string]: FileField;
}

/** A file, or several if there is `maxItems` or `minItems`. */
export interface FileField {
  readonly description?: string;
  readonly required?: boolean;
  /** Media types and ranges: `image/png`, `image/*`. */
  readonly mediaTypes?: readonly string[];
  readonly minItems?: number;
  readonly maxItems?: number;
  /** The most bytes of each file. */
  readonly maxBytes?: number;
}

/** `$include`, `$from` (`schema` or a resource), and definitions by name, which `argEntries` returns. */
export interface ArgsSpec {
  readonly $include?: readonly string[];
  readonly $from?: string;
  /** `$from` gives the arguments of an update, also for other methods. */
  readonly $as?: 'update';
}

export interface ArgSetSpec {
  readonly description?: string;
  readonly args: { readonly [name: string]: ArgSpec };
}

/** An argument of a schema file: callbacks are names. */
export interface ArgSpec extends Omit<ArgDefinition, 'enum'> {
  readonly enum?: readonly unknown[] | { readonly $from: 'contexts' };
  readonly accepts?: Schema;
}

const routeMembers: ReadonlySet<string> = new Set([
  'args',
  'allow_batch',
  'shows_schema',
  'shadowed',
  'nested',
]);

/** Returns the endpoints of a route by name, in the order of the file. */
export function endpointEntries(route: RouteSpec): [string, EndpointSpec][] {
  // The file is valid, so all other members are endpoints.
  return Object.entries(route).filter(
    ([name]) => !routeMembers.has(name) && !name.startsWith('x-'),
  ) as [string, EndpointSpec][];
}

/** Returns the status of the usual response of an endpoint. */
export function usualStatus({
  status,
  answers,
  answer_schema: schema,
}: Pick<EndpointSpec, 'status' | 'answers' | 'answer_schema'>): number {
  return status ?? (answers === 'created' ? 201 : schema?.type === 'null' ? 204 : 200);
}

export function isRedirect(status: number): boolean {
  return status >= 300 && status < 400;
}

/** Whether a response with the status has no body. */
export function isWithoutBody(status: number): boolean {
  return isRedirect(status) || status === 204 || status === 205;
}

/** Returns the definitions of `args` by name, in the order of the file. */
export function argEntries(args: ArgsSpec | undefined): [string, ArgSpec][] {
  // Other names may begin with `$`, as those of OData do.
  const { $include: _, $from: _from, $as, ...own } = args ?? {};
  return Object.entries(own as ArgSetSpec['args']); // the file is valid
}

/** Returns the links, one entry for each rule, with their paths. */
export function linkEntries(
  links: ResourceSpec['links'],
): { rel: string; link: LinkSpec; path: (string | number)[] }[] {
  return Object.entries(links ?? {}).flatMap(([rel, rules]) =>
    isList(rules)
      ? rules.map((link, index) => ({ rel, link, path: ['links', rel, index] }))
      : [{ rel, link: rules, path: ['links', rel] }],
  );
}

/**
 * Whether the `allow_batch` of a route or endpoint allows a method in a batch: `v1` allows writes, and `get` reads as well.
 */
export function allowsBatch(allowed: unknown, method: string): boolean {
  if (typeof allowed !== 'object' || allowed === null) return false;
  if (!('v1' in allowed && isSet(allowed.v1))) return false;
  return method !== 'GET' || ('get' in allowed && isSet(allowed.get));
}
