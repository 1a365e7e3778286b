import type { OpenAPIV3_1 } from 'openapi-types';
import type { Method } from './api.ts';

/**
 * Prints files from the schemas of a project (`emitters` of the configuration). They are written below the folder `name` of
 * `out`, with the header of generated files.
 */
export interface Emitter {
  /** The folder: `docs`. */
  readonly name: string;
  readonly emit: (api: ApiModel) => EmittedFiles | Promise<EmittedFiles>;
}

/** Texts by their paths in the folder of the emitter: `{ 'books.md': '…' }`. */
export interface EmittedFiles {
  readonly [path: string]: string;
}

/** A schema of JSON Schema 2020-12. Its `$defs` have the schemas that it refers to. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** The API that the schema files of a project describe. Emitters print files from it. */
export interface ApiModel {
  readonly title: string;
  readonly version: string;
  /** Sorted by name. */
  readonly resources: readonly ResourceModel[];
  /** The whole API as an OpenAPI 3.1 document. */
  readonly openapi: OpenAPIV3_1.Document;
}

export interface ResourceModel {
  /** The plural: `books`. */
  readonly name: string;
  /** `book` */
  readonly singular: string;
  /** Empty if the schema file has none. */
  readonly description: string;
  /** The schema of an item in each context, without `_links`. A resource without contexts has one of the name `view`. */
  readonly views: { readonly [context: string]: JsonSchema };
  /** In the order of the schema file. */
  readonly endpoints: readonly EndpointModel[];
  /** The schema file: `schemas/resources/books.json`. */
  readonly source: string;
}

export interface EndpointModel {
  /** `list` */
  readonly name: string;
  /** `books.list`, which is unique in the API. */
  readonly id: string;
  /** The first one is the usual one. */
  readonly methods: readonly Method[];
  /** `/v1/books/{id}`, below the root of the API. */
  readonly path: string;
  readonly summary: string;
  /** Empty if the schema file has none. */
  readonly description: string;
  readonly tags: readonly string[];
  readonly deprecated: boolean;
  /** Whether requests can upload files. */
  readonly uploads: boolean;
  /** The schema of all arguments together: an object. */
  readonly input: JsonSchema;
  /** The names of the arguments by the part of the request that carries them. */
  readonly sentIn: {
    readonly [K in 'path' | 'query' | 'header' | 'body' | 'wholeBody']: readonly string[];
  };
  /** The media type of a response that is not JSON. */
  readonly media?: string;
  /** The schema of the successful response; `null` if it has no body. */
  readonly output: JsonSchema | null;
  /** The codes of its own errors. */
  readonly errors: readonly string[];
  /** Where the schema file declares it: `schemas/resources/books.json:12`. */
  readonly source: string;
}
