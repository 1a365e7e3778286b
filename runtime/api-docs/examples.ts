import { formatSamples, matchesPattern, textsMatching } from '../schema/index.ts';
import type { Model, Operation, Schema, SecurityScheme } from './model.ts';

const MAX_DEPTH = 4;

/** Returns a value that the schema accepts, as far as types, formats and limits tell. */
export function exampleOf(schema: Schema, model: Model, depth = 0): unknown {
  const resolved = model.resolve(schema);
  const given = [
    ...(resolved.examples ?? []),
    resolved.const,
    resolved.default,
    resolved.enum?.[0],
  ];
  const found = given.find((value) => value !== undefined && value !== null && value !== '');
  if (found !== undefined) return found;
  const [branch] = resolved.oneOf ?? resolved.anyOf ?? resolved.allOf ?? [];
  if (branch) return exampleOf(branch, model, depth + 1);
  switch (typeOf(resolved)) {
    case 'integer':
    case 'number':
      return Math.max(1, resolved.minimum ?? 1);
    case 'boolean':
      return true;
    case 'array':
      return resolved.items && depth < MAX_DEPTH
        ? [exampleOf(resolved.items, model, depth + 1)]
        : [];
    case 'object':
      return depth < MAX_DEPTH ? requiredOf(resolved, model, depth) : {};
    default:
      return exampleText(resolved);
  }
}

function exampleText({ format, pattern, minLength = 0, maxLength = Infinity }: Schema): string {
  const text = (format && formatSamples[format]) || 'Text';
  const fitting = text.padEnd(minLength, '.').slice(0, maxLength);
  if (pattern === undefined || matchesPattern(fitting, pattern)) return fitting;
  for (const other of textsMatching(pattern, minLength))
    if (other.length <= maxLength && matchesPattern(other, pattern)) return other;
  return fitting;
}

function requiredOf(
  { properties = {}, required = [] }: Schema,
  model: Model,
  depth: number,
): object {
  return Object.fromEntries(
    required.map((name) => [name, exampleOf(properties[name] ?? {}, model, depth + 1)]),
  );
}

/** Returns the first type that is not `null`. */
export function typeOf({ type, properties, items }: Schema): string | undefined {
  const types = typeof type === 'string' ? [type] : (type ?? []);
  return (
    types.find((name) => name !== 'null') ?? (properties ? 'object' : items ? 'array' : undefined)
  );
}

/**
 * Returns an example of a request body: its required properties and those with examples of their own; without any, the
 * first property that is a plain text. `null` for an endpoint without a JSON body.
 */
export function exampleBody({ body }: Operation, model: Model): object | null {
  if (body?.type !== 'application/json') return null;
  if (typeof body.example === 'object' && body.example !== null) return body.example;
  const schema = model.resolve(body.schema);
  const { properties = {}, required = [] } = schema;
  const chosen = Object.keys(properties).filter(
    (name) => required.includes(name) || properties[name]?.examples !== undefined,
  );
  if (chosen.length === 0) chosen.push(...firstText(properties));
  return Object.fromEntries(chosen.map((name) => [name, exampleOf(properties[name] ?? {}, model)]));
}

const TITLES = ['title', 'name', 'label', 'description', 'content', 'text'];

function firstText(properties: { readonly [name: string]: Schema }): readonly string[] {
  const found = TITLES.find((name) => properties[name] && typeOf(properties[name]) === 'string');
  return found === undefined ? [] : [found];
}

/** Returns one request to an endpoint in three languages; `root` is the URL that paths start at. */
export function samplesOf(
  operation: Operation,
  resource: string,
  model: Model,
  root: string,
): Record<'http' | 'curl' | 'typescript', string> {
  const { path, parameters, id, body } = operation;
  const method = operation.methods[0] ?? 'GET';
  const values = exampleParameters(operation, model);
  const filled = path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  const url = new URL(root + filled);
  for (const { name, in: place } of parameters) {
    if (place === 'query' && name in values) url.searchParams.set(name, String(values[name]));
  }
  const [schemes = []] = operation.needsLogin ? operation.credentials : [];
  for (const { in: place, name = '' } of schemes)
    if (place === 'query') url.searchParams.set(name, 'KEY');
  const headers = schemes.filter(({ in: place }) => place !== 'query').map(credentialsHeader);
  const content = exampleBody(operation, model);
  const json = content && JSON.stringify(content, null, 2);
  const target = url.pathname + url.search;
  const upload = body && !json ? body.type : null;
  const call = camelCase(resource);
  const args = { ...values, ...content };
  const argument = Object.keys(args).length === 0 ? '' : literal(args);
  const member = id.startsWith(`${resource}.`) ? id.slice(resource.length + 1) : id;
  return {
    http: [
      `${method} ${target} HTTP/1.1`,
      `Host: ${url.host}`,
      ...headers,
      ...(json ? ['Content-Type: application/json', '', json] : []),
    ].join('\n'),
    curl: [
      `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(url.href)}`,
      ...headers.map((header) =>
        header.includes(': Basic ') ? `-u ${quoted('user:password')}` : `-H ${quoted(header)}`,
      ),
      ...(json ? [`-H 'Content-Type: application/json'`, `-d ${quoted(json)}`] : []),
      ...(upload === 'multipart/form-data'
        ? formOf(operation, model).files.map((name) => `-F ${quoted(`${name}=@file`)}`)
        : upload
          ? [`--data-binary @file`]
          : []),
    ].join(' \\\n  '),
    typescript: `const result = await client.${call}.${member}(${argument});`,
  };
}

/** Returns the header of credentials; tokens of OAuth 2 and OpenID Connect are sent as bearer tokens. */
function credentialsHeader({ type, scheme = 'bearer', in: place, name = '' }: SecurityScheme) {
  if (type === 'apiKey') return place === 'cookie' ? `Cookie: ${name}=…` : `${name}: …`;
  return `Authorization: ${scheme.replace(/^./, (letter) => letter.toUpperCase())} …`;
}

/** Returns the names of the fields of a form: those of files, and the others. */
export function formOf(
  { body }: Operation,
  model: Model,
): Record<'files' | 'fields', readonly string[]> {
  const isForm = body?.type === 'multipart/form-data';
  const all = isForm ? Object.entries(model.resolve(body.schema).properties ?? {}) : [];
  const isFile = ({ items, format }: Schema): boolean =>
    format === 'binary' || (items !== undefined && isFile(items));
  const files = all.filter(([, schema]) => isFile(schema)).map(([name]) => name);
  return { files, fields: all.map(([name]) => name).filter((name) => !files.includes(name)) };
}

/** Returns values for the required parameters in the path and the query. */
export function exampleParameters(
  { parameters }: Operation,
  model: Model,
): { readonly [name: string]: unknown } {
  return Object.fromEntries(
    parameters
      .filter(({ in: place, required }) => place === 'path' || (place === 'query' && required))
      .map(({ name, schema = {} }) => [name, exampleOf(schema, model)]),
  );
}

function camelCase(name: string): string {
  return name.replace(/[^A-Za-z0-9]+([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function literal(value: object): string {
  return JSON.stringify(value, null, 2)
    .replace(/"([A-Za-z_$][\w$]*)":/g, '$1:')
    .replace(/"((?:[^"'\\])*)"/g, `'$1'`);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
