import type { OpenAPIV3_1 } from 'openapi-types';
import type { LinkRule } from '../../runtime/shape/links.ts';
import type { ContextRule } from '../../runtime/shape/contexts.ts';
import type { ArgDefinition, ItemSchema, Schema } from '../../runtime/schema/types.ts';
import type { ArgSets, EndpointSpec, FileFields } from '../../runtime/resource/index.ts';
import type { NestedSpec, ResponseSpec } from '../../runtime/resource/index.ts';
import type { SecurityRequirement, Template } from '../../runtime/resource/index.ts';
import type { Span } from '../diagnostics/diagnostic.ts';

/** Returns where something is declared. */
export type Origin = () => Span;

/** The contents of all schema files, with references resolved and defaults applied. Lists are sorted by name. */
export interface Api {
  readonly about: About;
  readonly resources: readonly Resource[];
  /** Argument sets that at least one endpoint includes. */
  readonly argSets: readonly ArgSet[];
  readonly types: readonly NamedType[];
  readonly enums: readonly NamedEnum[];
  /** The callbacks that the site provides by name, with the arguments that use them. */
  readonly siteCallbacks: ReadonlyMap<string, readonly CallbackUse[]>;
  /** Bases that are generated as data for resources that are registered at run time. */
  readonly bases: readonly Base[];
  /** All argument sets as declared, for resources that are registered at run time. */
  readonly argSpecs: ArgSets;
  /** Digest of all schema files except those of resources. */
  readonly digest: string;
}

/** The contents of schemas/api.json. */
export interface About {
  readonly title: string;
  readonly version: string;
  readonly description?: string;
  readonly license?: { readonly name: string; readonly identifier?: string; readonly url?: string };
  readonly contact?: { readonly name?: string; readonly url?: string; readonly email?: string };
  /** The statuses of error codes, or the status and the message. */
  readonly errors?: {
    readonly [code: string]:
      | readonly number[]
      | {
          readonly status: number;
          readonly message: string;
          readonly data?: { readonly [name: string]: Schema };
        };
  };
  /** OpenAPI security schemes by name. */
  readonly securitySchemes?: { readonly [name: string]: OpenAPIV3_1.SecuritySchemeObject };
  /** The security of endpoints that have none of their own; one of the requirements is enough. */
  readonly security?: readonly SecurityRequirement[];
  /** The protocol of the server; `content-api` if absent. */
  readonly profile?: 'plain' | 'content-api';
  /** The root of the API: a URL, or a path below that of the site. */
  readonly server?: string;
  /** The product token, which is part of the names of headers, cookies and the core namespace. */
  readonly token?: string;
}

/** A base merged with the bases that it extends. */
export interface Base {
  readonly name: string;
  /** Path of the file from the project's root, with slashes. */
  readonly source: string;
  readonly template: Template;
}

export interface Resource {
  readonly name: string; // comments
  readonly singular: string; // comment
  /** Path of the schema file from the project's root, with slashes. */
  readonly source: string;
  /** `null` for the core namespace; empty for none (profile `plain`). */
  readonly namespace: string | null;
  /** The product token that types, comments and documents show. */
  readonly token: string; // cms
  readonly base: string; // comments
  /** The schema of the item, including `arg_options`. */
  readonly schema: ItemSchema;
  /** The schema of the item as OPTIONS shows it. */
  readonly publicSchema: Schema;
  /** The contexts in the order of the file; without contexts, one named `view` that omits nothing. */
  readonly contexts: readonly ContextView[];
  /** The item with every field that a context shows: the result of handlers. */
  readonly whole: Schema;
  /** Fields that `_fields` shows only as a whole. */
  readonly wholeFields: readonly string[];
  readonly links: readonly Link[];
  /** Values that links depend on in addition to fields: name → schema. */
  readonly facts: { readonly [name: string]: Schema };
  readonly routes: readonly (Route & { readonly endpoints: readonly Endpoint[] })[];
  /** Digest of its schema file, and of those of the resources that it takes arguments from. */
  readonly digest: string;
  /** The positions of its name and of the name of an item. */
  readonly origin: Origin;
  readonly singularOrigin: Origin;
}

/** An item as one context shows it. */
export interface ContextView {
  readonly context: string; // view
  readonly schema: Schema; // the shown fields
  readonly omits: ContextRule; // the omitted fields
  readonly paths: readonly string[]; // every `_fields` path: id, content, content.rendered
}

export interface Link extends LinkRule {
  /** The embedded resource; `null` if no schema file describes it. */
  readonly embeds: string | null;
  readonly origin: Origin;
}

export interface Route {
  /** The pattern below the namespace: `/comments/(?P<id>[\d]+)`. */
  readonly pattern: string;
  /** The pattern with its groups by name: `/comments/{id}`. */
  readonly path: string;
  readonly allowBatch: { readonly [version: string]: boolean } | null;
  /** Whether OPTIONS shows the schema of the item. */
  readonly showsSchema: boolean;
  /** The groups that identify the parents of the item, and the error for an item of another parent. */
  readonly nested?: NestedSpec;
  readonly origin: Origin;
}

export function endpointsOf({ routes }: Pick<Resource, 'routes'>): readonly Endpoint[] {
  return routes.flatMap(({ endpoints }) => endpoints);
}

/** An endpoint, with members of its schema that it has unchanged. */
export interface Endpoint extends Pick<
  EndpointSpec,
  'answers' | 'summary' | 'operationId' | 'tags' | 'media' | 'security'
> {
  readonly name: string; // list
  readonly id: string; // comments.list
  readonly route: Route;
  readonly methods: readonly Method[];
  readonly description: string | null;
  readonly deprecated?: Deprecation;
  /** The schema of an `any` response as declared, and with the product token filled in; `null` if there is none. */
  readonly answer: { readonly schema: Schema; readonly shown: Schema } | null;
  /** The status of the usual response. */
  readonly status: number;
  /** All responses by status, if there are several, or some have headers. */
  readonly responses?: readonly DeclaredResponse[];
  /** The default context. */
  readonly context: string;
  /** The contexts that a request can select; can be empty. */
  readonly asks: readonly string[];
  /** Whether requests can upload files. */
  readonly uploads: boolean;
  /** The files of a form by field, if the schema file declares them. */
  readonly files?: FileFields;
  readonly errors: readonly string[];
  /** Whether there are constructors of all of its errors but common ones, so that its handler returns no others. */
  readonly hasConstructors?: boolean;
  /** The members of the data of errors, by code. */
  readonly errorData?: { readonly [code: string]: Schema };
  readonly args: readonly Arg[];
  readonly origin: Origin;
}

/** A response with a certain status. `answers` is how an item in the body is shown, if this is not the usual response. */
export interface DeclaredResponse extends Pick<ResponseSpec, 'description' | 'answers'> {
  readonly status: number;
  /** The schema of the body; `null` if it is that of the usual response, or an item. */
  readonly schema: Schema | null;
  readonly headers: { readonly [name: string]: Schema };
}

/** Whether and since when an endpoint should no longer be called. */
export interface Deprecation {
  /** The replacement, in a sentence; empty if the file has none. */
  readonly message: string;
  /** The value of the header `Deprecation`. */
  readonly header: string;
}

export interface Arg {
  readonly name: string;
  /** The name with the product token filled in. */
  readonly shownName: string;
  /** Schema keywords and `required` in the order of the file, without callbacks. */
  readonly definition: ArgDefinition;
  /** The definition with the product token filled in. */
  readonly shown: ArgDefinition;
  readonly validate: Callback;
  readonly sanitize: Callback;
  /** Additional values that a client may send; only for types. */
  readonly accepts: Schema | null;
  /** Whether the argument is a group of the route's pattern. */
  readonly inPath: boolean;
  /** Whether the resource has no contexts, so that an argument `context` is one like others. */
  readonly isOrdinary?: boolean;
  /** Whether a sent null is a value (profile `plain`), or counts as missing. */
  readonly takesNull: boolean;
  /** The argument set that includes it unchanged. */
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
  readonly description: string | null;
  readonly args: readonly Arg[];
}

/** A schema of schemas/types/. */
export interface NamedType {
  readonly name: string; // address
  readonly schema: Schema;
  /** Whether an argument contains it. */
  readonly isSent: boolean;
  readonly origin: Origin;
}

/** An `enum` with names, for which a constant is generated. */
export interface NamedEnum {
  /** The name of a type, or of an item and its property: `book-binding`. */
  readonly name: string;
  readonly schema: Schema;
  readonly origin: Origin;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** How a callback of an argument is given. Without `sanitize` an argument is parsed by its schema: validated, then sanitized (4.7). */
export type Callback =
  | { readonly by: 'schema' | 'none' | 'absent' }
  | { readonly by: 'kernel' | 'site'; readonly name: string };
