import { patternChecker, schemaExpression } from '../check/patterns.ts';
import type { PatternChecker } from '../check/patterns.ts';
import type { Memo } from '../collections.ts';
import { Document, checkReferences } from './document.ts';
import type { Errors } from './errors.ts';
import { grouped } from './group.ts';
import { isMap, mapIn, textIn, listIn } from './json.ts';
import type { JsonMap } from './json.ts';
import { described } from './keywords.ts';
import { kebab, pluralOf } from './words.ts';
import { Losses } from './losses.ts';
import type { Loss } from './losses.ts';
import { operationsOf } from './operations.ts';
import type { Selection } from './operations.ts';
import type { IsNumber } from './path.ts';
import { fatal, ImportError } from './problems.ts';
import { resourceOf } from './resource.ts';
import type { ResourceFile } from './resource.ts';
import { isListResponse } from './responses.ts';
import { SchemaConverter } from './schema.ts';
import { schemesOf, securityOf } from './security.ts';
import { withAlternatives } from './tags.ts';
import { addTexts } from './texts.ts';
import { typeFilesOf } from './type-files.ts';
import type { TypeFiles } from './type-files.ts';
import { withUniqueNames } from './unique-names.ts';

/** The schema files of a document. */
export interface Converted {
  readonly resources: readonly ResourceFile[];
  readonly types: TypeFiles;
  readonly api: JsonMap;
  readonly losses: readonly Loss[];
  /** The number of selected operations. */
  readonly operations: number;
}

/** Converts an OpenAPI document into schema files. Throws an `ImportError` if it is not one, or if its references are broken. */
export async function convert(
  root: unknown,
  source: string,
  selection: Selection,
  memo?: Memo,
): Promise<Converted> {
  const document = new Document(withAlternatives(checkedRoot(root, source)), source);
  const problems = checkReferences(document);
  if (problems.length > 0) throw new ImportError(...problems);
  const attempt = (parts: number, rejected: ReadonlySet<string> = new Set()) =>
    convertTo(parts, document, source, selection, rejected);
  for (const parts of PARTS) {
    const found = attempt(parts);
    const rejected = found && (await rejectedOf(found.patterns, patternChecker(memo)));
    const converted = rejected?.size === 0 ? found : rejected && attempt(parts, rejected);
    if (converted) return converted.converted;
  }
  throw new Error('The last attempt has no limit.');
}

/** Returns the patterns that are invalid in JavaScript, or whose matching time grows faster than the text. */
async function rejectedOf(patterns: ReadonlySet<string>, checker: PatternChecker) {
  const isRejected = async (pattern: string) =>
    pattern.length > LONGEST_PATTERN || (await checker(schemaExpression(pattern))) !== null;
  const all = await Promise.all(
    [...patterns].map(async (pattern) => ((await isRejected(pattern)) ? [pattern] : [])),
  );
  return new Set(all.flat());
}

/** Longer patterns take too long to be judged. */
const LONGEST_PATTERN = 12_000;

/** The number of sub-schemas of all endpoints together, of which each endpoint has its part. */
const MOST_SCHEMAS = 60_000;

/** Most endpoints need less than their part, so each can have several. */
const PARTS = [4, 2, 1] as const;

/** Any schema can have so many sub-schemas. */
const LEAST = 100;

interface Attempt {
  readonly converted: Converted;
  readonly patterns: ReadonlySet<string>;
}

/**
 * Converts a document, with schemas of up to so many parts of all sub-schemas. They do not have the patterns of `rejected`. Returns `null` if
 * there are too many sub-schemas, and fewer parts would reduce them.
 */
function convertTo(
  parts: number,
  document: Document,
  source: string,
  selection: Selection,
  rejected: ReadonlySet<string>,
): Attempt | null {
  const losses = new Losses();
  const { possible, count } = operationsOf(document, selection, losses);
  const most = Math.min(1000, Math.max(LEAST, Math.round((parts * MOST_SCHEMAS) / count)));
  const converter = new SchemaConverter(document, losses, most, rejected);
  if (count === 0) throw new ImportError(nothingSelected(document, selection));

  const isNumber = numbersOf(possible, converter);
  const groups = grouped(possible, {
    isList: (operation) => isListResponse(operation, converter),
    isNumber,
  });
  const found: ResourceFile[] = [];
  for (const group of groups) {
    found.push(resourceOf(group, converter, source, isNumber));
    if (parts > 1 && most > LEAST && converter.count > MOST_SCHEMAS) return null;
  }
  const { resources, types, errors } = withUniqueNames({
    resources: found,
    errors: converter.errors.declared(),
    types: typeFilesOf([found, converter.errors.declared()], converter, source),
  });
  for (const [name, hook] of Object.entries(mapIn(document.root, 'webhooks')))
    if (isMap(hook)) losses.add('webhook', mapIn(document.root, 'webhooks'), name);
  const api = apiOf(errors, converter);
  addTexts(document, possible, { resources, types: [...types.values()], api }, losses);
  const converted = { resources, types, api, losses: losses.all(document), operations: count };
  return { converted, patterns: converter.patterns };
}

/** Whether a document is a JSON Schema of an object. */
function isObjectSchema(root: JsonMap): boolean {
  const isOther = ['openapi', 'swagger', 'asyncapi', 'paths'].some((name) => name in root);
  return !isOther && (root['type'] === 'object' || '$schema' in root) && isMap(root['properties']);
}

/** Returns the OpenAPI document of a collection of items with a schema. References within the schema stay valid. */
function documentOf(schema: JsonMap, source: string): JsonMap {
  const file = source.replace(/^.*[\\/]/, '').replace(/(?:\.schema)?\.\w+$/, '');
  const singular = kebab(textIn(schema, 'title') ?? file) || 'item';
  const content = { 'application/json': { schema: { $ref: '#' } } };
  const [item, body] = [
    { description: 'The item.', content },
    { requestBody: { content, required: true } },
  ];
  const list = { 'application/json': { schema: { type: 'array', items: { $ref: '#' } } } };
  const removed = { responses: { 204: { description: 'Deleted.' } } };
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
  return {
    ...schema,
    openapi: '3.1.0',
    info: { title: textIn(schema, 'title') ?? file, version: '1.0.0' },
    paths: {
      [`/${pluralOf(singular)}`]: {
        get: { responses: { 200: { description: 'The items.', content: list } } },
        post: { ...body, responses: { 201: item } },
      },
      [`/${pluralOf(singular)}/{id}`]: {
        parameters: [id],
        get: { responses: { 200: item } },
        put: { ...body, responses: { 200: item } },
        delete: removed,
      },
    },
  };
}

function checkedRoot(root: unknown, source: string): JsonMap {
  const version = textIn(root, 'openapi');
  const isSupported = version !== undefined && /^3\./.test(version);
  if (isMap(root) && isSupported && (isMap(root['paths']) || isMap(root['webhooks']))) return root;
  if (isMap(root) && isObjectSchema(root)) return documentOf(root, source);
  if (textIn(root, 'swagger') !== undefined)
    throw fatal(
      'Swagger 2.0 is not supported.',
      'Convert the document to OpenAPI 3 first, for example with `npx swagger2openapi`.',
      '/swagger',
    );
  if (isSupported)
    throw fatal('The document has no paths.', 'Add "paths" with at least one operation.', '/paths');
  const fix = 'Import a document of OpenAPI 3.0 or 3.1, or a JSON Schema of an object.';
  throw version === undefined
    ? fatal('Not an OpenAPI document: it has no member "openapi".', fix, '')
    : fatal(`OpenAPI ${version} is not supported.`, fix, '/openapi');
}

function nothingSelected({ root }: Document, { tag, path }: Selection) {
  const tags = new Set(
    Object.values(mapIn(root, 'paths')).flatMap((item) =>
      Object.values(isMap(item) ? item : {}).flatMap((node) => listIn(node, 'tags')),
    ),
  );
  if (tag !== undefined)
    return {
      pointer: '/paths',
      message: `No operation has the tag "${tag}".`,
      fix: `Use one of the tags: ${[...tags].slice(0, 40).join(', ')}.`,
    };
  return {
    pointer: '/paths',
    message:
      path === undefined ? 'The document has no operations.' : `No path starts with ${path}.`,
    fix: path === undefined ? 'Add an operation.' : 'Use a path of the document, such as /pets.',
  };
}

/** Returns whether a parameter of a path is an integer, which decides what its route matches. */
function numbersOf(
  operations: ReturnType<typeof operationsOf>['possible'],
  converter: SchemaConverter,
): IsNumber {
  const known = new Map<string, boolean>();
  for (const { path, parameters } of operations) {
    for (const { parameters: groups } of path.segments) {
      for (const [name, group] of groups) {
        const given = parameters.find((each) => each.in === 'path' && each.name === name);
        const { type } = converter.flat(given?.node['schema']);
        const key = JSON.stringify([path.template, group]);
        known.set(key, known.get(key) ?? type === 'integer');
      }
    }
  }
  return ({ template }, group) => known.get(JSON.stringify([template, group])) ?? false;
}

/** Returns schemas/api.json. */
function apiOf(errors: Errors, converter: SchemaConverter): JsonMap {
  const { root } = converter.document;
  const info = mapIn(root, 'info');
  const { name: license, ...ofLicense } = textsOf(info, 'license', ['name', 'identifier', 'url']);
  const contact = textsOf(info, 'contact', ['name', 'url', 'email']);
  const schemes = schemesOf(converter);
  const security = securityOf(root, converter);
  return {
    $schema: '../generated/meta/api.schema.json',
    title: textIn(info, 'title') ?? 'API',
    version: textIn(info, 'version') ?? '1.0.0',
    ...described(info),
    ...(Object.keys(contact).length > 0 && { contact }),
    ...(license !== undefined && { license: { name: license, ...ofLicense } }),
    profile: 'plain',
    server: serverOf(converter),
    ...(Object.keys(schemes).length > 0 && { securitySchemes: schemes }),
    ...(security && { security }),
    ...(Object.keys(errors).length > 0 && { errors }),
  };
}

/** Returns the members of a map that have text. */
function textsOf(around: JsonMap, name: string, members: readonly string[]) {
  const all = members.map((member) => [member, textIn(mapIn(around, name), member)] as const);
  return Object.fromEntries(all.filter(([, text]) => text !== undefined));
}

/** Returns the path of the first server, below which a service has the routes. */
function serverOf({ document, losses }: SchemaConverter): string {
  const { root } = document;
  const [first, ...others] = listIn(root, 'servers');
  const template = textIn(first, 'url') ?? '/';
  if (others.length > 0 || template.includes('{')) losses.add('server', root, 'servers');
  const variables = mapIn(first, 'variables');
  const valueOf = (name: string) => textIn(mapIn(variables, name), 'default') ?? 'x';
  const url = template.replaceAll(/\{([^}]*)\}/g, (_, name: string) => valueOf(name));
  if (!URL.canParse(url, 'http://localhost')) return '/';
  return new URL(url, 'http://localhost').pathname.replace(/\/+$/, '') || '/';
}
