import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { withNoticesNow } from '../../runtime/errors/index.ts';
import type { Schema } from '../../runtime/schema/types.ts';
import { wrongValues } from '../../runtime/shape/wrong-values.ts';

/** A schema of the OpenAPI document. */
interface DocumentSchema {
  readonly $ref?: string;
  readonly anyOf?: readonly DocumentSchema[];
  readonly oneOf?: readonly DocumentSchema[];
  readonly items?: DocumentSchema;
  readonly additionalProperties?: DocumentSchema;
}

/** The parts of the OpenAPI document that are read here. */
export interface OpenApiDocument {
  readonly components: object;
  readonly paths: {
    readonly [path: string]: {
      readonly [method: string]: {
        readonly responses: {
          readonly [status: string]: {
            readonly content?: {
              readonly [type: string]: {
                readonly schema?: DocumentSchema;
                readonly examples?: { readonly [code: string]: unknown };
              };
            };
          };
        };
      };
    };
  };
}

/** The kind of response of a body. */
export interface ResponseOf {
  readonly path: string;
  readonly method: string;
  readonly status: number;
  /** The context of the response; `null` if it is unknown. */
  readonly context: string | null;
  /** Whether `_fields` removed members. */
  readonly isPartial: boolean;
}

/** Validates bodies against the OpenAPI document and against the schemas of OPTIONS. */
export class ResponseSchemas {
  readonly #document: OpenApiDocument;
  readonly #ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false });
  readonly #checks = new Map<string, ValidateFunction>();

  constructor(document: OpenApiDocument) {
    this.#document = document;
    this.#ajv.addSchema({ $id: 'document', ...document });
  }

  /** Returns the first place of a body that its schemas refuse; `null` if there is none. */
  wrong(body: unknown, shown: Schema | null, of: ResponseOf): string | null {
    const schema = this.#schemaOf(of);
    if (schema === undefined) return null;
    const chosen = of.context === null ? schema : inContext(schema, of.context);
    if (!of.isPartial) {
      const check = this.#checkOf(JSON.stringify(chosen).replaceAll('"#/', '"document#/'));
      const [error] = check(body) === true ? [] : (check.errors ?? []);
      if (error) return `OpenAPI ${error.instancePath}: ${error.message}`;
    }
    if (shown === null) return null;
    for (const item of itemsOf(schema, body)) {
      const found = wrongItem(item, shown, of.context);
      if (found !== null) return `OPTIONS ${found}`;
    }
    return null;
  }

  /** Whether the document declares an error of an endpoint by its status and code. */
  describesError(
    { path, method, status }: Omit<ResponseOf, 'context' | 'isPartial'>,
    code: string,
  ) {
    const responses = this.#document.paths[path]?.[method.toLowerCase()]?.responses;
    const examples = responses?.[status]?.content?.['application/json']?.examples ?? {};
    return Object.hasOwn(examples, code);
  }

  #checkOf(text: string): ValidateFunction {
    // Generated from the document.
    const check = this.#checks.get(text) ?? this.#ajv.compile(JSON.parse(text) as object);
    this.#checks.set(text, check);
    return check;
  }

  #schemaOf({ path, method, status }: ResponseOf): DocumentSchema | undefined {
    const operation = this.#document.paths[path]?.[method.toLowerCase()];
    return operation?.responses[String(status)]?.content?.['application/json']?.schema;
  }
}

/** Selects the view of the context of the request. */
function inContext(schema: DocumentSchema, context: string): DocumentSchema {
  const { anyOf, items, additionalProperties } = schema;
  if (items) return { ...schema, items: inContext(items, context) };
  if (typeof additionalProperties === 'object')
    return { ...schema, additionalProperties: inContext(additionalProperties, context) };
  const view = anyOf?.find(({ $ref }) => $ref?.toLowerCase().endsWith(context));
  return view ?? schema;
}

/** The items of a body, for responses with items. */
function itemsOf(schema: DocumentSchema, body: unknown): readonly unknown[] {
  if (schema.items) return Array.isArray(body) ? body : [];
  if (schema.additionalProperties && isMap(body)) return Object.values(body);
  if (schema.oneOf && isMap(body) && body['deleted'] === true) return [body['previous']];
  return schema.$ref || schema.anyOf || schema.oneOf ? [body] : [];
}

function wrongItem(item: unknown, shown: Schema, context: string | null): string | null {
  if (!isMap(item)) return null;
  const { _links: _, _embedded: _e, ...members } = item;
  const hidden = Object.keys(members).find((name) => {
    const { context: contexts } = shown.properties?.[name] ?? {};
    return context !== null && contexts !== undefined && !contexts.includes(context);
  });
  if (hidden !== undefined) return `/${hidden}: the context ${context} does not have it`;
  const closed: Schema = { additionalProperties: false, ...shown };
  return withNoticesNow(
    () => undefined,
    () => {
      for (const { pointer, problem } of wrongValues(members, closed))
        return `${pointer}: ${problem}`;
      return null;
    },
  );
}

function isMap(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
