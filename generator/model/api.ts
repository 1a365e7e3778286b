import type { LinkRule } from '../../runtime/shape/links.ts';
import type { ContextRule } from '../../runtime/shape/contexts.ts';
import type { ArgDefinition, ItemSchema, Schema } from '../../runtime/schema/types.ts';
import type { Answers, ArgSets, NestedSpec, Template } from '../../runtime/resource/index.ts';
import type { Span } from '../diagnostics/diagnostic.ts';

/** Where something is written, for who asks: to find the place the file may have to be parsed again. */
export type Origin = () => Span;

/** Everything the schemas say, resolved: no references, no defaults left to apply. */
export interface Api {
  readonly about: About;
  /** In the order of their names. */
  readonly resources: readonly Resource[];
  /** Argument sets that at least one endpoint includes, in the order of their names. */
  readonly argSets: readonly ArgSet[];
  /** Names of callbacks that the site has to supply, sorted. */
  readonly siteCallbacks: readonly string[];
  /** Bases for resources that are made at run time, in the order of their names. */
  readonly bases: readonly Base[];
  /** Every argument set as it is written, for the same. */
  readonly argSpecs: ArgSets;
}

/** What the API says of itself: schemas/api.json. */
export interface About {
  readonly title: string;
  readonly version: string;
  readonly description?: string;
  readonly license?: { readonly name: string; readonly identifier?: string; readonly url?: string };
  readonly contact?: { readonly name?: string; readonly url?: string; readonly email?: string };
  /** The statuses that codes of errors come with. */
  readonly errors?: { readonly [code: string]: readonly number[] };
  /** Where a server has its root: an address, or a path below that of the site. */
  readonly server?: string;
  /** The product token of the service: it names headers, cookies and the core namespace. */
  readonly token?: string;
}

/** A base as it is written, with what it extends. */
export interface Base {
  readonly name: string;
  /** Path of the file from the project's root, with slashes. */
  readonly source: string;
  /** Of all that it follows from. */
  readonly digest: string;
  readonly template: Template;
}

export interface Resource {
  readonly name: string; // comments
  readonly singular: string; // comment
  /** Path of the schema file from the project's root, with slashes. */
  readonly source: string;
  /** `null` is the core namespace. */
  readonly namespace: string | null;
  /** The product token that types, comments and documents show. */
  readonly token: string; // cms
  readonly base: string; // comments
  /** The item, `arg_options` and all. */
  readonly schema: ItemSchema;
  /** The item as OPTIONS shows it: as responses have it. */
  readonly publicSchema: Schema;
  /** Every context, in the file's order; one named `view` that omits nothing when the file has none. */
  readonly contexts: readonly ContextView[];
  /** The item with every field that some context shows: what a handler returns. */
  readonly whole: Schema;
  /** Fields of which `_fields` shows no part. */
  readonly wholeFields: readonly string[];
  readonly links: readonly Link[];
  /** What links depend on beside fields: name → schema. */
  readonly facts: { readonly [name: string]: Schema };
  readonly routes: readonly Route[];
  /** The argument sets that its endpoints take arguments from unchanged, sorted. */
  readonly sharedSets: readonly string[];
  /** What its arguments want of the site. */
  readonly callbackUses: readonly CallbackUse[];
  /** Of everything that is said above, and where. */
  readonly digest: string;
  /** Where its name is written, and where the name of one of its items is. */
  readonly origin: Origin;
  readonly singularOrigin: Origin;
}

/** The resource as one context shows it. */
export interface ContextView {
  readonly context: string; // view
  readonly schema: Schema; // what is left of it
  readonly omits: ContextRule; // what is left out
  readonly paths: readonly string[]; // every `_fields` path: id, content, content.rendered
}

export interface Link extends LinkRule {
  /** The resource that embedding shows; `null` when it is not one of the schemas'. */
  readonly embeds: string | null;
  readonly origin: Origin;
}

export interface Route {
  /** Below the namespace, with the base: `/comments/(?P<id>[\d]+)`. */
  readonly pattern: string;
  /** The pattern with its groups by name: `/comments/{id}`. */
  readonly path: string;
  readonly allowBatch: { readonly [version: string]: boolean } | null;
  /** Whether OPTIONS answers with the item's schema. */
  readonly showsSchema: boolean;
  /** Which groups name the parents of the item, and the error for one that belongs elsewhere. */
  readonly nested?: NestedSpec;
  readonly endpoints: readonly Endpoint[];
  readonly origin: Origin;
}

export interface Endpoint {
  readonly name: string; // list
  readonly id: string; // comments.list
  readonly methods: readonly Method[];
  readonly description: string | null;
  readonly answers: Answers;
  /** What `any` is, as the file has it and with the product token filled in; `null` where nobody says. */
  readonly answer: { readonly schema: Schema; readonly shown: Schema } | null;
  /** The context when the request names none. */
  readonly context: string;
  /** The contexts that a request can name; empty when it can name none. */
  readonly asks: readonly string[];
  /** Whether requests may bring files. */
  readonly uploads: boolean;
  /** The codes of the errors of its own that it may answer; empty when the file names none. */
  readonly errors: readonly string[];
  /** The statuses that they come with, as far as schemas/api.json says so. */
  readonly statuses?: { readonly [code: string]: readonly number[] };
  readonly args: readonly Arg[];
  readonly origin: Origin;
}

export interface Arg {
  readonly name: string;
  /** The name with the product token filled in: in types and documents. */
  readonly shownName: string;
  /** Schema keywords and `required`, in the file's order; callbacks apart. */
  readonly definition: ArgDefinition;
  /** The same with the product token filled in. */
  readonly shown: ArgDefinition;
  readonly validate: Callback;
  readonly sanitize: Callback;
  /** What a client may send where it is more than the schema says; for types alone. */
  readonly accepts: Schema | null;
  /** Whether the argument is a group of the route's pattern. */
  readonly inPath: boolean;
  /** The argument set that it comes from unchanged. */
  readonly sharedFrom: string | null;
  readonly origin: Origin;
}

/** An argument that names a callback of the site. */
export interface CallbackUse {
  readonly callback: string;
  readonly seam: 'validate' | 'sanitize';
  readonly arg: string;
}

export interface ArgSet {
  readonly name: string; // collection
  readonly source: string;
  /** Of all that it follows from. */
  readonly digest: string;
  readonly description: string | null;
  readonly args: readonly Arg[];
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * How an argument's callback is given. `absent` for `sanitize` means: parsed by its schema, which is
 * checked first (4.7); `absent` for `validate` means: no check of its own.
 */
export type Callback =
  | { readonly by: 'schema' }
  // By the schema too, which is whole only when the product token is known: when it is registered.
  | { readonly by: 'registration'; readonly name: string }
  | { readonly by: 'kernel'; readonly name: string }
  | { readonly by: 'site'; readonly name: string }
  | { readonly by: 'nobody' }
  | { readonly by: 'absent' };
