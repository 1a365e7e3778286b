import type { ArgDefinition, ItemSchema, Schema } from '../schema/types.ts';

/** What an endpoint answers, which decides status, headers and shape. */
export type Answers = 'item' | 'page' | 'list' | 'map' | 'created' | 'deleted' | 'any';

/** A resource file as it is once its base is merged in and its parameters are filled in. */
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

export interface LinkSpec {
  readonly href: string;
  readonly when?: string;
  readonly embeddable?: boolean;
  readonly embeds?: string;
  readonly each?: string;
  readonly always?: boolean;
  readonly attributes?: { readonly [name: string]: string };
}

/** Every member but these, and words of somebody's own (`x-…`), is an endpoint. */
export interface RouteSpec {
  readonly args?: ArgsSpec;
  readonly allow_batch?: { readonly [version: string]: boolean };
  readonly shows_schema?: boolean;
  /** Whether an earlier, wider route is meant to answer its requests. */
  readonly shadowed?: boolean;
  readonly nested?: NestedSpec;
}

/** The item that the path names belongs to the items that the groups `under` name, else the error is `missing`. */
export interface NestedSpec {
  readonly under: readonly string[];
  readonly missing: string;
}

export interface EndpointSpec {
  readonly methods: string;
  readonly description?: string;
  readonly answers: Answers;
  /** What `any` is. */
  readonly answer_schema?: Schema;
  readonly context?: string;
  readonly uploads?: boolean;
  readonly errors?: readonly string[];
  readonly args?: ArgsSpec;
}

/** `$include` and `$from` (the item's own `schema`, or a resource) beside definitions by name; `argEntries` tells them apart. */
export interface ArgsSpec {
  readonly $include?: readonly string[];
  readonly $from?: string;
  /** The arguments of `$from` are those of a change, whatever the methods are. */
  readonly $as?: 'update';
}

export interface ArgSetSpec {
  readonly description?: string;
  readonly args: { readonly [name: string]: ArgSpec };
}

/** An argument as a file gives it: callbacks are names. */
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

/** The endpoints of a route, by name, in the file's order. */
export function endpointEntries(route: RouteSpec): [string, EndpointSpec][] {
  // The shape of the file is checked: what is none of these is an endpoint.
  return Object.entries(route).filter(
    ([name]) => !routeMembers.has(name) && !name.startsWith('x-'),
  ) as [string, EndpointSpec][];
}

/** The definitions among `args`, by name, in the file's order. */
export function argEntries(args: ArgsSpec | undefined): [string, ArgSpec][] {
  // The shape of the file is checked: names that begin with `$` are those words, no others.
  return Object.entries(args ?? {}).filter(([name]) => !name.startsWith('$')) as [
    string,
    ArgSpec,
  ][];
}

/** The links, one entry a rule, with the path to it. */
export function linkEntries(
  links: ResourceSpec['links'],
): { rel: string; link: LinkSpec; path: (string | number)[] }[] {
  return Object.entries(links ?? {}).flatMap(([rel, rules]) =>
    isList(rules)
      ? rules.map((link, index) => ({ rel, link, path: ['links', rel, index] }))
      : [{ rel, link: rules, path: ['links', rel] }],
  );
}

// `Array.isArray` does not tell a readonly list from its other.
function isList(rules: LinkSpec | readonly LinkSpec[]): rules is readonly LinkSpec[] {
  return Array.isArray(rules);
}

/**
 * Whether `allow_batch`, as a route or an endpoint has it, lets a request of `method` be in a batch: a write for `v1`, a read for
 * `get` as well. Anything that is no map allows nothing.
 */
export function allowsBatch(allowed: unknown, method: string): boolean {
  if (typeof allowed !== 'object' || allowed === null) return false;
  if (!('v1' in allowed && allowed.v1)) return false;
  return method !== 'GET' || ('get' in allowed && Boolean(allowed.get));
}
