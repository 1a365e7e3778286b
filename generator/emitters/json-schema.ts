import type { OpenAPIV3_1 } from 'openapi-types';
import type { ApiModel, EmittedFiles, Emitter, JsonSchema } from '../model/emitter.ts';

const COMPONENT = '#/components/schemas/';

/** Returns a schema of an OpenAPI document as one that stands alone. */
export function jsonSchemaOf(schema: object, { components }: OpenAPIV3_1.Document): JsonSchema {
  const definitions: { [name: string]: unknown } = {};
  const convert = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(convert);
    return Object.fromEntries(Object.entries(value).flatMap(convertMember));
  };
  const convertMember = ([keyword, value]: [string, unknown]): [string, unknown][] => {
    // JSON Schema does not have the word; `oneOf` next to it says the same.
    if (keyword === 'discriminator' && typeof value === 'object' && Object(value).propertyName)
      return [];
    if (keyword !== '$ref' || typeof value !== 'string') return [[keyword, convert(value)]];
    const name = value.slice(COMPONENT.length);
    if (!Object.hasOwn(definitions, name)) {
      // Set first: a schema can refer to itself.
      definitions[name] = {};
      definitions[name] = convert(components?.schemas?.[name]);
    }
    return [[keyword, `#/$defs/${name}`]];
  };
  const converted = convert(schema);
  const hasDefinitions = Object.keys(definitions).length > 0;
  return { ...Object(converted), ...(hasDefinitions && { $defs: definitions }) };
}

/**
 * Returns the emitter of JSON Schema 2020-12 files: one for the item of each resource in each context
 * (`books/view.json`), and one for the input of each endpoint (`books/create.input.json`).
 */
export function jsonSchemas({ name = 'json-schema' }: { readonly name?: string } = {}): Emitter {
  return { name, emit: schemaFiles };
}

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

function schemaFiles({ resources }: ApiModel): EmittedFiles {
  const files = resources.flatMap(({ name, views, endpoints }) => [
    ...Object.entries(views).map(([context, view]) => [`${name}/${context}.json`, view] as const),
    ...endpoints.map((each) => [`${name}/${each.name}.input.json`, each.input] as const),
  ]);
  const print = (schema: JsonSchema) =>
    `${JSON.stringify({ $schema: DIALECT, ...schema }, null, 2)}\n`;
  return Object.fromEntries(files.map(([path, schema]) => [path, print(schema)]));
}
